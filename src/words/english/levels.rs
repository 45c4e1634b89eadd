//! The levels of the opponent.

use crate::words::catalogue;

catalogue! {
    /// The names of the levels, and a sentence about each.
    LevelWords {
        // The names of levels are nouns: how it finds its moves.
        Chance = "Chance"
        Greed = "Greed"
        Care = "Care"
        Minimax = "Minimax"
        // It gets in the way of lines.
        Hinder = "Hinder"
        Whim = "Whim"
        Fancy = "Fancy"
        Habit = "Habit"
        Taste = "Taste"
        Sense = "Sense"
        Instinct = "Instinct"
        Glance = "Glance"
        Thought = "Thought"
        Plan = "Plan"
        Study = "Study"
        Insight = "Insight"
        Vision = "Vision"
        Mastery = "Mastery"

        // {0}: a short rank such as 15k.
        AboutRank = "about {0}"
        // A rank and a name, or a name and a short rank.
        Title = "{0} · {1}"
        Kyu = "{0} kyu"
        Dan = "{0} dan"

        AboutHumanRank = "Plays what players of this rank play"
        AboutSearchRank = "Reads ahead as far as this rank takes"

        AboutChance = "Plays at random: for your very first game"
        AboutGreed = "Captures whatever it can and reads no further"
        AboutCare = "Captures too, but saves its own stones first"
        AboutWhim = "Plays like a beginner after a few weeks"
        AboutFancy = "Plays like a human, with plenty of blunders"
        AboutHabit = "Plays like a human, on good days and bad"
        AboutTaste = "Plays like an average club player"
        AboutSense = "Plays like a strong club player"
        AboutInstinct = "Plays at once what an experienced player would"
        AboutGlance = "Plays at once what a dan player would"
        AboutThought = "Compares the likeliest moves before playing"
        AboutPlan = "Reads about twenty positions: for strong players"
        AboutStudy = "Reads more than fifty positions: for dan players"
        AboutInsight = "Reads about two hundred positions: for strong dans"
        AboutVision = "Reads hundreds of positions: for very strong players"
        AboutMastery = "Jego at full strength, with all the time it has"

        OthelloGreed = "Takes a corner, or flips as many discs as it can"
        OthelloMinimax = "Looks three moves ahead: for players who know corners"
        OthelloGlance = "Looks a little further: for occasional players"
        OthelloThought = "Thinks about each move: for regular players"
        OthelloPlan = "Looks far ahead: for strong players"
        OthelloStudy = "Looks further still and solves the endgame early"

        AligneGreed = "Completes a line when it can: for beginners"
        AligneHinder = "Also breaks up pairs that share a trait"
        AligneCare = "Also avoids giving away a winning move"
        AligneMastery = "Searches as far as time allows; flawless near the end"
    }
}

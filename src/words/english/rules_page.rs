//! The page that teaches the rules.

use crate::words::catalogue;

catalogue! {
    /// What stands on the page beside its lessons.
    RulesLabel {
        Title = "Rules"
        Go = "Go"
        Othello = "Othello"
        Aligne4 = "Aligne 4"
        Back = "Back"
        BackHint = "Leave the rules (Escape)"
        Contents = "Contents"
        Undo = "Undo"
        UndoOn = "Undo: {0}"
        Reset = "Start over"
        ResetOn = "Start over: {0}"
        Pass = "Pass"
        PassOn = "Pass: {0}"
        TableRules = "Rules"
        TableKo = "Ko"
        TableSuicide = "Suicide"
        TableScoring = "Scoring"
        TableKomi = "Komi"
        TableHandicap = "With handicap"
        TablePasses = "Passes at the end"
    }
}

catalogue! {
    /// The sections of the page, each a title and its paragraphs.
    RulesText {
        Turns = "Board and stones"
        TurnsHow =
            "Go is played on the intersections of the lines. Black plays first, then the players take turns, each placing one stone on any empty intersection."
        TurnsWhy =
            "Once placed, a stone does not move. It leaves the board only when it is captured. In the end, whoever controls more of the board wins."
        Liberties = "Chains and liberties"
        LibertiesHow =
            "The empty intersections next to a stone along the lines are its liberties. There are four in the middle, three on the edge and two in the corner; diagonals do not count."
        LibertiesChain =
            "Stones of the same color that are adjacent along the lines form a chain. A chain shares its liberties, each counted once, and its stones live or die together."
        Capture = "Capture"
        CaptureHow =
            "When the opponent fills the last liberty of a chain, the chain is captured. All its stones are removed from the board and kept as prisoners."
        Atari = "Atari"
        AtariHow =
            "A chain with a single liberty left is in atari. It can be captured on the next move, unless it gains liberties or captures an attacker."
        Suicide = "Suicide"
        SuicideHow =
            "You may not fill the last liberty of your own chain. Such a move is called suicide, and most rules forbid it. New Zealand and Tromp–Taylor rules allow it, and the stones are lost."
        SuicideCapture =
            "Captures come first, though. A stone that seems to have no liberty may be played if it captures, because the captured stones make room for it."
        Ko = "Ko"
        KoHow =
            "Sometimes each player could recapture a single stone forever. This shape is called a ko. It may not be retaken at once, because the board would look as it did before."
        KoThreat =
            "So you play elsewhere first, ideally a ko threat: a move that must be answered. Once the rest of the board has changed, the ko may be retaken."
        KoSuper =
            "Longer cycles exist, but they are rare. A superko rule forbids every position that has been on the board before. Under the simple ko rule such a cycle ends the game with no result."
        Life = "Life and death"
        LifeTwo =
            "An eye is an empty space surrounded by a group. A group with two separate eyes can never be captured: the opponent would have to fill both, and each of the two moves is suicide."
        LifeOne =
            "A group with only one eye dies once it is surrounded. The last stone is played inside the eye, which is not suicide because it captures."
        Seki = "Seki"
        SekiHow =
            "Two groups without two eyes can share their last liberties. Whoever fills one of them is captured, so both players leave them alone. This is called seki: both groups live as they are."
        Territory = "Territory"
        TerritoryHow =
            "Empty points surrounded by one color alone are its territory. A region that touches both colors belongs to nobody, and its points are called dame. A single opposing stone inside is enough to leave a region open, until that stone is captured."
        Ending = "Passing and the end of the game"
        EndingHow =
            "Instead of playing a stone you may pass. When neither player sees a move worth playing, both pass, and two passes in a row end play."
        EndingDisagree =
            "Then the score is counted. If the players disagree about a chain, they resume play and settle it on the board."
        Counting = "Scoring"
        CountingDead =
            "Stones that cannot avoid being captured are dead. They are removed without having to be captured, once the players agree on them."
        CountingWays =
            "Area scoring adds up your living stones and the points they surround. Territory scoring adds up the points you surround, your prisoners and the opponent’s dead stones. The two nearly always name the same winner."
        Handicap = "Komi and handicap"
        HandicapKomi =
            "Playing first is worth several points. White receives komi in return, often 7.5 points; the half point rules out a draw, called jigo."
        HandicapStones =
            "A stronger player can give a handicap. Black then starts with two to nine stones, on the star points or in free placement, and White plays next."
        Rulesets = "Rulesets compared"
        RulesetsHow =
            "Players in different countries agree on nearly everything. Jego follows the ruleset you choose, and this is where they differ."
        Discs = "Board and discs"
        DiscsHow =
            "Othello is played on eight by eight squares, with discs that are black on one side and white on the other. At the start four of them are in the middle, two of each color."
        DiscsWhy =
            "Black plays first, then the players take turns. In the end, whoever has more discs of their color wins."
        Bracket = "Where you can play"
        BracketHow =
            "A new disc must bracket discs of the other color: they lie in a straight line, without a gap, between it and another disc of your color. Rows, columns and diagonals all count."
        BracketTurn =
            "Bracketed discs are flipped and change color. A disc that would flip nothing may not be placed."
        Directions = "All directions at once"
        DirectionsHow =
            "One disc can bracket in up to eight directions. Everything it brackets is flipped, in all of them, and nothing may be left out."
        Chain = "No chain reaction"
        ChainHow =
            "Only the disc that was just placed brackets. Discs that were flipped do not flip others, even if they now close a line."
        Pass = "Passing"
        PassHow =
            "A player who can flip nothing passes, and the opponent plays again. A player who can move must move. Jego passes for you when you must, and says so."
        DiscCount = "The end and the score"
        DiscCountHow =
            "The game ends when neither player can move, usually because the board is full. The discs of each color are counted, and empty squares go to the winner."
        DiscCountDraw = "With equal numbers of discs the game is a draw"
    }
}

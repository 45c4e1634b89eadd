//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::French;

translation! {
    French, LevelWords {
        Chance = "Hasard"
        Greed = "Avidité"
        Care = "Prudence"
        Minimax = "Minimax"
        Hinder = "Entrave"
        Whim = "Caprice"
        Fancy = "Fantaisie"
        Habit = "Habitude"
        Taste = "Goût"
        Sense = "Bon sens"
        Instinct = "Instinct"
        Glance = "Coup d’œil"
        Thought = "Réflexion"
        Plan = "Plan"
        Study = "Étude"
        Insight = "Clairvoyance"
        Vision = "Vision"
        Mastery = "Maîtrise"

        AboutRank = "environ {0}"
        Title = "{0} · {1}"
        Kyu = { ordinal one: "{0}er kyu", other: "{0}e kyu" }
        Dan = { ordinal one: "{0}er dan", other: "{0}e dan" }

        AboutHumanRank = "Joue ce que jouent les joueurs de ce niveau"
        AboutSearchRank = "Calcule aussi loin qu’il faut pour ce niveau"

        AboutChance = "Joue au hasard : pour une toute première partie"
        AboutGreed = "Capture tout ce qu’il peut, sans voir plus loin"
        AboutCare = "Capture aussi, mais sauve d’abord ses pierres"
        AboutWhim = "Joue comme un débutant après quelques semaines"
        AboutFancy = "Joue comme un humain, avec beaucoup d’étourderies"
        AboutHabit = "Joue comme un humain, les bons et les mauvais jours"
        AboutTaste = "Joue comme un joueur de club moyen"
        AboutSense = "Joue comme un bon joueur de club"
        AboutInstinct = "Joue d’instinct, comme un joueur expérimenté"
        AboutGlance = "Joue d’instinct, comme un joueur dan"
        AboutThought = "Compare les coups les plus probables avant de jouer"
        AboutPlan = "Lit une vingtaine de positions : pour les bons joueurs"
        AboutStudy = "Lit plus de cinquante positions : pour les joueurs dan"
        AboutInsight = "Lit quelque deux cents positions : pour les dan confirmés"
        AboutVision = "Lit des centaines de positions : pour les très forts"
        AboutMastery = "Jego à pleine force, avec tout le temps qu’il a"

        OthelloGreed = "Prend un coin, ou retourne le plus de pions possible"
        OthelloMinimax = "Voit trois coups à l’avance : pour qui connaît les coins"
        OthelloGlance = "Voit un peu plus loin : pour les joueurs occasionnels"
        OthelloThought = "Réfléchit à chaque coup : pour les joueurs réguliers"
        OthelloPlan = "Voit loin : pour les bons joueurs"
        OthelloStudy = "Voit plus loin encore et résout tôt la finale"

        AligneGreed = "Complète un alignement quand il peut : pour débuter"
        AligneHinder = "Casse aussi les paires qui partagent un trait"
        AligneCare = "Évite aussi d’offrir un coup gagnant"
        AligneMastery = "Cherche tant que le temps le permet, sans faute à la fin"
    }
}

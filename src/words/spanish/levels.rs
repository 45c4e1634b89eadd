//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::Spanish;

translation! {
    Spanish, LevelWords {
        Chance = "Azar"
        Greed = "Codicia"
        Care = "Cautela"
        Minimax = "Minimax"
        Hinder = "Estorbo"
        Whim = "Capricho"
        Fancy = "Fantasía"
        Habit = "Hábito"
        Taste = "Gusto"
        Sense = "Criterio"
        Instinct = "Instinto"
        Glance = "Vistazo"
        Thought = "Reflexión"
        Plan = "Plan"
        Study = "Estudio"
        Insight = "Perspicacia"
        Vision = "Visión"
        Mastery = "Maestría"

        AboutRank = "cerca de {0}"
        Title = "{0} · {1}"
        Kyu = "{0} kyu"
        Dan = "{0} dan"

        AboutHumanRank = "Juega lo que juegan los jugadores de este rango"
        AboutSearchRank = "Lee tan lejos como pide este rango"

        AboutChance = "Juega al azar: para tu primera partida"
        AboutGreed = "Captura todo lo que puede y no lee más"
        AboutCare = "También captura, pero antes salva sus piedras"
        AboutWhim = "Juega como un principiante de unas pocas semanas"
        AboutFancy = "Juega como un humano, con muchos errores graves"
        AboutHabit = "Juega como un humano, en días buenos y malos"
        AboutTaste = "Juega como un jugador de club medio"
        AboutSense = "Juega como un buen jugador de club"
        AboutInstinct = "Juega al instante lo que jugaría un experto"
        AboutGlance = "Juega al instante lo que jugaría un dan"
        AboutThought = "Compara las jugadas más probables antes de jugar"
        AboutPlan = "Lee unas veinte posiciones: para jugadores fuertes"
        AboutStudy = "Lee más de cincuenta posiciones: para jugadores dan"
        AboutInsight = "Lee unas doscientas posiciones: para dan avanzados"
        AboutVision = "Lee cientos de posiciones: para jugadores muy fuertes"
        AboutMastery = "Jego con toda su fuerza y todo el tiempo que tiene"

        OthelloGreed = "Toma una esquina, o voltea todas las fichas que puede"
        OthelloMinimax = "Mira tres jugadas: para quien conoce las esquinas"
        OthelloGlance = "Mira un poco más lejos: para jugadores ocasionales"
        OthelloThought = "Piensa cada jugada: para jugadores habituales"
        OthelloPlan = "Mira muy lejos: para jugadores fuertes"
        OthelloStudy = "Mira aún más lejos y resuelve pronto el final"

        AligneGreed = "Completa una línea si puede: para principiantes"
        AligneHinder = "También deshace parejas que comparten un rasgo"
        AligneCare = "También evita regalar una jugada ganadora"
        AligneMastery = "Busca mientras hay tiempo; sin fallos cerca del final"
    }
}

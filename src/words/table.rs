//! What is said at the table.

use crate::aligne4::{Line, Piece, Trait, TraitValue};
use crate::board::{ByColor, Color};
use crate::game::Outcome;
use crate::record;

use super::outcomes::win;
use super::{Ending, Language, outcome, outcome_named, side};

super::catalogue! {
    /// The board, the panels, and the line of messages.
    pub enum Table {
        Black { en: "Black", fr: "Noir" }
        White { en: "White", fr: "Blanc" }
        Person { en: "person", fr: "humain" }
        Computer { en: "computer, {0}", fr: "ordinateur, {0}" }
        Prisoners { en: "prisoners", fr: "prisonniers" }
        TerritoryPart { en: "territory", fr: "territoire" }
        Stones { en: "stones", fr: "pierres" }
        Dead { en: "dead stones", fr: "pierres mortes" }
        PassStones { en: "pass stones", fr: "pierres de passe" }
        Komi { en: "komi", fr: "komi" }
        Discs { en: "discs", fr: "pions" }
        EmptySquares { en: "empty squares", fr: "cases vides" }
        InHand { en: "has to set", fr: "doit poser" }
        Gives { en: "{0} gives a piece", fr: "{0} donne une pièce" }
        Sets { en: "{0} sets the {1}", fr: "{0} pose\u{a0}: {1}" }
        ChooseSquare { en: "Choose a square for the {0}", fr: "Choisissez une case pour\u{a0}: {0}" }
        ChoosePiece { en: "Choose a piece for this square", fr: "Choisissez une pièce pour cette case" }
        NoLine { en: "The board is full, and no line has anything in common", fr: "Le plateau est plein, et aucune ligne n’a rien en commun" }
        Bonus { en: "for handicap", fr: "pour le handicap" }
        Total { en: "total", fr: "total" }
        ToMove { en: "{0} to move", fr: "Trait à {0}" }
        PlaceHandicap { en: "Black places {0} more handicap stone", fr: "Noir pose encore {0} pierre de handicap" }
        PlaceHandicaps { en: "Black places {0} more handicap stones", fr: "Noir pose encore {0} pierres de handicap" }
        Move { en: "move {0}", fr: "coup {0}" }
        MoveOf { en: "move {0} of {1}", fr: "coup {0} sur {1}" }
        StartOfGame { en: "start", fr: "début" }
        NoMove { en: "{0} has no move and passes", fr: "{0} n’a aucun coup et passe" }
        Passed { en: "{0} passes", fr: "{0} passe" }
        GameIsOver { en: "The game is over: {0}", fr: "La partie est terminée\u{a0}: {0}" }
        CountingHint { en: "Click a chain to call it dead or alive, then accept the count", fr: "Cliquez une chaîne pour la dire morte ou vivante, puis acceptez le décompte" }
        Proposing { en: "Looking for dead stones…", fr: "Recherche des pierres mortes…" }
        PlayGoesOn { en: "Play goes on, {0} to move", fr: "Le jeu reprend, trait à {0}" }
        DeletedMove { en: "{0} move deleted", fr: "{0} coup supprimé" }
        DeletedMoves { en: "{0} moves deleted", fr: "{0} coups supprimés" }
        Restored { en: "The branch is back", fr: "La variante est rétablie" }
        AtStart { en: "This is the start of the game", fr: "C’est le début de la partie" }
        AtEnd { en: "This is the end of the variation", fr: "C’est la fin de la variante" }
        OneLine { en: "There is no other variation here", fr: "Il n’y a pas d’autre variante ici" }
        ClockPaused { en: "The clocks stand still", fr: "Les pendules sont arrêtées" }
        ClockPausedHint { en: "The clocks stand still until the next move", fr: "Les pendules sont arrêtées jusqu’au prochain coup" }
        LowTime { en: "{0} has little time left", fr: "{0} n’a plus beaucoup de temps" }
        JournalTrouble { en: "The game cannot be written down: {0}", fr: "La partie ne peut pas être conservée\u{a0}: {0}" }
        Breach { en: "In the file this move breaks a rule: {0}", fr: "Dans le fichier, ce coup enfreint une règle\u{a0}: {0}" }
        ShowPosition { en: "Show that position", fr: "Voir cette position" }
        UndoDelete { en: "Undo", fr: "Annuler" }
        Comment { en: "Comment", fr: "Commentaire" }
        CommentHint { en: "Write about this move", fr: "Écrire sur ce coup" }
        Moves { en: "Moves", fr: "Coups" }
        Captured { en: "{0} captured stone", fr: "{0} pierre capturée" }
        CapturedMany { en: "{0} captured stones", fr: "{0} pierres capturées" }
        Clock { en: "Clock of {0}: {1}", fr: "Pendule de {0}\u{a0}: {1}" }
        Accept { en: "Accept", fr: "Accepter" }
        Resume { en: "Resume", fr: "Reprendre" }
        Placed { en: "{0} {1}", fr: "{0} {1}" }
        Turned { en: "{0} {1}, turns {2}", fr: "{0} {1}, retourne {2}" }
        Put { en: "{0} puts the {1} on row {2}, column {3}", fr: "{0} pose, ligne {2}, colonne {3}\u{a0}: {1}" }
        Gave { en: "{0} gives the {1}", fr: "{0} donne\u{a0}: {1}" }
        PlacedTaking { en: "{0} {1}, {2} captured", fr: "{0} {1}, prises\u{a0}: {2}" }
        Analysis { en: "The game has ended; moves make variations", fr: "La partie est terminée\u{a0}; les coups créent des variantes" }
    }
}

super::catalogue! {
    /// Pieces, and what four of them have in common.
    pub enum PieceText {
        Animal { en: "{0} {1} {2} animal", fr: "{0} animal {1} {2}" }
        Plant { en: "{0} {1} {2} plant", fr: "{0} plante {1} {2}" }
        BlackAnimal { en: "black", fr: "noir" }
        WhiteAnimal { en: "white", fr: "blanc" }
        LargeAnimal { en: "large", fr: "grand" }
        SmallAnimal { en: "small", fr: "petit" }
        RoundAnimal { en: "round", fr: "rond" }
        SquareAnimal { en: "square", fr: "carré" }
        BlackPlant { en: "black", fr: "noire" }
        WhitePlant { en: "white", fr: "blanche" }
        LargePlant { en: "large", fr: "grande" }
        SmallPlant { en: "small", fr: "petite" }
        RoundPlant { en: "round", fr: "ronde" }
        SquarePlant { en: "square", fr: "carrée" }
        FourBlack { en: "four black pieces", fr: "quatre pièces noires" }
        FourWhite { en: "four white pieces", fr: "quatre pièces blanches" }
        FourLarge { en: "four large pieces", fr: "quatre grandes pièces" }
        FourSmall { en: "four small pieces", fr: "quatre petites pièces" }
        FourAnimals { en: "four animals", fr: "quatre animaux" }
        FourPlants { en: "four plants", fr: "quatre plantes" }
        FourRound { en: "four round pieces", fr: "quatre pièces rondes" }
        FourSquare { en: "four square pieces", fr: "quatre pièces carrées" }
        Row { en: "Row {0}: {1}", fr: "Ligne {0}\u{a0}: {1}" }
        Column { en: "Column {0}: {1}", fr: "Colonne {0}\u{a0}: {1}" }
        Falling { en: "Diagonal from the top left: {0}", fr: "Diagonale depuis le haut à gauche\u{a0}: {0}" }
        Rising { en: "Diagonal from the bottom left: {0}", fr: "Diagonale depuis le bas à gauche\u{a0}: {0}" }
    }
}

/// A piece by its four traits.
#[must_use]
pub fn piece_text(language: Language, piece: Piece) -> String {
    let animal = piece.has(TraitValue::Animal);
    let kind = if animal {
        PieceText::Animal
    } else {
        PieceText::Plant
    };
    let [size, tone, shape] = [Trait::Size, Trait::Tone, Trait::Shape].map(|of| {
        let [as_animal, as_plant] = adjectives(piece.value(of));
        language.say(if animal { as_animal } else { as_plant })
    });
    let values: [&dyn std::fmt::Display; 3] = match language {
        Language::English => [&size, &shape, &tone],
        Language::French => [&size, &tone, &shape],
    };
    language.fill(kind, &values)
}

/// What a value is called of an animal and of a plant: adjectives agree.
const fn adjectives(value: TraitValue) -> [PieceText; 2] {
    match value {
        TraitValue::Black => [PieceText::BlackAnimal, PieceText::BlackPlant],
        TraitValue::White => [PieceText::WhiteAnimal, PieceText::WhitePlant],
        TraitValue::Large => [PieceText::LargeAnimal, PieceText::LargePlant],
        TraitValue::Small => [PieceText::SmallAnimal, PieceText::SmallPlant],
        TraitValue::Animal | TraitValue::Plant => [PieceText::Animal, PieceText::Plant],
        TraitValue::Round => [PieceText::RoundAnimal, PieceText::RoundPlant],
        TraitValue::Square => [PieceText::SquareAnimal, PieceText::SquarePlant],
    }
}

/// A line that won, and what its pieces have in common.
#[must_use]
pub fn line_text(language: Language, line: &Line) -> String {
    let shared = TraitValue::ALL.into_iter();
    let shared = shared.filter(|&value| line.values.contains(value));
    let shared: Vec<&str> = shared.map(|value| language.say(four(value))).collect();
    let shared = shared.join(", ");
    let [first, second, ..] = line.squares;
    if first.row == second.row {
        return language.fill(PieceText::Row, &[&(first.row + 1), &shared]);
    }
    if first.col == second.col {
        return language.fill(PieceText::Column, &[&(first.col + 1), &shared]);
    }
    let diagonal = if first.row < second.row {
        PieceText::Falling
    } else {
        PieceText::Rising
    };
    language.fill(diagonal, &[&shared])
}

const fn four(value: TraitValue) -> PieceText {
    match value {
        TraitValue::Black => PieceText::FourBlack,
        TraitValue::White => PieceText::FourWhite,
        TraitValue::Large => PieceText::FourLarge,
        TraitValue::Small => PieceText::FourSmall,
        TraitValue::Animal => PieceText::FourAnimals,
        TraitValue::Plant => PieceText::FourPlants,
        TraitValue::Round => PieceText::FourRound,
        TraitValue::Square => PieceText::FourSquare,
    }
}

/// How a game of a table ended.
#[must_use]
pub fn outcome_at(language: Language, table: record::Table, ended: &Outcome) -> String {
    match (table, ended) {
        (record::Table::Aligne4, Outcome::Win { winner, by }) => {
            win(language, side(language, table, *winner), *by)
        }
        _ => outcome(language, ended),
    }
}

/// How a game of a table ended, with the name of who won, if there is one.
#[must_use]
pub fn outcome_named_at(
    language: Language,
    table: record::Table,
    ended: &Outcome,
    names: &ByColor<String>,
) -> String {
    let (record::Table::Aligne4, Outcome::Win { winner, by }) = (table, ended) else {
        return outcome_named(language, ended, names);
    };
    match names[*winner].trim() {
        "" => outcome_at(language, table, ended),
        name => {
            let side = side(language, table, *winner);
            let name = language.fill(Ending::Named, &[&name, &side]);
            win(language, &name, *by)
        }
    }
}

/// Whoever plays a color at a table: their name, or that of the side.
#[must_use]
pub fn name_or_side(language: Language, table: record::Table, color: Color, name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    match name.trim() {
        "" => side(language, table, color).to_owned(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::aligne4::{Move, Position, Square, Variant};
    use crate::game::{Game as _, Margin, Past};

    #[test]
    fn no_two_pieces_have_one_name() {
        for language in Language::ALL {
            let names = Piece::ALL.map(|piece| piece_text(language, piece));
            let different: HashSet<&String> = names.iter().collect();
            assert_eq!(different.len(), 16, "{names:?}");
        }
        let [first, .., last] = Piece::ALL;
        let english = |piece| piece_text(Language::English, piece);
        let french = |piece| piece_text(Language::French, piece);
        assert_eq!(english(first), "large round black animal");
        assert_eq!(french(first), "grand animal noir rond");
        assert_eq!(english(last), "small square white plant");
        assert_eq!(french(last), "petite plante blanche carrée");
    }

    /// The lines of a game in which these pieces were put on these squares.
    fn lines(moves: [(usize, usize); 4]) -> Vec<Line> {
        let mut position = Position::new(Variant::Aligne4);
        let past = Past::starting_from(&position);
        for (piece, square) in moves {
            let mv = Move::Put {
                piece: Piece::ALL[piece],
                at: Square::ALL[square].point(),
            };
            position.play(mv, &past).unwrap();
        }
        position.winning_lines()
    }

    #[test]
    fn a_line_is_told_with_all_that_its_pieces_share() {
        for (moves, english, french) in [
            (
                [(0, 4), (2, 5), (4, 6), (8, 7)],
                "Row 2: four black pieces",
                "Ligne 2\u{a0}: quatre pièces noires",
            ),
            (
                [(0, 3), (2, 7), (4, 11), (6, 15)],
                "Column 4: four black pieces, four round pieces",
                "Colonne 4\u{a0}: quatre pièces noires, quatre pièces rondes",
            ),
            (
                [(4, 0), (5, 5), (6, 10), (15, 15)],
                "Diagonal from the top left: four plants",
                "Diagonale depuis le haut à gauche\u{a0}: quatre plantes",
            ),
            (
                [(0, 12), (1, 9), (4, 6), (9, 3)],
                "Diagonal from the bottom left: four large pieces",
                "Diagonale depuis le bas à gauche\u{a0}: quatre grandes pièces",
            ),
        ] {
            let lines = lines(moves);
            let [line] = lines.as_slice() else {
                panic!("{lines:?}");
            };
            assert_eq!(line_text(Language::English, line), english);
            assert_eq!(line_text(Language::French, line), french);
        }
    }

    #[test]
    fn who_wins_is_called_as_the_table_does() {
        let ended = Outcome::Win {
            winner: Color::White,
            by: Margin::Resignation,
        };
        let names = ByColor {
            black: String::new(),
            white: "Ada".to_owned(),
        };
        for (table, plain, named) in [
            (
                record::Table::Othello,
                "White wins by resignation",
                "Ada (White) wins by resignation",
            ),
            (
                record::Table::Aligne4,
                "Second wins by resignation",
                "Ada (Second) wins by resignation",
            ),
        ] {
            let english = Language::English;
            assert_eq!(outcome_at(english, table, &ended), plain);
            assert_eq!(outcome_named_at(english, table, &ended, &names), named);
        }
        let draw = outcome_at(Language::French, record::Table::Aligne4, &Outcome::Draw);
        assert_eq!(draw, "Partie nulle");
    }
}

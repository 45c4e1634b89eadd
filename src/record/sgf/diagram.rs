//! Diagrams out of texts as SGF.

use crate::board::{Color, DiagramMark, TextDiagram};
use crate::record::property::{Collection, coordinates, escape, move_name};

use super::writer::write;

/// The marks of a diagram as properties.
#[must_use]
pub fn marks_of_diagram(diagram: &TextDiagram) -> Vec<(String, Vec<String>)> {
    let value = |point| coordinates(point);
    let mut notes: Vec<(String, Vec<String>)> = Vec::new();
    for &(point, mark) in diagram.marks() {
        let (name, value) = match mark {
            DiagramMark::Triangle => ("TR", value(point)),
            DiagramMark::Square => ("SQ", value(point)),
            DiagramMark::Circle => ("CR", value(point)),
            DiagramMark::Cross => ("MA", value(point)),
            DiagramMark::Label(letter) => {
                let label = letter.to_string();
                ("LB", format!("{}:{}", value(point), escape(&label)))
            }
        };
        match notes.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value),
            None => notes.push((name.to_owned(), vec![value])),
        }
    }
    notes
}

/// A diagram as a game: its position, its marks, and its numbered moves.
#[must_use]
pub fn write_diagram(diagram: &TextDiagram) -> String {
    let mut games = Collection::new();
    let root = games.add_game();
    let lines = diagram.size().lines().to_string();
    for (name, value) in [
        ("GM", "1"),
        ("FF", "4"),
        ("CA", "UTF-8"),
        ("SZ", lines.as_str()),
    ] {
        games.add_property(root, name, &[value]);
    }
    for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
        let points = diagram.size().points();
        let stones = points.filter(|&point| diagram.stone(point) == Some(color));
        let values: Vec<String> = stones.map(coordinates).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        if !values.is_empty() {
            games.add_property(root, name, &values);
        }
    }
    let first = diagram.moves().next().map(|(by, _)| by);
    if let Some(color) = diagram.to_play().or(first) {
        games.add_property(root, "PL", &[move_name(color)]);
    }
    for (name, values) in marks_of_diagram(diagram) {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        games.add_property(root, &name, &values);
    }
    let mut last = root;
    for (by, point) in diagram.moves() {
        last = games.add_node(last);
        games.add_property(last, move_name(by), &[&coordinates(point)]);
    }
    write(&games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::open;

    #[test]
    fn a_diagram_is_a_game_with_its_position_and_moves() {
        let text = "$$W\n$$ -------\n$$ | . X 1 |\n$$ | O a 2 |\n$$ | . . # |\n$$ -------\n";
        let diagram = TextDiagram::parse(text, None).unwrap().unwrap();
        let written = write_diagram(&diagram);
        assert!(written.contains("AB[ba][cc]AW[ab]PL[W]"), "{written}");
        assert!(written.contains("LB[bb:a]SQ[cc];W[ca];B[cb]"), "{written}");
        let (game, problems) = open(written.into_bytes(), None)
            .unwrap()
            .games
            .go(0)
            .unwrap();
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(game.size().lines(), 3);
    }
}

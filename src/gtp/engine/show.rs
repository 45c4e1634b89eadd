//! The board as text, for people.

use std::fmt::Write as _;

use crate::board::{Color, Diagram, Size, Vertex};
use crate::game::Game as _;

use super::arguments::none;
use super::{Engine, Failure, Reply};

impl Engine {
    pub(super) fn showboard(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let position = self.position();
        let size = self.size();
        let diagram = Diagram::of(size, |point| position.board().stone(point)).to_string();
        let letters = letters(size);
        let mut text = format!("\n{letters}\n");
        for (index, row) in diagram.lines().enumerate() {
            let number = usize::from(size.lines()).saturating_sub(index);
            // A text in memory takes whatever is written to it.
            let _ = writeln!(text, "{number:>2} {row} {number}");
        }
        let prisoners = position.situation().prisoners;
        let _ = write!(
            text,
            "{letters}\nBlack (X) has captured {}, White (O) {}\n{} to play, komi {}",
            prisoners[Color::Black],
            prisoners[Color::White],
            position.to_play(),
            position.komi()
        );
        Ok(Reply::Text(text))
    }
}

fn letters(size: Size) -> String {
    let top = size.points().filter(|point| point.row == 0);
    let vertices = top.filter_map(|point| Vertex::new(point, size));
    let mut text = "  ".to_owned();
    for vertex in vertices {
        text.extend([' ', vertex.letter()]);
    }
    text
}

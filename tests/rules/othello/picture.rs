//! Positions as pictures.

use jego::board::{ByColor, Color, Diagram, PointSet};
use jego::game::{Game as _, Setup};
use jego::othello::{Position, SIZE, Square};

/// The position of a picture: `X` is Black, `O` White.
pub(crate) fn position(to_play: Color, picture: &str) -> Position {
    let diagram = Diagram::parse(picture).unwrap();
    let discs = |color: Color| -> PointSet {
        let stones = SIZE
            .points()
            .filter(|&point| diagram.stone(point) == Some(color));
        stones.collect()
    };
    let mut position = Position::new();
    let setup = Setup {
        add: ByColor::from_fn(discs),
        remove: PointSet::all(SIZE) - discs(Color::Black) - discs(Color::White),
        to_play: Some(to_play),
    };
    position.arrange(&setup).unwrap();
    position
}

/// The picture of a position.
pub(crate) fn picture(position: &Position) -> Diagram {
    Diagram::of(SIZE, |point| position.disc(point))
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

//! Games to be published.

use std::fmt::Write as _;

use jego::board::{Color, Grid, Point, Size};
use jego::figure::{Coordinates, Figure, Part, Sign};
use jego::go::Move;
use jego::record::{Change, GameKind, GoRecord, Start, open};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// A game out of a text of SGF.
pub(crate) fn sgf(text: &str) -> GoRecord {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    opened.games.go(0).unwrap().0
}

pub(crate) fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// A game of random moves, in which much is captured and played again.
pub(crate) fn random_game(rng: &mut SmallRng, size: Size, moves: usize) -> GoRecord {
    let mut record = GoRecord::new(Start::new(size, jego::go::Ruleset::Chinese)).unwrap();
    for _ in 0..moves {
        let legal = record.history().legal_moves();
        let places: Vec<Move> = legal.into_iter().filter(|mv| *mv != Move::Pass).collect();
        let mv = match places.is_empty() || rng.random_ratio(1, 60) {
            true => Move::Pass,
            false => places[rng.random_range(0..places.len())],
        };
        if record.apply(&Change::Play(mv)).is_err() {
            break;
        }
    }
    record
}

/// A board with anything on it: stones, numbers, letters, marks, cut anywhere.
pub(crate) fn random_figure(rng: &mut SmallRng) -> Figure {
    let size = Size::new(rng.random_range(2..=25)).unwrap();
    let kind = GameKind::Go;
    let stones = Grid::from_fn(size, |_| match rng.random_range(0..4) {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    });
    let mut figure = Figure::new(kind, stones);
    let edge = size.lines();
    let point =
        |rng: &mut SmallRng| Point::new(rng.random_range(0..edge), rng.random_range(0..edge));
    if rng.random_ratio(1, 2) {
        figure.part = Part::between(size, point(rng), point(rng));
    }
    if rng.random_ratio(1, 3) {
        figure.coordinates = Coordinates::Hidden;
    }
    for number in 1..rng.random_range(1..40) {
        let at = point(rng);
        if figure.stones[at].is_some() && figure.numbers.iter().all(|(of, _)| *of != at) {
            figure.numbers.push((at, number * 7));
        }
    }
    for _ in 0..rng.random_range(0..6) {
        let signs = [
            Sign::Triangle,
            Sign::Square,
            Sign::Circle,
            Sign::Cross,
            Sign::Selected,
        ];
        let sign = signs[rng.random_range(0..signs.len())];
        figure.marks.push((point(rng), sign));
        figure.labels.push((point(rng), "<&>\"é\u{1}a".to_owned()));
        figure.arrows.push((point(rng), point(rng)));
    }
    figure.dimmed = (0..4).map(|_| point(rng)).collect();
    if rng.random_ratio(1, 4) {
        figure.hidden = (0..8).map(|_| point(rng)).collect();
    }
    figure.caption = "A <caption> & \"more\" – é".to_owned();
    figure
}

/// The stones of a board as text.
pub(crate) fn picture(stones: &Grid<Option<Color>>) -> String {
    let mut text = String::new();
    for row in 0..stones.size().lines() {
        for col in 0..stones.size().lines() {
            let sign = match stones[Point::new(col, row)] {
                None => '.',
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
            };
            text.push(sign);
        }
        writeln!(text).unwrap();
    }
    text
}

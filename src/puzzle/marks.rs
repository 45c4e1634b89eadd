//! What is written beside a node of a problem, as far as it matters for
//! solving it.

use super::vocabulary::{Capital, Meaning, capitals, meaning, without_marks};
use crate::board::{Color, Point};
use crate::game::TurnId;
use crate::record::GoRecord;

/// The most characters of a comment that are shown.
const MOST_TEXT: usize = 4_000;

/// What the author of a problem says of a node.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NodeMarks {
    /// Whether its line is right.
    pub(super) said: Option<Said>,
    /// `CHOICE`: one of the replies to choose from.
    pub(super) is_choice: bool,
    /// `FORCE`: only the moves that follow here can be played.
    pub(super) forces: bool,
    /// `NOTTHIS`: it is not reached by playing.
    pub(super) is_barred: bool,
    /// The comment as people read it.
    pub(super) text: String,
    /// What is drawn on the board.
    pub(super) figures: Vec<(Point, Figure)>,
}

/// How a node is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// In words: the problem is solved with it.
    Solved,
    /// By a property: this is a right move, and the line goes on.
    Right,
    /// It fails.
    Wrong,
    /// The author leaves it open.
    Open,
}

/// Something drawn on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A triangle (`TR`).
    Triangle,
    /// A square (`SQ`).
    Square,
    /// A circle (`CR`).
    Circle,
    /// A cross (`MA`).
    Cross,
    /// A dot or a shade (`SL`).
    Selected,
    /// Some letters (`LB`).
    Label(String),
}

const FIGURES: [(&str, Figure); 5] = [
    ("TR", Figure::Triangle),
    ("SQ", Figure::Square),
    ("CR", Figure::Circle),
    ("MA", Figure::Cross),
    ("SL", Figure::Selected),
];

impl NodeMarks {
    /// What is written beside a turn, which `by` made, if it is a move.
    pub(super) fn of(record: &GoRecord, turn: TurnId, by: Option<Color>, student: Color) -> Self {
        let comment = record.comment(turn).unwrap_or_default();
        let has = |capital| capitals(&comment).any(|found| found == capital);
        let mut figures = Vec::new();
        for (name, figure) in FIGURES {
            let points = record.points(turn, name);
            figures.extend(points.iter().map(|point| (point, figure.clone())));
        }
        let labels = record.labels(turn).into_iter();
        figures.extend(labels.map(|(point, label)| (point, Figure::Label(label))));
        Self {
            said: of_words(&comment).or_else(|| of_properties(record, turn, by, student)),
            is_choice: has(Capital::Choice),
            forces: has(Capital::Force),
            is_barred: has(Capital::NotThis),
            text: shortened(&without_marks(&comment)),
            figures,
        }
    }

    /// Adds what is written in a node that only comments on this one.
    pub(super) fn add(&mut self, other: Self) {
        self.said = self.said.or(other.said);
        self.is_choice |= other.is_choice;
        self.forces |= other.forces;
        self.is_barred |= other.is_barred;
        if !other.text.is_empty() {
            if !self.text.is_empty() {
                self.text.push('\n');
            }
            self.text.push_str(&other.text);
            self.text = shortened(&self.text);
        }
        self.figures.extend(other.figures);
    }
}

fn of_words(comment: &str) -> Option<Said> {
    Some(match meaning(comment)? {
        Meaning::Right => Said::Solved,
        Meaning::Wrong => Said::Wrong,
    })
}

/// `TE` and its kind judge the move, so they say something where the move is
/// one of whoever solves the problem; `GB` and its kind judge the position.
fn of_properties(
    record: &GoRecord,
    turn: TurnId,
    by: Option<Color>,
    student: Color,
) -> Option<Said> {
    let has = |name| record.property(turn, name).is_some();
    let for_black = match student {
        Color::Black => [("GB", Said::Right), ("GW", Said::Wrong)],
        Color::White => [("GW", Said::Right), ("GB", Said::Wrong)],
    };
    let of_moves = [
        ("TE", Said::Right),
        ("BM", Said::Wrong),
        ("DO", Said::Wrong),
        ("IT", Said::Right),
    ];
    let own = of_moves.into_iter().filter(|_| by == Some(student));
    let all =
        own.chain(for_black)
            .chain([("WV", Said::Wrong), ("DM", Said::Open), ("UC", Said::Open)]);
    let mut found = all.filter(|&(name, _)| has(name));
    found.next().map(|(_, said)| said)
}

/// As much of a text as is shown.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_TEXT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

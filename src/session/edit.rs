//! What an editor does to a match, besides playing.

use strum::VariantArray;

use crate::board::{Color, Point, PointSet};
use crate::game::TurnId;

use super::Moment;

/// Something to do to the position that is shown, to what is written there, or
/// to the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// These points get a mark; where all have it, it is taken away.
    Mark(Mark, PointSet),
    /// These points get the next labels; a single one that has such a label
    /// loses it.
    Label(LabelKind, PointSet),
    /// A line or an arrow is drawn from point to point, or taken away.
    Link(Link, Point, Point),
    /// These points are dimmed; where all are, no longer.
    Dim(PointSet),
    /// These points are in the visible part; where all are, no longer.
    Show(PointSet),
    /// What is marked on these points is taken away.
    Erase(PointSet),
    /// A stone of this color, or none, is put on these points by hand; where
    /// all have it, they are emptied.
    Stones(Option<Color>, PointSet),
    /// This side plays next.
    ToPlay(Color),
    /// Properties of the turn get these values, which are escaped; none, to
    /// take them away.
    Properties(Vec<(&'static str, Vec<String>)>),
    /// The line that leads to a turn becomes the first everywhere.
    MainLine(TurnId),
    /// The variation of a turn goes before the one before it.
    Earlier(TurnId),
    /// The variation of a turn goes behind the one after it.
    Later(TurnId),
    /// Branches, or a position, out of a text are put below the turn.
    Paste(String),
    /// The position becomes the start of the game; what follows it stays.
    Flatten,
}

/// A mark on a point, of which it has one at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Mark {
    /// SGF's TR.
    Triangle,
    /// SGF's SQ.
    Square,
    /// SGF's CR.
    Circle,
    /// SGF's MA.
    Cross,
    /// SGF's SL.
    Selected,
}

impl Mark {
    /// The name of its property.
    #[must_use]
    pub const fn sgf_name(self) -> &'static str {
        match self {
            Self::Triangle => "TR",
            Self::Square => "SQ",
            Self::Circle => "CR",
            Self::Cross => "MA",
            Self::Selected => "SL",
        }
    }
}

/// Labels that count on by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelKind {
    /// A, B, C, …
    Letter,
    /// 1, 2, 3, …
    Number,
}

impl LabelKind {
    /// The labels in their order; there is always one more.
    pub(super) fn labels(self) -> impl Iterator<Item = String> {
        (0_u32..).map(move |index| match self {
            Self::Number => (index + 1).to_string(),
            Self::Letter => {
                let (round, letter) = (index / 52, index % 52);
                let first = if letter < 26 { b'A' } else { b'a' - 26 };
                let letter = char::from(first + letter as u8);
                match round {
                    0 => letter.to_string(),
                    _ => format!("{letter}{round}"),
                }
            }
        })
    }

    /// The label after these, which are in use.
    #[must_use]
    pub fn next(self, used: &[&str]) -> String {
        let mut free = self
            .labels()
            .filter(|label| !used.contains(&label.as_str()));
        free.next().unwrap_or_default()
    }

    /// Whether a label is one of this kind.
    pub(super) fn knows(self, label: &str) -> bool {
        match self {
            Self::Letter => label.starts_with(|first: char| first.is_ascii_alphabetic()),
            Self::Number => !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_digit()),
        }
    }
}

/// What is drawn from point to point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Link {
    /// SGF's LN.
    Line,
    /// SGF's AR.
    Arrow,
}

impl Link {
    pub(super) const fn sgf_name(self) -> &'static str {
        match self {
            Self::Line => "LN",
            Self::Arrow => "AR",
        }
    }
}

/// What kind of thing was done, so that it can be said what undo took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditKind {
    /// Marks, labels, lines.
    Marks,
    /// Stones put by hand, or the side to play.
    Setup,
    /// What is said about a turn.
    Comment(TurnId),
    /// A line at the head of the game, written at this moment: a form has
    /// several.
    Header(Moment),
    /// The name of a turn, and what is said of it in a word.
    Annotation,
    /// A branch was deleted.
    Deletion(TurnId),
    /// A branch that was deleted came back.
    Restoration(TurnId),
    /// The order of variations.
    Order,
    /// Branches that were put in.
    Paste,
    /// A position that became the start.
    Flattening,
    /// The rules.
    Rules,
}

impl EditKind {
    /// Whether something goes on with what was done before it.
    pub(super) fn goes_on_with(self, before: Self) -> bool {
        matches!(self, Self::Comment(_)) && self == before
    }

    /// Whether it is more of the same form.
    pub(super) fn is_same_form(self, before: Self) -> bool {
        matches!(self, Self::Header(_)) && self == before
    }

    /// Whether it changes the shape of the tree.
    pub(super) const fn reshapes(self) -> bool {
        match self {
            Self::Deletion(_)
            | Self::Restoration(_)
            | Self::Order
            | Self::Paste
            | Self::Flattening => true,
            Self::Marks
            | Self::Setup
            | Self::Comment(_)
            | Self::Header(_)
            | Self::Annotation
            | Self::Rules => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_count_on_without_end() {
        let letters: Vec<String> = LabelKind::Letter.labels().take(54).collect();
        assert_eq!(letters[0], "A");
        assert_eq!(letters[25..28], ["Z", "a", "b"]);
        assert_eq!(letters[51..], ["z", "A1", "B1"]);
        let numbers: Vec<String> = LabelKind::Number.labels().take(2).collect();
        assert_eq!(numbers, ["1", "2"]);
        assert!(letters.iter().all(|label| LabelKind::Letter.knows(label)));
        assert!(LabelKind::Number.knows("12") && !LabelKind::Number.knows("A1"));
    }
}

//! What is wrong with a file, and where.
//!
//! A damaged file is read as far as it goes. Each thing that had to be guessed,
//! repaired or left out is one [`Problem`], so that a reader can be shown the
//! list beside what was saved.

use std::fmt;

use crate::board::Size;

use super::breach::Breach;

/// Where something stands in a text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line; CR, LF and the two together end one.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub fault: Fault,
}

/// What can be wrong with a file that still can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Bytes that the character set has no meaning for.
    #[error("some bytes are not valid {charset} and were replaced by �")]
    Bytes {
        /// The name of the character set.
        charset: &'static str,
    },
    /// The file names a character set, and its bytes are none of it.
    #[error("the text is not {declared}, as the file says; read as {used}")]
    WrongCharset {
        /// What the file says.
        declared: String,
        /// What it was read as.
        used: &'static str,
    },
    /// A value without its closing bracket.
    #[error("a value has no closing ]; the rest of the file was read as part of it")]
    OpenValue,
    /// Brackets that people wrote.
    #[error("a ] in a text is not escaped; it was read as part of the text")]
    BareBracket,
    /// Trees without their closing parenthesis.
    #[error("{0} ( without its ); the file seems to be cut off")]
    OpenTrees(usize),
    /// A node that follows a variation in the same tree.
    #[error("a node comes after a variation; it was read as another variation")]
    NodeAfterVariation,
    /// A node outside every tree.
    #[error("a node comes after the end of its game; it was read as part of it")]
    NodeAfterGame,
    /// Properties before the first semicolon of a tree.
    #[error("a node has no ; before it")]
    NoSemicolon,
    /// Parentheses with nothing inside.
    #[error("a tree without nodes was left out")]
    EmptyTree,
    /// A name with no value.
    #[error("{0} has no value and was left out")]
    NoValue(String),
    /// A value with no name.
    #[error("a value without a name was left out")]
    NoName,
    /// Characters with no meaning.
    #[error("“{0}” means nothing here and was left out")]
    Stray(String),
    /// Text before, between or after games.
    #[error("“{0}” stands outside of any game and was left out")]
    Outside(String),

    /// A game that is not in SGF's list, or is not the one its moves are of.
    #[error("GM[{0}] is not Go; read as Go anyway")]
    Game(String),
    /// A board that cannot be.
    #[error("SZ[{0}] is not a board size from 2 to 25; the game is shown on 19×19")]
    Size(String),
    /// A board that is not square.
    #[error("the board is {columns} by {rows}; the game is shown on {shown}")]
    Rectangle {
        /// How wide it is.
        columns: u8,
        /// How high it is.
        rows: u8,
        /// The square that holds it.
        shown: Size,
    },
    /// A number that is none.
    #[error("{name}[{text}] is not a valid number here; {used} is used")]
    Number {
        /// The property.
        name: &'static str,
        /// What it says.
        text: String,
        /// What is used in its place.
        used: String,
    },
    /// Rules nobody knows.
    #[error("the rules {0:?} are unknown; Japanese rules are used")]
    Rules(String),
    /// A point that is none, or lies beside the board.
    #[error(
        "{name}[{text}] is not a point of a {size} board; it is kept in the file but not shown"
    )]
    Point {
        /// The property.
        name: String,
        /// What it says.
        text: String,
        /// The board.
        size: Size,
    },
    /// A move that names more than one point.
    #[error("{name} has another value, [{text}]; it is kept in the file but not played")]
    OtherValue {
        /// The property.
        name: String,
        /// What it says besides.
        text: String,
    },
    /// A result that is none.
    #[error("{0:?} is not a result such as B+3.5, W+R, 0 or Void")]
    Result(String),
    /// A move that breaks a rule.
    #[error("a move is illegal: {0}")]
    Illegal(Breach),
    /// A line of another format that could not be read.
    #[error("{0:?} could not be read and was left out")]
    Line(String),
}

impl Fault {
    /// Whether the text that was read differs from what the file says, so that
    /// writing it again would not bring everything back. Otherwise the file
    /// keeps what is wrong with it.
    #[must_use]
    pub const fn is_repair(&self) -> bool {
        match self {
            Self::Bytes { .. }
            | Self::WrongCharset { .. }
            | Self::OpenValue
            | Self::BareBracket
            | Self::OpenTrees(_)
            | Self::NodeAfterVariation
            | Self::NodeAfterGame
            | Self::NoSemicolon
            | Self::EmptyTree
            | Self::NoValue(_)
            | Self::NoName
            | Self::Stray(_)
            | Self::Outside(_)
            | Self::Line(_) => true,
            Self::Game(_)
            | Self::Size(_)
            | Self::Rectangle { .. }
            | Self::Number { .. }
            | Self::Rules(_)
            | Self::Point { .. }
            | Self::OtherValue { .. }
            | Self::Result(_)
            | Self::Illegal(_) => false,
        }
    }
}

/// The beginning of a text, as much as a message has room for.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// A list of problems, in the order of the file, that cannot grow without end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    listed: Vec<Problem>,
    unlisted: usize,
    repaired: bool,
}

impl Problems {
    /// How many are listed in full; a file with more is beyond reading them.
    pub const LISTED: usize = 200;

    /// The problems, as far as they are listed.
    #[must_use]
    pub fn listed(&self) -> &[Problem] {
        &self.listed
    }

    /// How many more there were.
    #[must_use]
    pub const fn unlisted(&self) -> usize {
        self.unlisted
    }

    /// Whether all was well.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// Whether writing what was read would lose or change something of the
    /// file ([`Fault::is_repair`]).
    #[must_use]
    pub const fn repaired(&self) -> bool {
        self.repaired
    }

    /// The problems of two readings of one file.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.listed.extend(other.listed);
        self.listed.sort_by_key(|problem| problem.place);
        self.unlisted += other.unlisted + self.listed.len().saturating_sub(Self::LISTED);
        self.listed.truncate(Self::LISTED);
        self.repaired |= other.repaired;
        self
    }
}

/// Problems as they are found: at an offset, since counting lines is slow.
#[derive(Debug, Default)]
pub(super) struct FaultLog {
    faults: Vec<(usize, Fault)>,
    unlisted: usize,
}

impl FaultLog {
    /// Notes a fault at a byte of the text. What it says is worked out only
    /// while the list has room.
    pub(super) fn add(&mut self, offset: usize, fault: impl FnOnce() -> Fault) {
        if self.faults.len() < Problems::LISTED {
            self.faults.push((offset, fault()));
        } else {
            self.unlisted += 1;
        }
    }

    /// The same with other offsets.
    pub(super) fn moved(mut self, to: impl Fn(usize) -> usize) -> Self {
        for (offset, _) in &mut self.faults {
            *offset = to(*offset);
        }
        self
    }

    /// Gives each fault its line and column.
    pub(super) fn placed_in(mut self, text: &str) -> Problems {
        self.faults.sort_by_key(|&(offset, _)| offset);
        let mut places = Places::new(text);
        // What is wrong with the form of a file is found before what is wrong
        // with its game, so a full list has the former.
        let repaired = self.faults.iter().any(|(_, fault)| fault.is_repair());
        let listed = self
            .faults
            .into_iter()
            .map(|(offset, fault)| Problem {
                place: places.of(offset),
                fault,
            })
            .collect();
        Problems {
            listed,
            unlisted: self.unlisted,
            repaired,
        }
    }
}

/// Counts lines and columns for offsets that only grow, in one pass.
#[derive(Debug)]
pub(super) struct Places<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
    /// The first half of a line's end that has two, once it is passed.
    half: bool,
}

impl<'a> Places<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text,
            offset: 0,
            place: Place { line: 1, column: 1 },
            half: false,
        }
    }

    /// The place of a byte; one that was passed already is where we are.
    pub(super) fn of(&mut self, offset: usize) -> Place {
        let rest = self.text.get(self.offset..).unwrap_or_default();
        let mut characters = rest.char_indices().peekable();
        while let Some((at, character)) = characters.next() {
            if self.offset + at >= offset {
                break;
            }
            let follows = characters.peek().map(|&(_, next)| next);
            match (character, follows) {
                ('\r', Some('\n')) | ('\n', Some('\r')) if !self.half => {
                    self.half = true;
                    self.place.column += 1;
                }
                ('\r' | '\n', _) => {
                    self.half = false;
                    self.place.line += 1;
                    self.place.column = 1;
                }
                _ => self.place.column += 1,
            }
        }
        self.offset = self.offset.max(offset.min(self.text.len()));
        while !self.text.is_char_boundary(self.offset) {
            self.offset += 1;
        }
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_they_do_in_files_of_every_system() {
        let text = "ab\ncd\r\né\u{3042}f\rg";
        let mut places = Places::new(text);
        for (wanted, line, column) in [('a', 1, 1), ('d', 2, 2), ('f', 3, 3), ('g', 4, 1)] {
            let place = places.of(text.find(wanted).unwrap());
            assert_eq!(place, Place { line, column }, "{wanted}");
        }
        let end = Place { line: 4, column: 2 };
        assert_eq!(places.of(text.len()), end);
        assert_eq!(places.of(text.len() + 10), end);
        assert_eq!(places.of(0), end, "it never goes back");
    }

    #[test]
    fn a_list_of_problems_stays_short_and_counts_the_rest() {
        let many = || {
            let mut found = FaultLog::default();
            for offset in 0..500 {
                found.add(offset, || Fault::NoName);
            }
            found.placed_in(&"x".repeat(500))
        };
        assert_eq!(many().listed().len(), Problems::LISTED);
        assert_eq!(many().unlisted(), 300);
        let both = many().with(many());
        assert_eq!(both.listed().len() + both.unlisted(), 1_000);
        assert_eq!(
            both.listed()[1].to_string(),
            "line 1, column 1: a value without a name was left out"
        );
    }
}

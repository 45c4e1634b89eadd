//! What a problem is, as a number.

use std::fmt;
use std::str::FromStr;

use super::exercise::LIMIT;
use crate::board::{Point, PointSet};
use crate::record::sgf::{Collection, NodeId, Property};

/// A number that is the same for problems that are the same: the board, its
/// stones, whose turn it is and the moves. Names and comments do not change
/// it, so that what was solved stays solved when a typing error is mended or a
/// file is moved.
///
/// It is kept in files, so how it is computed never changes (FNV-1a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleKey(u64);

impl PuzzleKey {
    /// The key of a game of a file.
    #[must_use]
    pub fn of(games: &Collection, root: NodeId) -> Self {
        let mut hash = Fnv::new();
        for node in games.descendants(root) {
            // Its place in the tree: the nodes of a game are counted on.
            let parent = games.parent(node).filter(|_| node != root);
            let place = parent.map_or(0, |parent| parent.index() - root.index() + 1);
            hash.number(place as u64);
            for property in games.properties(node) {
                add_property(&mut hash, property);
            }
        }
        Self(hash.0)
    }

    /// The key of an exercise: its position alone, so that it stays the same
    /// whatever a later search finds in it. `None` if the game is none.
    pub(super) fn of_exercise(games: &Collection, root: NodeId) -> Option<Self> {
        games.property(root, LIMIT)?;
        let mut hash = Fnv::new();
        hash.text(LIMIT);
        for property in games.properties(root) {
            add_property(&mut hash, property);
        }
        Some(Self(hash.0))
    }
}

fn add_property(hash: &mut Fnv, property: Property<'_>) {
    let name = property.name();
    match name {
        "AB" | "AW" | "AE" => {
            hash.text(name);
            let mut points = PointSet::EMPTY;
            for value in property.values() {
                insert(&mut points, value.raw());
            }
            for point in points.iter() {
                hash.number(u64::from(point.col) << 8 | u64::from(point.row));
            }
        }
        "B" | "W" | "PL" | "SZ" => {
            hash.text(name);
            // Old files pass on a point that is none.
            let value = property.value().raw().trim();
            hash.text(if value == "tt" { "" } else { value });
        }
        _ => {}
    }
}

/// Adds a point, or all of a rectangle (`aa:cc`).
fn insert(points: &mut PointSet, raw: &str) {
    let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
    let (Some(one), Some(two)) = (point(first), point(last)) else {
        return;
    };
    for row in one.row.min(two.row)..=one.row.max(two.row) {
        for col in one.col.min(two.col)..=one.col.max(two.col) {
            points.insert(Point::new(col, row));
        }
    }
}

fn point(raw: &str) -> Option<Point> {
    let &[col @ b'a'..=b'y', row @ b'a'..=b'y'] = raw.trim().as_bytes() else {
        return None;
    };
    Some(Point::new(col - b'a', row - b'a'))
}

/// As files and lists have it: sixteen digits.
impl fmt::Display for PuzzleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the key of a problem")]
pub struct InvalidKey;

impl FromStr for PuzzleKey {
    type Err = InvalidKey;

    fn from_str(text: &str) -> Result<Self, InvalidKey> {
        let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok();
        number.filter(|_| digits).map(Self).ok_or(InvalidKey)
    }
}

/// The hash of Fowler, Noll and Vo, 64 bits, variant 1a.
struct Fnv(u64);

impl Fnv {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }

    fn number(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.byte(byte);
        }
    }

    fn text(&mut self, text: &str) {
        for byte in text.bytes() {
            self.byte(byte);
        }
        self.byte(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf::parse;

    fn key(text: &str) -> PuzzleKey {
        let (games, _) = parse(text).unwrap();
        PuzzleKey::of(&games, games.games()[0])
    }

    #[test]
    fn a_key_is_about_stones_and_moves_and_nothing_else() {
        let plain = key("(;SZ[9]AB[aa][ab][ba]AW[cc](;B[dd];W[ee])(;B[ee]))");
        for same in [
            "(;SZ[9]AB[ba][aa][ab]AW[cc](;B[dd];W[ee])(;B[ee]))",
            "(;SZ[9]AB[ba][aa:ab]AW[cc]C[another  text](;B[dd]C[RIGHT];W[ee])(;B[ee]BM[1]))",
            "(;GM[1]FF[4]GN[name]SZ[ 9 ]\nAB[aa][ab][ba]AW[cc](;B[dd];W[ee])(;B[ee]))",
        ] {
            assert_eq!(key(same), plain, "{same}");
        }
        for other in [
            "(;SZ[13]AB[aa][ab][ba]AW[cc](;B[dd];W[ee])(;B[ee]))",
            "(;SZ[9]AW[aa][ab][ba]AB[cc](;B[dd];W[ee])(;B[ee]))",
            "(;SZ[9]AB[aa][ab][ba]AW[cc](;B[dd])(;W[ee])(;B[ee]))",
            "(;SZ[9]AB[aa][ab][ba]AW[cc]PL[W](;B[dd];W[ee])(;B[ee]))",
        ] {
            assert_ne!(key(other), plain, "{other}");
        }
    }

    #[test]
    fn the_key_of_a_game_does_not_depend_on_those_before_it() {
        let text = "(;SZ[9]AB[aa];W[bb])(;SZ[9]AB[cc](;W[dd])(;W[ee]))";
        let (games, _) = parse(text).unwrap();
        let second = PuzzleKey::of(&games, games.games()[1]);
        assert_eq!(second, key("(;SZ[9]AB[cc](;W[dd])(;W[ee]))"));
    }

    #[test]
    fn keys_are_kept_as_they_were_computed_once() {
        let kept = key("(;SZ[9]AB[aa]AW[bb];B[cc])");
        assert_eq!(kept.to_string(), "e1cf52d2dc9e6e97");
        assert_eq!(kept.to_string().parse(), Ok(kept));
        assert!("".parse::<PuzzleKey>().is_err());
        assert!("+123456789abcdef".parse::<PuzzleKey>().is_err());
    }
}

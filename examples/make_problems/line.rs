//! Problems as lines of a file, between making and collecting them.

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::go::Board;

use crate::problem::{Problem, Reply, Verdict};
use jego::puzzle::Theme;

/// A problem as it is read back: its tree is not looked into again.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) theme: Theme,
    pub(crate) to_play: Color,
    pub(crate) board: Board,
    pub(crate) part: PointSet,
    pub(crate) right: Point,
    pub(crate) target: Option<Point>,
    /// By how many points the right move is better.
    pub(crate) points: Option<i32>,
    /// The moves as SGF.
    pub(crate) tree: String,
}

/// Theme, size, side to play, black and white stones, the part, the right move,
/// the target, its points and the tree, parted by blanks.
pub(crate) fn written(problem: &Problem) -> String {
    let stones = problem.board.stones();
    let side = letter(problem.to_play);
    let set = |points: PointSet| points.iter().map(coordinates).collect::<String>();
    let part: PointSet = problem.part.iter().copied().collect();
    let right = problem.right().map(coordinates).unwrap_or_default();
    let target = problem.target.map_or_else(|| "-".to_owned(), coordinates);
    let points = problem.points;
    let points = points.map_or_else(|| "-".to_owned(), |points| points.to_string());
    format!(
        "{} {} {side} {} {} {} {right} {target} {points} {}",
        problem.theme,
        problem.board.size().lines(),
        set(stones.black),
        set(stones.white),
        set(part),
        variations(&problem.first, problem.to_play),
    )
}

impl Made {
    /// The problem of a line; `None` where it is none.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [
            theme,
            lines,
            side,
            black,
            white,
            part,
            right,
            target,
            worth,
            tree,
        ] = fields[..]
        else {
            return None;
        };
        let stones = ByColor {
            black: points(black)?,
            white: points(white)?,
        };
        let size = Size::new(lines.parse().ok()?).ok()?;
        Some(Self {
            theme: theme.parse().ok()?,
            to_play: if side == "B" {
                Color::Black
            } else {
                Color::White
            },
            board: Board::of_stones(size, &stones),
            part: points(part)?,
            right: points(right)?.iter().next()?,
            target: points(target).and_then(|points| points.iter().next()),
            points: worth.parse().ok(),
            tree: tree.to_owned(),
        })
    }
}

/// The moves of a problem as SGF. What is right is marked at the end of its
/// line, and all other ends are wrong.
fn variations(replies: &[Reply], by: Color) -> String {
    let one = |reply: &Reply| {
        let mut text = format!(";{}[{}]", letter(by), coordinates(reply.point));
        if reply.verdict == Verdict::Right && reply.then.is_empty() {
            text.push_str("C[RIGHT]");
        }
        text + &variations(&reply.then, by.other())
    };
    match replies {
        [] => String::new(),
        [only] => one(only),
        several => several
            .iter()
            .map(|reply| format!("({})", one(reply)))
            .collect(),
    }
}

pub(crate) const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

pub(crate) fn coordinates(point: Point) -> String {
    let letter = |value: u8| char::from(b'a' + value);
    [letter(point.col), letter(point.row)].iter().collect()
}

fn points(text: &str) -> Option<PointSet> {
    let value = |byte: u8| byte.checked_sub(b'a');
    let pairs = text.as_bytes().chunks(2);
    let point = |pair: &[u8]| Some(Point::new(value(*pair.first()?)?, value(*pair.get(1)?)?));
    pairs.map(point).collect()
}

//! A board with stones and everything that is marked on it.

use crate::board::{ByColor, Color, Grid, Point, PointSet, Size};
use crate::game::{Turn, TurnId};
use crate::go::Move;
use crate::record::{GoRecord, Record, Recordable};
use crate::review::Grade;

use super::remarks::{Remark, sign_of_move};
use super::thoughts::Suggestion;

/// How a board is divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// Stones stand where lines cross.
    #[default]
    Lines,
    /// Discs lie in squares.
    Squares,
}

/// What a board of stones or discs shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoneBoard {
    /// How it is divided.
    pub ground: Ground,
    /// The stones.
    pub stones: Grid<Option<Color>>,
    /// Who plays next, and in whose color the stone under the pointer is.
    pub to_play: Color,
    /// Where a click puts a stone. Empty while nobody may play.
    pub legal: PointSet,
    /// Those of them that are to be marked with a dot.
    pub dots: PointSet,
    /// Where the last move was.
    pub last: Option<Point>,
    /// Where a ko may not be retaken at once.
    pub ko: Option<Point>,
    /// The points that each side surrounds, where they are to be marked.
    pub territory: ByColor<PointSet>,
    /// Stones that count as dead.
    pub dead: PointSet,
    /// Whether a click marks chains dead or alive instead of playing.
    pub counting: bool,
    /// The numbers of moves, where they are to be shown.
    pub numbers: Vec<(Point, u32)>,
    /// What a file has marked.
    pub marks: Vec<(Point, Mark)>,
    /// Arrows from point to point, as a file has them.
    pub arrows: Vec<(Point, Point)>,
    /// Lines between points, as a file has them.
    pub lines: Vec<(Point, Point)>,
    /// Points that a file dims.
    pub dimmed: PointSet,
    /// Points that a file leaves out of its diagram.
    pub hidden: PointSet,
    /// What the file says of the last move, as books annotate it (!, ?!).
    pub sign: &'static str,
    /// The moves that follow in the record, where they are to be shown.
    pub next: Vec<Point>,
    /// The moves that a search thinks about, the best first.
    pub candidates: Vec<Suggestion>,
    /// A move that was asked for.
    pub hint: Option<Point>,
    /// Who is expected to own which points, in percent: Black where positive.
    pub ownership: Vec<(Point, i8)>,
    /// Stones that are expected, in the order of play.
    pub expected: Vec<(Color, Point)>,
    /// How good the last moves were, where that is to be shown.
    pub grades: Vec<(Point, Grade)>,
    /// Where the last move would have been better.
    pub better: Option<Point>,
}

/// A mark on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// SGF's TR.
    Triangle,
    /// SGF's SQ.
    Square,
    /// SGF's CR.
    Circle,
    /// SGF's MA.
    Cross,
    /// SGF's SL: a point that is talked about.
    Selected,
    /// SGF's LB.
    Label(String),
}

impl StoneBoard {
    /// An empty board on which nothing can be played.
    #[must_use]
    pub fn empty(size: Size) -> Self {
        Self {
            ground: Ground::Lines,
            stones: Grid::filled(size, None),
            to_play: Color::Black,
            legal: PointSet::EMPTY,
            dots: PointSet::EMPTY,
            last: None,
            ko: None,
            territory: ByColor::default(),
            dead: PointSet::EMPTY,
            counting: false,
            numbers: Vec::new(),
            marks: Vec::new(),
            arrows: Vec::new(),
            lines: Vec::new(),
            dimmed: PointSet::EMPTY,
            hidden: PointSet::EMPTY,
            sign: "",
            next: Vec::new(),
            candidates: Vec::new(),
            hint: None,
            ownership: Vec::new(),
            expected: Vec::new(),
            grades: Vec::new(),
            better: None,
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.stones.size()
    }
}

/// The marks of files, by the names of their properties.
const MARKS: [(&str, Mark); 5] = [
    ("TR", Mark::Triangle),
    ("SQ", Mark::Square),
    ("CR", Mark::Circle),
    ("MA", Mark::Cross),
    ("SL", Mark::Selected),
];

/// What a file marks at the present turn.
fn marks<G: Recordable>(record: &Record<G>) -> Vec<(Point, Mark)> {
    let turn = record.history().cursor();
    let mut marks = Vec::new();
    for (name, mark) in MARKS {
        let points = record.points(turn, name);
        marks.extend(points.iter().map(|point| (point, mark.clone())));
    }
    let labels = record.labels(turn);
    marks.extend(
        labels
            .into_iter()
            .map(|(point, label)| (point, Mark::Label(label))),
    );
    marks
}

impl StoneBoard {
    /// The same board with everything that the file draws on it at the present
    /// turn.
    pub(super) fn with_drawings<G: Recordable>(
        self,
        record: &Record<G>,
        remarks: &[Remark],
    ) -> Self {
        let turn = record.history().cursor();
        let shown = record.inherited_points(turn, "VW");
        let hidden = match shown.is_empty() {
            true => PointSet::EMPTY,
            false => record
                .size()
                .points()
                .filter(|&at| !shown.contains(at))
                .collect(),
        };
        Self {
            marks: marks(record),
            arrows: record.pairs(turn, "AR"),
            lines: record.pairs(turn, "LN"),
            dimmed: record.inherited_points(turn, "DD"),
            hidden,
            sign: sign_of_move(remarks),
            ..self
        }
    }
}

/// Where the last move was.
pub(super) fn last_point<G: Recordable>(record: &Record<G>) -> Option<Point> {
    point_of(record, record.history().cursor())
}

/// Where the moves are that follow in the record, if there is more than one:
/// a single one would only give the game away.
pub(super) fn next_points<G: Recordable>(record: &Record<G>) -> Vec<Point> {
    let history = record.history();
    let children = history.tree().children(history.cursor());
    // A file may have the same move any number of times.
    let (mut seen, mut points, mut moves) = (PointSet::EMPTY, Vec::new(), 0);
    for point in children.filter_map(|child| point_of(record, child)) {
        moves += 1;
        if !seen.contains(point) {
            seen.insert(point);
            points.push(point);
        }
    }
    if moves > 1 { points } else { Vec::new() }
}

/// The number of the move on each point, in games without captures.
pub(super) fn turn_numbers<G: Recordable>(record: &Record<G>) -> Vec<(Point, u32)> {
    let way = record.history().path().iter();
    let points = way.filter_map(|&turn| point_of(record, turn));
    points.zip(1..).collect()
}

/// The point that a turn is about.
fn point_of<G: Recordable>(record: &Record<G>, turn: TurnId) -> Option<Point> {
    match record.history().tree().turn(turn)? {
        &Turn::Move { mv, .. } => G::any_move(mv, record.size()).point(),
        Turn::Setup(_) | Turn::Note | Turn::Start => None,
    }
}

/// The number of the last move on each point that still has its stone.
pub(super) fn numbers(record: &GoRecord) -> Vec<(Point, u32)> {
    let history = record.history();
    let board = history.position().board();
    let mut numbers = Grid::filled(board.size(), None);
    let mut number = 0;
    for &turn in history.path() {
        match history.tree().turn(turn) {
            Some(Turn::Move { by, mv }) => {
                number += 1;
                if let Move::Place(point) = mv {
                    numbers[*point] = Some((*by, number));
                }
            }
            Some(Turn::Setup(setup)) => {
                for point in (setup.add.black | setup.add.white | setup.remove).iter() {
                    numbers[point] = None;
                }
            }
            Some(Turn::Start | Turn::Note) | None => (),
        }
    }
    let shown = numbers.iter().filter_map(|(point, last)| {
        let (by, number) = (*last)?;
        (board.stone(point) == Some(by)).then_some((point, number))
    });
    shown.collect()
}

/// A game to be looked at: its stones and its last move.
impl From<&GoRecord> for StoneBoard {
    fn from(record: &GoRecord) -> Self {
        let history = record.history();
        let board = history.position().board();
        let last = match history.tree().turn(history.cursor()) {
            Some(Turn::Move {
                mv: Move::Place(point),
                ..
            }) => Some(*point),
            Some(Turn::Move { mv: Move::Pass, .. } | Turn::Setup(_) | Turn::Note | Turn::Start)
            | None => None,
        };
        Self {
            stones: Grid::from_fn(board.size(), |point| board.stone(point)),
            last,
            ..Self::empty(board.size())
        }
    }
}

//! A match as it is shown: the board, the players, and where it stands.

use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::{Game as _, HalfPoints, Turn, TurnId};
use crate::go::{IllegalMove, Move, Parts, Phase, Position};
use crate::record::{GoRecord, Header, Seat, TimeControl};
use crate::session::{Computer, Ending, Session, Stage, territory_by_file};

use super::goban::{Goban, marks, numbers};
use super::thoughts::{Lead, Thoughts, ownership};

/// Everything that a front end shows of a match but the clocks, which change
/// by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The board.
    pub goban: Goban,
    /// The two sides.
    pub players: ByColor<Player>,
    /// Where the match stands.
    pub stage: Stage,
    /// Whether chains can be called dead or alive now.
    pub counting: bool,
    /// How it ended, wherever one looks around.
    pub ending: Option<Ending>,
    /// The turn that it stands at.
    pub cursor: TurnId,
    /// How many moves led here.
    pub moves: usize,
    /// How many moves the line has in all.
    pub moves_in_line: usize,
    /// Whether something precedes, and follows.
    pub can_go: Directions,
    /// How many handicap stones Black has yet to place.
    pub handicap_left: u8,
    /// What is said about the turn.
    pub comment: String,
    /// What the players agreed on for time.
    pub control: TimeControl,
    /// Whether the clocks stand still in the middle of a game.
    pub paused: bool,
    /// Whether the rules have the last word here: the turn broke one in the
    /// file it came from.
    pub breach: Option<IllegalMove>,
    /// The computer that is to move, and what it does about it.
    pub computer: Option<(Color, Computer)>,
    /// Whether it is to be seen what a search thinks.
    pub analyzing: bool,
    /// What it thinks, once it has found something.
    pub thoughts: Option<Thoughts>,
    /// Whether it is to be seen who is ahead.
    pub estimating: bool,
    /// Who is, once that is known.
    pub estimate: Option<Lead>,
}

/// Which ways one can go from a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Directions {
    /// To an earlier turn.
    pub back: bool,
    /// To a later one.
    pub forward: bool,
    /// To another variation.
    pub aside: bool,
}

/// One side of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Their name; empty if they have none.
    pub name: String,
    /// How strong a file says they are.
    pub rank: String,
    /// Who sits there.
    pub seat: Seat,
    /// What they have.
    pub parts: Parts,
    /// Whether they are to move.
    pub to_move: bool,
    /// Whether they may pass now.
    pub may_pass: bool,
}

/// Which things a user wants to see on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Whose points are whose, while playing.
    pub territory: bool,
    /// The numbers of moves.
    pub numbers: bool,
    /// The moves that follow in the record.
    pub next_moves: bool,
}

impl Scene {
    /// What there is to see of a match.
    #[must_use]
    pub fn of(session: &Session, shown: Shown) -> Self {
        let record = session.record();
        let history = record.history();
        let stage = session.stage();
        let count = session.count();
        let counting = session.is_counting();
        let (moves, moves_in_line) = line_lengths(record);
        let to_play = history.position().to_play();
        let playing = stage == Stage::Playing;
        let by_hand = playing && session.computer().is_none();
        let players = ByColor::from_fn(|color| Player {
            name: header(record, Header::Player(color)),
            rank: header(record, Header::Rank(color)),
            seat: record.seats()[color].clone(),
            parts: *count.parts(color),
            to_move: playing && color == to_play,
            may_pass: by_hand && color == to_play && handicap_left(history.position()) == 0,
        });
        Self {
            goban: goban(session, shown),
            players,
            stage,
            counting,
            ending: session.ending(),
            cursor: history.cursor(),
            moves,
            moves_in_line,
            can_go: directions(record),
            handicap_left: handicap_left(history.position()),
            comment: record
                .comment(history.cursor())
                .unwrap_or_default()
                .into_owned(),
            control: record.control(),
            paused: session.is_paused(),
            breach: record.breach(history.cursor()).copied(),
            computer: session.computer(),
            analyzing: session.is_analyzing(),
            thoughts: session.thoughts().map(Thoughts::of),
            estimating: session.is_estimating(),
            estimate: session.estimate().map(|of| Lead::of(of.black_lead)),
        }
    }

    /// What White gets for not starting, and for handicap stones.
    #[must_use]
    pub fn komi(&self) -> HalfPoints {
        let parts = &self.players.white.parts;
        parts.komi + parts.bonus
    }
}

fn header(record: &GoRecord, header: Header) -> String {
    record.header(header).unwrap_or_default().into_owned()
}

const fn handicap_left(position: &Position) -> u8 {
    position.situation().handicap_left
}

fn goban(session: &Session, shown: Shown) -> Goban {
    let record = session.record();
    let history = record.history();
    let position = history.position();
    let board = position.board();
    let counted = position.situation().phase == Phase::Counting;
    let (territory, dead) = if counted {
        let count = session.count();
        let seki = count.in_seki();
        let points = ByColor::from_fn(|color| count.territory().surrounded(color) - seki);
        (points, count.dead())
    } else {
        (territory_in_play(session, shown), PointSet::EMPTY)
    };
    Goban {
        stones: Grid::from_fn(board.size(), |point| board.stone(point)),
        to_play: position.to_play(),
        legal: legal(session),
        last: last_move(record),
        ko: position.situation().ko,
        territory,
        dead,
        counting: session.is_counting(),
        numbers: if shown.numbers {
            numbers(record)
        } else {
            Vec::new()
        },
        marks: marks(record),
        next: if shown.next_moves {
            next_moves(record)
        } else {
            Vec::new()
        },
        candidates: session
            .thoughts()
            .map(|report| Thoughts::of(report).suggestions())
            .unwrap_or_default(),
        hint: match session.hint() {
            Some(Move::Place(point)) => Some(point),
            Some(Move::Pass) | None => None,
        },
        // Where play has stopped, the board shows what is counted.
        ownership: match session.estimate() {
            Some(estimate) if !counted => ownership(estimate),
            Some(_) | None => Vec::new(),
        },
        expected: Vec::new(),
    }
}

/// Whose points are whose before the end: as the file says, or as the board
/// looks. While one side has no stone yet nothing is marked: the whole board
/// would be.
fn territory_in_play(session: &Session, shown: Shown) -> ByColor<PointSet> {
    let by_file = territory_by_file(session.record());
    if !by_file.black.is_empty() || !by_file.white.is_empty() {
        return by_file;
    }
    // What is expected stands in the place of what is.
    if !shown.territory || session.estimate().is_some() {
        return ByColor::default();
    }
    let stones = session.position().board().stones();
    if stones.black.is_empty() || stones.white.is_empty() {
        return ByColor::default();
    }
    let count = session.count();
    ByColor::from_fn(|color| count.territory().surrounded(color))
}

/// Where a stone can be put now; nowhere while a computer is to move, and once
/// the game is over and nothing follows.
fn legal(session: &Session) -> PointSet {
    if session.waits_for_computer().is_some() {
        return PointSet::EMPTY;
    }
    let history = session.record().history();
    let at_end = history.tree().favourite(history.cursor()).is_none();
    if matches!(session.stage(), Stage::Over(_)) && at_end {
        return PointSet::EMPTY;
    }
    let moves = history.legal_moves().into_iter();
    moves
        .filter_map(|mv| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        })
        .collect()
}

fn last_move(record: &GoRecord) -> Option<Point> {
    let history = record.history();
    match history.tree().turn(history.cursor())? {
        Turn::Move {
            mv: Move::Place(point),
            ..
        } => Some(*point),
        Turn::Move { .. } | Turn::Setup(_) | Turn::Note | Turn::Start => None,
    }
}

/// Where the moves are that follow in the record, if there is more than one:
/// a single one would only give the game away.
fn next_moves(record: &GoRecord) -> Vec<Point> {
    let history = record.history();
    let tree = history.tree();
    let children = tree.children(history.cursor());
    let points: Vec<_> = children
        .filter_map(|child| match tree.turn(child)? {
            Turn::Move {
                mv: Move::Place(point),
                ..
            } => Some(*point),
            Turn::Move { .. } | Turn::Setup(_) | Turn::Note | Turn::Start => None,
        })
        .collect();
    if points.len() > 1 { points } else { Vec::new() }
}

/// How many moves lead to the cursor, and how many there are to the end of
/// its line.
fn line_lengths(record: &GoRecord) -> (usize, usize) {
    let history = record.history();
    let tree = history.tree();
    let is_move = |turn: &&TurnId| matches!(tree.turn(**turn), Some(Turn::Move { .. }));
    let before = history.way().iter().filter(is_move).count();
    let ahead = |turn: &TurnId| tree.favourite(*turn);
    let after: Vec<TurnId> = std::iter::successors(ahead(&history.cursor()), ahead).collect();
    (before, before + after.iter().filter(is_move).count())
}

fn directions(record: &GoRecord) -> Directions {
    let history = record.history();
    let tree = history.tree();
    let beside = |turn: &TurnId| {
        tree.previous_sibling(*turn).is_some() || tree.next_sibling(*turn).is_some()
    };
    Directions {
        back: history.cursor() != TurnId::START,
        forward: tree.favourite(history.cursor()).is_some(),
        aside: history.way().iter().any(beside),
    }
}

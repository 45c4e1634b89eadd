//! A match as it is shown: the board, the players, and where it stands.

use crate::board::{ByColor, Color, Point};
use crate::game::{Turn, TurnId};
use crate::go::{Parts, Scoring};
use crate::record::sgf::simple_text;
use crate::record::{Breach, GameKind, Header, Record, Recordable, Seat, TimeControl};
use crate::session::{ComputerState, Ending, Playable, Session, Stage};

use super::pieces::Pieces;
use super::remarks::{Remark, remarks};
use super::review::ReviewScene;
use super::stone_board::StoneBoard;
use super::teaching::TeachingScene;
use super::thoughts::{Lead, Suggestion, Thoughts};

/// The board of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Stones on lines, or discs in squares.
    Stones(Box<StoneBoard>),
    /// Pieces in squares, with their tray.
    Pieces(Box<Pieces>),
}

/// What a side has, in the terms of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holdings {
    /// The parts of the count, and how the rules count.
    Go(Parts, Scoring),
    /// Stones on the board, where nothing is counted.
    AtariGo {
        /// How many.
        stones: u32,
        /// How many of the other side it has captured: none, or the game is won.
        captured: u32,
    },
    /// Discs on the board; what empty squares add at the end is in the result.
    Othello {
        /// How many.
        discs: u32,
    },
    /// Nothing: pieces belong to nobody.
    Aligne4,
}

/// What both the board and the rest of the scene show, whatever the game.
pub(super) struct Common {
    /// What a search thinks, once it has found something.
    pub(super) thoughts: Option<Thoughts>,
    /// What the file says of the turn with a single word.
    pub(super) remarks: Vec<Remark>,
    /// The review of the game, while it is looked at.
    review: Option<ReviewScene>,
    /// What the teacher says.
    pub(super) teaching: Option<TeachingScene>,
}

impl Common {
    pub(super) fn of<G: Playable>(session: &Session<G>) -> Self {
        let record = session.record();
        let thoughts = session.thoughts();
        Self {
            thoughts: thoughts.map(|report| Thoughts::of::<G>(report, record.size())),
            remarks: remarks(record),
            review: ReviewScene::of(session),
            teaching: TeachingScene::of(session),
        }
    }

    /// Where the last move would have been better.
    pub(super) fn better(&self) -> Option<Point> {
        self.review.as_ref()?.current()?.best()?.point()
    }

    /// The moves that a search thinks about, the best first.
    pub(super) fn suggestions(&self) -> Vec<Suggestion> {
        let thoughts = self.thoughts.as_ref();
        thoughts.map(Thoughts::suggestions).unwrap_or_default()
    }
}

/// What each game shows in its own way.
pub(super) struct Special {
    pub(super) board: Board,
    pub(super) holdings: ByColor<Holdings>,
    /// Whether the side to move may pass.
    pub(super) may_pass: bool,
    /// How many handicap stones Black has yet to place.
    pub(super) handicap_left: u8,
    /// Whether a pass hands the other side a stone that counts.
    pub(super) pass_stones: bool,
}

/// Everything that a front end shows of a match but the clocks, which change
/// by themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Which game it is.
    pub kind: GameKind,
    /// The board, with what stands on it.
    pub board: Board,
    /// The two sides.
    pub players: ByColor<PlayerInfo>,
    /// Where the match stands.
    pub stage: Stage,
    /// Whether chains can be called dead or alive now.
    pub counting: bool,
    /// How it ended, whichever turn is shown.
    pub ending: Option<Ending>,
    /// The turn that it stands at.
    pub cursor: TurnId,
    /// How many moves led here.
    pub moves: usize,
    /// How many moves the line has in all.
    pub moves_in_line: usize,
    /// Which ways one can go from it.
    pub can_go: Directions,
    /// Whether someone left the game to look at an earlier turn, and can
    /// return to it.
    pub looking_back: bool,
    /// How many handicap stones Black has yet to place.
    pub handicap_left: u8,
    /// What is said about the turn.
    pub comment: String,
    /// What the file calls it; empty where it has no name.
    pub node_name: String,
    /// What the position is said to be worth, as it is written; may be empty.
    pub value: String,
    /// Whether a figure of the printed game begins there.
    pub figure: bool,
    /// What the file says of it with a single word.
    pub remarks: Vec<Remark>,
    /// Whether a pass hands the other side a stone that counts.
    pub pass_stones: bool,
    /// What the players agreed on for time.
    pub control: TimeControl,
    /// Whether the clocks stand still in the middle of a game.
    pub paused: bool,
    /// The rule that the turn broke, in the file it came from.
    pub breach: Option<Breach>,
    /// The computer that is to move, and what it does about it.
    pub computer: Option<(Color, ComputerState)>,
    /// Whether someone can say what a position is worth.
    pub judged: bool,
    /// Whether to show what a search thinks.
    pub analyzing: bool,
    /// What it thinks, once it has found something.
    pub thoughts: Option<Thoughts>,
    /// Whether to show who is ahead.
    pub estimating: bool,
    /// Who is, once that is known.
    pub estimate: Option<Lead>,
    /// The review of the game, while it is looked at.
    pub review: Option<ReviewScene>,
    /// What the teacher says, in a teaching game.
    pub teaching: Option<TeachingScene>,
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
pub struct PlayerInfo {
    /// Their name; empty if they have none.
    pub name: String,
    /// How strong a file says they are.
    pub rank: String,
    /// Who sits there.
    pub seat: Seat,
    /// What they have.
    pub holdings: Holdings,
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
    /// Where a disc can be put, in Othello.
    pub legal_moves: bool,
    /// How good the last moves were, where the game was gone over.
    pub grades: bool,
}

impl Scene {
    /// What is shown in the same way for every game.
    pub(super) fn with<G: Playable>(
        session: &Session<G>,
        common: Common,
        special: Special,
    ) -> Self {
        let Special {
            board,
            holdings,
            may_pass,
            handicap_left,
            pass_stones,
        } = special;
        let record = session.record();
        let history = record.history();
        let stage = session.stage();
        let counting = session.is_counting();
        let (moves, moves_in_line) = line_lengths(record);
        let to_play = history.position().to_play();
        let playing = stage == Stage::Playing;
        let by_hand = playing && session.turn_of_computer().is_none() && !session.is_looking_back();
        let players = ByColor::from_fn(|color| PlayerInfo {
            name: header(record, Header::Player(color)),
            rank: header(record, Header::Rank(color)),
            seat: record.seats()[color].clone(),
            holdings: holdings[color],
            to_move: playing && color == to_play,
            may_pass: by_hand && color == to_play && may_pass,
        });
        Self {
            kind: G::KIND,
            board,
            players,
            stage,
            counting,
            ending: session.ending(),
            cursor: history.cursor(),
            moves,
            moves_in_line,
            can_go: directions(record),
            looking_back: session.origin().is_some(),
            handicap_left,
            comment: record
                .comment(history.cursor())
                .unwrap_or_default()
                .into_owned(),
            node_name: name_here(record),
            value: value_here(record),
            figure: record.property(history.cursor(), "FG").is_some(),
            remarks: common.remarks,
            pass_stones,
            control: record.control(),
            paused: session.is_paused(),
            breach: record.breach(history.cursor()).copied().map(Into::into),
            computer: session.computer(),
            judged: session.is_judged(),
            analyzing: session.is_analyzing(),
            thoughts: common.thoughts,
            estimating: session.is_estimating(),
            estimate: session.estimate().map(|of| Lead::of(of.black_lead)),
            review: common.review,
            teaching: common.teaching,
        }
    }

    /// Who plays next.
    #[must_use]
    pub fn to_play(&self) -> Color {
        match &self.board {
            Board::Stones(goban) => goban.to_play,
            Board::Pieces(pieces) => pieces.to_play,
        }
    }

    /// The board of stones or discs, where there is one.
    #[must_use]
    pub const fn stone_board(&self) -> Option<&StoneBoard> {
        match &self.board {
            Board::Stones(goban) => Some(goban),
            Board::Pieces(_) => None,
        }
    }
}

/// Whether someone in front of the board can move now: not while a computer
/// is to, nor once the game is over and nothing follows.
pub(super) fn may_play<G: Playable>(session: &Session<G>) -> bool {
    if session.turn_of_computer().is_some() {
        return false;
    }
    let history = session.record().history();
    let at_end = history.tree().preferred_child(history.cursor()).is_none();
    !(matches!(session.stage(), Stage::Over(_)) && at_end)
}

/// What the present turn is called; may be empty.
fn name_here<G: Recordable>(record: &Record<G>) -> String {
    let name = record.property(record.history().cursor(), "N");
    let name = name.map(|name| simple_text(name.value().raw()).trim().to_owned());
    name.unwrap_or_default()
}

/// What the present position is said to be worth; may be empty.
fn value_here<G: Recordable>(record: &Record<G>) -> String {
    let value = record.property(record.history().cursor(), "V");
    value.map_or_else(String::new, |value| value.value().raw().trim().to_owned())
}

fn header<G: Recordable>(record: &Record<G>, header: Header) -> String {
    record.header(header).unwrap_or_default().into_owned()
}

/// How many moves lead to the cursor, and how many there are to the end of
/// its line.
fn line_lengths<G: Recordable>(record: &Record<G>) -> (usize, usize) {
    let history = record.history();
    let tree = history.tree();
    let is_move = |turn: &&TurnId| matches!(tree.turn(**turn), Some(Turn::Move { .. }));
    let before = history.path().iter().filter(is_move).count();
    let ahead = |turn: &TurnId| tree.preferred_child(*turn);
    let after: Vec<TurnId> = std::iter::successors(ahead(&history.cursor()), ahead).collect();
    (before, before + after.iter().filter(is_move).count())
}

fn directions<G: Recordable>(record: &Record<G>) -> Directions {
    let history = record.history();
    let tree = history.tree();
    let beside = |turn: &TurnId| {
        tree.previous_sibling(*turn).is_some() || tree.next_sibling(*turn).is_some()
    };
    Directions {
        back: history.cursor() != TurnId::START,
        forward: tree.preferred_child(history.cursor()).is_some(),
        aside: history.path().iter().any(beside),
    }
}

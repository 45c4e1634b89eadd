//! A turn as whoever draws the tree sees it.

use crate::board::Color;
use crate::game::{Turn, TurnId};
use crate::record::{AnyMove, Record, Recordable};
use crate::scene::remarks::{remarks_at, sign_of_move};

/// What a turn is, for whoever draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// Nothing has happened yet.
    Start,
    /// A stone on a point.
    Stone(Color, AnyMove),
    /// No stone.
    Pass(Color),
    /// A change by hand.
    Setup,
    /// Nothing: a node with a comment, perhaps.
    Note,
}

/// A turn in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Which turn.
    pub turn: TurnId,
    /// The one before it.
    pub parent: Option<TurnId>,
    /// How many turns lead to it.
    pub column: usize,
    /// Which line from the top it is on.
    pub lane: usize,
    /// What it is.
    pub kind: TurnKind,
    /// How many moves there are up to here, itself included.
    pub number: usize,
    /// What is written there.
    pub notes: LeafNotes,
    /// How many turns follow it that are not laid out, because the branch is
    /// folded there.
    pub hidden: usize,
}

/// What is written at a turn, as far as the tree shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeafNotes {
    /// Whether it has a comment.
    pub commented: bool,
    /// Whether it has a name.
    pub named: bool,
    /// Whether something decisive happens there.
    pub hotspot: bool,
    /// Whether a figure of the printed game begins there.
    pub figure: bool,
    /// What the file says of the move, as books annotate it (!, ?!); may be empty.
    pub sign: &'static str,
}

/// What is written at a turn. Most have nothing, and are not asked further.
pub(super) fn notes<G: Recordable>(record: &Record<G>, turn: TurnId) -> LeafNotes {
    let mut notes = LeafNotes::default();
    let mut judged = false;
    for property in record.properties(turn) {
        match property.name() {
            "C" => notes.commented = true,
            "N" => notes.named = true,
            "HO" => notes.hotspot = true,
            "FG" => notes.figure = true,
            "TE" | "BM" | "IT" | "DO" => judged = true,
            _ => (),
        }
    }
    if judged {
        notes.sign = sign_of_move(&remarks_at(record, turn));
    }
    notes
}

pub(super) fn kind<G: Recordable>(record: &Record<G>, turn: TurnId) -> TurnKind {
    let tree = record.history().tree();
    match tree.turn(turn) {
        None | Some(Turn::Start) => TurnKind::Start,
        Some(&Turn::Move { by, mv }) => match G::any_move(mv, record.size()) {
            mv if mv.is_pass() => TurnKind::Pass(by),
            mv => TurnKind::Stone(by, mv),
        },
        Some(Turn::Setup(_)) => TurnKind::Setup,
        Some(Turn::Note) => TurnKind::Note,
    }
}

//! A game as it is recorded: the turns, and everything that is written beside
//! them.
//!
//! Nothing here knows a format of files.

mod aligne4;
mod any;
mod any_move;
mod assembly;
mod branch;
mod change;
mod clock;
mod go;
mod grafting;
mod header;
mod marks;
mod nodes;
mod notes;
mod othello;
mod plain;
mod recordable;
mod refused;
mod seat;
mod start;
mod typed_header;

use std::borrow::Cow;
use std::collections::BTreeMap;

pub use aligne4::Aligne4Record;
pub use any::{AnyRecord, Unplayable};
pub use any_move::AnyMove;
pub use branch::{Branch, BranchTurn};
pub use change::{Change, Written as WrittenNotes};
pub use clock::{ClockReading, TimeControl};
pub use go::GoRecord;
pub use header::Header;
pub use othello::OthelloRecord;
pub use recordable::{OwnedProperty, Recordable};
pub use refused::Refused;
pub use seat::Seat;
pub use start::{AnyStart, InvalidStart, OthelloStart, Start, Terms};
pub use typed_header::InvalidHeader;

pub(super) use any::each;
pub(super) use assembly::FileTurn;
pub(super) use nodes::moves_and_setups;
pub(super) use plain::plain_turn;

use crate::board::{ByColor, Color, PointSet, Size};
use crate::game::{Cut, History, Outcome, TurnId};

use super::property::{Property, escape, simple_text, text};
use notes::Notes;

/// How many turns a line of play of a file may have. The board after each is
/// kept, some hundred bytes; a file of semicolons should not fill the memory.
pub(super) const MOST_TURNS: usize = 250_000;

/// How many nodes a game may have that is put on a board. A turn takes some
/// hundred bytes there, and as much again where its tree is drawn.
pub(super) const MOST_NODES: usize = 4_000_000;

/// How many turns one node of a file becomes, the first not counted. Files
/// that have more than one move in a node are wrong already, and one that has
/// a million is up to no good.
pub(super) const MOST_JOINED: u8 = 16;

/// A game with all that belongs to it: branches, names, comments, clocks,
/// counting marks, and what other programs wrote into its file.
///
/// The turns live in a [`History`]; texts are kept beside them under the names
/// that SGF gives them, so that nothing of a file is lost. It is changed by
/// [`Record::apply`] only: what a journal has to write down is the same value
/// that the change was made with.
#[derive(Clone, Debug)]
pub struct Record<G: Recordable> {
    start: G::Start,
    history: History<G>,
    notes: Notes,
    /// Branches that were deleted and can be brought back.
    cuts: BTreeMap<usize, KeptCut>,
    /// Counts how often all turns were judged anew.
    judgements: u64,

    control: TimeControl,
    clocks: ByColor<Option<ClockReading>>,
    dead: Option<PointSet>,
    seats: ByColor<Seat>,
    options: BTreeMap<String, String>,
}

/// A branch that was deleted.
#[derive(Clone, Copy, Debug)]
struct KeptCut {
    cut: Cut,
    /// How often turns had been judged anew until then.
    judgements: u64,
}

impl<G: Recordable> Record<G> {
    /// A new game.
    ///
    /// # Errors
    ///
    /// Why it cannot begin like that.
    pub fn new(start: G::Start) -> Result<Self, G::InvalidStart> {
        let position = G::begin(&start)?;
        Ok(Self::starting_from(start, position))
    }

    pub(in crate::record) fn starting_from(start: G::Start, position: G) -> Self {
        Self {
            start,
            history: History::new(position),
            notes: Notes::default(),
            cuts: BTreeMap::new(),
            judgements: 0,
            control: TimeControl::None,
            clocks: ByColor::default(),
            dead: None,
            seats: ByColor::default(),
            options: BTreeMap::new(),
        }
    }

    /// How it began.
    #[must_use]
    pub const fn start(&self) -> &G::Start {
        &self.start
    }

    /// What is played, as lists show it: Go 19×19.
    #[must_use]
    pub fn title(&self) -> String {
        G::title(&self.start)
    }

    /// The board it is played on.
    #[must_use]
    pub fn size(&self) -> Size {
        G::size(&self.start)
    }

    /// Its turns and where it stands.
    #[must_use]
    pub const fn history(&self) -> &History<G> {
        &self.history
    }

    /// How much time the players have.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What the clocks show at this moment.
    #[must_use]
    pub const fn clocks(&self) -> &ByColor<Option<ClockReading>> {
        &self.clocks
    }

    /// The stones marked dead while the board is counted.
    #[must_use]
    pub const fn dead(&self) -> Option<&PointSet> {
        self.dead.as_ref()
    }

    /// Who sits where.
    #[must_use]
    pub const fn seats(&self) -> &ByColor<Seat> {
        &self.seats
    }

    /// What else the table was set to, by name.
    #[must_use]
    pub const fn options(&self) -> &BTreeMap<String, String> {
        &self.options
    }

    /// A line at the head of the game.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<Cow<'_, str>> {
        let value = self
            .notes
            .property(TurnId::START, header.sgf_name())?
            .value();
        Some(match header.is_one_line() {
            true => simple_text(value.raw()),
            false => text(value.raw()),
        })
    }

    /// The name of whoever plays a color; empty if there is none.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        let name = self.header(Header::Player(color));
        name.unwrap_or_default().into_owned()
    }

    /// How the game ended, if the record says so in a way that can be read.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.header(Header::Result)?.trim().parse().ok()
    }

    /// What is said about a turn.
    #[must_use]
    pub fn comment(&self, turn: TurnId) -> Option<Cow<'_, str>> {
        Some(text(self.property(turn, "C")?.value().raw()))
    }

    /// A property of a turn by its SGF name.
    #[must_use]
    pub fn property(&self, turn: TurnId, name: &str) -> Option<Property<'_>> {
        self.notes.property(self.head_of(turn), name)
    }

    /// Everything written beside a turn that the turn itself does not say.
    pub fn properties(&self, turn: TurnId) -> impl Iterator<Item = Property<'_>> {
        self.notes.properties(self.head_of(turn))
    }

    /// The rule that a turn of a file broke. A move after the end breaks none:
    /// the players went on.
    #[must_use]
    pub fn breach(&self, turn: TurnId) -> Option<&G::Illegal> {
        let breach = self.history.tree().breach(turn)?;
        (!G::went_on(breach)).then_some(breach)
    }

    /// How many lines of play there are, and how many turns have a comment.
    #[must_use]
    pub fn branches_and_comments(&self) -> (usize, usize) {
        let tree = self.history.tree();
        let leaves = tree
            .descendants(TurnId::START)
            .filter(|&turn| tree.children(turn).next().is_none());
        let comments = tree
            .descendants(TurnId::START)
            .filter(|&turn| self.notes.property(turn, "C").is_some());
        (leaves.count(), comments.count())
    }

    /// The turn that holds the properties of a node of a file which was read
    /// as several turns.
    fn head_of(&self, turn: TurnId) -> TurnId {
        let mut head = turn;
        while self.notes.node_notes(head).joined
            && let Some(parent) = self.history.tree().parent(head)
        {
            head = parent;
        }
        head
    }

    fn set_text(&mut self, turn: TurnId, name: &str, text: &str) {
        let raw = escape(text);
        let values: &[&str] = if text.is_empty() { &[] } else { &[&raw] };
        self.notes.set(self.head_of(turn), name, values);
    }
}

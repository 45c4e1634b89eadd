//! A game as it is kept: the turns, and everything that is written beside them.

mod change;
mod marks;
mod notes;
mod plain;
mod read;
mod write;

use std::borrow::Cow;
use std::collections::BTreeMap;

pub use change::{Change, Refused};

pub(super) use plain::plain_setup;
pub(super) use read::{first_mover, is_move, main_line, read, setup_of, shortened, turns_in};

use crate::board::{ByColor, Color, PointSet, Size};
use crate::game::{Cut, History, Outcome, Setup, TurnId};

use super::clock::{Reading, TimeControl};
use super::kept::Kept;
use super::seat::Seat;
use super::sgf::{Property, escape, simple_text, text};
use notes::{Notes, Sheet};

/// How many turns a line of play of a file may have. The board after each is
/// kept, some hundred bytes; a file of semicolons should not fill the memory.
pub(super) const MOST_TURNS: usize = 250_000;

/// How many nodes a game may have that is put on a board. A turn takes some
/// hundred bytes there, and as much again where its tree is drawn.
pub(super) const MOST_NODES: usize = 4_000_000;

/// How many turns one node of a file becomes, the first not counted. Files
/// that have more than one move in a node are wrong already, and one that has
/// a million is up to no good.
const MOST_JOINED: u8 = 16;

/// A game with all that belongs to it: branches, names, comments, clocks,
/// counting marks, and what other programs wrote into its file.
///
/// The turns live in a [`History`]; texts are kept beside them under the names
/// that SGF gives them, so that nothing of a file is lost. It is changed by
/// [`Record::apply`] only: what a journal has to write down is the same value
/// that the change was made with.
#[derive(Clone, Debug)]
pub struct Record<G: Kept> {
    start: G::Start,
    history: History<G>,
    notes: Notes,
    /// Branches that were deleted and can be brought back.
    cuts: BTreeMap<usize, Cut>,

    control: TimeControl,
    clocks: ByColor<Option<Reading>>,
    dead: Option<PointSet>,
    seats: ByColor<Seat>,
    options: BTreeMap<String, String>,
}

/// A line at the head of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Header {
    /// Who plays this color.
    Player(Color),
    /// How strong they are.
    Rank(Color),
    /// When it was played.
    Date,
    /// Where it was played.
    Place,
    /// The tournament.
    Event,
    /// Which round of it.
    Round,
    /// What the game is called.
    Name,
    /// How it ended.
    Result,
    /// The time before any overtime, in seconds.
    MainTime,
    /// What comes after it, in words.
    Overtime,
    /// Something about the game as a whole.
    Comment,
}

impl Header {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Player(Color::Black),
        Self::Player(Color::White),
        Self::Rank(Color::Black),
        Self::Rank(Color::White),
        Self::Date,
        Self::Place,
        Self::Event,
        Self::Round,
        Self::Name,
        Self::Result,
        Self::MainTime,
        Self::Overtime,
        Self::Comment,
    ];

    /// The one with this name in SGF.
    pub(super) fn named(sgf_name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|header| header.sgf_name() == sgf_name)
    }

    /// The name of SGF's property for it.
    #[must_use]
    pub const fn sgf_name(self) -> &'static str {
        match self {
            Self::Player(Color::Black) => "PB",
            Self::Player(Color::White) => "PW",
            Self::Rank(Color::Black) => "BR",
            Self::Rank(Color::White) => "WR",
            Self::Date => "DT",
            Self::Place => "PC",
            Self::Event => "EV",
            Self::Round => "RO",
            Self::Name => "GN",
            Self::Result => "RE",
            Self::MainTime => "TM",
            Self::Overtime => "OT",
            Self::Comment => "GC",
        }
    }
}

impl<G: Kept> Record<G> {
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

    /// What is played, as lists have it: Go 19×19.
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
    pub const fn clocks(&self) -> &ByColor<Option<Reading>> {
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
        Some(match header {
            Header::Comment => text(value.raw()),
            _ => simple_text(value.raw()),
        })
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
            .below(TurnId::START)
            .filter(|&turn| tree.children(turn).next().is_none());
        let comments = tree
            .below(TurnId::START)
            .filter(|&turn| self.notes.property(turn, "C").is_some());
        (leaves.count(), comments.count())
    }

    /// The turn that holds the properties of a node of a file which was read
    /// as several turns.
    fn head_of(&self, turn: TurnId) -> TurnId {
        let mut head = turn;
        while self.notes.sheet(head).joined
            && let Some(parent) = self.history.tree().parent(head)
        {
            head = parent;
        }
        head
    }

    /// Adds a turn as a file has it, unless that cannot be done at all.
    pub(super) fn record(&mut self, turn: Recorded<G::Move>) -> Result<TurnId, G::Illegal> {
        match turn {
            Recorded::Move(by, mv) => self.history.record(by, mv),
            Recorded::Setup(setup) => self.history.arrange(*setup),
            Recorded::Note => Ok(self.history.note()),
        }
    }

    /// What is kept of how a turn was written.
    pub(super) fn sheet(&self, turn: TurnId) -> Sheet {
        self.notes.sheet(turn)
    }

    /// The properties kept with this very turn.
    pub(super) fn own_properties(&self, turn: TurnId) -> impl Iterator<Item = Property<'_>> {
        self.notes.properties(turn)
    }

    /// Keeps properties with a turn that has none yet.
    pub(super) fn put_notes(
        &mut self,
        turn: TurnId,
        whole: bool,
        properties: &[(String, Vec<String>)],
    ) {
        let properties = properties.iter();
        let properties =
            properties.map(|(name, values)| (name.as_str(), values.iter().map(String::as_str)));
        self.notes.put(turn, whole, properties);
    }

    /// Says that a turn was in one node with the one before it.
    pub(super) fn join_to_parent(&mut self, turn: TurnId) -> Result<(), String> {
        let parent = self.history.tree().parent(turn);
        let head = self.head_of(parent.unwrap_or(TurnId::START));
        if self.notes.sheet(head).followers >= MOST_JOINED {
            return Err("too many turns are joined".to_owned());
        }
        self.notes.join(turn, head);
        Ok(())
    }

    /// Puts the cursor on a turn without any other change.
    pub(super) fn stand_at(&mut self, turn: TurnId) {
        self.history.go_to(turn);
    }

    /// Puts the cursor on a turn, with redo leading to these turns rather than
    /// to the first of their siblings.
    pub(super) fn put_cursor(&mut self, cursor: TurnId, redo: &[TurnId]) {
        self.history.go_to(cursor);
        self.history.forget_visits();
        for &turn in redo {
            self.history.prefer(turn);
        }
    }

    /// All turns in the order in which they came.
    pub(super) fn turns_in_order(&self) -> Vec<TurnId> {
        let mut turns: Vec<TurnId> = self.history.tree().below(TurnId::START).collect();
        turns.sort();
        turns
    }

    /// Sets up what belongs to the table and to no turn.
    pub(super) fn put_table(
        &mut self,
        control: TimeControl,
        clocks: ByColor<Option<Reading>>,
        dead: Option<PointSet>,
        seats: ByColor<Seat>,
        options: BTreeMap<String, String>,
    ) {
        self.control = control;
        self.clocks = clocks;
        self.dead = dead;
        self.seats = seats;
        self.options = options;
    }

    fn set_text(&mut self, turn: TurnId, name: &str, text: &str) {
        let raw = escape(text);
        let values: &[&str] = if text.is_empty() { &[] } else { &[&raw] };
        self.notes.set(self.head_of(turn), name, values);
    }
}

/// A turn of a file.
#[derive(Clone, Debug)]
pub(super) enum Recorded<M> {
    /// A move, whoever's turn it is.
    Move(Color, M),
    /// A change by hand.
    Setup(Box<Setup>),
    /// Nothing.
    Note,
}

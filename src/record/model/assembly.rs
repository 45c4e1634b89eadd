//! What formats use to read and build a record: how turns were written in a
//! file, and the parts that come in another order than they are played.

use std::collections::BTreeMap;

use crate::board::{ByColor, Color, PointSet};
use crate::game::{Setup, TurnId};
use crate::record::property::Property;

use super::clock::{ClockReading, TimeControl};
use super::notes::NodeNotes;
use super::recordable::Recordable;
use super::seat::Seat;
use super::{MOST_JOINED, Record};

/// A turn of a file.
#[derive(Clone, Debug)]
pub(in crate::record) enum FileTurn<M> {
    /// A move, whoever's turn it is.
    Move(Color, M),
    /// A change by hand.
    Setup(Box<Setup>),
    /// Nothing.
    Note,
}

impl<G: Recordable> Record<G> {
    /// Adds a turn as a file has it, unless that cannot be done at all.
    pub(in crate::record) fn record(
        &mut self,
        turn: FileTurn<G::Move>,
    ) -> Result<TurnId, G::Illegal> {
        match turn {
            FileTurn::Move(by, mv) => self.history.record(by, mv),
            FileTurn::Setup(setup) => self.history.arrange(*setup),
            FileTurn::Note => Ok(self.history.note()),
        }
    }

    /// What is kept of how a turn was written.
    pub(in crate::record) fn node_notes(&self, turn: TurnId) -> NodeNotes {
        self.notes.node_notes(turn)
    }

    /// The properties kept with this very turn.
    pub(in crate::record) fn own_properties(
        &self,
        turn: TurnId,
    ) -> impl Iterator<Item = Property<'_>> {
        self.notes.properties(turn)
    }

    /// Keeps properties with a turn that has none yet.
    pub(in crate::record) fn put_notes(
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

    /// Keeps properties of a node of a file with the first of its turns; `whole`
    /// if they say what the turn says too.
    pub(in crate::record) fn put_properties<'p, V: Iterator<Item = &'p str>>(
        &mut self,
        turn: TurnId,
        whole: bool,
        properties: impl Iterator<Item = (&'p str, V)>,
    ) {
        self.notes.put(turn, whole, properties);
    }

    /// Says that a turn was in one node with those before it, from `head` on.
    pub(in crate::record) fn join(&mut self, turn: TurnId, head: TurnId) {
        self.notes.join(turn, head);
    }

    /// Says that a turn was in one node with the one before it.
    pub(in crate::record) fn join_to_parent(&mut self, turn: TurnId) -> Result<(), String> {
        let parent = self.history.tree().parent(turn);
        let head = self.head_of(parent.unwrap_or(TurnId::START));
        if self.notes.node_notes(head).followers >= MOST_JOINED {
            return Err("too many turns are joined".to_owned());
        }
        self.notes.join(turn, head);
        Ok(())
    }

    /// Puts the cursor on a turn without any other change.
    pub(in crate::record) fn stand_at(&mut self, turn: TurnId) {
        self.history.go_to(turn);
    }

    /// Puts the cursor on a turn, with redo leading to these turns rather than
    /// to the first of their siblings.
    pub(in crate::record) fn put_cursor(&mut self, cursor: TurnId, redo: &[TurnId]) {
        self.history.go_to(cursor);
        self.history.forget_visits();
        for &turn in redo {
            self.history.prefer(turn);
        }
    }

    /// Says how much time the players have, where the file says it already.
    pub(in crate::record) const fn put_control(&mut self, control: TimeControl) {
        self.control = control;
    }

    /// All turns in the order in which they came.
    pub(in crate::record) fn turns_in_order(&self) -> Vec<TurnId> {
        let mut turns: Vec<TurnId> = self.history.tree().descendants(TurnId::START).collect();
        turns.sort();
        turns
    }

    /// Sets up what belongs to the table and to no turn.
    pub(in crate::record) fn put_table(
        &mut self,
        control: TimeControl,
        clocks: ByColor<Option<ClockReading>>,
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
}

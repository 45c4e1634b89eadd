//! What is written beside the turns: comments, marks, names, clock times, and
//! whatever another program put there.

use crate::game::TurnId;
use crate::record::property::{Pool, Property, PropertyList};

/// The properties of every turn, in the form and the order of SGF.
///
/// Most turns have none: what the turn itself says is not repeated here.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    pool: Pool,
    /// By the index of the turn; turns beyond the end have none.
    nodes: Vec<NodeNotes>,
    /// How large the pool was when it was last cleared of what was replaced.
    cleared: usize,
}

/// What is written beside one turn.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::record) struct NodeNotes {
    list: PropertyList,
    /// Whether the list is the whole node of a file, the turn itself included.
    /// Otherwise the turn comes first, in its plain form, and the list follows.
    pub(in crate::record) whole: bool,
    /// Whether the turn was in one node with the one before it, as only files
    /// have it (`;AB[aa]B[bb]`). Its properties are beside the first of them.
    pub(in crate::record) joined: bool,
    /// How many turns are joined to this one.
    pub(in crate::record) followers: u8,
}

impl Notes {
    pub(super) fn node_notes(&self, turn: TurnId) -> NodeNotes {
        self.nodes.get(turn.index()).copied().unwrap_or_default()
    }

    pub(super) fn properties(
        &self,
        turn: TurnId,
    ) -> impl DoubleEndedIterator<Item = Property<'_>> + Clone {
        self.pool.properties(self.node_notes(turn).list)
    }

    pub(super) fn property(&self, turn: TurnId, name: &str) -> Option<Property<'_>> {
        self.properties(turn)
            .find(|property| property.name() == name)
    }

    /// Writes down the properties of a new turn, each a name and its values.
    pub(super) fn put<'p, V: Iterator<Item = &'p str>>(
        &mut self,
        turn: TurnId,
        whole: bool,
        properties: impl Iterator<Item = (&'p str, V)>,
    ) {
        let mut list = self.pool.begin();
        for (name, values) in properties {
            self.pool.push(&mut list, name, values);
        }
        let node = self.node_notes_mut(turn);
        node.list = list;
        node.whole = whole;
    }

    /// Says that a turn was in one node with those before it, from `head` on.
    pub(super) fn join(&mut self, turn: TurnId, head: TurnId) {
        self.node_notes_mut(turn).joined = true;
        let followers = &mut self.node_notes_mut(head).followers;
        *followers = followers.saturating_add(1);
    }

    /// Gives a property other values, in its place or at the end; with none it
    /// is taken away. Where a file has it twice, once is enough from now on.
    pub(super) fn set(&mut self, turn: TurnId, name: &str, values: &[&str]) {
        let kept: Vec<(String, Vec<String>)> = self
            .properties(turn)
            .map(|property| {
                let values = property.values().map(|value| value.raw().to_owned());
                (property.name().to_owned(), values.collect())
            })
            .collect();
        let mut list = self.pool.begin();
        let mut left = !values.is_empty();
        for (kept_name, kept_values) in &kept {
            if kept_name != name {
                let values = kept_values.iter().map(String::as_str);
                self.pool.push(&mut list, kept_name, values);
            } else if left {
                self.pool.push(&mut list, name, values.iter().copied());
                left = false;
            }
        }
        if left {
            self.pool.push(&mut list, name, values.iter().copied());
        }
        let is_empty = self.pool.properties(list).next().is_none();
        let node = self.node_notes_mut(turn);
        node.list = list;
        // A node with nothing in it has no words of its own. The first one has,
        // even then: it says nothing of how the game began.
        if is_empty && turn != TurnId::START {
            node.whole = false;
        }
        self.clear();
    }

    /// Leaves out what the turn itself says: from now on that is written in its
    /// plain form.
    pub(super) fn leave_out(&mut self, turn: TurnId, names: &[&str]) {
        for name in names {
            if self.property(turn, name).is_some() {
                self.set(turn, name, &[]);
            }
        }
        if self.nodes.len() > turn.index() {
            self.nodes[turn.index()].whole = false;
        }
    }

    /// Lets go of what was replaced, once it is more than what is left.
    fn clear(&mut self) {
        const WORTH_IT: usize = 1 << 16;
        if self.pool.size() < 2 * self.cleared + WORTH_IT {
            return;
        }
        let old = std::mem::take(&mut self.pool);
        for node in &mut self.nodes {
            let mut list = self.pool.begin();
            for property in old.properties(node.list) {
                let (name, values) = property.raw();
                self.pool.push(&mut list, name, values);
            }
            node.list = list;
        }
        self.cleared = self.pool.size();
    }

    fn node_notes_mut(&mut self, turn: TurnId) -> &mut NodeNotes {
        let index = turn.index();
        if self.nodes.len() <= index {
            self.nodes.resize(index + 1, NodeNotes::default());
        }
        &mut self.nodes[index]
    }
}

//! What is written beside the turns: comments, marks, names, clock times, and
//! whatever another program put there.

use std::sync::Arc;

use crate::game::{SharedList, TurnId};
use crate::record::property::{Pool, Property, PropertyList};

/// The properties of every turn, in the form and the order of SGF.
///
/// Most turns have none: what the turn itself says is not repeated here. A copy
/// shares what neither has changed since.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    /// What was written first, in the order in which it was.
    earlier: Vec<Earlier>,
    /// What was written last.
    latest: Pool,
    /// How many properties there are before those of `latest`.
    before: u32,
    /// By the index of the turn; turns beyond the end have none.
    nodes: SharedList<NodeNotes>,
    /// How much room all of `earlier` takes.
    kept: usize,
    /// How much of everything was replaced since.
    replaced: usize,
}

/// Properties that no longer change.
#[derive(Clone, Debug)]
struct Earlier {
    /// How many properties there are before these.
    before: u32,
    pool: Arc<Pool>,
}

/// How much is written before it is put to what does not change any more.
const PART: usize = 1 << 16;

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
        let list = self.node_notes(turn).list;
        let (pool, before) = self.pool_of(list);
        pool.properties(PropertyList {
            first: list.first - before,
            ..list
        })
    }

    /// Where a list is, and how many properties there are before that.
    fn pool_of(&self, list: PropertyList) -> (&Pool, u32) {
        if list.first >= self.before || list.len == 0 {
            return (&self.latest, self.before.min(list.first));
        }
        let after = self
            .earlier
            .partition_point(|part| part.before <= list.first);
        match self.earlier.get(after.saturating_sub(1)) {
            Some(part) => (&part.pool, part.before),
            None => (&self.latest, self.before.min(list.first)),
        }
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
        let mut list = self.latest.begin();
        for (name, values) in properties {
            self.latest.push(&mut list, name, values);
        }
        let list = self.placed(list);
        self.edit(turn, |node| {
            node.list = list;
            node.whole = whole;
        });
        self.settle();
    }

    /// A list of what was written last, among all.
    const fn placed(&self, list: PropertyList) -> PropertyList {
        PropertyList {
            first: self.before + list.first,
            len: list.len,
        }
    }

    /// Puts what was written last to what does not change any more, once it is
    /// worth it.
    fn settle(&mut self) {
        if self.latest.size() < PART {
            return;
        }
        let pool = std::mem::take(&mut self.latest);
        let before = self.before;
        self.before += pool.begin().first;
        self.kept += pool.size();
        self.earlier.push(Earlier {
            before,
            pool: Arc::new(pool),
        });
    }

    /// Says that a turn was in one node with those before it, from `head` on.
    pub(super) fn join(&mut self, turn: TurnId, head: TurnId) {
        self.edit(turn, |node| node.joined = true);
        self.edit(head, |head| {
            head.followers = head.followers.saturating_add(1)
        });
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
        self.take_back(turn);
        let mut list = self.latest.begin();
        let mut left = !values.is_empty();
        for (kept_name, kept_values) in &kept {
            if kept_name != name {
                let values = kept_values.iter().map(String::as_str);
                self.latest.push(&mut list, kept_name, values);
            } else if left {
                self.latest.push(&mut list, name, values.iter().copied());
                left = false;
            }
        }
        if left {
            self.latest.push(&mut list, name, values.iter().copied());
        }
        let is_empty = self.latest.properties(list).next().is_none();
        let list = self.placed(list);
        self.edit(turn, |node| {
            node.list = list;
            // A node with nothing in it has no words of its own. The first one
            // has, even then: it says nothing of how the game began.
            if is_empty && turn != TurnId::START {
                node.whole = false;
            }
        });
        self.clear();
        self.settle();
    }

    /// Lets go of what is written beside a turn and is about to be replaced: a
    /// comment that goes on letter by letter takes no more room than its text.
    fn take_back(&mut self, turn: TurnId) {
        let list = self.node_notes(turn).list;
        let (pool, before) = self.pool_of(list);
        let own = PropertyList {
            first: list.first - before,
            ..list
        };
        let size = pool.size_of(own);
        if list.first < self.before || !self.latest.take_back(own) {
            self.replaced += size;
        }
    }

    /// Leaves out what the turn itself says: from now on that is written in its
    /// plain form.
    pub(super) fn leave_out(&mut self, turn: TurnId, names: &[&str]) {
        for name in names {
            if self.property(turn, name).is_some() {
                self.set(turn, name, &[]);
            }
        }
        if let Some(node) = self.nodes.get_mut(turn.index()) {
            node.whole = false;
        }
    }

    /// Lets go of what was replaced, once it is more than what is left.
    fn clear(&mut self) {
        const WORTH_IT: usize = 1 << 20;
        let size = self.kept + self.latest.size();
        if self.replaced < WORTH_IT.max(size / 2) {
            return;
        }
        let old = std::mem::take(self);
        self.nodes = old.nodes.clone();
        let written = (0..old.nodes.len())
            .filter(|&index| old.nodes.get(index).is_some_and(|node| node.list.len > 0));
        for index in written {
            let Some(node) = self.nodes.get_mut(index) else {
                continue;
            };
            let (pool, before) = old.pool_of(node.list);
            let mut list = self.latest.begin();
            let own = PropertyList {
                first: node.list.first - before,
                ..node.list
            };
            for property in pool.properties(own) {
                let (name, values) = property.raw();
                self.latest.push(&mut list, name, values);
            }
            node.list = PropertyList {
                first: self.before + list.first,
                len: list.len,
            };
            self.settle();
        }
    }

    fn edit(&mut self, turn: TurnId, change: impl FnOnce(&mut NodeNotes)) {
        self.nodes.grow_to(turn.index() + 1, &NodeNotes::default());
        if let Some(node) = self.nodes.get_mut(turn.index()) {
            change(node);
        }
    }
}

//! Turns and how they branch.
//!
//! The tree keeps what happened, not what the board looked like: a node is a
//! few dozen bytes, so that a record of many thousand turns stays small.

use std::fmt;
use std::num::NonZeroU32;

use crate::board::Color;

use super::{Game, Key, SharedList};

/// What leads from one position to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn<M, S> {
    /// Nothing yet: the root of the tree.
    Start,
    /// A move.
    Move {
        /// The side that played it.
        by: Color,
        /// What it played.
        mv: M,
    },
    /// A change of the board by hand.
    Setup(Box<S>),
    /// Nothing: a node with a comment, perhaps.
    Note,
}

/// The id of a turn in its tree, never given to another turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TurnId(NonZeroU32);

impl TurnId {
    /// The start of the game.
    pub const START: Self = Self(NonZeroU32::MIN);

    /// Its number from 0, for tables beside the tree.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    fn of_index(index: usize) -> Option<Self> {
        let number = u32::try_from(index).ok()?.checked_add(1)?;
        Some(Self(NonZeroU32::new(number)?))
    }
}

/// A branch that was taken out of the tree and can be put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "only with this can the branch be put back"]
pub struct Cut {
    branch: TurnId,
    after: Option<TurnId>,
}

impl Cut {
    /// The first turn of the branch.
    #[must_use]
    pub const fn branch(self) -> TurnId {
        self.branch
    }
}

/// All the turns of a game, with every variation.
///
/// Each node knows its parent, its first and last child and its siblings.
/// Children stay in the order in which they came. A copy shares with the tree
/// what neither has changed since.
#[derive(Clone)]
pub struct Tree<G: Game> {
    nodes: SharedList<Node<G>>,
}

#[derive(Clone)]
struct Node<G: Game> {
    turn: Turn<G::Move, G::Setup>,
    breach: Option<G::Illegal>,
    /// What the position after it is known by.
    key: Key,
    parent: Option<TurnId>,
    /// How many turns lead to it.
    depth: u32,
    first: Option<TurnId>,
    last: Option<TurnId>,
    previous: Option<TurnId>,
    next: Option<TurnId>,
    /// The child that was last gone through.
    visited: Option<TurnId>,
    /// Taken out, with everything below it.
    cut: bool,
}

impl<G: Game> Node<G> {
    const fn new(
        turn: Turn<G::Move, G::Setup>,
        breach: Option<G::Illegal>,
        key: Key,
        parent: Option<TurnId>,
        depth: u32,
    ) -> Self {
        Self {
            turn,
            breach,
            key,
            parent,
            depth,
            first: None,
            last: None,
            previous: None,
            next: None,
            visited: None,
            cut: false,
        }
    }
}

impl<G: Game> Tree<G> {
    /// A tree with nothing but its start.
    pub(super) fn new(key: Key) -> Self {
        let start = Node::new(Turn::Start, None, key, None, 0);
        Self {
            nodes: std::iter::once(start).collect(),
        }
    }

    /// What happened in a turn.
    pub fn turn(&self, id: TurnId) -> Option<&Turn<G::Move, G::Setup>> {
        Some(&self.node(id)?.turn)
    }

    /// The rule that a turn broke. Only turns that were read from a file, or
    /// judged again by other rules, can have one.
    pub fn breach(&self, id: TurnId) -> Option<&G::Illegal> {
        self.node(id)?.breach.as_ref()
    }

    /// What the position after a turn is known by: turns that lead to the same
    /// board with the same side to play share it.
    pub fn key(&self, id: TurnId) -> Option<Key> {
        Some(self.node(id)?.key)
    }

    /// How many variations there are before this one.
    pub fn place(&self, id: TurnId) -> usize {
        std::iter::successors(self.previous_sibling(id), |&id| self.previous_sibling(id)).count()
    }

    /// The turn before, whatever was cut above it; `None` for the start.
    pub fn parent(&self, id: TurnId) -> Option<TurnId> {
        self.node(id)?.parent
    }

    /// The turns that were played next, in the order in which they came.
    pub fn children(&self, id: TurnId) -> impl Iterator<Item = TurnId> + '_ {
        let first = self.node(id).and_then(|node| node.first);
        std::iter::successors(first, |&child| self.next_sibling(child))
    }

    /// A turn and everything after it, each before what follows it, first
    /// variations first. What was cut is passed over.
    pub fn descendants(&self, top: TurnId) -> impl Iterator<Item = TurnId> + '_ {
        let mut next = self.node(top).map(|_| top);
        std::iter::from_fn(move || {
            let turn = next?;
            let first = self.node(turn).and_then(|node| node.first);
            next = first.or_else(|| self.beside(turn, top));
            Some(turn)
        })
    }

    /// The next variation of a turn or of those before it, after `top`.
    fn beside(&self, mut turn: TurnId, top: TurnId) -> Option<TurnId> {
        while turn != top {
            if let Some(next) = self.next_sibling(turn) {
                return Some(next);
            }
            turn = self.parent(turn)?;
        }
        None
    }

    /// The variation after this one.
    pub fn next_sibling(&self, id: TurnId) -> Option<TurnId> {
        self.node(id)?.next
    }

    /// The variation before this one.
    pub fn previous_sibling(&self, id: TurnId) -> Option<TurnId> {
        self.node(id)?.previous
    }

    /// Where redo leads: the child last gone through, or the first.
    pub fn preferred_child(&self, id: TurnId) -> Option<TurnId> {
        let node = self.node(id)?;
        node.visited.or(node.first)
    }

    /// How many turns lead to this one; 0 for the start.
    pub fn depth(&self, id: TurnId) -> Option<usize> {
        Some(self.node(id)?.depth as usize)
    }

    /// Whether the turn is in the tree and was not cut.
    pub fn contains(&self, id: TurnId) -> bool {
        let mut next = Some(id);
        while let Some(id) = next {
            if self.is_cut(id) {
                return false;
            }
            next = self.parent(id);
        }
        true
    }

    /// Whether a branch that begins with this turn was taken out.
    pub(super) fn is_cut(&self, id: TurnId) -> bool {
        self.node(id).is_none_or(|node| node.cut)
    }

    /// How many turns were ever made, cut ones and the start included. Every
    /// [`TurnId`] of the tree is counted by it, so it can size a table.
    pub const fn ids(&self) -> usize {
        self.nodes.len()
    }

    /// The turn with this index, cut or not.
    pub fn turn_at(&self, index: usize) -> Option<TurnId> {
        (index < self.nodes.len()).then(|| TurnId::of_index(index))?
    }

    /// Adds a child after the others; `None` when four thousand million turns
    /// leave no id for it.
    pub(super) fn add(
        &mut self,
        parent: TurnId,
        turn: Turn<G::Move, G::Setup>,
        breach: Option<G::Illegal>,
        key: Key,
    ) -> Option<TurnId> {
        let id = TurnId::of_index(self.nodes.len())?;
        let above = self.node(parent)?;
        let (elder, depth) = (above.last, above.depth + 1);
        self.nodes
            .push(Node::new(turn, breach, key, Some(parent), depth));
        self.link(id, parent, elder);
        Some(id)
    }

    /// Remembers that redo should lead to `child`.
    pub(super) fn visit(&mut self, child: TurnId) {
        let Some(parent) = self.parent(child) else {
            return;
        };
        if self
            .node(parent)
            .is_some_and(|node| node.visited != Some(child))
        {
            self.edit(parent, |node| node.visited = Some(child));
        }
    }

    /// Forgets which children were gone through.
    pub(super) fn forget_visits(&mut self) {
        for index in 0..self.nodes.len() {
            if let Some(node) = self.nodes.get_mut(index) {
                node.visited = None;
            }
        }
    }

    /// Says which rule a turn breaks.
    pub(super) fn judge(&mut self, id: TurnId, breach: Option<G::Illegal>) {
        if self.breach(id) != breach.as_ref() {
            self.edit(id, |node| node.breach = breach);
        }
    }

    /// Says what the position after a turn is known by.
    pub(super) fn set_key(&mut self, id: TurnId, key: Key) {
        if self.key(id) != Some(key) {
            self.edit(id, |node| node.key = key);
        }
    }

    /// Gives a change by hand other stones.
    pub(super) fn set_setup(&mut self, id: TurnId, setup: G::Setup) {
        self.edit(id, |node| node.turn = Turn::Setup(Box::new(setup)));
    }

    /// Puts a turn in this place among its siblings, or last where there are
    /// not so many; whether it can be moved at all.
    pub(super) fn reorder(&mut self, id: TurnId, place: usize) -> bool {
        let Some(parent) = self.parent(id).filter(|_| !self.is_cut(id)) else {
            return false;
        };
        self.unlink(id, parent);
        let elder = match place.checked_sub(1) {
            None => None,
            Some(before) => {
                let elder = self.children(parent).nth(before);
                elder.or_else(|| self.node(parent).and_then(|node| node.last))
            }
        };
        self.link(id, parent, elder);
        true
    }

    /// Takes a branch out; the start cannot be, nor what is cut already.
    pub(super) fn cut(&mut self, branch: TurnId) -> Option<Cut> {
        let node = self.node(branch)?;
        let parent = node.parent?;
        if node.cut {
            return None;
        }
        let previous = node.previous;
        self.unlink(branch, parent);
        self.edit(branch, |node| node.cut = true);
        self.edit(parent, |node| {
            node.visited = node.visited.filter(|&id| id != branch);
        });
        Some(Cut {
            branch,
            after: previous,
        })
    }

    /// Puts a branch back in its place, or last among its siblings where the
    /// one before it is gone too; whether there was something to put back.
    pub(super) fn uncut(&mut self, cut: Cut) -> bool {
        let Some(node) = self.node(cut.branch).filter(|node| node.cut) else {
            return false;
        };
        let Some(parent) = node.parent else {
            return false;
        };
        let elder = match cut.after {
            Some(after) if self.node(after).is_some_and(|node| node.cut) => {
                self.node(parent).and_then(|node| node.last)
            }
            after => after,
        };
        self.edit(cut.branch, |node| node.cut = false);
        self.link(cut.branch, parent, elder);
        true
    }

    /// Takes a node out from between its siblings.
    fn unlink(&mut self, id: TurnId, parent: TurnId) {
        let (previous, next) = (self.previous_sibling(id), self.next_sibling(id));
        self.edit(id, |node| {
            node.previous = None;
            node.next = None;
        });
        match previous {
            Some(previous) => self.edit(previous, |node| node.next = next),
            None => self.edit(parent, |node| node.first = next),
        }
        match next {
            Some(next) => self.edit(next, |node| node.previous = previous),
            None => self.edit(parent, |node| node.last = previous),
        }
    }

    /// Puts an unlinked node below `parent`, right after `elder` or first.
    fn link(&mut self, id: TurnId, parent: TurnId, elder: Option<TurnId>) {
        let younger = match elder {
            Some(elder) => self.next_sibling(elder),
            None => self.node(parent).and_then(|node| node.first),
        };
        self.edit(id, |node| {
            node.previous = elder;
            node.next = younger;
        });
        match elder {
            Some(elder) => self.edit(elder, |node| node.next = Some(id)),
            None => self.edit(parent, |node| node.first = Some(id)),
        }
        match younger {
            Some(younger) => self.edit(younger, |node| node.previous = Some(id)),
            None => self.edit(parent, |node| node.last = Some(id)),
        }
    }

    fn node(&self, id: TurnId) -> Option<&Node<G>> {
        self.nodes.get(id.index())
    }

    fn edit(&mut self, id: TurnId, change: impl FnOnce(&mut Node<G>)) {
        if let Some(node) = self.nodes.get_mut(id.index()) {
            change(node);
        }
    }
}

impl<G: Game> fmt::Debug for Tree<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns = self.nodes.iter().map(|node| (node.parent, &node.turn));
        f.debug_list().entries(turns).finish()
    }
}

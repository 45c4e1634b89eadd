//! The tree of a search, shared by all its threads.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::node::Node;
use crate::ai::StopFlag;
use crate::go::{Move, PlayoutBoard, Spot};

/// Where a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// Instead of a first child: the node was never expanded.
const UNEXPANDED: u32 = 0;
/// A thread is expanding it.
const EXPANDING: u32 = 1;
/// There was no room for its children.
const NO_ROOM: u32 = 2;
/// The first number that is a node.
const FIRST: u32 = 3;

/// How many nodes are made at a time.
const CHUNK: u32 = 1 << 14;

/// All nodes. It grows without moving any of them, so that threads can read
/// while others add.
#[derive(Debug)]
pub(super) struct Tree {
    chunks: Vec<OnceLock<Box<[Node]>>>,
    next: AtomicU32,
}

/// Who expands a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expansion {
    /// The caller, and nobody else.
    Started,
    /// Another thread does or did.
    InProgress,
    /// Nobody: there is no room.
    NoRoom,
}

impl Tree {
    /// The root.
    pub(super) const ROOT: NodeId = NodeId(FIRST);

    /// A tree of one node with room for at least `most`.
    pub(super) fn new(most: u32) -> Self {
        let chunks = most / CHUNK + 1;
        Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            next: AtomicU32::new(FIRST + 1),
        }
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node {
        let (chunk, place) = ((id.0 / CHUNK) as usize, (id.0 % CHUNK) as usize);
        &self.chunk(chunk)[place]
    }

    /// The children of a node.
    #[inline]
    pub(super) fn children(&self, id: NodeId) -> &[Node] {
        let node = self.node(id);
        let first = node.first_child.load(Ordering::Acquire);
        if first < FIRST {
            return &[];
        }
        let number = usize::from(node.number_of_children.load(Ordering::Relaxed));
        let (chunk, place) = ((first / CHUNK) as usize, (first % CHUNK) as usize);
        &self.chunk(chunk)[place..place + number]
    }

    /// The child at a place among its siblings.
    #[inline]
    pub(super) fn child(&self, id: NodeId, place: usize) -> NodeId {
        let first = self.node(id).first_child.load(Ordering::Relaxed);
        NodeId(first + place as u32)
    }

    /// Asks to expand a node that has no children.
    pub(super) fn begin_expansion(&self, id: NodeId) -> Expansion {
        let children = &self.node(id).first_child;
        match children.compare_exchange(UNEXPANDED, EXPANDING, Ordering::AcqRel, Ordering::Relaxed)
        {
            Ok(_) => Expansion::Started,
            Err(NO_ROOM) => Expansion::NoRoom,
            Err(_) => Expansion::InProgress,
        }
    }

    /// Takes that back: the node stays without children until it is asked again.
    pub(super) fn cancel_expansion(&self, id: NodeId) {
        self.node(id)
            .first_child
            .store(UNEXPANDED, Ordering::Release);
    }

    /// Gives a node whose expansion was started its children; without room it
    /// stays as it is.
    pub(super) fn expand(&self, id: NodeId, board: &PlayoutBoard, moves: &[Move], priors: &[f32]) {
        let Some(first) = self.allocate(moves.len() as u32) else {
            // There will be no room later either.
            self.node(id).first_child.store(NO_ROOM, Ordering::Release);
            return;
        };
        for (place, (&mv, &prior)) in moves.iter().zip(priors).enumerate() {
            let child = self.node(NodeId(first + place as u32));
            child.init(board, mv, prior);
        }
        let node = self.node(id);
        node.number_of_children
            .store(moves.len() as u16, Ordering::Relaxed);
        node.first_child.store(first, Ordering::Release);
    }

    /// Adds moves that an expanded root lacks: a node that was expanded deeper
    /// in the tree has only its most probable moves. Each new one is half as
    /// probable as the least probable one so far. To be called before any thread starts.
    pub(super) fn widen_root(&self, board: &PlayoutBoard, legal: &[Move]) {
        let old = self.children(Self::ROOT);
        let has = |spot: Option<Spot>| old.iter().any(|child| child.spot() == spot);
        let missing = legal.iter().copied().filter(|&mv| match mv {
            Move::Place(point) => !has(Some(board.spot(point))),
            Move::Pass => !has(None),
        });
        let missing: Vec<Move> = missing.collect();
        if old.is_empty() || missing.is_empty() {
            return;
        }
        let Some(first) = self.allocate((old.len() + missing.len()) as u32) else {
            return;
        };
        let least = old.iter().map(Node::prior).fold(1.0, f32::min);
        for (place, child) in old.iter().enumerate() {
            let copy = self.node(NodeId(first + place as u32));
            copy.copy_from(child);
            copy.adopt(child);
        }
        for (place, &mv) in missing.iter().enumerate() {
            let child = self.node(NodeId(first + (old.len() + place) as u32));
            child.init(board, mv, least / 2.0);
        }
        let root = self.node(Self::ROOT);
        let number = (old.len() + missing.len()) as u16;
        root.number_of_children.store(number, Ordering::Relaxed);
        root.first_child.store(first, Ordering::Release);
    }

    /// Makes the pass at the root at least this probable, so that the search
    /// finds out what it is worth. To be called before any thread starts.
    pub(super) fn raise_pass_prior(&self, least: f32) {
        let children = self.children(Self::ROOT);
        let pass = children.iter().find(|child| child.spot().is_none());
        if let Some(pass) = pass {
            pass.raise_prior(least);
        }
    }

    /// Raises the priors at the root to a power and makes them add up to 1 again:
    /// the root's policy at another temperature. To be called before any thread
    /// starts.
    pub(super) fn temper_priors(&self, exponent: f32) {
        let children = self.children(Self::ROOT);
        let sum: f32 = children.iter().map(|of| of.prior().powf(exponent)).sum();
        if exponent == 1.0 || !sum.is_normal() {
            return;
        }
        for child in children {
            child.set_prior(child.prior().powf(exponent) / sum);
        }
    }

    /// Takes the places of `number` new nodes in a row.
    fn allocate(&self, number: u32) -> Option<u32> {
        let most = self.chunks.len() as u32 * CHUNK;
        let place = |next: u32| {
            // Siblings lie in one chunk.
            let first = if next % CHUNK + number > CHUNK {
                next.next_multiple_of(CHUNK)
            } else {
                next
            };
            (number <= CHUNK && first + number <= most).then_some((first, first + number))
        };
        let taken = self
            .next
            .try_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
                place(next).map(|(_, end)| end)
            });
        place(taken.ok()?).map(|(first, _)| first)
    }

    /// A tree of its own with everything below one node. Millions of nodes take
    /// a while; once the flag is raised the deeper ones are left out.
    pub(super) fn subtree(&self, top: NodeId, most: u32, stop: &StopFlag) -> Self {
        let tree = Self::new(most);
        tree.node(Self::ROOT).copy_from(self.node(top));
        let mut open = vec![(top, Self::ROOT)];
        while let Some((from, to)) = open.pop() {
            if stop.is_raised() && to != Self::ROOT {
                break;
            }
            let children = self.children(from);
            let room = tree.allocate(children.len() as u32);
            let Some(first) = room.filter(|_| !children.is_empty()) else {
                continue;
            };
            let copy = tree.node(to);
            copy.number_of_children
                .store(children.len() as u16, Ordering::Relaxed);
            copy.first_child.store(first, Ordering::Relaxed);
            for (place, child) in children.iter().enumerate() {
                let id = NodeId(first + place as u32);
                tree.node(id).copy_from(child);
                if child.first_child.load(Ordering::Relaxed) >= FIRST {
                    open.push((self.child(from, place), id));
                }
            }
        }
        tree
    }

    fn chunk(&self, chunk: usize) -> &[Node] {
        let make = || (0..CHUNK).map(|_| Node::default()).collect();
        // The ids of a tree all lie in its chunks.
        let chunk = chunk.min(self.chunks.len() - 1);
        self.chunks[chunk].get_or_init(make)
    }
}

#[cfg(test)]
mod tests;

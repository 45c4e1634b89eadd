//! Games as SGF has them: trees of nodes, nodes of properties.

use super::pool::{Pool, Property, PropertyList, Value};
use crate::record::problem::{FaultLog, Problems};

/// The games of one file, with everything that stands in it.
///
/// It knows the shape of a file and nothing of what the properties mean; so
/// whatever another program wrote is kept, in its order, letter by letter.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    pub(in crate::record) pool: Pool,
    pub(in crate::record) nodes: Vec<Node>,
    pub(in crate::record) games: Vec<NodeId>,
    /// How much of the text was read from a file.
    pub(in crate::record) read: usize,
    drafted: Option<Drafted>,
}

/// Where a collection comes from that was put together from another format.
#[derive(Clone, Debug)]
struct Drafted {
    source: String,
    /// Where in our own text something new begins, and where it stood there.
    marks: Vec<(usize, usize)>,
}

/// A node of a [`Collection`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct Node {
    pub(in crate::record) properties: PropertyList,
    parent: u32,
    first: u32,
    last: u32,
    next: u32,
}

/// No node. Four links of a million nodes take half the room of `Option`s, and
/// no other file sees the number.
const NONE: u32 = u32::MAX;

impl NodeId {
    const fn of(link: u32) -> Option<Self> {
        if link == NONE { None } else { Some(Self(link)) }
    }

    /// Its number from 0, in the order in which nodes were added.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Collection {
    /// No games yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The first node of each game.
    #[must_use]
    pub fn games(&self) -> &[NodeId] {
        &self.games
    }

    /// How many nodes all games have together.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no game.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The properties of a node, in the order of the file.
    pub fn properties(
        &self,
        node: NodeId,
    ) -> impl DoubleEndedIterator<Item = Property<'_>> + Clone {
        let list = self.node(node).map(|node| node.properties);
        self.pool.properties(list.unwrap_or_default())
    }

    /// The first property of a node with this name.
    #[must_use]
    pub fn property(&self, node: NodeId, name: &str) -> Option<Property<'_>> {
        self.properties(node)
            .find(|property| property.name() == name)
    }

    /// The node before; `None` for the first of a game.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        NodeId::of(self.node(node)?.parent)
    }

    /// The first of the nodes after this one.
    #[must_use]
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        NodeId::of(self.node(node)?.first)
    }

    /// The variation after this one.
    #[must_use]
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        NodeId::of(self.node(node)?.next)
    }

    /// The nodes after this one, in the order of the file.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(node), |&child| self.next_sibling(child))
    }

    /// Whether more than one node follows.
    #[must_use]
    pub fn branches(&self, node: NodeId) -> bool {
        self.node(node).is_some_and(|node| node.first != node.last)
    }

    /// A node and everything below it, each before what follows it.
    pub fn descendants(&self, top: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = self.node(top).map(|_| top);
        std::iter::from_fn(move || {
            let node = next?;
            next = self.first_child(node).or_else(|| self.beside(node, top));
            Some(node)
        })
    }

    /// A table with a value for each node below `top`, filled from above. Its
    /// size is that of the game, not that of the collection.
    pub(in crate::record) fn node_map<T: Clone>(&self, top: NodeId, value: T) -> NodeMap<T> {
        let last = self.descendants(top).map(NodeId::index).max();
        let len = last.unwrap_or(0).saturating_sub(top.index()) + 1;
        NodeMap {
            first: top.index(),
            values: vec![value; len],
        }
    }

    /// The next variation of a node or of those above it, below `top`.
    fn beside(&self, mut node: NodeId, top: NodeId) -> Option<NodeId> {
        while node != top {
            if let Some(next) = self.next_sibling(node) {
                return Some(next);
            }
            node = self.parent(node)?;
        }
        None
    }

    /// Adds a game and returns its first node.
    pub fn add_game(&mut self) -> NodeId {
        let id = self.grow(NONE);
        self.games.push(id);
        id
    }

    /// Adds a node after another, behind those that follow it already.
    pub fn add_node(&mut self, parent: NodeId) -> NodeId {
        let id = self.grow(parent.0);
        let Some(above) = self.nodes.get_mut(parent.index()) else {
            debug_assert!(false, "the parent is a node of this collection");
            return id;
        };
        let elder = NodeId::of(above.last);
        above.last = id.0;
        match elder {
            Some(elder) => self.nodes[elder.index()].next = id.0,
            None => above.first = id.0,
        }
        id
    }

    /// Adds a property to a node, its values as they are to stand in the file:
    /// text has to be escaped already ([`super::escape`]).
    pub fn add_property(&mut self, node: NodeId, name: &str, values: &[&str]) {
        let Some(mut list) = self.node(node).map(|node| node.properties) else {
            debug_assert!(false, "the node is one of this collection");
            return;
        };
        if list.first + list.len != self.pool.properties.len() as u32 {
            list = self.copy_to_end(list);
        }
        self.pool.push(&mut list, name, values.iter().copied());
        self.nodes[node.index()].properties = list;
    }

    /// Adds a copy of a node of another collection, and of all below it, as a
    /// game of its own.
    pub fn add_copy(&mut self, from: &Self, top: NodeId) {
        let mut copies = from.node_map(top, None);
        for node in from.descendants(top) {
            let parent = from.parent(node).and_then(|parent| copies.of(parent)?);
            let copy = match parent {
                Some(parent) => self.add_node(parent),
                None => self.add_game(),
            };
            for property in from.properties(node) {
                let values: Vec<&str> = property.values().map(Value::raw).collect();
                self.add_property(copy, property.name(), &values);
            }
            copies.set(node, Some(copy));
        }
    }

    /// Only the last list of properties can grow, so an older one moves.
    fn copy_to_end(&mut self, list: PropertyList) -> PropertyList {
        let first = list.first as usize;
        let moved = self.pool.begin();
        let entries = first..first + list.len as usize;
        self.pool.properties.extend_from_within(entries);
        PropertyList {
            len: list.len,
            ..moved
        }
    }

    /// Says that this was put together from a text of another format.
    pub(in crate::record) fn drafted_from(&mut self, source: &str) {
        self.drafted = Some(Drafted {
            source: source.to_owned(),
            marks: Vec::new(),
        });
    }

    /// Says that what is added next stood at this byte of that text.
    pub(in crate::record) fn mark(&mut self, offset: usize) {
        let here = self.pool.text.len();
        if let Some(drafted) = &mut self.drafted {
            drafted.marks.push((here, offset));
        }
    }

    /// Gives problems, which were found at values, their places in the file.
    pub(in crate::record) fn place(&self, found: FaultLog) -> Problems {
        let Some(Drafted { source, marks }) = &self.drafted else {
            let source = self.pool.text.get(..self.read);
            return found.placed_in(source.unwrap_or_default());
        };
        let moved = found.moved(|offset| {
            let after = marks.partition_point(|&(here, _)| here <= offset);
            let mark = after.checked_sub(1).and_then(|index| marks.get(index));
            mark.map_or(0, |&(_, there)| there)
        });
        moved.placed_in(source)
    }

    /// Whether both have the same games: the same nodes in the same shape with
    /// the same properties in the same order.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.games.len() == other.games.len()
            && self.games.iter().zip(&other.games).all(|(&ours, &theirs)| {
                let depths_agree = |(a, b)| {
                    self.first_child(a).is_some() == other.first_child(b).is_some()
                        && self.next_sibling(a).is_some() == other.next_sibling(b).is_some()
                        && self.properties(a).count() == other.properties(b).count()
                        && self
                            .properties(a)
                            .zip(other.properties(b))
                            .all(|(a, b)| a.same(b))
                };
                self.descendants(ours).count() == other.descendants(theirs).count()
                    && self
                        .descendants(ours)
                        .zip(other.descendants(theirs))
                        .all(depths_agree)
            })
    }

    fn grow(&mut self, parent: u32) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            properties: self.pool.begin(),
            parent,
            first: NONE,
            last: NONE,
            next: NONE,
        });
        id
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }
}

/// A value for each node of a game.
#[derive(Debug)]
pub(in crate::record) struct NodeMap<T> {
    first: usize,
    values: Vec<T>,
}

impl<T: Copy> NodeMap<T> {
    /// The value of a node; `None` for one of another game.
    pub(in crate::record) fn of(&self, node: NodeId) -> Option<T> {
        let index = node.index().checked_sub(self.first)?;
        self.values.get(index).copied()
    }

    /// Gives a node a value.
    pub(in crate::record) fn set(&mut self, node: NodeId, value: T) {
        let index = node.index().checked_sub(self.first);
        if let Some(place) = index.and_then(|index| self.values.get_mut(index)) {
            *place = value;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_can_be_added_to_any_node_at_any_time() {
        let mut games = Collection::new();
        let root = games.add_game();
        games.add_property(root, "SZ", &["9"]);
        let first = games.add_node(root);
        games.add_property(first, "B", &["ee"]);
        let second = games.add_node(root);
        games.add_property(root, "AB", &["aa", "bb"]);
        games.add_property(second, "B", &["dd"]);
        let all: Vec<String> = games
            .descendants(root)
            .map(|node| format!("{:?}", games.properties(node).collect::<Vec<_>>()))
            .collect();
        assert_eq!(all, ["[SZ[9], AB[aa][bb]]", "[B[ee]]", "[B[dd]]"]);
        assert!(games.branches(root) && !games.branches(first));
        assert_eq!(games.children(root).collect::<Vec<_>>(), [first, second]);
        assert_eq!(games.parent(second), Some(root));
    }

    #[test]
    fn a_walk_stays_below_its_top() {
        let mut games = Collection::new();
        let root = games.add_game();
        let branch = games.add_node(root);
        let leaf = games.add_node(branch);
        games.add_node(root);
        assert_eq!(
            games.descendants(branch).collect::<Vec<_>>(),
            [branch, leaf]
        );
        assert_eq!(games.descendants(root).count(), 4);
    }
}

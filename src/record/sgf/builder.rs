//! The tables of a text that is being read: nodes, properties and values.

use memchr::memchr_iter;

use crate::record::property::{Collection, Entry, Node, NodeId, Span};

/// What the tables of a text may take in memory, its characters not counted.
/// That is room for eleven million moves, which are 67 megabytes of SGF; the
/// largest collections are some dozen megabytes, comments included.
pub(super) const MOST_MEMORY: usize = 512 << 20;

/// Games as far as they have been read. Names and values are places in the
/// text, or stand apart until all of it is read.
pub(super) struct Builder {
    games: Collection,
    /// Names that are not in the text as they are kept: their capitals only.
    short_names: Vec<(usize, String)>,
    /// Values that are not in the text as they are kept: brackets escaped.
    changed_values: Vec<(usize, String)>,
}

impl Builder {
    /// No games yet, with room for all that the text may have: counting first
    /// costs little, and tables that grow are copied.
    pub(super) fn with_room_for(text: &[u8]) -> Self {
        let count = |byte, size| memchr_iter(byte, text).count().min(MOST_MEMORY / size);
        let nodes = count(b';', size_of::<Node>());
        let values = count(b'[', size_of::<Entry>() + size_of::<Span>());
        let mut games = Collection::new();
        games.nodes.reserve(nodes);
        games.pool.properties.reserve(values);
        games.pool.values.reserve(values);
        Self {
            games,
            short_names: Vec::new(),
            changed_values: Vec::new(),
        }
    }

    /// How many bytes the tables have.
    pub(super) const fn memory(&self) -> usize {
        let pool = &self.games.pool;
        self.games.nodes.len() * size_of::<Node>()
            + pool.properties.len() * size_of::<Entry>()
            + pool.values.len() * size_of::<Span>()
    }

    /// How many values there are.
    pub(super) const fn values(&self) -> usize {
        self.games.pool.values.len()
    }

    /// Adds a node after another, or the first of a game.
    pub(super) fn add_node(&mut self, parent: Option<NodeId>) -> NodeId {
        match parent {
            Some(parent) => self.games.add_node(parent),
            None => self.games.add_game(),
        }
    }

    /// Adds the value between two places of the text.
    pub(super) fn add_value(&mut self, start: usize, end: usize) {
        self.games.pool.values.push(Span {
            start: start as u32,
            len: (end - start) as u32,
        });
    }

    /// Adds a value that the text has otherwise.
    pub(super) fn add_changed_value(&mut self, value: String) {
        let index = self.values();
        self.changed_values.push((index, value));
        self.games.pool.values.push(Span { start: 0, len: 0 });
    }

    /// Adds a property to the node added last. Its name stands at `start`, and
    /// its values are those from the number `first` on.
    pub(super) fn add_property(&mut self, start: usize, name: &[u8], first: usize) {
        let values = self.values() - first;
        let pool = &mut self.games.pool;
        if name.iter().any(u8::is_ascii_lowercase) {
            self.short_names
                .push((pool.properties.len(), short_name(name)));
        }
        pool.properties.push(Entry {
            name: Span {
                start: start as u32,
                len: name.len() as u32,
            },
            first: first as u32,
            values: values as u32,
        });
        if let Some(node) = self.games.nodes.last_mut() {
            node.properties.len += 1;
        }
    }

    /// Gives the value added last to the property added last.
    pub(super) fn extend_property(&mut self) {
        if let Some(property) = self.games.pool.properties.last_mut() {
            property.values += 1;
        }
    }

    /// The games of the text, which they keep.
    pub(super) fn finish(self, text: String) -> Collection {
        let mut games = self.games;
        games.read = text.len();
        games.pool.text = text;
        for (property, name) in self.short_names {
            if let Some(span) = games.pool.keep(&name) {
                games.pool.properties[property].name = span;
            }
        }
        for (index, value) in self.changed_values {
            if let Some(span) = games.pool.keep(&value) {
                games.pool.values[index] = span;
            }
        }
        games
    }
}

/// What a name of the older formats stands for: small letters are there for
/// the eye only (`PlayerBlack` is `PB`). A name with no capitals stays.
fn short_name(name: &[u8]) -> String {
    let capitals: String = name
        .iter()
        .filter(|byte| !byte.is_ascii_lowercase())
        .skip_while(|byte| !byte.is_ascii_uppercase())
        .map(|&byte| char::from(byte))
        .collect();
    if capitals.is_empty() {
        return String::from_utf8_lossy(name).into_owned();
    }
    capitals
}

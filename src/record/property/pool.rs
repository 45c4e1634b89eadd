//! Properties, kept as places in one text.
//!
//! A file of many thousand nodes is one string and three tables; no node owns
//! an allocation. What is changed later is written at the end of the text.

use std::borrow::Cow;
use std::fmt;

use super::value::{escape, is_name, is_whole};

/// A text, and the properties that lie in it.
#[derive(Clone, Default)]
pub(in crate::record) struct Pool {
    pub(in crate::record) text: String,
    pub(in crate::record) values: Vec<Span>,
    pub(in crate::record) properties: Vec<Entry>,
}

/// A piece of the text.
#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct Span {
    pub(in crate::record) start: u32,
    pub(in crate::record) len: u32,
}

/// A name and its values, which stand one after the other.
#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct Entry {
    pub(in crate::record) name: Span,
    pub(in crate::record) first: u32,
    pub(in crate::record) values: u32,
}

/// The properties of one node: where they lie in the table.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::record) struct PropertyList {
    pub(in crate::record) first: u32,
    pub(in crate::record) len: u32,
}

/// Positions are kept in 32 bits; what would need more is left out.
pub(in crate::record) const MOST_TEXT: usize = u32::MAX as usize - 16;

impl Pool {
    /// Properties in the order of the file.
    pub(in crate::record) fn properties(
        &self,
        list: PropertyList,
    ) -> impl DoubleEndedIterator<Item = Property<'_>> + Clone {
        let first = list.first as usize;
        let entries = self.properties.get(first..first + list.len as usize);
        let entries = entries.unwrap_or_default().iter();
        entries.map(|entry| Property { pool: self, entry })
    }

    /// How much room it takes, about.
    pub(in crate::record) const fn size(&self) -> usize {
        self.text.len() + 16 * (self.values.len() + self.properties.len())
    }

    /// How much room a list takes, about.
    pub(in crate::record) fn size_of(&self, list: PropertyList) -> usize {
        let entries = self.properties(list);
        let sizes = entries.map(|property| {
            let values = property.values();
            16 + property.name().len() + values.map(|value| 16 + value.raw().len()).sum::<usize>()
        });
        sizes.sum()
    }

    /// Takes the list out that was begun last and pushed to; whether it was
    /// that one.
    pub(in crate::record) fn take_back(&mut self, list: PropertyList) -> bool {
        let first = self.properties.get(list.first as usize).copied();
        let end = list.first as usize + list.len as usize;
        let (Some(first), true) = (first, end == self.properties.len()) else {
            return false;
        };
        self.properties.truncate(list.first as usize);
        self.values.truncate(first.first as usize);
        self.text.truncate(first.name.start as usize);
        true
    }

    /// An empty list that [`Pool::push`] can grow until the next one is begun.
    pub(in crate::record) fn begin(&self) -> PropertyList {
        PropertyList {
            first: self.properties.len() as u32,
            len: 0,
        }
    }

    /// Adds a property to the list that was begun last. One whose name could
    /// not be read again is left out.
    pub(in crate::record) fn push<'v>(
        &mut self,
        list: &mut PropertyList,
        name: &str,
        values: impl Iterator<Item = &'v str>,
    ) {
        let Some(name) = Some(name)
            .filter(|name| is_name(name))
            .and_then(|name| self.keep(name))
        else {
            return;
        };
        let first = self.values.len() as u32;
        for value in values {
            // A bracket in the wrong place would tear the file apart.
            let value = if is_whole(value) {
                Cow::Borrowed(value)
            } else {
                escape(value)
            };
            if let Some(span) = self.keep(&value) {
                self.values.push(span);
            }
        }
        self.properties.push(Entry {
            name,
            first,
            values: self.values.len() as u32 - first,
        });
        list.len += 1;
    }

    /// Writes a piece at the end of the text; `None` when it is full.
    pub(in crate::record) fn keep(&mut self, piece: &str) -> Option<Span> {
        if self.text.len() + piece.len() > MOST_TEXT {
            return None;
        }
        let span = Span {
            start: self.text.len() as u32,
            len: piece.len() as u32,
        };
        self.text.push_str(piece);
        Some(span)
    }

    fn piece(&self, span: Span) -> &str {
        let start = span.start as usize;
        let piece = self.text.get(start..start + span.len as usize);
        piece.unwrap_or_default()
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = PropertyList {
            first: 0,
            len: self.properties.len() as u32,
        };
        f.debug_list().entries(self.properties(all)).finish()
    }
}

/// A name with its values.
#[derive(Clone, Copy)]
pub struct Property<'a> {
    pool: &'a Pool,
    entry: &'a Entry,
}

impl<'a> Property<'a> {
    /// Its name, in capitals: `B`, `KM`.
    #[must_use]
    pub fn name(self) -> &'a str {
        self.pool.piece(self.entry.name)
    }

    /// Its values, in the order of the file.
    pub fn values(self) -> impl ExactSizeIterator<Item = Value<'a>> + Clone {
        let first = self.entry.first as usize;
        let spans = self
            .pool
            .values
            .get(first..first + self.entry.values as usize);
        spans.unwrap_or_default().iter().map(move |&span| Value {
            raw: self.pool.piece(span),
            offset: span.start,
        })
    }

    /// The first value; nothing where there is none.
    #[must_use]
    pub fn value(self) -> Value<'a> {
        self.values().next().unwrap_or(Value { raw: "", offset: 0 })
    }

    /// Its name, and its values as the file has them.
    pub(in crate::record) fn raw(self) -> (&'a str, impl Iterator<Item = &'a str>) {
        (self.name(), self.values().map(Value::raw))
    }

    /// Whether the other has the same name and the same values.
    #[must_use]
    pub fn same(self, other: Property<'_>) -> bool {
        self.name() == other.name()
            && self
                .values()
                .map(Value::raw)
                .eq(other.values().map(Value::raw))
    }
}

impl fmt::Debug for Property<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        self.values()
            .try_for_each(|value| write!(f, "[{}]", value.raw()))
    }
}

/// What stands between two brackets.
#[derive(Clone, Copy, Debug)]
pub struct Value<'a> {
    raw: &'a str,
    offset: u32,
}

impl<'a> Value<'a> {
    /// The text as the file has it, with its escapes.
    #[must_use]
    pub const fn raw(self) -> &'a str {
        self.raw
    }

    /// The byte of the file at which it begins, if it was read from one.
    pub(in crate::record) const fn offset(self) -> usize {
        self.offset as usize
    }
}

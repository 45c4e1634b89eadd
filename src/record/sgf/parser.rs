//! Text → trees.
//!
//! One pass over the bytes, with a stack of its own for parentheses: a file can
//! neither overflow the program's stack nor make it look at a byte twice.

use super::pool::{Entry, MOST_TEXT, Span};
use super::scan::{
    TextEnd, begins_property, first_game, is_space, name_len, next_game, skip_space, text_end,
    value_end,
};
use super::value::escape_bare;
use super::{Collection, NodeId};
use crate::record::problem::{Fault, Found, Problems};

/// A text without any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGame {
    /// There is no `(;`, with which a game begins.
    #[error("there is no game in this text: no tree of SGF begins with (;")]
    Found,
    /// Places in a text are kept in 32 bits.
    #[error("the text is longer than four gigabytes")]
    TooLong,
}

/// Reads all games of a text, with the list of what was wrong with it.
///
/// # Errors
///
/// [`NoGame`] if there is nothing to read.
pub fn parse(text: &str) -> Result<(Collection, Problems), NoGame> {
    let mut found = Found::default();
    let collection = parse_noting(text.to_owned(), &mut found)?;
    Ok((collection, found.placed_in(text)))
}

/// As [`parse`], for a caller that goes on looking for problems. The text that
/// was read is the beginning of the collection's own.
pub(in crate::record) fn parse_noting(
    text: String,
    found: &mut Found,
) -> Result<Collection, NoGame> {
    if text.len() > MOST_TEXT {
        return Err(NoGame::TooLong);
    }
    let start = first_game(text.as_bytes()).ok_or(NoGame::Found)?;
    let mut parser = Parser {
        bytes: text.as_bytes(),
        at: start,
        open: Vec::new(),
        here: None,
        last: None,
        fresh: false,
        closed_above: false,
        names: Vec::new(),
        texts: Vec::new(),
        unclear: 0,
        games: Collection::new(),
        found,
    };
    parser.games.nodes.reserve(text.len() / 16);
    parser.games.pool.properties.reserve(text.len() / 12);
    parser.games.pool.values.reserve(text.len() / 12);
    parser.run();
    let Parser {
        mut games,
        names,
        texts,
        ..
    } = parser;
    games.read = text.len();
    games.pool.text = text;
    for (property, name) in names {
        if let Some(span) = games.pool.keep(&name) {
            games.pool.properties[property].name = span;
        }
    }
    for (value, text) in texts {
        if let Some(span) = games.pool.keep(&text) {
            games.pool.values[value] = span;
        }
    }
    if games.is_empty() {
        return Err(NoGame::Found);
    }
    Ok(games)
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
    /// For each open parenthesis, the node before it.
    open: Vec<Option<NodeId>>,
    /// The node that the next one follows, and that properties belong to.
    here: Option<NodeId>,
    /// The node that was added last.
    last: Option<NodeId>,
    /// Whether a parenthesis was opened and no node has come yet.
    fresh: bool,
    /// Whether a variation has just ended.
    closed_above: bool,
    /// Names that are not in the text as they are kept: their capitals only.
    names: Vec<(usize, String)>,
    /// Values that are not in the text as they are kept: brackets escaped.
    texts: Vec<(usize, String)>,
    /// Where it was last unclear how a text ends.
    unclear: usize,
    games: Collection,
    found: &'a mut Found,
}

impl Parser<'_> {
    fn run(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b';' => self.node(),
                b'(' => self.open_tree(),
                b')' => self.close_tree(),
                b'[' => self.nameless_value(),
                byte if byte.is_ascii_alphabetic() => self.property(),
                byte if is_space(byte) => self.at += 1,
                _ => self.stray(),
            }
            if self.open.is_empty() && !self.find_next() {
                return;
            }
        }
        let open = self.open.len();
        self.found.add(self.bytes.len(), || Fault::OpenTrees(open));
    }

    /// Goes to the next game. Nodes that stand between two games belong to
    /// the one before: its last parenthesis came too early.
    fn find_next(&mut self) -> bool {
        let mut rest = skip_space(self.bytes, self.at);
        while self.bytes.get(rest) == Some(&b')') {
            rest = skip_space(self.bytes, rest + 1);
        }
        if self.bytes.get(rest) == Some(&b';') && begins_property(self.bytes, rest + 1) {
            self.found.add(rest, || Fault::NodeAfterGame);
            self.at = rest;
            self.open.push(None);
            self.here = self.last;
            self.fresh = false;
            self.closed_above = false;
            return true;
        }
        // The first game was found; another may lack its semicolon.
        let bare = self.bytes.get(rest) == Some(&b'(') && begins_property(self.bytes, rest + 1);
        if bare {
            self.at = rest;
        } else if let Some(start) = next_game(self.bytes, self.at) {
            self.at = start;
        } else {
            return false;
        }
        self.open_tree();
        true
    }

    fn open_tree(&mut self) {
        if self.fresh && self.here.is_some() {
            let at = self.at;
            self.found.add(at, || Fault::NoSemicolon);
        }
        self.open.push(self.here);
        self.at += 1;
        self.fresh = true;
        self.closed_above = false;
    }

    fn close_tree(&mut self) {
        if self.fresh {
            let at = self.at;
            self.found.add(at, || Fault::EmptyTree);
        }
        self.here = self.open.pop().flatten();
        self.at += 1;
        self.fresh = false;
        self.closed_above = true;
    }

    fn node(&mut self) {
        if self.closed_above && self.here.is_some() {
            let at = self.at;
            self.found.add(at, || Fault::NodeAfterVariation);
        }
        self.add_node();
        self.at += 1;
    }

    fn add_node(&mut self) {
        let node = match self.here {
            Some(here) => self.games.add_node(here),
            None => self.games.add_game(),
        };
        self.here = Some(node);
        self.last = Some(node);
        self.fresh = false;
        self.closed_above = false;
    }

    fn property(&mut self) {
        let start = self.at;
        let name = &self.bytes[start..start + name_len(&self.bytes[start..])];
        let mut at = start + name.len();
        if self.bytes.get(at) != Some(&b'[') {
            at = skip_space(self.bytes, at);
        }
        if self.bytes.get(at) != Some(&b'[') {
            let shown = &name[..name.len().min(40)];
            self.found.add(start, || {
                Fault::NoValue(String::from_utf8_lossy(shown).into_owned())
            });
            self.at = at;
            return;
        }
        if self.fresh || self.here.is_none() || self.closed_above {
            self.found.add(start, || Fault::NoSemicolon);
            self.add_node();
        }
        let is_text = matches!(name, b"C" | b"GC" | b"Comment" | b"GameComment");
        let first = self.games.pool.values.len() as u32;
        while self.bytes.get(at) == Some(&b'[') {
            at = if is_text {
                self.text(at + 1)
            } else {
                self.value(at + 1)
            };
            if !matches!(self.bytes.get(at), Some(b';' | b'[')) {
                at = skip_space(self.bytes, at);
            }
        }
        self.at = at;
        self.keep_property(start, name, first);
    }

    fn keep_property(&mut self, start: usize, name: &[u8], first: u32) {
        let pool = &mut self.games.pool;
        if name.iter().any(u8::is_ascii_lowercase) {
            self.names.push((pool.properties.len(), short_name(name)));
        }
        pool.properties.push(Entry {
            name: Span {
                start: start as u32,
                len: name.len() as u32,
            },
            first,
            values: pool.values.len() as u32 - first,
        });
        if let Some(node) = self.games.nodes.last_mut() {
            node.properties.len += 1;
        }
    }

    /// As [`Parser::value`], for what people write: they do not escape their
    /// brackets, and neither does every program.
    fn text(&mut self, start: usize) -> usize {
        if start < self.unclear {
            return self.value(start);
        }
        let end = match text_end(self.bytes, start) {
            TextEnd::Plain => return self.value(start),
            TextEnd::Unclear(until) => {
                self.unclear = until;
                return self.value(start);
            }
            TextEnd::Bare(end) => end,
        };
        self.found.add(start, || Fault::BareBracket);
        let raw = String::from_utf8_lossy(&self.bytes[start..end]);
        self.texts
            .push((self.games.pool.values.len(), escape_bare(&raw)));
        self.games.pool.values.push(Span { start: 0, len: 0 });
        end + 1
    }

    /// Keeps the value that begins here and returns what follows its bracket.
    fn value(&mut self, start: usize) -> usize {
        let end = value_end(self.bytes, start);
        let mut kept = end;
        if end == self.bytes.len() {
            self.found.add(start, || Fault::OpenValue);
            // Half an escape would hide the bracket that is written behind it.
            let escapes = self.bytes[start..].iter().rev();
            kept -= escapes.take_while(|&&byte| byte == b'\\').count() % 2;
        }
        self.games.pool.values.push(Span {
            start: start as u32,
            len: (kept - start) as u32,
        });
        (end + 1).min(self.bytes.len())
    }

    fn nameless_value(&mut self) {
        let start = self.at;
        self.found.add(start, || Fault::NoName);
        self.at = (value_end(self.bytes, start + 1) + 1).min(self.bytes.len());
    }

    /// Passes over what means nothing, to the next sign that does.
    fn stray(&mut self) {
        let start = self.at;
        let ends =
            |byte: u8| b"();[".contains(&byte) || byte.is_ascii_alphabetic() || is_space(byte);
        let rest = &self.bytes[start..];
        let len = rest
            .iter()
            .position(|&byte| ends(byte))
            .unwrap_or(rest.len());
        self.at = start + len;
        let shown = &rest[..len.min(40)];
        self.found.add(start, || {
            Fault::Stray(String::from_utf8_lossy(shown).into_owned())
        });
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

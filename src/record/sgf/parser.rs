//! Text → trees.
//!
//! One pass over the bytes, with a stack of its own for parentheses: a file can
//! neither overflow the program's stack nor make it read the same bytes over and
//! over.

use super::builder::{Builder, MOST_MEMORY};
use super::scan::{
    Between, Starts, TextEnd, after_game, is_space, name_len, skip_space, swallowed, text_end,
    value_after, value_end,
};
use crate::record::problem::{Fault, FaultLog, Problems};
use crate::record::property::{Collection, MOST_TEXT, NodeId, escape_bare};

/// A text without any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGame {
    /// There is no `(;`, with which a game begins.
    #[error("there is no game in this text: no tree of SGF begins with (;")]
    NoTree,
    /// Places in a text are kept in 32 bits.
    #[error("the text is longer than four gigabytes")]
    TooLong,
    /// Its nodes and properties would take more memory than a file may.
    #[error("the text has more nodes than can be kept in {} megabytes", MOST_MEMORY >> 20)]
    TooMany,
}

/// Reads all games of a text, with the list of what was wrong with it.
///
/// # Errors
///
/// [`NoGame`] if there is nothing to read.
pub fn parse(text: &str) -> Result<(Collection, Problems), NoGame> {
    let mut found = FaultLog::default();
    let collection = parse_noting(text.to_owned(), &mut found)?;
    Ok((collection, found.placed_in(text)))
}

/// As [`parse`], for a caller that goes on looking for problems. The text that
/// was read is the beginning of the collection's own.
pub(in crate::record) fn parse_noting(
    text: String,
    found: &mut FaultLog,
) -> Result<Collection, NoGame> {
    if text.len() > MOST_TEXT {
        return Err(NoGame::TooLong);
    }
    let bytes = text.as_bytes();
    let mut starts = Starts::default();
    let start = starts.first(bytes).ok_or(NoGame::NoTree)?;
    let mut parser = Parser {
        bytes,
        at: start,
        starts,
        next_start: None,
        open: Vec::new(),
        here: None,
        last: None,
        fresh: false,
        closed_above: false,
        goes_on: false,
        unclear: 0,
        builder: Builder::with_room_for(bytes),
        found,
    };
    parser.note_outside(0, start);
    parser.run()?;
    let games = parser.builder.finish(text);
    if games.is_empty() {
        return Err(NoGame::NoTree);
    }
    Ok(games)
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
    starts: Starts,
    /// Where the next game begins, as found last; nowhere for the end of the
    /// text.
    next_start: Option<usize>,
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
    /// Whether the property added last is one of the node that is being read,
    /// so that a value behind some junk can still be one of its list.
    goes_on: bool,
    /// Where it was last unclear how a text ends.
    unclear: usize,
    builder: Builder,
    found: &'a mut FaultLog,
}

impl Parser<'_> {
    fn run(&mut self) -> Result<(), NoGame> {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b';' => self.node(),
                b'(' => self.open_tree(),
                b')' => self.close_tree(),
                b'[' => self.nameless_value(),
                byte if byte.is_ascii_alphabetic() => self.property(),
                byte if is_space(byte) => self.at += 1,
                _ => self.junk(),
            }
            if self.memory() > MOST_MEMORY {
                return Err(NoGame::TooMany);
            }
            if self.open.is_empty() && !self.find_next() {
                return Ok(());
            }
        }
        let open = self.open.len();
        self.found.add(self.bytes.len(), || Fault::OpenTrees(open));
        Ok(())
    }

    const fn memory(&self) -> usize {
        self.builder.memory() + self.open.len() * size_of::<Option<NodeId>>()
    }

    /// Goes to the next game. Nodes that stand between two games belong to
    /// the one before: its last parenthesis came too early.
    fn find_next(&mut self) -> bool {
        let from = self.at;
        let next = self.game_after(from);
        match after_game(self.bytes, from, next.unwrap_or(self.bytes.len())) {
            Between::Node(at) | Between::Property(at) => {
                self.note_outside(from, at);
                self.found.add(at, || Fault::NodeAfterGame);
                self.at = at;
                self.open.push(None);
                self.here = self.last;
                self.fresh = false;
                self.closed_above = self.bytes.get(at) != Some(&b';');
                if self.closed_above {
                    self.add_node();
                }
                self.closed_above = false;
                return true;
            }
            // The first game was found; another may lack its semicolon.
            Between::Bare(at) => self.at = at,
            Between::Nothing => match next {
                Some(start) => self.at = start,
                None => {
                    self.note_outside(from, self.bytes.len());
                    return false;
                }
            },
        }
        self.note_outside(from, self.at);
        self.open_tree();
        true
    }

    /// Where the next game begins. It is looked for once, however many nodes
    /// stand before it.
    fn game_after(&mut self, from: usize) -> Option<usize> {
        let end = self.bytes.len();
        if self.next_start.is_none_or(|start| start < from) {
            let start = self.starts.next(self.bytes, from);
            self.next_start = Some(start.unwrap_or(end));
        }
        self.next_start.filter(|&start| start < end)
    }

    /// Lists what stands outside of all games: it is in none, and so it is not
    /// written again. A parenthesis too many is no loss.
    fn note_outside(&mut self, from: usize, until: usize) {
        let is_nothing = |byte: &u8| is_space(*byte) || *byte == b')';
        let region = &self.bytes[from..until];
        let Some(first) = region.iter().position(|byte| !is_nothing(byte)) else {
            return;
        };
        let last = region.iter().rposition(|byte| !is_nothing(byte));
        let text = &region[first..=last.unwrap_or(first)];
        self.found
            .add(from + first, || Fault::Outside(excerpt(text)));
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
        self.goes_on = false;
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
        self.goes_on = false;
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
        let node = self.builder.add_node(self.here);
        self.here = Some(node);
        self.last = Some(node);
        self.fresh = false;
        self.closed_above = false;
        self.goes_on = false;
    }

    fn property(&mut self) {
        let start = self.at;
        let name = &self.bytes[start..start + name_len(&self.bytes[start..])];
        let Some(mut at) = value_after(self.bytes, name, start + name.len()) else {
            return self.junk();
        };
        let between = &self.bytes[start + name.len()..at];
        if between.iter().any(|&byte| !is_space(byte)) {
            let text = between.trim_ascii();
            self.found
                .add(start + name.len(), || Fault::Stray(excerpt(text)));
        }
        if self.fresh || self.here.is_none() || self.closed_above {
            self.found.add(start, || Fault::NoSemicolon);
            self.add_node();
        }
        let is_text = matches!(name, b"C" | b"GC" | b"Comment" | b"GameComment");
        let first = self.builder.values();
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
        self.builder.add_property(start, name, first);
        self.goes_on = true;
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
        self.builder.add_changed_value(escape_bare(&raw));
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
        self.builder.add_value(start, kept);
        (end + 1).min(self.bytes.len())
    }

    /// A value behind some junk belongs to the list before it; one at the start
    /// of a node has no name. A bracket that would swallow a later property was
    /// never meant as one.
    fn nameless_value(&mut self) {
        let start = self.at;
        let end = value_end(self.bytes, start + 1);
        if let Some(len) = swallowed(&self.bytes[start + 1..end]) {
            let until = start + 1 + len;
            let text = &self.bytes[start..until];
            self.found.add(start, || Fault::Stray(excerpt(text)));
            self.at = until;
            return;
        }
        if self.goes_on && end < self.bytes.len() {
            self.at = self.value(start + 1);
            self.builder.extend_property();
            return;
        }
        self.found.add(start, || Fault::NoName);
        self.at = (end + 1).min(self.bytes.len());
    }

    /// Passes over what means nothing, to the next delimiter or property.
    fn junk(&mut self) {
        let start = self.at;
        let (mut at, mut end, mut words) = (start, start, 0);
        while let Some(&byte) = self.bytes.get(at) {
            if b"();[".contains(&byte) {
                break;
            }
            if is_space(byte) {
                at += 1;
                continue;
            }
            if byte.is_ascii_alphabetic() {
                let name = &self.bytes[at..at + name_len(&self.bytes[at..])];
                let behind = at + name.len();
                if value_after(self.bytes, name, behind).is_some() {
                    break;
                }
                (at, end) = (behind, behind);
                words += 1;
                continue;
            }
            let ends =
                |byte: u8| b"();[".contains(&byte) || byte.is_ascii_alphabetic() || is_space(byte);
            while self.bytes.get(at).is_some_and(|&byte| !ends(byte)) {
                at += 1;
            }
            end = at;
            words += 1;
        }
        self.at = at;
        let text = &self.bytes[start..end];
        let is_name = words == 1 && name_len(text) == text.len();
        self.found.add(start, || match is_name {
            true => Fault::NoValue(excerpt(text)),
            false => Fault::Stray(excerpt(text)),
        });
    }
}

/// The beginning of a piece of the text, on one line, for a list of problems.
/// What cannot be seen is named.
fn excerpt(bytes: &[u8]) -> String {
    const MOST: usize = 40;
    // Four bytes are the most that a character has.
    let start = &bytes[..bytes.len().min(4 * MOST + 4)];
    let text = String::from_utf8_lossy(start);
    let mut shown = String::new();
    for character in text.chars().take(MOST) {
        match character {
            '\n' | '\r' | '\t' => shown.push(' '),
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => {
                shown.push_str(&format!("U+{:04X}", u32::from(character)));
            }
            c if c.is_control() => shown.push_str(&format!("U+{:04X}", u32::from(c))),
            c => shown.push(c),
        }
    }
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

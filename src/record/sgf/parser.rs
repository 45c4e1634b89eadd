//! Text → trees.
//!
//! One pass over the bytes, with a stack of its own for parentheses: a file can
//! neither overflow the program's stack nor make it look at a byte twice.

use memchr::memchr2;

use super::pool::{Entry, MOST_TEXT, Span};
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
        games: Collection::new(),
        found,
    };
    parser.games.nodes.reserve(text.len() / 16);
    parser.games.pool.properties.reserve(text.len() / 12);
    parser.games.pool.values.reserve(text.len() / 12);
    parser.run();
    let Parser {
        mut games, names, ..
    } = parser;
    games.read = text.len();
    games.pool.text = text;
    for (property, name) in names {
        if let Some(span) = games.pool.keep(&name) {
            games.pool.properties[property].name = span;
        }
    }
    if games.is_empty() {
        return Err(NoGame::Found);
    }
    Ok(games)
}

/// Where the first game begins: at a parenthesis before a semicolon, so that
/// one in a mail header is passed over, or else before a property. A game that
/// has no semicolon at its start is not taken for its first variation.
fn first_game(bytes: &[u8]) -> Option<usize> {
    let Some(sure) = next_game(bytes, 0) else {
        let mut opens = bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'(');
        let bare = opens.find(|&(at, _)| begins_property(bytes, at + 1));
        return bare.map(|(at, _)| at);
    };
    Some(open_at_end(&bytes[..sure]).unwrap_or(sure))
}

/// A parenthesis before a property that is not closed again.
fn open_at_end(bytes: &[u8]) -> Option<usize> {
    let mut open = None;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' if open.is_none() && begins_property(bytes, at + 1) => open = Some(at),
            b')' => open = None,
            b'[' if open.is_some() => at = value_end(bytes, at + 1),
            _ => {}
        }
        at += 1;
    }
    open
}

/// The next parenthesis that a semicolon or another such one follows.
fn next_game(bytes: &[u8], from: usize) -> Option<usize> {
    let mut first = None;
    let mut at = from;
    loop {
        at += memchr2(b'(', b';', bytes.get(at..)?)?;
        if bytes[at] == b';' {
            match first {
                Some(start) => return Some(start),
                None => at += 1,
            }
            continue;
        }
        first = first.or(Some(at));
        at = skip_space(bytes, at + 1);
        let opens = match bytes.get(at) {
            Some(b'(') => true,
            Some(b';') => may_be_node(bytes, at + 1),
            _ => false,
        };
        if !opens {
            first = None;
        }
    }
}

/// Whether what follows a semicolon can be a node: a smiley is none.
fn may_be_node(bytes: &[u8], at: usize) -> bool {
    match bytes.get(skip_space(bytes, at)) {
        Some(byte) if byte.is_ascii_uppercase() || b"();[".contains(byte) => true,
        Some(_) => begins_property(bytes, at),
        None => true,
    }
}

/// Whether a name and its value begin here, after blanks.
fn begins_property(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    let name = name_len(&bytes[at.min(bytes.len())..]);
    name > 0 && bytes.get(skip_space(bytes, at + name)) == Some(&b'[')
}

fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_space(byte)) {
        at += 1;
    }
    at
}

const fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b || byte == 0
}

/// Where the bracket stands that closes the value, or the end of the text.
fn value_end(bytes: &[u8], start: usize) -> usize {
    // Most values are points: two letters.
    if bytes.get(start + 2) == Some(&b']')
        && !bytes[start..start + 2]
            .iter()
            .any(|&byte| byte == b']' || byte == b'\\')
    {
        return start + 2;
    }
    let mut at = start;
    loop {
        let rest = bytes.get(at..).unwrap_or_default();
        match memchr2(b']', b'\\', rest) {
            Some(found) if rest[found] == b']' => return at + found,
            Some(found) => at += found + 2,
            None => return bytes.len(),
        }
    }
}

fn name_len(bytes: &[u8]) -> usize {
    let in_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    match bytes.first() {
        Some(first) if first.is_ascii_alphabetic() => {
            bytes.iter().take_while(|&b| in_name(b)).count()
        }
        _ => 0,
    }
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
        match next_game(self.bytes, self.at) {
            _ if bare => self.at = rest,
            Some(start) => self.at = start,
            None => return false,
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
            let name = String::from_utf8_lossy(name).into_owned();
            self.found.add(start, || Fault::NoValue(name));
            self.at = at;
            return;
        }
        if self.fresh || self.here.is_none() || self.closed_above {
            self.found.add(start, || Fault::NoSemicolon);
            self.add_node();
        }
        let first = self.games.pool.values.len() as u32;
        while self.bytes.get(at) == Some(&b'[') {
            at = self.value(at + 1);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf::write;

    /// What is read, in the form in which it is written, on one line.
    #[track_caller]
    fn read(text: &str) -> (String, Vec<String>) {
        let (games, problems) = parse(text).unwrap();
        let problems = problems.listed().iter().map(ToString::to_string).collect();
        let written = write(&games)
            .replace("FF[4]CA[UTF-8]", "")
            .replace('\n', "");
        (written, problems)
    }

    #[track_caller]
    fn reads_well(text: &str, as_: &str) {
        let (written, problems) = read(text);
        assert_eq!(written, as_);
        assert!(problems.is_empty(), "{problems:?}");
    }

    #[track_caller]
    fn mends(text: &str, as_: &str, problem: &str) {
        let (written, problems) = read(text);
        assert_eq!(written, as_);
        assert_eq!(problems, [problem]);
    }

    #[test]
    fn sequences_variations_and_collections_keep_their_shape() {
        reads_well("(;B[aa];W[bb])", "(;B[aa];W[bb])");
        reads_well(
            "(;B[aa](;W[bb];B[cc])(;W[dd]))",
            "(;B[aa](;W[bb];B[cc])(;W[dd]))",
        );
        reads_well("(;B[aa](;W[bb](;B[cc])))", "(;B[aa];W[bb];B[cc])");
        reads_well("(;B[aa])(;B[bb])\n\n(;)", "(;B[aa])(;B[bb])(;)");
    }

    #[test]
    fn blanks_may_stand_anywhere_but_in_names_and_values() {
        reads_well(
            " ( ;\tAB [aa]\r\n[bb] C\n[a b] ; ) ",
            "(;AB[aa][bb]C[a b];)",
        );
    }

    #[test]
    fn escapes_hide_brackets_and_stay_as_they_are() {
        reads_well(r"(;C[a\]b\\])", r"(;C[a\]b\\])");
        reads_well("(;C[a\\\nb:\\:])", "(;C[a\\b:\\:])");
    }

    #[test]
    fn long_names_are_read_by_their_capitals() {
        reads_well(
            "(;GaMe[1]PlayerBlack[x]White[aa]kgs[y])",
            "(;GM[1]PB[x]W[aa]kgs[y])",
        );
        reads_well("(;a_B[1]a1B2[3])", "(;B[1]B2[3])");
    }

    #[test]
    fn text_around_games_is_passed_over() {
        reads_well(
            "From: a (b) <c>\nhi; (see (below)\n\n(;B[aa])\n-- \nc (d)",
            "(;B[aa])",
        );
        reads_well("((;B[aa])(;B[bb]))", "(;B[aa])(;B[bb])");
        assert_eq!(parse("nothing (here) ; at all").unwrap_err(), NoGame::Found);
        reads_well("No game (;-) here (; see below\n(;B[aa])", "(;B[aa])");
        assert_eq!(parse("").unwrap_err(), NoGame::Found);
        assert_eq!(parse("(").unwrap_err(), NoGame::Found);
    }

    #[test]
    fn a_file_cut_off_gives_what_it_has() {
        mends(
            "(;B[aa](;W[bb]",
            "(;B[aa];W[bb])",
            "line 1, column 15: 2 ( without its ); the file seems to be cut off",
        );
        let (written, problems) = read("(;B[aa];C[bla");
        assert_eq!(written, "(;B[aa];C[bla])");
        assert_eq!(problems.len(), 2);
        assert!(problems[0].starts_with("line 1, column 11: a value has no closing ]"));
    }

    /// A last backslash would escape the bracket that is written behind it.
    #[test]
    fn a_value_cut_off_in_an_escape_is_written_so_that_it_ends() {
        assert_eq!(read("(;C[ab\\").0, "(;C[ab])");
        assert_eq!(read("(;C[ab\\\\").0, "(;C[ab\\\\])");
        assert_eq!(read("(;C[\\").0, "(;C[])");
    }

    #[test]
    fn what_is_broken_is_mended_and_named() {
        mends(
            "(;B[aa](;W[bb]);W[cc])",
            "(;B[aa](;W[bb])(;W[cc]))",
            "line 1, column 16: a node stands after a variation; it was read as one more variation",
        );
        mends(
            "(;B[aa])\n(B[bb];W[cc])",
            "(;B[aa])(;B[bb];W[cc])",
            "line 2, column 2: a node has no ; before it",
        );
        mends(
            "(;B[aa]);W[cc])",
            "(;B[aa];W[cc])",
            "line 1, column 9: a node stands after the end of its game; it was read as part of it",
        );
        mends(
            "(;B[aa]())",
            "(;B[aa])",
            "line 1, column 9: a tree without nodes was left out",
        );
        mends(
            "(;B W[aa])",
            "(;W[aa])",
            "line 1, column 3: B has no value and was left out",
        );
        mends(
            "(;[x]W[aa])",
            "(;W[aa])",
            "line 1, column 3: a value without a name was left out",
        );
        mends(
            "(;W[aa]!?é;B[bb])",
            "(;W[aa];B[bb])",
            "line 1, column 8: \"!?é\" means nothing here and was left out",
        );
        mends(
            "(B[aa];W[bb])",
            "(;B[aa];W[bb])",
            "line 1, column 2: a node has no ; before it",
        );
        mends(
            "(;B[aa](W[bb])(;W[cc]))",
            "(;B[aa](;W[bb])(;W[cc]))",
            "line 1, column 9: a node has no ; before it",
        );
    }

    #[test]
    fn a_million_of_anything_is_read_and_written() {
        const MANY: usize = 1_000_000;
        let nested = format!("{}{}", "(;B[aa]".repeat(MANY), ")".repeat(MANY));
        let line = format!("({})", ";B[aa]".repeat(MANY));
        let comb = format!("(;{}{}", "(;)(;".repeat(MANY), ")".repeat(MANY + 1));
        let open = "(".repeat(MANY) + ";";
        for (text, nodes) in [
            (nested, MANY),
            (line, MANY),
            (comb, 2 * MANY + 1),
            (open, 1),
        ] {
            let (games, _) = parse(&text).unwrap();
            assert_eq!(games.len(), nodes);
            let (again, problems) = parse(&write(&games)).unwrap();
            assert_eq!(again.len(), nodes);
            assert!(problems.is_empty());
        }
    }
}

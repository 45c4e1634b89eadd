//! Where things begin and end in the bytes of a file.

use memchr::{memchr, memchr_iter, memchr2, memchr3};

/// How often the parentheses of the rest are counted to tell a game from a
/// remark in parentheses. A file with more such places is beyond guessing, and
/// each count takes a look at all that follows.
const MOST_COUNTS: usize = 8;

/// Finds the places at which games begin, from one place on.
#[derive(Debug, Default)]
pub(super) struct Starts {
    counts: usize,
}

impl Starts {
    /// Where the first game begins: at a parenthesis with a node behind it, or
    /// else with a property. A game that has no semicolon at its start is not
    /// taken for its first variation.
    pub(super) fn first(&mut self, bytes: &[u8]) -> Option<usize> {
        let Some(sure) = self.next(bytes, 0) else {
            return next_bare(bytes, 0);
        };
        Some(open_at_end(&bytes[..sure]).unwrap_or(sure))
    }

    /// The next parenthesis that a node follows, or another such one. Words may
    /// stand around the semicolon, so that a node with a remark in it is no
    /// reason to pass over its game; but something of a game has to follow
    /// them: a smiley is none.
    pub(super) fn next(&mut self, bytes: &[u8], from: usize) -> Option<usize> {
        let mut outer = None;
        let mut at = from;
        loop {
            at += memchr(b'(', bytes.get(at..)?)?;
            let inner = skip_space(bytes, at + 1);
            if bytes.get(inner) == Some(&b'(') {
                outer = outer.or(Some(at));
                at = inner;
                continue;
            }
            if self.holds_node(bytes, at) {
                return Some(outer.unwrap_or(at));
            }
            outer = None;
            at += 1;
        }
    }

    /// Whether a tree begins with this parenthesis. Looks no further than the
    /// next one.
    fn holds_node(&mut self, bytes: &[u8], open: usize) -> bool {
        let delimiter = |at: usize| next_delimiter(bytes, at);
        let semicolon = delimiter(open + 1);
        if bytes.get(semicolon) != Some(&b';') {
            return false;
        }
        let mut plain = is_blank(bytes, open + 1..semicolon);
        let mut at = semicolon + 1;
        loop {
            let next = delimiter(at);
            plain &= is_blank(bytes, at..next);
            match bytes.get(next) {
                Some(b';') => at = next + 1,
                Some(b'[') => return plain || ends_with_name(&bytes[at..next]),
                Some(b'(') if !plain => {
                    return bytes.get(next + 1) == Some(&b';') && self.is_closed(bytes, next);
                }
                Some(_) | None => return plain,
            }
        }
    }

    /// Whether more parentheses are closed than opened from here on.
    fn is_closed(&mut self, bytes: &[u8], from: usize) -> bool {
        self.counts += 1;
        if self.counts > MOST_COUNTS {
            return true;
        }
        let (mut depth, mut at) = (0_i64, from);
        while let Some(found) = memchr3(b'(', b')', b'[', bytes.get(at..).unwrap_or_default()) {
            at += found;
            match bytes[at] {
                b'(' => depth += 1,
                b')' => depth -= 1,
                _ => at = value_end(bytes, at + 1),
            }
            at += 1;
        }
        depth < 0
    }
}

/// The next delimiter of the format, or the end of the text.
fn next_delimiter(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    let delimiter = rest.iter().position(|byte| b"();[".contains(byte));
    at + delimiter.unwrap_or(rest.len())
}

fn is_blank(bytes: &[u8], range: std::ops::Range<usize>) -> bool {
    let range = bytes.get(range).unwrap_or_default();
    range.iter().all(|&byte| is_space(byte))
}

/// Whether the last word is a name, so that a bracket behind it begins a value.
/// Junk may stand between the two where the word has capitals, as for
/// [`value_after`].
fn ends_with_name(bytes: &[u8]) -> bool {
    let bytes = bytes.trim_ascii_end();
    if bytes.last().is_some_and(|&byte| in_name(byte)) {
        return true;
    }
    let letters = bytes.iter().rposition(u8::is_ascii_alphabetic);
    let word = &bytes[..letters.map_or(0, |last| last + 1)];
    let mut word = word.iter().rev().take_while(|&&byte| in_name(byte));
    word.any(u8::is_ascii_uppercase)
}

/// The next parenthesis that a property follows, with or without words before
/// it.
fn next_bare(bytes: &[u8], from: usize) -> Option<usize> {
    let opens = |at: &usize| bytes[*at] == b'(' && holds_property(bytes, *at);
    (from..bytes.len()).find(opens)
}

/// Whether the first thing behind a parenthesis is a property.
fn holds_property(bytes: &[u8], open: usize) -> bool {
    if begins_property(bytes, open + 1) {
        return true;
    }
    let next = next_delimiter(bytes, open + 1);
    bytes.get(next) == Some(&b'[') && ends_with_capitals(&bytes[open + 1..next])
}

/// Whether the last word is a name of nothing but capitals, close to what
/// follows.
fn ends_with_capitals(bytes: &[u8]) -> bool {
    let word = bytes.rsplit(|&byte| !in_name(byte)).next();
    word.is_some_and(|word| !word.is_empty() && word.iter().all(u8::is_ascii_uppercase))
}

/// A parenthesis before a property that is not closed again.
fn open_at_end(bytes: &[u8]) -> Option<usize> {
    let mut open = None;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'(' if open.is_none() && holds_property(bytes, at) => open = Some(at),
            b')' => open = None,
            b'[' if open.is_some() => at = value_end(bytes, at + 1),
            _ => {}
        }
        at += 1;
    }
    open
}

/// What stands after a game, before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Between {
    /// A node whose game was closed too early.
    Node(usize),
    /// A property of such a node without its semicolon.
    Property(usize),
    /// A game without its semicolon.
    Bare(usize),
    /// Nothing of a game up to here.
    Nothing,
}

/// What of a game comes first after the end of one, before `until`.
pub(super) fn after_game(bytes: &[u8], from: usize, until: usize) -> Between {
    let mut close = true;
    let mut at = from;
    while at < until {
        match bytes[at] {
            b')' => at += 1,
            byte if is_space(byte) => at += 1,
            b';' if close && begins_property(bytes, at + 1) => return Between::Node(at),
            b';' if begins_strictly(bytes, at + 1) => return Between::Node(at),
            b'(' if close && begins_property(bytes, at + 1) => return Between::Bare(at),
            byte if byte.is_ascii_alphabetic() => {
                if begins_strictly(bytes, at) {
                    return Between::Property(at);
                }
                close = false;
                at += name_len(&bytes[at..]);
            }
            _ => {
                close = false;
                at += 1;
            }
        }
    }
    Between::Nothing
}

/// Whether a name of capitals and its value begin here: a word of a letter with
/// a bracket behind it is none.
fn begins_strictly(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    let name = &bytes[at.min(bytes.len())..];
    let name = &name[..name_len(name)];
    !name.is_empty()
        && name.iter().all(u8::is_ascii_uppercase)
        && bytes.get(at + name.len()) == Some(&b'[')
}

/// How much of a value is junk where its bracket was never closed: up to a
/// property of nothing but capitals that begins within it.
pub(super) fn swallowed(value: &[u8]) -> Option<usize> {
    let open = memchr_iter(b'[', value).find(|&at| ends_with_capitals(&value[..at]))?;
    let word = value[..open].rsplit(|&byte| !in_name(byte)).next()?;
    Some(open - word.len())
}

/// Whether a name and its value begin here, after blanks.
pub(super) fn begins_property(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    let name = name_len(&bytes[at.min(bytes.len())..]);
    name > 0 && bytes.get(skip_space(bytes, at + name)) == Some(&b'[')
}

/// Where the bracket of the first value stands that a name has. Signs that
/// mean nothing may stand between; but a word of small letters is a name only
/// if it stands close to its value.
pub(super) fn value_after(bytes: &[u8], name: &[u8], at: usize) -> Option<usize> {
    if bytes.get(at) == Some(&b'[') {
        return Some(at);
    }
    if name.is_empty() || !name.iter().any(u8::is_ascii_uppercase) {
        return None;
    }
    let rest = bytes.get(at..)?;
    let ends = |byte: &u8| b"();[]".contains(byte) || byte.is_ascii_alphabetic();
    let open = at + rest.iter().position(ends)?;
    (bytes[open] == b'[').then_some(open)
}

/// The next byte that is no blank.
pub(super) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_space(byte)) {
        at += 1;
    }
    at
}

/// Blanks, and what old programs left between properties and at the end.
pub(super) const fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, 0x0b | 0 | 0x1a)
}

/// Where the bracket stands that closes the value, or the end of the text.
pub(super) fn value_end(bytes: &[u8], start: usize) -> usize {
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

/// What comes of looking for the end of a text whose brackets may be bare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextEnd {
    /// At the first bracket, as it should.
    Plain,
    /// At a later one.
    Bare(usize),
    /// Nothing better than the first bracket up to here; a text that begins
    /// before this place need not be looked at again.
    Unclear(usize),
}

/// Where a text ends that may have brackets which are not escaped.
///
/// What follows the bracket at the end of a value is a delimiter of the format or
/// another property. Words show that it was none; but a property among them
/// shows that something else is wrong.
pub(super) fn text_end(bytes: &[u8], start: usize) -> TextEnd {
    let mut end = value_end(bytes, start);
    if may_follow_value(bytes, end + 1) {
        return TextEnd::Plain;
    }
    loop {
        let next = value_end(bytes, end + 1);
        let between = bytes.get(end + 1..next).unwrap_or_default();
        if next == bytes.len() || has_property(between) {
            return TextEnd::Unclear(next);
        }
        end = next;
        if may_follow_value(bytes, end + 1) {
            return TextEnd::Bare(end);
        }
    }
}

fn may_follow_value(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    match bytes.get(at) {
        Some(byte) if byte.is_ascii_lowercase() => {
            // A word before a bracket is a name only if it stands close to it.
            bytes.get(at + name_len(&bytes[at..])) == Some(&b'[')
        }
        Some(byte) => b"[;()".contains(byte) || begins_property(bytes, at),
        None => true,
    }
}

/// Whether a name stands right before a bracket.
fn has_property(bytes: &[u8]) -> bool {
    bytes
        .windows(2)
        .any(|pair| pair[0].is_ascii_alphanumeric() && pair[1] == b'[')
}

/// How long the name is that begins here; 0 if none does.
pub(super) fn name_len(bytes: &[u8]) -> usize {
    match bytes.first() {
        Some(first) if first.is_ascii_alphabetic() => {
            bytes.iter().take_while(|&&byte| in_name(byte)).count()
        }
        _ => 0,
    }
}

const fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

//! Where things begin and end in the bytes of a file.

use memchr::memchr2;

/// Where the first game begins: at a parenthesis before a semicolon, so that
/// one in a mail header is passed over, or else before a property. A game that
/// has no semicolon at its start is not taken for its first variation.
pub(super) fn first_game(bytes: &[u8]) -> Option<usize> {
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
pub(super) fn next_game(bytes: &[u8], from: usize) -> Option<usize> {
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
pub(super) fn begins_property(bytes: &[u8], at: usize) -> bool {
    let at = skip_space(bytes, at);
    let name = name_len(&bytes[at.min(bytes.len())..]);
    name > 0 && bytes.get(skip_space(bytes, at + name)) == Some(&b'[')
}

/// The next byte that is no blank.
pub(super) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_space(byte)) {
        at += 1;
    }
    at
}

/// Blanks, and what old programs left between properties.
pub(super) const fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b || byte == 0
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
/// What follows the bracket at the end of a value is a sign of the format or
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
    let in_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    match bytes.first() {
        Some(first) if first.is_ascii_alphabetic() => {
            bytes.iter().take_while(|&b| in_name(b)).count()
        }
        _ => 0,
    }
}

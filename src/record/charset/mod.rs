//! Bytes → text.
//!
//! SGF files come in the character set of the machine that wrote them, and few
//! of the older ones say which. The whole file is turned into text before
//! anything is looked for in it: in Shift-JIS, GBK and Big5 a byte that looks
//! like a bracket or a backslash can be half of a character.

mod candidate;
mod common;
mod guess;
mod likelihood;
mod name;
#[cfg(test)]
mod tests;

use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};
use memchr::memmem;

pub use name::Charset;

use super::problem::{Fault, FaultLog};
use guess::{Guess, fits, guess, has_few_faults, is_chance, is_cut_utf_8};

/// A text and the character set it was in.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) charset: &'static str,
    pub(super) certainty: Certainty,
}

/// Whether the character set of a file is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The file says it, its bytes allow nothing else, or someone chose it.
    Certain,
    /// It is a guess, and nothing else comes near it.
    Likely,
    /// It is a guess, and another set is about as likely.
    Doubtful,
}

/// How much likelier a guess has to be than the next to be called likely.
const LIKELY: f32 = 6.0;

/// How many bytes from the start are searched for what the file says of itself.
const HEAD: usize = 64 * 1024;

/// Reads bytes as what they say they are, else as what they look like.
///
/// Text is never refused: what means nothing is replaced and noted.
///
/// A set that someone chose is used whatever the file says.
pub(super) fn decode(bytes: Vec<u8>, chosen: Option<Charset>, found: &mut FaultLog) -> Decoded {
    if let Some(Charset(encoding)) = chosen {
        return decode_as(encoding, &bytes, found);
    }
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        return decode_as(encoding, bytes.get(mark..).unwrap_or_default(), found);
    }
    if let Some(encoding) = utf_16_without_mark(&bytes) {
        return decode_as(encoding, &bytes, found);
    }
    let declared = declared(&bytes);
    let encoding = declared.as_ref().and_then(|(_, encoding)| *encoding);
    // All of it is ASCII, escapes between two alphabets included.
    let may_be = encoding.is_none_or(|encoding| encoding == ISO_2022_JP);
    if may_be && memmem::find(&bytes, b"\x1b$").is_some() && bytes.is_ascii() {
        return decode_as(ISO_2022_JP, &bytes, found);
    }
    let bytes = match String::from_utf8(bytes) {
        Ok(text)
            if text.is_ascii()
                || encoding == Some(UTF_8)
                || (encoding.is_none() && !is_chance(&text)) =>
        {
            return Decoded {
                text,
                charset: UTF_8.name(),
                certainty: Certainty::Certain,
            };
        }
        Ok(text) => text.into_bytes(),
        Err(error) => error.into_bytes(),
    };
    let may_be_utf_8 = encoding.is_none_or(|said| said == UTF_8);
    let (used, certainty) = match encoding {
        Some(encoding) if is_surely_utf_8(&bytes, encoding) => (UTF_8, Certainty::Certain),
        Some(encoding) if fits(encoding, &bytes) => (encoding, Certainty::Certain),
        _ if may_be_utf_8 && (is_cut_utf_8(&bytes) || has_few_faults(UTF_8, &bytes)) => {
            (UTF_8, Certainty::Likely)
        }
        Some(encoding) if has_few_faults(encoding, &bytes) => (encoding, Certainty::Certain),
        _ => guessed(&bytes),
    };
    if let Some((label, declared)) = declared
        && declared != Some(used)
        && !label.is_empty()
    {
        found.add(0, || Fault::WrongCharset {
            declared: label,
            used: used.name(),
        });
    }
    Decoded {
        certainty,
        ..decode_as(used, &bytes, found)
    }
}

fn guessed(bytes: &[u8]) -> (&'static Encoding, Certainty) {
    let Guess { encoding, margin } = guess(bytes);
    let certainty = if margin >= LIKELY {
        Certainty::Likely
    } else {
        Certainty::Doubtful
    };
    (encoding, certainty)
}

/// Whether bytes are UTF-8 although the file calls them something else. A few
/// letters of two bytes could be a character of Asia by chance, but not of a
/// set in which each byte is one.
fn is_surely_utf_8(bytes: &[u8], said: &'static Encoding) -> bool {
    let beyond = |character| said.is_single_byte() || character >= '\u{800}';
    str::from_utf8(bytes).is_ok_and(|text| {
        text.chars()
            .any(|character| !character.is_ascii() && beyond(character))
    })
}

fn decode_as(encoding: &'static Encoding, bytes: &[u8], found: &mut FaultLog) -> Decoded {
    let (text, replaced) = encoding.decode_without_bom_handling(bytes);
    if replaced && let Some(at) = text.find('\u{fffd}') {
        let charset = encoding.name();
        found.add(at, || Fault::Bytes { charset });
    }
    Decoded {
        text: text.into_owned(),
        charset: encoding.name(),
        certainty: Certainty::Certain,
    }
}

/// What the file says in its first CA property, and the character set that is,
/// if any is known by that name.
fn declared(bytes: &[u8]) -> Option<(String, Option<&'static Encoding>)> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let value = memmem::find_iter(head, b"CA").find_map(|at| {
        // Not the end of a longer name.
        let whole = at == 0 || !head[at - 1].is_ascii_uppercase();
        let value = head[at + 2..].trim_ascii_start().strip_prefix(b"[")?;
        whole.then_some(value)
    })?;
    let label = value.split(|&byte| byte == b']').next()?;
    let label = String::from_utf8_lossy(label).trim().to_owned();
    let encoding = Charset::named(&label).map(|Charset(encoding)| encoding);
    Some((label, encoding))
}

/// A file that begins with `(` in two bytes.
fn utf_16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [b'(', 0, b';' | b'\r' | b'\n' | b' ', 0, ..] => Some(UTF_16LE),
        [0, b'(', 0, b';' | b'\r' | b'\n' | b' ', ..] => Some(UTF_16BE),
        _ => None,
    }
}

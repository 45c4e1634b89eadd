//! Which character set bytes are in that do not say it.
//!
//! Go files come in few character sets, and their only clue are often two
//! names. So each set that is possible is asked how likely its text would be in
//! a Go file, and the likeliest is taken.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{DecoderResult, Encoding, UTF_8, WINDOWS_1252};

use super::candidate::{CANDIDATES, Candidate};
use super::likelihood::{likelihood, russian_likelihood, western_likelihood};

/// What bytes look like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Guess {
    /// The character set.
    pub(super) encoding: &'static Encoding,
    /// How much likelier it is than the next one; nothing where there is no
    /// other.
    pub(super) margin: f32,
}

/// How many bytes are looked at. Names stand at the start, and a page of
/// comments leaves no doubt.
const LOOKED_AT: usize = 64 * 1024;

/// The character set that bytes look like; windows-1252, which can hold
/// anything, where they look like none.
pub(super) fn guess(bytes: &[u8]) -> Guess {
    let voice = voice(bytes);
    let mut scores: Vec<(f32, &'static Encoding)> = CANDIDATES
        .iter()
        .filter_map(|one| {
            let agrees = if voice == one.encoding { VOICE } else { 0.0 };
            Some((one.prior + agrees + score(one, bytes)?, one.encoding))
        })
        .collect();
    scores.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let mut fitting = scores
        .into_iter()
        .filter(|(_, encoding)| has_few_faults(encoding, bytes));
    let (best, encoding) = fitting.next().unwrap_or((0.0, WINDOWS_1252));
    let margin = fitting
        .next()
        .map_or(f32::INFINITY, |(next, _)| best - next);
    Guess { encoding, margin }
}

/// How much the word of a general detector counts, which knows the languages of
/// Europe better.
const VOICE: f32 = 3.0;

/// What a detector made for pages of the web says. It is asked about alphabets
/// only: of two names in Chinese characters it knows too little.
fn voice(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    // Not the last, even if it is: the file may end within a character.
    detector.feed(&bytes[..bytes.len().min(LOOKED_AT)], false);
    let said = detector.guess(None, Utf8Detection::Deny);
    if said.is_single_byte() { said } else { UTF_8 }
}

/// Whether a text that is valid UTF-8 is more likely something else: a few
/// characters of GBK can be valid UTF-8 by chance.
pub(super) fn is_chance(text: &str) -> bool {
    let foreign = || text.chars().filter(|character| !character.is_ascii());
    if foreign().any(|character| character >= '\u{800}') || foreign().count() > 6 {
        return false;
    }
    let as_utf_8 = western_likelihood(text).max(russian_likelihood(text));
    let other = guess(text.as_bytes());
    let candidate = CANDIDATES.iter().find(|one| one.encoding == other.encoding);
    let as_other = candidate.and_then(|one| Some(one.prior + score(one, text.as_bytes())?));
    // Most files that are valid UTF-8 are meant to be.
    as_other.is_some_and(|as_other| as_other > as_utf_8 + 3.0)
}

/// Whether all bytes mean something; a last character that was cut in two
/// does not count against them.
pub(super) fn fits(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    decoded(encoding, bytes).is_some()
}

fn decoded(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
    let mut text = String::with_capacity(most?);
    let (result, _) = decoder.decode_to_string_without_replacement(bytes, &mut text, false);
    (result == DecoderResult::InputEmpty).then_some(text)
}

/// What each invalid place costs a character set: less than reading all other
/// bytes as letters of a set in which every byte is valid.
const FAULT: f32 = -20.0;

/// How likely a text is in one set; `None` if it cannot be.
fn score(candidate: &Candidate, bytes: &[u8]) -> Option<f32> {
    let bytes = &bytes[..bytes.len().min(LOOKED_AT)];
    let pieces = pieces(candidate.encoding, bytes)?;
    let sums = pieces
        .iter()
        .map(|(bytes, text)| likelihood(candidate, bytes, text));
    let faults = pieces.len().saturating_sub(1);
    let foreign = pieces.iter().map(|(_, text)| foreign_in(text)).sum();
    is_few(faults, foreign).then(|| sums.sum::<f32>() + FAULT * faults as f32)
}

/// The most faults that are put up with.
const MOST_FAULTS: usize = 100;

/// The parts of bytes that mean something, and what they mean. Between two of
/// them are bytes that mean nothing; `None` where those are too many.
fn pieces<'b>(encoding: &'static Encoding, bytes: &'b [u8]) -> Option<Vec<(&'b [u8], String)>> {
    let mut pieces = Vec::new();
    let mut rest = bytes;
    while pieces.len() <= MOST_FAULTS {
        let mut decoder = encoding.new_decoder_without_bom_handling();
        let most = decoder.max_utf8_buffer_length_without_replacement(rest.len());
        let mut text = String::with_capacity(most.unwrap_or(0));
        let (result, read) = decoder.decode_to_string_without_replacement(rest, &mut text, false);
        match result {
            DecoderResult::Malformed(bad, after) => {
                let next = read.saturating_sub(usize::from(after)).max(1);
                let end = next.saturating_sub(usize::from(bad));
                pieces.push((&rest[..end], text));
                rest = &rest[next..];
            }
            DecoderResult::InputEmpty | DecoderResult::OutputFull => {
                pieces.push((rest, text));
                return Some(pieces);
            }
        }
    }
    None
}

fn foreign_in(text: &str) -> usize {
    let foreign = text.chars().filter(|character| !character.is_ascii());
    foreign.count()
}

/// Whether the faults are few enough, among so many characters beyond ASCII, for
/// a text to be in this character set all the same.
const fn is_few(faults: usize, foreign: usize) -> bool {
    faults == 0 || foreign > 20 * faults
}

/// Whether a text is UTF-8 but for its last character, which was cut in two.
pub(super) fn is_cut_utf_8(bytes: &[u8]) -> bool {
    let Err(error) = str::from_utf8(bytes) else {
        return false;
    };
    let whole = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
    error.error_len().is_none() && !whole.is_ascii() && !is_chance(whole)
}

/// Whether a text is in a character set but for a few bytes.
pub(super) fn has_few_faults(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let faults = text.matches('\u{fffd}').count();
    fits(encoding, bytes) || is_few(faults, foreign_in(&text) - faults)
}

//! Which character set bytes are in that do not say it.
//!
//! Go files come in few character sets, and their only clue are often two
//! names. So each set that is possible is asked how likely its text would be in
//! a Go file, character by character, and the likeliest is taken. The numbers
//! are logarithms of rough probabilities; what counts is how far apart they are.

use std::collections::HashMap;
use std::sync::LazyLock;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, DecoderResult, EUC_JP, EUC_KR, Encoding, GBK, ISO_8859_2, KOI8_R, SHIFT_JIS, UTF_8,
    WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
};

use super::common::{CENTRAL, CHINESE, Common, HANJA, JAPANESE, KOREAN, LATIN, RUSSIAN, TAIWANESE};

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

/// A character set and the kind of text that it is for.
struct Candidate {
    encoding: &'static Encoding,
    script: Script,
    /// How rare it is among Go files.
    prior: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Chinese,
    Taiwanese,
    Japanese,
    Korean,
    Western,
    Central,
    Russian,
}

/// What programs for Go have written since the nineties. Sets of other regions
/// are taken only where nothing else makes sense.
const CANDIDATES: [Candidate; 10] = [
    candidate(GBK, Script::Chinese, 0.0),
    candidate(SHIFT_JIS, Script::Japanese, -0.5),
    candidate(EUC_KR, Script::Korean, -0.5),
    candidate(WINDOWS_1252, Script::Western, 0.0),
    candidate(BIG5, Script::Taiwanese, -1.0),
    candidate(EUC_JP, Script::Japanese, -1.0),
    candidate(WINDOWS_1250, Script::Central, -3.0),
    candidate(ISO_8859_2, Script::Central, -3.5),
    candidate(WINDOWS_1251, Script::Russian, -3.0),
    candidate(KOI8_R, Script::Russian, -4.0),
];

const fn candidate(encoding: &'static Encoding, script: Script, prior: f32) -> Candidate {
    Candidate {
        encoding,
        script,
        prior,
    }
}

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

/// What the word of another is worth who knows the languages of Europe better.
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

/// Whether bytes that happen to be UTF-8 are rather something else: two letters
/// of GBK can be one of UTF-8 by chance, and a short name is soon told.
pub(super) fn is_chance(text: &str) -> bool {
    let foreign = || text.chars().filter(|character| !character.is_ascii());
    if foreign().any(|character| character >= '\u{800}') || foreign().count() > 6 {
        return false;
    }
    let as_utf_8 = latin_score(text, &WESTERN_LETTERS).max(russian_score(text));
    let other = guess(text.as_bytes());
    let candidate = CANDIDATES.iter().find(|one| one.encoding == other.encoding);
    let as_other = candidate.and_then(|one| Some(one.prior + score(one, text.as_bytes())?));
    // A file that is UTF-8 by its form is far more often so.
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

/// What bytes without a meaning cost a set: less than to take all others for
/// letters of an alphabet in which every byte means something.
const FAULT: f32 = -20.0;

/// How likely a text is in one set; `None` if it cannot be.
fn score(candidate: &Candidate, bytes: &[u8]) -> Option<f32> {
    let bytes = &bytes[..bytes.len().min(LOOKED_AT)];
    let pieces = pieces(candidate.encoding, bytes)?;
    let sums = pieces.iter().map(|(bytes, text)| match candidate.script {
        Script::Western => latin_score(text, &WESTERN_LETTERS),
        Script::Central => latin_score(text, &CENTRAL_LETTERS),
        Script::Russian => russian_score(text),
        Script::Chinese | Script::Taiwanese | Script::Japanese | Script::Korean => {
            asian_score(candidate, bytes, text)
        }
    });
    let faults = pieces.len().saturating_sub(1);
    let foreign = pieces.iter().map(|(_, text)| foreign_in(text)).sum();
    is_few(faults, foreign).then(|| sums.sum::<f32>() + FAULT * faults as f32)
}

/// The most faults that are looked past.
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

/// Whether so many faults among so many characters beyond ASCII do not make a
/// text another one.
const fn is_few(faults: usize, foreign: usize) -> bool {
    faults == 0 || foreign > 20 * faults
}

/// Rough probabilities as logarithms.
type Weights = HashMap<char, f32>;

/// Characters with how likely each is: those that come often share half of all,
/// the others a third.
fn weights(common: &Common) -> Weights {
    let mut weights = Weights::new();
    for (list, share) in [(common.often, 0.5_f32), (common.common, 0.35)] {
        let size = list.chars().count().max(1) as f32;
        for character in list.chars() {
            weights.entry(character).or_insert((share / size).ln());
        }
    }
    weights
}

static CHINESE_CHARACTERS: LazyLock<Weights> = LazyLock::new(|| weights(&CHINESE));
static TAIWANESE_CHARACTERS: LazyLock<Weights> = LazyLock::new(|| weights(&TAIWANESE));
static JAPANESE_CHARACTERS: LazyLock<Weights> = LazyLock::new(|| weights(&JAPANESE));
static KOREAN_CHARACTERS: LazyLock<Weights> = LazyLock::new(|| {
    let mut all = weights(&KOREAN);
    for character in HANJA.chars() {
        all.entry(character).or_insert(-8.0);
    }
    all
});
static WESTERN_LETTERS: LazyLock<Weights> = LazyLock::new(|| weights(&LATIN));
static CENTRAL_LETTERS: LazyLock<Weights> = LazyLock::new(|| weights(&CENTRAL));

/// Something that no text of the language has.
const ABSURD: f32 = -14.0;
/// What stands between words in every language of Asia.
const PUNCTUATION: f32 = -5.0;
/// Kana in a Japanese text.
const KANA: f32 = -5.5;

fn asian_score(candidate: &Candidate, bytes: &[u8], text: &str) -> f32 {
    let characters: &Weights = match candidate.script {
        Script::Taiwanese => &TAIWANESE_CHARACTERS,
        Script::Japanese => &JAPANESE_CHARACTERS,
        Script::Korean => &KOREAN_CHARACTERS,
        Script::Chinese | Script::Western | Script::Central | Script::Russian => {
            &CHINESE_CHARACTERS
        }
    };
    let (mut sum, mut at, mut before) = (0.0, 0, ' ');
    let mut following = text.chars().skip(1);
    for character in text.chars() {
        let next = following.next().unwrap_or(' ');
        let len = length_in(candidate.encoding, &bytes[at.min(bytes.len())..]);
        if !character.is_ascii() {
            let pair = [0, 1].map(|offset| bytes.get(at + offset).copied().unwrap_or(0));
            sum += match characters.get(&character) {
                Some(weight) => *weight,
                None => other_weight(candidate, character, pair),
            };
            // Words of small letters do not run into characters of Asia.
            if before.is_ascii_lowercase() || next.is_ascii_lowercase() {
                sum -= 3.0;
            }
        }
        before = character;
        at += len;
    }
    sum
}

/// How many bytes the character takes that begins here.
fn length_in(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    let second = bytes.get(1).copied().unwrap_or(0);
    match bytes.first().copied().unwrap_or(0) {
        0..=0x80 => 1,
        0xa1..=0xdf if encoding == SHIFT_JIS => 1,
        0x8f if encoding == EUC_JP => 3,
        _ if encoding == GBK && second.is_ascii_digit() => 4,
        _ => 2,
    }
}

/// How likely a character is that is in no list: by the plane of its set that
/// it is in, since the sets have their common characters first.
fn other_weight(candidate: &Candidate, character: char, [lead, trail]: [u8; 2]) -> f32 {
    let is_japanese = candidate.script == Script::Japanese;
    match character {
        '\u{3000}'..='\u{3011}' | '\u{ff01}'..='\u{ff5e}' | '·' | '・' | '“' | '”' | '…' => {
            return PUNCTUATION;
        }
        '\u{3041}'..='\u{30ff}' => return if is_japanese { KANA } else { ABSURD + 2.0 },
        // Half a width of kana: single bytes, two for what others say in one.
        '\u{ff61}'..='\u{ff9f}' => return ABSURD * 0.7,
        '\u{e000}'..='\u{f8ff}' => return ABSURD,
        _ => {}
    }
    let in_rows = trail >= 0xa1;
    let (first, second) = match candidate.encoding {
        e if e == GBK => (
            in_rows && (0xb0..=0xd7).contains(&lead),
            in_rows && (0xd8..=0xf7).contains(&lead),
        ),
        e if e == EUC_JP => ((0xb0..=0xcf).contains(&lead), (0xd0..=0xf4).contains(&lead)),
        e if e == SHIFT_JIS => (
            (0x88..=0x97).contains(&lead),
            (0x98..=0x9f).contains(&lead) || (0xe0..=0xea).contains(&lead),
        ),
        e if e == BIG5 => ((0xa4..=0xc6).contains(&lead), (0xc9..=0xf9).contains(&lead)),
        // Letters of Korean, and then those of China.
        _ => (
            in_rows && (0xb0..=0xc8).contains(&lead),
            in_rows && (0xca..=0xfd).contains(&lead),
        ),
    };
    match (first, second, candidate.script) {
        (true, ..) => -10.0,
        (_, true, Script::Korean) => -12.5,
        (_, true, _) => -12.0,
        _ => ABSURD,
    }
}

/// Letters with accents stand within words of ASCII letters.
fn latin_score(text: &str, letters: &Weights) -> f32 {
    let characters: Vec<char> = text.chars().collect();
    let near = |at: Option<usize>| at.and_then(|at| characters.get(at)).copied();
    let foreign = |c: Option<char>| c.is_some_and(|c| !c.is_ascii() && c.is_alphabetic());
    let mut sum = 0.0;
    for (at, &character) in characters.iter().enumerate() {
        if character.is_ascii() {
            continue;
        }
        let (before, after) = (near(at.checked_sub(1)), near(Some(at + 1)));
        let is_plain = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
        let in_word = is_plain(before) || is_plain(after);
        let Some(weight) = letters.get(&character) else {
            sum += latin_sign(character, is_plain(before) && is_plain(after));
            continue;
        };
        // The first letter of all shares half, and there are few of them.
        sum += *weight;
        if !in_word && !foreign(before) && !foreign(after) {
            // A word of its own, such as à.
            sum -= if before == Some(' ') && after == Some(' ') {
                2.0
            } else {
                5.0
            };
        }
        if foreign(before) {
            let long = foreign(at.checked_sub(2).and_then(|at| near(Some(at))));
            sum -= if long || !in_word { 5.0 } else { 1.5 };
        }
        let small_before = before.is_some_and(char::is_lowercase);
        if character.is_uppercase() && small_before {
            sum -= 5.0;
        }
    }
    sum
}

/// What is no letter of the language.
fn latin_sign(character: char, within_word: bool) -> f32 {
    match character {
        '’' if within_word => -4.0,
        '’' | '“' | '”' | '«' | '»' | '–' | '—' | '…' | '°' | '\u{a0}' | '€' | '´' | '„' => {
            -6.5
        }
        // Marks that join letters, and alphabets that Go files do not have.
        '\u{180}'..='\u{36f}' | '\u{500}'..='\u{58f}' | '\u{600}'..='\u{7ff}' => ABSURD,
        c if c.is_alphabetic() => -9.0,
        c if c.is_control() => ABSURD * 1.5,
        _ if within_word => ABSURD,
        _ => ABSURD * 0.75,
    }
}

fn russian_score(text: &str) -> f32 {
    let rank = |character: char| {
        let small = character.to_lowercase().next().unwrap_or(character);
        RUSSIAN.chars().position(|letter| letter == small)
    };
    let (mut sum, mut before) = (0.0, ' ');
    for word in text.split_inclusive(|c: char| c.is_ascii()) {
        let letters = word.chars().filter(|c| !c.is_ascii());
        let is_vowel = |c: char| c.to_lowercase().any(|c| "аеёиоуыэюя".contains(c));
        if letters.clone().count() > 1 && !letters.clone().any(is_vowel) {
            sum -= 5.0;
        }
        for character in word.chars() {
            if !character.is_ascii() {
                sum += match rank(character) {
                    Some(0..10) => -2.8,
                    Some(10..20) => -3.7,
                    Some(_) => -4.8,
                    None => ABSURD * 0.75,
                };
                let mixed = character.is_uppercase() && !before.is_ascii() && before.is_lowercase();
                if mixed || before.is_ascii_alphabetic() {
                    sum -= 5.0;
                }
            } else if character.is_ascii_alphabetic() && !before.is_ascii() {
                sum -= 5.0;
            }
            before = character;
        }
    }
    sum
}

/// Whether a text is UTF-8 but for its last character, which was cut in two.
pub(super) fn is_cut_utf_8(bytes: &[u8]) -> bool {
    let Err(error) = str::from_utf8(bytes) else {
        return false;
    };
    let whole = str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
    error.error_len().is_none() && !whole.is_ascii() && !is_chance(whole)
}

/// Whether a text is in a set but for a few bytes: those do not make a long
/// file another one.
pub(super) fn has_few_faults(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let faults = text.matches('\u{fffd}').count();
    fits(encoding, bytes) || is_few(faults, foreign_in(&text) - faults)
}

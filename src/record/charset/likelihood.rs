//! How likely a text is in a language, character by character.
//!
//! The numbers are logarithms of rough probabilities; what counts is how far
//! apart they are.

use std::collections::HashMap;
use std::sync::LazyLock;

use encoding_rs::{BIG5, EUC_JP, Encoding, GBK, SHIFT_JIS};

use super::candidate::{Candidate, Script};
use super::common::{CENTRAL, CHINESE, Common, HANJA, JAPANESE, KOREAN, LATIN, RUSSIAN, TAIWANESE};

/// How likely a text is in the language of a candidate, in whose character set
/// it is these bytes.
pub(super) fn likelihood(candidate: &Candidate, bytes: &[u8], text: &str) -> f32 {
    match candidate.script {
        Script::Western => western_likelihood(text),
        Script::Central => latin_likelihood(text, &CENTRAL_LETTERS),
        Script::Russian => russian_likelihood(text),
        Script::Chinese | Script::Taiwanese | Script::Japanese | Script::Korean => {
            asian_likelihood(candidate, bytes, text)
        }
    }
}

/// How likely a text is in a language of Western Europe.
pub(super) fn western_likelihood(text: &str) -> f32 {
    latin_likelihood(text, &WESTERN_LETTERS)
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

fn asian_likelihood(candidate: &Candidate, bytes: &[u8], text: &str) -> f32 {
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
        // Half-width kana: single bytes, two where another set has one character.
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
        // Hangul, and then Chinese characters.
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
fn latin_likelihood(text: &str, letters: &Weights) -> f32 {
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
        // High for the commonest letters: few of them share half of all.
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

/// How likely a text is in Russian.
pub(super) fn russian_likelihood(text: &str) -> f32 {
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

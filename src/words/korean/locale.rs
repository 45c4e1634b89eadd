//! Korean numbers, dates and lists, the names of pieces, and the particles that
//! change with what they follow.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::drawing::Script;
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// Korean as it is written in South Korea.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "한국어",
    tags: &["ko"],
    script: Some(Script::Korean),
    decimal_mark: '.',
    group_mark: ",",
    date_time: "%Y-%m-%d %H:%M",
    day: "%-m월 %-d일",
    plural,
    ordinal,
    separators: Separators {
        series: ", ",
        last: " 및 ",
        clauses: "; ",
        sentences: ". ",
        remark: ["(", ")"],
    },
    typography: Typography {
        marks: ":;!?",
        before_marks: "",
        quotes: ["“", "”"],
    },
    finish: Some(particles),
    piece,
    trait_words,
    shared,
};

/// Nouns do not change with their number.
fn plural(_: Quantity) -> Category {
    Category::Other
}

/// Nor do numbers that are ranks.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "작은 흰 둥근 식물".
fn piece(piece: Piece) -> String {
    let order = [Trait::Size, Trait::Tone, Trait::Shape, Trait::Kind];
    order.map(|of| before_noun(piece.value(of))).join(" ")
}

fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["검은", "검은색", "검정", "geomeun"],
        TraitValue::White => &["흰", "흰색", "하얀", "huin"],
        TraitValue::Large => &["큰", "keun"],
        TraitValue::Small => &["작은", "jageun"],
        TraitValue::Animal => &["동물", "dongmul"],
        TraitValue::Plant => &["식물", "singmul"],
        TraitValue::Round => &["둥근", "동그란", "dunggeun"],
        TraitValue::Square => &["네모난", "네모", "nemonan"],
    }
}

/// A value as it stands before a noun, or as the noun.
fn before_noun(value: TraitValue) -> &'static str {
    trait_words(value).first().copied().unwrap_or_default()
}

/// "네 개 모두 크고 흰색입니다", "네 개 모두 검고 네모난 동물입니다".
fn shared(values: Values) -> String {
    let adjectives = [Trait::Size, Trait::Tone, Trait::Shape];
    let adjectives = adjectives
        .into_iter()
        .filter_map(|of| shared_value(values, of));
    let kind = shared_value(values, Trait::Kind);
    let all: Vec<TraitValue> = adjectives.collect();
    let last = all.len().saturating_sub(1);
    let mut words = vec!["네 개 모두"];
    words.extend(all.iter().enumerate().map(|(index, &value)| {
        let forms = Forms::of(value);
        match kind {
            Some(_) if index == last => before_noun(value),
            None if index == last => forms.closing,
            Some(_) | None => forms.linking,
        }
    }));
    words.extend(kind.map(|kind| Forms::of(kind).closing));
    words.join(" ")
}

/// How a value is said of something.
struct Forms {
    /// With more to follow: "and".
    linking: &'static str,
    /// At the end of the sentence.
    closing: &'static str,
}

impl Forms {
    const fn of(value: TraitValue) -> Self {
        let (linking, closing) = match value {
            TraitValue::Black => ("검고", "검은색입니다"),
            TraitValue::White => ("희고", "흰색입니다"),
            TraitValue::Large => ("크고", "큽니다"),
            TraitValue::Small => ("작고", "작습니다"),
            TraitValue::Animal => ("동물이고", "동물입니다"),
            TraitValue::Plant => ("식물이고", "식물입니다"),
            TraitValue::Round => ("둥글고", "둥급니다"),
            TraitValue::Square => ("네모나고", "네모납니다"),
        };
        Self { linking, closing }
    }
}

/// A particle that has a form after consonants and one after vowels.
struct Particle {
    /// Both, as phrases have them.
    both: &'static str,
    /// After a consonant.
    closed: &'static str,
    /// After ㄹ.
    liquid: &'static str,
    /// After a vowel.
    open: &'static str,
}

const PARTICLES: [Particle; 5] = [
    Particle::new("을(를)", "을", "를"),
    Particle::new("이(가)", "이", "가"),
    Particle::new("은(는)", "은", "는"),
    Particle::new("과(와)", "과", "와"),
    // The only one for which ㄹ is like a vowel.
    Particle {
        both: "(으)로",
        closed: "으로",
        liquid: "로",
        open: "로",
    },
];

impl Particle {
    const fn new(both: &'static str, closed: &'static str, open: &'static str) -> Self {
        Self {
            both,
            closed,
            liquid: closed,
            open,
        }
    }

    /// The form behind what ends so; both where that cannot be told.
    const fn behind(&self, sound: Option<Sound>) -> &'static str {
        match sound {
            Some(Sound::Consonant) => self.closed,
            Some(Sound::Liquid) => self.liquid,
            Some(Sound::Vowel) => self.open,
            None => self.both,
        }
    }
}

/// What a word ends with when it is read in Korean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Consonant,
    /// ㄹ.
    Liquid,
    Vowel,
}

/// A phrase in which each particle has the form that fits what was filled in before
/// it.
fn particles(text: String) -> String {
    let mut done = String::new();
    let mut rest = text.as_str();
    while let Some((before, particle, after)) = next_particle(rest) {
        done.push_str(before);
        let form = particle.behind(last_sound(&done));
        done.push_str(form);
        rest = after;
    }
    if done.is_empty() {
        return text;
    }
    done + rest
}

/// The first particle with both forms, and what stands around it.
fn next_particle(text: &str) -> Option<(&str, &'static Particle, &str)> {
    let all = PARTICLES.iter().filter_map(|particle| {
        let (before, after) = text.split_once(particle.both)?;
        Some((before, particle, after))
    });
    all.min_by_key(|(before, ..)| before.len())
}

/// What a text ends with when it is read. Quotation marks are silent, and what
/// stands in parentheses does not count: 민수(흑)가.
fn last_sound(text: &str) -> Option<Sound> {
    let text = text.trim_end_matches(['”', '"', '’', '\'', ']', '」', '»']);
    if let Some(inside) = text.strip_suffix(')') {
        let (before, _) = inside.rsplit_once('(')?;
        return last_sound(before.trim_end());
    }
    let last = text.chars().next_back()?;
    match last {
        '가'..='힣' => Some(syllable_sound(last)),
        // 영 일 이 삼 사 오 육 칠 팔 구; 십, 백, 천 and 만 end in consonants like 영.
        '0' | '3' | '6' => Some(Sound::Consonant),
        '1' | '7' | '8' => Some(Sound::Liquid),
        // The sign is read 퍼센트.
        '2' | '4' | '5' | '9' | '%' => Some(Sound::Vowel),
        _ if last.is_ascii_alphabetic() => latin_sound(text),
        _ => None,
    }
}

/// What a syllable of Hangul ends with: Unicode has them in the order of their last
/// letters, 28 to each beginning, the first of which is none and the ninth ㄹ.
fn syllable_sound(syllable: char) -> Sound {
    match (u32::from(syllable) - u32::from('가')) % 28 {
        0 => Sound::Vowel,
        8 => Sound::Liquid,
        _ => Sound::Consonant,
    }
}

/// What a text in Latin letters ends with. Letters alone, capitals and what has no
/// vowel are read letter by letter, anything else as a word; words do not always
/// tell how they are read.
fn latin_sound(text: &str) -> Option<Sound> {
    let word = text
        .rsplit(|c: char| !is_latin(c))
        .next()
        .unwrap_or_default();
    let has_vowel = |c: char| "aeiouyAEIOUY".contains(c) || !c.is_ascii();
    let spelled = word.chars().nth(1).is_none()
        || word.chars().all(|c| c.is_ascii_uppercase())
        || !word.chars().any(has_vowel);
    let last = word.chars().next_back()?.to_ascii_lowercase();
    Some(match (spelled, last) {
        // 엘 and 알; 엠 and 엔.
        (true, 'l' | 'r') | (false, 'l') => Sound::Liquid,
        (true | false, 'm' | 'n') => Sound::Consonant,
        (true, _) => Sound::Vowel,
        (false, 'g') if word.to_ascii_lowercase().ends_with("ng") => Sound::Consonant,
        // 북 but 마이크, 밥 but 웨브: these may be read either way.
        (false, 'b' | 'c' | 'e' | 'k' | 'p' | 't') => return None,
        (false, _) => Sound::Vowel,
    })
}

/// Latin letters, those with accents among them.
fn is_latin(letter: char) -> bool {
    letter.is_ascii_alphabetic() || ('\u{c0}'..='\u{24f}').contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(text: &str) -> String {
        particles(text.to_owned())
    }

    #[test]
    fn particles_fit_the_last_letter_before_them() {
        for (text, wanted) in [
            ("흑이(가) 통과합니다", "흑이 통과합니다"),
            ("민수이(가) 통과합니다", "민수가 통과합니다"),
            ("백을(를)", "백을"),
            ("파일으로 파일(으)로", "파일으로 파일로"),
            ("폴더(으)로", "폴더로"),
            ("이름(으)로", "이름으로"),
            ("흑과(와) 민수과(와) 백", "흑과 민수와 백"),
            ("D4은(는)", "D4는"),
            ("D10은(는)", "D10은"),
            ("C3을(를)", "C3을"),
            ("D1(으)로", "D1로"),
            ("Q16(으)로", "Q16으로"),
            ("56%이(가)", "56%가"),
        ] {
            assert_eq!(finished(text), wanted, "{text}");
        }
    }

    #[test]
    fn several_particles_are_each_on_their_own() {
        assert_eq!(
            finished("흑이(가) C3과(와) D4 사이를 끊어 백은(는) 2점을(를) 잃습니다"),
            "흑이 C3과 D4 사이를 끊어 백은 2점을 잃습니다"
        );
        assert_eq!(finished("아무것도 없음"), "아무것도 없음");
        assert_eq!(finished(""), "");
    }

    #[test]
    fn signs_before_a_particle_are_not_read() {
        for (text, wanted) in [
            ("“민수”이(가)", "“민수”가"),
            ("“흑”은(는)", "“흑”은"),
            ("민수(흑)이(가)", "민수(흑)가"),
            ("GM[3]은(는)", "GM[3]은"),
        ] {
            assert_eq!(finished(text), wanted, "{text}");
        }
    }

    #[test]
    fn latin_letters_are_read_as_koreans_read_them() {
        for (text, wanted) in [
            ("Jego을(를)", "Jego를"),
            ("SGF을(를)", "SGF를"),
            ("game.sgf을(를)", "game.sgf를"),
            ("URL(으)로", "URL로"),
            ("GTN이(가)", "GTN이"),
            ("a.jego.ron(으)로", "a.jego.ron으로"),
            ("Kim은(는)", "Kim은"),
            ("Wang은(는)", "Wang은"),
            ("Paul(으)로", "Paul로"),
        ] {
            assert_eq!(finished(text), wanted, "{text}");
        }
    }

    #[test]
    fn both_forms_stay_where_it_is_not_known_how_a_word_is_read() {
        for text in [
            "Mike이(가)",
            "Jack은(는)",
            "Zoé을(를)",
            "本因坊이(가)",
            "을(를)",
        ] {
            assert_eq!(finished(text), text);
        }
    }

    #[test]
    fn pieces_are_told_by_their_four_traits() {
        let piece_of = |words: &str| -> Option<String> { words.parse().ok().map(piece) };
        assert_eq!(
            piece_of("small white round plant").as_deref(),
            Some("작은 흰 둥근 식물")
        );
        assert_eq!(
            piece_of("large black square animal").as_deref(),
            Some("큰 검은 네모난 동물")
        );
    }

    #[test]
    fn what_four_pieces_share_is_a_sentence() {
        use TraitValue::{Animal, Black, Large, Plant, Round, Square, White};
        for (values, wanted) in [
            (&[Round][..], "네 개 모두 둥급니다"),
            (&[Black, Square], "네 개 모두 검고 네모납니다"),
            (&[Large, White], "네 개 모두 크고 흰색입니다"),
            (&[Plant], "네 개 모두 식물입니다"),
            (&[Plant, Round], "네 개 모두 둥근 식물입니다"),
            (
                &[Animal, Black, Square],
                "네 개 모두 검고 네모난 동물입니다",
            ),
        ] {
            assert_eq!(shared(values.iter().copied().collect()), wanted);
        }
    }
}

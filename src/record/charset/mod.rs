//! Bytes → text.
//!
//! SGF files come in the character set of the machine that wrote them, and few
//! of the older ones say which. The whole file is turned into text before
//! anything is looked for in it: in Shift-JIS, GBK and Big5 a byte that looks
//! like a bracket or a backslash can be half of a character.

mod common;
mod guess;

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, ISO_2022_JP, ISO_8859_2, KOI8_R, SHIFT_JIS, UTF_8,
    UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
};
use memchr::memmem;

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

/// A character set that a file can be read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

impl Charset {
    /// Those that Go files come in, to choose from.
    pub const OFFERED: [Self; 11] = [
        Self(UTF_8),
        Self(GBK),
        Self(BIG5),
        Self(SHIFT_JIS),
        Self(EUC_JP),
        Self(EUC_KR),
        Self(WINDOWS_1252),
        Self(WINDOWS_1250),
        Self(ISO_8859_2),
        Self(WINDOWS_1251),
        Self(KOI8_R),
    ];

    /// The one with this name, as `CA` and other programs write it.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        let label = label.trim();
        let known = Encoding::for_label(label.as_bytes()).or_else(|| other_names(label));
        known.map(Self)
    }

    /// Its usual name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Whether bytes can be a text in it.
    pub(super) fn fits(self, bytes: &[u8]) -> bool {
        fits(self.0, bytes)
    }
}

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
    let encoding = Encoding::for_label(label.as_bytes()).or_else(|| other_names(&label));
    Some((label, encoding))
}

/// Names that programs write and the web's list does not have.
fn other_names(label: &str) -> Option<&'static Encoding> {
    let plain: String = label
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect::<String>()
        .to_ascii_lowercase();
    let label = match plain.as_str() {
        "utf8" => "utf-8",
        "sjis" | "shiftjis" | "cp932" | "ms932" | "mskanji" => "shift_jis",
        "eucjp" | "ujis" => "euc-jp",
        "gb" | "gb2312" | "cp936" | "euccn" => "gbk",
        "cp950" | "big5eten" => "big5",
        "euckr" | "cp949" | "uhc" | "ksc5601" => "euc-kr",
        "latin1" | "iso88591" | "cp1252" | "ansi" => "windows-1252",
        _ => return None,
    };
    Encoding::for_label(label.as_bytes())
}

/// A file that begins with `(` in two bytes.
fn utf_16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [b'(', 0, b';' | b'\r' | b'\n' | b' ', 0, ..] => Some(UTF_16LE),
        [0, b'(', 0, b';' | b'\r' | b'\n' | b' ', ..] => Some(UTF_16BE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const JAPANESE: &str = "(;GM[1]SZ[19]PB[木谷實]PW[呉清源]EV[本因坊戦]C[黒の三連星、ソ十表能]\
        C[この手は大場です。白は右上の隅に入りました。]";
    const CHINESE: &str = "(;GM[1]PB[聂卫平]PW[马晓春]EV[中国围棋名人战]C[黑棋下在右上角，白棋应在左下角。这是一局好棋。]";
    const TAIWANESE: &str = "(;GM[1]PB[林海峰]PW[張栩]EV[圍棋名人賽]C[黑棋下在右上角，白棋應在左下角。這是一局好棋。功許蓋]";
    const KOREAN: &str = "(;GM[1]PB[조훈현]PW[이창호]EV[국수전]C[흑이 우상귀에 두었다. 백은 좌하귀에 두었다. 좋은 바둑이다.]";
    const FRENCH: &str = "(;GM[1]PB[Hélène]PW[François]C[Très bien joué : l’été, où ça ?]";

    fn encoded(text: &str, label: &str) -> Vec<u8> {
        let encoding = Encoding::for_label(label.as_bytes()).unwrap();
        let (bytes, _, lost) = encoding.encode(text);
        assert!(!lost, "{label} can hold the text");
        bytes.into_owned()
    }

    fn read(bytes: Vec<u8>) -> (Decoded, Vec<String>) {
        let mut found = FaultLog::default();
        let decoded = decode(bytes, None, &mut found);
        let problems = found.placed_in(&decoded.text);
        let problems = problems.listed().iter().map(ToString::to_string).collect();
        (decoded, problems)
    }

    #[test]
    fn a_file_that_does_not_say_is_read_as_what_it_looks_like() {
        for (text, label) in [
            (JAPANESE, "shift_jis"),
            (JAPANESE, "euc-jp"),
            (JAPANESE, "iso-2022-jp"),
            (CHINESE, "gbk"),
            (TAIWANESE, "big5"),
            (KOREAN, "euc-kr"),
            (FRENCH, "windows-1252"),
            (JAPANESE, "utf-8"),
        ] {
            let (decoded, problems) = read(encoded(text, label));
            assert_eq!(decoded.text, text, "{label}");
            assert!(problems.is_empty(), "{label}: {problems:?}");
        }
    }

    #[test]
    fn a_file_is_believed_when_it_says_what_it_is() {
        for (text, label, name) in [
            ("(;C[ソ]", "shift_jis", "Shift_JIS"),
            ("(;C[ソ]", "shift_jis", "SJIS"),
            ("(;C[木]", "euc-jp", "euc-jp"),
            ("(;C[好]", "gb18030", "GB18030"),
            ("(;C[好]", "gbk", "gb2312"),
            ("(;C[功]", "big5", "Big5"),
            ("(;C[흑]", "euc-kr", "EUC-KR"),
            ("(;C[é]", "windows-1252", "ISO-8859-1"),
            ("(;C[é]", "windows-1252", "Latin-1"),
            ("(;C[ł]", "iso-8859-2", "iso-8859-2"),
        ] {
            let said = text.replace("(;", &format!("(;CA[{name}]"));
            let (decoded, problems) = read(encoded(&said, label));
            assert_eq!(decoded.text, said, "{name}");
            assert!(problems.is_empty(), "{name}: {problems:?}");
        }
    }

    #[test]
    fn marks_at_the_start_are_believed_before_all_else() {
        let utf_16: Vec<u8> = [0xff, 0xfe]
            .into_iter()
            .chain(FRENCH.encode_utf16().flat_map(u16::to_le_bytes))
            .collect();
        for bytes in [
            [b"\xef\xbb\xbf", FRENCH.as_bytes()].concat(),
            utf_16[2..].to_vec(),
            utf_16,
            FRENCH.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        ] {
            assert_eq!(read(bytes).0.text, FRENCH);
        }
    }

    #[test]
    fn only_the_property_itself_names_the_set() {
        for head in ["(;XCA[big5]CA[gbk]", "(;CA [gbk]", "(;CA\n[ gbk ]"] {
            let said = CHINESE.replace("(;", head);
            let (decoded, problems) = read(encoded(&said, "gbk"));
            assert_eq!((decoded.text, decoded.charset), (said, "GBK"));
            assert!(problems.is_empty(), "{problems:?}");
        }
        let said = JAPANESE.replace("(;", "(;CA[]");
        let (decoded, problems) = read(encoded(&said, "shift_jis"));
        assert_eq!(decoded.text, said);
        assert!(problems.is_empty(), "nothing was said: {problems:?}");
    }

    #[test]
    fn a_wrong_name_is_found_out_and_named() {
        let said = JAPANESE.replace("(;", "(;CA[UTF-8]");
        let (decoded, problems) = read(encoded(&said, "shift_jis"));
        assert_eq!(decoded.text, said);
        let expected =
            "line 1, column 1: the text is not UTF-8, as the file says; read as Shift_JIS";
        assert_eq!(problems, [expected]);
    }

    /// Two letters of GBK can be one of UTF-8 by chance.
    #[test]
    fn a_short_text_is_what_it_says_rather_than_what_it_could_be() {
        let said = "(;CA[gbk]C[漏]";
        let bytes = encoded(said, "gbk");
        assert!(str::from_utf8(&bytes).is_ok());
        assert_eq!(read(bytes).0.text, said);
    }

    #[test]
    fn a_text_that_ends_within_a_character_is_still_in_its_set() {
        let mut bytes = "(;PB[Zoë]PW[Noël]C[caf".as_bytes().to_vec();
        bytes.push(0xc3);
        let (decoded, problems) = read(bytes);
        assert_eq!(decoded.text, "(;PB[Zoë]PW[Noël]C[caf\u{fffd}");
        assert_eq!(problems.len(), 1, "{problems:?}");
    }

    #[test]
    fn a_broken_byte_does_not_turn_a_whole_file_into_another() {
        let mut bytes = JAPANESE.as_bytes().to_vec();
        let end = bytes.len() - 1;
        bytes.insert(end, 0xe3);
        let (decoded, problems) = read(bytes);
        assert_eq!(decoded.text.replace('\u{fffd}', ""), JAPANESE);
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].contains("not valid UTF-8"));
    }

    #[test]
    fn nor_does_it_in_any_other_set() {
        let sets = [
            (JAPANESE, "shift_jis"),
            (JAPANESE, "euc-jp"),
            (CHINESE, "gbk"),
            (TAIWANESE, "big5"),
            (KOREAN, "euc-kr"),
        ];
        // A byte that no set has, and a character that was cut in two.
        for (broken, said) in [(&[0xff][..], true), (&[0x81, b' '], true), (&[0xff], false)] {
            for (text, label) in sets {
                let text = match said {
                    true => text.replace("(;", &format!("(;CA[{label}]")),
                    false => text.to_owned(),
                };
                let whole = encoded(&text, label);
                let end = whole.len() - 1;
                let bytes = [&whole[..end], broken, &whole[end..]].concat();
                let (decoded, problems) = read(bytes);
                let start = text.strip_suffix(']').unwrap();
                assert!(
                    decoded.text.starts_with(start),
                    "{label} {said}: {}",
                    decoded.text
                );
                assert_eq!(problems.len(), 1, "{label}: {problems:?}");
                assert!(problems[0].contains("not valid"), "{problems:?}");
            }
        }
    }

    /// Names that the scores were set with, and those that they were not.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Half {
        Seen,
        Unseen,
    }

    /// How many files with nothing but two names, or one, are read right.
    fn right(names: &str, label: &str, half: Half, pairs: bool) -> (usize, usize) {
        let rest = usize::from(half == Half::Unseen);
        let names: Vec<&str> = names.lines().skip(rest).step_by(2).collect();
        let (mut right, mut all) = (0, 0);
        for (index, name) in names.iter().enumerate() {
            let other = names[(index + 7) % names.len()];
            let text = match pairs {
                true => format!("(;GM[1]FF[4]SZ[19]PB[{name}]PW[{other}]KM[6.5];B[pd];W[dp])"),
                false => format!("(;GM[1]SZ[19]PB[{name}];B[pd])"),
            };
            let bytes = encoded(&text, label);
            if !bytes.is_ascii() {
                all += 1;
                right += usize::from(read(bytes).0.text == text);
            }
        }
        (right, all)
    }

    #[test]
    fn two_names_are_enough_to_tell_the_set() {
        macro_rules! names {
            ($file:literal) => {
                include_str!(concat!("../../../tests/data/names/", $file, ".txt"))
            };
        }
        for (names, label, most_wrong) in [
            (names!("chinese"), "gbk", [1, 6]),
            (names!("taiwanese"), "big5", [0, 4]),
            (names!("japanese"), "shift_jis", [0, 0]),
            (names!("japanese"), "euc-jp", [0, 4]),
            (names!("korean"), "euc-kr", [0, 1]),
            (names!("western"), "windows-1252", [1, 1]),
            (names!("central"), "windows-1250", [2, 6]),
            (names!("central"), "iso-8859-2", [0, 4]),
            (names!("russian"), "windows-1251", [0, 1]),
            (names!("russian"), "koi8-r", [0, 1]),
        ] {
            for (pairs, most) in [true, false].into_iter().zip(most_wrong) {
                for half in [Half::Seen, Half::Unseen] {
                    let (right, all) = right(names, label, half, pairs);
                    assert!(
                        right + most >= all,
                        "{label}, {half:?}, pairs {pairs}: {right} of {all}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_a_file_says_or_allows_is_certain_and_the_rest_is_not() {
        let certainty = |text: &str, label: &str| read(encoded(text, label)).0.certainty;
        assert_eq!(certainty("(;PB[Ann])", "utf-8"), Certainty::Certain);
        assert_eq!(certainty("(;PB[Zoé])", "utf-8"), Certainty::Certain);
        assert_eq!(certainty("(;CA[gb2312]PB[李]", "gbk"), Certainty::Certain);
        assert_eq!(certainty(CHINESE, "gbk"), Certainty::Likely);
        assert_eq!(certainty("(;PB[温昕]", "gbk"), Certainty::Doubtful);
    }

    #[test]
    fn a_set_that_was_chosen_is_used_whatever_the_file_says() {
        let bytes = encoded("(;CA[UTF-8]PB[小林]", "euc-jp");
        let chosen = Charset::named("EUC-JP");
        let decoded = decode(bytes, chosen, &mut FaultLog::default());
        assert_eq!(decoded.text, "(;CA[UTF-8]PB[小林]");
        assert_eq!(decoded.certainty, Certainty::Certain);
        assert_eq!(Charset::named("sjis"), Some(Charset(SHIFT_JIS)));
        assert_eq!(Charset::named("nothing"), None);
    }

    #[test]
    fn any_bytes_are_some_text() {
        let all: Vec<u8> = (0..=255).rev().cycle().take(2_000).collect();
        assert!(!read(all).0.text.is_empty());
        assert!(read(Vec::new()).0.text.is_empty());
    }
}

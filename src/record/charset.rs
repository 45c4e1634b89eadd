//! Bytes → text.
//!
//! SGF files come in the character set of the machine that wrote them, and few
//! of the older ones say which. The whole file is turned into text before
//! anything is looked for in it: in Shift-JIS, GBK and Big5 a byte that looks
//! like a bracket or a backslash can be half of a character.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{DecoderResult, Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use memchr::memmem;

use super::problem::{Fault, Found};

/// A text and the character set it was in.
#[derive(Debug)]
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) charset: &'static str,
}

/// How many bytes from the start are searched for what the file says of itself.
const HEAD: usize = 64 * 1024;

/// Reads bytes as what they say they are, else as what they look like.
///
/// Text is never refused: what means nothing is replaced and noted.
pub(super) fn decode(bytes: Vec<u8>, found: &mut Found) -> Decoded {
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
        Ok(text) if text.is_ascii() || encoding.is_none_or(|encoding| encoding == UTF_8) => {
            return Decoded {
                text,
                charset: UTF_8.name(),
            };
        }
        Ok(text) => text.into_bytes(),
        Err(error) => error.into_bytes(),
    };
    let used = match encoding {
        Some(encoding) if !is_surely_utf_8(&bytes, encoding) && fits(encoding, &bytes) => encoding,
        _ => guess(&bytes, encoding),
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
    decode_as(used, &bytes, found)
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

/// Whether all bytes mean something; a last character that was cut in two
/// does not count against them.
fn fits(encoding: &'static Encoding, bytes: &[u8]) -> bool {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
    let mut text = String::with_capacity(most.unwrap_or_default());
    let (result, _) = decoder.decode_to_string_without_replacement(bytes, &mut text, false);
    result == DecoderResult::InputEmpty
}

fn decode_as(encoding: &'static Encoding, bytes: &[u8], found: &mut Found) -> Decoded {
    let (text, replaced) = encoding.decode_without_bom_handling(bytes);
    if replaced && let Some(at) = text.find('\u{fffd}') {
        let charset = encoding.name();
        found.add(at, || Fault::Bytes { charset });
    }
    Decoded {
        text: text.into_owned(),
        charset: encoding.name(),
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

/// The character set that the bytes look like.
///
/// A few broken bytes in a long UTF-8 file do not make it another one: if the
/// file says UTF-8 and nearly all of it is, it stays so.
fn guess(bytes: &[u8], declared: Option<&'static Encoding>) -> &'static Encoding {
    if declared == Some(UTF_8) || declared.is_none() {
        let (text, _) = UTF_8.decode_without_bom_handling(bytes);
        let broken = text.matches('\u{fffd}').count();
        let foreign = text.chars().filter(|character| !character.is_ascii());
        if foreign.count() > 20 * broken {
            return UTF_8;
        }
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    // Not the last, even if it is: the file may end within a character.
    detector.feed(bytes, false);
    let guess = detector.guess(None, Utf8Detection::Allow);
    if fits(guess, bytes) {
        guess
    } else {
        WINDOWS_1252
    }
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
        let mut found = Found::default();
        let decoded = decode(bytes, &mut found);
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
    fn any_bytes_are_some_text() {
        let all: Vec<u8> = (0..=255).rev().cycle().take(2_000).collect();
        assert!(!read(all).0.text.is_empty());
        assert!(read(Vec::new()).0.text.is_empty());
    }
}

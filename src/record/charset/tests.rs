//! Which character set bytes are read in.

use encoding_rs::SHIFT_JIS;

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
    let expected = "line 1, column 1: the text is not UTF-8, as the file says; read as Shift_JIS";
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

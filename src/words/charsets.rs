//! The names of character sets.

use crate::record::Charset;

use super::{CharsetWords, Language};

/// What a character set is called, with the languages it is for.
#[must_use]
pub fn charset_name(language: Language, charset: Charset) -> String {
    let regions = match charset.name() {
        "UTF-8" => CharsetWords::Unicode,
        "GBK" | "gb18030" => CharsetWords::Chinese,
        "Big5" => CharsetWords::Taiwanese,
        "Shift_JIS" | "EUC-JP" | "ISO-2022-JP" => CharsetWords::Japanese,
        "EUC-KR" => CharsetWords::Korean,
        "windows-1252" => CharsetWords::Western,
        "windows-1250" | "ISO-8859-2" => CharsetWords::Central,
        "windows-1251" | "KOI8-R" => CharsetWords::Russian,
        _ => CharsetWords::Other,
    };
    let regions = language.say(regions);
    language.fill(CharsetWords::Named, &[&charset.name(), &regions])
}

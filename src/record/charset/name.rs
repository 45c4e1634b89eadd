//! Character sets by name.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, ISO_8859_2, KOI8_R, SHIFT_JIS, UTF_8, WINDOWS_1250,
    WINDOWS_1251, WINDOWS_1252,
};

use super::guess::fits;

/// A character set that a file can be read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(pub(super) &'static Encoding);

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
    pub(in crate::record) fn fits(self, bytes: &[u8]) -> bool {
        fits(self.0, bytes)
    }
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

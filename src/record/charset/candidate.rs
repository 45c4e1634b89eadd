//! The character sets that Go files come in.

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GBK, ISO_8859_2, KOI8_R, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251,
    WINDOWS_1252,
};

/// A character set and the kind of text that it is for.
pub(super) struct Candidate {
    pub(super) encoding: &'static Encoding,
    pub(super) script: Script,
    /// How common it is among Go files, as a logarithm.
    pub(super) prior: f32,
}

/// What a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
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
pub(super) const CANDIDATES: [Candidate; 10] = [
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

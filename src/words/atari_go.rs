//! Atari go, in words.

use super::{AtariGoWords, Language};
use crate::ai::go::AtariLevel;

/// A result, and the capture that decided it: Black wins: 3 stones captured.
#[must_use]
pub fn captured(language: Language, said: &str, stones: u32) -> String {
    language.fill_for(stones, AtariGoWords::Captured, &[&said, &stones])
}

/// What a level of atari go is called, and the sentence about it.
pub(super) const fn atari_level(level: AtariLevel) -> (AtariGoWords, AtariGoWords) {
    use AtariGoWords as W;
    match level {
        AtariLevel::Wonder => (W::Wonder, W::AboutWonder),
        AtariLevel::Grasp => (W::Grasp, W::AboutGrasp),
        AtariLevel::Guard => (W::Guard, W::AboutGuard),
        AtariLevel::Chase => (W::Chase, W::AboutChase),
        AtariLevel::Craft => (W::Craft, W::AboutCraft),
        AtariLevel::Proof => (W::Proof, W::AboutProof),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_is_told_with_its_stones() {
        let said = |language, stones| captured(language, "Black wins", stones);
        assert_eq!(said(Language::English, 1), "Black wins: 1 stone captured");
        assert_eq!(said(Language::English, 3), "Black wins: 3 stones captured");
        assert!(said(Language::French, 2).ends_with("2 pierres capturées"));
    }
}

//! What the games are called.

use crate::record::GameKind;

use super::{Language, RulesLabel};

/// What players of a language call a game.
#[must_use]
pub fn game_name(language: Language, kind: GameKind) -> &'static str {
    language.say(match kind {
        GameKind::Go => RulesLabel::Go,
        GameKind::Othello => RulesLabel::Othello,
        GameKind::Aligne4 => RulesLabel::Aligne4,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_english_games_have_the_names_that_files_have() {
        for kind in GameKind::ALL {
            assert_eq!(game_name(Language::English, kind), kind.name());
        }
    }
}

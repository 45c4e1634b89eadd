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

/// What players of a language call what was played, by the title that a match and
/// the list of finished games have for it: a game, and perhaps the size of its board.
#[must_use]
pub fn game_title(language: Language, title: &str) -> String {
    let named = GameKind::ALL.iter().find_map(|kind| {
        let rest = title.strip_prefix(kind.name())?;
        Some(format!("{}{rest}", game_name(language, *kind)))
    });
    named.unwrap_or_else(|| title.to_owned())
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

    #[test]
    fn titles_have_the_name_of_the_game_in_each_language() {
        assert_eq!(game_title(Language::English, "Go 9×9"), "Go 9×9");
        assert_eq!(game_title(Language::Korean, "Go 9×9"), "바둑 9×9");
        assert_eq!(game_title(Language::Japanese, "Othello"), "オセロ");
        assert_eq!(game_title(Language::Japanese, "Quarto"), "Quarto");
    }
}

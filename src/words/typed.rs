//! What is typed in line mode.

use super::{Language, TypedCommand};

/// The word for a command that help shows.
#[must_use]
pub fn typed_word(language: Language, command: TypedCommand) -> &'static str {
    spellings(language, command).next().unwrap_or_default()
}

/// Whether a word gives a command, in any language.
#[must_use]
pub fn is_typed(word: &str, command: TypedCommand) -> bool {
    let mut all = Language::ALL.iter();
    all.any(|&language| spellings(language, command).any(|spelling| spelling == word))
}

fn spellings(language: Language, command: TypedCommand) -> impl Iterator<Item = &'static str> {
    language.say(command).split('|')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Phrase as _;

    #[test]
    fn no_word_gives_two_commands_in_whatever_language() {
        for &language in Language::ALL {
            for &command in TypedCommand::ALL {
                for word in spellings(language, command) {
                    let all = TypedCommand::ALL.iter().copied();
                    let meant: Vec<_> = all.filter(|&of| is_typed(word, of)).collect();
                    assert_eq!(meant, [command], "{language:?}: {word}");
                }
            }
        }
    }

    #[test]
    fn the_first_word_is_shown_and_all_are_understood() {
        assert_eq!(typed_word(Language::French, TypedCommand::Undo), "annuler");
        for word in ["undo", "annuler", "reprendre"] {
            assert!(is_typed(word, TypedCommand::Undo), "{word}");
        }
        assert!(
            !is_typed("", TypedCommand::Undo) && !is_typed("annuler|reprendre", TypedCommand::Undo)
        );
    }
}

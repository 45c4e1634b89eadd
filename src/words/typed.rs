//! What is typed in line mode, and answered by a key. Words are understood in every
//! language; where one means two things, the language that is chosen decides, then
//! English.

use super::{Language, Phrase};

/// The word for a command, a question or an answer that is shown: the first of
/// those that are understood.
#[must_use]
pub fn typed_word(language: Language, phrase: impl Phrase) -> &'static str {
    spellings(language, phrase).next().unwrap_or_default()
}

/// Whether a word, in lower case, is one of a phrase in any language.
#[must_use]
pub fn is_typed(word: &str, phrase: impl Phrase) -> bool {
    let mut all = Language::ALL.iter();
    all.any(|&language| spellings(language, phrase).any(|spelling| spelling == word))
}

/// What a word, in lower case, means among the phrases of a catalogue to whoever
/// plays in a language.
#[must_use]
pub fn typed_phrase<P: Phrase>(language: Language, word: &str) -> Option<P> {
    let mut all = language.and_others();
    all.find_map(|language| typed_phrase_in(language, word))
}

/// What a word, in lower case, means in one language.
#[must_use]
pub fn typed_phrase_in<P: Phrase>(language: Language, word: &str) -> Option<P> {
    let mut all = P::ALL.iter().copied();
    all.find(|&phrase| spellings(language, phrase).any(|spelling| spelling == word))
}

fn spellings(language: Language, phrase: impl Phrase) -> impl Iterator<Item = &'static str> {
    language.say(phrase).split('|')
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;
    use crate::words::{
        ConsoleWords, TypedAnswer, TypedBoard, TypedCommand, TypedQuestion, TypedSide,
        TypedTeaching, TypedWord,
    };

    /// Every word of a catalogue stands for one of its phrases only.
    #[track_caller]
    fn means_one_thing<P: Phrase + Debug + PartialEq>() {
        for &language in Language::ALL {
            for &phrase in P::ALL {
                for word in spellings(language, phrase) {
                    let all = P::ALL.iter().copied();
                    let means = |of: &P| spellings(language, *of).any(|other| other == word);
                    let meant: Vec<P> = all.filter(means).collect();
                    assert_eq!(meant, [phrase], "{language:?}: {word}");
                    assert_eq!(typed_phrase(language, word), Some(phrase), "{language:?}");
                    assert_eq!(word, word.to_lowercase(), "{language:?}");
                }
            }
        }
    }

    #[test]
    fn no_word_means_two_things_in_its_language() {
        means_one_thing::<TypedCommand>();
        means_one_thing::<TypedQuestion>();
        means_one_thing::<TypedAnswer>();
        means_one_thing::<TypedSide>();
        means_one_thing::<TypedBoard>();
        means_one_thing::<TypedWord>();
        means_one_thing::<TypedTeaching>();
    }

    #[test]
    fn no_question_hides_a_command() {
        for &language in Language::ALL {
            let questions = TypedQuestion::ALL.iter();
            let words = questions.flat_map(|&question| spellings(language, question));
            let words = words.chain(spellings(language, TypedBoard::Show));
            for word in words {
                let hidden: Option<TypedCommand> = typed_phrase_in(language, word);
                // The score of a game that is over is its result.
                let is_result = hidden == Some(TypedCommand::ShowResult) && word == "score";
                assert!(hidden.is_none() || is_result, "{language:?}: {word}");
            }
        }
    }

    #[test]
    fn help_names_every_question_as_it_is_typed() {
        for &language in Language::ALL {
            let help = language.say(ConsoleWords::AskWords);
            let questions = TypedQuestion::ALL.iter();
            for word in questions.map(|&question| typed_word(language, question)) {
                assert!(help.contains(word), "{language:?}: {word}");
            }
            let off = typed_word(language, TypedBoard::Off);
            let hides = |word: &str| help.contains(&format!("{word} {off}"));
            assert!(
                spellings(language, TypedBoard::Show).any(hides),
                "{language:?}"
            );
            let clocks = language.say(ConsoleWords::BadClock);
            assert!(clocks.contains(typed_word(language, TypedWord::NoClock)));
        }
    }

    #[test]
    fn a_question_is_answered_by_a_word_or_by_one_key() {
        for &language in Language::ALL {
            let keys = language.say(ConsoleWords::YesNoKeys);
            for answer in [TypedAnswer::Yes, TypedAnswer::No] {
                let shown = language.say(ConsoleWords::YesNo);
                assert!(shown.contains(typed_word(language, answer)), "{language:?}");
                let mut letters =
                    spellings(language, answer).filter(|word| word.chars().count() == 1);
                assert!(letters.any(|key| keys.contains(key)), "{language:?}");
            }
            let [shown, keys] = [ConsoleWords::YesNoSave, ConsoleWords::YesNoSaveKeys];
            for &answer in TypedAnswer::ALL {
                let word = typed_word(language, answer);
                assert!(language.say(shown).contains(word), "{language:?}");
                let letter = spellings(language, answer).find(|word| word.chars().count() == 1);
                let mut keys = language.say(keys).split([',', '，', '、', '；', ';']);
                let letter = letter.unwrap_or("none");
                assert!(
                    keys.any(|key| key.trim_start().starts_with(letter)),
                    "{language:?}"
                );
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
        for word in ["liberties", "what", "quoi", "libertés", "libertes"] {
            let meant = typed_phrase(Language::English, word);
            assert_eq!(meant, Some(TypedQuestion::Chain), "{word}");
        }
    }
}

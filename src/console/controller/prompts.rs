//! Prompts: questions with yes or no, and texts that are asked for.

use std::path::PathBuf;

use super::Controller;
use crate::console::menu::{Page, TextField};
use crate::console::workspace::SaveOutcome;
use crate::lobby::{AfterLeaving, PlayerTask};
use crate::profile::Profile;
use crate::session::{Action, Moment, Severity, file_name};
use crate::words::{ConsoleWords, Games, RatingWords, TypedAnswer, rating_aloud};

/// A prompt that is open: it has to be answered first.
#[derive(Debug)]
pub(in crate::console) enum Prompt {
    /// With yes or no.
    Confirm {
        /// The question.
        question: String,
        /// What it is about.
        about: Confirmation,
    },
    /// With a text.
    Input {
        /// What is asked for.
        title: String,
        /// What is suggested.
        text: String,
        /// What it is for.
        purpose: InputPurpose,
    },
}

/// What has to be confirmed.
#[derive(Debug)]
pub(in crate::console) enum Confirmation {
    /// The game is left; it may be saved into its file first.
    Leave {
        /// What comes then.
        next: AfterLeaving,
        /// Whether it has a file that lacks something.
        file: FileState,
    },
    /// The game is left, and lost.
    Lose(AfterLeaving),
    /// A file is replaced; then the game is left, if that was asked for.
    Replace(PathBuf, Option<AfterLeaving>),
    /// The game is resigned.
    Resign,
    /// An interrupted game is deleted.
    Discard(PathBuf),
    /// The player of this machine who plays is deleted.
    DeletePlayer,
    /// Their unfinished rated game is counted as lost.
    Forfeit,
}

/// Whether there is something to save in a file before a game is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum FileState {
    /// The file of the game lacks something.
    Behind,
    /// It has none.
    None,
}

/// What a text is for.
#[derive(Debug)]
pub(in crate::console) enum InputPurpose {
    /// The name of a file to write; then the game is left, if that was asked
    /// for.
    SaveAs(Option<AfterLeaving>),
    /// The name of a file to open.
    Open,
    /// A field.
    Field(TextField),
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum Answer {
    /// Go on.
    Yes,
    /// Leave it.
    No,
    /// Save the game, then go on.
    Save,
}

impl From<TypedAnswer> for Answer {
    fn from(typed: TypedAnswer) -> Self {
        match typed {
            TypedAnswer::Yes => Self::Yes,
            TypedAnswer::No => Self::No,
            TypedAnswer::Save => Self::Save,
        }
    }
}

impl Confirmation {
    /// The answers that it takes, as words that are typed and as keys.
    pub(in crate::console) const fn answers(&self) -> [ConsoleWords; 2] {
        match self {
            Self::Leave {
                file: FileState::Behind,
                ..
            } => [ConsoleWords::YesNoSave, ConsoleWords::YesNoSaveKeys],
            Self::Leave {
                file: FileState::None,
                ..
            }
            | Self::Lose(_)
            | Self::Replace(..)
            | Self::Resign
            | Self::Discard(_)
            | Self::DeletePlayer
            | Self::Forfeit => [ConsoleWords::YesNo, ConsoleWords::YesNoKeys],
        }
    }
}

impl Controller {
    /// Answers a question. An answer that makes no sense leaves it open.
    pub(in crate::console) fn answer(&mut self, answer: Answer, now: Moment) {
        let Some(Prompt::Confirm { question, about }) = self.prompt.take() else {
            return;
        };
        match (answer, about) {
            (Answer::Yes, about) => self.confirmed(about, now),
            (Answer::No, about) => self.declined(about),
            (
                Answer::Save,
                Confirmation::Leave {
                    next,
                    file: FileState::Behind,
                },
            ) => {
                let saved = self.workspace.save();
                self.report_saved(saved, Some(next), now);
            }
            (Answer::Save, about) => self.prompt = Some(Prompt::Confirm { question, about }),
        }
    }

    /// What comes of a yes.
    fn confirmed(&mut self, about: Confirmation, now: Moment) {
        match about {
            Confirmation::Leave { next, .. } | Confirmation::Lose(next) => {
                self.leave_now(next, now);
            }
            Confirmation::Replace(path, then) => {
                let saved = self.workspace.save_over(path);
                self.report_saved(saved, then, now);
            }
            Confirmation::Resign => self.workspace.apply(Action::Resign, now),
            Confirmation::DeletePlayer => self.with_player(PlayerTask::Delete),
            Confirmation::Forfeit => self.with_player(PlayerTask::Forfeit),
            Confirmation::Discard(journal) => {
                if let Err(why) = self.workspace.discard(&journal) {
                    self.refuse(why);
                }
                // With none left there is nothing more to delete.
                match self.workspace.listings.interrupted.is_empty() {
                    true => self.show(Page::Home),
                    false => self.show(Page::DeleteInterrupted),
                }
            }
        }
    }

    /// What comes of a no.
    fn declined(&mut self, about: Confirmation) {
        match about {
            Confirmation::Lose(next) => {
                // Outside the folder where nothing can be written.
                let elsewhere = self.workspace.file_elsewhere();
                self.ask_for_file_to_save(elsewhere, Some(next));
            }
            Confirmation::Replace(path, _) => {
                let language = self.workspace.language();
                let text = language.fill(ConsoleWords::NotSaved, &[&path.display()]);
                self.say(text, Severity::Quiet);
            }
            Confirmation::Leave { .. }
            | Confirmation::Resign
            | Confirmation::Discard(_)
            | Confirmation::DeletePlayer
            | Confirmation::Forfeit => {}
        }
    }

    /// Asks whether an interrupted game may go for good.
    pub(super) fn ask_discard(&mut self, journal: PathBuf) {
        let language = self.workspace.language();
        let [title, text] =
            [Games::DiscardTitle, Games::DiscardText].map(|word| language.say(word));
        self.prompt = Some(Prompt::Confirm {
            question: format!("{title} {text}"),
            about: Confirmation::Discard(journal),
        });
    }

    /// Does something with the file of the player who plays, and says what came
    /// of it.
    fn with_player(&mut self, task: fn(Profile) -> PlayerTask) {
        if let Some(player) = self.workspace.preferences.player().cloned() {
            self.workspace.run_player_task(task(player));
        }
        if let Some(news) = self.workspace.news.take() {
            self.say(news, Severity::Quiet);
        }
        self.report_trouble();
    }

    /// Says which rank the player has after they said how strong they are. The
    /// question for it is answered.
    pub(super) fn report_strength(&mut self) {
        let language = self.workspace.language();
        if let Some(player) = self.workspace.preferences.player() {
            let rank = rating_aloud(language, player.rating());
            self.say(
                language.fill(RatingWords::RankNow, &[&rank]),
                Severity::Quiet,
            );
        }
        if self.page() == Page::AskRank {
            self.back();
        }
        self.report_trouble();
    }

    pub(super) fn ask_delete_player(&mut self) {
        let language = self.workspace.language();
        let player = self.workspace.preferences.player();
        let name = player.map_or_else(String::new, |player| player.name().to_owned());
        let title = language.fill(RatingWords::DeleteTitle, &[&name]);
        let text = language.say(RatingWords::DeleteText);
        self.prompt = Some(Prompt::Confirm {
            question: format!("{title} {text}"),
            about: Confirmation::DeletePlayer,
        });
    }

    pub(super) fn ask_forfeit(&mut self) {
        let language = self.workspace.language();
        let [title, text] =
            [RatingWords::ForfeitTitle, RatingWords::ForfeitText].map(|word| language.say(word));
        self.prompt = Some(Prompt::Confirm {
            question: format!("{title} {text}"),
            about: Confirmation::Forfeit,
        });
    }

    /// Asks for the file to save in before the game is left, if it is to be.
    pub(super) fn ask_for_file_to_save(&mut self, suggestion: String, then: Option<AfterLeaving>) {
        let title = self.workspace.language().say(ConsoleWords::FileToSave);
        self.prompt = Some(Prompt::Input {
            title: title.to_owned(),
            text: suggestion,
            purpose: InputPurpose::SaveAs(then),
        });
    }

    /// Answers with a text. One that cannot be leaves the question open.
    pub(in crate::console) fn enter(&mut self, text: &str, now: Moment) {
        let (title, suggestion, purpose) = match self.prompt.take() {
            Some(Prompt::Input {
                title,
                text,
                purpose,
            }) => (title, text, purpose),
            other => return self.prompt = other,
        };
        self.message = None;
        match purpose {
            InputPurpose::Field(field) => match self.workspace.set_text(field, text) {
                Ok(()) if field == TextField::Rank => self.report_strength(),
                Ok(()) => {}
                Err(why) => {
                    self.refuse(why);
                    self.prompt = Some(Prompt::Input {
                        title,
                        text: suggestion,
                        purpose: InputPurpose::Field(field),
                    });
                }
            },
            InputPurpose::SaveAs(_) | InputPurpose::Open if text.trim().is_empty() => {}
            InputPurpose::SaveAs(then) => {
                let saved = self.workspace.save_as(text);
                self.report_saved(saved, then, now);
            }
            InputPurpose::Open => self.open(std::path::Path::new(text.trim()), now),
        }
        self.report_trouble();
    }

    /// Says what came of saving, and leaves the game if that was asked for.
    pub(super) fn report_saved(
        &mut self,
        saved: Result<SaveOutcome, String>,
        then: Option<AfterLeaving>,
        now: Moment,
    ) {
        let language = self.workspace.language();
        let (question, path) = match saved {
            Ok(SaveOutcome::Done(text)) => {
                self.say(text, Severity::Quiet);
                if let Some(next) = then {
                    self.leave_now(next, now);
                }
                return;
            }
            Err(why) => return self.refuse(why),
            Ok(SaveOutcome::Taken(path)) => {
                let name = path.display();
                (language.fill(ConsoleWords::AskReplace, &[&name]), path)
            }
            Ok(SaveOutcome::Repaired(path)) => {
                let name = file_name(&path);
                (language.fill(ConsoleWords::AskRepaired, &[&name]), path)
            }
        };
        self.prompt = Some(Prompt::Confirm {
            question,
            about: Confirmation::Replace(path, then),
        });
    }

    /// Leaves a question open when the input ends: what is said of the file
    /// that would have been replaced.
    pub(in crate::console) fn abandon_prompt(&mut self) -> Option<String> {
        match self.prompt.take()? {
            Prompt::Confirm {
                about: Confirmation::Replace(path, _),
                ..
            } => {
                let language = self.workspace.language();
                Some(language.fill(ConsoleWords::NotSaved, &[&path.display()]))
            }
            Prompt::Confirm { .. } | Prompt::Input { .. } => None,
        }
    }
}

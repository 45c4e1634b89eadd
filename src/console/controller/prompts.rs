//! Prompts: questions with yes or no, and texts that are asked for.

use std::path::PathBuf;

use super::Controller;
use crate::console::menu::TextField;
use crate::console::workspace::SaveOutcome;
use crate::lobby::AfterLeaving;
use crate::session::{Action, Moment, Severity, file_name};
use crate::words::ConsoleWords;

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
    /// The game is left.
    Leave(AfterLeaving),
    /// A file is replaced.
    Replace(PathBuf),
    /// The game is resigned.
    Resign,
}

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::console) enum InputPurpose {
    /// The name of a file to write.
    SaveAs,
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
}

impl Controller {
    /// Answers a question; what has to be written is left out with no.
    pub(in crate::console) fn answer(&mut self, answer: Answer, now: Moment) {
        let prompt = self.prompt.take();
        let Some(Prompt::Confirm { about, .. }) = prompt else {
            return;
        };
        if answer == Answer::No {
            return self.declined(about);
        }
        match about {
            Confirmation::Leave(next) => self.leave_now(next, now),
            Confirmation::Replace(path) => {
                let saved = self.workspace.save_over(path);
                self.report_saved(saved);
            }
            Confirmation::Resign => self.workspace.apply(Action::Resign, now),
        }
    }

    /// What comes of a no.
    fn declined(&mut self, about: Confirmation) {
        match about {
            Confirmation::Leave(_) if self.workspace.keeping_error().is_some() => {
                // Outside the folder where nothing can be written.
                let elsewhere = self.workspace.file_elsewhere();
                self.ask_for_file_to_save(elsewhere);
            }
            Confirmation::Replace(path) => {
                let language = self.workspace.language();
                let text = language.fill(ConsoleWords::NotSaved, &[&path.display()]);
                self.say(text, Severity::Quiet);
            }
            Confirmation::Leave(_) | Confirmation::Resign => {}
        }
    }

    /// Asks for the file to save in.
    pub(super) fn ask_for_file_to_save(&mut self, suggestion: String) {
        let title = self.workspace.language().say(ConsoleWords::FileToSave);
        self.prompt = Some(Prompt::Input {
            title: title.to_owned(),
            text: suggestion,
            purpose: InputPurpose::SaveAs,
        });
    }

    /// Answers with a text. One that cannot be leaves the question open.
    pub(in crate::console) fn enter(&mut self, text: &str, now: Moment) {
        let Some(Prompt::Input { purpose, .. }) = &self.prompt else {
            return;
        };
        let purpose = *purpose;
        self.message = None;
        match purpose {
            InputPurpose::Field(field) => match self.workspace.set_text(field, text) {
                Ok(()) => self.prompt = None,
                Err(why) => self.refuse(why),
            },
            InputPurpose::SaveAs | InputPurpose::Open if text.trim().is_empty() => {
                self.prompt = None
            }
            InputPurpose::SaveAs => {
                self.prompt = None;
                let saved = self.workspace.save_as(text);
                self.report_saved(saved);
            }
            InputPurpose::Open => {
                self.prompt = None;
                self.open(std::path::Path::new(text.trim()), now);
            }
        }
        self.report_trouble();
    }

    pub(super) fn report_saved(&mut self, saved: Result<SaveOutcome, String>) {
        match saved {
            Ok(SaveOutcome::Done(text)) => self.say(text, Severity::Quiet),
            Ok(SaveOutcome::Taken(path)) => {
                let question = self
                    .workspace
                    .language()
                    .fill(ConsoleWords::AskReplace, &[&path.display()]);
                self.prompt = Some(Prompt::Confirm {
                    question,
                    about: Confirmation::Replace(path),
                });
            }
            Ok(SaveOutcome::Repaired(path)) => {
                let name = file_name(&path);
                let language = self.workspace.language();
                self.prompt = Some(Prompt::Confirm {
                    question: language.fill(ConsoleWords::AskRepaired, &[&name]),
                    about: Confirmation::Replace(path),
                });
            }
            Err(why) => self.refuse(why),
        }
    }

    /// Leaves a question open when the input ends: what is said of the file
    /// that would have been replaced.
    pub(in crate::console) fn abandon_prompt(&mut self) -> Option<String> {
        match self.prompt.take()? {
            Prompt::Confirm {
                about: Confirmation::Replace(path),
                ..
            } => {
                let language = self.workspace.language();
                Some(language.fill(ConsoleWords::NotSaved, &[&path.display()]))
            }
            Prompt::Confirm { .. } | Prompt::Input { .. } => None,
        }
    }
}

//! What the line of messages says.

use super::{App, Page};
use crate::session::{Match, Notice, Severity};
use crate::ui::panel::message_line::{Message, Offer};
use crate::words::{Language, TableWords, TeachingWords};

impl App {
    /// Says something in the line of messages.
    pub(super) fn say(&mut self, weight: Severity, text: String) {
        self.message = Some(Message::new(weight, text));
    }

    /// What the line of messages says now, beyond whose turn it is: the latest
    /// that was said to the user, or else what the match has to say.
    pub(super) fn present_message(&self) -> Option<Message> {
        let view = self.playing.as_ref();
        let Some(view) = view.filter(|_| self.page() == Page::Match) else {
            return self.message.clone();
        };
        if view.session.is_proposing() {
            let text = self.language().say(TableWords::Proposing).to_owned();
            return Some(Message::new(Severity::Quiet, text));
        }
        let notice = || notice_message(&view.session, self.language());
        self.message.clone().or_else(notice)
    }
}

/// What a match has to say, and what can be done about it.
#[expect(clippy::too_many_lines, reason = "one match, a line for each notice")]
fn notice_message(session: &Match, language: Language) -> Option<Message> {
    let notice = session.notice()?;
    let mut offers = match notice {
        // What is said of the journal stands in a strip of its own.
        Notice::Journal(_) => return None,
        Notice::Illegal {
            repeated: Some(_), ..
        } => vec![Offer::ShowRepeated],
        Notice::Deleted { .. } => vec![Offer::Restore],
        Notice::LookingBack(_) => vec![Offer::Return, Offer::PlayHere],
        // The reasons stand beside the board.
        Notice::Warned(warning) => {
            let said = [
                warning.cost(language),
                language.say(TeachingWords::Question).to_owned(),
            ];
            let text = language.sentences(&said);
            return Some(Message::new(notice.severity(), text));
        }
        Notice::Stopped => vec![Offer::Continue],
        Notice::Computer { .. } => vec![Offer::TryAgain, Offer::Players],
        Notice::Illegal { repeated: None, .. }
        | Notice::Rated(_)
        | Notice::Refused(_)
        | Notice::Over(_)
        | Notice::Passed(_)
        | Notice::NoMove(_)
        | Notice::Counting
        | Notice::Resumed(_)
        | Notice::Ended(_)
        | Notice::Restored
        | Notice::EditUndone(_)
        | Notice::EditRedone(_)
        | Notice::Pasted { .. }
        | Notice::NotPasted(_)
        | Notice::OnMainLine
        | Notice::MadeMainLine
        | Notice::Reordered
        | Notice::Flattened
        | Notice::AtStart
        | Notice::AtEnd
        | Notice::AtEndOfVariation
        | Notice::NoMistake { .. }
        | Notice::ReviewRemoved
        | Notice::OneLine
        | Notice::Paused
        | Notice::LowTime(_)
        | Notice::NotYourTurn(_)
        | Notice::RulesNow(_)
        | Notice::RulesAsBefore(_)
        | Notice::HeadNow
        | Notice::HeadAsBefore
        | Notice::CannotHurry
        | Notice::Hinting
        | Notice::Hint(_)
        | Notice::HintStep(_)
        | Notice::TakenBack
        | Notice::NoHint
        | Notice::NotJudged
        | Notice::Reviewer { .. } => Vec::new(),
    };
    if session.origin().is_none() {
        offers.retain(|offer| *offer != Offer::Return);
    }
    let text = notice.text(language, session.kind());
    Some(Message {
        offers,
        ..Message::new(notice.severity(), text)
    })
}

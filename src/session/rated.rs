//! What is refused in a rated game.

use super::rated_mark::{RatedMark, RatedRefusal};
use super::{Action, Event, Notice, Playable, Session};
use crate::record::Header;

impl<G: Playable> Session<G> {
    /// The mark of a rated game.
    #[must_use]
    pub fn rated(&self) -> Option<RatedMark> {
        RatedMark::of(&self.record)
    }

    /// Says why something cannot be done in a rated game, where that is so.
    pub(super) fn refuses_in_rated(&mut self, action: &Action) -> bool {
        let Some(why) = self.rated().and_then(|_| self.rated_refusal(action)) else {
            return false;
        };
        self.messages.emit(Event::Refused);
        self.say(Notice::Rated(why));
        true
    }

    fn rated_refusal(&self, action: &Action) -> Option<RatedRefusal> {
        if self.is_finished() {
            // The result has been counted and stands; what is looked at, tried
            // out and analyzed afterwards is free.
            let settled = matches!(action, Action::Resume | Action::Rules(_));
            return (settled || writes_result(action)).then_some(RatedRefusal::Ended);
        }
        match action {
            Action::Undo
            | Action::Redo
            | Action::PlayHere
            | Action::Delete(_)
            | Action::Restore => Some(RatedRefusal::TakeBack),
            Action::Edit(_) => Some(RatedRefusal::Edit),
            Action::Analyze | Action::Hint | Action::Estimate | Action::Review => {
                Some(RatedRefusal::Help)
            }
            Action::MoveNow | Action::Cancel => Some(RatedRefusal::Computer),
            Action::Seats(_) | Action::Rules(_) => Some(RatedRefusal::Terms),
            action if writes_result(action) => Some(RatedRefusal::Terms),
            Action::Pause => Some(RatedRefusal::Pause),
            Action::Choose(_) if self.is_counting() => Some(RatedRefusal::Dead),
            Action::Choose(_)
            | Action::Pick(_)
            | Action::Pass
            | Action::Resign
            | Action::Step(_)
            | Action::ToStart
            | Action::ToEnd
            | Action::Variation(_)
            | Action::GoTo(_)
            | Action::ShowRepeated
            | Action::Return
            | Action::Comment(_)
            | Action::Header(..)
            | Action::Head(_)
            | Action::Accept
            | Action::Resume
            | Action::Continue
            | Action::TakeBack
            | Action::LeaveMove
            | Action::PauseReview
            | Action::GoToMistake { .. }
            | Action::ForgetReview
            | Action::MistakesOf(_) => None,
        }
    }
}

/// Whether an action says how the game ended.
fn writes_result(action: &Action) -> bool {
    let is_result = |header: &Header| *header == Header::Result;
    if let Action::Head(lines) = action {
        return lines.iter().any(|(header, _)| is_result(header));
    }
    matches!(action, Action::Header(header, _) if is_result(header))
}

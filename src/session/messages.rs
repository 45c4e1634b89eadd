//! What a match says, and what can be heard of it.

use super::{Event, Notice};

/// The latest message, what happened since someone last asked, and numbers by
/// which a front end tells that there is something new.
#[derive(Debug, Default)]
pub(super) struct Messages {
    notice: Option<Notice>,
    notice_revision: u64,
    events: Vec<Event>,
    revision: u64,
}

impl Messages {
    pub(super) const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Counts messages.
    pub(super) const fn notice_revision(&self) -> u64 {
        self.notice_revision
    }

    /// Counts everything that can be seen.
    pub(super) const fn revision(&self) -> u64 {
        self.revision
    }

    /// Says that something looks different now.
    pub(super) const fn touch(&mut self) {
        self.revision += 1;
    }

    /// Says this instead of what was said before.
    pub(super) fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.notice_revision += 1;
        self.touch();
    }

    /// Takes back what was said: it is no longer of interest.
    pub(super) fn clear(&mut self) {
        self.notice = None;
    }

    /// The same, unless something else was said in the meantime.
    pub(super) fn clear_if(&mut self, is_meant: impl Fn(&Notice) -> bool) {
        if self.notice.as_ref().is_some_and(is_meant) {
            self.clear();
        }
        self.touch();
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.events.push(event);
    }

    /// What happened since this was last asked.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_counts_and_only_the_latest_stands() {
        let mut messages = Messages::default();
        messages.say(Notice::AtStart);
        messages.say(Notice::AtEnd);
        assert!(matches!(messages.notice(), Some(Notice::AtEnd)));
        assert_eq!((messages.notice_revision(), messages.revision()), (2, 2));
        messages.clear_if(|notice| matches!(notice, Notice::AtStart));
        assert!(messages.notice().is_some(), "another message stands");
        messages.clear_if(|notice| matches!(notice, Notice::AtEnd));
        assert!(messages.notice().is_none());
        assert_eq!(messages.notice_revision(), 2, "silence is no message");
    }

    #[test]
    fn events_are_told_once() {
        let mut messages = Messages::default();
        messages.emit(Event::Refused);
        assert_eq!(messages.take_events(), [Event::Refused]);
        assert_eq!(messages.take_events(), []);
    }
}

//! The course for beginners, in a terminal.

use super::Workspace;
use crate::lesson::first_steps::Step;
use crate::lobby::{CourseEvent, IncomingGame, course_events, keep_course, step_game};
use crate::words::FirstStepsWords;

impl Workspace {
    /// The game of a step; `None` where it is taken by reading.
    pub(in crate::console) fn step_game(&self, step: Step) -> Result<Option<IncomingGame>, String> {
        let game = step_game(step, &self.preferences);
        game.map_err(|why| why.text(self.language()))
    }

    /// Leaves a step out, or does so no more.
    pub(in crate::console) fn skip_step(&mut self, step: Step) {
        let event = match self.preferences.course().is_skipped(step) {
            true => CourseEvent::Unskipped(step),
            false => CourseEvent::Skipped(step),
        };
        self.keep_course(vec![event]);
    }

    /// Counts a match that has just ended.
    pub(super) fn note_course_match(&mut self) {
        let course = self.preferences.course();
        let session = self.session.as_ref();
        let events = session.map(|session| course_events(session, course));
        self.keep_course(events.unwrap_or_default());
    }

    /// Writes down what happened, and says which step it completes.
    pub(in crate::console) fn keep_course(&mut self, events: Vec<CourseEvent>) {
        if events.is_empty() {
            return;
        }
        let before = self.preferences.course().clone();
        self.preferences.note_course(&events);
        let (language, path) = (self.language(), self.preferences.folders().first_steps());
        if let Err(why) = keep_course(&path, &events) {
            self.trouble = Some(why.text(language));
        }
        let course = self.preferences.course();
        let mut steps = Step::ALL.iter().copied();
        let done = steps.find(|&step| course.is_done(step) && !before.is_done(step));
        if let Some(step) = done.filter(|_| matches!(events[..], [CourseEvent::Reached(_), ..])) {
            let [name, _] = step.words();
            self.news = Some(language.fill(FirstStepsWords::Reached, &[&language.say(name)]));
        }
    }
}

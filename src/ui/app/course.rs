//! The course for beginners: its page, and what was done elsewhere that counts
//! for it.

use egui::{Context, Ui};

use super::{App, Page};
use crate::lesson::first_steps::{Goal, Step, Task};
use crate::lobby::{AfterLeaving, CourseEvent, course_events, step_game};
use crate::session::Severity;
use crate::ui::page::first_steps::{FirstStepsEvent, first_steps_ui};
use crate::ui::theme::Style;
use crate::words::FirstStepsWords;

impl App {
    pub(super) fn first_steps_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let mut offered = self.preferences.settings.first_steps;
        let event = first_steps_ui(ui, self.preferences.course(), &mut offered, style);
        self.preferences.settings.first_steps = offered;
        match event {
            None => (),
            Some(FirstStepsEvent::Back) => self.go_back(),
            Some(FirstStepsEvent::Take(step)) => self.take_course_step(step, ui.ctx()),
            Some(FirstStepsEvent::Skip(step)) => self.keep_course(vec![CourseEvent::Skipped(step)]),
            Some(FirstStepsEvent::Unskip(step)) => {
                self.keep_course(vec![CourseEvent::Unskipped(step)]);
            }
        }
    }

    /// Shows the boards of a step, or begins its game.
    fn take_course_step(&mut self, step: Step, ctx: &Context) {
        if let Task::Lessons(lessons) = step.task() {
            let course = self.preferences.course();
            let open = |lesson: &&_| !course.has_reached(Goal::Lesson(**lesson));
            if let Some(&lesson) = lessons.iter().find(open).or(lessons.first()) {
                self.pages.rules.turn_to_lesson(lesson);
            }
            return self.go(Page::Rules);
        }
        match step_game(step, &self.preferences) {
            Ok(Some(game)) => self.leave_for(AfterLeaving::Open(Box::new(game)), ctx),
            Ok(None) => (),
            Err(why) => self.say(Severity::Refusal, why.text(self.language())),
        }
    }

    /// Counts the boards of the rules that are solved by now.
    pub(super) fn note_lessons(&mut self) {
        let solved = self.pages.rules.solved();
        let solved = solved.map(|lesson| CourseEvent::Reached(Goal::Lesson(lesson)));
        let course = self.preferences.course();
        let new: Vec<CourseEvent> = solved.filter(|&event| course.is_news(event)).collect();
        self.keep_course(new);
    }

    /// Counts a match that has just ended.
    pub(super) fn note_course_match(&mut self) {
        let course = self.preferences.course();
        let reached = self.playing().map(|session| course_events(session, course));
        self.keep_course(reached.unwrap_or_default());
    }

    /// Writes down what happened, and says which step it completes.
    fn keep_course(&mut self, events: Vec<CourseEvent>) {
        if events.is_empty() {
            return;
        }
        let before = self.preferences.course().clone();
        self.preferences.note_course(&events);
        let path = self.preferences.folders().first_steps();
        let is_reached = matches!(events.first(), Some(CourseEvent::Reached(_)));
        self.jobs.keep_course(path, events);
        let course = self.preferences.course();
        let mut steps = Step::ALL.iter().copied();
        let done = steps.find(|&step| course.is_done(step) && !before.is_done(step));
        if let Some(step) = done.filter(|_| is_reached) {
            let language = self.language();
            let [name, _] = step.words();
            let text = language.fill(FirstStepsWords::Reached, &[&language.say(name)]);
            self.say(Severity::Quiet, text);
        }
    }
}

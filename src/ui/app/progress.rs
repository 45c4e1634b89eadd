//! The page of progress, and what is done for it.

use egui::{Context, Ui};

use super::{App, Page};
use crate::ui::page::progress::{ProgressEvent, ProgressView, progress_ui};
use crate::ui::theme::Style;

impl App {
    /// Shows the page; what it tells is counted anew.
    pub(super) fn show_progress(&mut self, ctx: &Context) {
        let folders = self.preferences.folders().clone();
        self.jobs.read_overview(folders);
        self.visit(Page::Progress, ctx);
    }

    pub(super) fn progress_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let course = self.preferences.course();
        let course = course.next().map(|_| course.text(style.language));
        let view = ProgressView {
            overview: self.pages.overview.as_deref(),
            player: self.preferences.player(),
            course: course.as_deref(),
        };
        match progress_ui(ui, view, style) {
            None => (),
            Some(ProgressEvent::Back) => self.go_back(),
            Some(ProgressEvent::Mistakes) => self.show_mistakes(ui.ctx()),
            Some(ProgressEvent::Problems) => self.show_due_problems(ui.ctx()),
            Some(ProgressEvent::FirstSteps) => self.visit(Page::FirstSteps, ui.ctx()),
        }
    }
}

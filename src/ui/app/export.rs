//! The page for exporting the game that is shown, and what is done for it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Ui};

use super::overlay::Choosing;
use super::{App, Page};
use crate::document::{CannotPublish, publish_trouble};
use crate::lobby::{CannotExport, unprintable_text};
use crate::session::Severity;
use crate::ui::jobs::ExportJob;
use crate::ui::page::export::ExportEvent;
use crate::ui::theme::Style;
use crate::words::{Dialog as Words, PublishingWords};

impl App {
    /// Shows how the game can be exported, as it stands now.
    pub(super) fn show_export(&mut self, ctx: &Context) {
        let Some(view) = &self.playing else {
            return;
        };
        let record = Arc::new(view.session.record());
        self.pages.export.begin(record, view.session.cursor());
        self.visit(Page::Export, ctx);
    }

    pub(super) fn export_page_ui(&mut self, ui: &mut Ui, style: Style) {
        let event = self.pages.export.export_ui(ui, style);
        let language = style.language;
        if let Some(wanted) = self.pages.export.wanted(language) {
            self.jobs.preview_export(wanted);
        }
        match event {
            None => (),
            Some(ExportEvent::Back) => self.go_back(),
            Some(ExportEvent::Save) => {
                if let Some((_, asked)) = self.pages.export.chosen() {
                    let choosing = Choosing::Publish(asked.format);
                    self.choose_file(choosing, None, ui.ctx());
                }
            }
            Some(ExportEvent::CopyPicture) => {
                if let Some(image) = self.pages.export.picture() {
                    ui.ctx().copy_image(image);
                    let copied = language.say(PublishingWords::PictureCopied);
                    self.say(Severity::Quiet, copied.to_owned());
                }
            }
            Some(ExportEvent::CopyText) => {
                if let Some((record, asked)) = self.pages.export.chosen_as_text() {
                    self.jobs.copy_export_text(record, asked, language);
                }
            }
        }
    }

    /// Writes what was chosen on the page.
    pub(super) fn publish_to(&mut self, path: PathBuf) {
        if let Some((record, asked)) = self.pages.export.chosen() {
            self.jobs.export(path, record, asked, self.language());
        }
    }

    /// Takes what a job has come to.
    pub(super) fn answer_export_job(&mut self, done: ExportJob, ctx: &Context) {
        match done {
            ExportJob::Preview { wanted, made } => {
                let language = self.language();
                self.pages.export.show(&wanted, made, ctx, language);
            }
            ExportJob::Written(done) => self.was_published(done),
            ExportJob::Text(text) => self.copy_published(text, ctx),
        }
    }

    fn was_published(&mut self, done: Result<(PathBuf, Vec<char>), CannotExport>) {
        let language = self.language();
        match done {
            Ok((path, unprintable)) => {
                let text = language.fill(Words::Exported, &[&path.display()]);
                match unprintable_text(language, &unprintable) {
                    None => self.say(Severity::Quiet, text),
                    Some(missing) => self.say(Severity::Refusal, format!("{text}. {missing}")),
                }
            }
            Err(why) => self.report(Words::CannotSave, why.text(language)),
        }
    }

    fn copy_published(&mut self, text: Result<String, CannotPublish>, ctx: &Context) {
        let language = self.language();
        match text {
            Ok(text) => {
                ctx.copy_text(text);
                let copied = language.say(PublishingWords::TextCopied);
                self.say(Severity::Quiet, copied.to_owned());
            }
            Err(why) => self.say(Severity::Refusal, publish_trouble(language, &why)),
        }
    }
}

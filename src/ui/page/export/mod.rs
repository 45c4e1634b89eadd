//! Exporting a game: what of it, in which format, and how that will look.

mod form;
mod preview;

use std::sync::Arc;

use egui::{ColorImage, Context, ScrollArea, Ui};

use crate::document::{CannotPublish, Format, Publication, publish_trouble};
use crate::game::TurnId;
use crate::lobby::unprintable_text;
use crate::record::AnyRecord;
use crate::ui::jobs::{Preview, WantedPreview};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls::{colored_label, main_button, plain_button};
use crate::ui::widget::page_frame::{Back, board_and_words, head_ui, words_ui};
use crate::words::{Language, PublishingWords as Words};
use form::ExportForm;
use preview::PreviewPane;

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExportEvent {
    /// Go back.
    Back,
    /// Write it into a file.
    Save,
    /// Put the picture into the clipboard.
    CopyPicture,
    /// Put the text into the clipboard.
    CopyText,
}

/// The page between frames.
#[derive(Debug, Default)]
pub(crate) struct ExportPage {
    /// The game as it was when the page was opened.
    record: Option<Arc<AnyRecord>>,
    form: ExportForm,
    pane: PreviewPane,
    /// The page of a sheet, or the move of a line, that is looked at.
    page: Option<usize>,
    /// The preview that is being made.
    waited_for: Option<WantedPreview>,
    /// The one that was made last, and what came of it.
    shown: Option<WantedPreview>,
    trouble: Option<String>,
    unprintable: Option<String>,
}

impl ExportPage {
    /// Begins with a game that stands at a turn; what was chosen for another game is
    /// kept as far as it fits.
    pub(crate) fn begin(&mut self, record: Arc<AnyRecord>, cursor: TurnId) {
        self.form.begin(&record, cursor);
        self.record = Some(record);
        self.page = None;
        self.waited_for = None;
        self.shown = None;
        self.pane.clear();
    }

    /// The game, and what of it was chosen.
    pub(crate) fn chosen(&self) -> Option<(Arc<AnyRecord>, Publication)> {
        Some((self.record.clone()?, self.form.publication()))
    }

    /// The same as text that can be copied: as the format says, where it is one that
    /// people read.
    pub(crate) fn chosen_as_text(&self) -> Option<(Arc<AnyRecord>, Publication)> {
        let (record, asked) = self.chosen()?;
        let format = match asked.format {
            Format::Wiki => Format::Wiki,
            Format::Gif | Format::Apng | Format::Sgf => Format::Sgf,
            Format::Svg | Format::Png | Format::Pdf | Format::Html | Format::Text => Format::Text,
        };
        Some((record, Publication { format, ..asked }))
    }

    /// The picture that is seen.
    pub(crate) fn picture(&self) -> Option<ColorImage> {
        self.pane.image().cloned()
    }

    /// The preview that has to be made, if there is none and none is being made.
    pub(in crate::ui) fn wanted(&mut self, language: Language) -> Option<WantedPreview> {
        let (record, asked) = self.chosen()?;
        let wanted = WantedPreview {
            record,
            asked,
            page: self.page,
            room: self.pane.room()?,
            language,
        };
        if self.waited_for.is_some() || self.shown.as_ref().is_some_and(|of| of.is_same(&wanted)) {
            return None;
        }
        self.waited_for = Some(wanted.clone());
        Some(wanted)
    }

    /// Takes a preview that was made.
    pub(in crate::ui) fn show(
        &mut self,
        wanted: &WantedPreview,
        made: Result<Box<Preview>, CannotPublish>,
        ctx: &Context,
        language: Language,
    ) {
        let is_waited_for = |of: &WantedPreview| of.is_same(wanted);
        if !self.waited_for.as_ref().is_some_and(is_waited_for) {
            return;
        }
        self.waited_for = None;
        self.shown = Some(wanted.clone());
        self.trouble = None;
        match made {
            Ok(preview) => {
                self.unprintable = unprintable_text(language, &preview.unprintable);
                self.pane.show(*preview, ctx);
            }
            Err(why) => {
                self.unprintable = None;
                self.trouble = Some(publish_trouble(language, &why));
                self.pane.clear();
            }
        }
    }

    /// Paints the page and returns what someone wants.
    pub(crate) fn export_ui(&mut self, ui: &mut Ui, style: Style) -> Option<ExportEvent> {
        let language = style.language;
        let title = language.say(Words::Title);
        let mut event = head_ui(ui, title, style).map(|Back| ExportEvent::Back);
        let [left, right] = board_and_words(ui);
        words_ui(ui, right, |ui| {
            let asked = self.actions_ui(ui, style);
            event = event.or(asked);
            ui.add_space(theme::GRID);
            let before = self.form.publication();
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| self.form.form_ui(ui, style));
            if self.form.publication().subject != before.subject {
                self.page = None;
            }
        });
        words_ui(ui, left, |ui| {
            if let Some(trouble) = &self.trouble {
                colored_label(ui, trouble, style.colors.caution);
            }
            if let Some(missing) = &self.unprintable {
                colored_label(ui, missing, style.colors.caution);
            }
            if let Some(page) = self.pane.pages_ui(ui, style) {
                self.page = Some(page);
            }
            if let Some(part) = self.pane.pane_ui(ui, style) {
                self.form.show_part(part);
            }
        });
        event
    }

    fn actions_ui(&self, ui: &mut Ui, style: Style) -> Option<ExportEvent> {
        let language = style.language;
        let mut event = None;
        let can = self.trouble.is_none();
        ui.horizontal_wrapped(|ui| {
            let save = |ui: &mut Ui| main_button(ui, style.colors, language.say(Words::Save));
            if ui.add_enabled_ui(can, save).inner.clicked() {
                event = Some(ExportEvent::Save);
            }
            let copy = plain_button(language.say(Words::CopyPicture));
            if ui.add_enabled(can, copy).clicked() {
                event = Some(ExportEvent::CopyPicture);
            }
            let copy = plain_button(language.say(Words::CopyText));
            if ui.add_enabled(can, copy).clicked() {
                event = Some(ExportEvent::CopyText);
            }
        });
        event
    }
}

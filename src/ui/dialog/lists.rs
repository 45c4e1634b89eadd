//! Dialogs that are lists: keys, games of a file, what was mended in it.

use egui::{Key, Label, RichText, ScrollArea, Ui};

use super::{Answer, buttons_ui, close_ui, title_ui};
use crate::ui::access;
use crate::ui::command::{MenuName, TABLE};
use crate::ui::jobs::{Readings, Shelf, file_name};
use crate::ui::theme::{self, Decor};
use crate::words::{Dialog as Words, Menu, Thinking, charset_name};

pub(super) fn keys_ui(ui: &mut Ui, decor: Decor) -> Option<Answer> {
    let language = decor.language;
    title_ui(ui, language.say(Words::Keys), decor);
    let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 480.0);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for (menu, phrase) in [
            (MenuName::Game, Menu::Game),
            (MenuName::File, Menu::File),
            (MenuName::Edit, Menu::Edit),
            (MenuName::View, Menu::View),
            (MenuName::Aloud, Menu::ReadAloud),
            (MenuName::Help, Menu::Help),
        ] {
            let heading = RichText::new(language.say(phrase))
                .size(theme::CONTROL)
                .color(decor.colors.accent);
            ui.label(heading);
            keys_of_ui(ui, menu, decor);
            ui.add_space(theme::GRID);
        }
        for phrase in [Words::KeysBoard, Words::KeysWheel] {
            ui.add(Label::new(language.say(phrase)).wrap());
        }
    });
    close_ui(ui, decor)
}

fn keys_of_ui(ui: &mut Ui, menu: MenuName, decor: Decor) {
    let grid = egui::Grid::new(("keys", menu))
        .num_columns(2)
        .spacing([theme::GRID * 3.0, 4.0])
        .min_col_width(180.0);
    grid.show(ui, |ui| {
        for row in TABLE.iter().filter(|row| row.menu == menu) {
            let keys = row.keys_text(decor.language);
            ui.label(RichText::new(keys).monospace());
            ui.label(decor.language.say(row.tip));
            ui.end_row();
        }
    });
}

pub(super) fn mended_ui(ui: &mut Ui, name: &str, lines: &[String], decor: Decor) -> Option<Answer> {
    let language = decor.language;
    title_ui(ui, language.say(Words::ProblemsTitle), decor);
    ui.add(Label::new(language.fill(Words::ProblemsText, &[&name])).wrap());
    ui.add_space(theme::GRID);
    ScrollArea::vertical().max_height(280.0).show(ui, |ui| {
        for line in lines {
            let line = RichText::new(line).color(decor.colors.quiet);
            ui.add(Label::new(line).wrap());
        }
    });
    close_ui(ui, decor)
}

pub(super) fn log_ui(ui: &mut Ui, text: &str, decor: Decor) -> Option<Answer> {
    let language = decor.language;
    title_ui(ui, language.say(Thinking::LogTitle), decor);
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
    let lines: Vec<&str> = text.lines().collect();
    let row = ui.text_style_height(&egui::TextStyle::Monospace);
    ScrollArea::both()
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show_rows(ui, row, lines.len(), |ui, rows| {
            for line in lines.get(rows).unwrap_or_default() {
                let line = RichText::new(*line).monospace().color(decor.colors.text);
                ui.add(Label::new(line).extend());
            }
        });
    buttons_ui(ui, |ui| {
        let close = theme::main_button(ui, decor.colors, language.say(Words::Close));
        access::first(&close);
        if ui.button(language.say(Thinking::CopyLog)).clicked() {
            ui.ctx().copy_text(text.to_owned());
        }
        close.clicked().then_some(Answer::Close)
    })
}

pub(super) fn choose_ui(ui: &mut Ui, shelf: &Shelf, decor: Decor) -> Option<Answer> {
    let language = decor.language;
    title_ui(ui, language.say(Words::ChooseGame), decor);
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
    let mut answer = None;
    ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .show_rows(ui, theme::BUTTON, shelf.lines.len(), |ui, rows| {
            for index in rows {
                let line = shelf.lines.get(index).map_or("", String::as_str);
                let number = language.fill(Words::GameNumber, &[&(index + 1)]);
                let text = match line {
                    "" => number,
                    line => format!("{number} · {line}"),
                };
                let size = egui::vec2(ui.available_width(), theme::BUTTON);
                let button = egui::Button::new(text).truncate().min_size(size);
                let button = ui.add(button);
                access::first(&button);
                if button.clicked() {
                    answer = Some(Answer::Take(index));
                }
            }
        });
    let cancelled = buttons_ui(ui, |ui| {
        ui.button(language.say(Words::Cancel))
            .clicked()
            .then_some(Answer::Close)
    });
    answer.or(cancelled)
}

/// The character sets that a file can be in, each with what it would say.
pub(super) fn read_as_ui(ui: &mut Ui, readings: &mut Readings, decor: Decor) -> Option<Answer> {
    let language = decor.language;
    let name = file_name(&readings.source.path);
    title_ui(ui, &language.fill(Words::ReadAsTitle, &[&name]), decor);
    ui.add(Label::new(language.say(Words::ReadAsText)).wrap());
    ui.add_space(theme::GRID);
    let height = (ui.ctx().content_rect().height() - 300.0).clamp(120.0, 420.0);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for (index, preview) in readings.previews.iter().enumerate() {
            let name = charset_name(language, preview.charset);
            let chosen = readings.chosen == Some(index);
            if ui.radio(chosen, name).clicked() {
                readings.chosen = Some(index);
            }
            let text = RichText::new(&preview.text).color(decor.colors.quiet);
            ui.indent(("reading", index), |ui| {
                ui.add(Label::new(text).truncate());
            });
        }
    });
    let chosen = readings.chosen.and_then(|at| readings.previews.get(at));
    let chosen = chosen.map(|preview| preview.charset);
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    buttons_ui(ui, |ui| {
        let main = ui.add_enabled_ui(chosen.is_some(), |ui| {
            theme::main_button(ui, decor.colors, language.say(Words::ReadAs))
        });
        let cancel = ui.button(language.say(Words::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        let read = main.inner.clicked() || (enter && !cancel.has_focus());
        chosen.filter(|_| read).map(Answer::ReadAs)
    })
}

//! Dialogs that are lists: keys, games of a file, what was mended in it.

use egui::{Key, Label, RichText, ScrollArea, Ui};

use super::{Answer, buttons_ui, close_ui, title_ui};
use crate::lobby::{CharsetChoice, GamesInFile};
use crate::ui::accessibility;
use crate::ui::command::{MenuName, TABLE};
use crate::ui::jobs::file_name;
use crate::ui::page::shortcuts::MENUS;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Dialog as Words, ProblemWords, ShortcutWords, Thinking, charset_name};

pub(super) fn keys_ui(ui: &mut Ui, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::Keys), style);
    let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 480.0);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for (menu, phrase) in MENUS {
            let heading = RichText::new(language.say(phrase))
                .size(theme::CONTROL)
                .color(style.colors.accent);
            ui.label(heading);
            keys_of_ui(ui, menu, style);
            ui.add_space(theme::GRID);
        }
        for phrase in [Words::KeysBoard, Words::KeysWheel] {
            ui.add(Label::new(language.say(phrase)).wrap());
        }
    });
    buttons_ui(ui, |ui| {
        let close = controls::main_button(ui, style.colors, language.say(Words::Close));
        accessibility::first(&close);
        if ui.button(language.say(ShortcutWords::ToPage)).clicked() {
            return Some(Answer::Shortcuts);
        }
        close.clicked().then_some(Answer::Close)
    })
}

fn keys_of_ui(ui: &mut Ui, menu: MenuName, style: Style) {
    let room = ui.ctx().content_rect().width() - 360.0;
    let grid = egui::Grid::new(("keys", menu))
        .num_columns(2)
        .spacing([theme::GRID * 3.0, 4.0])
        .min_col_width(180.0)
        .max_col_width(room.clamp(180.0, 480.0));
    grid.show(ui, |ui| {
        for row in TABLE.iter().filter(|row| row.menu == menu) {
            let keys = row.keys_text(ui.ctx(), style.language);
            ui.label(RichText::new(keys).monospace());
            ui.add(Label::new(style.language.say(row.tip)).wrap());
            ui.end_row();
        }
    });
}

pub(super) fn repaired_ui(
    ui: &mut Ui,
    name: &str,
    lines: &[String],
    style: Style,
) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::ProblemsTitle), style);
    ui.add(Label::new(language.fill(Words::ProblemsText, &[&name])).wrap());
    ui.add_space(theme::GRID);
    ScrollArea::vertical().max_height(280.0).show(ui, |ui| {
        for line in lines {
            let line = RichText::new(line).color(style.colors.quiet);
            ui.add(Label::new(line).wrap());
        }
    });
    close_ui(ui, style)
}

pub(super) fn log_ui(ui: &mut Ui, text: &str, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Thinking::LogTitle), style);
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
    let lines: Vec<&str> = text.lines().collect();
    let row = ui.text_style_height(&egui::TextStyle::Monospace);
    ScrollArea::both()
        .max_height(height)
        .auto_shrink([false, true])
        .stick_to_bottom(true)
        .show_rows(ui, row, lines.len(), |ui, rows| {
            for line in lines.get(rows).unwrap_or_default() {
                let line = RichText::new(*line).monospace().color(style.colors.text);
                ui.add(Label::new(line).extend());
            }
        });
    buttons_ui(ui, |ui| {
        let close = controls::main_button(ui, style.colors, language.say(Words::Close));
        accessibility::first(&close);
        if ui.button(language.say(Thinking::CopyLog)).clicked() {
            ui.ctx().copy_text(text.to_owned());
        }
        close.clicked().then_some(Answer::Close)
    })
}

pub(super) fn choose_ui(ui: &mut Ui, choice: &GamesInFile, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::ChooseGame), style);
    let height = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
    let mut answer = None;
    ScrollArea::vertical()
        .max_height(height)
        .auto_shrink([false, true])
        .show_rows(ui, theme::BUTTON, choice.lines.len(), |ui, rows| {
            for index in rows {
                let line = choice.lines.get(index).map_or("", String::as_str);
                let number = language.fill(Words::GameNumber, &[&(index + 1)]);
                let text = match line {
                    "" => number,
                    line => format!("{number} · {line}"),
                };
                let size = egui::vec2(ui.available_width(), theme::BUTTON);
                let button = egui::Button::new(text).truncate().min_size(size);
                let button = ui.add(button);
                accessibility::first(&button);
                if button.clicked() {
                    answer = Some(Answer::Take(index));
                }
            }
        });
    let cancelled = buttons_ui(ui, |ui| {
        let problems = ui.button(language.say(ProblemWords::AsProblems));
        let cancel = ui.button(language.say(Words::Cancel));
        let solves = problems.clicked().then_some(Answer::AsProblems);
        solves.or(cancel.clicked().then_some(Answer::Close))
    });
    answer.or(cancelled)
}

/// The character sets that a file can be in, each with what it would say.
pub(super) fn read_as_ui(
    ui: &mut Ui,
    charsets: &mut CharsetChoice,
    style: Style,
) -> Option<Answer> {
    let language = style.language;
    let name = file_name(&charsets.source.path);
    title_ui(ui, &language.fill(Words::ReadAsTitle, &[&name]), style);
    ui.add(Label::new(language.say(Words::ReadAsText)).wrap());
    ui.add_space(theme::GRID);
    let height = (ui.ctx().content_rect().height() - 300.0).clamp(120.0, 420.0);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        for (index, preview) in charsets.previews.iter().enumerate() {
            let name = charset_name(language, preview.charset);
            let chosen = charsets.chosen == Some(index);
            if ui.radio(chosen, name).clicked() {
                charsets.chosen = Some(index);
            }
            let text = RichText::new(&preview.text).color(style.colors.quiet);
            ui.indent(("reading", index), |ui| {
                ui.add(Label::new(text).truncate());
            });
        }
    });
    let chosen = charsets.chosen.and_then(|at| charsets.previews.get(at));
    let chosen = chosen.map(|preview| preview.charset);
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    buttons_ui(ui, |ui| {
        let main = ui.add_enabled_ui(chosen.is_some(), |ui| {
            controls::main_button(ui, style.colors, language.say(Words::ReadAs))
        });
        let cancel = ui.button(language.say(Words::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        let read = main.inner.clicked() || (enter && !cancel.has_focus());
        chosen.filter(|_| read).map(Answer::ReadAs)
    })
}

//! Short questions and messages.

use std::path::Path;

use egui::{Label, RichText, Ui};

use super::{Answer, buttons_ui, close_ui, title_ui};
use crate::profile::Profile;
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Dialog as Words, Games, RatingWords};

/// A question with one thing to do and a way out. The way out has the focus,
/// so that a stray key press does no harm.
fn question_ui(ui: &mut Ui, texts: [&str; 4], done: Answer, style: Style) -> Option<Answer> {
    let [title, text, doing, staying] = texts;
    title_ui(ui, title, style);
    accessibility::describe(ui, text);
    ui.add(Label::new(text).wrap());
    buttons_ui(ui, |ui| {
        let main = controls::main_button(ui, style.colors, doing);
        let other = ui.button(staying);
        accessibility::first(&other);
        if other.clicked() {
            return Some(Answer::Close);
        }
        main.clicked().then_some(done)
    })
}

pub(super) fn resign_ui(ui: &mut Ui, names: &[String; 2], style: Style) -> Option<Answer> {
    let language = style.language;
    let [loser, winner] = names;
    let text = language.fill(Words::ResignText, &[loser, winner]);
    let texts = [
        language.say(Words::ResignTitle),
        &text,
        language.say(Words::Resign),
        language.say(Words::Cancel),
    ];
    question_ui(ui, texts, Answer::Resign, style)
}

pub(super) fn discard_ui(ui: &mut Ui, style: Style) -> Option<Answer> {
    let language = style.language;
    let texts = [
        language.say(Games::DiscardTitle),
        language.say(Games::DiscardText),
        language.say(Games::DiscardDo),
        language.say(Words::Cancel),
    ];
    question_ui(ui, texts, Answer::Discard, style)
}

pub(super) fn leave_rated_ui(ui: &mut Ui, title: &str, style: Style) -> Option<Answer> {
    let language = style.language;
    let texts = [
        title,
        language.say(RatingWords::LeaveRated),
        language.say(Words::Leave),
        language.say(Words::Stay),
    ];
    let leave = Answer::Leave { ask_no_more: false };
    question_ui(ui, texts, leave, style)
}

pub(super) fn delete_player_ui(ui: &mut Ui, player: &Profile, style: Style) -> Option<Answer> {
    let language = style.language;
    let title = language.fill(RatingWords::DeleteTitle, &[&player.name()]);
    let texts = [
        &title,
        language.say(RatingWords::DeleteText),
        language.say(RatingWords::Delete),
        language.say(Words::Cancel),
    ];
    question_ui(ui, texts, Answer::DeletePlayer, style)
}

pub(super) fn forfeit_ui(ui: &mut Ui, style: Style) -> Option<Answer> {
    let language = style.language;
    let texts = [
        language.say(RatingWords::ForfeitTitle),
        language.say(RatingWords::ForfeitText),
        language.say(RatingWords::CountAsLost),
        language.say(Words::Cancel),
    ];
    question_ui(ui, texts, Answer::Forfeit, style)
}

pub(super) fn leave_ui(
    ui: &mut Ui,
    title: &str,
    unsaved: Option<&str>,
    ask_no_more: &mut bool,
    style: Style,
) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, title, style);
    let text = match unsaved {
        Some(file) => language.fill(Words::LeaveUnsaved, &[&file]),
        None => language.say(Words::LeaveText).to_owned(),
    };
    accessibility::describe(ui, &text);
    ui.add(Label::new(text).wrap());
    ui.add_space(theme::GRID);
    ui.checkbox(ask_no_more, language.say(Words::AskNoMore));
    let leave = Answer::Leave {
        ask_no_more: *ask_no_more,
    };
    buttons_ui(ui, |ui| {
        let (main, other) = if unsaved.is_some() {
            let save = controls::main_button(ui, style.colors, language.say(Words::SaveAndLeave));
            (save, Some(ui.button(language.say(Words::Leave))))
        } else {
            let main = controls::main_button(ui, style.colors, language.say(Words::Leave));
            (main, None)
        };
        let stay = ui.button(language.say(Words::Stay));
        accessibility::first(&stay);
        if stay.clicked() {
            return Some(Answer::Close);
        }
        if other.as_ref().is_some_and(egui::Response::clicked) {
            return Some(leave);
        }
        main.clicked().then_some(if unsaved.is_some() {
            Answer::SaveAndLeave {
                ask_no_more: *ask_no_more,
            }
        } else {
            leave
        })
    })
}

/// Leaving a game that cannot be kept. Saving it has the keyboard.
pub(super) fn unkept_ui(ui: &mut Ui, title: &str, text: &str, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, title, style);
    accessibility::describe(ui, text);
    ui.add(Label::new(text).wrap());
    buttons_ui(ui, |ui| {
        let save = controls::main_button(ui, style.colors, language.say(Words::SaveElsewhere));
        accessibility::first(&save);
        let lose = ui.button(language.say(Words::LeaveAndLose));
        let stay = ui.button(language.say(Words::Stay));
        if stay.clicked() {
            return Some(Answer::Close);
        }
        if lose.clicked() {
            return Some(Answer::LeaveAndLose);
        }
        save.clicked().then_some(Answer::SaveElsewhere)
    })
}

/// A game was not saved, and another place may do.
pub(super) fn not_saved_ui(ui: &mut Ui, text: &str, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::CannotSave), style);
    accessibility::describe(ui, text);
    ui.add(Label::new(text).wrap());
    buttons_ui(ui, |ui| {
        let save = controls::main_button(ui, style.colors, language.say(Words::SaveElsewhere));
        accessibility::first(&save);
        let close = ui.button(language.say(Words::Close));
        if close.clicked() {
            return Some(Answer::Close);
        }
        save.clicked().then_some(Answer::SaveElsewhere)
    })
}

/// Saving over a file that was repaired. Its original is kept, so saving has
/// the keyboard.
pub(super) fn replace_ui(ui: &mut Ui, name: &str, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::ReplaceTitle), style);
    let text = language.fill(Words::ReplaceText, &[&name]);
    accessibility::describe(ui, &text);
    ui.add(Label::new(text).wrap());
    buttons_ui(ui, |ui| {
        let main = controls::main_button(ui, style.colors, language.say(Words::Save));
        accessibility::first(&main);
        let elsewhere = ui.button(language.say(Words::SaveUnder));
        let cancel = ui.button(language.say(Words::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        if elsewhere.clicked() {
            return Some(Answer::SaveAs);
        }
        main.clicked().then_some(Answer::SaveOver)
    })
}

pub(super) fn message_ui(ui: &mut Ui, title: &str, text: &str, style: Style) -> Option<Answer> {
    title_ui(ui, title, style);
    accessibility::describe(ui, text);
    egui::ScrollArea::vertical()
        .max_height(320.0)
        .show(ui, |ui| ui.add(Label::new(text).wrap()));
    close_ui(ui, style)
}

pub(super) fn about_ui(ui: &mut Ui, folder: &Path, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::About), style);
    ui.label(language.say(Words::AboutText));
    ui.label(language.fill(Words::Version, &[&env!("CARGO_PKG_VERSION")]));
    ui.add_space(theme::GRID);
    let quiet = |text: &str| RichText::new(text).color(style.colors.quiet);
    ui.add(Label::new(quiet(language.say(Words::AboutBuilt))).wrap());
    let kept = language.fill(Words::AboutFiles, &[&folder.display()]);
    ui.add(Label::new(quiet(&kept)).wrap());
    close_ui(ui, style)
}

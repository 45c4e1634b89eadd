//! The course for beginners: its steps, and how far someone is.

use egui::{Align, Button, Label, Layout, RichText, Ui, vec2};

use crate::lesson::first_steps::Step;
use crate::lobby::CourseProgress;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui, line_of_column_ui};
use crate::words::{FirstStepsWords as Words, Language};

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstStepsEvent {
    /// Go back.
    Back,
    /// Take a step, be it for the first time or not.
    Take(Step),
    /// Leave a step out.
    Skip(Step),
    /// Do not leave it out any more.
    Unskip(Step),
}

/// Shows the page; `offered` is whether the next step stands on the first page.
pub(crate) fn first_steps_ui(
    ui: &mut Ui,
    progress: &CourseProgress,
    offered: &mut bool,
    style: Style,
) -> Option<FirstStepsEvent> {
    let language = style.language;
    let title = progress.text(language);
    let mut event = head_ui(ui, &title, style).map(|Back| FirstStepsEvent::Back);
    let about = RichText::new(language.say(Words::About)).color(style.colors.quiet);
    line_of_column_ui(ui, about);
    ui.add_space(theme::GRID);
    column_ui(ui, |ui| {
        for &step in Step::ALL {
            let asked = card_ui(ui, style, |ui| step_ui(ui, step, progress, style));
            event = event.or(asked);
        }
        ui.add_space(theme::GRID);
        ui.checkbox(offered, language.say(Words::OfferAtHome));
        ui.add_space(theme::GRID);
    });
    event
}

/// A step: its name and goal at the left, what can be done at the right.
fn step_ui(
    ui: &mut Ui,
    step: Step,
    progress: &CourseProgress,
    style: Style,
) -> Option<FirstStepsEvent> {
    let language = style.language;
    let name = step_name(language, step);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let asked = buttons_ui(ui, step, &name, progress, style);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let [_, goal] = step.words();
                ui.add(Label::new(RichText::new(&name).size(theme::CONTROL)).truncate());
                let goal = RichText::new(language.say(goal)).color(style.colors.quiet);
                ui.add(Label::new(goal).wrap());
            });
            asked
        })
        .inner
    })
    .inner
}

fn buttons_ui(
    ui: &mut Ui,
    step: Step,
    name: &str,
    progress: &CourseProgress,
    style: Style,
) -> Option<FirstStepsEvent> {
    let language = style.language;
    let is_next = progress.next() == Some(step);
    let (reached, _) = progress.parts(step);
    let words = match (progress.is_done(step), reached) {
        (true, _) => Words::Again,
        (false, 0) => Words::Begin,
        (false, _) => Words::Continue,
    };
    let named = |words| language.fill(Words::OnStep, &[&language.say(words), &name]);
    let label = language.say(words);
    let take = match is_next {
        true => controls::main_button(ui, style.colors, label),
        false => ui.add(Button::new(label).min_size(vec2(0.0, theme::BUTTON))),
    };
    let take = take.accessible_name(named(words));
    let mut event = take.clicked().then_some(FirstStepsEvent::Take(step));
    if !progress.is_done(step) {
        let (words, does) = match progress.is_skipped(step) {
            true => (Words::Unskip, FirstStepsEvent::Unskip(step)),
            false => (Words::Skip, FirstStepsEvent::Skip(step)),
        };
        let skip = Button::new(language.say(words)).min_size(vec2(0.0, theme::BUTTON));
        if ui.add(skip).accessible_name(named(words)).clicked() {
            event = Some(does);
        }
    }
    if let Some((text, good)) = state_text(language, step, progress) {
        let color = match good {
            true => style.colors.good,
            false => style.colors.quiet,
        };
        ui.label(RichText::new(text).color(color));
    }
    event
}

/// The number and the name of a step.
pub(crate) fn step_name(language: Language, step: Step) -> String {
    let [name, _] = step.words();
    language.fill(Words::Numbered, &[&step.number(), &language.say(name)])
}

/// How far a step is, where there is anything to say, and whether it is done.
fn state_text(language: Language, step: Step, progress: &CourseProgress) -> Option<(String, bool)> {
    if progress.is_done(step) {
        return Some((format!("✔ {}", language.say(Words::Done)), true));
    }
    if progress.is_skipped(step) {
        return Some((language.say(Words::Skipped).to_owned(), false));
    }
    let (reached, goals) = progress.parts(step);
    (goals > 1).then(|| (language.fill(Words::Parts, &[&reached, &goals]), false))
}

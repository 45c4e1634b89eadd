//! What stands beside the board of a problem.

use std::time::Duration;

use egui::{Label, RichText, ScrollArea, Ui};

use super::keys::ProblemKey;
use crate::go::IllegalMove;
use crate::puzzle::{Attempt, PuzzleKey, Round, State};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, back_ui};
use crate::words::{
    ProblemWords as Words, not_a_puzzle, puzzle_state, puzzle_task, refusal, theme_name,
};

/// What was asked for beside the board.
pub(super) enum Asked {
    Back,
    /// A mistake is not to come back.
    Remove(PuzzleKey),
    Key(ProblemKey),
}

/// A problem as it stands, for the words about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beside<'a> {
    pub(super) round: &'a Round,
    /// Why the last move was refused.
    pub(super) refused: Option<Refused>,
    pub(super) shows_clock: bool,
    /// When the problem was shown, and when it was decided.
    pub(super) begun: f64,
    pub(super) decided: Option<f64>,
}

/// Why a move or a wish was refused.
#[derive(Clone, Copy, Debug)]
pub(super) enum Refused {
    Illegal(IllegalMove),
    NotOffered,
    LastOne,
}

impl Beside<'_> {
    pub(super) fn words_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let language = style.language;
        let back = back_ui(ui, language.say(Words::Settings));
        let mut asked = back.map(|Back| Asked::Back);
        ui.add_space(theme::GRID);
        self.head_ui(ui, style);
        self.state_ui(ui, style);
        asked = self.buttons_ui(ui, style).or(asked);
        asked = self.remove_ui(ui, style).or(asked);
        ui.add_space(theme::GRID);
        let task = |attempt: &Attempt| puzzle_task(style.language, attempt);
        let text = self.round.attempt().map(task).unwrap_or_default();
        if !text.is_empty() {
            ScrollArea::vertical().id_salt("text").show(ui, |ui| {
                controls::colored_label(ui, &text, style.colors.text);
            });
        }
        asked
    }

    /// Which problem it is, and what is to be known before it is tried.
    fn head_ui(&self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let (place, len) = (self.round.place() + 1, self.round.len());
        let title = match self.round.is_empty() {
            true => language.say(Words::NoneLeft).to_owned(),
            false => language.fill(Words::Place, &[&place, &len]),
        };
        ui.add(Label::new(RichText::new(title).size(theme::NAME)).wrap());
        let Some(attempt) = self.round.attempt() else {
            return;
        };
        let puzzle = attempt.puzzle();
        let theme = theme_name(language, puzzle.theme());
        let about = [puzzle.title(), &theme, puzzle.grade()];
        let about: Vec<&str> = about.into_iter().filter(|of| !of.is_empty()).collect();
        if !about.is_empty() {
            controls::quiet_label(ui, style.colors, &about.join(" · "));
        }
        if puzzle.turning().is_turned() {
            controls::quiet_label(ui, style.colors, language.say(Words::Turned));
        }
        if puzzle.turning().is_swapped() {
            controls::quiet_label(ui, style.colors, language.say(Words::Swapped));
        }
        if self.shows_clock {
            self.clock_ui(ui, style);
        }
    }

    /// How long it has taken. It stands still once that is decided.
    fn clock_ui(&self, ui: &mut Ui, style: Style) {
        let now = ui.input(|input| input.time);
        let spent = (self.decided.unwrap_or(now) - self.begun).max(0.0);
        let seconds = spent as u64;
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        let time = style.language.fill(Words::Time, &[&time]);
        controls::quiet_label(ui, style.colors, &time);
        if self.decided.is_none() {
            let next = Duration::try_from_secs_f64(1.0 - spent.fract()).unwrap_or_default();
            ui.ctx()
                .request_repaint_after(next.max(Duration::from_millis(20)));
        }
    }

    /// The one line about it: by word, sign and color.
    fn state_ui(&self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let colors = style.colors;
        ui.add_space(theme::GRID);
        let (sign, text, color) = match (self.round.attempt(), self.round.trouble()) {
            (None, None) => return,
            (None, Some(why)) => ("× ", not_a_puzzle(language, why), colors.caution),
            (Some(attempt), _) => {
                let (sign, color) = match attempt.state() {
                    State::Solved(_) => ("✔ ", colors.good),
                    State::Wrong(_) => ("× ", colors.wrong),
                    State::Open | State::Outside(_) => ("? ", colors.caution),
                    State::ToPlay | State::ToReply | State::Asked | State::Shown => {
                        ("", colors.text)
                    }
                };
                (sign, puzzle_state(language, attempt), color)
            }
        };
        let text = RichText::new(format!("{sign}{text}")).size(theme::NAME);
        accessibility::alert(&ui.add(Label::new(text.color(color)).wrap()));
        if let Some(refused) = self.refused {
            let why = match refused {
                Refused::Illegal(why) => refusal(language, &why.into()),
                Refused::NotOffered => language.say(Words::NotOffered).to_owned(),
                Refused::LastOne => language.say(Words::RoundDone).to_owned(),
            };
            let refused = controls::colored_label(ui, &format!("× {why}"), colors.wrong);
            accessibility::alert(&refused);
        }
        ui.add_space(theme::GRID);
    }

    fn buttons_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let attempt = self.round.attempt();
        let state = attempt.map(Attempt::state);
        let moved = attempt.is_some_and(|attempt| attempt.moves() > 0);
        let plays = state == Some(State::ToPlay);
        let goes_on = attempt.is_some_and(Attempt::can_go_on);
        let has_solution = attempt.is_some_and(Attempt::has_solution);
        let decided = matches!(state, Some(State::Solved(_)) | None);
        let last = self.round.place() + 1 >= self.round.len();
        let mut asked = None;
        let mut press = |ui: &mut Ui, key: ProblemKey, enabled: bool| {
            if key_ui(ui, key, enabled, decided, style) {
                asked = Some(Asked::Key(key));
            }
        };
        ui.horizontal_wrapped(|ui| {
            press(ui, ProblemKey::Next, !last);
            press(ui, ProblemKey::Previous, self.round.place() > 0);
        });
        ui.horizontal_wrapped(|ui| {
            press(ui, ProblemKey::TakeBack, moved);
            press(ui, ProblemKey::Again, moved);
            press(ui, ProblemKey::Pass, plays);
        });
        ui.horizontal_wrapped(|ui| {
            press(ui, ProblemKey::Solution, has_solution);
            press(ui, ProblemKey::NextMove, goes_on);
        });
        asked
    }

    /// A way to be rid of a mistake that teaches nothing.
    fn remove_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let puzzle = self.round.attempt()?.puzzle();
        puzzle.exercise()?;
        let language = style.language;
        let button = ui.add(controls::plain_button(language.say(Words::RemoveMistake)));
        let removes = controls::tip(button, language.say(Words::RemoveMistakeTip)).clicked();
        removes.then(|| Asked::Remove(puzzle.key()))
    }
}

/// A button with its key; the way to the next problem is the main one once
/// this one is solved.
fn key_ui(ui: &mut Ui, key: ProblemKey, enabled: bool, decided: bool, style: Style) -> bool {
    let label = style.language.say(key.label());
    let is_main = key == ProblemKey::Next && decided;
    let response = controls::step_button(ui, style.colors, label, [enabled, is_main]);
    let tip = key.command().with_key(label, ui.ctx(), style.language);
    controls::tip(response, &tip).clicked()
}

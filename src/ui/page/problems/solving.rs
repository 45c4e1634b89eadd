//! One problem: the board, whose turn it is, and one line about it.

use std::time::Duration;

use egui::{Align, Button, Color32, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::ProblemsEvent;
use crate::go::Move;
use crate::lobby::seconds_now;
use crate::puzzle::{Attempt, Played, PuzzleKey, Round, State};
use crate::scene::StoneBoard;
use crate::session::{Judging, Waker};
use crate::ui::accessibility;
use crate::ui::board::{BoardEvent, BoardState, BoardView, board_ui};
use crate::ui::command::{Command, key_text};
use crate::ui::look::BoardTextures;
use crate::ui::sound::Cue;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{
    Language, ProblemWords as Words, not_a_puzzle, puzzle_state, puzzle_task, refusal, theme_name,
};

/// How wide the words beside the board are.
const WORDS: f32 = 300.0;
/// How long a reply waits, in seconds.
const REPLY: f64 = 0.5;

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};

/// What can be asked for by a button or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProblemKey {
    /// Take the last move back.
    TakeBack,
    /// Begin again.
    Again,
    /// Show the solution.
    Solution,
    /// Play the next move of what is shown.
    NextMove,
    /// The next problem.
    Next,
    /// The problem before.
    Previous,
    /// Pass.
    Pass,
}

const COMMANDS: [(Command, ProblemKey); 10] = [
    (Command::Undo, ProblemKey::TakeBack),
    (Command::Back, ProblemKey::TakeBack),
    (Command::Restart, ProblemKey::Again),
    (Command::ToStart, ProblemKey::Again),
    (Command::Hint, ProblemKey::Solution),
    (Command::Forward, ProblemKey::NextMove),
    (Command::Redo, ProblemKey::NextMove),
    (Command::TenForward, ProblemKey::Next),
    (Command::TenBack, ProblemKey::Previous),
    (Command::Pass, ProblemKey::Pass),
];

impl ProblemKey {
    /// The command of the window whose key does it.
    const fn command(self) -> Command {
        match self {
            Self::TakeBack => Command::Undo,
            Self::Again => Command::Restart,
            Self::Solution => Command::Hint,
            Self::NextMove => Command::Forward,
            Self::Next => Command::TenForward,
            Self::Previous => Command::TenBack,
            Self::Pass => Command::Pass,
        }
    }

    /// What a command of the table means here, if anything: its key does the
    /// same as in a game.
    pub(crate) fn of(command: Command) -> Option<Self> {
        let known = COMMANDS.iter().find(|(of, _)| *of == command);
        known.map(|&(_, key)| key)
    }

    const fn label(self) -> Words {
        match self {
            Self::TakeBack => Words::TakeBack,
            Self::Again => Words::Again,
            Self::Solution => Words::ShowSolution,
            Self::NextMove => Words::NextMove,
            Self::Next => Words::Next,
            Self::Previous => Words::Previous,
            Self::Pass => Words::Pass,
        }
    }
}

/// A round of problems on the screen.
#[derive(Debug)]
pub(super) struct Solving {
    round: Round,
    board: BoardState,
    /// Why the last move was refused.
    refused: Option<Refused>,
    judging: Option<Judging>,
    /// When the other side replies.
    reply_at: Option<f64>,
    shows_clock: bool,
    /// When the problem was shown, and when it was decided.
    begun: f64,
    decided: Option<f64>,

    // What follows from the above.
    goban: Option<StoneBoard>,
}

#[derive(Clone, Copy, Debug)]
enum Refused {
    Illegal(crate::go::IllegalMove),
    NotOffered,
    LastOne,
}

impl Solving {
    pub(super) fn new(round: Round, shows_clock: bool, now: f64) -> Self {
        let mut solving = Self {
            round,
            board: BoardState::default(),
            refused: None,
            judging: None,
            reply_at: None,
            shows_clock,
            begun: now,
            decided: None,
            goban: None,
        };
        solving.look_again();
        solving
    }

    fn look_again(&mut self) {
        self.goban = self.round.attempt().map(StoneBoard::from);
    }

    /// Does what a button or a key asks for.
    pub(super) fn press(&mut self, key: ProblemKey, now: f64) -> Vec<ProblemsEvent> {
        self.refused = None;
        let mut events = Vec::new();
        match key {
            ProblemKey::Next => {
                let gone = self.round.next_puzzle();
                self.arrive(gone, now);
            }
            ProblemKey::Previous => {
                let gone = self.round.previous_puzzle();
                self.arrive(gone, now);
            }
            ProblemKey::Pass => events = self.play(Move::Pass, now),
            ProblemKey::TakeBack => self.change(|attempt| {
                attempt.take_back();
            }),
            ProblemKey::Again => self.change(Attempt::restart),
            ProblemKey::Solution => self.change(Attempt::show_solution),
            ProblemKey::NextMove => {
                let attempt = self.round.attempt_mut();
                if attempt.is_some_and(Attempt::go_on) {
                    events.push(ProblemsEvent::Cue(Cue::Stone));
                }
            }
        }
        events.extend(self.tried(now));
        self.look_again();
        events
    }

    /// Shows another problem, or says that there is none.
    fn arrive(&mut self, gone: bool, now: f64) {
        match gone {
            true => self.begin(now),
            false => self.refused = Some(Refused::LastOne),
        }
    }

    /// Changes where the attempt stands, and forgets what still was to come.
    fn change(&mut self, change: impl FnOnce(&mut Attempt)) {
        self.forget();
        if let Some(attempt) = self.round.attempt_mut() {
            change(attempt);
        }
    }

    /// Forgets what still was to come.
    fn forget(&mut self) {
        self.reply_at = None;
        if let Some(judging) = &mut self.judging {
            judging.forget();
        }
    }

    fn begin(&mut self, now: f64) {
        self.forget();
        self.begun = now;
        self.decided = None;
        self.board = BoardState::default();
    }

    fn play(&mut self, mv: Move, now: f64) -> Vec<ProblemsEvent> {
        let Some(attempt) = self.round.attempt_mut() else {
            return Vec::new();
        };
        self.refused = None;
        match attempt.play(mv) {
            Played::Done => {}
            Played::Illegal(why) => self.refused = Some(Refused::Illegal(why)),
            Played::NotOffered => self.refused = Some(Refused::NotOffered),
            Played::NotNow => return Vec::new(),
        }
        if self.refused.is_some() {
            return vec![ProblemsEvent::Cue(Cue::Refused)];
        }
        if attempt.state() == State::ToReply {
            self.reply_at = Some(now + REPLY);
        }
        let mut events = vec![ProblemsEvent::Cue(Cue::Stone)];
        events.extend(self.tried(now));
        self.look_again();
        events
    }

    /// What became of the first try, at the moment it is decided.
    fn tried(&mut self, now: f64) -> Vec<ProblemsEvent> {
        let seconds = (now - self.begun).clamp(0.0, 1e9) as u32;
        let Some(tried) = self.round.take_tried(seconds_now(), seconds) else {
            return Vec::new();
        };
        self.decided = Some(now);
        vec![ProblemsEvent::Tried(tried)]
    }

    /// Does what has come due: a reply, or an answer about a move.
    fn run(&mut self, ui: &Ui) -> Vec<ProblemsEvent> {
        let now = ui.input(|input| input.time);
        let mut events = Vec::new();
        if let Some(at) = self.reply_at {
            if now < at {
                let left = Duration::try_from_secs_f64(at - now).unwrap_or_default();
                ui.ctx().request_repaint_after(left);
            } else {
                self.reply_at = None;
                if let Some(attempt) = self.round.attempt_mut()
                    && attempt.reply(&mut rand::rng())
                {
                    events.push(ProblemsEvent::Cue(Cue::Stone));
                }
                events.extend(self.tried(now));
                self.look_again();
            }
        }
        let case = self.round.attempt().and_then(Attempt::case);
        if let Some(case) = case {
            let ctx = ui.ctx().clone();
            let judging = self
                .judging
                .get_or_insert_with(|| Judging::new(Waker::new(move || ctx.request_repaint())));
            if !judging.is_asked() {
                judging.ask(case);
            }
            let answer = judging.answer();
            if let (Some(answer), Some(attempt)) = (answer, self.round.attempt_mut()) {
                attempt.take_judgement(answer);
                events.extend(self.tried(now));
                self.look_again();
            }
        }
        events
    }

    pub(super) fn solving_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Vec<ProblemsEvent> {
        let mut events = self.run(ui);
        let room = ui.available_rect_before_wrap().shrink(theme::GRID * 2.0);
        let split = room.right() - WORDS - theme::GRID * 2.0;
        let left = Rect::from_min_max(room.min, egui::pos2(split, room.max.y));
        let right = Rect::from_min_max(egui::pos2(split + theme::GRID * 2.0, room.min.y), room.max);
        let now = ui.input(|input| input.time);
        if let Some(point) = self.goban_ui(ui, left, textures, style) {
            events.extend(self.play(Move::Place(point), now));
        }
        let builder = UiBuilder::new()
            .max_rect(right)
            .layout(Layout::top_down(Align::Min));
        let asked = ui
            .scope_builder(builder, |ui| self.words_ui(ui, style))
            .inner;
        match asked {
            None => {}
            Some(Asked::Back) => events.push(ProblemsEvent::Back),
            Some(Asked::Remove(key)) => {
                events.push(ProblemsEvent::Remove(key));
                let gone = self.round.next_puzzle();
                self.arrive(gone, now);
                self.look_again();
            }
            Some(Asked::Key(key)) => events.extend(self.press(key, now)),
        }
        events
    }

    fn goban_ui(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<crate::board::Point> {
        let goban = self.goban.as_ref()?;
        let builder = UiBuilder::new().max_rect(room);
        let board = &mut self.board;
        let event = ui.scope_builder(builder, |ui| {
            board_ui(ui, goban, VIEW, textures, board, style)
        });
        match event.inner {
            Some(BoardEvent::Chose(point)) => Some(point),
            Some(BoardEvent::Turned(_)) | None => None,
        }
    }

    fn words_ui(&mut self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let language = style.language;
        let mut asked = None;
        let back = Button::new(format!("◀ {}", language.say(Words::Settings)));
        let back = ui.add(back);
        let name = language.say(Words::Settings);
        back.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
        if back.clicked() {
            asked = Some(Asked::Back);
        }
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
                ui.add(Label::new(RichText::new(text).color(style.colors.text)).wrap());
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
            line_ui(ui, &about.join(" · "), style.colors.quiet);
        }
        if puzzle.turning().is_turned() {
            line_ui(ui, language.say(Words::Turned), style.colors.quiet);
        }
        if puzzle.turning().is_swapped() {
            line_ui(ui, language.say(Words::Swapped), style.colors.quiet);
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
        line_ui(
            ui,
            &style.language.fill(Words::Time, &[&time]),
            style.colors.quiet,
        );
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
            let text = RichText::new(format!("× {why}")).color(colors.wrong);
            accessibility::alert(&ui.add(Label::new(text).wrap()));
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
}

impl Solving {
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

/// What was asked for beside the board.
enum Asked {
    Back,
    /// A mistake is not to come back.
    Remove(PuzzleKey),
    Key(ProblemKey),
}

/// A button with its key; the way to the next problem is the main one once
/// this one is solved.
fn key_ui(ui: &mut Ui, key: ProblemKey, enabled: bool, decided: bool, style: Style) -> bool {
    let label = style.language.say(key.label());
    let main = |ui: &mut Ui| controls::main_button(ui, style.colors, label);
    let response = match key == ProblemKey::Next && decided {
        true => ui.add_enabled_ui(enabled, main).inner,
        false => ui.add_enabled(enabled, controls::plain_button(label)),
    };
    controls::tip(response, &tip_of(key, style.language)).clicked()
}

/// A button's name with its key.
fn tip_of(key: ProblemKey, language: Language) -> String {
    let row = key.command().row();
    let shortcut = row.and_then(|row| row.keys.last());
    let name = language.say(key.label());
    match shortcut {
        Some(shortcut) => format!("{name} ({})", key_text(language, shortcut)),
        None => name.to_owned(),
    }
}

fn line_ui(ui: &mut Ui, text: &str, color: Color32) {
    ui.add(Label::new(RichText::new(text).color(color)).wrap());
}

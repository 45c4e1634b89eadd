//! One problem as it is solved: the board, and what is tried on it.

use std::time::Duration;

use egui::{Rect, Ui, UiBuilder};

use super::ProblemsEvent;
use super::beside::{Asked, Beside, Refused};
use super::keys::ProblemKey;
use crate::go::Move;
use crate::lobby::seconds_now;
use crate::puzzle::{Attempt, Played, Round, State};
use crate::scene::StoneBoard;
use crate::session::{Judging, Waker};
use crate::ui::board::{BoardEvent, BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::sound::Cue;
use crate::ui::theme::Style;
use crate::ui::widget::page_frame::{board_and_words, words_ui};

/// How long a reply waits, in seconds.
const REPLY: f64 = 0.5;

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};

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
        let [left, right] = board_and_words(ui);
        let now = ui.input(|input| input.time);
        if let Some(point) = self.goban_ui(ui, left, textures, style) {
            events.extend(self.play(Move::Place(point), now));
        }
        match words_ui(ui, right, |ui| self.beside().words_ui(ui, style)) {
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

    const fn beside(&self) -> Beside<'_> {
        Beside {
            round: &self.round,
            refused: self.refused,
            shows_clock: self.shows_clock,
            begun: self.begun,
            decided: self.decided,
        }
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
            Some(BoardEvent::Turned(_) | BoardEvent::Spanned(_) | BoardEvent::Dragged(..))
            | None => None,
        }
    }
}

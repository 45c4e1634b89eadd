//! Guess the move: the board of a game, and what the guesses are worth.

use egui::{Label, RichText, ScrollArea, Ui, UiBuilder};

use crate::board::Color;
use crate::go::IllegalMove;
use crate::guess::{GuessState, Guessing, MOST_POINTS};
use crate::record::GoRecord;
use crate::scene::StoneBoard;
use crate::session::{GuessThread, Waker};
use crate::ui::accessibility;
use crate::ui::board::{BoardEvent, BoardState, BoardView, board_ui};
use crate::ui::command::Command;
use crate::ui::look::BoardTextures;
use crate::ui::sound::Cue;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, back_ui, board_and_words, words_ui};
use crate::words::{self, GuessWords as Words, Term, guess_text, refusal};

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum GuessEvent {
    /// Go back.
    Back,
    /// Something is to be heard.
    Cue(Cue),
}

/// The page between frames.
#[derive(Debug, Default)]
pub(crate) struct GuessPage {
    playing: Option<Playing>,
}

#[derive(Debug)]
struct Playing {
    /// Who played.
    title: String,
    record: GoRecord,
    guessing: Guessing,
    thread: Option<GuessThread>,
    /// Whether the position is being looked at.
    looks: bool,
    board: BoardState,
    refused: Option<IllegalMove>,

    // What follows from the above.
    goban: StoneBoard,
}

/// What was asked for beside the board.
enum Asked {
    Back,
    GoOn,
    Side(Option<Color>),
    Again,
}

impl GuessPage {
    /// Begins with a game.
    pub(crate) fn begin(&mut self, record: &GoRecord, title: String) {
        let side = self.playing.as_ref().and_then(|of| of.guessing.side());
        self.playing = Some(Playing::new(record.clone(), title, side));
    }

    /// Does what a key asks for.
    pub(crate) fn press(&mut self, command: Command) -> Vec<GuessEvent> {
        let Some(playing) = &mut self.playing else {
            return Vec::new();
        };
        if [Command::Forward, Command::Pass].contains(&command) {
            playing.answer(&Asked::GoOn)
        } else if [Command::Restart, Command::ToStart].contains(&command) {
            playing.answer(&Asked::Again)
        } else {
            Vec::new()
        }
    }

    /// Paints the page and returns what someone wants.
    pub(crate) fn guess_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Vec<GuessEvent> {
        match &mut self.playing {
            Some(playing) => playing.playing_ui(ui, textures, style),
            None => vec![GuessEvent::Back],
        }
    }
}

impl Playing {
    fn new(record: GoRecord, title: String, side: Option<Color>) -> Self {
        let guessing = Guessing::new(&record, side);
        Self {
            title,
            goban: StoneBoard::from(&guessing),
            record,
            guessing,
            thread: None,
            looks: false,
            board: BoardState::default(),
            refused: None,
        }
    }

    /// Asks and hears the thread that judges.
    fn run(&mut self, ui: &Ui) {
        let ctx = ui.ctx().clone();
        let thread = self
            .thread
            .get_or_insert_with(|| GuessThread::new(Waker::new(move || ctx.request_repaint())));
        match self.guessing.state() {
            GuessState::ToGuess if !self.looks => {
                self.looks = true;
                thread.look(self.guessing.question());
            }
            GuessState::Asked(_) => {
                if self.looks
                    && let Some(case) = self.guessing.case()
                {
                    self.looks = false;
                    thread.judge(case);
                }
                if let Some(worth) = thread.answer() {
                    self.guessing.take(worth);
                    self.goban = StoneBoard::from(&self.guessing);
                }
            }
            GuessState::ToGuess | GuessState::Told | GuessState::Over => {}
        }
    }

    fn answer(&mut self, asked: &Asked) -> Vec<GuessEvent> {
        self.refused = None;
        match *asked {
            Asked::Back => return vec![GuessEvent::Back],
            Asked::GoOn => {
                if matches!(self.guessing.state(), GuessState::Asked(_)) || !self.guessing.go_on() {
                    return Vec::new();
                }
            }
            Asked::Side(side) => self.guessing.set_side(side),
            Asked::Again => {
                let side = self.guessing.side();
                *self = Self::new(self.record.clone(), std::mem::take(&mut self.title), side);
            }
        }
        self.looks = false;
        self.goban = StoneBoard::from(&self.guessing);
        vec![GuessEvent::Cue(Cue::Stone)]
    }

    fn playing_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Vec<GuessEvent> {
        self.run(ui);
        let mut events = Vec::new();
        let [left, right] = board_and_words(ui);
        let builder = UiBuilder::new().max_rect(left);
        let (goban, board) = (&self.goban, &mut self.board);
        let chosen = ui.scope_builder(builder, |ui| {
            board_ui(ui, goban, VIEW, textures, board, style)
        });
        if let Some(BoardEvent::Chose(point)) = chosen.inner {
            self.refused = self.guessing.guess(point).err();
            self.goban = StoneBoard::from(&self.guessing);
            let cue = match self.refused {
                Some(_) => Cue::Refused,
                None => Cue::Stone,
            };
            events.push(GuessEvent::Cue(cue));
        }
        if let Some(asked) = words_ui(ui, right, |ui| self.words_ui(ui, style)) {
            events.extend(self.answer(&asked));
        }
        events
    }

    fn words_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let language = style.language;
        let back = back_ui(ui, language.say(Words::Back));
        let mut asked = back.map(|Back| Asked::Back);
        ui.add_space(theme::GRID);
        ui.add(Label::new(RichText::new(language.say(Words::Title)).size(theme::NAME)).wrap());
        let (number, all) = self.guessing.place();
        let place = language.fill(Words::Place, &[&number, &all]);
        controls::quiet_label(ui, style.colors, &format!("{} · {place}", self.title));
        asked = self.sides_ui(ui, style).or(asked);
        self.state_ui(ui, style);
        asked = self.buttons_ui(ui, style).or(asked);
        ui.add_space(theme::GRID);
        self.score_ui(ui, style);
        asked
    }

    fn sides_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let language = style.language;
        let mut asked = None;
        ui.horizontal_wrapped(|ui| {
            accessibility::group(ui, language.say(Words::Side));
            for (side, name) in [
                (None, language.say(Words::BothSides)),
                (Some(Color::Black), language.say(Term::Black)),
                (Some(Color::White), language.say(Term::White)),
            ] {
                let is_chosen = self.guessing.side() == side;
                if ui.selectable_label(is_chosen, name).clicked() && !is_chosen {
                    asked = Some(Asked::Side(side));
                }
            }
        });
        asked
    }

    /// The one line about it.
    fn state_ui(&self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let colors = style.colors;
        ui.add_space(theme::GRID);
        let side = words::color(language, self.goban.to_play);
        let (text, color) = match self.guessing.state() {
            GuessState::ToGuess => (language.fill(Words::ToGuess, &[&side]), colors.text),
            GuessState::Asked(_) => (language.say(Words::Asked).to_owned(), colors.quiet),
            GuessState::Told => {
                let guess = self.guessing.guesses().last();
                let text = guess.map(|guess| guess_text(language, guess, self.record.size()));
                (text.unwrap_or_default(), colors.text)
            }
            GuessState::Over => (language.say(Words::Over).to_owned(), colors.text),
        };
        let text = RichText::new(text).color(color);
        accessibility::alert(&ui.add(Label::new(text).wrap()));
        if let Some(why) = self.refused {
            let why = refusal(language, &why.into());
            let text = RichText::new(format!("× {why}")).color(colors.wrong);
            accessibility::alert(&ui.add(Label::new(text).wrap()));
        }
        ui.add_space(theme::GRID);
    }

    fn buttons_ui(&self, ui: &mut Ui, style: Style) -> Option<Asked> {
        let language = style.language;
        let state = self.guessing.state();
        let label = match state {
            GuessState::ToGuess | GuessState::Asked(_) => Words::PassOver,
            GuessState::Told | GuessState::Over => Words::GoOn,
        };
        let enabled = matches!(state, GuessState::ToGuess | GuessState::Told);
        let mut asked = None;
        ui.horizontal_wrapped(|ui| {
            let name = language.say(label);
            let is_main = state == GuessState::Told;
            let response = controls::step_button(ui, style.colors, name, [enabled, is_main]);
            let tip = Command::Forward.with_key(name, ui.ctx(), language);
            if controls::tip(response, &tip).clicked() {
                asked = Some(Asked::GoOn);
            }
            let again = language.say(Words::Again);
            let button = ui.add(controls::plain_button(again));
            let tip = Command::Restart.with_key(again, ui.ctx(), language);
            if controls::tip(button, &tip).clicked() {
                asked = Some(Asked::Again);
            }
        });
        asked
    }

    /// What all guesses come to, and each of them, the latest first.
    fn score_ui(&self, ui: &mut Ui, style: Style) {
        let language = style.language;
        let score = self.guessing.score();
        if score.guesses == 0 {
            return controls::quiet_label(ui, style.colors, language.say(Words::About));
        }
        let most = score.judged as u32 * MOST_POINTS;
        let points = language.fill(Words::Points, &[&score.points, &most]);
        ui.add(Label::new(RichText::new(points).size(theme::NAME)).wrap());
        let hits = language.fill(Words::Hits, &[&score.hits, &score.guesses]);
        controls::quiet_label(ui, style.colors, &hits);
        ui.add_space(theme::GRID);
        let size = self.record.size();
        ScrollArea::vertical().id_salt("guesses").show(ui, |ui| {
            // The latest is told above as long as it is on the board.
            let told = usize::from(self.guessing.state() == GuessState::Told);
            for guess in self.guessing.guesses().iter().rev().skip(told) {
                let text = format!("{}. {}", guess.number, guess_text(language, guess, size));
                controls::quiet_label(ui, style.colors, &text);
            }
        });
    }
}

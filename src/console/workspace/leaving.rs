//! Leaving the game at the table, and the game that takes its place.

use super::Workspace;
use crate::lobby::{
    AfterLeaving, DISK_PATIENCE, HeldClocks, IncomingGame, LeaveQuestion, LeaveStep, NewGame,
    leave, leave_once_kept,
};
use crate::record::GameKind;
use crate::session::{Closing, Match, Moment, file_name};
use crate::setup::{ColorDraw, GameSetup, Player};
use crate::words::{self, ConsoleWords, Dialog, NewGameWords, RatingWords};

/// Where that leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::console) enum Destination {
    /// To the menu.
    Home,
    /// Out of the program.
    Exit,
    /// To a table, with something to say.
    Table(Option<String>),
}

impl Workspace {
    /// What has to be done before the game is left. The disk is waited for:
    /// what is promised has to be true.
    pub(in crate::console) fn leave(&self, next: AfterLeaving) -> LeaveStep {
        let session = self.session.as_ref();
        if let Some(session) = session {
            session.flush(DISK_PATIENCE);
        }
        match leave_once_kept(session, next, DISK_PATIENCE) {
            LeaveStep::Leave(next) => leave(session, &self.preferences.settings, next),
            step @ (LeaveStep::Ask(..) | LeaveStep::Wait(_)) => step,
        }
    }

    /// A question before the game is left, in words.
    pub(in crate::console) fn question_text(
        &self,
        question: &LeaveQuestion,
        next: &AfterLeaving,
    ) -> String {
        let language = self.language();
        let file = match question {
            LeaveQuestion::Unsaved { file } => file,
            LeaveQuestion::Rated => {
                let title = next.question(language);
                return format!("{title} {}", language.say(RatingWords::LeaveRated));
            }
            LeaveQuestion::Lost(why) => {
                return language.fill(ConsoleWords::AskUnkept, &[&why.text(language)]);
            }
        };
        let title = next.question(language);
        let kept = match file {
            Some(path) => language.fill(Dialog::LeaveUnsaved, &[&file_name(path)]),
            None => language.say(ConsoleWords::Kept).to_owned(),
        };
        format!("{title} {kept}")
    }

    /// Leaves the game on the table for what comes next.
    ///
    /// # Errors
    ///
    /// Why that cannot be, in words; then nothing has changed.
    pub(in crate::console) fn leave_for(
        &mut self,
        next: AfterLeaving,
        now: Moment,
    ) -> Result<Destination, String> {
        match next {
            AfterLeaving::Home => {
                self.close_game();
                Ok(Destination::Home)
            }
            AfterLeaving::Quit => {
                self.close_game();
                self.write_settings();
                Ok(Destination::Exit)
            }
            AfterLeaving::Open(game) => {
                let message = self.text_about(&game);
                self.put_on_table(*game, now);
                Ok(Destination::Table(message))
            }
            AfterLeaving::Draw(game) => {
                let black = ColorDraw::new(&mut rand::rng()).black();
                let message = self.drawn_text(game.setup(), black);
                let game = game.begin(black);
                let game = game.map_err(|why| why.text(self.language()))?;
                self.put_on_table(game, now);
                Ok(Destination::Table(Some(message)))
            }
        }
    }

    /// The game that was set up, or the draw of its colors.
    ///
    /// # Errors
    ///
    /// Why it cannot begin, in words.
    pub(in crate::console) fn start_new(&mut self) -> Result<AfterLeaving, String> {
        let (language, engines) = (self.language(), &self.preferences.settings.engines);
        self.setup.keep_engines(engines);
        let setup = self.setup.named(language, engines);
        let player = self.preferences.player();
        let game = NewGame::new(setup, Some(self.setup.clone()), player);
        let next = game.and_then(NewGame::next);
        next.map_err(|why| why.text(language))
    }

    fn drawn_text(&self, setup: &GameSetup, black: Player) -> String {
        let language = self.language();
        let [you_first, you_second, other] = match setup.kind {
            GameKind::Go | GameKind::Othello => [
                NewGameWords::YouHaveBlack,
                NewGameWords::YouHaveWhite,
                NewGameWords::HasBlack,
            ],
            GameKind::Aligne4 => [
                NewGameWords::YouBegin,
                NewGameWords::YouFollow,
                NewGameWords::Begins,
            ],
        };
        match (setup.name(black), black) {
            ("", Player::First) => language.say(you_first).to_owned(),
            ("", Player::Second) => language.say(you_second).to_owned(),
            (name, _) => language.fill(other, &[&name]),
        }
    }

    fn put_on_table(&mut self, game: IncomingGame, now: Moment) {
        self.close_game();
        let session = game.into_match(&mut self.preferences, self.waker.clone(), now);
        self.session = Some(session);
        self.held_clocks = HeldClocks::default();
        self.match_id = self.match_ids.next();
        self.note_rated();
        self.write_settings();
    }

    /// Takes the match off the table; its journal is on the disk afterwards, or
    /// it is said why not.
    pub(in crate::console) fn close_game(&mut self) {
        let leaving = self.session.take().and_then(Match::close);
        if let Some(Err(error)) = leaving.map(Closing::finish) {
            let language = self.language();
            let why = words::file_error(language, &error);
            self.lost = Some(language.fill(ConsoleWords::Lost, &[&why]));
        }
    }
}

//! Leaving the game at the table, and the game that takes its place.

use super::{IncomingGame, Workspace};
use crate::console::launch::obstacle_text;
use crate::record::{AnyRecord, GameKind};
use crate::session::{Closing, Match, Moment, file_name, rematch, today};
use crate::setup::{BlackSeat, ColorDraw, GameSetup, Player};
use crate::words::{self, ConsoleWords, Dialog, NewGameWords};

/// What happens once the game on the table is left.
#[derive(Debug)]
pub(in crate::console) enum AfterLeaving {
    /// The menu is shown.
    Home,
    /// The program ends.
    Quit,
    /// The same game begins once more.
    Restart,
    /// The same with the colors swapped.
    Rematch,
    /// The game that was set up starts.
    StartNew,
    /// Another game takes its place.
    Open(Box<IncomingGame>),
}

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
    /// The question to ask before the game is left; `None` if there is no need.
    pub(in crate::console) fn leave_question(&self, next: &AfterLeaving) -> Option<String> {
        let session = self.session.as_ref()?;
        let language = self.language();
        // What is promised has to be true.
        session.sync();
        if let Some(error) = self.keeping_error() {
            let why = words::file_error(language, &error);
            return Some(language.fill(ConsoleWords::AskUnkept, &[&why]));
        }
        let on_file = session.file().filter(|_| session.is_changed());
        // A file that was only looked at is as it was.
        let played = session.is_changed() || session.own_file().is_some();
        let unfinished = session.has_begun() && !session.is_finished() && played;
        if !self.preferences.settings.confirm_leaving || !(unfinished || on_file.is_some()) {
            return None;
        }
        let title = language.say(match next {
            AfterLeaving::Quit => ConsoleWords::AskQuit,
            AfterLeaving::Restart | AfterLeaving::Rematch => ConsoleWords::AskRestart,
            AfterLeaving::Home | AfterLeaving::StartNew | AfterLeaving::Open(_) => {
                ConsoleWords::AskLeave
            }
        });
        let kept = match on_file {
            Some(home) => language.fill(Dialog::LeaveUnsaved, &[&file_name(&home.path)]),
            None => match session.own_file().filter(|_| !session.is_changed()) {
                // Its journal goes, and nothing is left to resume.
                Some(home) => language.fill(Dialog::KeptIn, &[&file_name(&home.path)]),
                None => language.say(ConsoleWords::Kept).to_owned(),
            },
        };
        Some(format!("{title} {kept}"))
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
        let incoming = match next {
            AfterLeaving::Home => {
                self.close_game();
                return Ok(Destination::Home);
            }
            AfterLeaving::Quit => {
                self.close_game();
                self.write_settings();
                return Ok(Destination::Exit);
            }
            AfterLeaving::Restart => self.restarted().map(fresh),
            AfterLeaving::Rematch => self.rematch().map(fresh),
            AfterLeaving::StartNew => Some(self.start_new()?),
            AfterLeaving::Open(incoming) => Some(*incoming),
        };
        let Some(incoming) = incoming else {
            return Err(self.language().say(NewGameWords::CannotStart).to_owned());
        };
        Ok(Destination::Table(self.put_on_table(incoming, now)))
    }

    /// The game that was set up, and what the draw said.
    fn start_new(&mut self) -> Result<IncomingGame, String> {
        let language = self.language();
        self.setup.keep_engines(&self.preferences.settings.engines);
        if let Some(obstacle) = self.setup.obstacle() {
            return Err(obstacle_text(language, &self.setup, &obstacle));
        }
        let setup = self
            .setup
            .named(language, &self.preferences.settings.engines);
        let (black, drawn) = match setup.black {
            BlackSeat::Player(player) => (player, None),
            BlackSeat::Draw => {
                let black = ColorDraw::new(&mut rand::rng()).black();
                (black, Some(self.drawn_text(&setup, black)))
            }
        };
        let record = setup.record(black, &today());
        let record = record.map_err(|why| words::invalid_start(language, &why))?;
        self.preferences.settings.last_game = self.setup.clone();
        let mut incoming = fresh(record);
        incoming.message = drawn;
        Ok(incoming)
    }

    fn drawn_text(&self, setup: &GameSetup, black: Player) -> String {
        let language = self.language();
        let [you_first, you_second, other] = match setup.table {
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

    fn rematch(&self) -> Option<AnyRecord> {
        self.session.as_ref()?.rematch(&today())
    }

    /// The same game before its first move: swapped, and swapped back.
    fn restarted(&self) -> Option<AnyRecord> {
        let date = today();
        Some(match self.rematch()? {
            AnyRecord::Go(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Othello(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Aligne4(record) => rematch(&record, &date).ok()?.into(),
        })
    }

    fn put_on_table(&mut self, incoming: IncomingGame, now: Moment) -> Option<String> {
        self.close_game();
        let IncomingGame {
            record,
            home,
            journal,
            starts,
            message,
        } = incoming;
        let journals = self.preferences.folders().journals();
        let mut session = Match::new(record, &journals, self.waker.clone());
        if let Some(home) = home {
            self.preferences.settings.note_recent(home.path.clone());
            session.set_file(home);
        }
        if let Some(journal) = journal {
            session.set_recovered_from(journal);
        }
        if starts {
            session.start_clock(now);
        }
        session.set_computer_options(self.preferences.computer_options());
        self.session = Some(session);
        self.match_id = self.match_ids.next();
        self.write_settings();
        message
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

/// A game that has not begun.
const fn fresh(record: AnyRecord) -> IncomingGame {
    IncomingGame {
        record,
        home: None,
        journal: None,
        starts: true,
        message: None,
    }
}

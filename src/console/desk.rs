//! The match on the table and what is remembered, whatever is shown of it.
//!
//! A terminal may wait for the disk where a window may not: what is asked for
//! here is done when it returns. Only moves are written down on a thread of
//! their own.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::Beginning;
use super::filing::Shelf;
use crate::board::{ByColor, Color};
use crate::record::{
    AnyRecord, FileError, Folders, GameKind, Header, LedgerEntry, Seat, remove_leftovers, replace,
};
use crate::scene::{Scene, Shown};
use crate::session::{
    Action, Closing, ComputerState, Durability, Event, GameFile, Match, Moment, Waker, file_name,
    make_folder_of, rematch, today,
};
use crate::settings::{Settings, computer_options};
use crate::setup::{BlackSeat, ColorDraw, GameSetup, Player};
use crate::words::{self, ConsoleWords, Dialog, Language, NewGameWords, Options, seat_name};

/// The match, the settings, and where things are kept.
#[derive(Debug)]
pub(super) struct Desk {
    pub(super) settings: Settings,
    /// The settings as they are on the disk.
    kept: Settings,
    pub(super) folders: Folders,
    system_language: Language,
    /// The language that was asked for this once.
    language: Option<Language>,
    pub(super) session: Option<Match>,
    /// What is being set up.
    pub(super) setup: GameSetup,
    pub(super) lists: Lists,
    waker: Waker,
    /// How long a move of a computer takes at least.
    pace: Duration,
    /// Something that went wrong beside what was asked for.
    pub(super) trouble: Option<String>,
    /// That the last game which was left is not kept.
    pub(super) lost: Option<String>,
}

/// What was found on the disk when it was last looked for.
#[derive(Debug, Default)]
pub(super) struct Lists {
    pub(super) interrupted: Vec<super::filing::Interrupted>,
    pub(super) files: Vec<PathBuf>,
    /// The latest first.
    pub(super) finished: Vec<LedgerEntry>,
    pub(super) shelf: Option<Shelf>,
}

/// A game that comes to the table.
#[derive(Debug)]
pub(super) struct Newcomer {
    pub(super) record: AnyRecord,
    pub(super) home: Option<GameFile>,
    pub(super) journal: Option<PathBuf>,
    /// Whether the clocks start at once.
    pub(super) starts: bool,
    /// What is said when it sits.
    pub(super) message: Option<String>,
}

/// What happens once the game on the table is left.
#[derive(Debug)]
pub(super) enum Next {
    /// The menu is shown.
    Home,
    /// The program ends.
    Quit,
    /// The same game begins once more.
    Restart,
    /// The same with the colors swapped.
    Rematch,
    /// The game that was set up begins.
    Begin,
    /// Another game takes its place.
    Sit(Box<Newcomer>),
}

/// Where one is after that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Arrived {
    /// At the menu.
    Home,
    /// Nowhere any more.
    Gone,
    /// At a table, with something to say.
    Table(Option<String>),
}

impl Desk {
    pub(super) fn new(beginning: Beginning, waker: Waker, pace: Duration) -> Self {
        let Beginning {
            settings,
            settings_trouble,
            folders,
            system_language,
            language,
            first: _,
        } = beginning;
        let setup = settings.last_game.clone();
        for folder in [folders.data(), &folders.own_saves()] {
            remove_leftovers(folder);
        }
        Self {
            kept: settings.clone(),
            settings,
            folders,
            system_language,
            language,
            session: None,
            setup,
            lists: Lists::default(),
            waker,
            pace,
            trouble: settings_trouble,
            lost: None,
        }
    }

    pub(super) fn language(&self) -> Language {
        let chosen = self.language.or(self.settings.language);
        chosen.unwrap_or(self.system_language)
    }

    pub(super) const fn system_language(&self) -> Language {
        self.system_language
    }

    /// Speaks the language of the settings, whatever was asked for before.
    pub(super) const fn forget_asked_language(&mut self) {
        self.language = None;
    }

    /// What there is to see of the match.
    pub(super) fn scene(&self, shown: Shown) -> Option<Scene> {
        let session = self.session.as_ref()?;
        Some(Scene::of(session, shown))
    }

    pub(super) fn apply(&mut self, action: Action, now: Moment) {
        if let Some(session) = &mut self.session {
            session.apply(action, now);
        }
    }

    /// Seats others. A computer that is called by its level takes that name
    /// along.
    pub(super) fn reseat(&mut self, seats: ByColor<Seat>, now: Moment) {
        let (language, engines) = (self.language(), &self.settings.engines);
        let Some(session) = &mut self.session else {
            return;
        };
        let table = session.table();
        let name = |seat: &Seat| seat_name(language, table, seat, engines);
        for color in Color::BOTH {
            let before = name(&session.seats()[color]).unwrap_or_default();
            if session.player(color) == before {
                let called = name(&seats[color]).unwrap_or_default();
                session.apply(Action::Header(Header::Player(color), called), now);
            }
        }
        session.apply(Action::Seats(seats), now);
    }

    /// Takes what threads have found; what happened since this was last asked.
    /// A game that has ended is kept.
    pub(super) fn hear(&mut self, now: Moment) -> Vec<Event> {
        let Some(session) = &mut self.session else {
            return Vec::new();
        };
        session.poll(now);
        let events = session.take_events();
        if events.iter().any(|event| matches!(event, Event::Ended(_))) {
            self.trouble = self.keep_finished();
        }
        events
    }

    /// Whether another program is to move, which may never answer.
    pub(super) fn waits_for_engine(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let thinks = match session.computer() {
            Some((color, ComputerState::Thinking)) => Some(color),
            Some((_, ComputerState::Waiting)) | None => None,
        };
        thinks.is_some_and(|color| matches!(session.seats()[color], Seat::Engine { .. }))
    }

    /// Whether something is being thought about that someone waits for.
    pub(super) fn is_busy(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let estimating = session
            .go()
            .is_some_and(|go| go.is_estimating() && go.estimate().is_none());
        session.is_thinking() || session.is_hinting() || estimating
    }

    /// Why the game on the table cannot be kept at present, if it cannot.
    pub(super) fn unkept(&self) -> Option<Arc<FileError>> {
        match self.session.as_ref()?.durability() {
            Durability::Failing(error) => Some(error),
            Durability::Safe | Durability::Pending => None,
        }
    }

    /// Why leaving the game is worth a question; `None` if it is not.
    pub(super) fn doubt(&self, next: &Next) -> Option<String> {
        let session = self.session.as_ref()?;
        let language = self.language();
        // What is promised has to be true.
        session.sync();
        if let Some(error) = self.unkept() {
            let why = words::file_error(language, &error);
            return Some(language.fill(ConsoleWords::AskUnkept, &[&why]));
        }
        let on_file = session.file().filter(|_| session.is_changed());
        // A file that was only looked at is as it was.
        let played = session.is_changed() || session.own_file().is_some();
        let unfinished = session.has_begun() && !session.is_finished() && played;
        if !self.settings.confirm_leaving || !(unfinished || on_file.is_some()) {
            return None;
        }
        let title = language.say(match next {
            Next::Quit => ConsoleWords::AskQuit,
            Next::Restart | Next::Rematch => ConsoleWords::AskRestart,
            Next::Home | Next::Begin | Next::Sit(_) => ConsoleWords::AskLeave,
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
    pub(super) fn proceed(&mut self, next: Next, now: Moment) -> Result<Arrived, String> {
        let newcomer = match next {
            Next::Home => {
                self.clear();
                return Ok(Arrived::Home);
            }
            Next::Quit => {
                self.clear();
                self.remember();
                return Ok(Arrived::Gone);
            }
            Next::Restart => self.again().map(fresh),
            Next::Rematch => self.swapped().map(fresh),
            Next::Begin => Some(self.begin()?),
            Next::Sit(newcomer) => Some(*newcomer),
        };
        let Some(newcomer) = newcomer else {
            return Err(self.language().say(NewGameWords::CannotStart).to_owned());
        };
        Ok(Arrived::Table(self.sit(newcomer, now)))
    }

    /// The game that was set up, and what the draw said.
    fn begin(&mut self) -> Result<Newcomer, String> {
        let language = self.language();
        self.setup.keep_engines(&self.settings.engines);
        if let Some(obstacle) = self.setup.obstacle() {
            return Err(super::asked::obstacle_text(
                language,
                &self.setup,
                &obstacle,
            ));
        }
        let setup = self.setup.named(language, &self.settings.engines);
        let (black, drawn) = match setup.black {
            BlackSeat::Player(player) => (player, None),
            BlackSeat::Draw => {
                let black = ColorDraw::new(&mut rand::rng()).black();
                (black, Some(self.drawn_text(&setup, black)))
            }
        };
        let record = setup.record(black, &today());
        let record = record.map_err(|why| words::invalid_start(language, &why))?;
        self.settings.last_game = self.setup.clone();
        let mut newcomer = fresh(record);
        newcomer.message = drawn;
        Ok(newcomer)
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

    fn swapped(&self) -> Option<AnyRecord> {
        self.session.as_ref()?.rematch(&today())
    }

    /// The same game before its first move: swapped, and swapped back.
    fn again(&self) -> Option<AnyRecord> {
        let date = today();
        Some(match self.swapped()? {
            AnyRecord::Go(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Othello(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Aligne4(record) => rematch(&record, &date).ok()?.into(),
        })
    }

    fn sit(&mut self, newcomer: Newcomer, now: Moment) -> Option<String> {
        self.clear();
        let Newcomer {
            record,
            home,
            journal,
            starts,
            message,
        } = newcomer;
        let journals = self.folders.journals();
        let mut session = Match::new(record, &journals, self.waker.clone());
        if let Some(home) = home {
            self.settings.note_recent(home.path.clone());
            session.set_file(home);
        }
        if let Some(journal) = journal {
            session.set_recovered_from(journal);
        }
        if starts {
            session.start_clock(now);
        }
        session.set_computer_options(computer_options(&self.settings, self.pace));
        self.session = Some(session);
        self.remember();
        message
    }

    /// Takes the match off the table; its journal is on the disk afterwards, or
    /// it is said why not.
    pub(super) fn clear(&mut self) {
        let leaving = self.session.take().and_then(Match::close);
        if let Some(Err(error)) = leaving.map(Closing::finish) {
            let language = self.language();
            let why = words::file_error(language, &error);
            self.lost = Some(language.fill(ConsoleWords::Lost, &[&why]));
        }
    }

    /// Writes the settings down when they have changed.
    pub(super) fn remember(&mut self) {
        if self.settings == self.kept {
            return;
        }
        self.kept = self.settings.clone();
        if let Some(session) = &mut self.session {
            session.set_computer_options(computer_options(&self.settings, self.pace));
        }
        let Ok(text) = self.settings.write() else {
            return;
        };
        let path = self.folders.settings();
        if let Err(error) = make_folder_of(&path).and_then(|()| replace(&path, &text)) {
            let language = self.language();
            let why = words::file_error(language, &error);
            self.trouble = Some(language.fill(Options::NotRemembered, &[&why]));
        }
    }
}

/// A game that has not begun.
const fn fresh(record: AnyRecord) -> Newcomer {
    Newcomer {
        record,
        home: None,
        journal: None,
        starts: true,
        message: None,
    }
}

//! The match at the table and what is remembered, whatever is shown of it.
//!
//! A terminal may wait for the disk where a window may not: what is asked for
//! here is done when it returns. Only moves are written down on a thread of
//! their own.

mod course;
mod folder;
mod leaving;
mod opening;
mod saving;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub(in crate::console) use leaving::Destination;
pub(in crate::console) use opening::interrupted_text;
pub(in crate::console) use saving::SaveOutcome;

use crate::board::{ByColor, Color};
use crate::console::Startup;
use crate::lobby::{
    GamesInFile, HeldClocks, InterruptedGame, MatchId, MatchIds, PlayerTask, Players, Preferences,
    players_trouble, rated_task, read_course, write_settings,
};
use crate::record::{FileError, Header, LedgerEntry, Seat, remove_leftovers};
use crate::scene::{Scene, Shown};
use crate::session::{Action, ComputerState, Durability, Event, Match, Moment, Waker};
use crate::setup::GameSetup;
use crate::words::{self, Language, OptionsWords, seat_name};

/// The match, the settings, and where things are kept.
#[derive(Debug)]
pub(in crate::console) struct Workspace {
    pub(in crate::console) preferences: Preferences,
    pub(in crate::console) session: Option<Match>,
    held_clocks: HeldClocks,
    match_id: MatchId,
    match_ids: MatchIds,
    /// What is being set up.
    pub(in crate::console) setup: GameSetup,
    pub(in crate::console) listings: Listings,
    waker: Waker,
    /// Something that was done beside what was asked for.
    pub(in crate::console) news: Option<String>,
    /// Something that went wrong beside what was asked for.
    pub(in crate::console) trouble: Option<String>,
    /// Why the last game that was left is not kept.
    pub(in crate::console) lost: Option<String>,
}

/// What was found on the disk when it was last looked for.
#[derive(Debug, Default)]
pub(in crate::console) struct Listings {
    pub(in crate::console) interrupted: Vec<InterruptedGame>,
    pub(in crate::console) files: Vec<PathBuf>,
    /// The latest first.
    pub(in crate::console) finished: Vec<LedgerEntry>,
    pub(in crate::console) games_in_file: Option<Box<GamesInFile>>,
}

impl Workspace {
    pub(in crate::console) fn new(startup: Startup, waker: Waker, pace: Duration) -> Self {
        let Startup {
            settings,
            settings_trouble,
            folders,
            system_language,
            language,
            first: _,
        } = startup;
        let (players, unreadable) = Players::read(&folders.profiles());
        let (course, course_trouble) = read_course(&folders);
        let mut match_ids = MatchIds::default();
        for folder in [folders.data(), &folders.own_saves()] {
            remove_leftovers(folder);
        }
        let preferences = Preferences::new(settings, folders, system_language, pace)
            .in_language(language)
            .with_players(players)
            .with_course(course);
        let setup = preferences.last_game();
        let trouble = players_trouble(preferences.players(), &unreadable, preferences.language());
        let course_trouble = course_trouble.map(|why| why.text(preferences.language()));
        Self {
            preferences,
            session: None,
            held_clocks: HeldClocks::default(),
            match_id: match_ids.next(),
            match_ids,
            setup,
            listings: Listings::default(),
            waker,
            news: None,
            trouble: settings_trouble.or(trouble).or(course_trouble),
            lost: None,
        }
    }

    pub(in crate::console) fn language(&self) -> Language {
        self.preferences.language()
    }

    /// What there is to see of the match.
    pub(in crate::console) fn scene(&self, shown: Shown) -> Option<Scene> {
        let session = self.session.as_ref()?;
        Some(Scene::of(session, shown))
    }

    pub(in crate::console) fn apply(&mut self, action: Action, now: Moment) {
        if let Some(session) = &mut self.session {
            session.apply(action, now);
        }
    }

    /// Stops the clocks while a page covers the table.
    pub(in crate::console) fn hold_clocks(&mut self, now: Moment) {
        if let Some(session) = &mut self.session {
            self.held_clocks.hold(session, now);
        }
    }

    /// Starts the clocks that were held.
    pub(in crate::console) fn release_clocks(&mut self, now: Moment) {
        if let Some(session) = &mut self.session {
            self.held_clocks.release(session, now);
        }
    }

    /// Seats others. A computer that is called by its level takes that name
    /// along.
    pub(in crate::console) fn reseat(&mut self, seats: ByColor<Seat>, now: Moment) {
        let (language, engines) = (self.language(), &self.preferences.settings.engines);
        let Some(session) = &mut self.session else {
            return;
        };
        let kind = session.kind();
        let before = session.seats().clone();
        session.apply(Action::Seats(seats), now);
        let name = |seat: &Seat| seat_name(language, kind, seat, engines).unwrap_or_default();
        for color in Color::BOTH {
            let seat = &session.seats()[color];
            if before[color] != *seat && session.player(color) == name(&before[color]) {
                let called = name(seat);
                session.apply(Action::Header(Header::Player(color), called), now);
            }
        }
    }

    /// Takes what threads have found; what happened since this was last asked.
    /// A game that has ended is kept.
    pub(in crate::console) fn poll(&mut self, now: Moment) -> Vec<Event> {
        let Some(session) = &mut self.session else {
            return Vec::new();
        };
        session.poll(now);
        let events = session.take_events();
        if events.iter().any(|event| matches!(event, Event::Ended(_))) {
            self.keep_finished();
            self.note_course_match();
        } else if !events.is_empty() {
            self.note_rated();
        }
        events
    }

    /// Whether the question for a rank is still open.
    pub(in crate::console) fn asks_rank(&self) -> bool {
        !self.preferences.settings.rank_asked && self.preferences.players().all().is_empty()
    }

    /// The question for a rank is not asked again.
    pub(in crate::console) fn skip_rank(&mut self) {
        self.preferences.settings.rank_asked = true;
        self.write_settings();
    }

    /// Writes down that a rated game has begun, or counts one that ended before
    /// it could be counted.
    pub(super) fn note_rated(&mut self) {
        let Some(session) = &self.session else {
            return;
        };
        if let Some(task) = rated_task(session, self.preferences.players()) {
            self.run_player_task(task);
        }
    }

    /// Does something with a player's file, and says what went wrong; whether
    /// it was done.
    pub(in crate::console) fn run_player_task(&mut self, task: PlayerTask) -> bool {
        let language = self.language();
        match task.run() {
            Ok(change) => {
                self.news = change.text(language).or_else(|| self.news.take());
                self.preferences.note_player(change);
                self.setup.follow_rank(self.preferences.rank());
                self.write_settings();
                true
            }
            Err(why) => {
                self.trouble = Some(words::profile_error(language, &why));
                false
            }
        }
    }

    /// Whether another program is to move, which may never answer.
    pub(in crate::console) fn waits_for_engine(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let thinks = match session.computer() {
            Some((color, ComputerState::Thinking)) => Some(color),
            Some((_, ComputerState::Waiting | ComputerState::Asking)) | None => None,
        };
        thinks.is_some_and(|color| matches!(session.seats()[color], Seat::Engine { .. }))
    }

    /// Whether something is being thought about that someone waits for.
    pub(in crate::console) fn is_busy(&self) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let estimating = session
            .go()
            .is_some_and(|go| go.is_estimating() && go.estimate().is_none());
        session.is_thinking() || session.is_hinting() || estimating
    }

    /// Why the game on the table cannot be kept at present, if it cannot.
    pub(in crate::console) fn keeping_error(&self) -> Option<Arc<FileError>> {
        match self.session.as_ref()?.durability() {
            Durability::Failing(error) => Some(error),
            Durability::Safe | Durability::Pending => None,
        }
    }

    /// Writes the settings down when they have changed.
    pub(in crate::console) fn write_settings(&mut self) {
        let Some(settings) = self.preferences.take_unwritten() else {
            return;
        };
        if let Some(session) = &mut self.session {
            session.set_computer_options(self.preferences.computer_options());
            session.set_review_settings(self.preferences.review_settings());
        }
        let path = self.preferences.folders().settings();
        if let Err(error) = write_settings(&path, &settings) {
            let language = self.language();
            let why = words::file_error(language, &error);
            self.trouble = Some(language.fill(OptionsWords::NotRemembered, &[&why]));
        }
    }
}

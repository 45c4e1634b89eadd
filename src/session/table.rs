//! A match at any table.
//!
//! Everything a front end does with a match whatever its game goes through
//! [`Match`]; what is special to one it finds by matching.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::aligne4;
use crate::board::{ByColor, Color};
use crate::game::{Outcome, TurnId};
use crate::othello;
use crate::record::sgf::Collection;
use crate::record::{AnyRecord, GameKind, Header, Reading, Seat, TimeControl, Written, save};

use super::{
    Action, Computer, Ending, EngineLog, Event, Home, Keeping, Leaving, Moment, Notice, Options,
    Session, Stage, Waker, rematch,
};

/// A match of one of the games.
#[derive(Debug)]
pub enum Match {
    /// Go.
    Go(Box<Session>),
    /// Othello.
    Othello(Box<Session<othello::Position>>),
    /// Aligne 4, or Quarto.
    Aligne4(Box<Session<aligne4::Position>>),
}

/// Does the same with a match of any game.
macro_rules! each {
    ($any:expr, $session:ident => $does:expr) => {
        match $any {
            $crate::session::Match::Go($session) => $does,
            $crate::session::Match::Othello($session) => $does,
            $crate::session::Match::Aligne4($session) => $does,
        }
    };
}

pub(crate) use each as each_match;

/// Asks the same of a match of any game.
macro_rules! pass_on {
    ($($(#[$about:meta])* $name:ident(&$($mutable:ident)? $(, $given:ident: $kind:ty)*) $(-> $answer:ty)?;)*) => {
        impl Match {
            $(
                $(#[$about])*
                pub fn $name(&$($mutable)? self $(, $given: $kind)*) $(-> $answer)? {
                    each!(self, session => session.$name($($given),*))
                }
            )*
        }
    };
}

pass_on! {
    /// Does what was asked for.
    apply(&mut, action: Action, now: Moment);
    /// Takes what threads have found and looks at the clock; whether anything
    /// changed.
    poll(&mut, now: Moment) -> bool;
    /// What happened since this was last asked.
    happened(&mut) -> Vec<Event>;
    /// Says how computers are to play from now on.
    follow(&mut, options: Options);
    /// Sets the clock going for the side to play.
    start_clock(&mut, now: Moment);
    /// Stops the clocks.
    stop_clock(&mut, now: Moment);
    /// Says where the game came from.
    came_from(&mut, home: Home);
    /// Says which journal the game was recovered from.
    recovered_from(&mut, journal: PathBuf);
    /// Says that this content is in a file now.
    was_saved(&mut, home: Home, content: u64, written: Written);
    /// Says that the journal is to stay, whatever file holds the game.
    keep_journal(&mut);

    /// The turn that it stands at.
    cursor(&) -> TurnId;
    /// A number that changes with everything that can be seen, but for the
    /// clocks.
    revision(&) -> u64;
    /// A number that changes when turns are taken out of the tree or come back.
    shape(&) -> u64;
    /// A number that changes with every message.
    said(&) -> u64;
    /// The content that would be written now.
    content(&) -> u64;
    /// The latest message.
    notice(&) -> Option<&Notice>;
    /// Where the match stands at the present turn.
    stage(&) -> Stage;
    /// How the match ended.
    ending(&) -> Option<Ending>;
    /// Whether it has its result, wherever one looks around.
    is_finished(&) -> bool;
    /// Whether the players decide what is dead.
    is_counting(&) -> bool;
    /// Whether the match waits for something that is being thought about.
    is_thinking(&) -> bool;
    /// Whether dead stones are being looked for.
    is_proposing(&) -> bool;
    /// Whether it is said what a search thinks.
    is_analyzing(&) -> bool;
    /// Whether it is said who owns what.
    is_estimating(&) -> bool;
    /// Whether a hint is being looked for.
    is_hinting(&) -> bool;
    /// Whether clocks stand still in the middle of a game.
    is_paused(&) -> bool;
    /// Whether something would be missing in the file.
    is_changed(&) -> bool;
    /// Whether a deleted branch can come back.
    can_restore(&) -> bool;
    /// Whose turn it is, if that is a computer, and what it does about it.
    computer(&) -> Option<(Color, Computer)>;
    /// The computer that a move of a person has to wait for.
    waits_for_computer(&) -> Option<Color>;
    /// The computer whose turn it is, where a person cannot move for it.
    turn_of_computer(&) -> Option<Color>;
    /// Whether undo takes back a change of rules.
    can_undo_rules(&) -> bool;
    /// Where one can return to after looking at an earlier turn.
    origin(&) -> Option<TurnId>;
    /// Whether an earlier turn is only looked at, and nothing is played there.
    is_looking_back(&) -> bool;
    /// The computer that has been thinking for long enough to say so.
    thinks_long(&, now: Moment) -> Option<Color>;
    /// Who gives up when someone asks to.
    resigner(&) -> Color;
    /// Everything that was said between the engine of a side and us.
    engine_log(&, color: Color) -> Option<EngineLog>;
    /// What a clock shows now.
    reading(&, color: Color, now: Moment) -> Option<Reading>;
    /// Whose clock runs.
    running(&) -> Option<Color>;
    /// Whether a player has little time left.
    is_low(&, color: Color, now: Moment) -> bool;
    /// When there is next something else to see.
    next_tick(&, now: Moment) -> Option<Duration>;
    /// The file it is kept in.
    home(&) -> Option<&Home>;
    /// Its file, if this match has written it before.
    own_home(&) -> Option<&Home>;
    /// The text of the file that this game would be kept in.
    text_for(&, home: &Home) -> String;
    /// How computers play.
    options(&) -> &Options;
    /// Waits until everything is on the disk.
    sync(&);
    /// Waits until everything is with the system and survives the program.
    flush(&, limit: Duration);
    /// Whether it would be there again if the program ended now.
    keeping(&) -> Keeping;
}

impl Match {
    /// A match about this game, from where it stands. What happens in it is
    /// written down in the folder `journals`.
    #[must_use]
    pub fn new(record: AnyRecord, journals: &Path, waker: Waker) -> Self {
        match record {
            AnyRecord::Go(record) => Self::Go(Box::new(Session::new(*record, journals, waker))),
            AnyRecord::Othello(record) => {
                Self::Othello(Box::new(Session::new(*record, journals, waker)))
            }
            AnyRecord::Aligne4(record) => {
                Self::Aligne4(Box::new(Session::new(*record, journals, waker)))
            }
        }
    }

    /// Which table it is played at.
    #[must_use]
    pub const fn table(&self) -> GameKind {
        match self {
            Self::Go(_) => GameKind::Go,
            Self::Othello(_) => GameKind::Othello,
            Self::Aligne4(_) => GameKind::Aligne4,
        }
    }

    /// The match, if it is one of Go.
    #[must_use]
    pub fn go(&self) -> Option<&Session> {
        match self {
            Self::Go(session) => Some(session),
            Self::Othello(_) | Self::Aligne4(_) => None,
        }
    }

    /// A copy of the game.
    #[must_use]
    pub fn record(&self) -> AnyRecord {
        each!(self, session => session.record().clone().into())
    }

    /// A line at the head of the game.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<Cow<'_, str>> {
        each!(self, session => session.record().header(header))
    }

    /// The name of whoever plays a color; empty if there is none.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        each!(self, session => session.record().player(color))
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &ByColor<Seat> {
        each!(self, session => session.record().seats())
    }

    /// How much time the players have.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        each!(self, session => session.record().control())
    }

    /// How it ended, wherever one looks around.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        each!(self, session => session.record().result())
    }

    /// What is played, as the list of finished games has it: Go 19×19.
    #[must_use]
    pub fn table_name(&self) -> String {
        each!(self, session => session.record().title())
    }

    /// The same for the name of a file.
    #[must_use]
    pub fn stem(&self) -> String {
        match self {
            Self::Go(session) => {
                let lines = session.record().size().lines();
                format!("{lines}x{lines}")
            }
            Self::Othello(_) | Self::Aligne4(_) => self.table_name(),
        }
    }

    /// The rules, as the list of finished games has them.
    #[must_use]
    pub fn rules_name(&self) -> String {
        match self {
            Self::Go(session) => {
                let ruleset = session.record().start().ruleset;
                ruleset.map_or("", |set| set.name()).to_owned()
            }
            Self::Othello(_) | Self::Aligne4(_) => String::new(),
        }
    }

    /// The turns from the start to the cursor, both included.
    #[must_use]
    pub fn path(&self) -> &[TurnId] {
        each!(self, session => session.record().history().path())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_play(&self) -> Color {
        use crate::game::Game as _;

        each!(self, session => session.position().to_play())
    }

    /// Whether anything was played yet, on any branch.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        each!(self, session => session.record().history().tree().ids() > 1)
    }

    /// The game as a save.
    #[must_use]
    pub fn to_save(&self) -> String {
        each!(self, session => save::write(session.record()))
    }

    /// The game as SGF, if SGF knows it.
    #[must_use]
    pub fn to_sgf(&self) -> Option<Collection> {
        self.table().sgf_number()?;
        Some(each!(self, session => session.record().to_sgf()))
    }

    /// The same players once more with the colors swapped, on this date;
    /// `None` where such a game cannot begin.
    #[must_use]
    pub fn rematch(&self, date: &str) -> Option<AnyRecord> {
        each!(self, session => Some(rematch(session.record(), date).ok()?.into()))
    }

    /// Ends the match. Waiting for the disk, and for engines to end, is for a
    /// thread that may wait.
    #[must_use]
    pub fn leave(self) -> Option<Leaving> {
        each!(self, session => session.leave())
    }
}

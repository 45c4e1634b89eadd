//! A match at any table.
//!
//! Everything a front end does with a match whatever its game goes through
//! [`Match`]; what is special to one it finds by matching.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use delegate::delegate;

use crate::aligne4;
use crate::board::{ByColor, Color};
use crate::game::{Game as _, Outcome, TurnId};
use crate::go::{self, Rules};
use crate::othello;
use crate::record::{
    AnyMove, AnyRecord, ClockReading, GameKind, Header, Seat, TimeControl, Written,
};
use crate::review::{Grade, HumanReview, Summary};

use super::{
    Action, Closing, ComputerOptions, ComputerState, CurrentTurn, Durability, EditKind, Ending,
    EngineLog, Event, GameFile, HintStep, Ladder, Moment, MoveWarning, Notice, Offers, RatedMark,
    ReviewSettings, ReviewState, Session, Stage, Waker, WarnedMove, rematch,
};

/// A match of one of the games.
#[derive(Debug)]
pub enum Match {
    /// Go.
    Go(Box<Session<go::Position>>),
    /// Othello.
    Othello(Box<Session<othello::Position>>),
    /// Aligne 4, or Quarto.
    Aligne4(Box<Session<aligne4::Position>>),
}

/// What every match can be asked, whatever its game.
impl Match {
    delegate! {
        to match self {
            Self::Go(session) => session,
            Self::Othello(session) => session,
            Self::Aligne4(session) => session,
        } {
            /// Does what was asked for.
            pub fn apply(&mut self, action: Action, now: Moment);
            /// Takes what threads have found and looks at the clock; whether anything
            /// changed.
            pub fn poll(&mut self, now: Moment) -> bool;
            /// What happened since this was last asked.
            pub fn take_events(&mut self) -> Vec<Event>;
            /// Says how computers are to play from now on.
            pub fn set_computer_options(&mut self, options: ComputerOptions);
            /// Sets the clock going for the side to play.
            pub fn start_clock(&mut self, now: Moment);
            /// Stops the clocks.
            pub fn stop_clock(&mut self, now: Moment);
            /// Says where the game came from.
            pub fn set_file(&mut self, file: GameFile);
            /// Says which journal the game was recovered from.
            pub fn set_recovered_from(&mut self, journal: PathBuf);
            /// Says that this content is in a file now.
            pub fn mark_saved(&mut self, file: GameFile, revision: u64, written: Written);
            /// Says that the journal is to stay, whatever file holds the game.
            pub fn keep_journal(&mut self);

            /// The turn that it stands at.
            #[must_use]
            pub fn cursor(&self) -> TurnId;
            /// A number that changes with everything that can be seen, but for the
            /// clocks.
            #[must_use]
            pub fn revision(&self) -> u64;
            /// A number that changes when turns are taken out of the tree or come back.
            #[must_use]
            pub fn tree_revision(&self) -> u64;
            /// The turns below which the tree got another shape since then.
            pub fn reshaped_since(&self, revision: u64) -> &[TurnId];
            /// A number that changes with every message.
            #[must_use]
            pub fn notice_revision(&self) -> u64;
            /// The content that would be written now.
            #[must_use]
            pub fn content_revision(&self) -> u64;
            /// The latest message.
            #[must_use]
            pub fn notice(&self) -> Option<&Notice>;
            /// Where the match stands at the present turn.
            #[must_use]
            pub fn stage(&self) -> Stage;
            /// How the match ended.
            #[must_use]
            pub fn ending(&self) -> Option<Ending>;
            /// Whether it has its result, wherever one looks around.
            #[must_use]
            pub fn is_finished(&self) -> bool;
            /// The mark of a rated game.
            #[must_use]
            pub fn rated(&self) -> Option<RatedMark>;
            /// How often the teacher may speak, where there is one.
            #[must_use]
            pub fn teaching(&self) -> Option<Offers>;
            /// What the teacher says of the last move, while it waits for an answer.
            #[must_use]
            pub fn warning(&self) -> Option<MoveWarning>;
            /// The moves that the teacher has spoken about, in the order of play.
            #[must_use]
            pub fn warned_moves(&self) -> Vec<WarnedMove>;
            /// The hint for the present position, as far as it was asked for.
            #[must_use]
            pub fn hint_step(&self) -> Option<HintStep>;
            /// Whether the players decide what is dead.
            #[must_use]
            pub fn is_counting(&self) -> bool;
            /// Whether the match waits for something that is being thought about.
            #[must_use]
            pub fn is_thinking(&self) -> bool;
            /// Whether dead stones are being looked for.
            #[must_use]
            pub fn is_proposing(&self) -> bool;
            /// Whether it is said what a search thinks.
            #[must_use]
            pub fn is_analyzing(&self) -> bool;
            /// Whether it is said who owns what.
            #[must_use]
            pub fn is_estimating(&self) -> bool;
            /// Whether a hint is being looked for.
            #[must_use]
            pub fn is_hinting(&self) -> bool;
            /// Whether the review is looked at.
            #[must_use]
            pub fn is_reviewing(&self) -> bool;
            /// How far the review is; `None` while nobody looks at it.
            #[must_use]
            pub fn review_state(&self) -> Option<ReviewState>;
            /// How each side played, as far as it is known.
            #[must_use]
            pub fn review_summaries(&self) -> ByColor<Summary>;
            /// What people of each rank would have played; known at the end of a
            /// review.
            #[must_use]
            pub fn human_review(&self) -> Option<&HumanReview>;
            /// Whose mistakes are of interest; `None` for those of both.
            #[must_use]
            pub fn mistakes_of(&self) -> Option<Color>;
            /// Whether someone can say what its positions are worth.
            #[must_use]
            pub fn is_judged(&self) -> bool;
            /// Whether something is known of its positions.
            #[must_use]
            pub fn has_review(&self) -> bool;
            /// Goes over games in this way from now on.
            pub fn set_review_settings(&mut self, settings: ReviewSettings);
            /// How good the move of a turn was, where that is known and shown.
            #[must_use]
            pub fn grade_at(&self, turn: TurnId) -> Option<Grade>;
            /// Whether clocks stand still in the middle of a game.
            #[must_use]
            pub fn is_paused(&self) -> bool;
            /// Whether something would be missing in the file.
            #[must_use]
            pub fn is_changed(&self) -> bool;
            /// Whether a deleted branch can come back.
            #[must_use]
            pub fn can_restore(&self) -> bool;
            /// Whose turn it is, if that is a computer, and what it does about it.
            #[must_use]
            pub fn computer(&self) -> Option<(Color, ComputerState)>;
            /// The computer that a move of a person has to wait for.
            #[must_use]
            pub fn waits_for_computer(&self) -> Option<Color>;
            /// The computer whose turn it is, where a person cannot move for it.
            #[must_use]
            pub fn turn_of_computer(&self) -> Option<Color>;
            /// What undo would take back, where the last thing that was done is no
            /// move.
            #[must_use]
            pub fn undoable(&self) -> Option<EditKind>;
            /// What redo would do again, where that is no move.
            #[must_use]
            pub fn redoable(&self) -> Option<EditKind>;
            /// Whether undo takes back a change of rules, or of the head of the game.
            #[must_use]
            pub fn can_undo_rules(&self) -> bool;
            /// Whether someone may still say how much time the players had.
            #[must_use]
            pub fn can_set_time(&self) -> bool;
            /// Where one can return to after looking at an earlier turn.
            #[must_use]
            pub fn origin(&self) -> Option<TurnId>;
            /// Whether an earlier turn is only looked at, and nothing is played there.
            #[must_use]
            pub fn is_looking_back(&self) -> bool;
            /// The computer that has been thinking for long enough to say so.
            #[must_use]
            pub fn thinks_long(&self, now: Moment) -> Option<Color>;
            /// Who resigns when someone asks to.
            #[must_use]
            pub fn resigner(&self) -> Color;
            /// Everything that was said between the engine of a side and us.
            #[must_use]
            pub fn engine_log(&self, color: Color) -> Option<EngineLog>;
            /// What a clock shows now.
            #[must_use]
            pub fn clock_reading(&self, color: Color, now: Moment) -> Option<ClockReading>;
            /// Whose clock runs.
            #[must_use]
            pub fn running_clock(&self) -> Option<Color>;
            /// Whether a player has little time left.
            #[must_use]
            pub fn is_low_on_time(&self, color: Color, now: Moment) -> bool;
            /// When there is next something else to see.
            #[must_use]
            pub fn next_tick(&self, now: Moment) -> Option<Duration>;
            /// The file it is kept in.
            #[must_use]
            pub fn file(&self) -> Option<&GameFile>;
            /// Its file, if this match has written it before.
            #[must_use]
            pub fn own_file(&self) -> Option<&GameFile>;
            /// How computers play.
            #[must_use]
            pub fn computer_options(&self) -> &ComputerOptions;
            /// Waits until everything is on the disk.
            pub fn sync(&self);
            /// Waits until everything is with the system and survives the program.
            pub fn flush(&self, limit: Duration);
            /// Whether it would be there again if the program ended now.
            #[must_use]
            pub fn durability(&self) -> Durability;

            /// The turn that it stands at, for whoever tells of it.
            #[must_use]
            pub fn current_turn(&self) -> CurrentTurn;
            /// The move of a turn, and whose it is; `None` if the turn is none.
            #[must_use]
            pub fn move_at(&self, turn: TurnId) -> Option<(Color, AnyMove)>;
            /// A turn and what follows it as SGF.
            #[must_use]
            pub fn branch_as_sgf(&self, turn: TurnId) -> Option<String>;
            /// The position that is shown as a game of SGF.
            #[must_use]
            pub fn position_as_sgf(&self) -> Option<String>;
            /// The values of a property of the turn that is shown, as they stand in
            /// a file.
            #[must_use]
            pub fn values_here(&self, name: &str) -> Vec<String>;
            /// Ends the match. Waiting for the disk, and for engines to end, is
            /// for a thread that may wait.
            #[must_use]
            pub fn close(self) -> Option<Closing>;
        }

        to match self {
            Self::Go(session) => session.record(),
            Self::Othello(session) => session.record(),
            Self::Aligne4(session) => session.record(),
        } {
            /// A line at the head of the game.
            #[must_use]
            pub fn header(&self, header: Header) -> Option<Cow<'_, str>>;
            /// The name of whoever plays a color; empty if there is none.
            #[must_use]
            pub fn player(&self, color: Color) -> String;
            /// Who sits where.
            #[must_use]
            pub fn seats(&self) -> &ByColor<Seat>;
            /// How much time the players have.
            #[must_use]
            pub fn control(&self) -> TimeControl;
            /// How it ended, wherever one looks around.
            #[must_use]
            pub fn result(&self) -> Option<Outcome>;
            /// What is played, as the list of finished games has it: Go 19×19.
            #[must_use]
            #[call(title)]
            pub fn game_title(&self) -> String;
        }

        to match self {
            Self::Go(session) => session.record().history(),
            Self::Othello(session) => session.record().history(),
            Self::Aligne4(session) => session.record().history(),
        } {
            /// The turns from the start to the cursor, both included.
            #[must_use]
            pub fn path(&self) -> &[TurnId];
        }

        to match self {
            Self::Go(session) => session.record().history().tree(),
            Self::Othello(session) => session.record().history().tree(),
            Self::Aligne4(session) => session.record().history().tree(),
        } {
            /// Whether the game has a turn that was not deleted.
            #[must_use]
            #[call(contains)]
            pub fn has_turn(&self, turn: TurnId) -> bool;
        }

        to match self {
            Self::Go(session) => session.position(),
            Self::Othello(session) => session.position(),
            Self::Aligne4(session) => session.position(),
        } {
            /// Whose turn it is.
            #[must_use]
            pub fn to_play(&self) -> Color;
        }
    }
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
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go(_) => GameKind::Go,
            Self::Othello(_) => GameKind::Othello,
            Self::Aligne4(_) => GameKind::Aligne4,
        }
    }

    /// Whose levels sit at it.
    #[must_use]
    pub fn ladder(&self) -> Ladder {
        match self.is_atari_go() {
            true => Ladder::AtariGo,
            false => self.kind().into(),
        }
    }

    /// Whether the first capture wins.
    #[must_use]
    pub fn is_atari_go(&self) -> bool {
        let rules = self.go().map(|session| session.position().rules());
        rules.is_some_and(Rules::is_atari_go)
    }

    /// The match, if it is one of Go.
    #[must_use]
    pub fn go(&self) -> Option<&Session<go::Position>> {
        match self {
            Self::Go(session) => Some(session),
            Self::Othello(_) | Self::Aligne4(_) => None,
        }
    }

    /// A copy of the game.
    #[must_use]
    pub fn record(&self) -> AnyRecord {
        match self {
            Self::Go(session) => session.record().clone().into(),
            Self::Othello(session) => session.record().clone().into(),
            Self::Aligne4(session) => session.record().clone().into(),
        }
    }

    /// What is played, as the name of a file has it: 19x19, Othello.
    #[must_use]
    pub fn stem(&self) -> String {
        match self {
            Self::Go(session) => {
                let lines = session.record().size().lines();
                format!("{lines}x{lines}")
            }
            Self::Othello(_) | Self::Aligne4(_) => self.game_title(),
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

    /// Whether anything was played yet, on any branch.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let turns = match self {
            Self::Go(session) => session.record().history().tree().ids(),
            Self::Othello(session) => session.record().history().tree().ids(),
            Self::Aligne4(session) => session.record().history().tree().ids(),
        };
        turns > 1
    }

    /// The same players once more with the colors swapped, on this date;
    /// `None` where such a game cannot begin.
    #[must_use]
    pub fn rematch(&self, date: &str) -> Option<AnyRecord> {
        Some(match self {
            Self::Go(session) => rematch(session.record(), date).ok()?.into(),
            Self::Othello(session) => rematch(session.record(), date).ok()?.into(),
            Self::Aligne4(session) => rematch(session.record(), date).ok()?.into(),
        })
    }
}

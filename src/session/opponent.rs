//! Computers at the table: whose turn it is, who waits for whom, and who may
//! sit down instead.

use std::time::Duration;

use super::played::LevelOf;
use super::seating::rank_of;
use super::thinking::{Kind, Parting, Waker, Worker};
use super::{Moment, Notice, Options, Played, Session, Stage};
use crate::ai::{BotLevel, Choice, Config};
use crate::board::{ByColor, Color};
use crate::game::TurnId;
use crate::gtp::EngineLog;
use crate::record::{Change, Header, Seat};

/// A computer that takes no longer than this does not need to say that it
/// thinks.
const SHORT: Duration = Duration::from_millis(300);
/// How long an analysis stands before the next move, where only computers play.
const TO_READ: Duration = Duration::from_millis(1500);

/// What the computer whose turn it is does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computer {
    /// It thinks, or is about to.
    Thinking,
    /// It waits until it is told to go on, or until nobody looks back any more.
    Waiting,
}

/// Everyone at the table who is no person.
#[derive(Debug)]
pub(super) struct Opponents<G: Played> {
    pub(super) options: Options,
    pub(super) workers: ByColor<Worker<G>>,
    pub(super) logs: ByColor<Option<EngineLog>>,
    /// The threads of engines whose seats others have taken.
    parted: Vec<Parting>,
    seed: u64,
    /// Whether they wait until they are told to go on.
    pub(super) stopped: bool,
    pub(super) asked_at: Moment,
    /// A move that came faster than it can be followed.
    pub(super) ready: Option<Ready<G::Move>>,
    /// Where there is nothing more to think about on the other side's time.
    pub(super) pondered: Option<TurnId>,
    /// The turn that play has come to. It may be one that was there before:
    /// who takes a move back and plays it again is answered again.
    pub(super) came_to: Option<TurnId>,
    /// Whether they were asked to play on after they had given up: whoever
    /// gave up would do so again at once.
    pub(super) urged: bool,
}

/// A move that was chosen, and where.
#[derive(Debug)]
pub(super) struct Ready<M> {
    pub(super) color: Color,
    pub(super) turn: TurnId,
    pub(super) choice: Choice<M>,
}

impl<G: Played> Opponents<G> {
    pub(super) fn new(waker: &Waker, seed: u64) -> Self {
        Self {
            options: Options::default(),
            workers: ByColor::from_fn(|_| Worker::new(waker.clone())),
            logs: ByColor::default(),
            parted: Vec::new(),
            seed,
            stopped: false,
            asked_at: Moment::ZERO,
            ready: None,
            pondered: None,
            came_to: None,
            urged: false,
        }
    }

    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// How a bot of this level is set up.
    pub(super) fn config(&self, level: LevelOf<G>) -> Config<LevelOf<G>> {
        Config {
            level,
            threads: self.options.threads.max(1),
            seed: self.seed,
            resigns: self.options.resigns && !self.urged,
        }
    }

    /// Who is thinking about a move that is going to be played.
    pub(super) fn busy(&self) -> Option<Color> {
        let thinks = |color: &Color| self.workers[*color].is_busy_with(Kind::Move);
        let ready = self.ready.as_ref().map(|ready| ready.color);
        ready.or_else(|| Color::BOTH.into_iter().find(thinks))
    }

    /// Stops everyone, and tells how to wait for the programs that were
    /// started.
    pub(super) fn part(&mut self) -> Vec<Parting> {
        for color in Color::BOTH {
            self.vacate(color);
        }
        std::mem::take(&mut self.parted)
    }

    /// Someone leaves a seat. The thread ends when it notices, and with it its
    /// engine.
    fn vacate(&mut self, color: Color) {
        let parting = self.workers[color].part();
        if self.logs[color].take().is_some() {
            self.parted.extend(parting);
        }
    }
}

impl<G: Played> Session<G> {
    /// Says how computers are to play from now on.
    pub fn follow(&mut self, options: Options) {
        self.opponents.options = options;
    }

    /// How computers play.
    #[must_use]
    pub const fn options(&self) -> &Options {
        self.opponents.options()
    }

    /// Whose turn it is, if that is a computer, and what it does about it.
    #[must_use]
    pub fn computer(&self) -> Option<(Color, Computer)> {
        let color = self.position().to_play();
        let seated = self.record.seats()[color] != Seat::Person;
        let playing = self.stage() == Stage::Playing && !self.is_finished();
        if !seated || !playing {
            return None;
        }
        let waits = self.opponents.stopped || self.is_paused() || !self.is_at_play();
        let does = if waits {
            Computer::Waiting
        } else {
            Computer::Thinking
        };
        Some((color, does))
    }

    /// The computer that has been thinking for long enough to say so.
    #[must_use]
    pub fn thinks_long(&self, now: Moment) -> Option<Color> {
        let color = self.opponents.busy()?;
        let since = now.saturating_sub(self.opponents.asked_at);
        (since >= SHORT).then_some(color)
    }

    /// When there is something to show about a computer that thinks, if that
    /// comes by itself.
    pub(super) fn next_sign(&self, now: Moment) -> Option<Duration> {
        self.opponents.busy()?;
        let since = now.saturating_sub(self.opponents.asked_at);
        let sign = SHORT.checked_sub(since).filter(|left| !left.is_zero());
        let pace = self.pace(now).saturating_sub(since);
        let pace = self.opponents.ready.as_ref().map(|_| pace);
        match (sign, pace) {
            (Some(sign), Some(pace)) => Some(sign.min(pace)),
            (sign, pace) => sign.or(pace),
        }
    }

    /// Everything that was said between the engine of a side and us.
    #[must_use]
    pub fn engine_log(&self, color: Color) -> Option<EngineLog> {
        self.opponents.logs[color].clone()
    }

    /// The computer that a move of a person has to wait for: it is to move, and
    /// nobody has stopped it or looks back.
    #[must_use]
    pub fn waits_for_computer(&self) -> Option<Color> {
        let (color, _) = self.computer()?;
        (!self.opponents.stopped && self.is_at_play()).then_some(color)
    }

    /// The computer whose turn it is, where a person cannot move for it: they
    /// can once it was stopped, but not in a position that they only look at.
    #[must_use]
    pub fn turn_of_computer(&self) -> Option<Color> {
        let (color, _) = self.computer()?;
        let stopped = self.opponents.stopped && self.is_at_play();
        (!stopped).then_some(color)
    }

    /// Whether the game is played on from here, and not only looked at.
    pub(super) fn is_at_play(&self) -> bool {
        let at_end = self.is_last_turn() && !self.is_looking_back();
        at_end || self.opponents.came_to == Some(self.cursor())
    }

    /// Whether a side is a computer that tells what it thinks while it chooses
    /// its move.
    fn tells(&self, color: Color) -> bool {
        match &self.record.seats()[color] {
            Seat::Computer { level } => {
                LevelOf::<G>::from_name(level).is_ok_and(BotLevel::searches)
            }
            Seat::Person | Seat::Engine { .. } => false,
        }
    }

    /// Whether an analysis waits for a computer that chooses its move. One that
    /// does not search has played before there is anything to read, unless it
    /// waits for those who watch.
    pub(super) fn is_analysis_waiting(&self) -> bool {
        let waits = |color: Color| {
            let quick = matches!(self.record.seats()[color], Seat::Computer { .. });
            self.tells(color) || (quick && !self.is_watched())
        };
        self.opponents.busy().is_some_and(waits)
    }

    /// How long a move takes at least. Who watches with an analysis wants to
    /// read it; but nobody loses on time because others look on.
    pub(super) fn pace(&self, now: Moment) -> Duration {
        let pace = self.opponents.options.pace;
        let color = self.position().to_play();
        if self.clock.running() == Some(color) && self.clock.is_low(color, now) {
            return Duration::ZERO;
        }
        if self.is_analyzing() && self.is_watched() && !self.tells(color) {
            pace.max(TO_READ)
        } else {
            pace
        }
    }

    /// The only person at the table.
    pub(super) fn lone_person(&self) -> Option<Color> {
        let seats = self.record.seats();
        match (&seats.black, &seats.white) {
            (Seat::Person, Seat::Person) => None,
            (Seat::Person, _) => Some(Color::Black),
            (_, Seat::Person) => Some(Color::White),
            (_, _) => None,
        }
    }

    /// Whether nobody at the table is a person.
    pub(super) fn is_watched(&self) -> bool {
        let seats = self.record.seats();
        seats.black != Seat::Person && seats.white != Seat::Person
    }

    /// Who gives up when someone asks to: the side to move, but never a
    /// computer for the person it plays with.
    #[must_use]
    pub fn resigner(&self) -> Color {
        let to_play = self.position().to_play();
        self.lone_person().unwrap_or(to_play)
    }

    /// The best so far is played.
    pub(super) fn move_now(&mut self, now: Moment) {
        let Some((color, does)) = self.computer() else {
            return;
        };
        if self.refuses_while_looking_back() {
            return;
        }
        let engine = matches!(self.record.seats()[color], Seat::Engine { .. });
        match does {
            Computer::Waiting => {
                self.go_on(now);
                self.tend_opponents(now);
            }
            Computer::Thinking if engine => return self.say(Notice::CannotHurry),
            Computer::Thinking => (),
        }
        if engine {
            return;
        }
        self.opponents.workers[color].hurry();
        if let Some(ready) = self.opponents.ready.take() {
            self.obey_choice(&ready, now);
        }
    }

    /// Computers are quiet until they are told to go on, and so is whoever
    /// looks for a hint.
    pub(super) fn cancel(&mut self, now: Moment) {
        self.drop_hint();
        if self.waits_for_computer().is_none() {
            return;
        }
        self.hold_computers(now);
        self.say(Notice::Stopped);
    }

    /// Makes computers wait. Their clocks wait with them.
    pub(super) fn hold_computers(&mut self, now: Moment) {
        self.opponents.stopped = true;
        self.stop_clock(now);
    }

    /// Computers play on.
    pub(super) fn go_on(&mut self, now: Moment) {
        if !matches!(self.computer(), Some((_, Computer::Waiting))) {
            return;
        }
        if self.refuses_while_looking_back() {
            return;
        }
        self.opponents.stopped = false;
        self.opponents.came_to = Some(self.cursor());
        self.notice = None;
        self.start_clock(now);
    }

    /// What a person does sets computers going again.
    pub(super) const fn wake_computers(&mut self) {
        self.opponents.stopped = false;
    }

    /// Others sit down in the middle of the game.
    pub(super) fn change_seats(&mut self, seats: ByColor<Seat>, now: Moment) {
        let before = self.record.seats().clone();
        if seats == before || self.change(Change::Seats(seats)).is_err() {
            return;
        }
        for color in Color::BOTH {
            if self.record.seats()[color] != before[color] {
                self.opponents.vacate(color);
                self.change_rank(color, &before[color]);
            }
        }
        self.notice = None;
        self.opponents.pondered = None;
        self.opponents.ready = None;
        self.opponents.urged = false;
        if std::mem::take(&mut self.opponents.stopped) {
            self.start_clock(now);
        }
    }

    /// Gives the head of the game the rank of whoever sits there now. A rank
    /// that was written by hand stays.
    fn change_rank(&mut self, color: Color, before: &Seat) {
        let header = Header::Rank(color);
        let told = self.record.header(header).unwrap_or_default().into_owned();
        if !told.is_empty() && rank_of(G::KIND, before) != Some(told.as_str()) {
            return;
        }
        let rank = rank_of(G::KIND, &self.record.seats()[color]).unwrap_or_default();
        if rank != told {
            // A line at the head of a game is never refused.
            let _ = self.change(Change::Header(header, rank.to_owned()));
        }
    }
}

//! The game that is about to take its place at the table, and the one that was
//! set up and has no colors yet.

use super::opening::OpenedGame;
use super::preferences::Preferences;
use super::recovering::RecoveredGame;
use crate::board::Color;
use crate::game::Rank;
use crate::profile::{GameId, Profile};
use crate::rating::Unratable;
use crate::record::{AnyRecord, Change, GameKind, Header, InvalidStart, Seat};
use crate::session::{Match, Moment, Offers, RatedMark, Waker, rematch, today};
use crate::setup::{BlackSeat, GameSetup, Obstacle, Player};
use crate::words::{self, Language, NewGameWords, RatingWords, TeachingWords};

/// What happens once a match is left. It is whole before anyone is asked: what
/// cannot begin is refused first.
#[derive(Debug)]
pub enum AfterLeaving {
    /// The first page is shown.
    Home,
    /// The program ends.
    Quit,
    /// Another game takes its place.
    Open(Box<IncomingGame>),
    /// Colors are drawn for another game. Until that begins, this one stays.
    Draw(Box<NewGame>),
}

/// A game that is about to be opened.
#[derive(Debug)]
pub enum IncomingGame {
    /// One that was set up.
    New {
        /// The game before its first move.
        record: AnyRecord,
        /// What is remembered of how it was set up, if anything is.
        chosen: Option<Box<GameSetup>>,
    },
    /// The game at the table once more.
    Again(AnyRecord),
    /// One out of a file.
    Opened(OpenedGame),
    /// One that was interrupted.
    Recovered(RecoveredGame),
}

impl IncomingGame {
    /// The same players once more with the colors swapped; `None` where such a
    /// game cannot begin.
    #[must_use]
    pub fn rematch(session: &Match) -> Option<Self> {
        session.rematch(&today()).map(Self::Again)
    }

    /// The same game before its first move: swapped, and swapped back.
    #[must_use]
    pub fn restart(session: &Match) -> Option<Self> {
        let date = today();
        Some(Self::Again(match session.rematch(&date)? {
            AnyRecord::Go(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Othello(record) => rematch(&record, &date).ok()?.into(),
            AnyRecord::Aligne4(record) => rematch(&record, &date).ok()?.into(),
        }))
    }

    /// What is said of a game when it begins: that it is rated, and its terms, or that
    /// the computer teaches.
    #[must_use]
    pub fn beginning_text(&self, language: Language) -> Option<String> {
        let Self::New {
            record: AnyRecord::Go(record),
            ..
        } = self
        else {
            return None;
        };
        if Offers::of(record).is_some() {
            return Some(language.say(TeachingWords::Begins).to_owned());
        }
        RatedMark::of(record)?;
        let start = record.start();
        let stones = start.handicap.stones();
        let terms = words::terms_text(language, stones, start.komi(), start.rules.komi);
        Some(language.fill(RatingWords::RatedBegins, &[&terms]))
    }

    /// Whether it begins now, so that its clocks start at once.
    #[must_use]
    pub const fn begins(&self) -> bool {
        match self {
            Self::New { .. } | Self::Again(_) => true,
            Self::Opened(_) | Self::Recovered(_) => false,
        }
    }

    /// The match about it, which is remembered as the latest.
    #[must_use]
    pub fn into_match(self, preferences: &mut Preferences, waker: Waker, now: Moment) -> Match {
        let begins = self.begins();
        let journals = preferences.folders().journals();
        let open = |record| Match::new(record, &journals, waker);
        let mut session = match self {
            Self::New { record, chosen } => {
                if let Some(chosen) = chosen {
                    preferences.settings.last_game = *chosen;
                }
                open(record)
            }
            Self::Again(record) => open(record),
            Self::Opened(game) => {
                let mut session = open(game.record);
                if let Some(file) = game.file {
                    preferences.settings.note_recent(file.path.clone());
                    session.set_file(file);
                }
                session
            }
            Self::Recovered(game) => {
                let mut session = open(game.record);
                session.set_recovered_from(game.journal);
                session
            }
        };
        if begins {
            session.start_clock(now);
        }
        session.set_computer_options(preferences.computer_options());
        session.set_review_settings(preferences.review_settings());
        session
    }
}

/// Why a game cannot begin as it is set up.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// Its board cannot be like that.
    #[error(transparent)]
    Invalid(#[from] InvalidStart),
    /// The clock would have run out before the first move.
    #[error("the clock leaves no time for a first move")]
    NoTime,
    /// It cannot be rated.
    #[error(transparent)]
    Unratable(#[from] Unratable),
}

impl CannotStart {
    /// The reason in words.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        match self {
            Self::Invalid(why) => words::invalid_start(language, why),
            Self::NoTime => language.say(NewGameWords::NoTime).to_owned(),
            Self::Unratable(why) => words::unratable(language, why),
        }
    }
}

/// A game that was set up and can begin.
#[derive(Clone, Debug)]
pub struct NewGame {
    setup: GameSetup,
    chosen: Option<Box<GameSetup>>,
    /// The rank of the first player, where it is known.
    rank: Option<Rank>,
    /// What marks it as rated.
    rated: Option<RatedMark>,
}

impl NewGame {
    /// A game with the names of its players, of whom the first has this profile,
    /// if any; `chosen` is what is remembered of it once it begins, if anything
    /// is. One that is to be rated gets fair terms.
    ///
    /// # Errors
    ///
    /// [`CannotStart`], if it cannot begin like that.
    pub fn new(
        mut setup: GameSetup,
        chosen: Option<GameSetup>,
        player: Option<&Profile>,
    ) -> Result<Self, CannotStart> {
        if setup.obstacle() == Some(Obstacle::NoTime) {
            return Err(CannotStart::NoTime);
        }
        let mut rated = None;
        if setup.is_rated() {
            let player = player.ok_or(Unratable::NoPlayer)?;
            if let Some(game) = player.unfinished() {
                return Err(Unratable::Unfinished(game.date.clone()).into());
            }
            setup = setup.with_fair_terms(player.rating().rank())?;
            // It is the player of the profile who is rated.
            player.name().clone_into(setup.name_mut(Player::First));
            rated = Some(RatedMark {
                profile: player.id().to_owned(),
                game: GameId::of_number(rand::random()).to_string(),
            });
        }
        let rank = player.and_then(|player| name_player(&mut setup, player));
        setup.record(Player::First, &today())?;
        Ok(Self {
            setup,
            chosen: chosen.map(Box::new),
            rank,
            rated,
        })
    }

    /// How it is set up.
    #[must_use]
    pub const fn setup(&self) -> &GameSetup {
        &self.setup
    }

    /// What follows once the match at the table is left: the game, or the draw
    /// of its colors.
    ///
    /// # Errors
    ///
    /// [`CannotStart`] if it cannot begin after all.
    pub fn next(self) -> Result<AfterLeaving, CannotStart> {
        match self.setup.black {
            BlackSeat::Draw => Ok(AfterLeaving::Draw(Box::new(self))),
            BlackSeat::Player(black) => {
                let game = self.begin(black)?;
                Ok(AfterLeaving::Open(Box::new(game)))
            }
        }
    }

    /// The game with this player as Black.
    ///
    /// # Errors
    ///
    /// [`CannotStart`] if it cannot begin after all.
    pub fn begin(self, black: Player) -> Result<IncomingGame, CannotStart> {
        let mut record = self.setup.record(black, &today())?;
        if let AnyRecord::Go(game) = &mut record {
            let color = match black {
                Player::First => Color::Black,
                Player::Second => Color::White,
            };
            let rank = self.rank.map(|rank| {
                let short = rank.nearest().to_string();
                Change::Header(Header::Rank(color), short)
            });
            let mark = self
                .rated
                .map(|mark| Change::Options(mark.options(game.options().clone())));
            let taught = self.setup.is_taught().then(|| {
                let options = self.setup.offers.options(game.options().clone());
                Change::Options(options)
            });
            for change in rank.iter().chain(&mark).chain(&taught) {
                let done = game.apply(change);
                debug_assert!(done.is_ok(), "heads of games can always be written");
            }
        }
        Ok(IncomingGame::New {
            record,
            chosen: self.chosen,
        })
    }
}

/// Gives the first player, where it is a person without a name, that of the
/// profile; the rank that goes with the name.
fn name_player(setup: &mut GameSetup, player: &Profile) -> Option<Rank> {
    if *setup.seat(Player::First) != Seat::Person {
        return None;
    }
    if setup.name(Player::First).is_empty() {
        player.name().clone_into(setup.name_mut(Player::First));
    }
    let is_player = setup.name(Player::First) == player.name();
    player
        .rank()
        .filter(|_| is_player && setup.kind == GameKind::Go)
}

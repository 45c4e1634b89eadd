//! The values that fields can have, by name.

use super::desk::Desk;
use super::field::{Choices, Field};
use super::seats::{computers, seat_choice};
use crate::aligne4::Variant;
use crate::board::Size;
use crate::game::HalfPoints;
use crate::go::{
    DeadStones, Handicap, HandicapBonus, HandicapKomi, KoRule, PassStones, Passes, Ruleset,
    Scoring, Suicide,
};
use crate::record::{GameKind, Seat, TimeControl};
use crate::setup::{BlackSeat, Mode, Player};
use crate::words::{self, ConsoleWords, Language, NewGameWords, Options, control_text};

pub(super) const RULESETS: [Option<Ruleset>; 8] = [
    Some(Ruleset::French),
    Some(Ruleset::Chinese),
    Some(Ruleset::Japanese),
    Some(Ruleset::Korean),
    Some(Ruleset::Aga),
    Some(Ruleset::NewZealand),
    Some(Ruleset::TrompTaylor),
    None,
];
pub(super) const KO: [KoRule; 4] = [
    KoRule::Simple,
    KoRule::PositionalSuperko,
    KoRule::SituationalSuperko,
    KoRule::NaturalSituationalSuperko,
];
pub(super) const SUICIDE: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];
pub(super) const SCORING: [Scoring; 2] = [Scoring::Area, Scoring::Territory];
pub(super) const DEAD: [(DeadStones, NewGameWords); 2] = [
    (DeadStones::Agreed, NewGameWords::Agreed),
    (DeadStones::None, NewGameWords::AllAlive),
];
pub(super) const PASS_STONES: [(PassStones, NewGameWords); 2] = [
    (PassStones::None, NewGameWords::Nothing),
    (PassStones::Given, NewGameWords::AStone),
];
pub(super) const PASSES: [Passes; 2] = [Passes::Two, Passes::WhiteLast];
const HALF: HalfPoints = HalfPoints::from_halves(1);
pub(super) const HANDICAP_KOMI: [(HandicapKomi, NewGameWords); 3] = [
    (HandicapKomi::Unchanged, NewGameWords::Unchanged),
    (HandicapKomi::Fixed(HALF), NewGameWords::Fixed),
    (HandicapKomi::PlusStones(HALF), NewGameWords::PlusStones),
];
pub(super) const BONUS: [(HandicapBonus, NewGameWords); 3] = [
    (HandicapBonus::None, NewGameWords::Nothing),
    (HandicapBonus::PerStone, NewGameWords::PerStone),
    (HandicapBonus::PerStoneButOne, NewGameWords::PerStoneButOne),
];
pub(super) const MODES: [(Mode, NewGameWords); 3] = [
    (Mode::OnePlayer, NewGameWords::OnePlayer),
    (Mode::TwoPlayers, NewGameWords::TwoPlayers),
    (Mode::Watch, NewGameWords::Watch),
];
pub(super) const CLOCKS: [TimeControl; 7] = [
    TimeControl::None,
    TimeControl::Absolute { main_secs: 300 },
    TimeControl::Absolute { main_secs: 1_800 },
    TimeControl::ByoYomi {
        main_secs: 600,
        periods: 5,
        period_secs: 30,
    },
    TimeControl::ByoYomi {
        main_secs: 1_800,
        periods: 5,
        period_secs: 30,
    },
    TimeControl::Canadian {
        main_secs: 1_200,
        moves: 25,
        stretch_secs: 600,
    },
    TimeControl::Fischer {
        main_secs: 300,
        increment_secs: 5,
    },
];

/// The language of the system, then every language there is.
pub(super) fn languages() -> Vec<Option<Language>> {
    let all = Language::ALL.iter().copied().map(Some);
    std::iter::once(None).chain(all).collect()
}

pub(super) const FEWEST_STONES: u8 = 2;
pub(super) const MOST_STONES: u8 = 9;

pub(super) const BLACK: [BlackSeat; 3] = [
    BlackSeat::Player(Player::First),
    BlackSeat::Player(Player::Second),
    BlackSeat::Draw,
];

impl Field {
    /// Its values; `None` where it is a text.
    pub(super) fn choices(self, desk: &Desk) -> Option<Choices> {
        let setup = &desk.setup;
        let language = desk.language();
        let say = |word: NewGameWords| language.say(word).to_owned();
        Some(match self {
            Self::Table => listed(&GameKind::ALL, &setup.table, |it| it.name().to_owned()),
            Self::Variant => listed(&Variant::ALL, &setup.variant, ToString::to_string),
            Self::Mode => paired(&MODES, &setup.mode(), say),
            Self::Opponent(player) => {
                let seats = computers(setup.table, &desk.settings.engines);
                seated(desk, setup.table, &seats, setup.seat(player))
            }
            Self::Black => black_choices(desk),
            Self::Size => {
                let sizes: Vec<Size> = (2..=25).filter_map(|it| Size::new(it).ok()).collect();
                listed(&sizes, &setup.size, ToString::to_string)
            }
            Self::Handicap => handicap_choices(desk),
            Self::Stones => {
                let stones: Vec<u8> = (FEWEST_STONES..=MOST_STONES).collect();
                listed(&stones, &setup.handicap.stones(), ToString::to_string)
            }
            Self::Clock => {
                let mut clocks = CLOCKS.to_vec();
                if !clocks.contains(&setup.control) {
                    clocks.push(setup.control);
                }
                listed(&clocks, &setup.control, |it| control_text(language, *it))
            }
            Self::Seat(color) => {
                let session = desk.session.as_ref()?;
                let seats = seats_at(desk, session.table());
                seated(desk, session.table(), &seats, &session.seats()[color])
            }
            Self::Name(_) | Self::Komi | Self::OwnClock | Self::Saves => return None,
            _ => {
                return self
                    .rule_choices(desk)
                    .or_else(|| self.option_choices(desk));
            }
        })
    }

    /// The parts of the rules of Go.
    fn rule_choices(self, desk: &Desk) -> Option<Choices> {
        let language = desk.language();
        let rules = desk.setup.rules();
        let say = |word: NewGameWords| language.say(word).to_owned();
        Some(match self {
            Self::Rules => listed(&RULESETS, &desk.setup.ruleset, |it| {
                language.say(words::ruleset_term(*it)).to_owned()
            }),
            Self::Ko => listed(&KO, &rules.ko, |it| {
                words::ko_rule(language, *it).to_owned()
            }),
            Self::Suicide => listed(&SUICIDE, &rules.suicide, |it| {
                words::suicide(language, *it).to_owned()
            }),
            Self::Scoring => listed(&SCORING, &rules.scoring, |it| {
                words::scoring(language, *it).to_owned()
            }),
            Self::DeadStones => paired(&DEAD, &rules.dead_stones, say),
            Self::PassStones => paired(&PASS_STONES, &rules.pass_stones, say),
            Self::Passes => listed(&PASSES, &rules.passes, |it| {
                words::passes(language, *it).to_owned()
            }),
            Self::HandicapKomi => paired(&HANDICAP_KOMI, &rules.handicap_komi, say),
            Self::Bonus => paired(&BONUS, &rules.handicap_bonus, say),
            _ => return None,
        })
    }

    /// What is remembered between runs.
    fn option_choices(self, desk: &Desk) -> Option<Choices> {
        let language = desk.language();
        let settings = &desk.settings;
        let on = match self {
            Self::Language => {
                return Some(listed(&languages(), &settings.language, |it| match it {
                    Some(language) => language.name().to_owned(),
                    None => {
                        language.fill(Options::LanguageSystem, &[&desk.system_language().name()])
                    }
                }));
            }
            Self::Coordinates => settings.coordinates,
            Self::Territory => settings.territory,
            Self::LegalMoves => settings.legal_moves,
            Self::ConfirmLeaving => settings.confirm_leaving,
            Self::Resigns => settings.computer_resigns,
            Self::Ponders => settings.computer_ponders,
            _ => return None,
        };
        let switch = [ConsoleWords::Off, ConsoleWords::On];
        Some(Choices {
            names: switch.map(|word| language.say(word).to_owned()).to_vec(),
            at: usize::from(on),
        })
    }
}

fn black_choices(desk: &Desk) -> Choices {
    let language = desk.language();
    let alone = desk.setup.mode() == Mode::OnePlayer;
    let name = |player, in_company, to_oneself| match desk.setup.name(player) {
        _ if alone => language.say(to_oneself).to_owned(),
        "" => language.say(in_company).to_owned(),
        name => name.to_owned(),
    };
    Choices {
        names: vec![
            name(Player::First, NewGameWords::FirstPlayer, NewGameWords::Me),
            name(
                Player::Second,
                NewGameWords::SecondPlayer,
                NewGameWords::Opponent,
            ),
            language.say(NewGameWords::DrawColors).to_owned(),
        ],
        at: BLACK
            .iter()
            .position(|it| *it == desk.setup.black)
            .unwrap_or(0),
    }
}

fn handicap_choices(desk: &Desk) -> Choices {
    let language = desk.language();
    let words = [
        NewGameWords::NoHandicap,
        NewGameWords::FixedHandicap,
        NewGameWords::FreeHandicap,
    ];
    Choices {
        names: words.map(|word| language.say(word).to_owned()).to_vec(),
        at: match desk.setup.handicap {
            Handicap::None => 0,
            Handicap::Fixed(_) => 1,
            Handicap::Free(_) | Handicap::Given(_) => 2,
        },
    }
}

fn seated(desk: &Desk, table: GameKind, seats: &[Seat], now: &Seat) -> Choices {
    let language = desk.language();
    listed(seats, now, |seat| {
        seat_choice(language, table, seat, &desk.settings.engines)
    })
}

/// Persons and computers, for a seat at a table.
pub(super) fn seats_at(desk: &Desk, table: GameKind) -> Vec<Seat> {
    let mut seats = vec![Seat::Person];
    seats.extend(computers(table, &desk.settings.engines));
    seats
}

fn listed<T: PartialEq>(all: &[T], now: &T, name: impl Fn(&T) -> String) -> Choices {
    Choices {
        names: all.iter().map(name).collect(),
        at: all.iter().position(|it| it == now).unwrap_or(0),
    }
}

fn paired<T: Copy + PartialEq, W: Copy>(
    all: &[(T, W)],
    now: &T,
    say: impl Fn(W) -> String,
) -> Choices {
    Choices {
        names: all.iter().map(|(_, word)| say(*word)).collect(),
        at: all.iter().position(|(it, _)| it == now).unwrap_or(0),
    }
}

//! The values that fields can have, by name.

use strum::VariantArray;

use super::field::{ChoiceField, Choices, OptionField, RuleField, SetupField};
use crate::aligne4::Variant;
use crate::board::Size;
use crate::console::text::seat_choice;
use crate::console::workspace::Workspace;
use crate::game::{HalfPoints, Rank};
use crate::go::{Handicap, HandicapKomi, Ruleset};
use crate::profile::Profile;
use crate::record::{GameKind, Seat, TimeControl};
use crate::session::{EngineCommand, Ladder, Offers, computer_of_rank, levels};
use crate::settings::SaveFormat;
use crate::setup::{ATARI_SIZES, AtariStart, BlackSeat, GameSetup, GoVariant, Mode, Player};
use crate::words::{
    self, ConsoleWords, Dialog, Language, NewGameWords, OptionsWords, RatingWords, TeachingWords,
    control_text, offers_name,
};

/// The rulesets, and rules of one's own.
pub(super) fn rulesets() -> Vec<Option<Ruleset>> {
    let named = Ruleset::ALL.iter().copied().map(Some);
    named.chain([None]).collect()
}

/// The language of the system, and each language by itself.
pub(super) fn languages() -> Vec<Option<Language>> {
    let languages = Language::ALL.iter().copied().map(Some);
    [None].into_iter().chain(languages).collect()
}

/// All sizes of a goban; of atari go the usual ones, and the one it has.
pub(super) fn sizes(setup: &GameSetup) -> Vec<Size> {
    let all = (2..=25).filter_map(|lines| Size::new(lines).ok());
    let usual = |size: &Size| ATARI_SIZES.contains(size) || *size == setup.size;
    all.filter(|size| !setup.is_atari_go() || usual(size))
        .collect()
}

/// The points of komi in a handicap game that are proposed.
pub(super) const HANDICAP_KOMI: HalfPoints = HalfPoints::from_halves(1);
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
        period_secs: 600,
    },
    TimeControl::Fischer {
        main_secs: 300,
        increment_secs: 5,
    },
];

/// How many stones a handicap may have.
pub(super) const HANDICAP_STONES: [u8; 8] = [2, 3, 4, 5, 6, 7, 8, 9];

/// The handicaps that can be asked for, with as many stones as one has already.
pub(super) fn handicaps(now: Handicap) -> [Handicap; 3] {
    let [fewest, .., most] = HANDICAP_STONES;
    let stones = now.stones().clamp(fewest, most);
    [
        Handicap::None,
        Handicap::Fixed(stones),
        Handicap::Free(stones),
    ]
}

pub(super) const BLACK: [BlackSeat; 3] = [
    BlackSeat::Player(Player::First),
    BlackSeat::Player(Player::Second),
    BlackSeat::Draw,
];

impl ChoiceField {
    /// Its values, and which of them it has.
    pub(super) fn choices(self, workspace: &Workspace) -> Choices {
        match self {
            Self::Setup(field) => field.choices(workspace),
            Self::Rule(field) => field.choices(workspace),
            Self::Option(field) => field.choices(workspace),
            Self::Seat(color) => match &workspace.session {
                Some(session) => {
                    let seats = seats_at(workspace, session.ladder());
                    seated(workspace, session.kind(), &seats, &session.seats()[color])
                }
                None => Choices {
                    names: Vec::new(),
                    at: 0,
                },
            },
            Self::Profile => profiles(workspace),
        }
    }
}

impl SetupField {
    fn choices(self, workspace: &Workspace) -> Choices {
        let setup = &workspace.setup;
        let language = workspace.language();
        match self {
            Self::Table => listed(&GameKind::ALL[..], &setup.kind, |it| {
                words::game_name(language, *it).to_owned()
            }),
            Self::Variant => listed(&Variant::ALL[..], &setup.variant, ToString::to_string),
            Self::GoVariant => listed(GoVariant::VARIANTS, &setup.go_variant, |it| {
                it.name(language).to_owned()
            }),
            Self::AtariStart => listed(AtariStart::VARIANTS, &setup.atari_go.start, |it| {
                language.say(it.words()).to_owned()
            }),
            Self::Mode => listed(Mode::ALL, &setup.mode(), |it| {
                language.say(mode_name(*it)).to_owned()
            }),
            Self::Opponent(player) => {
                let seats = computers(setup.ladder(), &workspace.preferences.settings.engines);
                let seated = seated(workspace, setup.kind, &seats, setup.seat(player));
                match my_rank(workspace) {
                    Some(rank) => with_my_rank(workspace, rank, seated),
                    None => seated,
                }
            }
            Self::Rated => {
                let switch = [ConsoleWords::Off, ConsoleWords::On];
                Choices {
                    names: switch.map(|word| language.say(word).to_owned()).to_vec(),
                    at: usize::from(setup.rated),
                }
            }
            Self::Teaching => {
                let mut choices = listed(Offers::VARIANTS, &setup.offers, |it| {
                    language.say(offers_name(*it)).to_owned()
                });
                let off = language.say(TeachingWords::Off).to_owned();
                choices.names.insert(0, off);
                choices.at = match setup.teaching {
                    true => choices.at + 1,
                    false => 0,
                };
                choices
            }
            Self::Black => listed(&BLACK, &setup.black, |it| black_name(workspace, *it)),
            Self::Size => listed(&sizes(setup), &setup.size, ToString::to_string),
            Self::Handicap => listed(&handicaps(setup.handicap), &setup.handicap, |it| {
                language.say(handicap_name(*it)).to_owned()
            }),
            Self::Stones => {
                let stones = setup.handicap.stones();
                listed(&HANDICAP_STONES, &stones, ToString::to_string)
            }
            Self::Clock => {
                let mut clocks = CLOCKS.to_vec();
                if !clocks.contains(&setup.control) {
                    clocks.push(setup.control);
                }
                listed(&clocks, &setup.control, |it| control_text(language, *it))
            }
        }
    }
}

impl RuleField {
    fn choices(self, workspace: &Workspace) -> Choices {
        let language = workspace.language();
        let rules = workspace.setup.rules();
        match self {
            Self::Ruleset => listed(&rulesets(), &workspace.setup.ruleset, |it| {
                language.say(words::ruleset_term(*it)).to_owned()
            }),
            Self::Ko => variants(&rules.ko, language, words::ko_rule),
            Self::Suicide => variants(&rules.suicide, language, words::suicide),
            Self::Scoring => variants(&rules.scoring, language, words::scoring),
            Self::DeadStones => variants(&rules.dead_stones, language, words::dead_stones),
            Self::PassStones => variants(&rules.pass_stones, language, words::pass_stones),
            Self::Passes => variants(&rules.passes, language, words::passes),
            Self::HandicapKomi => {
                let kinds = HandicapKomi::of_points(HANDICAP_KOMI);
                listed(&kinds, &rules.handicap_komi, |it| {
                    words::handicap_komi(language, *it).to_owned()
                })
            }
            Self::Bonus => variants(&rules.handicap_bonus, language, words::handicap_bonus),
        }
    }
}

impl OptionField {
    fn choices(self, workspace: &Workspace) -> Choices {
        let language = workspace.language();
        let settings = &workspace.preferences.settings;
        let on = match self {
            Self::Language => {
                let system = workspace.preferences.system_language().name();
                return listed(&languages(), &settings.language, |it| match it {
                    Some(language) => language.name().to_owned(),
                    None => language.fill(OptionsWords::LanguageSystem, &[&system]),
                });
            }
            Self::Coordinates => settings.coordinates,
            Self::Territory => settings.territory,
            Self::LegalMoves => settings.legal_moves,
            Self::ConfirmLeaving => settings.confirm_leaving,
            Self::Resigns => settings.computer_resigns,
            Self::Ponders => settings.computer_ponders,
            Self::SaveFormat => {
                return listed(SaveFormat::VARIANTS, &settings.save_format, |it| {
                    language.say(save_format_name(*it)).to_owned()
                });
            }
        };
        let switch = [ConsoleWords::Off, ConsoleWords::On];
        Choices {
            names: switch.map(|word| language.say(word).to_owned()).to_vec(),
            at: usize::from(on),
        }
    }
}

const fn save_format_name(format: SaveFormat) -> OptionsWords {
    match format {
        SaveFormat::Sgf => OptionsWords::AsSgf,
        SaveFormat::Jego => OptionsWords::AsJego,
    }
}

const fn mode_name(mode: Mode) -> NewGameWords {
    match mode {
        Mode::OnePlayer => NewGameWords::OnePlayer,
        Mode::TwoPlayers => NewGameWords::TwoPlayers,
        Mode::Watch => NewGameWords::Watch,
    }
}

fn black_name(workspace: &Workspace, black: BlackSeat) -> String {
    let (language, setup) = (workspace.language(), &workspace.setup);
    let (player, in_company, to_oneself) = match black {
        BlackSeat::Draw => return language.say(NewGameWords::DrawColors).to_owned(),
        BlackSeat::Player(player @ Player::First) => {
            (player, NewGameWords::FirstPlayer, NewGameWords::Me)
        }
        BlackSeat::Player(player @ Player::Second) => {
            (player, NewGameWords::SecondPlayer, NewGameWords::Opponent)
        }
    };
    match setup.name(player) {
        _ if setup.mode() == Mode::OnePlayer => language.say(to_oneself).to_owned(),
        "" => language.say(in_company).to_owned(),
        name => name.to_owned(),
    }
}

const fn handicap_name(handicap: Handicap) -> NewGameWords {
    match handicap {
        Handicap::None => NewGameWords::NoHandicap,
        Handicap::Fixed(_) => NewGameWords::FixedHandicap,
        Handicap::Free(_) | Handicap::Given(_) => NewGameWords::FreeHandicap,
    }
}

fn seated(workspace: &Workspace, kind: GameKind, seats: &[Seat], now: &Seat) -> Choices {
    let language = workspace.language();
    listed(seats, now, |seat| {
        seat_choice(
            language,
            kind,
            seat,
            &workspace.preferences.settings.engines,
        )
    })
}

/// The rank of the player, where an opponent at that rank can be chosen.
pub(super) fn my_rank(workspace: &Workspace) -> Option<Rank> {
    let rank = workspace.preferences.rank();
    rank.filter(|_| workspace.setup.can_be_asked_to_rate())
}

/// The opponents with the one at the player's rank before them.
fn with_my_rank(workspace: &Workspace, rank: Rank, others: Choices) -> Choices {
    let language = workspace.language();
    let mine = language.say(RatingWords::AtMyRank);
    let rank = words::rank_name(language, rank);
    let mut names = vec![language.fill(RatingWords::AtMyRankNow, &[&mine, &rank])];
    names.extend(others.names);
    Choices {
        names,
        at: match workspace.setup.at_my_rank {
            true => 0,
            false => others.at + 1,
        },
    }
}

/// The players of this machine; before anyone is chosen, nobody.
fn profiles(workspace: &Workspace) -> Choices {
    let (language, players) = (workspace.language(), workspace.preferences.players());
    let now = workspace.preferences.player();
    let name = |profile: &Profile| {
        let rank = words::player_rank(language, profile);
        language.fill(Dialog::OfFile, &[&profile.name(), &rank])
    };
    let mut names: Vec<String> = players.all().iter().map(name).collect();
    let at = players
        .all()
        .iter()
        .position(|profile| Some(profile) == now);
    if at.is_none() {
        names.push("–".to_owned());
    }
    Choices {
        at: at.unwrap_or(names.len() - 1),
        names,
    }
}

/// All computers that can sit at a table: its levels, at the table of Go every
/// rank, and engines.
pub(super) fn computers(ladder: Ladder, engines: &[EngineCommand]) -> Vec<Seat> {
    let levels = levels(ladder).into_iter().map(|level| Seat::Computer {
        level: level.to_owned(),
    });
    let ranks = Rank::whole().filter(|_| ladder.has_ranks_and_engines());
    let levels = levels.chain(ranks.map(computer_of_rank));
    let engines = engines
        .iter()
        .filter(|_| ladder.has_ranks_and_engines())
        .map(|engine| Seat::Engine {
            command: engine.command.clone(),
        });
    levels.chain(engines).collect()
}

/// Persons and computers, for a seat at a table.
pub(super) fn seats_at(workspace: &Workspace, ladder: Ladder) -> Vec<Seat> {
    let mut seats = vec![Seat::Person];
    seats.extend(computers(ladder, &workspace.preferences.settings.engines));
    seats
}

fn listed<T: PartialEq>(all: &[T], now: &T, name: impl Fn(&T) -> String) -> Choices {
    Choices {
        names: all.iter().map(name).collect(),
        at: all.iter().position(|it| it == now).unwrap_or(0),
    }
}

/// All variants there are, each by its name.
fn variants<T: Copy + PartialEq + VariantArray>(
    now: &T,
    language: Language,
    name: fn(Language, T) -> &'static str,
) -> Choices {
    listed(T::VARIANTS, now, |it| name(language, *it).to_owned())
}

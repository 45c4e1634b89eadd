//! Who plays, and who has Black.

use egui::{Button, Ui};

use crate::game::Rank;
use crate::record::GameKind;
use crate::session::{EngineCommand, Ladder};
use crate::setup::{BlackSeat, GameSetup, Mode, Player};
use crate::ui::accessibility;
use crate::ui::page::seat_list::{Listed, MyRank, SeatEvent, SeatList, seat_sentence};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Language, NewGameWords, Phrase, RatingWords, Term};

use super::fields::{Field, note_ui};
use super::teaching;

/// The longest name that can be typed.
const LONGEST_NAME: usize = 60;

/// How many play, as buttons of which one stays down.
pub(super) fn mode_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    for &mode in Mode::ALL {
        let words = match mode {
            Mode::OnePlayer => NewGameWords::OnePlayer,
            Mode::TwoPlayers => NewGameWords::TwoPlayers,
            Mode::Watch => NewGameWords::Watch,
        };
        let button = Button::selectable(setup.mode() == mode, style.language.say(words))
            .frame_when_inactive(true)
            .min_size(egui::vec2(0.0, theme::BUTTON));
        if ui.add(button).clicked() {
            setup.change_mode(mode);
        }
    }
}

/// The players of the mode that is chosen; `rank` is that of whoever sets up the
/// game, where it is known.
pub(super) fn players_ui(
    ui: &mut Ui,
    setup: &mut GameSetup,
    engines: &[EngineCommand],
    rank: Option<Rank>,
    style: Style,
) -> Option<SeatEvent> {
    match setup.mode() {
        Mode::OnePlayer => {
            Field::new(NewGameWords::YourName).show(ui, style, |ui, _| {
                let width = ui.available_size_before_wrap().x;
                name_ui(ui, setup, Player::First, width, style);
            });
            let words = NewGameWords::Opponent;
            let seat = rank.filter(|_| setup.ladder() == Ladder::Go);
            let asked = opponent_ui(ui, words, setup, Player::Second, engines, seat, style);
            teaching::offers_ui(ui, setup, style);
            black_ui(ui, setup, engines, style);
            asked
        }
        Mode::TwoPlayers => {
            Field::new(NewGameWords::Players).show(ui, style, |ui, _| {
                let room = ui.available_size_before_wrap().x;
                let width = ((room - theme::GRID) / 2.0).floor();
                for player in Player::BOTH {
                    name_ui(ui, setup, player, width, style);
                }
            });
            black_ui(ui, setup, engines, style);
            None
        }
        Mode::Watch => {
            let [first, second] = match setup.kind {
                GameKind::Go | GameKind::Othello => [Term::Black, Term::White],
                GameKind::Aligne4 => [Term::First, Term::Second],
            };
            let black = opponent_ui(ui, first, setup, Player::First, engines, None, style);
            let white = opponent_ui(ui, second, setup, Player::Second, engines, None, style);
            black.or(white)
        }
    }
}

fn name_ui(ui: &mut Ui, setup: &mut GameSetup, player: Player, width: f32, style: Style) {
    let hint = style.language.say(match setup.mode() {
        Mode::OnePlayer => NewGameWords::YourName,
        Mode::TwoPlayers | Mode::Watch => player_words(player),
    });
    let edit = controls::line_edit(setup.name_mut(player))
        .hint_text(hint)
        .char_limit(LONGEST_NAME)
        .desired_width(width);
    ui.add(edit).accessible_name(hint);
}

/// A computer, and how strong it is.
fn opponent_ui(
    ui: &mut Ui,
    words: impl Phrase,
    setup: &mut GameSetup,
    player: Player,
    engines: &[EngineCommand],
    my_rank: Option<Rank>,
    style: Style,
) -> Option<SeatEvent> {
    let mut seat = setup.seat(player).clone();
    let asked = Field::new(words).show(ui, style, |ui, label| {
        let list = SeatList {
            listed: Listed::Computers,
            ladder: setup.ladder(),
            engines,
            width: 200.0,
            my_rank: my_rank.map(|rank| MyRank {
                rank,
                chosen: setup.at_my_rank,
            }),
        };
        let (response, asked) = list.show(ui, label, &mut seat, style);
        response.labelled_by(label);
        if setup.can_be_asked_to_rate() {
            let words = style.language.say(RatingWords::Rated);
            let switch = ui.checkbox(&mut setup.rated, words);
            controls::tip(switch, style.language.say(RatingWords::RatedTip));
        }
        teaching::switch_ui(ui, setup, style);
        asked
    });
    note_ui(ui, &seat_sentence(style.language, setup.kind, &seat), style);
    if seat != *setup.seat(player) {
        setup.seat_opponent(player, seat);
    }
    match asked {
        Some(SeatEvent::AtMyRank(rank)) => {
            setup.choose_my_rank(rank);
            None
        }
        Some(SeatEvent::SetUpEngines) | None => asked,
    }
}

fn black_ui(ui: &mut Ui, setup: &mut GameSetup, engines: &[EngineCommand], style: Style) {
    let language = style.language;
    let named = setup.named(language, engines);
    let names = Player::BOTH.map(|player| shortened(player_name(&named, player, language)));
    let words = match setup.kind {
        GameKind::Go | GameKind::Othello => NewGameWords::WhoHasBlack,
        GameKind::Aligne4 => NewGameWords::WhoBegins,
    };
    Field::new(words).show(ui, style, |ui, _| {
        accessibility::group(ui, language.say(words));
        let mut option = |ui: &mut Ui, seat: BlackSeat, text: String| {
            let button = Button::selectable(setup.black == seat, text);
            if ui.add(button.frame_when_inactive(true)).clicked() {
                setup.black = seat;
            }
        };
        for (player, name) in Player::BOTH.into_iter().zip(names) {
            option(ui, BlackSeat::Player(player), name);
        }
        let draw = language.say(NewGameWords::DrawColors).to_owned();
        option(ui, BlackSeat::Draw, draw);
    });
}

/// What a player is called on this page.
fn player_name(setup: &GameSetup, player: Player, language: Language) -> &str {
    match (setup.name(player), setup.mode()) {
        ("", Mode::OnePlayer) => language.say(NewGameWords::Me),
        ("", Mode::TwoPlayers | Mode::Watch) => language.say(player_words(player)),
        (name, _) => name,
    }
}

const fn player_words(player: Player) -> NewGameWords {
    match player {
        Player::First => NewGameWords::FirstPlayer,
        Player::Second => NewGameWords::SecondPlayer,
    }
}

/// A name that leaves room for another one beside it.
fn shortened(name: &str) -> String {
    const MOST: usize = 18;
    match name.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// Who is helped by the handicap.
pub(super) fn helped(setup: &GameSetup, engines: &[EngineCommand], language: Language) -> String {
    let named = setup.named(language, engines);
    let BlackSeat::Player(black) = named.black else {
        return language.say(NewGameWords::HandicapDrawn).to_owned();
    };
    if setup.mode() == Mode::OnePlayer && named.name(black).is_empty() {
        return language.say(NewGameWords::HandicapYours).to_owned();
    }
    let name = shortened(player_name(&named, black, language));
    language.fill(NewGameWords::HandicapFor, &[&name])
}

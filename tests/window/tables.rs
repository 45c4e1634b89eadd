//! Every page and dialog at each of the smaller tables, in both languages.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::aligne4::{Piece, Square};
use jego::record::{GameKind, Seat};
use jego::session::{Action, Match, levels};
use jego::settings::Settings;
use jego::setup::{Mode, Player};
use jego::ui::Page;
use jego::words::{
    Dialog, HomeWords, Label, Language, Menu, NewGameWords, SeatWords, TableWords, game_name,
    level_named,
};

use super::{Jego, LARGE, SMALL, quiet};

/// Windows as they are meant to be, and smaller ones.
const SIZES: [[f32; 2]; 3] = [LARGE, [900.0, 600.0], SMALL];

const TABLES: [GameKind; 2] = [GameKind::Othello, GameKind::Aligne4];

/// Quiet settings with another table chosen last.
pub(crate) fn at(kind: GameKind) -> Settings {
    let mut settings = quiet();
    settings.last_game.change_kind(kind);
    settings
}

impl Jego {
    /// A new game at the table that was chosen last.
    pub(crate) fn begun_with(settings: Settings) -> Self {
        let mut jego = Self::new(settings, LARGE);
        jego.click("Play");
        jego.key(Key::Enter);
        assert_eq!(jego.page(), Page::Match);
        jego
    }

    /// The match, whatever its game.
    #[track_caller]
    pub(crate) fn playing(&self) -> &Match {
        self.app().playing().unwrap()
    }

    /// Does something in the match.
    pub(crate) fn act(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        let app = self.harness.state_mut().app.as_mut().unwrap();
        app.act(action, &ctx);
        self.harness.run();
    }

    /// No two things to press lie over each other. Points of a board, which
    /// are told with what is on them, and what is scrolled away are left out.
    #[track_caller]
    pub(crate) fn nothing_overlaps(&self, size: [f32; 2]) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let nodes = self.harness.root().children_recursive();
        let pressed = nodes.filter(|node| {
            let kind = node.accesskit_node().role();
            matches!(
                kind,
                Role::Button | Role::TextInput | Role::CheckBox | Role::ComboBox
            )
        });
        let named: Vec<(String, Rect)> = pressed
            .map(|node| {
                (
                    node.accesskit_node().label().unwrap_or_default(),
                    node.rect(),
                )
            })
            .filter(|(name, rect)| !name.contains(", ") && window.contains_rect(*rect))
            .collect();
        for (index, (name, rect)) in named.iter().enumerate() {
            for (other, beside) in named.iter().skip(index + 1) {
                let shared = rect.intersect(*beside);
                let apart = shared.width() < 1.0 || shared.height() < 1.0;
                assert!(apart, "{name} {rect:?} and {other} {beside:?}");
            }
        }
    }

    /// Plays the first move that there is.
    fn move_somewhere(&mut self, kind: GameKind) {
        match kind {
            GameKind::Go => self.play("D4"),
            GameKind::Othello => self.play("f5"),
            GameKind::Aligne4 => {
                self.act(Action::Pick(Piece::ALL[0]));
                self.act(Action::Choose(Square::ALL[0].point()));
            }
        }
    }
}

fn settings(kind: GameKind, mode: Mode) -> Settings {
    let mut settings = at(kind);
    settings.last_game.change_mode(mode);
    settings
}

/// Goes through everything that belongs to a table.
fn tour(kind: GameKind, size: [f32; 2], language: Language) {
    let say = |words: Dialog| language.say(words);
    let mut jego = Jego::speaking(settings(kind, Mode::TwoPlayers), size, language);
    jego.click(language.say(HomeWords::Play));
    let play = language.fill(NewGameWords::PlayGame, &[&game_name(language, kind)]);
    jego.fits(&[language.say(NewGameWords::Back), &play], size);
    for kind in GameKind::ALL {
        jego.fits(&[game_name(language, kind)], size);
    }
    jego.nothing_overlaps(size);
    jego.click(&play);
    jego.move_somewhere(kind);
    jego.fits(
        &[
            Menu::File,
            Menu::Edit,
            Menu::View,
            Menu::Game,
            Menu::Review,
            Menu::Help,
        ]
        .map(|menu| language.say(menu)),
        size,
    );
    jego.fits(
        &[Label::ToStart, Label::Back, Label::Forward, Label::ToEnd]
            .map(|label| language.say(label)),
        size,
    );
    jego.nothing_overlaps(size);
    jego.key(Key::F9);
    jego.nothing_overlaps(size);
    jego.key(Key::A);
    jego.nothing_overlaps(size);
    jego.key(Key::A);
    jego.ctrl(Key::I);
    jego.fits(&[say(Dialog::Apply), say(Dialog::Cancel)], size);
    // Out of the field first, then out of the form.
    jego.key(Key::Escape);
    jego.key(Key::Escape);
    jego.ctrl(Key::J);
    jego.fits(&[language.say(SeatWords::Ok), say(Dialog::Cancel)], size);
    jego.key(Key::Escape);
    jego.ctrl(Key::R);
    jego.fits(&[say(Dialog::Resign), say(Dialog::Cancel)], size);
    jego.press(Role::Button, say(Dialog::Resign));
    let buttons = [Dialog::Rematch, Dialog::Review, Dialog::Save, Dialog::Close].map(say);
    jego.until("the file of the game", |jego| {
        jego.playing().file().is_some()
    });
    jego.fits(&buttons, size);
    jego.click(say(Dialog::Close));
    assert_eq!(jego.page(), Page::Match);
    jego.entries(language);
}

#[test]
fn every_page_of_a_table_fits_in_english() {
    for kind in TABLES {
        for size in SIZES {
            tour(kind, size, Language::English);
        }
    }
}

#[test]
fn every_page_of_a_table_fits_in_french() {
    for kind in TABLES {
        for size in SIZES {
            tour(kind, size, Language::French);
        }
    }
}

#[test]
fn sides_are_called_as_their_table_does_in_every_dialog() {
    for (kind, sides, absent) in [
        (GameKind::Othello, ["Noir", "Blanc"], "Premier joueur"),
        (
            GameKind::Aligne4,
            ["Premier joueur", "Second joueur"],
            "Noir",
        ),
    ] {
        let settings = settings(kind, Mode::TwoPlayers);
        let mut jego = Jego::speaking(settings, LARGE, Language::French);
        jego.click("Jouer");
        jego.key(Key::Enter);
        jego.ctrl(Key::I);
        for side in sides {
            jego.harness.get_by_role_and_label(Role::TextInput, side);
        }
        assert!(!jego.sees(absent), "{}", jego.told_all());
        jego.key(Key::Escape);
        jego.key(Key::Escape);
        jego.ctrl(Key::J);
        let name = match kind {
            GameKind::Aligne4 => "Nom du premier joueur",
            GameKind::Go | GameKind::Othello => "Nom de Noir",
        };
        jego.harness.get_by_role_and_label(Role::TextInput, name);
    }
}

#[test]
fn what_was_chosen_last_is_chosen_again_at_each_table() {
    let level = levels(GameKind::Othello).last().copied().unwrap();
    let name = level_named(Language::English, GameKind::Othello, level);
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Play");
    jego.click("Othello");
    jego.click("One player");
    jego.press(Role::ComboBox, "Opponent");
    jego.click(&name);
    jego.key(Key::Enter);
    assert_eq!(jego.page(), Page::Match);
    // The first one gives the arrows back to the game.
    jego.key(Key::Escape);
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Home);
    let mut jego = jego.again(None);
    jego.until_seen("Play");
    jego.click("Play");
    assert!(jego.sees("Play Othello"));
    let kept = &jego.app().settings().last_game;
    let level = level.to_owned();
    assert_eq!(*kept.seat(Player::Second), Seat::Computer { level });
    jego.click("Go");
    assert!(jego.sees("Play on 19×19") && jego.sees("Whim"));
}

#[test]
fn a_draw_says_who_begins() {
    for (kind, title, said) in [
        (
            GameKind::Othello,
            "Who plays Black?",
            ["plays Black", "plays White"],
        ),
        (
            GameKind::Aligne4,
            "Who plays first?",
            ["plays first", "plays second"],
        ),
    ] {
        let mut settings = settings(kind, Mode::TwoPlayers);
        settings.last_game.black = jego::setup::BlackSeat::Draw;
        let mut jego = Jego::new(settings, LARGE);
        jego.click("Play");
        jego.key(Key::Enter);
        assert_eq!(jego.page(), Page::Draw);
        assert!(jego.sees(title), "{}", jego.told_all());
        let told = jego.told_all();
        for words in said {
            assert!(told.contains(&format!("player {words}")), "{told}");
        }
        jego.click("Start");
        assert_eq!(jego.page(), Page::Match);
        assert_eq!(jego.playing().kind(), kind);
    }
}

#[test]
fn leaving_a_game_asks_first_at_every_table() {
    for kind in TABLES {
        let mut jego = Jego::begun_with(settings(kind, Mode::TwoPlayers));
        jego.move_somewhere(kind);
        jego.keys(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::N);
        assert!(jego.sees("Start over?"));
        jego.click("Stay");
        jego.key(Key::Escape);
        assert!(jego.sees("Leave this game?"));
        jego.press(Role::Button, "Leave");
        jego.until_seen("Resume");
        jego.click("Resume");
        jego.until("the table", |jego| jego.page() == Page::Match);
        assert_eq!(jego.playing().kind(), kind);
        assert!(jego.playing().has_begun());
    }
}

#[test]
fn the_panel_of_thoughts_speaks_of_the_table() {
    for kind in TABLES {
        let mut jego = Jego::begun_with(settings(kind, Mode::TwoPlayers));
        jego.key(Key::A);
        assert!(jego.playing().is_analyzing());
        assert!(jego.sees(Language::English.say(jego::words::Thinking::Analysis)));
    }
}

#[test]
fn a_comment_stands_beside_its_move() {
    for kind in TABLES {
        let mut jego = Jego::begun_with(settings(kind, Mode::TwoPlayers));
        jego.move_somewhere(kind);
        jego.act(Action::Comment("a word".to_owned()));
        jego.key(Key::Home);
        jego.key(Key::End);
        let comment = Language::English.say(TableWords::Comment);
        let field = jego.harness.query_all_by_role(Role::MultilineTextInput);
        let texts: Vec<Option<String>> = field.map(|node| node.accesskit_node().value()).collect();
        assert!(
            texts.contains(&Some("a word".to_owned())),
            "{comment} {texts:?}"
        );
    }
}

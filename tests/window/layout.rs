//! The bar under the board, the columns beside it, and that nothing moves.

use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::record::{GameKind, Seat};
use jego::session::{Action, Stage};
use jego::settings::Settings;
use jego::words::{BarWords, GobanWords, HomeWords, Label, Language, TableWords};

use super::tables::at;
use super::{Jego, LARGE, SMALL, play_on, quiet};

/// Windows of every kind: columns wide and narrow, and a strip of cards.
const SIZES: [[f32; 2]; 6] = [
    LARGE,
    [1024.0, 768.0],
    [900.0, 600.0],
    SMALL,
    [1920.0, 1080.0],
    [2560.0, 1440.0],
];

/// What the harness leaves free around the window, on both sides together.
const AROUND: f32 = 16.0;

/// The size of the harness for a window of this size.
fn around(size: [f32; 2]) -> [f32; 2] {
    size.map(|length| length + AROUND)
}

fn table(size: [f32; 2], language: Language) -> Jego {
    let mut jego = Jego::speaking(quiet(), around(size), language);
    jego.click(language.say(HomeWords::Play));
    let nine = play_on(language, 9);
    jego.sit_down(&nine);
    jego
}

impl Jego {
    /// Where the board is.
    #[track_caller]
    fn board(&self, language: Language) -> Rect {
        let name = language.fill(GobanWords::Board, &[&9]);
        self.harness.get_by_label(&name).rect()
    }

    /// Where the buttons of the bar are that are there at every stage.
    fn lasting_tools(&self, language: Language) -> Vec<Rect> {
        let labels = [Label::Undo, Label::Hint, Label::Analyze, Label::Estimate];
        let tools = labels.iter().filter_map(|&label| {
            let found = self.harness.query_all_by_label(language.say(label));
            let rects = found.map(|node| node.rect());
            rects.max_by(|one, other| one.top().total_cmp(&other.top()))
        });
        tools.collect()
    }

    /// Presses the button that leads back, which is on the card of a computer
    /// and in the line of messages.
    #[track_caller]
    pub(crate) fn go_back_to_the_game(&mut self) {
        let label = Language::English.say(TableWords::ReturnToGame);
        let mut found = self.harness.query_all_by_label(label).collect::<Vec<_>>();
        found.remove(0).click();
        self.harness.run();
    }

    /// Where the cards have their totals.
    fn totals(&self, language: Language) -> Vec<Rect> {
        let totals = self
            .harness
            .query_all_by_label(language.say(TableWords::Total));
        totals.map(|node| node.rect()).collect()
    }
}

#[test]
fn the_board_has_three_quarters_of_the_height_and_never_moves() {
    for size in SIZES {
        let language = Language::English;
        let mut jego = table(size, language);
        let board = jego.board(language);
        assert!(board.height() >= 0.75 * size[1], "{size:?} {board:?}");
        let totals = jego.totals(language);
        jego.play("E5");
        let mut stages = vec![("a move", jego.board(language), jego.totals(language))];
        jego.key(Key::P);
        jego.key(Key::P);
        jego.until("a proposal", |jego| !jego.session().is_thinking());
        assert_eq!(jego.session().stage(), Stage::Counting);
        stages.push(("the count", jego.board(language), jego.totals(language)));
        jego.ctrl(Key::Enter);
        jego.until("the file of the game", |jego| {
            jego.session().file().is_some()
        });
        jego.key(Key::Escape);
        assert!(matches!(jego.session().stage(), Stage::Over(_)));
        stages.push(("the result", jego.board(language), jego.totals(language)));
        jego.key(Key::ArrowLeft);
        stages.push(("looking back", jego.board(language), jego.totals(language)));
        for (stage, seen, rows) in stages {
            assert_eq!(seen, board, "{size:?}: {stage}");
            assert_eq!(rows, totals, "{size:?}: {stage}");
        }
    }
}

#[test]
fn the_bar_has_everything_at_hand_in_every_window() {
    for &language in Language::ALL {
        for size in SIZES {
            let mut jego = table(size, language);
            jego.fits(
                &[
                    Label::Undo,
                    Label::Hint,
                    Label::Analyze,
                    Label::Estimate,
                    Label::Pass,
                    Label::Resign,
                    Label::ToStart,
                    Label::Back,
                    Label::Forward,
                    Label::ToEnd,
                ]
                .map(|label| language.say(label)),
                around(size),
            );
            jego.nothing_overlaps(around(size));
            jego.play("E5");
            jego.key(Key::A);
            jego.nothing_overlaps(around(size));
            jego.key(Key::A);
            jego.play("E5");
            jego.nothing_overlaps(around(size));
            jego.key(Key::P);
            jego.key(Key::P);
            jego.until("a proposal", |jego| !jego.session().is_thinking());
            let count = [BarWords::Resume, BarWords::Accept].map(|words| language.say(words));
            jego.fits(&count, around(size));
            jego.nothing_overlaps(around(size));
        }
    }
}

#[test]
fn what_is_offered_while_looking_back_covers_nothing() {
    for &language in Language::ALL {
        for size in SIZES {
            let mut settings = quiet();
            let level = "Care".to_owned();
            settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
            let mut jego = Jego::speaking(settings, around(size), language);
            jego.click(language.say(HomeWords::Play));
            jego.sit_down(&play_on(language, 9));
            jego.play("E5");
            jego.until("an answer", |jego| jego.stones() == 2);
            jego.act(Action::ToStart);
            jego.play("C3");
            assert!(jego.sees(language.say(TableWords::PlayHere)), "{size:?}");
            jego.nothing_overlaps(around(size));
        }
    }
}

#[test]
fn the_buttons_of_the_bar_stay_where_they_are_from_play_to_result() {
    let lasting = |language: Language, kind: GameKind| {
        let mut jego = Jego::speaking(at(kind), LARGE, language);
        jego.click(language.say(HomeWords::Play));
        match kind {
            GameKind::Go => jego.sit_down(&play_on(language, 9)),
            GameKind::Othello | GameKind::Aligne4 => jego.key(Key::Enter),
        }
        let play = jego.lasting_tools(language);
        if kind == GameKind::Go {
            jego.key(Key::P);
            jego.key(Key::P);
            jego.until("a proposal", |jego| !jego.session().is_thinking());
            assert_eq!(jego.session().stage(), Stage::Counting);
            assert_eq!(jego.lasting_tools(language), play, "count, {language:?}");
            jego.ctrl(Key::Enter);
        } else {
            jego.act(Action::Resign);
        }
        jego.until("the file of the game", |jego| {
            jego.playing().file().is_some()
        });
        jego.key(Key::Escape);
        assert!(jego.sees(language.say(Label::Rematch)));
        assert_eq!(jego.lasting_tools(language), play, "{kind:?} {language:?}");
        play.len()
    };
    for &language in Language::ALL {
        assert_eq!(lasting(language, GameKind::Go), 4);
        assert_eq!(lasting(language, GameKind::Othello), 3);
        assert_eq!(lasting(language, GameKind::Aligne4), 3);
    }
}

#[test]
fn the_bar_does_what_its_keys_do() {
    let mut jego = Jego::at_table(quiet());
    assert!(jego.tool("Undo").accesskit_node().is_disabled());
    jego.play_all("E5 D4");
    assert!(!jego.tool("Undo").accesskit_node().is_disabled());
    jego.use_tool("Undo");
    assert_eq!(jego.stones(), 1);
    jego.use_tool("Estimate");
    assert!(jego.session().is_estimating());
    jego.use_tool("Estimate");
    jego.use_tool("Hint");
    jego.until("a hint", |jego| !jego.session().is_hinting());
    jego.use_tool("Pass");
    jego.use_tool("Pass");
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    assert!(jego.tool("Hint").accesskit_node().is_disabled());
    jego.use_tool("Resume");
    assert_eq!(jego.session().stage(), Stage::Playing);
    jego.use_tool("Resign…");
    assert!(jego.sees("Resign?"));
}

#[test]
fn the_bar_offers_what_there_is_at_a_table() {
    for (kind, absent) in [
        (GameKind::Othello, vec!["Estimate", "Pass"]),
        (GameKind::Aligne4, vec!["Estimate", "Pass"]),
    ] {
        let jego = Jego::begun_with(at(kind));
        for label in ["Undo", "Hint", "Analysis", "Resign…"] {
            jego.tool(label);
        }
        for label in absent {
            assert!(!jego.sees(label), "{kind:?} {label}");
        }
    }
}

#[test]
fn after_going_back_a_click_never_plays_the_computers_color() {
    let mut settings = quiet();
    let level = "Care".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    let mut jego = Jego::at_table(settings);
    jego.play("E5");
    jego.until("an answer", |jego| jego.stones() == 2);
    jego.click("Back one move");
    assert_eq!(jego.stones(), 1);
    let pass = jego.tool("Pass").accesskit_node().is_disabled();
    assert!(pass, "nobody passes for the computer");
    jego.play("A1");
    assert_eq!((jego.stones(), jego.stone("A1")), (1, None));
    let told = jego.app().note().unwrap_or_default().to_owned();
    let refused = Language::English.fill(TableWords::LookingBackAt, &[&"White"]);
    assert_eq!(told, refused, "said at the point");
    assert!(jego.sees(&refused), "and in the line of messages");
    jego.go_back_to_the_game();
    assert_eq!(jego.stones(), 2);
    jego.click("Back one move");
    jego.use_tool("Undo");
    assert_eq!(jego.stones(), 0);
    jego.play("A1");
    assert_eq!(jego.stone("A1"), Some(Color::Black));
}

#[test]
fn refusals_and_passes_are_said_on_the_board() {
    let mut jego = Jego::with_moves("E5");
    assert_eq!(jego.app().note(), None);
    jego.play("E5");
    assert_eq!(jego.app().note(), Some("E5 is already occupied"));
    jego.play("D4");
    assert_eq!(jego.app().note(), None, "it is over with the next move");
    jego.use_tool("Pass");
    assert_eq!(jego.app().note(), Some("Black passes"));
    jego.use_tool("Pass");
    assert_eq!(jego.app().note(), Some("White passes"));
}

#[test]
fn a_note_goes_away_by_itself_and_the_window_rests() {
    for animations in [false, true] {
        let settings = Settings {
            animations,
            ..quiet()
        };
        let mut jego = Jego::at_table(settings);
        jego.play_all("E5 E5");
        assert!(jego.app().note().is_some());
        jego.until("the note is gone", |jego| jego.app().note().is_none());
    }
}

#[test]
fn a_column_that_is_dragged_is_remembered() {
    let mut jego = table([1920.0, 1080.0], Language::English);
    let grip = jego.rect("Width of the left column").center();
    let to = grip - vec2(40.0, 0.0);
    let width = grip.x - AROUND / 2.0 - 40.0;
    jego.harness.hover_at(grip);
    jego.harness.run();
    jego.harness.drag_at(grip);
    jego.harness.run();
    jego.harness.hover_at(to);
    jego.harness.run();
    jego.harness.drop_at(to);
    jego.harness.run();
    let kept = jego.app().settings().left_column.map(f32::from);
    assert!(
        kept.is_some_and(|kept| (kept - width).abs() <= 1.0),
        "{kept:?}"
    );
    let moved = jego.rect("Width of the left column").center();
    assert!((moved.x - to.x).abs() <= 1.0, "{moved:?}");
    assert!(jego.board(Language::English).height() >= 0.75 * 1080.0);
}

#[test]
fn what_is_folded_has_a_handle_that_says_what_it_opens() {
    let handle = Language::English.say(BarWords::CommentAndMoves);
    for size in SIZES {
        let mut jego = table(size, Language::English);
        let board = jego.board(Language::English);
        assert!(jego.sees("Moves") && !jego.sees(handle), "{size:?}");
        jego.click("Hide");
        assert!(!jego.sees("Moves"), "{size:?}");
        jego.fits(&[handle], around(size));
        jego.click(handle);
        assert!(jego.sees("Moves") && jego.sees("Comment"), "{size:?}");
        assert_eq!(jego.board(Language::English).size(), board.size());
    }
}

/// A game of many moves, with everything moving as it does for a user.
fn long_game() -> Jego {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.sgf");
    let letter = |number: usize| char::from(b'a' + u8::try_from(number).unwrap());
    let mut sgf = "(;GM[1]FF[4]SZ[19]".to_owned();
    for number in 0..180 {
        let side = if number % 2 == 0 { 'B' } else { 'W' };
        // Rows two apart, so that nothing is captured.
        let (col, row) = (number % 18, (number / 18) * 2 % 19);
        sgf.push_str(&format!(";{side}[{}{}]", letter(col), letter(row)));
    }
    sgf.push(')');
    std::fs::write(&path, sgf).unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir_all(&data).unwrap();
    let settings = "(sound: false, own_file_list: true, animations: true)";
    std::fs::write(data.join("settings.ron"), settings).unwrap();
    let mut jego = Jego::begun(folder, Some(path));
    jego.until("the game", |jego| {
        jego.page() == jego::ui::Page::Match && jego.app().session().is_some()
    });
    jego
}

#[test]
fn the_tree_keeps_the_present_move_in_sight_however_fast_keys_come() {
    let mut jego = long_game();
    let seen = |jego: &Jego| jego.told_all().contains(", current");
    jego.key(Key::End);
    assert!(seen(&jego), "at the end");
    for (key, times) in [
        (Key::PageUp, 14),
        (Key::PageDown, 9),
        (Key::ArrowLeft, 40),
        (Key::Home, 1),
        (Key::End, 1),
        (Key::ArrowLeft, 3),
        (Key::PageUp, 2),
        (Key::ArrowRight, 5),
    ] {
        for _ in 0..times {
            jego.harness.key_press(key);
            jego.harness.step();
        }
        jego.harness.step();
        assert!(seen(&jego), "{key:?} right away");
        jego.harness.run();
        assert!(seen(&jego), "{key:?} at rest");
    }
    // There and back while a glide would still be on its way there.
    for (there, back) in [
        (Key::PageUp, Key::PageDown),
        (Key::ArrowLeft, Key::ArrowRight),
    ] {
        for times in [2, 6, 14] {
            jego.key(Key::Home);
            for _ in 0..9 {
                jego.key(Key::PageDown);
            }
            for key in std::iter::repeat_n(there, times).chain(std::iter::repeat_n(back, times)) {
                jego.harness.key_press(key);
                jego.harness.step();
            }
            jego.harness.run();
            assert!(seen(&jego), "{times} times {there:?} and {back:?}");
        }
    }
}

#[test]
fn the_tree_stands_where_its_column_is_taller_than_wide() {
    let mut jego = Jego::with_moves("E5 D4");
    jego.key(Key::Home);
    let first = jego.rect("Move 1, Black E5").center();
    let second = jego.rect("Move 2, White D4").center();
    let step = second - first;
    assert_eq!(step.x, 0.0, "the moves run downward");
    assert!(step.y > 0.0);
    assert!(vec2(0.0, step.y).length() > 20.0);
}

#[test]
fn no_card_says_territory_before_anything_is_enclosed() {
    let mut jego = Jego::at_table(quiet());
    jego.play("E5");
    for number in ["80", "81"] {
        assert!(!jego.sees(number), "{}", jego.told_all());
    }
    jego.play_all("A1 pass pass");
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    for phrase in [TableWords::DeadBlack, TableWords::DeadWhite] {
        let label = Language::English.say(phrase);
        assert_eq!(jego.harness_count(label), 1, "whose stones are dead");
    }
}

//! Aligne 4 and Quarto in the whole window: a game that is opened, played by
//! pointer, keys and names, and painted.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::thread;
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::aligne4::{Move, Piece, Position, Square, Variant};
use jego::board::{ByColor, Color};
use jego::game::History;
use jego::record::{Aligne4Record, Change, Folders, Seat, save};
use jego::scene::{Board, Pieces, Scene, Shown};
use jego::session::{Match, Waker};
use jego::settings::{BoardLook, Settings};
use jego::ui::picture::{PictureError, pieces_picture};
use jego::ui::{App, Page, StartOptions, theme};
use jego::words::Language;
use tempfile::TempDir;

/// How long threads may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// A window with a game of pieces, and the folder that holds all of it.
struct Window {
    harness: Harness<'static, Inside>,
    _folder: TempDir,
}

struct Inside {
    beginning: Option<StartOptions>,
    app: Option<App>,
}

impl Inside {
    fn frame(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        if let Some(beginning) = self.beginning.take() {
            self.app = Some(App::new(&ctx, beginning));
        }
        if let Some(app) = &mut self.app {
            app.update(&ctx);
            app.show(ui);
        }
    }
}

fn record(variant: Variant, moves: &[Move]) -> Aligne4Record {
    let mut record = Aligne4Record::of(variant);
    for mv in moves {
        record.apply(&Change::Play(*mv)).unwrap();
    }
    record
}

impl Window {
    fn open(record: &Aligne4Record, size: [f32; 2], language: Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.jego.ron");
        std::fs::write(&file, save::write(record)).unwrap();
        let settings = Settings {
            animations: false,
            sound: false,
            own_file_list: true,
            ..Settings::default()
        };
        let beginning = StartOptions {
            settings,
            settings_trouble: None,
            folders: Folders::in_folder(folder.path().join("data"), folder.path().to_owned()),
            language,
            file: Some(file),
        };
        let inside = Inside {
            beginning: Some(beginning),
            app: None,
        };
        let harness = Harness::builder()
            .with_size(size)
            .with_max_steps(60)
            .with_step_dt(1.0 / 60.0)
            .with_accessibility_check(true)
            .with_context_setup(theme::install_fonts)
            .build_ui_state(|ui, inside: &mut Inside| inside.frame(ui), inside);
        let mut window = Self {
            harness,
            _folder: folder,
        };
        window.until("the table", |window| window.page() == Page::Match);
        window
    }

    fn new(variant: Variant) -> Self {
        Self::open(&record(variant, &[]), [1280.0, 800.0], Language::English)
    }

    fn page(&self) -> Page {
        let app = self.harness.state().app.as_ref();
        app.map_or(Page::Home, App::page)
    }

    #[track_caller]
    fn until(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !so(self) {
            assert!(Instant::now() < deadline, "never: {what}");
            thread::yield_now();
            self.harness.step();
        }
        self.harness.run();
    }

    fn sees(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    #[track_caller]
    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    fn keys(&mut self, keys: &[Key]) {
        for key in keys {
            self.harness.key_press(*key);
            self.harness.run();
        }
    }
}

#[test]
fn a_piece_and_a_square_are_clicked_in_either_order_and_taken_back() {
    let mut window = Window::new(Variant::Aligne4);
    window.click("Small white round plant, in the tray");
    assert!(window.sees("Small white round plant, in the tray, chosen"));
    window.click("Square 7, empty");
    assert!(window.sees("Square 7, small white round plant, last piece"));
    window.click("Square 0, empty");
    assert!(window.sees("Square 0, empty, chosen"));
    window.click("Large black square animal, in the tray");
    assert!(window.sees("Square 0, large black square animal, last piece"));
    assert!(window.sees("Square 7, small white round plant"));
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.sees("Large black square animal, in the tray"));
    assert!(window.sees("Square 7, small white round plant, last piece"));
}

#[test]
fn an_occupied_square_is_refused_in_words() {
    let first = Move::Put {
        piece: Piece::ALL[0],
        at: Square::ALL[5].point(),
    };
    let record = record(Variant::Aligne4, &[first]);
    let mut window = Window::open(&record, [1280.0, 800.0], Language::English);
    let taken = "Square 5, large black round animal, last piece";
    let piece = "Large white round animal, in the tray";
    window.click(taken);
    assert!(window.sees(taken), "without a piece nothing is chosen");
    window.click(piece);
    window.click(taken);
    assert!(window.sees("Square 5 is already occupied"));
    assert!(window.sees(&format!("{piece}, chosen")));
}

#[test]
fn escape_takes_back_what_was_chosen_before_it_leaves_the_table() {
    let mut window = Window::new(Variant::Aligne4);
    for chosen in ["Square 9, empty", "Small black round animal, in the tray"] {
        window.click(chosen);
        assert!(window.sees(&format!("{chosen}, chosen")));
        window.keys(&[Key::Escape]);
        assert!(window.sees(chosen));
        assert_eq!(window.page(), Page::Match);
    }
    window.keys(&[Key::Escape]);
    assert_eq!(window.page(), Page::Home, "nothing was played");
}

#[test]
fn the_keyboard_alone_puts_a_piece() {
    let mut window = Window::new(Variant::Aligne4);
    window.harness.get_by_label("Board, 4 by 4").focus();
    window.harness.run();
    window.keys(&[Key::ArrowRight, Key::ArrowDown, Key::Enter]);
    assert!(window.sees("Square 5, empty, chosen"));
    window.keys(&[Key::Tab, Key::ArrowRight, Key::Space]);
    assert!(window.sees("Square 5, large white round animal, last piece"));
    window.keys(&[Key::Enter]);
    assert!(
        !window.sees("Large white round animal, in the tray"),
        "an empty place of the tray is nothing to choose"
    );
    window.keys(&[Key::ArrowLeft, Key::Enter]);
    assert!(window.sees("Large black round animal, in the tray, chosen"));
    window.keys(&[Key::Escape]);
    assert!(window.sees("Large black round animal, in the tray"));
}

#[test]
fn quarto_goes_from_hand_to_hand() {
    let mut window = Window::new(Variant::Quarto);
    assert!(window.sees("Player 1 chooses a piece for Player 2"));
    window.click("Small white square plant, in the tray");
    assert!(window.sees("Small white square plant, in Player 2’s hand"));
    window.click("Small black square plant, in the tray");
    assert!(
        window.sees("Small black square plant, in the tray"),
        "one piece at a time"
    );
    window.click("Square 3, empty");
    assert!(window.sees("Square 3, small white square plant, last piece"));
    assert!(window.sees("Player 2 chooses a piece for Player 1"));
}

#[test]
fn a_win_is_said_above_the_board_in_french_too() {
    let moves = [(0, 0), (2, 5), (4, 10), (14, 15)].map(|(piece, at): (usize, usize)| Move::Put {
        piece: Piece::ALL[piece],
        at: Square::ALL[at].point(),
    });
    let record = record(Variant::Aligne4, &moves);
    for size in [[1280.0, 800.0], [720.0, 540.0]] {
        let window = Window::open(&record, size, Language::French);
        let said = "Les quatre pièces sont noires";
        assert!(window.sees(said));
        let room = Rect::from_min_size(Pos2::ZERO, size.into());
        let rect = window.harness.get_by_label(said).rect();
        assert!(room.contains_rect(rect), "{rect:?}");
        let corner = "Case 15, petite plante noire et carrée, dernière pièce, \
                      dans l’alignement gagnant";
        let node = window.harness.get_by_label(corner);
        assert!(room.contains_rect(node.rect()));
        assert!(node.accesskit_node().is_disabled());
    }
}

#[test]
fn the_wheel_goes_through_the_game() {
    let put = Move::Put {
        piece: Piece::ALL[6],
        at: Square::ALL[6].point(),
    };
    let record = record(Variant::Aligne4, &[put]);
    let mut window = Window::open(&record, [1280.0, 800.0], Language::English);
    let place = window.harness.get_by_label("Square 0, empty").rect();
    window.harness.hover_at(place.center());
    window.harness.run();
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, 1.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.harness.run_ok();
    assert!(window.sees("Square 6, empty"));
}

#[test]
fn while_a_computer_is_to_move_nothing_can_be_chosen() {
    for variant in Variant::ALL {
        let mut record = record(variant, &[]);
        let computer = Seat::Computer {
            level: "Chance".to_owned(),
        };
        let mut seats = ByColor::<Seat>::default();
        seats[Color::Black] = computer;
        let shown = Shown {
            territory: false,
            numbers: false,
            next_moves: false,
            legal_moves: false,
            grades: false,
        };
        let pieces = |record: &Aligne4Record| {
            let folder = tempfile::tempdir().unwrap();
            let game = Match::new(record.clone().into(), folder.path(), Waker::none());
            match Scene::of(&game, shown).board {
                Board::Pieces(pieces) => pieces,
                Board::Stones(_) => unreachable!("a game of pieces has pieces"),
            }
        };
        assert!(pieces(&record).is_live());
        record.apply(&Change::Seats(seats)).unwrap();
        let waiting = pieces(&record);
        assert!(!waiting.is_live());
        assert!(waiting.free.is_empty() && !waiting.choosing);
        assert_eq!(waiting.tray.len(), 16);
    }
}

#[test]
fn a_picture_shows_the_board_in_every_look() {
    let mut game = History::new(Position::new(Variant::Aligne4));
    let empty = Pieces::of(game.position());
    game.play(Move::Put {
        piece: Piece::ALL[0],
        at: Square::ALL[5].point(),
    })
    .unwrap();
    let filled = Pieces::of(game.position());
    let mut seen = Vec::new();
    for look in [BoardLook::Kaya, BoardLook::Paper, BoardLook::Night] {
        for pieces in [&empty, &filled] {
            let png = pieces_picture(pieces, look, 320).unwrap();
            let picture = image::load_from_memory(&png).unwrap();
            assert_eq!((picture.width(), picture.height()), (320, 320));
            assert!(!seen.contains(&png), "{look:?}");
            seen.push(png);
        }
    }
    let refused = pieces_picture(&empty, BoardLook::Paper, 31);
    assert!(matches!(refused, Err(PictureError::Side(31))));
}

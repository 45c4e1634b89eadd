//! How long one frame takes: a whole game on 19×19 with cards, comment and tree
//! of moves, and a full board of Othello, laid out and tessellated without a
//! screen.

#![cfg(feature = "gui")]
#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]
#![expect(
    clippy::print_stdout,
    reason = "what happens once cannot be repeated for a mean"
)]

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use jego::board::{Color, Grid, Point, PointSet};
use jego::game::TurnId;
use jego::othello::SIZE;
use jego::record::Folders;
use jego::scene::{Ground, StoneBoard};
use jego::session::{Action, Edit, Mark, ReviewState};
use jego::settings::{BoardLook, Settings};
use jego::ui::board::{BoardState, BoardView, board_ui};
use jego::ui::look::BoardTextures;
use jego::ui::theme::{self, Style};
use jego::ui::{App, Page, StartOptions};
use jego::words::Language;

/// A window without a screen.
struct Bench {
    ctx: Context,
    app: App,
    time: f64,
}

impl Bench {
    /// The long sample game at its end.
    fn new(folder: &Path) -> Self {
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/long-game-19x19.jego.ron");
        let bench = Self::of_file(folder, sample);
        let session = bench.app.session().unwrap();
        assert!(
            session.record().history().path().len() > 200,
            "the whole game"
        );
        bench
    }

    /// A game out of a file at its end.
    fn of_file(folder: &Path, sample: PathBuf) -> Self {
        let ctx = Context::default();
        let beginning = StartOptions {
            settings: Settings::default(),
            settings_trouble: None,
            folders: Folders::in_folder(folder.to_owned(), PathBuf::new()),
            language: Language::English,
            file: Some(sample),
        };
        let app = App::new(&ctx, beginning);
        let mut bench = Self {
            ctx,
            app,
            time: 0.0,
        };
        let deadline = Instant::now() + Duration::from_secs(120);
        while bench.app.page() != Page::Match && Instant::now() < deadline {
            bench.frame(Vec::new());
        }
        bench.press(Key::End);
        for _ in 0..60 {
            bench.frame(Vec::new());
        }
        bench
    }

    /// The file of [`large_record`] at the end of its main line.
    fn of_large_record(folder: &Path, file: &Path) -> Self {
        let mut bench = Self::of_file(folder, file.to_owned());
        bench.act(Action::ToEnd);
        let history = bench.app.session().unwrap().record().history();
        assert!(history.tree().ids() > 190_000, "all of it");
        assert!(history.path().len() > 300, "the main line");
        for _ in 0..60 {
            bench.frame(Vec::new());
        }
        bench
    }

    /// Does something and paints the next frame; how long both took.
    fn act(&mut self, action: Action) -> Duration {
        let begun = Instant::now();
        let ctx = self.ctx.clone();
        self.app.act(action, &ctx);
        black_box(self.frame(Vec::new()));
        begun.elapsed()
    }

    fn cursor(&self) -> TurnId {
        self.app.session().unwrap().record().history().cursor()
    }

    fn press(&mut self, key: Key) {
        let event = Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event]);
    }

    /// The longest of so many frames, times their number: criterion divides by it.
    fn longest_frame(&mut self, times: u64) -> Duration {
        let mut longest = Duration::ZERO;
        for _ in 0..times {
            let begun = Instant::now();
            black_box(self.frame(Vec::new()));
            longest = longest.max(begun.elapsed());
        }
        longest * u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// One frame, and the triangles it is made of.
    fn frame(&mut self, events: Vec<Event>) -> usize {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0))),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| {
            app.update(ui.ctx());
            app.show(ui);
        });
        let shapes = std::mem::take(&mut output.shapes);
        let primitives = self.ctx.tessellate(shapes, output.pixels_per_point);
        output.drop_without_applying_deltas();
        primitives.len()
    }
}

fn frames(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let mut bench = Bench::new(folder.path());
    criterion.bench_function("frame of a full 19×19 game with panels", |bencher| {
        bencher.iter(|| black_box(bench.frame(Vec::new())));
    });
    bench.ctx.enable_accesskit();
    criterion.bench_function("the same for a screen reader", |bencher| {
        bencher.iter(|| black_box(bench.frame(Vec::new())));
    });
}

/// Frames while a search thinks on the other cores and its thoughts are shown.
fn frames_while_thinking(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let mut bench = Bench::new(folder.path());
    bench.press(Key::PageUp);
    bench.press(Key::A);
    let deadline = Instant::now() + Duration::from_secs(30);
    while bench.app.session().unwrap().thoughts().is_none() && Instant::now() < deadline {
        bench.frame(Vec::new());
    }
    assert!(bench.app.session().unwrap().thoughts().is_some());
    criterion.bench_function("frame while the computer thinks", |bencher| {
        bencher.iter(|| black_box(bench.frame(Vec::new())));
    });
    criterion.bench_function("the longest of such frames", |bencher| {
        bencher.iter_custom(|times| bench.longest_frame(times));
    });
}

/// Frames while the game is gone over on all cores, and what is found is shown.
fn frames_while_reviewing(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let mut bench = Bench::new(folder.path());
    bench.press(Key::F4);
    criterion.bench_function("frame while a review runs", |bencher| {
        bencher.iter(|| black_box(bench.frame(Vec::new())));
    });
    criterion.bench_function("the longest while a review runs", |bencher| {
        bencher.iter_custom(|times| bench.longest_frame(times));
    });
    let state = bench.app.session().unwrap().review_state();
    assert_eq!(state, Some(ReviewState::Running), "it ran all the time");
}

/// A record of 200,000 nodes: a line of 300 moves, and everywhere on it
/// variations of some moves.
fn large_record(folder: &Path) -> PathBuf {
    let point = |index: usize| {
        let letter = |at: usize| char::from(b'a' + (at % 19) as u8);
        format!("{}{}", letter(index), letter(index / 19))
    };
    let mut text = "(;GM[1]FF[4]SZ[19]".to_owned();
    let mut closing: Vec<String> = Vec::new();
    for place in 0..300 {
        let color = if place % 2 == 0 { 'B' } else { 'W' };
        text.push_str(&format!("(;{color}[{}]", point(place)));
        let other = if place % 2 == 0 { 'W' } else { 'B' };
        let mut beside = String::new();
        for variation in 0..66 {
            beside.push('(');
            for step in 0..10 {
                let color = if step % 2 == 0 { other } else { color };
                let at = point(place + 2 + (variation * 7 + step * 3) % (358 - place));
                beside.push_str(&format!(";{color}[{at}]"));
            }
            beside.push(')');
        }
        closing.push(beside + ")");
    }
    let path = folder.join("large.sgf");
    text.extend(closing.into_iter().rev());
    std::fs::write(&path, text + ")").unwrap();
    path
}

/// Edits of a record of 200,000 nodes, each with the frame that shows it: at the
/// end of the main line, where nothing follows, and sixty moves before it, where a
/// new turn is one more variation.
fn edits_of_a_large_record(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let file = large_record(folder.path());
    first_edit(folder.path(), &file);
    let mut bench = Bench::of_large_record(folder.path(), &file);
    edits_here(criterion, &mut bench, "at the end");
    bench.act(Action::Step(-60));
    edits_here(criterion, &mut bench, "in a branch");
}

const CORNER: Point = Point::new(18, 18);

fn mark() -> Action {
    Action::Edit(Edit::Mark(Mark::Triangle, PointSet::from_iter([CORNER])))
}

/// The first edit of all, with which the journal begins. It comes once for each time
/// the file is opened, so it is timed by hand.
fn first_edit(folder: &Path, file: &Path) {
    for _ in 0..5 {
        let mut bench = Bench::of_large_record(folder, file);
        let time = bench.act(mark());
        println!("200,000 nodes, to the next frame/the first mark: {time:.2?}");
    }
}

fn edits_here(criterion: &mut Criterion, bench: &mut Bench, place: &str) {
    let stone = |at| Action::Edit(Edit::Stones(Some(Color::Black), PointSet::from_iter([at])));
    let beside = Point::new(17, 18);
    let edits: [(&str, &[Action], Action); 5] = [
        ("a mark", &[], mark()),
        ("a comment", &[], Action::Comment("a word".to_owned())),
        ("a stone in a turn of its own", &[], stone(CORNER)),
        ("a second stone there", &[stone(CORNER)], stone(beside)),
        ("a move", &[], Action::Choose(CORNER)),
    ];
    let mut group = criterion.benchmark_group("200,000 nodes, to the next frame");
    for (name, before, edit) in edits {
        let begun = bench.cursor();
        for (name, place_of_time) in [
            (format!("{name} {place}"), 0),
            (format!("undo of {name} {place}"), 1),
            (format!("redo of {name} {place}"), 2),
        ] {
            let mut steps = || {
                for action in before {
                    bench.act(action.clone());
                }
                let times = [edit.clone(), Action::Undo, Action::Redo].map(|act| bench.act(act));
                let added = bench.cursor();
                for _ in 0..=before.len() {
                    bench.act(Action::Undo);
                }
                assert_eq!(bench.cursor(), begun, "{name}");
                if added != begun && matches!(edit, Action::Choose(_)) {
                    bench.act(Action::Delete(added));
                }
                times[place_of_time]
            };
            group.bench_function(name.as_str(), |bencher| {
                bencher.iter_custom(|times| (0..times).map(|_| steps()).sum());
            });
        }
    }
    group.bench_function(format!("a frame with nothing new {place}"), |bencher| {
        bencher.iter(|| black_box(bench.frame(Vec::new())));
    });
    group.finish();
}

/// A board of Othello with a disc on every square: at rest, and while as many
/// turn as one move can turn.
fn othello_boards(criterion: &mut Criterion) {
    let ctx = Context::default();
    let mut textures = BoardTextures::ready(&ctx, BoardLook::Kaya, Ground::Squares);
    let after = StoneBoard {
        ground: Ground::Squares,
        stones: Grid::filled(SIZE, Some(Color::Black)),
        ..StoneBoard::empty(SIZE)
    };
    let mut before = after.clone();
    for point in SIZE.points() {
        if point.col == 3 || point.row == 3 || point.col == point.row {
            before.stones[point] = Some(Color::White);
        }
    }
    before.stones[Point::new(3, 3)] = None;
    let mut frame = |goban: &StoneBoard, state: &mut BoardState, time: f64| {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 800.0))),
            time: Some(time),
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            board_ui(ui, goban, VIEW, &mut textures, state, DECOR);
        });
        let shapes = std::mem::take(&mut output.shapes);
        let primitives = ctx.tessellate(shapes, output.pixels_per_point);
        output.drop_without_applying_deltas();
        primitives.len()
    };
    criterion.bench_function("frame of a full Othello board", |bencher| {
        let mut state = BoardState::default();
        bencher.iter(|| black_box(frame(&after, &mut state, 1.0)));
    });
    criterion.bench_function("the same while discs turn", |bencher| {
        let mut state = BoardState::default();
        frame(&before, &mut state, 1.0);
        bencher.iter(|| black_box(frame(&after, &mut state, 1.1)));
        assert!(state.is_moving(), "they turned in every frame");
    });
}

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};
const DECOR: Style = Style {
    language: Language::English,
    colors: &theme::LIGHT,
    motion: true,
};

criterion_group!(
    benches,
    frames,
    frames_while_thinking,
    frames_while_reviewing,
    edits_of_a_large_record,
    othello_boards
);
criterion_main!(benches);

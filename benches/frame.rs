//! How long one frame takes: a whole game on 19×19 with cards, comment and tree
//! of moves, laid out and tessellated without a screen.

#![cfg(feature = "gui")]
#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2, vec2};
use jego::record::Folders;
use jego::session::Settings;
use jego::ui::{App, Beginning, Page};
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
        let ctx = Context::default();
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/long-game-19x19.jego.ron");
        let beginning = Beginning {
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
        let deadline = Instant::now() + Duration::from_secs(30);
        while bench.app.page() != Page::Table && Instant::now() < deadline {
            bench.frame(Vec::new());
        }
        let end = Event::Key {
            key: Key::End,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        bench.frame(vec![end]);
        for _ in 0..60 {
            bench.frame(Vec::new());
        }
        let session = bench.app.session().unwrap();
        assert!(
            session.record().history().way().len() > 200,
            "the whole game"
        );
        bench
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
            app.think(ui.ctx());
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

criterion_group!(benches, frames);
criterion_main!(benches);

//! How long a kifu sheet, a diagram and a moving picture take.
//!
//! `cargo bench --bench publishing`

#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

use criterion::{Criterion, criterion_group, criterion_main};
use jego::document::{Format, PictureSize, Publication, Subject, WhichLine, publish_record};
use jego::record::{AnyRecord, open};
use jego::words::Language;

/// A game of 271 moves.
const GAME: &str = include_str!("../saves/long-game-19x19.jego.ron");

fn published(game: &AnyRecord, asked: &Publication) -> usize {
    let made = publish_record(game, asked, WhichLine::Main, Language::English);
    made.unwrap().files.iter().map(Vec::len).sum()
}

fn publishing(criterion: &mut Criterion) {
    let opened = open(GAME.as_bytes().to_vec(), None).unwrap();
    let game = opened.games.game(0).unwrap().0;
    let mut group = criterion.benchmark_group("publishing");
    group.sample_size(10);
    for (name, subject, format) in [
        ("kifu sheet, PDF", Subject::Kifu, Format::Pdf),
        ("fifty moves, SVG", Subject::Moves(51..=100), Format::Svg),
        (
            "fifty moves, PNG, 800 px",
            Subject::Moves(51..=100),
            Format::Png,
        ),
        ("all moves, GIF, 480 px", Subject::Line(None), Format::Gif),
        ("all moves, APNG, 480 px", Subject::Line(None), Format::Apng),
    ] {
        let mut asked = Publication::new(subject, format);
        if format.is_line() {
            asked.width = PictureSize(480);
        }
        let bytes = published(&game, &asked);
        group.bench_function(format!("{name}: {bytes} bytes"), |bencher| {
            bencher.iter(|| published(&game, &asked));
        });
    }
    group.finish();
}

criterion_group!(benches, publishing);
criterion_main!(benches);

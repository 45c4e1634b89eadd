//! The report of a review, read off one that was kept with its game.

use std::path::Path;

use jego::document::{Block, ReviewReport, review_document};
use jego::record::open_file;
use jego::review::{GradeLimits, Line, kept_review};
use jego::words::Language;

/// The blocks of the report of a game in tests/data/reviews.
fn blocks(name: &str, language: Language) -> Vec<Block> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/reviews");
    let opened = open_file(&folder.join(name)).unwrap();
    let record = opened.games.go(0).unwrap().0;
    let report = ReviewReport {
        line: &Line::of(record.history()),
        review: &kept_review(&record),
        record: &record,
        human: None,
        limits: GradeLimits::default(),
    };
    review_document(&report, language).blocks
}

/// A letter first, then the moves that decided the game, and figures at the end.
#[test]
fn a_report_opens_with_how_the_game_went() {
    let letter = |language| {
        let blocks = blocks("go-9x9.sgf", language);
        let (Block::Paragraph(letter), Block::Curve { .. }) = (&blocks[1], &blocks[2]) else {
            panic!("{blocks:#?}");
        };
        assert!(matches!(blocks[3], Block::Heading(_)), "{blocks:#?}");
        assert!(matches!(blocks.last(), Some(Block::Bars { .. })));
        letter.clone()
    };
    assert_eq!(
        letter(Language::English),
        "The lead changed hands 3 times: from move 18 on Anne was ahead. It turned at move 18: \
         White’s A9 cost about 20 points. Both lost most in the middle game."
    );
    assert_eq!(
        letter(Language::French),
        "L’avantage a changé de camp 3 fois\u{a0}: à partir du coup 18, Anne menait. Le tournant \
         fut le coup 18\u{a0}: A9 de Blanc a coûté environ 20 points. Les deux ont le plus perdu en \
         milieu de partie."
    );
}

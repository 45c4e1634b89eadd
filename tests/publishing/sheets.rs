//! Kifu sheets: what stands on them, and that all of it is on paper.

use std::num::NonZeroUsize;

use jego::board::Size;
use jego::document::{Block, KifuOptions, Paper, kifu_document};
use jego::drawing::{Shape, text_width};
use jego::figure::{Coordinates, FigureBreaks, GameLine, Numbering};
use jego::words::Language;

use crate::games::{random_game, rng, sgf};

fn options(every: usize) -> KifuOptions {
    KifuOptions {
        breaks: FigureBreaks::Every(NonZeroUsize::new(every).unwrap()),
        numbering: Numbering::OfFile,
        coordinates: Coordinates::Hidden,
        comments: true,
        marks: true,
    }
}

#[test]
fn the_head_of_a_sheet_says_who_played_where_and_how_it_ended() {
    let record = sgf(
        "(;SZ[19]PB[Shusaku]BR[4d]PW[Gennan]WR[8d]EV[Ear-reddening game]RO[2]PC[Osaka]\
         DT[1846-09-11]KM[0]RE[B+2]RU[Japanese];B[qd])",
    );
    let line = GameLine::main(&record);
    let document = kifu_document(&line, options(50), Language::English);
    assert_eq!(document.title, "Shusaku – Gennan");
    assert_eq!(
        document.blocks[0],
        Block::Titles(vec![
            "Black: Shusaku, 4d · White: Gennan, 8d".to_owned(),
            "Ear-reddening game · Round 2".to_owned(),
            "Osaka · 1846-09-11".to_owned(),
            "Komi 0 · Japanese rules · Black wins by 2 points".to_owned(),
        ])
    );
    let text = document.to_text();
    assert!(text.contains("Move 1\n"), "{text}");
}

#[test]
fn a_note_groups_moves_on_the_same_point() {
    let record = sgf("(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb]\
         ;B[ee];W[ea];B[cb];W[];B[de];W[bb];B[ed];W[ec];B[cb])");
    let line = GameLine::main(&record);
    let document = kifu_document(&line, options(50), Language::English);
    let text = document.to_text();
    assert!(text.contains("11, 17 at 7 · 12 pass · 14 at 8\n"), "{text}");
    let french = kifu_document(&line, options(50), Language::French).to_text();
    assert!(
        french.contains("11, 17 en 7 · 12 passe · 14 en 8\n"),
        "{french}"
    );
}

#[test]
fn everything_on_a_sheet_is_on_the_paper() {
    for seed in 0..30 {
        let size = Size::new([9, 13, 19, 25, 2][seed as usize % 5]).unwrap();
        let mut record = random_game(&mut rng(seed), size, 10 + seed as usize * 9);
        let turns: Vec<_> = record.history().path().to_vec();
        for turn in turns.iter().skip(1).step_by(4) {
            let comment =
                "A move that everyone would play, and a-word-that-is-far-too-long-for-it. "
                    .repeat(1 + seed as usize % 9);
            let change = jego::record::Change::Comment(*turn, comment);
            record.apply(&change).unwrap();
        }
        let line = GameLine::main(&record);
        let document = kifu_document(&line, options(20 + seed as usize), Language::English);
        for paper in [Paper::A4, Paper::Letter] {
            let (width, height) = paper.size();
            let pages = document.pages(paper);
            assert!(!pages.is_empty());
            for page in &pages {
                assert_eq!((page.width, page.height), (width, height));
                for shape in &page.shapes {
                    assert!(is_within(shape, width, height), "seed {seed}: {shape:?}");
                }
            }
            // Nothing of what was said is lost.
            let words =
                pages
                    .iter()
                    .flat_map(|page| &page.shapes)
                    .filter_map(|shape| match shape {
                        Shape::Text(text) => Some(text.text.matches("everyone").count()),
                        Shape::Line { .. } | Shape::Disc { .. } | Shape::Polygon { .. } => None,
                    });
            let comments = turns.iter().skip(1).step_by(4).count() * (1 + seed as usize % 9);
            assert_eq!(words.sum::<usize>(), comments, "seed {seed}");
        }
    }
}

fn is_within(shape: &Shape, width: f32, height: f32) -> bool {
    let on_paper = |x: f32, y: f32| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
    match shape {
        Shape::Line { from, to, .. } => on_paper(from.x, from.y) && on_paper(to.x, to.y),
        Shape::Disc { center, radius, .. } => {
            on_paper(center.x - radius, center.y - radius)
                && on_paper(center.x + radius, center.y + radius)
        }
        Shape::Polygon { corners, .. } => corners.iter().all(|at| on_paper(at.x, at.y)),
        Shape::Text(text) => {
            let length = text_width(&text.text, text.size) * text.condensed;
            let start = match text.anchor {
                jego::drawing::Anchor::Start => text.at.x,
                jego::drawing::Anchor::Middle => text.at.x - length / 2.0,
                jego::drawing::Anchor::End => text.at.x - length,
            };
            on_paper(start, text.at.y) && on_paper(start + length, text.at.y)
        }
    }
}

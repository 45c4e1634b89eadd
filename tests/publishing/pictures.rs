//! SVG and PDF as other programs see them: stones are where they belong, and where
//! the window has them.

use std::fs;
use std::path::Path;
use std::process::Command;

use jego::board::Color;
use jego::drawing::{Drawing, PdfInfo, spot, write_pdf};
use jego::figure::{Figure, Look};

use crate::games::{random_figure, rng};

/// How many boards are drawn.
const BOARDS: u64 = 500;
/// How far lines are apart, in points.
const CELL: f32 = 16.0;
/// How far from the middle of a point its color is looked at, in cells: within a
/// stone, and beside lines, numbers and marks.
const ASIDE: f32 = 0.28;

/// Whether a program is there; where it has to be, it is missed.
#[expect(clippy::print_stdout, reason = "what was not compared is said")]
fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok();
    let required = std::env::var_os("JEGO_REQUIRE_RENDERERS").is_some();
    assert!(found || !required, "{program} is not installed");
    if !found {
        println!("{program} is not installed, so nothing was compared with what it paints");
    }
    found
}

/// Boards without what may lie over the places that are looked at.
fn figures() -> Vec<(u64, Figure)> {
    let figure = |seed| {
        let mut figure = random_figure(&mut rng(seed));
        figure.arrows.clear();
        figure.labels.retain(|(_, label)| label.len() == 1);
        (seed, figure)
    };
    (0..BOARDS).map(figure).collect()
}

fn opened(path: &Path) -> image::RgbImage {
    let decoder = image::open(path).unwrap();
    decoder.into_rgb8()
}

/// What is on a board of wood at some pixel.
fn seen([red, green, blue]: [u8; 3]) -> Option<Color> {
    match (red.max(green).max(blue), red.abs_diff(blue)) {
        (0..=90, _) => Some(Color::Black),
        // Shells are shaded at their edge, but gray there too; wood is brown.
        (_, 0..=30) => Some(Color::White),
        _ => None,
    }
}

/// Compares a picture with a board whose top left is at a place of it, in pixels.
fn compare(image: &image::RgbImage, figure: &Figure, at: (f32, f32), cell: f32, seed: u64) {
    for (point, stone) in figure.stones.iter() {
        let is_shown = figure.part.contains(point) && !figure.hidden.contains(point);
        if !is_shown || figure.dimmed.contains(point) {
            continue;
        }
        let (x, y) = figure.place(point);
        let place = |of: f32, start: f32| (start + (of + ASIDE) * cell) as u32;
        let pixel = image.get_pixel(place(x, at.0), place(y, at.1)).0;
        assert_eq!(seen(pixel), *stone, "seed {seed}, {point:?}: {pixel:?}");
    }
}

#[test]
fn svg_is_well_formed_and_has_every_stone_and_number() {
    for (seed, _) in figures() {
        let figure = random_figure(&mut rng(seed));
        let svg = figure.drawing(Look::Print, CELL).to_svg(&figure.caption);
        let read = roxmltree::Document::parse(&svg).unwrap();
        let shown = |at| figure.part.contains(at) && !figure.hidden.contains(at);
        let texts: Vec<&str> = read
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text())
            .collect();
        for (at, number) in &figure.numbers {
            if shown(*at) {
                assert!(texts.contains(&number.to_string().as_str()), "seed {seed}");
            }
        }
        let stones = figure.stones.iter();
        let stones = stones.filter(|(at, stone)| shown(*at) && stone.is_some());
        let radius = read
            .descendants()
            .filter_map(|node| node.attribute("r")?.parse::<f32>().ok());
        let drawn = radius.filter(|radius| *radius > 0.44 * CELL).count();
        assert_eq!(drawn, stones.count(), "seed {seed}");
        let title = read.descendants().find(|node| node.has_tag_name("title"));
        assert_eq!(title.unwrap().text(), Some(figure.caption.as_str()));
    }
}

#[test]
fn another_program_paints_svg_as_it_was_meant() {
    if !has("rsvg-convert") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    // Many boards in one file: to start a program for each takes longer.
    for batch in figures().chunks(50) {
        let (mut all, mut places) = (Drawing::new(0.0, 0.0), Vec::new());
        for (_, figure) in batch {
            let drawing = figure.drawing(Look::Wood, CELL);
            let top = all.height;
            all.width = all.width.max(drawing.width);
            all.height += drawing.height.ceil() + 2.0;
            all.place(drawing, spot(0.0, top));
            places.push(top);
        }
        let (svg, png) = (folder.path().join("a.svg"), folder.path().join("a.png"));
        fs::write(&svg, all.to_svg("boards")).unwrap();
        let done = Command::new("rsvg-convert")
            .args(["--dpi-x", "72", "--dpi-y", "72", "-w"])
            .arg(all.width.round().to_string())
            .arg("-o")
            .args([&png, &svg])
            .output()
            .unwrap();
        assert!(done.status.success(), "{done:?}");
        let image = opened(&png);
        let scale = image.width() as f32 / all.width;
        for ((seed, figure), top) in batch.iter().zip(places) {
            compare(&image, figure, (0.0, top * scale), CELL * scale, *seed);
        }
    }
}

#[test]
fn another_program_paints_pdf_as_it_was_meant() {
    if !has("pdftoppm") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let figures = figures();
    let pages: Vec<Drawing> = figures
        .iter()
        .map(|(_, figure)| figure.drawing(Look::Wood, CELL))
        .collect();
    let path = folder.path().join("boards.pdf");
    fs::write(&path, write_pdf(&pages, PdfInfo::default())).unwrap();
    let done = Command::new("pdftoppm")
        .args(["-r", "72", "-png"])
        .args([&path, &folder.path().join("page")])
        .output()
        .unwrap();
    assert!(done.status.success(), "{done:?}");
    // It complains of whatever is not as a PDF has to be.
    let complaints = String::from_utf8_lossy(&done.stderr);
    assert_eq!(complaints, "");
    for ((seed, figure), number) in figures.iter().zip(1..) {
        let page = folder.path().join(format!("page-{number:03}.png"));
        compare(&opened(&page), figure, (0.0, 0.0), CELL, *seed);
    }
}

#[test]
fn the_text_of_a_pdf_can_be_searched() {
    if !has("pdftotext") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let record = crate::games::sgf("(;SZ[9]PB[Dvořák]PW[Œuvre];B[aa];W[bb]C[Çà et là])");
    let line = jego::figure::GameLine::main(&record);
    let asked = jego::document::Publication {
        comments: true,
        ..jego::document::Publication::new(
            jego::document::Subject::Kifu,
            jego::document::Format::Pdf,
        )
    };
    let published = jego::document::publish(&line, &asked, jego::words::Language::French).unwrap();
    let path = folder.path().join("a.pdf");
    fs::write(&path, &published.files[0]).unwrap();
    let told = Command::new("pdftotext")
        .arg(&path)
        .arg("-")
        .output()
        .unwrap();
    let text = String::from_utf8(told.stdout).unwrap();
    for part in [
        "Noir : Dvořák",
        "Blanc : Œuvre",
        "2 : Çà et là",
        "Coups 1 à 2",
    ] {
        let spaces = text.replace('\u{a0}', " ");
        // Titles are set in capitals.
        let found = spaces.to_uppercase().contains(&part.to_uppercase());
        assert!(found, "{part}: {text}");
    }
}

/// The window's own painting of the same boards.
#[cfg(feature = "gui")]
#[test]
fn stones_are_where_the_window_has_them() {
    use jego::scene::StoneBoard;
    use jego::settings::BoardLook;
    use jego::ui::layout::{BoardLayout, Coordinates};
    use jego::ui::picture::picture;

    const SIDE: u32 = 480;
    for seed in 0..20 {
        let mut figure = random_figure(&mut rng(seed));
        figure.part = jego::figure::Part::whole(figure.size());
        figure.hidden = jego::board::PointSet::EMPTY;
        figure.dimmed = jego::board::PointSet::EMPTY;
        let goban = StoneBoard {
            stones: figure.stones.clone(),
            ..StoneBoard::empty(figure.size())
        };
        let png = picture(&goban, BoardLook::Kaya, Coordinates::Shown, SIDE).unwrap();
        let window = image::load_from_memory(&png).unwrap().into_rgb8();
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::splat(SIDE as f32));
        let shape = (goban.ground, goban.size());
        let layout = BoardLayout::fit(shape, room, Coordinates::Shown, 1.0);

        figure.marks.clear();
        figure.labels.clear();
        figure.arrows.clear();
        let drawing = figure.drawing(Look::Wood, CELL);
        let ours = jego::drawing::Image::of(&drawing, 1.0).unwrap();
        for point in figure.size().points() {
            let center = layout.screen_from_point(point);
            let aside = ASIDE * layout.cell();
            let there = window.get_pixel((center.x + aside) as u32, (center.y + aside) as u32);
            let (x, y) = figure.place(point);
            let here = |of: f32| ((of + ASIDE) * CELL) as u32;
            let here = ours.pixel(here(x), here(y)).unwrap();
            let pixels = format!("{here:?} here, {:?} there", there.0);
            let (here, there) = (seen(here), seen(there.0));
            assert_eq!(here, there, "seed {seed}, {point:?}: {pixels}");
        }
    }
}

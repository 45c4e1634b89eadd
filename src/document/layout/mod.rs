//! Documents laid out on paper.

mod blocks;
mod figures;
mod lines;

use super::{Block, Document};
use crate::drawing::{
    Anchor, Drawing, Ink, PdfInfo, Spot, Stroke, Text, Weight, spot, text_width, write_pdf,
};

pub(super) use lines::wrapped;

/// Paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum Paper {
    /// 210 by 297 millimeters.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Its width and its height in points of print.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }
}

/// Margins at the sides, and above and below.
const SIDE: f32 = 54.0;
const ABOVE: f32 = 50.0;
/// Sizes of letters, and how far lines of them are apart.
const BODY: f32 = 9.5;
const TITLE: f32 = 16.0;
const HEADING: f32 = 12.0;
const LEADING: f32 = 1.38;
const HAIRLINE: f32 = 0.35;
/// The gray of what is said quietly.
const QUIET: Ink = Ink::gray(70);

impl Document {
    /// The pages of the document on paper.
    #[must_use]
    pub fn pages(&self, paper: Paper) -> Vec<Drawing> {
        let mut setter = Setter::new(paper);
        if !self.title.is_empty() {
            setter.title(&self.title);
        }
        let has_lines = matches!(self.blocks.first(), Some(Block::Titles(_)));
        if !self.title.is_empty() && !has_lines {
            setter.rule();
        }
        setter.measure(&self.blocks);
        for (index, block) in self.blocks.iter().enumerate() {
            match block {
                Block::Titles(lines) => setter.titles(lines, &self.blocks),
                Block::Heading(text) => setter.heading(text),
                Block::Paragraph(text) => setter.paragraph(text),
                Block::Table(rows) => setter.table(rows),
                Block::Bars { sides, rows } => setter.bars(sides, rows),
                Block::Board(figure) => {
                    let last = index + 1 == self.blocks.len();
                    setter.figure(figure, last, self.language);
                }
                Block::Curve { name, values } => setter.curve(name, values),
            }
        }
        setter.finish()
    }

    /// The document as a PDF.
    #[must_use]
    pub fn to_pdf(&self, paper: Paper) -> Vec<u8> {
        let info = PdfInfo {
            title: &self.title,
            language: self.language.code(),
        };
        write_pdf(&self.pages(paper), info)
    }
}

/// Puts one thing below the other, page after page.
struct Setter {
    pages: Vec<Drawing>,
    page: Drawing,
    /// How far down the page is full.
    y: f32,
    /// How far the lines of boards are apart.
    cell: f32,
    /// Whether boards stand at the left, with words beside them.
    has_side_words: bool,
}

impl Setter {
    fn new(paper: Paper) -> Self {
        let (width, height) = paper.size();
        Self {
            pages: Vec::new(),
            page: Drawing::new(width, height),
            y: ABOVE,
            cell: figures::LARGEST_CELL,
            has_side_words: false,
        }
    }

    /// How wide the text is.
    fn width(&self) -> f32 {
        self.page.width - 2.0 * SIDE
    }

    /// How far down there is room.
    fn bottom(&self) -> f32 {
        self.page.height - ABOVE
    }

    /// Makes room for something this high; on a new page where this one is full.
    fn room(&mut self, height: f32) {
        if self.y + height > self.bottom() && self.y > ABOVE {
            self.turn_over();
        }
    }

    fn turn_over(&mut self) {
        let next = Drawing::new(self.page.width, self.page.height);
        self.pages.push(std::mem::replace(&mut self.page, next));
        self.y = ABOVE;
    }

    /// The pages, numbered where there are several.
    fn finish(mut self) -> Vec<Drawing> {
        if self.y > ABOVE || self.pages.is_empty() {
            self.pages.push(self.page);
        }
        let count = self.pages.len();
        for (page, number) in self.pages.iter_mut().zip(1..) {
            if count > 1 {
                let at = spot(page.width / 2.0, page.height - ABOVE / 2.0);
                let text = format!("{number} / {count}");
                let style = Style::body().ink(QUIET).size(8.0).anchor(Anchor::Middle);
                page.shapes
                    .push(crate::drawing::Shape::Text(style.text(at, text)));
            }
        }
        self.pages
    }

    fn put(&mut self, at: Spot, text: &str, style: Style) {
        let text = style.text(at, text.to_owned());
        self.page.shapes.push(crate::drawing::Shape::Text(text));
    }

    /// A line across the page.
    fn rule(&mut self) {
        let stroke = Stroke {
            ink: Ink::BLACK,
            width: HAIRLINE,
        };
        let (from, to) = (spot(SIDE, self.y), spot(SIDE + self.width(), self.y));
        self.page.line(from, to, stroke);
        self.y += 14.0;
    }

    /// The title in small capitals, in the middle.
    fn title(&mut self, text: &str) {
        let widest = self.width();
        let width = small_caps_width(text, TITLE);
        let size = TITLE * (widest / width.max(1.0)).min(1.0);
        if size < TITLE * 0.7 {
            // Too long for capitals on one line.
            for line in wrapped(text, HEADING, widest) {
                let at = spot(self.page.width / 2.0, self.y + HEADING);
                let style = Style::body().size(HEADING).anchor(Anchor::Middle).bold();
                self.put(at, &line, style);
                self.y += HEADING * LEADING;
            }
            self.y += 6.0;
            return;
        }
        let start = (self.page.width - small_caps_width(text, size)) / 2.0;
        self.small_caps(spot(start, self.y + size), text, size);
        self.y += size + 10.0;
    }

    /// Words in small capitals from a place on.
    fn small_caps(&mut self, at: Spot, text: &str, size: f32) {
        let mut x = at.x;
        for (part, share) in small_caps_parts(text) {
            let style = Style::body().size(size * share).bold();
            self.put(spot(x, at.y), &part, style);
            x += text_width(&part, size * share);
        }
    }
}

/// How high small capitals are beside the large ones.
const SMALL: f32 = 0.8;

/// A text in capitals, with their sizes.
fn small_caps_parts(text: &str) -> Vec<(String, f32)> {
    let mut parts: Vec<(String, f32)> = Vec::new();
    for of in text.chars() {
        let small = of.is_lowercase();
        let share = if small { SMALL } else { 1.0 };
        let capital = of.to_uppercase();
        match parts.last_mut() {
            // A space goes with what is before it.
            Some((part, _)) if of == ' ' => part.push(' '),
            Some((part, known)) if *known == share => part.extend(capital),
            Some(_) | None => parts.push((capital.collect(), share)),
        }
    }
    parts
}

fn small_caps_width(text: &str, size: f32) -> f32 {
    let parts = small_caps_parts(text);
    let widths = parts
        .iter()
        .map(|(part, share)| text_width(part, size * share));
    widths.sum()
}

/// How a text is set.
#[derive(Clone, Copy)]
struct Style {
    size: f32,
    anchor: Anchor,
    weight: Weight,
    ink: Ink,
}

impl Style {
    const fn body() -> Self {
        Self {
            size: BODY,
            anchor: Anchor::Start,
            weight: Weight::Plain,
            ink: Ink::BLACK,
        }
    }

    const fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    const fn anchor(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    const fn ink(self, ink: Ink) -> Self {
        Self { ink, ..self }
    }

    const fn bold(self) -> Self {
        Self {
            weight: Weight::Bold,
            ..self
        }
    }

    const fn text(self, at: Spot, text: String) -> Text {
        Text {
            at,
            text,
            size: self.size,
            anchor: self.anchor,
            condensed: 1.0,
            weight: self.weight,
            ink: self.ink,
        }
    }
}

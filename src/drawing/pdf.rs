//! Drawings as the pages of a PDF.
//!
//! Text stays text: it can be searched and copied, and of each font only the
//! letters that are used are in the file.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, TextRenderingMode, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;
use ttf_parser::{RawFace, Tag};

use super::font::{Glyph, Typeface, fonts, glyphs};
use super::outline::bold;
use super::svg::inner;
use super::{Anchor, Drawing, Ink, Shape, Spot, Stroke, Text, Weight, spot, text_width};

/// How hard pages and fonts are packed, from 0 to 10.
const PACKED: u8 = 8;
/// How far the handles of a curve are from its ends for a quarter of a circle.
const QUARTER: f32 = 0.552_285;

/// What a PDF says of itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct PdfInfo<'a> {
    /// Its title.
    pub title: &'a str,
    /// The language it is written in: en, fr.
    pub language: &'a str,
}

/// The drawings as pages of a PDF.
#[must_use]
pub fn write_pdf(pages: &[Drawing], info: PdfInfo<'_>) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut next = 1;
    let mut id = || {
        next += 1;
        Ref::new(next - 1)
    };
    let (catalog, tree, about) = (id(), id(), id());
    let mut used = UsedFonts::of(pages);
    let font_ids: Vec<Ref> = used.0.keys().map(|_| id()).collect();
    let ids: Vec<(Ref, Ref)> = pages.iter().map(|_| (id(), id())).collect();

    let mut head = pdf.catalog(catalog);
    head.pages(tree).lang(TextStr(info.language));
    head.viewer_preferences().display_doc_title(true);
    head.finish();
    pdf.document_info(about)
        .title(TextStr(info.title))
        .creator(TextStr("Jego"));
    let kids = ids.iter().map(|(page, _)| *page);
    pdf.pages(tree).kids(kids).count(pages.len() as i32);

    for (drawing, &(page, contents)) in pages.iter().zip(&ids) {
        let mut written = pdf.page(page);
        written
            .parent(tree)
            .media_box(Rect::new(0.0, 0.0, drawing.width, drawing.height))
            .contents(contents);
        let mut resources = written.resources();
        let mut names = resources.fonts();
        for (font, &font_id) in used.0.keys().zip(&font_ids) {
            names.pair(Name(font_name(*font).as_bytes()), font_id);
        }
        names.finish();
        resources.finish();
        written.finish();
        let content = PageContent::new(drawing.height, &mut used).of(drawing);
        let packed = compress_to_vec_zlib(&content, PACKED);
        pdf.stream(contents, &packed).filter(Filter::FlateDecode);
    }
    for ((font, glyphs), &font_id) in used.0.iter().zip(&font_ids) {
        if let Some(typeface) = fonts().get(*font) {
            let ids = [id(), id(), id(), id()];
            write_font(&mut pdf, typeface, (*font, glyphs), font_id, ids);
        }
    }
    pdf.finish()
}

fn font_name(font: usize) -> String {
    format!("F{font}")
}

/// The letters that are used of each font, and what they are called in the file.
struct UsedFonts(BTreeMap<usize, UsedGlyphs>);

#[derive(Default)]
struct UsedGlyphs {
    numbers: GlyphRemapper,
    letters: BTreeMap<u16, (Glyph, char)>,
}

impl UsedFonts {
    fn of(pages: &[Drawing]) -> Self {
        let mut used = Self(BTreeMap::new());
        for shape in pages.iter().flat_map(|page| &page.shapes) {
            if let Shape::Text(text) = shape {
                for glyph in glyphs(&text.text) {
                    used.number(glyph);
                }
            }
        }
        used
    }

    /// The number of a letter in its font as the file has it.
    fn number(&mut self, glyph: Glyph) -> u16 {
        let font = self.0.entry(glyph.font).or_default();
        let number = font.numbers.remap(glyph.id);
        font.letters.entry(number).or_insert((glyph, glyph.letter));
        number
    }
}

/// What is painted on a page, in the language of PDF.
struct PageContent<'a> {
    content: Content,
    height: f32,
    used: &'a mut UsedFonts,
}

impl<'a> PageContent<'a> {
    fn new(height: f32, used: &'a mut UsedFonts) -> Self {
        Self {
            content: Content::new(),
            height,
            used,
        }
    }

    fn of(mut self, drawing: &Drawing) -> Vec<u8> {
        for shape in &drawing.shapes {
            match shape {
                Shape::Line { from, to, stroke } => {
                    let (from, to) = (self.up(*from), self.up(*to));
                    self.pen(*stroke);
                    self.content.move_to(from.x, from.y).line_to(to.x, to.y);
                    self.content.stroke();
                }
                Shape::Disc {
                    center,
                    radius,
                    fill,
                    edge,
                } => {
                    self.colors(*fill, *edge);
                    self.circle(self.up(*center), inner(*radius, *edge));
                    self.paint(*fill, *edge);
                }
                Shape::Polygon {
                    corners,
                    fill,
                    edge,
                } => {
                    self.colors(*fill, *edge);
                    for (index, &corner) in corners.iter().enumerate() {
                        let at = self.up(corner);
                        match index {
                            0 => self.content.move_to(at.x, at.y),
                            _ => self.content.line_to(at.x, at.y),
                        };
                    }
                    self.content.close_path();
                    self.paint(*fill, *edge);
                }
                Shape::Text(text) => self.text(text),
            }
        }
        self.content.finish().to_vec()
    }

    /// Pages of PDF begin at the bottom.
    fn up(&self, of: Spot) -> Spot {
        spot(of.x, self.height - of.y)
    }

    fn pen(&mut self, stroke: Stroke) {
        self.content.set_line_width(stroke.width);
        self.edge_ink(stroke.ink);
    }

    fn edge_ink(&mut self, ink: Ink) {
        let [red, green, blue] = ink.shares();
        match ink.is_gray() {
            true => self.content.set_stroke_gray(red),
            false => self.content.set_stroke_rgb(red, green, blue),
        };
    }

    fn ink(&mut self, ink: Ink) {
        let [red, green, blue] = ink.shares();
        match ink.is_gray() {
            true => self.content.set_fill_gray(red),
            false => self.content.set_fill_rgb(red, green, blue),
        };
    }

    /// The colors of what follows; once its outline is begun it is too late.
    fn colors(&mut self, fill: Option<Ink>, edge: Option<Stroke>) {
        if let Some(ink) = fill {
            self.ink(ink);
        }
        if let Some(stroke) = edge {
            self.pen(stroke);
        }
    }

    /// Paints what was outlined.
    fn paint(&mut self, fill: Option<Ink>, edge: Option<Stroke>) {
        match (fill, edge) {
            (Some(_), Some(_)) => self.content.fill_nonzero_and_stroke(),
            (Some(_), None) => self.content.fill_nonzero(),
            (None, Some(_)) => self.content.stroke(),
            (None, None) => self.content.end_path(),
        };
    }

    fn circle(&mut self, Spot { x, y }: Spot, radius: f32) {
        let handle = radius * QUARTER;
        self.content.move_to(x + radius, y);
        let quarters = [
            ([1.0, 0.0], [0.0, 1.0]),
            ([0.0, 1.0], [-1.0, 0.0]),
            ([-1.0, 0.0], [0.0, -1.0]),
            ([0.0, -1.0], [1.0, 0.0]),
        ];
        for ([from_x, from_y], [to_x, to_y]) in quarters {
            self.content.cubic_to(
                x + from_x * radius + to_x * handle,
                y + from_y * radius + to_y * handle,
                x + to_x * radius + from_x * handle,
                y + to_y * radius + from_y * handle,
                x + to_x * radius,
                y + to_y * radius,
            );
        }
        self.content.close_path();
    }

    fn text(&mut self, text: &Text) {
        let length = text_width(&text.text, text.size) * text.condensed;
        let back = match text.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => length / 2.0,
            Anchor::End => length,
        };
        let mut at = self.up(spot(text.at.x - back, text.at.y));
        self.ink(text.ink);
        match text.weight {
            Weight::Plain => self
                .content
                .set_text_rendering_mode(TextRenderingMode::Fill),
            Weight::Bold => {
                self.pen(Stroke {
                    ink: text.ink,
                    width: bold(text.size),
                });
                self.content
                    .set_text_rendering_mode(TextRenderingMode::FillStroke)
            }
        };
        self.content.begin_text();
        self.content.set_horizontal_scaling(text.condensed * 100.0);
        let glyphs: Vec<Glyph> = glyphs(&text.text).collect();
        for run in glyphs.chunk_by(|one, next| one.font == next.font) {
            let Some(first) = run.first() else {
                continue;
            };
            let name = font_name(first.font);
            self.content
                .set_font(Name(name.as_bytes()), text.size)
                .set_text_matrix([1.0, 0.0, 0.0, 1.0, at.x, at.y]);
            let numbers = run.iter().map(|&glyph| self.used.number(glyph));
            let bytes: Vec<u8> = numbers.flat_map(u16::to_be_bytes).collect();
            self.content.show(Str(&bytes));
            let advance: f32 = run.iter().map(|glyph| glyph.advance()).sum();
            at.x += advance * text.size * text.condensed;
        }
        self.content.end_text();
    }
}

fn write_font(
    pdf: &mut Pdf,
    Typeface { data, face }: &Typeface,
    (font, used): (usize, &UsedGlyphs),
    id: Ref,
    [descendant, descriptor, to_unicode, file]: [Ref; 4],
) {
    let info = SystemInfo {
        registry: Str(b"Adobe"),
        ordering: Str(b"Identity"),
        supplement: 0,
    };
    let name = format!("{}+{}", tag(font), postscript_name(face, font));
    let name = Name(name.as_bytes());
    // Where a font cannot be cut down, readers take one of their own.
    let subset = subsetter::subset(data, 0, &used.numbers).unwrap_or_default();
    let outlines = RawFace::parse(&subset, 0)
        .ok()
        .and_then(|raw| raw.table(Tag::from_bytes(b"CFF ")));

    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(descendant)
        .to_unicode(to_unicode);

    let mut cid = pdf.cid_font(descendant);
    cid.subtype(match outlines {
        Some(_) => CidFontType::Type0,
        None => CidFontType::Type2,
    })
    .base_font(name)
    .system_info(info)
    .font_descriptor(descriptor)
    .default_width(0.0);
    if outlines.is_none() {
        cid.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    let widths = used.letters.values();
    let widths = widths.map(|(glyph, _)| glyph.advance() * 1000.0);
    let first = used.letters.keys().next().copied().unwrap_or(0);
    // Letters are numbered one after the other, with nothing left out but the box.
    cid.widths().consecutive(first, widths);
    cid.finish();

    let kind = match outlines {
        Some(_) => Outlines::PostScript,
        None => Outlines::TrueType,
    };
    describe_font(pdf, face, name, (descriptor, file), kind);

    let mut letters = UnicodeCmap::new(Name(b"Letters"), info);
    for (&number, &(_, letter)) in &used.letters {
        letters.pair(number, letter);
    }
    let packed = compress_to_vec_zlib(&letters.finish(), PACKED);
    pdf.cmap(to_unicode, &packed).filter(Filter::FlateDecode);

    let packed = compress_to_vec_zlib(outlines.unwrap_or(&subset), PACKED);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    if outlines.is_some() {
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    }
}

/// What the outlines of a font are made of.
#[derive(Clone, Copy)]
enum Outlines {
    PostScript,
    TrueType,
}

/// Its measures, and where the font itself is.
fn describe_font(
    pdf: &mut Pdf,
    face: &ttf_parser::Face<'_>,
    name: Name<'_>,
    (descriptor, file): (Ref, Ref),
    outlines: Outlines,
) {
    let per_em = f32::from(face.units_per_em());
    let thousandths = |units: i16| f32::from(units) * 1000.0 / per_em;
    let bounds = face.global_bounding_box();
    let mut described = pdf.font_descriptor(descriptor);
    described
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(
            thousandths(bounds.x_min),
            thousandths(bounds.y_min),
            thousandths(bounds.x_max),
            thousandths(bounds.y_max),
        ))
        .italic_angle(face.italic_angle())
        .ascent(thousandths(face.ascender()))
        .descent(thousandths(face.descender()))
        .cap_height(thousandths(face.capital_height().unwrap_or(700)))
        .stem_v(80.0);
    match outlines {
        Outlines::PostScript => described.font_file3(file),
        Outlines::TrueType => described.font_file2(file),
    };
    described.finish();
}

/// Six capitals in front of its name say that a font is only a part of one.
fn tag(font: usize) -> String {
    let last = char::from(b'A' + (font % 26) as u8);
    format!("JEGOF{last}")
}

fn postscript_name(face: &ttf_parser::Face<'_>, font: usize) -> String {
    let names = face.names().into_iter();
    let mut names = names.filter(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME);
    let name = names.find_map(|name| name.to_string());
    let usual = name.filter(|name| {
        name.bytes()
            .all(|of| of.is_ascii_alphanumeric() || of == b'-')
    });
    usual.unwrap_or_else(|| format!("Font{font}"))
}

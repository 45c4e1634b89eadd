//! A page as HTML: one file, with its pictures in it and nothing to be fetched.

use std::fmt::Write as _;

use super::notes::note_line;
use super::{Block, Document, Hundredths};
use crate::drawing::escaped;
use crate::figure::{Figure, Look};
use crate::words::Language;

/// How far lines of a board are apart at most, in points of print.
const STEP: f32 = 15.0;
/// How wide a board is at most.
const WIDEST: f32 = 320.0;
/// How long bars are at most.
const BAR: f32 = 120.0;
/// The size of the picture of a curve.
const CURVE: (f32, f32) = (640.0, 160.0);

/// How pages look, on the screen and on paper.
const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;color:#2a2521;background:#fbf8f1;max-width:44rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid #ddd3c3}\
table{border-collapse:collapse}th,td{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd3c3}\
th:first-child,td:first-child{text-align:left}figure{margin:1rem 0}figcaption{color:#6f665c}\
svg{max-width:100%;height:auto}@media print{body{background:#fff;margin:0}figure,tr{break-inside:avoid}}";

impl Document {
    /// The page as HTML.
    #[must_use]
    pub fn to_html(&self) -> String {
        let title = match self.title.as_str() {
            "" => "Jego".to_owned(),
            title => escaped(title),
        };
        let head = match self.title.is_empty() {
            true => String::new(),
            false => format!("<h1>{title}</h1>\n"),
        };
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{head}",
            self.language.code()
        );
        for block in &self.blocks {
            // Writing to a string cannot fail.
            let _ = match block {
                Block::Titles(lines) => {
                    let lines: Vec<String> = lines.iter().map(|line| escaped(line)).collect();
                    writeln!(html, "<p>{}</p>", lines.join("<br>"))
                }
                Block::Heading(text) => writeln!(html, "<h2>{}</h2>", escaped(text)),
                Block::Paragraph(text) => writeln!(html, "<p>{}</p>", escaped(text)),
                Block::Table(rows) => write!(html, "{}", table(rows)),
                Block::Bars { sides, rows } => write!(html, "{}", bars(sides, rows)),
                Block::Board(board) => writeln!(html, "{}", figure(board, self.language)),
                Block::Curve { name, values } => writeln!(html, "{}", curve(name, values)),
            };
        }
        html.push_str("</body>\n</html>\n");
        html
    }
}

fn table(rows: &[Vec<String>]) -> String {
    let mut html = "<table>\n".to_owned();
    for (index, row) in rows.iter().enumerate() {
        let tag = if index == 0 { "th" } else { "td" };
        let cells = row
            .iter()
            .map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)));
        let _ = writeln!(html, "<tr>{}</tr>", cells.collect::<String>());
    }
    html.push_str("</table>\n");
    html
}

fn bars(sides: &[String; 2], rows: &[(String, [usize; 2])]) -> String {
    let most = rows.iter().flat_map(|(_, counts)| counts).max();
    let most = most.copied().unwrap_or(0).max(1);
    let [one, two] = sides.each_ref().map(|side| escaped(side));
    let mut html = format!("<table>\n<tr><th></th><th>{one}</th><th>{two}</th></tr>\n");
    for (name, counts) in rows {
        let cell = |count: usize| {
            let width = count as f32 / most as f32 * BAR;
            format!(
                "<td>{count} <svg width=\"{BAR}\" height=\"12\" aria-hidden=\"true\">\
                 <rect width=\"{width:.1}\" height=\"12\" fill=\"#8a6a3a\"/></svg></td>"
            )
        };
        let cells = counts.map(cell).concat();
        let _ = writeln!(html, "<tr><td>{}</td>{cells}</tr>", escaped(name));
    }
    html.push_str("</table>\n");
    html
}

fn figure(board: &Figure, language: Language) -> String {
    let (width, _) = board.extent();
    // As wide as a column of text, and no larger than a board on a table.
    let cell = (WIDEST / width).min(STEP);
    let svg = board
        .drawing(Look::Wood, cell)
        .to_svg_element(&board.caption);
    let mut text = board.caption.clone();
    for more in note_line(&board.notes, language)
        .iter()
        .chain(&board.beside)
    {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(more);
    }
    let text = text.lines().map(escaped).collect::<Vec<_>>().join("<br>");
    format!("<figure>{svg}<figcaption>{text}</figcaption></figure>")
}

/// Above the middle for Black, below it for White.
fn curve(name: &str, values: &[Hundredths]) -> String {
    let (width, height) = CURVE;
    let middle = height / 2.0;
    let step = width / values.len().max(2) as f32;
    let mut path = format!("M0 {middle}");
    for (index, &value) in values.iter().enumerate() {
        let x = (index + 1) as f32 * step;
        let y = middle - f32::from(value.clamp(-100, 100)) / 100.0 * (middle - 4.0);
        let _ = write!(path, "L{x:.1} {y:.1}");
    }
    let end = values.len() as f32 * step;
    format!(
        "<figure><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{name}\">\
         <rect width=\"{width}\" height=\"{middle}\" fill=\"#fff\"/>\
         <rect y=\"{middle}\" width=\"{width}\" height=\"{middle}\" fill=\"#efe7d8\"/>\
         <path d=\"{path}L{end:.1} {middle}Z\" fill=\"#1c1a19\" fill-opacity=\".8\"/>\
         <path d=\"M0 {middle}H{width}\" stroke=\"#8e8375\"/></svg>\
         <figcaption>{name}</figcaption></figure>",
        name = escaped(name)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_stays_text() {
        let document = Document {
            title: "<script>alert(1)</script> & \"x\"".to_owned(),
            language: Language::English,
            blocks: vec![Block::Paragraph("a\u{7}b".to_owned())],
        };
        let html = document.to_html();
        assert!(!html.contains("<script>"), "{html}");
        assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;"));
        assert!(html.contains("<p>a b</p>"));
    }

    #[test]
    fn nothing_is_fetched() {
        let html = Document::default().to_html();
        assert!(!html.contains("src=") && !html.contains("href="), "{html}");
    }
}

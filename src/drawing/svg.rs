//! Drawings as SVG.

use std::fmt::Write as _;

use super::{Anchor, Drawing, Shape, Stroke, Text, Weight};

/// What is asked for where the reader has no font of ours.
const FAMILY: &str = "Ubuntu, 'Helvetica Neue', Arial, sans-serif";

impl Drawing {
    /// The drawing as a file of SVG, with a title for those who cannot see it.
    #[must_use]
    pub fn to_svg(&self, title: &str) -> String {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n",
            self.to_svg_element(title)
        )
    }

    /// The drawing as a part of a page of HTML.
    #[must_use]
    pub fn to_svg_element(&self, title: &str) -> String {
        let (width, height) = (number(self.width), number(self.height));
        let title = escaped(title);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"{FAMILY}\"><title>{title}</title>"
        );
        for shape in &self.shapes {
            svg.push('\n');
            // Writing to a string cannot fail.
            let _ = match shape {
                Shape::Line { from, to, stroke } => write!(
                    svg,
                    "<path d=\"M{} {}L{} {}\"{}/>",
                    number(from.x),
                    number(from.y),
                    number(to.x),
                    number(to.y),
                    paint(None, Some(*stroke))
                ),
                Shape::Disc {
                    center,
                    radius,
                    fill,
                    edge,
                } => write!(
                    svg,
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>",
                    number(center.x),
                    number(center.y),
                    number(inner(*radius, *edge)),
                    paint(*fill, *edge)
                ),
                Shape::Polygon {
                    corners,
                    fill,
                    edge,
                } => {
                    let corners = corners
                        .iter()
                        .map(|of| format!("{},{}", number(of.x), number(of.y)));
                    let corners: Vec<String> = corners.collect();
                    let paint = paint(*fill, *edge);
                    write!(svg, "<polygon points=\"{}\"{paint}/>", corners.join(" "))
                }
                Shape::Text(text) => write!(svg, "{}", words(text)),
            };
        }
        svg.push_str("\n</svg>");
        svg
    }
}

/// Half of the edge of a disc lies within it.
pub(super) fn inner(radius: f32, edge: Option<Stroke>) -> f32 {
    radius - edge.map_or(0.0, |edge| edge.width / 2.0)
}

fn paint(fill: Option<super::Ink>, edge: Option<Stroke>) -> String {
    let fill = fill.map_or_else(|| "none".to_owned(), super::Ink::css);
    let edge = edge.map(|edge| {
        let width = number(edge.width);
        format!(" stroke=\"{}\" stroke-width=\"{width}\"", edge.ink.css())
    });
    format!(" fill=\"{fill}\"{}", edge.unwrap_or_default())
}

fn words(text: &Text) -> String {
    let (x, y) = (number(text.at.x), number(text.at.y));
    let place = match text.condensed {
        1.0 => format!("x=\"{x}\" y=\"{y}\""),
        condensed => {
            let condensed = number(condensed);
            format!("transform=\"translate({x} {y}) scale({condensed} 1)\"")
        }
    };
    let anchor = match text.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let weight = match text.weight {
        Weight::Plain => "",
        Weight::Bold => " font-weight=\"500\"",
    };
    let (size, ink) = (number(text.size), text.ink.css());
    let letters = escaped(&text.text);
    format!("<text {place} font-size=\"{size}\"{anchor}{weight} fill=\"{ink}\">{letters}</text>")
}

/// A number with two decimals at most.
fn number(of: f32) -> String {
    let text = format!("{of:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" => "0".to_owned(),
        text => text.to_owned(),
    }
}

/// Text between tags or in an attribute, in which nothing is read as a tag.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for of in text.chars() {
        match of {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // A control character means nothing on a page; the last two are none in XML.
            of if of.is_control() || matches!(of, '\u{fffe}' | '\u{ffff}') => safe.push(' '),
            of => safe.push(of),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::super::{Ink, spot};
    use super::*;

    #[test]
    fn numbers_are_short() {
        let texts = [1.0, 0.5, -0.001, 12.346, 100.0].map(number);
        assert_eq!(texts, ["1", "0.5", "0", "12.35", "100"]);
    }

    #[test]
    fn what_is_drawn_can_be_read_back() {
        let mut drawing = Drawing::new(10.0, 20.0);
        drawing.shapes.push(Shape::Text(Text {
            at: spot(1.0, 2.0),
            text: "a<b & \"c\"\u{7}".to_owned(),
            size: 3.0,
            anchor: Anchor::Middle,
            condensed: 0.8,
            weight: Weight::Bold,
            ink: Ink::BLACK,
        }));
        let svg = drawing.to_svg("<title>");
        let read = roxmltree::Document::parse(&svg).unwrap();
        let text = read.descendants().find(|node| node.has_tag_name("text"));
        assert_eq!(text.and_then(|node| node.text()), Some("a<b & \"c\" "));
        assert_eq!(read.root_element().attribute("height"), Some("20pt"));
    }
}

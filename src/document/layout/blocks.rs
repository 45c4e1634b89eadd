//! Words, tables and curves on paper.

use super::lines::wrapped;
use super::{BODY, HAIRLINE, HEADING, LEADING, QUIET, SIDE, Setter, Style};
use crate::document::{Block, Hundredths};
use crate::drawing::{Anchor, Ink, Shape, Stroke, spot, text_width};

/// How high a curve is, how long a bar at most and how high.
const CURVE: f32 = 110.0;
const BAR: (f32, f32) = (90.0, 6.0);
/// Between the columns of a table.
const COLUMNS: f32 = 18.0;

impl Setter {
    /// What belongs to the title, in the middle, with a line below it.
    pub(super) fn titles(&mut self, lines: &[String], blocks: &[Block]) {
        for line in lines {
            for line in wrapped(line, BODY, self.width()) {
                let at = spot(self.page.width / 2.0, self.y + BODY);
                self.put(at, &line, Style::body().anchor(Anchor::Middle));
                self.y += BODY * LEADING;
            }
        }
        self.y += 4.0;
        self.rule();
        // How large boards are depends on the room that the title has left.
        self.measure(blocks);
    }

    pub(super) fn heading(&mut self, text: &str) {
        self.room(HEADING * 2.0 + 4.0 * BODY * LEADING);
        self.y += HEADING * 0.8;
        for line in wrapped(text, HEADING, self.width()) {
            let at = spot(SIDE, self.y + HEADING);
            self.put(at, &line, Style::body().size(HEADING).bold());
            self.y += HEADING * LEADING;
        }
        self.y += 4.0;
    }

    pub(super) fn paragraph(&mut self, text: &str) {
        for line in wrapped(text, BODY, self.width()) {
            self.room(BODY * LEADING);
            self.put(spot(SIDE, self.y + BODY), &line, Style::body());
            self.y += BODY * LEADING;
        }
        self.y += 5.0;
    }

    /// Columns as wide as their widest cell; all but the first are aligned to the
    /// right.
    pub(super) fn table(&mut self, rows: &[Vec<String>]) {
        let widths = column_widths(rows, self.width());
        for (index, row) in rows.iter().enumerate() {
            self.room(BODY * LEADING + 3.0);
            let mut x = SIDE;
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let at = self.y + BODY;
                let mut style = Style::body();
                if index == 0 {
                    style = style.bold();
                }
                match column {
                    0 => self.put(spot(x, at), cell, style),
                    _ => self.put(spot(x + width, at), cell, style.anchor(Anchor::End)),
                }
                x += width + COLUMNS;
            }
            self.y += BODY * LEADING + 3.0;
            let stroke = Stroke {
                ink: QUIET,
                width: HAIRLINE,
            };
            let (from, to) = (spot(SIDE, self.y - 1.5), spot(x - COLUMNS, self.y - 1.5));
            self.page.line(from, to, stroke);
        }
        self.y += 10.0;
    }

    pub(super) fn bars(&mut self, sides: &[String; 2], rows: &[(String, [usize; 2])]) {
        let most = rows.iter().flat_map(|(_, counts)| counts).max();
        let most = most.copied().unwrap_or(0).max(1);
        let names = rows.iter().map(|(name, _)| text_width(name, BODY));
        let names = names.fold(60.0, f32::max) + COLUMNS;
        let columns = [0.0, BAR.0 + 50.0].map(|x| SIDE + names + x);
        self.room(BODY * LEADING * 3.0);
        for (side, x) in sides.iter().zip(columns) {
            self.put(spot(x, self.y + BODY), side, Style::body().bold());
        }
        self.y += BODY * LEADING + 2.0;
        for (name, counts) in rows {
            self.room(BODY * LEADING);
            let base = self.y + BODY;
            self.put(spot(SIDE, base), name, Style::body());
            for (&count, x) in counts.iter().zip(columns) {
                self.put(spot(x, base), &count.to_string(), Style::body());
                let (left, top) = (x + 26.0, base - BAR.1);
                let length = BAR.0 * count as f32 / most as f32;
                let to = spot(left + length, top + BAR.1);
                self.page.fill(spot(left, top), to, QUIET);
            }
            self.y += BODY * LEADING;
        }
        self.y += 10.0;
    }

    /// Above the middle for Black, below it for White.
    pub(super) fn curve(&mut self, name: &str, values: &[Hundredths]) {
        self.room(CURVE + 2.0 * BODY);
        let (top, width) = (self.y, self.width());
        let middle = top + CURVE / 2.0;
        let step = width / values.len().max(1) as f32;
        let place = |index: usize, value: Hundredths| {
            let share = f32::from(value.clamp(-100, 100)) / 100.0;
            spot(
                SIDE + (index + 1) as f32 * step,
                middle - share * CURVE / 2.0,
            )
        };
        let mut corners = vec![spot(SIDE, middle)];
        corners.extend(
            values
                .iter()
                .enumerate()
                .map(|(index, &value)| place(index, value)),
        );
        corners.push(spot(SIDE + width, middle));
        self.page.shapes.push(Shape::Polygon {
            corners,
            fill: Some(Ink::gray(110)),
            edge: None,
        });
        let stroke = Stroke {
            ink: Ink::BLACK,
            width: HAIRLINE,
        };
        for y in [top, middle, top + CURVE] {
            self.page.line(spot(SIDE, y), spot(SIDE + width, y), stroke);
        }
        self.y += CURVE + BODY + 4.0;
        let at = spot(SIDE, self.y);
        self.put(at, name, Style::body().ink(QUIET));
        self.y += BODY;
    }
}

/// How wide columns are; where they are too wide together, all of them give way.
fn column_widths(rows: &[Vec<String>], room: f32) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells
            .map(|cell| text_width(cell, BODY))
            .fold(24.0, f32::max)
    };
    let widths: Vec<f32> = (0..columns).map(widest).collect();
    let gaps = COLUMNS * columns.saturating_sub(1) as f32;
    let share = ((room - gaps) / widths.iter().sum::<f32>().max(1.0)).min(1.0);
    widths.into_iter().map(|width| width * share).collect()
}

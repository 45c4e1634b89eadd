//! Figures on paper: the board, and beside it or below it what is said of it.

use super::lines::wrapped;
use super::{ABOVE, BODY, LEADING, QUIET, SIDE, Setter, Style};
use crate::document::Block;
use crate::document::notes::note_line;
use crate::drawing::{Anchor, spot};
use crate::figure::{Figure, Look};
use crate::words::Language;

/// How far lines of a board are apart at most.
pub(super) const LARGEST_CELL: f32 = 22.0;
/// Boards of a report, which are to be read with their text, have this.
const REPORT_CELL: f32 = 11.5;
/// How much of the width a board takes that has something beside it.
const BOARD_SHARE: f32 = 0.645;
/// Between a board and what stands beside or below it.
const GAP: f32 = 16.0;
/// The narrowest column of words beside a board.
const NARROWEST: f32 = 90.0;

impl Setter {
    /// Chooses how large boards are: on a sheet of figures all alike and two to a
    /// page, on one that is about something else small, and a single one large.
    pub(super) fn measure(&mut self, blocks: &[Block]) {
        let figures = || {
            blocks.iter().filter_map(|block| match block {
                Block::Board(figure) => Some(figure.as_ref()),
                Block::Titles(_)
                | Block::Heading(_)
                | Block::Paragraph(_)
                | Block::Table(_)
                | Block::Bars { .. }
                | Block::Curve { .. } => None,
            })
        };
        let is_sheet = blocks.iter().all(|block| match block {
            Block::Board(_) | Block::Titles(_) | Block::Paragraph(_) => true,
            Block::Heading(_) | Block::Table(_) | Block::Bars { .. } | Block::Curve { .. } => false,
        });
        let (mut width, mut height) = (1.0_f32, 1.0_f32);
        for figure in figures() {
            let extent = figure.extent();
            (width, height) = (width.max(extent.0), height.max(extent.1));
        }
        let has_words = |of: &Figure| !of.notes.is_empty() || !of.beside.is_empty();
        self.has_side_words = is_sheet && figures().any(has_words);
        let room = self.bottom() - self.y.max(ABOVE);
        // Below a board that has nothing beside it stands its caption.
        let below = if self.has_side_words { 4.0 } else { 24.0 };
        let cell = match (is_sheet, figures().count()) {
            (false, _) => REPORT_CELL,
            (true, 1) => (self.width() / width).min((room - 4.0 * GAP) / height),
            (true, _) => {
                let side = self.width() * BOARD_SHARE / width;
                side.min((room / 2.0 - GAP - below) / height)
            }
        };
        self.cell = cell.min(LARGEST_CELL);
    }

    /// A figure; what follows it keeps its distance.
    pub(super) fn figure(&mut self, figure: &Figure, is_last: bool, language: Language) {
        let (width, height) = figure.extent();
        let (width, height) = (width * self.cell, height * self.cell);
        let notes = note_line(&figure.notes, language);
        if self.has_side_words && self.width() - width - GAP > NARROWEST {
            self.figure_with_words(figure, (width, height), notes.as_deref());
        } else {
            self.figure_alone(figure, (width, height), notes.as_deref());
        }
        if !is_last {
            self.y += GAP;
        }
    }

    /// The board at the left, and at its right its caption, the notes and comments;
    /// what does not fit there goes on below.
    fn figure_with_words(
        &mut self,
        figure: &Figure,
        (width, height): (f32, f32),
        notes: Option<&str>,
    ) {
        self.room(height);
        let top = self.y;
        let drawing = figure.drawing(Look::Print, self.cell);
        self.page.place(drawing, spot(SIDE, top));
        let left = SIDE + width + GAP;
        let room = self.width() - width - GAP;
        let mut y = top + 4.0;
        let mut caption = figure.caption.split(" · ");
        if let Some(name) = caption.next().filter(|name| !name.is_empty()) {
            self.small_caps(spot(left, y + BODY + 1.0), name, BODY + 1.0);
            y += (BODY + 1.0) * LEADING + 2.0;
        }
        for line in caption.flat_map(|part| wrapped(part, BODY, room)) {
            self.put(spot(left, y + BODY), &line, Style::body());
            y += BODY * LEADING;
        }
        if let Some(notes) = notes {
            y += 5.0;
            for line in wrapped(notes, BODY, room) {
                self.put(spot(left, y + BODY), &line, Style::body().ink(QUIET));
                y += BODY * LEADING;
            }
        }
        y += 5.0;
        let mut left_over: Vec<&str> = Vec::new();
        for paragraph in &figure.beside {
            let lines = wrapped(paragraph, BODY, room);
            let end = y + lines.len() as f32 * BODY * LEADING;
            if !left_over.is_empty() || end > top + height {
                left_over.push(paragraph);
                continue;
            }
            for line in lines {
                self.put(spot(left, y + BODY), &line, Style::body());
                y += BODY * LEADING;
            }
            y += 4.0;
        }
        self.y = (top + height).max(y);
        if !left_over.is_empty() {
            self.y += 6.0;
        }
        for paragraph in left_over {
            self.paragraph(paragraph);
        }
    }

    /// The board in the middle, and below it all that is said of it.
    fn figure_alone(&mut self, figure: &Figure, (width, height): (f32, f32), notes: Option<&str>) {
        let said = [Some(figure.caption.as_str()), notes].into_iter().flatten();
        let said = said.chain(figure.beside.iter().map(String::as_str));
        let widest = self.width();
        let lines: Vec<String> = said
            .filter(|text| !text.is_empty())
            .flat_map(|text| wrapped(text, BODY, widest))
            .collect();
        self.room(height + 6.0 + lines.len().min(6) as f32 * BODY * LEADING);
        let drawing = figure.drawing(Look::Print, self.cell);
        let left = (self.page.width - width) / 2.0;
        self.page.place(drawing, spot(left, self.y));
        self.y += height + 6.0;
        for line in lines {
            self.room(BODY * LEADING);
            let at = spot(self.page.width / 2.0, self.y + BODY);
            self.put(at, &line, Style::body().anchor(Anchor::Middle));
            self.y += BODY * LEADING;
        }
    }
}

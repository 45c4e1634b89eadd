//! What is drawn on the full screen.

mod board;
mod colors;
mod page;
mod panel;
mod pieces;
mod squares;
mod table;

pub use colors::Colors;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget as _};

use super::app::App;
use super::page::Page;
use super::room::Asking;
use crate::aligne4::Piece;
use crate::board::{Point, Size};
use crate::session::{Moment, Severity};
use crate::words::{ConsoleWords, Dialog};

/// Where things were drawn, for whoever points at them.
#[derive(Debug, Default)]
pub(super) struct Places {
    board: Option<Lattice>,
    tray: Vec<(Rect, Piece)>,
    rows: Vec<(Rect, usize)>,
    /// How far a page to read can be scrolled.
    pub(super) most_scroll: usize,
}

/// Where the points of a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lattice {
    /// The middle of the top left point.
    origin: Position,
    /// From one to the next.
    step: (u16, u16),
    size: Size,
}

impl Lattice {
    /// The middle of a point.
    fn at(self, point: Point) -> Position {
        let (right, down) = self.step;
        Position::new(
            self.origin
                .x
                .saturating_add(right.saturating_mul(point.col.into())),
            self.origin
                .y
                .saturating_add(down.saturating_mul(point.row.into())),
        )
    }

    /// The point nearest to a place on the board.
    fn point_at(self, at: Position) -> Option<Point> {
        let index = |from: u16, at: u16, step: u16| {
            let half = step / 2;
            let along = (at + half).checked_sub(from)?;
            u8::try_from(along / step.max(1)).ok()
        };
        let (right, down) = self.step;
        let col = index(self.origin.x, at.x, right)?;
        let row = index(self.origin.y, at.y, down)?;
        Some(Point::new(col, row)).filter(|point| self.size.contains(*point))
    }
}

impl Places {
    pub(super) fn point_at(&self, at: Position) -> Option<Point> {
        self.board?.point_at(at)
    }

    pub(super) fn piece_at(&self, at: Position) -> Option<Piece> {
        let found = self.tray.iter().find(|(rect, _)| rect.contains(at));
        found.map(|(_, piece)| *piece)
    }

    pub(super) fn row_at(&self, at: Position) -> Option<usize> {
        let found = self.rows.iter().find(|(rect, _)| rect.contains(at));
        found.map(|(_, row)| *row)
    }
}

/// Draws the page that is shown.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App, now: Moment) -> Places {
    let mut places = Places::default();
    let area = frame.area();
    match app.room.page() {
        Page::Table => table::draw(frame, app, now, &mut places),
        page => page::draw(frame, app, page, &mut places),
    }
    draw_foot(frame, app, area);
    places
}

/// The lines at the bottom that every page has: what is said or asked, and
/// what the keys do.
fn draw_foot(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let language = app.room.desk.language();
    let colors = app.colors;
    let (text, keys, style) = match app.room.asking() {
        Some(Asking::Sure { question, .. }) => {
            let keys = language.say(ConsoleWords::YesNoKeys).to_owned();
            (question.clone(), keys, colors.asking())
        }
        Some(Asking::Write { title, .. }) => {
            let keys = language.say(match app.proposed {
                true => ConsoleWords::ProposedKeys,
                false => ConsoleWords::WriteKeys,
            });
            let keys = keys.to_owned();
            let keys = match app.room.message() {
                Some((why, _)) => why.clone(),
                None => keys,
            };
            (
                language.fill(Dialog::OfFile, &[title, &app.writing]),
                keys,
                colors.asking(),
            )
        }
        None => {
            let (text, weight) = app.said();
            (text, app.keys_text(), colors.weight(weight))
        }
    };
    let width = area.width.into();
    let lines = wrap(&text, width);
    // A question has to be read whole; a message may be cut.
    let most = if app.room.asking().is_some() { 4 } else { 2 };
    let height = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .clamp(1, most);
    let height = height.min(area.height.saturating_sub(1).max(1));
    let bottom = area.bottom().saturating_sub(1);
    let top = bottom.saturating_sub(height);
    let foot = Rect::new(area.x, top, area.width, height.saturating_add(1)).intersection(area);
    Clear.render(foot, frame.buffer_mut());
    for (line, y) in lines.iter().zip(top..bottom) {
        put(frame.buffer_mut(), (area.x, y), line, style);
    }
    put(frame.buffer_mut(), (area.x, bottom), &keys, colors.quiet());
    if let (Some(Asking::Write { .. }), Some(last)) = (app.room.asking(), lines.last()) {
        let shown = u16::try_from(lines.len()).unwrap_or(1).min(height);
        let x = u16::try_from(last.chars().count()).unwrap_or(u16::MAX);
        let x = area.x.saturating_add(x).min(area.right().saturating_sub(1));
        let y = top.saturating_add(shown.saturating_sub(1));
        frame.set_cursor_position(Position::new(x, y.min(bottom)));
    }
}

/// Writes a text where there is room for it.
fn put(buffer: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
    let area = buffer.area;
    if !area.contains(Position::new(x, y)) {
        return;
    }
    let room = area.right().saturating_sub(x);
    buffer.set_stringn(x, y, text, room.into(), style);
}

/// A text in lines of at most this many characters, broken between words where
/// that can be.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut length = 0;
    for word in text.split(' ') {
        let word_length = word.chars().count();
        let fits = length + 1 + word_length <= width;
        if length > 0 && fits {
            push(&mut lines, " ");
            push(&mut lines, word);
            length += 1 + word_length;
            continue;
        }
        if length > 0 {
            lines.push(String::new());
        }
        let letters: Vec<char> = word.chars().collect();
        let mut parts = letters.chunks(width).peekable();
        length = 0;
        while let Some(part) = parts.next() {
            push(&mut lines, &part.iter().collect::<String>());
            length = part.len();
            if parts.peek().is_some() {
                lines.push(String::new());
            }
        }
    }
    lines
}

fn push(lines: &mut [String], text: &str) {
    if let Some(line) = lines.last_mut() {
        line.push_str(text);
    }
}

impl App {
    /// What there is to say when nothing is asked.
    fn said(&self) -> (String, Severity) {
        let language = self.room.desk.language();
        if let Some((text, weight)) = self.room.message() {
            return (text.clone(), *weight);
        }
        match (self.playing(), self.room.page()) {
            (Some(session), Page::Table) => table::said(self, session, language),
            _ => (String::new(), Severity::Quiet),
        }
    }

    fn keys_text(&self) -> String {
        let language = self.room.desk.language();
        let say = |word| language.say(word).to_owned();
        match self.room.page() {
            Page::Table => table::keys_text(self, language),
            Page::Help | Page::Rules(_) | Page::Result => say(ConsoleWords::ReadKeys),
            Page::NewGame | Page::Options | Page::Players => format!(
                "{}, {}",
                language.say(ConsoleWords::PageKeys),
                language.say(ConsoleWords::FieldKeys)
            ),
            _ => say(ConsoleWords::PageKeys),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("é è", 0), ["é", "è"]);
    }

    #[test]
    fn a_click_finds_the_nearest_point() {
        let lattice = Lattice {
            origin: Position::new(4, 2),
            step: (2, 1),
            size: Size::NINE,
        };
        for point in Size::NINE.points() {
            assert_eq!(lattice.point_at(lattice.at(point)), Some(point));
        }
        assert_eq!(
            lattice.point_at(Position::new(3, 2)),
            Some(Point::new(0, 0))
        );
        assert_eq!(lattice.point_at(Position::new(2, 2)), None);
        assert_eq!(lattice.point_at(Position::new(4, 1)), None);
        assert_eq!(lattice.point_at(Position::new(22, 2)), None);
    }
}

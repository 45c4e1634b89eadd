//! What is drawn on the full screen.

mod board;
mod page;
mod panel;
mod pieces;
mod squares;
mod table;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget as _};

use super::state::ScreenState;
use crate::aligne4::Piece;
use crate::board::{Point, Size};
use crate::console::controller::Prompt;
use crate::console::menu::{Page, PageKind};
use crate::console::text::{width, wrap};
use crate::session::{Moment, Severity};
use crate::words::{ConsoleWords, Dialog};

/// Where things were drawn, for whoever points at them.
#[derive(Debug, Default)]
pub(super) struct HitAreas {
    board: Option<PointGrid>,
    tray: Vec<(Rect, Piece)>,
    rows: Vec<(Rect, usize)>,
    /// How far a page to read can be scrolled.
    pub(super) most_scroll: usize,
}

/// Where the points of a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PointGrid {
    /// The middle of the top left point.
    origin: Position,
    /// From one to the next.
    step: (u16, u16),
    size: Size,
}

impl PointGrid {
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

impl HitAreas {
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
pub(super) fn draw(frame: &mut Frame<'_>, state: &ScreenState, now: Moment) -> HitAreas {
    let mut areas = HitAreas::default();
    let area = frame.area();
    let page = state.controller.page();
    match page.kind() {
        PageKind::Table => table::draw(frame, state, now, &mut areas),
        PageKind::Text | PageKind::List | PageKind::Form => {
            page::draw(frame, state, page, &mut areas);
        }
    }
    draw_foot(frame, state, area);
    areas
}

/// The lines at the bottom that every page has: what is said or asked, and
/// what the keys do.
fn draw_foot(frame: &mut Frame<'_>, state: &ScreenState, area: Rect) {
    let language = state.controller.workspace.language();
    let colors = state.colors;
    let (text, keys, style) = match state.controller.prompt() {
        Some(Prompt::Confirm { question, about }) => {
            let [_, keys] = about.answers().map(|word| language.say(word).to_owned());
            (question.clone(), keys, colors.asking())
        }
        Some(Prompt::Input { title, .. }) => {
            let keys = language.say(match state.is_suggestion {
                true => ConsoleWords::ProposedKeys,
                false => ConsoleWords::WriteKeys,
            });
            let keys = keys.to_owned();
            let keys = match state.controller.message() {
                Some((why, _)) => why.clone(),
                None => keys,
            };
            (
                language.fill(Dialog::OfFile, &[title, &state.input]),
                keys,
                colors.asking(),
            )
        }
        None => {
            let (text, weight) = message(state);
            (text, keys_text(state), colors.weight(weight))
        }
    };
    let lines = wrap(&text, area.width.into());
    // A question has to be read whole; a message may be cut.
    let most = if state.controller.prompt().is_some() {
        4
    } else {
        2
    };
    let height = u16::try_from(lines.len())
        .unwrap_or(u16::MAX)
        .clamp(1, most);
    let height = height.min(area.height.saturating_sub(1).max(1));
    let bottom = area.bottom().saturating_sub(1);
    let top = bottom.saturating_sub(height);
    let foot = Rect::new(area.x, top, area.width, height.saturating_add(1)).intersection(area);
    Clear.render(foot, frame.buffer_mut());
    for (line, y) in lines.iter().zip(top..bottom) {
        draw_str(frame.buffer_mut(), (area.x, y), line, style);
    }
    draw_str(frame.buffer_mut(), (area.x, bottom), &keys, colors.quiet());
    if let (Some(Prompt::Input { .. }), Some(last)) = (state.controller.prompt(), lines.last()) {
        let shown = u16::try_from(lines.len()).unwrap_or(1).min(height);
        let x = u16::try_from(width(last)).unwrap_or(u16::MAX);
        let x = area.x.saturating_add(x).min(area.right().saturating_sub(1));
        let y = top.saturating_add(shown.saturating_sub(1));
        frame.set_cursor_position(Position::new(x, y.min(bottom)));
    }
}

/// Writes a text where there is room for it.
fn draw_str(buffer: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
    let area = buffer.area;
    if !area.contains(Position::new(x, y)) {
        return;
    }
    let room = area.right().saturating_sub(x);
    buffer.set_stringn(x, y, text, room.into(), style);
}

/// What there is to say when nothing is asked.
fn message(state: &ScreenState) -> (String, Severity) {
    if let Some((text, weight)) = state.controller.message() {
        return (text.clone(), *weight);
    }
    match state.playing() {
        Some(session) if state.controller.page() == Page::Table => table::message(state, session),
        Some(_) | None => (String::new(), Severity::Quiet),
    }
}

/// What the keys do on the page that is shown.
fn keys_text(state: &ScreenState) -> String {
    let language = state.controller.workspace.language();
    let say = |word| language.say(word).to_owned();
    match state.controller.page().kind() {
        PageKind::Table => table::keys_text(state, language),
        PageKind::Text if state.controller.page() == Page::Review => say(ConsoleWords::MomentKeys),
        PageKind::Text => say(ConsoleWords::ReadKeys),
        PageKind::List => say(ConsoleWords::PageKeys),
        PageKind::Form => {
            language.series(&[say(ConsoleWords::PageKeys), say(ConsoleWords::FieldKeys)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_finds_the_nearest_point() {
        let grid = PointGrid {
            origin: Position::new(4, 2),
            step: (2, 1),
            size: Size::NINE,
        };
        for point in Size::NINE.points() {
            assert_eq!(grid.point_at(grid.at(point)), Some(point));
        }
        assert_eq!(grid.point_at(Position::new(3, 2)), Some(Point::new(0, 0)));
        assert_eq!(grid.point_at(Position::new(2, 2)), None);
        assert_eq!(grid.point_at(Position::new(4, 1)), None);
        assert_eq!(grid.point_at(Position::new(22, 2)), None);
    }
}

//! Pages beside the table: rows to choose, and texts to read.

use ratatui::Frame;
use ratatui::layout::Rect;
use strum::VariantArray as _;

use super::{HitAreas, draw_str};
use crate::console::command::{Command, key_name};
use crate::console::menu::{Page, Row, RowKind, lines, title};
use crate::console::screen::state::ScreenState;
use crate::console::text::{pad_end, wrap_indented};
use crate::words::{ConsoleWords, Dialog, HomeWords, Language};

/// The title above and an empty line; the message and the keys below.
const HEAD: u16 = 2;
const FOOT: u16 = 2;

pub(super) fn draw(frame: &mut Frame<'_>, state: &ScreenState, page: Page, areas: &mut HitAreas) {
    let area = frame.area();
    let language = state.controller.workspace.language();
    let mut heading = title(&state.controller.workspace, page);
    if page == Page::Home {
        heading = format!("{heading} – {}", language.say(HomeWords::Subtitle));
    }
    draw_str(
        frame.buffer_mut(),
        (area.x, area.y),
        &heading,
        state.colors.title(),
    );
    let inside = Rect::new(
        area.x,
        area.y.saturating_add(HEAD),
        area.width,
        area.height.saturating_sub(HEAD + FOOT),
    );
    let read = if page == Page::Help {
        Some(help(language))
    } else {
        lines(&state.controller.workspace, page)
    };
    match read {
        Some(read) => draw_text(frame, state, inside, &read, areas),
        None => draw_rows(frame, state, inside, areas),
    }
}

fn draw_rows(frame: &mut Frame<'_>, state: &ScreenState, area: Rect, areas: &mut HitAreas) {
    let rows = state.controller.rows();
    let height = usize::from(area.height).max(1);
    // The chosen row stays in sight.
    let first = state.row.saturating_sub(height - 1);
    let shown = rows.iter().enumerate().skip(first);
    for ((index, row), y) in shown.zip(area.y..area.bottom()) {
        let chosen = index == state.row;
        let style = if chosen {
            state.colors.chosen()
        } else {
            Default::default()
        };
        let mark = if chosen { ">" } else { " " };
        let text = format!(
            "{mark} {} ",
            row_text(row, state.controller.workspace.language())
        );
        draw_str(frame.buffer_mut(), (area.x, y), &text, style);
        areas
            .rows
            .push((Rect::new(area.x, y, area.width, 1), index));
    }
}

fn row_text(row: &Row, language: Language) -> String {
    let value = match (&row.kind, row.value()) {
        (_, None) => return row.label.clone(),
        (RowKind::Choice(..), Some(value)) => format!("< {value} >"),
        (RowKind::Text(..) | RowKind::Action(_), Some(value)) => value.to_owned(),
    };
    language.fill(Dialog::OfFile, &[&row.label, &value])
}

fn draw_text(
    frame: &mut Frame<'_>,
    state: &ScreenState,
    area: Rect,
    read: &[String],
    areas: &mut HitAreas,
) {
    let columns = usize::from(area.width).clamp(1, MAX_COLUMNS);
    let lines: Vec<String> = read
        .iter()
        .flat_map(|line| wrap_indented(line, columns))
        .collect();
    let height = usize::from(area.height);
    areas.most_scroll = lines.len().saturating_sub(height);
    let first = state.scroll.min(areas.most_scroll);
    for (line, y) in lines.iter().skip(first).zip(area.y..area.bottom()) {
        draw_str(frame.buffer_mut(), (area.x, y), line, Default::default());
    }
}

/// Longer lines are hard to read.
const MAX_COLUMNS: usize = 78;

/// What keys do at the table.
fn help(language: Language) -> Vec<String> {
    let say = |word| language.say(word).to_owned();
    let mut lines = vec![
        say(ConsoleWords::HelpMove),
        say(ConsoleWords::HelpTab),
        say(ConsoleWords::HelpEscape),
        String::new(),
    ];
    lines.extend(Command::VARIANTS.iter().map(|command| {
        let key = pad_end(&key_name(language, command.key()), 10);
        format!("{key} {}", command.label(language))
    }));
    lines
}

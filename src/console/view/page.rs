//! Pages beside the table: rows to choose, and texts to read.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::{Places, put, wrap};
use crate::console::app::App;
use crate::console::order::{ORDERS, key_name};
use crate::console::page::{Kind, Page, Row};
use crate::console::rows::{lines, title};
use crate::words::{ConsoleWords, Dialog, Home, Language};

/// The title above and an empty line; the message and the keys below.
const HEAD: u16 = 2;
const FOOT: u16 = 2;

pub(super) fn draw(frame: &mut Frame<'_>, app: &App, page: Page, places: &mut Places) {
    let area = frame.area();
    let language = app.room.desk.language();
    let mut heading = title(&app.room.desk, page);
    if page == Page::Home {
        heading = format!("{heading} – {}", language.say(Home::Subtitle));
    }
    put(
        frame.buffer_mut(),
        (area.x, area.y),
        &heading,
        app.colors.title(),
    );
    let inside = Rect::new(
        area.x,
        area.y.saturating_add(HEAD),
        area.width,
        area.height.saturating_sub(HEAD + FOOT),
    );
    let read = match page {
        Page::Help => Some(help(language)),
        page => lines(&app.room.desk, page),
    };
    match read {
        Some(read) => draw_text(frame, app, inside, &read, places),
        None => draw_rows(frame, app, inside, places),
    }
}

fn draw_rows(frame: &mut Frame<'_>, app: &App, area: Rect, places: &mut Places) {
    let rows = app.room.rows();
    let height = usize::from(area.height).max(1);
    // The chosen row stays in sight.
    let first = app.row.saturating_sub(height - 1);
    let shown = rows.iter().enumerate().skip(first);
    for ((index, row), y) in shown.zip(area.y..area.bottom()) {
        let chosen = index == app.row;
        let style = if chosen {
            app.colors.chosen()
        } else {
            Default::default()
        };
        let mark = if chosen { ">" } else { " " };
        let text = format!("{mark} {} ", row_text(row, app.room.desk.language()));
        put(frame.buffer_mut(), (area.x, y), &text, style);
        places
            .rows
            .push((Rect::new(area.x, y, area.width, 1), index));
    }
}

fn row_text(row: &Row, language: Language) -> String {
    let value = match (&row.kind, row.value()) {
        (Kind::Choice(..), Some(value)) => format!("< {value} >"),
        (_, Some(value)) => value.to_owned(),
        (_, None) => return row.label.clone(),
    };
    language.fill(Dialog::OfFile, &[&row.label, &value])
}

fn draw_text(frame: &mut Frame<'_>, app: &App, area: Rect, read: &[String], places: &mut Places) {
    let width = usize::from(area.width).clamp(1, WIDEST);
    let lines: Vec<String> = read
        .iter()
        .flat_map(|line| wrap_kept(line, width))
        .collect();
    let height = usize::from(area.height);
    places.most_scroll = lines.len().saturating_sub(height);
    let first = app.scroll.min(places.most_scroll);
    for (line, y) in lines.iter().skip(first).zip(area.y..area.bottom()) {
        put(frame.buffer_mut(), (area.x, y), line, Default::default());
    }
}

/// Longer lines are hard to read.
const WIDEST: usize = 78;

/// A line as it is where it fits: columns stay columns.
fn wrap_kept(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    wrap(line, width)
}

/// What keys do at the table.
fn help(language: Language) -> Vec<String> {
    let say = |word| language.say(word).to_owned();
    let mut lines = vec![
        say(ConsoleWords::HelpMove),
        say(ConsoleWords::HelpTab),
        say(ConsoleWords::HelpEscape),
        String::new(),
    ];
    let keys = ORDERS.iter();
    lines.extend(keys.map(|entry| {
        let key = key_name(language, entry.key);
        format!("{key:<10} {}", entry.order.label(language))
    }));
    lines
}

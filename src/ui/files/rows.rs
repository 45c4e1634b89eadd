//! The table of a folder: its heads, and the rows that are in view.

use egui::{
    Align2, Color32, CornerRadius, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};

use crate::ui::theme::{BODY, GRID, Style};
use crate::words::FileWords;

use super::disk::Unreadable;
use super::format;
use super::list::List;
use super::list_event::ListEvent;
use super::listing::{Entry, EntryKind, SortColumn};

const ROW: f32 = 28.0;
const HEAD: f32 = 28.0;
const ICON: f32 = 28.0;
const DATE: f32 = 132.0;
const SIZE: f32 = 72.0;

/// Paints the table in the space that is left.
pub(super) fn table_ui(ui: &mut Ui, list: &List, style: Style) -> Option<ListEvent> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let bar = ui.spacing().scroll.allocated_width();
    let width = (ui.available_width() - bar).max(0.0);
    let head = heads_ui(ui, list, style, width);
    let row = match &list.entries {
        Err(why) => {
            words_ui(ui, &unreadable(why, style), style.colors.wrong);
            None
        }
        Ok(entries) if list.rows.is_empty() => {
            let words = if list.is_reading() {
                FileWords::Reading
            } else if entries.is_empty() {
                FileWords::Empty
            } else {
                FileWords::NoneShown
            };
            words_ui(ui, style.language.say(words), style.colors.quiet);
            None
        }
        Ok(_) => rows_ui(ui, list, style, width),
    };
    head.or(row)
}

/// Words where the rows would be.
fn words_ui(ui: &mut Ui, words: &str, color: Color32) {
    ui.add_space(2.0 * GRID);
    ui.vertical_centered(|ui| ui.label(RichText::new(words).color(color)));
}

fn unreadable(why: &Unreadable, style: Style) -> String {
    let language = style.language;
    match why {
        Unreadable::Missing => language.say(FileWords::FolderMissing).to_owned(),
        Unreadable::NotAFolder => language.say(FileWords::NotAFolder).to_owned(),
        Unreadable::Forbidden => language.say(FileWords::FolderForbidden).to_owned(),
        Unreadable::Other(words) => language.fill(FileWords::FolderUnreadable, &[words]),
    }
}

/// Where a column begins and ends.
fn span(column: SortColumn, rect: Rect) -> Rect {
    let (date, size) = (rect.right() - SIZE - DATE, rect.right() - SIZE);
    let (left, right) = match column {
        SortColumn::Name => (rect.left(), date),
        SortColumn::Date => (date, size),
        SortColumn::Size => (size, rect.right()),
    };
    Rect::from_x_y_ranges(left..=right.max(left), rect.y_range())
}

fn heads_ui(ui: &mut Ui, list: &List, style: Style, width: f32) -> Option<ListEvent> {
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.bottom() - 0.5,
        (1.0, style.colors.line),
    );
    let mut event = None;
    for (column, phrase) in [
        (SortColumn::Name, FileWords::Name),
        (SortColumn::Date, FileWords::Date),
        (SortColumn::Size, FileWords::Size),
    ] {
        if head_ui(ui, list, style, column, (span(column, rect), phrase)) {
            event = Some(ListEvent::Sort(column));
        }
    }
    event
}

/// Whether the head was clicked.
fn head_ui(
    ui: &mut Ui,
    list: &List,
    style: Style,
    column: SortColumn,
    (rect, phrase): (Rect, FileWords),
) -> bool {
    let name = style.language.say(phrase);
    let sorting = list.sorting;
    let (sign, spoken) = match (sorting.column == column, sorting.descending) {
        (false, _) => ("", name.to_owned()),
        (true, false) => (" ⏶", style.language.fill(FileWords::SortedUp, &[&name])),
        (true, true) => (" ⏷", style.language.fill(FileWords::SortedDown, &[&name])),
    };
    let id = ui.scope_id().with(("head", name));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spoken));
    let color = if response.hovered() || response.has_focus() {
        style.colors.accent
    } else {
        style.colors.quiet
    };
    let font = TextStyle::Body.resolve(ui.style());
    let (anchor, align) = match column {
        SortColumn::Name => (rect.left_center() + vec2(ICON, 0.0), Align2::LEFT_CENTER),
        SortColumn::Date => (rect.left_center(), Align2::LEFT_CENTER),
        SortColumn::Size => (rect.right_center() - vec2(GRID, 0.0), Align2::RIGHT_CENTER),
    };
    ui.painter()
        .text(anchor, align, format!("{name}{sign}"), font, color);
    response.clicked()
}

fn rows_ui(ui: &mut Ui, list: &List, style: Style, width: f32) -> Option<ListEvent> {
    // Another folder begins at its top.
    let area = ScrollArea::vertical()
        .id_salt(&list.folder)
        .auto_shrink(false);
    let shown = area.show_rows(ui, ROW, list.rows.len(), |ui, range| {
        if let Some(row) = list.selected.filter(|_| list.reveal) {
            let top = ui.max_rect().top() + (row as f32 - range.start as f32) * ROW;
            let rect = Rect::from_min_size(pos2(ui.max_rect().left(), top), vec2(1.0, ROW));
            ui.scroll_to_rect_animation(rect, None, egui::style::ScrollAnimation::none());
        }
        let mut event = None;
        for row in range {
            event = row_ui(ui, list, style, row, width).or(event);
        }
        event
    });
    shown.inner
}

fn row_ui(ui: &mut Ui, list: &List, style: Style, row: usize, width: f32) -> Option<ListEvent> {
    let entry = list.entry(row)?;
    let selected = list.selected == Some(row);
    // The arrow keys move in the list as a whole, so rows are no tab stops.
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::CLICK);
    response.widget_info(|| {
        let spoken = spoken(entry, style);
        WidgetInfo::selected(Role::ListBoxOption, ui.is_enabled(), selected, spoken)
    });
    let ground = if selected {
        style.colors.accent
    } else if response.hovered() {
        style.colors.raised
    } else {
        Color32::TRANSPARENT
    };
    ui.painter()
        .rect_filled(rect, CornerRadius::same(4), ground);
    paint_row(
        ui,
        entry,
        style,
        rect,
        selected.then_some(style.colors.on_accent),
    );
    if response.double_clicked() {
        return Some(ListEvent::Activate(row));
    }
    response.clicked().then_some(ListEvent::Select(row))
}

/// Paints the cells of a row, all in one color if one is given.
fn paint_row(ui: &Ui, entry: &Entry, style: Style, rect: Rect, color: Option<Color32>) {
    let (text, quiet) = match color {
        Some(color) => (color, color),
        None => (style.colors.text, style.colors.quiet),
    };
    let name = span(SortColumn::Name, rect);
    let cell = |words: &str, at: Rect, color| {
        let words = WidgetText::from(RichText::new(words).size(BODY).color(color));
        let wrap = Some(TextWrapMode::Truncate);
        let galley = words.into_galley(ui, wrap, at.width(), TextStyle::Body);
        let corner = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), at);
        ui.painter().galley(corner.min, galley, color);
    };
    let icon = Rect::from_center_size(
        pos2(name.left() + ICON / 2.0, name.center().y),
        Vec2::splat(14.0),
    );
    match entry.kind {
        EntryKind::Folder => paint_folder(ui, icon, color.unwrap_or(style.colors.accent)),
        EntryKind::File => paint_file(ui, icon, quiet),
        EntryKind::Broken => cell("⚠", icon, quiet),
    }
    let of_name = Rect::from_min_max(name.min + Vec2::X * ICON, name.max - Vec2::X * GRID);
    cell(&entry.shown, of_name, text);
    if let Some(modified) = entry.modified {
        let date = format::date(modified, style.language);
        cell(&date, span(SortColumn::Date, rect), quiet);
    }
    if let Some(size) = entry.size {
        let at = span(SortColumn::Size, rect).right_center() - vec2(GRID, 0.0);
        let font = TextStyle::Body.resolve(ui.style());
        let size = format::size(size, style.language);
        ui.painter()
            .text(at, Align2::RIGHT_CENTER, size, font, quiet);
    }
}

/// A folder with its tab.
fn paint_folder(ui: &Ui, at: Rect, color: Color32) {
    let tab = Rect::from_min_size(at.min + vec2(0.0, 2.0), vec2(6.0, 4.0));
    let body = Rect::from_min_max(at.min + vec2(0.0, 4.0), at.max - vec2(0.0, 1.0));
    for rect in [tab, body] {
        ui.painter().rect_filled(rect, CornerRadius::same(1), color);
    }
}

/// A sheet of paper with two lines on it.
fn paint_file(ui: &Ui, at: Rect, color: Color32) {
    let sheet = at.shrink2(vec2(2.0, 0.0));
    let stroke = Stroke::new(1.0, color);
    ui.painter()
        .rect_stroke(sheet, CornerRadius::same(1), stroke, StrokeKind::Inside);
    for down in [5.0, 8.0] {
        let line = sheet.shrink2(vec2(3.0, 0.0)).x_range();
        ui.painter().hline(line, sheet.top() + down + 0.5, stroke);
    }
}

/// A row as it is read aloud.
fn spoken(entry: &Entry, style: Style) -> String {
    match entry.kind {
        EntryKind::Folder => style.language.fill(FileWords::Folder, &[&entry.shown]),
        EntryKind::File => entry.shown.clone(),
        EntryKind::Broken => style.language.fill(FileWords::BrokenLink, &[&entry.shown]),
    }
}

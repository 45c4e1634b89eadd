//! The keys of the file list.

use egui::{Id, Key, Modifiers, Ui};

use super::Purpose;
use super::list::List;
use super::list_event::{ListEvent, ListFocus, Question, Typed};
use super::names::is_path;

/// How far the Page keys go.
const PAGE: usize = 8;

/// The fields that can be typed in.
const FIELDS: [ListFocus; 3] = [ListFocus::Name, ListFocus::Filter, ListFocus::Folder];

/// What a field is called inside egui; `None` for what cannot be typed in.
pub(super) fn field_id(field: ListFocus) -> Option<Id> {
    match field {
        ListFocus::Name => Some(Id::unique("files name")),
        ListFocus::Filter => Some(Id::unique("files filter")),
        ListFocus::Folder => Some(Id::unique("files folder")),
        ListFocus::Keep => None,
    }
}

/// Who has the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keyboard {
    Nobody,
    In(ListFocus),
    /// A button, which keeps its keys.
    Elsewhere,
}

fn keyboard(ui: &Ui) -> Keyboard {
    match ui.memory(|memory| memory.focused()) {
        None => Keyboard::Nobody,
        Some(focused) => {
            let mut fields = FIELDS.into_iter();
            let field = fields.find(|&field| field_id(field) == Some(focused));
            field.map_or(Keyboard::Elsewhere, Keyboard::In)
        }
    }
}

/// What the keyboard asks for. Fields and buttons see only what is left.
pub(super) fn keys(ui: &Ui, list: &List, typed: &Typed) -> Option<ListEvent> {
    if pressed(ui, Key::Escape) {
        return Some(ListEvent::Back);
    }
    let keyboard = keyboard(ui);
    match &list.question {
        Some(Question::NewFolder) => {
            let named = !typed.folder.trim().is_empty();
            let may = keyboard == Keyboard::In(ListFocus::Folder) && named;
            return (may && pressed(ui, Key::Enter)).then_some(ListEvent::Confirm);
        }
        Some(Question::Replace(_)) => return None,
        None => {}
    }
    let above = ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::ArrowUp));
    if above {
        return Some(ListEvent::Up);
    }
    if keyboard == Keyboard::Elsewhere {
        return None;
    }
    let nothing_to_delete = match keyboard {
        Keyboard::In(ListFocus::Filter) => typed.filter.is_empty(),
        Keyboard::In(_) | Keyboard::Elsewhere => false,
        Keyboard::Nobody => true,
    };
    if nothing_to_delete && pressed(ui, Key::Backspace) {
        return Some(ListEvent::Up);
    }
    if pressed(ui, Key::Enter) {
        return Some(enter(list, typed, keyboard));
    }
    moved(ui, list, keyboard).map(ListEvent::Select)
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// What Enter means: the marked row, unless a name or a path was typed.
fn enter(list: &List, typed: &Typed, keyboard: Keyboard) -> ListEvent {
    let named = keyboard == Keyboard::In(ListFocus::Name);
    let path = !list.request.purpose.writes() && is_path(&typed.filter);
    match list.selected {
        Some(row) if !named && !path && list.request.purpose != Purpose::OpenGame => {
            ListEvent::Activate(row)
        }
        _ => ListEvent::Accept,
    }
}

/// The row that the keyboard moved to.
fn moved(ui: &Ui, list: &List, keyboard: Keyboard) -> Option<usize> {
    let last = list.rows.len().checked_sub(1)?;
    let down = |rows: usize| list.selected.map_or(0, |row| (row + rows).min(last));
    let up = |rows: usize| list.selected.map_or(last, |row| row.saturating_sub(rows));
    for (key, to) in [
        (Key::ArrowDown, down(1)),
        (Key::ArrowUp, up(1)),
        (Key::PageDown, down(PAGE)),
        (Key::PageUp, up(PAGE)),
    ] {
        if pressed(ui, key) {
            return Some(to);
        }
    }
    // In a field these move in the text.
    if keyboard != Keyboard::Nobody {
        return None;
    }
    if pressed(ui, Key::Home) {
        return Some(0);
    }
    pressed(ui, Key::End).then_some(last)
}

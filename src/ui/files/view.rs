//! How Jego's own list looks: the dialog, its fields and its keys.

use std::mem;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, Context, Frame, Id, Label, Layout, Margin, Modal, Rect, RichText, ScrollArea,
    Sense, TextEdit, Ui, UiBuilder, Vec2, vec2,
};

use crate::ui::accessibility;
use crate::ui::theme::{self, BUTTON, GRID, MAIN_BUTTON, Style};
use crate::ui::widget::controls;
use crate::words::FileWords;

use super::disk::{CannotMake, Target};
use super::keys::{field_id, keys};
use super::list::List;
use super::list_event::{ListEvent, ListFocus, Notice, Question, Typed};
use super::names::{last_part, parents, stem};
use super::rows::table_ui;
use super::{Answer, Purpose};

/// The largest that the dialog becomes.
const LARGEST: Vec2 = vec2(880.0, 620.0);
/// How much of the window stays free around it.
const AROUND: f32 = 24.0;
const INSIDE: i8 = 16;
/// The width of the column of places.
const PLACES: f32 = 152.0;
/// The height of the line for words under the table.
const BODY_LINE: f32 = 20.0;

impl List {
    /// Paints the list and lets everything happen that was asked for.
    pub(super) fn show(&mut self, ctx: &Context, style: Style) -> Option<Answer> {
        if let Some(answer) = self.hear(ctx) {
            return Some(answer);
        }
        let events = list_ui(ctx, self, style);
        events.into_iter().find_map(|event| self.apply(ctx, event))
    }
}

/// Paints the list over everything else and returns what was asked for.
fn list_ui(ctx: &Context, list: &mut List, style: Style) -> Vec<ListEvent> {
    let mut typed = mem::take(&mut list.typed);
    let size = LARGEST.min(ctx.content_rect().size() - Vec2::splat(2.0 * AROUND));
    let size = (size - Vec2::splat(2.0 * f32::from(INSIDE))).max(Vec2::ZERO);
    let frame = Frame::popup(&ctx.global_style())
        .fill(style.colors.panel)
        .inner_margin(Margin::same(INSIDE));
    let modal = Modal::new(Id::unique("files")).frame(frame);
    let events = modal.show(ctx, |ui| {
        accessibility::dialog(ui, style.language.say(list.request.purpose.title()));
        let mut events = Vec::from_iter(keys(ui, list, &typed));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        inside_ui(ui, rect, (list, &mut typed), style, &mut events);
        events
    });
    if let Some(field) = list.focus.take() {
        give_keyboard(ctx, field, list.request.purpose, &typed);
    }
    list.reveal = false;
    list.typed = typed;
    events.inner
}

/// Gives a field the keyboard, and selects the part of a name before its
/// ending.
fn give_keyboard(ctx: &Context, field: ListFocus, purpose: Purpose, typed: &Typed) {
    let Some(id) = field_id(field) else {
        return;
    };
    ctx.memory_mut(|memory| memory.request_focus(id));
    if field == ListFocus::Name {
        let end = CCursor::new(stem(&typed.name, purpose.endings()));
        let mut state = TextEditState::load(ctx, id).unwrap_or_default();
        let marked = CCursorRange::two(CCursor::default(), end);
        state.cursor.set_char_range(Some(marked));
        state.store(ctx, id);
    }
}

/// Lays the parts out: title and path above, places and table, fields and
/// buttons below.
fn inside_ui(
    ui: &mut Ui,
    rect: Rect,
    (list, typed): (&List, &mut Typed),
    style: Style,
    events: &mut Vec<ListEvent>,
) {
    let has_field = list.request.purpose.writes() || list.question.is_some();
    let field = if has_field { BUTTON + GRID } else { 0.0 };
    let foot = field + BODY_LINE + GRID + MAIN_BUTTON;
    let (above, rest) = rect.split_top_bottom_at_y(rect.top() + 2.0 * (BUTTON + GRID));
    let (middle, below) = rest.split_top_bottom_at_y((rest.bottom() - foot).max(rest.top()));
    let middle = middle.with_max_y(middle.bottom() - GRID);
    let (left, right) = middle.split_left_right_at_x(middle.left() + PLACES);
    let right = right.with_min_x(right.left() + GRID);

    let part = |ui: &mut Ui, rect: Rect| {
        let layout = Layout::top_down(Align::Min);
        let mut part = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
        part.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
        part
    };
    let [mut top, mut places, mut table] = [above, left, right].map(|rect| part(ui, rect));
    if list.question.is_some() {
        for part in [&mut top, &mut places, &mut table] {
            part.disable();
        }
    }
    events.extend(above_ui(&mut top, list, style));
    events.extend(places_ui(&mut places, list, style));
    events.extend(tools_ui(&mut table, list, typed, style));
    events.extend(table_ui(&mut table, list, style));
    events.extend(below_ui(&mut part(ui, below), list, typed, style));
}

/// Words on a line of their own, cut short where there is no room.
fn line_ui(ui: &mut Ui, height: f32, words: RichText) {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        ui.add(Label::new(words).truncate());
    });
}

/// Marks selections quietly: only the main button of a screen is filled with
/// the accent.
fn mark_quietly(ui: &mut Ui, style: Style) {
    let selection = &mut ui.visuals_mut().selection;
    selection.bg_fill = style.colors.raised;
    selection.stroke.color = style.colors.accent;
}

fn above_ui(ui: &mut Ui, list: &List, style: Style) -> Option<ListEvent> {
    let title = style.language.say(list.request.purpose.title());
    line_ui(ui, BUTTON, RichText::new(title).size(theme::NAME));
    ui.horizontal(|ui| {
        let above = list.folder.parent().is_some();
        let up = ui.add_enabled(above, Button::new("⬆").min_size(Vec2::splat(BUTTON)));
        let name = style.language.say(FileWords::Up);
        up.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, above, name));
        let path = path_ui(ui, list);
        let up = accessibility::shown_name(up, name).clicked();
        path.or(up.then_some(ListEvent::Up))
    })
    .inner
}

/// The folder and those above it, each a button.
fn path_ui(ui: &mut Ui, list: &List) -> Option<ListEvent> {
    let area = ScrollArea::horizontal()
        .stick_to_right(true)
        .auto_shrink([false, true])
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = GRID * 0.75;
        let mut event = None;
        for (index, (name, folder)) in parents(&list.folder).into_iter().enumerate() {
            if index > 1 {
                ui.weak("/");
            }
            let button = Button::new(&name).frame(false).min_size(vec2(0.0, BUTTON));
            if ui.add(button).clicked() {
                event = Some(ListEvent::Go(folder));
            }
        }
        event
    });
    shown.inner
}

fn places_ui(ui: &mut Ui, list: &List, style: Style) -> Option<ListEvent> {
    ui.weak(style.language.say(FileWords::Places));
    let area = ScrollArea::vertical().id_salt("places").auto_shrink(false);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        mark_quietly(ui, style);
        let mut event = None;
        for place in &list.places {
            let name = match place.called {
                Some(called) => style.language.say(called),
                None => &place.name,
            };
            let here = place.folder == list.folder;
            let button = Button::selectable(here, name).truncate();
            let size = vec2(ui.available_width(), BUTTON);
            let button = ui.add(button.min_size(size));
            let shown = controls::tip(button, &place.folder.to_string_lossy());
            if shown.clicked() {
                event = Some(ListEvent::Go(place.folder.clone()));
            }
        }
        event
    });
    shown.inner
}

/// What is shown of the folder: the filter and the kind of files.
fn tools_ui(ui: &mut Ui, list: &List, typed: &mut Typed, style: Style) -> Option<ListEvent> {
    let say = |phrase| style.language.say(phrase);
    let row = vec2(ui.available_width(), BUTTON);
    let changed = ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let mut changed = false;
        let purpose = list.request.purpose;
        if purpose != Purpose::ChooseFolder {
            ui.scope(|ui| {
                mark_quietly(ui, style);
                for (all, phrase) in [(true, FileWords::AllFiles), (false, purpose.kind())] {
                    let choice = ui.selectable_value(&mut typed.all_files, all, say(phrase));
                    changed |= choice.changed();
                }
            });
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let label = ui.label(say(FileWords::Filter));
            let edit =
                edit(&mut typed.filter, ListFocus::Filter).hint_text(say(FileWords::FilterHint));
            let edit = ui.add_sized([ui.available_width(), BUTTON], edit);
            changed |= edit.labelled_by(label.id).changed();
        });
        changed
    });
    changed.inner.then_some(ListEvent::Narrow)
}

fn below_ui(ui: &mut Ui, list: &List, typed: &mut Typed, style: Style) -> Option<ListEvent> {
    match &list.question {
        Some(Question::Replace(path)) => {
            let words = style
                .language
                .fill(FileWords::Overwrite, &[&last_part(path)]);
            line_ui(ui, BUTTON, RichText::new(words));
        }
        Some(Question::NewFolder) => {
            let name = (FileWords::NewFolderName, ListFocus::Folder);
            field_ui(ui, style, name, &mut typed.folder);
        }
        None if list.request.purpose.writes() => {
            field_ui(
                ui,
                style,
                (FileWords::FileName, ListFocus::Name),
                &mut typed.name,
            );
        }
        None => {}
    }
    let (words, color) = match &list.notice {
        Some(notice) => (notice_words(notice, style), style.colors.wrong),
        None if !list.request.note.is_empty() => (list.request.note.clone(), style.colors.caution),
        None => {
            let language = style.language;
            let count = language.count(list.rows.len(), FileWords::Shown);
            (count, style.colors.quiet)
        }
    };
    line_ui(ui, BODY_LINE, RichText::new(words).color(color));
    buttons_ui(ui, list, typed, style)
}

/// A line to type a name in.
fn field_ui(ui: &mut Ui, style: Style, (name, field): (FileWords, ListFocus), text: &mut String) {
    ui.horizontal(|ui| {
        let label = ui.label(style.language.say(name));
        let edit = edit(text, field);
        let edit = ui.add_sized([ui.available_width(), BUTTON], edit);
        edit.labelled_by(label.id);
    });
}

fn edit(text: &mut String, field: ListFocus) -> TextEdit<'_> {
    let edit = controls::line_edit(text).desired_width(f32::INFINITY);
    match field_id(field) {
        Some(id) => edit.id(id),
        None => edit,
    }
}

fn buttons_ui(ui: &mut Ui, list: &List, typed: &mut Typed, style: Style) -> Option<ListEvent> {
    let row = vec2(ui.available_width(), MAIN_BUTTON);
    let layout = Layout::right_to_left(Align::Center);
    let clicked = ui.allocate_ui_with_layout(row, layout, |ui| match &list.question {
        Some(question) => question_ui(ui, question, (list, typed), style),
        None => choice_ui(ui, list, typed, style),
    });
    clicked.inner
}

fn question_ui(
    ui: &mut Ui,
    question: &Question,
    (list, typed): (&List, &Typed),
    style: Style,
) -> Option<ListEvent> {
    let (yes, no, may) = match question {
        Question::Replace(_) => (FileWords::Replace, FileWords::Keep, true),
        Question::NewFolder => (
            FileWords::Create,
            FileWords::Cancel,
            !typed.folder.trim().is_empty(),
        ),
    };
    let yes = ui.add_enabled_ui(may, |ui| {
        controls::main_button(ui, style.colors, style.language.say(yes)).clicked()
    });
    let no = Button::new(style.language.say(no)).min_size(vec2(0.0, BUTTON));
    let no = ui.add(no);
    if list.focus == Some(ListFocus::Keep) {
        no.request_focus();
    }
    let no = no.clicked();
    yes.inner
        .then_some(ListEvent::Confirm)
        .or(no.then_some(ListEvent::Back))
}

fn choice_ui(ui: &mut Ui, list: &List, typed: &mut Typed, style: Style) -> Option<ListEvent> {
    let say = |phrase| style.language.say(phrase);
    let main = ui.add_enabled_ui(list.can_accept(typed), |ui| {
        let verb = say(list.request.purpose.verb());
        controls::main_button(ui, style.colors, verb).clicked()
    });
    let cancel = Button::new(say(FileWords::Cancel)).min_size(vec2(0.0, BUTTON));
    let cancel = ui.add(cancel).clicked();
    let left = ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let may = list.entries.is_ok() && !list.is_reading();
        let new = Button::new(say(FileWords::NewFolder)).min_size(vec2(0.0, BUTTON));
        let new = ui.add_enabled(may, new).clicked();
        let hidden = ui.checkbox(&mut typed.hidden, say(FileWords::Hidden));
        new.then_some(ListEvent::NewFolder)
            .or(hidden.changed().then_some(ListEvent::Narrow))
    });
    main.inner
        .then_some(ListEvent::Accept)
        .or(cancel.then_some(ListEvent::Back))
        .or(left.inner)
}

fn notice_words(notice: &Notice, style: Style) -> String {
    let language = style.language;
    match notice {
        Notice::Target(path, target) => {
            let name = last_part(path);
            match target {
                Target::File | Target::Folder => language.say(FileWords::NotAFolder).to_owned(),
                Target::Odd => language.fill(FileWords::NotAFile, &[&name]),
                Target::Free => language.fill(FileWords::FileMissing, &[&name]),
                Target::NoFolder(folder) => {
                    language.fill(FileWords::NoSuchFolder, &[&folder.display()])
                }
                Target::Unwritable => language.say(FileWords::FolderUnwritable).to_owned(),
                Target::ReadOnly => language.fill(FileWords::FileReadOnly, &[&name]),
                Target::BadName => language.say(FileWords::BadName).to_owned(),
                Target::Unknown(why) => language.fill(FileWords::Failed, &[why]),
            }
        }
        Notice::CannotMake(path, why) => match why {
            CannotMake::Exists => language.fill(FileWords::FolderExists, &[&last_part(path)]),
            CannotMake::BadName => language.say(FileWords::BadName).to_owned(),
            CannotMake::Forbidden => language.say(FileWords::FolderUnwritable).to_owned(),
            CannotMake::Other(why) => language.fill(FileWords::Failed, &[why]),
        },
    }
}

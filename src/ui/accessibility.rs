//! What screen readers and the keyboard need of every page and dialog: names,
//! groups, values as text, a control to begin with, and a focus that is seen.
//!
//! A page or dialog calls one of these where it paints the thing in question;
//! nothing here knows which pages and dialogs there are.

use egui::accesskit::{Live, Node, Role};
use egui::{Context, Event, FocusDirection, Id, Response, Stroke, StrokeKind, Ui, UiKind};

use super::theme::{self, Colors};

/// Which control of a newly opened page or dialog is still to get the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Begin {
    /// The control that asks for it.
    #[default]
    Chosen,
    /// The one that follows.
    Next,
    /// The first one there is: none has asked.
    Any,
}

/// Names the window itself.
pub(crate) fn name_window(ctx: &Context, title: &str) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title));
}

/// Names the panel that `ui` is in as a page of the window.
pub(crate) fn page(ui: &Ui, name: &str) {
    container(ui, enclosing(ui, |kind| kind.is_panel()), Role::Pane, name);
}

/// Names the dialog that `ui` is in.
pub(crate) fn dialog(ui: &Ui, name: &str) {
    let id = enclosing(ui, |kind| kind == UiKind::Modal);
    container(ui, id, Role::Dialog, name);
    ui.ctx().accesskit_node_builder(id, Node::set_modal);
}

/// What a dialog says, beside its name.
pub(crate) fn describe(ui: &Ui, text: &str) {
    let id = enclosing(ui, |kind| kind == UiKind::Modal);
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_description(text));
}

/// Names what `ui` paints as choices that belong together.
pub(crate) fn group(ui: &Ui, name: &str) {
    container(ui, ui.unique_id(), Role::RadioGroup, name);
}

fn container(ui: &Ui, id: Id, role: Role, name: &str) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(role);
        node.set_label(name);
    });
}

/// The nearest thing of a kind that `ui` is in; `ui` itself if there is none.
fn enclosing(ui: &Ui, is: impl Fn(UiKind) -> bool) -> Id {
    let mut around = ui.stack().iter();
    let found = around.find(|it| it.kind().is_some_and(&is));
    found.map_or(ui.unique_id(), |it| it.unique_id)
}

/// Tells what is chosen in a list that is folded up. Not every platform has a
/// place for the value of such a list, but all read descriptions.
pub(crate) fn value(response: &Response, text: &str) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_description(text));
}

/// Tells a number as it is written: platforms that are given the number itself
/// say "9.0".
pub(crate) fn number(response: &Response) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.clear_numeric_value();
        if let Some(text) = node.value().map(str::to_owned) {
            node.set_description(text);
        }
    });
}

/// Tells the value of a slider in words, for the same reason.
pub(crate) fn amount(response: &Response, text: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.clear_numeric_value();
        node.set_value(text);
        node.set_description(text);
    });
}

/// Marks a text that is read aloud when it changes.
pub(crate) fn alert(response: &Response) {
    response
        .ctx
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

/// Shows its name to the pointer too, such as that of a picture. A screen reader
/// tells it once, and not again as its description.
pub(crate) fn shown_name(response: Response, name: &str) -> Response {
    let response = response.on_hover_text(name);
    let ctx = &response.ctx;
    ctx.accesskit_node_builder(response.id, Node::clear_description);
    response
}

/// Has a screen reader say `text` when it changes.
pub(crate) fn announce(ctx: &Context, text: &str) {
    ctx.accesskit_node_builder(Id::unique("announced"), |node| {
        node.set_role(Role::Label);
        node.set_value(text);
        node.set_live(Live::Polite);
    });
}

fn beginning() -> Id {
    Id::unique("the keyboard begins")
}

/// A page or a dialog has been opened: the keyboard goes to the control that
/// calls [`first`] or follows [`next`], or else to its first one.
pub(crate) fn begin(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(beginning(), Begin::Chosen));
    ctx.request_repaint();
}

fn take_begin(ctx: &Context, wanted: Begin) -> bool {
    ctx.data_mut(|data| {
        let found = data.get_temp(beginning()) == Some(wanted);
        if found {
            data.remove_temp::<Begin>(beginning());
        }
        found
    })
}

/// Gives the keyboard to this control of what has just been opened.
pub(crate) fn first(response: &Response) {
    if take_begin(&response.ctx, Begin::Chosen) {
        response.request_focus();
    }
}

/// Gives the keyboard to the next control of what has just been opened.
pub(crate) fn next(ui: &Ui) {
    if !ui.is_sizing_pass() && take_begin(ui.ctx(), Begin::Chosen) {
        ui.data_mut(|data| data.insert_temp(beginning(), Begin::Next));
        give_to_next(ui);
    }
}

fn give_to_next(ui: &Ui) {
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
        memory.move_focus(FocusDirection::Next);
    });
}

/// Called where a page or dialog begins: if none of its controls got the
/// keyboard when it was opened, the first one gets it.
pub(crate) fn fall_back(ui: &Ui) {
    let focused = || ui.memory(|memory| memory.focused().is_some());
    if take_begin(ui.ctx(), Begin::Any) && !focused() {
        give_to_next(ui);
    }
}

/// Called where a page or dialog ends.
pub(crate) fn settle(ui: &Ui) {
    if ui.is_sizing_pass() {
        return;
    }
    let focused = ui.memory(|memory| memory.focused().is_some());
    let unasked = take_begin(ui.ctx(), Begin::Chosen);
    let in_vain = take_begin(ui.ctx(), Begin::Next) && !focused;
    if unasked || in_vain {
        ui.data_mut(|data| data.insert_temp(beginning(), Begin::Any));
        ui.ctx().request_repaint();
    }
}

fn by_keys() -> Id {
    Id::unique("the keyboard is used")
}

fn own_mark() -> Id {
    Id::unique("shows its focus itself")
}

/// Notes whether the window is being used by keys: the focus is not shown
/// while the mouse is used.
pub(crate) fn watch(ctx: &Context) {
    let (keys, pointer) = ctx.input(|input| {
        let key = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        (input.events.iter().any(key), input.pointer.any_pressed())
    });
    if keys || pointer {
        ctx.data_mut(|data| data.insert_temp(by_keys(), !pointer));
    }
}

/// Whether the focus is to be seen.
pub(crate) fn shows_focus(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(by_keys())).unwrap_or(true)
}

/// The widget shows its focus itself, so that it gets no ring.
pub(crate) fn marks_itself(response: &Response) {
    let id = Some(response.id);
    response
        .ctx
        .data_mut(|data| data.insert_temp(own_mark(), id));
}

/// A ring around what has the keyboard, whatever it is filled with.
pub(crate) fn focus_ring(ctx: &Context, colors: &Colors) {
    let marked = ctx.data_mut(|data| data.remove_temp::<Option<Id>>(own_mark()));
    let Some(id) = ctx.memory(|memory| memory.focused()) else {
        return;
    };
    let writing = ctx.text_edit_focused();
    if marked == Some(Some(id)) || !(writing || shows_focus(ctx)) {
        return;
    }
    let Some(response) = ctx.read_response(id) else {
        return;
    };
    let away = if writing { 0.0 } else { 2.0 };
    let painter = ctx
        .layer_painter(response.layer_id)
        .with_clip_rect(response.interact_rect.expand(away + 2.0));
    painter.rect_stroke(
        response.rect.expand(away),
        theme::RADIUS,
        Stroke::new(2.0, colors.accent),
        StrokeKind::Middle,
    );
}

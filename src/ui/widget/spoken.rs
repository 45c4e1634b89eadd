//! Places of a board for screen readers.

use egui::accesskit::{self, Action};
use egui::{Id, Rect, Role, Ui};

/// Whether a place can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choosable {
    Yes,
    No,
}

/// Whether a place was chosen through a screen reader.
pub(crate) fn is_chosen(ui: &Ui, id: Id) -> bool {
    ui.input(|input| input.has_accesskit_action_request(id, Action::Click))
}

/// Tells screen readers where a place is, and what is there.
pub(crate) fn name_place(ui: &Ui, id: Id, place: Rect, name: String, choosable: Choosable) {
    ui.accesskit_node_builder(id, |node| {
        node.set_role(Role::Button);
        node.set_label(name);
        match choosable {
            Choosable::Yes => node.add_action(Action::Click),
            Choosable::No => node.set_disabled(),
        }
        node.set_bounds(accesskit::Rect {
            x0: place.min.x.into(),
            y0: place.min.y.into(),
            x1: place.max.x.into(),
            y1: place.max.y.into(),
        });
    });
}

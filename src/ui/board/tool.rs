//! A tool on a board: what is drawn under the pointer, and what is dragged.

use egui::{PointerButton, Response};

use super::{BoardEvent, BoardState};
use crate::board::Point;
use crate::ui::layout::BoardLayout;

/// From where to where a tool is dragged.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Drag {
    from: Option<Point>,
    to: Option<Point>,
}

impl Drag {
    /// Both ends, while something is dragged.
    pub(super) fn area(self) -> Option<(Point, Point)> {
        self.from.zip(self.to)
    }
}

/// Follows a tool that is dragged, and tells where it was let go. On the point
/// where it began that is a click.
pub(super) fn dragged(
    response: &Response,
    layout: &BoardLayout,
    state: &mut BoardState,
) -> Option<BoardEvent> {
    state.tool.as_ref()?;
    let pointer = response.interact_pointer_pos();
    let under = pointer.and_then(|place| layout.point_from_screen(place));
    if response.drag_started_by(PointerButton::Primary) {
        let origin = response.ctx.input(|input| input.pointer.press_origin());
        let origin = origin.and_then(|place| layout.point_from_screen(place));
        state.drag = Drag {
            from: origin.or(under),
            to: under,
        };
    }
    if response.dragged_by(PointerButton::Primary) {
        state.drag.to = under.or(state.drag.to);
    }
    if !response.drag_stopped_by(PointerButton::Primary) {
        return None;
    }
    state.drag.to = under.or(state.drag.to);
    let (from, to) = std::mem::take(&mut state.drag).area()?;
    Some(match from == to {
        true => BoardEvent::Chose(from),
        false => BoardEvent::Dragged(from, to),
    })
}

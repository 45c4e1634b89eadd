//! Keyboard, pointer and wheel on a board of any kind.

use egui::{Context, Event, EventFilter, Id, Key, Modifiers, MouseWheelUnit, PointerButton};
use egui::{Response, Ui, Vec2};

use crate::ui::accessibility;
use crate::ui::double_click::{self, Click};

/// What the arrow keys do while the board has the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// They move a cursor from point to point; Enter chooses the point, Escape
    /// lets them step through the game.
    #[default]
    Cursor,
    /// They are not the board's: they step through the game. Enter brings the
    /// cursor.
    Game,
}

/// What a board remembers of its input between frames.
#[derive(Clone, Debug, Default)]
pub(crate) struct BoardInput {
    focused: bool,
    keys: Keys,
    /// How the board is to get the keyboard in the next frame.
    wanted: Option<Keys>,
    /// Whether the keyboard's cursor was to be seen in the last frame.
    cursor_seen: bool,
    /// What has the keyboard, as screen readers know it.
    heard: Option<Id>,
    /// The last click on it.
    clicked: Option<Click>,
    /// The part of a move that the wheel was turned.
    wheel: f32,
}

impl BoardInput {
    /// Whether the keyboard's cursor is on the board: arrow keys, Enter, Space
    /// and Escape are then the board's.
    pub(crate) const fn has_cursor(&self) -> bool {
        self.focused && matches!(self.keys, Keys::Cursor)
    }

    /// What the arrows do, while the board has the keyboard.
    pub(crate) fn keys(&self) -> Option<Keys> {
        self.focused.then_some(self.keys)
    }

    /// Lets the arrows do this, while the board has the keyboard.
    pub(crate) const fn set_keys(&mut self, keys: Keys) {
        self.keys = keys;
    }

    /// Gives the board the keyboard in the next frame.
    pub(crate) const fn take_keyboard(&mut self, keys: Keys) {
        self.wanted = Some(keys);
    }

    /// Takes the keyboard from the board.
    pub(crate) const fn lose_keyboard(&mut self) {
        self.focused = false;
    }

    /// What screen readers take to have the keyboard: the place with the
    /// cursor, or the board.
    pub(crate) const fn heard(&self) -> Option<Id> {
        self.heard
    }

    /// Notes what has the keyboard for screen readers.
    pub(crate) const fn set_heard(&mut self, heard: Option<Id>) {
        self.heard = heard;
    }

    /// Notes whether the keyboard's cursor is to be seen.
    pub(crate) const fn see_cursor(&mut self, seen: bool) {
        self.cursor_seen = seen;
    }

    /// Finds out whether one of the parts of a board has the keyboard, and what
    /// for. Where it was asked for, the first one gets it.
    pub(crate) fn find_keyboard(&mut self, ui: &Ui, parts: &[&Response]) {
        let has_focus = || parts.iter().any(|part| part.has_focus());
        if let (Some(keys), Some(first)) = (self.wanted.take(), parts.first()) {
            first.request_focus();
            self.keys = keys;
            // The arrows are the board's from the next frame on.
            ui.ctx().request_repaint();
        } else if has_focus() && !self.focused {
            self.keys = Keys::Cursor;
        }
        self.focused = has_focus();
    }

    /// Keeps the arrows, and Escape where that is the cursor's, for whichever
    /// part of the board has the keyboard.
    pub(crate) fn claim_arrows(&self, ui: &Ui, part: &Response) {
        let mine = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            // A cursor that is not seen does not take Escape.
            escape: self.keys == Keys::Cursor && accessibility::shows_focus(ui.ctx()),
            tab: false,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(part.id, mine));
    }

    /// Whether a key chooses now. The first key only shows a cursor that was not
    /// seen, and a key that is held down chooses once.
    pub(crate) fn chooses(&self, ui: &Ui, part: &Response) -> bool {
        let chooses = is_pressed(part) && self.cursor_seen && !is_held(ui);
        consume_choice(ui);
        chooses
    }

    /// Whether a click is meant for the board, and not for what was there
    /// before it.
    pub(crate) fn is_meant(&mut self, ctx: &Context) -> bool {
        double_click::is_meant(ctx, &mut self.clicked)
    }

    /// How many moves the wheel was turned since the last frame.
    pub(crate) fn turned(&mut self, ui: &Ui, response: &Response) -> Option<i32> {
        if !response.contains_pointer() {
            self.wheel = 0.0;
            return None;
        }
        let notches: f32 = ui.input(|input| input.events.iter().map(notches).sum());
        if notches * self.wheel < 0.0 {
            self.wheel = 0.0;
        }
        self.wheel += notches.clamp(-10.0, 10.0);
        let whole = self.wheel.trunc();
        self.wheel -= whole;
        (whole != 0.0).then_some(whole as i32)
    }
}

/// How far an event turns the wheel, in notches forward.
fn notches(event: &Event) -> f32 {
    /// What touchpads report for about the way of one notch.
    const NOTCH_POINTS: f32 = 50.0;
    let Event::MouseWheel {
        unit,
        delta,
        modifiers,
        ..
    } = event
    else {
        return 0.0;
    };
    if modifiers.command || modifiers.ctrl {
        // egui takes the wheel with Ctrl for zoom.
        return 0.0;
    }
    match unit {
        MouseWheelUnit::Point => -delta.y / NOTCH_POINTS,
        MouseWheelUnit::Line => -delta.y,
        MouseWheelUnit::Page => -delta.y.signum(),
    }
}

/// Whether something was pressed by a key, and not by the pointer.
pub(crate) fn is_pressed(response: &Response) -> bool {
    response.clicked() && !response.clicked_by(PointerButton::Primary)
}

/// Consumes the keys that choose, so that nobody else answers to them.
pub(crate) fn consume_choice(ui: &Ui) {
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter);
        input.consume_key(Modifiers::NONE, Key::Space);
    });
}

/// A column and a row of so many, moved by the arrows that were pressed.
pub(crate) fn moved(ui: &Ui, [col, row]: [u8; 2], [cols, rows]: [u8; 2]) -> [u8; 2] {
    ui.input_mut(|input| {
        let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let across = [presses(Key::ArrowLeft), presses(Key::ArrowRight)];
        let down = [presses(Key::ArrowUp), presses(Key::ArrowDown)];
        [stepped(col, across, cols), stepped(row, down, rows)]
    })
}

/// The space that a board takes: all that is left, but no more than a square
/// where that is unbounded.
pub(crate) fn room(available: Vec2) -> Vec2 {
    const ENOUGH: f32 = 400.0;
    let shorter = available.min_elem();
    let square = if shorter.is_finite() { shorter } else { ENOUGH };
    let within = |length: f32| if length.is_finite() { length } else { square };
    Vec2::new(within(available.x), within(available.y)).max(Vec2::ZERO)
}

/// Whether a key that chooses is only held down.
fn is_held(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            let chooses = |key: Key| matches!(key, Key::Enter | Key::Space);
            matches!(event, Event::Key { key, pressed: true, repeat: true, .. } if chooses(*key))
        })
    })
}

/// A place so many presses back and so many on, among so many.
fn stepped(place: u8, [back, on]: [usize; 2], places: u8) -> u8 {
    let target = (usize::from(place) + on).saturating_sub(back);
    let last = places.saturating_sub(1);
    u8::try_from(target).unwrap_or(u8::MAX).min(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_stops_at_the_edges() {
        assert_eq!(stepped(3, [0, 2], 9), 5);
        assert_eq!(stepped(3, [5, 0], 9), 0);
        assert_eq!(stepped(3, [0, 1000], 9), 8);
        assert_eq!(stepped(3, [2, 2], 9), 3);
    }

    #[test]
    fn a_board_without_end_is_given_a_square() {
        let endless = Vec2::new(f32::INFINITY, 90.0);
        assert_eq!(room(endless), Vec2::splat(90.0));
        assert_eq!(room(Vec2::splat(f32::INFINITY)), Vec2::splat(400.0));
        assert_eq!(room(Vec2::new(30.0, -2.0)), Vec2::new(30.0, 0.0));
    }
}

//! The goban as a widget.

mod flips;
mod motion;
mod note;
mod points;

use std::time::Duration;

use egui::{Event, EventFilter, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response};
use egui::{Role, Sense, Ui, Vec2, WidgetInfo};

use crate::board::{Point, Size};
use crate::scene::{Ground, StoneBoard};
use crate::words::GobanWords;

pub use super::skin::Skin;

use super::access;
use super::clicks::{self, Click};
use super::layout::{BoardLayout, Coordinates};
use super::paint::{self, Canvas, Moment};
use super::theme::Decor;
use motion::Motion;
use note::Note;

/// How a board is shown, beyond what is on it.
#[derive(Clone, Copy, Debug)]
pub struct BoardView {
    /// Whether letters and numbers stand around it.
    pub coordinates: bool,
    /// Whether it answers to the pointer and the keyboard.
    pub live: bool,
}

/// What a board remembers between frames: stones that still move, and where
/// the keyboard's cursor is.
#[derive(Clone, Debug, Default)]
pub struct BoardState {
    motion: Motion,
    cursor: Option<Point>,
    focused: bool,
    keys: Keys,
    /// Whether the keyboard's cursor was to be seen in the last frame.
    seen: bool,
    /// The last click on it.
    clicked: Option<Click>,
    /// How the board is to get the keyboard in the next frame.
    wanted: Option<Keys>,
    /// What has the keyboard, as screen readers know it.
    heard: Option<Id>,
    hovered: Option<Point>,
    wheel: f32,
    note: Option<Note>,
}

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

/// What someone did to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// Chose a point, by pointer, keyboard or screen reader.
    Chose(Point),
    /// Turned the wheel over it: so many moves forward, or back if negative.
    Turned(i32),
}

impl BoardState {
    /// Whether the keyboard's cursor is on the board: arrow keys, Enter, Space
    /// and Escape are then the board's.
    #[must_use]
    pub const fn has_cursor(&self) -> bool {
        self.focused && matches!(self.keys, Keys::Cursor)
    }

    /// What the arrows do, while the board has the keyboard.
    #[must_use]
    pub fn keys(&self) -> Option<Keys> {
        self.focused.then_some(self.keys)
    }

    /// Gives the board the keyboard in the next frame.
    pub const fn take_keyboard(&mut self, keys: Keys) {
        self.wanted = Some(keys);
    }

    /// Puts the cursor on a point, and gives it the keyboard.
    pub const fn go_to(&mut self, point: Point) {
        self.cursor = Some(point);
        self.take_keyboard(Keys::Cursor);
    }

    /// The point that questions about the board are about: that of the cursor,
    /// or where it would begin.
    #[must_use]
    pub fn place(&self, goban: &StoneBoard) -> Point {
        let size = goban.size();
        let known = self.cursor.filter(|&point| size.contains(point));
        known.or(goban.last).unwrap_or(middle(size))
    }

    /// What screen readers take to have the keyboard: the point with the
    /// cursor, or the board.
    #[must_use]
    pub(super) const fn heard(&self) -> Option<Id> {
        self.heard
    }

    /// Whether something on it moved in the last frame.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.motion.is_going_on()
    }

    /// Says something on the board for a moment, at the point it is about.
    pub fn say(&mut self, text: String, at: Option<Point>) {
        self.note = Some(Note::new(text, at));
    }

    /// Takes the note away before its time.
    pub fn hush(&mut self) {
        self.note = None;
    }

    /// What is said on the board now.
    #[must_use]
    pub fn said(&self) -> Option<&str> {
        self.note.as_ref().map(Note::text)
    }

    /// The point under the pointer or the keyboard's cursor.
    #[must_use]
    pub fn pointed(&self) -> Option<Point> {
        self.hovered.or(self.cursor())
    }

    /// The point with the keyboard's cursor, while it is on the board.
    #[must_use]
    pub fn cursor(&self) -> Option<Point> {
        self.cursor.filter(|_| self.has_cursor())
    }
}

/// Paints `goban` as large as the space allows and returns what was done to it.
pub fn board_ui(
    ui: &mut Ui,
    goban: &StoneBoard,
    view: BoardView,
    skin: &mut Skin,
    state: &mut BoardState,
    decor: Decor,
) -> Option<BoardEvent> {
    let (id, room) = ui.allocate_space(room(ui.available_size()));
    let layout = layout_in(room, goban, view, ui.pixels_per_point());
    let sense = if view.live {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(layout.board(), id, sense);

    let chosen = if view.live {
        let spoken = points::points_ui(ui, &response, &layout, goban, decor.language);
        let typed = cursor_choice(ui, &response, goban, state);
        let clicked = pointer_choice(&response, &layout, state);
        clicked.or(typed).or(spoken)
    } else {
        state.focused = false;
        None
    };
    name(&response, goban, state, decor);

    let moment = moment(ui, &response, &layout, goban, state, decor);
    if ui.is_rect_visible(layout.board()) {
        let canvas = Canvas {
            painter: ui.painter(),
            layout: &layout,
            skin,
        };
        paint::board(canvas, goban, &moment);
    }
    note_ui(ui, &layout, state, decor);

    let turned = view
        .live
        .then(|| turned(ui, &response, &mut state.wheel))
        .flatten();
    chosen
        .map(BoardEvent::Chose)
        .or(turned.map(BoardEvent::Turned))
}

/// Where [`board_ui`] puts the points of a board that is given this much room.
#[must_use]
pub fn layout_in(
    room: Rect,
    goban: &StoneBoard,
    view: BoardView,
    pixels_per_point: f32,
) -> BoardLayout {
    let coordinates = if view.coordinates {
        Coordinates::Shown
    } else {
        Coordinates::Hidden
    };
    // The board's shadow needs a little of it.
    let shadow = (room.width().min(room.height()) * 0.012).clamp(0.0, 8.0);
    let shape = (goban.ground, goban.size());
    BoardLayout::fit(shape, room.shrink(shadow), coordinates, pixels_per_point)
}

/// What to take of the space that is left: all of it, but not more than a
/// square where it has no end.
pub(super) fn room(available: Vec2) -> Vec2 {
    const ENOUGH: f32 = 400.0;
    let shorter = available.min_elem();
    let square = if shorter.is_finite() { shorter } else { ENOUGH };
    let within = |length: f32| if length.is_finite() { length } else { square };
    Vec2::new(within(available.x), within(available.y)).max(Vec2::ZERO)
}

fn pointer_choice(
    response: &Response,
    layout: &BoardLayout,
    state: &mut BoardState,
) -> Option<Point> {
    if !response.clicked_by(PointerButton::Primary) {
        return None;
    }
    // Arrow keys go through the game for whoever plays with the mouse, and the
    // cursor begins anew at the last move.
    response.surrender_focus();
    state.focused = false;
    state.cursor = None;
    if !clicks::is_meant(&response.ctx, &mut state.clicked) {
        return None;
    }
    layout.point_from_screen(response.interact_pointer_pos()?)
}

/// Moves the keyboard's cursor, and returns where it chose a point.
fn cursor_choice(
    ui: &Ui,
    response: &Response,
    goban: &StoneBoard,
    state: &mut BoardState,
) -> Option<Point> {
    take_keyboard(ui, response, state);
    if !state.focused {
        return None;
    }
    let mine = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        // A cursor that is not seen is not in anybody's way.
        escape: state.keys == Keys::Cursor && access::shows_focus(ui.ctx()),
        tab: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, mine));
    let pressed = response.clicked() && !response.clicked_by(PointerButton::Primary);
    if state.keys == Keys::Game {
        if pressed {
            state.keys = Keys::Cursor;
            state.cursor = Some(state.place(goban));
            consume_choice(ui);
        }
        return None;
    }

    let size = goban.size();
    let from = state.place(goban);
    let cursor = ui.input_mut(|input| {
        let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let right = [presses(Key::ArrowLeft), presses(Key::ArrowRight)];
        let down = [presses(Key::ArrowUp), presses(Key::ArrowDown)];
        Point::new(
            stepped(from.col, right, size),
            stepped(from.row, down, size),
        )
    });
    state.cursor = Some(cursor);

    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        state.keys = Keys::Game;
        return None;
    }
    let held = is_held(ui);
    consume_choice(ui);
    // Nobody chooses with a cursor that was not to be seen: a key shows it.
    (pressed && state.seen && !held).then_some(cursor)
}

/// Whether a key that chooses is only held down: one press is one move.
pub(super) fn is_held(ui: &Ui) -> bool {
    ui.input(|input| {
        input.events.iter().any(|event| {
            let chooses = |key: Key| matches!(key, Key::Enter | Key::Space);
            matches!(event, Event::Key { key, pressed: true, repeat: true, .. } if chooses(*key))
        })
    })
}

/// Finds out whether the board has the keyboard, and what for.
fn take_keyboard(ui: &Ui, response: &Response, state: &mut BoardState) {
    if let Some(keys) = state.wanted.take() {
        response.request_focus();
        state.keys = keys;
        state.focused = true;
        // The arrows are the board's from the next frame on.
        ui.ctx().request_repaint();
    } else if response.has_focus() && !state.focused {
        state.keys = Keys::Cursor;
    }
    state.focused = response.has_focus();
    state.heard = None;
}

/// Nobody else is to answer to the key that chooses.
fn consume_choice(ui: &Ui) {
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter);
        input.consume_key(Modifiers::NONE, Key::Space);
    });
}

const fn middle(size: Size) -> Point {
    Point::new(size.lines() / 2, size.lines() / 2)
}

/// A line so many presses back and so many on.
fn stepped(line: u8, [back, on]: [usize; 2], size: Size) -> u8 {
    let target = (usize::from(line) + on).saturating_sub(back);
    u8::try_from(target)
        .unwrap_or(u8::MAX)
        .min(size.lines() - 1)
}

/// Tells screen readers what the board is, and which of its points is current.
fn name(response: &Response, goban: &StoneBoard, state: &mut BoardState, decor: Decor) {
    response.widget_info(|| {
        let lines = goban.size().lines();
        let words = match goban.ground {
            Ground::Lines => GobanWords::Board,
            Ground::Squares => GobanWords::OthelloBoard,
        };
        let name = decor.language.fill(words, &[&lines]);
        WidgetInfo::labeled(Role::Group, true, name)
    });
    state.heard = state.focused.then_some(response.id);
    if let Some(cursor) = state.cursor() {
        access::marks_itself(response);
        let point = points::id(response.id, cursor);
        state.heard = Some(point);
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_active_descendant(point.accesskit_id());
        });
    }
}

fn moment(
    ui: &Ui,
    response: &Response,
    layout: &BoardLayout,
    goban: &StoneBoard,
    state: &mut BoardState,
    decor: Decor,
) -> Moment {
    let now = ui.input(|input| input.time);
    if decor.motion {
        state.motion.observe(goban, now);
    } else {
        state.motion.forget();
    }
    let hovered = response
        .hover_pos()
        .filter(|_| response.sense.senses_click())
        .and_then(|place| layout.point_from_screen(place));
    state.hovered = hovered;
    let cursor = state.cursor().filter(|_| access::shows_focus(ui.ctx()));
    state.seen = cursor.is_some();
    let moment = Moment {
        settling: state.motion.settling(now),
        fading: state.motion.fading(now),
        turning: state.motion.turning(now),
        pointed: state.hovered.or(cursor),
        cursor,
    };
    if state.motion.is_going_on() {
        ui.ctx().request_repaint();
    }
    moment
}

/// Shows the note, and sees to it that it goes away by itself: the window
/// sleeps until it does.
fn note_ui(ui: &Ui, layout: &BoardLayout, state: &mut BoardState, decor: Decor) {
    let Some(note) = &mut state.note else {
        return;
    };
    let now = ui.input(|input| input.time);
    let (left, next) = note.left(now, decor.motion);
    if left <= 0.0 {
        state.note = None;
        return;
    }
    note.paint(ui.painter(), layout, left, decor);
    let next = Duration::try_from_secs_f64(next).unwrap_or_default();
    ui.ctx().request_repaint_after(next);
}

/// How many moves the wheel was turned since the last frame.
/// `wheel` is the part of a move that was turned before.
pub(super) fn turned(ui: &Ui, response: &Response, wheel: &mut f32) -> Option<i32> {
    /// What touchpads report for about the way of one notch.
    const NOTCH_POINTS: f32 = 50.0;
    if !response.contains_pointer() {
        *wheel = 0.0;
        return None;
    }
    let notches: f32 = ui.input(|input| {
        let events = input.events.iter();
        let notches = events.map(|event| match event {
            // With Ctrl the wheel scales the window.
            Event::MouseWheel { modifiers, .. } if modifiers.command || modifiers.ctrl => 0.0,
            Event::MouseWheel { unit, delta, .. } => match unit {
                MouseWheelUnit::Point => -delta.y / NOTCH_POINTS,
                MouseWheelUnit::Line => -delta.y,
                MouseWheelUnit::Page => -delta.y.signum(),
            },
            _ => 0.0,
        });
        notches.sum()
    });
    if notches * *wheel < 0.0 {
        *wheel = 0.0;
    }
    *wheel += notches.clamp(-10.0, 10.0);
    let whole = wheel.trunc();
    *wheel -= whole;
    (whole != 0.0).then_some(whole as i32)
}

#[cfg(test)]
mod tests;

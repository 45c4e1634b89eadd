//! The goban as a widget.

mod flips;
mod motion;
mod note;
mod points;
mod tool;

use std::time::Duration;

use egui::{Id, Key, Modifiers, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo};

use crate::board::{Point, Size};
use crate::scene::{Ground, StoneBoard};
use crate::words::GobanWords;

pub use super::widget::board_input::Keys;
pub(in crate::ui) use points::{called as point_name, spoken as spoken_point};

use super::accessibility;
use super::layout::{BoardLayout, Coordinates};
use super::look::BoardTextures;
use super::paint::{self, Canvas, Transient};
use super::theme::Style;
use super::tool_cursor::ToolCursor;
use super::widget::board_input::{BoardInput, consume_choice, is_pressed, moved, room};
use motion::Motion;
use note::Note;
use tool::Drag;

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
    input: BoardInput,
    cursor: Option<Point>,
    hovered: Option<Point>,
    note: Option<Note>,
    /// A point that lights up while something beside the board talks of it.
    lit: Option<Point>,
    /// The corners of a part of the board that is framed.
    framed: Option<[Point; 2]>,
    /// Whether dragging chooses a part of the board, and where that began.
    spans: bool,
    drag_began: Option<Point>,
    /// The tool that it is for, where it is not for playing.
    tool: Option<ToolCursor>,
    drag: Drag,
}

/// What someone did to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// Chose a point, by pointer, keyboard or screen reader.
    Chose(Point),
    /// Dragged from one point to another, where that chooses a part of the board.
    Spanned([Point; 2]),
    /// Dragged a tool from point to point.
    Dragged(Point, Point),
    /// Turned the wheel over it: so many moves forward, or back if negative.
    Turned(i32),
}

impl BoardState {
    /// Whether the keyboard's cursor is on the board: arrow keys, Enter, Space
    /// and Escape are then the board's.
    #[must_use]
    pub const fn has_cursor(&self) -> bool {
        self.input.has_cursor()
    }

    /// What the arrows do, while the board has the keyboard.
    #[must_use]
    pub fn keys(&self) -> Option<Keys> {
        self.input.keys()
    }

    /// Gives the board the keyboard in the next frame.
    pub const fn take_keyboard(&mut self, keys: Keys) {
        self.input.take_keyboard(keys);
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
        self.input.heard()
    }

    /// Says which tool the board is for; `None` for playing.
    pub fn set_tool(&mut self, tool: Option<ToolCursor>) {
        if tool.is_none() {
            self.drag = Drag::default();
        }
        self.tool = tool;
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

    /// Lights a point up, or none.
    pub(crate) const fn light(&mut self, point: Option<Point>) {
        self.lit = point;
    }

    /// The point that is lit up.
    #[must_use]
    pub(crate) const fn lit(&self) -> Option<Point> {
        self.lit
    }

    /// Frames the part of the board between two points, or none.
    pub(crate) const fn frame(&mut self, corners: Option<[Point; 2]>) {
        self.framed = corners;
        self.spans = false;
    }

    /// Says whether dragging chooses a part of the board.
    pub(crate) const fn spans(&mut self, spans: bool) {
        self.spans = spans;
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
    textures: &mut BoardTextures,
    state: &mut BoardState,
    style: Style,
) -> Option<BoardEvent> {
    let (id, room) = ui.allocate_space(room(ui.available_size()));
    let layout = layout_in(room, goban, view, ui.pixels_per_point());
    let drags = state.spans || state.tool.is_some();
    let sense = match (view.live, drags) {
        (true, true) => Sense::click_and_drag(),
        (true, false) => Sense::click(),
        (false, _) => Sense::hover(),
    };
    let response = ui.interact(layout.board(), id, sense);

    let chosen = if view.live {
        let spoken = points::points_ui(ui, &response, &layout, goban, style.language);
        let typed = cursor_choice(ui, &response, goban, state);
        let clicked = pointer_choice(&response, &layout, state);
        clicked.or(typed).or(spoken)
    } else {
        state.input.lose_keyboard();
        None
    };
    let dragged = tool::dragged(&response, &layout, state);
    name(&response, goban, state, style);
    let spanned = spanned(&response, &layout, state);

    let transient = transient(ui, &response, &layout, goban, state, style);
    if ui.is_rect_visible(layout.board()) {
        let canvas = Canvas {
            painter: ui.painter(),
            layout: &layout,
            textures,
        };
        paint::board(canvas, goban, &transient);
    }
    note_ui(ui, &layout, state, style);

    let turned = view
        .live
        .then(|| state.input.turned(ui, &response))
        .flatten();
    chosen
        .map(BoardEvent::Chose)
        .or(dragged)
        .or(spanned.map(BoardEvent::Spanned))
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

fn pointer_choice(
    response: &Response,
    layout: &BoardLayout,
    state: &mut BoardState,
) -> Option<Point> {
    if !response.clicked_by(PointerButton::Primary) {
        return None;
    }
    // After a click, arrow keys step through the game, and the cursor begins
    // anew at the last move.
    response.surrender_focus();
    state.input.lose_keyboard();
    state.cursor = None;
    if !state.input.is_meant(&response.ctx) {
        return None;
    }
    layout.point_from_screen(response.interact_pointer_pos()?)
}

/// The corners of the part of the board that was dragged over; framed meanwhile.
fn spanned(
    response: &Response,
    layout: &BoardLayout,
    state: &mut BoardState,
) -> Option<[Point; 2]> {
    // A tool is what is dragged while there is one.
    if !state.spans || state.tool.is_some() {
        state.drag_began = None;
        return None;
    }
    let point = response.interact_pointer_pos();
    let point = point.and_then(|place| layout.point_from_screen(place));
    if response.drag_started() {
        let pressed = response.ctx.input(|input| input.pointer.press_origin());
        state.drag_began = pressed.and_then(|place| layout.point_from_screen(place));
    }
    let corners = [state.drag_began?, point?];
    if response.dragged() {
        state.framed = Some(corners);
    }
    if response.drag_stopped() {
        state.drag_began = None;
        return Some(corners);
    }
    None
}

/// Moves the keyboard's cursor, and returns where it chose a point.
fn cursor_choice(
    ui: &Ui,
    response: &Response,
    goban: &StoneBoard,
    state: &mut BoardState,
) -> Option<Point> {
    state.input.find_keyboard(ui, &[response]);
    let keys = state.input.keys()?;
    state.input.claim_arrows(ui, response);
    if keys == Keys::Game {
        if is_pressed(response) {
            state.input.set_keys(Keys::Cursor);
            state.cursor = Some(state.place(goban));
            consume_choice(ui);
        }
        return None;
    }

    let lines = goban.size().lines();
    let Point { col, row } = state.place(goban);
    let [col, row] = moved(ui, [col, row], [lines, lines]);
    let cursor = Point::new(col, row);
    state.cursor = Some(cursor);

    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        state.input.set_keys(Keys::Game);
        return None;
    }
    state.input.chooses(ui, response).then_some(cursor)
}

const fn middle(size: Size) -> Point {
    Point::new(size.lines() / 2, size.lines() / 2)
}

/// Tells screen readers what the board is, and which of its points is current.
fn name(response: &Response, goban: &StoneBoard, state: &mut BoardState, style: Style) {
    response.widget_info(|| {
        let lines = goban.size().lines();
        let words = match goban.ground {
            Ground::Lines => GobanWords::Board,
            Ground::Squares => GobanWords::OthelloBoard,
        };
        let name = style.language.fill(words, &[&lines]);
        WidgetInfo::labeled(Role::Group, true, name)
    });
    let mut heard = state.input.keys().map(|_| response.id);
    if let Some(cursor) = state.cursor() {
        accessibility::marks_itself(response);
        let point = points::id(response.id, cursor);
        heard = Some(point);
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_active_descendant(point.accesskit_id());
        });
    }
    state.input.set_heard(heard);
}

fn transient(
    ui: &Ui,
    response: &Response,
    layout: &BoardLayout,
    goban: &StoneBoard,
    state: &mut BoardState,
    style: Style,
) -> Transient {
    let now = ui.input(|input| input.time);
    if style.motion {
        state.motion.observe(goban, now);
    } else {
        state.motion.forget();
    }
    let hovered = response
        .hover_pos()
        .filter(|_| response.sense.senses_click())
        .and_then(|place| layout.point_from_screen(place));
    state.hovered = hovered;
    let cursor = state
        .cursor()
        .filter(|_| accessibility::shows_focus(ui.ctx()));
    state.input.see_cursor(cursor.is_some());
    let transient = Transient {
        settling: state.motion.settling(now),
        fading: state.motion.fading(now),
        turning: state.motion.turning(now),
        pointed: state.hovered.or(cursor),
        cursor,
        lit: state.lit,
        framed: state.framed,
        tool: state.tool.clone().map(|tool| (tool, state.drag.area())),
    };
    if state.motion.is_going_on() {
        ui.ctx().request_repaint();
    }
    transient
}

/// Shows the note, and sees to it that it goes away by itself: the window
/// sleeps until it does.
fn note_ui(ui: &Ui, layout: &BoardLayout, state: &mut BoardState, style: Style) {
    let Some(note) = &mut state.note else {
        return;
    };
    let now = ui.input(|input| input.time);
    let (left, next) = note.left(now, style.motion);
    if left <= 0.0 {
        state.note = None;
        return;
    }
    note.paint(ui.painter(), layout, left, style);
    let next = Duration::try_from_secs_f64(next).unwrap_or_default();
    ui.ctx().request_repaint_after(next);
}

#[cfg(test)]
mod tests;

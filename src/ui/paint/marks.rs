//! Everything that is marked on a board.

use egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::board::{Color, Point, PointSet};
use crate::scene::{Ground, Mark, StoneBoard};
use crate::ui::look::{CURSOR, CURSOR_RIM, Flat};

use super::text::Text;
use super::{Canvas, Transient, is_empty_point};

/// Labels longer than this are cut.
const LABEL_CHARS: usize = 6;

/// Clears the board of lines where a text is going to stand on it.
pub(super) fn patches(canvas: Canvas<'_>, goban: &StoneBoard) {
    let labels = goban.marks.iter().filter_map(|(point, mark)| match mark {
        Mark::Label(text) => Some((*point, text.chars().count())),
        Mark::Triangle | Mark::Square | Mark::Circle | Mark::Cross | Mark::Selected => None,
    });
    let numbers = goban
        .numbers
        .iter()
        .map(|&(point, number)| (point, digits(number)));
    let free = labels
        .chain(numbers)
        .filter(|&(point, _)| is_empty_point(goban, point));

    let surface = canvas.textures.surface();
    let mut mesh = surface.map_or_else(Mesh::default, Mesh::with_texture);
    for (point, length) in free {
        let cell = canvas.layout.cell();
        let size = vec2(if length > 1 { 0.86 } else { 0.66 }, 0.66) * cell;
        let rect = Rect::from_center_size(canvas.layout.screen_from_point(point), size);
        match surface {
            Some(_) => {
                let share = canvas.layout.share_of_board(rect);
                mesh.add_rect_with_uv(rect, share, Color32::WHITE);
            }
            None => mesh.add_colored_rect(rect, canvas.colors().surface),
        }
    }
    if !mesh.is_empty() {
        canvas.painter.add(mesh);
    }
}

/// Veils over dimmed points, and covers over those that a diagram leaves out.
pub(super) fn veils(canvas: Canvas<'_>, goban: &StoneBoard) {
    let cell = Vec2::splat(canvas.layout.cell());
    let surface = canvas
        .textures
        .surface()
        .filter(|_| goban.ground == Ground::Lines);
    let mut blank = surface.map_or_else(Mesh::default, Mesh::with_texture);
    let mut faint = Mesh::default();
    let place = |point| Rect::from_center_size(canvas.layout.screen_from_point(point), cell);
    for point in goban.hidden.iter() {
        let rect = place(point);
        match surface {
            Some(_) => {
                let share = canvas.layout.share_of_board(rect);
                blank.add_rect_with_uv(rect, share, Color32::WHITE);
            }
            None => blank.add_colored_rect(rect, canvas.colors().surface),
        }
    }
    let veil = canvas.colors().surface.gamma_multiply(0.62);
    for point in (goban.dimmed - goban.hidden).iter() {
        faint.add_colored_rect(place(point), veil);
    }
    for mesh in [faint, blank] {
        if !mesh.is_empty() {
            canvas.painter.add(mesh);
        }
    }
}

/// Lines and arrows from point to point: dark with a bright rim, so that they
/// are seen on wood and on stones of both colors.
fn links(canvas: Canvas<'_>, goban: &StoneBoard) {
    let arrows = goban.arrows.iter().map(|pair| (pair, true));
    let lines = goban.lines.iter().map(|pair| (pair, false));
    for (&pair, pointed) in lines.chain(arrows) {
        link(canvas, goban, pair, pointed);
    }
}

/// One of them.
pub(super) fn link(
    canvas: Canvas<'_>,
    goban: &StoneBoard,
    (from, to): (Point, Point),
    pointed: bool,
) {
    let cell = canvas.layout.cell();
    let width = (cell * 0.075).max(1.5);
    let size = goban.size();
    if size.contains(from) && size.contains(to) {
        let [start, end] = [from, to].map(|point| canvas.layout.screen_from_point(point));
        let way = (end - start).normalized();
        let (start, end) = (start + way * cell * 0.18, end - way * cell * 0.10);
        for (width, color) in [(width + 2.0, CURSOR_RIM), (width, CURSOR)] {
            let stroke = Stroke::new(width, color);
            canvas.painter.line_segment([start, end], stroke);
            if pointed {
                let (back, side) = (way * cell * 0.26, way.rot90() * cell * 0.15);
                let head = vec![end - back + side, end, end - back - side];
                canvas.painter.add(Shape::line(head, stroke));
            }
        }
    }
}

/// What books print behind a move, as a badge at the edge of its stone.
fn move_sign(canvas: Canvas<'_>, goban: &StoneBoard) {
    let Some(point) = goban.last.filter(|_| !goban.sign.is_empty()) else {
        return;
    };
    let radius = canvas.layout.stone_radius();
    let center = canvas.layout.screen_from_point(point) + vec2(0.72, -0.72) * radius;
    let badge = (radius * 0.42).max(6.0);
    canvas
        .painter
        .circle_filled(center, badge + 1.0, CURSOR_RIM);
    canvas.painter.circle_filled(center, badge, CURSOR);
    let size = badge * 1.5;
    Text::within(canvas.painter, goban.sign, size, CURSOR_RIM, badge * 1.7).paint(center);
}

/// Marks of the position and of its record.
pub(super) fn marks(canvas: Canvas<'_>, goban: &StoneBoard) {
    next_moves(canvas, goban);
    dead(canvas, goban);
    territory(canvas, goban);
    ko(canvas, goban);
    for &(point, number) in &goban.numbers {
        if goban.size().contains(point) {
            move_number(canvas, goban, point, number);
        }
    }
    for (point, mark) in &goban.marks {
        if goban.size().contains(*point) {
            sign(canvas, goban, *point, mark);
        }
    }
    last_move(canvas, goban);
    links(canvas, goban);
    move_sign(canvas, goban);
}

/// What follows the pointer and the keyboard.
pub(super) fn pointed(canvas: Canvas<'_>, goban: &StoneBoard, transient: &Transient) {
    if let Some(point) = transient.pointed
        && goban.counting
        && let Some(color) = stone_at(goban, point)
    {
        for stone in chain(goban, point, color).iter() {
            let radius = canvas.layout.stone_radius();
            let stroke = Stroke::new((radius * 0.13).max(1.5), canvas.colors().hint);
            let center = canvas.stone_center(stone);
            canvas.painter.circle_stroke(center, radius * 0.74, stroke);
        }
    }
    if let Some(point) = transient.cursor {
        cursor(canvas, point);
    }
    if let Some(point) = transient.lit {
        lit(canvas, point);
    }
    if let Some(corners) = transient.framed {
        framed(canvas, corners);
    }
}

/// A point that something beside the board talks of.
fn lit(canvas: Canvas<'_>, point: Point) {
    let center = canvas.layout.screen_from_point(point);
    let radius = canvas.layout.stone_radius();
    let color = canvas.colors().hint;
    let stroke = Stroke::new((radius * 0.22).max(2.0), color);
    canvas
        .painter
        .circle_filled(center, radius, color.gamma_multiply(0.25));
    canvas.painter.circle_stroke(center, radius * 1.05, stroke);
}

/// A part of the board that is looked for.
fn framed(canvas: Canvas<'_>, corners: [Point; 2]) {
    let [a, b] = corners.map(|point| canvas.layout.screen_from_point(point));
    let frame = Rect::from_two_pos(a, b).expand(canvas.layout.cell() * 0.5);
    let stroke = Stroke::new(2.0, canvas.colors().hint);
    canvas
        .painter
        .rect_stroke(frame, 2.0, stroke, StrokeKind::Inside);
}

fn stone_at(goban: &StoneBoard, point: Point) -> Option<Color> {
    if goban.size().contains(point) {
        goban.stones[point]
    } else {
        None
    }
}

fn chain(goban: &StoneBoard, start: Point, color: Color) -> PointSet {
    let mut same = PointSet::EMPTY;
    for (point, &stone) in goban.stones.iter() {
        if stone == Some(color) {
            same.insert(point);
        }
    }
    same.connected(goban.size(), start)
}

fn next_moves(canvas: Canvas<'_>, goban: &StoneBoard) {
    let radius = canvas.layout.stone_radius();
    let stroke = Stroke::new(
        (radius * 0.14).max(1.2),
        canvas.colors().next[goban.to_play],
    );
    for &point in &goban.next {
        if is_empty_point(goban, point) {
            let center = canvas.layout.screen_from_point(point);
            canvas.painter.circle_stroke(center, radius * 0.52, stroke);
        }
    }
}

/// Crosses on dead stones, except where a square of territory says as much.
fn dead(canvas: Canvas<'_>, goban: &StoneBoard) {
    for point in goban.dead.iter() {
        let Some(color) = stone_at(goban, point) else {
            continue;
        };
        if !goban.territory[color.other()].contains(point) {
            let center = canvas.stone_center(point);
            let colors = canvas.colors().on(Some(color));
            cross(canvas, center, canvas.layout.stone_radius() * 0.36, colors);
        }
    }
}

fn territory(canvas: Canvas<'_>, goban: &StoneBoard) {
    let mut mesh = Mesh::default();
    let (cell, pixel) = (canvas.layout.cell(), canvas.layout.pixel());
    // An even number of pixels wider than the lines, so that the square is
    // centered on them.
    let line = canvas.layout.line();
    let half = ((cell * 0.15 - line / 2.0) / pixel).round().max(1.0) * pixel + line / 2.0;
    let rim = (cell * 0.035 / pixel).round().max(1.0) * pixel;
    for color in Color::BOTH {
        let Flat { fill, rim: edge } = canvas.colors().territory[color];
        for point in goban.territory[color].iter() {
            if !goban.size().contains(point) {
                continue;
            }
            let center = canvas.layout.screen_from_point(point);
            let square = Rect::from_center_size(center, Vec2::splat(2.0 * half));
            mesh.add_colored_rect(square, edge);
            mesh.add_colored_rect(square.shrink(rim), fill);
        }
    }
    if !mesh.is_empty() {
        canvas.painter.add(mesh);
    }
}

fn ko(canvas: Canvas<'_>, goban: &StoneBoard) {
    let Some(point) = goban.ko.filter(|&point| is_empty_point(goban, point)) else {
        return;
    };
    let center = canvas.layout.screen_from_point(point);
    let side = canvas.layout.cell() * 0.46;
    square(canvas, center, side, canvas.colors().on_board);
}

fn move_number(canvas: Canvas<'_>, goban: &StoneBoard, point: Point, number: u32) {
    let stone = stone_at(goban, point);
    let color = match stone {
        Some(stone) if goban.last == Some(point) => canvas.colors().last[stone],
        Some(_) | None => canvas.colors().on(stone),
    };
    text(canvas, point, stone, &number.to_string(), color);
}

fn sign(canvas: Canvas<'_>, goban: &StoneBoard, point: Point, mark: &Mark) {
    let color = canvas.colors().on(stone_at(goban, point));
    sign_in(canvas, goban, point, mark, color);
}

/// A mark that is not there yet.
pub(super) fn faint(canvas: Canvas<'_>, goban: &StoneBoard, point: Point, mark: &Mark, share: f32) {
    let color = canvas.colors().on(stone_at(goban, point));
    sign_in(canvas, goban, point, mark, color.gamma_multiply(share));
}

fn sign_in(canvas: Canvas<'_>, goban: &StoneBoard, point: Point, mark: &Mark, color: Color32) {
    let stone = stone_at(goban, point);
    let center = center_of(canvas, point, stone);
    let radius = canvas.layout.stone_radius();
    let stroke = stroke(canvas, color);
    match mark {
        Mark::Triangle => {
            let corner = |turn: f32| center + Vec2::angled(turn.to_radians()) * radius * 0.64;
            let corners = vec![corner(-90.0), corner(30.0), corner(150.0)];
            canvas.painter.add(Shape::closed_line(corners, stroke));
        }
        Mark::Square => square(canvas, center, radius * 0.92, color),
        Mark::Circle => {
            canvas.painter.circle_stroke(center, radius * 0.52, stroke);
        }
        Mark::Cross => cross(canvas, center, radius * 0.42, color),
        Mark::Selected => {
            let corner = |x: f32, y: f32| center + vec2(x, y) * radius * 0.46;
            let corners = vec![
                corner(0.0, -1.0),
                corner(1.0, 0.0),
                corner(0.0, 1.0),
                corner(-1.0, 0.0),
            ];
            let diamond = Shape::convex_polygon(corners, color, Stroke::NONE);
            canvas.painter.add(diamond);
        }
        Mark::Label(label) => {
            let label: String = label.chars().take(LABEL_CHARS).collect();
            text(canvas, point, stone, &label, color);
        }
    }
}

/// A disc, or a ring around what is already written on the stone. A number in
/// a color of its own needs neither.
fn last_move(canvas: Canvas<'_>, goban: &StoneBoard) {
    let Some(point) = goban.last else { return };
    let Some(stone) = stone_at(goban, point) else {
        return;
    };
    let color = canvas.colors().last[stone];
    let numbered = goban.numbers.iter().any(|&(numbered, _)| numbered == point);
    if numbered && color != canvas.colors().on_stone[stone] {
        return;
    }
    let center = canvas.stone_center(point);
    let radius = canvas.layout.stone_radius();
    if numbered || goban.marks.iter().any(|&(marked, _)| marked == point) {
        let stroke = Stroke::new((radius * 0.08).max(canvas.layout.pixel()), color);
        canvas.painter.circle_stroke(center, radius * 0.82, stroke);
        return;
    }
    let share = match canvas.layout.ground() {
        Ground::Lines => 0.30,
        Ground::Squares => 0.22,
    };
    let disc = (radius * share).max(1.5);
    canvas.painter.circle_filled(center, disc, color);
}

fn center_of(canvas: Canvas<'_>, point: Point, stone: Option<Color>) -> Pos2 {
    match stone {
        Some(_) => canvas.stone_center(point),
        None => canvas.layout.screen_from_point(point),
    }
}

fn stroke(canvas: Canvas<'_>, color: Color32) -> Stroke {
    let width = (canvas.layout.stone_radius() * 0.125).max(canvas.layout.pixel());
    Stroke::new(width, color)
}

fn square(canvas: Canvas<'_>, center: Pos2, side: f32, color: Color32) {
    let rect = Rect::from_center_size(center, Vec2::splat(side));
    let stroke = stroke(canvas, color);
    canvas
        .painter
        .rect_stroke(rect, 0.0, stroke, StrokeKind::Middle);
}

fn cross(canvas: Canvas<'_>, center: Pos2, arm: f32, color: Color32) {
    let stroke = stroke(canvas, color);
    for arm in [vec2(arm, arm), vec2(arm, -arm)] {
        canvas
            .painter
            .line_segment([center - arm, center + arm], stroke);
    }
}

fn digits(number: u32) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}

/// Writes on a stone, or on a patch of the board.
fn text(canvas: Canvas<'_>, point: Point, stone: Option<Color>, text: &str, color: Color32) {
    let cell = canvas.layout.sign();
    // Numbers of one, two and three digits are nearly the same size, and
    // narrower where need be.
    let (size, room) = match text.chars().count() {
        0 => return,
        1 => (0.56, 0.74),
        2 => (0.54, 0.74),
        3 => (0.51, 0.78),
        _ => (0.46, 0.82),
    };
    let room = cell * if stone.is_some() { room } else { 0.82 };
    let text = Text::within(canvas.painter, text, size * cell, color, room);
    text.paint(center_of(canvas, point, stone));
}

/// Four corners, dark with a bright rim: seen on wood, on paper and on any stone.
fn cursor(canvas: Canvas<'_>, point: Point) {
    let cell = canvas.layout.cell();
    let center = canvas.layout.screen_from_point(point);
    let (reach, arm) = (cell * 0.52, cell * 0.24);
    let width = (cell * 0.07).max(2.0);
    for (width, color) in [(width + 2.5, CURSOR_RIM), (width, CURSOR)] {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = center + vec2(x, y) * reach;
            let ends = [corner - vec2(x * arm, 0.0), corner - vec2(0.0, y * arm)];
            let [across, down] = ends;
            let stroke = Stroke::new(width, color);
            canvas
                .painter
                .add(Shape::line(vec![across, corner, down], stroke));
        }
    }
}

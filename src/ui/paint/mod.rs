//! Painting boards, layer on layer: wood, lines, stones, marks.
//!
//! Nothing here decides anything: it is told what is on the board and where
//! everything is.

mod goban;
mod grade_mark;
mod marks;
mod squares;
pub mod stones;
mod text;
mod thoughts;
mod tool;

use egui::{Painter, Pos2, Vec2, vec2};

use crate::board::{Color, Point};
use crate::scene::{Ground, StoneBoard};

use super::layout::BoardLayout;
use super::look::{BoardColors, BoardTextures, chance};
use super::tool_cursor::{Ghost, ToolCursor};
pub(crate) use grade_mark::paint_grade;
use stones::Stones;

/// Where a board is painted, and with what.
#[derive(Clone, Copy)]
pub(super) struct Canvas<'a> {
    pub(super) painter: &'a Painter,
    pub(super) layout: &'a BoardLayout,
    pub(super) textures: &'a BoardTextures,
}

/// What a board shows only for a moment.
#[derive(Clone, Debug, Default)]
pub(super) struct Transient {
    /// Stones that have not settled yet, and how high they still are, from 1 to 0.
    pub(super) settling: Vec<(Point, f32)>,
    /// Stones that are gone, and how much of them is left, from 1 to 0.
    pub(super) fading: Vec<(Point, Color, f32)>,
    /// Discs that turn over, and how far they have come, from 0 to 1.
    pub(super) turning: Vec<(Point, f32)>,
    /// The point that the pointer or the keyboard is on.
    pub(super) pointed: Option<Point>,
    /// The point with the keyboard's cursor.
    pub(super) cursor: Option<Point>,
    /// A point that something beside the board talks of.
    pub(super) lit: Option<Point>,
    /// The corners of a part of the board that is framed.
    pub(super) framed: Option<[Point; 2]>,
    /// The tool that is used, and the area or line that is dragged.
    pub(super) tool: Option<(ToolCursor, Option<(Point, Point)>)>,
}

/// Paints a board and everything on it.
pub(super) fn board(canvas: Canvas<'_>, goban: &StoneBoard, transient: &Transient) {
    goban::shadow(canvas);
    match canvas.layout.ground() {
        Ground::Lines => {
            goban::surface(canvas);
            goban::lines(canvas);
            marks::patches(canvas, goban);
        }
        Ground::Squares => {
            squares::surface(canvas);
            squares::lines(canvas);
            squares::dots(canvas, goban, transient.pointed);
        }
    }
    goban::coordinates(canvas);
    all_stones(canvas, goban, transient);
    marks::veils(canvas, goban);
    thoughts::ownership(canvas, goban);
    marks::marks(canvas, goban);
    thoughts::review(canvas, goban);
    thoughts::candidates(canvas, goban);
    thoughts::hint(canvas, goban);
    thoughts::numbers(canvas, goban);
    tool::cursor(canvas, goban, transient);
    marks::pointed(canvas, goban, transient);
}

impl Canvas<'_> {
    fn colors(&self) -> &'static BoardColors {
        self.textures.style().colors(self.layout.ground())
    }

    /// The middle of the stone on a point. Stones set by hand are never quite
    /// on the crossing; discs have their squares.
    fn stone_center(&self, point: Point) -> Pos2 {
        let crossing = self.layout.screen_from_point(point);
        let cell = self.layout.cell();
        let squares = self.layout.ground() == Ground::Squares;
        if squares || self.textures.style().printed || cell < 14.0 {
            return crossing;
        }
        let (col, row) = (i32::from(point.col), i32::from(point.row));
        let slip = |salt: i32| (chance(col + salt, row) - 0.5) * 2.0 * SLIP * cell;
        crossing + vec2(slip(100), slip(200))
    }
}

/// How far a stone may be from its crossing, each way, in cells.
const SLIP: f32 = 0.014;
/// How much of a dead stone is left to see.
const DEAD: f32 = 0.5;
/// How much there is of the stone under the pointer.
const GHOST: f32 = 0.55;
/// How much there is of a stone that is expected.
const EXPECTED: f32 = 0.8;

fn all_stones(canvas: Canvas<'_>, goban: &StoneBoard, transient: &Transient) {
    let ground = canvas.layout.ground();
    let mut stones = Stones::new(ground, canvas.textures, canvas.painter.pixels_per_point());
    let radius = canvas.layout.stone_radius();
    let standing = standing(canvas, goban);
    stones.reserve(standing.len());
    for standing in &standing {
        standing.add_shadow(&mut stones, radius, transient);
    }
    for &(point, color, left) in &transient.fading {
        let center = canvas.stone_center(point);
        stones.stone(center, Vec2::splat(radius), color, variant(point), left);
    }
    for standing in &standing {
        standing.add_stone(&mut stones, radius, transient);
    }
    for &(color, point) in &goban.expected {
        if is_empty_point(goban, point) {
            let center = canvas.stone_center(point);
            stones.stone(center, Vec2::splat(radius), color, variant(point), EXPECTED);
        }
    }
    for (point, color, size) in ghosts(goban, transient) {
        let center = canvas.stone_center(point);
        let radius = Vec2::splat(radius * size);
        stones.stone(center, radius, color, variant(point), GHOST);
    }
    stones.paint(canvas.painter);
}

/// The stones that would be put, with their size: that of a move, or what a tool
/// puts on the points it is dragged over.
fn ghosts(goban: &StoneBoard, transient: &Transient) -> Vec<(Point, Color, f32)> {
    if let Some((tool, _)) = &transient.tool {
        let color = match tool.ghost {
            Ghost::Stone(color) => (color, 1.0),
            Ghost::Turn(color) => (color, 0.55),
            Ghost::Nothing
            | Ghost::Mark(_)
            | Ghost::Label(_)
            | Ghost::Link { .. }
            | Ghost::Area => return Vec::new(),
        };
        let points = tool::points(transient).into_iter();
        let points = points.filter(|point| goban.size().contains(*point));
        return points.map(|point| (point, color.0, color.1)).collect();
    }
    let free = transient.pointed.filter(|&point| {
        goban.expected.is_empty() && goban.legal.contains(point) && is_empty_point(goban, point)
    });
    free.map(|point| (point, goban.to_play, 1.0))
        .into_iter()
        .collect()
}

/// A stone on the board.
struct StandingStone {
    point: Point,
    color: Color,
    center: Pos2,
    /// How much of it is left to see.
    left: f32,
}

/// The stones on the board.
fn standing(canvas: Canvas<'_>, goban: &StoneBoard) -> Vec<StandingStone> {
    let stone = |(point, &stone): (Point, &Option<Color>)| {
        Some(StandingStone {
            point,
            color: stone?,
            center: canvas.stone_center(point),
            left: if goban.dead.contains(point) {
                DEAD
            } else {
                1.0
            },
        })
    };
    goban.stones.iter().filter_map(stone).collect()
}

impl StandingStone {
    fn add_shadow(&self, stones: &mut Stones<'_>, radius: f32, transient: &Transient) {
        if let Some(done) = transient.turned(self.point) {
            return stones.turning_shadow(self.center, radius, done);
        }
        let height = transient.height(self.point);
        stones.shadow(
            self.center,
            Vec2::splat(radius),
            height,
            self.left * self.left,
        );
    }

    fn add_stone(&self, stones: &mut Stones<'_>, radius: f32, transient: &Transient) {
        if let Some(done) = transient.turned(self.point) {
            return stones.turning(self.center, radius, self.color, done);
        }
        let radius = Vec2::splat(radius * (1.0 + 0.10 * transient.height(self.point)));
        let variant = variant(self.point);
        stones.stone(self.center, radius, self.color, variant, self.left);
    }
}

impl Transient {
    /// How high the stone on a point still is, from 1 to 0.
    fn height(&self, point: Point) -> f32 {
        let found = self.settling.iter().find(|(moving, _)| *moving == point);
        found.map_or(0.0, |(_, height)| *height)
    }

    /// How far the disc on a point has turned, while it does.
    fn turned(&self, point: Point) -> Option<f32> {
        let found = self.turning.iter().find(|(moving, _)| *moving == point);
        found.map(|(_, done)| *done)
    }
}

/// Whether there is a point, and no stone on it.
fn is_empty_point(goban: &StoneBoard, point: Point) -> bool {
    goban.size().contains(point) && goban.stones[point].is_none()
}

/// Which of the stones of its color lies on a point.
fn variant(point: Point) -> usize {
    (chance(i32::from(point.row) + 7, i32::from(point.col) - 3) * 60.0) as usize
}

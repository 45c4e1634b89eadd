//! The course of a game as a graph: who led by how much, and who was likely to
//! win.

use egui::{
    Align2, Color32, EventFilter, FontId, Mesh, Painter, Pos2, Rect, Response, Sense, Shape,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::spoken::spoken_move;
use crate::board::{Color, Size};
use crate::game::{HalfPoints, TurnId};
use crate::record::GameKind;
use crate::review::{GamePhase, Grade};
use crate::scene::{JudgedMove, ReviewScene};
use crate::ui::accessibility;
use crate::ui::paint::paint_grade;
use crate::ui::theme::{BLACK_STONE, LIGHT, PICTURE_LINES, PICTURE_WOOD, Style, WHITE_STONE};
use crate::words::ReviewWords as Words;

/// How high the graph is.
const HEIGHT: f32 = 112.0;
/// The height of the strip at its top and bottom where mistakes are marked.
const STRIP: f32 = 13.0;
/// The least lead that reaches the edge, in points.
const LEAST_SPAN: f32 = 10.0;
/// The largest lead that is told apart from a larger one.
const MOST_SPAN: f32 = 60.0;
/// The color of the middle game, over the ground.
const MIDDLE_GAME: Color32 = Color32::from_black_alpha(14);
/// How large the letters at the edges are.
const LABEL: f32 = 10.0;
/// How large the signs of mistakes are.
const MARK: f32 = 4.5;

/// The graph. Returns the turn that was chosen.
pub(super) fn graph_ui(
    ui: &mut Ui,
    kind: GameKind,
    review: &ReviewScene,
    style: Style,
) -> Option<TurnId> {
    let size = vec2(ui.available_width(), HEIGHT);
    let sense = Sense::CLICK | Sense::DRAG | Sense::FOCUSABLE;
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let name = style.language.say(Words::Graph);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Slider, true, name));
    let here = match review.current() {
        Some(current) => spoken_move(style.language, kind, current),
        None => style.language.say(Words::Start).to_owned(),
    };
    accessibility::value(&response, &here);
    pass_arrows(ui, &response);
    let scale = Scale::of(review, rect);
    scale.paint(ui, (kind, review), style, response.has_focus());
    let pointer = response.hover_pos().or(response.interact_pointer_pos());
    let pointed = pointer.and_then(|at| scale.nearest(at, &review.moves))?;
    scale.paint_pointer(ui, pointed);
    let chosen = response.clicked() || response.dragged();
    response.on_hover_text_at_pointer(spoken_move(style.language, kind, pointed));
    chosen.then_some(pointed.turn)
}

/// Lets the arrows pass to the window's own shortcuts while the graph has the
/// keyboard: they go along the game, and the graph with them.
fn pass_arrows(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
}

/// Where moves, leads and win rates are in the graph.
#[derive(Clone, Copy, Debug)]
struct Scale {
    rect: Rect,
    /// Between the strips of mistakes.
    inside: Rect,
    moves: usize,
    /// The lead that reaches the edge, in points; `None` without points.
    span: Option<f32>,
}

impl Scale {
    fn of(review: &ReviewScene, rect: Rect) -> Self {
        let leads = review.moves.iter().map(|of| points(of.black_lead).abs());
        let largest = leads.fold(0.0, f32::max);
        // Where not all leads are known, the others would seem to be 0.
        let has_points = review.moves.iter().all(|of| of.in_points);
        let span = has_points.then(|| (largest * 1.1).clamp(LEAST_SPAN, MOST_SPAN));
        Self {
            rect,
            inside: rect.shrink2(vec2(6.0, STRIP)),
            moves: {
                let branches = review.branches.iter();
                let ends = branches.map(|of| of.first + of.course.len().saturating_sub(2));
                ends.fold(review.length, usize::max)
            },
            span,
        }
    }

    /// Move 0 is the start of the game.
    fn x(self, number: usize) -> f32 {
        let share = number as f32 / self.moves.max(1) as f32;
        self.inside.left() + share * self.inside.width()
    }

    fn lead_at(self, lead: HalfPoints) -> Option<f32> {
        let share = (points(lead) / self.span?).clamp(-1.0, 1.0);
        Some(self.inside.center().y - share * self.inside.height() / 2.0)
    }

    fn win_at(self, black_win: u8) -> f32 {
        let share = f32::from(black_win.min(100)) / 100.0;
        self.inside.bottom() - share * self.inside.height()
    }

    /// The middle game as a band, between opening and endgame.
    fn paint_middle_game(self, painter: &Painter, size: Size, ground: Rect) {
        let is_middle = |&number: &usize| GamePhase::of_move(number, size) == GamePhase::MiddleGame;
        let mut middle = (1..=self.moves).filter(is_middle);
        let Some(first) = middle.next() else { return };
        let last = middle.next_back().unwrap_or(first);
        let band = Rect::from_x_y_ranges(self.x(first - 1)..=self.x(last), ground.y_range());
        painter.rect_filled(band, 0.0, MIDDLE_GAME);
    }

    /// The lead that reaches the edge, at the edges.
    fn paint_span(self, painter: &Painter, ground: Rect) {
        let Some(span) = self.span else { return };
        let text = format!("{span:.0}");
        let font = FontId::proportional(LABEL);
        for (corner, align) in [
            (ground.left_top() + vec2(3.0, 1.0), Align2::LEFT_TOP),
            (ground.left_bottom() + vec2(3.0, -1.0), Align2::LEFT_BOTTOM),
        ] {
            painter.text(corner, align, &text, font.clone(), PICTURE_LINES);
        }
    }

    fn paint(self, ui: &Ui, (kind, review): (GameKind, &ReviewScene), style: Style, focused: bool) {
        let painter = ui.painter_at(self.rect);
        let colors = style.colors;
        let edge = if focused { colors.accent } else { colors.line };
        let rim = Stroke::new(if focused { 2.0 } else { 1.0 }, edge);
        painter.rect(self.rect, 4, colors.raised, rim, StrokeKind::Inside);
        // Neither black nor white is lost on wood.
        let ground = self.rect.shrink2(vec2(1.0, STRIP));
        painter.rect_filled(ground, 0.0, PICTURE_WOOD);
        if kind == GameKind::Go {
            self.paint_middle_game(&painter, review.size, ground);
        }
        self.paint_leads(ui, review);
        self.paint_span(&painter, ground);
        let zero = self.inside.center().y;
        let middle = [pos2(self.rect.left(), zero), pos2(self.rect.right(), zero)];
        painter.line_segment(middle, Stroke::new(1.0, PICTURE_LINES));
        let wins = review.moves.iter();
        let wins: Vec<Pos2> = wins
            .map(|of| pos2(self.x(of.number), self.win_at(of.black_win)))
            .collect();
        painter.add(Shape::line(wins, Stroke::new(1.5, LIGHT.accent)));
        for branch in &review.branches {
            let course = branch.course.iter().enumerate();
            let points = course.map(|(index, &(win, lead))| {
                let y = self.lead_at(lead).unwrap_or_else(|| self.win_at(win));
                pos2(self.x(branch.first - 1 + index), y)
            });
            let dashes = Shape::dashed_line(
                &points.collect::<Vec<_>>(),
                Stroke::new(1.5, LIGHT.accent),
                4.0,
                3.0,
            );
            painter.extend(dashes);
        }
        for of in &review.moves {
            let Some(grade) = of.grade.filter(|grade| *grade >= Grade::Mistake) else {
                continue;
            };
            let y = match of.by {
                Color::Black => self.rect.top() + STRIP / 2.0 + 1.0,
                Color::White => self.rect.bottom() - STRIP / 2.0 - 1.0,
            };
            paint_grade(&painter, grade, pos2(self.x(of.number), y), MARK, colors);
        }
        let here = review.current().map_or(0, |of| of.number);
        let x = self.x(here);
        let line = [pos2(x, self.rect.top()), pos2(x, self.rect.bottom())];
        painter.line_segment(line, Stroke::new(2.0, colors.text));
        let ink = [pos2(x, ground.top()), pos2(x, ground.bottom())];
        painter.line_segment(ink, Stroke::new(2.0, LIGHT.text));
    }

    /// Fills what lies between the middle and the lead, in the color of whoever
    /// leads.
    fn paint_leads(self, ui: &Ui, review: &ReviewScene) {
        let zero = self.inside.center().y;
        let mut mesh = Mesh::default();
        let tops: Option<Vec<Pos2>> = review
            .moves
            .iter()
            .map(|of| Some(pos2(self.x(of.number), self.lead_at(of.black_lead)?)))
            .collect();
        let Some(tops) = tops else { return };
        for pair in tops.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            if (from.y - zero) * (to.y - zero) < 0.0 {
                let share = (zero - from.y) / (to.y - from.y);
                let between = pos2(from.x + share * (to.x - from.x), zero);
                fill(&mut mesh, from, between, zero);
                fill(&mut mesh, between, to, zero);
            } else {
                fill(&mut mesh, from, to, zero);
            }
        }
        let painter = ui.painter_at(self.rect);
        painter.add(Shape::mesh(mesh));
        painter.add(Shape::line(tops, Stroke::new(1.0, PICTURE_LINES)));
    }

    fn paint_pointer(self, ui: &Ui, of: &JudgedMove) {
        let x = self.x(of.number);
        let line = [pos2(x, self.rect.top()), pos2(x, self.rect.bottom())];
        let stroke = Stroke::new(1.0, LIGHT.quiet);
        ui.painter_at(self.rect).line_segment(line, stroke);
    }

    /// The move that is nearest to a place.
    fn nearest(self, at: Pos2, moves: &[JudgedMove]) -> Option<&JudgedMove> {
        let off = |of: &JudgedMove| (self.x(of.number) - at.x).abs();
        moves
            .iter()
            .min_by(|one, two| off(one).total_cmp(&off(two)))
    }
}

/// Two triangles between a piece of the curve and the middle.
fn fill(mesh: &mut Mesh, from: Pos2, to: Pos2, zero: f32) {
    let color = fill_color(from.y.min(to.y) < zero);
    let first = mesh.vertices.len() as u32;
    for corner in [from, to, pos2(to.x, zero), pos2(from.x, zero)] {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first, first + 2, first + 3);
}

const fn fill_color(black: bool) -> Color32 {
    if black { BLACK_STONE } else { WHITE_STONE }
}

fn points(lead: HalfPoints) -> f32 {
    lead.halves() as f32 / 2.0
}

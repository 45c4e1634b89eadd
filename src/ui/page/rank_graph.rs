//! The rank of a player over their rated games, as a curve.

use egui::{Align2, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::game::Rank;
use crate::profile::RatedGame;
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::{RatingWords as Words, rank_name};

/// How high the graph is.
const HEIGHT: f32 = 160.0;
/// The room for the names of ranks at its left.
const NAMES: f32 = 64.0;
/// The most lines for ranks that are drawn.
const MOST_LINES: i32 = 6;

/// The curve, with a band around it that is as wide as the rank is unsure.
pub(super) fn rank_graph_ui(ui: &mut Ui, games: &[RatedGame], style: Style) {
    let language = style.language;
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = language.say(Words::GraphName);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
    if let Some(latest) = games.last() {
        let rank = rank_name(language, latest.rating.rank());
        let value = language.fill(Words::GraphValue, &[&games.len(), &rank]);
        accessibility::value(&response, &value);
    }
    let scale = Scale::of(games, rect);
    scale.lines_ui(ui, style);
    scale.curve_ui(ui, games, style);
    let pointed = response.hover_pos().and_then(|at| scale.nearest(at, games));
    if let Some(index) = pointed {
        let rank = rank_name(language, games[index].rating.rank());
        let text = language.fill(Words::GraphValue, &[&(index + 1), &rank]);
        response.on_hover_text_at_pointer(text);
    }
}

/// Where ranks and games are in the graph. Ranks are counted from 1 dan.
#[derive(Clone, Copy, Debug)]
struct Scale {
    inside: Rect,
    least: f32,
    most: f32,
    games: usize,
}

impl Scale {
    fn of(games: &[RatedGame], rect: Rect) -> Self {
        let around = |game: &RatedGame| {
            let (rank, off) = (ranks(game), uncertainty(game));
            [rank - off, rank + off]
        };
        let all = games.iter().flat_map(around);
        let (least, most) = all.fold((f32::MAX, f32::MIN), |(least, most), rank| {
            (least.min(rank), most.max(rank))
        });
        let inside = Rect::from_min_max(
            rect.min + vec2(NAMES, theme::GRID),
            rect.max - vec2(theme::GRID, theme::GRID),
        );
        Self {
            inside,
            least: least.floor(),
            most: most.ceil().max(least.floor() + 2.0),
            games: games.len(),
        }
    }

    fn y(self, rank: f32) -> f32 {
        let share = (rank - self.least) / (self.most - self.least);
        self.inside.bottom() - share * self.inside.height()
    }

    /// A single game stands in the middle.
    fn x(self, index: usize) -> f32 {
        let share = match self.games {
            0 | 1 => 0.5,
            games => index as f32 / (games - 1) as f32,
        };
        self.inside.left() + share * self.inside.width()
    }

    /// A line with its name for some of the whole ranks.
    fn lines_ui(self, ui: &Ui, style: Style) {
        let (least, most) = (self.least as i32, self.most as i32);
        let step = ((most - least) / MOST_LINES + 1).max(1);
        let font = FontId::proportional(theme::SMALL);
        for whole in (least..=most).step_by(step as usize) {
            let y = self.y(whole as f32);
            let line = [pos2(self.inside.left(), y), pos2(self.inside.right(), y)];
            let painter = ui.painter();
            painter.line_segment(line, Stroke::new(1.0, style.colors.line));
            let name = Rank::from_tenths(10 * whole).to_string();
            let at = pos2(self.inside.left() - theme::GRID, y);
            painter.text(
                at,
                Align2::RIGHT_CENTER,
                name,
                font.clone(),
                style.colors.quiet,
            );
        }
    }

    fn curve_ui(self, ui: &Ui, games: &[RatedGame], style: Style) {
        let painter = ui.painter();
        let at = |(index, game): (usize, &RatedGame)| pos2(self.x(index), self.y(ranks(game)));
        let points: Vec<Pos2> = games.iter().enumerate().map(at).collect();
        let band = style.colors.accent.gamma_multiply(0.15);
        for (pair, x) in games.windows(2).zip(points.windows(2)) {
            let edge = |game: &RatedGame, side: f32| self.y(ranks(game) + side * uncertainty(game));
            let corners = vec![
                pos2(x[0].x, edge(&pair[0], 1.0)),
                pos2(x[1].x, edge(&pair[1], 1.0)),
                pos2(x[1].x, edge(&pair[1], -1.0)),
                pos2(x[0].x, edge(&pair[0], -1.0)),
            ];
            painter.add(Shape::convex_polygon(corners, band, Stroke::NONE));
        }
        if let ([game], [point]) = (games, &points[..]) {
            let off = self.y(0.0) - self.y(uncertainty(game));
            let bar = [*point - vec2(0.0, off), *point + vec2(0.0, off)];
            painter.line_segment(bar, Stroke::new(2.0, band));
        }
        painter.add(Shape::line(
            points.clone(),
            Stroke::new(2.0, style.colors.accent),
        ));
        let radius = if self.games > 60 { 1.5 } else { 3.0 };
        for point in points {
            painter.circle_filled(point, radius, style.colors.accent);
        }
    }

    /// The game that is nearest to a place.
    fn nearest(self, at: Pos2, games: &[RatedGame]) -> Option<usize> {
        let off = |index: &usize| (self.x(*index) - at.x).abs();
        (0..games.len()).min_by(|one, other| off(one).total_cmp(&off(other)))
    }
}

/// The rank after a game, counted from 1 dan.
fn ranks(game: &RatedGame) -> f32 {
    game.rating.rank().tenths() as f32 / 10.0
}

fn uncertainty(game: &RatedGame) -> f32 {
    game.rating.uncertainty_ranks() as f32
}

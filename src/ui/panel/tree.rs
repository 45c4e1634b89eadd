//! The tree of moves as a widget.

use std::ops::Range;

use egui::accesskit::Role;
use egui::emath::GuiRounding as _;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, EventFilter, FontId, Painter, Pos2, Rect, Response, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, style::ScrollAnimation, vec2,
};

use crate::board::Color;
use crate::game::TurnId;
use crate::record::{AnyMove, GameKind};
use crate::review::Grade;
use crate::scene::{Branches, Leaf, Trunk, TurnKind};
use crate::session::Edit;
use crate::ui::accessibility;
use crate::ui::paint::paint_grade;
use crate::ui::theme::{BLACK_STONE, Style, TREE_STEP, TREE_STONE, WHITE_STONE};
use crate::words::{self, Language, ReviewWords, TreeWords};

mod written;

/// What someone did to the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeEvent {
    /// Chose a turn to go to.
    GoTo(TurnId),
    /// Asked to delete a turn and what follows it.
    Delete(TurnId),
    /// Asked to hide what follows a turn, or to show it.
    Fold(TurnId),
    /// Asked for another order: the main line, or one place up or down.
    Edit(Edit),
}

/// What is known of turns besides their place.
#[expect(
    missing_debug_implementations,
    reason = "it holds questions, which cannot be printed"
)]
#[derive(Clone, Copy)]
pub struct TreeKnowledge<'a> {
    /// How good the move of a turn was.
    pub grade: &'a dyn Fn(TurnId) -> Option<Grade>,
    /// The turns that lead to the same position, itself included; none where it
    /// is the only one.
    pub joined: &'a dyn Fn(TurnId) -> Vec<TurnId>,
    /// Whether the order of variations can be changed.
    pub may_edit: bool,
}

/// The space around the tree.
const MARGIN: f32 = TREE_STEP * 0.5;
/// The largest number that fits on a stone.
const MOST_ON_STONE: usize = 999;

/// Which way the moves of a line run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Growth {
    /// From left to right, with variations below each other.
    Across,
    /// Downward, with variations beside each other.
    Down,
}

impl Growth {
    /// What shows more of a line in this room.
    fn within(room: Vec2) -> Self {
        if room.y > room.x {
            Self::Down
        } else {
            Self::Across
        }
    }

    /// So far along the line and so far across it.
    fn vec(self, along: f32, across: f32) -> Vec2 {
        match self {
            Self::Across => vec2(along, across),
            Self::Down => vec2(across, along),
        }
    }
}

/// Paints the tree of moves and returns what was done to it. Where there is
/// more height than width its lines run downward.
///
/// `way` is the line that is shown stronger than the others, from the start.
/// When `current` changes it is brought into view; apart from that the tree
/// stays where it was scrolled to.
pub fn tree_ui(
    ui: &mut Ui,
    branches: &Branches,
    current: TurnId,
    way: &[TurnId],
    known: TreeKnowledge<'_>,
    style: Style,
) -> Option<TreeEvent> {
    let growth = Growth::within(ui.available_size());
    let area = ScrollArea::both()
        .id_salt("move tree")
        .auto_shrink([false, false]);
    let shown = area.show_viewport(ui, |ui, viewport| {
        let cells = growth.vec(count(branches.columns()), count(branches.lanes()));
        let size = cells * TREE_STEP + Vec2::splat(MARGIN);
        let size = size.max(ui.available_size());
        let (rect, whole) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        name_whole(ui, &whole, style);
        let tree = TreePainter {
            branches,
            current,
            way,
            known,
            style,
            growth,
            origin: rect.min + Vec2::splat(MARGIN + TREE_STONE * 0.5),
            painter: ui.painter().clone(),
        };
        tree.follow_current(ui, &whole);
        let (columns, lanes) = in_sight(viewport, growth);
        for trunk in branches.trunks_in(columns.clone(), lanes.clone()) {
            tree.paint_trunk(trunk);
        }
        for leaf in branches.leaves_in(columns.clone(), lanes.clone()) {
            tree.paint_edge(&leaf);
        }
        tree.paint_joint();
        let mut event = None;
        for leaf in branches.leaves_in(columns, lanes) {
            tree.paint_leaf(&leaf);
            event = tree.leaf_ui(ui, &whole, &leaf).or(event);
        }
        event
    });
    shown.inner
}

/// Says what the whole thing is, and lets the arrows pass to the window's own
/// shortcuts while it has the keyboard.
fn name_whole(ui: &Ui, whole: &Response, style: Style) {
    let title = style.language.say(TreeWords::Title);
    whole.widget_info(|| WidgetInfo::labeled(Role::Group, true, title));
    if !whole.has_focus() {
        return;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(whole.id, filter));
    let ring = Stroke::new(2.0, style.colors.accent);
    let seen = ui.clip_rect().shrink(1.0);
    ui.painter()
        .rect_stroke(seen, 4.0, ring, StrokeKind::Inside);
}

/// The columns and lanes of which something can be seen. One more on each side
/// has the edges that lead out of sight.
fn in_sight(viewport: Rect, growth: Growth) -> (Range<usize>, Range<usize>) {
    let range = |from: f32, to: f32| {
        let first = ((from - MARGIN) / TREE_STEP).floor() - 1.0;
        let last = ((to - MARGIN) / TREE_STEP).ceil() + 1.0;
        whole(first)..whole(last) + 1
    };
    let across = range(viewport.left(), viewport.right());
    let down = range(viewport.top(), viewport.bottom());
    match growth {
        Growth::Across => (across, down),
        Growth::Down => (down, across),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "casts from floats saturate, and below zero there is nothing"
)]
fn whole(number: f32) -> usize {
    number.max(0.0) as usize
}

#[expect(
    clippy::cast_precision_loss,
    reason = "half a pixel of error at the end of the longest record there can be"
)]
fn count(number: usize) -> f32 {
    number as f32
}

struct TreePainter<'a> {
    branches: &'a Branches,
    current: TurnId,
    way: &'a [TurnId],
    known: TreeKnowledge<'a>,
    style: Style,
    growth: Growth,
    /// Where the start is.
    origin: Pos2,
    painter: Painter,
}

impl TreePainter<'_> {
    fn center(&self, column: usize, lane: usize) -> Pos2 {
        let place = self.origin + self.growth.vec(count(column), count(lane)) * TREE_STEP;
        place.round_to_pixel_center(self.painter.pixels_per_point())
    }

    fn is_on_way(&self, leaf: &Leaf) -> bool {
        self.way.get(leaf.column) == Some(&leaf.turn)
    }

    /// Brings the current turn into view when it is another one than before.
    fn follow_current(&self, ui: &Ui, whole: &Response) {
        let id = whole.id.with("shown");
        let before = ui.data(|data| data.get_temp::<TurnId>(id));
        if before == Some(self.current) {
            return;
        }
        let Some(leaf) = self.branches.leaf(self.current) else {
            return;
        };
        ui.data_mut(|data| data.insert_temp(id, self.current));
        let center = self.center(leaf.column, leaf.lane);
        let around = Rect::from_center_size(center, Vec2::splat(TREE_STEP * 3.0));
        // Not animated: an animation that still scrolls to an earlier turn would
        // carry this one out of sight again.
        ui.scroll_to_rect_animation(around, None, ScrollAnimation::none());
        ui.ctx().request_repaint();
    }

    fn weak(&self) -> Stroke {
        Stroke::new(1.0, self.style.colors.quiet)
    }

    fn strong(&self) -> Stroke {
        Stroke::new(2.0, self.style.colors.text)
    }

    fn paint_trunk(&self, trunk: &Trunk) {
        let (top, bottom) = trunk.lanes;
        let down = |bottom: usize, stroke: Stroke| {
            let from = self.center(trunk.column, top);
            let to = self.center(trunk.column, bottom.saturating_sub(1));
            if bottom.saturating_sub(1) > top {
                self.painter.line_segment([from, to], stroke);
            }
        };
        down(bottom, self.weak());
        if self.way.get(trunk.column) != Some(&trunk.turn) {
            return;
        }
        let next = self.way.get(trunk.column + 1);
        if let Some(next) = next.and_then(|&next| self.branches.leaf(next))
            && next.lane > top
        {
            down(next.lane, self.strong());
        }
    }

    fn paint_edge(&self, leaf: &Leaf) {
        let Some(parent) = leaf.parent.and_then(|parent| self.branches.leaf(parent)) else {
            return;
        };
        let stroke = if self.is_on_way(leaf) {
            self.strong()
        } else {
            self.weak()
        };
        let to = self.center(leaf.column, leaf.lane);
        if parent.lane == leaf.lane {
            let from = self.center(parent.column, leaf.lane);
            self.painter.line_segment([from, to], stroke);
            return;
        }
        let from = self.center(parent.column, leaf.lane.saturating_sub(1));
        self.painter.line_segment([from, to], stroke);
    }

    fn paint_leaf(&self, leaf: &Leaf) {
        let colors = self.style.colors;
        let center = self.center(leaf.column, leaf.lane);
        let rim = if self.is_on_way(leaf) {
            Stroke::new(1.5, colors.text)
        } else {
            Stroke::new(1.0, colors.quiet)
        };
        match leaf.kind {
            TurnKind::Stone(color, _) => {
                self.painter
                    .circle(center, TREE_STONE, stone_fill(color), rim);
                self.paint_number(center, color, leaf.number);
            }
            TurnKind::Pass(color) => {
                self.painter
                    .circle(center, TREE_STONE * 0.6, stone_fill(color), rim);
            }
            TurnKind::Setup | TurnKind::Start => {
                let square = Rect::from_center_size(center, Vec2::splat(TREE_STONE * 1.1));
                self.painter
                    .rect(square, 2.0, colors.panel, rim, StrokeKind::Middle);
            }
            TurnKind::Note => {
                self.painter
                    .circle(center, TREE_STONE * 0.35, colors.quiet, rim);
            }
        }
        if leaf.turn == self.current {
            let ring = Stroke::new(2.5, colors.accent);
            self.painter.circle_stroke(center, TREE_STONE + 2.5, ring);
        }
        if leaf.notes.commented {
            let corner = center + vec2(TREE_STONE, -TREE_STONE) * 0.8;
            let rim = Stroke::new(1.0, colors.panel);
            self.painter.circle(corner, 3.5, colors.accent, rim);
        }
        let grade = (self.known.grade)(leaf.turn).filter(|grade| *grade >= Grade::Inaccuracy);
        if let Some(grade) = grade {
            let corner = center + vec2(-TREE_STONE, TREE_STONE) * 0.85;
            self.painter.circle_filled(corner, 5.5, colors.panel);
            paint_grade(&self.painter, grade, corner, 4.0, colors);
        }
        self.paint_written(leaf, center);
        if !leaf.notes.sign.is_empty() {
            let corner = center + vec2(TREE_STONE, TREE_STONE) * 0.95;
            let middle = egui::Align2::CENTER_CENTER;
            let font = FontId::proportional(11.0);
            self.painter
                .text(corner, middle, leaf.notes.sign, font, colors.accent);
        }
    }

    fn paint_number(&self, center: Pos2, color: Color, number: usize) {
        if number > MOST_ON_STONE {
            return;
        }
        let ink = stone_fill(color.other());
        let format = TextFormat {
            // Three figures stand closer together, not much smaller.
            extra_letter_spacing: if number > 99 { -0.6 } else { 0.0 },
            ..TextFormat::simple(FontId::proportional(10.5), ink)
        };
        let job = LayoutJob::single_section(number.to_string(), format);
        let galley = self.painter.layout_job(job);
        let corner = center - galley.mesh_bounds.center().to_vec2();
        self.painter.galley(corner, galley, ink);
    }

    /// The name of a turn with all that is to be seen of it.
    fn told_name(&self, language: Language, leaf: &Leaf) -> String {
        let name = turn_name(language, leaf);
        let full = full_name(language, leaf, &name, self.current);
        let full = match (self.known.grade)(leaf.turn) {
            Some(grade) => {
                let grade = language.say(words::grade_name(grade));
                language.fill(ReviewWords::Graded, &[&full, &grade])
            }
            None => full,
        };
        self.joined_name(language, leaf, full)
    }

    /// What one turn answers to, and what it is called.
    fn leaf_ui(&self, ui: &Ui, whole: &Response, leaf: &Leaf) -> Option<TreeEvent> {
        let language = self.style.language;
        let center = self.center(leaf.column, leaf.lane);
        let rect = Rect::from_center_size(center, Vec2::splat(TREE_STEP));
        let id = whole.id.with(("turn", leaf.turn.index()));
        let response = ui.interact(rect, id, Sense::CLICK);
        // Made for who listens or points at it: hundreds of turns are in sight.
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, true, self.told_name(language, leaf))
        });
        let response = match response.contains_pointer() {
            true => accessibility::shown_name(response, &turn_name(language, leaf)),
            false => response,
        };

        let mut event = response.clicked().then_some(TreeEvent::GoTo(leaf.turn));
        response.context_menu(|ui| {
            if ui.button(language.say(TreeWords::GoHere)).clicked() {
                event = Some(TreeEvent::GoTo(leaf.turn));
            }
            if leaf.parent.is_some() && ui.button(language.say(TreeWords::Delete)).clicked() {
                event = Some(TreeEvent::Delete(leaf.turn));
            }
            event = self.menu_ui(ui, leaf).or(event.take());
        });
        event
    }
}

const fn stone_fill(color: Color) -> Color32 {
    match color {
        Color::Black => BLACK_STONE,
        Color::White => WHITE_STONE,
    }
}

/// What a turn is called, such as "Move 61, White D4".
pub(super) fn turn_name(language: Language, leaf: &Leaf) -> String {
    let told =
        |side: &str, what: &str| language.fill(TreeWords::Move, &[&leaf.number, &side, &what]);
    match leaf.kind {
        TurnKind::Start => language.say(TreeWords::Start).to_owned(),
        TurnKind::Stone(by, mv) => {
            let name = words::move_name(language, &mv);
            told(side_name(language, by, &mv), &name.unwrap_or_default())
        }
        TurnKind::Pass(by) => told(words::color(language, by), language.say(TreeWords::Pass)),
        TurnKind::Setup => language.say(TreeWords::Setup).to_owned(),
        TurnKind::Note => language.say(TreeWords::Note).to_owned(),
    }
}

/// Who made a move, as its game calls the sides.
fn side_name(language: Language, by: Color, mv: &AnyMove) -> &'static str {
    let kind = match mv {
        AnyMove::Go(..) => GameKind::Go,
        AnyMove::Othello(_) => GameKind::Othello,
        AnyMove::Aligne4(_) => GameKind::Aligne4,
    };
    words::side(language, kind, by)
}

/// The name with what can be seen of the turn.
fn full_name(language: Language, leaf: &Leaf, name: &str, current: TurnId) -> String {
    let mut full = name.to_owned();
    if !leaf.notes.sign.is_empty() {
        full = format!("{full} {}", leaf.notes.sign);
    }
    if leaf.notes.commented {
        full = language.fill(TreeWords::Commented, &[&full]);
    }
    if leaf.turn == current {
        full = language.fill(TreeWords::Current, &[&full]);
    }
    full
}

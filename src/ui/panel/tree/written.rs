//! What stands at turns of the tree besides their moves: what is written there,
//! what is folded away, and where the same position is reached.

use egui::{Align2, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::{TreeEvent, TreePainter, turn_name};
use crate::scene::Leaf;
use crate::session::Edit;
use crate::ui::theme::{TREE_STEP, TREE_STONE};
use crate::words::{EditWords, Label, Language, RemarkWords};

/// How large the signs are.
const SIGN: f32 = 4.0;

impl TreePainter<'_> {
    /// The signs of what is written at a turn, and of what is folded there.
    pub(super) fn paint_written(&self, leaf: &Leaf, center: Pos2) {
        let colors = self.style.colors;
        let ink = Stroke::new(1.4, colors.text);
        if leaf.notes.hotspot {
            // A small flame: a drop that stands.
            let foot = center + vec2(-TREE_STONE, -TREE_STONE) * 0.85;
            let drop = [(0.0, -6.0), (3.6, 0.5), (0.0, 4.0), (-3.6, 0.5)];
            let drop = drop.map(|(x, y)| foot + vec2(x, y)).to_vec();
            let rim = Stroke::new(1.0, colors.panel);
            self.painter
                .add(Shape::convex_polygon(drop, colors.wrong, rim));
        }
        if leaf.notes.named {
            // Beside the line of play, not across it.
            let (away, half) = match self.growth {
                super::Growth::Across => (vec2(0.0, TREE_STONE + 3.0), vec2(TREE_STONE * 0.8, 0.0)),
                super::Growth::Down => (vec2(-TREE_STONE - 3.0, 0.0), vec2(0.0, TREE_STONE * 0.8)),
            };
            let beside = center + away;
            self.painter
                .line_segment([beside - half, beside + half], ink);
        }
        if leaf.notes.figure {
            // A new page begins here.
            let before = center - self.growth.vec(TREE_STEP * 0.5, 0.0);
            let half = self.growth.vec(0.0, TREE_STONE);
            self.painter.extend(Shape::dashed_line(
                &[before - half, before + half],
                ink,
                3.0,
                2.0,
            ));
        }
        if leaf.hidden > 0 {
            let beside = match self.growth {
                super::Growth::Across => vec2(TREE_STEP * 0.5 + 2.0, 0.0),
                super::Growth::Down => vec2(0.0, TREE_STEP * 0.5 + 2.0),
            };
            let place = center + beside;
            let square = Rect::from_center_size(place, Vec2::splat(11.0));
            self.painter
                .rect(square, 2.0, colors.raised, ink, StrokeKind::Middle);
            let font = FontId::proportional(12.0);
            self.painter
                .text(place, Align2::CENTER_CENTER, "+", font, colors.text);
        }
        if !(self.known.joined)(leaf.turn).is_empty() {
            self.paint_link(center + vec2(-TREE_STONE, TREE_STONE) * 0.85);
        }
    }

    /// Two rings of a chain: the position is reached in another way too.
    fn paint_link(&self, place: Pos2) {
        let colors = self.style.colors;
        let ground = Rect::from_center_size(place, vec2(3.6 * SIGN, 2.4 * SIGN));
        self.painter.rect_filled(ground, 3.0, colors.panel);
        for side in [-1.0, 1.0] {
            let ring = Stroke::new(1.3, colors.accent);
            let center = place + vec2(side * SIGN * 0.55, 0.0);
            self.painter.circle_stroke(center, SIGN * 0.85, ring);
        }
    }

    /// Joins the present turn with the others that lead to its position.
    pub(super) fn paint_joint(&self) {
        let joined = (self.known.joined)(self.current);
        let Some(here) = self.branches.leaf(self.current) else {
            return;
        };
        let from = self.center(here.column, here.lane);
        let stroke = Stroke::new(1.4, self.style.colors.accent);
        let others = joined.iter().filter(|&&turn| turn != self.current);
        for leaf in others.filter_map(|&turn| self.branches.leaf(turn)) {
            let to = self.center(leaf.column, leaf.lane);
            self.painter
                .extend(Shape::dashed_line(&[from, to], stroke, 5.0, 4.0));
            self.painter.circle_stroke(to, TREE_STONE + 3.0, stroke);
        }
    }

    /// The name of a turn with what these signs say.
    pub(super) fn joined_name(&self, language: Language, leaf: &Leaf, name: String) -> String {
        let mut name = name;
        for (holds, words) in [
            (leaf.notes.hotspot, language.say(RemarkWords::Hotspot)),
            (leaf.notes.figure, language.say(EditWords::FigureHere)),
        ] {
            if holds {
                language.add_to_series(&mut name, words);
            }
        }
        let joined = (self.known.joined)(leaf.turn);
        let other = joined.into_iter().find(|&turn| turn != leaf.turn);
        if let Some(other) = other.and_then(|turn| self.branches.leaf(turn)) {
            let other = turn_name(language, &other);
            name = language.fill(EditWords::SamePosition, &[&name, &other]);
        }
        match leaf.hidden {
            0 => name,
            hidden => language.fill_for(hidden, EditWords::Collapsed, &[&hidden, &name]),
        }
    }

    /// The rest of the menu of a turn.
    pub(super) fn menu_ui(&self, ui: &mut Ui, leaf: &Leaf) -> Option<TreeEvent> {
        let language = self.style.language;
        let mut event = None;
        let has_next = leaf.hidden > 0 || self.has_next(leaf);
        if has_next && ui.button(language.say(Label::Collapse)).clicked() {
            event = Some(TreeEvent::Fold(leaf.turn));
        }
        if !self.known.may_edit || leaf.parent.is_none() {
            return event;
        }
        for (label, edit) in [
            (Label::MainLine, Edit::MainLine(leaf.turn)),
            (Label::VariationUp, Edit::Earlier(leaf.turn)),
            (Label::VariationDown, Edit::Later(leaf.turn)),
        ] {
            if ui.button(language.say(label)).clicked() {
                event = Some(TreeEvent::Edit(edit));
            }
        }
        event
    }

    fn has_next(&self, leaf: &Leaf) -> bool {
        let next = leaf.column + 1..leaf.column + 2;
        let mut leaves = self.branches.leaves_in(next, 0..self.branches.lanes());
        leaves.any(|other| other.parent == Some(leaf.turn))
    }
}

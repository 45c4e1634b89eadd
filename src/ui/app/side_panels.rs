//! What stands around the board: cards, thoughts, comment and tree.

use egui::{Align, Layout, Margin, Panel, Rect, Sense, Ui, WidgetInfo, vec2};

use super::match_page::{MatchPage, TableEvent, ground};
use super::window_layout::{self, SideColumn};
use crate::board::Color;
use crate::scene::Scene;
use crate::session::{Action, MoveWarning};
use crate::ui::command::Command;
use crate::ui::panel::card::Card;
use crate::ui::panel::comment::{self, comment_field_ui};
use crate::ui::panel::players::{card_ui, strip_ui};
use crate::ui::panel::review::{ReviewEvent, key_moments_ui, review_ui};
use crate::ui::panel::teacher::teacher_ui;
use crate::ui::panel::thoughts::thoughts_ui;
use crate::ui::panel::tree::{TreeEvent, TreeKnowledge, tree_ui};
use crate::ui::theme::{self, Style};
use crate::words::{BarWords, EditWords, TableWords};

/// Comments with less height than this are not worth showing.
const LEAST_COMMENT: f32 = 72.0;
/// The same for a comment above a tree of moves.
const LEAST_NOTES: f32 = 200.0;
/// Which share of what is left of a column the key moments of a review may have.
const MOMENTS_SHARE: f32 = 0.45;
/// A list of key moments with less height than this is not worth showing.
const LEAST_MOMENTS: f32 = 72.0;
/// How high the panel of thoughts is.
const THOUGHTS: f32 = 240.0;
/// How wide the edge is by which a column is dragged.
const GRIP: f32 = 8.0;

/// At which side of the board a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl MatchPage<'_> {
    fn card(&self, color: Color) -> Card<'_> {
        Card {
            scene: &self.scene,
            color,
            face: self.faces[color].as_ref(),
            long: self.view.long == Some(color),
        }
    }

    fn card_ui(&mut self, ui: &mut Ui, color: Color) {
        let action = card_ui(ui, self.card(color), self.textures, self.style);
        self.events.extend(action.map(TableEvent::Act));
    }

    /// The cards in columns at the sides, with thoughts, comment and tree.
    /// `stacked`: both cards are in the left one.
    pub(super) fn columns_ui(
        &mut self,
        ui: &mut Ui,
        [left, right]: [SideColumn; 2],
        stacked: bool,
    ) {
        let shown = self.settings.side_panel;
        let panel = side(Panel::left("black"), left.width, self.style);
        let column = panel.show(ui, |ui| {
            self.card_ui(ui, Color::Black);
            if stacked {
                self.card_ui(ui, Color::White);
            } else {
                let thoughts = if thinks(&self.scene) { THOUGHTS } else { 0.0 };
                self.teacher_ui(ui);
                self.review_ui(ui, LEAST_COMMENT + 2.0 * theme::GRID + thoughts);
                self.thoughts_ui(ui);
            }
            if shown && ui.available_height() >= LEAST_COMMENT {
                self.comment_ui(ui);
            }
        });
        let dragged = grip_ui(ui, column.response.rect, left, Side::Left, self.style);
        self.events.extend(dragged.map(TableEvent::LeftColumn));
        let panel = side(Panel::right("white"), right.width, self.style);
        let column = panel.show(ui, |ui| {
            if stacked {
                self.teacher_ui(ui);
                let height = ui.available_height();
                self.review_ui(ui, height / 2.0);
                self.thoughts_ui(ui);
            } else {
                self.card_ui(ui, Color::White);
            }
            let most = ui.available_height() * MOMENTS_SHARE;
            self.key_moments_ui(ui, most);
            if shown {
                self.moves_ui(ui);
            } else {
                self.events.extend(opener_ui(ui, self.style));
            }
        });
        let dragged = grip_ui(ui, column.response.rect, right, Side::Right, self.style);
        self.events.extend(dragged.map(TableEvent::RightColumn));
    }

    /// Both cards in a strip; thoughts, comment and tree in a drawer, which
    /// either `fits` beside the board or takes room from it.
    pub(super) fn strip_ui(&mut self, ui: &mut Ui, drawer: f32, fits: bool) {
        let frame = ground(self.style).inner_margin(Margin {
            left: 12,
            right: 12,
            top: 4,
            bottom: 0,
        });
        Panel::top("players")
            .frame(frame)
            .exact_size(window_layout::STRIP)
            .show_separator_line(false)
            .show(ui, |ui| {
                let cards = Color::BOTH.map(|color| self.card(color));
                let action = strip_ui(ui, cards, self.textures, self.style);
                self.events.extend(action.map(TableEvent::Act));
            });
        let written = if fits {
            self.settings.side_panel
        } else {
            self.settings.narrow_side_panel
        };
        let asked = self.warning().is_some();
        if !written && !asked && !thinks(&self.scene) && self.scene.review.is_none() {
            self.events.extend(handle_ui(ui, self.style));
            return;
        }
        side(Panel::right("notes and moves"), drawer, self.style).show(ui, |ui| {
            self.teacher_ui(ui);
            let height = ui.available_height();
            let below = if thinks(&self.scene) { 0.5 } else { 0.33 };
            self.review_ui(ui, height * below);
            self.thoughts_ui(ui);
            if self.scene.review.is_some() {
                // What is left is too low for three.
                let rest = ui.available_height();
                let tall = written && rest * (1.0 - MOMENTS_SHARE) >= LEAST_NOTES;
                let share = if tall { MOMENTS_SHARE } else { 1.0 };
                self.key_moments_ui(ui, rest * share - theme::GRID);
                if !tall {
                    return;
                }
            }
            if !written {
                self.events.extend(opener_ui(ui, self.style));
                return;
            }
            let half = (ui.available_height() - theme::GRID) / 2.0;
            let size = vec2(ui.available_width(), half);
            ui.allocate_ui(size, |ui| {
                ui.set_min_size(size);
                ui.set_max_size(size);
                self.comment_ui(ui);
            });
            self.moves_ui(ui);
        });
    }

    /// What the teacher says of the last move.
    fn warning(&self) -> Option<&MoveWarning> {
        self.scene.teaching.as_ref()?.warning.as_ref()
    }

    fn teacher_ui(&mut self, ui: &mut Ui) {
        let asked = self
            .warning()
            .and_then(|warning| teacher_ui(ui, warning, self.style));
        self.events.extend(asked.map(TableEvent::Command));
    }

    /// The review, while it is looked at; it leaves the height `below` to what
    /// stands under it.
    fn review_ui(&mut self, ui: &mut Ui, below: f32) {
        if let Some(review) = &self.scene.review {
            let event = review_ui(ui, self.scene.kind, review, below, self.style);
            self.answer_review(event);
        }
    }

    /// The moves that decided the game, in a list that is at most so high.
    fn key_moments_ui(&mut self, ui: &mut Ui, height: f32) {
        if let Some(review) = &self.scene.review
            && height >= LEAST_MOMENTS
        {
            let event = key_moments_ui(ui, self.scene.kind, review, height, self.style);
            self.answer_review(event);
        }
    }

    fn answer_review(&mut self, event: Option<ReviewEvent>) {
        let acts = match event {
            None => return,
            Some(ReviewEvent::GoTo(turn)) => vec![Action::GoTo(turn)],
            Some(ReviewEvent::Pause) => vec![Action::PauseReview],
            Some(ReviewEvent::Side(side)) => vec![Action::MistakesOf(side)],
            Some(ReviewEvent::Try { before, point }) => {
                vec![Action::GoTo(before), Action::Choose(point)]
            }
            Some(ReviewEvent::Preview) => {
                self.view.previews_better = true;
                return;
            }
            Some(ReviewEvent::Mistake(command)) => {
                return self.events.push(TableEvent::Command(command));
            }
            Some(ReviewEvent::Learn) => {
                return self.events.push(TableEvent::Command(Command::AddMistake));
            }
            Some(ReviewEvent::Report) => {
                let report = TableEvent::Command(Command::ReviewReport);
                return self.events.push(report);
            }
        };
        self.events.extend(acts.into_iter().map(TableEvent::Act));
    }

    /// What is thought, while something is: as high as it needs and the window
    /// allows.
    fn thoughts_ui(&mut self, ui: &mut Ui) {
        if !thinks(&self.scene) {
            return;
        }
        self.view.looked_at = egui::ScrollArea::vertical()
            .id_salt("thoughts")
            .auto_shrink([false, true])
            .show(ui, |ui| {
                thoughts_ui(ui, &self.scene, self.textures.look(), self.style)
            })
            .inner;
    }

    fn comment_ui(&mut self, ui: &mut Ui) {
        let (scene, language) = (&self.scene, self.style.language);
        let name = Some(scene.node_name.clone()).filter(|name| !name.is_empty());
        let remarks = scene.remarks.iter();
        let remarks = remarks.map(|remark| remark.text(language));
        let value = Some(&scene.value).filter(|value| !value.is_empty());
        let value = value.map(|value| language.fill(EditWords::ValueIs, &[value]));
        let figure = scene
            .figure
            .then(|| language.say(EditWords::FigureHere).to_owned());
        let heads = name.into_iter().chain(remarks).chain(value).chain(figure);
        let heads: Vec<String> = heads.collect();
        let said = (scene.comment.as_str(), heads.as_slice());
        if std::mem::take(&mut self.view.wants_comment) {
            ui.memory_mut(|memory| memory.request_focus(comment::field()));
        }
        let links = &mut self.view.links;
        links.catch_up(&self.view.session, &scene.comment, language);
        let draft = &mut self.view.draft;
        let shown = comment_field_ui(ui, scene.cursor, said, &links.links, draft, self.style);
        let target = |link: Option<usize>| links.targets.get(link?).copied();
        let lit = target(shown.pointed).and_then(|target| target.point);
        let followed = target(shown.followed);
        if lit.is_some() {
            self.view.board.light(lit);
        }
        let comment = shown
            .written
            .map(|text| TableEvent::Act(Action::Comment(text)));
        self.events.extend(comment);
        if let Some(target) = followed {
            self.events.extend(match (target.turn, target.point) {
                (Some(turn), _) => Some(TableEvent::Act(Action::GoTo(turn))),
                (None, point) => point.map(TableEvent::ShowPoint),
            });
        }
    }

    fn moves_ui(&mut self, ui: &mut Ui) {
        let style = self.style;
        let room = vec2(ui.available_width(), 20.0);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            let title = style.language.say(TableWords::Moves);
            ui.label(egui::RichText::new(title).color(style.colors.quiet));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = 20.0;
                ui.spacing_mut().button_padding = vec2(6.0, 0.0);
                let text = egui::RichText::new(style.language.say(BarWords::Hide));
                let text = text.small().color(style.colors.quiet);
                let response = ui.add(egui::Button::new(text).frame_when_inactive(false));
                self.events
                    .extend(named_switch(response, BarWords::Hide, style));
            });
        });
        let session = &self.view.session;
        let (cursor, way) = (session.cursor(), session.path());
        let known = TreeKnowledge {
            grade: &|turn| session.grade_at(turn),
            joined: &|turn| self.view.joined(turn),
            may_edit: self.view.may_edit(),
        };
        let event = tree_ui(ui, self.view.branches(), cursor, way, known, style);
        self.events.extend(event.map(|event| match event {
            TreeEvent::GoTo(turn) => TableEvent::Act(Action::GoTo(turn)),
            TreeEvent::Delete(turn) => TableEvent::Act(Action::Delete(turn)),
            TreeEvent::Edit(edit) => TableEvent::Act(Action::Edit(edit)),
            TreeEvent::Fold(turn) => TableEvent::Fold(turn),
        }));
    }
}

/// Whether there is something to show about what is thought.
const fn thinks(scene: &Scene) -> bool {
    scene.analyzing || scene.estimating
}

/// A panel at the side of the board.
fn side(panel: Panel, width: f32, style: Style) -> Panel {
    panel
        .frame(ground(style).inner_margin(Margin::same(12)))
        .resizable(false)
        .show_separator_line(false)
        .exact_size(width)
}

/// The edge of a column towards the board, by which it is dragged. Returns
/// another width; a double click asks for the usual one.
fn grip_ui(
    ui: &Ui,
    rect: Rect,
    column: SideColumn,
    side: Side,
    style: Style,
) -> Option<Option<u16>> {
    let (edge, words) = match side {
        Side::Left => (rect.right(), BarWords::LeftColumn),
        Side::Right => (rect.left(), BarWords::RightColumn),
    };
    let grip = Rect::from_x_y_ranges(edge - GRIP / 2.0..=edge + GRIP / 2.0, rect.y_range());
    let id = ui.scope_id().with(("grip", side == Side::Left));
    let response = ui.interact(grip, id, Sense::DRAG | Sense::CLICK);
    let name = style.language.say(words);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Splitter, true, name));
    let response = response.on_hover_cursor(egui::CursorIcon::ResizeHorizontal);
    let held = response.hovered() || response.dragged();
    let color = if held {
        style.colors.accent
    } else {
        style.colors.line
    };
    let mark = Rect::from_center_size(grip.center(), vec2(3.0, 32.0));
    ui.painter().rect_filled(mark, 1.5, color);
    if response.double_clicked() {
        return Some(None);
    }
    let pointer = response
        .interact_pointer_pos()
        .filter(|_| response.dragged())?;
    let width = match side {
        Side::Left => pointer.x - rect.left(),
        Side::Right => rect.right() - pointer.x,
    };
    let width = width.clamp(column.least, column.most.max(column.least));
    Some(Some(width.round() as u16))
}

/// What opens the comment and the tree where they are folded away.
fn opener_ui(ui: &mut Ui, style: Style) -> Option<TableEvent> {
    let text = format!("▶ {}", style.language.say(BarWords::CommentAndMoves));
    let response = ui.button(text);
    named_switch(response, BarWords::CommentAndMoves, style)
}

/// The same as a handle along the edge of the window, in windows that have no
/// column for it.
fn handle_ui(ui: &mut Ui, style: Style) -> Option<TableEvent> {
    let frame = ground(style).inner_margin(Margin::symmetric(0, 6));
    let panel = Panel::right("handle")
        .frame(frame)
        .resizable(false)
        .show_separator_line(false)
        .exact_size(window_layout::HANDLE);
    panel
        .show(ui, |ui| {
            let size = ui.available_size() - vec2(4.0, 0.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let visuals = ui.style().interact(&response);
            ui.painter().rect(
                rect,
                6,
                style.colors.panel,
                visuals.bg_stroke,
                egui::StrokeKind::Inside,
            );
            let words = format!("▼  {}", style.language.say(BarWords::CommentAndMoves));
            let font = egui::FontId::proportional(theme::BODY);
            let galley = ui.painter().layout_no_wrap(words, font, style.colors.text);
            // Read from top to bottom; the arrow, turned with it, points at the
            // board.
            let corner = rect.center() + vec2(galley.size().y, -galley.size().x) / 2.0;
            let text = egui::epaint::TextShape::new(corner, galley, style.colors.text);
            ui.painter()
                .add(text.with_angle(std::f32::consts::FRAC_PI_2));
            named_switch(response, BarWords::CommentAndMoves, style)
        })
        .inner
}

/// Names a button that shows or hides comment and tree; what was asked for.
fn named_switch(response: egui::Response, words: BarWords, style: Style) -> Option<TableEvent> {
    let language = style.language;
    let name = language.say(words);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
    let row = Command::SidePanel.row()?;
    let tip = row.explained(&response.ctx, language);
    let response = response.on_hover_text(tip);
    response
        .clicked()
        .then_some(TableEvent::Command(Command::SidePanel))
}

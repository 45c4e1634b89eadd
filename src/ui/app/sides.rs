//! What stands around the board: cards, thoughts, comment and tree.

use egui::{Align, Layout, Margin, Panel, Rect, Sense, Ui, WidgetInfo, vec2};

use super::App;
use super::plan::{self, Column, Sides};
use super::table::{Asked, Table, ground};
use crate::board::{ByColor, Color};
use crate::scene::Scene;
use crate::session::Action;
use crate::settings::BoardLook;
use crate::ui::command::Command;
use crate::ui::panel::notes::{self, notes_ui};
use crate::ui::panel::players::{Card, Face, card_ui, strip_ui};
use crate::ui::panel::thoughts::thoughts_ui;
use crate::ui::panel::tree::{TreeEvent, tree_ui};
use crate::ui::theme::{self, Decor};
use crate::words::{BarWords, Table as Words};

/// Comments with less height than this are not worth showing.
const LEAST_COMMENT: f32 = 64.0;
/// How wide the edge is by which a column is dragged.
const GRIP: f32 = 8.0;

/// At which side of the board a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

impl App {
    fn card<'a>(
        table: &Table,
        scene: &'a Scene,
        faces: &'a ByColor<Option<Face>>,
        color: Color,
    ) -> Card<'a> {
        Card {
            scene,
            color,
            face: faces[color].as_ref(),
            long: table.long == Some(color),
        }
    }

    /// The cards in columns at the sides, with thoughts, comment and tree.
    pub(super) fn sides_ui(
        &self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        faces: &ByColor<Option<Face>>,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let Sides::Columns {
            left,
            right,
            stacked,
        } = self.plan(table).sides
        else {
            return;
        };
        let black = Self::card(table, scene, faces, Color::Black);
        let white = Self::card(table, scene, faces, Color::White);
        let look = self.skin.look();
        let shown = self.settings.side_panel;
        let panel = side(Panel::left("black"), left.width, decor);
        let column = panel.show(ui, |ui| {
            asked.extend(card_ui(ui, black, &self.skin, decor).map(Asked::Act));
            if stacked {
                asked.extend(card_ui(ui, white, &self.skin, decor).map(Asked::Act));
            } else if thinks(scene) {
                table.looked_at = thoughts_panel_ui(ui, scene, look, decor);
            }
            if shown && ui.available_height() >= LEAST_COMMENT {
                comment_ui(ui, table, scene, decor, asked);
            }
        });
        let dragged = grip_ui(ui, column.response.rect, left, Side::Left, decor);
        asked.extend(dragged.map(Asked::Left));
        let panel = side(Panel::right("white"), right.width, decor);
        let column = panel.show(ui, |ui| {
            if !stacked {
                asked.extend(card_ui(ui, white, &self.skin, decor).map(Asked::Act));
            } else if thinks(scene) {
                table.looked_at = thoughts_panel_ui(ui, scene, look, decor);
            }
            if shown {
                moves_ui(ui, table, decor, asked);
            } else {
                asked.extend(opener_ui(ui, decor));
            }
        });
        let dragged = grip_ui(ui, column.response.rect, right, Side::Right, decor);
        asked.extend(dragged.map(Asked::Right));
    }

    /// Both cards in a strip; thoughts, comment and tree in a drawer.
    pub(super) fn narrow_ui(
        &self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        faces: &ByColor<Option<Face>>,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let Sides::Strip { drawer, fits } = self.plan(table).sides else {
            return;
        };
        let frame = ground(decor).inner_margin(Margin {
            left: 12,
            right: 12,
            top: 4,
            bottom: 0,
        });
        let cards = Color::BOTH.map(|color| Self::card(table, scene, faces, color));
        Panel::top("players")
            .frame(frame)
            .exact_size(plan::STRIP)
            .show_separator_line(false)
            .show(ui, |ui| {
                asked.extend(strip_ui(ui, cards, &self.skin, decor).map(Asked::Act));
            });
        let written = if fits {
            self.settings.side_panel
        } else {
            self.settings.narrow_side_panel
        };
        if !written && !thinks(scene) {
            asked.extend(handle_ui(ui, decor));
            return;
        }
        side(Panel::right("notes and moves"), drawer, decor).show(ui, |ui| {
            if thinks(scene) {
                table.looked_at = thoughts_panel_ui(ui, scene, self.skin.look(), decor);
            }
            if !written {
                asked.extend(opener_ui(ui, decor));
                return;
            }
            let half = (ui.available_height() - theme::GRID) / 2.0;
            let size = vec2(ui.available_width(), half);
            ui.allocate_ui(size, |ui| {
                ui.set_min_size(size);
                ui.set_max_size(size);
                comment_ui(ui, table, scene, decor, asked);
            });
            moves_ui(ui, table, decor, asked);
        });
    }
}

/// Whether there is something to show about what is thought.
const fn thinks(scene: &Scene) -> bool {
    scene.analyzing || scene.estimating
}

/// The panel of thoughts, as high as it needs and the window allows.
fn thoughts_panel_ui(ui: &mut Ui, scene: &Scene, look: BoardLook, decor: Decor) -> Option<usize> {
    egui::ScrollArea::vertical()
        .id_salt("thoughts")
        .auto_shrink([false, true])
        .show(ui, |ui| thoughts_ui(ui, scene, look, decor))
        .inner
}

/// A panel at the side of the board.
fn side(panel: Panel, width: f32, decor: Decor) -> Panel {
    panel
        .frame(ground(decor).inner_margin(Margin::same(12)))
        .resizable(false)
        .show_separator_line(false)
        .exact_size(width)
}

/// The edge of a column towards the board, by which it is dragged. Returns
/// another width; a double click asks for the usual one.
fn grip_ui(ui: &Ui, rect: Rect, column: Column, side: Side, decor: Decor) -> Option<Option<u16>> {
    let (edge, words) = match side {
        Side::Left => (rect.right(), BarWords::LeftColumn),
        Side::Right => (rect.left(), BarWords::RightColumn),
    };
    let grip = Rect::from_x_y_ranges(edge - GRIP / 2.0..=edge + GRIP / 2.0, rect.y_range());
    let id = ui.scope_id().with(("grip", side == Side::Left));
    let response = ui.interact(grip, id, Sense::DRAG | Sense::CLICK);
    let name = decor.language.say(words);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Splitter, true, name));
    let response = response.on_hover_cursor(egui::CursorIcon::ResizeHorizontal);
    let held = response.hovered() || response.dragged();
    let color = if held {
        decor.colors.accent
    } else {
        decor.colors.line
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
fn opener_ui(ui: &mut Ui, decor: Decor) -> Option<Asked> {
    let text = format!("▶ {}", decor.language.say(BarWords::CommentAndMoves));
    let response = ui.button(text);
    named_switch(response, BarWords::CommentAndMoves, decor)
}

/// The same as a handle along the edge of the window, in windows that have no
/// column for it.
fn handle_ui(ui: &mut Ui, decor: Decor) -> Option<Asked> {
    let frame = ground(decor).inner_margin(Margin::symmetric(0, 6));
    let panel = Panel::right("handle")
        .frame(frame)
        .resizable(false)
        .show_separator_line(false)
        .exact_size(plan::HANDLE);
    panel
        .show(ui, |ui| {
            let size = ui.available_size() - vec2(4.0, 0.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let visuals = ui.style().interact(&response);
            ui.painter().rect(
                rect,
                6,
                decor.colors.panel,
                visuals.bg_stroke,
                egui::StrokeKind::Inside,
            );
            let words = format!("▼  {}", decor.language.say(BarWords::CommentAndMoves));
            let font = egui::FontId::proportional(theme::BODY);
            let galley = ui.painter().layout_no_wrap(words, font, decor.colors.text);
            // Read from top to bottom; the arrow, turned with it, points at the
            // board.
            let corner = rect.center() + vec2(galley.size().y, -galley.size().x) / 2.0;
            let text = egui::epaint::TextShape::new(corner, galley, decor.colors.text);
            ui.painter()
                .add(text.with_angle(std::f32::consts::FRAC_PI_2));
            named_switch(response, BarWords::CommentAndMoves, decor)
        })
        .inner
}

/// Names a button that shows or hides comment and tree; what was asked for.
fn named_switch(response: egui::Response, words: BarWords, decor: Decor) -> Option<Asked> {
    let language = decor.language;
    let name = language.say(words);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
    let row = Command::SidePanel.row()?;
    let (tip, keys) = (language.say(row.tip), row.keys_text(language));
    let response = response.on_hover_text(format!("{tip} ({keys})"));
    response
        .clicked()
        .then_some(Asked::Command(Command::SidePanel))
}

fn comment_ui(ui: &mut Ui, table: &mut Table, scene: &Scene, decor: Decor, asked: &mut Vec<Asked>) {
    let name = Some(scene.node_name.clone()).filter(|name| !name.is_empty());
    let remarks = scene.remarks.iter();
    let remarks = remarks.map(|remark| remark.text(decor.language));
    let heads: Vec<String> = name.into_iter().chain(remarks).collect();
    let said = (scene.comment.as_str(), heads.as_slice());
    if std::mem::take(&mut table.wants_comment) {
        ui.memory_mut(|memory| memory.request_focus(notes::field()));
    }
    let written = notes_ui(ui, scene.cursor, said, &mut table.draft, decor);
    asked.extend(written.map(|text| Asked::Act(Action::Comment(text))));
}

fn moves_ui(ui: &mut Ui, table: &Table, decor: Decor, asked: &mut Vec<Asked>) {
    let room = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        let title = decor.language.say(Words::Moves);
        ui.label(egui::RichText::new(title).color(decor.colors.quiet));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            ui.spacing_mut().button_padding = vec2(6.0, 0.0);
            let text = egui::RichText::new(decor.language.say(BarWords::Hide));
            let text = text.small().color(decor.colors.quiet);
            let response = ui.add(egui::Button::new(text).frame_when_inactive(false));
            asked.extend(named_switch(response, BarWords::Hide, decor));
        });
    });
    let (cursor, way) = (table.session.cursor(), table.session.path());
    let event = tree_ui(ui, &table.branches, cursor, way, decor);
    asked.extend(event.map(|event| {
        Asked::Act(match event {
            TreeEvent::GoTo(turn) => Action::GoTo(turn),
            TreeEvent::Delete(turn) => Action::Delete(turn),
        })
    }));
}

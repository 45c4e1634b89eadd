//! What stands around the board: cards, thoughts, comment and tree.

use egui::{Margin, Panel, Ui};

use super::App;
use super::table::{Asked, Table, ground};
use crate::board::{ByColor, Color};
use crate::scene::Scene;
use crate::session::{Action, BoardLook};
use crate::ui::panel::notes::notes_ui;
use crate::ui::panel::players::{Card, Face, card_ui, strip_ui};
use crate::ui::panel::thoughts::thoughts_ui;
use crate::ui::panel::tree::{TreeEvent, tree_ui};
use crate::ui::theme::{self, Decor};
use crate::words::Table as Words;

/// How wide the panels at the sides are.
const SIDE: f32 = 224.0;
/// Comments with less height than this are not worth showing.
const LEAST_COMMENT: f32 = 64.0;

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

    /// The cards at both sides, with the comment and the tree below them.
    pub(super) fn sides_ui(
        &self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        faces: &ByColor<Option<Face>>,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let black = Self::card(table, scene, faces, Color::Black);
        let white = Self::card(table, scene, faces, Color::White);
        side(Panel::left("black"), decor).show(ui, |ui| {
            asked.extend(card_ui(ui, black, &self.skin, decor).map(Asked::Act));
            if thinks(scene) {
                ui.add_space(theme::GRID);
                table.looked_at = thoughts_panel_ui(ui, scene, self.skin.look(), decor);
            }
            if self.settings.side_panel && ui.available_height() >= LEAST_COMMENT {
                ui.add_space(theme::GRID);
                comment_ui(ui, table, scene, decor, asked);
            }
        });
        side(Panel::right("white"), decor).show(ui, |ui| {
            asked.extend(card_ui(ui, white, &self.skin, decor).map(Asked::Act));
            if self.settings.side_panel {
                ui.add_space(theme::GRID);
                moves_ui(ui, table, decor, asked);
            }
        });
    }

    /// Both cards in a strip; comment and tree at the side if they are wanted.
    pub(super) fn narrow_ui(
        &self,
        ui: &mut Ui,
        table: &mut Table,
        scene: &Scene,
        faces: &ByColor<Option<Face>>,
        decor: Decor,
        asked: &mut Vec<Asked>,
    ) {
        let frame = ground(decor).inner_margin(Margin {
            left: 12,
            right: 12,
            top: 6,
            bottom: 0,
        });
        let cards = Color::BOTH.map(|color| Self::card(table, scene, faces, color));
        Panel::top("players")
            .frame(frame)
            .show_separator_line(false)
            .show(ui, |ui| {
                asked.extend(strip_ui(ui, cards, &self.skin, decor).map(Asked::Act));
            });
        let written = self.settings.narrow_side_panel;
        if !written && !thinks(scene) {
            return;
        }
        side(Panel::right("notes and moves"), decor).show(ui, |ui| {
            if thinks(scene) {
                table.looked_at = thoughts_panel_ui(ui, scene, self.skin.look(), decor);
            }
            if !written {
                return;
            }
            let half = (ui.available_height() - theme::GRID) / 2.0;
            let size = egui::vec2(ui.available_width(), half);
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
fn side(panel: Panel, decor: Decor) -> Panel {
    panel
        .frame(ground(decor).inner_margin(Margin::same(12)))
        .resizable(false)
        .show_separator_line(false)
        .exact_size(SIDE + 24.0)
}

fn comment_ui(ui: &mut Ui, table: &mut Table, scene: &Scene, decor: Decor, asked: &mut Vec<Asked>) {
    let name = Some(scene.node_name.clone()).filter(|name| !name.is_empty());
    let remarks = scene.remarks.iter();
    let remarks = remarks.map(|remark| remark.text(decor.language));
    let heads: Vec<String> = name.into_iter().chain(remarks).collect();
    let said = (scene.comment.as_str(), heads.as_slice());
    let written = notes_ui(ui, scene.cursor, said, &mut table.draft, decor);
    asked.extend(written.map(|text| Asked::Act(Action::Comment(text))));
}

fn moves_ui(ui: &mut Ui, table: &Table, decor: Decor, asked: &mut Vec<Asked>) {
    let title = decor.language.say(Words::Moves);
    ui.label(egui::RichText::new(title).color(decor.colors.quiet));
    let (cursor, way) = (table.session.cursor(), table.session.way());
    let event = tree_ui(ui, &table.branches, cursor, way, decor);
    asked.extend(event.map(|event| {
        Asked::Act(match event {
            TreeEvent::GoTo(turn) => Action::GoTo(turn),
            TreeEvent::Delete(turn) => Action::Delete(turn),
        })
    }));
}

//! The report of a review as a page.

use egui::{Label, Rect, RichText, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::document::{Block, Document, Hundredths};
use crate::figure::{Figure, Sign};
use crate::scene::{Mark, StoneBoard};
use crate::ui::board::{BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, BLACK_STONE, PICTURE_WOOD, Style, WHITE_STONE};
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui};
use crate::words::ReviewWords as Words;

/// How large a board is at most.
const BOARD: f32 = 380.0;
/// How high the curve is.
const CURVE: f32 = 140.0;
/// How long and how high a bar is at most.
const BAR: egui::Vec2 = vec2(120.0, 10.0);

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportEvent {
    /// Go back.
    Back,
    /// Put the text into the clipboard.
    Copy,
    /// Write it into a file.
    Save,
}

/// The page between frames.
#[derive(Debug, Default)]
pub(crate) struct ReportPage {
    document: Document,
    /// The boards of the document, in their order.
    boards: Vec<(StoneBoard, BoardState)>,
}

impl ReportPage {
    /// Shows a report.
    pub(crate) fn new(document: Document) -> Self {
        let boards = document.blocks.iter().filter_map(|block| match block {
            Block::Board(board) => Some((goban(board), BoardState::default())),
            Block::Titles(_)
            | Block::Heading(_)
            | Block::Paragraph(_)
            | Block::Table(_)
            | Block::Bars { .. }
            | Block::Curve { .. } => None,
        });
        Self {
            boards: boards.collect(),
            document,
        }
    }

    /// What is shown.
    pub(crate) const fn document(&self) -> &Document {
        &self.document
    }

    /// Paints the page and returns what someone wants.
    pub(crate) fn report_ui(
        &mut self,
        ui: &mut Ui,
        textures: &mut BoardTextures,
        style: Style,
    ) -> Option<ReportEvent> {
        let language = style.language;
        let title = language.say(Words::Report);
        let mut event = head_ui(ui, title, style).map(|Back| ReportEvent::Back);
        column_ui(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if ui.button(language.say(Words::CopyReport)).clicked() {
                    event = Some(ReportEvent::Copy);
                }
                if ui.button(language.say(Words::SaveReport)).clicked() {
                    event = Some(ReportEvent::Save);
                }
            });
            ui.add_space(theme::GRID);
            card_ui(ui, style, |ui| {
                let title = RichText::new(&self.document.title);
                ui.label(title.heading().color(style.colors.text));
                let mut boards = self.boards.iter_mut();
                for (index, block) in self.document.blocks.iter().enumerate() {
                    ui.push_id(index, |ui| match block {
                        Block::Titles(lines) => {
                            for line in lines {
                                ui.label(RichText::new(line).color(style.colors.text));
                            }
                        }
                        Block::Heading(text) => heading_ui(ui, text, style),
                        Block::Paragraph(text) => {
                            let text = RichText::new(text).color(style.colors.text);
                            ui.add(Label::new(text).wrap());
                        }
                        Block::Table(rows) => table_ui(ui, rows, style),
                        Block::Bars { sides, rows } => bars_ui(ui, sides, rows, style),
                        Block::Curve { name, values } => curve_ui(ui, name, values, style),
                        Block::Board(board) => {
                            if let Some((goban, state)) = boards.next() {
                                board_block_ui(ui, goban, state, textures, style);
                            }
                            let caption = RichText::new(&board.caption).small();
                            ui.label(caption.color(style.colors.quiet));
                        }
                    });
                    ui.add_space(theme::GRID / 2.0);
                }
            });
        });
        event
    }
}

fn heading_ui(ui: &mut Ui, text: &str, style: Style) {
    ui.add_space(theme::GRID);
    let text = RichText::new(text)
        .size(theme::CONTROL)
        .color(style.colors.accent);
    ui.add(Label::new(text).wrap());
}

fn table_ui(ui: &mut Ui, rows: &[Vec<String>], style: Style) {
    // Rows of words, not of buttons.
    ui.spacing_mut().interact_size.y = 0.0;
    egui::Grid::new("table")
        .striped(true)
        .spacing(vec2(24.0, 4.0))
        .show(ui, |ui| {
            for row in rows {
                for cell in row {
                    ui.label(RichText::new(cell).color(style.colors.text));
                }
                ui.end_row();
            }
        });
}

fn bars_ui(ui: &mut Ui, sides: &[String; 2], rows: &[(String, [usize; 2])], style: Style) {
    let most = rows.iter().flat_map(|(_, counts)| counts).max();
    let most = most.copied().unwrap_or(0).max(1);
    ui.spacing_mut().interact_size.y = 0.0;
    egui::Grid::new("bars")
        .spacing(vec2(24.0, 4.0))
        .show(ui, |ui| {
            ui.label("");
            for side in sides {
                ui.label(RichText::new(side).color(style.colors.text));
            }
            ui.end_row();
            for (name, counts) in rows {
                ui.label(RichText::new(name).color(style.colors.text));
                for &count in counts {
                    ui.horizontal(|ui| {
                        let height = ui.text_style_height(&egui::TextStyle::Body);
                        let room = vec2(BAR.x, height);
                        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
                        let length = BAR.x * count as f32 / most as f32;
                        let corner = pos2(rect.left(), rect.center().y - BAR.y / 2.0);
                        let bar = Rect::from_min_size(corner, vec2(length, BAR.y));
                        ui.painter().rect_filled(bar, 2.0, style.colors.accent);
                        ui.label(RichText::new(count.to_string()).color(style.colors.text));
                    });
                }
                ui.end_row();
            }
        });
}

/// Who led, or was likely to win: Black above the middle, White below.
fn curve_ui(ui: &mut Ui, name: &str, values: &[Hundredths], style: Style) {
    let size = vec2(ui.available_width(), CURVE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 4.0, PICTURE_WOOD);
    let middle = rect.center().y;
    let step = rect.width() / values.len().max(1) as f32;
    for (index, &value) in values.iter().enumerate() {
        let left = rect.left() + index as f32 * step;
        let height = f32::from(value) / 100.0 * (rect.height() / 2.0 - 2.0);
        let ends = [middle - height, middle];
        let bar = Rect::from_min_max(
            pos2(left, ends[0].min(ends[1])),
            pos2(left + step, ends[0].max(ends[1])),
        );
        let color = if value > 0 { BLACK_STONE } else { WHITE_STONE };
        painter.rect_filled(bar, 0.0, color);
    }
    let line = egui::Stroke::new(1.0, style.colors.edge);
    painter.hline(rect.x_range(), middle, line);
    painter.rect_stroke(rect, 4.0, line, egui::StrokeKind::Inside);
    ui.label(RichText::new(name).small().color(style.colors.quiet));
}

fn board_block_ui(
    ui: &mut Ui,
    goban: &StoneBoard,
    state: &mut BoardState,
    textures: &mut BoardTextures,
    style: Style,
) {
    let side = ui.available_width().min(BOARD);
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let view = BoardView {
        coordinates: true,
        live: false,
    };
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
    board_ui(&mut inside, goban, view, textures, state, style);
}

/// A board of the report as one of the table.
fn goban(figure: &Figure) -> StoneBoard {
    let mut stones = figure.stones.clone();
    let mut expected = Vec::new();
    for &(point, _) in &figure.numbers {
        // Stones that are only expected are paler, and have their numbers by their order.
        expected.extend(stones[point].take().map(|color| (color, point)));
    }
    let marks = figure.marks.iter().map(|&(point, sign)| {
        let mark = match sign {
            Sign::Triangle => Mark::Triangle,
            Sign::Square => Mark::Square,
            Sign::Circle => Mark::Circle,
            Sign::Cross => Mark::Cross,
            Sign::Selected => Mark::Selected,
        };
        (point, mark)
    });
    StoneBoard {
        marks: marks.collect(),
        expected,
        stones,
        ..StoneBoard::empty(figure.size())
    }
}

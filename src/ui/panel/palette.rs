//! The palette: one column of tools at the edge of the board.

use egui::{Align2, Color32, FontId, Id, Rect, Response, Sense, Stroke, Ui, WidgetInfo, vec2};
use strum::VariantArray;

use super::tool::Tool;
use super::tool_icon;
use crate::board::{Color, Point, PointSet};
use crate::scene::StoneBoard;
use crate::session::{Edit, LabelKind};
use crate::ui::accessibility;
use crate::ui::command::{Command, key_text};
use crate::ui::theme::Style;
use crate::ui::tool_cursor::{Ghost, ToolCursor};
use crate::words::{Dialog, EditWords};

/// The side of a button.
const BUTTON: f32 = 32.0;
/// What lies between two.
const GAP: f32 = 1.0;
/// What lies between the palette and the board.
const MARGIN: f32 = 6.0;

/// The palette of a match: whether it is shown, and which tool is chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Palette {
    shown: bool,
    tool: Tool,
    /// The first end of a line that was chosen by a click or a key.
    anchor: Option<Point>,
}

impl Palette {
    /// Whether it is shown.
    pub(crate) const fn is_shown(&self) -> bool {
        self.shown
    }

    /// The tool that the board is for now.
    pub(crate) const fn tool(&self) -> Tool {
        match self.shown {
            true => self.tool,
            false => Tool::Play,
        }
    }

    /// The first end of a line that is being drawn.
    pub(crate) const fn anchor(&self) -> Option<Point> {
        self.anchor
    }

    /// Shows it, or puts everything away.
    pub(crate) fn toggle(&mut self) {
        *self = Self {
            shown: !self.shown,
            ..Self::default()
        };
    }

    /// Puts everything away: the board is for playing again.
    pub(crate) fn put_away(&mut self) {
        *self = Self::default();
    }

    /// Takes a tool.
    pub(crate) const fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.anchor = None;
    }

    /// What choosing a point does. Of a line it is one end, and the next one
    /// the other.
    pub(crate) fn point(&mut self, point: Point, to_play: Color) -> Option<Edit> {
        let Some(link) = self.tool.link() else {
            return self.tool.on(PointSet::from_iter([point]), to_play);
        };
        match self.anchor.take() {
            Some(from) if from != point => Some(Edit::Link(link, from, point)),
            Some(_) => None,
            None => {
                self.anchor = Some(point);
                None
            }
        }
    }

    /// What dragging from point to point does.
    pub(crate) fn drag(&mut self, from: Point, to: Point, to_play: Color) -> Option<Edit> {
        self.anchor = None;
        match self.tool.link() {
            Some(link) => Some(Edit::Link(link, from, to)),
            None => self.tool.on(rectangle(from, to), to_play),
        }
    }

    /// What is drawn under the pointer.
    pub(crate) fn cursor(&self, goban: &StoneBoard) -> Option<ToolCursor> {
        let ghost = match self.tool() {
            Tool::Play => return None,
            Tool::Black => Ghost::Stone(Color::Black),
            Tool::White => Ghost::Stone(Color::White),
            Tool::ToPlay => Ghost::Turn(goban.to_play.other()),
            Tool::Remove | Tool::Eraser => Ghost::Nothing,
            Tool::Dim => Ghost::Area,
            Tool::Show => Ghost::Area,
            Tool::Line => Ghost::Link { arrow: false },
            Tool::Arrow => Ghost::Link { arrow: true },
            Tool::Letter => Ghost::Label(next_label(LabelKind::Letter, goban)),
            Tool::Number => Ghost::Label(next_label(LabelKind::Number, goban)),
            Tool::Triangle => Ghost::Mark(crate::scene::Mark::Triangle),
            Tool::Square => Ghost::Mark(crate::scene::Mark::Square),
            Tool::Circle => Ghost::Mark(crate::scene::Mark::Circle),
            Tool::Cross => Ghost::Mark(crate::scene::Mark::Cross),
            Tool::Selected => Ghost::Mark(crate::scene::Mark::Selected),
        };
        Some(ToolCursor {
            ghost,
            anchor: self.anchor,
        })
    }
}

/// The label that would be put next.
fn next_label(kind: LabelKind, goban: &StoneBoard) -> String {
    let used: Vec<&str> = goban
        .marks
        .iter()
        .filter_map(|(_, mark)| match mark {
            crate::scene::Mark::Label(label) => Some(label.as_str()),
            crate::scene::Mark::Triangle
            | crate::scene::Mark::Square
            | crate::scene::Mark::Circle
            | crate::scene::Mark::Cross
            | crate::scene::Mark::Selected => None,
        })
        .collect();
    kind.next(&used)
}

/// All points between two corners.
fn rectangle(from: Point, to: Point) -> PointSet {
    let range = |a: u8, b: u8| a.min(b)..=a.max(b);
    let rows = range(from.row, to.row);
    rows.flat_map(|row| range(from.col, to.col).map(move |col| Point::new(col, row)))
        .collect()
}

/// How wide the palette is beside a board with this height: one column, or two
/// where one would be higher.
pub(crate) fn width(height: f32) -> f32 {
    columns(height) as f32 * (BUTTON + GAP) - GAP + MARGIN
}

fn columns(height: f32) -> usize {
    let rows = ((height + GAP) / (BUTTON + GAP)).floor().max(1.0);
    Tool::VARIANTS.len().div_ceil(rows as usize)
}

/// The tools, in `room`, which is as wide as [`width`] says. Returns the command
/// of the one that was pressed.
pub(crate) fn palette_ui(
    ui: &Ui,
    room: Rect,
    palette: &Palette,
    goban: &StoneBoard,
    style: Style,
) -> Option<Command> {
    let columns = columns(room.height());
    let rows = Tool::VARIANTS.len().div_ceil(columns);
    let height = rows as f32 * (BUTTON + GAP) - GAP;
    let top = room.center().y - height / 2.0;
    let whole = ui.interact(room, Id::unique("palette"), Sense::hover());
    let name = style.language.say(EditWords::Palette);
    whole.widget_info(|| WidgetInfo::labeled(egui::Role::Toolbar, true, name));
    let mut asked = None;
    for (index, &tool) in Tool::VARIANTS.iter().enumerate() {
        let place = vec2((index / rows) as f32, (index % rows) as f32) * (BUTTON + GAP);
        let corner = egui::pos2(room.left(), top) + place;
        let rect = Rect::from_min_size(corner, vec2(BUTTON, BUTTON));
        let response = ui.interact(rect, whole.id.with(tool), Sense::CLICK);
        asked = asked.or(tool_ui(ui, &response, tool, palette, goban, style));
    }
    asked
}

fn tool_ui(
    ui: &Ui,
    response: &Response,
    tool: Tool,
    palette: &Palette,
    goban: &StoneBoard,
    style: Style,
) -> Option<Command> {
    let row = tool.command().row()?;
    let on = palette.tool == tool;
    let label = style.language.say(row.label);
    let name = match tool.label() {
        Some(kind) => {
            let next = next_label(kind, goban);
            style.language.fill(EditWords::NextLabel, &[&label, &next])
        }
        None => label.to_owned(),
    };
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, &name));
    let colors = style.colors;
    let pointed = response.hovered() || response.is_pointer_button_down_on();
    let fill = match on || pointed {
        true => colors.raised,
        false => Color32::TRANSPARENT,
    };
    let line = match (response.has_focus(), on) {
        (true, _) => Stroke::new(2.0, colors.accent),
        (false, true) => Stroke::new(1.5, colors.accent),
        (false, false) => Stroke::NONE,
    };
    let ink = if on { colors.accent } else { colors.text };
    super::icon::outline(ui.painter(), response.rect, fill, line);
    match tool.label() {
        Some(kind) => {
            let text = next_label(kind, goban);
            let font = FontId::proportional(17.0);
            let center = response.rect.center();
            ui.painter()
                .text(center, Align2::CENTER_CENTER, text, font, ink);
        }
        None => tool_icon::paint(
            ui.painter(),
            response.rect.center(),
            tool,
            goban.to_play,
            ink,
        ),
    }
    let tip = style.language.say(row.tip);
    let tip = style.language.fill(Dialog::OfFile, &[&label, &tip]);
    let tip = match row.keys.first() {
        Some(key) => style
            .language
            .with_remark(&tip, &key_text(style.language, key)),
        None => tip,
    };
    let response = response.clone().on_hover_text(&tip);
    accessibility::shown_name(response, &tip)
        .clicked()
        .then_some(tool.command())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Link, Mark};

    #[test]
    fn a_line_has_two_ends_however_they_are_chosen() {
        let (a, b) = (Point::new(0, 0), Point::new(3, 2));
        let mut palette = Palette::default();
        palette.toggle();
        palette.choose(Tool::Arrow);
        assert_eq!(palette.point(a, Color::Black), None);
        assert_eq!(palette.anchor(), Some(a));
        let arrow = Edit::Link(Link::Arrow, a, b);
        assert_eq!(palette.point(b, Color::Black), Some(arrow.clone()));
        assert_eq!(palette.drag(a, b, Color::Black), Some(arrow));
        palette.point(a, Color::Black);
        palette.choose(Tool::Line);
        assert_eq!(palette.anchor(), None, "another tool begins anew");
    }

    #[test]
    fn dragging_covers_an_area_from_any_corner() {
        let mut palette = Palette::default();
        palette.toggle();
        palette.choose(Tool::Square);
        let edit = palette.drag(Point::new(3, 4), Point::new(1, 2), Color::Black);
        let Some(Edit::Mark(Mark::Square, points)) = edit else {
            panic!("{edit:?}");
        };
        assert_eq!(points.len(), 9);
        palette.put_away();
        assert_eq!((palette.tool(), palette.is_shown()), (Tool::Play, false));
    }

    #[test]
    fn low_windows_have_two_columns_of_tools() {
        assert_eq!(columns(576.0), 1);
        assert_eq!(columns(405.0), 2);
        assert!(width(405.0) < 80.0);
    }

    #[test]
    fn every_tool_has_a_command_of_its_own() {
        let commands: std::collections::HashSet<_> =
            Tool::VARIANTS.iter().map(|tool| tool.command()).collect();
        assert_eq!(commands.len(), Tool::VARIANTS.len());
    }
}

//! The tools of the palette.

use strum::VariantArray;

use crate::board::{Color, PointSet};
use crate::session::{Edit, LabelKind, Link, Mark};
use crate::ui::command::Command;

/// What a click on the board does while the palette is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub(crate) enum Tool {
    #[default]
    Play,
    Black,
    White,
    Remove,
    ToPlay,
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    Letter,
    Number,
    Line,
    Arrow,
    Dim,
    Show,
    Eraser,
}

impl Tool {
    /// The command that chooses it.
    pub(crate) const fn command(self) -> Command {
        match self {
            Self::Play => Command::ToolPlay,
            Self::Black => Command::ToolBlack,
            Self::White => Command::ToolWhite,
            Self::Remove => Command::ToolRemove,
            Self::ToPlay => Command::ToolToPlay,
            Self::Triangle => Command::ToolTriangle,
            Self::Square => Command::ToolSquare,
            Self::Circle => Command::ToolCircle,
            Self::Cross => Command::ToolCross,
            Self::Selected => Command::ToolSelected,
            Self::Letter => Command::ToolLetter,
            Self::Number => Command::ToolNumber,
            Self::Line => Command::ToolLine,
            Self::Arrow => Command::ToolArrow,
            Self::Dim => Command::ToolDim,
            Self::Show => Command::ToolShow,
            Self::Eraser => Command::ToolEraser,
        }
    }

    pub(super) const fn mark(self) -> Option<Mark> {
        match self {
            Self::Triangle => Some(Mark::Triangle),
            Self::Square => Some(Mark::Square),
            Self::Circle => Some(Mark::Circle),
            Self::Cross => Some(Mark::Cross),
            Self::Selected => Some(Mark::Selected),
            Self::Play
            | Self::Black
            | Self::White
            | Self::Remove
            | Self::ToPlay
            | Self::Letter
            | Self::Number
            | Self::Line
            | Self::Arrow
            | Self::Dim
            | Self::Show
            | Self::Eraser => None,
        }
    }

    pub(super) const fn link(self) -> Option<Link> {
        match self {
            Self::Line => Some(Link::Line),
            Self::Arrow => Some(Link::Arrow),
            Self::Play
            | Self::Black
            | Self::White
            | Self::Remove
            | Self::ToPlay
            | Self::Triangle
            | Self::Square
            | Self::Circle
            | Self::Cross
            | Self::Selected
            | Self::Letter
            | Self::Number
            | Self::Dim
            | Self::Show
            | Self::Eraser => None,
        }
    }

    pub(super) const fn label(self) -> Option<LabelKind> {
        match self {
            Self::Letter => Some(LabelKind::Letter),
            Self::Number => Some(LabelKind::Number),
            Self::Play
            | Self::Black
            | Self::White
            | Self::Remove
            | Self::ToPlay
            | Self::Triangle
            | Self::Square
            | Self::Circle
            | Self::Cross
            | Self::Selected
            | Self::Line
            | Self::Arrow
            | Self::Dim
            | Self::Show
            | Self::Eraser => None,
        }
    }

    /// What it does on these points; `None` for what is done otherwise.
    pub(super) fn on(self, points: PointSet, to_play: Color) -> Option<Edit> {
        if let Some(mark) = self.mark() {
            return Some(Edit::Mark(mark, points));
        }
        if let Some(kind) = self.label() {
            return Some(Edit::Label(kind, points));
        }
        match self {
            Self::Black => Some(Edit::Stones(Some(Color::Black), points)),
            Self::White => Some(Edit::Stones(Some(Color::White), points)),
            Self::Remove => Some(Edit::Stones(None, points)),
            Self::ToPlay => Some(Edit::ToPlay(to_play.other())),
            Self::Dim => Some(Edit::Dim(points)),
            Self::Show => Some(Edit::Show(points)),
            Self::Eraser => Some(Edit::Erase(points)),
            Self::Play
            | Self::Triangle
            | Self::Square
            | Self::Circle
            | Self::Cross
            | Self::Selected
            | Self::Letter
            | Self::Number
            | Self::Line
            | Self::Arrow => None,
        }
    }
}

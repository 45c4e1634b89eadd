//! The colors of the full screen, and how it looks without any.

use ratatui::style::{Color as Ink, Modifier, Style};

use crate::board::Color;
use crate::session::Severity;

/// Whether the terminal is to show colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// It is.
    Shown,
    /// It is not; everything can be told by its symbol.
    None,
}

const WOOD: Ink = Ink::Indexed(179);
const LINES: Ink = Ink::Indexed(94);
const CLOTH: Ink = Ink::Indexed(29);
const SEAMS: Ink = Ink::Indexed(22);
const STONE: Ink = Ink::Indexed(250);
const BLACK: Ink = Ink::Indexed(16);
const WHITE: Ink = Ink::Indexed(231);
const MARK: Ink = Ink::Indexed(124);

impl Colors {
    /// As the user asks for it: `NO_COLOR` with anything in it says none.
    #[must_use]
    pub fn from_env() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::None,
            Some(_) | None => Self::Shown,
        }
    }

    fn style(self, style: Style) -> Style {
        match self {
            Self::Shown => style,
            Self::None => Style {
                fg: None,
                bg: None,
                ..style
            },
        }
    }

    /// What matters less: coordinates, keys, empty places.
    pub(super) fn quiet(self) -> Style {
        self.style(Style::new().add_modifier(Modifier::DIM))
    }

    pub(super) fn title(self) -> Style {
        self.style(Style::new().add_modifier(Modifier::BOLD))
    }

    pub(super) fn asking(self) -> Style {
        self.style(Style::new().fg(Ink::Yellow).add_modifier(Modifier::BOLD))
    }

    /// The row that is chosen.
    pub(super) fn chosen(self) -> Style {
        self.style(Style::new().add_modifier(Modifier::REVERSED))
    }

    pub(super) fn weight(self, weight: Severity) -> Style {
        let style = match weight {
            Severity::Quiet => Style::new(),
            Severity::Refusal => Style::new().fg(Ink::Yellow),
            Severity::Trouble => Style::new().fg(Ink::LightRed).add_modifier(Modifier::BOLD),
        };
        self.style(style)
    }

    /// The lines of a goban.
    pub(super) fn wood(self) -> Style {
        self.style(Style::new().fg(LINES).bg(WOOD))
    }

    /// The squares of Othello.
    pub(super) fn cloth(self) -> Style {
        self.style(Style::new().fg(SEAMS).bg(CLOTH))
    }

    /// The squares of Aligne 4.
    pub(super) fn slab(self) -> Style {
        self.style(Style::new().fg(BLACK).bg(STONE))
    }

    /// Something of a side on a ground.
    pub(super) fn stone(self, color: Color, ground: Style) -> Style {
        let ink = match color {
            Color::Black => BLACK,
            Color::White => WHITE,
        };
        self.style(ground.fg(ink))
    }

    /// A piece of a tone.
    pub(super) fn piece(self, tone: Color) -> Style {
        let style = match tone {
            Color::Black => Style::new().fg(WHITE).bg(BLACK),
            Color::White => Style::new().fg(BLACK).bg(WHITE),
        };
        self.style(style)
    }

    /// A symbol around a point, or on it.
    pub(super) fn mark(self, ground: Style) -> Style {
        self.style(ground.fg(MARK).add_modifier(Modifier::BOLD))
    }

    /// The symbol of a stone. It tells the color by itself: copied text and
    /// screen readers have no colors.
    pub(super) const fn disc(color: Color) -> &'static str {
        match color {
            Color::Black => "●",
            Color::White => "○",
        }
    }
}

//! How the window is divided around the board, by its size alone: nothing
//! moves when a game goes from play to count to result.

use egui::Vec2;

use crate::ui::panel::toolbar::BarForm;

/// The height of the menu bar.
pub(super) const MENU: f32 = 28.0;
/// The height of the strip of cards in narrow windows.
pub(super) const STRIP: f32 = 46.0;
/// The height of the line of messages where it has a row of its own.
pub(super) const MESSAGE: f32 = 26.0;
/// The width of the handle that opens the comment and the tree.
pub(super) const HANDLE: f32 = 28.0;
/// What stays free around the board.
pub(super) const MARGIN: i8 = 3;
/// The least width of a drawer with comment and tree in narrow windows.
const LEAST_DRAWER: f32 = 220.0;
/// The most.
const MOST_DRAWER: f32 = 440.0;
/// The board has at least this share of the window's height.
pub(super) const BOARD_SHARE: f32 = 0.75;
/// The margins around the board and the room of its shadow.
const FRAME: f32 = 2.0 * MARGIN as f32 + 16.0;
/// From this height on, both cards stand in the left column of wide windows.
const STACKED_FROM: f32 = 780.0;

/// Where messages stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MessagePlace {
    /// In a row of their own between board and bar.
    Above,
    /// In the bar.
    Beside,
}

/// A column at a side of the board: how wide it is, and may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SideColumn {
    pub(super) width: f32,
    pub(super) least: f32,
    pub(super) most: f32,
}

/// What stands around the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Sides {
    /// A column at each side. `stacked`: both cards are in the left one.
    Columns {
        left: SideColumn,
        right: SideColumn,
        stacked: bool,
    },
    /// One strip of cards above the board, and a drawer at its right.
    Strip {
        drawer: f32,
        /// Whether the open drawer leaves the board as large as it is.
        fits: bool,
    },
}

/// How a window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WindowLayout {
    pub(super) sides: Sides,
    pub(super) bar: BarForm,
    pub(super) message: MessagePlace,
}

/// A kind of columns: from which width of the window on, and how wide they
/// may be.
struct Breakpoint {
    from: f32,
    left: [f32; 2],
    right: [f32; 2],
}

const KINDS: [Breakpoint; 2] = [
    Breakpoint {
        from: 1500.0,
        left: [300.0, 420.0],
        right: [340.0, 560.0],
    },
    Breakpoint {
        from: 1000.0,
        left: [200.0, 320.0],
        right: [200.0, 320.0],
    },
];

impl WindowLayout {
    /// The division of a window of this size; `kept` are the widths of the
    /// columns that the user has chosen.
    #[cfg(test)]
    fn of(window: Vec2, kept: [Option<u16>; 2]) -> Self {
        Self::beside(window, kept, 0.0)
    }

    /// The same where something of this width stands between the left column and
    /// the board.
    pub(super) fn beside(window: Vec2, kept: [Option<u16>; 2], palette: f32) -> Self {
        let columns = KINDS
            .iter()
            .find_map(|kind| columns(kind, window, kept, palette));
        match columns {
            Some(sides) => Self {
                sides,
                bar: BarForm::Tall,
                message: MessagePlace::Above,
            },
            None => strip(window, palette),
        }
    }
}

/// What a board needs at least, with its frame.
fn least_board(window: Vec2) -> f32 {
    (BOARD_SHARE * window.y).ceil() + FRAME
}

/// The columns of a kind, where they leave the board its share.
fn columns(kind: &Breakpoint, window: Vec2, kept: [Option<u16>; 2], palette: f32) -> Option<Sides> {
    let [least_left, most_left] = kind.left;
    let [least_right, most_right] = kind.right;
    let most = window.x - palette - least_board(window);
    if window.x < kind.from || most < least_left + least_right {
        return None;
    }
    let height = window.y - MENU - MESSAGE - BarForm::Tall.height();
    let rest = window.x - palette - height;
    let share = least_left / (least_left + least_right);
    let [chosen_left, chosen_right] = kept.map(|kept| kept.map(f32::from));
    // What is chosen comes first, and what is left of the room for columns
    // goes to the other.
    let left = chosen_left.unwrap_or(rest * share);
    let left = left.clamp(least_left, most_left.min(most - least_right));
    let right = chosen_right.unwrap_or(rest - left);
    let right = right.clamp(least_right, most_right.min(most - left));
    Some(Sides::Columns {
        left: SideColumn {
            width: left.round(),
            least: least_left,
            most: most_left.min(most - right),
        },
        right: SideColumn {
            width: right.round(),
            least: least_right,
            most: most_right.min(most - left),
        },
        stacked: kind.from >= 1500.0 && window.y >= STACKED_FROM,
    })
}

/// One strip of cards, and as much of bar and messages as the height allows.
fn strip(window: Vec2, palette: f32) -> WindowLayout {
    let forms = [
        (BarForm::Tall, MessagePlace::Above),
        (BarForm::Tall, MessagePlace::Beside),
        (BarForm::Short, MessagePlace::Beside),
    ];
    let room = |(bar, message): (BarForm, MessagePlace)| {
        let message = match message {
            MessagePlace::Above => MESSAGE,
            MessagePlace::Beside => 0.0,
        };
        window.y - MENU - STRIP - bar.height() - message
    };
    let enough = least_board(window).min(window.x - palette - HANDLE);
    let suits = |form: &(BarForm, MessagePlace)| {
        // Words and messages in one row need more width.
        let wide = *form != (BarForm::Tall, MessagePlace::Beside) || window.x >= 860.0;
        wide && room(*form) >= enough
    };
    let form = forms.into_iter().find(suits);
    let form = form.unwrap_or((BarForm::Short, MessagePlace::Beside));
    let (bar, message) = form;
    let free = window.x - palette - room(form).max(0.0);
    let fits = free >= LEAST_DRAWER;
    WindowLayout {
        sides: Sides::Strip {
            drawer: free.clamp(LEAST_DRAWER, MOST_DRAWER),
            fits,
        },
        bar,
        message,
    }
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    /// What is left for the board with its frame.
    fn board(window: Vec2, layout: WindowLayout) -> f32 {
        let message = match layout.message {
            MessagePlace::Above => MESSAGE,
            MessagePlace::Beside => 0.0,
        };
        let height = window.y - MENU - layout.bar.height() - message;
        match layout.sides {
            Sides::Columns { left, right, .. } => height.min(window.x - left.width - right.width),
            Sides::Strip { drawer, fits } => {
                let beside = if fits { drawer } else { HANDLE };
                (height - STRIP).min(window.x - beside)
            }
        }
    }

    #[test]
    fn the_board_has_three_quarters_of_the_height_whatever_was_dragged() {
        for width in (720..2600).step_by(20) {
            for height in (540..1500).step_by(20) {
                if width * 10 < height * 12 {
                    continue;
                }
                let window = vec2(width as f32, height as f32);
                for kept in [None, Some(0), Some(350), Some(u16::MAX)] {
                    let layout = WindowLayout::of(window, [kept, kept]);
                    let board = board(window, layout) - FRAME;
                    assert!(board >= 0.75 * window.y, "{window:?} {layout:?} {board}");
                }
            }
        }
    }

    #[test]
    fn columns_grow_with_the_window_and_stay_in_their_range() {
        let widths = |width: f32, height: f32| match WindowLayout::of(
            vec2(width, height),
            [None; 2],
        )
        .sides
        {
            Sides::Columns { left, right, .. } => Some((left.width, right.width)),
            Sides::Strip { .. } => None,
        };
        let (left, right) = widths(1920.0, 1080.0).unwrap();
        assert!((300.0..=420.0).contains(&left) && (340.0..=560.0).contains(&right));
        assert!(left + right > 850.0, "no empty pixels beside the board");
        assert_eq!(widths(2560.0, 1440.0), Some((420.0, 560.0)));
        let (left, right) = widths(1024.0, 768.0).unwrap();
        assert!(left <= 215.0 && right <= 215.0);
        assert_eq!(widths(900.0, 600.0), None);
    }

    #[test]
    fn a_column_is_as_wide_as_it_was_dragged_and_the_other_gets_the_rest() {
        let window = vec2(1920.0, 1080.0);
        let Sides::Columns { left, right, .. } = WindowLayout::of(window, [Some(333), None]).sides
        else {
            panic!("no columns");
        };
        assert_eq!(left.width, 333.0);
        assert!(right.width > 500.0);
    }

    #[test]
    fn comment_and_tree_fit_beside_the_board_in_small_windows() {
        for window in [vec2(900.0, 600.0), vec2(720.0, 540.0)] {
            let Sides::Strip { drawer, fits } = WindowLayout::of(window, [None; 2]).sides else {
                panic!("{window:?}");
            };
            assert!(fits && drawer >= 220.0, "{window:?} {drawer}");
        }
        let portrait = WindowLayout::of(vec2(740.0, 1000.0), [None; 2]);
        assert!(matches!(portrait.sides, Sides::Strip { fits: false, .. }));
    }
}

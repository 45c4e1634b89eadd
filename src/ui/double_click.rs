//! Second clicks of double clicks, which are meant for what the first was on.
//!
//! The second click of a double click on a button hits what the first has
//! brought up: a game that has just begun, or the board under a dialog that
//! has just been closed. Nobody meant to play a stone there.

use egui::{Context, Id, Pos2};

/// Within so many seconds two clicks belong together.
const TOGETHER_SECS: f64 = 0.5;
/// And within so many frames, however long those take: what the first click
/// has brought up was hardly seen.
const TOGETHER_FRAMES: u64 = 3;
/// No further apart than this, in points.
const TOGETHER_POINTS: f32 = 8.0;

/// One click of the main button.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Click {
    at: Pos2,
    secs: f64,
    frame: u64,
}

impl Click {
    /// Whether it belongs to a double click with one before it.
    fn follows(self, before: Self) -> bool {
        let soon = self.secs - before.secs < TOGETHER_SECS
            || self.frame.saturating_sub(before.frame) <= TOGETHER_FRAMES;
        soon && self.at.distance(before.at) < TOGETHER_POINTS
    }
}

/// The last two clicks anywhere, the latest first.
type Latest = [Option<Click>; 2];

fn known() -> Id {
    Id::unique("the last clicks")
}

fn latest(ctx: &Context) -> Latest {
    ctx.data(|data| data.get_temp(known())).unwrap_or_default()
}

/// Called where a frame begins: remembers where the window was clicked.
pub(crate) fn watch(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    let click = ctx.input(|input| {
        let clicked = input.pointer.primary_clicked();
        let at = input.pointer.interact_pos().filter(|_| clicked)?;
        let secs = input.time;
        Some(Click { at, secs, frame })
    });
    if click.is_some() {
        let [before, _] = latest(ctx);
        ctx.data_mut(|data| data.insert_temp(known(), [click, before]));
    }
}

/// Whether a click that a widget got now is meant for it. `own` is the last
/// click that was meant for it, and is updated here.
pub(crate) fn is_meant(ctx: &Context, own: &mut Option<Click>) -> bool {
    let [now, before] = latest(ctx);
    let (Some(click), Some(before)) = (now, before) else {
        *own = now;
        return true;
    };
    let meant = *own == Some(before) || !click.follows(before);
    if meant {
        *own = now;
    }
    meant
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn click(x: f32, secs: f64, frame: u64) -> Click {
        let at = pos2(x, 0.0);
        Click { at, secs, frame }
    }

    /// Whether the second of two clicks is meant, with `own` as before it.
    fn meant(first: Click, second: Click, own: Option<Click>) -> bool {
        let ctx = Context::default();
        let latest: Latest = [Some(second), Some(first)];
        ctx.data_mut(|data| data.insert_temp(known(), latest));
        let mut own = own;
        let meant = is_meant(&ctx, &mut own);
        assert_eq!(meant, own == Some(second));
        meant
    }

    #[test]
    fn a_second_click_in_the_same_place_is_not_for_something_else() {
        let first = click(100.0, 1.0, 60);
        assert!(!meant(first, click(103.0, 1.3, 78), None));
        assert!(meant(first, click(103.0, 1.3, 78), Some(first)), "its own");
        assert!(meant(first, click(103.0, 1.8, 100), None), "another click");
        assert!(meant(first, click(140.0, 1.2, 72), None), "elsewhere");
        let slow = click(100.0, 3.0, 62);
        assert!(!meant(first, slow, None), "the window was not seen between");
    }

    #[test]
    fn the_first_click_of_all_is_meant() {
        let ctx = Context::default();
        let latest: Latest = [Some(click(1.0, 1.0, 1)), None];
        ctx.data_mut(|data| data.insert_temp(known(), latest));
        assert!(is_meant(&ctx, &mut None));
    }
}

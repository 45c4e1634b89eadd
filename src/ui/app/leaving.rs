//! A match that is being left.

use crate::lobby::AfterLeaving;
use crate::session::Moment;

/// What has to be on the disk before the match is left.
#[derive(Debug)]
pub(super) enum PendingLeave {
    /// Its file, with this content.
    Save { content: u64, then: AfterLeaving },
    /// The last of its journal; waited for since this time.
    Journal { since: Moment, then: AfterLeaving },
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use egui::Context;

    use super::*;
    use crate::lobby::testing::SilentDisk;
    use crate::lobby::{DISK_PATIENCE, IncomingGame};
    use crate::settings::Settings;
    use crate::ui::app::{App, StartOptions};
    use crate::ui::dialog::Dialog;
    use crate::words::Language;

    /// Polls the match so many seconds after the window was opened.
    fn look(app: &mut App, ctx: &Context, secs: f64) {
        ctx.input_mut(|input| input.time = secs);
        app.watch_leaving(ctx);
    }

    #[test]
    fn a_silent_disk_is_waited_for_and_then_someone_is_asked() {
        let (disk, game) = SilentDisk::with_game();
        let ctx = Context::default();
        let start = StartOptions {
            settings: Settings {
                confirm_leaving: false,
                ..Settings::default()
            },
            settings_trouble: None,
            folders: disk.folders.clone(),
            language: Language::English,
            file: None,
        };
        let mut app = App::new(&ctx, start);
        let disk = disk;
        look(&mut app, &ctx, 100.0);
        let game = IncomingGame::Recovered(game);
        app.proceed(AfterLeaving::Open(Box::new(game)), &ctx);
        app.leave_for(AfterLeaving::Home, &ctx);
        let patience = DISK_PATIENCE.as_secs_f64();
        // However often it is polled, the wait counts from its start.
        for waited in [0.0, 0.25, 0.5, 0.99] {
            look(&mut app, &ctx, 100.0 + waited * patience);
            assert!(app.pending_leave.is_some() && app.overlays.dialog().is_none());
        }
        look(&mut app, &ctx, 100.1 + patience);
        assert!(app.pending_leave.is_none());
        let asked = app.overlays.dialog();
        assert!(matches!(asked, Some(Dialog::Unkept { .. })), "{asked:?}");
        assert!(app.playing.is_some(), "it is not left");
        drop(disk);
    }
}

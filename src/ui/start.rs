//! Opening the window, and what to say where that cannot be done.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, IconData, Ui, ViewportBuilder};

use super::files::install_logger;
use super::{App, FirstPage, StartOptions, theme};
use crate::drawing::CutOut;
use crate::figure::icon;
use crate::record::Folders;
use crate::settings::{read_settings, system_language};

/// What a Debian or Ubuntu needs for windows; other systems have the same
/// libraries under similar names.
const LIBRARIES: &str = "libx11-6 libxcursor1 libxi6 libx11-xcb1 libxkbcommon-x11-0 libgl1";

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// There is no screen to open it on.
    #[error("there is no display to open a window on ({0})")]
    NoDisplay(String),
    /// Something that windows need is not installed.
    #[error(
        "the window cannot be opened: {0}; on Debian or Ubuntu `apt install {LIBRARIES}` \
         brings what it needs"
    )]
    Missing(String),
}

/// What a window starts with: what is remembered, the folders and the language
/// of the user.
///
/// A damaged settings file is kept under another name, and reported.
#[must_use]
pub fn begin(folders: Folders, file: Option<PathBuf>) -> StartOptions {
    let language = system_language();
    let (settings, settings_trouble) = read_settings(&folders, language);
    StartOptions {
        settings,
        settings_trouble,
        folders,
        language,
        file,
    }
}

/// Opens the window and stays in it until it is closed. Returns why the last
/// game is not kept, if it is not.
///
/// # Errors
///
/// [`CannotStart`] where there is no display or a library is missing.
pub fn run(beginning: StartOptions, first_page: FirstPage) -> Result<Option<String>, CannotStart> {
    let (lost, told) = channel();
    open_window(|ctx| {
        let mut app = App::new(ctx, beginning).with_system_fonts();
        app.begin_with(first_page);
        Box::new(Opened { app, lost })
    })?;
    Ok(told.try_recv().ok())
}

/// An application that says at its end what was lost: by then there is no
/// window to say it in.
struct Opened {
    app: App,
    lost: Sender<String>,
}

impl eframe::App for Opened {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if let Some(why) = self.app.finish() {
            // The receiver is read once the window has closed.
            let _ = self.lost.send(why);
        }
    }
}

/// Opens a window with what `make` makes in it.
pub(super) fn open_window(
    make: impl FnOnce(&Context) -> Box<dyn eframe::App>,
) -> Result<(), CannotStart> {
    install_logger();
    let viewport = ViewportBuilder::default()
        .with_title("Jego")
        .with_app_id("jego")
        .with_icon(window_icon())
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size(theme::SMALLEST)
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions {
        viewport,
        // The program chooses among them by its language.
        system_font_fallback: false,
        ..Default::default()
    };
    // Where a library is missing, the window library may panic instead of
    // saying so. Panics print nothing until there is a window.
    let hook = Arc::new(Mutex::new(Some(panic::take_hook())));
    panic::set_hook(Box::new(|_| ()));
    let opened = Arc::new(AtomicBool::new(false));
    let (known, told) = (Arc::clone(&hook), Arc::clone(&opened));
    let attempt = panic::catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            "jego",
            options,
            Box::new(move |creation| {
                restore(&known);
                told.store(true, Ordering::Relaxed);
                Ok(make(&creation.egui_ctx))
            }),
        )
    }));
    restore(&hook);
    match attempt {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(explain(&error)),
        // A panic in the middle of a game is no missing library.
        Err(panicked) if opened.load(Ordering::Relaxed) => panic::resume_unwind(panicked),
        Err(panicked) => Err(CannotStart::Missing(panic_text(&*panicked))),
    }
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send>;

/// Restores the panic hook.
fn restore(hook: &Mutex<Option<Hook>>) {
    let hook = hook.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(hook) = hook {
        panic::set_hook(hook);
    }
}

fn panic_text(panicked: &(dyn Any + Send)) -> String {
    let text = panicked.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panicked.downcast_ref::<&str>().copied());
    let line = text.and_then(|text| text.lines().next());
    line.unwrap_or("a library is missing").to_owned()
}

/// Whether the display or something else is missing, in plainer words than
/// those of the window library.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "which other errors there are depends on how eframe was built"
)]
fn explain(error: &eframe::Error) -> CannotStart {
    let value = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let displays = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].map(|name| {
        let value = value(name)?;
        Some(format!("{name}={value}"))
    });
    let displays: Vec<String> = displays.into_iter().flatten().collect();
    if displays.is_empty() {
        return CannotStart::NoDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set".to_owned());
    }
    let said = format!("{error:?}");
    let unreachable = ["XOpenDisplayFailed", "NoCompositor"];
    if unreachable.iter().any(|sign| said.contains(sign)) {
        let displays = displays.join(", ");
        return CannotStart::NoDisplay(format!("nothing answers at {displays}"));
    }
    let missing = match error {
        eframe::Error::WinitEventLoop(_) => "a library of the window system is missing",
        eframe::Error::NoGlutinConfigs(..) | eframe::Error::Glutin(_) => {
            "OpenGL, or a driver for it, is missing"
        }
        _ => "the system refused it",
    };
    CannotStart::Missing(missing.to_owned())
}

/// How many pixels each point of the icon has.
const ICON_SCALE: f32 = 1.0;

/// The icon of the window; none where it cannot be painted.
fn window_icon() -> IconData {
    CutOut::of(&icon(), ICON_SCALE).map_or_else(
        |_| IconData::default(),
        |icon| IconData {
            rgba: icon.rgba,
            width: icon.width,
            height: icon.height,
        },
    )
}

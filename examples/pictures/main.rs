//! The pictures of the README and of the pages in `docs`, painted by the program
//! itself, without a screen. `docs/pictures/make` calls it.
//!
//! They are the same whenever they are made: nothing in them moves, thinks or depends
//! on the day.

#![expect(clippy::print_stdout, reason = "it says what it has made")]

mod palette;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Color32, Context, FullOutput, Key, Modifiers, TexturesDelta};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, TestRenderer};
use image::RgbaImage;
use jego::record::Folders;
use jego::settings::Settings;
use jego::ui::raster::Raster;
use jego::ui::{App, Page, StartOptions, theme};
use jego::words::Language;

const SIZE: [u32; 2] = [1200, 780];

/// What the harness leaves free around a window.
const MARGIN: u32 = 8;

/// How long threads may take to read files.
const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or("give the folder that the pictures are written to")?;
    fs::create_dir_all(&folder)?;
    for (name, open) in PICTURES {
        let mut window = open()?;
        fs::write(folder.join(name), packed(&window.picture()?)?)?;
        println!("{name}");
    }
    Ok(())
}

type Opened = Result<Window, Box<dyn Error>>;
type Open = fn() -> Opened;

/// Each picture, and how one comes to what it shows.
const PICTURES: [(&str, Open); 7] = [
    ("home.png", home),
    ("game.png", game),
    ("review.png", review),
    ("problem.png", problem),
    ("first-steps.png", first_steps),
    ("editing.png", editing),
    ("library.png", library),
];

fn home() -> Opened {
    Window::new(None, Settings::default())
}

fn game() -> Opened {
    let mut window = Window::of_sample("saves/long-game-19x19.jego.ron")?;
    window.key(Modifiers::NONE, Key::Home);
    for _ in 0..12 {
        window.key(Modifiers::NONE, Key::PageDown);
    }
    Ok(window)
}

fn review() -> Opened {
    let mut window = Window::of_sample("docs/pictures/reviewed.sgf")?;
    if !window.sees("Graph of the game") {
        window.key(Modifiers::NONE, Key::F4);
    }
    // What the file has of a review is shown, and nothing is searched.
    window.key(Modifiers::NONE, Key::F8);
    window.key(Modifiers::NONE, Key::Home);
    for _ in 0..4 {
        window.key(Modifiers::NONE, Key::F);
    }
    Ok(window)
}

fn problem() -> Opened {
    let mut window = Window::new(None, Settings::default())?;
    window.click("Problems");
    window.until(|window| window.sees("Solve"))?;
    window.click("Solve");
    Ok(window)
}

fn first_steps() -> Opened {
    let mut window = Window::new(None, Settings::default())?;
    window.click("First steps: 1 of 8");
    Ok(window)
}

fn editing() -> Opened {
    let mut window = Window::of_sample("saves/handicap-13x13.jego.ron")?;
    window.key(Modifiers::NONE, Key::Home);
    for _ in 0..4 {
        window.key(Modifiers::NONE, Key::PageDown);
    }
    window.key(Modifiers::COMMAND, Key::T);
    Ok(window)
}

fn library() -> Opened {
    let settings = Settings {
        library: vec![root().join("saves")],
        ..Settings::default()
    };
    let mut window = Window::new(None, settings)?;
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::G);
    window.until(|window| window.sees_part("games · in "))?;
    Ok(window)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The window of someone who has never used it, in a folder of its own.
struct Window {
    harness: Harness<'static, Inside>,
    _folder: tempfile::TempDir,
}

struct Inside {
    beginning: Option<StartOptions>,
    app: Option<App>,
}

impl Window {
    fn of_sample(path: &str) -> Opened {
        let mut window = Self::new(Some(root().join(path)), Settings::default())?;
        window.until(|window| {
            let app = window.harness.state().app.as_ref();
            app.is_some_and(|app| app.page() == Page::Match)
        })?;
        Ok(window)
    }

    fn new(file: Option<PathBuf>, settings: Settings) -> Opened {
        let folder = tempfile::tempdir()?;
        let settings = Settings {
            animations: false,
            sound: false,
            own_file_list: true,
            ..settings
        };
        let data = folder.path().join("data");
        let beginning = StartOptions {
            settings,
            settings_trouble: None,
            folders: Folders::in_folder(data, folder.path().to_owned()),
            language: Language::English,
            file,
        };
        let inside = Inside {
            beginning: Some(beginning),
            app: None,
        };
        let harness = Harness::builder()
            .with_size(SIZE.map(|side| (side + 2 * MARGIN) as f32))
            .with_max_steps(200)
            .with_step_dt(1.0 / 60.0)
            .with_context_setup(theme::install_fonts)
            .renderer(Painter::default())
            .build_ui_state(frame, inside);
        let mut window = Self {
            harness,
            _folder: folder,
        };
        // Threads paint the wood and look for games meanwhile.
        window.settle();
        Ok(window)
    }

    /// Paints for as long as threads may still bring something.
    fn settle(&mut self) {
        let deadline = Instant::now() + Duration::from_secs(1);
        while Instant::now() < deadline {
            self.harness.step();
            std::thread::yield_now();
        }
        self.harness.run();
    }

    fn until(&mut self, so: impl Fn(&Self) -> bool) -> Result<(), Box<dyn Error>> {
        let deadline = Instant::now() + PATIENCE;
        while !so(self) {
            if Instant::now() > deadline {
                return Err("the window does not come to what is to be shown".into());
            }
            self.harness.step();
            std::thread::yield_now();
        }
        self.harness.run();
        Ok(())
    }

    fn sees(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    fn sees_part(&self, part: &str) -> bool {
        let mut found = self.harness.query_all_by_label_contains(part);
        found.next().is_some()
    }

    fn click(&mut self, label: &str) {
        let button = self.harness.query_by_role_and_label(Role::Button, label);
        match button {
            Some(button) => button.click(),
            None => self.harness.get_by_label(label).click(),
        }
        self.harness.run();
    }

    fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// What is seen, with nothing under the pointer.
    fn picture(&mut self) -> Result<RgbaImage, Box<dyn Error>> {
        self.harness.event(egui::Event::PointerGone);
        let still = |style: &mut egui::Style| style.visuals.text_cursor.blink = false;
        self.harness.ctx.all_styles_mut(still);
        // Letters are painted in the order in which they were met, and that shows in the
        // last bits of their edges: all are met anew, in the order of this frame.
        let mut fonts = self.harness.ctx.fonts(|fonts| fonts.definitions().clone());
        let families = fonts.families.values_mut();
        families.for_each(|family| family.extend(family.first().cloned()));
        self.harness.ctx.set_fonts(fonts);
        self.harness.step();
        theme::install_fonts(&self.harness.ctx);
        self.settle();
        Ok(self.harness.render()?)
    }
}

fn frame(ui: &mut egui::Ui, inside: &mut Inside) {
    let ctx = ui.ctx().clone();
    if let Some(beginning) = inside.beginning.take() {
        inside.app = Some(App::new(&ctx, beginning));
    }
    if let Some(app) = &mut inside.app {
        app.update(&ctx);
        app.show(ui);
    }
}

/// The program's own painter, which needs no graphics card.
#[derive(Default)]
struct Painter(Raster);

impl TestRenderer for Painter {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.update(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = SIZE.map(|side| (side + 2 * MARGIN) as usize);
        let primitives = ctx.tessellate(output.shapes.clone(), scale);
        let image = self.0.paint(&primitives, size, scale, Color32::WHITE);
        let bytes = image.pixels.iter().flat_map(|pixel| pixel.to_array());
        let [width, height] = size.map(|side| side as u32);
        RgbaImage::from_raw(width, height, bytes.collect())
            .ok_or_else(|| "the picture has another size".to_owned())
    }
}

fn packed(image: &RgbaImage) -> Result<Vec<u8>, png::EncodingError> {
    let [width, height] = SIZE;
    let inside = (MARGIN..MARGIN + height)
        .flat_map(|y| (MARGIN..MARGIN + width).map(move |x| image.get_pixel(x, y).0));
    let pixels: Vec<[u8; 3]> = inside
        .map(|[red, green, blue, _]| [red, green, blue])
        .collect();
    let indexed = palette::indexed(&pixels);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(indexed.palette);
    encoder.set_compression(png::Compression::High);
    // Neighbours in a palette have nothing in common.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed.pixels)?;
    writer.finish()?;
    Ok(bytes)
}

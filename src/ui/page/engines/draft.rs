//! An engine while it is written.

use std::path::PathBuf;

use egui::{Align, Color32, Id, Key, Label, Layout, Modifiers, RichText, TextEdit, TextStyle, Ui};

use crate::session::{EngineCommand, program_name};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Dialog, EngineWords as Words};

/// The longest text of a field.
const LONGEST: usize = 2_000;
/// The longest name.
const LONGEST_NAME: usize = 60;

/// An engine as it is being written.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    /// Which engine of the list it is; `None` for a new one.
    pub(super) place: Option<usize>,
    name: String,
    command: String,
    folder: String,
    startup: String,
    /// Whether the keyboard was brought to the first field.
    greeted: bool,
    /// Whether it was to be kept; what is wrong is said from then on.
    tried: bool,
}

/// What was asked for.
#[derive(Clone, Debug)]
pub(super) enum DraftEvent {
    /// To see whether it answers.
    Test(EngineCommand),
    /// To leave everything as it was.
    Cancel,
    /// To keep it.
    Keep(EngineCommand),
}

impl Draft {
    /// An engine of the list, to be changed.
    pub(super) fn of(engine: &EngineCommand, place: usize) -> Self {
        let folder = engine.folder.as_ref();
        let folder = folder.map(|path| path.display().to_string());
        Self {
            place: Some(place),
            name: engine.name.clone(),
            command: engine.command.clone(),
            folder: folder.unwrap_or_default(),
            startup: engine.startup.join("\n"),
            greeted: false,
            tried: false,
        }
    }

    /// The engine as it is written now.
    pub(super) fn engine(&self) -> EngineCommand {
        let command = self.command.trim().to_owned();
        let folder = self.folder.trim();
        let lines = self.startup.lines().map(str::trim);
        EngineCommand {
            name: match self.name.trim() {
                "" => program_name(&command),
                name => name.to_owned(),
            },
            command,
            folder: (!folder.is_empty()).then(|| PathBuf::from(folder)),
            startup: lines
                .filter(|line| !line.is_empty())
                .map(str::to_owned)
                .collect(),
        }
    }

    /// Why it cannot be kept beside the others.
    fn obstacle(&self, engines: &[EngineCommand], style: Style) -> Option<String> {
        let engine = self.engine();
        if engine.command.is_empty() {
            return Some(style.language.say(Words::NoCommand).to_owned());
        }
        let others = engines.iter().enumerate();
        let mut others = others.filter(|(index, _)| Some(*index) != self.place);
        let (_, twin) = others.find(|(_, other)| other.command == engine.command)?;
        Some(style.language.fill(Words::Twice, &[&twin.name]))
    }

    /// The form. `said` is what there is to say about the engine as it is
    /// written. Enter in a line keeps it.
    pub(super) fn draft_ui(
        &mut self,
        ui: &mut Ui,
        engines: &[EngineCommand],
        said: Option<(String, Color32)>,
        style: Style,
    ) -> Option<DraftEvent> {
        let entered = self.fields_ui(ui, style);
        let obstacle = self.obstacle(engines, style);
        let why = obstacle.clone().filter(|_| self.tried);
        let said = why.map(|why| (why, style.colors.wrong)).or(said);
        let asked = buttons_ui(ui, said, style);
        let asked = asked.or(entered.then_some(Button::Keep));
        match (asked?, obstacle) {
            (Button::Cancel, _) => Some(DraftEvent::Cancel),
            (Button::Keep, None) => Some(DraftEvent::Keep(self.engine())),
            (Button::Test, _) if !self.command.trim().is_empty() => {
                Some(DraftEvent::Test(self.engine()))
            }
            (Button::Keep | Button::Test, _) => {
                self.tried = true;
                ui.ctx().request_repaint();
                None
            }
        }
    }

    /// The fields; whether Enter was pressed in one of them.
    fn fields_ui(&mut self, ui: &mut Ui, style: Style) -> bool {
        let say = |words| style.language.say(words);
        let mut entered = false;
        // An empty name is that of the program.
        let program = program_name(&self.command);
        let command = say(Words::CommandHint);
        let folder = say(Words::FolderHint);
        // Other fonts make one dash of two.
        let (typed, plain) = (TextStyle::Monospace, TextStyle::Body);
        for (words, text, hint, most, font) in [
            (
                Words::Command,
                &mut self.command,
                command,
                LONGEST,
                typed.clone(),
            ),
            (Words::Name, &mut self.name, &program, LONGEST_NAME, plain),
            (Words::Folder, &mut self.folder, folder, LONGEST, typed),
        ] {
            row_ui(ui, say(words), |ui, label| {
                let edit = controls::line_edit(text).char_limit(most).hint_text(hint);
                let edit = edit.font(font);
                let response = ui.add(edit.desired_width(f32::INFINITY));
                let response = response.labelled_by(label);
                if words == Words::Command && !self.greeted {
                    response.request_focus();
                    self.greeted = true;
                }
                let enter = ui.input(|input| input.key_pressed(Key::Enter));
                entered |= response.lost_focus() && enter;
            });
        }
        row_ui(ui, say(Words::Startup), |ui, label| {
            let edit = TextEdit::multiline(&mut self.startup)
                .char_limit(LONGEST)
                .hint_text(say(Words::StartupHint))
                .font(TextStyle::Monospace)
                .desired_rows(2)
                .desired_width(f32::INFINITY);
            ui.add(edit).labelled_by(label);
        });
        if entered {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        entered
    }
}

/// A button of the form.
#[derive(Clone, Copy, Debug)]
enum Button {
    Test,
    Cancel,
    Keep,
}

/// What there is to say at the left, and the buttons at the right.
fn buttons_ui(ui: &mut Ui, said: Option<(String, Color32)>, style: Style) -> Option<Button> {
    let language = style.language;
    let size = egui::vec2(ui.available_width(), theme::MAIN_BUTTON);
    let layout = Layout::right_to_left(Align::Center);
    let shown = ui.allocate_ui_with_layout(size, layout, |ui| {
        let keep = controls::main_button(ui, style.colors, language.say(Words::Keep));
        let cancel = ui.button(language.say(Dialog::Cancel));
        let test = ui.button(language.say(Words::Test));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if let Some((text, color)) = said {
                ui.add(Label::new(RichText::new(text).color(color)).wrap());
            }
        });
        [
            (keep, Button::Keep),
            (cancel, Button::Cancel),
            (test, Button::Test),
        ]
    });
    let mut pressed = shown.inner.into_iter();
    let pressed = pressed.find(|(response, _)| response.clicked());
    pressed.map(|(_, button)| button)
}

/// A name at the left, and a field beside it.
fn row_ui(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui, Id)) {
    ui.horizontal_top(|ui| {
        let size = egui::vec2(150.0, theme::BUTTON);
        let layout = Layout::left_to_right(Align::Center);
        let label = ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_size(size);
            ui.label(name).id
        });
        add(ui, label.inner);
    });
}

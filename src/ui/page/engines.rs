//! The page where engines are set up: other programs that play here.

mod draft;

use egui::{Align, Color32, Frame, Label, Layout, Margin, RichText, Stroke, Ui};

use crate::session::{EngineCommand, Introduction};
use crate::settings::Settings;
use crate::ui::theme::{self, Style};
use crate::ui::widget::page_frame::{Back, column_ui, head_ui};
use crate::words::EngineWords as Words;

use draft::{Draft, DraftEvent};

/// What someone wants beyond changing the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnginesEvent {
    /// To go back.
    Back,
    /// To see whether an engine answers.
    Test(EngineCommand),
}

/// The page, with what is being written on it.
#[derive(Debug, Default)]
pub struct EnginesPage {
    draft: Option<Draft>,
    /// The engine that was tested last, and what came of it.
    tested: Option<(EngineCommand, TestResult)>,
    /// What was removed last, and from where.
    removed: Option<(usize, EngineCommand)>,
    /// Engines that are on this computer.
    found: Vec<EngineCommand>,
}

/// What came of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
enum TestResult {
    /// Nothing yet.
    Waiting,
    /// It answers, as so and so.
    Answers(String),
    /// It does not, for this reason.
    Fails(String),
}

/// What was asked of an engine in the list.
#[derive(Clone, Copy, Debug)]
enum Asked {
    Edit,
    Test,
    Remove,
}

impl EnginesPage {
    /// Offers engines that are on this computer.
    pub fn offer(&mut self, found: Vec<EngineCommand>) {
        self.found = found;
    }

    /// Shows what came of a test: who answers, or in words what is wrong.
    pub fn was_tested(&mut self, engine: &EngineCommand, result: Result<Introduction, String>) {
        // Only the latest test is shown.
        if let Some((tested, verdict)) = &mut self.tested
            && tested == engine
        {
            *verdict = match result {
                Ok(it) => TestResult::Answers(format!("{} {}", it.name, it.version)),
                Err(why) => TestResult::Fails(why),
            };
        }
    }

    /// Paints the page, changes the list as it is asked to, and returns what
    /// else someone wants.
    pub fn engines_ui(
        &mut self,
        ui: &mut Ui,
        engines: &mut Vec<EngineCommand>,
        style: Style,
    ) -> Option<EnginesEvent> {
        let language = style.language;
        let back = head_ui(ui, language.say(Words::Title), style);
        let mut event = back.map(|Back| EnginesEvent::Back);
        column_ui(ui, |ui| {
            let about = RichText::new(language.say(Words::About)).color(style.colors.quiet);
            ui.label(about);
            ui.add_space(theme::GRID);
            let tested = self.list_ui(ui, engines, style);
            event = event.take().or(tested);
            self.removed_ui(ui, engines, style);
            self.add_ui(ui, engines, style);
        });
        if let Some(EnginesEvent::Test(engine)) = &event {
            self.tested = Some((engine.clone(), TestResult::Waiting));
        }
        event
    }

    /// The engines, one of them perhaps being written.
    fn list_ui(
        &mut self,
        ui: &mut Ui,
        engines: &mut Vec<EngineCommand>,
        style: Style,
    ) -> Option<EnginesEvent> {
        let mut asked = None;
        let mut draft_event = None;
        if engines.is_empty() && self.draft.is_none() {
            let none = style.language.say(Words::None);
            ui.label(none);
            ui.add_space(theme::GRID);
        }
        for (index, engine) in engines.iter().enumerate() {
            let own = self
                .draft
                .as_mut()
                .filter(|draft| draft.place == Some(index));
            card(style).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let said = |engine| said_of(self.tested.as_ref(), engine, style);
                if let Some(draft) = own {
                    let said = said(&draft.engine());
                    draft_event = draft.draft_ui(ui, engines, said, style);
                    return;
                }
                let wanted = row_ui(ui, engine, style);
                asked = wanted.map(|wanted| (index, wanted)).or(asked);
                if let Some((text, color)) = said(engine) {
                    ui.add(Label::new(RichText::new(text).color(color)).wrap());
                }
            });
            ui.add_space(theme::GRID);
        }
        if let Some(draft) = self.draft.as_mut().filter(|draft| draft.place.is_none()) {
            card(style).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let said = said_of(self.tested.as_ref(), &draft.engine(), style);
                draft_event = draft.draft_ui(ui, engines, said, style);
            });
            ui.add_space(theme::GRID);
        }
        let of_draft = draft_event.and_then(|event| self.obey_draft(event, engines));
        let of_row = asked.and_then(|(index, asked)| self.obey(index, asked, engines));
        of_draft.or(of_row)
    }

    fn obey_draft(
        &mut self,
        event: DraftEvent,
        engines: &mut Vec<EngineCommand>,
    ) -> Option<EnginesEvent> {
        match event {
            DraftEvent::Test(engine) => return Some(EnginesEvent::Test(engine)),
            DraftEvent::Cancel => self.draft = None,
            DraftEvent::Keep(engine) => {
                let place = self.draft.take().and_then(|draft| draft.place);
                match place.and_then(|index| engines.get_mut(index)) {
                    Some(old) => *old = engine,
                    None => engines.push(engine),
                }
                self.removed = None;
            }
        }
        None
    }

    fn obey(
        &mut self,
        index: usize,
        asked: Asked,
        engines: &mut Vec<EngineCommand>,
    ) -> Option<EnginesEvent> {
        let engine = engines.get(index)?.clone();
        match asked {
            Asked::Test => return Some(EnginesEvent::Test(engine)),
            Asked::Edit => {
                self.draft = Some(Draft::of(&engine, index));
                self.removed = None;
            }
            Asked::Remove => {
                engines.remove(index);
                // What is being written stays, unless it is of this one.
                self.draft = self.draft.take().filter(|it| it.place != Some(index));
                self.move_draft(|place| place - usize::from(place > index));
                self.removed = Some((index, engine));
            }
        }
        None
    }

    /// The engine that is being written has another place in the list now.
    fn move_draft(&mut self, moved: impl Fn(usize) -> usize) {
        if let Some(draft) = &mut self.draft {
            draft.place = draft.place.map(moved);
        }
    }

    /// What was removed last, with the way to have it back.
    fn removed_ui(&mut self, ui: &mut Ui, engines: &mut Vec<EngineCommand>, style: Style) {
        let Some((index, engine)) = self.removed.clone() else {
            return;
        };
        let language = style.language;
        let undone = ui.horizontal(|ui| {
            ui.label(language.fill(Words::Removed, &[&engine.name]));
            ui.button(language.say(Words::Undo)).clicked()
        });
        if undone.inner {
            let place = index.min(engines.len());
            engines.insert(place, engine);
            self.move_draft(|other| other + usize::from(other >= place));
            self.removed = None;
        }
    }

    /// The ways to more engines.
    fn add_ui(&mut self, ui: &mut Ui, engines: &mut Vec<EngineCommand>, style: Style) {
        let language = style.language;
        if self.draft.is_some() {
            return;
        }
        if engines.len() >= Settings::MOST_ENGINES {
            ui.label(language.say(Words::TooMany));
            return;
        }
        if ui.button(language.say(Words::Add)).clicked() {
            self.draft = Some(Draft::default());
            self.removed = None;
        }
        let known = |found: &EngineCommand| engines.iter().any(|it| it.command == found.command);
        let offered: Vec<&EngineCommand> = self.found.iter().filter(|it| !known(it)).collect();
        if offered.is_empty() {
            return;
        }
        ui.add_space(theme::GRID);
        ui.label(RichText::new(language.say(Words::Found)).color(style.colors.quiet));
        let mut added = None;
        for engine in offered {
            ui.horizontal(|ui| {
                let add = language.fill(Words::AddFound, &[&engine.name]);
                if ui.button(add).clicked() {
                    added = Some(engine.clone());
                }
                command_ui(ui, &engine.command, style);
            });
        }
        if let Some(engine) = added {
            engines.push(engine);
            // It may be the one that was removed.
            self.removed = None;
        }
    }
}

/// What engines stand on.
fn card(style: Style) -> Frame {
    Frame::new()
        .fill(style.colors.panel)
        .stroke(Stroke::new(1.0, style.colors.line))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::symmetric(16, 12))
}

/// An engine of the list: its name and command, and what can be done to it.
fn row_ui(ui: &mut Ui, engine: &EngineCommand, style: Style) -> Option<Asked> {
    let language = style.language;
    let mut asked = None;
    ui.horizontal(|ui| {
        let right = Layout::right_to_left(Align::Center);
        ui.with_layout(right, |ui| {
            for (words, named, wanted) in [
                (Words::Remove, Words::RemoveNamed, Asked::Remove),
                (Words::Edit, Words::EditNamed, Asked::Edit),
                (Words::Test, Words::TestNamed, Asked::Test),
            ] {
                let button = ui.button(language.say(words));
                let name = language.fill(named, &[&engine.name]);
                if button.accessible_name(&name).clicked() {
                    asked = Some(wanted);
                }
            }
            let names = Layout::top_down(Align::Min);
            ui.with_layout(names, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let name = RichText::new(&engine.name).size(theme::CONTROL);
                ui.add(Label::new(name).truncate());
                command_ui(ui, &engine.command, style);
            });
        });
    });
    asked
}

fn command_ui(ui: &mut Ui, command: &str, style: Style) {
    let text = RichText::new(command).monospace().size(12.0);
    ui.add(Label::new(text.color(style.colors.quiet)).truncate());
}

/// What came of the last test, if it was of this engine.
fn said_of(
    tested: Option<&(EngineCommand, TestResult)>,
    engine: &EngineCommand,
    style: Style,
) -> Option<(String, Color32)> {
    let (_, verdict) = tested.filter(|(tested, _)| tested == engine)?;
    let (language, colors) = (style.language, style.colors);
    Some(match verdict {
        TestResult::Waiting => {
            let starting = language.fill(Words::Starting, &[&engine.name]);
            (starting, colors.quiet)
        }
        TestResult::Answers(name) => {
            let answers = language.fill(Words::Answers, &[&name.trim()]);
            (answers, colors.good)
        }
        TestResult::Fails(why) => (why.clone(), colors.wrong),
    })
}

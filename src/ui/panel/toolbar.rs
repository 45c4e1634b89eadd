//! The bar under the board: going back and forth, and what can be done now.

use egui::text::LayoutJob;
use egui::{
    Align2, Button, Color32, FontId, Layout, Rect, Response, RichText, Sense, Stroke, Ui, Vec2,
    WidgetInfo, vec2,
};

use super::icon::{self, Icon};
use crate::record::GameKind;
use crate::scene::Scene;
use crate::ui::command::Command;
use crate::ui::theme::{self, Style};
use crate::words::{BarWords, TableWords};

/// The size of the words under icons.
const WORD: f32 = 12.0;
/// What stands beside a word in its button, and what between two buttons: as
/// it is meant to be, and where there is little room.
const SPACES: [(f32, f32); 2] = [(6.0, 4.0), (3.0, 2.0)];
/// The least width of a button of the bar.
const LEAST: f32 = 34.0;

/// How the bar under the board looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BarForm {
    /// Icons with words below them.
    Tall,
    /// Icons alone.
    Short,
}

impl BarForm {
    /// The height of the whole bar.
    pub(crate) const fn height(self) -> f32 {
        match self {
            Self::Tall => 52.0,
            Self::Short => 38.0,
        }
    }
}

/// A button of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tool {
    command: Command,
    icon: Icon,
    word: BarWords,
    state: State,
}

/// What kind of button it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It does something once.
    Plain,
    /// It is a switch, and off.
    Off,
    /// It is a switch, and on.
    On,
    /// It is what is expected next.
    Main,
}

impl Tool {
    const fn new(command: Command, icon: Icon, word: BarWords) -> Self {
        Self {
            command,
            icon,
            word,
            state: State::Plain,
        }
    }

    const fn switch(self, on: bool) -> Self {
        let state = if on { State::On } else { State::Off };
        Self { state, ..self }
    }

    const fn main(self) -> Self {
        Self {
            state: State::Main,
            ..self
        }
    }
}

/// A place in the bar. What it has at a stage may change; its width does not,
/// so that everything else stays where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Slot {
    tool: Option<Tool>,
    /// All that it has at one stage or another.
    words: Vec<BarWords>,
}

impl Slot {
    fn of(tool: Tool) -> Self {
        Self {
            tool: Some(tool),
            words: vec![tool.word],
        }
    }
}

/// Where a match is, as far as the bar knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MatchPhase {
    Play,
    Count,
    Result,
}

impl MatchPhase {
    const fn of(scene: &Scene) -> Self {
        if scene.counting {
            Self::Count
        } else if scene.ending.is_some() {
            Self::Result
        } else {
            Self::Play
        }
    }

    /// Those that a game has: only in Go is there a count by hand.
    const fn at(kind: GameKind) -> &'static [Self] {
        match kind {
            GameKind::Go => &[Self::Play, Self::Count, Self::Result],
            GameKind::Othello | GameKind::Aligne4 => &[Self::Play, Self::Result],
        }
    }

    /// The last two buttons.
    fn tools(self, kind: GameKind) -> [Option<Tool>; 2] {
        match self {
            Self::Play => {
                // In Othello a pass is forced, and made without being asked for.
                let pass = Tool::new(Command::Pass, Icon::Pass, BarWords::Pass);
                let resign = Tool::new(Command::Resign, Icon::Resign, BarWords::Resign);
                [(kind == GameKind::Go).then_some(pass), Some(resign)]
            }
            Self::Count => {
                let resume = Tool::new(Command::Resume, Icon::Resume, BarWords::Resume);
                let accept = Tool::new(Command::Accept, Icon::Accept, BarWords::Accept);
                [Some(resume), Some(accept.main())]
            }
            Self::Result => {
                let rematch = Tool::new(Command::Rematch, Icon::Rematch, BarWords::Rematch);
                let result = Tool::new(Command::ShowResult, Icon::Result, BarWords::Result);
                [Some(rematch), Some(result)]
            }
        }
    }
}

/// What there is to do at this stage. Each thing has its place: only the last
/// two change when a game goes from play to count to result.
fn slots(scene: &Scene, editing: Option<bool>) -> Vec<Slot> {
    let kind = scene.kind;
    let always = [
        Tool::new(Command::Undo, Icon::Undo, BarWords::Undo),
        Tool::new(Command::Hint, Icon::Hint, BarWords::Hint),
        Tool::new(Command::Analyze, Icon::Analysis, BarWords::Analysis).switch(scene.analyzing),
        Tool::new(Command::Estimate, Icon::Estimate, BarWords::Estimate).switch(scene.estimating),
        Tool::new(Command::Review, Icon::Review, BarWords::Review).switch(scene.review.is_some()),
        Tool::new(Command::EditTools, Icon::Edit, BarWords::Edit).switch(editing == Some(true)),
    ];
    let always = always.into_iter();
    let always = always.filter(|tool| tool.command.belongs_to(kind));
    // Where messages stand in the bar, they have the room of this one: the menu
    // and its key show the palette too.
    let always = always.filter(|tool| editing.is_some() || tool.command != Command::EditTools);
    // What nobody can say is not offered.
    let judges = |command| {
        matches!(
            command,
            Command::Analyze | Command::Estimate | Command::Review
        )
    };
    let always = always.filter(|tool| scene.judged || !judges(tool.command));
    let mut slots: Vec<Slot> = always.map(Slot::of).collect();
    for (place, tool) in MatchPhase::of(scene).tools(kind).into_iter().enumerate() {
        let ever = MatchPhase::at(kind).iter();
        let ever = ever.filter_map(|part| *part.tools(kind).get(place)?);
        slots.push(Slot {
            tool,
            words: ever.map(|tool| tool.word).collect(),
        });
    }
    slots
}

/// Going back and forth, from the left.
pub(crate) fn travel_ui(
    ui: &mut Ui,
    scene: &Scene,
    form: BarForm,
    style: Style,
) -> Option<Command> {
    ui.spacing_mut().item_spacing.x = 2.0;
    ui.spacing_mut().button_padding.x = 4.0;
    let mut asked = None;
    for (command, sign) in [(Command::ToStart, "⏮"), (Command::Back, "◀")] {
        asked = asked.or(step_ui(ui, command, sign, scene.can_go.back, style));
    }
    let width = match form {
        BarForm::Tall => 108.0,
        BarForm::Short => 84.0,
    };
    ui.allocate_ui_with_layout(
        vec2(width, theme::BUTTON),
        Layout::centered_and_justified(egui::Direction::LeftToRight),
        |ui| {
            let place = RichText::new(place(scene, form, style)).color(style.colors.text);
            ui.add(egui::Label::new(place).truncate())
        },
    );
    for (command, sign) in [(Command::Forward, "▶"), (Command::ToEnd, "⏭")] {
        asked = asked.or(step_ui(ui, command, sign, scene.can_go.forward, style));
    }
    asked
}

fn step_ui(ui: &mut Ui, command: Command, sign: &str, can: bool, style: Style) -> Option<Command> {
    let row = command.row()?;
    let button = Button::new(sign).min_size(vec2(LEAST, theme::BUTTON));
    let response = ui.add_enabled(can, button);
    let label = style.language.say(row.label);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, can, label));
    explained(response, command, style)
        .clicked()
        .then_some(command)
}

/// A button with what it does and its keys.
fn explained(response: Response, command: Command, style: Style) -> Response {
    let Some(row) = command.row() else {
        return response;
    };
    let text = row.explained(&response.ctx, style.language);
    response
        .on_hover_text(text.clone())
        .on_disabled_hover_text(text)
}

/// Where the game stands.
fn place(scene: &Scene, form: BarForm, style: Style) -> String {
    let language = style.language;
    let (moves, all) = (scene.moves, scene.moves_in_line);
    if moves == 0 && all == 0 {
        return language.say(TableWords::StartOfGame).to_owned();
    }
    if moves == all {
        return language.fill(TableWords::Move, &[&moves]);
    }
    match form {
        BarForm::Tall => language.fill(TableWords::MoveOf, &[&moves, &all]),
        BarForm::Short => language.fill(BarWords::Place, &[&moves, &all]),
    }
}

/// The buttons of the bar, at its right end. `can` tells which make sense now,
/// `editing` whether the palette is shown; `None` where there is no room for it.
pub(crate) fn tools_ui(
    ui: &mut Ui,
    scene: &Scene,
    form: BarForm,
    editing: Option<bool>,
    can: impl Fn(Command) -> bool,
    style: Style,
) -> Option<Command> {
    let slots = slots(scene, editing);
    let room = ui.available_width();
    let worded = match form {
        BarForm::Tall => SPACES
            .into_iter()
            .find(|space| worded_width(ui, &slots, *space, style) <= room),
        BarForm::Short => None,
    };
    let (padding, gap) = worded.unwrap_or(SPACES[0]);
    ui.spacing_mut().item_spacing.x = gap;
    let mut asked = None;
    // From right to left, so that they end where the board does.
    for slot in slots.iter().rev() {
        let size = match worded {
            Some(_) => vec2(slot_width(ui, slot, padding, style), 44.0),
            None => vec2(LEAST, theme::BUTTON),
        };
        let Some(tool) = slot.tool else {
            ui.allocate_exact_size(size, Sense::hover());
            continue;
        };
        let pressed = tool_ui(ui, tool, size, can(tool.command), style);
        asked = asked.or(pressed.then_some(tool.command));
    }
    asked
}

/// The width of a place in the bar: that of its widest word.
fn slot_width(ui: &Ui, slot: &Slot, padding: f32, style: Style) -> f32 {
    let words = slot.words.iter().map(|&word| {
        let word = style.language.say(word).to_owned();
        let job = LayoutJob::simple_singleline(word, FontId::proportional(WORD), Color32::WHITE);
        ui.painter().layout_job(job).size().x
    });
    let widest = words.fold(0.0, f32::max);
    (widest + 2.0 * padding).ceil().max(LEAST)
}

/// The width of all places with their words.
fn worded_width(ui: &Ui, slots: &[Slot], (padding, gap): (f32, f32), style: Style) -> f32 {
    let places = slots.iter();
    let places: f32 = places
        .map(|slot| slot_width(ui, slot, padding, style))
        .sum();
    places + gap * slots.len().saturating_sub(1) as f32
}

fn tool_ui(ui: &mut Ui, tool: Tool, size: Vec2, can: bool, style: Style) -> bool {
    let name = name(tool, style);
    let response = ui
        .add_enabled_ui(can, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            response.widget_info(|| match tool.state {
                State::Plain | State::Main => WidgetInfo::labeled(egui::Role::Button, can, name),
                State::On => WidgetInfo::selected(egui::Role::Button, can, true, name),
                State::Off => WidgetInfo::selected(egui::Role::Button, can, false, name),
            });
            paint_tool(ui, rect, &response, tool, style);
            response
        })
        .inner;
    explained(response, tool.command, style).clicked()
}

/// What a button is called: the label of its command, but its own word for
/// Accept and Resume.
fn name(tool: Tool, style: Style) -> &'static str {
    let row = tool.command.row();
    let label = row.filter(|_| !matches!(tool.command, Command::Accept | Command::Resume));
    match label {
        Some(row) => style.language.say(row.label),
        None => style.language.say(tool.word),
    }
}

fn paint_tool(ui: &Ui, rect: Rect, response: &Response, tool: Tool, style: Style) {
    let worded = rect.height() > theme::BUTTON;
    let colors = style.colors;
    let can = ui.is_enabled();
    let pointed = response.hovered() || response.is_pointer_button_down_on();
    let (fill, ink) = match tool.state {
        State::Main if can => (colors.accent, colors.on_accent),
        State::On => (colors.raised, colors.accent),
        State::Plain | State::Off | State::Main if pointed && can => (colors.raised, colors.text),
        State::Plain | State::Off | State::Main => (Color32::TRANSPARENT, colors.text),
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, colors.accent)
    } else if tool.state == State::On || pointed && can {
        Stroke::new(1.0, colors.accent)
    } else {
        Stroke::NONE
    };
    let ink = if can { ink } else { ink.gamma_multiply(0.4) };
    icon::outline(ui.painter(), rect, fill, line);
    tool.icon
        .paint(ui.painter(), icon::place(rect, worded), ink);
    if worded {
        let place = rect.center_bottom() - vec2(0.0, 4.0);
        let font = FontId::proportional(WORD);
        let word = style.language.say(tool.word);
        ui.painter()
            .text(place, Align2::CENTER_BOTTOM, word, font, ink);
    }
}

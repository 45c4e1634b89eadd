//! The menu bar, filled from the table of commands.

use std::path::PathBuf;

use egui::{
    Align2, Atom, Atoms, Button, FontId, IdSalt, IntoAtoms as _, MenuBar, ScrollArea, TextStyle,
    Ui, vec2,
};
use strum::VariantArray as _;

use crate::record::GameKind;
use crate::settings::{BoardLook, Settings, Theme};
use crate::ui::command::{Command, KeyMap, MenuName, Row, TABLE, key_text};
use crate::ui::jobs::file_name;
use crate::ui::look::BoardStyle;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Language, Menu};

/// What a menu leaves of the window's height: the bar, and its own edges.
const BAR: f32 = 64.0;

/// What was chosen in a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MenuEvent {
    /// A command.
    Command(Command),
    /// One of the files opened last.
    OpenRecent(PathBuf),
    /// The list of files opened last is not wanted.
    ForgetRecent,
    /// Another board.
    Look(BoardLook),
    /// Other colors.
    Theme(Theme),
}

/// Which game it is, and what is switched on in its match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MenuState {
    pub(crate) kind: GameKind,
    pub(crate) analyzing: bool,
    pub(crate) reviewing: bool,
    pub(crate) estimating: bool,
    pub(crate) editing: bool,
}

/// The menu bar. `can` tells which commands make sense now.
pub(crate) fn menu_ui(
    ui: &mut Ui,
    settings: &Settings,
    state: MenuState,
    can: impl Fn(Command) -> bool,
    style: Style,
) -> Option<MenuEvent> {
    let mut event = None;
    MenuBar::new().ui(ui, |ui| {
        for (menu, phrase) in [
            (MenuName::File, Menu::File),
            (MenuName::Edit, Menu::Edit),
            (MenuName::View, Menu::View),
            (MenuName::Game, Menu::Game),
            (MenuName::Review, Menu::Review),
            (MenuName::Help, Menu::Help),
        ] {
            ui.menu_button(style.language.say(phrase), |ui| {
                let rows = rows(menu, state.kind);
                ui.set_min_width(menu_width(ui, &rows, style.language));
                // A menu that is higher than a small window can be scrolled.
                let room = ui.ctx().content_rect().height() - BAR;
                let list = ScrollArea::vertical()
                    .max_height(room)
                    .min_scrolled_height(room);
                ui.spacing_mut().item_spacing.y = 2.0;
                // Keys stand at the right edge, where the bar is.
                ui.spacing_mut().scroll.floating_allocated_width = theme::SCROLL_BAR;
                list.show(ui, |ui| {
                    let switched = |row: &Row| switch(row.command, settings, state).is_some();
                    let column = match rows.iter().any(|(row, _)| switched(row)) {
                        true => MarkColumn::Marks,
                        false => MarkColumn::None,
                    };
                    for (row, group) in rows {
                        if group == Group::Begins {
                            ui.separator();
                        }
                        let on = switch(row.command, settings, state);
                        let chosen = row_ui(ui, row, column, on, can(row.command), style);
                        event = event.take().or(chosen.map(MenuEvent::Command));
                        if row.command == Command::EditTools {
                            let asked =
                                submenu_ui(ui, Submenu::Tools, column, state.kind, &can, style);
                            event = event.take().or(asked.map(MenuEvent::Command));
                        }
                        if row.command == Command::RestoreBranch {
                            let asked =
                                submenu_ui(ui, Submenu::Branches, column, state.kind, &can, style);
                            event = event.take().or(asked.map(MenuEvent::Command));
                        }
                        if row.command == Command::Open {
                            event = event.take().or_else(|| recent_ui(ui, settings, style));
                        }
                    }
                    if menu == MenuName::View {
                        ui.separator();
                        let asked = submenu_ui(ui, Submenu::Aloud, column, state.kind, &can, style);
                        event = event.take().or(asked.map(MenuEvent::Command));
                        event = event.take().or_else(|| looks_ui(ui, settings, style));
                    }
                });
            });
        }
    });
    event
}

/// How wide a menu is in which every entry has one line.
fn menu_width(ui: &Ui, rows: &[(&Row, Group)], language: Language) -> f32 {
    let keys = KeyMap::present(ui.ctx());
    let width_of = |text: &str| controls::text_width(ui, text, TextStyle::Button);
    let widths = rows.iter().map(|(row, _)| {
        let keys = keys.keys(row.command).first();
        let keys = keys.map_or(0.0, |keys| width_of(&key_text(language, keys)));
        controls::button_width(ui, language.say(row.label)) + keys
    });
    // The mark, and what is free around it and before the keys.
    let free = MARK + 4.0 * theme::GRID + theme::SCROLL_BAR;
    (widths.fold(0.0, f32::max) + free).max(LEAST_WIDTH)
}

/// How wide a menu is at least.
const LEAST_WIDTH: f32 = 240.0;

/// Whether a line is drawn above an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Begins,
    GoesOn,
}

/// The entries of a menu that a game has. Where the first entry of a group is
/// missing, the line is drawn above the next one.
fn rows(menu: MenuName, kind: GameKind) -> Vec<(&'static Row, Group)> {
    let mut rows = Vec::new();
    let mut group = Group::GoesOn;
    for row in TABLE.iter().filter(|row| row.menu == menu) {
        if begins_group(row.command) {
            group = Group::Begins;
        }
        if row.command.belongs_to(kind) {
            rows.push((row, group));
            group = Group::GoesOn;
        }
    }
    rows
}

/// Whether a line is drawn above a command in its menu.
const fn begins_group(command: Command) -> bool {
    matches!(
        command,
        Command::Save
            | Command::ExportSgf
            | Command::Information
            | Command::Home
            | Command::Copy
            | Command::CopyPosition
            | Command::EditTools
            | Command::Comment
            | Command::MainLine
            | Command::Collapse
            | Command::Flatten
            | Command::SidePanel
            | Command::NextMistake
            | Command::ReviewReport
            | Command::RemoveReview
            | Command::LargerText
            | Command::Sound
            | Command::Pass
            | Command::Accept
            | Command::Rematch
            | Command::Restart
            | Command::MoveNow
            | Command::Hint
            | Command::TakeBack
            | Command::LeaveMove
            | Command::Profiles
            | Command::About
    )
}

/// Whether the entries of a menu have room for a mark before their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MarkColumn {
    /// None of them is a switch.
    None,
    /// Some are: the names of all begin in the same place.
    Marks,
}

/// The side of a mark.
const MARK: f32 = 14.0;

impl MarkColumn {
    fn salt() -> IdSalt {
        IdSalt::new("mark")
    }

    /// The name of an entry, with room before it.
    fn entry(self, label: &str) -> Atoms<'_> {
        match self {
            Self::None => label.into_atoms(),
            Self::Marks => (Atom::custom(Self::salt(), vec2(MARK, MARK)), label).into_atoms(),
        }
    }
}

fn row_ui(
    ui: &mut Ui,
    row: &Row,
    column: MarkColumn,
    on: Option<bool>,
    enabled: bool,
    style: Style,
) -> Option<Command> {
    let label = style.language.say(row.label);
    let mut button = Button::new(column.entry(label));
    if let Some(shortcut) = KeyMap::present(ui.ctx()).keys(row.command).first() {
        button = button.shortcut_text(key_text(style.language, shortcut));
    }
    let shown = ui.add_enabled_ui(enabled, |ui| {
        let shown = button.atom_ui(ui);
        if let (Some(true), Some(place)) = (on, shown.rect(MarkColumn::salt())) {
            let color = ui.visuals().text_color();
            let font = FontId::proportional(theme::BODY);
            let painter = ui.painter();
            painter.text(place.center(), Align2::CENTER_CENTER, "✔", font, color);
        }
        shown.response
    });
    let response = shown.inner;
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::labeled(egui::Role::Button, enabled, label);
        info.selected = on;
        info
    });
    let response = controls::tip(response, style.language.say(row.tip));
    if response.clicked() {
        ui.close();
        return Some(row.command);
    }
    None
}

/// Whether a command is a switch, and how it stands.
#[expect(
    clippy::too_many_lines,
    reason = "a table with a line for each command"
)]
const fn switch(command: Command, settings: &Settings, state: MenuState) -> Option<bool> {
    match command {
        Command::Analyze => Some(state.analyzing),
        Command::Estimate => Some(state.estimating),
        Command::Review => Some(state.reviewing),
        Command::Coordinates => Some(settings.coordinates),
        Command::Numbers => Some(settings.numbers),
        Command::Territory => Some(settings.territory),
        Command::NextMoves => Some(settings.next_moves),
        Command::LegalMoves => Some(settings.legal_moves),
        Command::ReviewMarks => Some(settings.review_marks),
        Command::SidePanel => Some(settings.side_panel),
        Command::Sound => Some(settings.sound),
        Command::EditTools => Some(state.editing),
        Command::New
        | Command::Open
        | Command::ReadAs
        | Command::Mistakes
        | Command::Progress
        | Command::Library
        | Command::AddMistake
        | Command::Guess
        | Command::Save
        | Command::SaveAs
        | Command::ExportSgf
        | Command::ExportPicture
        | Command::Export
        | Command::Information
        | Command::Home
        | Command::Quit
        | Command::Undo
        | Command::Redo
        | Command::Copy
        | Command::Paste
        | Command::DeleteBranch
        | Command::RestoreBranch
        | Command::Comment
        | Command::Back
        | Command::Forward
        | Command::TenBack
        | Command::TenForward
        | Command::ToStart
        | Command::ToEnd
        | Command::PreviousVariation
        | Command::NextVariation
        | Command::Pass
        | Command::Resign
        | Command::Accept
        | Command::Resume
        | Command::Pause
        | Command::Players
        | Command::Rematch
        | Command::Restart
        | Command::ShowResult
        | Command::MoveNow
        | Command::EngineLog
        | Command::StopThinking
        | Command::Continue
        | Command::Hint
        | Command::TakeBack
        | Command::LeaveMove
        | Command::PauseReview
        | Command::RemoveReview
        | Command::NextMistake
        | Command::PreviousMistake
        | Command::ReviewReport
        | Command::FullScreen
        | Command::LargerText
        | Command::SmallerText
        | Command::UsualText
        | Command::Options
        | Command::Rules
        | Command::FirstSteps
        | Command::Find
        | Command::FindNext
        | Command::FindPrevious
        | Command::Keys
        | Command::Finished
        | Command::Profiles
        | Command::Problems
        | Command::About
        | Command::Escape
        | Command::GoToPoint
        | Command::LastMove
        | Command::ThisChain
        | Command::ThisRow
        | Command::ThisColumn
        | Command::InAtari
        | Command::Score
        | Command::ToolPlay
        | Command::ToolBlack
        | Command::ToolWhite
        | Command::ToolRemove
        | Command::ToolToPlay
        | Command::ToolTriangle
        | Command::ToolSquare
        | Command::ToolCircle
        | Command::ToolCross
        | Command::ToolSelected
        | Command::ToolLetter
        | Command::ToolNumber
        | Command::ToolLine
        | Command::ToolArrow
        | Command::ToolDim
        | Command::ToolShow
        | Command::ToolEraser
        | Command::Annotate
        | Command::CopyPosition
        | Command::CopyDiagram
        | Command::CutBranch
        | Command::CopyBranch
        | Command::PasteBranch
        | Command::MainLine
        | Command::VariationUp
        | Command::VariationDown
        | Command::Collapse
        | Command::ExpandAll
        | Command::JointPosition
        | Command::Flatten => None,
    }
}

/// A menu within a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Submenu {
    /// The questions about the board.
    Aloud,
    /// The tools of the palette.
    Tools,
    /// What can be done to branches.
    Branches,
}

impl Submenu {
    const fn name(self) -> (MenuName, Menu) {
        match self {
            Self::Aloud => (MenuName::Aloud, Menu::ReadAloud),
            Self::Tools => (MenuName::Tools, Menu::Tools),
            Self::Branches => (MenuName::Branches, Menu::Branches),
        }
    }
}

fn submenu_ui(
    ui: &mut Ui,
    submenu: Submenu,
    column: MarkColumn,
    kind: GameKind,
    can: impl Fn(Command) -> bool,
    style: Style,
) -> Option<Command> {
    let (menu, phrase) = submenu.name();
    let rows = rows(menu, kind);
    if rows.is_empty() {
        return None;
    }
    let mut asked = None;
    ui.menu_button(column.entry(style.language.say(phrase)), |ui| {
        for (row, group) in rows {
            if group == Group::Begins {
                ui.separator();
            }
            asked = asked.or(row_ui(
                ui,
                row,
                MarkColumn::None,
                None,
                can(row.command),
                style,
            ));
        }
    });
    asked
}

fn recent_ui(ui: &mut Ui, settings: &Settings, style: Style) -> Option<MenuEvent> {
    let mut event = None;
    ui.menu_button(style.language.say(Menu::OpenRecent), |ui| {
        if settings.recent.is_empty() {
            ui.add_enabled(false, Button::new(style.language.say(Menu::NothingRecent)));
            return;
        }
        for path in &settings.recent {
            let response = ui.button(file_name(path));
            let response = controls::tip(response, &path.display().to_string());
            if response.clicked() {
                event = Some(MenuEvent::OpenRecent(path.clone()));
                ui.close();
            }
        }
        ui.separator();
        if ui.button(style.language.say(Menu::ForgetRecent)).clicked() {
            event = Some(MenuEvent::ForgetRecent);
            ui.close();
        }
    });
    event
}

fn looks_ui(ui: &mut Ui, settings: &Settings, style: Style) -> Option<MenuEvent> {
    let language = style.language;
    let mut event = None;
    ui.menu_button(MarkColumn::Marks.entry(language.say(Menu::Look)), |ui| {
        for &look in BoardLook::VARIANTS {
            let name = language.say(BoardStyle::of(look).name);
            if ui.radio(settings.look == look, name).clicked() {
                event = Some(MenuEvent::Look(look));
                ui.close();
            }
        }
    });
    ui.menu_button(MarkColumn::Marks.entry(language.say(Menu::Theme)), |ui| {
        for &theme in Theme::VARIANTS {
            let name = language.say(theme::name(theme));
            if ui.radio(settings.theme == theme, name).clicked() {
                event = Some(MenuEvent::Theme(theme));
                ui.close();
            }
        }
    });
    event
}

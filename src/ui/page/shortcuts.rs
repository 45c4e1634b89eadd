//! The page on which commands get other keys.

use egui::{Event, Key, KeyboardShortcut, Label, Modifiers, RichText, TextStyle, Ui, WidgetInfo};

use crate::settings::Shortcuts;
use crate::ui::accessibility;
use crate::ui::command::{
    Command, Ignored, KeyMap, MenuName, Row, TABLE, give_keys, key_text, pressed_shortcut,
    reset_all_keys, reset_keys,
};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui};
use crate::words::{Language, Menu, ShortcutWords as Words};

/// The menus, in the order in which their commands are listed, and their names.
pub(crate) const MENUS: [(MenuName, Menu); 9] = [
    (MenuName::Game, Menu::Game),
    (MenuName::File, Menu::File),
    (MenuName::Edit, Menu::Edit),
    (MenuName::Tools, Menu::Tools),
    (MenuName::Branches, Menu::Branches),
    (MenuName::View, Menu::View),
    (MenuName::Review, Menu::Review),
    (MenuName::Aloud, Menu::ReadAloud),
    (MenuName::Help, Menu::Help),
];

/// How wide the column of keys is at least and at most; within that as wide as the
/// longest keys.
const KEYS: [f32; 2] = [120.0, 240.0];

/// What can be done with the keys of a command: on its button, and told whole.
const BUTTONS: [(Words, Words); 3] = [
    (Words::Change, Words::ChangeOf),
    (Words::Add, Words::AddOf),
    (Words::Reset, Words::ResetOf),
];

/// How wide the columns of the list are: names, and keys.
#[derive(Clone, Copy, Debug)]
struct Columns {
    names: f32,
    keys: f32,
}

impl Columns {
    /// The buttons have what their words need, the keys what they need, and the
    /// names the rest of a row.
    fn of(ui: &Ui, map: &KeyMap, language: Language) -> Self {
        let space = ui.spacing().item_spacing.x;
        let button =
            |(short, _): (Words, _)| controls::button_width(ui, language.say(short)) + space;
        let buttons: f32 = BUTTONS.into_iter().map(button).sum();
        let keys = TABLE.iter().map(|row| {
            let keys = keys_text(language, map, row.command);
            keys.map_or(0.0, |keys| {
                controls::text_width(ui, keys, TextStyle::Monospace)
            })
        });
        let [least, most] = KEYS;
        let keys = keys.fold(least, f32::max).min(most).ceil();
        let names = ui.available_width() - buttons - keys - space;
        Self {
            names: names.max(least).floor(),
            keys,
        }
    }
}

/// The keys of a command, if it has any.
fn keys_text(language: Language, map: &KeyMap, command: Command) -> Option<String> {
    let keys = map.keys(command).iter();
    let keys: Vec<String> = keys.map(|key| key_text(language, key)).collect();
    (!keys.is_empty()).then(|| language.series(&keys))
}

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShortcutsEvent {
    /// To go back.
    Back,
    /// Nothing more: the settings have other keys now.
    Changed,
}

/// The page, and the command that is being given keys.
#[derive(Debug, Default)]
pub(crate) struct ShortcutsPage {
    asking: Option<Asking>,
}

/// A command that is being given keys.
#[derive(Clone, Copy, Debug)]
struct Asking {
    command: Command,
    /// Beside those that it has.
    adds: bool,
    heard: Heard,
}

/// What was pressed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Nothing,
    /// A key with which one gets about in a window.
    Reserved(KeyboardShortcut),
    /// Keys that another command has.
    Taken(KeyboardShortcut, Command),
    /// Keys that are free.
    Free(KeyboardShortcut),
}

/// What was pressed on the row of a command.
enum Asked {
    Keys {
        adds: bool,
    },
    Reset,
    /// The other command gives its keys up.
    Give(KeyboardShortcut),
    Cancel,
}

impl ShortcutsPage {
    /// Whether the next keys are for a command and not for the window.
    pub(crate) fn is_listening(&self) -> bool {
        self.asking
            .is_some_and(|asking| !matches!(asking.heard, Heard::Taken(..)))
    }

    /// Takes the keys that were pressed for a command.
    pub(crate) fn listen(&mut self, ui: &Ui) {
        let Some(asking) = self.asking.as_mut() else {
            return;
        };
        let map = KeyMap::present(ui.ctx());
        let mut cancelled = false;
        let before = asking.heard;
        ui.input_mut(|input| {
            let held = input.modifiers;
            input.events.retain(|event| {
                let Some(shortcut) = shortcut_of(event, held) else {
                    return !matches!(event, Event::Text(_));
                };
                if shortcut.logical_key == Key::Escape {
                    cancelled = true;
                } else if is_reserved(shortcut) {
                    asking.heard = Heard::Reserved(shortcut);
                } else {
                    let owner = map.command_of(shortcut);
                    let other = owner.filter(|&owner| owner != asking.command);
                    asking.heard =
                        other.map_or(Heard::Free(shortcut), |other| Heard::Taken(shortcut, other));
                }
                false
            });
        });
        if cancelled || asking.heard != before {
            ui.ctx().request_repaint();
        }
        if cancelled {
            self.asking = None;
        }
    }

    /// Paints the page and changes the keys as it is asked to.
    pub(crate) fn shortcuts_ui(
        &mut self,
        ui: &mut Ui,
        shortcuts: &mut Shortcuts,
        style: Style,
    ) -> Option<ShortcutsEvent> {
        let language = style.language;
        let back = head_ui(ui, language.say(Words::Title), style);
        let mut event = back.map(|Back| ShortcutsEvent::Back);
        let (map, ignored) = KeyMap::of(shortcuts);
        if let Some(asking) = self.asking
            && let Heard::Free(shortcut) = asking.heard
        {
            self.give(shortcuts, &map, asking, shortcut);
            return Some(ShortcutsEvent::Changed);
        }
        column_ui(ui, |ui| {
            let about = RichText::new(language.say(Words::About)).color(style.colors.quiet);
            ui.add(Label::new(about).wrap());
            for why in &ignored {
                let text = RichText::new(ignored_text(language, why)).color(style.colors.caution);
                ui.add(Label::new(text).wrap());
            }
            let all = egui::Button::new(language.say(Words::ResetAll));
            if ui.add_enabled(map.is_any_changed(), all).clicked() {
                reset_all_keys(shortcuts);
                event = Some(ShortcutsEvent::Changed);
            }
            ui.add_space(theme::GRID);
            for (menu, name) in MENUS {
                let heading = RichText::new(language.say(name)).size(theme::CONTROL);
                ui.label(heading.color(style.colors.accent));
                card_ui(ui, style, |ui| {
                    let columns = Columns::of(ui, &map, language);
                    for row in TABLE.iter().filter(|row| row.menu == menu) {
                        if let Some(asked) = self.row_ui(ui, row, columns, &map, style)
                            && self.answer(asked, row.command, shortcuts, &map)
                        {
                            event = Some(ShortcutsEvent::Changed);
                        }
                    }
                });
                ui.add_space(theme::GRID);
            }
        });
        event
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        row: &Row,
        columns: Columns,
        map: &KeyMap,
        style: Style,
    ) -> Option<Asked> {
        let language = style.language;
        let label = language.say(row.label);
        let mut asked = None;
        ui.horizontal(|ui| {
            let name = cell_ui(ui, columns.names, Label::new(label).wrap());
            controls::tip(name, language.say(row.tip));
            let keys = match keys_text(language, map, row.command) {
                None => RichText::new(language.say(Words::NoKeys)).color(style.colors.quiet),
                Some(keys) => RichText::new(keys).monospace(),
            };
            cell_ui(ui, columns.keys, Label::new(keys).wrap());
            // Escape leads out of everything, and has to go on doing so.
            if row.command == Command::Escape {
                return;
            }
            for (short, long) in BUTTONS {
                let enabled = short != Words::Reset || map.is_changed(row.command);
                let button = ui.add_enabled(enabled, egui::Button::new(language.say(short)));
                let name = language.fill(long, &[&label]);
                button.widget_info(|| WidgetInfo::labeled(egui::Role::Button, enabled, &name));
                if button.clicked() {
                    let adds = short == Words::Add;
                    let resets = short == Words::Reset;
                    asked = Some(if resets {
                        Asked::Reset
                    } else {
                        Asked::Keys { adds }
                    });
                }
            }
        });
        let asking = self.asking.filter(|asking| asking.command == row.command);
        let answered = asking.and_then(|asking| asking_ui(ui, asking, label, style));
        asked.or(answered)
    }

    /// Does what was asked for; whether the keys have changed.
    fn answer(
        &mut self,
        asked: Asked,
        command: Command,
        shortcuts: &mut Shortcuts,
        map: &KeyMap,
    ) -> bool {
        match (asked, self.asking) {
            (Asked::Keys { adds }, _) => {
                self.asking = Some(Asking {
                    command,
                    adds,
                    heard: Heard::Nothing,
                });
                false
            }
            (Asked::Reset, _) => {
                self.asking = None;
                reset_keys(shortcuts, command);
                true
            }
            (Asked::Give(shortcut), Some(asking)) => {
                self.give(shortcuts, map, asking, shortcut);
                true
            }
            (Asked::Give(_) | Asked::Cancel, _) => {
                self.asking = None;
                false
            }
        }
    }

    fn give(
        &mut self,
        shortcuts: &mut Shortcuts,
        map: &KeyMap,
        asking: Asking,
        shortcut: KeyboardShortcut,
    ) {
        self.asking = None;
        let before = map.keys(asking.command);
        let kept = before.iter().filter(|&&key| asking.adds && key != shortcut);
        let keys: Vec<_> = kept.copied().chain([shortcut]).collect();
        give_keys(shortcuts, asking.command, &keys);
    }
}

/// Words in a column of the list.
fn cell_ui(ui: &mut Ui, width: f32, label: Label) -> egui::Response {
    let size = egui::vec2(width, theme::BUTTON);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let cell = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.add(label)
    });
    cell.inner
}

/// What is asked while a command is being given keys.
fn asking_ui(ui: &mut Ui, asking: Asking, label: &str, style: Style) -> Option<Asked> {
    let language = style.language;
    let text = match asking.heard {
        Heard::Nothing | Heard::Free(_) => language.fill(Words::Press, &[&label]),
        Heard::Reserved(shortcut) => {
            language.fill(Words::Reserved, &[&key_text(language, &shortcut)])
        }
        Heard::Taken(shortcut, other) => {
            let other = other.row().map_or("", |row| language.say(row.label));
            let keys = key_text(language, &shortcut);
            language.fill(Words::Taken, &[&keys, &other, &label])
        }
    };
    let shown = ui.add(Label::new(RichText::new(text).color(style.colors.accent)).wrap());
    accessibility::alert(&shown);
    let mut answer = None;
    ui.horizontal(|ui| {
        if let Heard::Taken(shortcut, _) = asking.heard
            && ui.button(language.say(Words::Give)).clicked()
        {
            answer = Some(Asked::Give(shortcut));
        }
        if ui.button(language.say(Words::Cancel)).clicked() {
            answer = Some(Asked::Cancel);
        }
    });
    answer
}

/// The keys that an event tells of.
fn shortcut_of(event: &Event, held: Modifiers) -> Option<KeyboardShortcut> {
    if let Event::Key {
        key,
        pressed: true,
        modifiers,
        ..
    } = event
    {
        return Some(pressed_shortcut(*modifiers, *key));
    }
    let key = crate::ui::command::clipboard_key(event)?;
    Some(pressed_shortcut(held | Modifiers::COMMAND, key))
}

/// Whether a window needs keys to get about in it and to press what is there.
fn is_reserved(shortcut: KeyboardShortcut) -> bool {
    let presses = matches!(shortcut.logical_key, Key::Enter | Key::Space);
    shortcut.logical_key == Key::Tab || (presses && shortcut.modifiers.is_none())
}

/// What of the settings gives no key to a command, in words.
pub(crate) fn ignored_text(language: Language, why: &Ignored) -> String {
    let label = |command: &Command| command.row().map_or("", |row| language.say(row.label));
    match why {
        Ignored::Command(name) => language.fill(Words::NoCommand, &[name]),
        Ignored::Keys(command) => language.fill(Words::NoList, &[&label(command)]),
        Ignored::Key(command, text) => language.fill(Words::NoKey, &[&label(command), text]),
        Ignored::Taken(command, key, other) => {
            let key = key_text(language, key);
            language.fill(Words::TakenInFile, &[&label(command), &key, &label(other)])
        }
    }
}

//! Which keys do what, as the user wants it.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers};

use super::{Command, TABLE};
use crate::settings::Shortcuts;

/// The keys of every command: the user's own, or else those of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeyMap {
    /// The commands that have other keys than the table says.
    changed: HashMap<Command, Vec<KeyboardShortcut>>,
}

/// Something in the settings that gives no key to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ignored {
    /// No command has this name.
    Command(String),
    /// This is no list of keys.
    Keys(Command),
    /// No key is called like this.
    Key(Command, String),
    /// The other command has these keys already.
    Taken(Command, KeyboardShortcut, Command),
}

impl KeyMap {
    /// The keys as the settings have them, and what of that is ignored.
    pub(crate) fn of(shortcuts: &Shortcuts) -> (Self, Vec<Ignored>) {
        let mut ignored = Vec::new();
        let mut own: HashMap<Command, Vec<KeyboardShortcut>> = HashMap::new();
        let mut owners: HashMap<KeyboardShortcut, Command> = HashMap::new();
        for name in shortcuts.commands() {
            let Some(command) = Command::named(name) else {
                ignored.push(Ignored::Command(name.to_owned()));
                continue;
            };
            let Some(texts) = shortcuts.keys(name) else {
                ignored.push(Ignored::Keys(command));
                continue;
            };
            let keys = own.entry(command).or_default();
            for text in texts {
                match (
                    read_shortcut(&text),
                    read_shortcut(&text).and_then(|key| owners.get(&key)),
                ) {
                    (None, _) => ignored.push(Ignored::Key(command, text)),
                    (Some(key), Some(&other)) => ignored.push(Ignored::Taken(command, key, other)),
                    (Some(key), None) => {
                        owners.insert(key, command);
                        keys.push(key);
                    }
                }
            }
        }
        // A list of nothing that can be read is no wish to have no key.
        for why in &ignored {
            if let Ignored::Key(command, _) = why
                && own.get(command).is_some_and(Vec::is_empty)
            {
                own.remove(command);
            }
        }
        // What the user gave to one command is taken from whatever had it.
        for row in TABLE {
            let taken = |key: &KeyboardShortcut| owners.contains_key(key);
            if !own.contains_key(&row.command) && row.keys.iter().any(taken) {
                let left = row.keys.iter().copied().filter(|key| !taken(key));
                own.insert(row.command, left.collect());
            }
        }
        own.retain(|command, keys| command.usual_keys() != keys.as_slice());
        (Self { changed: own }, ignored)
    }

    /// The keys of a command, the one to show first.
    pub(crate) fn keys(&self, command: Command) -> &[KeyboardShortcut] {
        let changed = self.changed.get(&command).map(Vec::as_slice);
        changed.unwrap_or(command.usual_keys())
    }

    /// Whether a command has other keys than usual.
    pub(crate) fn is_changed(&self, command: Command) -> bool {
        self.changed.contains_key(&command)
    }

    /// Whether any command has.
    pub(crate) fn is_any_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// The command that these keys ask for.
    pub(crate) fn command_of(&self, shortcut: KeyboardShortcut) -> Option<Command> {
        let mut commands = TABLE.iter().map(|row| row.command);
        commands.find(|&command| self.keys(command).contains(&shortcut))
    }

    /// The keys that are in use in this window.
    pub(crate) fn present(ctx: &Context) -> Arc<Self> {
        ctx.data(|data| data.get_temp(place())).unwrap_or_default()
    }

    /// Uses these keys in this window from now on.
    pub(crate) fn install(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(place(), Arc::new(self)));
    }
}

fn place() -> Id {
    Id::unique("keys of commands")
}

/// Changes the settings so that a command has these keys, and no other command
/// has them.
pub(crate) fn give_keys(shortcuts: &mut Shortcuts, command: Command, keys: &[KeyboardShortcut]) {
    let (map, _) = KeyMap::of(shortcuts);
    for row in TABLE.iter().filter(|row| row.command != command) {
        let before = map.keys(row.command);
        let left: Vec<_> = before
            .iter()
            .filter(|key| !keys.contains(key))
            .copied()
            .collect();
        if left.len() < before.len() {
            write(shortcuts, row.command, &left);
        }
    }
    write(shortcuts, command, keys);
}

/// Gives a command its usual keys again, as far as no other has them now.
pub(crate) fn reset_keys(shortcuts: &mut Shortcuts, command: Command) {
    shortcuts.reset(command.name());
    let (map, _) = KeyMap::of(shortcuts);
    if map.is_changed(command) {
        let left = map.keys(command).to_vec();
        write(shortcuts, command, &left);
    }
}

/// Gives every command its usual keys again.
pub(crate) fn reset_all_keys(shortcuts: &mut Shortcuts) {
    for row in TABLE {
        shortcuts.reset(row.command.name());
    }
}

fn write(shortcuts: &mut Shortcuts, command: Command, keys: &[KeyboardShortcut]) {
    if keys == command.usual_keys() {
        return shortcuts.reset(command.name());
    }
    let texts = keys.iter().copied().map(written_shortcut).collect();
    shortcuts.set(command.name(), texts);
}

/// Keys by the names that settings have: `Ctrl+Shift+F3`.
pub(crate) fn written_shortcut(shortcut: KeyboardShortcut) -> String {
    let mut text = String::new();
    for (held, name) in held_keys(shortcut.modifiers) {
        if held {
            text.push_str(name);
            text.push('+');
        }
    }
    text + shortcut.logical_key.name()
}

/// The keys with these names.
pub(crate) fn read_shortcut(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text.trim();
    while let Some((held, after)) = rest.split_once('+')
        && let Some(held) = modifier_named(held)
        && !after.is_empty()
    {
        modifiers = modifiers.plus(held);
        rest = after;
    }
    Some(KeyboardShortcut::new(modifiers, Key::from_name(rest)?))
}

/// The keys that someone pressed, as the table has them: whatever the system calls
/// the key that commands are given with.
pub(crate) fn pressed_shortcut(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    let mut held = Modifiers::NONE;
    if modifiers.command || modifiers.ctrl {
        held = held.plus(Modifiers::COMMAND);
    }
    if modifiers.shift {
        held = held.plus(Modifiers::SHIFT);
    }
    if modifiers.alt {
        held = held.plus(Modifiers::ALT);
    }
    KeyboardShortcut::new(held, key)
}

const fn held_keys(modifiers: Modifiers) -> [(bool, &'static str); 3] {
    [
        (modifiers.command, "Ctrl"),
        (modifiers.alt, "Alt"),
        (modifiers.shift, "Shift"),
    ]
}

fn modifier_named(name: &str) -> Option<Modifiers> {
    let known = [
        ("ctrl", Modifiers::COMMAND),
        ("alt", Modifiers::ALT),
        ("shift", Modifiers::SHIFT),
    ];
    let found = known
        .into_iter()
        .find(|(known, _)| name.trim().eq_ignore_ascii_case(known));
    found.map(|(_, modifiers)| modifiers)
}

#[cfg(test)]
mod tests;

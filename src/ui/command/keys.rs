//! Keys: how they are written, and what they mean where no command is asked for.

use egui::{Key, KeyboardShortcut};

use crate::words::{KeyName, Language};

/// How keys are written, such as `Ctrl+S` or `Maj+F1`.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "egui has a hundred keys, and those without a word of ours are called by their letter"
)]
pub(crate) fn key_text(language: Language, shortcut: &KeyboardShortcut) -> String {
    let held = [
        (shortcut.modifiers.command, KeyName::Ctrl),
        (shortcut.modifiers.shift, KeyName::Shift),
        (shortcut.modifiers.alt, KeyName::Alt),
    ];
    let mut parts: Vec<&str> = held
        .into_iter()
        .filter(|(down, _)| *down)
        .map(|(_, name)| language.say(name))
        .collect();
    let named = match shortcut.logical_key {
        Key::ArrowLeft => Some(KeyName::Left),
        Key::ArrowRight => Some(KeyName::Right),
        Key::ArrowUp => Some(KeyName::Up),
        Key::ArrowDown => Some(KeyName::Down),
        Key::Home => Some(KeyName::Home),
        Key::End => Some(KeyName::End),
        Key::PageUp => Some(KeyName::PageUp),
        Key::PageDown => Some(KeyName::PageDown),
        Key::Delete => Some(KeyName::Delete),
        Key::Enter => Some(KeyName::Enter),
        Key::Escape => Some(KeyName::Escape),
        _ => None,
    };
    let letter = match shortcut.logical_key {
        Key::Comma => ",",
        Key::Plus => "+",
        Key::Equals => "=",
        Key::Minus => "-",
        key => key.name(),
    };
    parts.push(named.map_or(letter, |name| language.say(name)));
    parts.join("+")
}

/// Whether keys mean something else while a text is written: they write, move
/// about in it, or change it.
#[must_use]
pub(crate) fn yields_to_text(shortcut: &KeyboardShortcut) -> bool {
    const TEXT_KEYS: [Key; 21] = [
        Key::A,
        Key::Z,
        Key::Y,
        Key::C,
        Key::X,
        Key::V,
        Key::W,
        Key::P,
        Key::R,
        Key::G,
        Key::Delete,
        Key::Backspace,
        Key::Enter,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::PageDown,
    ];
    let key = shortcut.logical_key;
    let writes = !shortcut.modifiers.command && !shortcut.modifiers.alt;
    (writes && key != Key::Escape && !is_function_key(key)) || TEXT_KEYS.contains(&key)
}

/// F1 and those after it.
fn is_function_key(key: Key) -> bool {
    let number = key.name().strip_prefix('F');
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The key, held with Ctrl, whose press the system tells of by this event.
pub(crate) const fn clipboard_key(event: &egui::Event) -> Option<Key> {
    if matches!(event, egui::Event::Copy) {
        Some(Key::C)
    } else if matches!(event, egui::Event::Cut) {
        Some(Key::X)
    } else if matches!(event, egui::Event::Paste(_)) {
        Some(Key::V)
    } else {
        None
    }
}

/// Whether keys move the focus, or a cursor, while something has it.
#[must_use]
pub(crate) const fn moves_focus(shortcut: &KeyboardShortcut) -> bool {
    let arrow = matches!(
        shortcut.logical_key,
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown
    );
    arrow && !shortcut.modifiers.command
}

#[cfg(test)]
mod tests {
    use egui::Modifiers;

    use super::*;

    #[test]
    fn letters_write_while_a_text_is_written_and_function_keys_do_not() {
        const PLAIN: Modifiers = Modifiers::NONE;
        const SHIFT: Modifiers = Modifiers::SHIFT;
        const CTRL: Modifiers = Modifiers::COMMAND;
        let yields = |modifiers, key| yields_to_text(&KeyboardShortcut::new(modifiers, key));
        assert!(yields(PLAIN, Key::F) && yields(SHIFT, Key::F) && yields(CTRL, Key::Z));
        assert!(yields(CTRL, Key::ArrowLeft) && yields(PLAIN, Key::Delete));
        assert!(!yields(PLAIN, Key::F3) && !yields(SHIFT, Key::F3) && !yields(CTRL, Key::F));
        assert!(!yields(PLAIN, Key::Escape));
    }
}

//! Keys of the user's own, out of settings and into them.

use strum::VariantArray as _;

use super::*;

fn shortcut(text: &str) -> KeyboardShortcut {
    read_shortcut(text).unwrap()
}

fn settings(entries: &[(&str, &[&str])]) -> Shortcuts {
    let mut shortcuts = Shortcuts::default();
    for (command, keys) in entries {
        shortcuts.set(command, keys.iter().map(|&key| key.to_owned()).collect());
    }
    shortcuts
}

/// No key asks for two commands, and the settings say what the map says.
#[track_caller]
fn is_sound(shortcuts: &Shortcuts) -> KeyMap {
    let (map, ignored) = KeyMap::of(shortcuts);
    assert_eq!(ignored, []);
    let mut known = HashMap::new();
    for &command in Command::VARIANTS {
        for &key in map.keys(command) {
            assert_eq!(known.insert(key, command), None, "{key:?}");
            assert_eq!(map.command_of(key), Some(command));
        }
    }
    map
}

#[test]
fn every_key_is_read_back_as_it_was_written() {
    let all = [Modifiers::COMMAND, Modifiers::SHIFT, Modifiers::ALT];
    for &key in Key::ALL {
        for held in 0..8_usize {
            let held = (0..3).filter(|bit| held & (1 << bit) != 0);
            let held = held.fold(Modifiers::NONE, |held, bit| held.plus(all[bit]));
            let shortcut = KeyboardShortcut::new(held, key);
            assert_eq!(
                read_shortcut(&written_shortcut(shortcut)),
                Some(shortcut),
                "{shortcut:?}"
            );
        }
    }
    assert_eq!(
        read_shortcut(" ctrl+SHIFT+F3 "),
        Some(shortcut("Ctrl+Shift+F3"))
    );
    for text in ["", "Ctrl", "Ctrl+", "Hyper+F3", "Ctrl+Nothing", "++"] {
        assert_eq!(read_shortcut(text), None, "{text}");
    }
}

#[test]
fn names_of_commands_are_their_own_and_lead_back() {
    for &command in Command::VARIANTS {
        assert_eq!(Command::named(command.name()), Some(command));
    }
}

#[test]
fn a_key_of_the_user_is_taken_from_what_had_it() {
    let map = is_sound(&settings(&[("Save", &["P", "Ctrl+S"])]));
    assert_eq!(map.keys(Command::Save), [shortcut("P"), shortcut("Ctrl+S")]);
    assert_eq!(map.keys(Command::Pass), []);
    assert!(map.is_changed(Command::Pass) && !map.is_changed(Command::Undo));
}

#[test]
fn what_settings_say_in_vain_is_told_and_the_rest_holds() {
    let (map, ignored) = KeyMap::of(&settings(&[
        ("Fly", &["F12"]),
        ("Pass", &["Nothing"]),
        ("Resign", &["F12"]),
        ("Undo", &["F12", "F10"]),
    ]));
    assert_eq!(
        ignored,
        [
            Ignored::Command("Fly".to_owned()),
            Ignored::Key(Command::Pass, "Nothing".to_owned()),
            Ignored::Taken(Command::Undo, shortcut("F12"), Command::Resign),
        ]
    );
    assert_eq!(map.keys(Command::Pass), Command::Pass.usual_keys());
    assert_eq!(map.keys(Command::Undo), [shortcut("F10")]);
}

#[test]
fn keys_are_given_taken_and_reset_in_any_order_without_two_commands_on_one() {
    let mut shortcuts = Shortcuts::default();
    // A number from a number, so that a failure comes again.
    let mut state = 7_usize;
    let mut next = move |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    let all: Vec<KeyboardShortcut> = TABLE.iter().flat_map(|row| row.keys).copied().collect();
    for _ in 0..300 {
        let command = TABLE[next(TABLE.len())].command;
        match next(4) {
            0 => reset_keys(&mut shortcuts, command),
            1 => give_keys(&mut shortcuts, command, &[]),
            _ => {
                let key = all[next(all.len())];
                give_keys(&mut shortcuts, command, &[key]);
                let map = is_sound(&shortcuts);
                assert_eq!(map.keys(command), [key]);
            }
        }
        is_sound(&shortcuts);
    }
    reset_all_keys(&mut shortcuts);
    assert_eq!(shortcuts, Shortcuts::default());
    assert!(!is_sound(&shortcuts).is_any_changed());
}

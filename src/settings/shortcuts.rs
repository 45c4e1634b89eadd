//! Keys that the user has given to commands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The keys of commands that are not the usual ones, both by their names.
///
/// What the file says of commands that this version does not know, or says in a
/// way that it cannot read, stays in it: it is ignored and not lost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shortcuts(BTreeMap<String, ron::Value>);

impl Shortcuts {
    /// The keys that a command was given, perhaps none; `None` where it has its
    /// usual ones, or where what is said of it is no list of names.
    #[must_use]
    pub fn keys(&self, command: &str) -> Option<Vec<String>> {
        self.0.get(command)?.clone().into_rust().ok()
    }

    /// The commands of which something is said.
    pub fn commands(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Gives a command these keys.
    pub fn set(&mut self, command: &str, keys: Vec<String>) {
        let keys = keys.into_iter().map(ron::Value::String).collect();
        self.0.insert(command.to_owned(), ron::Value::Seq(keys));
    }

    /// Gives a command its usual keys again.
    pub fn reset(&mut self, command: &str) {
        self.0.remove(command);
    }
}

#[cfg(test)]
mod tests {
    use crate::settings::Settings;

    #[test]
    fn keys_are_kept_and_what_is_not_understood_stays_in_the_file() {
        let text =
            "(shortcuts: {\"Save\": [\"Ctrl+F12\"], \"Later\": (deep: [1, true]), \"Pass\": 5})";
        let mut settings = Settings::read(text).unwrap();
        let shortcuts = &mut settings.shortcuts;
        assert_eq!(shortcuts.keys("Save"), Some(vec!["Ctrl+F12".to_owned()]));
        assert_eq!(
            (shortcuts.keys("Pass"), shortcuts.keys("Undo")),
            (None, None)
        );
        shortcuts.set("Undo", Vec::new());
        shortcuts.reset("Save");
        let again = Settings::read(&settings.write().unwrap()).unwrap();
        assert_eq!(again, settings);
        let known: Vec<&str> = again.shortcuts.commands().collect();
        assert_eq!(known, ["Later", "Pass", "Undo"]);
        assert_eq!(again.shortcuts.keys("Undo"), Some(Vec::new()));
    }
}

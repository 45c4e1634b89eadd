//! Properties by words that people know.

use crate::record::property::{Property, Value, escape, is_name, text};

use super::lines::Values;

/// Names of SGF that a save tells in words.
const WORDS: [(&str, &str); 14] = [
    ("C", "comment"),
    ("PB", "black"),
    ("PW", "white"),
    ("BR", "black rank"),
    ("WR", "white rank"),
    ("DT", "date"),
    ("RE", "result"),
    ("EV", "event"),
    ("RO", "round"),
    ("PC", "place"),
    ("GN", "name"),
    ("GC", "about"),
    ("TM", "main time"),
    ("OT", "overtime"),
];

/// Before the name of a property that happens to be one of these words.
const NO_WORD: &str = "sgf ";

/// A property in words, unless they would come back as other bytes.
pub(super) fn note(property: Property<'_>) -> (String, Values) {
    let mut values = property.values().map(Value::raw);
    let known = WORDS.iter().find(|(name, _)| *name == property.name());
    if let (1, Some((_, word))) = (values.len(), known) {
        let raw = property.value().raw();
        let meant = text(raw);
        if escape(&meant) == raw {
            return ((*word).to_owned(), Values::One(meant.into_owned()));
        }
    }
    let values = match (values.len(), values.next()) {
        (1, Some(only)) => Values::One(only.to_owned()),
        (_, Some(_) | None) => {
            Values::Many(property.values().map(|v| v.raw().to_owned()).collect())
        }
    };
    let is_word = WORDS.iter().any(|(_, word)| *word == property.name());
    let mark = if is_word { NO_WORD } else { "" };
    (format!("{mark}{}", property.name()), values)
}

/// The SGF name and the raw values of a note.
pub(super) fn property_of(
    (name, values): &(String, Values),
) -> Result<(String, Vec<String>), String> {
    if let Some((sgf, _)) = WORDS.iter().find(|(_, word)| word == name) {
        return match values {
            Values::One(meant) => Ok(((*sgf).to_owned(), vec![escape(meant).into_owned()])),
            Values::Many(_) => Err(format!("{name:?} has one value, not a list")),
        };
    }
    let name = name.strip_prefix(NO_WORD).unwrap_or(name);
    if !is_name(name) {
        return Err(format!("{name:?} is not the name of a note"));
    }
    let values = match values {
        Values::One(value) => vec![value.clone()],
        Values::Many(values) => values.clone(),
    };
    Ok((name.to_owned(), values))
}

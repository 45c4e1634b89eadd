//! Where a field stands in a save.
//!
//! What is wrong with a move is known only after the whole file was read, and
//! values do not remember where they came from. So the file is read once more,
//! up to the value in question, and the reader is stopped there.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::record::problem::Place;
use crate::record::schema::options;

/// The place of a field of the save, or of one element of it.
pub(super) fn of(text: &str, field: &str, element: Option<usize>) -> Place {
    let stop = StopAt { field, element };
    match options().from_str_seed(text, stop) {
        Err(error) => past_blanks(
            text,
            Place {
                line: error.span.start.line,
                column: error.span.start.col,
            },
        ),
        Ok(()) => Place { line: 1, column: 1 },
    }
}

/// The first element of a list is looked for right behind its bracket; it
/// stands where the blanks end.
fn past_blanks(text: &str, from: Place) -> Place {
    let lines = text.lines().enumerate().skip(from.line.saturating_sub(1));
    for (index, line) in lines {
        let line_number = index + 1;
        let before = match line_number == from.line {
            true => from.column.saturating_sub(1),
            false => 0,
        };
        let blank = line.chars().skip(before).take_while(|c| c.is_whitespace());
        let column = before + blank.count();
        if column < line.chars().count() {
            return Place {
                line: line_number,
                column: column + 1,
            };
        }
    }
    from
}

#[derive(Clone, Copy)]
struct StopAt<'a> {
    field: &'a str,
    element: Option<usize>,
}

impl<'de> DeserializeSeed<'de> for StopAt<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("", &[], self)
    }
}

impl<'de> Visitor<'de> for StopAt<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a save")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key != self.field {
                map.next_value::<IgnoredAny>()?;
                continue;
            }
            return match self.element {
                Some(element) => map.next_value_seed(StopAtElement(element)),
                None => Err(A::Error::custom("here")),
            };
        }
        Ok(())
    }
}

struct StopAtElement(usize);

impl<'de> DeserializeSeed<'de> for StopAtElement {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for StopAtElement {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        for _ in 0..self.0 {
            elements.next_element::<IgnoredAny>()?;
        }
        elements.next_element_seed(Stop)?;
        Ok(())
    }
}

struct Stop;

impl<'de> DeserializeSeed<'de> for Stop {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, _: D) -> Result<(), D::Error> {
        Err(D::Error::custom("here"))
    }
}

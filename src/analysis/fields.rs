//! The fields of an object, read one by one.

use serde_json::{Map, Value};

use super::complaint::Complaint;
use crate::board::Color;

/// An object of JSON, and which of its fields anyone has asked for.
#[derive(Debug)]
pub(super) struct Fields<'a> {
    object: &'a Map<String, Value>,
    /// What a field is called before its own name, inside another.
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub(super) const fn of(object: &'a Map<String, Value>) -> Self {
        Self {
            object,
            known: Vec::new(),
        }
    }

    /// The value of a field, if it is there; null is as good as nothing.
    pub(super) fn find(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.push(name);
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// A whole number in this range.
    pub(super) fn integer(
        &mut self,
        name: &'static str,
        least: i64,
        most: i64,
    ) -> Result<Option<i64>, Complaint> {
        let Some(value) = self.find(name) else {
            return Ok(None);
        };
        let number = value.as_i64().filter(|of| (least..=most).contains(of));
        let wanted = || format!("must be a whole number from {least} to {most}");
        number
            .map(Some)
            .ok_or_else(|| Complaint::error(name, wanted()))
    }

    /// A number in this range.
    pub(super) fn number(
        &mut self,
        name: &'static str,
        least: f64,
        most: f64,
    ) -> Result<Option<f64>, Complaint> {
        let Some(value) = self.find(name) else {
            return Ok(None);
        };
        let number = value.as_f64().filter(|of| (least..=most).contains(of));
        let wanted = || format!("must be a number from {least} to {most}");
        number
            .map(Some)
            .ok_or_else(|| Complaint::error(name, wanted()))
    }

    /// True or false; false where it is not there.
    pub(super) fn truth(&mut self, name: &'static str) -> Result<bool, Complaint> {
        match self.find(name) {
            None => Ok(false),
            Some(value) => value
                .as_bool()
                .ok_or_else(|| Complaint::error(name, "must be true or false")),
        }
    }

    /// A text.
    pub(super) fn text(&mut self, name: &'static str) -> Result<Option<&'a str>, Complaint> {
        match self.find(name) {
            None => Ok(None),
            Some(value) => value
                .as_str()
                .map(Some)
                .ok_or_else(|| Complaint::error(name, "must be a text")),
        }
    }

    /// A list of whole numbers.
    pub(super) fn integers(&mut self, name: &'static str) -> Result<Option<Vec<i64>>, Complaint> {
        let Some(value) = self.find(name) else {
            return Ok(None);
        };
        let wanted = || Complaint::error(name, "must be a list of whole numbers");
        let list = value.as_array().ok_or_else(wanted)?;
        let numbers: Option<Vec<i64>> = list.iter().map(Value::as_i64).collect();
        numbers.map(Some).ok_or_else(wanted)
    }

    /// The fields that nobody has asked for.
    pub(super) fn unknown(&self) -> Vec<&'a str> {
        let names = self.object.keys().map(String::as_str);
        names.filter(|name| !self.known.contains(name)).collect()
    }
}

/// A side as it is written: `B`, `b`, `black`.
pub(super) fn color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

//! What was wrong with a line, said to whoever sent it.

use serde::Serialize;

/// An error or a warning, with the query and the field that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Complaint {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<String>,
}

impl Complaint {
    /// A line of which nothing can be said but that it is wrong.
    pub(super) fn of_line(text: impl Into<String>) -> Self {
        Self {
            error: Some(text.into()),
            field: None,
            id: None,
            warning: None,
        }
    }

    /// A field that cannot be understood; the query is dropped.
    pub(super) fn error(field: &str, text: impl Into<String>) -> Self {
        Self {
            field: Some(field.to_owned()),
            ..Self::of_line(text)
        }
    }

    /// A field of which only a part is understood; the query goes on.
    pub(super) fn warning(field: &str, text: impl Into<String>) -> Self {
        Self {
            error: None,
            field: Some(field.to_owned()),
            id: None,
            warning: Some(text.into()),
        }
    }

    /// The same about a field inside another.
    pub(super) fn within(self, field: &str) -> Self {
        let inner = self.field.unwrap_or_default();
        Self {
            error: self.error.map(|text| format!("{inner} {text}")),
            field: Some(field.to_owned()),
            id: self.id,
            warning: self.warning,
        }
    }

    /// The same about the query with this id.
    pub(super) fn about(self, id: &str) -> Self {
        Self {
            id: Some(id.to_owned()),
            ..self
        }
    }
}

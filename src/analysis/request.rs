//! One line, and what it asks for.

use serde_json::{Map, Value, json};
use strum::VariantArray as _;

use super::complaint::Complaint;
use super::fields::Fields;
use super::query::Query;
use super::settings::Settings;
use crate::ai::go::net::BuiltIn;

/// The longest line that is read: room for the longest game, ten times over.
pub(super) const MOST_BYTES: usize = 1 << 20;

/// What a line asks for.
#[derive(Debug)]
pub(super) enum Request {
    /// Positions of a game, and what could not be understood of the query.
    Query(Box<Query>, Vec<Complaint>),
    /// This answer and nothing else.
    Answer(Value),
    /// That positions are not looked at any more.
    Terminate {
        /// Those of this query; of all where it is `None`.
        id: Option<String>,
        /// These turns; all where it is `None`.
        turns: Option<Vec<i64>>,
        /// What is answered afterwards.
        echo: Value,
    },
}

impl Request {
    /// Reads a line; `None` if there is nothing on it.
    pub(super) fn read(line: &[u8], defaults: Settings) -> Option<Result<Self, Complaint>> {
        let line = line.trim_ascii();
        if line.is_empty() {
            return None;
        }
        Some(Self::of_line(line, defaults))
    }

    fn of_line(line: &[u8], defaults: Settings) -> Result<Self, Complaint> {
        if line.len() > MOST_BYTES {
            let text = format!("the line is longer than {MOST_BYTES} bytes");
            return Err(Complaint::of_line(text));
        }
        let parsed = serde_json::from_slice::<Value>(line);
        let value = parsed.map_err(|why| Complaint::of_line(format!("not JSON: {why}")))?;
        let Value::Object(object) = value else {
            return Err(Complaint::of_line("a line is a JSON object"));
        };
        let Some(Value::String(id)) = object.get("id") else {
            return Err(Complaint::of_line("an \"id\" that is a text is missing"));
        };
        let id = id.clone();
        if let Some(Value::String(action)) = object.get("action") {
            let action = action.clone();
            return Self::of_action(&action, object).map_err(|error| error.about(&id));
        }
        let query = Query::read(&id, &object, defaults, line.len());
        let (query, warnings) = query.map_err(|error| error.about(&id))?;
        let warnings = warnings.into_iter().map(|warning| warning.about(&id));
        Ok(Self::Query(Box::new(query), warnings.collect()))
    }

    fn of_action(action: &str, object: Map<String, Value>) -> Result<Self, Complaint> {
        let with = |mut object: Map<String, Value>, more: Value| {
            if let Value::Object(more) = more {
                object.extend(more);
            }
            Ok(Self::Answer(Value::Object(object)))
        };
        match action {
            "query_version" => {
                let version = env!("CARGO_PKG_VERSION");
                with(object, json!({"version": version, "git_hash": "unknown"}))
            }
            "query_models" => with(object, json!({"models": models()})),
            // Nothing is kept from one position to the next.
            "clear_cache" => with(object, Value::Null),
            "terminate" | "terminate_all" => {
                let mut fields = Fields::of(&object);
                let turns = fields.integers("turnNumbers")?;
                let id = match action {
                    "terminate" => {
                        let id = fields.text("terminateId")?;
                        let missing = || Complaint::error("terminateId", "is missing");
                        Some(id.ok_or_else(missing)?.to_owned())
                    }
                    _ => None,
                };
                let echo = Value::Object(object);
                Ok(Self::Terminate { id, turns, echo })
            }
            _ => Err(Complaint::error(
                "action",
                "must be query_version, query_models, clear_cache, terminate or terminate_all",
            )),
        }
    }
}

/// The networks that are built in.
fn models() -> Vec<Value> {
    let models = BuiltIn::VARIANTS.iter().filter_map(|of| {
        let (name, (blocks, channels)) = (of.name(), of.network()?.dimensions());
        Some(json!({
            "name": name,
            "internalName": format!("{name}-b{blocks}c{channels}"),
            "maxBatchSize": 8,
            "usesHumanSLProfile": false,
            "version": 2,
            "usingFP16": "false",
        }))
    });
    models.collect()
}

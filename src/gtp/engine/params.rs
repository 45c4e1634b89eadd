//! Settings that can be changed while the engine runs, under KataGo's names.

use std::collections::BTreeMap;

use super::arguments::{MOST_SECS, exactly, none, number, seconds, truth};
use super::{Engine, Failure, Reply};

/// KataGo's name, how the value is written, and how another is taken.
struct Param {
    name: &'static str,
    written: fn(&Engine) -> String,
    change: fn(&mut Engine, &str) -> Result<(), Failure>,
}

/// What KataGo says where nothing limits it.
const NO_LIMIT: u64 = 1 << 50;

const PARAMS: [Param; 4] = [
    Param {
        name: "allowResignation",
        written: |engine| engine.settings.resigns.to_string(),
        change: |engine, text| {
            engine.settings.resigns = truth(text)?;
            Ok(())
        },
    },
    Param {
        name: "maxTime",
        written: |engine| match engine.settings.time {
            Some(time) => time.as_secs_f64().to_string(),
            None => "1e+20".to_owned(),
        },
        change: |engine, text| {
            // KataGo writes no limit as 1e20.
            let unlimited = text.parse::<f64>().is_ok_and(|secs| secs > MOST_SECS);
            engine.settings.time = match unlimited {
                true => None,
                false => Some(seconds(text)?),
            };
            Ok(())
        },
    },
    Param {
        name: "maxVisits",
        written: |engine| match engine.settings.visits {
            Some(visits) => visits.to_string(),
            None => NO_LIMIT.to_string(),
        },
        change: |engine, text| {
            // More than fits the counter is as good as no limit.
            let unlimited = text
                .parse::<f64>()
                .is_ok_and(|visits| visits > f64::from(u32::MAX));
            engine.settings.visits = match unlimited {
                true => None,
                false => Some(number(text)?.max(1)),
            };
            Ok(())
        },
    },
    Param {
        name: "numSearchThreads",
        written: |engine| engine.settings.threads.to_string(),
        change: |engine, text| {
            let threads = number(text)? as usize;
            if !(1..=1024).contains(&threads) {
                return Err(Failure::argument(text, "a number of threads (1 to 1024)"));
            }
            engine.settings.threads = threads;
            Ok(())
        },
    },
];

impl Engine {
    pub(super) fn list_params(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        Ok(Reply::Text(PARAMS.map(|param| param.name).join(" ")))
    }

    /// All of them with their values.
    pub(super) fn params(&self) -> Vec<(&'static str, String)> {
        let all = PARAMS.iter();
        all.map(|param| (param.name, (param.written)(self)))
            .collect()
    }

    pub(super) fn get_param(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [name] = exactly(arguments)?;
        Ok(Reply::Text((param(name)?.written)(self)))
    }

    pub(super) fn get_params(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let pairs = PARAMS.map(|param| format!("\"{}\":{}", param.name, (param.written)(self)));
        Ok(Reply::Text(format!("{{{}}}", pairs.join(","))))
    }

    pub(super) fn set_param(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [name, value] = exactly(arguments)?;
        (param(name)?.change)(self, value)?;
        self.restart_bot();
        Ok(Reply::done())
    }

    /// Takes a JSON object; one wrong value and nothing has changed.
    pub(super) fn set_params(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let text = arguments.join(" ");
        let Ok(object) = ron::from_str::<BTreeMap<String, ron::Value>>(&text) else {
            return Err(Failure::argument(&text, "a JSON object"));
        };
        let before = self.settings;
        for (name, value) in object {
            let value = match value {
                ron::Value::Bool(truth) => truth.to_string(),
                ron::Value::Number(number) => number.into_f64().to_string(),
                ron::Value::String(text) => text,
                ron::Value::Char(_)
                | ron::Value::Map(_)
                | ron::Value::Option(_)
                | ron::Value::Bytes(_)
                | ron::Value::Seq(_)
                | ron::Value::Unit => name.clone(),
            };
            let changed = param(&name).and_then(|param| (param.change)(self, &value));
            if let Err(failure) = changed {
                self.settings = before;
                return Err(failure);
            }
        }
        self.restart_bot();
        Ok(Reply::done())
    }
}

fn param(name: &str) -> Result<&'static Param, Failure> {
    let found = PARAMS.iter().find(|param| param.name == name);
    found.ok_or_else(|| Failure::Unsupported(name.to_owned()))
}

//! The rules of the game on the board.

use crate::go::{Rules, Ruleset};
use crate::gtp::katago_rules::{change, read, written};
use crate::record::Start;

use super::arguments::{exactly, none};
use super::{Engine, Failure, Reply};

impl Engine {
    pub(super) fn rules(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        Ok(Reply::Text(written(&self.record.start().rules)))
    }

    /// Takes a name, or an object as KataGo writes it. Komi stays as it is.
    pub(super) fn set_rules(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let text = arguments.join(" ");
        if text.is_empty() {
            return Err(Failure::Missing("the name of the rules"));
        }
        if text.starts_with('{') {
            let rules = read(&text)?;
            return self.play_under(rules, name_of(&rules));
        }
        let ruleset: Ruleset = text.parse().map_err(Failure::Ruleset)?;
        if ruleset == Ruleset::AtariGo {
            return Err(Failure::Rules("atari go is another game"));
        }
        self.play_under(ruleset.rules(), Some(ruleset))
    }

    /// The names that `kata-set-rules` takes.
    pub(super) fn list_rules(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let names = Ruleset::ALL.map(|set| set.name().to_lowercase());
        Ok(Reply::Text(names.join(" ")))
    }

    /// Changes one of the words of KataGo's object.
    pub(super) fn set_rule(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [key, value] = exactly(arguments)?;
        let mut rules = self.record.start().rules;
        change(&mut rules, key, value)?;
        self.play_under(rules, name_of(&rules))
    }

    fn play_under(&mut self, rules: Rules, ruleset: Option<Ruleset>) -> Result<Reply, Failure> {
        let start = self.record.start().clone();
        let komi = start.komi();
        let start = Start {
            rules,
            ruleset,
            ..start
        };
        self.change_rules(start.with_komi(komi))?;
        Ok(Reply::done())
    }
}

/// The ruleset that says the same but for komi, which is told on its own.
fn name_of(rules: &Rules) -> Option<Ruleset> {
    Ruleset::ALL.into_iter().find(|set| {
        let same_komi = Rules {
            komi: rules.komi,
            handicap_komi: rules.handicap_komi,
            ..set.rules()
        };
        same_komi == *rules
    })
}

//! What GoGui asks for beside the protocol.

use std::time::Duration;

use crate::ai::{Bot as _, Budget, Candidate, StopFlag};
use crate::board::Color;
use crate::game::Game as _;
use crate::go::Move;

use super::arguments::{color, exactly, mv, none, number, written};
use super::game::play_on;
use super::{Engine, Failure, Reply};

/// A search reports only at its end.
const NEVER: Duration = Duration::from_secs(1 << 40);
/// A picture does not keep anyone waiting.
const MOST_VISITS: u32 = 10_000;
/// How many moves are labelled.
const MOST_LABELS: usize = 10;

/// What GoGui can paint: the kind of picture, its name in the menu, the command.
const ANALYZE_COMMANDS: [(&str, &str, &str); 10] = [
    ("gfx", "Best Moves", "jego-moves 100"),
    ("dboard", "Ownership", "jego-ownership"),
    ("dboard", "Policy", "jego-policy"),
    ("plist", "Dead Stones", "final_status_list dead"),
    ("plist", "Living Stones", "final_status_list alive"),
    ("plist", "Stones In Seki", "final_status_list seki"),
    ("string", "Score", "final_score"),
    ("string", "Status of Point", "final_status %p"),
    ("hstring", "Rules", "kata-get-rules"),
    ("param", "Settings", "jego-param"),
];

impl Engine {
    pub(super) fn gogui_analyze_commands(
        &mut self,
        arguments: &[String],
    ) -> Result<Reply, Failure> {
        none(arguments)?;
        let lines =
            ANALYZE_COMMANDS.map(|(kind, name, command)| format!("{kind}/{name}/{command}"));
        Ok(Reply::Text(lines.join("\n")))
    }

    /// What a short search makes of the moves, painted: win rates on the points and
    /// the line that is expected.
    pub(super) fn moves_picture(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [visits] = exactly(arguments)?;
        let visits = number(visits)?.clamp(1, MOST_VISITS);
        let by = self.position().to_play();
        let question = self.question(by);
        let (budget, stop) = (Budget::of_visits(visits), StopFlag::new());
        let report = self
            .bot
            .analyze(&question, &budget, &stop, NEVER, &mut |_| ());
        let Some(report) = report else {
            return Ok(Reply::done());
        };
        let size = self.size();
        let on_board = |of: &&Candidate<Move>| of.mv != Move::Pass;
        let labels = report.visited().filter(on_board).take(MOST_LABELS);
        let labels: Vec<String> = labels
            .map(|of| format!("{} {:.0}", written(of.mv, size), of.win(by) * 100.0))
            .collect();
        let mut lines = Vec::new();
        if !labels.is_empty() {
            lines.push(format!("LABEL {}", labels.join(" ")));
        }
        let (letter, other) = match by {
            Color::Black => ("b", "w"),
            Color::White => ("w", "b"),
        };
        if let Some(best) = report.visited().next() {
            let turns = [letter, other].into_iter().cycle();
            let line: Vec<String> = turns
                .zip(&best.variation)
                .map(|(side, &mv)| format!("{side} {}", written(mv, size)))
                .collect();
            lines.push(format!("VAR {}", line.join(" ")));
        }
        let (win, lead) = (report.win(by) * 100.0, report.lead(by));
        lines.push(format!(
            "TEXT {} visits, {win:.0}% for {by}, {lead:+.1} points",
            report.visits
        ));
        Ok(Reply::Text(lines.join("\n")))
    }

    /// The settings, as GoGui shows them in a dialog, and changes of one of them.
    pub(super) fn param_dialog(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [] = arguments else {
            let [name, value] = exactly(arguments)?;
            let value = match (name, value) {
                ("allowResignation", "1") => "true",
                ("allowResignation", "0") => "false",
                (_, value) => value,
            };
            return self.set_param(&[name.to_owned(), value.to_owned()]);
        };
        let lines = self
            .params()
            .into_iter()
            .map(|(name, value)| match value.as_str() {
                "true" => format!("[bool] {name} 1"),
                "false" => format!("[bool] {name} 0"),
                value => format!("[string] {name} {value}"),
            });
        Ok(Reply::Text(lines.collect::<Vec<_>>().join("\n")))
    }

    /// Plays `COLOR VERTEX …`, all of it or nothing.
    pub(super) fn gogui_play_sequence(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let size = self.size();
        let mut record = self.record.clone();
        for pair in arguments.chunks(2) {
            let [by, vertex] = pair else {
                return Err(Failure::Missing("the last vertex"));
            };
            play_on(&mut record, color(by)?, mv(vertex, size)?)?;
        }
        self.record = record;
        Ok(Reply::done())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_has_a_command_of_the_engine() {
        for (_, name, command) in ANALYZE_COMMANDS {
            let command = command.split(' ').next().unwrap();
            assert!(super::super::handler(command).is_some(), "{name}");
        }
    }
}

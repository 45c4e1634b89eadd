//! What GoGui asks for beside the protocol.

use super::arguments::{color, mv, none};
use super::game::play_on;
use super::{Engine, Failure, Reply};

/// What GoGui can paint: the kind of picture, its name in the menu, the command.
const ANALYZE_COMMANDS: [(&str, &str, &str); 8] = [
    ("dboard", "Ownership", "jego-ownership"),
    ("dboard", "Policy", "jego-policy"),
    ("plist", "Dead Stones", "final_status_list dead"),
    ("plist", "Living Stones", "final_status_list alive"),
    ("plist", "Stones In Seki", "final_status_list seki"),
    ("string", "Score", "final_score"),
    ("string", "Status of Point", "final_status %p"),
    ("hstring", "Rules", "kata-get-rules"),
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

//! Games read from files, and written.

use std::path::Path;

use crate::game::{Turn, TurnId};
use crate::record::sgf;
use crate::record::{Change, Fault, GoRecord, Problem, Start, open_file, replace};

use super::arguments::number;
use super::game::{keep_path, retold};
use super::{Engine, Failure, Reply};

impl Engine {
    /// Reads the first game of a file up to the position before a move, or to
    /// its end. The name may have blanks in it, so a number behind it is the
    /// number of the move.
    pub(super) fn loadsgf(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let (name, before) = match arguments {
            [] => return Err(Failure::Missing("the file")),
            [name] => (name.clone(), None),
            [name @ .., last] => match number(last) {
                Ok(before) => (name.join(" "), Some(before)),
                Err(_) => (arguments.join(" "), None),
            },
        };
        let mut record = read(Path::new(&name))?;
        go_before(&mut record, before);
        keep_path(&mut record);
        self.record = self.completed(record);
        self.clocks.restart();
        Ok(Reply::done())
    }

    /// Writes the game to the answer, or to a file.
    pub(super) fn printsgf(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let text = sgf::write(&self.record.to_sgf());
        if arguments.is_empty() {
            return Ok(Reply::Text(text));
        }
        replace(Path::new(&arguments.join(" ")), &text).map_err(Failure::Write)?;
        Ok(Reply::done())
    }

    /// The game of a file, with our own rules and komi where it names none.
    fn completed(&self, record: GoRecord) -> GoRecord {
        let theirs = record.start().clone();
        let ours = self.record.start().clone();
        let komi = match record.property(TurnId::START, "KM") {
            Some(_) => theirs.komi(),
            None => ours.komi(),
        };
        let start = match theirs.ruleset {
            Some(_) => theirs,
            None => Start {
                rules: ours.rules,
                ruleset: ours.ruleset,
                ..theirs
            },
        };
        let start = start.with_komi(komi);
        if start == *record.start() {
            return record;
        }
        // A game that our rules refuse stays under those it was read with.
        retold(&record, start).unwrap_or(record)
    }
}

fn read(path: &Path) -> Result<GoRecord, Failure> {
    let opened = open_file(path).map_err(Failure::File)?;
    let (record, problems) = opened.games.go(0).map_err(Failure::Unplayable)?;
    let problems = opened.problems.with(problems);
    match problems.listed().iter().find(|problem| is_damage(problem)) {
        Some(damage) => Err(Failure::Damaged(damage.clone())),
        // The protocol has no word for a game that the first capture wins.
        None if record.start().rules.is_atari_go() => Err(Failure::AtariGo),
        None => Ok(record),
    }
}

/// Whether the game that was read may not be the one that was written. What is
/// only said about it may be wrong.
fn is_damage(problem: &Problem) -> bool {
    match &problem.fault {
        Fault::Bytes { .. }
        | Fault::WrongCharset { .. }
        | Fault::BareBracket
        | Fault::NoSemicolon
        | Fault::EmptyTree
        | Fault::Outside(_)
        | Fault::Game(_)
        | Fault::Rules(_)
        | Fault::Result(_) => false,
        Fault::Point { name, .. } => ["B", "W", "AB", "AW", "AE"].contains(&name.as_str()),
        Fault::OpenValue
        | Fault::OpenTrees(_)
        | Fault::NodeAfterVariation
        | Fault::NodeAfterGame
        | Fault::NoValue(_)
        | Fault::NoName
        | Fault::Stray(_)
        | Fault::OtherValue { .. }
        | Fault::Size(_)
        | Fault::Rectangle { .. }
        | Fault::Number { .. }
        | Fault::Illegal(_)
        | Fault::Line(_) => true,
    }
}

/// Goes down the first line of a game, to the position before a move.
fn go_before(record: &mut GoRecord, before: Option<u32>) {
    let tree = record.history().tree();
    let line = std::iter::successors(Some(TurnId::START), |&id| tree.children(id).next());
    let mut moves = 0;
    let mut end = TurnId::START;
    for id in line {
        moves += u32::from(matches!(tree.turn(id), Some(Turn::Move { .. })));
        if before.is_some_and(|before| moves >= before.max(1)) {
            break;
        }
        end = id;
    }
    let went = record.apply(&Change::GoTo(end));
    debug_assert!(went.is_ok(), "the turn is in the tree");
}

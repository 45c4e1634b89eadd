//! Branches ↔ the lines of their turns.

use crate::board::{Color, Size};
use crate::game::{Setup, Turn};
use crate::record::model::{Branch, BranchTurn, Recordable};

use super::lines::{TurnLine, Values};
use super::notes::property_of;
use super::points::{setup_line, setup_of_line};

/// A branch as lines; which turn each follows is counted from 1, so that 0 is
/// the turn below which the branch is put.
pub(in crate::record) fn branch_lines<G: Recordable>(
    branch: &Branch<G::Move>,
    size: Size,
) -> Vec<TurnLine> {
    let turns = branch.turns.iter();
    turns.map(|turn| turn_line::<G>(turn, size)).collect()
}

/// The branch that lines tell of; `None` where one of them says nothing that
/// can be.
pub(in crate::record) fn branch_of_lines<G: Recordable>(
    lines: &[TurnLine],
    size: Size,
) -> Option<Branch<G::Move>> {
    let turns = lines.iter();
    let turns = turns.map(|line| turn_of_line::<G>(line, size).ok());
    Some(Branch {
        turns: turns.collect::<Option<_>>()?,
    })
}

fn turn_line<G: Recordable>(turn: &BranchTurn<G::Move>, size: Size) -> TurnLine {
    let notes = turn.notes.iter();
    let mut line = TurnLine {
        after: Some(turn.after.map_or(0, |place| place + 1)),
        notes: notes
            .map(|(name, values)| (name.clone(), Values::Many(values.clone())))
            .collect(),
        ..TurnLine::default()
    };
    match &turn.turn {
        &Turn::Move { by, mv } => {
            let name = Some(G::move_name(mv, size));
            match by {
                Color::Black => line.black = name,
                Color::White => line.white = name,
            }
        }
        Turn::Setup(setup) => line.setup = setup_line::<G>(setup, size),
        Turn::Start | Turn::Note => {}
    }
    line
}

fn turn_of_line<G: Recordable>(line: &TurnLine, size: Size) -> Result<BranchTurn<G::Move>, String> {
    let setup = setup_of_line::<G>(&line.setup, size)?;
    let moved = |by, name| {
        Ok::<_, String>(Turn::Move {
            by,
            mv: G::move_named(name, size)?,
        })
    };
    let turn = match (&line.black, &line.white) {
        (Some(name), _) => moved(Color::Black, name)?,
        (None, Some(name)) => moved(Color::White, name)?,
        (None, None) if setup == Setup::default() => Turn::Note,
        (None, None) => Turn::Setup(Box::new(setup)),
    };
    let notes = line.notes.iter().map(property_of);
    Ok(BranchTurn {
        after: line.after.unwrap_or(0).checked_sub(1),
        turn,
        notes: notes.collect::<Result<_, _>>()?,
    })
}

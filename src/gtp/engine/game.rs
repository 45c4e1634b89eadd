//! The game on the board.
//!
//! GTP lets any side move at any time and goes on after two passes, so where
//! the rules would wait for the other side the turn is handed over first, as
//! a change by hand that keeps the board and its past.

use crate::ai::Question;
use crate::board::{Color, Size};
use crate::game::{Game as _, History, Turn, TurnId};
use crate::go::{Handicap, IllegalMove, Move, Position, Setup};
use crate::record::sgf::Value;
use crate::record::{Change, GoRecord, InvalidStart, Start};

use super::{Engine, Failure};

impl Engine {
    pub(super) const fn history(&self) -> &History<Position> {
        self.record.history()
    }

    pub(super) const fn position(&self) -> &Position {
        self.history().position()
    }

    pub(super) const fn size(&self) -> Size {
        self.position().board().size()
    }

    /// What this side should play, even if it is not their turn or play has
    /// stopped.
    pub(super) fn question(&self, color: Color) -> Question<Position> {
        let position = self.position();
        if position.to_play() == color && !position.is_over() {
            return Question::of(self.history());
        }
        let mut history = self.history().clone();
        let handed_over = history.arrange(turn_of(color));
        debug_assert!(handed_over.is_ok(), "a turn can be handed over");
        Question::of(&history)
    }

    /// Begins another game under the same rules.
    pub(super) fn begin(&mut self, start: Start) -> Result<(), InvalidStart> {
        self.record = GoRecord::new(start)?;
        self.clocks.restart();
        Ok(())
    }

    /// How an even game begins here on a board of this size.
    pub(super) fn even_start(&self, size: Size) -> Start {
        Start {
            size,
            handicap: Handicap::None,
            setup: Setup::default(),
            ..self.record.start().clone()
        }
    }

    /// Goes on with the same game under other rules.
    pub(super) fn change_rules(&mut self, start: Start) -> Result<(), Failure> {
        self.record = retold(&self.record, start)?;
        Ok(())
    }
}

/// Plays a move for any side, if the board does not refuse it.
pub(super) fn play_on(record: &mut GoRecord, by: Color, mv: Move) -> Result<(), Failure> {
    let history = record.history();
    let before = history.cursor();
    let judged = history.position().judge_recorded(by, mv, history.past());
    match judged {
        Ok(()) => {}
        Err(
            IllegalMove::NotTheirTurn(_)
            | IllegalMove::HandicapFirst { .. }
            | IllegalMove::Stopped
            | IllegalMove::Void
            | IllegalMove::Captured(_),
        ) => {
            record
                .apply(&Change::Arrange(turn_of(by)))
                .map_err(Failure::Refused)?;
        }
        Err(
            why @ (IllegalMove::OffBoard { .. }
            | IllegalMove::Occupied(_)
            | IllegalMove::Suicide(_)
            | IllegalMove::Ko { .. }
            | IllegalMove::MustPlay),
        ) => return Err(Failure::IllegalMove(why)),
    }
    let played = record.apply(&Change::Play(mv));
    played.map(|_| ()).map_err(|refused| {
        back_to(record, before);
        Failure::Refused(refused)
    })
}

/// Takes back the last move with everything after it; whether there was one.
pub(super) fn take_back(record: &mut GoRecord) -> bool {
    let history = record.history();
    let tree = history.tree();
    let is_move = |id: &TurnId| matches!(tree.turn(*id), Some(Turn::Move { .. }));
    let way = history.path();
    let Some(depth) = way.iter().rposition(is_move) else {
        return false;
    };
    let handed_over = |id: TurnId| match tree.turn(id) {
        Some(Turn::Setup(setup)) => **setup == turn_only(setup),
        Some(Turn::Start | Turn::Move { .. } | Turn::Note) | None => false,
    };
    let before = way.get(..depth).unwrap_or_default();
    let mut before = before.iter().rev().copied();
    match before.find(|&id| !handed_over(id)) {
        Some(id) => back_to(record, id),
        None => return false,
    }
    true
}

/// Goes back to a turn of the current line and deletes what came after it.
pub(super) fn back_to(record: &mut GoRecord, turn: TurnId) {
    let after: Vec<TurnId> = record.history().tree().children(turn).collect();
    let went = record.apply(&Change::GoTo(turn));
    debug_assert!(went.is_ok(), "the turn is in the tree");
    for turn in after {
        let forgot = record.apply(&Change::Delete(turn));
        debug_assert!(forgot.is_ok(), "the turn is in the tree");
    }
}

/// Deletes everything that is not on the path to the cursor.
pub(super) fn keep_path(record: &mut GoRecord) {
    let path = record.history().path().to_vec();
    let mut beside = Vec::new();
    for (index, &turn) in path.iter().enumerate() {
        let next = path.get(index + 1).copied();
        let children = record.history().tree().children(turn);
        beside.extend(children.filter(|&child| Some(child) != next));
    }
    for turn in beside {
        let forgot = record.apply(&Change::Delete(turn));
        debug_assert!(forgot.is_ok(), "the turn is in the tree");
    }
}

/// The same game, told from another start.
pub(super) fn retold(record: &GoRecord, start: Start) -> Result<GoRecord, Failure> {
    let mut other = GoRecord::new(start).map_err(|error| match error {
        InvalidStart::Komi(_) => Failure::Komi,
        InvalidStart::Handicap(_) => Failure::Stones,
        InvalidStart::Setup(_) => Failure::VertexList,
    })?;
    let tree = record.history().tree();
    for &id in record.history().path() {
        match tree.turn(id) {
            Some(&Turn::Move { by, mv }) => {
                play_on(&mut other, by, mv).map_err(|failure| {
                    if matches!(failure, Failure::IllegalMove(_)) {
                        return Failure::MovesBreakRules;
                    }
                    failure
                })?;
            }
            Some(Turn::Setup(setup)) => {
                let change = Change::Arrange((**setup).clone());
                other.apply(&change).map_err(Failure::Refused)?;
            }
            Some(Turn::Start | Turn::Note) | None => {}
        }
        copy_notes(record, id, &mut other);
    }
    Ok(other)
}

/// Writes what stands beside a turn beside the last turn of another record.
fn copy_notes(from: &GoRecord, turn: TurnId, to: &mut GoRecord) {
    let here = to.history().cursor();
    let of_file = |name: &str| ["FF", "CA", "AP"].contains(&name);
    for property in from.properties(turn).filter(|p| !of_file(p.name())) {
        let values = property.values().map(Value::raw).map(str::to_owned);
        let name = property.name().to_owned();
        // What is part of the game is refused here, and was told above.
        let _ = to.apply(&Change::Property(here, name, values.collect()));
    }
}

fn turn_of(color: Color) -> Setup {
    Setup {
        to_play: Some(color),
        ..Setup::default()
    }
}

fn turn_only(setup: &Setup) -> Setup {
    Setup {
        to_play: setup.to_play,
        ..Setup::default()
    }
}

//! Turns of a game that can be gone to from the present one.

use super::Playable;
use crate::board::Color;
use crate::game::{Game, History, Turn, TurnId};

/// Where undo leads: before the last move that someone chose, or before the
/// last one that `person` chose. `None` if there is none.
pub(super) fn undo<G: Playable>(history: &History<G>, person: Option<Color>) -> Option<TurnId> {
    let mut path = history.path().iter().rev();
    let undone = path.find(|&&turn| is_choice(history, turn, person))?;
    history.tree().parent(*undone)
}

/// Where redo leads: as far ahead as nobody, or not `person`, has to choose
/// again. `None` if nothing follows.
pub(super) fn redo<G: Playable>(history: &History<G>, person: Option<Color>) -> Option<TurnId> {
    let mut line = ahead(history).skip(1);
    let mut target = line.next()?;
    for turn in line {
        if is_choice(history, turn, person) {
            break;
        }
        target = turn;
    }
    Some(target)
}

/// So many turns along the line, back if negative, as far as it goes.
pub(super) fn step<G: Game>(history: &History<G>, turns: i32) -> TurnId {
    let steps = turns.unsigned_abs() as usize;
    let target = if turns < 0 {
        let back = history.path().len().saturating_sub(steps + 1);
        history.path().get(back).copied()
    } else {
        ahead(history).take(steps + 1).last()
    };
    target.unwrap_or(TurnId::START)
}

/// The end of the line that redo leads along.
pub(super) fn end_of_line<G: Game>(history: &History<G>) -> TurnId {
    ahead(history).last().unwrap_or(TurnId::START)
}

/// The variation after this one, or before it if negative; or the one beside
/// the nearest turn before it that has one.
pub(super) fn variation<G: Game>(history: &History<G>, by: i32) -> Option<TurnId> {
    let tree = history.tree();
    let beside = |turn: &TurnId| {
        if by < 0 {
            tree.previous_sibling(*turn)
        } else {
            tree.next_sibling(*turn)
        }
    };
    history.path().iter().rev().find_map(beside)
}

/// Whether the first move that was tried has led here at every turn.
pub(super) fn is_on_main_line<G: Game>(history: &History<G>) -> bool {
    let mut path = history.path().iter();
    path.all(|&turn| history.tree().previous_sibling(turn).is_none())
}

/// Who made a forced move at this turn; `None` if it is none.
pub(super) fn forced_by<G: Playable>(history: &History<G>, turn: TurnId) -> Option<Color> {
    match history.tree().turn(turn)? {
        Turn::Move { by, mv } if !G::is_chosen(*mv) => Some(*by),
        Turn::Move { .. } | Turn::Setup(_) | Turn::Note | Turn::Start => None,
    }
}

/// The turns from the cursor to the end of its line.
fn ahead<G: Game>(history: &History<G>) -> impl Iterator<Item = TurnId> {
    let next = |turn: &TurnId| history.tree().preferred_child(*turn);
    std::iter::successors(Some(history.cursor()), next)
}

/// Whether a turn is one that someone chose, or a move that this side chose.
fn is_choice<G: Playable>(history: &History<G>, turn: TurnId, side: Option<Color>) -> bool {
    let Some(side) = side else {
        return forced_by(history, turn).is_none();
    };
    let turn = history.tree().turn(turn);
    matches!(turn, Some(Turn::Move { by, mv }) if *by == side && G::is_chosen(*mv))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size};
    use crate::go::{Move, Position, Ruleset};

    /// Four moves, and a variation of the second.
    fn game() -> (History<Position>, Vec<TurnId>) {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        let mut turns = vec![TurnId::START];
        for col in 0..4 {
            turns.push(history.play(Move::Place(Point::new(col, 0))).unwrap());
        }
        history.go_to(turns[1]);
        turns.push(history.play(Move::Place(Point::new(5, 5))).unwrap());
        history.go_to(turns[4]);
        (history, turns)
    }

    #[test]
    fn undo_leads_to_before_the_last_move_of_a_person() {
        let (history, turns) = game();
        assert_eq!(undo(&history, None), Some(turns[3]));
        assert_eq!(undo(&history, Some(Color::White)), Some(turns[3]));
        assert_eq!(undo(&history, Some(Color::Black)), Some(turns[2]));
    }

    #[test]
    fn redo_leads_to_where_a_person_has_to_choose() {
        let (mut history, turns) = game();
        assert_eq!(redo(&history, None), None);
        history.go_to(TurnId::START);
        assert_eq!(redo(&history, None), Some(turns[1]));
        assert_eq!(redo(&history, Some(Color::Black)), Some(turns[2]));
        assert_eq!(redo(&history, Some(Color::White)), Some(turns[1]));
    }

    #[test]
    fn steps_end_where_the_line_does() {
        let (mut history, turns) = game();
        assert_eq!(step(&history, -2), turns[2]);
        assert_eq!(step(&history, -9), TurnId::START);
        assert_eq!(step(&history, 1), turns[4]);
        history.go_to(turns[1]);
        assert_eq!(step(&history, 2), turns[3]);
        assert_eq!(end_of_line(&history), turns[4]);
    }

    #[test]
    fn variations_are_found_beside_earlier_turns_too() {
        let (mut history, turns) = game();
        assert!(is_on_main_line(&history));
        assert_eq!(variation(&history, 1), Some(turns[5]));
        assert_eq!(variation(&history, -1), None);
        history.go_to(turns[5]);
        assert!(!is_on_main_line(&history));
        assert_eq!(variation(&history, -1), Some(turns[2]));
    }
}

//! Where a match is played, and where someone only looks.

use crate::game::{Game, History, TurnId};

/// The places of a match besides its cursor: where it is played on, where it
/// was left to look around, and where it ended.
#[derive(Debug)]
pub(super) struct Navigation {
    /// The turn that play has come to. It may be one that was there before:
    /// who takes a move back and plays it again is answered again.
    playing_at: Option<TurnId>,
    /// The turn that someone left to look at an earlier one.
    origin: Option<TurnId>,
    /// Where the game ended, if it has.
    ended_at: TurnId,
}

impl Navigation {
    /// Of a game that ended, if it has, at the end of its main line.
    pub(super) fn new<G: Game>(history: &History<G>) -> Self {
        Self {
            playing_at: None,
            origin: None,
            ended_at: end_of_main_line(history),
        }
    }

    pub(super) const fn ended_at(&self) -> TurnId {
        self.ended_at
    }

    /// The game has ended here.
    pub(super) const fn end_at(&mut self, turn: TurnId) {
        self.ended_at = turn;
    }

    /// Whether play has come to this turn, whatever follows it.
    pub(super) fn is_playing_at(&self, turn: TurnId) -> bool {
        self.playing_at == Some(turn)
    }

    /// Where one can return to after looking around.
    pub(super) fn origin<G: Game>(&self, history: &History<G>) -> Option<TurnId> {
        self.origin.filter(|&turn| history.tree().contains(turn))
    }

    /// The game is played on from here.
    pub(super) const fn play_on_from(&mut self, turn: TurnId) {
        self.playing_at = Some(turn);
        self.origin = None;
    }

    /// Play has not come to the turn that the match goes to now.
    pub(super) const fn leave_play(&mut self) {
        self.playing_at = None;
    }

    /// Someone goes to look at a turn, and can return to `from`; where that is
    /// `None`, to where one could return to before.
    pub(super) fn look_at(&mut self, turn: TurnId, from: Option<TurnId>) {
        self.origin = from.or(self.origin).filter(|&origin| origin != turn);
        self.playing_at = None;
    }
}

fn end_of_main_line<G: Game>(history: &History<G>) -> TurnId {
    let first = |turn: &TurnId| history.tree().children(*turn).next();
    let line = std::iter::successors(Some(TurnId::START), first);
    line.last().unwrap_or(TurnId::START)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::go::{Move, Position, Ruleset};

    fn history() -> (History<Position>, [TurnId; 2]) {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        let turns = [(); 2].map(|()| history.play(Move::Pass).unwrap());
        (history, turns)
    }

    #[test]
    fn a_game_out_of_a_file_ended_at_the_end_of_its_main_line() {
        let (mut history, [_, last]) = history();
        assert_eq!(Navigation::new(&history).ended_at(), last);
        history.go_to(TurnId::START);
        let point = crate::board::Point::new(0, 0);
        history.play(Move::Place(point)).unwrap();
        assert_eq!(Navigation::new(&history).ended_at(), last);
    }

    #[test]
    fn one_returns_to_where_one_began_to_look_around() {
        let (mut history, [first, last]) = history();
        let mut navigation = Navigation::new(&history);
        navigation.play_on_from(last);
        assert!(navigation.is_playing_at(last));
        navigation.look_at(first, Some(last));
        navigation.look_at(TurnId::START, None);
        assert_eq!(navigation.origin(&history), Some(last));
        assert!(!navigation.is_playing_at(last));
        navigation.look_at(last, None);
        assert_eq!(navigation.origin(&history), None, "one is back");
        navigation.look_at(first, Some(last));
        let _cut = history.delete(last).unwrap();
        assert_eq!(navigation.origin(&history), None, "it was deleted");
    }

    #[test]
    fn who_plays_on_elsewhere_returns_nowhere() {
        let (history, [first, last]) = history();
        let mut navigation = Navigation::new(&history);
        navigation.look_at(first, Some(last));
        navigation.play_on_from(first);
        assert_eq!(navigation.origin(&history), None);
    }
}

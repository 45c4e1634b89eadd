//! When to resign.

use std::cmp::Ordering;

use super::handicap::allowance;
use super::skill::ResignRule;
use crate::ai::Question;
use crate::board::{ByColor, Color};
use crate::game::Game as _;
use crate::go::Position;

/// Below which win rate a game is lost.
const LOST: f32 = 0.05;
/// How many standard deviations of what may still happen a lead has to be
/// behind: one game in twenty turns out better than that.
const DEVIATIONS: f32 = 1.65;
/// Which share of the empty points will be played on before the game ends.
const PLAYED: f32 = 0.8;
/// Who is behind by this share of the board has lost, whoever plays.
const MOST_OF_THE_BOARD: f32 = 0.7;

/// What a side expects of its game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation {
    /// Its win rate.
    pub(super) win: f32,
    /// Its lead in points.
    pub(super) lead: f32,
}

impl Expectation {
    /// Whether the game is lost by this rule: by win rate, and by more points
    /// than can still be expected to change hands.
    ///
    /// A move loses some points more or less than the other side's; over all
    /// moves to come that adds up like a random walk.
    fn is_lost(self, question: &Question<Position>, rule: ResignRule) -> bool {
        let board = question.position().board();
        let (area, lines) = (board.size().area() as f32, board.size().lines());
        let late = question.progress() as f32 > rule.earliest * area;
        let to_come = PLAYED * board.empty_points().len() as f32;
        let swing = DEVIATIONS * rule.move_error * to_come.sqrt();
        let margin = swing.max(f32::from(lines) / 2.0);
        late && self.win < LOST && self.lead < -margin.min(MOST_OF_THE_BOARD * area)
    }
}

/// Follows a game and says when it has been lost for long enough to resign.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ResignTracker {
    lost_turns: ByColor<LostTurns>,
}

impl ResignTracker {
    /// Takes note of what the side to play expects; whether it should resign.
    pub(super) fn observe(
        &mut self,
        question: &Question<Position>,
        expectation: Expectation,
        rule: ResignRule,
    ) -> bool {
        let position = question.position();
        // Who gave handicap stones began behind.
        let handicap = allowance(position, question.moves().len()) as f32 / 2.0;
        let expectation = match position.to_play() {
            Color::Black => expectation,
            Color::White => Expectation {
                lead: expectation.lead - handicap,
                ..expectation
            },
        };
        let lost = expectation.is_lost(question, rule);
        let turns = &mut self.lost_turns[position.to_play()];
        turns.count(lost, question.moves().len()) >= rule.turns
    }
}

/// For how many turns in a row a side's game was lost.
#[derive(Clone, Copy, Debug, Default)]
struct LostTurns {
    number: u32,
    /// How many turns the game had at the last of them.
    at: usize,
}

impl LostTurns {
    /// Counts a turn, and returns how many there were in a row. One that is
    /// asked about again, as for a hint, is still one; one that was gone back
    /// to is the first.
    fn count(&mut self, lost: bool, at: usize) -> u32 {
        self.number = match (lost, at.cmp(&self.at)) {
            (false, _) => 0,
            (true, Ordering::Greater) => self.number.saturating_add(1),
            (true, Ordering::Equal) => self.number.max(1),
            (true, Ordering::Less) => 1,
        };
        self.at = at;
        self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::BotLevel as _;
    use crate::ai::go::Level;
    use crate::board::{Point, Size};
    use crate::game::History;
    use crate::go::{Ruleset, Setup};

    /// A 9×9 game with this many stones, Black and White in turns.
    fn with_stones(number: usize) -> Question<Position> {
        let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        // Points in an order in which no chain is ever enclosed.
        let points: Vec<Point> = Size::NINE.points().collect();
        let spread = (0..number).map(|index| points[index * 2 % 81]);
        let mut add = ByColor::default();
        for (index, point) in spread.enumerate() {
            let side: &mut crate::board::PointSet = match index % 2 {
                0 => &mut add.black,
                _ => &mut add.white,
            };
            side.insert(point);
        }
        let setup = Setup {
            add,
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        Question::of(&game)
    }

    fn is_lost(level: Level, stones: usize, lead: f32) -> bool {
        let expectation = Expectation { win: 0.01, lead };
        expectation.is_lost(&with_stones(stones), level.skill().resign_rule)
    }

    #[test]
    fn nobody_plays_on_without_a_stone_left_to_save() {
        for &level in Level::ALL {
            assert!(is_lost(level, 40, -60.0), "{level}");
            assert!(!is_lost(level, 40, -4.0), "{level}");
        }
    }

    #[test]
    fn who_plays_like_people_does_not_resign_while_most_of_the_board_is_empty() {
        assert!(!is_lost(Level::Habit, 25, -60.0));
        assert!(!is_lost(Level::Habit, 36, -25.0));
        assert!(is_lost(Level::Habit, 40, -50.0));
    }

    #[test]
    fn the_stronger_resign_no_later() {
        for stones in [22, 30, 36, 40] {
            for lead in [-10.0, -20.0, -30.0, -40.0, -50.0, -60.0] {
                let lost = Level::ALL.iter().map(|&level| is_lost(level, stones, lead));
                let lost: Vec<bool> = lost.collect();
                assert!(lost.is_sorted(), "{stones} stones, {lead}: {lost:?}");
            }
        }
    }

    #[test]
    fn a_game_that_may_still_be_won_is_not_lost_by_points_alone() {
        let expectation = Expectation {
            win: 0.2,
            lead: -60.0,
        };
        assert!(!expectation.is_lost(&with_stones(40), Level::Mastery.skill().resign_rule));
    }

    #[test]
    fn only_turns_in_a_row_count() {
        let mut turns = LostTurns::default();
        assert_eq!(turns.count(true, 10), 1);
        assert_eq!(turns.count(true, 10), 1);
        assert_eq!(turns.count(true, 12), 2);
        assert_eq!(turns.count(false, 14), 0);
        assert_eq!(turns.count(true, 16), 1);
        assert_eq!(turns.count(true, 8), 1);
    }
}

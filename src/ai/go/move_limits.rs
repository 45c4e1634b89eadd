//! How long and how far a level searches for one move.

use super::search::{Limits, Searcher};
use super::skill::Skill;
use crate::ai::{Budget, Question};
use crate::go::Position;

/// The limits of the search for one move.
///
/// A level with a fixed number of visits does not take longer for them than
/// [`Budget::DEFAULT_TIME`], unless time or visits were asked for; a level that takes
/// all its time takes more than that, so that a stronger level never sees less.
pub(super) fn limits(skill: Skill, question: &Question<Position>, budget: &Budget) -> Limits {
    let of_level = visits(skill, question);
    let time = budget.time_for_move(moves_to_come(question));
    let asked = budget.time.is_some() || budget.visits.is_some();
    let default = match (of_level, asked, budget.clock) {
        (_, true, _) | (None, false, Some(_)) => None,
        (Some(_), false, _) => Some(Budget::DEFAULT_TIME),
        (None, false, None) => Some(Budget::LONG_TIME),
    };
    Limits {
        time: time.into_iter().chain(default).min(),
        visits: budget.visits.into_iter().chain(of_level).min(),
        choosing: true,
    }
}

/// How many visits an opponent makes.
pub(super) fn visits(skill: Skill, question: &Question<Position>) -> Option<u32> {
    match Searcher::has_network(question) {
        true => skill.visits,
        false => skill.playouts,
    }
}

/// About how many moves of one's own are still to come.
pub(super) fn moves_to_come(question: &Question<Position>) -> u32 {
    let area = question.position().board().size().area();
    let whole = area * 3 / 4;
    let left = whole.saturating_sub(question.progress()) / 2;
    left.max(area / 20 + 8) as u32
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ai::go::Level;
    use crate::ai::{BotLevel as _, ClockLeft};
    use crate::board::Size;
    use crate::game::History;
    use crate::go::Ruleset;

    /// Budgets of every kind, tight and generous.
    fn budgets() -> Vec<Budget> {
        let times = [None, Some(200), Some(2_500), Some(60_000)];
        let counts = [None, Some(20), Some(5_000)];
        let mut budgets = Vec::new();
        for time in times {
            for visits in counts {
                for clock in times {
                    let millis = Duration::from_millis;
                    budgets.push(Budget {
                        time: time.map(millis),
                        visits,
                        clock: clock.map(|left| ClockLeft::ByoYomi {
                            main: Duration::ZERO,
                            now: millis(left),
                            periods: 1,
                            period: millis(left),
                        }),
                    });
                }
            }
        }
        budgets
    }

    #[test]
    fn a_stronger_level_is_never_limited_more() {
        let most = |of: Option<u32>| of.unwrap_or(u32::MAX);
        let longest = |of: Option<Duration>| of.unwrap_or(Duration::MAX);
        for lines in [5, 9, 19] {
            let size = Size::new(lines).unwrap();
            let game = History::new(Position::new(size, Ruleset::French.rules()));
            let question = Question::of(&game);
            for budget in budgets() {
                let searching = Level::ALL.iter().filter(|level| **level >= Level::Glance);
                let all: Vec<Limits> = searching
                    .map(|&level| limits(level.skill(), &question, &budget))
                    .collect();
                for pair in all.windows(2) {
                    assert!(most(pair[0].visits) <= most(pair[1].visits), "{budget:?}");
                    assert!(longest(pair[0].time) <= longest(pair[1].time), "{budget:?}");
                }
            }
        }
    }

    #[test]
    fn nobody_takes_long_unless_time_was_given() {
        let game = History::new(Position::new(Size::NINETEEN, Ruleset::French.rules()));
        let question = Question::of(&game);
        for &level in Level::ALL {
            let limits = limits(level.skill(), &question, &Budget::default());
            assert!(
                limits.time.is_some_and(|time| time <= Budget::LONG_TIME),
                "{level}"
            );
        }
        let hour = Budget::of_time(Duration::from_secs(3600));
        let limits = limits(Level::Vision.skill(), &question, &hour);
        assert_eq!(
            (limits.time, limits.visits),
            (hour.time, Level::Vision.visits())
        );
    }
}

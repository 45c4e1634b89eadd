//! How a player of a rank plays.
//!
//! Up to some dan moves are sampled from what people of that rank play. Where
//! that alone is too weak for the rank, because people read and a policy does
//! not, moves are weighed by what they lead to; where it is too strong, because
//! the network knows more shapes than they do, the temperature is raised. Above
//! that a search plays. How much of each belongs to a rank was measured by
//! matches on each of the three board sizes; docs/RATINGS.md has them.

use super::Level;
use super::skill::{Method, Reading, ResignRule, Sampling, Skill};
use crate::ai::BotLevel as _;
use crate::board::Size;
use crate::game::Rank;

/// How probable a move has to be beside the most probable one, at a temperature
/// of 1.
const MIN_PROBABILITY: f32 = 0.01;

/// What belongs to one rank. Between two of them everything is interpolated.
#[derive(Clone, Copy, Debug)]
struct Knot {
    rank: Rank,
    /// The temperature that the policy is sampled with.
    temperature: f32,
    /// How much a point counts against a move: with 1, a point makes it `e` times
    /// less likely.
    per_point: f32,
}

const fn knot(rank: Rank, temperature: f32, per_point: f32) -> Knot {
    Knot {
        rank,
        temperature,
        per_point,
    }
}

/// From which rank on a search plays, with how many visits.
#[derive(Clone, Copy, Debug)]
struct SearchKnot {
    rank: Rank,
    visits: f32,
}

const fn search(rank: Rank, visits: f32) -> SearchKnot {
    SearchKnot { rank, visits }
}

/// What was measured on one board size.
#[derive(Debug)]
struct Scale {
    people: &'static [Knot],
    searches: &'static [SearchKnot],
}

const NINE: Scale = Scale {
    people: &[
        knot(Rank::kyu(30), 5.0, 0.0),
        knot(Rank::kyu(25), 3.5, 0.0),
        knot(Rank::kyu(20), 2.3, 0.0),
        knot(Rank::kyu(15), 1.6, 0.0),
        knot(Rank::kyu(10), 1.3, 0.0),
        knot(Rank::kyu(6), 1.0, 0.06),
        knot(Rank::kyu(3), 1.0, 0.3),
        knot(Rank::kyu(1), 0.8, 1.0),
    ],
    searches: &[
        search(Rank::dan(1), 2.0),
        search(Rank::dan(2), 4.0),
        search(Rank::dan(3), 10.0),
        search(Rank::dan(4), 25.0),
        search(Rank::dan(5), 75.0),
        search(Rank::dan(6), 220.0),
        search(Rank::dan(7), 650.0),
    ],
};

const THIRTEEN: Scale = Scale {
    people: &[
        knot(Rank::kyu(30), 2.75, 0.0),
        knot(Rank::kyu(25), 2.45, 0.0),
        knot(Rank::kyu(20), 2.0, 0.0),
        knot(Rank::kyu(15), 1.52, 0.0),
        knot(Rank::kyu(10), 1.3, 0.0),
        knot(Rank::kyu(6), 1.12, 0.0),
        knot(Rank::kyu(3), 1.0, 0.04),
        knot(Rank::kyu(1), 1.0, 0.15),
        knot(Rank::dan(1), 1.0, 0.35),
    ],
    searches: &[
        search(Rank::dan(2), 1.0),
        search(Rank::dan(3), 3.0),
        search(Rank::dan(4), 12.0),
        search(Rank::dan(5), 50.0),
        search(Rank::dan(6), 180.0),
        search(Rank::dan(7), 650.0),
    ],
};

const NINETEEN: Scale = Scale {
    people: &[
        knot(Rank::kyu(30), 2.05, 0.0),
        knot(Rank::kyu(25), 1.84, 0.0),
        knot(Rank::kyu(20), 1.74, 0.0),
        knot(Rank::kyu(15), 1.5, 0.0),
        knot(Rank::kyu(10), 1.25, 0.005),
        knot(Rank::kyu(6), 1.1, 0.012),
        knot(Rank::kyu(3), 1.0, 0.03),
        knot(Rank::kyu(1), 1.0, 0.06),
        knot(Rank::dan(1), 1.0, 0.1),
        knot(Rank::dan(3), 1.0, 0.3),
    ],
    searches: &[
        search(Rank::dan(4), 1.0),
        search(Rank::dan(5), 3.0),
        search(Rank::dan(6), 20.0),
        search(Rank::dan(7), 150.0),
    ],
};

/// What was measured on the size that is nearest.
fn scale(size: Size) -> &'static Scale {
    match size.lines() {
        ..=10 => &NINE,
        11..=15 => &THIRTEEN,
        16.. => &NINETEEN,
    }
}

/// How a player of a rank plays on a board of this size.
pub(super) fn skill(rank: Rank, size: Size) -> Skill {
    let scale = scale(size);
    let searches = scale.searches;
    let visits = match searches.first() {
        Some(first) if rank >= first.rank => {
            let ln = interpolate(rank, searches, |of| (of.rank, of.visits.ln()));
            // The last rank takes all the time it has.
            let last = searches.last().is_some_and(|last| rank > last.rank);
            Some((!last).then(|| ln.exp().round() as u32))
        }
        _ => None,
    };
    let of_level = nearest_level(rank).skill();
    let visits_of_search = visits.flatten();
    Skill {
        method: match visits {
            Some(_) => Method::Search,
            None => Method::HumanPolicy(sampling(rank, scale.people)),
        },
        opening: visits_of_search.map(|_| Sampling::of_opening(rank)),
        visits: visits_of_search,
        playouts: of_level.playouts,
        resign_rule: resign_rule(rank),
    }
}

/// How people of a rank are imitated.
fn sampling(rank: Rank, people: &[Knot]) -> Sampling {
    let temperature = interpolate(rank, people, |of| (of.rank, of.temperature.ln())).exp();
    let per_point = interpolate(rank, people, |of| (of.rank, of.per_point));
    Sampling {
        temperature,
        // What is rare becomes less so where the temperature is raised: then
        // more of it is let in.
        min_probability: MIN_PROBABILITY / (temperature * temperature),
        strong_share: 0.0,
        rank: Some(rank),
        reading: (per_point > 0.0).then(|| Reading {
            points: per_point.recip(),
        }),
    }
}

/// The stronger, the sooner a game is known to be lost.
fn resign_rule(rank: Rank) -> ResignRule {
    let strength = rank.tenths_above(Rank::WEAKEST) as f32 / 10.0;
    let share = strength / 38.0;
    ResignRule {
        move_error: 8.0 - 7.0 * share,
        earliest: 0.4 - 0.15 * share,
        turns: (6.0 - 3.0 * share).round() as u32,
    }
}

/// The number that belongs to a rank, between those of its neighbours.
fn interpolate<T>(rank: Rank, knots: &[T], of: impl Fn(&T) -> (Rank, f32)) -> f32 {
    let upper = knots.iter().position(|knot| of(knot).0 >= rank);
    let (low, high) = match upper {
        Some(0) => (knots.first(), knots.first()),
        Some(place) => (knots.get(place - 1), knots.get(place)),
        None => (knots.last(), knots.last()),
    };
    let (Some(low), Some(high)) = (low.map(&of), high.map(&of)) else {
        return 0.0;
    };
    let whole = high.0.tenths_above(low.0).max(1) as f32;
    let share = (rank.tenths_above(low.0) as f32 / whole).clamp(0.0, 1.0);
    low.1 + share * (high.1 - low.1)
}

/// The classic level whose rank is nearest, the weaker of two: on boards that the
/// network was not trained on it says how much is searched. Those that play by
/// rules do not search, and nothing would limit who did as they do.
fn nearest_level(rank: Rank) -> Level {
    let distance = |level: &&Level| level.rank().tenths_above(rank).abs();
    let searching = Level::ALL.iter().filter(|&&level| level >= Level::Whim);
    searching
        .min_by_key(distance)
        .copied()
        .unwrap_or(Level::Mastery)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [Size; 3] = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];

    fn ranks() -> impl Iterator<Item = Rank> {
        (-300..=80).map(Rank::from_tenths)
    }

    /// What makes an opponent stronger, each number the more the stronger.
    fn strength(skill: Skill) -> [f32; 3] {
        let visits = |skill: Skill| skill.visits.map_or(f32::MAX, |visits| visits as f32);
        match skill.method {
            Method::Rules(_) => [f32::MIN; 3],
            Method::HumanPolicy(sampling) => {
                let per_point = sampling.reading.map_or(0.0, |of| of.points.recip());
                [-sampling.temperature, per_point, 0.0]
            }
            Method::Search => [0.0, f32::MAX, visits(skill)],
        }
    }

    #[test]
    fn nothing_makes_a_stronger_rank_weaker() {
        for size in SIZES {
            let all: Vec<[f32; 3]> = ranks().map(|rank| strength(skill(rank, size))).collect();
            for number in 0..3 {
                let numbers: Vec<f32> = all.iter().map(|of| of[number]).collect();
                assert!(numbers.is_sorted(), "{size}: {numbers:?}");
            }
        }
    }

    #[test]
    fn every_rank_has_its_own_people_and_a_tenth_changes_little() {
        for size in SIZES {
            let human = ranks().filter_map(|rank| match skill(rank, size).method {
                Method::HumanPolicy(sampling) => Some((rank, sampling)),
                Method::Rules(_) | Method::Search => None,
            });
            let human: Vec<(Rank, Sampling)> = human.collect();
            assert!(human.len() >= 290, "up to 1 kyu at least");
            for (rank, sampling) in &human {
                assert_eq!(sampling.rank, Some(*rank));
            }
            for pair in human.windows(2) {
                let [one, two] = [pair[0].1, pair[1].1];
                let ratio = one.temperature / two.temperature;
                assert!(
                    (1.0..1.05).contains(&ratio),
                    "{size} {}: {ratio}",
                    pair[0].0
                );
            }
        }
    }

    #[test]
    fn the_strongest_take_all_the_time_there_is() {
        for size in SIZES {
            let top = skill(Rank::STRONGEST, size);
            assert_eq!((top.method, top.visits), (Method::Search, None));
            assert!(skill(Rank::dan(7), size).visits.is_some());
        }
    }

    #[test]
    fn on_boards_that_nobody_has_learned_a_rank_searches_as_much_as_its_level() {
        let five = Size::new(5).unwrap();
        for &level in Level::ALL.iter().filter(|&&level| level >= Level::Whim) {
            let of_level = level.skill().playouts;
            assert_eq!(skill(level.rank(), five).playouts, of_level, "{level}");
        }
        let weakest = Level::Whim.skill().playouts;
        assert!(weakest.is_some());
        for kyu in 16..=30 {
            assert_eq!(skill(Rank::kyu(kyu), five).playouts, weakest, "{kyu} kyu");
        }
    }

    #[test]
    fn the_stronger_resign_no_later() {
        let rules: Vec<ResignRule> = ranks().map(resign_rule).collect();
        for pair in rules.windows(2) {
            assert!(pair[0].move_error >= pair[1].move_error);
            assert!(pair[0].earliest >= pair[1].earliest);
            assert!(pair[0].turns >= pair[1].turns);
        }
    }
}

//! The komi with which a territory game is an area game: the network and the
//! playouts know no other scoring.

use crate::board::Color;
use crate::go::{Counted, PassStones, Position, Rules, Scoring, Spot};

/// What White gets besides its area, in half points: komi, what handicap brings,
/// and under territory scoring a point for every stone that Black has given more,
/// put on the board or handed over for a pass. Stones that stand count for
/// nothing there, and those captured or handed over count for the other side.
/// From now on both are taken to give equally many.
pub(super) fn effective_komi(position: &Position) -> i32 {
    let rules = position.rules();
    let white = position.komi() + rules.bonus_with(position.handicap());
    let Counted {
        board,
        prisoners,
        pass_stones,
        ..
    } = position.into();
    let given = |color: Color| {
        let standing = board.stones()[color].len() as i32;
        let lost = prisoners[color.other()] as i32;
        let handed_over = pass_stones[color.other()] as i32;
        standing + lost + handed_over
    };
    let more = match rules.scoring {
        Scoring::Area => 0,
        Scoring::Territory => given(Color::Black) - given(Color::White),
    };
    white.halves() + 2 * more
}

/// What a turn adds to it, in half points. Without a stone it is a pass.
pub(super) fn komi_of_turn(rules: &Rules, by: Color, stone: Option<Spot>) -> i32 {
    let is_free_pass = stone.is_none() && rules.pass_stones == PassStones::None;
    match (rules.scoring, by) {
        (Scoring::Area, _) => 0,
        (Scoring::Territory, _) if is_free_pass => 0,
        (Scoring::Territory, Color::Black) => 2,
        (Scoring::Territory, Color::White) => -2,
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};
    use strum::VariantArray as _;

    use super::*;
    use crate::board::Size;
    use crate::game::{Game as _, HalfPoints, History};
    use crate::go::{
        Count, Handicap, HandicapBonus, HandicapKomi, Move, PlayoutBoard, Ruleset, Suicide,
    };

    /// Any scoring, with pass stones and without, and a handicap that is paid for.
    fn all_rules() -> impl Iterator<Item = Rules> {
        let costs = PassStones::VARIANTS.iter();
        costs.flat_map(|&pass_stones| {
            Scoring::VARIANTS.iter().map(move |&scoring| Rules {
                scoring,
                pass_stones,
                suicide: Suicide::Allowed,
                handicap_komi: HandicapKomi::PlusStones(HalfPoints::from_halves(3)),
                handicap_bonus: HandicapBonus::PerStone,
                ..Ruleset::Aga.rules()
            })
        })
    }

    /// Plays random games, one turn in four a pass, and shows every turn with the
    /// positions before and after it.
    fn random_turns(seed: u64, mut look: impl FnMut(&Position, Move, &Position)) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = Size::new(5).unwrap();
        for rules in all_rules() {
            for handicap in [Handicap::None, Handicap::Given(2), Handicap::Free(3)] {
                let start = Position::with_handicap(size, rules, handicap).unwrap();
                let mut history = History::new(start);
                for _ in 0..60 {
                    if history.position().is_over() {
                        break;
                    }
                    let legal = history.legal_moves();
                    let passes = rng.random_bool(0.25);
                    let wanted = |mv: &&Move| (**mv == Move::Pass) == passes;
                    let wanted: Vec<&Move> = legal.iter().filter(wanted).collect();
                    let mv = match wanted.is_empty() {
                        true => legal[0],
                        false => *wanted[rng.random_range(0..wanted.len())],
                    };
                    let before = history.position().clone();
                    history.play(mv).unwrap();
                    look(&before, mv, history.position());
                }
            }
        }
    }

    #[test]
    fn area_counted_with_it_comes_to_the_same_as_the_count() {
        for seed in 0..10 {
            random_turns(seed, |_, _, position| {
                let count = Count::in_play(position);
                let total = |color| count.parts(color).total.halves();
                let area = |color| 2 * count.territory().area(color).len() as i32;
                let [black, white] = Color::BOTH;
                let rules = position.rules();
                assert_eq!(
                    area(black) - area(white) - effective_komi(position),
                    total(black) - total(white),
                    "seed {seed}, {:?} scoring, pass stones {:?}",
                    rules.scoring,
                    rules.pass_stones,
                );
            });
        }
    }

    #[test]
    fn it_changes_by_what_each_turn_adds() {
        for seed in 0..10 {
            random_turns(seed, |before, mv, after| {
                let board = PlayoutBoard::of(before);
                let stone = match mv {
                    Move::Place(point) => Some(board.spot(point)),
                    Move::Pass => None,
                };
                let rules = before.rules();
                let (by, scoring) = (before.to_play(), rules.scoring);
                assert_eq!(
                    effective_komi(before) + komi_of_turn(rules, by, stone),
                    effective_komi(after),
                    "seed {seed}, {scoring:?} scoring, pass stones {:?}, {by:?} {mv:?}",
                    rules.pass_stones,
                );
            });
        }
    }
}

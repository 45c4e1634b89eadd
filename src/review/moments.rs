//! The moves that decided a game.

use super::{Finders, GradeLimits, HumanReview, Loss, Reach, ReviewedMove};
use crate::board::{ByColor, Color};
use crate::game::{Rank, TurnId};

/// How many key moments a side has at most.
const MOST: usize = 5;
/// Beyond this a loss is no larger for deciding a game: what is lost is lost.
const WHOLE_LOSS: f32 = 40.0;

/// From which loss of win rate on a move is one that decided something.
const LEAST_WIN: f32 = 0.25;

/// How many mistakes a side is told to learn from at most.
const MOST_TO_LEARN: usize = 3;

/// A move that decided the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<M> {
    /// The move.
    pub of: ReviewedMove<M>,
    /// How much it decided; only for comparing.
    pub weight: f32,
}

/// The moves of each side that decided the game, in the order of the game: of its
/// mistakes, and of what cost a large part of the win rate, those that mattered
/// most.
#[must_use]
pub fn key_moments<M: Clone>(
    moves: &[ReviewedMove<M>],
    limits: &GradeLimits,
    has_points: bool,
) -> Vec<Moment<M>> {
    let counts = |loss: &Loss| {
        let has_points = has_points && loss.in_points;
        let worth = !has_points || loss.points >= limits.inaccuracy;
        (has_points && loss.points >= limits.mistake) || (worth && loss.win >= LEAST_WIN)
    };
    let mut chosen: Vec<Moment<M>> = Vec::new();
    for color in Color::BOTH {
        let own = moves.iter().filter(|of| of.by == color);
        let mut own: Vec<Moment<M>> = own
            .filter_map(|of| {
                let loss = of.loss.filter(counts)?;
                Some(Moment {
                    of: of.clone(),
                    weight: loss.points.min(WHOLE_LOSS) * (0.25 + loss.win) + 10.0 * loss.win,
                })
            })
            .collect();
        own.sort_by(|one, two| two.weight.total_cmp(&one.weight));
        own.truncate(MOST);
        chosen.extend(own);
    }
    chosen.sort_by_key(|moment| moment.of.number);
    chosen
}

/// The mistakes of each side that are the next ones to learn from: players who are
/// a little stronger would have found something better. The largest losses are
/// chosen, and told in the order of the game. `ranks` is who the sides are.
#[must_use]
pub fn learning_moments<M>(
    moves: &[ReviewedMove<M>],
    limits: &GradeLimits,
    human: &HumanReview,
    ranks: ByColor<Option<Rank>>,
) -> Vec<TurnId> {
    let mut chosen: Vec<(usize, TurnId)> = Vec::new();
    for color in Color::BOTH {
        let Some(rank) = ranks[color] else { continue };
        let own = moves.iter().filter(|of| of.by == color);
        let mut own: Vec<(f32, usize, TurnId)> = own
            .filter_map(|of| {
                let loss = of.loss.filter(|loss| loss.points >= limits.inaccuracy)?;
                let finders = Finders::of(human, of.turn, rank)?;
                let next = finders.reach() == Reach::Next;
                next.then_some((loss.points, of.number, of.turn))
            })
            .collect();
        own.sort_by(|one, two| two.0.total_cmp(&one.0));
        own.truncate(MOST_TO_LEARN);
        chosen.extend(own.into_iter().map(|(_, number, turn)| (number, turn)));
    }
    chosen.sort_unstable();
    chosen.into_iter().map(|(_, turn)| turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::History;
    use crate::othello::Position;
    use crate::review::Depth;

    fn reviewed(number: usize, points: f32) -> ReviewedMove<u8> {
        ReviewedMove {
            turn: turn(number),
            before: turn(number - 1),
            number,
            by: Color::Black,
            mv: 0,
            loss: Some(Loss {
                points,
                win: 0.0,
                depth: Depth::Deep,
                is_best: false,
                in_points: true,
            }),
            black_win: 0.5,
            black_lead: 0.0,
            in_points: true,
            better: None,
        }
    }

    fn turn(number: usize) -> TurnId {
        let mut history = History::new(Position::default());
        for _ in 0..number {
            history.note();
        }
        history.cursor()
    }

    /// Of what cost as much, it is what players a little stronger find that one
    /// learns from: neither a slip nor what nobody sees.
    #[test]
    fn one_learns_from_what_the_next_rank_sees() {
        let moves = [
            reviewed(1, 9.0),
            reviewed(2, 9.0),
            reviewed(3, 9.0),
            reviewed(4, 0.4),
        ];
        let all = |share: f32| vec![share; 40];
        let human = HumanReview::with_finders(vec![
            (turn(1), all(0.8)),
            (turn(2), all(0.3)),
            (turn(3), all(0.02)),
            (turn(4), all(0.3)),
        ]);
        let ranks = ByColor::from_fn(|_| Some(Rank::kyu(8)));
        let limits = GradeLimits::default();
        assert_eq!(learning_moments(&moves, &limits, &human, ranks), [turn(2)]);
        let unknown = ByColor::from_fn(|_| None);
        assert_eq!(learning_moments(&moves, &limits, &human, unknown), []);
    }
}

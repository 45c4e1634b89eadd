//! How the upper hand went through a game.

use super::ReviewedMove;
use crate::board::Color;

/// Whoever is as likely to win as this has the upper hand, until the other is.
const UPPER_HAND: f32 = 0.65;

/// How the upper hand went through a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course<'a, M> {
    /// Who has it at the end, and the number of the move since which; `None` where
    /// nobody does.
    pub ahead: Option<(Color, usize)>,
    /// How often it went from one side to the other.
    pub changes: usize,
    /// The move that did most to lose it the last time.
    pub turning_point: Option<&'a ReviewedMove<M>>,
}

impl<'a, M> Course<'a, M> {
    /// The course of a game with these moves.
    #[must_use]
    pub fn of(moves: &'a [ReviewedMove<M>]) -> Self {
        let mut course = Self {
            ahead: None,
            changes: 0,
            turning_point: None,
        };
        // The last move after which it was still with whom it was before.
        let mut held = 0;
        for (index, of) in moves.iter().enumerate() {
            let Some(color) = upper_hand(of.black_win) else {
                continue;
            };
            match course.ahead {
                Some((before, _)) if before == color => {}
                Some((before, _)) => {
                    course.changes += 1;
                    course.turning_point = costliest(&moves[held + 1..=index], before);
                    course.ahead = Some((color, of.number));
                }
                None => course.ahead = Some((color, of.number)),
            }
            held = index;
        }
        let end = moves.last().and_then(|of| upper_hand(of.black_win));
        course.ahead = course.ahead.filter(|(color, _)| end == Some(*color));
        course
    }
}

fn upper_hand(black_win: f32) -> Option<Color> {
    if black_win >= UPPER_HAND {
        Some(Color::Black)
    } else if black_win <= 1.0 - UPPER_HAND {
        Some(Color::White)
    } else {
        None
    }
}

/// The move of a side that cost it most of its win rate.
fn costliest<M>(moves: &[ReviewedMove<M>], by: Color) -> Option<&ReviewedMove<M>> {
    let win = |of: &ReviewedMove<M>| of.loss.map_or(0.0, |loss| loss.win);
    let own = moves.iter().filter(|of| of.by == by && win(of) > 0.0);
    own.max_by(|one, two| win(one).total_cmp(&win(two)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::History;
    use crate::othello::Position;
    use crate::review::{Depth, Loss};

    /// Moves of Black and White in turn, with Black's win rate after each.
    fn moves(wins: &[f32]) -> Vec<ReviewedMove<u8>> {
        let turn = History::new(Position::default()).cursor();
        let mut before = 0.5;
        let moves = wins.iter().enumerate().map(|(index, &black_win)| {
            let by = [Color::Black, Color::White][index % 2];
            let gained = match by {
                Color::Black => black_win - before,
                Color::White => before - black_win,
            };
            before = black_win;
            ReviewedMove {
                turn,
                before: turn,
                number: index + 1,
                by,
                mv: 0,
                loss: Some(Loss {
                    points: 0.0,
                    win: (-gained).max(0.0),
                    depth: Depth::Deep,
                    is_best: false,
                    in_points: true,
                }),
                black_win,
                black_lead: 0.0,
                in_points: true,
                better: None,
            }
        });
        moves.collect()
    }

    fn course(wins: &[f32]) -> (Option<(Color, usize)>, usize, Option<usize>) {
        let moves = moves(wins);
        let course = Course::of(&moves);
        let turned = course.turning_point.map(|of| of.number);
        (course.ahead, course.changes, turned)
    }

    #[test]
    fn whoever_is_ahead_stays_so_until_the_other_clearly_is() {
        let black = |since| Some((Color::Black, since));
        assert_eq!(course(&[0.5, 0.6, 0.7, 0.5, 0.8]), (black(3), 0, None));
        // White got near and no further.
        assert_eq!(course(&[0.7, 0.45, 0.45, 0.4, 0.7]), (black(1), 0, None));
        // White's lead was lost by the fourth move more than by the sixth.
        assert_eq!(
            course(&[0.5, 0.3, 0.3, 0.5, 0.5, 0.6, 0.6, 0.7]),
            (black(8), 1, Some(4))
        );
    }

    #[test]
    fn a_lead_that_is_gone_at_the_end_is_none() {
        assert_eq!(course(&[]), (None, 0, None));
        assert_eq!(course(&[0.5, 0.55, 0.45]), (None, 0, None));
        assert_eq!(course(&[0.7, 0.7, 0.5]), (None, 0, None));
        assert_eq!(course(&[0.7, 0.7, 0.2, 0.5]), (None, 1, Some(3)));
    }
}

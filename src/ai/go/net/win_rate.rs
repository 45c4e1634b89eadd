//! Win rates and leads that contradict neither each other nor the board.
//!
//! The network has learned its win rate from games, and in some of those the
//! side that is far behind is the stronger player: with handicap on large
//! boards it gives White one chance in six at seventy points behind. Its lead
//! and its owners of points are right there, so they bound the win rate.

use std::f32::consts::PI;

use crate::board::Color;
use crate::game::Game as _;
use crate::go::{Board, Position};

use super::{Features, Output};

/// How much wider the score may be spread than the owners of points say: they
/// leave out that groups live and die together, and what nobody has seen yet.
///
/// Chosen on 700 positions of even games (9×9 and 19×19) as the smallest width
/// that leaves those where anything was open as they were: one position in a
/// hundred moved by more than two hundredths, all of them with one side
/// hopelessly behind.
const WIDTH: f32 = 1.5;
/// A lead that is never told apart from none, in points.
const BLUR: f32 = 1.5;

/// The win rate and the lead of the side to play, as far as one allows the other
/// and as the board allows both: nobody can have more than all its points, so
/// that a komi of more than those decides the game. The effective komi is in half
/// points.
pub(crate) fn win_and_lead(
    position: &Position,
    effective_komi: i32,
    output: &Output,
) -> (f32, f32) {
    let whole = position.board().size().area() as f32;
    let to_white = effective_komi as f32 / 2.0;
    let given = match position.to_play() {
        Color::Black => -to_white,
        Color::White => to_white,
    };
    let lead = output.lead.clamp(given - whole, given + whole);
    if given.abs() > whole {
        return (if given > 0.0 { 1.0 } else { 0.0 }, lead);
    }
    let spread = score_deviation(position.board(), &output.ownership);
    let win = consistent_win_rate(output.win.clamp(0.0, 1.0), lead, spread);
    (win, lead)
}

/// The win rate that comes nearest to the network's among those that the lead
/// allows, with the score spread as widely as the owners of points leave open:
/// who is ahead has at least so much of a chance, who is behind at most. The
/// network may be surer.
fn consistent_win_rate(win: f32, lead: f32, deviation: f32) -> f32 {
    // A logistic curve of the same deviation as a bell curve.
    let scale = WIDTH * deviation.max(1.0) * 3.0_f32.sqrt() / PI;
    let chance = |lead: f32| 1.0 / (1.0 + (-lead / scale).exp());
    if lead > BLUR {
        win.max(chance(lead - BLUR))
    } else if lead < -BLUR {
        win.min(chance(lead + BLUR))
    } else {
        win
    }
}

/// The standard deviation of the score in points, by the ownership: each
/// point falls to one side or the other by itself, the stones of a chain
/// together.
pub(crate) fn score_deviation(board: &Board, ownership: &[f32]) -> f32 {
    let size = board.size();
    let unsure = |point| {
        let index = Features::index(size, point);
        let owner = ownership.get(index).copied().unwrap_or(0.0);
        (1.0 - owner * owner).max(0.0)
    };
    let empty: f32 = board.empty_points().iter().map(unsure).sum();
    let chains = Color::BOTH.into_iter().flat_map(|color| {
        board.chain_heads(color).map(|head| {
            let stones = board.chain(head);
            let together: f32 = stones.iter().map(|point| unsure(point).sqrt()).sum();
            together * together
        })
    });
    (empty + chains.sum::<f32>()).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::go::Ruleset;
    use crate::go::testing::board;

    /// What is made of these numbers with Black to play on an empty 9×9 board.
    fn of_black(win: f32, lead: f32, effective_komi: i32) -> (f32, f32) {
        let position = Position::new(Size::NINE, Ruleset::French.rules());
        let output = Output {
            win,
            lead,
            ownership: vec![0.0; Size::NINE.area()],
            ..Output::default()
        };
        win_and_lead(&position, effective_komi, &output)
    }

    #[test]
    fn nobody_leads_by_more_than_the_board_and_the_komi() {
        assert_eq!(of_black(0.5, 0.3, 15), (0.5, 0.3));
        assert_eq!(of_black(0.5, 90.0, 15).1, 81.0 - 7.5);
        assert_eq!(of_black(0.5, -90.0, 15).1, -81.0 - 7.5);
    }

    #[test]
    fn a_komi_of_more_than_the_board_has_decided_the_game() {
        assert_eq!(of_black(0.7, 5.0, 164), (0.0, -1.0));
        assert_eq!(of_black(0.3, -5.0, -164), (1.0, 1.0));
    }

    #[test]
    fn far_behind_with_little_left_open_is_lost_and_far_ahead_is_won() {
        assert!(consistent_win_rate(0.18, -72.0, 15.0) < 0.02);
        assert!(consistent_win_rate(0.82, 72.0, 15.0) > 0.98);
        assert!(consistent_win_rate(0.15, -30.0, 4.0) < 0.001);
        for lead in [-400.0, -31.0, 31.0, 400.0, f32::NAN] {
            let win = consistent_win_rate(0.5, lead, 0.0);
            assert!((0.0..=1.0).contains(&win), "{lead}: {win}");
        }
    }

    #[test]
    fn what_the_lead_allows_stays_as_it_is() {
        for (win, lead, deviation) in [
            (0.5, 0.0, 9.0),
            (0.44, 1.0, 3.0),
            (0.55, -1.0, 3.0),
            (0.2, -6.0, 8.0),
            (0.02, -12.0, 12.0),
            (0.999, 30.0, 10.0),
        ] {
            assert_eq!(consistent_win_rate(win, lead, deviation), win);
        }
    }

    #[test]
    fn a_chain_falls_as_a_whole() {
        let chain = board(
            "X X X . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .",
        );
        let apart = board(
            "X . X . X . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .",
        );
        let open = vec![0.0; Size::new(7).unwrap().area()];
        assert!(score_deviation(&chain, &open) > score_deviation(&apart, &open));
        let mut sure = vec![1.0; 49];
        assert_eq!(score_deviation(&apart, &sure), 0.0);
        sure[48] = 0.0;
        assert!((score_deviation(&apart, &sure) - 1.0).abs() < 1e-6);
    }
}

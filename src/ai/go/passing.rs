//! When to pass.
//!
//! A pass is compared with the best move by points, and by search: that the
//! game is won or lost anyway is no reason to give points away, and that a
//! position looks settled is no proof that it is.

use crate::go::{DeadStones, Move, Position, Scoring};

use crate::ai::{Purpose, Question, Report};

/// How many visits of the pass make its lead worth comparing.
const ENOUGH_VISITS: u32 = 8;
/// How many points a pass may seem to lose where everything looks settled: a
/// search is not more exact than that.
pub(super) const SETTLED_SLACK: f32 = 1.0;
/// By how many points a pass has to be better than all other moves to be
/// played where something seems left to play for.
const BETTER: f32 = 0.5;

/// How many points a pass loses beside the best other move, as far as a search
/// has compared the two; negative where it gains. `None` where the pass had
/// too few visits to tell.
pub(super) fn price(report: &Report<Move>) -> Option<f32> {
    let side = report.to_play;
    let mut passes = report.candidates.iter().filter(|of| of.mv == Move::Pass);
    let pass = passes.find(|of| of.visits >= ENOUGH_VISITS)?;
    let others = || report.candidates.iter().filter(|of| of.mv != Move::Pass);
    // The highest of many leads that one visit each has guessed says nothing.
    let most = others().map(|of| of.visits).max().unwrap_or(0);
    let enough = (most / 4).max(2);
    let searched = others().filter(|of| of.visits >= enough);
    let best = searched
        .map(|of| of.lead(side))
        .fold(f32::NEG_INFINITY, f32::max);
    Some(match best.is_finite() {
        true => best - pass.lead(side),
        // All other moves were worse as soon as they were looked at.
        false => -BETTER,
    })
}

/// Whether a pass at this price is played.
pub(super) fn is_free(price: f32, question: &Question<Position>, settled: bool) -> bool {
    let scoring = question.position().rules().scoring;
    let most = match (settled, scoring, leaves_dead_stones(question)) {
        (true, _, _) => SETTLED_SLACK,
        // A stone of one's own costs nothing here, a pass may cost a dame; who
        // has passed has seen none.
        (false, Scoring::Area, true) if !is_answer(question) => -BETTER,
        // What the search sees at the end is the count itself, or a stone too
        // many costs a point.
        (false, Scoring::Area | Scoring::Territory, _) => 0.0,
    };
    price <= most
}

/// Whether a pass may end the game where a question stands. While more than
/// half of the board is empty nobody stops first, however sure of the result:
/// the other side may not be.
pub(super) fn may_stop(question: &Question<Position>) -> bool {
    is_answer(question) || is_filled(question.position())
}

/// Whether dead stones are agreed on, so that play can stop before they are
/// captured.
pub(super) fn leaves_dead_stones(question: &Question<Position>) -> bool {
    let agreed = question.position().rules().dead_stones == DeadStones::Agreed;
    agreed && question.purpose() == Purpose::Game
}

/// Whether the other side has just passed.
pub(super) fn is_answer(question: &Question<Position>) -> bool {
    matches!(question.last_move(), Some((_, Move::Pass)))
}

/// Whether at least half of the board has stones on it.
pub(super) fn is_filled(position: &Position) -> bool {
    let board = position.board();
    2 * board.empty_points().len() <= board.size().area()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Candidate;
    use crate::board::{Color, Point, Size};
    use crate::game::History;
    use crate::go::Ruleset;

    /// White is to play; moves with their visits and White's leads.
    fn report(of: &[(Option<u8>, u32, f32)]) -> Report<Move> {
        let candidate = |&(col, visits, lead): &(Option<u8>, u32, f32)| {
            let mv = col.map_or(Move::Pass, |col| Move::Place(Point::new(col, 0)));
            Candidate {
                mv,
                visits,
                black_win: 0.9,
                black_lead: -lead,
                win_error: 0.1,
                prior: 0.1,
                variation: vec![mv],
            }
        };
        Report {
            to_play: Color::White,
            visits: 100,
            black_win: 0.9,
            black_lead: 80.0,
            candidates: of.iter().map(candidate).collect(),
            ownership: None,
        }
    }

    #[test]
    fn a_pass_costs_what_the_best_searched_move_would_gain() {
        let lost = report(&[(None, 40, -86.0), (Some(1), 20, -72.0), (Some(2), 9, -80.0)]);
        assert_eq!(price(&lost), Some(14.0));
        // One visit is no search.
        let noise = report(&[(None, 40, 3.0), (Some(1), 20, 2.0), (Some(2), 1, 9.0)]);
        assert_eq!(price(&noise), Some(-1.0));
        assert_eq!(price(&report(&[(None, 3, 5.0), (Some(1), 50, 1.0)])), None);
        let alone = report(&[(None, 40, 3.0), (Some(1), 1, 2.0)]);
        assert!(price(&alone).is_some_and(|price| price < 0.0));
    }

    #[test]
    fn a_pass_that_gives_points_away_is_not_played() {
        let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        game.play(Move::Place(Point::new(2, 2))).unwrap();
        let first = Question::of(&game);
        game.play(Move::Pass).unwrap();
        let answer = Question::of(&game);
        for question in [&first, &answer] {
            assert!(is_free(SETTLED_SLACK, question, true));
            for settled in [true, false] {
                assert!(is_free(-2.0, question, settled));
                assert!(!is_free(1.5, question, settled));
                assert!(!is_free(14.0, question, settled));
            }
        }
        // Who passes first where something seems left may miss a dame.
        assert!(!is_free(0.0, &first, false));
        assert!(is_free(0.0, &answer, false));
    }
}

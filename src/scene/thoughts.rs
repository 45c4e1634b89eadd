//! What a search thinks, as it is shown: in whole numbers, so that thoughts can
//! be compared and what is shown does not flicker.

use crate::ai::Report;
use crate::ai::go::Estimate;
use crate::board::{Color, Point, Size};
use crate::game::HalfPoints;
use crate::record::{AnyMove, Recordable};

/// How many moves are shown.
const MOST_CANDIDATES: usize = 5;
/// How much of an expected line is shown.
const MOST_OF_LINE: usize = 9;

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thoughts {
    /// Whose turn it is.
    pub to_play: Color,
    /// Black's chance to win in percent; the rest is White's.
    pub black_win: u8,
    /// Who is expected to win, and by how much.
    pub lead: Lead,
    /// How many positions were looked at.
    pub visits: u32,
    /// The best moves, the best first.
    pub candidates: Vec<Candidate>,
}

/// Who is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// By how much Black is; negative where White is.
    pub black: HalfPoints,
}

/// One move that is thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: AnyMove,
    /// The chance of the side to play to win with it, in percent.
    pub win: u8,
    /// By how much the side to play is expected to lead after it.
    pub lead: HalfPoints,
    /// How much of the search went into it, in percent.
    pub share: u8,
    /// How play is expected to go on, with the move itself first.
    pub variation: Vec<(Color, AnyMove)>,
}

/// A candidate on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// Where.
    pub point: Point,
    /// The chance of the side to play to win with it, in percent.
    pub win: u8,
    /// How much of the search went into it, in percent.
    pub share: u8,
}

impl Thoughts {
    /// What there is to see of a report.
    #[must_use]
    pub fn of<G: Recordable>(report: &Report<G::Move>, size: Size) -> Self {
        let any = |mv: G::Move| G::any_move(mv, size);
        let to_play = report.to_play;
        let all: u64 = report
            .candidates
            .iter()
            .map(|of| u64::from(of.visits))
            .sum();
        let candidates = report.visited().take(MOST_CANDIDATES);
        Self {
            to_play,
            black_win: percent(report.black_win),
            lead: Lead::of(report.black_lead),
            visits: report.visits,
            candidates: candidates
                .map(|candidate| Candidate {
                    mv: any(candidate.mv),
                    win: percent(candidate.win(to_play)),
                    lead: half_points(match to_play {
                        Color::Black => candidate.black_lead,
                        Color::White => -candidate.black_lead,
                    }),
                    share: percent(f64_share(candidate.visits, all)),
                    variation: variation(to_play, candidate.variation.iter().map(|&mv| any(mv))),
                })
                .collect(),
        }
    }

    /// The candidates that have a place on the board, the best first.
    #[must_use]
    pub fn suggestions(&self) -> Vec<Suggestion> {
        let candidates = self.candidates.iter();
        let placed = candidates.filter_map(|candidate| {
            Some(Suggestion {
                point: candidate.mv.point()?,
                win: candidate.win,
                share: candidate.share,
            })
        });
        placed.collect()
    }
}

impl Lead {
    /// A lead in points, to the nearest half.
    #[must_use]
    pub fn of(black_lead: f32) -> Self {
        Self {
            black: half_points(black_lead),
        }
    }

    /// Who is ahead, and by how much; `None` where nobody is.
    #[must_use]
    pub fn side(self) -> Option<(Color, HalfPoints)> {
        let none = HalfPoints::ZERO;
        match self.black.cmp(&none) {
            std::cmp::Ordering::Greater => Some((Color::Black, self.black)),
            std::cmp::Ordering::Less => Some((Color::White, -self.black)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// Who is expected to own each point, in percent: Black where positive.
#[must_use]
pub(super) fn ownership(estimate: &Estimate) -> Vec<(Point, i8)> {
    let shares = estimate.ownership.iter();
    let shares = shares.map(|(point, share)| (point, signed_percent(*share)));
    shares.filter(|(_, share)| *share != 0).collect()
}

/// Moves of both sides in turn, as many as are shown.
pub(super) fn variation(
    to_play: Color,
    moves: impl Iterator<Item = AnyMove>,
) -> Vec<(Color, AnyMove)> {
    let sides = std::iter::successors(Some(to_play), |side| Some(side.other()));
    sides.zip(moves.take(MOST_OF_LINE)).collect()
}

fn f64_share(part: u32, all: u64) -> f32 {
    if all == 0 {
        return 0.0;
    }
    (f64::from(part) / all as f64) as f32
}

/// Numbers out of range, and what is no number, come to the nearest end.
pub(super) fn percent(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u8
}

fn signed_percent(share: f32) -> i8 {
    (share.clamp(-1.0, 1.0) * 100.0).round() as i8
}

pub(super) fn half_points(points: f32) -> HalfPoints {
    HalfPoints::from_halves((points.clamp(-10_000.0, 10_000.0) * 2.0).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Move, Position};

    fn report() -> Report<Move> {
        let candidate = |col, visits, black_win| crate::ai::Candidate {
            mv: Move::Place(Point::new(col, 0)),
            visits,
            black_win,
            black_lead: -2.3,
            win_error: 0.1,
            prior: 0.5,
            variation: vec![Move::Place(Point::new(col, 0)), Move::Pass],
        };
        Report {
            to_play: Color::White,
            visits: 41,
            black_win: 0.254,
            black_lead: -2.3,
            // The last was never looked at: there is nothing to show of it.
            candidates: vec![
                candidate(1, 30, 0.25),
                candidate(2, 10, 0.5),
                candidate(3, 0, 0.0),
            ],
            ownership: None,
        }
    }

    #[test]
    fn a_candidate_is_told_as_the_side_to_play_sees_it() {
        let thoughts = Thoughts::of::<Position>(&report(), Size::NINE);
        assert_eq!(thoughts.black_win, 25);
        let lead = HalfPoints::from_halves(5);
        assert_eq!(thoughts.lead.side(), Some((Color::White, lead)));
        let [best, other] = thoughts.candidates.as_slice() else {
            panic!("{thoughts:?}");
        };
        assert_eq!((best.win, best.share, best.lead), (75, 75, lead));
        assert_eq!((other.win, other.share), (50, 25));
        let sides: Vec<Color> = best.variation.iter().map(|(side, _)| *side).collect();
        assert_eq!(sides, [Color::White, Color::Black]);
    }

    #[test]
    fn what_is_no_number_is_shown_as_one() {
        let mut odd = report();
        odd.black_win = f32::NAN;
        odd.black_lead = f32::INFINITY;
        odd.candidates.clear();
        let thoughts = Thoughts::of::<Position>(&odd, Size::NINE);
        assert_eq!(thoughts.black_win, 0);
        assert_eq!(
            thoughts.lead.side(),
            Some((Color::Black, HalfPoints::from_halves(20_000)))
        );
        assert_eq!(thoughts.suggestions(), []);
    }
}

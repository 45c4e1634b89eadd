//! What a move cost.

use strum::VariantArray as _;

use super::{Depth, Reviewed};
use crate::ai::{Candidate, Report};
use crate::board::Color;

/// Which share of the visits of the best move another needs for its value to be
/// compared with that of the move played.
const ENOUGH_VISITS: f32 = 0.15;

/// What a move cost the side that played it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// In points, or whatever the game is counted in; never negative.
    pub points: f32,
    /// In win rate, from 0 to 1; never negative.
    pub win: f32,
    /// How closely both positions were looked at.
    pub depth: Depth,
    /// Whether no move was found to be better.
    pub is_best: bool,
    /// Whether points are known; where not, they are 0 and the win rate is all
    /// there is.
    pub in_points: bool,
}

impl Loss {
    /// What `mv` of `by` cost, with what is known of the position before it and
    /// of the one after it; `None` where that is not enough.
    ///
    /// Compared is like with like: the deepest pass that has seen both, by the same
    /// analyst. What the
    /// best move is worth is read from the search before the move and has at most
    /// as many visits as the position after it had of its own.
    #[must_use]
    pub fn of<M: Copy + PartialEq>(
        before: &Reviewed<M>,
        after: &Reviewed<M>,
        by: Color,
        mv: M,
    ) -> Option<Self> {
        let mut depths = Depth::VARIANTS.iter().rev();
        depths.find_map(|&depth| Self::at(depth, [before, after], by, mv))
    }

    /// The same by one pass alone.
    pub(super) fn at<M: Copy + PartialEq>(
        depth: Depth,
        [before, after]: [&Reviewed<M>; 2],
        by: Color,
        mv: M,
    ) -> Option<Self> {
        let analyst = before.analyst(depth);
        let alike = analyst == after.analyst(depth);
        let (before, after) = (before.at(depth)?, after.at(depth)?);
        let loss =
            (alike && before.to_play == by).then(|| Self::between(before, after, by, mv, depth));
        loss.map(|loss| match analyst.tells_leads() {
            true => loss,
            false => loss.by_win_alone(before, mv),
        })
    }

    /// The same without what every move seems to cost where nothing was searched.
    pub(super) fn less_bias(self, bias: f32) -> Self {
        if self.depth != Depth::Raw {
            return self;
        }
        let points = (self.points - bias).max(0.0);
        Self {
            points,
            is_best: points <= 0.0,
            ..self
        }
    }

    /// The same where nobody said who leads by how much.
    fn by_win_alone<M: PartialEq>(self, before: &Report<M>, mv: M) -> Self {
        Self {
            points: 0.0,
            is_best: self.win <= 0.0 || is_first(before, mv),
            in_points: false,
            ..self
        }
    }

    fn between<M: Copy + PartialEq>(
        before: &Report<M>,
        after: &Report<M>,
        by: Color,
        mv: M,
        depth: Depth,
    ) -> Self {
        let (lead, win) = (after.lead(by), after.win(by));
        let (best_lead, best_win) = match better_move(before, mv) {
            Better::Move(best) => (best.lead(by), best.win(by)),
            // What was expected and played: nothing says that it was bad but its
            // own value, which then is that of the position before.
            Better::None => (lead, win),
            Better::Unknown => (before.lead(by), before.win(by)),
        };
        let points = (best_lead - lead).max(0.0);
        Self {
            points,
            win: (best_win - win).max(0.0),
            depth,
            is_best: points <= 0.0 || is_first(before, mv),
            in_points: true,
        }
    }
}

/// Whether a move is the best of a report.
fn is_first<M: PartialEq>(report: &Report<M>, mv: M) -> bool {
    report.candidates.first().is_some_and(|best| best.mv == mv)
}

/// What a move is compared with.
enum Better<'a, M> {
    /// The best other move.
    Move(&'a Candidate<M>),
    /// It was the only one worth a look.
    None,
    /// Nothing was searched: the position before it.
    Unknown,
}

fn better_move<M: PartialEq>(before: &Report<M>, mv: M) -> Better<'_, M> {
    let Some(first) = before.visited().next() else {
        return Better::Unknown;
    };
    if first.mv != mv {
        return Better::Move(first);
    }
    let enough = first.visits as f32 * ENOUGH_VISITS;
    let second = before.visited().nth(1);
    second
        .filter(|of| of.visits as f32 >= enough)
        .map_or(Better::None, Better::Move)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{Analyst, Figures};

    fn report(to_play: Color, black_lead: f32, moves: &[(u8, u32, f32)]) -> Report<u8> {
        Report {
            to_play,
            visits: 1 + moves.iter().map(|of| of.1).sum::<u32>(),
            black_win: 0.5,
            black_lead,
            candidates: moves
                .iter()
                .map(|&(mv, visits, black_lead)| Candidate {
                    mv,
                    visits,
                    black_win: 0.5,
                    black_lead,
                    win_error: 0.0,
                    prior: 0.1,
                    variation: vec![mv],
                })
                .collect(),
            ownership: None,
        }
    }

    fn reviewed(reports: &[(Depth, Report<u8>)]) -> Reviewed<u8> {
        let mut reviewed = Reviewed::default();
        for (depth, report) in reports {
            reviewed.add(*depth, report.clone(), None, false);
        }
        reviewed
    }

    #[test]
    fn a_move_is_compared_with_the_best_one_by_what_followed_it() {
        let before = report(Color::White, 0.0, &[(1, 40, -3.0), (2, 20, 1.0)]);
        let after = report(Color::Black, 5.0, &[]);
        let before = reviewed(&[(Depth::Shallow, before)]);
        let after = reviewed(&[(Depth::Shallow, after)]);
        // White could have led by 3, and Black leads by 5.
        let loss = Loss::of(&before, &after, Color::White, 2).unwrap();
        assert_eq!((loss.points, loss.is_best), (8.0, false));
        assert_eq!(
            Loss::of(&before, &after, Color::Black, 2),
            None,
            "not its turn"
        );
    }

    #[test]
    fn what_was_expected_costs_something_only_where_another_move_was_tried_as_well() {
        let after = reviewed(&[(Depth::Shallow, report(Color::White, -4.0, &[]))]);
        let loss = |moves: &[(u8, u32, f32)]| {
            let before = reviewed(&[(Depth::Shallow, report(Color::Black, 2.0, moves))]);
            Loss::of(&before, &after, Color::Black, 1).unwrap().points
        };
        assert_eq!(loss(&[(1, 40, 2.0), (2, 2, 9.0)]), 0.0);
        assert_eq!(loss(&[(1, 40, 2.0), (2, 30, 1.0)]), 5.0);
    }

    /// Two analysts may see the whole game differently.
    #[test]
    fn what_one_analyst_says_is_not_compared_with_what_another_says() {
        let engine = |name: &str, tells| Analyst::Engine {
            name: name.into(),
            tells,
        };
        let looked = |analyst: &Analyst, to_play, lead, moves: &[(u8, u32, f32)]| {
            let mut reviewed = reviewed(&[(Depth::Raw, report(to_play, lead, &[]))]);
            let report = report(to_play, 10.0 * lead, moves);
            reviewed.add_by(analyst.clone(), Depth::Shallow, report, None, false);
            reviewed
        };
        let kata = engine("kata", Figures::Leads);
        let other = engine("other", Figures::Leads);
        let moves = [(2, 9, 50.0)];
        let before = looked(&kata, Color::Black, 2.0, &moves);
        let loss = |before: &Reviewed<u8>, after: &Reviewed<u8>| {
            let loss = Loss::of(before, after, Color::Black, 1).unwrap();
            (loss.points, loss.depth, loss.in_points)
        };
        let same = looked(&kata, Color::White, 1.0, &[]);
        assert_eq!(loss(&before, &same), (40.0, Depth::Shallow, true));
        for analyst in [&other, &Analyst::Jego] {
            let after = looked(analyst, Color::White, 1.0, &[]);
            assert_eq!(loss(&before, &after), (1.0, Depth::Raw, true));
        }
        // The end of a game is only ever evaluated by Jego.
        let mut over = same.clone();
        over.add(Depth::Raw, report(Color::White, 1.0, &[]), None, true);
        assert_eq!(loss(&before, &over), (1.0, Depth::Raw, true));
        // Who says nothing of points has said nothing of points lost.
        let leela = engine("leela", Figures::WinRates);
        let before = looked(&leela, Color::Black, 2.0, &moves);
        let after = looked(&leela, Color::White, 1.0, &[]);
        assert_eq!(loss(&before, &after), (0.0, Depth::Shallow, false));
    }

    #[test]
    fn who_looks_anew_does_not_stand_behind_what_another_saw_more_closely() {
        let at = |lead| report(Color::Black, lead, &[]);
        let mut both = reviewed(&[
            (Depth::Raw, at(1.0)),
            (Depth::Shallow, at(2.0)),
            (Depth::Deep, at(3.0)),
        ]);
        let kata = Analyst::Engine {
            name: "kata".into(),
            tells: Figures::Leads,
        };
        both.add_by(kata.clone(), Depth::Shallow, at(4.0), None, false);
        assert_eq!(both.deepest().unwrap().black_lead, 4.0);
        assert_eq!(both.deepest_analyst(), Some(&kata));
        assert_eq!(both.at(Depth::Raw).unwrap().black_lead, 1.0);
        assert_eq!(both.searched_by(None).depth(), Some(Depth::Raw));
        assert_eq!(both.searched_by(Some("other")).depth(), Some(Depth::Raw));
        assert_eq!(both.searched_by(Some("kata")), both);
        // A deeper look keeps what it can be compared with.
        both.add(Depth::Deep, at(5.0), None, false);
        assert_eq!(both.deepest().unwrap().black_lead, 5.0);
        assert_eq!(both.analyst(Depth::Shallow), &kata);
    }

    #[test]
    fn two_positions_are_compared_as_closely_as_both_were_looked_at() {
        let raw = |to_play, lead| (Depth::Raw, report(to_play, lead, &[]));
        let before = reviewed(&[
            raw(Color::Black, 1.0),
            (Depth::Shallow, report(Color::Black, 2.0, &[(2, 9, 7.0)])),
        ]);
        let after = reviewed(&[raw(Color::White, -1.0)]);
        let loss = Loss::of(&before, &after, Color::Black, 1).unwrap();
        assert_eq!((loss.points, loss.depth), (2.0, Depth::Raw));
        let mut over = Reviewed::default();
        over.add(Depth::Raw, report(Color::White, 3.0, &[]), None, true);
        let loss = Loss::of(&before, &over, Color::Black, 1).unwrap();
        assert_eq!(
            (loss.points, loss.depth),
            (4.0, Depth::Shallow),
            "nothing deeper is to come"
        );
    }
}

//! What need not be looked for again.

use super::{Line, Review, ReviewOptions, Reviewable, Reviewed};

/// What is known of the positions of a line, as far as it was looked at as closely as
/// is asked for now: what a review of more visits would look at again is left out.
#[must_use]
pub fn known_positions<G: Reviewable>(
    review: &Review<G::Move>,
    line: &Line<G>,
    options: &ReviewOptions,
) -> Vec<Option<Reviewed<G::Move>>> {
    let known = line.turns().map(|turn| {
        let position = review.position(turn)?;
        let reports = position.reports();
        let enough = reports.filter(|(depth, report)| G::is_enough(*depth, report, options));
        let enough =
            enough.map(|(depth, report)| (depth, position.analyst(depth).clone(), report.clone()));
        Some(Reviewed::of_reports(enough, position.is_over()))
    });
    known.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Report;
    use crate::board::{Color, Size};
    use crate::game::{History, TurnId};
    use crate::go::{Move, Position, Ruleset};
    use crate::review::{Analyst, Depth};

    fn report(visits: u32) -> Report<Move> {
        Report {
            to_play: Color::Black,
            visits,
            black_win: 0.5,
            black_lead: 0.0,
            candidates: Vec::new(),
            ownership: None,
        }
    }

    #[test]
    fn what_was_looked_at_less_closely_than_is_asked_for_is_looked_at_again() {
        let position = Position::new(Size::NINE, Ruleset::Chinese.rules());
        let line = Line::of(&History::new(position));
        let mut review = Review::default();
        let reports = [
            (Depth::Raw, report(1)),
            (Depth::Shallow, report(50)),
            (Depth::Deep, report(399)),
        ];
        let reports = reports.map(|(depth, report)| (depth, Analyst::Jego, report));
        review.put(TurnId::START, Reviewed::of_reports(reports, false));
        let known = |visits| {
            let options = ReviewOptions {
                shallow_visits: visits,
                deep_visits: 400,
                ..ReviewOptions::default()
            };
            let known = known_positions::<Position>(&review, &line, &options);
            known[0].as_ref().and_then(Reviewed::depth)
        };
        assert_eq!(known(50), Some(Depth::Shallow));
        assert_eq!(known(51), Some(Depth::Raw));
    }

    #[test]
    fn a_turn_of_which_nothing_is_known_is_looked_at() {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::Chinese.rules()));
        history.record(Color::Black, Move::Pass).unwrap();
        let line = Line::of(&history);
        let known = known_positions(&Review::default(), &line, &ReviewOptions::default());
        assert_eq!(known, [None, None]);
    }
}

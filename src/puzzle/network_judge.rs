//! Moves that are in no tree, judged by the network and a short search.

use std::fmt;
use std::time::Duration;

use super::judge::{Basis, Case, Finding, Judge, Judgement};
use crate::ai::go::net::Network;
use crate::ai::go::{GoBot, Opponent};
use crate::ai::{Bot as _, Budget, Config, Question, Report, StopFlag, Strength as _};
use crate::board::Color;
use crate::go::{Move, Position};

/// How many visits each of the two positions gets.
const VISITS: u32 = 160;
/// From how many points on the difference between two moves is clear, both by
/// the lead and by who owns what. Small groups are worth little more; a
/// network that is unsure of a fight differs by less from itself.
const CLEAR: f32 = 5.0;
/// Up to how many points two moves are as good as each other.
const SAME: f32 = 1.0;

/// Compares the position after a move with that after the right one.
pub struct NetworkJudge {
    threads: usize,
}

impl NetworkJudge {
    /// One that searches on so many threads.
    #[must_use]
    pub const fn new(threads: usize) -> Self {
        Self { threads }
    }

    /// What the network makes of a position after a short search.
    fn report(&self, question: &Question<Position>, stop: &StopFlag) -> Option<Report<Move>> {
        // A tree of its own for each: the two are compared.
        let mut bot = GoBot::new(Config {
            level: Opponent::STRONGEST,
            threads: self.threads,
            seed: 1,
            resigns: false,
        });
        let budget = Budget::of_visits(VISITS);
        let report = bot.analyze(question, &budget, stop, Duration::MAX, &mut |_| ());
        report.filter(|_| !stop.is_raised())
    }
}

impl fmt::Debug for NetworkJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NetworkJudge")
            .field("threads", &self.threads)
            .finish()
    }
}

impl Judge for NetworkJudge {
    fn judge(&mut self, case: &Case, stop: &StopFlag) -> Option<Judgement> {
        let size = case.before.position().board().size();
        Network::for_size(size)?;
        let right = match case.right {
            Some(right) => right,
            None => self.report(&case.before, stop)?.candidates.first()?.mv,
        };
        let finding = if right == case.played {
            Finding::Good
        } else {
            let played = self.report(&case.before.after(case.played), stop)?;
            let best = self.report(&case.before.after(right), stop)?;
            match case.limit {
                Some(limit) => within(&played, &best, case.student, limit),
                None => compared(&played, &best, case.student),
            }
        };
        Some(Judgement {
            finding,
            basis: Basis::Network,
        })
    }
}

/// What the two reports say of the first move against the second.
fn compared(played: &Report<Move>, right: &Report<Move>, student: Color) -> Finding {
    let loss = right.lead(student) - played.lead(student);
    let lost = owned(right, student) - owned(played, student);
    if loss >= CLEAR && lost >= CLEAR {
        Finding::Bad
    } else if loss <= SAME && lost <= SAME {
        Finding::Good
    } else {
        Finding::Unclear
    }
}

/// Whether a move loses no more than it may against the best.
fn within(played: &Report<Move>, right: &Report<Move>, student: Color, limit: f32) -> Finding {
    match right.lead(student) - played.lead(student) <= limit {
        true => Finding::Good,
        false => Finding::Bad,
    }
}

/// How many points more than the other a side is expected to own.
fn owned(report: &Report<Move>, side: Color) -> f32 {
    let owners = report.ownership.iter().flat_map(|grid| grid.iter());
    let black: f32 = owners.map(|(_, &owner)| owner).sum();
    match side {
        Color::Black => black,
        Color::White => -black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Grid, Size};

    fn report(black_lead: f32, owner: f32) -> Report<Move> {
        Report {
            to_play: Color::White,
            visits: 1,
            black_win: 0.5,
            black_lead,
            candidates: Vec::new(),
            ownership: Some(Grid::filled(Size::NINE, owner)),
        }
    }

    #[test]
    fn only_what_lead_and_owners_both_say_is_clear() {
        let right = report(10.0, 0.5);
        for (played, finding) in [
            (report(-5.0, 0.1), Finding::Bad),
            (report(-5.0, 0.5), Finding::Unclear),
            (report(9.5, 0.1), Finding::Unclear),
            (report(7.0, 0.45), Finding::Unclear),
            (report(9.5, 0.5), Finding::Good),
            (report(20.0, 0.9), Finding::Good),
        ] {
            assert_eq!(compared(&played, &right, Color::Black), finding);
        }
        let worse = compared(&report(20.0, 0.9), &right, Color::White);
        assert_eq!(worse, Finding::Bad);
    }
}

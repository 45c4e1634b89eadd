//! What is known of one position.

use strum::VariantArray as _;

use super::{Analyst, Depth};
use crate::ai::Report;

/// How many moves of a report are kept.
const KEPT_MOVES: usize = 8;

/// What is known of one position, by depth.
///
/// What a move cost is read off two positions looked at equally closely, so the
/// report of each pass is kept when a deeper one arrives.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed<M> {
    reports: [Option<Box<Report<M>>>; Depth::COUNT],
    /// Who made each of them.
    analysts: [Analyst; Depth::COUNT],
    /// Whether the game is over there: then there is nothing to search, and one
    /// evaluation is all there ever is.
    over: bool,
}

impl<M> Default for Reviewed<M> {
    fn default() -> Self {
        Self {
            reports: [const { None }; Depth::COUNT],
            analysts: [const { Analyst::Jego }; Depth::COUNT],
            over: false,
        }
    }
}

impl<M: Copy + PartialEq> Reviewed<M> {
    /// What several passes found, such as those of a file.
    pub(super) fn of_reports(
        reports: impl IntoIterator<Item = (Depth, Analyst, Report<M>)>,
        over: bool,
    ) -> Self {
        let mut reviewed = Self {
            over,
            ..Self::default()
        };
        for (depth, analyst, report) in reports {
            reviewed.reports[depth.index()] = Some(Box::new(report));
            reviewed.analysts[depth.index()] = analyst;
        }
        reviewed
    }

    /// What a pass of Jego found. Of its moves the best are kept, and the one that
    /// was played.
    pub fn add(&mut self, depth: Depth, report: Report<M>, played: Option<M>, over: bool) {
        self.add_by(Analyst::Jego, depth, report, played, over);
    }

    /// What a pass of this analyst found. What another has found more closely goes:
    /// it would stand in front of it.
    pub fn add_by(
        &mut self,
        analyst: Analyst,
        depth: Depth,
        mut report: Report<M>,
        played: Option<M>,
        over: bool,
    ) {
        let mut place = 0;
        report.candidates.retain(|of| {
            place += 1;
            place <= KEPT_MOVES || (Some(of.mv) == played && of.visits > 0)
        });
        self.over = over;
        let deeper = depth.index() + 1..Depth::COUNT;
        for deeper in deeper.filter(|_| depth != Depth::Raw) {
            if self.analysts[deeper] != analyst {
                self.reports[deeper] = None;
                self.analysts[deeper] = Analyst::Jego;
            }
        }
        self.reports[depth.index()] = Some(Box::new(report));
        self.analysts[depth.index()] = analyst;
    }

    /// What was evaluated without a search, and what the engine of this name, or
    /// Jego itself, has searched: what is left for them to do when someone else has
    /// gone over the game.
    #[must_use]
    pub fn searched_by(&self, engine: Option<&str>) -> Self {
        let mut own = self.clone();
        for depth in Depth::VARIANTS.iter().filter(|&&of| of != Depth::Raw) {
            let at = depth.index();
            if own.analysts[at].engine() != engine {
                own.reports[at] = None;
                own.analysts[at] = Analyst::Jego;
            }
        }
        own
    }

    /// Who made the report that a depth has.
    #[must_use]
    pub const fn analyst(&self, depth: Depth) -> &Analyst {
        let depth = if self.over { Depth::Raw } else { depth };
        &self.analysts[depth.index()]
    }

    /// Who made the deepest report.
    #[must_use]
    pub fn deepest_analyst(&self) -> Option<&Analyst> {
        self.depth().map(|depth| self.analyst(depth))
    }

    /// Whether the deepest report tells by how many points a side leads.
    #[must_use]
    pub fn tells_leads(&self) -> bool {
        self.deepest_analyst().is_some_and(Analyst::tells_leads)
    }

    /// What the pass of this depth found. Where the game is over, every pass would
    /// find the same.
    #[must_use]
    pub fn at(&self, depth: Depth) -> Option<&Report<M>> {
        let depth = if self.over { Depth::Raw } else { depth };
        self.reports[depth.index()].as_deref()
    }

    /// What the deepest pass so far found.
    #[must_use]
    pub fn deepest(&self) -> Option<&Report<M>> {
        self.reports.iter().rev().find_map(Option::as_deref)
    }

    /// How deep that was.
    #[must_use]
    pub fn depth(&self) -> Option<Depth> {
        let depths = Depth::VARIANTS.iter().rev().copied();
        depths.into_iter().find(|&depth| self.at(depth).is_some())
    }

    /// What each pass found.
    pub fn reports(&self) -> impl Iterator<Item = (Depth, &Report<M>)> {
        self.signed_reports()
            .map(|(depth, _, report)| (depth, report))
    }

    /// What each pass found, and whose it was.
    pub fn signed_reports(&self) -> impl Iterator<Item = (Depth, &Analyst, &Report<M>)> {
        let all = self.analysts.iter().zip(&self.reports);
        let all = Depth::VARIANTS.iter().copied().zip(all);
        all.filter_map(|(depth, (analyst, report))| Some((depth, analyst, report.as_deref()?)))
    }

    /// Whether the game is over there.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whether it was searched with many visits.
    #[must_use]
    pub fn is_deep(&self) -> bool {
        self.reports[Depth::Deep.index()].is_some()
    }

    /// Whether this depth has been reached.
    #[must_use]
    pub fn has(&self, depth: Depth) -> bool {
        self.depth().is_some_and(|reached| reached >= depth)
    }
}

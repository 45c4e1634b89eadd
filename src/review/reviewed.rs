//! What is known of one position.

use strum::VariantArray as _;

use super::Depth;
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
    /// Whether the game is over there: then there is nothing to search, and one
    /// evaluation is all there ever is.
    over: bool,
}

impl<M> Default for Reviewed<M> {
    fn default() -> Self {
        Self {
            reports: [const { None }; Depth::COUNT],
            over: false,
        }
    }
}

impl<M: Copy + PartialEq> Reviewed<M> {
    /// What several passes found, such as those of a file.
    pub(super) fn of_reports(
        reports: impl IntoIterator<Item = (Depth, Report<M>)>,
        over: bool,
    ) -> Self {
        let mut reviewed = Self {
            over,
            ..Self::default()
        };
        for (depth, report) in reports {
            reviewed.reports[depth.index()] = Some(Box::new(report));
        }
        reviewed
    }

    /// What a pass found. Of its moves the best are kept, and the one that was
    /// played.
    pub fn add(&mut self, depth: Depth, mut report: Report<M>, played: Option<M>, over: bool) {
        let mut place = 0;
        report.candidates.retain(|of| {
            place += 1;
            place <= KEPT_MOVES || (Some(of.mv) == played && of.visits > 0)
        });
        self.over = over;
        self.reports[depth.index()] = Some(Box::new(report));
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
        let depths = Depth::VARIANTS.iter().copied().zip(&self.reports);
        depths.filter_map(|(depth, report)| Some((depth, report.as_deref()?)))
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

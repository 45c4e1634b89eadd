//! Which of the matches of one program is meant: what comes back from a thread
//! may be about one that has been left meanwhile.

/// The number of a match, by when it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchId(u64);

/// Gives out numbers for matches.
#[derive(Debug, Default)]
pub struct MatchIds(u64);

impl MatchIds {
    /// A number that no match has had.
    #[must_use]
    pub const fn next(&mut self) -> MatchId {
        self.0 += 1;
        MatchId(self.0)
    }
}

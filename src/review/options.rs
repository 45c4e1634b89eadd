//! How a review is made.

/// How thorough a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewOptions {
    /// The visits of every position in the second pass.
    pub shallow_visits: u32,
    /// The visits of those that matter in the third.
    pub deep_visits: u32,
    /// How many moves are looked at in it.
    pub deep_moves: usize,
    /// The visits of mistakes, which are searched once more at the end.
    pub thorough_visits: u32,
    /// How many moves these may be.
    pub thorough_moves: usize,
    /// How many threads.
    pub threads: usize,
    /// Where the random numbers of the searches begin.
    pub seed: u64,
}

impl Default for ReviewOptions {
    fn default() -> Self {
        Self {
            shallow_visits: 50,
            deep_visits: 400,
            deep_moves: 60,
            thorough_visits: 4_000,
            thorough_moves: 30,
            threads: 1,
            seed: 0,
        }
    }
}

//! Telling a search to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A sign that thinking shall end. Clones are the same sign.
///
/// Who thinks looks at it after every game it plays in its head, which takes
/// far less than a hundredth of a second.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A sign that is not given yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives it: whoever thinks answers with the best found so far.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was given.
    #[must_use]
    pub fn is_given(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

//! How threads wake whoever looks at a match.

use std::fmt;
use std::sync::Arc;

/// Called from the thread when an answer is there, so that a front end that
/// sleeps looks again.
#[derive(Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Waker {
    /// Calls this.
    #[must_use]
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(wake))
    }

    /// For whoever looks often enough.
    #[must_use]
    pub fn none() -> Self {
        Self::new(|| ())
    }

    pub(crate) fn wake(&self) {
        (self.0)();
    }
}

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Waker")
    }
}

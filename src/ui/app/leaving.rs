//! A match that is being left.

use crate::lobby::AfterLeaving;
use crate::session::Moment;

/// What has to be on the disk before the match is left.
#[derive(Debug)]
pub(super) enum PendingLeave {
    /// Its file, with this content.
    Save { content: u64, then: AfterLeaving },
    /// The last of its journal; waited for since this time.
    Journal { since: Moment, then: AfterLeaving },
}

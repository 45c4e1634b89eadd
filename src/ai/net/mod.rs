//! The network: what it is shown, and what it makes of it.

mod features;

pub use features::{Features, GLOBALS, PLANES, RECENT, Reader, Seen, plane};

//! The network: what it is shown, and what it makes of it.
//!
//! A [`Net`] is read from a file and shared by all threads; each computes in a
//! [`Space`] of its own, with the instructions that the machine has (a
//! [`Kernel`]). `forward.rs` is the way from [`Features`] to an [`Output`],
//! `winograd.rs` where the time goes.

mod chance;
mod evaluator;
mod features;
mod file;
mod forward;
mod heads;
mod kernels;
mod lines;
mod network;
mod output;
mod pool;
mod product;
mod raw;
mod spread;
#[cfg(test)]
mod tests;
mod tile;
mod weights;
mod winograd;

pub(crate) use evaluator::Network;
pub use features::{Features, GLOBALS, PLANES, RECENT, Reader, Seen, plane};
pub use file::BadNet;
pub use forward::Space;
pub use kernels::Kernel;
pub use network::Net;
pub use output::Output;
pub use raw::{RawEvaluation, Symmetry};

//! The neural network: input features, a residual trunk, and heads for policy,
//! value and ownership.
//!
//! A [`Network`] is read from a file and shared by all threads; each computes in
//! a [`Scratch`] of its own, with the SIMD instructions that the machine has (a
//! [`Kernel`]). `forward.rs` is the forward pass from [`Features`] to an
//! [`Output`]; most of the time goes into the convolutions of `winograd.rs`,
//! whose numbers `quantize.rs` rounds to 16 bits where the [`Kernel`] asks for it.
//! Nothing here knows the search.

mod aligned;
mod features;
mod file;
mod forward;
mod heads;
mod human;
mod kernels;
mod network;
mod output;
mod pool;
mod product;
mod quantize;
mod symmetry;
#[cfg(test)]
mod tests;
mod tile;
mod weights;
mod win_rate;
mod winograd;
mod winograd_weights;

pub use features::{FeatureExtractor, Features, GLOBALS, NetworkInput, PLANES, RECENT, plane};
pub use file::BadNetwork;
pub use forward::Scratch;
pub use human::HumanPolicy;
pub use kernels::Kernel;
pub use network::Network;
pub use output::Output;
pub use symmetry::Symmetry;
pub(super) use win_rate::{consistent_win_rate, score_deviation};

//! The neural network: input features, a residual trunk, and heads for policy,
//! value and ownership.
//!
//! A [`Network`] is read from a file and shared by all threads; [`BuiltIn`] has
//! those that are part of the program. Each thread computes in a [`Scratch`] of
//! its own, with the SIMD instructions that the machine has (a [`Kernel`]).
//! `forward.rs` is the forward pass from [`Features`] to an [`Output`]; most of
//! the time goes into the convolutions (`convolve.rs`), by Winograd's algorithm in
//! floats or in 16-bit integers (`winograd.rs`, `quantize.rs`), or in blocks of
//! 16-bit floats (`direct.rs`), whichever the [`Kernel`] does best.
//! Nothing here knows the search.

mod aligned;
mod built_in;
mod convolution_weights;
mod convolve;
mod direct;
mod features;
mod file;
mod forward;
mod heads;
mod human;
mod kernels;
mod layer;
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

pub use built_in::BuiltIn;
pub use features::{FeatureExtractor, Features, GLOBALS, NetworkInput, PLANES, RECENT, plane};
pub use file::BadNetwork;
pub use forward::Scratch;
pub use human::HumanPolicy;
pub use kernels::Kernel;
pub use network::Network;
pub use output::Output;
pub use symmetry::Symmetry;
pub(super) use win_rate::{score_deviation, win_and_lead};

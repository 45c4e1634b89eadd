//! The network held against a slow and obvious one, and damaged files.

mod files;
mod judgements;
mod naive;
mod trained;
#[path = "../../../../benches/network/random.rs"]
mod random;

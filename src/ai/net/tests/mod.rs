//! The network held against a slow and obvious one, and damaged files.

mod files;
mod judgements;
mod naive;
#[path = "../../../../benches/network/random.rs"]
mod random;
mod seen;
mod trained;

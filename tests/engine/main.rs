//! Opponents and engines: how they think, what they prove, and how they talk to other programs.

mod ai;
mod analysis;
mod engines;
mod facts;
mod gtp;
mod review;
mod tactics;

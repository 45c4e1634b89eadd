//! The Go Text Protocol, from both sides: other programs' engines as players
//! here, and our own engine for other programs.

mod remote;

pub use remote::{EngineCommand, EngineError, EngineLog, RemoteEngine};

//! The Go Text Protocol, from both sides: other programs' engines as players
//! here, and our own engine for other programs.

mod clock;
mod command;
pub mod contest;
mod engine;
mod inbox;
pub(crate) mod katago_rules;
mod remote;
mod response;
mod serve;

pub use engine::GtpSettings;
pub use remote::{AnalysisKind, EngineCommand, EngineError, EngineLog, RemoteEngine, Timeouts};
pub use serve::{default_threads, serve};

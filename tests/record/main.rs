//! Games on disk: what is written comes back, what is damaged is mended or
//! refused, what is interrupted is recovered.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::panic, reason = "a test that cannot go on has failed")]

mod atari_go;
mod changes;
mod commands;
mod disk;
mod games;
mod journals;
mod killed;
mod library;
mod lost;
mod mended;
mod opened;
mod othello;
mod random;
mod reviews;
mod saves;
mod tables;
mod trees;
mod version_0_1;
mod wild;

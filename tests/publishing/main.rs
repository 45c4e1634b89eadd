//! Publishing: figures, sheets and moving pictures, read back in other ways than
//! they were written.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![expect(clippy::panic, reason = "a test that cannot go on has failed")]

mod commands;
mod figures;
mod games;
mod moving;
mod notation;
mod pictures;
mod sheets;

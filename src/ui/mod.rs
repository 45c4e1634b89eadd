//! The window: all the egui there is.

mod access;
mod app;
pub mod board;
mod clicks;
mod command;
mod dialog;
pub mod files;
mod ink;
mod jobs;
mod key_order;
pub mod layout;
pub mod page;
pub mod paint;
pub mod panel;
pub mod picture;
pub mod pieces;
pub mod raster;
mod skin;
pub mod sound;
mod start;
mod stats;
pub mod theme;

pub use app::{App, Beginning, Page};
pub use start::{CannotStart, begin, run};
pub use stats::{Stats, measure};

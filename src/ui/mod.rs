//! The window: all the egui there is.

mod accessibility;
mod app;
pub mod board;
mod command;
mod dialog;
mod double_click;
pub mod files;
mod jobs;
mod key_order;
pub mod layout;
pub mod look;
pub mod page;
pub mod paint;
pub mod panel;
pub mod picture;
pub mod pieces;
pub mod raster;
pub mod sound;
mod start;
mod stats;
pub mod theme;
pub mod tool_cursor;
mod widget;

pub use app::{App, FirstPage, Page, StartOptions};
pub use start::{CannotStart, begin, run};
pub use stats::{Stats, measure};

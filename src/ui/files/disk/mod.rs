//! What the file list asks of the disk. Everything here may take long, and runs
//! on a thread.

mod places;
mod reading;
mod target;

pub(super) use places::{Place, home, places};
pub(super) use reading::{Reading, Unreadable, beginning, read, read_nearest};
pub(super) use target::{CannotMake, Target, look, look_to_write, make_folder};

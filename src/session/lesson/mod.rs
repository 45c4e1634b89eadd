//! Lessons: small boards with something to do on them, by the real rules.
//!
//! Nothing here is painted. A [`Lesson`] says what stands on the board and
//! what is asked; an [`Exercise`] is one being played.

mod boards;
mod course;
mod exercise;
mod plan;
mod said;

pub use course::{COURSE, Section};
pub use exercise::Exercise;
pub use plan::Lesson;

//! Folders of games: what is in them, in which order, and where a position
//! occurs.
//!
//! A [`Catalogue`] is all that is known of the games, as it is at one moment;
//! [`Refresh`] reads what has changed on the disk since and makes the next.
//! [`arrange`] says which games are shown and in which order, and asks
//! [`search`] where a [`Pattern`] occurs. What was read is kept in an
//! [`index`], which is only a cache. Nothing here knows a screen or a language.

mod arrange;
mod catalogue;
mod duplicates;
mod filter;
mod game;
pub mod index;
mod parallel;
mod pattern;
mod pattern_text;
mod refresh;
mod search;
mod turns;

pub use arrange::{Arranged, Arrangement, Column, Direction, Order, Row, arrange};
pub use catalogue::{Catalogue, FolderTrouble, GameId};
pub use duplicates::{Likeness, duplicates};
pub use filter::{Filter, ResultFilter};
pub use game::{FileEntry, GameEntry, Head};
pub use parallel::cores;
pub use pattern::{Cell, Frame, Freedom, Pattern, Span, Turning};
pub use pattern_text::{InvalidPattern, pattern_of_text};
pub use refresh::{Progress, Refresh};
pub use search::{
    Colors, Continuation, Continuations, Findings, Found, Query, Searched, Won, search,
};
pub use turns::{Happening, Turns, What, number_of, point_of};

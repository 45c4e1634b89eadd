//! Widgets that several pages, panels and boards share.

pub(crate) mod board_input;
pub(crate) mod controls;
pub(crate) mod page_frame;
pub(crate) mod spoken;

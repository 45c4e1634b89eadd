//! What there is to tell in a terminal, as plain text: boards, players, results,
//! reviews, events, pieces and rules. Nothing here knows where it is shown.

mod analysis;
mod board;
mod clock;
mod columns;
mod events;
mod pieces;
mod players;
mod profiles;
mod result;
mod review;
mod rules;
mod seats;

pub use clock::{InvalidClock, parse_clock};

pub(in crate::console) use analysis::analysis_lines;
pub(in crate::console) use board::{board_lines, column_letter, goban_lines, row_number};
pub(in crate::console) use clock::typed_clock;
pub(in crate::console) use columns::{pad_end, width, wrap, wrap_indented};
pub(in crate::console) use events::event_text;
pub(in crate::console) use pieces::piece_body;
pub(in crate::console) use players::{clock_reading, holdings_text, player_name, standing_text};
pub(in crate::console) use profiles::profile_lines;
pub(in crate::console) use result::result_lines;
pub(in crate::console) use review::{
    key_moment, moment_rows, move_lines, moved_text, progress_text, reason_lines, review_lines,
};
pub(in crate::console) use rules::{rules_lines, step_lines};
pub(in crate::console) use seats::seat_choice;

//! What a search has found, for whoever wants to look.

use crate::board::{Color, Grid};
use crate::go::Move;

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M = Move> {
    /// Whose turn it is.
    pub to_play: Color,
    /// How many positions were looked at.
    pub visits: u32,
    /// Black's chance to win, from 0 to 1.
    pub black_win: f32,
    /// By how many points Black is expected to lead at the end, komi included.
    pub black_lead: f32,
    /// What can be played, the best first. Moves without a visit come last, and
    /// are no better known than the position itself: they are for choosing, not
    /// for showing ([`Report::visited`]).
    pub candidates: Vec<Candidate<M>>,
    /// Who is expected to own each point, in games where points are owned: 1
    /// is Black for certain, -1 White.
    pub ownership: Option<Grid<f32>>,
}

/// One move that was thought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M = Move> {
    /// The move.
    pub mv: M,
    /// How often it was looked at.
    pub visits: u32,
    /// Black's chance to win after it, from 0 to 1; without a visit that of the
    /// position before it.
    pub black_win: f32,
    /// By how many points Black is expected to lead after it; without a visit
    /// that of the position before it.
    pub black_lead: f32,
    /// How far from that chance the truth may well be; 0 where nothing is left
    /// to chance.
    pub doubt: f32,
    /// How likely it seemed before anything was looked at, from 0 to 1.
    pub prior: f32,
    /// How play is expected to go on, with the move itself first.
    pub line: Vec<M>,
}

impl<M> Report<M> {
    /// The moves that were looked at, the best first: what there is to show.
    pub fn visited(&self) -> impl Iterator<Item = &Candidate<M>> {
        self.candidates.iter().filter(|of| of.visits > 0)
    }

    /// A side's chance to win, from 0 to 1.
    #[must_use]
    pub fn win(&self, color: Color) -> f32 {
        for_side(self.black_win, color)
    }

    /// By how many points a side is expected to lead.
    #[must_use]
    pub fn lead(&self, color: Color) -> f32 {
        lead_for_side(self.black_lead, color)
    }
}

impl<M> Candidate<M> {
    /// A side's chance to win after it, from 0 to 1.
    #[must_use]
    pub fn win(&self, color: Color) -> f32 {
        for_side(self.black_win, color)
    }

    /// By how many points a side is expected to lead after it.
    #[must_use]
    pub fn lead(&self, color: Color) -> f32 {
        lead_for_side(self.black_lead, color)
    }

    /// A side's chance to win if it turns out badly, which may be below 0.
    #[must_use]
    pub fn worst(&self, color: Color) -> f32 {
        self.win(color) - self.doubt
    }
}

const fn for_side(black_win: f32, color: Color) -> f32 {
    match color {
        Color::Black => black_win,
        Color::White => 1.0 - black_win,
    }
}

const fn lead_for_side(black_lead: f32, color: Color) -> f32 {
    match color {
        Color::Black => black_lead,
        Color::White => -black_lead,
    }
}

//! What a search has found.

use crate::board::{Color, Grid};

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Whose turn it is.
    pub to_play: Color,
    /// How many visits the root has had.
    pub visits: u32,
    /// Black's win rate, from 0 to 1.
    pub black_win: f32,
    /// By how many points Black is expected to lead at the end, komi included.
    pub black_lead: f32,
    /// The moves, the best first. Moves without a visit come last with the
    /// values of the position itself: they are for choosing, not for showing
    /// ([`Report::visited`]).
    pub candidates: Vec<Candidate<M>>,
    /// Who is expected to own each point, in games where points are owned: 1
    /// is Black for certain, -1 White.
    pub ownership: Option<Grid<f32>>,
}

/// One move of a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How often it was visited.
    pub visits: u32,
    /// Black's win rate after it, from 0 to 1; without a visit that of the
    /// position before it.
    pub black_win: f32,
    /// By how many points Black is expected to lead after it; without a visit
    /// that of the position before it.
    pub black_lead: f32,
    /// The error of that win rate, as two standard errors of its mean; 0 where
    /// the value is exact.
    pub win_error: f32,
    /// Its probability by the policy alone, before any search, from 0 to 1.
    pub prior: f32,
    /// The principal variation: how play is expected to go on, with the move
    /// itself first.
    pub variation: Vec<M>,
}

impl<M> Report<M> {
    /// The moves that were visited, the best first: what there is to show.
    pub fn visited(&self) -> impl Iterator<Item = &Candidate<M>> {
        self.candidates.iter().filter(|of| of.visits > 0)
    }

    /// A side's win rate, from 0 to 1.
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
    /// A side's win rate after it, from 0 to 1.
    #[must_use]
    pub fn win(&self, color: Color) -> f32 {
        for_side(self.black_win, color)
    }

    /// By how many points a side is expected to lead after it.
    #[must_use]
    pub fn lead(&self, color: Color) -> f32 {
        lead_for_side(self.black_lead, color)
    }

    /// The lower confidence bound (LCB) of a side's win rate, which may be
    /// below 0.
    #[must_use]
    pub fn win_lcb(&self, color: Color) -> f32 {
        self.win(color) - self.win_error
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

//! What the network computes.

/// The outputs of the network for a position, from the side that is to play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    /// The policy of strong players as logits, point by point and the pass last.
    pub policy: Vec<f32>,
    /// The win rate, from 0 to 1.
    pub win: f32,
    /// The lead at the end, in points.
    pub lead: f32,
    /// Whose each point will be: 1 is the side to play, −1 the other.
    pub ownership: Vec<f32>,
}

//! What a network says.

/// What a network makes of a position, from the side that is to play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    /// How good each move looks, as logarithms of odds, point by point and the
    /// pass last: the moves of the strongest.
    pub strong: Vec<f32>,
    /// The same for the moves of people.
    pub human: Vec<f32>,
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The points ahead at the end.
    pub lead: f32,
    /// Whose each point will be: 1 is the side to play, −1 the other.
    pub ownership: Vec<f32>,
}

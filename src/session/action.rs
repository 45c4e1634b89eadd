//! What a person can ask of a match.

use crate::aligne4::Piece;
use crate::board::{ByColor, Color, Point};
use crate::game::TurnId;
use crate::record::{Header, Seat, Terms};

use super::edit::Edit;

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A point was chosen: a stone is put there, or while the board is counted
    /// the chain on it is called dead or alive.
    Choose(Point),
    /// A piece was chosen, for a square or to hand over.
    Pick(Piece),
    /// No stone this time.
    Pass,
    /// The side to play resigns; against a computer the person does, whoever
    /// is to move.
    Resign,
    /// The last thing that was done is taken back, be it an edit or a move. Against a computer that is the person's last move, with
    /// what came after it.
    Undo,
    /// What was taken back is done again; a move with the answer to it.
    Redo,
    /// So many turns forward, or back if negative.
    Step(i32),
    /// To the start of the game.
    ToStart,
    /// To the end of the line.
    ToEnd,
    /// To the variation after this one, or before it if negative.
    Variation(i32),
    /// To a turn.
    GoTo(TurnId),
    /// To the position that the last refused move would have repeated.
    ShowRepeated,
    /// Back to the turn from which someone went to look at an earlier one.
    Return,
    /// The game goes on from the turn that is looked at.
    PlayHere,
    /// A turn and what follows it are taken out.
    Delete(TurnId),
    /// What was taken out last comes back.
    Restore,
    /// Something is done to the position or what is written there.
    Edit(Edit),
    /// What is said about the present turn.
    Comment(String),
    /// A line at the head of the game.
    Header(Header, String),
    /// Lines at the head of the game, all in one step.
    Head(Vec<(Header, String)>),
    /// The game is played, and counted, by other rules or with another komi.
    Rules(Terms),
    /// The count is right.
    Accept,
    /// Play goes on after all.
    Resume,
    /// The clocks stand still, or go on.
    Pause,
    /// These sit at the table from now on.
    Seats(ByColor<Seat>),
    /// The computer that thinks plays the best it has found.
    MoveNow,
    /// The computer stops thinking, and waits. Someone may play for it.
    Cancel,
    /// A computer that waits goes on.
    Continue,
    /// What a search thinks is shown, or no longer.
    Analyze,
    /// One good move is asked for; in a teaching game, another step towards it.
    Hint,
    /// The move that the teacher spoke about is taken back.
    TakeBack,
    /// It stays as it is.
    LeaveMove,
    /// Who is expected to own what is shown, or no longer.
    Estimate,
    /// The game is gone over, or that is no longer shown.
    Review,
    /// Going over the game stops, or goes on.
    PauseReview,
    /// To the next mistake that was found, or to the one before.
    GoToMistake {
        /// To the next.
        forward: bool,
    },
    /// What the review has found is taken out of the game.
    ForgetReview,
    /// Only the mistakes of this side are of interest, or those of both.
    MistakesOf(Option<Color>),
}

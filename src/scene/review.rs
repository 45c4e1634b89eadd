//! The review of a game, as it is shown: in whole numbers, so that it can be
//! compared and what is shown does not flicker.

use crate::board::{Color, Size};
use crate::game::{HalfPoints, TurnId};
use crate::record::{AnyMove, Recordable};
use crate::review::{Depth, Grade, Reviewable, ReviewedMove, key_moments};
use crate::session::{Playable, ReviewProgress, ReviewState, Session};

use super::thoughts::{half_points, percent, variation};

/// A review as far as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewScene {
    /// Whether it goes on.
    pub state: ReviewState,
    /// Which pass it is at.
    pub pass: Depth,
    /// How much of that pass is done, in percent.
    pub done: u8,
    /// The moves of the line that have been evaluated, in their order.
    pub moves: Vec<JudgedMove>,
    /// Which of them led to what is shown.
    pub here: Option<usize>,
    /// How many moves the line has.
    pub length: usize,
    /// The moves that decided the game, by their place among `moves`.
    pub moments: Vec<usize>,
    /// Whose mistakes are of interest; `None` for those of both.
    pub side: Option<Color>,
}

/// One move with what it led to and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The turn.
    pub turn: TurnId,
    /// The how-manieth move it is.
    pub number: usize,
    /// Who played.
    pub by: Color,
    /// What.
    pub mv: AnyMove,
    /// Black's chance to win after it, in percent.
    pub black_win: u8,
    /// By how much Black leads after it; negative where White does.
    pub black_lead: HalfPoints,
    /// How good it was, where that is known.
    pub grade: Option<Grade>,
    /// How many points it cost.
    pub loss: HalfPoints,
    /// Whether the lead and the points are known, and not only chances to win.
    pub in_points: bool,
    /// How much of its chance to win it cost, in percent.
    pub win_loss: u8,
    /// Whether that is only a first guess.
    pub rough: bool,
    /// What would have been better, and how play was expected to go on.
    pub better: Vec<(Color, AnyMove)>,
}

impl ReviewScene {
    /// What there is to see of the review of a match, while it is looked at.
    pub(super) fn of<G: Playable>(session: &Session<G>) -> Option<Self> {
        let state = session.review_state()?;
        let size = session.record().size();
        let line = session.reviewed_line()?;
        let limits = session.review_settings().limits;
        let found = session.reviewed_moves();
        let moments = key_moments(&found, &limits, G::HAS_POINTS);
        let judged = |of: &ReviewedMove<G::Move>| judged_move::<G>(of, &limits, size);
        let moves: Vec<JudgedMove> = found.iter().map(judged).collect();
        let place = |turn| moves.iter().position(|of| of.turn == turn);
        let (pass, done) = present_pass(session.review_progress());
        Some(Self {
            state,
            pass,
            done,
            here: place(session.cursor()),
            length: (1..line.len())
                .filter(|&of| line.move_to(of).is_some())
                .count(),
            moments: {
                let side = session.mistakes_of();
                let own = moments.iter().map(|moment| &moment.of);
                let own = own.filter(|of| side.is_none_or(|side| side == of.by));
                own.filter_map(|of| place(of.turn)).collect()
            },
            side: session.mistakes_of(),
            moves,
        })
    }

    /// The move that led to what is shown.
    #[must_use]
    pub fn current(&self) -> Option<&JudgedMove> {
        self.moves.get(self.here?)
    }
}

fn judged_move<G: Recordable + Reviewable>(
    of: &ReviewedMove<G::Move>,
    limits: &crate::review::GradeLimits,
    size: Size,
) -> JudgedMove {
    let any = |mv: G::Move| G::any_move(mv, size);
    let better = of.better.as_ref();
    let line = better.map(|best| variation(of.by, best.variation.iter().map(|&mv| any(mv))));
    JudgedMove {
        turn: of.turn,
        number: of.number,
        by: of.by,
        mv: any(of.mv),
        black_win: percent(of.black_win),
        black_lead: half_points(of.black_lead),
        grade: of.loss.map(|loss| limits.grade_in::<G>(&loss)),
        loss: half_points(of.loss.map_or(0.0, |loss| loss.points)),
        in_points: G::HAS_POINTS && of.in_points,
        win_loss: percent(of.loss.map_or(0.0, |loss| loss.win)),
        rough: of.loss.is_none_or(|loss| loss.depth == Depth::Raw),
        better: line.unwrap_or_default(),
    }
}

/// The pass that is going on, and how much of it is done.
fn present_pass(progress: ReviewProgress) -> (Depth, u8) {
    let [raw, shallow, deep] = progress;
    let (pass, (done, of)) = if raw.0 < raw.1 {
        (Depth::Raw, raw)
    } else if shallow.0 < shallow.1 {
        (Depth::Shallow, shallow)
    } else {
        (Depth::Deep, deep)
    };
    let share = if of == 0 {
        1.0
    } else {
        done as f32 / of as f32
    };
    (pass, percent(share))
}

//! The review of a game, as it is shown: in whole numbers, so that it can be
//! compared and what is shown does not flicker.

use crate::board::{ByColor, Color, Grid, Point, Size};
use crate::game::{HalfPoints, Rank, Turn, TurnId};
use crate::record::{AnyMove, Recordable};
use crate::review::facts::Fact;
use crate::review::{
    Depth, Finders, Grade, GradeLimits, Line, Reach, Reviewable, ReviewedMove, key_moments,
    learning_moments,
};
use crate::session::{Playable, ReviewProgress, ReviewState, Session, WarnedMove};

use super::thoughts::{half_points, percent, variation};

/// How many of the last moves have their grades on the board.
const MOST_GRADED: usize = 6;
/// How many other lines are shown.
const MOST_BRANCHES: usize = 12;
/// How much of each.
const MOST_OF_BRANCH: usize = 400;

/// A review as far as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewScene {
    /// The size of the board.
    pub size: Size,
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
    /// The moves that a teacher spoke about while they were played.
    pub warned: Vec<WarnedMove>,
    /// The turn that is shown.
    pub turn: TurnId,
    /// Whose mistakes are of interest; `None` for those of both.
    pub side: Option<Color>,
    /// Other lines that were gone over.
    pub branches: Vec<ReviewedBranch>,
    /// What stood where before the move that is shown, if there was a better one.
    pub before: Option<Grid<Option<Color>>>,
}

/// A line beside the one that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewedBranch {
    /// The how-manieth move its first one is.
    pub first: usize,
    /// Black's chance to win and Black's lead: before its first move, and after
    /// each.
    pub course: Vec<(u8, HalfPoints)>,
}

/// One move with what it led to and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The turn.
    pub turn: TurnId,
    /// The turn before it.
    pub before: TurnId,
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
    /// Why it was bad, the most important reason first.
    pub reasons: Vec<Fact>,
    /// How many would have found something better, where that is known.
    pub finders: Option<FindersShown>,
    /// Whether it is one to learn from next.
    pub to_learn: bool,
}

/// How many players would have found something better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FindersShown {
    /// Whose rank it is about.
    pub rank: Rank,
    /// How many of them, in percent.
    pub share: u8,
    /// Those who are a little stronger.
    pub stronger: Rank,
    /// How many of them, in percent.
    pub stronger_share: u8,
    /// How far it is from players of the rank.
    pub reach: Reach,
}

impl From<Finders> for FindersShown {
    fn from(of: Finders) -> Self {
        Self {
            rank: of.rank,
            share: percent(of.share),
            stronger: of.stronger,
            stronger_share: percent(of.stronger_share),
            reach: of.reach(),
        }
    }
}

impl ReviewScene {
    /// What there is to see of the review of a match, while it is looked at.
    pub(super) fn of<G: Playable>(session: &Session<G>) -> Option<Self> {
        let state = session.review_state()?;
        let size = session.record().size();
        let line = session.reviewed_line()?;
        let limits = session.review_settings().limits;
        let found = session.reviewed_moves();
        let ranks = ByColor::from_fn(|color| session.reviewed_rank(color));
        let human = session.human_review();
        let to_learn = human
            .map(|human| learning_moments(&found, &limits, human, ranks))
            .unwrap_or_default();
        let mut moments: Vec<TurnId> = key_moments(&found, &limits, G::HAS_POINTS)
            .iter()
            .map(|moment| moment.of.turn)
            .collect();
        moments.extend(
            to_learn
                .iter()
                .filter(|turn| !moments.contains(turn))
                .copied()
                .collect::<Vec<_>>(),
        );
        let judged = |of: &ReviewedMove<G::Move>| {
            let finders = || Finders::of(human?, of.turn, ranks[of.by]?);
            JudgedMove {
                reasons: session.review_facts(of.turn).to_vec(),
                finders: finders().map(Into::into),
                to_learn: to_learn.contains(&of.turn),
                ..judged_move::<G>(of, &limits, size)
            }
        };
        let moves: Vec<JudgedMove> = found.iter().map(judged).collect();
        let place = |turn| moves.iter().position(|of| of.turn == turn);
        let (pass, done) = present_pass(session.review_progress());
        let mut scene = Self {
            size,
            state,
            pass,
            done,
            here: place(session.cursor()),
            length: (1..line.len())
                .filter(|&of| line.move_to(of).is_some())
                .count(),
            moments: places_of(&moments, &moves, session.mistakes_of()),
            warned: session.warned_moves(),
            turn: session.cursor(),
            side: session.mistakes_of(),
            branches: branches(session, line),
            before: None,
            moves,
        };
        scene.before = scene
            .current()
            .filter(|of| of.best().is_some())
            .and_then(|of| stones_at(session, of.before));
        Some(scene)
    }

    /// The move that led to what is shown.
    #[must_use]
    pub fn current(&self) -> Option<&JudgedMove> {
        self.moves.get(self.here?)
    }
}

impl JudgedMove {
    /// What would have been better, where the move cost enough to say so.
    #[must_use]
    pub fn best(&self) -> Option<&AnyMove> {
        let worse = self.grade.is_some_and(|grade| grade >= Grade::Inaccuracy);
        self.better.first().filter(|_| worse).map(|(_, mv)| mv)
    }
}

/// Where the moments of a side stand among the moves, or those of both.
fn places_of(moments: &[TurnId], moves: &[JudgedMove], side: Option<Color>) -> Vec<usize> {
    let own = |of: &JudgedMove| side.is_none_or(|side| side == of.by);
    let listed = moves.iter().enumerate();
    let listed = listed.filter(|(_, of)| moments.contains(&of.turn) && own(of));
    listed.map(|(place, _)| place).collect()
}

/// What stands where after a turn on the way to the present one.
fn stones_at<G: Playable>(session: &Session<G>, turn: TurnId) -> Option<Grid<Option<Color>>> {
    let history = session.record().history();
    let index = history.path().iter().rposition(|of| *of == turn)?;
    let mut position = history.position().clone();
    position.restore(history.past().after(index)?);
    position.stones()
}

/// How good the last few moves on the way to the present turn were, where their
/// stones still stand.
pub(super) fn last_grades<G: Playable>(session: &Session<G>) -> Vec<(Point, Grade)> {
    let record = session.record();
    let (history, size) = (record.history(), record.size());
    let Some(stones) = history.position().stones() else {
        return Vec::new();
    };
    let mut found: Vec<(Point, Grade)> = Vec::new();
    for &turn in history.path().iter().rev().take(MOST_GRADED) {
        let Some(&Turn::Move { by, mv }) = history.tree().turn(turn) else {
            continue;
        };
        let point = G::any_move(mv, size).point();
        let point = point.filter(|&at| stones[at] == Some(by));
        if let (Some(point), Some(grade)) = (point, session.grade_at(turn))
            && !found.iter().any(|(at, _)| *at == point)
        {
            found.push((point, grade));
        }
    }
    found
}

fn judged_move<G: Recordable + Reviewable>(
    of: &ReviewedMove<G::Move>,
    limits: &GradeLimits,
    size: Size,
) -> JudgedMove {
    let any = |mv: G::Move| G::any_move(mv, size);
    let better = of.better.as_ref();
    let line = better.map(|best| variation(of.by, best.variation.iter().map(|&mv| any(mv))));
    JudgedMove {
        turn: of.turn,
        before: of.before,
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
        reasons: Vec::new(),
        finders: None,
        to_learn: false,
    }
}

/// The lines beside the one that is shown which were gone over: from where they
/// leave it, each along its main line.
fn branches<G: Playable>(session: &Session<G>, line: &Line<G>) -> Vec<ReviewedBranch> {
    let tree = session.record().history().tree();
    let review = session.review();
    let course = |turn: TurnId| {
        let report = review.report(turn)?;
        Some((percent(report.black_win), half_points(report.black_lead)))
    };
    let mut found = Vec::new();
    let mut number = 0;
    for (index, turn) in line.turns().enumerate() {
        number += usize::from(line.move_to(index).is_some());
        let shown = line.turn(index + 1);
        for child in tree.children(turn).filter(|&of| Some(of) != shown) {
            let ahead = |of: &TurnId| tree.preferred_child(*of);
            let known = std::iter::successors(Some(child), ahead).map_while(course);
            let known: Vec<(u8, HalfPoints)> = known.take(MOST_OF_BRANCH).collect();
            if let Some(before) = course(turn).filter(|_| !known.is_empty()) {
                found.push(ReviewedBranch {
                    first: number + 1,
                    course: std::iter::once(before).chain(known).collect(),
                });
            }
            if found.len() >= MOST_BRANCHES {
                return found;
            }
        }
    }
    found
}

/// The pass that is going on, and how much of it is done.
fn present_pass(progress: ReviewProgress) -> (Depth, u8) {
    let [raw, shallow, deep, thorough] = progress;
    let (pass, (done, of)) = if raw.0 < raw.1 {
        (Depth::Raw, raw)
    } else if shallow.0 < shallow.1 {
        (Depth::Shallow, shallow)
    } else {
        (Depth::Deep, (deep.0 + thorough.0, deep.1 + thorough.1))
    };
    let share = if of == 0 {
        1.0
    } else {
        done as f32 / of as f32
    };
    (pass, percent(share))
}

//! A game of a file → a problem.

use std::borrow::Cow;

use super::Puzzle;
use super::exercise::Exercise;
use super::key::PuzzleKey;
use super::marks::NodeMarks;
use super::solution::{Solution, StepId};
use super::to_move::guessed;
use super::turning::Turning;
use super::verdicts::judge;
use crate::board::{ByColor, Color, PointSet};
use crate::game::{Game as _, Turn, TurnId};
use crate::go::{Position, Setup};
use crate::record::sgf::simple_text;
use crate::record::{GoRecord, Unplayable};

/// The most nodes that a problem has. The largest trees of collections have
/// some thousand; a game with all its variations is no problem.
pub(super) const MOST_NODES: usize = 20_000;
/// The most characters of a title, a theme or a grade.
const MOST_NAME: usize = 80;

/// By how many points the right move of an endgame is better than any other.
const POINTS: &str = "JGPT";

/// Why a game of a file is no problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAPuzzle {
    /// It is another game.
    #[error("this is no game of Go")]
    NotGo,
    /// There are no stones to begin with.
    #[error("no stones stand on the board at the start")]
    NoStones,
    /// Black was given handicap stones, and nothing else stands there.
    #[error("this is a game with handicap stones")]
    Handicap,
    /// Its tree is too large.
    #[error("the tree has more than {MOST_NODES} nodes")]
    TooLarge,
    /// It is kept as a game.
    #[error("this is a saved game, not a collection")]
    Saved,
    /// A chain stands on the board without any liberty.
    #[error("stones without liberties stand on the board")]
    NoLiberties,
    /// Its file cannot be read.
    #[error("the file cannot be read")]
    Unreadable,
    /// It cannot be put on a board.
    #[error(transparent)]
    Unplayable(Unplayable),
}

impl From<Unplayable> for NotAPuzzle {
    fn from(why: Unplayable) -> Self {
        match why {
            Unplayable::NotGo(_) | Unplayable::Unknown(_) | Unplayable::Board { .. } => Self::NotGo,
            Unplayable::TooLarge | Unplayable::TooLong => Self::TooLarge,
            Unplayable::Number { .. } | Unplayable::Start(_) | Unplayable::Setup(_) => {
                Self::Unplayable(why)
            }
        }
    }
}

impl Puzzle {
    /// The problem that a game of a file is.
    ///
    /// # Errors
    ///
    /// Why it is none.
    pub fn of_record(record: &GoRecord, key: PuzzleKey) -> Result<Self, NotAPuzzle> {
        let opening = Opening::of(record);
        let stones = opening.stones;
        if stones.black.is_empty() && stones.white.is_empty() {
            return Err(NotAPuzzle::NoStones);
        }
        let handicap = record.property(TurnId::START, "HA").is_some();
        if handicap && stones.white.is_empty() {
            return Err(NotAPuzzle::Handicap);
        }
        let student = opening.student(record);
        let start = position(record, stones, student)?;
        let mut own = NodeMarks::default();
        for &turn in &opening.turns {
            own.add(NodeMarks::of(record, turn, None, student));
        }
        let mut solution = Solution::new(student);
        if let Some(start) = solution.step_mut(StepId::START) {
            start.marks.forces = own.forces;
        }
        fill(&mut solution, record, opening.last(), student);
        judge(&mut solution, student);
        let names = ["GN", "N", "EV"].map(|name| named(record, name));
        Ok(Self {
            key,
            title: names
                .into_iter()
                .find(|it| !it.is_empty())
                .unwrap_or_default(),
            theme: named(record, "GE"),
            grade: named(record, "DI"),
            text: own.text,
            figures: own.figures,
            start,
            solution,
            exercise: Exercise::of_record(record),
            points: named(record, POINTS).parse().ok(),
            turning: Turning::default(),
        })
    }
}

/// What stands before the first choice: the first node, and those behind it in
/// which stones are put and nothing is played.
struct Opening {
    turns: Vec<TurnId>,
    stones: ByColor<PointSet>,
}

impl Opening {
    fn of(record: &GoRecord) -> Self {
        let mut history = record.history().clone();
        let mut turns = vec![TurnId::START];
        history.go_to(TurnId::START);
        loop {
            let tree = history.tree();
            let here = turns.last().copied().unwrap_or(TurnId::START);
            let mut next = tree.children(here);
            let (Some(only), None) = (next.next(), next.next()) else {
                break;
            };
            match tree.turn(only) {
                Some(Turn::Setup(_) | Turn::Note) => turns.push(only),
                Some(Turn::Move { .. } | Turn::Start) | None => break,
            }
        }
        history.go_to(turns.last().copied().unwrap_or(TurnId::START));
        Self {
            stones: *history.position().board().stones(),
            turns,
        }
    }

    fn last(&self) -> TurnId {
        self.turns.last().copied().unwrap_or(TurnId::START)
    }

    /// Who is to find the moves: whom `PL` names, if that side has a move;
    /// or else who plays first.
    fn student(&self, record: &GoRecord) -> Color {
        let tree = record.history().tree();
        let told = self.turns.iter().rev().find_map(|&turn| {
            let raw = record.property(turn, "PL")?.value().raw().trim();
            match raw.chars().next()?.to_ascii_uppercase() {
                'B' | '1' => Some(Color::Black),
                'W' | '2' => Some(Color::White),
                _ => None,
            }
        });
        let first: Vec<Color> = tree
            .children(self.last())
            .filter_map(|turn| first_mover(record, turn))
            .collect();
        match (told, first.first()) {
            (Some(told), Some(_)) if first.contains(&told) => told,
            (_, Some(&first)) => first,
            (Some(told), None) => told,
            (None, None) => {
                let comments = self.turns.iter().filter_map(|&turn| record.comment(turn));
                let texts = [named(record, "GN"), named(record, "N")].into_iter();
                let texts = comments.map(Cow::into_owned).chain(texts);
                guessed(&texts.collect::<Vec<String>>().join("\n"), &self.stones)
            }
        }
    }
}

/// Who plays first on a branch, some nodes without moves passed over.
fn first_mover(record: &GoRecord, turn: TurnId) -> Option<Color> {
    let tree = record.history().tree();
    let down = std::iter::successors(Some(turn), |&turn| tree.children(turn).next());
    down.take(16).find_map(|turn| match tree.turn(turn) {
        Some(Turn::Move { by, .. }) => Some(*by),
        Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
    })
}

fn position(
    record: &GoRecord,
    stones: ByColor<PointSet>,
    student: Color,
) -> Result<Position, NotAPuzzle> {
    let mut start = Position::new(record.size(), record.start().rules);
    let arranged = start.arrange(&Setup {
        add: stones,
        to_play: Some(student),
        ..Setup::default()
    });
    arranged.map_err(|why| NotAPuzzle::Unplayable(Unplayable::Setup(why.into())))?;
    let board = start.board();
    let dead = |of| {
        let mut heads = board.chain_heads(of);
        heads.any(|head| board.liberties(head) == 0)
    };
    match Color::BOTH.into_iter().any(dead) {
        true => Err(NotAPuzzle::NoLiberties),
        false => Ok(start),
    }
}

/// Adds the moves behind a turn. Nodes without a move belong to the one before
/// them, and what they do by hand is done before the next.
fn fill(solution: &mut Solution, record: &GoRecord, top: TurnId, student: Color) {
    let tree = record.history().tree();
    let mut steps: Vec<(StepId, Option<Box<Setup>>)> =
        vec![(StepId::START, None); tree.ids().max(top.index() + 1)];
    for turn in tree.descendants(top).filter(|&turn| turn != top) {
        let parent = tree.parent(turn).map_or(0, TurnId::index);
        let (above, setup) = steps.get(parent).cloned().unwrap_or((StepId::START, None));
        let place = match tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => {
                let marks = NodeMarks::of(record, turn, Some(by), student);
                (solution.add(above, by, mv, setup, marks), None)
            }
            Some(Turn::Setup(more)) => {
                note(solution, record, above, turn, student);
                (above, Some(Box::new(joined(setup, more))))
            }
            Some(Turn::Note | Turn::Start) | None => {
                note(solution, record, above, turn, student);
                (above, setup)
            }
        };
        if let Some(kept) = steps.get_mut(turn.index()) {
            *kept = place;
        }
    }
}

/// Adds what a node without a move says to the step before it. Where moves of
/// the same node follow, it is said of them.
fn note(solution: &mut Solution, record: &GoRecord, of: StepId, turn: TurnId, student: Color) {
    if !record.ends_node(turn) {
        return;
    }
    let by = solution.step(of).map(|step| step.by);
    if let Some(step) = solution.step_mut(of).filter(|_| of != StepId::START) {
        step.marks.add(NodeMarks::of(record, turn, by, student));
    }
}

/// Two changes by hand, one after the other.
fn joined(first: Option<Box<Setup>>, second: &Setup) -> Setup {
    let Some(first) = first else {
        return second.clone();
    };
    let touched = second.add.black | second.add.white | second.remove;
    Setup {
        add: ByColor {
            black: (first.add.black - touched) | second.add.black,
            white: (first.add.white - touched) | second.add.white,
        },
        remove: (first.remove - touched) | second.remove,
        to_play: second.to_play.or(first.to_play),
    }
}

/// A name that the first node gives, on one line and not too long.
fn named(record: &GoRecord, name: &str) -> String {
    let property = record.property(TurnId::START, name);
    let text = property.map(|property| simple_text(property.value().raw()).trim().to_owned());
    let text = text.unwrap_or_default();
    text.chars().take(MOST_NAME).collect()
}

//! Mistakes as diagrams, for tests.

use super::mistake::{Mistake, Reading};
use super::{Fact, facts};
use crate::ai::{Candidate, Question, Report};
use crate::board::{ByColor, Color, Diagram, Grid, Point, PointSet};
use crate::game::History;
use crate::go::{Move, Position, Ruleset, Setup};

/// A position with a move in it that is to be explained. Letters are empty
/// points: `p` is the move played, `b` the better one; other letters are named by
/// the lines that are expected, and `.` in a line is a pass.
pub(super) struct Case {
    diagram: Diagram,
    side: Color,
    last: Option<char>,
    played: char,
    punishment: &'static str,
    better: &'static str,
    owners: Option<[Grid<f32>; 2]>,
    loss: f32,
}

impl Case {
    pub(super) fn new(side: Color, text: &str) -> Self {
        Self {
            diagram: Diagram::parse(text).unwrap(),
            side,
            last: None,
            played: 'p',
            punishment: "",
            better: "b",
            owners: None,
            loss: 10.0,
        }
    }

    /// The other side has just played here.
    pub(super) fn last(mut self, letter: char) -> Self {
        self.last = Some(letter);
        self
    }

    /// Who plays passes.
    pub(super) fn passing(mut self) -> Self {
        self.played = '.';
        self
    }

    /// How the other side goes on after the move.
    pub(super) fn punished(mut self, line: &'static str) -> Self {
        self.punishment = line;
        self
    }

    /// The better move, and how it goes on.
    pub(super) fn better(mut self, line: &'static str) -> Self {
        self.better = line;
        self
    }

    pub(super) fn loss(mut self, loss: f32) -> Self {
        self.loss = loss;
        self
    }

    /// Who owns what before and after the move: `X`, `O`, and `.` for nobody.
    pub(super) fn owners(mut self, before: &str, after: &str) -> Self {
        self.owners = Some([before, after].map(|text| {
            let owners = Diagram::parse(text).unwrap();
            Grid::from_fn(owners.size(), |at| match owners.stone(at) {
                Some(Color::Black) => 0.9,
                Some(Color::White) => -0.9,
                None => 0.0,
            })
        }));
        self
    }

    /// The points with a letter.
    pub(super) fn marked(&self, letters: &str) -> PointSet {
        let marked = |letter| self.diagram.marked(letter).collect::<Vec<_>>();
        letters.chars().flat_map(marked).collect()
    }

    /// The point with a letter.
    pub(super) fn at(&self, letter: char) -> Point {
        self.diagram.marked(letter).next().unwrap()
    }

    /// The chain on a point, as it stands before the move.
    pub(super) fn chain(&self, col: u8, row: u8) -> PointSet {
        self.question()
            .position()
            .board()
            .chain(Point::new(col, row))
    }

    fn mv(&self, letter: char) -> Move {
        match letter {
            '.' => Move::Pass,
            letter => Move::Place(self.at(letter)),
        }
    }

    fn line(&self, letters: &str) -> Vec<Move> {
        let letters = letters.chars().filter(|letter| *letter != ' ');
        letters.map(|letter| self.mv(letter)).collect()
    }

    fn question(&self) -> Question<Position> {
        let size = self.diagram.size();
        let stones = ByColor::from_fn(|color| {
            let stands = |point: &Point| self.diagram.stone(*point) == Some(color);
            size.points().filter(stands).collect()
        });
        let first = match self.last {
            Some(_) => self.side.other(),
            None => self.side,
        };
        let mut game = History::new(Position::new(size, Ruleset::Chinese.rules()));
        let setup = Setup {
            add: stones,
            to_play: Some(first),
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        if let Some(last) = self.last {
            game.play(self.mv(last)).unwrap();
        }
        Question::of(&game)
    }

    fn read<T>(&self, read: impl FnOnce(&Mistake<'_>) -> T) -> T {
        let [before, after] = match &self.owners {
            Some([before, after]) => [Some(before.clone()), Some(after.clone())],
            None => [None, None],
        };
        let report = |to_play, line: &str, ownership| Report {
            to_play,
            visits: 100,
            black_win: 0.5,
            black_lead: 0.0,
            candidates: candidate(&self.line(line)).into_iter().collect(),
            ownership,
        };
        let better = candidate(&self.line(self.better)).unwrap();
        read(&Mistake {
            before: &self.question(),
            played: self.mv(self.played),
            better: &better,
            report_before: &report(self.side, self.better, before),
            report_after: &report(self.side.other(), self.punishment, after),
            loss: self.loss,
        })
    }

    /// What one kind of reading finds.
    pub(super) fn found(&self, kind: fn(&Reading<'_>) -> Vec<Fact>) -> Vec<Fact> {
        self.read(|mistake| kind(&Reading::of(*mistake).unwrap()))
    }

    /// What is told.
    pub(super) fn told(&self) -> Vec<Fact> {
        self.read(facts)
    }
}

fn candidate(line: &[Move]) -> Option<Candidate<Move>> {
    Some(Candidate {
        mv: *line.first()?,
        visits: 100,
        black_win: 0.5,
        black_lead: 0.0,
        win_error: 0.0,
        prior: 0.5,
        variation: line.to_vec(),
    })
}

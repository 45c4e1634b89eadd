//! A position of Go and what the rules allow in it.

use std::cell::OnceCell;

use crate::board::{ByColor, Color, Point, PointSet, Size, Vertex};
use crate::game::{Arranged, Game, HalfPoints, Key, Margin, Outcome, Past};

use super::{
    Board, Count, Counted, DeadStones, Handicap, IllegalMove, InvalidHandicap, KoRule, Move,
    PassStones, Passes, Phase, Rules, Setup, Situation, Suicide, Victory,
};

/// The board, whose turn it is, and everything else the rules ask for except
/// the positions before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    handicap: u8,
    board: Board,
    situation: Situation,
}

/// A position as plain data: its stones and its situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Snapshot {
    /// The stones of each color.
    pub stones: ByColor<PointSet>,
    /// Everything else.
    pub situation: Situation,
}

impl Position {
    /// The start of an even game.
    #[must_use]
    pub fn new(size: Size, rules: Rules) -> Self {
        Self {
            rules,
            handicap: 0,
            board: Board::empty(size),
            situation: Situation {
                to_play: Color::Black,
                ko: None,
                prisoners: ByColor::default(),
                passes: ByColor::default(),
                handicap_left: 0,
                author: None,
                phase: Phase::Playing { passes_in_a_row: 0 },
            },
        }
    }

    /// The start of a game with handicap stones.
    ///
    /// # Errors
    ///
    /// [`InvalidHandicap`] if the board has no room for them.
    pub fn with_handicap(
        size: Size,
        rules: Rules,
        handicap: Handicap,
    ) -> Result<Self, InvalidHandicap> {
        handicap.check(size)?;
        let mut position = Self::new(size, rules);
        position.handicap = handicap.stones();
        for point in handicap.fixed_points(size) {
            position.board.play(Color::Black, point);
        }
        match handicap {
            Handicap::None => {}
            Handicap::Fixed(_) | Handicap::Given(_) => position.situation.to_play = Color::White,
            Handicap::Free(stones) => position.situation.handicap_left = stones,
        }
        Ok(position)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many handicap stones Black got; 0 in an even game.
    #[must_use]
    pub const fn handicap(&self) -> u8 {
        self.handicap
    }

    /// What White gets for not starting.
    #[must_use]
    pub fn komi(&self) -> HalfPoints {
        self.rules.komi_with(self.handicap)
    }

    /// The stones.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Everything but the stones.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Whether play has stopped, be it for counting or for good.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        !matches!(self.situation.phase, Phase::Playing { .. })
    }

    /// Whether the side to play can put a stone anywhere.
    #[must_use]
    pub fn can_place(&self, past: &Past<Self>) -> bool {
        let mut empty = self.board.empty_points().iter();
        empty.any(|point| self.judge_place(self.to_play(), point, past).is_ok())
    }

    fn judge_place(&self, by: Color, point: Point, past: &Past<Self>) -> Result<(), IllegalMove> {
        let size = self.board.size();
        let vertex = Vertex::new(point, size).ok_or(IllegalMove::OffBoard { point, size })?;
        if !self.board.is_empty(point) {
            return Err(IllegalMove::Occupied(vertex));
        }
        let effect = self.board.effect(by, point);
        if effect.suicide && self.rules.suicide == Suicide::Forbidden {
            return Err(IllegalMove::Suicide(vertex));
        }
        match self.repeated_turn(by, point, effect.key, past) {
            Some(turn) => Err(IllegalMove::Ko { vertex, turn }),
            None => Ok(()),
        }
    }

    /// The turn whose position a stone would bring back against the ko rule.
    fn repeated_turn(&self, by: Color, point: Point, key: Key, past: &Past<Self>) -> Option<usize> {
        // The stones are worked out for a matching key only, and once.
        let after = OnceCell::new();
        let earliest = |counts: fn(&Situation, Color) -> bool| {
            past.earliest(key, |earlier| {
                counts(&earlier.situation, by)
                    && earlier.stones == *after.get_or_init(|| self.board.stones_after(by, point))
            })
        };
        match self.rules.ko {
            KoRule::Simple => {
                let retakes = self.situation.ko == Some(point) && self.situation.to_play == by;
                retakes.then(|| past.turns().saturating_sub(1))
            }
            KoRule::PositionalSuperko => earliest(|_, _| true),
            KoRule::SituationalSuperko => earliest(|then, by| then.to_play == by.other()),
            KoRule::NaturalSituationalSuperko => earliest(|then, by| then.author == Some(by)),
        }
    }

    fn place(&mut self, by: Color, point: Point, past: &Past<Self>) {
        if let Some(there) = self.board.stone(point) {
            let mut stones = *self.board.stones();
            stones[there].remove(point);
            self.board.restore(&stones);
        }
        let lifted = self.board.play(by, point);
        let suicide = self.board.is_empty(point);
        let captor = if suicide { by.other() } else { by };
        // A file may go on for ever: the number must not overflow.
        let prisoners = &mut self.situation.prisoners[captor];
        *prisoners = prisoners.saturating_add(lifted.len() as u32);
        self.situation.ko = self.ko_after(point, lifted);
        self.situation.author = Some(by);
        self.situation.phase = self.phase_after(captor, lifted);
        self.hand_over(by);
        if self.rules.ko == KoRule::Simple && self.repeats_in_balance(past) {
            self.situation.phase = Phase::Void;
        }
    }

    /// Where the first capture wins, it stays the first whatever a file goes on
    /// with.
    fn phase_after(&self, captor: Color, lifted: PointSet) -> Phase {
        match (self.rules.victory, self.situation.phase) {
            (Victory::FirstCapture, Phase::Captured(first)) => Phase::Captured(first),
            (Victory::FirstCapture, _) if !lifted.is_empty() => Phase::Captured(captor),
            (Victory::FirstCapture | Victory::Score, _) => Phase::Playing { passes_in_a_row: 0 },
        }
    }

    /// The point where the stone just put may not be taken back at once: it
    /// lifted one stone, stands alone, and its only liberty is where that was.
    fn ko_after(&self, point: Point, lifted: PointSet) -> Option<Point> {
        let single = lifted.len() == 1
            && self.board.chain_len(point) == 1
            && self.board.liberties(point) == 1;
        lifted.iter().next().filter(|_| single)
    }

    /// Whether these stones stood here before with the same side to play, and
    /// both sides have lost as many stones since.
    fn repeats_in_balance(&self, past: &Past<Self>) -> bool {
        let lead = |situation: &Situation| {
            i64::from(situation.prisoners.black) - i64::from(situation.prisoners.white)
        };
        let same = |earlier: &Snapshot| {
            earlier.stones == *self.board.stones()
                && earlier.situation.to_play == self.situation.to_play
                && lead(&earlier.situation) == lead(&self.situation)
        };
        past.earliest(self.board.key(), same).is_some()
    }

    fn pass(&mut self, by: Color) {
        let before = match self.situation.phase {
            Phase::Playing { passes_in_a_row } => passes_in_a_row,
            Phase::Counting | Phase::Void | Phase::Captured(_) => 0,
        };
        let passes_in_a_row = before.saturating_add(1);
        let last = match self.rules.passes {
            Passes::Two => true,
            Passes::WhiteLast => by == Color::White,
        };
        self.situation.phase = match (self.rules.victory, self.situation.phase) {
            (Victory::FirstCapture, Phase::Captured(first)) => Phase::Captured(first),
            (Victory::Score, _) if passes_in_a_row >= 2 && last => Phase::Counting,
            // Only a board that somebody has filled by hand leaves neither a move.
            (Victory::FirstCapture, _) if passes_in_a_row >= 2 => Phase::Void,
            (Victory::Score | Victory::FirstCapture, _) => Phase::Playing { passes_in_a_row },
        };
        self.situation.passes[by] = self.situation.passes[by].saturating_add(1);
        self.situation.ko = None;
        self.hand_over(by);
    }

    /// Gives the turn to the other side, unless handicap stones are left.
    fn hand_over(&mut self, by: Color) {
        let left = match by {
            Color::Black => self.situation.handicap_left.saturating_sub(1),
            Color::White => 0,
        };
        self.situation.handicap_left = left;
        self.situation.to_play = if left > 0 { by } else { by.other() };
    }

    /// How many prisoners each side was handed for the other's passes.
    fn pass_stones(&self) -> ByColor<u32> {
        match self.rules.pass_stones {
            PassStones::None => ByColor::default(),
            PassStones::Given => ByColor::from_fn(|color| self.situation.passes[color.other()]),
        }
    }
}

impl<'a> From<&'a Position> for Counted<'a> {
    fn from(position: &'a Position) -> Self {
        Self {
            board: &position.board,
            rules: &position.rules,
            handicap: position.handicap,
            prisoners: position.situation.prisoners,
            pass_stones: position.pass_stones(),
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Setup = Setup;
    type Illegal = IllegalMove;
    type Snapshot = Snapshot;

    fn to_play(&self) -> Color {
        self.situation.to_play
    }

    fn key(&self) -> Key {
        self.board.key()
    }

    fn joint_key(&self) -> Key {
        let key = self.key().with_turn(self.to_play());
        self.situation.ko.map_or(key, |ko| key.with_ko(ko))
    }

    /// The points row by row from the top left, then the pass.
    fn legal_moves(&self, past: &Past<Self>) -> Vec<Move> {
        let by = self.to_play();
        let places = self.board.empty_points().iter().map(Move::Place);
        places
            .chain([Move::Pass])
            .filter(|&mv| self.judge(by, mv, past).is_ok())
            .collect()
    }

    fn judge(&self, by: Color, mv: Move, past: &Past<Self>) -> Result<(), IllegalMove> {
        match self.situation.phase {
            Phase::Playing { .. } => {}
            Phase::Counting => return Err(IllegalMove::Stopped),
            Phase::Void => return Err(IllegalMove::Void),
            Phase::Captured(by) => return Err(IllegalMove::Captured(by)),
        }
        if by != self.situation.to_play {
            return Err(IllegalMove::NotTheirTurn(by));
        }
        match mv {
            Move::Place(point) => self.judge_place(by, point, past),
            Move::Pass if self.situation.handicap_left > 0 => Err(IllegalMove::HandicapFirst {
                left: self.situation.handicap_left,
            }),
            Move::Pass => match self.rules.victory {
                Victory::FirstCapture if self.can_place(past) => Err(IllegalMove::MustPlay),
                Victory::FirstCapture | Victory::Score => Ok(()),
            },
        }
    }

    /// A stone that the board refuses is refused, whoever's turn it is.
    fn judge_recorded(&self, by: Color, mv: Move, past: &Past<Self>) -> Result<(), IllegalMove> {
        if let Move::Place(point) = mv {
            self.judge_place(by, point, past)?;
        }
        self.judge(by, mv, past)
    }

    /// The result if the rules alone can tell it: a game without result, one that
    /// the first capture decided, or a count in which all stones are alive. Otherwise the players have to
    /// agree on dead stones, and [`Count`] tells.
    fn outcome(&self) -> Option<Outcome> {
        match (self.situation.phase, self.rules.dead_stones) {
            (Phase::Void, _) => Some(Outcome::NoResult),
            (Phase::Counting, DeadStones::None) => {
                Some(Count::of(self, &PointSet::EMPTY).outcome())
            }
            (Phase::Captured(winner), _) => Some(Outcome::Win {
                winner,
                by: Margin::Unstated,
            }),
            (Phase::Counting, DeadStones::Agreed) | (Phase::Playing { .. }, _) => None,
        }
    }

    /// As SGF has it: a stone replaces what stood there, then enemy chains
    /// without liberties are lifted, then its own.
    fn play_unchecked(
        &mut self,
        by: Color,
        mv: Move,
        past: &Past<Self>,
    ) -> Result<(), IllegalMove> {
        match mv {
            Move::Place(point) => {
                let size = self.board.size();
                if !size.contains(point) {
                    return Err(IllegalMove::OffBoard { point, size });
                }
                self.place(by, point, past);
            }
            Move::Pass => self.pass(by),
        }
        Ok(())
    }

    /// Where a setup names a point twice, a stone is put rather than taken,
    /// and a black stone rather than a white one.
    /// A setup with nothing in it changes nothing: even a ko and a pass before
    /// it stay as they were.
    fn arrange(&mut self, setup: &Setup) -> Result<Arranged, IllegalMove> {
        if *setup == Setup::default() {
            return Ok(Arranged::Turn);
        }
        let size = self.board.size();
        let touched = setup.add.black | setup.add.white | setup.remove;
        if let Some(point) = touched.iter().find(|&point| !size.contains(point)) {
            return Err(IllegalMove::OffBoard { point, size });
        }
        let stones = *self.board.stones();
        self.board.restore(&ByColor {
            black: (stones.black - touched) | setup.add.black,
            white: (stones.white - touched) | setup.add.white,
        });
        let arranged = if *self.board.stones() == stones {
            Arranged::Turn
        } else {
            self.situation.author = None;
            Arranged::Board
        };
        self.situation.to_play = setup.to_play.unwrap_or(self.situation.to_play);
        self.situation.ko = None;
        self.situation.handicap_left = 0;
        self.situation.phase = Phase::Playing { passes_in_a_row: 0 };
        Ok(arranged)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            stones: *self.board.stones(),
            situation: self.situation,
        }
    }

    fn restore(&mut self, snapshot: &Snapshot) {
        self.board.restore(&snapshot.stones);
        self.situation = snapshot.situation;
    }
}

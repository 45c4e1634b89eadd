//! The rules of Go once more, slow and obvious: the oracle for the fast ones.
//!
//! The board is a list of characters, every question is answered by looking at
//! all of it, and every earlier board is kept and compared.

use jego::board::{Color, Point};
use jego::go::{KoRule, Move, Passes, Rules, Suicide};

#[derive(Clone)]
pub(crate) struct Slow {
    pub(crate) lines: usize,
    pub(crate) board: Vec<char>,
    pub(crate) to_play: Color,
    pub(crate) black_prisoners: usize,
    pub(crate) white_prisoners: usize,
    pub(crate) over: bool,
    pub(crate) void: bool,
    rules: Rules,
    passes_in_a_row: usize,
    earlier: Vec<Earlier>,
}

#[derive(Clone)]
struct Earlier {
    board: Vec<char>,
    next: Color,
    made_by: Option<Color>,
    lead: i64,
    was_pass: bool,
}

/// Why a move is refused.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Occupied,
    Suicide,
    Repeats(usize),
    Over,
}

impl Slow {
    pub(crate) fn new(lines: usize, rules: Rules) -> Self {
        let board = vec!['.'; lines * lines];
        Self {
            lines,
            to_play: Color::Black,
            black_prisoners: 0,
            white_prisoners: 0,
            over: false,
            void: false,
            rules,
            passes_in_a_row: 0,
            earlier: vec![Earlier {
                board: board.clone(),
                next: Color::Black,
                made_by: None,
                lead: 0,
                was_pass: false,
            }],
            board,
        }
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        let lines = self.lines as u8;
        let points = (0..lines).flat_map(|row| (0..lines).map(move |col| Point::new(col, row)));
        points.map(Move::Place).chain([Move::Pass]).collect()
    }

    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = self.moves();
        moves.retain(|&mv| self.judge(mv).is_ok());
        moves
    }

    pub(crate) fn judge(&self, mv: Move) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::Over);
        }
        let Move::Place(point) = mv else {
            return Ok(());
        };
        let place = point.row as usize * self.lines + point.col as usize;
        if self.board[place] != '.' {
            return Err(Refusal::Occupied);
        }
        let (after, _, own_lifted) = self.with_stone(place);
        if own_lifted > 0 && self.rules.suicide == Suicide::Forbidden {
            return Err(Refusal::Suicide);
        }
        match self.repeated(&after) {
            Some(turn) => Err(Refusal::Repeats(turn)),
            None => Ok(()),
        }
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        self.judge(mv)?;
        let me = self.to_play;
        let mut made_by = self.earlier.last().unwrap().made_by;
        match mv {
            Move::Pass => {
                self.passes_in_a_row += 1;
                let last = self.rules.passes == Passes::Two || me == Color::White;
                self.over = self.passes_in_a_row >= 2 && last;
            }
            Move::Place(point) => {
                let place = point.row as usize * self.lines + point.col as usize;
                let (after, enemy_lifted, own_lifted) = self.with_stone(place);
                self.board = after;
                self.passes_in_a_row = 0;
                made_by = Some(me);
                let (mine, theirs) = match me {
                    Color::Black => (&mut self.black_prisoners, &mut self.white_prisoners),
                    Color::White => (&mut self.white_prisoners, &mut self.black_prisoners),
                };
                *mine += enemy_lifted;
                *theirs += own_lifted;
            }
        }
        self.to_play = me.other();
        let lead = self.black_prisoners as i64 - self.white_prisoners as i64;
        if self.rules.ko == KoRule::Simple && mv != Move::Pass {
            self.void = self
                .earlier
                .iter()
                .any(|e| e.board == self.board && e.next == self.to_play && e.lead == lead);
            self.over |= self.void;
        }
        self.earlier.push(Earlier {
            board: self.board.clone(),
            next: self.to_play,
            made_by,
            lead,
            was_pass: mv == Move::Pass,
        });
        Ok(())
    }

    /// The turn that the ko rule forbids to bring back.
    fn repeated(&self, after: &[char]) -> Option<usize> {
        let me = self.to_play;
        if self.rules.ko == KoRule::Simple {
            // Not back to the board before the opponent's stone. Only a ko can
            // do that: after a lone suicide there is nothing to take back.
            let before = self.earlier.len().checked_sub(2)?;
            let stones_changed = self.earlier[before].board != self.board;
            let ko = !self.earlier[before + 1].was_pass && stones_changed;
            return (ko && self.earlier[before].board == after).then_some(before);
        }
        self.earlier.iter().position(|e| {
            e.board == after
                && match self.rules.ko {
                    KoRule::Simple | KoRule::PositionalSuperko => true,
                    KoRule::SituationalSuperko => e.next == me.other(),
                    KoRule::NaturalSituationalSuperko => e.made_by == Some(me),
                }
        })
    }

    /// The board after a stone, and how many stones of each side were lifted,
    /// the enemy's first.
    fn with_stone(&self, place: usize) -> (Vec<char>, usize, usize) {
        let (me, them) = match self.to_play {
            Color::Black => ('X', 'O'),
            Color::White => ('O', 'X'),
        };
        let mut board = self.board.clone();
        board[place] = me;
        let enemy_lifted = lift_all(&mut board, self.lines, them);
        let own_lifted = lift_all(&mut board, self.lines, me);
        (board, enemy_lifted, own_lifted)
    }
}

/// Lifts every stone of one side that has no way to an empty point.
fn lift_all(board: &mut [char], lines: usize, side: char) -> usize {
    // Freedom spreads from empty points through the stones of that side.
    let mut free = vec![false; board.len()];
    let mut open: Vec<usize> = (0..board.len()).filter(|&p| board[p] == '.').collect();
    while let Some(place) = open.pop() {
        for near in neighbours(place, lines).flatten() {
            if board[near] == side && !free[near] {
                free[near] = true;
                open.push(near);
            }
        }
    }
    let mut lifted = 0;
    for place in 0..board.len() {
        if board[place] == side && !free[place] {
            board[place] = '.';
            lifted += 1;
        }
    }
    lifted
}

fn neighbours(place: usize, lines: usize) -> impl Iterator<Item = Option<usize>> {
    let (row, col) = (place / lines, place % lines);
    [
        (row > 0).then(|| place - lines),
        (col > 0).then(|| place - 1),
        (col + 1 < lines).then(|| place + 1),
        (row + 1 < lines).then(|| place + lines),
    ]
    .into_iter()
}

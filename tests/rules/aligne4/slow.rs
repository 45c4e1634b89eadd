//! The rules once more, slow and obvious.

use std::sync::LazyLock;

use jego::aligne4::{Move, Piece, Position, Square, Variant};
use jego::board::Color;
use jego::game::{Game as _, History, Outcome};

/// A position as plain numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slow {
    pub(crate) variant: Variant,
    pub(crate) board: [Option<u8>; 16],
    pub(crate) hand: Option<u8>,
    pub(crate) to_play: Color,
    pub(crate) winner: Option<Color>,
}

/// The squares of every line, found once by walking over the board.
pub(crate) fn lines() -> &'static [[usize; 4]] {
    static LINES: LazyLock<Vec<[usize; 4]>> = LazyLock::new(walked_lines);
    &LINES
}

fn walked_lines() -> Vec<[usize; 4]> {
    let mut lines = Vec::new();
    for row in 0..4_i32 {
        for col in 0..4_i32 {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (-1, 1)] {
                let walk = [0, 1, 2, 3].map(|step| (row + step * down, col + step * right));
                let inside =
                    |&(row, col): &(i32, i32)| (0..4).contains(&row) && (0..4).contains(&col);
                if walk.iter().all(inside) {
                    lines.push(walk.map(|(row, col)| (row * 4 + col) as usize));
                }
            }
        }
    }
    assert_eq!(lines.len(), 10);
    lines
}

/// Whether some bit is the same in all these numbers.
pub(crate) fn alike(pieces: &[u8]) -> bool {
    (0..4).any(|bit| {
        let same = |piece: &u8| piece >> bit & 1 == pieces[0] >> bit & 1;
        pieces.iter().all(same)
    })
}

impl Slow {
    pub(crate) fn new(variant: Variant) -> Self {
        Self {
            variant,
            board: [None; 16],
            hand: None,
            to_play: Color::Black,
            winner: None,
        }
    }

    /// What stands on the table of a game.
    pub(crate) fn of(game: &History<Position>) -> Self {
        let position = game.position();
        let number = |square: Square| position.piece(square.point()).map(Piece::number);
        Self {
            variant: position.variant(),
            board: Square::ALL.map(number),
            hand: position.hand().map(Piece::number),
            to_play: position.to_play(),
            winner: position.outcome().and_then(Outcome::winner),
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.board.iter().all(Option::is_some)
    }

    pub(crate) fn pieces(&self) -> usize {
        self.board.iter().flatten().count()
    }

    pub(crate) fn has_line(&self) -> bool {
        lines()
            .iter()
            .any(|line| match line.map(|at| self.board[at]) {
                [Some(a), Some(b), Some(c), Some(d)] => alike(&[a, b, c, d]),
                _ => false,
            })
    }

    /// Every move there is, legal or not.
    pub(crate) fn all_moves() -> Vec<Move> {
        let mut moves = Vec::new();
        for piece in Piece::ALL {
            moves.extend(Square::ALL.map(|square| Move::Put {
                piece,
                at: square.point(),
            }));
        }
        moves.extend(Piece::ALL.map(Move::Give));
        moves.extend(Square::ALL.map(|square| Move::Set(square.point())));
        moves
    }

    pub(crate) fn is_legal(&self, mv: Move) -> bool {
        if self.winner.is_some() || self.is_full() {
            return false;
        }
        let unused = |piece: Piece| !self.board.contains(&Some(piece.number()));
        let empty = |at| {
            let square = Square::at(at).unwrap();
            self.board[usize::from(square.number())].is_none()
        };
        match (self.variant, self.hand, mv) {
            (Variant::Aligne4, _, Move::Put { piece, at }) => unused(piece) && empty(at),
            (Variant::Quarto, None, Move::Give(piece)) => unused(piece),
            (Variant::Quarto, Some(_), Move::Set(at)) => empty(at),
            _ => false,
        }
    }

    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let all = Self::all_moves().into_iter();
        all.filter(|&mv| self.is_legal(mv)).collect()
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        let by = self.to_play;
        let (piece, at) = match mv {
            Move::Give(piece) => {
                next.hand = Some(piece.number());
                next.to_play = by.other();
                return next;
            }
            Move::Put { piece, at } => (piece.number(), at),
            Move::Set(at) => (self.hand.unwrap(), at),
        };
        next.board[usize::from(Square::at(at).unwrap().number())] = Some(piece);
        next.hand = None;
        if self.variant == Variant::Aligne4 {
            next.to_play = by.other();
        }
        if next.has_line() {
            next.winner = Some(by);
        }
        next
    }

    /// Whether the side to play can complete a line now.
    pub(crate) fn can_win(&self) -> bool {
        let wins = |mv: Move| self.after(mv).winner == Some(self.to_play);
        self.legal_moves().into_iter().any(wins)
    }
}

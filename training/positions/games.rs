//! Files of games that people and programs have played.

use std::fs;
use std::path::Path;

use jego::board::{Color, Point, PointSet, Size};
use jego::game::{Game as _, HalfPoints, Setup};
use jego::go::{Move, Position, Ruleset};

/// Komis beyond this many half points are mistakes of the file.
const LARGEST_KOMI: u16 = 40;
const USUAL_KOMI: i16 = 15;
const HEAD: usize = 16;

/// A file of games, all on boards of one size.
pub(crate) struct GameFile {
    bytes: Vec<u8>,
    size: Size,
}

/// One game as the file has it.
pub(crate) struct Game<'a> {
    /// In half points.
    pub(crate) komi: i16,
    pub(crate) winner: Option<Color>,
    /// Of Black and of White; 30 is 1 kyu, 31 is 1 dan, 0 is not known.
    pub(crate) strength: [u8; 2],
    first: Color,
    stones: [&'a [u8]; 2],
    moves: &'a [u8],
}

impl GameFile {
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let name = path.display();
        let bytes = fs::read(path).map_err(|error| format!("{name}: {error}"))?;
        if bytes.len() < HEAD || !bytes.starts_with(b"JGOG\x01") {
            return Err(format!("{name} is no file of games"));
        }
        Ok(Self {
            size: Size::new(bytes[5]).map_err(|error| error.to_string())?,
            bytes,
        })
    }

    pub(crate) const fn size(&self) -> Size {
        self.size
    }

    /// The games that training sees, or those that are held out: one in fifty,
    /// by its moves.
    pub(crate) fn games(&self, held_out: bool) -> Result<Vec<Game<'_>>, String> {
        let mut games = Vec::new();
        let mut rest = &self.bytes[HEAD..];
        while !rest.is_empty() {
            let (game, after) = Game::read(rest).ok_or("the file ends within a game")?;
            if game.is_held_out() == held_out {
                games.push(game);
            }
            rest = after;
        }
        Ok(games)
    }
}

fn point(size: Size, number: u16) -> Point {
    let lines = u16::from(size.lines());
    Point::new((number % lines) as u8, (number / lines) as u8)
}

impl<'a> Game<'a> {
    /// The first game of some bytes, and what comes after it.
    fn read(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (head, rest) = bytes.split_at_checked(16)?;
        let moves = usize::from(u16::from_le_bytes([head[0], head[1]]));
        let komi = i16::from_le_bytes([head[4], head[5]]);
        let (black, rest) = rest.split_at_checked(2 * usize::from(head[13]))?;
        let (white, rest) = rest.split_at_checked(2 * usize::from(head[14]))?;
        let (moves, rest) = rest.split_at_checked(2 * moves)?;
        let game = Self {
            komi: match komi.unsigned_abs() {
                0..=LARGEST_KOMI => komi,
                _ => USUAL_KOMI,
            },
            winner: match head[7] {
                1 => Some(Color::Black),
                2 => Some(Color::White),
                _ => None,
            },
            strength: [head[10], head[11]],
            first: match head[12] & 8 {
                0 => Color::Black,
                _ => Color::White,
            },
            stones: [black, white],
            moves,
        };
        Some((game, rest))
    }

    fn is_held_out(&self) -> bool {
        let mix =
            |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        let hash = self.moves.iter().fold(0xCBF2_9CE4_8422_2325, mix);
        (hash >> 32) % 50 == 0
    }

    fn numbers(&self, bytes: &'a [u8]) -> impl Iterator<Item = u16> + 'a {
        bytes
            .chunks_exact(2)
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
    }

    /// The moves as points by their numbers, the pass being the first number that
    /// is none.
    pub(crate) fn move_numbers(&self) -> Vec<u16> {
        self.numbers(self.moves).collect()
    }

    /// Who plays what, in turns.
    pub(crate) fn turns(&self, size: Size) -> Vec<(Color, Move)> {
        let mut by = self.first;
        let turn = |number| {
            let turn = (by, mv(size, number));
            by = by.other();
            turn
        };
        self.numbers(self.moves).map(turn).collect()
    }

    /// How the game begins, with the komi of the file.
    pub(crate) fn start(&self, size: Size) -> Option<Position> {
        let mut rules = Ruleset::French.rules();
        rules.komi = HalfPoints::from_halves(self.komi.into());
        let mut position = Position::new(size, rules);
        let set = |bytes| -> PointSet {
            self.numbers(bytes)
                .map(|number| point(size, number))
                .collect()
        };
        let mut setup = Setup {
            to_play: Some(self.first),
            ..Setup::default()
        };
        setup.add.black = set(self.stones[0]);
        setup.add.white = set(self.stones[1]);
        position.arrange(&setup).ok()?;
        Some(position)
    }
}

/// The move with this number in a file.
pub(crate) fn mv(size: Size, number: u16) -> Move {
    match usize::from(number) < size.area() {
        true => Move::Place(point(size, number)),
        false => Move::Pass,
    }
}

//! A game as an engine is told it.

use crate::ai::Question;
use crate::board::{ByColor, Color, Point, PointSet, Size, Vertex};
use crate::game::HalfPoints;
use crate::go::Position;
use crate::go::{Board, KoRule, Move, Rules, Scoring, Suicide};

use super::EngineError;

/// A game as an engine is told it, from an empty board on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineGame {
    pub(super) size: Size,
    /// What White gets for not starting.
    pub(super) komi: HalfPoints,
    /// What White gets for handicap stones besides.
    pub(super) bonus: HalfPoints,
    pub(super) rules: Rules,
    /// The stones that stand on the board before the first move.
    pub(super) stones: ByColor<PointSet>,
    /// Whether these are handicap stones.
    pub(super) handicap: bool,
    pub(super) moves: Vec<(Color, Move)>,
}

/// Where the telling begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// Where the game did, or where stones were last put by hand.
    Start,
    /// At the question: the stones that stand there now.
    Present,
}

impl EngineGame {
    /// The game up to where a question is asked.
    pub(super) fn of(question: &Question<Position>, origin: Origin) -> Result<Self, EngineError> {
        let position = question.position();
        let (size, rules) = (position.board().size(), *position.rules());
        let turn = match origin {
            Origin::Start => last_setup(question),
            Origin::Present => question.moves().len(),
        };
        let snapshot = question.past().after(turn);
        let stones = snapshot.map_or_else(ByColor::default, |snapshot| snapshot.stones);
        if has_chain_without_liberties(size, &stones) {
            return Err(EngineError::NoLiberties);
        }
        let moves = question.moves().iter().skip(turn).copied().flatten();
        let handicap = turn == 0
            && stones.white.is_empty()
            && stones.black.len() >= 2
            && stones.black.len() == usize::from(position.handicap());
        Ok(Self {
            size,
            komi: position.komi(),
            bonus: rules.bonus_with(position.handicap()),
            rules,
            stones,
            handicap,
            moves: moves.collect(),
        })
    }

    /// How many moves to take back from here, and which to play then, to come
    /// from this game to another; `None` where it is better to begin anew.
    pub(super) fn steps_to<'a>(
        &self,
        other: &'a Self,
        undo: Undo,
    ) -> Option<(usize, &'a [(Color, Move)])> {
        let shared = self.moves.iter().zip(&other.moves);
        let shared = shared.take_while(|(mine, theirs)| mine == theirs).count();
        let back = self.moves.len() - shared;
        let same_game = Self {
            moves: Vec::new(),
            ..self.clone()
        } == Self {
            moves: Vec::new(),
            ..other.clone()
        };
        let possible = back == 0 || (undo == Undo::Known && back <= shared + BEGINNING);
        (same_game && possible).then(|| (back, &other.moves[shared..]))
    }

    /// The stones before the first move as plays. Nothing is captured
    /// meanwhile, in whatever order they come: a part of a chain has a liberty
    /// where the rest of it will stand, and a whole chain has one at the end.
    pub(super) fn plays(&self) -> impl Iterator<Item = (Color, Move)> {
        let of = |color| self.stones[color].iter().map(move |p| (color, p));
        let all = of(Color::Black).chain(of(Color::White));
        all.map(|(color, point)| (color, Move::Place(point)))
    }

    /// The handicap stones by name.
    pub(super) fn handicap_names(&self) -> String {
        let names: Vec<String> = self
            .stones
            .black
            .iter()
            .map(|point| name(Move::Place(point), self.size))
            .collect();
        names.join(" ")
    }
}

/// About how many commands lead to an empty board.
const BEGINNING: usize = 4;

/// Whether an engine can take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Undo {
    Known,
    Unknown,
}

/// The last turn that put or took stones by hand, or the start.
fn last_setup(question: &Question<Position>) -> usize {
    let stones = |turn| question.past().after(turn).map(|after| after.stones);
    let turns = question.moves().iter().enumerate().rev();
    let mut by_hand = turns
        .filter(|(_, mv)| mv.is_none())
        .map(|(index, _)| index + 1);
    let last = by_hand.find(|&turn| stones(turn) != stones(turn - 1));
    last.unwrap_or(0)
}

/// Files may have such stones, and no moves lead to them.
fn has_chain_without_liberties(size: Size, stones: &ByColor<PointSet>) -> bool {
    let board = Board::of_stones(size, stones);
    Color::BOTH.into_iter().any(|color| {
        let mut heads = board.chain_heads(color);
        heads.any(|head| board.liberties(head) == 0)
    })
}

/// `play black D4`.
pub(super) fn play(color: Color, mv: Move, size: Size) -> String {
    format!("play {} {}", color_name(color), name(mv, size))
}

pub(super) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn name(mv: Move, size: Size) -> String {
    let vertex = |point: Point| Vertex::new(point, size).map(|vertex| vertex.to_string());
    match mv {
        Move::Place(point) => vertex(point).unwrap_or_default(),
        Move::Pass => "pass".to_owned(),
    }
}

/// The rules as `kata-set-rules` takes them. What White gets for handicap
/// stones is part of the komi that is sent, and so nothing here.
pub(super) fn rules_text(rules: &Rules) -> String {
    let ko = match rules.ko {
        KoRule::Simple => "SIMPLE",
        KoRule::PositionalSuperko => "POSITIONAL",
        KoRule::SituationalSuperko | KoRule::NaturalSituationalSuperko => "SITUATIONAL",
    };
    let (scoring, tax) = match rules.scoring {
        Scoring::Area => ("AREA", "NONE"),
        Scoring::Territory => ("TERRITORY", "SEKI"),
    };
    let suicide = match rules.suicide {
        Suicide::Forbidden => "false",
        Suicide::Allowed => "true",
    };
    format!(
        "{{\"ko\":\"{ko}\",\"scoring\":\"{scoring}\",\"tax\":\"{tax}\",\
         \"suicide\":{suicide},\"hasButton\":false,\"whiteHandicapBonus\":\"0\"}}"
    )
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use crate::game::History;
    use crate::go::{Handicap, Position, Ruleset, Setup};

    fn history() -> History<Position> {
        History::new(Position::new(Size::NINE, Ruleset::Chinese.rules()))
    }

    fn told(history: &History<Position>) -> EngineGame {
        EngineGame::of(&Question::of(history), Origin::Start).unwrap()
    }

    fn at(col: u8, row: u8) -> Move {
        Move::Place(Point::new(col, row))
    }

    #[test]
    fn a_game_is_told_from_the_last_change_by_hand() {
        let mut game = history();
        game.play(at(4, 4)).unwrap();
        game.note();
        game.play(at(5, 5)).unwrap();
        assert_eq!(told(&game).moves.len(), 2);
        let setup = Setup {
            add: ByColor {
                black: PointSet::from_iter([Point::new(0, 0)]),
                white: PointSet::EMPTY,
            },
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        let put = told(&game);
        assert!(put.moves.is_empty());
        assert_eq!(put.plays().count(), 3);
        game.play(at(1, 1)).unwrap();
        game.arrange(Setup {
            to_play: Some(Color::White),
            ..Setup::default()
        })
        .unwrap();
        let after = told(&game);
        assert_eq!((after.moves.len(), after.plays().count()), (1, 3));
    }

    #[test]
    fn a_game_is_continued_taken_back_or_begun_anew_as_is_shorter() {
        let mut game = history();
        for point in [at(1, 1), at(2, 2), at(3, 3)] {
            game.play(point).unwrap();
        }
        let three = told(&game);
        game.undo();
        game.play(at(7, 7)).unwrap();
        game.play(at(8, 8)).unwrap();
        let four = told(&game);
        let (back, on) = three.steps_to(&four, Undo::Known).unwrap();
        assert_eq!((back, on.len()), (1, 2));
        assert_eq!(three.steps_to(&four, Undo::Unknown), None);
        assert_eq!(three.steps_to(&three, Undo::Unknown), Some((0, &[][..])));
        for row in 3..6 {
            game.play(at(0, row)).unwrap();
            game.play(at(5, row)).unwrap();
        }
        let long = told(&game);
        assert_eq!(long.steps_to(&told(&history()), Undo::Known), None);
        let mut other = three.clone();
        other.komi = HalfPoints::ZERO;
        assert_eq!(three.steps_to(&other, Undo::Known), None);
    }

    #[test]
    fn handicap_stones_are_told_from_others() {
        let rules = Ruleset::Chinese.rules();
        let four = Position::with_handicap(Size::NINE, rules, Handicap::Fixed(4)).unwrap();
        let four = told(&History::new(four));
        assert!(four.handicap);
        assert_eq!(four.handicap_names(), "C7 G7 C3 G3");
        assert_eq!(four.komi.to_string(), "0.5");
        assert_eq!(four.bonus.to_string(), "4");
        let free = Position::with_handicap(Size::NINE, rules, Handicap::Free(2)).unwrap();
        let mut free = History::new(free);
        free.play(at(0, 0)).unwrap();
        assert!(!told(&free).handicap);
        assert_eq!(told(&free).moves.len(), 1);
    }

    #[test]
    fn stones_of_any_game_are_put_one_by_one_without_capture() {
        let mut rng = SmallRng::seed_from_u64(3);
        for _ in 0..50 {
            let mut game = history();
            for _ in 0..rng.random_range(1..150) {
                let moves = game.legal_moves();
                if !moves.is_empty() {
                    game.play(moves[rng.random_range(0..moves.len())]).unwrap();
                }
            }
            let question = Question::of(&game);
            let stones = EngineGame::of(&question, Origin::Present).unwrap();
            assert!(stones.moves.is_empty());
            let mut board = Board::empty(Size::NINE);
            for (color, mv) in stones.plays() {
                let Move::Place(point) = mv else {
                    panic!("a stone")
                };
                assert!(board.play(color, point).is_empty());
            }
            assert_eq!(board.stones(), game.position().board().stones());
        }
    }

    #[test]
    fn a_chain_without_liberties_cannot_be_put_there() {
        let mut game = history();
        let setup = Setup {
            add: ByColor {
                black: PointSet::from_iter([Point::new(0, 0)]),
                white: PointSet::from_iter([Point::new(0, 1), Point::new(1, 0)]),
            },
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        let error = EngineGame::of(&Question::of(&game), Origin::Start).unwrap_err();
        assert!(matches!(error, EngineError::NoLiberties));
    }
}

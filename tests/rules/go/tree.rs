//! Any sequence of what a person can do to a history keeps it sound.

use std::collections::HashMap;

use jego::board::{Color, Point, Size};
use jego::game::{Cut, Game as _, History, Turn, TurnId};
use jego::go::{IllegalMove, Move, Position, Ruleset, Setup, Snapshot};
use proptest::prelude::{Just, Strategy, prop, prop_oneof, proptest};

#[derive(Clone, Debug)]
enum Deed {
    Play(usize),
    Try(u8, u8),
    Record(Color, u8),
    Arrange(u8, Option<Color>),
    Undo,
    Redo,
    GoTo(usize),
    Delete(usize),
    Undelete(usize),
}

fn deed() -> impl Strategy<Value = Deed> {
    let color = prop_oneof![Just(Color::Black), Just(Color::White)];
    prop_oneof![
        6 => (0_usize..30).prop_map(Deed::Play),
        1 => (0_u8..8, 0_u8..8).prop_map(|(col, row)| Deed::Try(col, row)),
        1 => (color.clone(), 0_u8..30).prop_map(|(by, at)| Deed::Record(by, at)),
        1 => (0_u8..30, prop::option::of(color)).prop_map(|(at, turn)| Deed::Arrange(at, turn)),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        2 => (0_usize..200).prop_map(Deed::GoTo),
        1 => (0_usize..200).prop_map(Deed::Delete),
        1 => (0_usize..10).prop_map(Deed::Undelete),
    ]
}

/// A history, and what it must never forget: how each turn looked.
struct Watched {
    game: History<Position>,
    looks: HashMap<TurnId, Snapshot>,
    ids: Vec<TurnId>,
    cuts: Vec<Cut>,
}

const SIZE: Size = match Size::new(5) {
    Ok(size) => size,
    Err(_) => Size::SMALLEST,
};

fn at(place: u8) -> Point {
    Point::new(place % SIZE.lines(), place / SIZE.lines())
}

impl Watched {
    fn new() -> Self {
        let game = History::new(Position::new(SIZE, Ruleset::Japanese.rules()));
        let looks = HashMap::from([(TurnId::START, game.position().snapshot())]);
        Self {
            game,
            looks,
            ids: vec![TurnId::START],
            cuts: Vec::new(),
        }
    }

    fn arrived(&mut self, id: TurnId) {
        assert_eq!(self.game.cursor(), id);
        let now = self.game.position().snapshot();
        if let Some(before) = self.looks.insert(id, now) {
            assert_eq!(before, now, "a turn leads to the same position again");
        } else {
            self.ids.push(id);
        }
    }

    /// What was refused has changed nothing.
    fn done_or_unchanged(&mut self, done: Result<TurnId, IllegalMove>) {
        match done {
            Ok(id) => self.arrived(id),
            Err(_) => {
                assert_eq!(self.game.tree().ids(), self.ids.len());
                self.arrived(self.game.cursor());
            }
        }
    }

    fn apply(&mut self, deed: &Deed) {
        match *deed {
            Deed::Play(choice) => self.play(choice),
            Deed::Try(col, row) => {
                let done = self.game.play(Move::Place(Point::new(col, row)));
                self.done_or_unchanged(done);
            }
            Deed::Record(by, place) => self.record(by, at(place)),
            Deed::Arrange(place, to_play) => self.arrange(at(place), to_play),
            Deed::Undo => self.undo(),
            Deed::Redo => {
                let wanted = self.game.tree().preferred_child(self.game.cursor());
                assert_eq!(self.game.redo(), wanted);
                self.arrived(self.game.cursor());
            }
            Deed::GoTo(choice) => self.go_to(self.ids[choice % self.ids.len()]),
            Deed::Delete(choice) => self.delete(self.ids[choice % self.ids.len()]),
            Deed::Undelete(choice) => self.undelete(choice),
        }
        self.check();
    }

    fn play(&mut self, choice: usize) {
        let moves = self.game.legal_moves();
        if let Some(&mv) = moves.get(choice % moves.len().max(1)) {
            let id = self.game.play(mv).unwrap();
            self.arrived(id);
            assert_eq!(self.game.tree().breach(id), None);
        }
    }

    fn record(&mut self, by: Color, point: Point) {
        let mv = Move::Place(point);
        let verdict = self
            .game
            .position()
            .judge_recorded(by, mv, self.game.past());
        let done = self.game.record(by, mv);
        assert_eq!(done.is_ok(), SIZE.contains(point));
        if let Ok(id) = done {
            assert_eq!(self.game.tree().breach(id), verdict.err().as_ref());
        }
        self.done_or_unchanged(done);
    }

    fn arrange(&mut self, point: Point, to_play: Option<Color>) {
        let mut setup = Setup {
            to_play,
            ..Setup::default()
        };
        setup.add.white.insert(point);
        let done = self.game.arrange(setup);
        assert_eq!(done.is_ok(), SIZE.contains(point));
        self.done_or_unchanged(done);
    }

    fn undo(&mut self) {
        let before = self.game.cursor();
        let undone = self.game.undo();
        assert_eq!(undone.is_some(), before != TurnId::START);
        self.arrived(self.game.cursor());
        if undone.is_some() {
            assert_eq!(self.game.tree().preferred_child(self.game.cursor()), undone);
        }
    }

    fn go_to(&mut self, id: TurnId) {
        let there = self.game.tree().contains(id);
        let before = self.game.cursor();
        assert_eq!(self.game.go_to(id), there);
        self.arrived(if there { id } else { before });
    }

    fn undelete(&mut self, choice: usize) {
        if self.cuts.is_empty() {
            return;
        }
        let cut = self.cuts.remove(choice % self.cuts.len());
        assert!(self.game.undelete(cut));
        assert!(!self.game.undelete(cut), "only once");
        self.arrived(self.game.cursor());
    }

    fn delete(&mut self, id: TurnId) {
        let above = self.game.tree().parent(id);
        let inside = self.game.path().contains(&id);
        let before = self.game.cursor();
        match self.game.delete(id) {
            Some(cut) => {
                assert_eq!(cut.branch(), id);
                assert!(!self.game.tree().contains(id));
                self.cuts.push(cut);
                let expected = if inside { above.unwrap() } else { before };
                self.arrived(expected);
            }
            None => assert_eq!(self.game.cursor(), before),
        }
    }

    /// Links agree in both directions, the cursor is in the tree, and the past
    /// is the way.
    fn check(&self) {
        let tree = self.game.tree();
        assert_eq!(tree.ids(), self.ids.len());
        let mut reached = 0;
        let mut open = vec![TurnId::START];
        while let Some(id) = open.pop() {
            reached += 1;
            let children: Vec<TurnId> = tree.children(id).collect();
            for pair in children.windows(2) {
                assert_eq!(tree.next_sibling(pair[0]), Some(pair[1]));
                assert_eq!(tree.previous_sibling(pair[1]), Some(pair[0]));
            }
            assert!(children.iter().all(|&child| tree.parent(child) == Some(id)));
            let favourite = tree.preferred_child(id);
            assert!(favourite.is_none_or(|child| children.contains(&child)));
            assert_eq!(favourite.is_none(), children.is_empty());
            open.extend(children);
        }
        let attached = self.ids.iter().filter(|&&id| tree.contains(id)).count();
        assert_eq!(reached, attached);

        let way = self.game.path();
        assert_eq!(way.first(), Some(&TurnId::START));
        for pair in way.windows(2) {
            assert_eq!(tree.parent(pair[1]), Some(pair[0]));
        }
        assert!(tree.contains(self.game.cursor()));
        assert_eq!(self.game.past().turns() + 1, way.len());
        for (turn, id) in way.iter().enumerate() {
            assert_eq!(tree.depth(*id), Some(turn));
            assert_eq!(self.game.past().after(turn), Some(&self.looks[id]));
        }
        let now = self.game.position();
        assert_eq!(now.snapshot(), self.looks[&self.game.cursor()]);
        let fresh = jego::go::Board::of_stones(SIZE, now.board().stones());
        assert_eq!(now.key(), fresh.key());
    }
}

proptest! {
    #[test]
    fn no_sequence_of_deeds_breaks_the_tree(deeds in prop::collection::vec(deed(), 1..120)) {
        let mut watched = Watched::new();
        for deed in &deeds {
            watched.apply(deed);
        }
    }
}

fn place(game: &mut History<Position>, col: u8, row: u8) -> TurnId {
    game.play(Move::Place(Point::new(col, row))).unwrap()
}

#[test]
fn a_move_played_before_is_followed_and_another_becomes_a_branch() {
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    let first = place(&mut game, 4, 4);
    let old = place(&mut game, 2, 2);
    game.undo();
    let new = place(&mut game, 6, 6);
    game.undo();
    assert_eq!(place(&mut game, 2, 2), old);
    assert!(game.tree().children(first).eq([old, new]));
    game.undo();
    assert_eq!(game.redo(), Some(old), "redo goes where one was last");
    assert_eq!(game.redo(), None);
    assert!(game.go_to(new));
    game.undo();
    assert_eq!(game.redo(), Some(new));
}

#[test]
fn a_deleted_branch_comes_back_where_it_was() {
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    let branches: Vec<TurnId> = (0..3)
        .map(|col| {
            let id = place(&mut game, col, 0);
            place(&mut game, col, 5);
            game.go_to(TurnId::START);
            id
        })
        .collect();
    game.go_to(branches[1]);
    game.redo();
    let cut = game.delete(branches[1]).unwrap();
    assert_eq!(game.cursor(), TurnId::START);
    assert!(!game.go_to(branches[1]));
    assert!(
        game.tree()
            .children(TurnId::START)
            .eq([branches[0], branches[2]])
    );
    assert!(game.undelete(cut));
    assert!(game.tree().children(TurnId::START).eq(branches.clone()));
    assert!(game.go_to(branches[1]));
    assert_eq!(game.delete(TurnId::START), None);
}

#[test]
fn an_undone_position_may_be_reached_again() {
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    place(&mut game, 4, 4);
    game.undo();
    game.play(Move::Pass).unwrap();
    place(&mut game, 1, 1);
    assert_eq!(game.legal_moves().len(), 81);
}

#[test]
fn a_record_keeps_moves_that_break_the_rules_and_marks_them() {
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    let e5 = Move::Place(Point::new(4, 4));
    let legal = game.record(Color::Black, e5).unwrap();
    let twice = game.record(Color::Black, Move::Place(Point::new(0, 0)));
    let onto = game.record(Color::White, e5).unwrap();
    assert_eq!(game.tree().breach(legal), None);
    assert!(game.tree().breach(twice.unwrap()).is_some());
    assert!(game.tree().breach(onto).is_some());
    let stone = game.position().board().stone(Point::new(4, 4));
    assert_eq!(stone, Some(Color::White), "as the file says");
    assert!(
        game.record(Color::Black, Move::Place(Point::new(9, 0)))
            .is_err()
    );
    assert_eq!(game.cursor(), onto, "what cannot be done changes nothing");
    game.undo();
    assert!(game.play(e5).is_err(), "play refuses what a file may do");
    assert_eq!(game.redo(), Some(onto));
}

/// The tree keeps turns, not boards: only the way to the cursor has positions.
#[test]
fn two_hundred_thousand_turns_are_loaded_without_their_boards() {
    let mut game = History::new(Position::new(Size::NINETEEN, Ruleset::French.rules()));
    let points: Vec<Point> = Size::NINETEEN.points().collect();
    for &first in points.iter().cycle().take(1_000) {
        game.go_to(TurnId::START);
        for step in 0..200 {
            let by = Color::BOTH[step % 2];
            let offset = usize::from(first.row) * 19 + usize::from(first.col);
            let mv = Move::Place(points[(offset + step * 7) % points.len()]);
            game.record(by, mv).unwrap();
        }
    }
    assert_eq!(game.tree().ids(), 200_001);
    assert_eq!(game.past().turns(), 200);
    let last = game.path()[200];
    assert!(matches!(
        game.tree().turn(last),
        Some(Turn::Move {
            by: Color::White,
            ..
        })
    ));
}

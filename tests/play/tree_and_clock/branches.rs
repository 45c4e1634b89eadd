//! The layout of the tree of moves.

use std::collections::BTreeMap;

use jego::board::{Point, Size};
use jego::game::TurnId;
use jego::go::{Move, Ruleset};
use jego::record::{Change, GoRecord, Start, open};
use jego::scene::{Branches, TurnKind};
use proptest::prelude::{Strategy, prop_oneof};
use proptest::{collection, proptest};

fn game() -> GoRecord {
    GoRecord::new(Start::new(Size::NINETEEN, Ruleset::TrompTaylor)).unwrap()
}

fn point(index: usize) -> Point {
    let (col, row) = (index % 19, index / 19 % 19);
    Point::new(u8::try_from(col).unwrap(), u8::try_from(row).unwrap())
}

fn place(index: usize) -> Change<Move> {
    Change::Play(Move::Place(point(index)))
}

fn go_back(record: &mut GoRecord, turns: usize) {
    let way = record.history().path();
    let to = way[way.len().saturating_sub(turns + 1)];
    record.apply(&Change::GoTo(to)).unwrap();
}

/// The layout as text: a row a lane, the number of the move in its column.
fn drawn(branches: &Branches) -> String {
    let mut text = String::new();
    for lane in 0..branches.lanes() {
        let mut row = vec!["."; branches.columns()].join(" ").into_bytes();
        for leaf in branches.leaves_in(0..branches.columns(), lane..lane + 1) {
            row[leaf.column * 2] = b'0' + u8::try_from(leaf.number % 10).unwrap();
        }
        text.push_str(String::from_utf8(row).unwrap().trim_end_matches([' ', '.']));
        text.push('\n');
    }
    text
}

#[test]
fn variations_take_the_first_lane_that_crosses_nothing() {
    let mut record = game();
    for index in 0..6 {
        record.apply(&place(index)).unwrap();
    }
    // A short line late, a long one early, and one more that is short.
    for (back, first, moves) in [(1, 20, 1), (4, 40, 5), (7, 60, 1)] {
        let main = record.history().path()[0];
        record.apply(&Change::GoTo(main)).unwrap();
        for index in 0..6 - back.min(6) {
            record.apply(&place(index)).unwrap();
        }
        for index in 0..moves {
            record.apply(&place(first + index)).unwrap();
        }
    }
    let branches = Branches::of(&record);
    assert_eq!(
        drawn(&branches),
        "0 1 2 3 4 5 6\n. 1 . . . . 6\n. . . 3 4 5 6 7\n"
    );
}

#[test]
fn kinds_numbers_and_comments_are_told() {
    let mut record = game();
    let first = record.apply(&place(60)).unwrap();
    let pass = record.apply(&Change::Play(Move::Pass)).unwrap();
    record
        .apply(&Change::Comment(pass, "hm".to_owned()))
        .unwrap();
    let setup = record
        .apply(&Change::Arrange(jego::go::Setup::default()))
        .unwrap();
    let last = record.apply(&place(70)).unwrap();
    let mut branches = Branches::of(&record);
    let leaf = |turn| branches.leaf(turn).unwrap();
    assert_eq!(leaf(TurnId::START).kind, TurnKind::Start);
    assert!(matches!(leaf(first).kind, TurnKind::Stone(..)));
    assert!(matches!(leaf(pass).kind, TurnKind::Pass(_)));
    assert_eq!(leaf(setup).kind, TurnKind::Setup);
    assert_eq!(leaf(setup).number, 2);
    assert_eq!(leaf(last).number, 3);
    assert!(leaf(pass).notes.commented && !leaf(first).notes.commented);

    record.apply(&Change::Comment(pass, String::new())).unwrap();
    branches.reread(&record, pass);
    assert!(!branches.leaf(pass).unwrap().notes.commented);
}

#[test]
fn deleted_branches_have_no_place() {
    let mut record = game();
    for index in 0..4 {
        record.apply(&place(index)).unwrap();
    }
    let cut = record.history().path()[3];
    record.apply(&Change::Delete(cut)).unwrap();
    let branches = Branches::of(&record);
    assert_eq!(branches.columns(), 3);
    assert_eq!(branches.leaf(cut), None);
}

#[test]
fn very_long_lines_are_laid_out() {
    let text = format!("(;GM[1]SZ[9]{})", ";".repeat(200_000));
    let opened = open(text.into_bytes(), None).unwrap();
    let record = opened.games.go(0).unwrap().0;
    let branches = Branches::of(&record);
    assert_eq!(branches.lanes(), 1);
    assert!(branches.columns() >= 200_000);
    let seen = branches.leaves_in(150_000..150_040, 0..10).count();
    assert_eq!(seen, 40);
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Play(usize),
    Back(usize),
    Jump(usize),
    Stone(usize),
    Delete(usize),
    Undelete(usize),
    Reorder(usize, usize),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => (0..361_usize).prop_map(Act::Play),
        1 => (1..20_usize).prop_map(Act::Back),
        1 => (0..1_000_usize).prop_map(Act::Jump),
        1 => (0..361_usize).prop_map(Act::Stone),
        1 => (0..1_000_usize).prop_map(Act::Delete),
        1 => (0..1_000_usize).prop_map(Act::Undelete),
        1 => (0..1_000_usize, 0..4_usize).prop_map(|(turn, place)| Act::Reorder(turn, place)),
    ];
    collection::vec(act, 0..200)
}

/// Does something to the game; what cannot be done is nothing. The turn below
/// which turns that were there before came, went or moved.
fn act(record: &mut GoRecord, act: Act) -> Option<TurnId> {
    let turns: Vec<TurnId> = record.history().tree().descendants(TurnId::START).collect();
    let one_of = |index: usize| turns[index % turns.len()];
    let change = match act {
        Act::Play(index) => place(index),
        Act::Back(turns) => {
            go_back(record, turns);
            return None;
        }
        Act::Jump(index) => Change::GoTo(one_of(index)),
        Act::Stone(index) => {
            let mut stones = jego::go::Setup::default();
            stones.add.black = std::iter::once(point(index)).collect();
            Change::Arrange(stones)
        }
        Act::Delete(index) => Change::Delete(one_of(index)),
        Act::Undelete(index) => {
            let ids = record.history().tree().ids();
            Change::Undelete(record.history().tree().turn_at(index % ids).unwrap())
        }
        Act::Reorder(index, place) => Change::Reorder(one_of(index), place),
    };
    record.apply(&change).ok()?;
    let (Change::Delete(turn) | Change::Undelete(turn) | Change::Reorder(turn, _)) = change else {
        return None;
    };
    record.history().tree().parent(turn)
}

proptest! {
    #[test]
    fn a_layout_that_followed_equals_a_new_one(acts in acts()) {
        let mut record = game();
        let mut branches = Branches::of(&record);
        for one in acts {
            let reshaped = act(&mut record, one);
            branches.follow(&record, reshaped.as_slice());
            assert_eq!(branches, Branches::of(&record));
        }
    }

    #[test]
    fn nothing_is_on_top_of_or_across_something_else(acts in acts()) {
        let mut record = game();
        for one in acts {
            act(&mut record, one);
        }
        let branches = Branches::of(&record);
        let tree = record.history().tree();
        let mut cells = BTreeMap::new();
        for turn in tree.descendants(TurnId::START) {
            let leaf = branches.leaf(turn).unwrap();
            assert_eq!(cells.insert((leaf.column, leaf.lane), turn), None);
            assert_eq!(leaf.column, tree.depth(turn).unwrap());
            if let Some(first) = tree.children(turn).next() {
                assert_eq!(branches.leaf(first).unwrap().lane, leaf.lane);
            }
            for other in tree.children(turn).skip(1) {
                assert!(branches.leaf(other).unwrap().lane > leaf.lane);
            }
        }
        assert_eq!(branches.leaf(TurnId::START).unwrap().lane, 0);
        for trunk in branches.trunks_in(0..branches.columns(), 0..branches.lanes()) {
            for lane in trunk.lanes.0 + 1..trunk.lanes.1 {
                assert!(!cells.contains_key(&(trunk.column, lane)));
            }
        }
    }

    #[test]
    fn what_is_in_sight_is_what_a_search_finds(
        acts in acts(), columns in (0..40_usize, 0..40_usize), lanes in (0..8_usize, 0..8_usize)
    ) {
        let mut record = game();
        for one in acts {
            act(&mut record, one);
        }
        let branches = Branches::of(&record);
        let (columns, lanes) = (columns.0..columns.0 + columns.1, lanes.0..lanes.0 + lanes.1);
        let mut seen: Vec<TurnId> = branches
            .leaves_in(columns.clone(), lanes.clone())
            .map(|leaf| leaf.turn)
            .collect();
        seen.sort();
        let mut searched: Vec<TurnId> = record
            .history()
            .tree()
            .descendants(TurnId::START)
            .filter(|&turn| {
                let leaf = branches.leaf(turn).unwrap();
                columns.contains(&leaf.column) && lanes.contains(&leaf.lane)
            })
            .collect();
        searched.sort();
        assert_eq!(seen, searched);
        for trunk in branches.trunks_in(columns.clone(), lanes.clone()) {
            assert!(columns.contains(&trunk.column));
            assert!(trunk.lanes.0 < lanes.end && trunk.lanes.1 >= lanes.start);
        }
    }
}

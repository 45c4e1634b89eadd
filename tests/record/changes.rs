//! What can be done to a record, and what it does not do by the way.

use jego::board::{Color, Point, PointSet, Size};
use jego::game::TurnId;
use jego::go::{Move, Ruleset, Setup};
use jego::record::{Change, GoRecord, Header, Refused, Start, save, sgf};

use crate::games::reads_well;

fn new_game() -> GoRecord {
    GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap()
}

fn play(record: &mut GoRecord, col: u8, row: u8) -> TurnId {
    let mv = Move::Place(Point::new(col, row));
    record.apply(&Change::Play(mv)).unwrap()
}

#[test]
fn counting_marks_belong_to_the_position_they_were_made_on() {
    let mut marks = PointSet::EMPTY;
    marks.insert(Point::new(4, 4));
    let marked = || {
        let mut record = new_game();
        let first = play(&mut record, 4, 4);
        let second = play(&mut record, 2, 2);
        record.apply(&Change::Dead(Some(marks))).unwrap();
        (record, first, second)
    };
    let (record, first, second) = marked();
    assert_eq!(record.dead(), Some(&marks));
    let turned = Setup {
        to_play: Some(Color::White),
        ..Setup::default()
    };
    for (change, stay) in [
        (Change::Play(Move::Pass), false),
        (Change::Arrange(turned), false),
        (Change::GoTo(first), false),
        (Change::GoTo(second), true),
        (Change::Delete(second), false),
        (Change::Comment(first, "x".to_owned()), true),
        (Change::Result(None), true),
    ] {
        let (mut record, _, _) = marked();
        record.apply(&change).unwrap();
        assert_eq!(record.dead().is_some(), stay, "{change:?}");
    }
    // Deleting a branch elsewhere leaves them.
    let (mut record, first, second) = marked();
    record.apply(&Change::GoTo(first)).unwrap();
    let other = play(&mut record, 6, 6);
    record.apply(&Change::GoTo(second)).unwrap();
    record.apply(&Change::Dead(Some(marks))).unwrap();
    record.apply(&Change::Delete(other)).unwrap();
    assert!(record.dead().is_some());
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut record = new_game();
    let first = play(&mut record, 4, 4);
    let gone = play(&mut record, 2, 2);
    record.apply(&Change::Delete(gone)).unwrap();
    let before = save::write(&record);
    let text = || "x".to_owned();
    for change in [
        Change::Play(Move::Place(Point::new(4, 4))),
        Change::Play(Move::Place(Point::new(9, 9))),
        Change::GoTo(gone),
        Change::Delete(gone),
        Change::Delete(TurnId::START),
        Change::Undelete(first),
        Change::Comment(gone, text()),
        Change::Property(gone, "XX".to_owned(), vec![text()]),
        Change::Property(first, "Xx".to_owned(), vec![text()]),
        Change::Property(first, String::new(), vec![text()]),
        Change::Property(first, "AB".to_owned(), vec![text()]),
    ] {
        assert!(record.apply(&change).is_err(), "{change:?}");
        assert_eq!(save::write(&record), before, "{change:?}");
    }
    assert_eq!(record.apply(&Change::Undelete(first)), Err(Refused::Turn));
    record.apply(&Change::Undelete(gone)).unwrap();
    assert_eq!(record.apply(&Change::Undelete(gone)), Err(Refused::Turn));
}

/// A branch comes back with everything that was said in it.
#[test]
fn a_deleted_branch_keeps_its_notes() {
    let mut record = new_game();
    let first = play(&mut record, 4, 4);
    let comment = Change::Comment(first, "good".to_owned());
    record.apply(&comment).unwrap();
    let before = save::write(&record);
    record.apply(&Change::Delete(first)).unwrap();
    assert!(!save::write(&record).contains("good"));
    record.apply(&Change::Undelete(first)).unwrap();
    record.apply(&Change::GoTo(first)).unwrap();
    assert_eq!(save::write(&record), before);
}

#[test]
fn several_lists_can_be_told_apart_after_a_change_in_the_middle() {
    let mut record = new_game();
    let turn = play(&mut record, 4, 4);
    let set = |record: &mut GoRecord, name: &str, values: &[&str]| {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        let change = Change::Property(turn, name.to_owned(), values);
        record.apply(&change).unwrap();
    };
    set(&mut record, "TR", &["aa", "bb"]);
    set(&mut record, "LB", &["aa:1"]);
    set(&mut record, "SQ", &["cc"]);
    set(&mut record, "LB", &["dd:2", "ee:3"]);
    set(&mut record, "TR", &[]);
    let shown: Vec<String> = record.properties(turn).map(|p| format!("{p:?}")).collect();
    assert_eq!(shown, ["LB[dd:2][ee:3]", "SQ[cc]"]);
}

#[test]
fn headers_and_comments_can_be_changed_and_taken_away() {
    let mut record = reads_well("(;SZ[9]PB[A]C[x]PB[B];B[aa]C[y])");
    let first = record
        .history()
        .tree()
        .children(TurnId::START)
        .next()
        .unwrap();
    record
        .apply(&Change::Header(
            Header::Player(Color::Black),
            "New".to_owned(),
        ))
        .unwrap();
    record
        .apply(&Change::Comment(TurnId::START, String::new()))
        .unwrap();
    record
        .apply(&Change::Comment(first, "two\nlines".to_owned()))
        .unwrap();
    assert_eq!(record.comment(first).unwrap(), "two\nlines");
    let text = sgf::write(&record.to_sgf());
    assert!(text.contains("SZ[9]PB[New];B[aa]C[two\nlines]"), "{text}");
    let bad = Change::Property(first, "no]name".to_owned(), vec![]);
    assert!(record.apply(&bad).is_err());
    for part in ["B", "AE", "KM"] {
        let twice = Change::Property(first, part.to_owned(), vec!["bb".to_owned()]);
        let refused = record.apply(&twice).unwrap_err();
        assert_eq!(
            refused.to_string(),
            format!("{part} is part of the game, not a note")
        );
    }
    // A value that would tear the file is mended.
    let torn = Change::Property(first, "XX".to_owned(), vec!["a]b\\".to_owned()]);
    record.apply(&torn).unwrap();
    assert!(sgf::write(&record.to_sgf()).contains(r"XX[a\]b\\]"));
}

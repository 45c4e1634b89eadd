//! What can be done to a record, and what it does not do by the way.

use jego::board::{Color, Point, PointSet, Size};
use jego::game::{HalfPoints, TurnId};
use jego::go::{Move, Ruleset, Setup};
use jego::record::{
    Change, GoRecord, Header, Journal, OthelloRecord, Refused, Start, Terms, interrupted_journals,
    recover, save, sgf,
};

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

/// A game as another program wrote it, with a ko, a comment and a property
/// that nobody knows.
const FOREIGN: &str = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]PB[Ada]XX[kept]\
    ;B[dd]C[here];W[ee](;B[ff];W[])(;B[gg]))";

fn foreign() -> GoRecord {
    reads_well(FOREIGN)
}

#[test]
fn rules_and_komi_change_and_nothing_else_does() {
    let mut record = foreign();
    let before = sgf::write(&record.to_sgf());
    let (cursor, turns) = (record.history().cursor(), record.history().tree().ids());
    let old = record.start().terms();
    let komi = HalfPoints::from_halves(-7);
    let terms = Terms::new(Some(Ruleset::Chinese), Ruleset::Chinese.rules(), komi);
    record.apply(&Change::Rules(terms)).unwrap();
    assert_eq!(record.start().terms(), terms);
    assert_eq!(record.history().position().rules().komi, komi);
    assert_eq!(record.history().cursor(), cursor);
    assert_eq!(record.history().tree().ids(), turns);
    let after = sgf::write(&record.to_sgf());
    let expected = before.replace("RU[Japanese]", "RU[Chinese]");
    assert_eq!(after, expected.replace("KM[6.5]", "KM[-3.5]"));
    assert_eq!(reads_well(&after).start().terms(), terms);
    record.apply(&Change::Rules(old)).unwrap();
    assert_eq!(sgf::write(&record.to_sgf()), before);
}

#[test]
fn turns_are_judged_by_the_rules_that_hold_now() {
    // White's stone in the corner is suicide, which only some rules allow.
    let text = "(;GM[1]SZ[9]RU[NZ]KM[7];B[ab];W[ee];B[ba];W[aa];B[ff])";
    let mut record = reads_well(text);
    let breaches = |record: &GoRecord| {
        let tree = record.history().tree();
        let turns = tree.descendants(TurnId::START);
        turns.filter(|&turn| record.breach(turn).is_some()).count()
    };
    let allowed = record.start().terms();
    assert_eq!(breaches(&record), 0);
    let rules = Ruleset::Japanese.rules();
    let forbidden = Terms::new(Some(Ruleset::Japanese), rules, rules.komi);
    record.apply(&Change::Rules(forbidden)).unwrap();
    assert_eq!(breaches(&record), 1);
    record.apply(&Change::Rules(allowed)).unwrap();
    assert_eq!(breaches(&record), 0);
}

#[test]
fn a_table_with_one_set_of_rules_refuses_others() {
    let rules = Ruleset::French.rules();
    let terms = Terms::new(Some(Ruleset::French), rules, rules.komi);
    let mut othello = OthelloRecord::standard();
    assert_eq!(othello.apply(&Change::Rules(terms)), Err(Refused::Rules));
    let mut record = new_game();
    let wild = HalfPoints::from_points(5000);
    let wild = Terms::new(Some(Ruleset::French), rules, wild);
    assert_eq!(record.apply(&Change::Rules(wild)), Err(Refused::Rules));
    assert_eq!(record.start().terms(), terms);
}

#[test]
fn rules_that_changed_are_in_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = foreign();
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    let terms = Terms::new(None, Ruleset::Aga.rules(), HalfPoints::from_points(3));
    for change in [Change::Rules(terms), Change::Play(Move::Pass)] {
        record.apply(&change).unwrap();
        journal.note(&record, &change);
    }
    drop(journal);
    let left = interrupted_journals(folder.path());
    let recovered = recover(&left[0]).unwrap();
    assert_eq!(recovered.record.to_save(), save::write(&record));
}

//! What a file means: boards, turns, handicap, komi, results.

use jego::board::{Color, Diagram, Vertex};
use jego::game::{Game as _, TurnId};
use jego::go::{Handicap, IllegalMove, Ruleset};
use jego::record::sgf::{self, Value};
use jego::record::{Change, GoRecord, Header, TimeControl, open};

#[track_caller]
fn read(text: &str) -> (GoRecord, Vec<String>) {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    let (record, problems) = opened.games.go(0).unwrap();
    let problems = opened.problems.with(problems);
    (
        record,
        problems.listed().iter().map(ToString::to_string).collect(),
    )
}

#[track_caller]
pub(crate) fn reads_well(text: &str) -> GoRecord {
    let (record, problems) = read(text);
    assert!(problems.is_empty(), "{problems:?}");
    record
}

/// Goes to the end of the first line.
fn at_end(record: &GoRecord) -> GoRecord {
    let mut record = record.clone();
    loop {
        let history = record.history();
        let Some(next) = history.tree().children(history.cursor()).next() else {
            return record;
        };
        record.apply(&Change::GoTo(next)).unwrap();
    }
}

#[track_caller]
fn shows(record: &GoRecord, picture: &str) {
    let board = record.history().position().board();
    let shown = Diagram::of(board.size(), |point| board.stone(point));
    let wanted = Diagram::parse(picture).unwrap();
    assert_eq!(shown.to_string(), wanted.to_string());
}

/// The file that a record makes, on one line and without the program's name.
fn written(record: &GoRecord) -> String {
    let text = sgf::write(&record.to_sgf()).replace('\n', "");
    let start = text.find("AP[").unwrap();
    let end = start + text[start..].find(']').unwrap() + 1;
    text.replace(&text[start..end], "")
}

#[test]
fn moves_passes_and_setups_are_played() {
    let record = reads_well("(;SZ[5];B[aa];W[ba];B[];W[ab];AB[dd:ee]AW[ae]AE[ab]PL[W];W[tt])");
    shows(
        &record,
        ". . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
    );
    let end = at_end(&record);
    shows(
        &end,
        ". O . . .\n. . . . .\n. . . . .\n. . . X X\nO . . X X",
    );
    assert_eq!(end.history().position().situation().prisoners.white, 1);
    assert_eq!(end.history().position().to_play(), Color::Black);
}

#[test]
fn a_position_opens_as_a_position_and_can_be_played_on() {
    let mut record = reads_well("(;SZ[3]AB[aa][ba]AW[cc])");
    shows(&record, "X X .\n. . .\n. . O");
    let b2 = Vertex::parse("B2", record.start().size).unwrap().point();
    record
        .apply(&Change::Play(jego::go::Move::Place(b2)))
        .unwrap();
    shows(&record, "X X .\n. X .\n. . O");
    assert_eq!(
        written(&record),
        "(;FF[4]CA[UTF-8]SZ[3]AB[aa][ba]AW[cc];B[bb])"
    );
}

#[test]
fn whoever_moves_first_in_the_file_is_to_play() {
    let to_play = |text: &str| reads_well(text).history().position().to_play();
    assert_eq!(to_play("(;SZ[9]AB[aa];W[bb])"), Color::White);
    assert_eq!(to_play("(;SZ[9]AB[aa];B[bb])"), Color::Black);
    assert_eq!(to_play("(;SZ[9]AB[aa]PL[W])"), Color::White);
    assert_eq!(to_play("(;SZ[9]AB[aa]PL[1];W[bb])"), Color::Black);
    assert_eq!(to_play("(;SZ[9]HA[2]AB[aa][bb])"), Color::White);
    assert_eq!(to_play("(;SZ[9];C[hm];W[aa])"), Color::White);
    assert_eq!(to_play("(;SZ[9])"), Color::Black);
}

#[test]
fn handicap_is_what_the_file_puts_on_the_board() {
    let handicap = |text: &str| reads_well(text).start().handicap;
    assert_eq!(handicap("(;SZ[9]HA[2]AB[cc][gg])"), Handicap::Given(2));
    assert_eq!(handicap("(;SZ[9]HA[0])"), Handicap::None);
    assert_eq!(handicap("(;SZ[9]HA[1])"), Handicap::None);
    assert_eq!(handicap("(;SZ[9]HA[])"), Handicap::None);
    assert_eq!(
        handicap("(;SZ[9]HA[3];B[aa];B[bb];B[cc];W[dd])"),
        Handicap::Free(3)
    );
    assert_eq!(
        handicap("(;SZ[9]HA[3];B[aa];B[bb];W[dd])"),
        Handicap::Given(3)
    );
    // There is no room to place four stones freely on four points.
    let (record, _) = read("(;SZ[2]HA[4];B[aa];B[ba];B[ab];B[bb])");
    assert_eq!(record.start().handicap, Handicap::Given(4));
    let (record, problems) = read("(;SZ[9]HA[many])");
    assert_eq!(record.start().handicap, Handicap::None);
    assert_eq!(
        problems,
        ["line 1, column 11: HA[many] is not a valid number here; 0 is used"]
    );
}

#[test]
fn komi_is_read_as_it_is_meant() {
    let komi = |km: &str| {
        reads_well(&format!("(;SZ[9]RU[Chinese]KM[{km}])"))
            .start()
            .komi()
            .to_string()
    };
    for (written, meant) in [
        ("6.5", "6.5"),
        ("6,5", "6.5"),
        (" 0 ", "0"),
        ("-5.50", "-5.5"),
        ("7", "7"),
        ("3.75", "7.5"),
        ("375", "7.5"),
        ("650", "6.5"),
    ] {
        assert_eq!(komi(written), meant, "{written}");
    }
    assert_eq!(reads_well("(;SZ[9])").start().komi().to_string(), "0");
    assert_eq!(komi(""), "0");
    for nonsense in ["six", "6.3", "1000000"] {
        let (record, problems) = read(&format!("(;SZ[9]RU[Chinese]KM[{nonsense}])"));
        assert_eq!(record.start().komi().to_string(), "7.5", "{nonsense}");
        assert_eq!(problems.len(), 1, "{nonsense}");
        assert!(written(&record).contains(&format!("KM[{nonsense}]")));
    }
    let handicapped = reads_well("(;SZ[9]RU[French]HA[2]AB[cc][gg]KM[3.5])");
    assert_eq!(handicapped.history().position().komi().to_string(), "3.5");
}

#[test]
fn rules_are_known_by_name() {
    assert_eq!(
        reads_well("(;RU[chinese])").start().ruleset,
        Some(Ruleset::Chinese)
    );
    assert_eq!(
        reads_well("(;RU[Korean])").start().ruleset,
        Some(Ruleset::Korean)
    );
    assert_eq!(reads_well("(;SZ[9])").start().ruleset, None);
    let (record, problems) = read("(;RU[Ing])");
    assert_eq!(record.start().ruleset, None);
    assert_eq!(
        problems,
        ["line 1, column 6: the rules \"Ing\" are unknown; Japanese rules are used"]
    );
}

#[test]
fn boards_that_cannot_be_are_shown_on_one_that_can() {
    for (sz, shown, problems) in [
        ("9", 9, 0),
        (" 13 ", 13, 0),
        ("19:19", 19, 0),
        ("13:9", 13, 1),
        ("9:13", 13, 1),
        ("37", 19, 1),
        ("1", 19, 1),
        ("0:9", 19, 1),
        ("nine", 19, 1),
        ("", 19, 1),
        ("-9", 19, 1),
    ] {
        let (record, found) = read(&format!("(;SZ[{sz}];B[aa])"));
        assert_eq!(record.start().size.lines(), shown, "{sz}");
        assert_eq!(found.len(), problems, "{sz}: {found:?}");
        assert!(written(&record).contains(&format!("SZ[{sz}]")));
    }
}

#[test]
fn moves_against_the_rules_stand_as_the_file_says() {
    let text = "(;SZ[5]RU[Japanese];B[aa];W[aa];B[ee];W[zz];B[ab];W[ba];B[];W[];B[cc])";
    let (record, problems) = read(text);
    assert_eq!(
        problems,
        [
            "line 1, column 29: a move is illegal: A5 is already occupied",
            "line 1, column 41: W[zz] is not a point of a 5×5 board; it is kept in the file but not shown",
        ]
    );
    let end = at_end(&record);
    shows(
        &end,
        "O O . . .\nX . . . .\n. . X . .\n. . . . .\n. . . . X",
    );
    let tree = end.history().tree();
    let last = end.history().cursor();
    assert_eq!(tree.breach(last), Some(&IllegalMove::Stopped));
    assert_eq!(end.breach(last), None, "they resumed");
    assert_eq!(written(&record), text.replace("(;", "(;FF[4]CA[UTF-8]"));
}

#[test]
fn a_move_with_a_second_value_is_pointed_out_and_kept() {
    let (record, problems) = read("(;SZ[5];B[aa] [oops ;W[bb])");
    assert_eq!(
        problems,
        [
            "line 1, column 16: B has another value, [oops ;W[bb]; it is kept in the file but not played"
        ]
    );
    assert!(written(&record).contains("B[aa][oops ;W[bb]"));
}

#[test]
fn a_node_that_only_says_something_changes_nothing() {
    let record = at_end(&reads_well("(;SZ[5];B[aa];C[hm];W[];C[so];B[])"));
    assert!(record.history().position().is_over(), "two passes in a row");
    assert_eq!(
        record.history().tree().depth(record.history().cursor()),
        Some(5)
    );
}

#[test]
fn several_turns_of_one_node_stay_one_node() {
    let text = "(;FF[4]CA[UTF-8]SZ[5]B[aa]C[root];W[bb]C[both]B[cc]N[x];AB[dd]W[ee])";
    let mut record = reads_well(text);
    assert_eq!(written(&record), text);
    let end = at_end(&record);
    shows(
        &end,
        "X . . . .\n. O . . .\n. . X . .\n. . . X .\n. . . . O",
    );
    let way = end.history().path().to_vec();
    assert_eq!(way.len(), 6, "the start and five turns");
    assert_eq!(end.comment(way[1]).unwrap(), "root");
    assert_eq!(end.comment(way[3]).unwrap(), "both");

    // A comment on a part of a node is one on the node.
    record
        .apply(&Change::Comment(way[3], "new".to_owned()))
        .unwrap();
    assert_eq!(written(&record), text.replace("both", "new"));

    // A branch between the two takes the node apart, and nothing gets lost.
    record.apply(&Change::GoTo(way[2])).unwrap();
    record.apply(&Change::Play(jego::go::Move::Pass)).unwrap();
    assert_eq!(
        written(&record),
        "(;FF[4]CA[UTF-8]SZ[5]B[aa]C[root];W[bb]C[new]N[x](;B[cc];AB[dd]W[ee])(;B[]))"
    );

    // And so does deleting a part of it.
    let mut record = reads_well(text);
    record.apply(&Change::Delete(way[1])).unwrap();
    assert_eq!(written(&record), "(;FF[4]CA[UTF-8]SZ[5]C[root])");
    record.apply(&Change::Undelete(way[1])).unwrap();
    assert_eq!(written(&record), text);
    let mut record = reads_well("(;SZ[5]AB[cc]PL[B]B[aa])");
    record.apply(&Change::Delete(way[1])).unwrap();
    assert_eq!(written(&record), "(;FF[4]CA[UTF-8]SZ[5]AB[cc]PL[B])");
}

#[test]
fn a_million_moves_in_one_node_are_kept_and_do_no_harm() {
    let text = format!("(;SZ[5];{}C[end])", "B[aa]".repeat(100_000));
    let (record, _) = read(&text);
    assert_eq!(record.history().tree().ids(), 17);
    let moves = written(&record).matches("B[aa]").count();
    assert_eq!(moves, 100_000);
}

#[test]
fn results_are_read_and_others_are_pointed_out() {
    let result = |re: &str| {
        reads_well(&format!("(;RE[{re}])"))
            .result()
            .map(|r| r.to_string())
    };
    assert_eq!(result("B+3.5").as_deref(), Some("B+3.5"));
    assert_eq!(result(" W+Resign ").as_deref(), Some("W+R"));
    assert_eq!(result("Draw").as_deref(), Some("0"));
    assert_eq!(result("?"), None);
    assert_eq!(result(""), None);
    let (record, problems) = read("(;RE[Black won])");
    assert_eq!(record.result(), None);
    assert_eq!(record.header(Header::Result).unwrap(), "Black won");
    assert_eq!(problems.len(), 1);
}

#[test]
fn a_new_game_says_what_others_expect() {
    let mut start = jego::record::Start::new(jego::board::Size::NINE, Ruleset::French);
    start.handicap = Handicap::Fixed(2);
    let mut record = GoRecord::new(start).unwrap();
    let main_secs = 600;
    for change in [
        Change::Header(Header::Player(Color::Black), "Anne ]".to_owned()),
        Change::Header(Header::Player(Color::White), "Bob".to_owned()),
        Change::Header(Header::Rank(Color::Black), "5k".to_owned()),
        Change::Header(Header::Rank(Color::White), "3d".to_owned()),
        Change::Header(Header::Date, "2026-11-15".to_owned()),
        Change::Header(Header::Event, "Cup".to_owned()),
        Change::Header(Header::Round, "1".to_owned()),
        Change::Header(Header::Place, "Paris".to_owned()),
        Change::Header(Header::Name, "Final".to_owned()),
        Change::Control(TimeControl::ByoYomi {
            main_secs,
            periods: 5,
            period_secs: 30,
        }),
        Change::Result("W+R".parse().ok()),
        Change::Play(jego::go::Move::Pass),
    ] {
        record.apply(&change).unwrap();
    }
    let text = sgf::write(&record.to_sgf()).replace('\n', "");
    assert_eq!(
        text,
        concat!(
            "(;FF[4]CA[UTF-8]AP[Jego:",
            env!("CARGO_PKG_VERSION"),
            r"]GM[1]SZ[9]KM[2.5]RU[French]HA[2]AB[gc][cg]PB[Anne \]]PW[Bob]BR[5k]WR[3d]",
            "DT[2026-11-15]EV[Cup]RO[1]PC[Paris]GN[Final]TM[600]OT[5x30 byo-yomi]RE[W+R];W[])"
        )
    );
    let again = reads_well(&text);
    assert_eq!(again.start().komi(), record.start().komi());
    assert_eq!(again.control(), record.control());
    assert_eq!(sgf::write(&again.to_sgf()).replace('\n', ""), text);
}

#[test]
fn what_jego_does_not_know_is_kept_in_its_order() {
    let text = "(;FF[4]CA[UTF-8]SZ[9]XY[1][2]KM[6.5];ZZ[a\\]b]B[aa]QQ[];W[bb]BL[3](;B[cc])(;N[x]))";
    let record = reads_well(text);
    assert_eq!(written(&record), text);
    let first = record
        .history()
        .tree()
        .children(TurnId::START)
        .next()
        .unwrap();
    let raw: Vec<_> = record
        .property(first, "ZZ")
        .unwrap()
        .values()
        .map(Value::raw)
        .collect();
    assert_eq!(raw, ["a\\]b"]);
}

#[test]
fn redo_leads_down_the_first_line_of_a_file() {
    let record = reads_well("(;SZ[9](;B[aa];W[bb])(;B[cc];W[dd](;B[ee])(;B[ff])))");
    let mut history = record.history().clone();
    let first = Vertex::parse("A9", record.start().size).unwrap().point();
    history.redo().unwrap();
    assert_eq!(history.position().board().stone(first), Some(Color::Black));
    history.redo().unwrap();
    assert_eq!(history.redo(), None);
}

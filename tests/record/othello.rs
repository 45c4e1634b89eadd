//! Othello in SGF, as each program writes it.

use jego::board::{Color, Diagram, Point};
use jego::game::{Game as _, Turn, TurnId};
use jego::othello::{Move, Position, Square};
use jego::record::{
    AnyRecord, Change, Fault, GameKind, OthelloRecord, OthelloStart, Problems, Unplayable, open,
    save, sgf,
};

fn read(text: &str) -> (OthelloRecord, Problems) {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    let (record, problems) = opened.games.game(0).unwrap();
    let AnyRecord::Othello(record) = record else {
        panic!("this is {:?}", record.kind());
    };
    (*record, problems)
}

#[track_caller]
fn clean(text: &str) -> OthelloRecord {
    let (record, problems) = read(text);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    record
}

fn end_of(record: &OthelloRecord) -> OthelloRecord {
    let mut record = record.clone();
    let last = record
        .history()
        .tree()
        .descendants(TurnId::START)
        .last()
        .unwrap();
    record.apply(&Change::GoTo(last)).unwrap();
    record
}

fn square(name: &str) -> Point {
    name.parse::<Square>().unwrap().point()
}

fn drawn(position: &Position) -> String {
    Diagram::of(jego::othello::SIZE, |point| position.disc(point)).to_string()
}

#[test]
fn moves_are_read_in_every_form_that_programs_write() {
    let names = clean("(;GM[2]SZ[8];B[f5];W[d6];B[c3])");
    for same in [
        "(;GM[2]SZ[8];B[F5];W[D6];B[C3])",
        "(;GM[2]SZ[8];B[fe];W[df];B[cc])",
        "(;GM[2];B[ f5 ];W[d6];B[cc])",
        "(;GM[2]SZ[8:8];B[f5];W[df];B[c3])",
    ] {
        let record = clean(same);
        assert_eq!(
            end_of(&record).history().position(),
            end_of(&names).history().position()
        );
        // What was in the file is written as it was.
        assert!(sgf::write(&record.to_sgf()).contains(&same[same.find(";B").unwrap()..]));
    }
}

#[test]
fn files_that_give_the_four_discs_do_not_double_them() {
    let usual = OthelloStart::default();
    for head in [
        "",
        "AB[e4][d5]AW[d4][e5]PL[B]",
        "AB[ed][de]AW[dd:dd][ee]",
        "AB[E4][D5]AW[D4][E5]PL[Black]",
    ] {
        let record = clean(&format!("(;GM[2]SZ[8]{head};B[f5])"));
        assert_eq!(record.start(), &usual, "{head}");
        assert_eq!(end_of(&record).history().position().count().discs.black, 4);
    }
}

#[test]
fn a_file_that_names_the_middle_tells_of_the_whole_board() {
    let (record, _) = read("(;GM[2]SZ[8]AB[a1][d4]AW[b1]PL[W])");
    let position = record.history().position();
    assert_eq!(position.to_play(), Color::White);
    let told = drawn(position);
    assert!(told.starts_with("X O . . . . . ."), "{told}");
    assert_eq!(told.matches(['X', 'O']).count(), 3, "{told}");
}

#[test]
fn a_file_that_does_not_name_the_middle_adds_to_the_usual_board() {
    let record = clean("(;GM[2]SZ[8]AB[a1][h8];W[c5])");
    let position = record.history().position();
    assert_eq!(
        position.to_play(),
        Color::White,
        "the first move is White's"
    );
    assert_eq!(position.count().discs.black, 4);
    let emptied = clean("(;GM[2]SZ[8]AE[d4:e5]AB[a1]AW[b1])");
    assert_eq!(
        drawn(emptied.history().position())
            .matches(['X', 'O'])
            .count(),
        2
    );
}

#[test]
fn discs_set_up_in_the_middle_of_a_game_stay_where_they_are_put() {
    let record = end_of(&clean("(;GM[2]SZ[8];B[f5];AW[a1][e5]AE[f5]PL[B];B[f5])"));
    let position = record.history().position();
    assert_eq!(position.disc(square("a1")), Some(Color::White));
    assert_eq!(position.to_play(), Color::White);
    let again = end_of(&clean(&sgf::write(&record.to_sgf())));
    assert_eq!(again.history().position(), position);
}

/// A random game up to where a pass is forced, its moves, and a move after it.
fn with_a_pass() -> (OthelloRecord, Move) {
    use rand::RngExt as _;
    for seed in 0.. {
        let mut rng = crate::random::rng(seed);
        let mut record = OthelloRecord::standard();
        loop {
            let position = *record.history().position();
            let legal = position.legal_moves(record.history().past());
            if position.forced().is_some() {
                let mut after = record.history().clone();
                after.play(Move::Pass).unwrap();
                let next = after.position().legal_moves(after.past());
                return (record, next[0]);
            }
            let Some(mv) = (!legal.is_empty()).then(|| legal[rng.random_range(0..legal.len())])
            else {
                break;
            };
            record.apply(&Change::Play(mv)).unwrap();
        }
    }
    unreachable!()
}

fn name_of(mv: Move) -> String {
    match mv {
        Move::Place(point) => Square::new(point).unwrap().to_string(),
        Move::Pass => "PA".to_owned(),
    }
}

#[test]
fn a_pass_is_read_in_every_form_and_may_be_left_out() {
    let (before, next) = with_a_pass();
    let to_play = before.history().position().to_play();
    let text = sgf::write(&before.to_sgf());
    let text = text.trim_end().strip_suffix(')').unwrap();
    let (passing, moving) = match to_play {
        Color::Black => ("B", "W"),
        Color::White => ("W", "B"),
    };
    let after = format!(";{moving}[{}])", name_of(next));
    let mut played = before.clone();
    played.apply(&Change::Play(Move::Pass)).unwrap();
    played.apply(&Change::Play(next)).unwrap();
    for pass in ["", "PA", "pa", "pass", "Pass", "tt", "@@@@", "--"] {
        let record = end_of(&clean(&format!("{text};{passing}[{pass}]{after}")));
        assert_eq!(record.history().path().len(), played.history().path().len());
        assert_eq!(record.history().position(), played.history().position());
    }
    let without = end_of(&clean(&format!("{text}{after}")));
    assert_eq!(
        without.history().path().len() + 1,
        played.history().path().len()
    );
    assert_eq!(without.history().position(), played.history().position());
    // And it survives a save.
    let again = save::read(&save::write(&without)).unwrap();
    assert_eq!(again.to_save(), save::write(&without));
    assert!(sgf::write(&played.to_sgf()).contains(&format!(";{passing}[PA]")));
}

#[test]
fn what_is_written_has_the_whole_board_and_is_read_back() {
    let mut record = OthelloRecord::standard();
    for name in ["f5", "d6", "c3"] {
        record
            .apply(&Change::Play(Move::Place(square(name))))
            .unwrap();
    }
    let text = sgf::write(&record.to_sgf());
    assert!(
        text.contains("GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]"),
        "{text}"
    );
    let joined: String = text.lines().collect();
    assert!(joined.contains(";B[f5];W[d6];B[c3]"), "{text}");
    let again = clean(&text);
    assert_eq!(again.start(), record.start());
    assert_eq!(
        end_of(&again).history().position(),
        record.history().position()
    );
    assert_eq!(sgf::write(&again.to_sgf()), text);
}

#[test]
fn every_start_comes_back_from_sgf_and_from_a_save() {
    use rand::RngExt as _;
    for seed in 0..300 {
        let mut rng = crate::random::rng(seed);
        let mut position = Position::new();
        let mut setup = jego::game::Setup::default();
        for point in jego::othello::SIZE.points() {
            match rng.random_range(0..12) {
                0 => setup.add.black.insert(point),
                1 => setup.add.white.insert(point),
                2..7 => setup.remove.insert(point),
                _ => false,
            };
        }
        setup.to_play = rng.random_ratio(1, 2).then_some(Color::White);
        position.arrange(&setup).unwrap();
        let start = OthelloStart::of(&position);
        let record = OthelloRecord::new(start.clone()).unwrap();
        assert_eq!(record.history().position(), &position, "seed {seed}");
        let of_sgf = clean(&sgf::write(&record.to_sgf()));
        assert_eq!(of_sgf.start(), &start, "seed {seed}");
        let saved = save::write(&record);
        assert_eq!(save::read(&saved).unwrap().to_save(), saved, "seed {seed}");
    }
}

#[test]
fn moves_against_the_rules_are_played_and_pointed_out() {
    for (moves, says) in [
        (";B[a1]", "a1 flips nothing"),
        (";B[f5];W[f5]", "f5 is already occupied"),
        (";B[PA]", "has a legal move and may not pass"),
        (";B[f5];B[f6]", "f6 flips nothing"),
        (";W[c4];W[e3]", "not White's turn"),
    ] {
        let (record, problems) = read(&format!("(;GM[2]SZ[8]{moves})"));
        let listed: Vec<String> = problems.listed().iter().map(ToString::to_string).collect();
        assert!(
            listed.iter().any(|said| said.contains(says)),
            "{moves}: {listed:?}"
        );
        let again = save::read(&save::write(&record)).unwrap();
        assert_eq!(again.to_save(), save::write(&record));
    }
    let (record, problems) = read("(;GM[2]SZ[8];B[f5];W[zz];W[d6])");
    assert_eq!(problems.listed().iter().count(), 1);
    let turns = record.history().tree().descendants(TurnId::START);
    let moves =
        turns.filter(|&turn| matches!(record.history().tree().turn(turn), Some(Turn::Move { .. })));
    assert_eq!(moves.count(), 2);
}

#[test]
fn another_board_is_refused_and_a_goban_is_none() {
    let game = |text: &str| {
        let opened = open(text.as_bytes().to_vec(), None).unwrap();
        let (record, problems) = opened.games.game(0)?;
        Ok((record.kind(), problems))
    };
    for (size, columns, rows) in [("10", 10, 10), ("6", 6, 6), ("8:10", 8, 10)] {
        let refused: Result<_, Unplayable> = game(&format!("(;GM[2]SZ[{size}];B[f5])"));
        assert_eq!(refused.unwrap_err(), Unplayable::Board { columns, rows });
    }
    let (kind, problems) = game("(;GM[2]SZ[large];B[f5])").unwrap();
    assert_eq!(kind, GameKind::Othello);
    let fault = &problems.listed().iter().next().unwrap().fault;
    assert!(matches!(fault, Fault::Number { name: "SZ", .. }), "{fault}");
    // Go problems that say so by mistake are found in the wild.
    for slip in ["(;GM[2]SZ[19];B[sr];W[rq])", "(;GM[2];B[pd];W[dp])"] {
        let (kind, problems) = game(slip).unwrap();
        assert_eq!(kind, GameKind::Go, "{slip}");
        let fault = &problems.listed().iter().next().unwrap().fault;
        assert!(matches!(fault, Fault::Game(_)), "{slip}: {fault}");
    }
}

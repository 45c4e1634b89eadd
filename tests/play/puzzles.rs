//! Problems out of files of every kind: folders, nonsense, and hostile trees;
//! and what the network says of moves outside a tree.

use std::fs;

use jego::ai::StopFlag;
use jego::board::Point;
use jego::console::{Echo, ProblemLines, solve_lines};
use jego::go::Move;
use jego::lobby::{
    CannotOpenProblems, add_mistakes, mistakes_today, open_problems, read_deck, read_progress,
};
use jego::puzzle::{
    Attempt, Basis, Collection, Finding, Judge, NetworkJudge, NotAPuzzle, Order, Outcome, Played,
    Progress, Round, RoundOptions, Source, State, Turning, Variety, Wanted, judge_by,
};
use jego::record::Folders;
use jego::session::judges;
use jego::words::Language;
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

fn collection(text: &str) -> Option<Collection> {
    let opened = jego::record::open(text.as_bytes().to_vec(), None).ok()?;
    let source = Source {
        name: "soup.sgf".to_owned(),
        games: opened.games,
    };
    Some(Collection::new("soup", [source]))
}

/// Plays a problem at random, and does everything that can be done to it.
fn fumble(mut attempt: Attempt, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..40 {
        let lines = attempt.puzzle().size().lines();
        match rng.random_range(0..10) {
            0 => drop(attempt.take_back()),
            1 => attempt.restart(),
            2 if rng.random_range(0..4) == 0 => attempt.show_solution(),
            3 => drop(attempt.go_on()),
            4 => attempt.take_judgement(None),
            5 => {
                if let Some(&(_, mv)) = attempt.line().first() {
                    attempt.play(mv);
                }
            }
            6 => drop(attempt.play(Move::Pass)),
            _ => {
                let mut line = || rng.random_range(0..lines + 1);
                let point = Point::new(line(), line());
                let before = attempt.moves();
                let played = attempt.play(Move::Place(point));
                if played != Played::Done {
                    assert_eq!(attempt.moves(), before);
                }
            }
        }
        attempt.reply(&mut rng);
        let legal = attempt.legal();
        assert!(legal.is_empty() || attempt.state() == State::ToPlay);
        assert_ne!(attempt.state(), State::ToReply, "every reply was given");
        let case = attempt.case();
        assert_eq!(case.is_some(), attempt.state() == State::Asked);
    }
}

/// Pieces of SGF of which soup is made.
fn piece() -> impl Strategy<Value = String> {
    let point = || "[a-u][a-u]";
    let mv = ("[BW]", point()).prop_map(|(color, point)| format!(";{color}[{point}]"));
    let stones = ("A[BWE]", prop::collection::vec(point(), 1..6)).prop_map(|(name, points)| {
        let points: String = points.iter().map(|point| format!("[{point}]")).collect();
        format!("{name}{points}")
    });
    let words = prop::sample::select(vec![
        "C[RIGHT]",
        "C[WRONG]",
        "C[CHOICE]",
        "C[FORCE]",
        "C[NOTTHIS]",
        "C[正解]",
        "C[+]",
        "TE[1]",
        "BM[1]",
        "GB[1]",
        "GW[1]",
        "UC[1]",
        "DO[]",
        "IT[]",
        "PL[W]",
        "PL[x]",
        "SZ[9]",
        "SZ[0]",
        "SZ[9:5]",
        "SZ[25]",
        "GM[2]",
        "GM[7]",
        "HA[3]",
        "LB[aa:x]",
        "TR[bb]",
        "GE[ko]",
        "DI[3k]",
        "C[\\]",
        "AB[aa:ss]",
        ";",
        "(",
        ")",
        "(;",
        ";B[]",
        ";W[tt]",
        "]",
        "B[zz]",
    ]);
    prop_oneof![
        4 => mv,
        3 => stones,
        3 => words.prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn soup_of_sgf_never_breaks_anything(
        head in prop::collection::vec(piece(), 0..8),
        body in prop::collection::vec(piece(), 0..40),
        seed in any::<u64>(),
    ) {
        let text = format!("(;SZ[9]AB[cc]AW[dd]{}(;B[ee]{})", head.concat(), body.concat());
        if let Some(problems) = collection(&text) {
            let variety = Variety { turned: true, swapped: true };
            for number in 0..problems.len() {
                let Ok(puzzle) = problems.puzzle(number) else { continue };
                let turned = puzzle.turned(Turning::of_seed(seed, variety));
                prop_assert_eq!(turned.solution().len(), puzzle.solution().len());
                fumble(Attempt::new(puzzle.into()), seed);
                fumble(Attempt::new(turned.into()), seed);
            }
        }
    }
}

#[test]
fn deep_and_wide_trees_are_opened_or_said_to_be_too_large() {
    let deep = format!("(;SZ[9]AB[cc]AW[dd]{})", ";B[ee];W[ff]".repeat(9_000));
    let wide: String = (0..15_000).map(|_| "(;B[ee];W[ff])").collect();
    let branches = format!("(;SZ[9]AB[cc]AW[dd]{}", "(;B[ee](;W[ff]".repeat(4_000));
    let short: String = (0..9_000).map(|_| "(;B[ee])").collect();
    for (text, fits) in [
        (deep, true),
        (format!("(;SZ[9]AB[cc]AW[dd]{wide})"), false),
        (branches, true),
        (format!("(;SZ[9]AB[cc]AW[dd]{short})"), true),
    ] {
        let problems = collection(&text).unwrap();
        assert_eq!(problems.len(), usize::from(fits));
        match fits {
            true => fumble(Attempt::new(problems.puzzle(0).unwrap().into()), 5),
            false => assert_eq!(problems.skipped()[0].why, NotAPuzzle::TooLarge),
        }
    }
}

#[test]
fn a_folder_is_one_collection_and_what_is_none_of_it_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("more")).unwrap();
    for (name, text) in [
        (
            "b.sgf",
            "(;SZ[9]AB[aa]AW[bb];B[cc])(;SZ[9]AB[ab]AW[bb];B[cc])",
        ),
        ("a.sgf", "(;SZ[9]AB[ac]AW[bb];B[cc])"),
        ("more/c.sgf", "(;GM[2]B[dd])"),
        ("more/d.sgf", "nothing"),
        ("notes.txt", "(;SZ[9]AB[aa]AW[bb];B[cc])"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let problems = open_problems(folder.path()).unwrap();
    let places: Vec<_> = (0..3)
        .map(|number| problems.place(number).unwrap())
        .collect();
    assert_eq!(places, [("a.sgf", 1), ("b.sgf", 1), ("b.sgf", 2)]);
    let why: Vec<_> = problems.skipped().iter().map(|of| of.why.clone()).collect();
    assert_eq!(why, [NotAPuzzle::NotGo, NotAPuzzle::Unreadable]);
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    assert!(matches!(
        open_problems(&empty),
        Err(CannotOpenProblems::NoProblems { why: None, .. })
    ));
    assert!(matches!(
        open_problems(&folder.path().join("gone")),
        Err(CannotOpenProblems::File(_))
    ));
}

/// White kills by the middle of three points; anything else lets Black live,
/// and a stone far away does so too.
#[test]
fn a_failure_is_told_by_reading_and_not_called_good_by_the_network() {
    let text = "(;SZ[9]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]PL[W];W[ba]C[RIGHT])";
    let problems = collection(text).unwrap();
    let network: fn(usize) -> Vec<Box<dyn Judge>> =
        |threads| vec![Box::new(NetworkJudge::new(threads))];
    let all: fn(usize) -> Vec<Box<dyn Judge>> = judges;
    for (asked, basis) in [(all, Basis::Reading), (network, Basis::Network)] {
        for (col, row) in [(0, 0), (8, 8)] {
            let mut attempt = Attempt::new(problems.puzzle(0).unwrap().into());
            attempt.play(Move::Place(Point::new(col, row)));
            let case = attempt.case().unwrap();
            let judgement = judge_by(&mut asked(1), &case, &StopFlag::new()).unwrap();
            assert_eq!(judgement.basis, basis);
            match basis {
                Basis::Reading => assert_eq!(judgement.finding, Finding::Bad, "{col} {row}"),
                // It may be unsure of a small group, but never takes it for solved.
                Basis::Network | Basis::Tree => assert_ne!(judgement.finding, Finding::Good),
            }
        }
    }
}

/// Seven stones are in atari, with friends one step away: whoever leaves them there
/// has failed, and the network alone is sure of it.
#[test]
fn the_network_calls_it_a_failure_not_to_take_what_can_be_taken() {
    let text = "(;SZ[9]AB[ea][eb][ec][ed][ee][ef][eg][ah][bh][ch][dh][fh][gh][hh][ih]\
                AW[da][db][dc][dd][de][df][dg][fa][fb][fc][fd][fe][ff][fg]PL[W];W[eh]C[RIGHT])";
    let problems = collection(text).unwrap();
    let mut attempt = Attempt::new(problems.puzzle(0).unwrap().into());
    attempt.play(Move::Place(Point::new(0, 0)));
    let mut network: Vec<Box<dyn Judge>> = vec![Box::new(NetworkJudge::new(1))];
    let case = attempt.case().unwrap();
    let judgement = judge_by(&mut network, &case, &StopFlag::new()).unwrap();
    assert_eq!(judgement.basis, Basis::Network);
    assert_eq!(judgement.finding, Finding::Bad);
}

#[test]
fn a_round_turns_its_pictures_by_its_seed() {
    let problems = collection("(;SZ[9]AB[aa]AW[bb];B[cc])").unwrap();
    let problems = std::sync::Arc::new(problems);
    let mut turned = std::collections::BTreeSet::new();
    for seed in 0..64 {
        let options = RoundOptions {
            variety: Variety {
                turned: true,
                swapped: true,
            },
            ..RoundOptions::default()
        };
        let round = Round::new(problems.clone(), options, &Progress::default(), 0, seed);
        let puzzle = round.attempt().unwrap().puzzle().clone();
        let stones = puzzle.start().board().stones();
        turned.insert(format!("{:?} {:?}", stones.black, stones.white));
    }
    assert_eq!(turned.len(), 8, "four corners, two colors");
}

/// Black takes three stones at F7, and played E4.
const MISTAKE: &str = "(;FF[4]CA[UTF-8]GM[1]SZ[9]KM[7]GN[Ann – Bob, move 4]\
    AB[cb][db][eb][bc][cd][dd][ed]AW[cc][dc][ec]PL[B]JGLM[2.0]JGLS[6.4]\
    JGWY[Three white stones stay in atari](;B[fc]C[RIGHT];W[gg])(;B[ef]BM[1];W[fc]))";

#[test]
fn mistakes_are_gone_over_in_lines_and_come_back_tomorrow() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
    let added = add_mistakes(&folders, &[MISTAKE.to_owned()], Wanted::ByItself);
    assert_eq!(added.unwrap(), 1);
    let (deck, _) = read_deck(&folders);
    assert_eq!(mistakes_today(&deck, &read_progress(&folders).0), 1);
    let lines = ProblemLines {
        collection: std::sync::Arc::new(deck.collection()),
        options: RoundOptions {
            order: Order::Due,
            ..RoundOptions::default()
        },
        first: 0,
        seed: 1,
        folders: folders.clone(),
        language: Language::English,
        echo: Echo::Off,
    };
    let mut output = Vec::new();
    let input = "e4\nback\na1\nback\nf7\nquit\n";
    solve_lines(lines, input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    for told in [
        "My mistakes · 1 problem · 0 solved · 0 failed",
        "Ann – Bob, move 4",
        "Find something better than what was played in the game",
        "it lost 6.5 points. Three white stones stay in atari.",
        "Wrong, this loses more than 2 points against the best move",
        "Right, this is the best move",
    ] {
        assert!(output.contains(told), "{told}\n{output}");
    }
    // The first try counts, and that failed.
    let (progress, _) = read_progress(&folders);
    assert_eq!(progress.tried()[0].outcome, Outcome::Failed);
    assert_eq!(mistakes_today(&deck, &progress), 0);
    let key = deck.keys().next().unwrap();
    let due = progress.due(key).unwrap();
    assert_eq!(due - progress.tried()[0].at, 86_400);
}

#[test]
fn what_loses_little_is_right_as_well() {
    let deck = MISTAKE.replace("JGLM[2.0]", "JGLM[300]");
    let puzzle = collection(&deck).unwrap().puzzle(0).unwrap();
    let mut attempt = Attempt::new(puzzle.into());
    attempt.play(Move::Place(Point::new(0, 8)));
    let case = attempt.case().unwrap();
    let said = judge_by(&mut judges(1), &case, &StopFlag::default());
    attempt.take_judgement(said);
    assert_eq!(attempt.state(), State::Solved(Basis::Network));
}

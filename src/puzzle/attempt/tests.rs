//! One invented problem for each way in which authors mark right and wrong,
//! played through.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::*;
use crate::board::{Size, Vertex};
use crate::puzzle::testing::{collection, puzzle};

/// The stones of every problem here: Black is to play in the corner of a board
/// of nine lines.
const STONES: &str = "SZ[9]AB[cc][dc]AW[cd][dd]";

/// A problem with these stones and this tree.
fn attempt(tree: &str) -> Attempt {
    Attempt::new(puzzle(&format!("(;{STONES}{tree})")).into())
}

fn at(name: &str) -> Move {
    match name {
        "pass" => Move::Pass,
        name => Move::Place(Vertex::parse(name, Size::NINE).unwrap().point()),
    }
}

/// Plays these moves with the replies of the tree, and tells where that leads.
fn after(attempt: &Attempt, moves: &str) -> State {
    let mut attempt = attempt.clone();
    let mut rng = SmallRng::seed_from_u64(7);
    for mv in moves.split_whitespace() {
        assert_eq!(attempt.play(at(mv)), Played::Done, "{moves}: {mv}");
        attempt.reply(&mut rng);
    }
    attempt.state()
}

const SOLVED: State = State::Solved(Basis::Tree);
const WRONG: State = State::Wrong(Basis::Tree);

/// E5 is `ee`, D4 `df`, F4 `ff`, G3 `gg`.
#[test]
fn goproblems_marks_the_right_ends_and_all_others_are_wrong() {
    let of = attempt("(;B[ee];W[df](;B[gg]C[Dead.RIGHT])(;B[ff]))(;B[df];W[ee])(;B[gg])");
    assert_eq!(after(&of, "E5"), State::ToPlay);
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    assert_eq!(after(&of, "E5 F4"), WRONG);
    assert_eq!(after(&of, "D4"), WRONG);
    assert_eq!(after(&of, "G3"), WRONG);
}

#[test]
fn a_choice_is_replied_to_by_chance_and_otherwise_the_first_reply_comes() {
    let replies = |tree: &str| {
        let of = attempt(tree);
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut of = of.clone();
            of.play(at("E5"));
            of.reply(&mut SmallRng::seed_from_u64(seed));
            found.insert(of.last_move().unwrap().1);
        }
        found
    };
    let line = |reply: &str, word: &str| format!("(;W[{reply}]C[{word}];B[gg]C[RIGHT])");
    let some = format!(
        "(;B[ee]{}{}{})",
        line("df", "CHOICE"),
        line("ff", ""),
        line("ef", "CHOICE")
    );
    assert_eq!(replies(&some), [at("D4"), at("E4")].into());
    let none = format!("(;B[ee]{}{})", line("df", ""), line("ff", ""));
    assert_eq!(replies(&none), [at("D4")].into());
}

#[test]
fn only_the_moves_of_the_tree_can_be_played_where_that_is_forced() {
    let mut of = attempt("C[FORCE Which of the two?](;B[ee]C[RIGHT])(;B[df])");
    assert_eq!(of.text(), "Which of the two?");
    assert_eq!(of.play(at("G3")), Played::NotOffered);
    assert_eq!(of.state(), State::ToPlay);
    assert_eq!(after(&of, "D4"), WRONG);
    assert_eq!(after(&of, "E5"), SOLVED);
}

#[test]
fn what_is_barred_is_neither_replied_nor_reached_by_playing() {
    let of = attempt(
        "(;B[ee](;W[df]C[NOTTHIS];B[ff]C[RIGHT])(;W[ff];B[gg]C[RIGHT]))(;B[hh]C[NOTTHIS RIGHT])",
    );
    assert_eq!(after(&of, "H2"), State::Asked, "as if it were not there");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
}

#[test]
fn properties_mark_moves_of_whoever_solves_it() {
    let of = attempt("(;B[ee]TE[1];W[df];B[gg])(;B[df]BM[1];W[ee])(;B[ff]DO[])(;B[hh]IT[])");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    for wrong in ["D4", "F4"] {
        assert_eq!(after(&of, wrong), WRONG, "{wrong}");
    }
    assert_eq!(after(&of, "H2"), SOLVED);
    // A bad reply is no bad move of Black's, and a good one no good move.
    let of = attempt("(;B[ee]TE[2];W[df]BM[1];B[gg])(;B[df];W[ee]TE[1])");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    assert_eq!(after(&of, "D4"), WRONG);
}

#[test]
fn positions_that_are_good_for_a_side_are_right_for_it() {
    let tree = "(;B[ee];W[df];B[gg]GB[1])(;B[df];W[ee]GW[1])";
    assert_eq!(after(&attempt(tree), "E5 G3"), SOLVED);
    assert_eq!(after(&attempt(tree), "D4"), WRONG);
    let white = "PL[W](;W[ee]GW[1])(;W[df]GB[1])";
    assert_eq!(after(&attempt(white), "E5"), SOLVED);
    assert_eq!(after(&attempt(white), "D4"), WRONG);
}

#[test]
fn words_mark_in_every_script() {
    for (right, wrong) in [
        ("Correct!", "Incorrect!"),
        ("CORRECT", "Wrong"),
        ("+", "-"),
        ("This is correct", "This is not correct"),
        ("正解", "失敗"),
        ("正确", "错误"),
        ("答对", "答错"),
        ("정답", "실패"),
    ] {
        let tree = format!("(;B[df];W[ee]C[{wrong}])(;B[ee];W[df];B[gg]C[{right}])");
        let of = attempt(&tree);
        assert_eq!(after(&of, "D4"), WRONG, "{wrong}");
        assert_eq!(after(&of, "E5 G3"), SOLVED, "{right}");
    }
}

#[test]
fn a_word_in_the_middle_of_a_line_solves_it_there() {
    let of = attempt("(;B[ee]C[Correct. White cannot resist:];W[df];B[gg])(;B[df])");
    assert_eq!(after(&of, "E5"), SOLVED);
    let mut of = of;
    of.play(at("E5"));
    assert_eq!(of.line().len(), 2);
    assert!(of.go_on() && of.go_on() && !of.go_on());
    assert_eq!(of.state(), SOLVED);
    let of = attempt("(;B[ee]C[Correct so far];W[df](;B[gg]C[Correct])(;B[ff]))");
    assert_eq!(after(&of, "E5"), State::ToPlay);
    assert_eq!(after(&of, "E5 F4"), WRONG);
}

#[test]
fn a_lone_line_is_right() {
    let of = attempt(";B[ee];W[df];B[gg]");
    assert_eq!(after(&of, "E5"), State::ToPlay);
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    let of = attempt(";B[ee];W[df]");
    assert_eq!(after(&of, "E5"), SOLVED, "it ends with a reply");
}

#[test]
fn where_only_failures_are_marked_the_rest_is_right() {
    let of = attempt("(;B[ee];W[df];B[gg])(;B[df];W[ee]C[失败])(;B[ff]BM[1])(;B[hh])");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    assert_eq!(after(&of, "H2"), SOLVED);
    assert_eq!(after(&of, "D4"), WRONG);
    assert_eq!(after(&of, "F4"), WRONG);
}

#[test]
fn where_nothing_is_marked_the_first_of_each_choice_is_right() {
    let of = attempt("(;B[ee](;W[df](;B[gg])(;B[hh]))(;W[ff];B[gg]))(;B[df];W[ee])");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    assert_eq!(after(&of, "E5 H2"), WRONG);
    assert_eq!(after(&of, "D4"), WRONG);
}

#[test]
fn several_answers_are_right() {
    let of = attempt("(;B[ee]C[RIGHT])(;B[df]C[RIGHT])(;B[gg];W[ff];B[hh]C[RIGHT])(;B[ff])");
    for right in ["E5", "D4", "G3 H2"] {
        assert_eq!(after(&of, right), SOLVED, "{right}");
    }
    assert_eq!(after(&of, "F4"), WRONG);
}

#[test]
fn a_reply_that_only_an_aside_has_does_not_make_a_right_move_wrong() {
    let of = attempt("(;B[ee](;W[ff])(;W[df];B[gg]C[RIGHT]))");
    assert_eq!(after(&of, "E5 G3"), SOLVED);
    let refuted = attempt("(;B[ee](;W[ff]C[White lives])(;W[df];B[gg]C[RIGHT]))(;B[hh]C[RIGHT])");
    assert_eq!(after(&refuted, "E5"), WRONG);
}

#[test]
fn what_an_author_leaves_open_is_left_open() {
    let of = attempt("(;B[ee]C[RIGHT])(;B[df];W[ee];B[gg]UC[1])");
    assert_eq!(after(&of, "D4 G3"), State::Open);
    let mut of = of;
    of.play(at("D4"));
    assert_eq!(of.outcome(), None);
}

#[test]
fn whose_turn_it_is_is_told_by_pl_by_moves_and_by_stones() {
    let student = |text: &str| puzzle(text).student();
    for (text, color) in [
        ("(;SZ[9]AB[aa]AW[bb]PL[W])", Color::White),
        ("(;SZ[9]AB[aa]AW[bb];W[cc])", Color::White),
        ("(;SZ[9]AB[aa]AW[bb];C[note];W[cc])", Color::White),
        ("(;SZ[9]AB[aa]AW[bb]PL[W](;B[cc])(;W[dd]))", Color::White),
        ("(;SZ[9]AB[aa]AW[bb]PL[W];B[cc])", Color::Black),
        ("(;SZ[9]AB[aa])", Color::White),
        ("(;SZ[9]AB[aa]AW[bb])", Color::Black),
        ("(;SZ[9]AB[aa]AW[bb]C[白先])", Color::White),
    ] {
        assert_eq!(student(text), color, "{text}");
    }
}

#[test]
fn stones_may_be_put_in_later_nodes_before_the_first_move() {
    let of = puzzle("(;SZ[9];AB[aa]C[First];AW[bb]PL[W]C[Second];W[cc])");
    assert_eq!(of.start().board().stones().white.len(), 1);
    assert_eq!(of.text(), "First\nSecond");
    assert_eq!(of.student(), Color::White);
}

#[test]
fn names_theme_and_grade_are_read() {
    let of = puzzle("(;SZ[9]AB[aa]AW[bb]GN[Corner]GE[life and death]DI[12k])");
    assert_eq!(
        [of.title(), of.theme(), of.grade()],
        ["Corner", "life and death", "12k"]
    );
}

#[test]
fn a_move_outside_the_tree_is_asked_about_and_the_answer_says_what_it_rests_on() {
    let of = attempt("(;B[ee]C[RIGHT])(;B[df])");
    let asked = |judgement: Option<Judgement>| {
        let mut of = of.clone();
        of.play(at("G3"));
        let case = of.case().unwrap();
        assert_eq!((case.played, case.right), (at("G3"), Some(at("E5"))));
        assert_eq!(
            case.before.position().board().stones(),
            of.puzzle().start().board().stones()
        );
        of.take_judgement(judgement);
        (of.state(), of.outcome())
    };
    let said = |finding, basis| Some(Judgement { finding, basis });
    let bad = said(Finding::Bad, Basis::Network);
    assert_eq!(
        asked(bad),
        (State::Wrong(Basis::Network), Some(Outcome::Failed))
    );
    let unclear = said(Finding::Unclear, Basis::Network);
    assert_eq!(asked(unclear), (State::Outside(unclear), None));
    assert_eq!(asked(None), (State::Outside(None), None));
    // A network that likes a move is not yet a solution, where there is one.
    let good = said(Finding::Good, Basis::Network);
    assert_eq!(asked(good), (State::Outside(good), None));
    let read = said(Finding::Good, Basis::Reading);
    assert_eq!(asked(read).0, State::Solved(Basis::Reading));
}

#[test]
fn a_problem_without_a_tree_is_solved_by_what_is_judged_good() {
    let mut of = attempt("");
    assert!(!of.has_solution());
    of.play(at("E5"));
    assert_eq!(of.case().unwrap().right, None);
    of.take_judgement(Some(Judgement {
        finding: Finding::Good,
        basis: Basis::Network,
    }));
    assert_eq!(of.state(), State::Solved(Basis::Network));
}

#[test]
fn illegal_moves_change_nothing() {
    let mut of = attempt("(;B[ee]C[RIGHT])");
    assert!(matches!(
        of.play(at("C7")),
        Played::Illegal(IllegalMove::Occupied(_))
    ));
    let off = Move::Place(Point::new(20, 20));
    assert!(matches!(of.play(off), Played::Illegal(_)));
    assert_eq!((of.state(), of.moves()), (State::ToPlay, 0));
    of.play(at("E5"));
    assert_eq!(of.play(at("G3")), Played::NotNow);
}

#[test]
fn moves_are_taken_back_to_where_they_were_chosen() {
    let mut of = attempt("(;B[ee];W[df](;B[gg]C[RIGHT])(;B[ff];W[gg];B[hh]))");
    let mut rng = SmallRng::seed_from_u64(1);
    assert!(!of.take_back());
    of.play(at("E5"));
    of.reply(&mut rng);
    of.play(at("F4"));
    assert_eq!(of.state(), WRONG);
    assert_eq!(of.line().len(), 2, "what refutes it");
    assert!(of.go_on() && of.go_on());
    assert_eq!(of.moves(), 5);
    assert!(of.take_back());
    assert_eq!((of.state(), of.moves()), (State::ToPlay, 2));
    of.play(at("G3"));
    assert_eq!((of.state(), of.outcome()), (SOLVED, Some(Outcome::Failed)));
    of.restart();
    assert_eq!((of.state(), of.moves()), (State::ToPlay, 0));
    of.play(at("E5"));
    of.reply(&mut rng);
    assert!(of.take_back());
    assert_eq!(of.moves(), 0);
    of.play(at("D3"));
    assert_eq!(of.state(), State::Asked);
    assert!(of.take_back());
    assert_eq!((of.state(), of.moves()), (State::ToPlay, 0));
}

#[test]
fn the_solution_can_be_shown_and_played_through() {
    let mut of = attempt("(;B[df];W[ee])(;B[ee];W[df];B[gg]C[RIGHT])");
    of.show_solution();
    assert_eq!(
        (of.state(), of.outcome()),
        (State::Shown, Some(Outcome::Shown))
    );
    let names: Vec<Move> = of.line().into_iter().map(|(_, mv)| mv).collect();
    assert_eq!(names, [at("E5"), at("D4"), at("G3")]);
    assert!(of.go_on() && of.go_on() && of.take_back() && of.go_on() && of.go_on());
    assert!(!of.can_go_on());
    assert_eq!((of.state(), of.moves()), (State::Shown, 3));
    of.restart();
    assert_eq!(of.state(), State::ToPlay);
}

#[test]
fn files_with_the_moves_of_one_side_only_can_be_played() {
    let of = attempt(";B[ee];B[df];B[gg]");
    assert_eq!(after(&of, "E5 D4"), State::ToPlay);
    assert_eq!(after(&of, "E5 D4 G3"), SOLVED);
    assert_eq!(after(&of, "E5 H2"), State::Asked);
}

#[test]
fn stones_that_a_file_changes_on_the_way_are_changed() {
    let mut of = attempt(";B[ee];AW[df][ef]C[White answers here];B[gg]C[RIGHT]");
    of.play(at("E5"));
    assert_eq!(of.state(), State::ToPlay);
    assert_eq!(of.text(), "White answers here");
    of.play(at("G3"));
    assert_eq!(of.state(), SOLVED);
    assert_eq!(of.position().board().stones().white.len(), 4);
}

#[test]
fn a_pass_can_be_the_answer() {
    let of = attempt("(;B[]C[Already alive.RIGHT])(;B[ee])");
    assert_eq!(after(&of, "pass"), SOLVED);
    assert_eq!(after(&of, "E5"), WRONG);
}

#[test]
fn a_ko_that_the_tree_takes_at_once_can_be_taken() {
    // White takes the ko at C6, and the tree has Black take it back.
    let text = "(;SZ[9]AB[bc][cb][dc]AW[bd][ce][dd][cc]PL[W];W[ff];B[cd];W[cc];B[cd]C[RIGHT])";
    let of = puzzle(text);
    assert_eq!(of.solution().len(), 4);
}

#[test]
fn problems_of_the_program_can_be_solved() {
    for built_in in crate::puzzle::BUILT_IN {
        let problems = built_in.collection();
        assert!(problems.len() >= 6 && problems.skipped_count() == 0);
        for number in 0..problems.len() {
            let puzzle = problems.puzzle(number).unwrap();
            assert!(!puzzle.theme().is_empty() && !puzzle.grade().is_empty());
            let mut of = Attempt::new(puzzle.into());
            let mut rng = SmallRng::seed_from_u64(1);
            while of.state() == State::ToPlay {
                let (by, mv) = of.line()[0];
                assert_eq!(by, of.puzzle().student());
                let legal = of.history.legal_moves();
                assert!(legal.contains(&mv), "problem {}", number + 1);
                of.play(mv);
                of.reply(&mut rng);
            }
            assert_eq!(of.state(), SOLVED, "problem {}", number + 1);
        }
    }
}

#[test]
fn huge_comments_are_shown_in_part() {
    let text = format!("(;{STONES}C[{}];B[ee])", "Noir ".repeat(300_000));
    let of = collection(&text).puzzle(0).unwrap();
    assert!(of.text().chars().count() < 5_000);
}

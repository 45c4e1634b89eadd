//! The right moves are right, and no other move is.

use jego::board::{Point, PointSet};
use jego::reading::Chase;

use crate::tactics::problem::{Goal, Outcome, Problem, Proof, all};
use crate::tactics::search::{Aim, Solved, Stake, Threats, solve, unsettled};

/// Tries everything that can be played in the unsettled part of the board.
#[track_caller]
fn solved(problem: &Problem, aim: Aim, threats: Threats) -> Solved {
    let board = problem.board();
    let stake = Stake {
        targets: problem.targets,
        defender: problem.defender(),
        region: unsettled(&board),
        threats,
        aim,
    };
    let solved = solve(&board, problem.plays, &stake);
    solved.unwrap_or_else(|| panic!("{}: too much to try", problem.name))
}

/// The first moves that reach the goal; passing must not.
#[track_caller]
fn good(problem: &Problem, threats: Threats) -> PointSet {
    let moves = solved(problem, Aim::Capture, threats).good();
    assert!(!moves.contains(&None), "{}: a pass will do", problem.name);
    moves.into_iter().flatten().collect()
}

/// The problems of some files, each proven.
#[track_caller]
fn proves(themes: &[&str], proof: Proof) {
    let problems = all().unwrap();
    let chosen = problems
        .iter()
        .filter(|problem| themes.contains(&problem.theme.as_str()));
    let mut count = 0;
    for problem in chosen {
        assert_eq!(problem.proof, proof, "{}", problem.name);
        match proof {
            Proof::Search => by_search(problem),
            Proof::Chase => by_chase(problem),
        }
        count += 1;
    }
    assert!(count > 0, "no problem of {themes:?}");
}

/// With no ko threats on the board the answers are all that is right, and what
/// becomes of them where the other side has threats is as the file says.
#[track_caller]
fn by_search(problem: &Problem) {
    let name = &problem.name;
    let answers = problem.answers();
    let right = good(problem, Threats::Nobody);
    assert_eq!(right, answers, "{name}: {}", problem.names(right));
    let against_threats = good(problem, Threats::Of(problem.plays.other()));
    assert!(against_threats.is_subset(&answers), "{name}");
    match problem.result {
        Outcome::Ko => assert!(against_threats.is_empty(), "{name} is no ko"),
        Outcome::Clean => assert!(!against_threats.is_empty(), "{name} is a ko"),
        Outcome::Seki => {
            assert!(!against_threats.is_empty(), "{name} is a ko");
            assert_eq!(problem.goal, Goal::Save, "{name}");
            let eyes = solved(problem, Aim::TwoEyes, Threats::Nobody);
            assert!(!eyes.is_forced(), "{name} has two eyes");
        }
    }
}

#[track_caller]
fn by_chase(problem: &Problem) {
    let name = &problem.name;
    assert_eq!(problem.goal, Goal::Capture, "{name}");
    let target = problem.targets.iter().next().unwrap();
    let chase = Chase::new(&problem.board(), target, problem.defender());
    assert!(chase.gets_away(), "{name}: caught already");
    let right = chase.catching();
    assert_eq!(right, problem.answers(), "{name}: {}", problem.names(right));
    let gives_atari = |point: Point| problem.board().liberty_points(target).contains(point);
    match problem.theme.as_str() {
        "nets" => assert!(!right.iter().any(gives_atari), "{name} is a ladder"),
        _ => assert!(right.iter().all(gives_atari), "{name} is no ladder"),
    }
}

#[test]
fn groups_that_can_be_killed_die() {
    proves(&["death"], Proof::Search);
}

#[test]
fn groups_that_can_live_do() {
    proves(&["life"], Proof::Search);
}

#[test]
fn kos_are_won_by_whoever_has_the_threats() {
    proves(&["ko"], Proof::Search);
}

#[test]
fn sekis_are_never_taken_and_never_have_two_eyes() {
    proves(&["seki"], Proof::Search);
}

#[test]
fn stones_that_are_cut_off_are_taken() {
    proves(&["snapbacks"], Proof::Search);
}

#[test]
fn stones_with_a_way_home_find_it() {
    proves(&["connections"], Proof::Search);
}

#[test]
fn races_are_decided_by_the_first_move() {
    proves(&["capturing-races"], Proof::Search);
}

#[test]
fn ladders_and_nets_catch_what_they_chase() {
    proves(&["ladders", "nets"], Proof::Chase);
}

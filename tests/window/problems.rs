//! Problems: chosen, solved, judged and remembered.

use std::fs;
use std::path::PathBuf;

use egui::Key;
use egui::accesskit::Role;
use jego::board::Vertex;
use jego::go::Move;
use jego::lobby::read_progress;
use jego::puzzle::{BUILT_IN, Outcome, Puzzle, StepId, Tried};
use jego::record::Folders;
use jego::ui::Page;

use super::{Jego, LARGE, SMALL, quiet};

/// Two problems and a game of Othello. In the first Black plays E5, White D4,
/// Black G3; in the second White plays C3.
const COLLECTION: &str = "\
    (;SZ[9]AB[cc][dc]AW[cd][dd]GE[kill]DI[2]C[Kill White]\
    (;B[ee];W[df];B[gg]C[Dead.RIGHT])(;B[df];W[ee];B[gg])(;B[hh];W[ee]))\
    (;GM[2]B[dd])\
    (;SZ[9]AB[aa][bb]AW[ba][cb]PL[W]GE[live]DI[1](;W[cg]C[RIGHT]))";

impl Jego {
    /// A file with problems, opened by the list of files.
    fn with_problems(text: &str, size: [f32; 2]) -> Self {
        let mut jego = Self::new(quiet(), size);
        let path = jego.problem_file("corner.sgf", text);
        jego.click("Problems");
        jego.until_seen("Solve");
        jego.click("File…");
        jego.until_seen("Filter");
        jego.rewrite("Filter", path.to_str().unwrap());
        jego.key(Key::Enter);
        let own = format!("{} problems", BUILT_IN[0].collection().len());
        jego.until("the file instead of the problems of Jego", |jego| {
            let told = jego.told_all();
            jego.sees("Solve") && told.contains("corner.sgf") && !told.contains(&own)
        });
        jego
    }

    fn problem_file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// What was written down.
    fn tried(&self) -> Vec<Tried> {
        let folders = Folders::in_folder(self.data(), self.folder().to_owned());
        let (progress, trouble) = read_progress(&folders);
        assert!(trouble.is_none());
        progress.tried().to_vec()
    }

    fn until_tried(&mut self, count: usize) -> Vec<Outcome> {
        self.until("it is written down", |jego| jego.tried().len() == count);
        self.tried().iter().map(|tried| tried.outcome).collect()
    }
}

/// The moves of whoever solves a problem along its main line, by name.
fn main_line(puzzle: &Puzzle) -> Vec<String> {
    let solution = puzzle.solution();
    let line = solution.line_from(StepId::START, puzzle.student());
    let own = line.into_iter().filter_map(|id| {
        let step = solution.step(id)?;
        match step.mv {
            Move::Place(point) if step.by == puzzle.student() => Vertex::new(point, puzzle.size()),
            Move::Place(_) | Move::Pass => None,
        }
    });
    own.map(|vertex| vertex.to_string()).collect()
}

#[test]
fn the_problems_of_the_program_are_there_at_once() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.ctrl(Key::B);
    assert_eq!(jego.page(), Page::Problems);
    jego.until_seen("Solve");
    assert!(jego.told_all().contains("0 solved"), "{}", jego.told_all());
    let own = BUILT_IN[0].collection();
    let first = own.puzzle(0).unwrap();
    let (student, line) = (first.student(), main_line(&first));
    jego.click("Solve");
    for mv in &line {
        let turn = format!("{student} to play");
        jego.until("the turn", |jego| jego.told_all().contains(&turn));
        jego.play(mv);
    }
    assert_eq!(jego.until_tried(1), [Outcome::Solved]);
    jego.key(Key::PageDown);
    let second = format!("Problem 2 of {}", own.entries().len());
    assert!(jego.told_all().contains(&second), "{}", jego.told_all());
    let mut later = jego.again(None);
    later.ctrl(Key::B);
    later.until("it is counted", |jego| jego.told_all().contains("1 solved"));
}

#[test]
fn a_problem_is_solved_with_automatic_replies() {
    let mut jego = Jego::with_problems(COLLECTION, LARGE);
    let left_out = "1 tree is no problem and was left out";
    jego.until("it is read", |jego| jego.told_all().contains(left_out));
    jego.click("Solve");
    assert!(jego.sees("Kill White"));
    jego.play("E5");
    // The reply comes by itself.
    jego.until_seen("Right so far, Black to play");
    assert!(
        jego.said_of("D4").contains("white"),
        "{}",
        jego.said_of("D4")
    );
    jego.play("G3");
    assert!(jego.sees("✔ Solved (by the solution in the file)"));
    assert!(jego.sees("Dead."), "the mark is no part of the text");
    assert_eq!(jego.until_tried(1), [Outcome::Solved]);
    jego.click("Next problem");
    assert!(jego.sees("White to play"));
    jego.play("C3");
    assert_eq!(jego.until_tried(2), [Outcome::Solved; 2]);
    jego.key(Key::PageDown);
    assert!(jego.sees("× This was the last problem"));
}

#[test]
fn a_wrong_move_is_said_shown_and_taken_back() {
    let mut jego = Jego::with_problems(COLLECTION, SMALL);
    jego.click("Solve");
    jego.play("D4");
    assert!(jego.sees("× Wrong (by the solution in the file)"));
    assert_eq!(jego.until_tried(1), [Outcome::Failed]);
    jego.click("Next move");
    assert!(jego.said_of("E5").contains("white"));
    jego.click("Undo");
    assert!(jego.sees("Black to play"));
    assert!(!jego.said_of("D4").contains("black"));
    jego.play("H2");
    assert!(jego.sees("× Wrong (by the solution in the file)"));
    jego.click("Again");
    jego.click("Show solution");
    jego.key(Key::ArrowRight);
    jego.click("Next move");
    assert!(jego.said_of("E5").contains("black"));
    assert_eq!(
        jego.until_tried(1),
        [Outcome::Failed],
        "the first try counts"
    );
}

#[test]
fn refused_moves_change_nothing() {
    let mut jego = Jego::with_problems(COLLECTION, LARGE);
    jego.click("Solve");
    jego.play("C7");
    assert!(jego.told_all().contains("× "), "{}", jego.told_all());
    assert!(jego.sees("Black to play"));
    assert!(jego.tried().is_empty());
}

#[test]
fn a_move_outside_the_tree_is_judged_and_the_answer_says_by_what() {
    let mut jego = Jego::with_problems(COLLECTION, LARGE);
    jego.click("Solve");
    jego.play("A1");
    jego.until("an answer", |jego| {
        let told = jego.told_all();
        told.contains("by the network") && !told.contains("looking at it")
    });
    jego.click("Undo");
    assert!(jego.sees("Black to play"));
}

#[test]
fn boards_that_the_network_does_not_know_are_not_judged() {
    let text = "(;SZ[6]AB[bb]AW[cc];B[dd]C[RIGHT])";
    let mut jego = Jego::with_problems(text, LARGE);
    jego.click("Solve");
    jego.play("A1");
    jego.until_seen("? Not in the solution, and it cannot be judged on this board");
    assert!(jego.tried().is_empty());
}

#[test]
fn problems_are_filtered_by_theme_and_begun_anywhere() {
    let mut jego = Jego::with_problems(COLLECTION, LARGE);
    jego.click("2 · live · 1");
    assert!(jego.sees("Problem 2 of 2"));
    assert!(jego.sees("White to play"));
    jego.key(Key::Escape);
    jego.press(Role::ComboBox, "Theme");
    jego.click("live");
    jego.click("Solve");
    assert!(jego.sees("Problem 1 of 1"));
    assert!(jego.sees("White to play"));
}

#[test]
fn a_file_without_problems_says_why() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.problem_file("game.sgf", "(;SZ[9];B[aa])");
    jego.click("Problems");
    jego.until_seen("Solve");
    jego.click("File…");
    jego.until_seen("Filter");
    jego.rewrite("Filter", path.to_str().unwrap());
    jego.key(Key::Enter);
    jego.until("the reason", |jego| {
        let told = jego.told_all();
        told.contains("game.sgf holds no problem: no stones stand on the board at the start")
    });
    jego.click("Close");
    assert!(jego.sees("Solve"), "what was there is still there");
}

#[test]
fn what_was_opened_last_is_offered_again() {
    let jego = Jego::with_problems(COLLECTION, SMALL);
    assert!(jego.sees("Recently opened:"));
    let mut later = jego.again(None);
    later.ctrl(Key::B);
    later.until_seen("Solve");
    assert!(!later.told_all().contains("1 tree is no problem"));
    later.press(Role::Button, "corner.sgf");
    let left_out = "1 tree is no problem and was left out";
    later.until("it is read", |jego| jego.told_all().contains(left_out));
    // What is gone is said once.
    fs::remove_file(later.folder().join("corner.sgf")).unwrap();
    later.press(Role::Button, "corner.sgf");
    later.until_seen("The problems could not be opened");
    later.key(Key::Escape);
    later.until_seen("Solve");
    assert!(!later.sees("Recently opened:"));
}

#[test]
fn a_collection_that_is_opened_as_games_can_be_taken_as_problems() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.problem_file("corner.sgf", COLLECTION);
    jego.click("Load");
    jego.until_seen("Filter");
    jego.rewrite("Filter", path.to_str().unwrap());
    jego.key(Key::Enter);
    jego.until_seen("Open as problems");
    jego.click("Open as problems");
    jego.until_seen("corner.sgf");
    assert_eq!(jego.page(), Page::Problems);
}

#[test]
fn what_a_newer_program_wrote_is_said_and_left() {
    let jego = Jego::new(quiet(), LARGE);
    fs::create_dir_all(jego.data()).unwrap();
    let log = jego.data().join("problems.log");
    jego::record::create_log([log.clone()], &["Problems(version:9)".to_owned()]).unwrap();
    let before = fs::read(&log).unwrap();
    let mut jego = jego.again(None);
    jego.until("it is said", |jego| jego.told_all().contains("newer Jego"));
    jego.click("Problems");
    jego.until_seen("Solve");
    jego.click("Solve");
    let first = BUILT_IN[0].collection().puzzle(0).unwrap();
    jego.play(&main_line(&first)[0]);
    jego.harness.run();
    assert_eq!(fs::read(&log).unwrap(), before);
}

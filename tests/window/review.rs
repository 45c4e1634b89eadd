//! Going over a game.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::review::Depth;
use jego::words::{Language, review_sentences};

use super::{Jego, SMALL, quiet};

/// White plays three moves on the first line while stones are taken.
const GAME: &str = "E5 E6 D6 F6 G6 D7 G7 C6 D5 A1 F7 E7 C5 J1 B6 A9 C7";

impl Jego {
    /// Waits until every position has been searched.
    fn until_reviewed(&mut self) {
        self.until("a review", |jego| {
            let [_, (done, of), ..] = jego.session().review_progress();
            of > 0 && done == of
        });
    }

    /// The names of all rows that begin like this.
    fn rows(&self, begin: &str) -> Vec<String> {
        let nodes = self.harness.query_all_by_label_contains(begin);
        let labels = nodes.filter_map(|node| node.accesskit_node().label());
        labels.filter(|label| label.starts_with(begin)).collect()
    }

    /// What a screen reader says of the graph.
    fn graph(&self) -> String {
        let graph = self.harness.get_by_label("Graph of the game");
        graph.accesskit_node().description().unwrap_or_default()
    }

    fn moves_played(&self) -> usize {
        self.session().record().history().path().len() - 1
    }
}

#[test]
fn a_game_is_gone_over_and_keys_go_to_its_mistakes() {
    let mut jego = Jego::with_moves(GAME);
    assert!(!jego.sees("Graph of the game"));
    jego.key(Key::F4);
    jego.until_reviewed();
    let line = jego.session().reviewed_line().unwrap();
    let reached = jego.session().review().reached(line, Depth::Shallow);
    assert_eq!(reached, 18);
    jego.key(Key::Home);
    assert!(jego.graph().starts_with("Start of the game"));
    let mut visited = Vec::new();
    for _ in 0..17 {
        let before = jego.moves_played();
        jego.key(Key::F);
        if jego.moves_played() == before {
            break;
        }
        visited.push(jego.moves_played());
    }
    assert!(jego.sees("No mistake after this move"));
    for number in [10, 14, 16] {
        assert!(visited.contains(&number), "{visited:?}");
    }
    let last = visited[visited.len() - 1];
    assert!(
        jego.graph().starts_with(&format!("Move {last}, ")),
        "{}",
        jego.graph()
    );
    jego.keys(Modifiers::SHIFT, Key::F);
    assert_eq!(jego.moves_played(), visited[visited.len() - 2]);
    jego.key(Key::F4);
    assert!(!jego.sees("Graph of the game"));
}

#[test]
fn the_moments_that_decided_a_game_are_listed_and_lead_there() {
    let mut jego = Jego::with_moves(GAME);
    jego.menu("Review", "Review the game");
    jego.until_reviewed();
    let rows = jego.rows("Move 10, White A1: ");
    assert!(
        rows.iter()
            .any(|row| row.contains("lost") && row.contains("Better: ")),
        "{rows:?}"
    );
    let row = rows
        .into_iter()
        .find(|row| row.contains("Better: "))
        .unwrap();
    jego.harness.get_by_label(&row).click_accesskit();
    jego.harness.run();
    assert_eq!(jego.moves_played(), 10);
    assert!(
        jego.graph().starts_with("Move 10, White A1: "),
        "{}",
        jego.graph()
    );
    // Only the mistakes of one side.
    jego.press(egui::accesskit::Role::Button, "Black");
    assert_eq!(jego.session().mistakes_of(), Some(Color::Black));
    let better = |row: &String| row.contains("Better: ");
    assert!(!jego.rows("Move 10, White A1: ").iter().any(better));
}

/// Without a key: by the button under the board, and those at the list.
#[test]
fn a_review_is_opened_and_gone_through_by_the_mouse() {
    let mut jego = Jego::with_moves(GAME);
    jego.click("Review the game");
    jego.until_reviewed();
    jego.key(Key::Home);
    jego.click("Next mistake");
    let first = jego.moves_played();
    assert!(first > 0);
    jego.click("Next mistake");
    assert!(jego.moves_played() > first);
    jego.click("Previous mistake");
    assert_eq!(jego.moves_played(), first);
    jego.click("Review the game");
    assert!(!jego.sees("Graph of the game"));
}

/// Nothing of the columns is cut off, however much there is to say.
#[test]
fn all_of_a_review_is_inside_of_the_window() {
    for size in [[1280.0, 800.0], [1024.0, 768.0], [1920.0, 1080.0], SMALL] {
        let mut jego = Jego::new(quiet(), size);
        jego.click("Play");
        jego.sit_down("Play on 9×9");
        jego.play_all(GAME);
        jego.key(Key::F4);
        jego.until_reviewed();
        jego.key(Key::Home);
        jego.click("Next mistake");
        for name in ["Graph of the game", "Next mistake", "Comment"] {
            for node in jego.harness.query_all_by_label(name) {
                let rect = node.rect();
                assert!(
                    rect.right() <= size[0] && rect.bottom() <= size[1],
                    "{name} at {size:?}: {rect:?}"
                );
            }
        }
    }
}

#[test]
fn a_review_can_be_stopped_and_goes_on() {
    let mut jego = Jego::with_moves(GAME);
    jego.key(Key::F4);
    jego.until("a beginning", |jego| jego.sees("Pause the review"));
    jego.click("Pause the review");
    assert!(jego.sees("Continue the review"));
    jego.key(Key::F8);
    jego.until_reviewed();
}

#[test]
fn a_small_window_has_room_for_a_review() {
    let mut jego = Jego::new(quiet(), SMALL);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.play_all("E5 C3 G3");
    jego.key(Key::F4);
    let rect = jego.harness.get_by_label("Graph of the game").rect();
    assert!(rect.right() <= SMALL[0] && rect.width() > 150.0, "{rect:?}");
    assert!(rect.bottom() <= SMALL[1], "{rect:?}");
}

/// A move that is played while a review is shown is gone over as well.
#[test]
fn a_new_move_adds_to_the_review() {
    let mut jego = Jego::with_moves("E5 C3");
    jego.key(Key::F4);
    jego.until_reviewed();
    jego.play("G7");
    jego.until("one more", |jego| {
        let [_, (done, of), ..] = jego.session().review_progress();
        (done, of) == (4, 4)
    });
}

/// What was found stays with the game, and can be taken out of it.
#[test]
fn a_review_is_kept_and_can_be_removed() {
    let mut jego = Jego::with_moves("E5 C3");
    jego.key(Key::F4);
    jego.until("its end", |jego| jego.sees("Complete"));
    let record = jego.session().record().clone();
    let text = jego::record::sgf::write(&record.to_sgf());
    assert!(text.contains("JGRV[") && text.contains("SBKV["), "{text}");
    jego.press(egui::accesskit::Role::Button, "Review");
    jego.entry("Remove the review").click();
    jego.harness.run();
    assert!(jego.sees("The review was removed from the game"));
    assert!(!jego.sees("Graph of the game"));
    let text = jego::record::sgf::write(&jego.session().record().to_sgf());
    assert!(!text.contains("JGRV") && !text.contains("SBKV"), "{text}");
}

#[test]
fn a_game_that_was_reviewed_opens_with_its_review() {
    let mut jego = Jego::with_moves("E5 C3");
    jego.key(Key::F4);
    jego.until("its end", |jego| jego.sees("Complete"));
    let text = jego::record::sgf::write(&jego.session().record().to_sgf());
    let file = jego.folder().join("reviewed.sgf");
    std::fs::write(&file, text).unwrap();
    let mut jego = jego.again(Some(file));
    jego.until("the game", |jego| jego.sees("Graph of the game"));
    let session = jego.session();
    let last = session
        .record()
        .history()
        .tree()
        .descendants(jego::game::TurnId::START)
        .last();
    let visits = session.review().report(last.unwrap()).unwrap().visits;
    assert!(visits >= 50, "{visits}");
}

/// Where a move was bad, the panel says why, and what was better can be played.
#[test]
fn a_mistake_is_explained_and_the_better_move_can_be_tried() {
    let mut jego = Jego::with_moves(GAME);
    jego.key(Key::F4);
    jego.until_reviewed();
    jego.key(Key::Home);
    while jego.moves_played() < 10 {
        jego.key(Key::F);
    }
    assert_eq!(jego.moves_played(), 10);
    jego.until("reasons", |jego| {
        !jego
            .session()
            .review_facts(jego.session().cursor())
            .is_empty()
    });
    jego.harness.run();
    let facts = jego
        .session()
        .review_facts(jego.session().cursor())
        .to_vec();
    let size = jego.session().record().size();
    let reasons = review_sentences(Language::English, &facts, size);
    assert!(
        jego.harness
            .query_all_by_label_contains(&reasons[0])
            .next()
            .is_some(),
        "{reasons:?}"
    );
    let better = jego.rows("Better: ").remove(0);
    jego.harness.get_by_label(&better).click_accesskit();
    jego.harness.run();
    assert_eq!(jego.moves_played(), 10);
    let history = jego.session().record().history();
    let before = history.path()[9];
    assert_eq!(history.tree().children(before).count(), 2, "{better}");
}

#[test]
fn the_report_is_read_copied_and_saved() {
    let mut jego = Jego::with_moves(GAME);
    jego.key(Key::F4);
    jego.until_reviewed();
    jego.keys(Modifiers::SHIFT, Key::F4);
    assert!(jego.sees("How it was played"));
    assert!(jego.sees("mean loss a move"));
    jego.click("Copy as text");
    assert!(jego.sees("The text of the report was copied"));
    let text = jego.copied().unwrap().to_owned();
    assert!(text.contains("Move 10, White A1: "), "{text}");
    jego.click("Save…");
    let page = jego.save_as("page.html", "Save");
    let html = std::fs::read_to_string(page).unwrap();
    assert!(html.starts_with("<!DOCTYPE html>"), "{html}");
    jego.click("Save…");
    let page = jego.save_as("words.txt", "Save");
    assert_eq!(std::fs::read_to_string(page).unwrap(), text);
    jego.key(Key::Escape);
    assert!(jego.sees("Graph of the game"));
}

/// Limits decide what is called a mistake, and the last stones show it.
#[test]
fn limits_and_marks_follow_the_options() {
    let grades = |settings: jego::settings::Settings| {
        let mut jego = Jego::new(settings, super::LARGE);
        jego.click("Play");
        jego.sit_down("Play on 9×9");
        jego.play_all(GAME);
        jego.key(Key::F4);
        jego.until_reviewed();
        let session = jego.session();
        let turns = session.record().history().path().to_vec();
        let mistake = |turn: &&jego::game::TurnId| {
            let grade = session.grade_at(**turn);
            grade.is_some_and(jego::review::Grade::is_mistake)
        };
        turns.iter().filter(mistake).count()
    };
    let with = |review_limits| jego::settings::Settings {
        review_limits,
        ..quiet()
    };
    let dan = grades(with(jego::settings::ReviewLimits::Dan));
    let beginner = grades(with(jego::settings::ReviewLimits::Beginner));
    assert!(beginner < dan, "{beginner} {dan}");
}

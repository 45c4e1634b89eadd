//! Learning from one's own games: mistakes that come back, guessed moves, progress.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::lobby::read_deck;
use jego::puzzle::Deck;
use jego::ui::Page;

use super::opponent::Puppet;
use super::{Jego, LARGE, SMALL, folders, quiet};

/// White plays three moves on the first line while stones are taken.
const GAME: &str = "E5 E6 D6 F6 G6 D7 G7 C6 D5 A1 F7 E7 C5 J1 B6 A9 C7";

impl Jego {
    /// Goes over the game until every position has been searched, and then to a move.
    fn review_up_to(&mut self, number: usize) {
        self.key(Key::F4);
        self.until("a review", |jego| {
            let [_, (done, of), ..] = jego.session().review_progress();
            of > 0 && done == of
        });
        self.key(Key::Home);
        for _ in 0..number {
            self.key(Key::ArrowRight);
        }
    }

    fn deck(&self) -> Deck {
        read_deck(&folders(&self.folder)).0
    }

    fn go_home(&mut self) {
        self.key(Key::Escape);
        self.click("Leave");
        self.until("home", |jego| jego.page() == Page::Home);
    }
}

#[test]
fn a_mistake_becomes_an_exercise_and_is_due_on_the_first_page() {
    let mut jego = Jego::with_moves(GAME);
    jego.review_up_to(10);
    jego.until_seen("Add to my mistakes");
    jego.click("Add to my mistakes");
    jego.until("the exercise", |jego| jego.deck().len() == 1);
    jego.until_seen("1 position added to your mistakes");
    jego.keys(Modifiers::SHIFT, Key::L);
    jego.until_seen("This position is among your mistakes already");
    assert_eq!(jego.deck().len(), 1);
    jego.go_home();
    jego.until_seen("1 mistake to practice today");
    jego.click("1 mistake to practice today");
    assert_eq!(jego.page(), Page::Problems);
    assert!(
        jego.told_all()
            .contains("Find something better than what was played in the game")
    );
    // The move of the game is wrong, and it is said why.
    jego.play("A1");
    jego.until("the answer", |jego| {
        jego.told_all()
            .contains("this is what was played in the game")
    });
    jego.key(Key::Escape);
    jego.key(Key::Escape);
    jego.until("nothing is due", |jego| {
        !jego.told_all().contains("to practice today")
    });
    // It comes back tomorrow, and until then it is in the list.
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    assert!(jego.sees("Nothing is due today"));
}

/// Where it is wanted, the mistakes of whoever plays against a computer, three at most.
#[test]
fn the_mistakes_of_a_game_against_a_computer_are_added_by_themselves() {
    for wanted in [true, false] {
        let mut white = Puppet::new();
        let mut settings = quiet();
        settings.collect_mistakes = wanted;
        // Such mistakes are found with few visits, too.
        settings.review_visits = 10;
        let mut jego = white.at_table(settings);
        jego.use_tool("Pass");
        // Up to the answer to the first of the moves on the first line.
        let moves: Vec<&str> = GAME.split(' ').take(11).collect();
        for turn in moves.chunks(2) {
            let played = jego.session().record().history().path().len();
            white.play(turn[0]);
            jego.until("White’s move", |jego| {
                jego.session().record().history().path().len() > played
            });
            if let Some(own) = turn.get(1) {
                jego.play(own);
            }
        }
        jego.menu("Game", "Resign…");
        jego.click("Resign");
        jego.click("Close");
        jego.key(Key::F4);
        for pass in [1, 2] {
            jego.until("a review", |jego| {
                let (done, of) = jego.session().review_progress()[pass];
                of > 0 && done == of
            });
        }
        if wanted {
            jego.until("exercises", |jego| !jego.deck().is_empty());
        }
        let found = jego.deck().len();
        assert_eq!((1..=3).contains(&found), wanted, "{found}");
    }
}

#[test]
fn a_mistake_that_teaches_nothing_is_removed() {
    let mut jego = Jego::with_moves(GAME);
    jego.review_up_to(10);
    jego.keys(Modifiers::SHIFT, Key::L);
    jego.until("the exercise", |jego| jego.deck().len() == 1);
    jego.go_home();
    jego.until_seen("1 mistake to practice today");
    jego.click("1 mistake to practice today");
    jego.click("Remove");
    jego.until("it is gone", |jego| jego.deck().is_empty());
    jego.key(Key::Escape);
    jego.until_seen("There is nothing here yet: mistakes come here from the review of your games");
}

#[test]
fn the_moves_of_a_game_are_guessed_for_points() {
    let mut jego = Jego::with_moves("E5 C3 G7 C7 G3 pass E3");
    jego.keys(Modifiers::SHIFT, Key::G);
    assert_eq!(jego.page(), Page::Guess);
    assert!(jego.sees("What did Black play?"));
    jego.play("E5");
    jego.until("points", |jego| {
        jego.told_all().contains("E5, as in the game: 10 points")
    });
    assert!(jego.sees("10 of 10 points") && jego.sees("1 of 1 as in the game"));
    jego.key(Key::ArrowRight);
    jego.click("White");
    assert!(jego.sees("What did White play?"));
    jego.play("A1");
    jego.until("few points", |jego| jego.told_all().contains("× A1 (−"));
    assert!(jego.sees("1 of 2 as in the game"));
    // The move of the game is played, and Black's next one; then it is White's turn.
    jego.click("Next move");
    assert!(
        jego.told_all().contains("move 4 of 7"),
        "{}",
        jego.told_all()
    );
    jego.play("C3");
    assert!(jego.told_all().contains("×"), "a stone stands there");
    jego.click("Show the move");
    assert!(jego.sees("The game ends here"), "White passed");
    jego.click("From the start");
    assert!(jego.sees("What did White play?"));
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
    let player = jego.session().record().history().position();
    assert_eq!(
        player.board().stone(jego::board::Point::new(4, 4)),
        Some(Color::Black)
    );
}

#[test]
fn progress_is_counted_and_leads_to_what_is_due() {
    for size in [SMALL, LARGE] {
        let mut jego = Jego::new(quiet(), size);
        jego.click("Progress");
        assert_eq!(jego.page(), Page::Progress);
        jego.until_seen("Nothing is due today: play a game, or try new problems");
        assert!(jego.sees("Your rank is drawn here after your first rated game"));
        assert!(jego.sees("0 finished games"));
        let plot = "Problems tried in each of the last twelve weeks: solved and failed";
        assert!(jego.sees(plot));
        let themes = jego
            .harness
            .query_all_by_label_contains(" solved, 0 failed, ");
        assert!(themes.count() >= 8);
        jego.key(Key::Escape);
        assert_eq!(jego.page(), Page::Home);
    }
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Problems");
    jego.until_seen("Solve");
    jego.click("Solve");
    jego.key(Key::H);
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::K);
    jego.until("the try", |jego| jego.told_all().contains("1 tried"));
    let plot = "Problems tried in each of the last twelve weeks: solved and failed";
    let plot = jego.harness.get_by_label(plot);
    let told = plot.accesskit_node().description().unwrap_or_default();
    assert!(told.ends_with("0 solved · 1 failed"), "{told}");
}

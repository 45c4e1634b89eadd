//! Passing, proving, giving up.

use jego::ai::go::{GoBot, Level};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Purpose, Question, StopFlag};
use jego::board::Color;
use jego::game::{Game as _, HalfPoints, History, Outcome};
use jego::go::{Move, Position, Rules, Ruleset};

use crate::ai::{bot, choose, game};

/// Everything is settled; White's two stones in the corner are dead.
const SETTLED: &str = "
    . X . X O . O . .
    X O X X O O O O O
    O O X . X X O . .
    . X X X . X O O O
    X X . X X X X O .
    X . X X O O X O O
    X X X O O . O O .
    O O O O . O O . O
    . O . O O O . O O
";

#[test]
fn it_passes_when_nothing_is_left_to_play_for() {
    for &level in Level::ALL {
        let mut game = game(Ruleset::French.rules(), Color::White, SETTLED);
        game.play(Move::Pass).unwrap();
        assert_eq!(
            choose(&mut bot(level, 1), &game, 200),
            Move::Pass,
            "{level}"
        );
    }
}

#[test]
fn it_does_not_pass_while_a_point_is_left() {
    let open = SETTLED.replacen(". X . X O", ". X . . O", 1);
    let mut game = game(Ruleset::French.rules(), Color::White, &open);
    game.play(Move::Pass).unwrap();
    assert_ne!(choose(&mut bot(Level::Plan, 1), &game, 400), Move::Pass);
}

#[test]
fn where_all_stones_are_alive_it_takes_off_the_dead_ones_first() {
    let text = "
        . . . X . . .
        . . . X . O .
        . . . X . . .
        X X X X X X X
        O O O O O O O
        . O . . . O .
        O O . X . O .
    ";
    for purpose in [Purpose::Game, Purpose::Cleanup] {
        let rules = match purpose {
            Purpose::Game => Ruleset::TrompTaylor.rules(),
            Purpose::Cleanup => Ruleset::French.rules(),
        };
        // Black is ahead only without that stone, however much it fills around it.
        let rules = Rules {
            komi: HalfPoints::from_halves(23),
            ..rules
        };
        let mut game = game(rules, Color::Black, text);
        let mut black = bot(Level::Study, 2);
        for _ in 0..20 {
            let question = Question::of(&game).with_purpose(purpose);
            let budget = Budget::of_visits(100);
            let choice = black.choose(&question, &budget, &StopFlag::new(), &mut |_| ());
            let Choice::Move(mv) = choice else {
                panic!("nothing is lost");
            };
            game.play(mv).unwrap();
            if mv == Move::Pass {
                break;
            }
            game.play(Move::Pass).unwrap();
        }
        let white = game.position().board().stones().white;
        let dead = jego::board::Point::new(5, 1);
        assert!(!white.contains(dead), "{purpose:?} {:?}", game.position());
    }
}

/// Whatever Black does in the middle, White has twice as much.
const HOPELESS: &str = "
    . O . O . O . O . O . O .
    O O O O O O O O O O O O O
    O O O O O O O O O O O O O
    O O O O O O O O O O O O O
    . . . . . . . . . . . . .
    . . X . . O . . . . X . .
    . . . . X . . O . . . . .
    . . X . . . . . . O . . .
    . . . . . . . . . . . . .
    O O O O O O O O O O O O O
    O O O O O O O O O O O O O
    O O O O O O O O O O O O O
    . O . O . O . O . O . O .
";

fn last_choice(resigns: bool) -> Choice<Move> {
    // Where stones can be dead without being captured it would pass.
    let mut game = game(Ruleset::TrompTaylor.rules(), Color::Black, HOPELESS);
    let mut black = GoBot::new(Config {
        level: Level::Thought.into(),
        threads: 1,
        seed: 1,
        resigns,
    });
    let mut white = bot(Level::Thought, 2);
    let budget = Budget::of_visits(60);
    let mut last = Choice::Move(Move::Pass);
    for _ in 0..30 {
        if game.position().is_over() {
            break;
        }
        let question = Question::of(&game);
        last = match game.position().to_play() {
            Color::Black => black.choose(&question, &budget, &StopFlag::new(), &mut |_| ()),
            Color::White => white.choose(&question, &budget, &StopFlag::new(), &mut |_| ()),
        };
        match last {
            Choice::Resign => return last,
            Choice::Move(mv) => game.play(mv).unwrap(),
        };
    }
    last
}

#[test]
fn it_gives_up_a_hopeless_game_only_where_it_may() {
    assert_eq!(last_choice(true), Choice::Resign);
    assert_ne!(last_choice(false), Choice::Resign);
}

#[test]
fn who_is_asked_again_about_the_same_turn_does_not_give_up_sooner() {
    let game = game(Ruleset::TrompTaylor.rules(), Color::Black, HOPELESS);
    let mut black = GoBot::new(Config {
        level: Level::Thought.into(),
        threads: 1,
        seed: 1,
        resigns: true,
    });
    let question = Question::of(&game);
    for _ in 0..6 {
        let budget = Budget::of_visits(60);
        let choice = black.choose(&question, &budget, &StopFlag::new(), &mut |_| ());
        assert_ne!(choice, Choice::Resign);
    }
}

#[test]
fn a_game_that_has_stopped_is_passed() {
    let mut game = History::new(Position::new(crate::ai::size(5), Ruleset::French.rules()));
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    assert!(game.position().is_over());
    for &level in Level::ALL {
        assert_eq!(choose(&mut bot(level, 1), &game, 10), Move::Pass);
    }
    assert_eq!(game.position().outcome(), None::<Outcome>);
}

/// By how many points the best move of a position beats a pass, as a search of
/// some hundred positions sees it, with the moves that it prefers.
fn cost_of_pass(game: &History<Position>) -> f32 {
    let side = game.position().to_play();
    let ask = |game: &History<Position>| {
        let question = Question::of(game);
        let budget = Budget::of_visits(400);
        let interval = std::time::Duration::from_secs(600);
        let report = bot(Level::Mastery, 9).analyze(
            &question,
            &budget,
            &StopFlag::new(),
            interval,
            &mut |_| (),
        );
        report.map(|report| report.lead(side))
    };
    let here = ask(game).unwrap();
    let mut passed = game.clone();
    passed.play(Move::Pass).unwrap();
    here - ask(&passed).unwrap()
}

/// Plays a game in which nobody resigns to its first pass.
fn to_first_pass(start: Position, levels: [Level; 2], seed: u64) -> History<Position> {
    let mut game = History::new(start);
    let mut players = levels.map(|level| bot(level, seed));
    for _ in 0..400 {
        let question = Question::of(&game);
        let player = match game.position().to_play() {
            Color::Black => &mut players[0],
            Color::White => &mut players[1],
        };
        // As much time as it takes: how quick the machine is does not matter.
        let budget = Budget::of_time(std::time::Duration::from_secs(3600));
        let choice = player.choose(&question, &budget, &StopFlag::new(), &mut |_| ());
        match choice {
            Choice::Move(Move::Pass) => return game,
            Choice::Move(mv) => game.play(mv).unwrap(),
            Choice::Resign => panic!("nobody resigns here"),
        };
    }
    panic!("seed {seed} {levels:?}: a game without end");
}

/// The first pass of such games comes late, and gives nothing away.
#[track_caller]
fn first_pass_is_free(start: &Position, levels: [Level; 2], seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let game = to_first_pass(start.clone(), levels, seed);
        let board = game.position().board();
        let empty = board.empty_points().len();
        assert!(
            2 * empty <= board.size().area(),
            "seed {seed} {levels:?}: {empty} points are empty\n{board:?}"
        );
        // Where all is lost a search is not exact to a few points.
        let cost = cost_of_pass(&game);
        assert!(
            cost < 7.0,
            "seed {seed} {levels:?}: {cost} points\n{board:?}"
        );
    }
}

fn handicap_game(ruleset: Ruleset) -> Position {
    let rules = Rules {
        komi: HalfPoints::from_halves(1),
        ..ruleset.rules()
    };
    let stones = jego::go::Handicap::Fixed(4);
    Position::with_handicap(crate::ai::size(9), rules, stones).unwrap()
}

#[test]
fn who_is_far_behind_does_not_pass_while_groups_fight() {
    for ruleset in [Ruleset::French, Ruleset::Japanese] {
        let start = handicap_game(ruleset);
        first_pass_is_free(&start, [Level::Plan, Level::Plan], 2..4);
    }
}

#[test]
fn who_is_far_ahead_does_not_pass_before_the_game_has_begun() {
    let start = Position::new(crate::ai::size(9), Ruleset::Japanese.rules());
    first_pass_is_free(&start, [Level::Study, Level::Care], 1..2);
    first_pass_is_free(&start, [Level::Greed, Level::Plan], 1..3);
    first_pass_is_free(&start, [Level::Sense, Level::Whim], 1..3);
}

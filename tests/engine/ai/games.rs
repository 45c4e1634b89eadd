//! Whole games: nothing illegal is played, and they end.

use jego::ai::go::{GoBot, Level, Opponent};
use jego::ai::{Bot as _, BotLevel as _, Budget, Choice, Config, Question, Report, StopFlag};
use jego::board::Color;
use jego::game::{Game as _, History, Rank};
use jego::go::{Handicap, KoRule, Move, Position, Rules, Ruleset};

use crate::ai::{bot, choose, game, size};

/// Plays a game between two levels to its end, or as long as it may be. Every move
/// is legal, and so is everything that a search expects to follow.
fn play(
    start: History<Position>,
    levels: [Level; 2],
    visits: u32,
    seed: u64,
    most: usize,
) -> Played {
    let mut game = start;
    let mut players = levels.map(|level| bot(level, seed));
    let mut forbidden = 0;
    for _ in 0..most {
        if game.position().is_over() {
            break;
        }
        forbidden += usize::from(is_ko_banned(&game));
        let player = match game.position().to_play() {
            Color::Black => &mut players[0],
            Color::White => &mut players[1],
        };
        let question = Question::of(&game);
        let budget = Budget::of_visits(visits);
        let on_report = &mut |report: Report<Move>| {
            for found in report.visited() {
                let mut line = game.clone();
                for &mv in &found.variation {
                    let played = line.play(mv);
                    assert!(
                        played.is_ok(),
                        "seed {seed} {:?}: {played:?}",
                        found.variation
                    );
                }
            }
        };
        let choice = player.choose(&question, &budget, &StopFlag::new(), on_report);
        let Choice::Move(mv) = choice else {
            panic!("it was told not to resign");
        };
        let played = game.play(mv);
        assert!(played.is_ok(), "seed {seed} {levels:?} {mv:?}: {played:?}");
    }
    Played { game, forbidden }
}

/// A game, and in how many of its positions a ko rule forbade a point.
struct Played {
    game: History<Position>,
    forbidden: usize,
}

/// Whether a stone is illegal somewhere that is neither taken nor suicide.
fn is_ko_banned(game: &History<Position>) -> bool {
    let (position, legal) = (game.position(), game.legal_moves());
    let board = position.board();
    let mut open = board.empty_points().iter();
    open.any(|point| {
        let suicide = board.effect(position.to_play(), point).suicide;
        !suicide && !legal.contains(&Move::Place(point))
    })
}

#[test]
fn every_level_plays_legal_games_that_end_under_every_ruleset() {
    for (seed, ruleset) in Ruleset::ALL.into_iter().enumerate() {
        for (lines, level) in [2, 3, 4, 5, 6, 7]
            .into_iter()
            .cycle()
            .zip(Level::ALL.iter().copied())
        {
            let start = History::new(Position::new(size(lines), ruleset.rules()));
            let other = Level::ALL[seed % Level::ALL.len()];
            let most = 12 * size(lines).area();
            let played = play(start, [level, other], 24, seed as u64, most);
            let over = played.game.position().is_over();
            assert!(over, "{ruleset} {lines} {level} {other}");
        }
    }
}

/// Black takes one ko, White the other.
const TWO_KOS: &str = "
    . X O . . . .
    X O . O . . .
    . X O . . . .
    . . . . . . .
    . O X . . . .
    O X . X . . .
    . O X . . . .
";

#[test]
fn every_ko_rule_is_kept() {
    for ko in [
        KoRule::Simple,
        KoRule::PositionalSuperko,
        KoRule::SituationalSuperko,
        KoRule::NaturalSituationalSuperko,
    ] {
        let rules = Rules {
            ko,
            ..Ruleset::Chinese.rules()
        };
        let mut forbidden = 0;
        // Who captures whatever there is takes every ko.
        for (seed, white) in [Level::Greed, Level::Greed, Level::Plan]
            .into_iter()
            .enumerate()
        {
            let start = game(rules, Color::Black, TWO_KOS);
            let levels = [Level::Greed, white];
            forbidden += play(start, levels, 25, seed as u64, 20).forbidden;
        }
        assert!(forbidden >= 6, "{ko:?}: only {forbidden} kos were met");
    }
}

#[test]
fn large_boards_and_all_handicaps_can_be_played() {
    for (lines, handicap, given) in [
        (9, Handicap::Fixed(4), 4),
        (13, Handicap::Free(5), 5),
        (19, Handicap::Free(9), 9),
        (19, Handicap::Fixed(9), 9),
        (25, Handicap::None, 0),
    ] {
        let rules = Ruleset::Chinese.rules();
        let start = Position::with_handicap(size(lines), rules, handicap).unwrap();
        let start = History::new(start);
        let played = play(start, [Level::Glance, Level::Glance], 8, 1, 30);
        // Nobody passes so early, and Black is ahead by the stones that were given.
        let (stones, situation) = {
            let position = played.game.position();
            (*position.board().stones(), position.situation())
        };
        let put = |color: Color| {
            let captured = situation.prisoners[color.other()] as usize;
            stones[color].len() + captured
        };
        let (black, white) = (put(Color::Black), put(Color::White));
        let before = match handicap {
            Handicap::Fixed(stones) => usize::from(stones),
            Handicap::Free(_) | Handicap::Given(_) | Handicap::None => 0,
        };
        assert_eq!(black + white, before + 30, "{lines} {handicap:?}");
        let ahead = if given == 0 { 0..=1 } else { given - 1..=given };
        assert!(
            ahead.contains(&(black - white)),
            "{lines} {handicap:?}: {black} {white}"
        );
    }
}

#[test]
fn one_thread_and_one_seed_play_the_same_game_twice_and_another_seed_another() {
    let record = |opponent: Opponent, seed: u64| {
        let mut game = History::new(Position::new(size(9), Ruleset::French.rules()));
        let mut player = bot(opponent, seed);
        let mut moves = Vec::new();
        for _ in 0..12 {
            let mv = choose(&mut player, &game, 150);
            game.play(mv).unwrap();
            moves.push(mv);
        }
        moves
    };
    // Who looks at so little would otherwise open every game alike.
    for opponent in [
        Level::Plan.into(),
        Rank::kyu(1).into(),
        Rank::dan(1).into(),
        Rank::dan(4).into(),
    ] {
        assert_eq!(record(opponent, 5), record(opponent, 5));
        let mut others: Vec<_> = (6..12).map(|seed| record(opponent, seed)).collect();
        others.sort();
        others.dedup();
        assert!(others.len() >= 5, "{opponent}: {others:?}");
    }
}

#[test]
fn who_searches_little_opens_as_people_do() {
    // A visit or two would put the first stone on the same point every time.
    let ranks = [Rank::dan(1), Rank::dan(4)].map(Opponent::from);
    let levels = [Level::Glance, Level::Thought].map(Opponent::from);
    for opponent in ranks.into_iter().chain(levels) {
        let game = History::new(Position::new(size(9), Ruleset::French.rules()));
        let first = |seed| choose(&mut bot(opponent, seed), &game, 150);
        let mut first: Vec<Move> = (0..16).map(first).collect();
        first.sort();
        first.dedup();
        assert!(first.len() >= 3, "{opponent:?}: {first:?}");
    }
}

#[test]
fn several_threads_play_legal_moves_too() {
    let mut game = History::new(Position::new(size(9), Ruleset::French.rules()));
    let mut player = GoBot::new(Config {
        level: Level::Insight.into(),
        threads: 4,
        seed: 3,
        resigns: true,
    });
    for _ in 0..10 {
        let budget = Budget::of_visits(400);
        let question = Question::of(&game);
        let mut visits = (0, 0);
        let on_report = &mut |report: Report<Move>| {
            let of_moves = report.candidates.iter().map(|found| found.visits);
            visits = (report.visits, of_moves.sum());
        };
        match player.choose(&question, &budget, &StopFlag::new(), on_report) {
            Choice::Move(mv) => game.play(mv).unwrap(),
            Choice::Resign => panic!("nothing is lost yet"),
        };
        // No virtual loss is left behind, and no visit is lost between threads. The
        // root had one visit more when it was expanded, as it was when its parent
        // was visited if the tree was reused.
        let (root, of_moves) = visits;
        assert!(root >= 110, "{root}");
        assert!((1..=2).contains(&(root - of_moves)), "{root} {of_moves}");
    }
}

//! Whole games with known results.
//!
//! `tests/data/finished` holds games that GNU Go 3.8 played against itself to
//! the end, with the stones it calls dead and its count under two rulesets.

use std::fs;
use std::path::Path;

use jego::board::{Color, PointSet, Size, Vertex};
use jego::game::{Game as _, HalfPoints, History, Outcome};
use jego::go::{Count, Move, PassStones, Passes, Position, Rules, Ruleset, Scoring, propose_dead};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

struct Finished {
    name: String,
    size: Size,
    moves: Vec<Move>,
    dead: PointSet,
    seki: PointSet,
    captures: (u32, u32),
    japanese: Outcome,
    chinese: Outcome,
}

impl Finished {
    #[track_caller]
    fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap();
        let line = |key: &str| {
            let found = text.lines().find_map(|line| line.strip_prefix(key));
            found.unwrap_or_else(|| panic!("{path:?}: {key}")).trim()
        };
        let size = Size::new(line("size").parse().unwrap()).unwrap();
        let point = |name: &str| Vertex::parse(name, size).unwrap().point();
        let points = |key| line(key).split_whitespace().map(point).collect();
        let captures: Vec<&str> = line("captures").split(' ').collect();
        Self {
            name: path.file_stem().unwrap().to_string_lossy().into_owned(),
            size,
            moves: line("moves")
                .split(' ')
                .map(|name| match name {
                    "PASS" => Move::Pass,
                    name => Move::Place(point(name)),
                })
                .collect(),
            dead: points("dead"),
            seki: points("seki"),
            captures: (captures[1].parse().unwrap(), captures[3].parse().unwrap()),
            japanese: line("japanese").parse().unwrap(),
            chinese: line("chinese").parse().unwrap(),
        }
    }

    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/finished");
        let entries = fs::read_dir(folder).unwrap();
        let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        assert!(paths.len() >= 20);
        paths.iter().map(|path| Self::read(path)).collect()
    }

    /// The game played to its end under some rules.
    fn played(&self, rules: Rules) -> History<Position> {
        let mut game = History::new(Position::new(self.size, rules));
        for &mv in &self.moves {
            game.play(mv).unwrap();
        }
        // Where White passes last, White may owe a third pass.
        if !game.position().is_over() {
            game.play(Move::Pass).unwrap();
        }
        assert!(game.position().is_over(), "{}", self.name);
        game
    }

    fn outcome(&self, rules: Rules) -> Outcome {
        Count::of(self.played(rules).position(), &self.dead).outcome()
    }
}

fn with_komi(halves: i32, rules: Rules) -> Rules {
    Rules {
        komi: HalfPoints::from_halves(halves),
        ..rules
    }
}

#[test]
fn finished_games_have_the_results_that_gnu_go_counts() {
    for game in Finished::all() {
        for (ruleset, halves, expected) in [
            (Ruleset::Japanese, 13, game.japanese),
            (Ruleset::Korean, 13, game.japanese),
            (Ruleset::Chinese, 15, game.chinese),
            (Ruleset::French, 15, game.chinese),
            (Ruleset::Aga, 15, game.chinese),
            (Ruleset::NewZealand, 15, game.chinese),
        ] {
            let rules = with_komi(halves, ruleset.rules());
            assert_eq!(game.outcome(rules), expected, "{} {ruleset}", game.name);
        }
        let position = game.played(Ruleset::Japanese.rules());
        let prisoners = position.position().situation().prisoners;
        assert_eq!((prisoners.black, prisoners.white), game.captures);
    }
}

/// The point of pass stones: with White passing last, counting territory and
/// prisoners comes to the same as counting area.
#[test]
fn with_pass_stones_territory_and_area_come_to_the_same() {
    for game in Finished::all() {
        let area = Ruleset::Aga.rules();
        let territory = Rules {
            scoring: Scoring::Territory,
            ..area
        };
        assert_eq!(area.passes, Passes::WhiteLast);
        assert_eq!(area.pass_stones, PassStones::Given);
        assert_eq!(game.outcome(territory), game.outcome(area), "{}", game.name);
    }
}

#[test]
fn where_all_stones_are_alive_the_rules_alone_tell_the_result() {
    for game in Finished::all() {
        let played = game.played(Ruleset::TrompTaylor.rules());
        let alive = Count::of(played.position(), &PointSet::EMPTY).outcome();
        assert_eq!(played.position().outcome(), Some(alive));
        if game.dead.is_empty() {
            assert_eq!(alive, game.chinese, "{}", game.name);
        }
        let agreed = game.played(Ruleset::Chinese.rules());
        assert_eq!(agreed.position().outcome(), None, "dead stones are open");
    }
}

#[test]
fn every_point_has_one_owner_or_none() {
    for game in Finished::all() {
        let played = game.played(Ruleset::Chinese.rules());
        let count = Count::of(played.position(), &game.dead);
        let territory = count.territory();
        let mut points = 0;
        for color in Color::BOTH {
            let parts = count.parts(color);
            assert_eq!(
                (parts.stones + parts.territory) as usize,
                territory.area(color).len()
            );
            points += territory.area(color).len();
        }
        assert_eq!(points + territory.neutral().len(), game.size.area());
    }
}

/// A proposal never takes a living chain for dead, nor one in seki, and finds
/// nine in ten of the dead ones.
#[test]
fn dead_stones_are_proposed_as_gnu_go_sees_them() {
    let mut dead = 0;
    let mut found = 0;
    for game in Finished::all() {
        let played = game.played(Ruleset::Chinese.rules());
        let board = played.position().board();
        let proposed = propose_dead(played.position(), &mut SmallRng::seed_from_u64(1));
        assert!(proposed.is_subset(&game.dead), "{}", game.name);
        assert!(proposed.is_disjoint(&game.seki), "{}", game.name);
        let heads = Color::BOTH.map(|color| board.chain_heads(color));
        for head in heads.into_iter().flatten() {
            dead += usize::from(game.dead.contains(head));
            found += usize::from(proposed.contains(head));
        }
    }
    assert!(dead > 50, "{dead}");
    assert!(10 * found >= 9 * dead, "{found} of {dead} chains");
}

//! Files as trees: whatever is in one comes back.

use jego::record::sgf::{self, Collection, Property, Value, escape, text};
use rand::RngExt as _;

use crate::random;

/// The same without what a file says of its own form.
pub(crate) fn nodes(games: &Collection) -> Vec<Vec<(String, Vec<String>)>> {
    let all = games
        .games()
        .iter()
        .flat_map(|&root| games.descendants(root));
    all.map(|node| {
        let is_root = games.parent(node).is_none();
        let form =
            |property: &Property<'_>| is_root && ["FF", "CA", "AP"].contains(&property.name());
        games
            .properties(node)
            .filter(|property| !form(property))
            .map(|property| {
                let values = property.values().map(Value::raw);
                (
                    property.name().to_owned(),
                    values.map(str::to_owned).collect(),
                )
            })
            .collect()
    })
    .collect()
}

/// How many children each node has, in order: the shape and nothing else.
pub(crate) fn shape(games: &Collection) -> Vec<usize> {
    let all = games
        .games()
        .iter()
        .flat_map(|&root| games.descendants(root));
    all.map(|node| games.children(node).count()).collect()
}

#[test]
fn random_trees_are_written_and_read_back_value_by_value() {
    for seed in 0..3_000 {
        let games = random::collection(&mut random::rng(seed));
        let written = sgf::write(&games);
        let (again, problems) = sgf::parse(&written).unwrap();
        assert!(problems.is_empty(), "seed {seed}: {problems:?}");
        assert_eq!(nodes(&games), nodes(&again), "seed {seed}");
        assert_eq!(shape(&games), shape(&again), "seed {seed}");
        assert_eq!(sgf::write(&again), written, "seed {seed}");
        assert!(again.same(&sgf::parse(&written).unwrap().0), "seed {seed}");
    }
}

#[test]
fn trees_that_differ_in_anything_are_not_the_same() {
    let read = |text: &str| sgf::parse(text).unwrap().0;
    let games = read("(;B[aa](;W[bb];B[cc])(;W[dd]))(;C[x])");
    for other in [
        "(;B[aa](;W[bb];B[cc])(;W[dd]))",
        "(;B[aa](;W[bb];B[cc])(;W[dd]))(;C[y])",
        "(;B[aa](;W[bb];B[cc])(;W[dd]))(;N[x])",
        "(;B[aa](;W[bb];B[cc])(;W[dd]))(;C[x]N[])",
        "(;B[aa](;W[bb])(;B[cc])(;W[dd]))(;C[x])",
        "(;B[aa];W[bb];B[cc];W[dd])(;C[x])",
        "(;B[aa](;W[bb];B[cc])(;W[dd]))(;C[x];)",
    ] {
        assert!(!games.same(&read(other)), "{other}");
    }
    assert!(games.same(&games.clone()));
}

#[test]
fn any_text_can_be_a_comment() {
    for seed in 0..3_000 {
        let mut rng = random::rng(seed);
        let meant = random::text(&mut rng, 12);
        // Which breaks belong together is for the unit tests to say.
        if meant.contains("\n\r") {
            continue;
        }
        let file = format!("(;C[{}])", escape(&meant));
        let (games, problems) = sgf::parse(&file).unwrap();
        assert!(problems.is_empty(), "seed {seed}: {problems:?}");
        let comment = games.property(games.games()[0], "C").unwrap();
        // Line breaks of all systems are one, and blanks are spaces.
        let plain = meant
            .replace("\r\n", "\n")
            .replace('\r', "\n")
            .replace('\t', " ");
        assert_eq!(text(comment.value().raw()), plain, "seed {seed}");
    }
}

/// Whatever the text, reading what was written of it changes nothing more.
#[test]
fn random_texts_are_mended_once_and_for_all() {
    let mut games = 0;
    for seed in 0..20_000 {
        let mut rng = random::rng(seed);
        let mut text = random::text(&mut rng, 40);
        if rng.random_ratio(3, 4) {
            text.insert_str(0, "(;B[aa]");
        }
        let Ok((first, _)) = sgf::parse(&text) else {
            continue;
        };
        games += 1;
        let written = sgf::write(&first);
        let (second, problems) = sgf::parse(&written).unwrap();
        assert!(problems.is_empty(), "seed {seed}: {text:?} {problems:?}");
        assert_eq!(nodes(&first), nodes(&second), "seed {seed}: {text:?}");
        assert_eq!(shape(&first), shape(&second), "seed {seed}: {text:?}");
    }
    assert!(games > 10_000, "{games} texts had a game");
}

#[test]
fn a_million_of_anything_is_read_and_written() {
    const MANY: usize = 1_000_000;
    let nested = format!("{}{}", "(;B[aa]".repeat(MANY), ")".repeat(MANY));
    let line = format!("({})", ";B[aa]".repeat(MANY));
    let comb = format!("(;{}{}", "(;)(;".repeat(MANY), ")".repeat(MANY + 1));
    let open = "(".repeat(MANY) + ";";
    for (text, nodes) in [
        (nested, MANY),
        (line, MANY),
        (comb, 2 * MANY + 1),
        (open, 1),
    ] {
        let (games, _) = sgf::parse(&text).unwrap();
        assert_eq!(games.len(), nodes);
        let (again, problems) = sgf::parse(&sgf::write(&games)).unwrap();
        assert_eq!(again.len(), nodes);
        assert!(problems.is_empty());
    }
}

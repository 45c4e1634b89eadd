//! Texts that are hardly SGF: what they are read as, and what is said of it.

use jego::record::sgf::{NoGame, parse, write};
use rand::RngExt as _;

use crate::random;
use crate::trees::{nodes, shape};

/// What is read, in the form in which it is written, on one line.
#[track_caller]
fn read(text: &str) -> (String, Vec<String>) {
    let (games, problems) = parse(text).unwrap();
    let problems = problems.listed().iter().map(ToString::to_string).collect();
    let written = write(&games)
        .replace("FF[4]CA[UTF-8]", "")
        .replace('\n', "");
    (written, problems)
}

#[track_caller]
fn reads_well(text: &str, as_: &str) {
    let (written, problems) = read(text);
    assert_eq!(written, as_);
    assert!(problems.is_empty(), "{problems:?}");
}

#[track_caller]
fn mends(text: &str, as_: &str, problem: &str) {
    let (written, problems) = read(text);
    assert_eq!(written, as_);
    assert_eq!(problems, [problem]);
}

#[test]
fn sequences_variations_and_collections_keep_their_shape() {
    reads_well("(;B[aa];W[bb])", "(;B[aa];W[bb])");
    reads_well(
        "(;B[aa](;W[bb];B[cc])(;W[dd]))",
        "(;B[aa](;W[bb];B[cc])(;W[dd]))",
    );
    reads_well("(;B[aa](;W[bb](;B[cc])))", "(;B[aa];W[bb];B[cc])");
    reads_well("(;B[aa])(;B[bb])\n\n(;)", "(;B[aa])(;B[bb])(;)");
}

#[test]
fn blanks_may_stand_anywhere_but_in_names_and_values() {
    reads_well(
        " ( ;\tAB [aa]\r\n[bb] C\n[a b] ; ) ",
        "(;AB[aa][bb]C[a b];)",
    );
}

#[test]
fn escapes_hide_brackets_and_stay_as_they_are() {
    reads_well(r"(;C[a\]b\\])", r"(;C[a\]b\\])");
    reads_well("(;C[a\\\nb:\\:])", "(;C[a\\b:\\:])");
}

#[test]
fn long_names_are_read_by_their_capitals() {
    reads_well(
        "(;GaMe[1]PlayerBlack[x]White[aa]kgs[y])",
        "(;GM[1]PB[x]W[aa]kgs[y])",
    );
    reads_well("(;a_B[1]a1B2[3])", "(;B[1]B2[3])");
}

#[test]
fn text_around_games_is_passed_over_and_listed() {
    let (written, problems) = read("From: a (b) <c>\nhi; (see (below)\n\n(;B[aa])\n-- \nc (d)");
    assert_eq!(written, "(;B[aa])");
    assert_eq!(
        problems,
        [
            "line 1, column 1: “From: a (b) <c> hi; (see (below” stands outside of any game and \
             was left out",
            "line 5, column 1: “--  c (d” stands outside of any game and was left out",
        ]
    );
    reads_well("((;B[aa])(;B[bb]))", "(;B[aa])(;B[bb])");
    assert_eq!(
        parse("nothing (here) ; at all").unwrap_err(),
        NoGame::NoTree
    );
    mends(
        "No game (;-) here (; see below\n(;B[aa])",
        "(;B[aa])",
        "line 1, column 1: “No game (;-) here (; see below” stands outside of any game and was \
         left out",
    );
    assert_eq!(parse("").unwrap_err(), NoGame::NoTree);
    assert_eq!(parse("(").unwrap_err(), NoGame::NoTree);
}

#[test]
fn a_file_cut_off_gives_what_it_has() {
    mends(
        "(;B[aa](;W[bb]",
        "(;B[aa];W[bb])",
        "line 1, column 15: 2 ( without its ); the file seems to be cut off",
    );
    let (written, problems) = read("(;B[aa];C[bla");
    assert_eq!(written, "(;B[aa];C[bla])");
    assert_eq!(problems.len(), 2);
    assert!(problems[0].starts_with("line 1, column 11: a value has no closing ]"));
}

/// A last backslash would escape the bracket that is written behind it.
#[test]
fn a_value_cut_off_in_an_escape_is_written_so_that_it_ends() {
    assert_eq!(read("(;C[ab\\").0, "(;C[ab])");
    assert_eq!(read("(;C[ab\\\\").0, "(;C[ab\\\\])");
    assert_eq!(read("(;C[\\").0, "(;C[])");
}

#[test]
fn what_is_broken_is_mended_and_named() {
    mends(
        "(;B[aa](;W[bb]);W[cc])",
        "(;B[aa](;W[bb])(;W[cc]))",
        "line 1, column 16: a node comes after a variation; it was read as another variation",
    );
    mends(
        "(;B[aa])\n(B[bb];W[cc])",
        "(;B[aa])(;B[bb];W[cc])",
        "line 2, column 2: a node has no ; before it",
    );
    mends(
        "(;B[aa]);W[cc])",
        "(;B[aa];W[cc])",
        "line 1, column 9: a node comes after the end of its game; it was read as part of it",
    );
    mends(
        "(;B[aa]())",
        "(;B[aa])",
        "line 1, column 9: a tree without nodes was left out",
    );
    mends(
        "(;B W[aa])",
        "(;W[aa])",
        "line 1, column 3: B has no value and was left out",
    );
    mends(
        "(;[x]W[aa])",
        "(;W[aa])",
        "line 1, column 3: a value without a name was left out",
    );
    mends(
        "(;W[aa]!?é;B[bb])",
        "(;W[aa];B[bb])",
        "line 1, column 8: “!?é” means nothing here and was left out",
    );
    mends(
        "(B[aa];W[bb])",
        "(;B[aa];W[bb])",
        "line 1, column 2: a node has no ; before it",
    );
    mends(
        "(;B[aa](W[bb])(;W[cc]))",
        "(;B[aa](;W[bb])(;W[cc]))",
        "line 1, column 9: a node has no ; before it",
    );
}

fn sgf_nodes(text: &str) -> usize {
    parse(text).unwrap().0.len()
}

/// Brackets in comments are for people, who do not know that they should be
/// escaped; a comment that would end in the middle of a sentence does not.
#[test]
fn brackets_in_comments_are_text_where_words_follow() {
    let problem = "a ] in a text is not escaped; it was read as part of the text";
    for (text, as_) in [
        ("(;C[see [1] here];B[aa])", r"(;C[see [1\] here];B[aa])"),
        (
            "(;B[aa]C[a [b] c [d] e]W[bb])",
            r"(;B[aa]C[a [b\] c [d\] e]W[bb])",
        ),
        ("(;C[smile :] ok\\] fine])", r"(;C[smile :\] ok\] fine])"),
        (
            "(;Comment[x] y](;B[aa])(;B[bb]))",
            r"(;C[x\] y](;B[aa])(;B[bb]))",
        ),
    ] {
        let (written, problems) = read(text);
        assert_eq!(written, as_);
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].ends_with(problem), "{problems:?}");
    }
    // Lists, properties, nodes and trees end a comment as they always did.
    for whole in [
        "(;C[x]B[aa])",
        "(;C[x];B[aa])",
        "(;C[x][y])",
        "(;C[x](;B[aa])(;B[bb]))",
        "(;C[x])",
    ] {
        reads_well(whole, whole);
    }
    // Junk before a move does not make the move part of a comment.
    mends(
        "(;C[x] junk ;B[aa])",
        "(;C[x];B[aa])",
        "line 1, column 8: junk has no value and was left out",
    );
    // What is unclear in one comment says nothing of the next.
    let (written, _) = read("(;C[a] b W[aa];C[see [1] here];B[bb])");
    assert_eq!(written, r"(;C[a]W[aa];C[see [1\] here];B[bb])");
    // However many texts are unclear, none is looked at twice.
    for comment in ["C [a] x ", "Comment[a] x ", "C[a] x] "] {
        let text = format!("(;{})", comment.repeat(200_000));
        assert!(sgf_nodes(&text) >= 1);
    }
    // Other values are no texts, and a file that is cut off is not swallowed.
    assert_eq!(read("(;B[aa] x] y];W[bb])").0, "(;B[aa];W[bb])");
    assert_eq!(read("(;C[x] y ;C[z").0, "(;C[x];C[z])");
}

/// Whatever stands where nothing should stand, what is around it stays.
#[test]
fn junk_is_listed_and_takes_nothing_along() {
    mends(
        "(; edited by hand\nGM[1]PB[Ann];B[aa];W[bb](;B[dd])(;B[ee]))",
        "(;GM[1]PB[Ann];B[aa];W[bb](;B[dd])(;B[ee]))",
        "line 1, column 4: “edited by hand” means nothing here and was left out",
    );
    mends(
        "(;- GM[1]C[root];B[aa])",
        "(;GM[1]C[root];B[aa])",
        "line 1, column 3: “-” means nothing here and was left out",
    );
    mends(
        "(;\u{feff}GM[1];B[aa])",
        "(;GM[1];B[aa])",
        "line 1, column 3: “U+FEFF” means nothing here and was left out",
    );
    mends(
        "( by Ann ;GM[1];B[aa])",
        "(;GM[1];B[aa])",
        "line 1, column 3: “by Ann” means nothing here and was left out",
    );
    mends(
        "(; by Ann ;GM[1];B[aa])",
        "(;;GM[1];B[aa])",
        "line 1, column 4: “by Ann” means nothing here and was left out",
    );
    mends(
        "(; two ways (;B[aa])(;B[bb]))",
        "(;(;B[aa])(;B[bb]))",
        "line 1, column 4: “two ways” means nothing here and was left out",
    );
}

#[test]
fn text_around_games_and_junk_in_lists_is_listed() {
    mends(
        "(;GM[1];B[aa])x",
        "(;GM[1];B[aa])",
        "line 1, column 15: “x” stands outside of any game and was left out",
    );
    mends(
        "junk(;GM[1];B[aa])",
        "(;GM[1];B[aa])",
        "line 1, column 1: “junk” stands outside of any game and was left out",
    );
    mends(
        "(;AB[aa] -- [bb])",
        "(;AB[aa][bb])",
        "line 1, column 10: “--” means nothing here and was left out",
    );
    mends(
        "(;AW[cc] and then [dd])",
        "(;AW[cc][dd])",
        "line 1, column 10: “and then” means nothing here and was left out",
    );
    mends(
        "(;B - [aa];W[bb])",
        "(;B[aa];W[bb])",
        "line 1, column 4: “-” means nothing here and was left out",
    );
}

#[test]
fn what_an_early_parenthesis_cuts_off_is_still_part_of_its_game() {
    for (text, as_) in [
        (
            "(;B[aa] :) ;W[bb](;B[cc])(;B[dd]))",
            "(;B[aa];W[bb](;B[cc])(;B[dd]))",
        ),
        ("(;B[aa]) well; W[bb];B[cc])", "(;B[aa];W[bb];B[cc])"),
        ("(;B[aa]) W[bb];B[cc])", "(;B[aa];W[bb];B[cc])"),
    ] {
        let (written, problems) = read(text);
        assert_eq!(written, as_, "{text}");
        assert!(!problems.is_empty(), "{text}");
    }
}

/// Signs and words that mean nothing between properties.
const JUNK: [&str; 14] = [
    "-",
    "x",
    "edited by hand",
    "\u{feff}",
    "é!",
    "#1 of 3",
    "黒",
    "12:30",
    "= ? =",
    "\"so\"",
    "\\",
    "HELLO",
    "<b>",
    "\u{1a}\u{7f}",
];

/// The places of a text at which junk may stand: outside of values, and not
/// within a name. Behind a comment what is junk and what is a bare bracket of
/// the comment cannot be told apart.
fn places(text: &str) -> Vec<usize> {
    let mut places = Vec::new();
    let (mut in_value, mut escaped, mut name) = (false, false, String::new());
    for (at, character) in text.char_indices() {
        if in_value {
            in_value = escaped || character != ']';
            escaped = !escaped && character == '\\';
            continue;
        }
        let is_text = ["C", "comment"].contains(&name.as_str());
        let behind = text[..at].chars().next_back();
        if !is_text && behind.is_none_or(|before| !before.is_ascii_alphanumeric() && before != '_')
        {
            places.push(at);
        }
        match character {
            '[' => in_value = true,
            '(' | ')' | ';' => name.clear(),
            _ if character.is_ascii_alphanumeric() || character == '_' => {
                // A word after junk is another name.
                let within = |it: char| it.is_ascii_alphanumeric() || it == '_';
                if !behind.is_some_and(within) {
                    name.clear();
                }
                name.push(character);
            }
            _ => {}
        }
    }
    places
}

#[test]
fn junk_anywhere_between_values_costs_no_node_and_no_property() {
    for seed in 0..6_000 {
        let mut rng = random::rng(seed);
        let games = random::collection(&mut rng);
        // A game of one empty node with junk in it is a smiley.
        if games
            .games()
            .iter()
            .any(|&root| games.descendants(root).count() < 2)
        {
            continue;
        }
        let mut text = write(&games);
        let meant = (nodes(&games), shape(&games));
        for _ in 0..rng.random_range(1..5) {
            let at = random::one_of(&mut rng, &places(&text));
            let junk = random::one_of(&mut rng, &JUNK);
            // A word of capitals before a value is its name.
            let ends = |it: char| it.is_ascii_alphabetic() || "();[]".contains(it);
            let next = text[at..].chars().find(|&it| ends(it));
            if next == Some('[') && junk == "HELLO" {
                continue;
            }
            // A bracket in a value behind junk is taken for one that was meant to
            // close what stands before it.
            let value = text[at..]
                .trim_start()
                .strip_prefix('[')
                .and_then(|of| of.split(']').next());
            if value.is_some_and(|value| value.contains('[')) {
                continue;
            }
            text.insert_str(at, &format!(" {junk} "));
        }
        let (again, problems) = parse(&text).unwrap();
        assert_eq!((nodes(&again), shape(&again)), meant, "seed {seed}: {text}");
        let inserted = text.trim_end() != write(&games).trim_end();
        assert_eq!(problems.repaired(), inserted, "seed {seed}: {text}");
    }
}

//! SGF files as other programs, editors, mails and broken disks leave them.
//!
//! `tests/data/sgf` holds one file a lesson, named by it, and beside each what
//! `jego info` has to say about it: what it writes, a line `---`, and the list
//! of problems. The transcripts were not recorded but computed, by a program
//! that shares nothing with this one; `JEGO_WRITE_TRANSCRIPTS=1` writes them
//! anew, and whoever uses it reads the difference.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use jego::game::TurnId;
use jego::record::sgf::{Collection, NodeId, parse, write};
use jego::record::{AnyRecord, Games, GoRecord, open};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sgf")
}

/// The names of all files that end so, without the end.
fn names(end: &str) -> Vec<String> {
    let entries = fs::read_dir(folder()).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter_map(|name| name.strip_suffix(end).map(str::to_owned))
        .collect();
    names.sort();
    names
}

fn games(name: &str) -> Games {
    let bytes = fs::read(folder().join(format!("{name}.sgf"))).unwrap();
    open(bytes, None).unwrap().games
}

fn trees(games: &Games) -> &Collection {
    match games {
        Games::Collection(trees) => Some(trees),
        Games::Saved(_) => None,
    }
    .unwrap()
}

/// Fails with everything that is wrong, not only with the first.
#[track_caller]
fn all_is_well(wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "{} are wrong\n\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// What the program says about a file.
fn told(name: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_jego"))
        .arg("info")
        .arg(format!("{name}.sgf"))
        .current_dir(folder())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let problems = String::from_utf8(output.stderr).unwrap();
    format!("{said}---\n{problems}")
}

/// The lines that only one of two texts has, in the order of both.
fn difference(expected: &str, actual: &str) -> String {
    let expected: Vec<&str> = expected.lines().collect();
    let actual: Vec<&str> = actual.lines().collect();
    // How many lines the two share from here on.
    let mut shared = vec![vec![0_usize; actual.len() + 1]; expected.len() + 1];
    for (i, ours) in expected.iter().enumerate().rev() {
        for (j, theirs) in actual.iter().enumerate().rev() {
            shared[i][j] = if ours == theirs {
                shared[i + 1][j + 1] + 1
            } else {
                shared[i + 1][j].max(shared[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut lines = String::new();
    while i < expected.len() || j < actual.len() {
        let gone = i < expected.len() && (j == actual.len() || shared[i + 1][j] == shared[i][j]);
        if gone {
            lines += &format!("    - {}\n", expected[i]);
            i += 1;
        } else if i < expected.len() && expected[i] == actual[j] {
            i += 1;
            j += 1;
        } else {
            lines += &format!("    + {}\n", actual[j]);
            j += 1;
        }
    }
    lines
}

#[test]
fn every_file_is_told_as_its_transcript_has_it() {
    let names_of_files = names(".sgf");
    assert!(names_of_files.len() >= 90, "{} files", names_of_files.len());
    let rewrite = std::env::var_os("JEGO_WRITE_TRANSCRIPTS").is_some_and(|value| value == "1");
    let mut wrong = Vec::new();
    for name in &names_of_files {
        let path = folder().join(format!("{name}.txt"));
        let actual = told(name);
        if rewrite {
            fs::write(&path, &actual).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if expected != actual {
            wrong.push(format!("{name}\n{}", difference(&expected, &actual)));
        }
    }
    all_is_well(&wrong);
    assert_eq!(names(".txt"), names_of_files, "a transcript has its file");
}

/// A node as it stands in a file.
#[derive(Debug, PartialEq, Eq)]
struct Node {
    /// The place of the node before it in the list.
    parent: Option<usize>,
    properties: Vec<(String, Vec<String>)>,
}

/// Everything in a game, but what its first node says about the file itself.
fn nodes(trees: &Collection, root: NodeId, of_the_file: &[&str]) -> Vec<Node> {
    let mut places = BTreeMap::new();
    let mut nodes = Vec::new();
    for id in trees.descendants(root) {
        let parent = trees.parent(id).and_then(|parent| places.get(&parent));
        let properties = trees
            .properties(id)
            .filter(|property| id != root || !of_the_file.contains(&property.name()))
            .map(|property| {
                let values = property.values().map(|value| value.raw().to_owned());
                (property.name().to_owned(), values.collect())
            });
        nodes.push(Node {
            parent: parent.copied(),
            properties: properties.collect(),
        });
        places.insert(id, nodes.len() - 1);
    }
    nodes
}

/// The first node that two games do not share, in words.
fn first_difference(before: &[Node], after: &[Node]) -> Option<String> {
    let len = before.len().max(after.len());
    let at = (0..len).find(|&at| before.get(at) != after.get(at))?;
    let (before, after) = (before.get(at), after.get(at));
    Some(format!(
        "    node {at}\n    - {before:?}\n    + {after:?}\n"
    ))
}

#[test]
fn every_file_is_written_and_read_back_as_the_same_trees() {
    let mut wrong = Vec::new();
    for name in names(".sgf") {
        let games = games(&name);
        let before = trees(&games);
        let written = write(before);
        let (after, problems) = parse(&written).unwrap();
        if !problems.is_empty() {
            wrong.push(format!("{name}: what was mended is not: {problems:?}"));
        }
        if before.games().len() != after.games().len() {
            wrong.push(format!("{name}: the number of games"));
        }
        for (&ours, &theirs) in before.games().iter().zip(after.games()) {
            let ours = nodes(before, ours, &["FF", "CA"]);
            let theirs = nodes(&after, theirs, &["FF", "CA"]);
            let difference = first_difference(&ours, &theirs);
            wrong.extend(difference.map(|node| format!("{name}\n{node}")));
        }
        let again = write(&after);
        if again != written || !parse(&again).unwrap().0.same(&after) {
            wrong.push(format!("{name}: it is written otherwise the second time"));
        }
    }
    all_is_well(&wrong);
}

/// What is wrong with a game after it has been a record and a file again.
fn after_a_round(name: &str, games: &Games, index: usize) -> Option<String> {
    let (record, _) = games.game(index).ok()?;
    let exported = record.to_sgf()?;
    let written = write(&exported);
    let opened = open(written.clone().into_bytes(), None).unwrap();
    let (again, _) = opened.games.game(0).unwrap();
    let about = |what: &str| Some(format!("{name}, game {}: {what}", index + 1));
    if (again.kind(), again.turns()) != (record.kind(), record.turns()) {
        return about("the number of turns");
    }
    if again.to_sgf().map(|again| write(&again)) != Some(written) {
        return about("it is written otherwise the second time");
    }
    if let (AnyRecord::Go(again), AnyRecord::Go(record)) = (&again, &record)
        && said_in(again) != said_in(record)
    {
        return about("the comments");
    }
    let ours = trees(games);
    let of_the_file = ["FF", "CA", "AP"];
    let before = nodes(ours, ours.games()[index], &of_the_file);
    let after = nodes(&exported, exported.games()[0], &of_the_file);
    about(&format!("\n{}", first_difference(&before, &after)?))
}

#[test]
fn every_game_is_a_record_that_keeps_all_that_was_in_the_file() {
    let mut wrong = Vec::new();
    for name in names(".sgf") {
        let games = games(&name);
        wrong.extend((0..games.len()).filter_map(|index| after_a_round(&name, &games, index)));
    }
    all_is_well(&wrong);
}

/// The comments along the main line.
fn said_in(record: &GoRecord) -> Vec<String> {
    let tree = record.history().tree();
    let line = std::iter::successors(Some(TurnId::START), |&turn| tree.children(turn).next());
    let comments = line.filter_map(|turn| record.comment(turn));
    comments.map(|comment| comment.into_owned()).collect()
}

const JAPANESE: &[&str] = &[
    "この碁は作り話です。表と裏、ソと十、能と申、いずれも二バイト目が円記号になります。\n\
     ゼロから始めて、最後は白の中押し勝ち。",
    "ここで黒は力を貯めた。欺く手もあった。",
    "ボールペンの「ー」はどうか。マイナスのも",
];

const LINES: &[&str] = &[
    "One line,\na second line that goes on,\n\nand a third after an empty one.",
    "lastly",
];

/// Files with what is said along their main line.
const SAID: [(&str, &[&str]); 25] = [
    (
        "ff4-everything",
        &[
            r"A comment with [brackets], a back\slash and a colon: here.",
            "Nothing more.",
        ],
    ),
    ("lines-end-in-lf", LINES),
    ("lines-end-in-cr", LINES),
    ("lines-end-in-crlf", LINES),
    ("lines-end-in-lfcr", LINES),
    ("lines-end-in-every-way", LINES),
    (
        "escapes-and-blanks",
        &[
            "Backslash \\ bracket ] colon : letter x tab and vertical tab;\n  indented (line) [not closed",
            " ",
        ],
    ),
    (
        "cut-off-in-a-value",
        &[
            "Here the floppy disk was full, and the rest\nof what I wanted to say (it was a lot; really",
        ],
    ),
    ("cut-off-in-an-escape", &["A bracket [so] and one more "]),
    (
        "cut-off-in-a-character",
        &["Schön gespielt, aber die Ecke ist \u{fffd}"],
    ),
    (
        "cut-off-in-a-character-of-shift-jis",
        &["ここから先は読めなくなりました。表の\u{fffd}"],
    ),
    ("utf-8-with-a-mark", &["Ünïcödé – „ja“, ☗ und 囲碁."]),
    ("utf-16-with-a-mark", &["Ünïcödé – „ja“, ☗ und 囲碁."]),
    ("shift-jis-that-says-so", JAPANESE),
    ("shift-jis-that-does-not-say", JAPANESE),
    ("euc-jp-that-does-not-say", JAPANESE),
    ("says-utf-8-but-is-shift-jis", JAPANESE),
    ("says-a-charset-nobody-knows", JAPANESE),
    (
        "gbk-that-says-gb2312",
        &[
            "这盘棋是编出来的。黑方先手占角，白方随后挂角，中盘有一个劫争。镕囧堃",
            "黑棋好点，白棋为难。",
            "白棋只好应。",
        ],
    ),
    (
        "gb18030-with-four-bytes",
        &[
            "这盘棋是编出来的。黑方先手占角，白方随后挂角，中盘有一个劫争。㐂𠀋é",
            "黑棋好点，白棋为难。",
            "白棋只好应。",
        ],
    ),
    (
        "says-gb2312-but-is-utf-8",
        &[
            "这盘棋是编出来的。黑方先手占角，白方随后挂角，中盘有一个劫争。",
            "黑棋好点，白棋为难。",
            "白棋只好应。",
        ],
    ),
    (
        "big5-that-does-not-say",
        &[
            "這盤棋是編出來的。許多人以為功夫在布局，其實在收官。餐廳的淚、枯、么，都有反斜線。",
            "黑棋成功，許下一子。",
            "白棋功虧一簣。",
        ],
    ),
    (
        "euc-kr-that-does-not-say",
        &[
            "이 바둑은 지어낸 것이다. 흑이 먼저 귀를 차지하고 백이 걸쳐 갔다.",
            "흑의 좋은 수.",
            "백은 버틴다.",
        ],
    ),
    (
        "latin-1-that-does-not-say",
        &[
            "Très bien joué, même si le coin était perdu. Größe und Übermut: «naïf», ½ point, ça va?",
            "Voilà où ça se gâte.",
        ],
    ),
    (
        "mail-around-a-game",
        &["Played at home (with tea).", "I have to go (train!)."],
    ),
];

#[test]
fn what_is_said_is_read_as_it_was_meant() {
    let mut wrong = Vec::new();
    for (name, meant) in SAID {
        let (record, _) = games(name).go(0).unwrap();
        let said = said_in(&record);
        if said != meant {
            wrong.push(format!("{name}\n    - {meant:?}\n    + {said:?}\n"));
        }
    }
    all_is_well(&wrong);
}

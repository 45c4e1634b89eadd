//! Whatever is sent, every command is answered once.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::sample::select;
use proptest::{prop_assert, prop_assert_eq, prop_assume, proptest};

use super::answers;

/// Commands, and what may stand behind them. `printsgf` is sent alone, since
/// it writes to whatever file is named, and `quit` never.
const WORDS: &[&str] = &[
    "clear_cache",
    "jego-moves",
    "jego-param",
    "kata-get-models",
    "kata-list-rules",
    "kata-search_analyze_cancellable",
    "kata-search_cancellable",
    "lz-setoption",
    "set_position",
    "set_random_seed",
    "kata-raw-nn",
    "kata-list-params",
    "kata-get-param",
    "kata-get-params",
    "kata-set-param",
    "kata-set-params",
    "get_komi",
    "is_legal",
    "list_stones",
    "captures",
    "final_status",
    "cputime",
    "gogui-analyze_commands",
    "gogui-play_sequence",
    "jego-ownership",
    "jego-policy",
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "undo",
    "time_settings",
    "time_left",
    "final_score",
    "final_status_list",
    "reg_genmove",
    "showboard",
    "kgs-time_settings",
    "kgs-genmove_cleanup",
    "kata-time_settings",
    "kata-get-rules",
    "kata-set-rules",
    "kata-set-rule",
    "lz-analyze",
    "lz-genmove_analyze",
    "kata-analyze",
    "kata-genmove_analyze",
    "loadsgf",
    "nonsense",
];
const ARGUMENTS: &[&str] = &[
    "b",
    "w",
    "black",
    "WHITE",
    "x",
    "A1",
    "a2",
    "B2",
    "c3",
    "D4",
    "T19",
    "Z25",
    "I5",
    "pass",
    "resign",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "9",
    "19",
    "25",
    "26",
    "255",
    "256",
    "-1",
    "7.5",
    "0.25",
    "1e9",
    "99999999999999999999",
    "NaN",
    "alive",
    "dead",
    "seki",
    "none",
    "absolute",
    "byoyomi",
    "canadian",
    "fischer",
    "chinese",
    "japanese",
    "tromp-taylor",
    "aga",
    "ko",
    "SIMPLE",
    "scoring",
    "TERRITORY",
    "{\"ko\":\"SIMPLE\"}",
    "{\"suicide\":true}",
    "{",
    "interval",
    "minmoves",
    "maxmoves",
    "avoid",
    "allow",
    "A1,B2",
    "ownership",
    "rootInfo",
    "true",
    "é",
    "\u{2028}",
];

fn line() -> impl Strategy<Value = String> {
    let arguments = vec(select(ARGUMENTS), 0..4);
    let id = proptest::option::of(any::<u32>());
    (id, select(WORDS), arguments).prop_map(|(id, name, arguments)| {
        let id = id.map(|id| format!("{id} ")).unwrap_or_default();
        format!("{id}{name} {}", arguments.join(" "))
    })
}

/// A line that is likely to change the board.
fn likely_line() -> impl Strategy<Value = String> {
    let color = select(&["b", "w"][..]);
    let point = (select(&["A", "B", "C", "D", "E"][..]), 1..6);
    let play = (color.clone(), point).prop_map(|(by, (col, row))| format!("play {by} {col}{row}"));
    let others = select(&["undo", "komi 3", "final_score", "printsgf", "play b pass"][..]);
    let gen_move = color.prop_map(|by| format!("genmove {by}"));
    proptest::prop_oneof![6 => play, 2 => others.prop_map(str::to_owned), 1 => gen_move, 2 => line()]
}

/// What was said, answer by answer; each ends with the first empty line.
fn split(said: &str) -> Vec<&str> {
    said.split_terminator("\n\n").collect()
}

fn begins_well(answer: &str, id: Option<&str>) -> bool {
    let rest = answer.strip_prefix(['=', '?']);
    rest.is_some_and(|rest| {
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        number == id.unwrap_or_default()
    })
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(48))]

    #[test]
    fn every_command_is_answered_once_and_under_its_number(
        lines in vec(likely_line(), 1..60)
    ) {
        let said = answers(format!("boardsize 5\n{}\n", lines.join("\n")));
        let all = split(&said);
        prop_assert_eq!(all.len(), lines.len() + 1, "{}", said);
        for (line, answer) in lines.iter().zip(&all[1..]) {
            let first = line.split(' ').next().unwrap();
            let id = first.parse::<u32>().ok().map(|_| first);
            prop_assert!(begins_well(answer, id), "{line}: {answer}");
        }
        prop_assert!(said.ends_with("\n\n") && !said.contains("\n\n\n"), "{}", said);
    }

    #[test]
    fn bytes_that_mean_nothing_are_refused_line_by_line(
        bytes in vec(proptest::prop_oneof![3 => any::<u8>(), 1 => select(&b"\n \t#b1D4"[..])], 0..400)
    ) {
        let said = answers(bytes.clone());
        let meant = |line: &&[u8]| {
            let kept = line.split(|&byte| byte == b'#').next().unwrap();
            kept.iter().any(|&byte| byte != b' ' && !byte.is_ascii_control())
        };
        let commands = bytes.split(|&byte| byte == b'\n').filter(meant).count();
        let all = split(&said);
        prop_assert_eq!(all.len(), commands, "{:?}", said);
        prop_assert!(all.iter().all(|answer| answer.starts_with('?')), "{said:?}");
    }

    #[test]
    fn what_is_refused_changes_nothing(lines in vec(likely_line(), 1..30), last in line()) {
        let before = format!("boardsize 5\n{}\n", lines.join("\n"));
        let after = "showboard\nprintsgf\nkata-get-rules\n";
        let refused = answers(format!("{before}{last}\n{after}"));
        let all = split(&refused);
        prop_assume!(all[all.len() - 4].starts_with('?'));
        let plain = answers(format!("{before}{after}"));
        let shown = all[all.len() - 3..].join("\n\n");
        prop_assert!(plain.trim_end().ends_with(&shown), "{last}: {refused}");
    }
}

#[test]
fn every_command_that_is_listed_is_known() {
    let said = answers("list_commands");
    let names: Vec<&str> = said.trim_start_matches("= ").split_whitespace().collect();
    assert!(names.len() > 30, "{names:?}");
    let asked: String = names
        .iter()
        .map(|name| format!("known_command {name}\n"))
        .collect();
    let known = answers(asked);
    assert_eq!(known, "= true\n\n".repeat(names.len()));
    for name in names {
        let unlisted = ["printsgf", "quit"].contains(&name);
        assert!(unlisted || WORDS.contains(&name), "{name}");
        assert!(!answers(name).contains("unknown command"), "{name}");
    }
}

#[test]
fn a_line_without_end_is_refused_and_the_next_is_answered() {
    let endless = "x".repeat(1 << 20);
    let said = answers(format!("5 {endless}\nname\n7 play {endless}"));
    assert_eq!(
        said,
        "?5 the line is too long\n\n= Jego\n\n?7 the line is too long\n\n"
    );
}

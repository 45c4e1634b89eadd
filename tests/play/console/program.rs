//! `jego console` and what belongs to it, as they are typed.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the program for a user who keeps everything in this folder.
pub(crate) fn jego(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("HOME", folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // A program that refuses its arguments reads nothing.
    let _ = pipe.write_all(input.as_bytes());
    drop(pipe);
    child.wait_with_output().unwrap()
}

#[track_caller]
fn fails(arguments: &[&str], code: i32, says: &str) {
    let folder = tempfile::tempdir().unwrap();
    let output = jego(folder.path(), arguments, "");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert!(said.contains(says), "{arguments:?}: {said}");
}

#[track_caller]
fn works(arguments: &[&str], input: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let output = jego(folder.path(), arguments, input);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_command_line_that_makes_no_sense_ends_with_2() {
    fails(&["console", "chess"], 2, "no such game");
    fails(&["console", "othello", "--size", "9"], 2, "belong to Go");
    fails(&["console", "go", "--quarto"], 2, "Quarto");
    fails(&["console", "--size", "26"], 2, "25");
    fails(&["console", "--size", "x"], 2, "from 2 to 25");
    fails(&["console", "--clock", "soon"], 2, "10m+5x30s");
    fails(&["console", "--level", "genius"], 2, "chance");
    fails(
        &["console", "--two-players", "--watch"],
        2,
        "cannot be used",
    );
    fails(&["console", "--free"], 2, "--handicap");
    fails(&["console", "--language", "xx"], 2, "possible values");
    fails(&["man", "chess"], 2, "chess");
    fails(&["completions", "cmd"], 2, "possible values");
}

#[test]
fn help_names_every_option_and_the_exit_codes() {
    let help = works(&["console", "--help"], "");
    for word in [
        "--size",
        "--komi",
        "--watch",
        "--clock",
        "--plain",
        "Exit codes",
        "aligne4",
    ] {
        assert!(help.contains(word), "{word} in {help}");
    }
    let help = works(&["--help"], "");
    for word in [
        "console",
        "gtp",
        "match",
        "info",
        "convert",
        "completions",
        "man",
    ] {
        assert!(help.contains(word), "{word} in {help}");
    }
}

#[test]
fn completions_and_manual_come_from_the_same_definitions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = works(&["completions", shell], "");
        assert!(script.contains("two-players"), "{shell}");
    }
    let page = works(&["man"], "");
    assert!(page.contains(".TH jego 1"), "{page}");
    let page = works(&["man", "console"], "");
    assert!(page.contains("two\\-players"), "{page}");
}

#[test]
fn desktops_and_shells_find_what_they_look_for() {
    let folder = tempfile::tempdir().unwrap();
    let prefix = folder.path().join("usr");
    let arguments = ["desktop-files", prefix.to_str().unwrap()];
    // The second time what is there is replaced.
    for _ in 0..2 {
        assert_eq!(works(&arguments, ""), "");
    }
    let share = prefix.join("share");
    for (path, content) in [
        ("applications/jego.desktop", "Icon=jego"),
        ("bash-completion/completions/jego", "two-players"),
        ("fish/vendor_completions.d/jego.fish", "two-players"),
        ("icons/hicolor/16x16/apps/jego.png", "PNG"),
        ("icons/hicolor/512x512/apps/jego.png", "PNG"),
        ("icons/hicolor/scalable/apps/jego.svg", "<svg"),
        ("man/man1/jego.1", ".TH jego 1"),
        ("man/man1/jego-console.1", "two\\-players"),
        ("metainfo/org.jego.jego.metainfo.xml", "jego.desktop"),
        ("mime/packages/jego.xml", "*.jego.ron"),
        ("zsh/site-functions/_jego", "two-players"),
    ] {
        let bytes = std::fs::read(share.join(path)).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.contains(content), "{path}");
    }
}

#[test]
fn a_window_begins_with_one_thing_only() {
    for arguments in [
        ["--new-game", "--resume"],
        ["--new-game", "--stats"],
        ["--resume", "."],
    ] {
        fails(&arguments, 2, "cannot be used");
    }
}

#[test]
fn the_end_of_the_input_quits_and_the_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["console", "go", "--two-players", "--size", "5"];
    let output = jego(folder.path(), &arguments, "c3\nd4\n");
    assert_eq!(output.status.code(), Some(0));
    let output = jego(folder.path(), &["console"], "1\nshow\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Resume – Go 5×5"), "{said}");
    assert!(said.contains(" 3 . . X . . 3"), "{said}");
    assert!(said.contains(" 4 . . .(O). 4"), "{said}");
}

#[test]
fn without_a_display_the_game_is_in_the_terminal_and_one_line_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let output = jego(folder.path(), &[], "quit\n");
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{why}");
    assert_eq!(why.lines().count(), 1, "{why}");
    assert!(why.ends_with("playing in the terminal\n"), "{why}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("1  Play"), "{said}");
}

#[test]
fn a_file_is_opened_where_the_window_would_have_opened_it() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.sgf"), "(;SZ[3];B[bb];W[aa])").unwrap();
    for arguments in [&["a.sgf"][..], &["console", "a.sgf"]] {
        let output = jego(folder.path(), arguments, "end\n");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("a.sgf is open"), "{said}");
        assert!(said.contains(" 3(O). . 3"), "{said}");
    }
}

#[test]
fn a_damaged_file_says_where_and_the_menu_is_there() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.jego.ron"), "(version: 1,\n nonsense").unwrap();
    let output = jego(folder.path(), &["console", "a.jego.ron"], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(said.contains("ine 2"), "{said}");
    assert!(said.contains("Play"), "{said}");
}

const MINE: &str = "(; edited by hand\nGM[1]FF[4]SZ[9]PB[Ann]PW[Bob]C[my notes]\
    ;B[aa];W[bb];B[cc](;W[dd];B[ee]))";

/// A file that was repaired is not replaced unless someone says so, and then
/// it is kept.
#[test]
fn a_repaired_file_is_replaced_only_by_a_yes_and_its_original_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sgf");
    let original = folder.path().join("mine (original).sgf");
    for (input, says) in [
        ("c5\nsave\n", "Nothing was saved"),
        ("c5\nsave\nno\n", "Nothing was saved"),
        (
            "c5\nsave\nyes\n",
            "the original is kept as mine (original).sgf",
        ),
    ] {
        std::fs::write(&path, MINE).unwrap();
        let output = jego(folder.path(), &["console", "--plain", "./mine.sgf"], input);
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("edited by hand"), "{said}");
        assert!(said.contains(says), "{input:?}: {said}");
        let saved = input.contains("yes");
        assert_eq!(std::fs::read(&path).unwrap() != MINE.as_bytes(), saved);
        assert_eq!(original.exists(), saved);
    }
    assert_eq!(std::fs::read(&original).unwrap(), MINE.as_bytes());
    let written = std::fs::read_to_string(&path).unwrap();
    for kept in [
        "PB[Ann]",
        "C[my notes]",
        ";B[aa]",
        ";B[cc]",
        ";W[dd]",
        ";B[ee]",
        "B[ce]",
    ] {
        assert!(written.contains(kept), "{kept} in {written}");
    }
}

/// Two names in EUC-JP, which say nothing of it.
const NAMES: &[u8] = b"(;GM[1]SZ[9]PB[\xbe\xae\xce\xd3\xb8\xf7\xb0\xec];B[dd])";

#[test]
fn a_character_set_can_be_asked_for_and_a_guess_costs_no_original() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("names.sgf");
    std::fs::write(&path, NAMES).unwrap();
    let told = |arguments: &[&str]| {
        let output = jego(folder.path(), arguments, "");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(told(&["info", "names.sgf"]).contains("小林光一"));
    let as_gbk = told(&["info", "names.sgf", "--charset", "gbk"]);
    assert!(
        as_gbk.contains("SGF in GBK") && !as_gbk.contains("小林"),
        "{as_gbk}"
    );
    told(&["convert", "names.sgf", "new.sgf", "--charset", "EUC-JP"]);
    let new = std::fs::read_to_string(folder.path().join("new.sgf")).unwrap();
    assert!(new.contains("PB[小林光一]"), "{new}");
    let output = jego(
        folder.path(),
        &["info", "names.sgf", "--charset", "none"],
        "",
    );
    assert_eq!(output.status.code(), Some(2));

    let output = jego(
        folder.path(),
        &["console", "--plain", "names.sgf"],
        "e5\nsave\n",
    );
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("the original is kept as names (original).sgf"),
        "{said}"
    );
    let original = folder.path().join("names (original).sgf");
    assert_eq!(std::fs::read(original).unwrap(), NAMES);
    assert!(std::fs::read_to_string(&path).unwrap().contains("小林光一"));
}

#[test]
fn a_detour_to_the_file_of_a_game_is_still_that_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.sgf");
    std::fs::write(&path, "(;SZ[9];B[aa])(;SZ[9]PB[Other];B[bb])").unwrap();
    std::fs::create_dir(folder.path().join("in")).unwrap();
    let detour = folder.path().join("in/../two.sgf");
    let input = format!("1\nc5\nsave {}\n", detour.display());
    let output = jego(folder.path(), &["console", "--plain", "two.sgf"], &input);
    let said = String::from_utf8(output.stdout).unwrap();
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written.contains("B[ce]"), "saved: {said}");
    assert!(written.contains("PB[Other]"), "{written}");
}

/// A set that was named may be the wrong one, and a file that cannot be written
/// has no original.
#[test]
fn converting_a_file_over_itself_keeps_it_and_leaves_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let [path, original] =
        ["names.sgf", "names (original).sgf"].map(|name| folder.path().join(name));
    std::fs::write(&path, NAMES).unwrap();
    let convert = [
        "convert",
        "names.sgf",
        "names.sgf",
        "--force",
        "--charset",
        "big5",
    ];
    let mut marked = std::fs::metadata(&path).unwrap().permissions();
    let writable = marked.clone();
    marked.set_readonly(true);
    std::fs::set_permissions(&path, marked).unwrap();
    assert_ne!(jego(folder.path(), &convert, "").status.code(), Some(0));
    assert!(!original.exists());
    assert_eq!(std::fs::read(&path).unwrap(), NAMES);
    std::fs::set_permissions(&path, writable).unwrap();
    assert_eq!(jego(folder.path(), &convert, "").status.code(), Some(0));
    assert_eq!(std::fs::read(&original).unwrap(), NAMES);
}

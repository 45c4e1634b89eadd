//! Settings out of files and back.

use super::*;

/// The settings that take one line in their file, with their names.
fn on_one_line(settings: &Settings) -> Vec<String> {
    let text = settings.write().unwrap();
    let fields = text.lines().filter_map(|line| line.strip_prefix("    "));
    let fields = fields.filter(|field| !field.starts_with(' ') && field.ends_with(','));
    let fields = fields.filter(|field| field.contains(": "));
    fields.map(str::to_owned).collect()
}

fn shortcuts() -> Shortcuts {
    let mut shortcuts = Shortcuts::default();
    shortcuts.set("Pass", vec!["F12".to_owned()]);
    shortcuts
}

fn engines() -> Vec<EngineCommand> {
    let gnugo = EngineCommand {
        name: "GNU Go".to_owned(),
        command: "\"/usr/games/gnugo\" --mode gtp".to_owned(),
        folder: Some(PathBuf::from("/tmp/é")),
        startup: vec!["level 3".to_owned(), "komi 7".to_owned()],
    };
    let pachi = EngineCommand {
        name: "Pachi".to_owned(),
        command: "pachi".to_owned(),
        ..EngineCommand::default()
    };
    vec![gnugo, pachi]
}

/// All of them are chosen here: one that is forgotten does not compile, and
/// one that is as by default is named.
#[test]
fn settings_are_read_as_they_were_written() {
    let settings = Settings {
        language: Some(Language::French),
        theme: Theme::HighContrast,
        look: BoardLook::Night,
        text_size: 150,
        sound: false,
        volume: 7,
        coordinates: false,
        numbers: true,
        territory: false,
        next_moves: false,
        legal_moves: false,
        animations: false,
        confirm_leaving: false,
        saves: Some(PathBuf::from("/somewhere/é \"quoted\"")),
        save_format: SaveFormat::Jego,
        own_file_list: true,
        recent: vec![PathBuf::from("a"), PathBuf::from("b")],
        recent_problems: vec![PathBuf::from("/problems/é")],
        library: vec![PathBuf::from("/games/ö")],
        side_panel: false,
        narrow_side_panel: true,
        left_column: Some(333),
        right_column: Some(444),
        last_game: GameSetup::default(),
        engines: engines(),
        computer_resigns: false,
        computer_ponders: true,
        threads: Some(3),
        reviewer: Some("Pachi".to_owned()),
        review_limits: ReviewLimits::Own,
        own_limits: OwnLimits {
            inaccuracy: 2,
            mistake: 5,
            blunder: 12,
        },
        review_visits: 100,
        review_marks: false,
        collect_mistakes: false,
        player: Some("ada".to_owned()),
        rank_asked: true,
        shortcuts: shortcuts(),
        first_steps: false,
    };
    let default = on_one_line(&Settings::default());
    for field in on_one_line(&settings) {
        assert!(!default.contains(&field), "{field} is the default");
    }
    assert_eq!(Settings::read(&settings.write().unwrap()), Ok(settings));
}

#[cfg(unix)]
#[test]
fn names_that_are_no_text_are_left_out() {
    use std::os::unix::ffi::OsStringExt as _;
    let odd = PathBuf::from(std::ffi::OsString::from_vec(vec![b'c', 0xE9]));
    let mut settings = Settings {
        saves: Some(odd.clone()),
        engines: vec![EngineCommand {
            name: "Pachi".to_owned(),
            command: "pachi".to_owned(),
            folder: Some(odd.clone()),
            startup: Vec::new(),
        }],
        ..Settings::default()
    };
    settings.note_recent(PathBuf::from("a"));
    settings.note_recent(odd.clone());
    settings.note_recent_problems(odd);
    let again = Settings::read(&settings.write().unwrap()).unwrap();
    assert_eq!(again.recent, [PathBuf::from("a")]);
    assert_eq!(again.recent_problems, [] as [PathBuf; 0]);
    assert_eq!(again.saves, None);
    let folders: Vec<_> = again.engines.iter().map(|it| &it.folder).collect();
    assert_eq!(folders, [&None]);
}

#[test]
fn a_damaged_engine_costs_no_other() {
    let read = |text: &str| Settings::read(text).unwrap();
    let settings = read(
        "(volume: 7, threads: Some(0), engines: [
            3, \"gnugo\", (), (name: \"no command\"), (command: [1]),
            (name: \"A\", command: \"a\", startup: \"none\"),
            (name: \"  \", command: \"/bin/b --x\", folder: Some(\"/c\"), later: true),
            (name: \"again\", command: \"/bin/b --x\"),
        ])",
    );
    let kept = EngineCommand {
        name: "b".to_owned(),
        command: "/bin/b --x".to_owned(),
        folder: Some(PathBuf::from("/c")),
        startup: Vec::new(),
    };
    assert_eq!(settings.engines, [kept]);
    assert_eq!((settings.volume, settings.threads), (7, None));
    assert_eq!(
        read("(threads: Some(9999))").threads,
        Some(Settings::ALL_THREADS)
    );
    assert!(Settings::read("(engines: gnugo)").is_err());
}

#[test]
fn what_is_missing_has_its_default_and_what_is_unknown_is_passed_over() {
    let text = "(volume: 255, from_the_future: [1, (x: 2)], sound: false)";
    let wanted = Settings {
        volume: 100,
        sound: false,
        ..Settings::default()
    };
    assert_eq!(Settings::read(text), Ok(wanted));
    assert_eq!(Settings::read("()"), Ok(Settings::default()));
}

#[test]
fn damage_is_told_with_its_place() {
    let error = Settings::read("(\n  sound: maybe,\n)").unwrap_err();
    assert_eq!((error.line, error.column), (2, 9), "{error}");
    for text in ["", "(", "[]", "(theme: Plaid)", "\u{0}"] {
        assert!(Settings::read(text).is_err(), "{text:?}");
    }
}

#[test]
fn words_grow_and_shrink_step_by_step_and_no_further() {
    let mut settings = Settings::read("(text_size: 5000)").unwrap();
    assert_eq!(settings.text_size, 175);
    settings.step_text_size(1);
    assert_eq!(settings.text_size, 175);
    settings.step_text_size(-1);
    assert_eq!(settings.text_size, 150);
    settings.text_size = 120;
    settings.step_text_size(1);
    assert_eq!(settings.text_size, 130);
    for _ in 0..9 {
        settings.step_text_size(-1);
    }
    assert_eq!(settings.text_size, 90);
}

#[test]
fn a_file_is_remembered_once_and_only_ten_are() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.note_recent(PathBuf::from(number.to_string()));
    }
    settings.note_recent(PathBuf::from("15"));
    assert_eq!(settings.recent.len(), MOST_RECENT);
    assert_eq!(settings.recent.first(), Some(&PathBuf::from("15")));
    assert_eq!(settings.recent.get(1), Some(&PathBuf::from("19")));
}

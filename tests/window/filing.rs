//! Saving, loading, exporting, and files with something wrong in them.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::record::{Header, open_file, sgf};
use jego::settings::SaveFormat;
use jego::ui::Page;
use jego::words::{Dialog, Language};

use super::{Jego, LARGE, quiet};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Two games, and something between them that Jego does not know.
const TWO: &str = "(;GM[1]SZ[9]PB[Ada]PW[Bo]XX[kept];B[dd];W[ee])(;GM[1]SZ[9]PB[Cy]PW[Di];B[ff])";

fn written(jego: &Jego) -> String {
    sgf::write(&jego.session().record().to_sgf())
}

/// A file as the system hands it over.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Jego {
    /// Drops a file on the window.
    pub(crate) fn drop_file(&mut self, path: PathBuf) {
        let file = std::sync::Arc::new(Dropped(path));
        self.harness.input_mut().dropped_files.push(file);
        self.harness.step();
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    fn moves(&self) -> usize {
        self.session().record().history().tree().ids() - 1
    }
}

#[test]
fn a_saved_game_is_loaded_as_it_was() {
    let mut jego = Jego::with_moves("D4 E5 F6");
    jego.key(Key::ArrowLeft);
    jego.play("G7");
    let before = written(&jego);
    jego.ctrl(Key::S);
    let path = jego.save_as("evening.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    jego.ctrl(Key::W);
    assert_eq!(jego.page(), Page::Home, "what is saved is left at once");
    jego.click("Load");
    jego.until_seen("Filter");
    jego.rewrite("Filter", &path.display().to_string());
    jego.key(Key::Enter);
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert!(jego.sees("evening.jego.ron is open"));
    assert_eq!(written(&jego), before);
    assert!(!jego.session().is_changed());
}

#[test]
fn a_game_that_has_a_file_is_saved_into_it_without_asking() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::S);
    let path = jego.save_as("game.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    let before = fs::read(&path).unwrap();
    jego.play("E5");
    assert!(jego.session().is_changed());
    jego.ctrl(Key::S);
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    assert_ne!(fs::read(&path).unwrap(), before);
    assert!(jego.told_all().contains("Saved in "));
}

#[test]
fn a_save_under_a_name_of_sgf_is_sgf() {
    let mut jego = Jego::with_moves("D4");
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let path = jego.save_as("game.sgf", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    assert!(fs::read_to_string(path).unwrap().starts_with("(;"));
}

#[test]
fn sgf_and_pictures_are_exported() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.ctrl(Key::E);
    let path = jego.save_as("game.sgf", "Export");
    jego.until("the message", |jego| {
        jego.told_all().contains("Exported to ")
    });
    assert_eq!(fs::read_to_string(path).unwrap(), written(&jego));
    assert!(jego.session().is_changed(), "a copy is no save");
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::E);
    let path = jego.save_as("board.png", "Export");
    assert!(fs::read(path).unwrap().starts_with(PNG));
}

#[test]
fn what_cannot_be_written_is_said_and_the_game_stays_unsaved() {
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::S);
    let path = jego.save_as("game.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    fs::write(path.join("in the way"), "x").unwrap();
    jego.play("E5");
    jego.ctrl(Key::S);
    jego.until_seen("Nothing was saved");
    jego.click("Close");
    assert!(jego.session().is_changed());
    assert_eq!(jego.page(), Page::Match);
    // Another place is offered.
    jego.ctrl(Key::S);
    jego.until_seen("Nothing was saved");
    jego.click("Save elsewhere…");
    jego.save_as("other.jego.ron", "Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
}

#[test]
fn a_dropped_file_is_opened() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("one.sgf", "(;GM[1]SZ[9]PB[Zoé];B[dd];W[ee])");
    jego.drop_file(path.clone());
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert!(jego.sees("one.sgf is open") && jego.sees("Zoé"));
    assert_eq!(jego.app().settings().recent, [path]);
}

#[test]
fn a_file_given_on_the_command_line_is_opened_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("given.sgf");
    fs::write(&path, "(;GM[1]SZ[9];B[dd])").unwrap();
    let mut jego = Jego::begun(folder, Some(path));
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(jego.moves(), 1);
}

#[test]
fn a_damaged_save_says_where_and_opens_nothing() {
    let mut jego = Jego::with_moves("D4 E5");
    let before = written(&jego);
    let path = jego.file("bad.jego.ron", "(\n  jego: 1,\n  whatever\n");
    jego.drop_file(path);
    jego.until_seen("The game could not be opened");
    let told = jego.told_all();
    assert!(told.contains("line 3, column"), "{told}");
    jego.click("Close");
    assert_eq!(written(&jego), before);
    assert_eq!(jego.page(), Page::Match);
}

#[test]
fn a_file_that_is_gone_is_no_longer_offered() {
    let mut settings = quiet();
    settings.recent = vec![PathBuf::from("/nowhere/gone.sgf")];
    let mut jego = Jego::at_table(settings);
    jego.click("File");
    jego.click("Open recent");
    jego.click("gone.sgf");
    jego.until_seen("The game could not be opened");
    jego.key(Key::Enter);
    assert!(!jego.sees("The game could not be opened"));
    assert_eq!(jego.app().settings().recent, Vec::<PathBuf>::new());
}

#[test]
fn a_mended_file_opens_and_says_what_was_wrong() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("odd.sgf", "(;GM[1]SZ[9];B[dd];W[ee");
    jego.drop_file(path);
    jego.until_seen("The file was repaired");
    jego.key(Key::Escape);
    assert_eq!(jego.page(), Page::Match);
    jego.key(Key::End);
    assert_eq!(jego.stone("D6"), Some(Color::Black));
}

#[test]
fn what_was_mended_is_told_after_the_old_game_was_left() {
    let mut jego = Jego::with_moves("D4");
    let path = jego.file("odd.sgf", "(;GM[1]SZ[9];B[dd];W[ee");
    jego.drop_file(path);
    jego.until_seen("Leave this game?");
    jego.click("Leave");
    assert!(jego.sees("The file was repaired"));
}

#[test]
fn a_game_out_of_an_sgf_file_stays_at_home_there_when_it_ends() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("one.sgf", "(;GM[1]SZ[9]RU[Chinese];B[dd])");
    jego.drop_file(path.clone());
    jego.until("the game", |jego| jego.page() == Page::Match);
    jego.key(Key::End);
    jego.play_all("pass pass");
    jego.until("a proposal", |jego| !jego.session().is_thinking());
    jego.click("Accept");
    let kept = jego.data().join("saves");
    jego.until("the copy", |jego| {
        jego.told_all().contains("A copy is saved in ")
    });
    assert_eq!(jego.app().settings().recent, std::slice::from_ref(&path));
    assert_eq!(fs::read_dir(kept).unwrap().count(), 1);
    assert_eq!(jego.session().file().unwrap().path, path);
    assert!(
        jego.session().is_changed(),
        "its own file has no result yet"
    );
    jego.click("Save");
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    assert!(fs::read_to_string(path).unwrap().contains("RE[B+"));
}

#[test]
fn a_file_with_several_games_asks_which() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("two.sgf", TWO);
    jego.drop_file(path.clone());
    jego.until_seen("Choose a game");
    jego.click("Cancel");
    assert_eq!(jego.page(), Page::Home);
    jego.drop_file(path);
    jego.until_seen("Choose a game");
    jego.click("Game 2 · Cy – Di");
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(jego.moves(), 1);
}

#[test]
fn a_game_of_several_is_saved_back_among_the_others() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("two.sgf", TWO);
    jego.drop_file(path.clone());
    jego.until_seen("Choose a game");
    jego.click("Game 2 · Cy – Di");
    jego.until("the game", |jego| jego.page() == Page::Match);
    jego.play("A1");
    jego.ctrl(Key::S);
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("XX[kept]"), "{text}");
    let opened = open_file(&path).unwrap();
    assert_eq!(opened.games.len(), 2);
    let (first, _) = opened.games.go(0).unwrap();
    assert_eq!(first.header(Header::Player(Color::Black)).unwrap(), "Ada");
    let (second, _) = opened.games.go(1).unwrap();
    assert_eq!(second.history().tree().ids(), 3);
}

#[test]
fn the_folder_of_games_is_chosen_in_the_options() {
    let mut jego = Jego::new(quiet(), LARGE);
    let chosen = jego.folder().join("mine");
    fs::create_dir(&chosen).unwrap();
    jego.click("Options");
    jego.harness.get_by_label("Choose…").scroll_to_me();
    jego.harness.run();
    jego.click("Choose…");
    jego.until("the list", |jego| {
        jego.sees("Choose this folder") && !jego.sees("Reading the folder…")
    });
    jego.rewrite("Filter", &chosen.display().to_string());
    jego.key(Key::Enter);
    jego.until("the folder", |jego| {
        !jego.sees("Reading the folder…") && jego.sees("This folder is empty")
    });
    jego.click("Choose this folder");
    jego.until("that it was chosen", |jego| {
        jego.app().settings().saves.as_deref() == Some(&*chosen)
    });
    jego.click("Default folder");
    assert_eq!(jego.app().settings().saves, None);
}

#[test]
fn a_repaired_file_is_replaced_only_after_a_question_and_its_original_is_kept() {
    const MINE: &str = "(; by hand\nGM[1]SZ[9]PB[Ann];B[dd];W[ee])";
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("mine.sgf", MINE);
    let original = path.with_file_name("mine (original).sgf");
    jego.drop_file(path.clone());
    jego.until("the game", |jego| jego.page() == Page::Match);
    jego.key(Key::Escape);
    jego.key(Key::End);
    jego.play("C3");
    let title = Language::English.say(Dialog::ReplaceTitle);
    jego.ctrl(Key::S);
    assert!(jego.sees(title));
    jego.click("Cancel");
    assert!(jego.session().is_changed());
    assert_eq!(fs::read_to_string(&path).unwrap(), MINE);
    jego.ctrl(Key::S);
    assert!(jego.sees(title));
    jego.key(Key::Enter);
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    assert!(fs::read_to_string(&path).unwrap().contains("PB[Ann]"));
    assert_eq!(fs::read_to_string(&original).unwrap(), MINE);
    // What was written is in order, and is replaced like any other file.
    jego.play("G3");
    jego.ctrl(Key::S);
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    assert!(!path.with_file_name("mine (original 2).sgf").exists());
}

#[test]
fn a_file_is_read_again_in_another_character_set() {
    const NAMES: &[u8] = b"(;GM[1]SZ[9]PB[\xb9\xc5\xc1\xa6]PW[\xb3\xa3\xea\xbb];B[dd])";
    let mut jego = Jego::new(quiet(), LARGE);
    // Names in many alphabets are shown; the fonts for them are the system's.
    let any = egui::MissingGlyphPolicy::Tofu;
    jego.harness.ctx.set_missing_glyph_policy(any);
    let path = jego.file("names.sgf", NAMES);
    jego.drop_file(path.clone());
    jego.until("the game", |jego| jego.page() == Page::Match);
    assert_eq!(jego.session().record().player(Color::Black), "古力");
    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    jego.until_seen("EUC-JP (Japanese)");
    jego.click("EUC-JP (Japanese)");
    jego.key(Key::Enter);
    jego.until("the other names", |jego| {
        jego.session().record().player(Color::Black) != "古力"
    });
    assert_eq!(jego.session().record().player(Color::Black), "硬薦");
    // Someone has seen it, so nothing is left to be kept.
    assert_eq!(jego.session().file().unwrap().original, None);

    jego.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    jego.until_seen("GBK (simplified Chinese)");
    jego.key(Key::Escape);
    jego.drop_file(path.clone());
    jego.until("the first names", |jego| {
        jego.session().record().player(Color::Black) == "古力"
    });
    jego.key(Key::End);
    jego.play("C3");
    jego.ctrl(Key::S);
    jego.until("that it was saved", |jego| !jego.session().is_changed());
    let original = path.with_file_name("names (original).sgf");
    assert_eq!(fs::read(original).unwrap(), NAMES);
    assert!(
        fs::read_to_string(path)
            .unwrap()
            .contains("PB[古力]PW[常昊]")
    );
}

/// A finished game: White has the larger half of a small board.
const COUNTED: &str = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]RE[B+2.5]PB[Ada]PW[Bo]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi]\
    ;B[];W[]TB[aa:di]TW[ga:ii])";

#[test]
fn rules_and_komi_of_an_opened_game_can_be_changed_and_taken_back() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("counted.sgf", COUNTED);
    jego.drop_file(path);
    jego.until("the game", |jego| jego.page() == Page::Match);
    let komi = |jego: &Jego| jego.session().record().start().komi().to_string();
    assert_eq!(komi(&jego), "6.5");
    jego.ctrl(Key::I);
    jego.press(Role::ComboBox, "Rules");
    jego.click("Chinese");
    let field = jego.harness.get_by_role_and_label(Role::SpinButton, "Komi");
    field.focus();
    jego.harness.run();
    jego.ctrl(Key::A);
    jego.write("0.5");
    jego.key(Key::Enter);
    jego.click("Apply");
    assert_eq!(komi(&jego), "0.5");
    let text = written(&jego);
    assert!(
        text.contains("RU[Chinese]") && text.contains("KM[0.5]"),
        "{text}"
    );
    assert!(jego.told_all().contains("Rules: Chinese, komi 0.5"));
    // 45 points against 36 and komi.
    assert!(text.contains("RE[B+8.5]"), "the count follows: {text}");
    jego.ctrl(Key::Z);
    assert_eq!(komi(&jego), "6.5");
    let text = written(&jego);
    assert!(
        text.contains("RU[Japanese]") && text.contains("RE[B+2.5]"),
        "{text}"
    );
}

/// Everything that a file can draw on a board or say of a move in a word.
const MARKED: &str = "(;GM[1]FF[4]SZ[9]DD[aa:ia];B[dd]N[Corner]TE[2]GB[1]HO[1]\
    AR[dd:ff]LN[aa:ii]TR[ee]LB[cc:A]VW[aa:ei];W[gg]DO[]DD[]VW[];B[cf]BM[1]UC[2])";

#[test]
fn what_a_file_draws_and_says_of_moves_is_seen() {
    let mut jego = Jego::new(quiet(), LARGE);
    let path = jego.file("marked.sgf", MARKED);
    jego.drop_file(path);
    jego.until("the game", |jego| jego.page() == Page::Match);
    jego.key(Key::End);
    assert!(jego.sees("Bad move (?)") && jego.sees("Very unclear position"));
    jego.key(Key::Home);
    assert!(
        jego.said_of("A9").ends_with("dimmed"),
        "{}",
        jego.said_of("A9")
    );
    jego.key(Key::ArrowRight);
    for words in [
        "Corner",
        "Very good move (!!)",
        "Good for Black",
        "Key moment",
    ] {
        assert!(jego.sees(words), "{words}: {}", jego.told_all());
    }
    assert!(jego.said_of("D6").contains("arrow to F4"));
    assert!(jego.said_of("A9").contains("dimmed, line to J1"));
    assert!(jego.said_of("J5").contains("not in the diagram"));
    jego.key(Key::ArrowRight);
    assert!(jego.sees("Doubtful move (?!)"));
    assert!(!jego.said_of("A9").contains("dimmed"), "taken back");
    assert!(!jego.said_of("J5").contains("diagram"), "taken back");
}

#[test]
fn a_game_is_offered_as_sgf_where_nothing_is_lost() {
    let offered = |jego: &Jego| {
        let field = jego
            .harness
            .query_by_role_and_label(Role::TextInput, "File name");
        field
            .and_then(|field| field.accesskit_node().value())
            .unwrap_or_default()
    };
    let mut jego = Jego::with_moves("D4");
    jego.ctrl(Key::S);
    jego.until("a name", |jego| !offered(jego).is_empty());
    assert!(offered(&jego).ends_with(".sgf"), "{}", offered(&jego));
    let mut settings = quiet();
    settings.save_format = SaveFormat::Jego;
    let mut jego = Jego::at_table(settings);
    jego.play("D4");
    jego.ctrl(Key::S);
    jego.until("a name", |jego| !offered(jego).is_empty());
    assert!(offered(&jego).ends_with(".jego.ron"));
    // A computer plays on: SGF could not say so.
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Play on 9×9 against 15\u{a0}kyu · Whim");
    jego.play("D4");
    jego.ctrl(Key::S);
    jego.until("a name", |jego| !offered(jego).is_empty());
    assert!(offered(&jego).ends_with(".jego.ron"));
    jego.until_seen("As .jego.ron: SGF does not say that a computer plays on");
}

#[test]
fn opening_never_lists_what_is_no_game() {
    let mut jego = Jego::new(quiet(), LARGE);
    jego.click("Options");
    jego.click("Move numbers");
    jego.key(Key::Escape);
    let settings = jego.data().join("settings.ron");
    jego.until("the settings", |_| settings.exists());
    jego.click("Load");
    jego.until("the list", |jego| {
        jego.sees("Filter") && !jego.sees("Reading the folder…")
    });
    assert!(!jego.told_all().contains("settings.ron"));
    let folder = jego.data().display().to_string();
    jego.rewrite("Filter", &format!("{folder}/"));
    jego.key(Key::Enter);
    jego.until("the folder", |jego| !jego.sees("Reading the folder…"));
    assert!(
        !jego.told_all().contains("settings.ron"),
        "{}",
        jego.told_all()
    );
}

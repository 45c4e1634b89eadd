//! The page of engines.

use std::path::PathBuf;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jego::session::{EngineCommand, Introduction};
use jego::ui::page::engines::{EnginesEvent, EnginesPage};
use jego::words::{EngineWords, Language, NewGameWords};

use super::{SIZES, Shown, style, window};

type Scene = (EnginesPage, Vec<EngineCommand>);
type Page = Harness<'static, Shown<Scene, EnginesEvent>>;

fn engine(name: &str, command: &str) -> EngineCommand {
    EngineCommand {
        name: name.to_owned(),
        command: command.to_owned(),
        ..EngineCommand::default()
    }
}

fn page(engines: &[EngineCommand]) -> Page {
    page_in(SIZES[0], Language::English, engines)
}

fn page_in(size: [f32; 2], language: Language, engines: &[EngineCommand]) -> Page {
    let scene = (EnginesPage::default(), engines.to_vec());
    let mut page = window(size, style(language), scene, |scene, ui, _, style| {
        let (page, engines) = scene;
        page.engines_ui(ui, engines, style)
    });
    page.run();
    page
}

#[track_caller]
fn click(page: &mut Page, label: &str) {
    page.get_by_label(label).click();
    page.run();
}

#[track_caller]
fn write(page: &mut Page, field: &str, text: &str) {
    page.get_by_label(field).focus();
    page.run();
    page.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    page.event(egui::Event::Text(text.to_owned()));
    page.run();
}

fn engines(page: &Page) -> &[EngineCommand] {
    &page.state().scene.1
}

fn field(page: &Page, role: Role, name: &str) -> bool {
    page.query_by_role_and_label(role, name).is_some()
}

#[test]
fn an_engine_is_added_with_everything_that_was_written() {
    let mut page = page(&[]);
    page.get_by_label("No engine has been set up yet");
    click(&mut page, "Add an engine");
    write(&mut page, "Command line", "  /opt/go/pachi -t 5 ");
    write(&mut page, "Working folder", "/opt/go");
    write(&mut page, "Startup commands", "komi 7\n\n  boardsize 9 ");
    click(&mut page, "Save");
    let wanted = EngineCommand {
        folder: Some(PathBuf::from("/opt/go")),
        startup: vec!["komi 7".to_owned(), "boardsize 9".to_owned()],
        ..engine("pachi", "/opt/go/pachi -t 5")
    };
    assert_eq!(engines(&page), [wanted]);
    assert!(!field(&page, Role::TextInput, "Command line"));
}

#[test]
fn an_engine_without_a_command_is_refused_and_nothing_changes() {
    let mut page = page(&[]);
    click(&mut page, "Add an engine");
    write(&mut page, "Name", "Ghost");
    assert!(page.query_by_label("Enter the program to run").is_none());
    click(&mut page, "Save");
    page.get_by_label("Enter the program to run");
    click(&mut page, "Test");
    assert_eq!(page.state().events, []);
    assert!(engines(&page).is_empty());
    click(&mut page, "Cancel");
    assert!(engines(&page).is_empty());
    page.get_by_label("No engine has been set up yet");
}

#[test]
fn two_engines_cannot_have_one_command_line() {
    let mut page = page(&[engine("A", "a"), engine("B", "b")]);
    click(&mut page, "Edit B");
    write(&mut page, "Command line", "a");
    click(&mut page, "Save");
    page.get_by_label("A already has this command line");
    write(&mut page, "Command line", "c");
    click(&mut page, "Save");
    assert_eq!(engines(&page), [engine("A", "a"), engine("B", "c")]);
}

#[test]
fn enter_keeps_and_cancel_leaves_as_it_was() {
    let mut page = page(&[engine("A", "a")]);
    click(&mut page, "Edit A");
    write(&mut page, "Name", "Z");
    click(&mut page, "Cancel");
    assert_eq!(engines(&page), [engine("A", "a")]);
    click(&mut page, "Edit A");
    write(&mut page, "Name", "Z");
    page.key_press(Key::Enter);
    page.run();
    assert_eq!(engines(&page), [engine("Z", "a")]);
}

#[test]
fn what_was_removed_comes_back_to_its_place() {
    let all = [engine("A", "a"), engine("B", "b"), engine("C", "c")];
    let mut page = page(&all);
    click(&mut page, "Remove B");
    assert_eq!(engines(&page), [engine("A", "a"), engine("C", "c")]);
    page.get_by_label("B was removed");
    click(&mut page, "Undo");
    assert_eq!(engines(&page), all);
    assert!(page.query_by_label("B was removed").is_none());
}

#[test]
fn a_test_says_who_answers_or_what_is_wrong() {
    let gnu = engine("GNU Go", "gnugo --mode gtp");
    let mut page = page(&[gnu.clone(), engine("B", "b")]);
    click(&mut page, "Test GNU Go");
    assert_eq!(page.state().events, [EnginesEvent::Test(gnu.clone())]);
    page.get_by_label("Starting GNU Go…");
    let answer = Introduction {
        name: "GNU Go".to_owned(),
        version: "3.8".to_owned(),
    };
    let (of, _) = &mut page.state_mut().scene;
    of.was_tested(&gnu, Ok(answer.clone()));
    page.run();
    page.get_by_label("It answers: GNU Go 3.8");
    click(&mut page, "Test B");
    // An answer that comes late is not that of the engine tested now.
    let (of, _) = &mut page.state_mut().scene;
    of.was_tested(&gnu, Ok(answer));
    page.run();
    page.get_by_label("Starting B…");
    let (of, _) = &mut page.state_mut().scene;
    of.was_tested(&engine("B", "b"), Err("It does not answer".to_owned()));
    page.run();
    page.get_by_label("It does not answer");
}

#[test]
fn an_engine_is_tested_as_it_is_written() {
    let mut page = page(&[]);
    click(&mut page, "Add an engine");
    write(&mut page, "Command line", "pachi -t 5");
    click(&mut page, "Test");
    let written = engine("pachi", "pachi -t 5");
    assert_eq!(page.state().events, [EnginesEvent::Test(written)]);
    assert!(engines(&page).is_empty());
    page.get_by_label("Starting pachi…");
    write(&mut page, "Command line", "pachi -t 6");
    assert!(page.query_by_label("Starting pachi…").is_none());
}

#[test]
fn engines_that_are_there_are_added_with_one_click() {
    let gnu = engine("GNU Go", "gnugo --mode gtp");
    let mut page = page(&[]);
    let (of, _) = &mut page.state_mut().scene;
    of.offer(vec![gnu.clone(), engine("Pachi", "pachi")]);
    page.run();
    click(&mut page, "Add GNU Go");
    assert_eq!(engines(&page), [gnu]);
    assert!(page.query_by_label("Add GNU Go").is_none());
    page.get_by_label("Add Pachi");
}

#[test]
fn an_engine_that_was_removed_and_found_again_is_there_once() {
    let gnu = engine("GNU Go", "gnugo --mode gtp");
    let mut page = page(std::slice::from_ref(&gnu));
    let (of, _) = &mut page.state_mut().scene;
    of.offer(vec![gnu.clone()]);
    page.run();
    click(&mut page, "Remove GNU Go");
    click(&mut page, "Add GNU Go");
    assert!(page.query_by_label("Undo").is_none());
    assert_eq!(engines(&page), [gnu]);
}

#[test]
fn what_is_written_stays_when_another_engine_goes_and_comes() {
    let all = [engine("A", "a"), engine("B", "b"), engine("C", "c")];
    let mut page = page(&all);
    click(&mut page, "Edit B");
    write(&mut page, "Command line", "z");
    click(&mut page, "Remove A");
    click(&mut page, "Undo");
    click(&mut page, "Save");
    assert_eq!(
        engines(&page),
        [engine("A", "a"), engine("B", "z"), engine("C", "c")]
    );
}

#[test]
fn the_page_has_its_place_in_every_window_and_language() {
    for size in SIZES {
        for &language in Language::ALL {
            let long = "a".repeat(300);
            let mut page = page_in(size, language, &[engine(&long, &long), engine("B", "b")]);
            let edit = &language.fill(EngineWords::EditNamed, &[&"B"]);
            let back = language.say(NewGameWords::Back);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            assert!(window.contains_rect(page.get_by_label(edit).rect()));
            click(&mut page, edit);
            click(&mut page, back);
            assert_eq!(page.state().events, [EnginesEvent::Back]);
        }
    }
}

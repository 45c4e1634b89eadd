//! The panel of thoughts as it is heard.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::*;
use crate::aligne4;
use crate::board::{Point, Size};
use crate::game::HalfPoints;
use crate::go::{Move, Ruleset};
use crate::othello;
use crate::record::{GoRecord, Start};
use crate::scene::Shown;
use crate::session::{Match, Waker};
use crate::words::Language;

fn scene(thoughts: Option<Thoughts>, estimate: Option<Lead>) -> Scene {
    let record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let session = Match::new(record.into(), folder.path(), Waker::none());
    let shown = Shown {
        territory: false,
        numbers: false,
        next_moves: false,
        legal_moves: false,
        grades: false,
    };
    Scene {
        analyzing: true,
        thoughts,
        estimating: estimate.is_some(),
        estimate,
        ..Scene::of(&session, shown)
    }
}

fn panel(scene: Scene, language: Language) -> Harness<'static, Option<usize>> {
    let style = Style {
        language,
        colors: &theme::LIGHT,
        motion: false,
    };
    let mut harness = Harness::builder().with_size([224.0, 400.0]).build_ui_state(
        move |ui, pointed: &mut Option<usize>| {
            *pointed = thoughts_ui(ui, &scene, BoardLook::Kaya, style)
        },
        None,
    );
    harness.run();
    harness
}

fn thoughts() -> Thoughts {
    let candidate = |col, win, share| Candidate {
        mv: AnyMove::Go(Move::Place(Point::new(col, 4)), Size::NINE),
        win,
        lead: HalfPoints::from_halves(7),
        share,
        variation: vec![
            (
                Color::Black,
                AnyMove::Go(Move::Place(Point::new(col, 4)), Size::NINE),
            ),
            (Color::White, AnyMove::Go(Move::Pass, Size::NINE)),
        ],
    };
    Thoughts {
        to_play: Color::Black,
        black_win: 61,
        lead: Lead::of(3.5),
        visits: 1200,
        candidates: vec![candidate(4, 61, 70), candidate(3, 55, 30)],
    }
}

#[test]
fn chances_lead_and_moves_are_told() {
    let shown = panel(scene(Some(thoughts()), None), Language::English);
    for words in [
        "Analysis",
        "Black 61%, White 39%",
        "Expected score: Black +3.5",
        "E5: win rate 61%, lead 3.5, 70% of visits",
        "D5: win rate 55%, lead 3.5, 30% of visits",
        "1200 visits",
    ] {
        shown.get_by_label(words);
    }
    let shown = panel(scene(Some(thoughts()), None), Language::French);
    shown.get_by_label("Score attendu\u{a0}: Noir +3,5");
}

#[test]
fn the_move_under_the_pointer_is_known() {
    let mut shown = panel(scene(Some(thoughts()), None), Language::English);
    let row = shown.get_by_label("D5: win rate 55%, lead 3.5, 30% of visits");
    let place = row.rect().center();
    shown.hover_at(place);
    shown.run();
    assert_eq!(*shown.state(), Some(1));
}

#[test]
fn an_estimate_is_told_while_a_search_has_nothing_to_say() {
    let shown = panel(scene(None, Some(Lead::of(-0.5))), Language::English);
    shown.get_by_label("Expected score: White +0.5");
    let shown = panel(scene(None, Some(Lead::of(0.0))), Language::English);
    shown.get_by_label("Expected score: even");
    let shown = panel(scene(None, Some(Lead::of(0.0))), Language::French);
    shown.get_by_label("Score attendu\u{a0}: égalité");
    let shown = panel(scene(None, None), Language::English);
    shown.get_by_label("No analysis yet");
    let judging = Scene {
        estimating: true,
        ..scene(None, None)
    };
    panel(judging, Language::English).get_by_label("Estimating the score…");
}

#[test]
fn an_estimate_and_a_search_are_never_two_numbers() {
    for (language, score, searched, estimated) in [
        (
            Language::English,
            "Expected score: ",
            "Black +3.5",
            "White +9",
        ),
        (
            Language::French,
            "Score attendu\u{a0}: ",
            "Noir +3,5",
            "Blanc +9",
        ),
    ] {
        let both = scene(Some(thoughts()), Some(Lead::of(-9.0)));
        // A search that is not shown is ignored.
        let unseen = Scene {
            analyzing: false,
            ..both.clone()
        };
        for (scene, told) in [(both, searched), (unseen, estimated)] {
            let shown = panel(scene, language);
            assert_eq!(shown.query_all_by_label_contains(score).count(), 1);
            shown.get_by_label(&format!("{score}{told}"));
        }
    }
}

/// The panel of a game, with one move.
fn panel_at(kind: GameKind, mv: AnyMove, lead: f32) -> Harness<'static, Option<usize>> {
    let candidate = Candidate {
        mv,
        win: 61,
        lead: Lead::of(lead).black,
        share: 100,
        variation: vec![(Color::Black, mv)],
    };
    let thoughts = Thoughts {
        lead: Lead::of(lead),
        candidates: vec![candidate],
        ..thoughts()
    };
    let scene = Scene {
        kind,
        ..scene(Some(thoughts), None)
    };
    panel(scene, Language::English)
}

#[test]
fn the_lead_is_in_discs_where_discs_are_counted() {
    let f5 = AnyMove::Othello(othello::Move::Place(Point::new(5, 4)));
    for (lead, line) in [
        (4.0, "Black leads by 4 discs"),
        (-1.0, "White leads by 1 disc"),
        (0.0, "Even"),
    ] {
        panel_at(GameKind::Othello, f5, lead).get_by_label(line);
    }
    let shown = panel_at(GameKind::Othello, f5, 4.0);
    shown.get_by_label("f5: win rate 61%, lead 4");
}

#[test]
fn nobody_leads_by_anything_where_nothing_is_counted() {
    let mv = AnyMove::Aligne4(aligne4::Move::Set(Point::new(0, 0)));
    let shown = panel_at(GameKind::Aligne4, mv, 3.0);
    assert_eq!(
        shown
            .query_all_by_label("Player 1 61%, Player 2 39%")
            .count(),
        2
    );
    let name = words::move_name(Language::English, &mv).unwrap();
    shown.get_by_label(&format!("{name}: win rate 61%, 100% of visits"));
    assert!(shown.query_by_label("Black leads by 3").is_none());
}

#[test]
fn a_row_shows_the_piece_and_has_room_for_its_square() {
    let [.., piece] = Piece::ALL;
    let brief = |mv: aligne4::Move| {
        let mv = AnyMove::Aligne4(mv);
        let name = words::move_name(Language::French, &mv).unwrap();
        super::brief(&mv, name, Language::French)
    };
    let at = Point::new(2, 1);
    let put = aligne4::Move::Put { piece, at };
    assert_eq!(brief(put), (Some(piece), "en 6".to_owned()));
    let give = aligne4::Move::Give(piece);
    assert_eq!(brief(give), (Some(piece), String::new()));
    let set = aligne4::Move::Set(at);
    assert_eq!(brief(set), (None, "en 6".to_owned()));
}

//! What is a point or a move in a comment, and what only looks like one.

use proptest::prelude::*;

use super::*;
use crate::board::{Size, Vertex};

fn found(text: &str, size: Size) -> Vec<String> {
    let named = |name: &str| Some(Vertex::parse(name, size).ok()?.point());
    let all = mentions(text, &Vocabulary::of_tests(), named);
    let told = all.into_iter().map(|mention| {
        let words = &text[mention.range];
        match mention.what {
            Mentioned::Point(point) => {
                let vertex = Vertex::new(point, size).unwrap();
                assert_eq!(vertex.to_string(), words.to_uppercase());
                words.to_owned()
            }
            Mentioned::Move { number, by } => {
                let by = by.map_or("", |by| match by {
                    Color::Black => "b",
                    Color::White => "w",
                });
                format!("{words}={by}{number}")
            }
        }
    });
    told.collect()
}

#[track_caller]
fn finds(text: &str, expected: &[&str]) {
    assert_eq!(found(text, Size::NINETEEN), expected, "{text}");
}

#[test]
fn points_are_found_where_they_stand_as_words() {
    finds("D4", &["D4"]);
    finds("After D4, white has Q16 (or r16).", &["D4", "Q16", "r16"]);
    finds(
        "d'abord R14, puis l'extension en R10 ; K10?",
        &["R14", "R10", "K10"],
    );
    finds("C3/D3 and E4-F4", &["C3", "D3", "E4", "F4"]);
    finds("黒D4に白Q16", &["D4", "Q16"]);
    finds("«\u{a0}T19\u{a0}»: A1!", &["T19", "A1"]);
    finds("D4: a good move. C3, 3 points", &["D4", "C3"]);
}

#[test]
fn moves_are_found_in_scripts_without_blanks() {
    finds(
        "黒84は悪手で、白 85が厳しい。第86手。",
        &["黒84=b84", "白 85=w85", "第86手=86"],
    );
    finds(
        "흑84는 악수, 백 85가 좋다. 제86수",
        &["흑84=b84", "백 85=w85", "제86수=86"],
    );
    finds("黒3目勝ち、84手まで、白D4、백 3집", &["D4"]);
    finds("42手目の3手後", &["42手目=42"]);
    finds("第3局、第 三 手、黒 12.5", &[]);
}

#[test]
fn what_only_looks_like_a_point_is_none() {
    for text in [
        "A 1st move",
        "A1st",
        "I4 is no point",
        "Z3",
        "T20, A0, A00, A01",
        "C4.5 and B2.1",
        "game_D4.sgf and D4.sgf",
        "http://example.org/D4/e5",
        "www.example.org/d4 a4@example.org",
        "MP3, H2O, éD4, D4é, D4a, 3D4",
        "B+3.5",
        "12k, 3d",
        "D44",
        "a) b) c)",
    ] {
        finds(text, &[]);
    }
}

#[test]
fn the_board_says_which_points_there_are() {
    assert_eq!(found("C3 K10 J9 A13", Size::NINE), ["C3", "J9"]);
    assert_eq!(
        found("C3 K10 J9 A13", Size::THIRTEEN),
        ["C3", "K10", "J9", "A13"]
    );
}

#[test]
fn moves_are_found_by_their_number() {
    finds("see move 42.", &["move 42=42"]);
    finds("Coup 42 : bon", &["Coup 42=42"]);
    finds("le coup n° 7", &["coup n° 7=7"]);
    finds("move #12, Move no. 13", &["move #12=12", "Move no. 13=13"]);
    finds(
        "moves 42-45, 48 and 50 points",
        &["42=42", "45=45", "48=48"],
    );
    finds("les coups 3, 5 et 9", &["3=3", "5=5", "9=9"]);
    finds("move 42, 45 points", &["move 42=42"]);
    finds("moves 42, 3 points", &["42=42"]);
    finds(
        "Black 42 is better than White 43",
        &["Black 42=b42", "White 43=w43"],
    );
    finds("Noir 7 en D4", &["Noir 7=b7", "D4"]);
}

#[test]
fn what_only_looks_like_the_number_of_a_move_is_none() {
    for text in [
        "move 1st",
        "move 0",
        "move 042",
        "move 4.5",
        "move 50% of the time",
        "move",
        "a move, 42",
        "move\u{a0}",
        "remove 4",
        "Black 10 points ahead",
        "Black 5 kyu, White 3 dan",
        "Black\n42",
        "black: 12",
        "move 12345",
        "coup 4:30",
    ] {
        finds(text, &[]);
    }
}

proptest! {
    #[test]
    fn every_point_is_found_in_any_words_and_every_range_is_text(
        before in "[ \\n(]{1,3}[a-zé]{0,8}[ ,(]",
        after in "[ ,);!?\\n][^0-9]{0,12}",
        lines in 2_u8..=25,
        col in 0_u8..25,
        row in 0_u8..25,
    ) {
        let size = Size::new(lines).unwrap();
        let point = Point::new(col % lines, row % lines);
        let vertex = Vertex::new(point, size).unwrap();
        let text = format!("{before}{vertex}{after}");
        prop_assume!(!text.contains('@') && !text.contains("://"));
        let named = |name: &str| Some(Vertex::parse(name, size).ok()?.point());
        let all = mentions(&text, &Vocabulary::of_tests(), named);
        let range = before.len()..before.len() + vertex.to_string().len();
        prop_assert!(all.contains(&Mention { range, what: Mentioned::Point(point) }), "{text}");
    }

    #[test]
    fn ranges_lie_in_the_text_in_order_and_apart(text in ".{0,80}") {
        let named = |name: &str| Some(Vertex::parse(name, Size::NINETEEN).ok()?.point());
        let mut end = 0;
        for mention in mentions(&text, &Vocabulary::of_tests(), named) {
            prop_assert!(mention.range.start >= end);
            prop_assert!(text.get(mention.range.clone()).is_some_and(|it| !it.is_empty()));
            end = mention.range.end;
        }
    }
}

//! Lists: which games, in which order, and which are there twice.

use std::fmt::Write as _;

use jego::board::Size;
use jego::library::{
    Arranged, Arrangement, Catalogue, Colors, Column, Direction, Filter, Likeness, Order, Query,
    Row, arrange, duplicates, pattern_of_text,
};

use super::{catalogue, catalogue_of, folder, id};

fn numbers(arranged: &Arranged) -> Vec<u32> {
    let rows = arranged.rows.iter();
    rows.map(|row| match row {
        Row::Game { id, .. } => id.number,
        Row::Damaged(file) => 100 + file,
    })
    .collect()
}

fn sorted(catalogue: &Catalogue, by: Column, direction: Direction) -> Vec<u32> {
    let order = Order {
        by: Some(by),
        direction,
    };
    let wanted = Arrangement {
        order,
        ..Arrangement::default()
    };
    numbers(&arrange(catalogue, &wanted, 1))
}

#[test]
fn a_list_is_sorted_by_what_a_column_means() {
    let catalogue = catalogue_of(
        "(;GM[1]SZ[19]PB[bea]BR[9k]DT[May 1998];B[pd];W[dd])\
         (;GM[1]SZ[9]PB[Ana]BR[10k]DT[1997-02-03];B[ee])\
         (;GM[1]SZ[13]PB[Cleo]BR[1d])",
    );
    assert_eq!(sorted(&catalogue, Column::Black, Direction::Up), [1, 0, 2]);
    assert_eq!(
        sorted(&catalogue, Column::BlackRank, Direction::Up),
        [1, 0, 2]
    );
    assert_eq!(sorted(&catalogue, Column::Date, Direction::Down), [0, 1, 2]);
    assert_eq!(sorted(&catalogue, Column::Size, Direction::Up), [1, 2, 0]);
    assert_eq!(
        sorted(&catalogue, Column::Moves, Direction::Down),
        [0, 1, 2]
    );
}

#[test]
fn files_without_games_stay_in_sight_unless_something_of_games_is_asked() {
    let folder = folder(&[("a.sgf", "(;GM[1]SZ[9]PB[Ana])"), ("bad.sgf", "nothing")]);
    let catalogue = catalogue(folder.path());
    let with = |filter: Filter| {
        let wanted = Arrangement {
            filter,
            ..Arrangement::default()
        };
        numbers(&arrange(&catalogue, &wanted, 1))
    };
    assert_eq!(with(Filter::default()), [0, 101]);
    let text = |text: &str| Filter {
        text: text.to_owned(),
        ..Filter::default()
    };
    assert_eq!(with(text("BAD")), [101]);
    assert_eq!(with(text("ana")), [0]);
    let player = Filter {
        player: "ana".to_owned(),
        ..Filter::default()
    };
    assert_eq!(with(player), [0]);
}

#[test]
fn a_list_of_what_was_found_says_where_and_what_came_next() {
    let catalogue = catalogue_of(
        "(;GM[1]SZ[9]PB[Ana];B[ee];W[cc];B[gc])(;GM[1]SZ[9]PB[Bea];B[ee];W[ec])(;GM[1]SZ[19])",
    );
    let query = Query {
        pattern: pattern_of_text("O.?/..?/??X", Size::NINE).unwrap(),
        colors: Colors::AsDrawn,
    };
    let wanted = Arrangement {
        query: Some(query),
        ..Arrangement::default()
    };
    let arranged = arrange(&catalogue, &wanted, 2);
    let Row::Game {
        id: found, turn, ..
    } = arranged.rows[0]
    else {
        panic!("{arranged:?}");
    };
    assert_eq!((found, turn, arranged.games), (id(0, 0), Some(2), 1));
    assert_eq!(arranged.continuations.unwrap().all().times, 1);
}

/// A spiral of moves that look the same from no other side, so many of them.
fn moves(number: u8, turned: bool) -> String {
    let mut text = String::new();
    for step in 0..number {
        let (column, row) = (step % 19, step / 19 * 2);
        let (column, row) = if turned {
            (row, 18 - column)
        } else {
            (column, row)
        };
        let color = if step % 2 == 0 { 'B' } else { 'W' };
        let letter = |line: u8| char::from(b'a' + line);
        let _ = write!(text, ";{color}[{}{}]", letter(column), letter(row));
    }
    text
}

#[test]
fn games_with_the_same_moves_are_found_from_any_side_and_beginnings_too() {
    let game = |number, turned| format!("(;GM[1]SZ[19]C[x]{})", moves(number, turned));
    let text = [
        game(60, false),
        game(5, false),
        game(60, true),
        game(30, true),
        "(;GM[1]SZ[19];B[jj])".to_owned(),
        "(;GM[1]SZ[19])(;GM[1]SZ[19])".to_owned(),
        "(;GM[1]SZ[9];B[aa];C[a comment];W[ba])(;GM[1]SZ[9];B[ia];W[ha])".to_owned(),
    ];
    let catalogue = catalogue_of(&text.concat());
    let ids: Vec<_> = catalogue.ids().collect();
    let groups = duplicates(&catalogue, &ids);
    let expected = [
        vec![
            (id(0, 3), Likeness::Beginning),
            (id(0, 0), Likeness::Same),
            (id(0, 2), Likeness::Same),
        ],
        vec![(id(0, 7), Likeness::Same), (id(0, 8), Likeness::Same)],
    ];
    assert_eq!(groups, expected);
    let wanted = Arrangement {
        duplicates: true,
        ..Arrangement::default()
    };
    assert_eq!(numbers(&arrange(&catalogue, &wanted, 1)), [3, 0, 2, 7, 8]);
}

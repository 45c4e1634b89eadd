//! What figures show, and what they say of what they cannot show.

use jego::board::Point;
use jego::figure::{
    Coordinates, FigureBreaks, GameLine, NotePlace, Numbering, Part, PartChoice, ShownNumbers,
};
use jego::go::Move;

use crate::games::{picture, random_game, rng, sgf};
use jego::board::Size;

/// A ko: Black takes at 9, White retakes at 12, Black takes again at 15.
const KO: &str = "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb]\
                  ;B[ee];W[ea];B[cb];W[ad];B[de];W[bb])";

#[test]
fn a_move_on_a_point_that_is_taken_has_a_note() {
    let record = sgf(KO);
    let line = GameLine::main(&record);
    let figure = line.figure(1..=14, Numbering::Whole).unwrap();
    assert_eq!(
        picture(&figure.stones),
        ".XO.O\nXOXO.\n.XO..\nO....\n...XX\n"
    );
    let notes: Vec<_> = figure
        .notes
        .iter()
        .map(|note| (note.number, note.place.clone()))
        .collect();
    assert_eq!(
        notes,
        [(11, NotePlace::Number(7)), (14, NotePlace::Number(8))]
    );
    // From the tenth move on the stones of the ko have no numbers, and get letters.
    let later = line.figure(10..=14, Numbering::FromOne).unwrap();
    let notes: Vec<_> = later
        .notes
        .iter()
        .map(|note| (note.number, note.place.clone()))
        .collect();
    assert_eq!(notes, [(5, NotePlace::Letter("a".to_owned()))]);
    assert_eq!(later.labels, [(Point::new(1, 1), "a".to_owned())]);
}

#[test]
fn every_move_is_seen_or_noted() {
    for seed in 0..60 {
        let record = random_game(&mut rng(seed), Size::new(5).unwrap(), 80);
        let line = GameLine::main(&record);
        let moves = line.moves().len();
        let every = std::num::NonZeroUsize::new(seed as usize % 17 + 3).unwrap();
        let figures = line.figures(FigureBreaks::Every(every));
        let mut told = 0;
        for range in figures {
            let figure = line.figure(range.clone(), Numbering::Whole).unwrap();
            let mut numbers: Vec<u32> = figure.numbers.iter().map(|(_, of)| *of).collect();
            numbers.extend(figure.notes.iter().map(|note| note.number));
            numbers.sort_unstable();
            let expected: Vec<u32> = range.map(|of| of as u32).collect();
            assert_eq!(numbers, expected, "seed {seed}");
            for &(at, number) in &figure.numbers {
                let mv = line.moves()[number as usize - 1];
                assert_eq!(
                    (mv.at, Some(mv.by)),
                    (Some(at), figure.stones[at]),
                    "seed {seed}"
                );
            }
            for note in &figure.notes {
                let at = line.moves()[note.number as usize - 1].at;
                match &note.place {
                    NotePlace::Pass => assert_eq!(at, None, "seed {seed}"),
                    NotePlace::Number(number) => {
                        assert!(
                            figure.numbers.contains(&(at.unwrap(), *number)),
                            "seed {seed}"
                        );
                    }
                    NotePlace::Letter(letter) => {
                        let label = (at.unwrap(), letter.clone());
                        assert!(figure.labels.contains(&label), "seed {seed}");
                    }
                }
            }
            told += numbers.len();
        }
        assert_eq!(told, moves, "seed {seed}");
    }
}

#[test]
fn a_position_shows_what_stands_on_the_board() {
    let record = random_game(&mut rng(7), Size::new(7).unwrap(), 60);
    let line = GameLine::main(&record);
    let mut history = record.history().clone();
    for made in 0..=line.moves().len() {
        let turn = line.turn_after(made).unwrap();
        history.go_to(turn);
        let board = history.position().board();
        let figure = line.position(turn, ShownNumbers::All);
        for (point, stone) in figure.stones.iter() {
            assert_eq!(*stone, board.stone(point), "move {made}");
        }
        for &(at, number) in &figure.numbers {
            let mv = line.moves()[number as usize - 1];
            assert_eq!(
                (mv.at, Some(mv.by)),
                (Some(at), board.stone(at)),
                "move {made}"
            );
        }
    }
    assert!(line.turn_after(line.moves().len() + 1).is_err());
}

#[test]
fn figures_are_divided_numbered_and_named_as_the_file_says() {
    let moves = "(;SZ[9]PM[2];B[aa];W[bb];B[cc]FG[1:The middle];W[dd]MN[187];B[ee]\
                 ;W[ff]FG[:]VW[ee:ii]PM[1];B[gg])";
    let record = sgf(moves);
    let line = GameLine::main(&record);
    let usual = FigureBreaks::OfFile(FigureBreaks::USUAL);
    assert_eq!(line.figures(usual), [1..=2, 3..=5, 6..=7]);
    let numbers = |range| {
        let figure = line.figure(range, Numbering::OfFile).unwrap();
        let mut numbers: Vec<u32> = figure.numbers.iter().map(|(_, of)| *of).collect();
        numbers.sort_unstable();
        (numbers, figure)
    };
    let (first, figure) = numbers(1..=2);
    assert_eq!(
        (first, figure.coordinates),
        (vec![1, 2], Coordinates::Shown)
    );
    let (_, middle) = numbers(3..=5);
    assert_eq!(
        (middle.caption.as_str(), middle.coordinates),
        ("The middle", Coordinates::Hidden)
    );
    // 187 to 189 without their hundred; later the file wants all of it.
    assert_eq!(numbers(4..=5).0, [87, 88]);
    let (last, shown) = numbers(6..=7);
    assert_eq!(last, [189, 190]);
    assert_eq!(
        shown.part,
        Part::between(Size::NINE, Point::new(4, 4), Point::new(8, 8))
    );
    let whole = line.figure(6..=7, Numbering::LastDigits).unwrap();
    assert!(whole.numbers.iter().any(|(_, number)| *number == 89));
    assert!(line.figure(6..=8, Numbering::Whole).is_err());
    assert!(line.figure(0..=2, Numbering::Whole).is_err());
}

#[test]
fn captures_are_taken_from_a_figure_where_the_file_asks_for_that() {
    let record = sgf("(;SZ[3];B[aa]FG[256:];W[ba];B[cc];W[ab])");
    let line = GameLine::main(&record);
    let figure = line.figure(1..=4, Numbering::Whole).unwrap();
    assert_eq!(picture(&figure.stones), ".O.\nO..\n..X\n");
    assert_eq!(figure.notes.len(), 1);
    assert_eq!(figure.notes[0].number, 1);
}

#[test]
fn stones_that_are_put_by_hand_stand_in_figures() {
    let record = sgf("(;SZ[3];B[aa];AW[bb][cc]AE[aa];W[ca])");
    let line = GameLine::main(&record);
    let figure = line.figure(1..=2, Numbering::Whole).unwrap();
    assert_eq!(picture(&figure.stones), "..O\n.O.\n..O\n");
    assert_eq!(figure.numbers, [(Point::new(2, 0), 2)]);
}

#[test]
fn a_part_around_the_stones_reaches_the_edges_that_are_near() {
    let record = sgf("(;SZ[19];B[qd];W[oc];B[pg])");
    let line = GameLine::main(&record);
    let turn = line.turn_after(3).unwrap();
    let mut figure = line.position(turn, ShownNumbers::None);
    let used = figure.used();
    PartChoice::Around.apply(&mut figure, &used);
    assert_eq!(figure.part.name(jego::record::GameKind::Go), "N19-T11");
    assert!(record.history().legal_moves().contains(&Move::Pass));
}

//! Endgames with known results: the test suite that Marc Tastet compiled for
//! the French Federation of Othello, with its scores as published at
//! <http://www.radagast.se/othello/ffotest.html>.

use jego::ai::StopFlag;
use jego::ai::othello::Search;
use jego::ai::othello::evaluation::Evaluation;
use jego::othello::Bits;

fn check(number: u32, board: &str, to_play: char, score: i32) {
    let set = |wanted: fn(char, char) -> bool| {
        let squares = board.chars().enumerate();
        squares
            .filter(|&(_, disc)| disc != '-' && wanted(disc, to_play))
            .fold(0, |set, (index, _)| set | 1 << index)
    };
    let bits = Bits {
        own: set(|disc, to_play| disc == to_play),
        other: set(|disc, to_play| disc != to_play),
    };
    let mut search = Search::new(Evaluation::learned(), 20);
    assert_eq!(
        search.solve(bits, &StopFlag::new()),
        Some(score),
        "#{number}"
    );
}

#[test]
fn number_40_is_won_by_38() {
    let board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
    check(40, board, 'X', 38);
}

#[test]
fn number_41_is_a_draw() {
    let board = "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-";
    check(41, board, 'X', 0);
}

#[test]
fn number_42_is_won_by_6() {
    let board = "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--";
    check(42, board, 'X', 6);
}

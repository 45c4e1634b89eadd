//! Moves counted, positions judged and endgames solved of Othello, on one
//! thread.
//!
//! `cargo bench --no-default-features --bench othello`

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use jego::ai::StopFlag;
use jego::ai::othello::Search;
use jego::ai::othello::evaluation::Evaluation;
use jego::othello::Bits;

/// Positions of the FFO endgame test suite, with the number of their empty
/// squares: <http://www.radagast.se/othello/ffotest.html>.
const FFO: [(&str, &str, char); 6] = [
    (
        "#40, 20 empty",
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------",
        'X',
    ),
    (
        "#41, 22 empty",
        "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-",
        'X',
    ),
    (
        "#42, 22 empty",
        "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--",
        'X',
    ),
    (
        "#43, 23 empty",
        "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-",
        'O',
    ),
    (
        "#44, 23 empty",
        "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--",
        'O',
    ),
    (
        "#45, 24 empty",
        "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO--",
        'X',
    ),
];

fn read(board: &str, to_play: char) -> Bits {
    let squares = board.chars().enumerate();
    squares.fold(Bits::default(), |mut bits, (index, disc)| {
        match disc {
            '-' => {}
            own if own == to_play => bits.own |= 1 << index,
            _ => bits.other |= 1 << index,
        }
        bits
    })
}

/// A position of a game that always takes the middle one of its moves.
fn on_the_way(empties: u32) -> Bits {
    let mut bits = Bits::START;
    while bits.empties() > empties {
        let moves = bits.moves();
        let middle = moves.count_ones() as usize / 2;
        match (0..64)
            .filter(|square| moves >> square & 1 == 1)
            .nth(middle)
        {
            Some(square) => bits = bits.after(square, bits.flips(square)),
            None => bits = bits.passed(),
        }
    }
    bits
}

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("othello perft");
    group.throughput(Throughput::Elements(390_216));
    group.bench_function("8", |bencher| {
        bencher.iter(|| black_box(Bits::START).perft(8))
    });
    group.finish();
}

fn midgame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("othello midgame");
    group.sample_size(10);
    let bits = on_the_way(36);
    let evaluation = Evaluation::learned();
    group.bench_function("one evaluation", |bencher| {
        bencher.iter(|| evaluation.of(black_box(bits)));
    });
    for depth in [8, 10] {
        let mut search = Search::new(Evaluation::learned(), 20);
        search.evaluate(bits, depth);
        group.throughput(Throughput::Elements(search.nodes()));
        group.bench_function(BenchmarkId::new("moves ahead", depth), |bencher| {
            bencher.iter(|| {
                search.clear();
                search.evaluate(bits, depth)
            });
        });
    }
    group.finish();
}

fn endgame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("othello endgame");
    group
        .sample_size(10)
        .warm_up_time(Duration::from_millis(1))
        .measurement_time(Duration::from_secs(10));
    for (name, board, to_play) in FFO {
        let bits = read(board, to_play);
        let mut search = Search::new(Evaluation::learned(), 20);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                search.clear();
                search.solve(bits, &StopFlag::new())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, perft, midgame, endgame);
criterion_main!(benches);

//! Blocks of 16-bit floats: exact where all numbers are whole, with and without
//! the instructions for them.

use strum::VariantArray as _;

use super::super::kernels::{
    BLOCK, Bf16, BlockProduct, BlockTask, Kernel, MultiplyBlocks, Steps, WEIGHTS_PER_STEP,
};
use super::random::Dice;

/// A product to be computed with whatever instructions.
struct One<'a>(BlockProduct<'a>);

impl BlockTask for One<'_> {
    fn run(self, blocks: &impl MultiplyBlocks) {
        blocks.multiply(self.0);
    }
}

/// Also those that this machine has not: they are computed without.
fn kernels() -> impl Iterator<Item = Kernel> {
    let all = Kernel::VARIANTS.iter().copied();
    all.filter(|kernel| kernel.multiplies_blocks())
}

/// A whole number from -128 to 127, which a 16-bit float is exactly.
fn whole(dice: &mut Dice) -> i64 {
    i64::from((dice.bits() >> 24) as i8)
}

fn float(number: i64) -> Bf16 {
    ((number as f32).to_bits() >> 16) as Bf16
}

#[test]
fn blocks_of_whole_numbers_are_exact() {
    let mut dice = Dice(97);
    // Steps that begin before a row, overlap, and repeat.
    for (from_step, offsets) in [
        (32, vec![0]),
        (96, vec![-64, 0, 64, 32, 0, 200]),
        (40, (-13..14).collect::<Vec<isize>>()),
    ] {
        let start = 100;
        let numbers: Vec<i64> = (0..start + BLOCK * from_step + 400)
            .map(|_| whole(&mut dice))
            .collect();
        let weights: Vec<i64> = (0..offsets.len() * WEIGHTS_PER_STEP)
            .map(|_| whole(&mut dice))
            .collect();
        let mut steps = Steps::default();
        steps.set(offsets.iter().copied());
        let floats = |numbers: &[i64]| numbers.iter().map(|&x| float(x)).collect::<Vec<Bf16>>();
        let (inputs, panel) = (floats(&numbers), floats(&weights));
        for kernel in kernels() {
            let mut sums = vec![f32::NAN; BLOCK * BLOCK];
            kernel.run_blocks(One(BlockProduct {
                from: &inputs,
                start,
                from_step,
                steps: &steps,
                weights: &panel,
                to: &mut sums,
            }));
            for (at, sum) in sums.iter().enumerate() {
                let (row, output) = (at / BLOCK, at % BLOCK);
                let mut expected = 0;
                for (step, offset) in offsets.iter().enumerate() {
                    for input in 0..BLOCK {
                        let place = (start + row * from_step).strict_add_signed(*offset) + input;
                        let half = output / 16 * 512;
                        let weight = step * 1024 + half + input / 2 * 32 + output % 16 * 2;
                        expected += numbers[place] * weights[weight + input % 2];
                    }
                }
                assert_eq!(
                    *sum, expected as f32,
                    "{kernel:?}, row {row}, output {output}"
                );
            }
        }
    }
}

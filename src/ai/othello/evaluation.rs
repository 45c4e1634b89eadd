//! The evaluation of a position by patterns (n-tuples).

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::features::{CODES, features, shared_weights};
use crate::othello::Bits;

/// What a disc is worth in the numbers of an evaluation.
pub const DISC: i32 = 32;

/// How many discs there are on the board at each of the stages that have
/// weights of their own; in between, weights are mixed.
const STAGES: [u32; 4] = [16, 28, 40, 52];
/// How many numbers of discs in a row share one mixture.
const BUCKET: u32 = 4;
const BUCKETS: usize = 16;
/// What a weight of one in a file is worth.
const WEIGHT: i32 = DISC / 8;
/// How a file of weights begins; the last byte is its version.
const MAGIC: [u8; 8] = *b"JEGOOTH\x01";

/// Evaluates positions by weights that were learned from games, or, without any,
/// by where the discs lie.
pub struct Evaluation {
    /// For each bucket a weight for each code; empty without weights.
    weights: Vec<i16>,
}

/// Why a file of weights is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeights {
    /// It does not begin as weights of this version do.
    #[error("not weights of this version")]
    Version,
    /// It is too long or too short.
    #[error("weights take {expected} bytes, not {found}")]
    Length {
        /// How long it should be.
        expected: usize,
        /// How long it is.
        found: usize,
    },
    /// Its checksum is another one.
    #[error("the weights are damaged: their checksum is wrong")]
    Checksum,
}

static LEARNED: LazyLock<Arc<Evaluation>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../../assets/othello.weights");
    let learned = Evaluation::from_bytes(bytes);
    Arc::new(learned.unwrap_or_else(|_| Evaluation::plain()))
});

impl Evaluation {
    /// The one that comes with the program. Should its weights be damaged, it
    /// is the plain one.
    #[must_use]
    pub fn learned() -> Arc<Self> {
        Arc::clone(&LEARNED)
    }

    /// One without weights, which only looks where discs lie and who can move.
    #[must_use]
    pub const fn plain() -> Self {
        Self {
            weights: Vec::new(),
        }
    }

    /// Whether it has weights.
    #[must_use]
    pub const fn has_weights(&self) -> bool {
        !self.weights.is_empty()
    }

    /// Reads the weights that [`to_bytes`] wrote.
    ///
    /// # Errors
    ///
    /// [`BadWeights`] for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadWeights> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(BadWeights::Version)?;
        let (shared, weights) = shared_weights();
        let expected = MAGIC.len() + weights * STAGES.len() + 4;
        let length = BadWeights::Length {
            expected,
            found: bytes.len(),
        };
        if bytes.len() != expected {
            return Err(length);
        }
        let (body, sum) = rest.split_last_chunk::<4>().ok_or(length)?;
        if crc32fast::hash(body) != u32::from_le_bytes(*sum) {
            return Err(BadWeights::Checksum);
        }
        let stages: Vec<&[u8]> = body.chunks_exact(weights).collect();
        let buckets = (0..BUCKETS as u32).flat_map(|bucket| {
            let mix = mixture(bucket * BUCKET);
            let stages = &stages;
            shared.iter().map(move |&weight| mix.of(stages, weight))
        });
        Ok(Self {
            weights: buckets.collect(),
        })
    }

    /// By how much the side to play is expected to win, in parts of a
    /// [`DISC`].
    #[must_use]
    #[inline]
    pub fn of(&self, bits: Bits) -> i32 {
        const MOST: i32 = 63 * DISC;
        let bucket = ((64 - bits.empties()) / BUCKET).min(BUCKETS as u32 - 1) as usize;
        let start = bucket * CODES;
        let Some(weights) = self.weights.get(start..start + CODES) else {
            return plain(bits);
        };
        let sum: i32 = features(bits)
            .iter()
            .map(|&code| i32::from(weights[code as usize]))
            .sum();
        sum.clamp(-MOST, MOST)
    }
}

impl fmt::Debug for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evaluation")
            .field("weights", &self.weights.len())
            .finish()
    }
}

/// The two stages that count for a number of discs, and how much, in parts of
/// [`Mixture::WHOLE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mixture {
    /// The first of the two stages.
    pub stage: usize,
    /// How much the second counts; the first has the rest.
    pub second: i32,
}

impl Mixture {
    /// What the parts of both stages come to.
    pub const WHOLE: i32 = 24;

    fn of(self, stages: &[&[u8]], weight: u32) -> i16 {
        let value = |stage: usize| {
            let byte = stages
                .get(stage)
                .and_then(|stage| stage.get(weight as usize));
            i32::from(byte.copied().unwrap_or_default().cast_signed())
        };
        let first = value(self.stage) * (Self::WHOLE - self.second);
        let second = value(self.stage + 1) * self.second;
        ((first + second) * WEIGHT / Self::WHOLE) as i16
    }
}

/// How the stages are mixed for this many discs.
#[must_use]
pub fn mixture(discs: u32) -> Mixture {
    // Twice the middle of the bucket, so that it is a whole number.
    let middle = (discs / BUCKET * BUCKET * 2 + BUCKET - 1).clamp(2 * STAGES[0], 2 * STAGES[3]);
    let after = STAGES.iter().take(3).filter(|&&stage| middle > 2 * stage);
    let stage = after.count().saturating_sub(1);
    let second = middle.saturating_sub(2 * STAGES[stage]).cast_signed();
    Mixture { stage, second }
}

/// How many weights there are in all, stage after stage.
#[must_use]
pub fn weights() -> usize {
    shared_weights().1 * STAGES.len()
}

/// A file of weights, each given in discs, stage after stage.
#[must_use]
pub fn to_bytes(weights: &[f32]) -> Vec<u8> {
    let scale = (DISC / WEIGHT) as f32;
    let byte = |&weight: &f32| ((weight * scale).round() as i8).cast_unsigned();
    let body: Vec<u8> = weights.iter().map(byte).collect();
    let sum = crc32fast::hash(&body).to_le_bytes();
    [&MAGIC[..], &body, &sum].concat()
}

/// Corners, the X- and C-squares beside them, then the A- and B-squares of the edges.
const VALUED: [(u64, i32); 5] = [
    (0x8100_0000_0000_0081, 8 * DISC),
    (0x0042_0000_0000_4200, -4 * DISC),
    (0x4281_0000_0000_8142, -2 * DISC),
    (0x2400_8100_0081_0024, DISC),
    (0x1800_0081_8100_0018, DISC / 2),
];
/// What a move more than the other side is worth.
const MOBILITY: i32 = DISC;

/// An evaluation that knows where discs are well placed.
pub(super) fn plain(bits: Bits) -> i32 {
    let count = |set: u64| set.count_ones().cast_signed();
    let place =
        |(set, value): (u64, i32)| (count(bits.own & set) - count(bits.other & set)) * value;
    let placed: i32 = VALUED.into_iter().map(place).sum();
    placed + MOBILITY * (count(bits.moves()) - count(bits.passed().moves()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_mixed_in_between_and_alone_at_the_ends() {
        for discs in 0..=64 {
            let mix = mixture(discs);
            assert!(mix.stage < STAGES.len() - 1, "{discs}");
            assert!((0..=Mixture::WHOLE).contains(&mix.second), "{discs}");
        }
        assert_eq!(
            mixture(4),
            Mixture {
                stage: 0,
                second: 0
            }
        );
        let last = Mixture {
            stage: 2,
            second: Mixture::WHOLE,
        };
        assert_eq!(mixture(60), last);
    }

    #[test]
    fn weights_that_were_written_are_read_and_damaged_ones_are_not() {
        let numbers: Vec<f32> = (0..weights())
            .map(|index| (index % 7) as f32 - 3.0)
            .collect();
        let bytes = to_bytes(&numbers);
        assert!(Evaluation::from_bytes(&bytes).unwrap().has_weights());
        let mut damaged = bytes.clone();
        damaged[1_000] ^= 1;
        assert_eq!(
            Evaluation::from_bytes(&damaged).unwrap_err(),
            BadWeights::Checksum
        );
        for wrong in [
            &bytes[..bytes.len() - 1],
            &bytes[..20],
            &[bytes.as_slice(), &[0]].concat(),
        ] {
            let error = Evaluation::from_bytes(wrong).unwrap_err();
            assert!(matches!(error, BadWeights::Length { .. }), "{error}");
        }
        assert_eq!(
            Evaluation::from_bytes(b"").unwrap_err(),
            BadWeights::Version
        );
    }

    #[test]
    fn the_weights_of_the_program_are_whole() {
        assert!(Evaluation::learned().has_weights());
    }

    #[test]
    fn rows_are_worth_what_columns_are() {
        for (squares, _) in VALUED {
            let transposed = (0..64)
                .filter(|square| squares >> square & 1 == 1)
                .fold(0, |set, square| set | 1 << (square % 8 * 8 + square / 8));
            assert_eq!(squares, transposed, "{squares:#018x}");
            assert_eq!(squares, squares.swap_bytes(), "{squares:#018x}");
        }
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        let start = Bits::START;
        for evaluation in [Evaluation::learned(), Arc::new(Evaluation::plain())] {
            assert_eq!(evaluation.of(start), evaluation.of(start.passed()));
        }
    }
}

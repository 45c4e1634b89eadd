//! The file format of the network.
//!
//! All numbers are little endian. Eight bytes say what it is, then come its
//! version, the length of what follows the first twenty bytes, and a checksum
//! of that; then the dimensions, the ranks at which the human policy was learned,
//! and the weights. A matrix is a scale for each of its rows, then its rows in
//! single bytes; a bias is one number for each output.

use thiserror::Error;

use super::features::{GLOBALS, PLANES};
use super::weights::Matrix;

/// What every such file begins with.
const MAGIC: [u8; 8] = *b"JEGONET\0";
/// The version that is read here.
const VERSION: u32 = 2;
/// How many bytes there are before those that the length counts.
const HEADER: usize = 20;

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadNetwork {
    /// They begin with something else.
    #[error("this is not a Jego network file")]
    NotANetwork,
    /// The file is of a version that is not known here.
    #[error("the network is of version {found}, and version {VERSION} is known here")]
    Version {
        /// The version that the file names.
        found: u32,
    },
    /// Something is missing, or there is too much.
    #[error("the network should be {expected} bytes long and is {found}")]
    Length {
        /// How long a whole file is.
        expected: u64,
        /// How long this one is.
        found: u64,
    },
    /// The bytes are not those that were written.
    #[error("the network is damaged: its checksum is {found:08x} and should be {expected:08x}")]
    Checksum {
        /// The checksum that the file names.
        expected: u32,
        /// That of its bytes.
        found: u32,
    },
    /// It is larger, smaller or of another form than can be computed.
    #[error(
        "a network of {blocks} blocks and {channels} channels, with heads of {policy}, {human}, \
         {value} and {hidden}, {knots} ranks and the pooled blocks {pooled:#x}, cannot be used"
    )]
    Dimensions {
        /// How many blocks it has.
        blocks: u16,
        /// How many channels.
        channels: u16,
        /// How many channels the policy has.
        policy: u16,
        /// How many the human policy.
        human: u16,
        /// How many the value.
        value: u16,
        /// How many numbers the value is made of.
        hidden: u16,
        /// At how many ranks the human policy was learned.
        knots: u16,
        /// Which blocks pool, a bit for each.
        pooled: u32,
    },
    /// The ranks of the human policy do not rise.
    #[error("the ranks of the network are not in order")]
    Ranks,
    /// A scale or a bias is infinite or no number at all.
    #[error("the network has weights that are not numbers")]
    NotFinite,
}

/// The dimensions of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// How many residual blocks there are.
    pub(super) blocks: usize,
    /// How many channels the points have.
    pub(super) channels: usize,
    /// How many channels the policy has, and how many are pooled for both
    /// policies.
    pub(super) policy: usize,
    /// How many channels the human policy has.
    pub(super) human: usize,
    /// How many channels the value has.
    pub(super) value: usize,
    /// How many numbers the value is made of.
    pub(super) hidden: usize,
    /// At how many ranks the human policy was learned.
    pub(super) knots: usize,
    /// Which blocks pool, a bit for each.
    pub(super) pooled: u32,
}

impl Shape {
    /// Whether block `at` pools.
    pub(super) const fn pools(&self, at: usize) -> bool {
        at < 32 && self.pooled >> at & 1 == 1
    }

    /// How many numbers stand for the rank of a player: one for each knot, and
    /// one for a rank that is not known.
    pub(super) const fn rank_inputs(&self) -> usize {
        self.knots + 1
    }

    /// How many bytes the weights take, the ranks of the human policy included.
    fn weight_bytes(&self) -> u64 {
        let (c, p, h) = (self.channels as u64, self.policy as u64, self.human as u64);
        let (v, k, r) = (
            self.value as u64,
            self.hidden as u64,
            self.rank_inputs() as u64,
        );
        let matrix = |rows: u64, columns: u64| rows * (4 + columns);
        let bias = |rows: u64| 4 * rows;
        let stem = matrix(c, 9 * PLANES as u64) + bias(c) + matrix(c, GLOBALS as u64);
        let block = 2 * (matrix(c, 9 * c) + bias(c));
        let pool = matrix(c, 3 * c) + bias(c);
        let points = matrix(2 * p + v, c) + bias(2 * p + v);
        let pass = matrix(1, 3 * p) + bias(1);
        let policy = matrix(p, 3 * p) + matrix(1, p) + pass;
        let value = matrix(k, 3 * v) + bias(k) + matrix(2, k) + bias(2);
        let ownership = matrix(1, v) + bias(1);
        let human = matrix(h, c) + bias(h) + matrix(h, 3 * p) + matrix(1, h) + pass;
        let ranks = 2 * matrix(h, r) + matrix(1, r);
        bias(self.knots as u64)
            + stem
            + self.blocks as u64 * block
            + u64::from(self.pooled.count_ones()) * pool
            + points
            + policy
            + value
            + ownership
            + human
            + ranks
    }
}

/// A file of which everything has been checked but the weights.
#[derive(Debug)]
pub(super) struct WeightsReader<'a> {
    /// The dimensions.
    pub(super) shape: Shape,
    whole: u64,
    rest: &'a [u8],
}

impl<'a> WeightsReader<'a> {
    /// Checks everything up to the weights, and that they are all there.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, BadNetwork> {
        let Some(rest) = bytes.strip_prefix(&MAGIC) else {
            return Err(BadNetwork::NotANetwork);
        };
        let whole = bytes.len() as u64;
        let mut start = Self {
            shape: NOTHING,
            whole,
            rest,
        };
        let version = start.word()?;
        if version != VERSION {
            return Err(BadNetwork::Version { found: version });
        }
        let length = start.word()?;
        let expected = HEADER as u64 + u64::from(length);
        if expected != whole {
            return Err(BadNetwork::Length {
                expected,
                found: whole,
            });
        }
        let expected = start.word()?;
        let found = crc32fast::hash(start.rest);
        if expected != found {
            return Err(BadNetwork::Checksum { expected, found });
        }
        start.shape = start.dimensions()?;
        let expected = whole - start.rest.len() as u64 + start.shape.weight_bytes();
        if expected != whole {
            return Err(BadNetwork::Length {
                expected,
                found: whole,
            });
        }
        Ok(start)
    }

    fn dimensions(&mut self) -> Result<Shape, BadNetwork> {
        let (blocks, channels) = (self.half()?, self.half()?);
        let (policy, human) = (self.half()?, self.half()?);
        let (value, hidden) = (self.half()?, self.half()?);
        let (knots, pooled) = (self.half()?, self.word()?);
        let usable = |count: u16| count.is_multiple_of(32) && (32..=512).contains(&count);
        if !(1..=32).contains(&blocks)
            || u64::from(pooled) >> blocks != 0
            || !(2..=64).contains(&knots)
            || ![channels, policy, human, value, hidden]
                .into_iter()
                .all(usable)
        {
            return Err(BadNetwork::Dimensions {
                blocks,
                channels,
                policy,
                human,
                value,
                hidden,
                knots,
                pooled,
            });
        }
        Ok(Shape {
            blocks: blocks.into(),
            channels: channels.into(),
            policy: policy.into(),
            human: human.into(),
            value: value.into(),
            hidden: hidden.into(),
            knots: knots.into(),
            pooled,
        })
    }

    /// The next matrix.
    pub(super) fn matrix(&mut self, rows: usize, columns: usize) -> Result<Matrix, BadNetwork> {
        let scales = self.bias(rows)?;
        let bytes = self.take(rows * columns)?;
        Ok(Matrix {
            rows,
            columns,
            scales,
            values: bytes.iter().map(|byte| byte.cast_signed()).collect(),
        })
    }

    /// The next bias.
    pub(super) fn bias(&mut self, rows: usize) -> Result<Vec<f32>, BadNetwork> {
        let bytes = self.take(4 * rows)?;
        let (numbers, _) = bytes.as_chunks::<4>();
        let numbers: Vec<f32> = numbers
            .iter()
            .map(|four| f32::from_le_bytes(*four))
            .collect();
        if numbers.iter().all(|number| number.is_finite()) {
            Ok(numbers)
        } else {
            Err(BadNetwork::NotFinite)
        }
    }

    fn half(&mut self) -> Result<u16, BadNetwork> {
        let bytes = self.take(2)?;
        Ok(bytes
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u16::from(*byte)))
    }

    fn word(&mut self) -> Result<u32, BadNetwork> {
        let bytes = self.take(4)?;
        Ok(bytes
            .iter()
            .rev()
            .fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], BadNetwork> {
        let Some((taken, rest)) = self.rest.split_at_checked(count) else {
            let found = self.whole;
            let expected = found - self.rest.len() as u64 + count as u64;
            return Err(BadNetwork::Length { expected, found });
        };
        self.rest = rest;
        Ok(taken)
    }
}

/// The shape of a file of which nothing is known yet.
const NOTHING: Shape = Shape {
    blocks: 0,
    channels: 0,
    policy: 0,
    human: 0,
    value: 0,
    hidden: 0,
    knots: 0,
    pooled: 0,
};

//! The weights of a network and its architecture.
//!
//! Of a board of *n* lines, *s* is (*n* − 14) / 10; `pool` is, channel by
//! channel over all points, mean, mean · *s* and maximum; `value pool` is mean,
//! mean · *s* and mean · (*s*² − 0.1). Every convolution has zeros around the
//! board.
//!
//! - Stem: *x* = relu(3×3 of the planes + bias + weights · globals).
//! - A block: *y* = relu(3×3 of *x* + bias); where it pools, *y* = relu(*y* +
//!   weights · pool(*y*) + bias); then *x* = relu(*x* + 3×3 of *y* + bias).
//! - Heads: *a*, *g* and *v* are 1×1 of *x*. With *q* = pool(relu(*g*)) the
//!   policy is weights · relu(*a* + weights · *q*) at each point, and
//!   weights · *q* + bias for the pass. With *k* = relu(weights · value
//!   pool(relu(*v*)) + bias), win rate and lead are weights · *k* + bias, the one
//!   through a sigmoid, the other in twenties of points. Ownership is
//!   tanh(weights · relu(*v*) + bias).
//! - Human policy: *u* is 1×1 of *x* + bias + weights · *q*, and *r* says how near
//!   the rank of the player is to each of the knots, or that it is not known. A
//!   point has weights · relu(*u* · (1 + weights · *r*) + weights · *r*), the pass
//!   weights · *q* + bias + weights · *r*.

use std::sync::OnceLock;

use strum::VariantArray as _;

use super::convolution_weights::ConvolutionWeights;
use super::features::{GLOBALS, PLANES};
use super::file::{BadNetwork, Shape, WeightsReader};
use super::kernels::Kernel;
use super::tile::TileKind;
use super::weights::{Dense, Matrix};

/// A network: its architecture and weights.
///
/// It is only read once made, so all threads share one; what they write is in
/// a [`Scratch`](super::Scratch) each.
#[derive(Debug)]
pub struct Network {
    pub(super) shape: Shape,
    pub(super) stem: Stem,
    pub(super) blocks: Vec<Block>,
    pub(super) heads: Heads,
    pub(super) human: HumanHead,
    // The weights of stem and blocks as they are multiplied for each kind of
    // tile, in floats and in 16-bit integers, and in blocks of 16-bit floats,
    // made when a board first needs them.
    in_floats: [OnceLock<ConvolutionWeights>; TileKind::VARIANTS.len()],
    in_pairs: [OnceLock<ConvolutionWeights>; TileKind::VARIANTS.len()],
    in_blocks: OnceLock<ConvolutionWeights>,
}

/// The first layer.
#[derive(Debug)]
pub(super) struct Stem {
    planes: Matrix,
    /// Added to every point.
    pub(super) bias: Vec<f32>,
    /// The weights of the globals, global by global.
    pub(super) globals: Vec<f32>,
}

/// A residual block.
#[derive(Debug)]
pub(super) struct Block {
    first: Matrix,
    /// Added after the first convolution.
    pub(super) first_bias: Vec<f32>,
    /// Global pooling, in blocks that have it.
    pub(super) pool: Option<GlobalPooling>,
    second: Matrix,
    /// Added after the second convolution.
    pub(super) second_bias: Vec<f32>,
}

/// Global pooling: what the whole board adds to its points.
#[derive(Debug)]
pub(super) struct GlobalPooling {
    /// The weights of what was pooled.
    pub(super) weights: Dense,
    /// Added to that.
    pub(super) bias: Vec<f32>,
}

/// The policy, value and ownership heads.
#[derive(Debug)]
pub(super) struct Heads {
    /// What the policy is made of at a point, what is pooled for both policies,
    /// and what the value is made of, one after the other.
    pub(super) points: Dense,
    /// Added to them.
    pub(super) points_bias: Vec<f32>,
    /// What global pooling adds to the policy.
    pub(super) policy_pool: Dense,
    /// The policy at a point.
    pub(super) policy: Vec<f32>,
    /// The policy for the pass.
    pub(super) pass: Vec<f32>,
    /// Added to that.
    pub(super) pass_bias: f32,
    /// The hidden layer of the value head.
    pub(super) value_pool: Dense,
    /// Added to that.
    pub(super) value_pool_bias: Vec<f32>,
    /// Win rate and lead.
    pub(super) value: Vec<f32>,
    /// Added to them.
    pub(super) value_bias: Vec<f32>,
    /// The ownership of a point.
    pub(super) ownership: Vec<f32>,
    /// Added to that.
    pub(super) ownership_bias: f32,
}

/// The policy of people of a rank.
#[derive(Debug)]
pub(super) struct HumanHead {
    /// What it is made of at a point.
    pub(super) points: Dense,
    /// Added to that.
    pub(super) points_bias: Vec<f32>,
    /// What global pooling adds to it.
    pub(super) pool: Dense,
    /// The policy at a point.
    pub(super) policy: Vec<f32>,
    /// The policy for the pass.
    pub(super) pass: Vec<f32>,
    /// Added to that.
    pub(super) pass_bias: f32,
    /// The ranks at which it was learned, as strengths, rising.
    pub(super) knots: Vec<f32>,
    /// How a rank scales each channel beside 1, knot by knot.
    pub(super) rank_scale: Vec<f32>,
    /// What it adds to each, knot by knot.
    pub(super) rank_shift: Vec<f32>,
    /// What it adds to the pass.
    pub(super) rank_pass: Vec<f32>,
}

impl Network {
    /// How many residual blocks it has, and how many channels.
    #[must_use]
    pub fn dimensions(&self) -> (usize, usize) {
        (self.blocks.len(), self.stem.bias.len())
    }

    /// The network in these bytes.
    ///
    /// # Errors
    ///
    /// [`BadNetwork`] where they are not, byte for byte, a network as it was
    /// written.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let mut file = WeightsReader::open(bytes)?;
        let shape = file.shape;
        let knots = file.bias(shape.knots)?;
        if !knots.is_sorted_by(|one, two| one < two) {
            return Err(BadNetwork::Ranks);
        }
        let stem = Stem {
            planes: file.matrix(shape.channels, 9 * PLANES)?,
            bias: file.bias(shape.channels)?,
            globals: file.matrix(shape.channels, GLOBALS)?.transposed(),
        };
        let blocks = (0..shape.blocks)
            .map(|at| Block::read(&mut file, at))
            .collect::<Result<_, _>>()?;
        let heads = Heads::read(&mut file)?;
        let human = HumanHead::read(&mut file, knots)?;
        Ok(Self {
            shape,
            stem,
            blocks,
            heads,
            human,
            in_floats: Default::default(),
            in_pairs: Default::default(),
            in_blocks: OnceLock::new(),
        })
    }

    /// The weights of stem and blocks for tiles of a kind.
    pub(super) fn convolutions(&self, kernel: Kernel, kind: TileKind) -> &ConvolutionWeights {
        let [one, three, four, five] = if kernel.multiplies_pairs() {
            &self.in_pairs
        } else {
            &self.in_floats
        };
        let cell = match kind {
            TileKind::One if kernel.multiplies_blocks() => &self.in_blocks,
            TileKind::One => one,
            TileKind::Three => three,
            TileKind::Four => four,
            TileKind::Five => five,
        };
        cell.get_or_init(|| {
            let blocks = self
                .blocks
                .iter()
                .flat_map(|block| [&block.first, &block.second]);
            let matrices: Vec<&Matrix> = [&self.stem.planes].into_iter().chain(blocks).collect();
            ConvolutionWeights::of(kernel, kind, &matrices)
        })
    }
}

impl Block {
    fn read(file: &mut WeightsReader<'_>, at: usize) -> Result<Self, BadNetwork> {
        let channels = file.shape.channels;
        Ok(Self {
            first: file.matrix(channels, 9 * channels)?,
            first_bias: file.bias(channels)?,
            pool: file
                .shape
                .pools(at)
                .then(|| GlobalPooling::read(file))
                .transpose()?,
            second: file.matrix(channels, 9 * channels)?,
            second_bias: file.bias(channels)?,
        })
    }
}

impl GlobalPooling {
    fn read(file: &mut WeightsReader<'_>) -> Result<Self, BadNetwork> {
        let channels = file.shape.channels;
        Ok(Self {
            weights: Dense::of(&file.matrix(channels, 3 * channels)?),
            bias: file.bias(channels)?,
        })
    }
}

impl Heads {
    fn read(file: &mut WeightsReader<'_>) -> Result<Self, BadNetwork> {
        let Shape {
            channels,
            policy,
            value,
            hidden,
            ..
        } = file.shape;
        let points = 2 * policy + value;
        Ok(Self {
            points: Dense::of(&file.matrix(points, channels)?),
            points_bias: file.bias(points)?,
            policy_pool: Dense::of(&file.matrix(policy, 3 * policy)?),
            policy: file.matrix(1, policy)?.numbers(),
            pass: file.matrix(1, 3 * policy)?.numbers(),
            pass_bias: file.bias(1)?.iter().sum(),
            value_pool: Dense::of(&file.matrix(hidden, 3 * value)?),
            value_pool_bias: file.bias(hidden)?,
            value: file.matrix(2, hidden)?.numbers(),
            value_bias: file.bias(2)?,
            ownership: file.matrix(1, value)?.numbers(),
            ownership_bias: file.bias(1)?.iter().sum(),
        })
    }
}

impl HumanHead {
    fn read(file: &mut WeightsReader<'_>, knots: Vec<f32>) -> Result<Self, BadNetwork> {
        let Shape {
            channels,
            policy,
            human,
            ..
        } = file.shape;
        let ranks = file.shape.rank_inputs();
        Ok(Self {
            points: Dense::of(&file.matrix(human, channels)?),
            points_bias: file.bias(human)?,
            pool: Dense::of(&file.matrix(human, 3 * policy)?),
            policy: file.matrix(1, human)?.numbers(),
            pass: file.matrix(1, 3 * policy)?.numbers(),
            pass_bias: file.bias(1)?.iter().sum(),
            knots,
            rank_scale: file.matrix(human, ranks)?.transposed(),
            rank_shift: file.matrix(human, ranks)?.transposed(),
            rank_pass: file.matrix(1, ranks)?.numbers(),
        })
    }
}

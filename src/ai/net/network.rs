//! `Net`: the weights of a network, read and made ready.
//!
//! Of a board of *n* lines, *s* is (*n* − 14) / 10; `pool` is, channel by
//! channel over all points, mean, mean · *s* and maximum; `value pool` is mean,
//! mean · *s* and mean · (*s*² − 0.1). Every convolution has zeros around the
//! board.
//!
//! - Stem: *x* = relu(3×3 of the planes + bias + weights · globals).
//! - A block: *y* = relu(3×3 of *x* + bias); where it pools, *y* = relu(*y* +
//!   weights · pool(*y*) + bias); then *x* = relu(*x* + 3×3 of *y* + bias).
//! - Heads: *a*, *g* and *v* are 1×1 of *x*. With *q* = pool(relu(*g*)) the two
//!   policies are weights · relu(*a* + weights · *q*) at each point, and
//!   weights · *q* + bias for the pass. With *k* = relu(weights · value
//!   pool(relu(*v*)) + bias), chance and lead are weights · *k* + bias, the one
//!   through a sigmoid, the other in twenties of points. Owners are
//!   tanh(weights · relu(*v*) + bias).

use std::sync::OnceLock;

use super::features::{GLOBALS, PLANES};
use super::file::{BadNet, Shape, Weights};
use super::kernels::Kernel;
use super::spread::Spread;
use super::tile::TileKind;
use super::weights::{Dense, Matrix};

/// A network: what turns a position as it is seen into a judgement.
///
/// It is only read once made, so all threads share one; what they write is in
/// a [`Space`](super::Space) each.
#[derive(Debug)]
pub struct Net {
    pub(super) shape: Shape,
    pub(super) stem: Stem,
    pub(super) blocks: Vec<Block>,
    pub(super) heads: Heads,
    // The convolutions of stem and blocks for each kind of square, when a
    // board first asks for them.
    spread: [OnceLock<Spread>; TileKind::ALL.len()],
}

/// What the planes go through first.
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
    /// What the whole board says to its points, in blocks that pool.
    pub(super) pool: Option<Pool>,
    second: Matrix,
    /// Added after the second convolution.
    pub(super) second_bias: Vec<f32>,
}

/// What the whole board says to its points.
#[derive(Debug)]
pub(super) struct Pool {
    /// The weights of what was pooled.
    pub(super) weights: Dense,
    /// Added to that.
    pub(super) bias: Vec<f32>,
}

/// What is made of the points at last.
#[derive(Debug)]
pub(super) struct Heads {
    /// The three heads, one after the other, out of a point.
    pub(super) points: Dense,
    /// Added to them.
    pub(super) points_bias: Vec<f32>,
    /// What the whole board says to the policies.
    pub(super) policy_pool: Dense,
    /// Both policies at a point.
    pub(super) policy: Vec<f32>,
    /// Both policies for the pass.
    pub(super) pass: Vec<f32>,
    /// Added to them.
    pub(super) pass_bias: Vec<f32>,
    /// What chance and lead are made of.
    pub(super) value_pool: Dense,
    /// Added to that.
    pub(super) value_pool_bias: Vec<f32>,
    /// Chance and lead.
    pub(super) value: Vec<f32>,
    /// Added to them.
    pub(super) value_bias: Vec<f32>,
    /// The owner of a point.
    pub(super) ownership: Vec<f32>,
    /// Added to that.
    pub(super) ownership_bias: Vec<f32>,
}

impl Net {
    /// The network of this program; `None` if its file was damaged before the
    /// program was built, which tests rule out.
    #[must_use]
    pub fn built_in() -> Option<&'static Self> {
        static NET: OnceLock<Option<Net>> = OnceLock::new();
        NET.get_or_init(|| Self::read(include_bytes!("../../../assets/go.network")).ok())
            .as_ref()
    }

    /// The network in these bytes.
    ///
    /// # Errors
    ///
    /// [`BadNet`] where they are not, byte for byte, a network as it was
    /// written.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNet> {
        let mut file = Weights::open(bytes)?;
        let shape = file.shape;
        let stem = Stem {
            planes: file.matrix(shape.channels, 9 * PLANES)?,
            bias: file.bias(shape.channels)?,
            globals: file.matrix(shape.channels, GLOBALS)?.turned(),
        };
        let blocks = (0..shape.blocks)
            .map(|at| Block::read(&mut file, at))
            .collect::<Result<_, _>>()?;
        let heads = Heads::read(&mut file)?;
        Ok(Self {
            shape,
            stem,
            blocks,
            heads,
            spread: Default::default(),
        })
    }

    /// The convolutions of stem and blocks for squares of a kind.
    pub(super) fn spread(&self, kernel: Kernel, kind: TileKind) -> &Spread {
        let [three, four, five] = &self.spread;
        let cell = match kind {
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
            Spread::of(kernel, kind, &matrices)
        })
    }
}

impl Block {
    fn read(file: &mut Weights<'_>, at: usize) -> Result<Self, BadNet> {
        let channels = file.shape.channels;
        Ok(Self {
            first: file.matrix(channels, 9 * channels)?,
            first_bias: file.bias(channels)?,
            pool: file.shape.pools(at).then(|| Pool::read(file)).transpose()?,
            second: file.matrix(channels, 9 * channels)?,
            second_bias: file.bias(channels)?,
        })
    }
}

impl Pool {
    fn read(file: &mut Weights<'_>) -> Result<Self, BadNet> {
        let channels = file.shape.channels;
        Ok(Self {
            weights: Dense::of(&file.matrix(channels, 3 * channels)?),
            bias: file.bias(channels)?,
        })
    }
}

impl Heads {
    fn read(file: &mut Weights<'_>) -> Result<Self, BadNet> {
        let Shape {
            channels,
            heads,
            hidden,
            ..
        } = file.shape;
        Ok(Self {
            points: Dense::of(&file.matrix(3 * heads, channels)?),
            points_bias: file.bias(3 * heads)?,
            policy_pool: Dense::of(&file.matrix(heads, 3 * heads)?),
            policy: file.matrix(2, heads)?.numbers(),
            pass: file.matrix(2, 3 * heads)?.numbers(),
            pass_bias: file.bias(2)?,
            value_pool: Dense::of(&file.matrix(hidden, 3 * heads)?),
            value_pool_bias: file.bias(hidden)?,
            value: file.matrix(2, hidden)?.numbers(),
            value_bias: file.bias(2)?,
            ownership: file.matrix(1, heads)?.numbers(),
            ownership_bias: file.bias(1)?,
        })
    }
}

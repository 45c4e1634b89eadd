//! Winograd's transforms: a convolution of 3×3 over a small square of points
//! takes fewer products between other numbers made from them.
//!
//! Each kind is the Toom–Cook construction over the points 0, ±1, ±2, ½ and
//! infinity, as many as it needs. Larger squares take fewer products and
//! more weights.

use strum::VariantArray;

use super::kernels::Lanes;

/// How many squares could be multiplied while the weights of one product are
/// fetched, for each board of a batch: between what was measured for single
/// boards and for eight.
const FETCH: usize = 5;

/// The kinds of tiles, by their side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub(super) enum TileKind {
    /// 9 products for a point: nothing is transformed.
    One,
    /// 25 products for 9 points.
    Three,
    /// 36 products for 16 points.
    Four,
    /// 49 products for 25 points.
    Five,
}

impl TileKind {
    /// How many points on a side come out.
    pub(super) const fn side(self) -> usize {
        match self {
            Self::One => 1,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
        }
    }

    /// How many products there are for each pair of channels.
    pub(super) const fn products(self) -> usize {
        let side = self.side() + 2;
        side * side
    }

    /// The kind that transforms and takes the least time on a board of so many
    /// lines. It
    /// depends on nothing else, so that a position is evaluated the same in
    /// whatever batch.
    pub(super) fn for_lines(lines: usize) -> Self {
        let cost = |kind: &Self| {
            let tiles = lines.div_ceil(kind.side());
            kind.products() * (tiles * tiles + FETCH)
        };
        let cheapest = [Self::Three, Self::Four, Self::Five]
            .into_iter()
            .min_by_key(cost);
        cheapest.unwrap_or(Self::Four)
    }
}

/// A kind, with the numbers on the sides of its squares known to the compiler.
pub(super) trait Tile<const IN: usize, const OUT: usize> {
    /// The transform of three weights in a row.
    const WEIGHTS: [[f32; 3]; IN];

    /// The transform of inputs in a row.
    fn transform_input<L: Lanes>(lanes: L, d: [L::Vector; IN]) -> [L::Vector; IN];

    /// The transform of products in a row.
    fn transform_output<L: Lanes>(lanes: L, m: [L::Vector; IN]) -> [L::Vector; OUT];
}

/// [`TileKind::One`].
#[derive(Debug)]
pub(super) struct One;

impl Tile<3, 1> for One {
    const WEIGHTS: [[f32; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];

    #[inline(always)]
    fn transform_input<L: Lanes>(_: L, d: [L::Vector; 3]) -> [L::Vector; 3] {
        d
    }

    #[inline(always)]
    fn transform_output<L: Lanes>(l: L, m: [L::Vector; 3]) -> [L::Vector; 1] {
        [l.add(l.add(m[0], m[1]), m[2])]
    }
}

/// [`TileKind::Three`].
#[derive(Debug)]
pub(super) struct Three;

impl Tile<5, 3> for Three {
    const WEIGHTS: [[f32; 3]; 5] = [
        [0.5, 0.0, 0.0],
        [-0.5, -0.5, -0.5],
        [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
        [1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0],
        [0.0, 0.0, 1.0],
    ];

    #[inline(always)]
    fn transform_input<L: Lanes>(l: L, d: [L::Vector; 5]) -> [L::Vector; 5] {
        let (two, minus_two) = (l.splat(2.0), l.splat(-2.0));
        let outer = l.sub(d[3], d[1]);
        let inner = l.sub(d[3], d[2]);
        [
            l.mul_add(two, l.sub(d[0], d[2]), outer),
            l.mul_add(minus_two, d[1], inner),
            l.mul_add(two, l.sub(d[1], d[2]), inner),
            outer,
            l.mul_add(minus_two, outer, l.sub(d[4], d[2])),
        ]
    }

    #[inline(always)]
    fn transform_output<L: Lanes>(l: L, m: [L::Vector; 5]) -> [L::Vector; 3] {
        let sum = l.add(m[1], m[2]);
        [
            l.add(l.add(m[0], m[3]), sum),
            l.mul_add(l.splat(2.0), m[3], l.sub(m[1], m[2])),
            l.mul_add(l.splat(4.0), m[3], l.add(sum, m[4])),
        ]
    }
}

/// [`TileKind::Four`].
#[derive(Debug)]
pub(super) struct Four;

impl Tile<6, 4> for Four {
    const WEIGHTS: [[f32; 3]; 6] = [
        [1.0 / 4.0, 0.0, 0.0],
        [-1.0 / 6.0, -1.0 / 6.0, -1.0 / 6.0],
        [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
        [1.0 / 24.0, 1.0 / 12.0, 1.0 / 6.0],
        [1.0 / 24.0, -1.0 / 12.0, 1.0 / 6.0],
        [0.0, 0.0, 1.0],
    ];

    #[inline(always)]
    fn transform_input<L: Lanes>(l: L, d: [L::Vector; 6]) -> [L::Vector; 6] {
        let (four, minus_five) = (l.splat(4.0), l.splat(-5.0));
        let even = l.mul_add(l.splat(-4.0), d[2], d[4]);
        let odd = l.mul_add(l.splat(-4.0), d[1], d[3]);
        let (far, near) = (l.sub(d[4], d[2]), l.sub(d[3], d[1]));
        [
            l.mul_add(four, d[0], l.mul_add(minus_five, d[2], d[4])),
            l.add(even, odd),
            l.sub(even, odd),
            l.mul_add(l.splat(2.0), near, far),
            l.mul_add(l.splat(-2.0), near, far),
            l.mul_add(four, d[1], l.mul_add(minus_five, d[3], d[5])),
        ]
    }

    #[inline(always)]
    fn transform_output<L: Lanes>(l: L, m: [L::Vector; 6]) -> [L::Vector; 4] {
        let (sum, difference) = (l.add(m[1], m[2]), l.sub(m[1], m[2]));
        let (sum_2, difference_2) = (l.add(m[3], m[4]), l.sub(m[3], m[4]));
        [
            l.add(l.add(m[0], sum), sum_2),
            l.mul_add(l.splat(2.0), difference_2, difference),
            l.mul_add(l.splat(4.0), sum_2, sum),
            l.mul_add(l.splat(8.0), difference_2, l.add(difference, m[5])),
        ]
    }
}

/// [`TileKind::Five`].
#[derive(Debug)]
pub(super) struct Five;

impl Tile<7, 5> for Five {
    const WEIGHTS: [[f32; 3]; 7] = [
        [-1.0 / 2.0, 0.0, 0.0],
        [-1.0 / 3.0, -1.0 / 3.0, -1.0 / 3.0],
        [1.0 / 9.0, -1.0 / 9.0, 1.0 / 9.0],
        [1.0 / 36.0, 1.0 / 18.0, 1.0 / 9.0],
        [-1.0 / 60.0, 1.0 / 30.0, -1.0 / 15.0],
        [32.0 / 45.0, 16.0 / 45.0, 8.0 / 45.0],
        [0.0, 0.0, 1.0],
    ];

    /// The polynomials of the square of four all times (x − ½), and that one
    /// point more.
    #[inline(always)]
    fn transform_input<L: Lanes>(l: L, d: [L::Vector; 7]) -> [L::Vector; 7] {
        let half = l.splat(-0.5);
        let times = [
            l.mul_add(half, d[0], d[1]),
            l.mul_add(half, d[1], d[2]),
            l.mul_add(half, d[2], d[3]),
            l.mul_add(half, d[3], d[4]),
            l.mul_add(half, d[4], d[5]),
            l.mul_add(half, d[5], d[6]),
        ];
        let four = Four::transform_input(l, times);
        let extra = l.mul_add(l.splat(-5.0), d[3], d[5]);
        [
            four[0],
            four[1],
            four[2],
            four[3],
            four[4],
            l.mul_add(l.splat(4.0), d[1], extra),
            four[5],
        ]
    }

    #[inline(always)]
    fn transform_output<L: Lanes>(l: L, m: [L::Vector; 7]) -> [L::Vector; 5] {
        let (sum, difference) = (l.add(m[1], m[2]), l.sub(m[1], m[2]));
        let (sum_2, difference_2) = (l.add(m[3], m[4]), l.sub(m[3], m[4]));
        [
            l.add(l.add(l.add(m[0], m[5]), sum), sum_2),
            l.mul_add(
                l.splat(0.5),
                m[5],
                l.mul_add(l.splat(2.0), difference_2, difference),
            ),
            l.mul_add(l.splat(0.25), m[5], l.mul_add(l.splat(4.0), sum_2, sum)),
            l.mul_add(
                l.splat(0.125),
                m[5],
                l.mul_add(l.splat(8.0), difference_2, difference),
            ),
            l.mul_add(
                l.splat(0.0625),
                m[5],
                l.mul_add(l.splat(16.0), sum_2, l.add(sum, m[6])),
            ),
        ]
    }
}

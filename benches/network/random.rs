//! Files of networks with random weights, for timings and tests.

/// The dimensions of a network.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// How many residual blocks there are.
    pub(super) blocks: usize,
    /// How many channels the points have.
    pub(super) channels: usize,
    /// How many channels the policy, the human policy and the value have.
    pub(super) heads: [usize; 3],
    /// How many numbers the value is made of.
    pub(super) hidden: usize,
    /// Which blocks pool, a bit for each.
    pub(super) pooled: u32,
}

/// The ranks of the human policy: 10 kyu, 1 dan, 5 dan.
const KNOTS: [f32; 3] = [21.0, 31.0, 35.0];

impl Shape {
    /// A network of so many blocks and channels, with every third block
    /// pooled and the heads of ours.
    #[must_use]
    pub(super) fn new(blocks: usize, channels: usize) -> Self {
        let pooled = (0..blocks)
            .skip(1)
            .step_by(3)
            .fold(0, |mask, at| mask | 1 << at);
        Self {
            blocks,
            channels,
            heads: [32, 64, 64],
            hidden: 96,
            pooled,
        }
    }
}

/// Xorshift: enough for weights that mean nothing.
#[derive(Clone, Debug)]
pub(super) struct Dice(pub(super) u64);

impl Dice {
    /// The next 64 bits.
    pub(super) fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number from −1 to 1.
    pub(super) fn number(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1 << 23) as f32 - 1.0
    }
}

/// The bytes of a network with weights from `seed`, of a size that keeps
/// numbers about as large from block to block.
#[must_use]
pub(super) fn file(shape: Shape, seed: u64) -> Vec<u8> {
    let Shape {
        blocks,
        channels: c,
        heads: [p, h, v],
        hidden,
        pooled,
    } = shape;
    let mut body = Vec::new();
    for number in [blocks, c, p, h, v, hidden, KNOTS.len()] {
        body.extend((number as u16).to_le_bytes());
    }
    body.extend(pooled.to_le_bytes());
    for knot in KNOTS {
        body.extend(knot.to_le_bytes());
    }
    let mut writer = Writer {
        body,
        dice: Dice(seed | 1),
    };
    writer.matrix(c, 9 * 16, 1.5);
    writer.bias(c);
    writer.matrix(c, 8, 0.5);
    for block in 0..blocks {
        writer.matrix(c, 9 * c, 1.2);
        writer.bias(c);
        if pooled >> block & 1 == 1 {
            writer.matrix(c, 3 * c, 0.5);
            writer.bias(c);
        }
        writer.matrix(c, 9 * c, 0.5);
        writer.bias(c);
    }
    writer.matrix(2 * p + v, c, 1.0);
    writer.bias(2 * p + v);
    writer.matrix(p, 3 * p, 0.5);
    writer.matrix(1, p, 1.0);
    writer.matrix(1, 3 * p, 1.0);
    writer.bias(1);
    writer.matrix(hidden, 3 * v, 1.0);
    writer.bias(hidden);
    writer.matrix(2, hidden, 0.5);
    writer.bias(2);
    writer.matrix(1, v, 0.5);
    writer.bias(1);
    writer.matrix(h, c, 1.0);
    writer.bias(h);
    writer.matrix(h, 3 * p, 0.5);
    writer.matrix(1, h, 1.0);
    writer.matrix(1, 3 * p, 1.0);
    writer.bias(1);
    writer.matrix(h, KNOTS.len() + 1, 1.0);
    writer.matrix(h, KNOTS.len() + 1, 1.0);
    writer.matrix(1, KNOTS.len() + 1, 1.0);
    sealed(&writer.body)
}

/// What follows the header of a file, with that header.
#[must_use]
pub(super) fn sealed(body: &[u8]) -> Vec<u8> {
    let mut bytes = b"JEGONET\0".to_vec();
    bytes.extend(2_u32.to_le_bytes());
    bytes.extend((body.len() as u32).to_le_bytes());
    bytes.extend(crc32fast::hash(body).to_le_bytes());
    bytes.extend(body);
    bytes
}

struct Writer {
    body: Vec<u8>,
    dice: Dice,
}

impl Writer {
    /// Weights scaled so that a row times random numbers is about `size` large.
    fn matrix(&mut self, rows: usize, columns: usize, size: f32) {
        for _ in 0..rows {
            let vary = 1.0 + 0.2 * self.dice.number();
            let scale = size * vary / (73.0 * (columns as f32).sqrt());
            self.body.extend(scale.to_le_bytes());
        }
        for _ in 0..rows * columns {
            let value = (self.dice.bits() >> 40) % 255;
            self.body.push((value as i16 - 127) as i8 as u8);
        }
    }

    fn bias(&mut self, rows: usize) {
        for _ in 0..rows {
            let number = 0.1 * self.dice.number();
            self.body.extend(number.to_le_bytes());
        }
    }
}

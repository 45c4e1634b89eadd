//! Matrix products (GEMM), a block of rows after the other.

use super::kernels::{Floats, Lanes, Multiply, Pair, PairTask, RegisterBlock, Scales, Task};

/// A product of matrices: each row of `from` times a panel of weights. The
/// numbers are floats, or pairs of integers that become floats once summed.
#[derive(Debug)]
pub(super) struct Product<'a, T = f32> {
    /// How many rows there are.
    pub(super) rows: usize,
    /// How many numbers a row has.
    pub(super) depth: usize,
    /// The rows, each `from_step` behind the one before.
    pub(super) from: &'a [T],
    /// See `from`.
    pub(super) from_step: usize,
    /// `depth` lines of `width` numbers.
    pub(super) panel: &'a [T],
    /// What the sums are multiplied by; not for floats.
    pub(super) scales: Scales<'a>,
    /// How many numbers a row has in the result: 32 or 48.
    pub(super) width: usize,
    /// The rows of the result, each `to_step` behind the one before.
    pub(super) to: &'a mut [f32],
    /// See `to`.
    pub(super) to_step: usize,
}

impl Task for Product<'_> {
    #[inline(always)]
    fn run<L: Lanes>(self, lanes: L) {
        self.multiply(Floats(lanes));
    }
}

impl PairTask for Product<'_, Pair> {
    #[inline(always)]
    fn run<M: Multiply<Number = Pair>>(self, pairs: M) {
        self.multiply(pairs);
    }
}

impl<T: Copy> Product<'_, T> {
    /// Computes it.
    #[inline(always)]
    fn multiply<M: Multiply<Number = T>>(self, lanes: M) {
        debug_assert!(
            self.width == 32 || self.width == 48,
            "a panel is filled by vectors"
        );
        if M::WIDTH == 16 && self.width == 48 {
            self.compute::<M, 3>(lanes);
        } else {
            self.compute::<M, 2>(lanes);
        }
    }

    /// All rows, `N` vectors of columns at a time.
    #[inline(always)]
    fn compute<M: Multiply<Number = T>, const N: usize>(self, lanes: M) {
        let blocks = self.rows.div_ceil(M::ROWS);
        let parts = self.width / (N * M::WIDTH);
        // Panels lie one behind the other and are used in that order: each
        // asks for the next, little by little.
        let pace = self.width.div_ceil((blocks * parts).max(1));
        let mut next = self.panel.as_ptr().wrapping_add(self.depth * self.width);
        let mut row = 0;
        for block in 0..blocks {
            // Blocks of nearly one height: a last one of a single row would
            // load as much as a full one.
            let rows = (self.rows + block) / blocks;
            let scale_rows = self.scales.rows.get(row * self.scales.row_step..);
            let scale_rows = scale_rows.unwrap_or_default();
            for part in 0..parts {
                let column = part * N * M::WIDTH;
                let to = row * self.to_step + column;
                let block = RegisterBlock {
                    depth: self.depth,
                    from: self.from.get(row * self.from_step..).unwrap_or_default(),
                    from_step: self.from_step,
                    panel: self.panel.get(column..).unwrap_or_default(),
                    panel_step: self.width,
                    scales: Scales {
                        rows: scale_rows,
                        columns: self.scales.columns.get(column..).unwrap_or_default(),
                        ..self.scales
                    },
                    to: self.to.get_mut(to..).unwrap_or_default(),
                    to_step: self.to_step,
                    next: (next, pace),
                };
                compute_rows::<M, N>(lanes, rows, block);
                next = next.wrapping_add(self.depth * pace);
            }
            row += rows;
        }
    }
}

/// Some rows. Their count becomes one the compiler knows, so that every sum has
/// its register.
#[inline(always)]
fn compute_rows<M: Multiply, const N: usize>(
    lanes: M,
    rows: usize,
    block: RegisterBlock<'_, M::Number>,
) {
    match rows {
        1 => block.sums::<M, 1, N>(lanes),
        2 => block.sums::<M, 2, N>(lanes),
        3 => block.sums::<M, 3, N>(lanes),
        4 => block.sums::<M, 4, N>(lanes),
        5 => block.sums::<M, 5, N>(lanes),
        6 => block.sums::<M, 6, N>(lanes),
        7 => block.sums::<M, 7, N>(lanes),
        8 => block.sums::<M, 8, N>(lanes),
        _ => block.sums::<M, 9, N>(lanes),
    }
}

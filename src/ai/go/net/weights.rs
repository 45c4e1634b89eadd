//! Quantized weights as they were read, and dense layers.

use super::aligned::AlignedBuf;
use super::kernels::{Kernel, Scales};
use super::product::Product;

/// A quantized matrix as it stands in the file: 8-bit values, and the scale of
/// each row. A row is what one output is made of.
#[derive(Debug)]
pub(super) struct Matrix {
    /// How many outputs there are.
    pub(super) rows: usize,
    /// How many inputs there are.
    pub(super) columns: usize,
    /// The scale of each row: what 1 is worth.
    pub(super) scales: Vec<f32>,
    /// Row by row.
    pub(super) values: Vec<i8>,
}

impl Matrix {
    /// All weights, row by row.
    pub(super) fn numbers(&self) -> Vec<f32> {
        let rows = self.values.chunks_exact(self.columns).zip(&self.scales);
        rows.flat_map(|(row, scale)| row.iter().map(move |value| f32::from(*value) * scale))
            .collect()
    }

    /// All weights transposed, column by column.
    pub(super) fn transposed(&self) -> Vec<f32> {
        let mut transposed = vec![0.0; self.rows * self.columns];
        let rows = self.values.chunks_exact(self.columns).zip(&self.scales);
        for (at, (row, scale)) in rows.enumerate() {
            let column = transposed.iter_mut().skip(at).step_by(self.rows);
            for (to, value) in column.zip(row) {
                *to = f32::from(*value) * scale;
            }
        }
        transposed
    }
}

/// How many outputs a panel of weights makes: as many as registers hold.
pub(super) const fn panel_width(outputs: usize) -> usize {
    if outputs.is_multiple_of(48) { 48 } else { 32 }
}

/// A dense layer (1×1 convolution): weights in panels, so that a product reads
/// them from end to end.
#[derive(Debug)]
pub(super) struct Dense {
    depth: usize,
    outputs: usize,
    panels: AlignedBuf,
}

impl Dense {
    /// The weights of `matrix`; its rows are a multiple of 32.
    pub(super) fn of(matrix: &Matrix) -> Self {
        let (outputs, depth) = (matrix.rows, matrix.columns);
        let width = panel_width(outputs);
        let transposed = matrix.transposed();
        let mut panels = AlignedBuf::zeros(outputs * depth);
        for (at, panel) in panels.chunks_exact_mut(depth * width).enumerate() {
            let columns = transposed.chunks_exact(outputs);
            for (line, column) in panel.chunks_exact_mut(width).zip(columns) {
                let part = column.iter().skip(at * width);
                for (to, from) in line.iter_mut().zip(part) {
                    *to = *from;
                }
            }
        }
        Self {
            depth,
            outputs,
            panels,
        }
    }

    /// How many inputs there are.
    pub(super) const fn depth(&self) -> usize {
        self.depth
    }

    /// Every row of `from` times these weights, into `to`. Rows lie one behind
    /// the other on both sides.
    pub(super) fn apply(&self, kernel: Kernel, rows: usize, from: &[f32], to: &mut [f32]) {
        let width = panel_width(self.outputs);
        let panels = self.panels.chunks_exact(self.depth * width);
        for (at, panel) in panels.enumerate() {
            kernel.run(Product {
                rows,
                depth: self.depth,
                from,
                from_step: self.depth,
                panel,
                width,
                scales: Scales::default(),
                to: to.get_mut(at * width..).unwrap_or_default(),
                to_step: self.outputs,
            });
        }
    }
}

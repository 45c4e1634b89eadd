//! Weights as they were read, and as products want them.

use super::kernels::Kernel;
use super::lines::Lined;
use super::product::Product;

/// Weights as they stand in the file: small numbers, and what one of them is
/// worth in each row. A row is what one output is made of.
#[derive(Debug)]
pub(super) struct Matrix {
    /// How many outputs there are.
    pub(super) rows: usize,
    /// How many inputs there are.
    pub(super) columns: usize,
    /// What 1 is worth in each row.
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

    /// All weights, column by column.
    pub(super) fn turned(&self) -> Vec<f32> {
        let mut turned = vec![0.0; self.rows * self.columns];
        let rows = self.values.chunks_exact(self.columns).zip(&self.scales);
        for (at, (row, scale)) in rows.enumerate() {
            let column = turned.iter_mut().skip(at).step_by(self.rows);
            for (to, value) in column.zip(row) {
                *to = f32::from(*value) * scale;
            }
        }
        turned
    }
}

/// How many outputs a panel of weights makes: as many as registers hold.
pub(super) const fn panel_width(outputs: usize) -> usize {
    if outputs.is_multiple_of(48) { 48 } else { 32 }
}

/// Weights in panels, so that a product reads them from end to end.
#[derive(Debug)]
pub(super) struct Dense {
    depth: usize,
    outputs: usize,
    panels: Lined,
}

impl Dense {
    /// The weights of `matrix`; its rows are a multiple of 32.
    pub(super) fn of(matrix: &Matrix) -> Self {
        let (outputs, depth) = (matrix.rows, matrix.columns);
        let width = panel_width(outputs);
        let turned = matrix.turned();
        let mut panels = Lined::zeros(outputs * depth);
        for (at, panel) in panels.chunks_exact_mut(depth * width).enumerate() {
            let columns = turned.chunks_exact(outputs);
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
                to: to.get_mut(at * width..).unwrap_or_default(),
                to_step: self.outputs,
            });
        }
    }
}

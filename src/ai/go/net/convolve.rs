//! A convolution, computed in the way for which its weights were made.

use super::convolution_weights::Panels;
use super::direct::DirectScratch;
use super::kernels::Kernel;
use super::layer::Layer;
use super::winograd::WinogradScratch;

/// The buffers of a convolution.
#[derive(Debug, Default)]
pub(super) struct ConvolutionScratch {
    winograd: WinogradScratch,
    direct: DirectScratch,
}

impl Layer<'_> {
    /// Computes it.
    pub(super) fn compute(
        &self,
        kernel: Kernel,
        work: &mut ConvolutionScratch,
        from: &[f32],
        to: &mut [f32],
    ) {
        match self.weights.panels {
            Panels::Floats(panels) => {
                self.by_winograd(kernel, panels, &mut work.winograd, from, to);
            }
            Panels::Pairs(panels) => {
                self.by_winograd_in_pairs(kernel, panels, &mut work.winograd, from, to);
            }
            Panels::Blocks(panels) => {
                self.in_blocks(kernel, panels, &mut work.direct, from, to);
            }
        }
    }
}

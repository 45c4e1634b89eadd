//! The paw of animals and the leaf of plants, in outlines.
//!
//! Both fit a circle of radius 1 around the origin; y goes down.

use egui::{Vec2, vec2};
use std::f32::consts::TAU;

/// What a shape is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EmblemPart {
    /// The emblem itself.
    Body,
    /// A line through it.
    Line,
}

/// One outline, clockwise, all of it seen from its center.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) part: EmblemPart,
    pub(super) center: Vec2,
    pub(super) outline: Vec<Vec2>,
}

/// From this many pixels of radius on, a leaf shows its veins.
const VEINS_FROM_PX: f32 = 13.0;

/// The pad of a paw, and four toes.
pub(super) fn paw() -> Vec<Shape> {
    let mut shapes = vec![pad()];
    for (side, away, size, tilt) in [
        (-1.0, vec2(0.72, -0.06), vec2(0.19, 0.27), 0.42),
        (-1.0, vec2(0.27, -0.55), vec2(0.21, 0.31), 0.12),
        (1.0, vec2(0.27, -0.55), vec2(0.21, 0.31), 0.12),
        (1.0, vec2(0.72, -0.06), vec2(0.19, 0.27), 0.42),
    ] {
        let center = vec2(away.x * side, away.y);
        shapes.push(ellipse(center, size, tilt * side));
    }
    shapes
}

/// Narrow between the toes, with two lobes at the heel.
fn pad() -> Shape {
    const STEPS: usize = 32;
    let center = vec2(0.0, 0.42);
    let outline = (0..STEPS).map(|step| {
        let turn = Vec2::angled(step as f32 / STEPS as f32 * TAU);
        let wide = 0.58 * (1.0 + 0.22 * turn.y);
        let notch = if turn.y > 0.0 {
            0.10 * (-(turn.x / 0.42).powi(2)).exp()
        } else {
            0.0
        };
        center + vec2(turn.x * wide, turn.y * 0.42 - notch)
    });
    Shape {
        part: EmblemPart::Body,
        center,
        outline: outline.collect(),
    }
}

fn ellipse(center: Vec2, size: Vec2, tilt: f32) -> Shape {
    const STEPS: usize = 20;
    let outline = (0..STEPS).map(|step| {
        let turn = Vec2::angled(step as f32 / STEPS as f32 * TAU) * size;
        center + rotated(turn, tilt)
    });
    Shape {
        part: EmblemPart::Body,
        center,
        outline: outline.collect(),
    }
}

fn rotated(at: Vec2, by: f32) -> Vec2 {
    let (sin, cos) = by.sin_cos();
    vec2(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
}

/// A leaf on its stem, its tip at the upper right. `pixels` is how large its
/// radius is on the screen.
pub(super) fn leaf(pixels: f32) -> Vec<Shape> {
    const STEPS: usize = 14;
    // Along the leaf, from where it leaves the stem to the tip, and across.
    let place = |along: f32, across: f32| rotated(vec2(along, across), -0.82);
    let [foot, tip] = [-0.62, 1.0];
    let half = |share: f32| 0.50 * (share.powf(0.62) * (1.0 - share) * 2.35).powf(0.86);
    let edge = |step: usize, side: f32| {
        let share = step as f32 / STEPS as f32;
        place(foot + (tip - foot) * share, side * half(share))
    };
    let there = (0..=STEPS).map(|step| edge(step, -1.0));
    let back = (1..STEPS).rev().map(|step| edge(step, 1.0));
    let mut shapes = vec![
        Shape {
            part: EmblemPart::Body,
            center: place(0.1, 0.0),
            outline: there.chain(back).collect(),
        },
        stroke(
            EmblemPart::Body,
            place(-0.98, 0.16),
            place(-0.55, 0.0),
            0.10,
        ),
        stroke(EmblemPart::Line, place(-0.56, 0.0), place(0.68, 0.0), 0.075),
    ];
    if pixels >= VEINS_FROM_PX {
        for (from, reach) in [(-0.30, 0.27), (0.0, 0.30), (0.30, 0.22)] {
            for side in [-1.0, 1.0] {
                let end = place(from + reach * 0.8, side * reach);
                shapes.push(stroke(EmblemPart::Line, place(from, 0.0), end, 0.05));
            }
        }
    }
    shapes
}

/// A straight line with a width.
fn stroke(part: EmblemPart, from: Vec2, to: Vec2, width: f32) -> Shape {
    let along = (to - from).normalized();
    let out = vec2(along.y, -along.x) * width / 2.0;
    Shape {
        part,
        center: (from + to) / 2.0,
        outline: vec![from + out, to + out, to - out, from - out],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_clockwise_and_stay_near_their_circle() {
        for shape in paw().into_iter().chain(leaf(30.0)) {
            let next = shape.outline.iter().cycle().skip(1);
            for (here, next) in shape.outline.iter().zip(next) {
                let (a, b) = (*here - shape.center, *next - shape.center);
                assert!(a.x * b.y - a.y * b.x >= -1e-4, "{shape:?}");
                assert!(here.length() < 1.1, "{here:?}");
            }
        }
    }

    #[test]
    fn a_leaf_too_small_for_veins_has_none() {
        assert!(leaf(8.0).len() < leaf(30.0).len());
    }
}

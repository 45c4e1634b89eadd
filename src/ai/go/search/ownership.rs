//! Who owns what, by all threads together and after each move of the root.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::ai::go::evaluator::FULL_OWNERSHIP;
use crate::board::{Grid, Point, Size};
use crate::go::Spot;

/// The owners that all evaluations of a search gave, added up.
///
/// A thread adds to it once an evaluation, which takes a thousand times as long.
#[derive(Debug, Default)]
pub(super) struct OwnershipSums(Mutex<Sums>);

#[derive(Debug, Default)]
struct Sums {
    all: Sum,
    /// What was found after each move of the root; `None` is the pass.
    after: BTreeMap<Option<usize>, Sum>,
}

#[derive(Clone, Debug, Default)]
struct Sum {
    evaluations: u32,
    /// For each spot, what it comes to and its squares.
    spots: Vec<(i64, i64)>,
}

/// Who owns each point, and how far the evaluations differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Ownership {
    /// From -1 for White to 1 for Black.
    pub mean: Grid<f32>,
    /// The standard deviation.
    pub deviation: Grid<f32>,
}

impl OwnershipSums {
    /// Adds an evaluation of what lies behind a move of the root: `None` where it
    /// is the root itself, `Some(None)` behind its pass.
    pub(super) fn add(&self, first: Option<Option<Spot>>, owners: &[i32]) {
        let mut sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sums.all.add(owners);
        if let Some(spot) = first {
            let key = spot.map(Spot::index);
            sums.after.entry(key).or_default().add(owners);
        }
    }

    /// What the whole search has found.
    pub(super) fn of_root(&self, size: Size, spot: impl Fn(Point) -> Spot) -> Ownership {
        let sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sums.all.ownership(size, spot)
    }

    /// What was found behind a move of the root; `None` where nothing was.
    pub(super) fn after(
        &self,
        mv: Option<Spot>,
        size: Size,
        spot: impl Fn(Point) -> Spot,
    ) -> Option<Ownership> {
        let sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = sums.after.get(&mv.map(Spot::index))?;
        Some(found.ownership(size, spot))
    }
}

impl Sum {
    fn add(&mut self, owners: &[i32]) {
        self.evaluations += 1;
        self.spots.resize(owners.len(), (0, 0));
        for ((sum, squares), &owner) in self.spots.iter_mut().zip(owners) {
            let owner = i64::from(owner);
            *sum += owner;
            *squares += owner * owner;
        }
    }

    fn ownership(&self, size: Size, spot: impl Fn(Point) -> Spot) -> Ownership {
        let number = self.evaluations.max(1) as f32;
        let whole = FULL_OWNERSHIP as f32;
        let at = |point| {
            let found = self.spots.get(spot(point).index());
            let (sum, squares) = found.copied().unwrap_or_default();
            let mean = sum as f32 / (number * whole);
            let square = squares as f32 / (number * whole * whole);
            (mean, (square - mean * mean).max(0.0).sqrt())
        };
        Ownership {
            mean: Grid::from_fn(size, |point| at(point).0),
            deviation: Grid::from_fn(size, |point| at(point).1),
        }
    }
}

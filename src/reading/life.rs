//! Benson's algorithm within the part ([`crate::go::unconditional_life`] is
//! that of whole boards).

use crate::board::{ByColor, Color};

use super::local::Local;

/// More regions and chains than ever matter; what is beyond is not seen, so
/// that a group may be taken for not yet alive, never the other way round.
const MOST: usize = 24;

/// Whether all the `targets` live whatever happens.
pub(super) fn lives(local: &Local, stones: &ByColor<u64>, defender: Color, targets: u64) -> bool {
    let own = stones[defender];
    let joined = local.connected(own & local.beside[defender], own);
    if targets & !joined == 0 {
        return true;
    }
    let mut regions = Regions::new(local, stones, defender);
    if regions.len < 2 {
        return false;
    }
    let mut chains = [0_u64; MOST];
    let mut len = 0;
    let mut left = own & !joined;
    while left != 0 && len < MOST {
        let chain = local.connected(left & left.wrapping_neg(), left);
        left &= !chain;
        chains[len] = chain;
        len += 1;
    }
    let mut alive = own & !left;
    regions.keep_bordered_by(alive);
    loop {
        let before = alive;
        for chain in chains[..len].iter_mut().filter(|chain| **chain != 0) {
            let beside = local.border(*chain);
            if regions.vital(beside) < 2 {
                alive &= !*chain;
                *chain = 0;
            }
        }
        if alive == before {
            return targets & !alive == 0;
        }
        if targets & !alive != 0 {
            return false;
        }
        regions.keep_bordered_by(alive);
    }
}

/// The connected sets of points without stones of the defender that do not
/// reach stones of the attacker which stand for good.
struct Regions {
    empty: [u64; MOST],
    border: [u64; MOST],
    len: usize,
}

impl Regions {
    fn new(local: &Local, stones: &ByColor<u64>, defender: Color) -> Self {
        let own = stones[defender];
        let attacker = defender.other();
        let mut regions = Self {
            empty: [0; MOST],
            border: [0; MOST],
            len: 0,
        };
        let outside = local.all() & !own;
        let open = local.connected(outside & local.beside[attacker], outside);
        let mut left = outside & !open;
        while left != 0 && regions.len < MOST {
            let region = local.connected(left & left.wrapping_neg(), left);
            left &= !region;
            regions.empty[regions.len] = region & !stones[attacker];
            regions.border[regions.len] = local.border(region);
            regions.len += 1;
        }
        regions
    }

    /// How many are vital to the chain that has these points beside it.
    fn vital(&self, beside: u64) -> usize {
        let empty = self.empty[..self.len].iter().zip(&self.border);
        empty
            .filter(|(empty, border)| **border != 0 && **empty & !beside == 0)
            .filter(|(empty, _)| **empty != 0)
            .count()
    }

    fn keep_bordered_by(&mut self, alive: u64) {
        for border in &mut self.border[..self.len] {
            if *border & !alive != 0 {
                *border = 0;
            }
        }
    }
}

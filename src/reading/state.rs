//! What stands in the part, and a stone put there.

use std::hash::{Hash, Hasher};

use crate::board::{ByColor, Color, Point};

use super::local::{Local, bits};
use super::question::Threats;

/// A position of the part: all that what can be played depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) stones: ByColor<u64>,
    pub(super) to_play: Color,
    /// Where a ko may not be taken back at once, as a word.
    pub(super) ko: u64,
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.code());
    }
}

impl State {
    /// The part as it stands.
    pub(super) const fn of(local: &Local, to_play: Color) -> Self {
        Self {
            stones: local.stones,
            to_play,
            ko: 0,
        }
    }

    /// What follows some moves in turn; no point is a move elsewhere. `None`
    /// where the rules refuse one of them.
    pub(super) fn played(
        mut self,
        local: &Local,
        moves: &[Option<Point>],
        threats: Threats,
    ) -> Option<Self> {
        for &mv in moves {
            self = match mv {
                None => self.passed(),
                Some(point) => {
                    let bit = local.bit(point)?;
                    let free = self.empty(local) & 1 << bit != 0;
                    free.then(|| self.after(local, 1 << bit, threats))??
                }
            };
        }
        Some(self)
    }

    /// A number that nearly always differs from that of any other state.
    pub(super) fn code(&self) -> u64 {
        let turn = match self.to_play {
            Color::Black => 0x9e37_79b9_7f4a_7c15,
            Color::White => 0xc2b2_ae3d_27d4_eb4f,
        };
        let black = mixed(self.stones.black ^ turn);
        mixed(mixed(self.stones.white ^ black) ^ self.ko)
    }

    pub(super) fn empty(&self, local: &Local) -> u64 {
        local.all() & !(self.stones.black | self.stones.white)
    }

    /// The chain of some stone, and its liberties.
    pub(super) fn chain(&self, local: &Local, color: Color, stone: u64) -> (u64, u64) {
        let chain = local.connected(stone, self.stones[color]);
        (chain, local.border(chain) & self.empty(local))
    }

    /// What follows a stone; `None` where the rules refuse it.
    pub(super) fn after(&self, local: &Local, point: u64, threats: Threats) -> Option<Self> {
        if point & self.ko != 0 {
            return None;
        }
        let (by, other) = (self.to_play, self.to_play.other());
        let mut stones = self.stones;
        stones[by] |= point;
        let empty = self.empty(local) & !point;
        let mut taken = 0;
        let mut beside = local.border(point) & stones[other];
        while beside != 0 {
            let chain = local.connected(beside & beside.wrapping_neg(), stones[other]);
            beside &= !chain;
            if chain & local.beside[other] == 0 && local.border(chain) & empty == 0 {
                taken |= chain;
            }
        }
        stones[other] &= !taken;
        let chain = local.connected(point, stones[by]);
        let liberties = local.border(chain) & (empty | taken);
        let stands_for_good = chain & local.beside[by] != 0;
        if liberties == 0 && !stands_for_good {
            return None;
        }
        let takes_ko = taken.count_ones() == 1
            && chain == point
            && !stands_for_good
            && liberties == taken
            && threats != Threats::Of(other);
        Some(Self {
            stones,
            to_play: other,
            ko: if takes_ko { taken } else { 0 },
        })
    }

    /// What follows a move elsewhere, which makes a ko right again.
    pub(super) const fn passed(&self) -> Self {
        Self {
            stones: self.stones,
            to_play: self.to_play.other(),
            ko: 0,
        }
    }

    /// The legal moves with what follows them.
    pub(super) fn moves<'a>(
        &'a self,
        local: &'a Local,
        threats: Threats,
    ) -> impl Iterator<Item = (u32, Self)> + 'a {
        bits(self.empty(local)).filter_map(move |bit| {
            let after = self.after(local, 1 << bit, threats)?;
            Some((bit, after))
        })
    }
}

/// The finalizer of MurmurHash3.
const fn mixed(mut word: u64) -> u64 {
    word ^= word >> 33;
    word = word.wrapping_mul(0xff51_afd7_ed55_8ccd);
    word ^= word >> 33;
    word = word.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    word ^ (word >> 33)
}

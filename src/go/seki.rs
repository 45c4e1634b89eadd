//! Groups that live without two eyes.

use crate::board::{ByColor, Color, PointSet};

use super::{Board, Territory, unconditional_life};

/// The surrounded points that are no territory, because the group around them
/// lives in seki.
pub(super) fn points_in_seki(board: &Board, dead: &PointSet) -> PointSet {
    let territory = Territory::without(board, dead);
    let surrounded = territory.surrounded(Color::Black) | territory.surrounded(Color::White);
    groups_in_seki(board, dead) & surrounded
}

/// The groups that live in seki once play has ended: their stones, and the
/// points they surround.
///
/// The Japanese rules of 1989 (article 8) call stones that are alive but touch
/// dame a seki, and expect every dame to be filled before the count. People
/// leave dame open all the same, so a group that touches dame is taken for a
/// seki only if it could not live without them: none of its chains has two
/// eyes of its own, and it surrounds too little to make them.
#[must_use]
pub fn groups_in_seki(board: &Board, dead: &PointSet) -> PointSet {
    let territory = Territory::without(board, dead);
    let cleared = cleared(board, &territory);
    let dame = territory.neutral();
    let mut in_seki = PointSet::EMPTY;
    for color in Color::BOTH {
        let alive = unconditional_life(&cleared, color).stones;
        let surrounded = territory.surrounded(color);
        for group in territory.area(color).regions(board.size()) {
            let eyes = group & surrounded;
            let touches_dame = !group.border(board.size()).is_disjoint(&dame);
            let lives_alone = !alive.is_disjoint(&group) || eyes.len() >= ENOUGH_FOR_TWO_EYES;
            if touches_dame && !lives_alone {
                in_seki = in_seki | group;
            }
        }
    }
    in_seki
}

/// A group that surrounds four points or more can usually make two eyes of
/// them; a group that cannot, and is alive, lives in seki.
const ENOUGH_FOR_TWO_EYES: usize = 4;

/// The board without its dead stones.
fn cleared(board: &Board, territory: &Territory) -> Board {
    let living = ByColor::from_fn(|color| territory.living(color));
    Board::of_stones(board.size(), &living)
}

//! Whether anything is left to play for.

use crate::board::{Color, Point, PointSet};
use crate::go::{Board, DeadStones, Position, Scoring, Territory};

use super::judgement::Judgement;

/// Whether no move of either side could gain a point.
///
/// In doubt something is left: to pass too early loses points, to pass too
/// late only time.
pub(super) fn is_settled(position: &Position, judgement: &Judgement) -> bool {
    let situation = position.situation();
    let board = position.board();
    let stays = position.rules().dead_stones == DeadStones::None && !judgement.dead().is_empty();
    let open = situation.ko.is_some() || situation.handicap_left > 0 || stays;
    if open || !judgement.is_clear() {
        return false;
    }
    let ends = Ends { board, judgement };
    let dame_left = judgement.territory().neutral().iter().any(|point| {
        board.is_empty(point)
            && Color::BOTH
                .into_iter()
                .any(|color| match position.rules().scoring {
                    Scoring::Area => ends.takes_dame(color, point),
                    Scoring::Territory => ends.closes_territory(color, point),
                })
    });
    !dame_left && Color::BOTH.into_iter().all(|color| ends.stand(color))
}

/// The end of a game, as it is looked at.
struct Ends<'a> {
    board: &'a Board,
    judgement: &'a Judgement,
}

impl Ends<'_> {
    /// Whether a stone on a dame would capture, or stay there.
    fn takes_dame(&self, color: Color, point: Point) -> bool {
        let effect = self.board.effect(color, point);
        if effect.suicide || effect.captures > 0 {
            return effect.captures > 0;
        }
        let mut after = self.board.clone();
        after.play(color, point);
        after.liberties(point) > 1
    }

    /// Whether a stone on a dame would make points of others around it.
    fn closes_territory(&self, color: Color, point: Point) -> bool {
        if !self.takes_dame(color, point) {
            return false;
        }
        let mut after = self.board.clone();
        after.play(color, point);
        let after = Territory::without(&after, &self.judgement.dead());
        let before = self.judgement.territory().surrounded(color);
        after.surrounded(color).len() > before.len()
    }

    /// Whether no living stone of a color can be captured as it stands.
    fn stand(&self, color: Color) -> bool {
        let living = |head: &Point| {
            self.judgement.territory().living(color).contains(*head)
                && !self.judgement.is_fixed(color, *head)
        };
        let mut heads = self.board.chain_heads(color).filter(living);
        heads.all(|head| match self.board.liberties(head) {
            1 => self.is_bait(color, head),
            2 => !self.falls(color, head),
            _ => true,
        })
    }

    /// Whether who captures a chain in atari is captured back: stones left in
    /// an eye to kill it, and snapbacks.
    fn is_bait(&self, color: Color, head: Point) -> bool {
        let Some(liberty) = self.board.liberty_points(head).pop() else {
            return false;
        };
        let around = self.board.chain(head).border(self.board.size());
        let enemies = around & self.board.stones()[color.other()];
        if enemies.is_subset(&self.judgement.dead()) {
            return true;
        }
        let mut after = self.board.clone();
        after.play(color.other(), liberty);
        // More than one stone comes back, so it is no ko.
        after.liberties(liberty) == 1 && after.chain_len(liberty) > 1
    }

    /// Whether a chain with two liberties is caught when the other side takes
    /// one of them: it can neither run nor capture what holds it.
    fn falls(&self, color: Color, head: Point) -> bool {
        let liberties = self.board.liberty_points(head);
        liberties.iter().any(|first| {
            if !self.takes_dame(color.other(), first) {
                return false;
            }
            let mut after = self.board.clone();
            after.play(color.other(), first);
            let Some(last) = after.liberty_points(head).pop() else {
                return false;
            };
            !runs(&after, color, head, last) && !captures_around(&after, color, head)
        })
    }
}

/// Whether a chain in atari has more liberties after it is extended.
fn runs(board: &Board, color: Color, head: Point, last: Point) -> bool {
    if board.effect(color, last).suicide {
        return false;
    }
    let mut after = board.clone();
    after.play(color, last);
    after.liberties(head) > 1
}

/// Whether a chain touches one of the other side that is in atari.
fn captures_around(board: &Board, color: Color, head: Point) -> bool {
    let around: PointSet = board.chain(head).border(board.size());
    let enemies = around & board.stones()[color.other()];
    enemies.iter().any(|stone| board.liberties(stone) == 1)
}

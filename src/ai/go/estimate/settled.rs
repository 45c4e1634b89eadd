//! Whether anything is left to play for.

use rand::Rng;

use crate::ai::go::ladder::LadderReader;
use crate::board::{Color, Point};
use crate::go::{Board, DeadStones, FewLiberties, PlayoutBoard, Position, Scoring, Territory};

use super::judgement::Judgement;
use super::nakade::hangs_on_an_eye;

/// How much of a chain or a region may change hands with who is to play, of 2
/// for all of it.
const SWING: f32 = 0.2;

/// How much that must come to, in points: the network is never sure of the few
/// stones and eyes of a seki.
const STAKE: f32 = 1.5;

/// How likely both sides may be to play first on a point that has its owner.
const WANTED: f32 = 0.3;

/// Whether no move of either side could gain a point.
///
/// In doubt something is left: to pass too early loses points, to pass too
/// late only time.
pub(super) fn is_settled(position: &Position, judgement: &Judgement, rng: &mut impl Rng) -> bool {
    let situation = position.situation();
    let board = position.board();
    let stays = position.rules().dead_stones == DeadStones::None && !judgement.dead().is_empty();
    let open = situation.ko.is_some() || situation.handicap_left > 0 || stays;
    if open || !judgement.is_clear() {
        return false;
    }
    let endgame = Endgame {
        board,
        playout: PlayoutBoard::of(position),
        judgement,
    };
    let dame_left = judgement.territory().neutral().iter().any(|point| {
        board.is_empty(point)
            && Color::BOTH
                .into_iter()
                .any(|color| match position.rules().scoring {
                    Scoring::Area => endgame.takes_dame(color, point),
                    Scoring::Territory => endgame.closes_territory(color, point),
                })
    });
    !dame_left
        && Color::BOTH.into_iter().all(|color| endgame.stand(color))
        && !endgame.is_contested()
        && judgement.holds_when_played(board, rng)
}

/// The end of a game, as it is looked at.
struct Endgame<'a> {
    board: &'a Board,
    /// The same board, to read ladders on.
    playout: PlayoutBoard,
    judgement: &'a Judgement,
}

impl Endgame<'_> {
    /// Whether something hangs on who plays first: an eye, what changes hands
    /// as the network sees it, or a point that both sides would take at once.
    fn is_contested(&self) -> bool {
        let (board, judgement) = (self.board, self.judgement);
        let fixed = judgement.fixed().black | judgement.fixed().white;
        let by_shape = Color::BOTH.into_iter().any(|color| {
            let room = judgement.territory().surrounded(color);
            hangs_on_an_eye(board, color, &fixed, &room)
        });
        let by_network = judgement.network().is_some_and(|network| {
            let swings = Color::BOTH.into_iter().any(|color| {
                let mut holdings = judgement.holdings(board, color);
                holdings.any(|region| {
                    let swing = network.swing(&region);
                    swing >= SWING && swing * region.len() as f32 >= STAKE
                })
            });
            let inside = board.empty_points() - judgement.territory().neutral();
            swings
                || inside
                    .iter()
                    .any(|point| network.wanted_by_both(point) >= WANTED)
        });
        by_shape || by_network
    }

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
                && !self.judgement.fixed()[color].contains(*head)
        };
        let mut heads = self.board.chain_heads(color).filter(living);
        heads.all(|head| match self.board.liberties(head) {
            1 => self.is_bait(color, head),
            2 => !self.falls(head),
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
    /// one of them.
    fn falls(&self, head: Point) -> bool {
        let spot = self.playout.spot(head);
        match self.playout.few_liberties(spot) {
            FewLiberties::Two(one, two) => {
                let mut ladders = LadderReader::default();
                let mut catches = |start| ladders.is_caught_by(&self.playout, spot, start);
                catches(one) || catches(two)
            }
            FewLiberties::One(_) | FewLiberties::More => false,
        }
    }
}

//! Where every path of a search begins.

use super::node::Node;
use crate::ai::go::evaluator::EndScoring;
use crate::ai::go::net::RECENT;
use crate::ai::go::restrictions::Restrictions;
use crate::ai::{Purpose, Question};
use crate::board::Color;
use crate::game::Game as _;
use crate::go::{DeadStones, Move, PlayoutBoard, Position, Rules, Snapshot, Spot};

/// The position that is searched, as every path starts from it.
#[derive(Debug)]
pub(super) struct RootState {
    pub(super) board: PlayoutBoard,
    pub(super) snapshot: Snapshot,
    pub(super) turns: usize,
    pub(super) to_play: Color,
    pub(super) handicap_left: u8,
    pub(super) last: Option<Spot>,
    pub(super) recent: [Option<Move>; RECENT],
    pub(super) effective_komi: i32,
    pub(super) allowance: i32,
    pub(super) rules: Rules,
    pub(super) end_scoring: EndScoring,
    /// The moves that are left out.
    pub(super) restrictions: Restrictions,
}

impl RootState {
    pub(super) fn of(question: &Question<Position>, allowance: i32) -> Self {
        let position = question.position();
        let board = PlayoutBoard::of(position);
        let situation = position.situation();
        let rules = position.rules();
        let recent = question.recent();
        Self {
            to_play: position.to_play(),
            handicap_left: situation.handicap_left,
            last: match recent[0] {
                Some(Move::Place(point)) => Some(board.spot(point)),
                Some(Move::Pass) | None => None,
            },
            recent,
            effective_komi: question.effective_komi(),
            allowance,
            rules: *rules,
            end_scoring: match (rules.dead_stones, question.purpose()) {
                (DeadStones::None, _) | (_, Purpose::Cleanup) => EndScoring::AllAlive,
                (DeadStones::Agreed, Purpose::Game) => EndScoring::PlayedOut,
            },
            restrictions: Restrictions::default(),
            snapshot: position.snapshot(),
            turns: question.past().turns(),
            board,
        }
    }

    /// The legal moves that do not fill an eye of the side to play.
    pub(super) fn sensible_moves(&self, question: &Question<Position>) -> Vec<Move> {
        let mut moves = question.position().legal_moves(question.past());
        moves.retain(|&mv| match mv {
            Move::Place(point) => self.board.is_sensible(self.to_play, self.board.spot(point)),
            Move::Pass => true,
        });
        moves
    }

    /// The move that a node stands for.
    pub(super) fn move_of(&self, node: &Node) -> Move {
        match node.spot() {
            Some(spot) => Move::Place(self.board.point(spot)),
            None => Move::Pass,
        }
    }
}

//! The score, and which stones it rests on.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::ai::go::Estimate;
use crate::board::{Color, PointSet};
use crate::game::{Game as _, Outcome};
use crate::go::{Count, DeadStones, Territory, groups_in_seki};

use super::arguments::{exactly, name_of, none, point};
use super::{Engine, Failure, Reply};

impl Engine {
    pub(super) fn final_score(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        if self.position().outcome() == Some(Outcome::NoResult) {
            return Err(Failure::NoScore);
        }
        let (dead, _) = self.judged();
        Ok(Reply::text(Count::of(self.position(), &dead).outcome()))
    }

    /// The stones in this state, a chain a line.
    pub(super) fn final_status_list(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [status] = exactly(arguments)?;
        if !["alive", "dead", "seki"].contains(&status) {
            return Err(Failure::argument(status, "alive, dead or seki"));
        }
        let (dead, in_seki) = self.judged();
        let stones = self.position().board().stones();
        let stones = stones.black | stones.white;
        let chosen = match status {
            "dead" => dead,
            "seki" => in_seki,
            _ => stones - dead - in_seki,
        };
        Ok(Reply::Text(self.chains(&chosen)))
    }

    /// What becomes of one point at the end of the game.
    pub(super) fn final_status(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [vertex] = exactly(arguments)?;
        let point = point(vertex, self.size())?;
        let (dead, in_seki) = self.judged();
        let board = self.position().board();
        let owner = Territory::without(board, &dead).owner(point);
        Ok(Reply::text(match (board.stone(point), owner) {
            (Some(_), _) if dead.contains(point) => "dead",
            (Some(_), _) if in_seki.contains(point) => "seki",
            (Some(_), _) => "alive",
            (None, Some(Color::Black)) => "black_territory",
            (None, Some(Color::White)) => "white_territory",
            (None, None) => "dame",
        }))
    }

    /// The dead stones, and those that live in seki. Before the end of a game
    /// everything touches points that are nobody's, so seki are looked for
    /// where nothing is left to play. The seed is always the same, so that
    /// the lists of one position agree with each other and with its score.
    fn judged(&self) -> (PointSet, PointSet) {
        let position = self.position();
        let mut rng = SmallRng::seed_from_u64(self.settings.seed);
        let estimate = Estimate::of(position, &mut rng);
        let board = position.board();
        let dead = match position.rules().dead_stones {
            DeadStones::Agreed => estimate.dead,
            DeadStones::None => PointSet::EMPTY,
        };
        let stones = board.stones().black | board.stones().white;
        let in_seki = match position.is_over() || estimate.settled {
            true => groups_in_seki(board, &dead) & stones,
            false => PointSet::EMPTY,
        };
        (dead, in_seki - dead)
    }

    fn chains(&self, stones: &PointSet) -> String {
        let board = self.position().board();
        let mut heads: Vec<_> = Color::BOTH
            .into_iter()
            .flat_map(|color| board.chain_heads(color))
            .filter(|&head| stones.contains(head))
            .collect();
        heads.sort();
        let line = |head| {
            let chain = board.chain(head);
            let names = chain.iter().map(|point| name_of(point, self.size()));
            names.collect::<Vec<_>>().join(" ")
        };
        let lines: Vec<String> = heads.into_iter().map(line).collect();
        lines.join("\n")
    }
}

//! Looking for something in the game of a match.

use delegate::delegate;

use super::{Match, Playable, Session};
use crate::aligne4;
use crate::board::{Point, Size};
use crate::find::{Area, Line, NoStones, Pattern, Query, Search, Searchable};
use crate::game::TurnId;
use crate::go;
use crate::othello;

/// A search through the game of a match.
#[derive(Debug)]
pub enum MatchSearch {
    /// Of Go.
    Go(Box<Search<go::Position>>),
    /// Of Othello.
    Othello(Box<Search<othello::Position>>),
    /// Of Aligne 4.
    Aligne4(Box<Search<aligne4::Position>>),
}

impl MatchSearch {
    delegate! {
        to match self {
            Self::Go(search) => search,
            Self::Othello(search) => search,
            Self::Aligne4(search) => search,
        } {
            /// What was found so far, in the order of the tree.
            #[must_use]
            pub fn hits(&self) -> &[TurnId];
            /// Whether every turn was looked at.
            #[must_use]
            pub fn is_done(&self) -> bool;
        }
    }

    /// Looks at so many turns more of the match that it was begun for.
    pub fn advance(&mut self, of: &Match, turns: usize) {
        match (self, of) {
            (Self::Go(search), Match::Go(of)) => search.advance(of.record(), turns),
            (Self::Othello(search), Match::Othello(of)) => search.advance(of.record(), turns),
            (Self::Aligne4(search), Match::Aligne4(of)) => search.advance(of.record(), turns),
            (Self::Go(_), Match::Othello(_) | Match::Aligne4(_))
            | (Self::Othello(_), Match::Go(_) | Match::Aligne4(_))
            | (Self::Aligne4(_), Match::Go(_) | Match::Othello(_)) => {
                debug_assert!(false, "a search stays with its match");
            }
        }
    }
}

impl Match {
    /// A search through the game as it is now.
    #[must_use]
    pub fn search(&self, query: Query) -> MatchSearch {
        match self {
            Self::Go(of) => MatchSearch::Go(Box::new(Search::new(of.record(), query))),
            Self::Othello(of) => MatchSearch::Othello(Box::new(Search::new(of.record(), query))),
            Self::Aligne4(of) => MatchSearch::Aligne4(Box::new(Search::new(of.record(), query))),
        }
    }

    /// A number that changes when a search would find something else: with what
    /// is written, and with branches that come and go.
    #[must_use]
    pub fn search_revision(&self) -> (u64, u64) {
        (self.content_revision(), self.tree_revision())
    }

    delegate! {
        to match self {
            Self::Go(session) => session,
            Self::Othello(session) => session,
            Self::Aligne4(session) => session,
        } {
            /// The moves of the line that is looked at.
            #[must_use]
            pub fn line(&self) -> Line;
            /// The point with this name.
            #[must_use]
            pub fn point_named(&self, name: &str) -> Option<Point>;
            /// What stands in a part of the board now; `None` where the board has
            /// no stones or discs.
            #[must_use]
            pub fn pattern(&self, area: Option<Area>) -> Option<Result<Pattern, NoStones>>;
            /// How many moves lead to a turn, its own included.
            #[must_use]
            pub fn number_of(&self, turn: TurnId) -> usize;
            /// Which of these turns comes first after the cursor in the order of the
            /// tree, or last before it.
            #[must_use]
            pub fn turn_beside(&self, turns: &[TurnId], forward: bool) -> Option<usize>;
        }
    }
}

impl<G: Playable + Searchable> Session<G> {
    fn line(&self) -> Line {
        Line::of(&self.record)
    }

    fn size(&self) -> Size {
        self.record.size()
    }

    fn point_named(&self, name: &str) -> Option<Point> {
        G::point_named(name, self.size()).ok()
    }

    fn pattern(&self, area: Option<Area>) -> Option<Result<Pattern, NoStones>> {
        let stones = Searchable::stones(self.position())?;
        let size = self.size();
        Some(Pattern::of(
            size,
            &stones,
            area.unwrap_or(Area::whole(size)),
        ))
    }

    fn number_of(&self, turn: TurnId) -> usize {
        let tree = self.record.history().tree();
        let path = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
        path.filter(|&turn| self.move_at(turn).is_some()).count()
    }

    fn turn_beside(&self, turns: &[TurnId], forward: bool) -> Option<usize> {
        let (tree, here) = (self.record.history().tree(), self.cursor());
        let order = |turn: &TurnId| crate::find::tree_order(tree, *turn, here);
        let found = match forward {
            true => turns.partition_point(|turn| order(turn).is_le()),
            // Around the end and on from the other one.
            false => turns.partition_point(|turn| order(turn).is_lt()) + turns.len() - 1,
        };
        found.checked_rem(turns.len())
    }
}

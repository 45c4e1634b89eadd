//! The review of a match: what of it there is to see, and where to go by it.

use super::reviewing::{ReviewProgress, ReviewSettings, ReviewState};
use super::{Moment, Notice, Playable, Session};
use crate::board::{ByColor, Color};
use crate::game::{Rank, Turn, TurnId};
use crate::review::facts::Fact;
use crate::review::{
    Depth, Grade, HumanReview, Line, Review, ReviewedMove, Summary, forget_review, keep_review,
    rank_of_side,
};

impl<G: Playable> Session<G> {
    /// What is known of the positions of the game.
    #[must_use]
    pub const fn review(&self) -> &Review<G::Move> {
        self.reviewing.review()
    }

    /// The line that is gone over.
    #[must_use]
    pub const fn reviewed_line(&self) -> Option<&Line<G>> {
        self.reviewing.line()
    }

    /// The moves of that line, with what is known of them.
    #[must_use]
    pub fn reviewed_moves(&self) -> Vec<ReviewedMove<G::Move>> {
        let line = self.reviewing.line();
        line.map(|line| self.review().moves(line))
            .unwrap_or_default()
    }

    /// What people of each rank would have played; known at the end of a review.
    #[must_use]
    pub const fn human_review(&self) -> Option<&HumanReview> {
        self.reviewing.human()
    }

    /// Why the move of a turn was bad, the most important reason first; empty where
    /// nothing was found, or not yet.
    #[must_use]
    pub fn review_facts(&self, turn: TurnId) -> &[Fact] {
        self.reviewing.facts(turn)
    }

    /// How strong a side is: as the game says, or else as its moves look.
    #[must_use]
    pub fn reviewed_rank(&self, color: Color) -> Option<Rank> {
        rank_of_side(&self.record, self.human_review(), color)
    }

    /// The same, read on the spot where nobody has told it yet.
    #[must_use]
    pub fn explain(&self, turn: TurnId) -> Vec<Fact> {
        match (self.review_facts(turn), self.reviewing.line()) {
            ([], Some(line)) => self.review().facts(line, turn),
            (told, _) => told.to_vec(),
        }
    }

    /// How each side played that line, as far as it is known.
    #[must_use]
    pub fn review_summaries(&self) -> ByColor<Summary> {
        let moves = self.reviewed_moves();
        let (limits, size) = (self.reviewing.settings().limits, self.record.size());
        ByColor::from_fn(|color| Summary::of::<G>(&moves, color, &limits, size))
    }

    /// Whether the review is looked at.
    #[must_use]
    pub const fn is_reviewing(&self) -> bool {
        self.reviewing.is_shown()
    }

    /// How far the review is; `None` while nobody looks at it.
    #[must_use]
    pub const fn review_state(&self) -> Option<ReviewState> {
        self.reviewing.state()
    }

    /// How many positions each pass has behind it.
    #[must_use]
    pub const fn review_progress(&self) -> ReviewProgress {
        self.reviewing.progress()
    }

    /// How games are gone over.
    #[must_use]
    pub const fn review_settings(&self) -> &ReviewSettings {
        self.reviewing.settings()
    }

    /// Goes over games in this way from now on.
    pub fn set_review_settings(&mut self, settings: ReviewSettings) {
        if settings != *self.reviewing.settings() {
            self.reviewing.set(settings);
            self.messages.touch();
        }
    }

    /// How good the move of a turn was, where that is known and shown.
    #[must_use]
    pub fn grade_at(&self, turn: TurnId) -> Option<Grade> {
        if !self.is_reviewing() {
            return None;
        }
        let tree = self.record.history().tree();
        let Some(&Turn::Move { by, mv }) = tree.turn(turn) else {
            return None;
        };
        let loss = self.review().loss(tree.parent(turn)?, turn, by, mv)?;
        // A first guess is too rough to be shown beside the rest of the tree.
        if loss.depth == Depth::Raw {
            return None;
        }
        Some(self.reviewing.settings().limits.grade_in::<G>(&loss))
    }

    /// Whose mistakes are of interest; `None` for those of both.
    #[must_use]
    pub const fn mistakes_of(&self) -> Option<Color> {
        self.reviewing.side()
    }

    /// Whether the game holds a review.
    #[must_use]
    pub fn has_review(&self) -> bool {
        !self.review().is_empty()
    }

    /// Writes down with the game what its review has found.
    pub(super) fn keep_review(&mut self) {
        for change in keep_review(self.reviewing.review(), &self.record) {
            self.change_or_say(change);
        }
    }

    /// Takes the review out of the game again; what others have written stays.
    pub(super) fn forget_review(&mut self) {
        if !self.has_review() {
            return;
        }
        for change in forget_review(&self.record) {
            self.change_or_say(change);
        }
        self.reviewing.forget();
        self.reviewing.hide();
        self.say(Notice::ReviewRemoved);
    }

    /// To the next mistake in the line, or the one before, of whoever is of
    /// interest.
    pub(super) fn go_to_mistake(&mut self, forward: bool, now: Moment) {
        match self.next_mistake(forward) {
            Some(turn) => self.travel(turn, now),
            None => self.say(Notice::NoMistake { forward }),
        }
    }

    fn next_mistake(&self, forward: bool) -> Option<TurnId> {
        let of = self.mistakes_of();
        let limits = self.reviewing.settings().limits;
        let here = self.reviewing.line()?.index_of(self.cursor())?;
        let line = self.reviewing.line()?;
        let is_mistake = |index: &usize| {
            let Some((by, mv)) = line.move_to(*index) else {
                return false;
            };
            let turns = line.turn(index - 1).zip(line.turn(*index));
            let loss = turns.and_then(|(before, after)| self.review().loss(before, after, by, mv));
            of.is_none_or(|side| side == by)
                && loss.is_some_and(|loss| limits.grade_in::<G>(&loss).is_mistake())
        };
        let index = match forward {
            true => (here + 1..line.len()).find(is_mistake),
            false => (1..here).rev().find(is_mistake),
        };
        line.turn(index?)
    }
}

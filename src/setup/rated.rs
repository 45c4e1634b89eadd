//! Games that are rated, and the opponent at a player's rank.

use super::player::{BlackSeat, Player};
use super::seating::Mode;
use super::{GameSetup, rank_of};
use crate::game::Rank;
use crate::rating::{FairTerms, Unratable};
use crate::record::GameKind;
use crate::session::{Ladder, computer_of_rank};

impl GameSetup {
    /// Whether the game is to be rated. The wish is kept while something is
    /// chosen that is never rated, such as two players.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.rated && self.can_be_asked_to_rate()
    }

    /// Whether it makes sense to ask: for Go against the computer.
    #[must_use]
    pub fn can_be_asked_to_rate(&self) -> bool {
        self.ladder() == Ladder::Go && self.mode() == Mode::OnePlayer
    }

    /// The same under fair terms for a player of this rank: the stones and the
    /// komi for the difference, and Black for the weaker.
    ///
    /// # Errors
    ///
    /// [`Unratable`], if no terms would make it fair.
    pub fn with_fair_terms(&self, rank: Rank) -> Result<Self, Unratable> {
        let Some(opponent) = rank_of(GameKind::Go, self.seat(Player::Second)) else {
            return Err(Unratable::Engine);
        };
        if ![9, 13, 19].contains(&self.size.lines()) {
            return Err(Unratable::Size);
        }
        let Some(ruleset) = self.ruleset else {
            return Err(Unratable::Rules);
        };
        let rules = ruleset.rules();
        let (weaker, black, white) = if rank <= opponent {
            (Player::First, rank, opponent)
        } else {
            (Player::Second, opponent, rank)
        };
        let terms = FairTerms::between(black, white, self.size, &rules);
        let black = match terms {
            FairTerms::EVEN => self.black,
            FairTerms { .. } => BlackSeat::Player(weaker),
        };
        Ok(Self {
            handicap: terms.handicap,
            komi: terms.komi,
            black,
            ..self.clone()
        })
    }

    /// Has the computer play at the player's rank, where that was chosen and
    /// the rank is known.
    pub fn follow_rank(&mut self, rank: Option<Rank>) {
        let Some(rank) = rank.filter(|_| self.at_my_rank) else {
            return;
        };
        let seat = computer_of_rank(rank.nearest());
        if self.ladder() == Ladder::Go && self.mode() == Mode::OnePlayer {
            self.seats[Player::Second.index()] = seat.clone();
        }
        self.opponents.go = seat;
    }

    /// Has the computer play at the player's rank from now on, whatever that
    /// becomes.
    pub fn choose_my_rank(&mut self, rank: Rank) {
        self.at_my_rank = true;
        self.follow_rank(Some(rank));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::Level;
    use crate::board::Size;
    use crate::go::Handicap;
    use crate::record::Seat;
    use crate::session::computer;

    fn rated(opponent: Seat) -> GameSetup {
        let mut setup = GameSetup {
            rated: true,
            size: Size::NINETEEN,
            ..GameSetup::welcome()
        };
        setup.seat_opponent(Player::Second, opponent);
        setup
    }

    #[test]
    fn the_weaker_has_black_and_a_stone_for_each_rank() {
        let setup = rated(computer(Level::Habit));
        let weaker = setup.with_fair_terms(Rank::kyu(12)).unwrap();
        assert_eq!(weaker.handicap, Handicap::Fixed(4));
        assert_eq!(weaker.black, BlackSeat::Player(Player::First));
        let stronger = setup.with_fair_terms(Rank::kyu(4)).unwrap();
        assert_eq!(stronger.handicap, Handicap::Fixed(4));
        assert_eq!(stronger.black, BlackSeat::Player(Player::Second));
        assert!(stronger.obstacle().is_none());
    }

    #[test]
    fn an_even_game_has_the_colors_that_were_chosen() {
        let mut setup = rated(computer_of_rank(Rank::kyu(8)));
        setup.handicap = Handicap::Fixed(5);
        for black in [
            BlackSeat::Draw,
            BlackSeat::Player(Player::First),
            BlackSeat::Player(Player::Second),
        ] {
            setup.black = black;
            let even = setup.with_fair_terms(Rank::kyu(8)).unwrap();
            assert_eq!((even.handicap, even.komi), (Handicap::None, None));
            assert_eq!(even.black, black);
        }
    }

    #[test]
    fn what_nobody_can_rate_is_refused() {
        let rank = Rank::kyu(8);
        let engine = Seat::Engine {
            command: "gnugo".to_owned(),
        };
        assert_eq!(rated(engine).with_fair_terms(rank), Err(Unratable::Engine));
        let mut setup = rated(computer_of_rank(rank));
        setup.size = Size::new(11).unwrap();
        assert_eq!(setup.with_fair_terms(rank), Err(Unratable::Size));
        setup.size = Size::NINE;
        setup.ruleset = None;
        assert_eq!(setup.with_fair_terms(rank), Err(Unratable::Rules));
        setup.change_mode(Mode::TwoPlayers);
        assert!(setup.rated && !setup.is_rated());
    }

    #[test]
    fn the_opponent_follows_the_rank_until_another_is_chosen() {
        let mut setup = GameSetup::welcome();
        setup.follow_rank(None);
        assert_eq!(setup, GameSetup::welcome());
        setup.follow_rank(Some(Rank::from_tenths(-76)));
        assert_eq!(setup.seats[1], computer_of_rank(Rank::kyu(8)));
        setup.change_mode(Mode::TwoPlayers);
        setup.follow_rank(Some(Rank::kyu(7)));
        assert_eq!(setup.seats, [Seat::Person, Seat::Person]);
        setup.change_mode(Mode::OnePlayer);
        assert_eq!(setup.seats[1], computer_of_rank(Rank::kyu(7)));
        setup.seat_opponent(Player::Second, computer(Level::Chance));
        setup.follow_rank(Some(Rank::kyu(6)));
        assert_eq!(setup.seats[1], computer(Level::Chance));
        setup.choose_my_rank(Rank::kyu(6));
        assert_eq!(setup.seats[1], computer_of_rank(Rank::kyu(6)));
    }
}

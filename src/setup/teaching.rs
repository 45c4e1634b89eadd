//! Games in which the computer teaches.

use super::GameSetup;
use super::seating::Mode;
use crate::record::GameKind;

impl GameSetup {
    /// Whether the computer teaches. The wish is kept while something is chosen in
    /// which nobody is taught, such as a rated game.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        self.teaching && self.can_be_asked_to_teach() && !self.is_rated()
    }

    /// Whether it makes sense to ask: for Go against the computer.
    #[must_use]
    pub fn can_be_asked_to_teach(&self) -> bool {
        self.kind == GameKind::Go && self.mode() == Mode::OnePlayer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rated_game_is_never_a_teaching_game() {
        let mut setup = GameSetup {
            teaching: true,
            ..GameSetup::welcome()
        };
        assert!(setup.is_taught());
        setup.rated = true;
        assert!(!setup.is_taught() && setup.teaching);
        setup.rated = false;
        setup.change_mode(Mode::TwoPlayers);
        assert!(!setup.is_taught());
    }
}

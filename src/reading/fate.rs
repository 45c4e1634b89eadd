//! What becomes of a chain, as players say it.

use crate::board::{Color, Point, PointSet};

use super::local::Local;
use super::question::{Aim, Question, Threats};
use super::reader::{Reader, Unproved};

/// What becomes of some chains with best play; what is better for the defender
/// is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// They are taken, whoever has ko threats.
    Dead,
    /// It is a ko, and the attacker wins it where nobody has threats.
    KoForAttacker,
    /// It is a ko that the attacker wins only with threats.
    KoForDefender,
    /// They are not taken, and cannot be made to live for good.
    Seki,
    /// They live for good.
    Alive,
}

impl Fate {
    /// Whether it is a ko for either side.
    #[must_use]
    pub const fn is_ko(self) -> bool {
        matches!(self, Self::KoForAttacker | Self::KoForDefender)
    }
}

/// Reads the fate of some chains again and again, and remembers.
#[derive(Debug)]
pub struct Fates<'a> {
    /// Is it a capture even if the defender has the threats, if nobody has, if
    /// the attacker has?
    captures: [Reader<'a>; 3],
    lives: Reader<'a>,
    /// How many states each question may take.
    most: u64,
}

impl<'a> Fates<'a> {
    /// Asks about the chains of `targets`, each time visiting at most `most`
    /// states for each of four questions.
    #[must_use]
    pub fn new(local: &'a Local, targets: PointSet, defender: Color, most: u64) -> Self {
        let reader = |aim, threats| {
            let question = Question {
                targets,
                defender,
                aim,
                threats,
            };
            Reader::new(local, question)
        };
        let attacker = defender.other();
        Self {
            captures: [
                reader(Aim::Capture, Threats::Of(defender)),
                reader(Aim::Capture, Threats::Nobody),
                reader(Aim::Capture, Threats::Of(attacker)),
            ],
            lives: reader(Aim::Life, Threats::Of(attacker)),
            most,
        }
    }

    /// How many states were visited in all.
    #[must_use]
    pub fn visited(&self) -> u64 {
        let captures = self.captures.iter().map(Reader::visited);
        captures.sum::<u64>() + self.lives.visited()
    }

    /// The fate after some moves in turn, the first by `to_play`; no point is a
    /// move elsewhere. `None` where the rules refuse one of them.
    ///
    /// # Errors
    ///
    /// It was not proved within the limit.
    pub fn after(
        &mut self,
        to_play: Color,
        moves: &[Option<Point>],
    ) -> Result<Option<Fate>, Unproved> {
        let found = [Fate::Dead, Fate::KoForAttacker, Fate::KoForDefender];
        for (reader, fate) in self.captures.iter_mut().zip(found) {
            match reader.is_forced_after(to_play, moves, self.most)? {
                None => return Ok(None),
                Some(true) => return Ok(Some(fate)),
                Some(false) => {}
            }
        }
        let lives = self.lives.is_forced_after(to_play, moves, self.most)?;
        Ok(lives.map(|lives| if lives { Fate::Alive } else { Fate::Seki }))
    }

    /// The points where the side to play after `moves` may play.
    #[must_use]
    pub fn legal_moves(&self, to_play: Color, moves: &[Option<Point>]) -> PointSet {
        self.captures[1].legal_moves(to_play, moves)
    }
}

//! The exercises that came of one's own mistakes, on the disk.
//!
//! Each is kept whole, as SGF, in a log to which lines are only ever added; so
//! is what was removed again. What was tried of them is in the log of all
//! problems ([`super::Progress`]).

mod line;

use std::path::Path;

use super::collection::{Collection, Origin, Source};
use super::key::PuzzleKey;
use crate::record::{Games, LogEntries, LogError, sgf};
use line::Line;

/// Exercises of one's own mistakes, the oldest first.
#[derive(Clone, Debug, Default)]
pub struct Deck {
    cards: Vec<Card>,
    /// Lines that could not be read, and are still there.
    damaged_lines: usize,
}

#[derive(Clone, Debug)]
struct Card {
    key: PuzzleKey,
    game: String,
}

impl Deck {
    /// Reads a deck; it is empty where there is none.
    ///
    /// # Errors
    ///
    /// [`LogError`] if it cannot be read at all.
    pub fn read(path: &Path) -> Result<Self, LogError> {
        Ok(Self::of(&LogEntries::read(path)?))
    }

    fn of(log: &LogEntries<Line>) -> Self {
        let mut deck = Self {
            damaged_lines: log.damaged,
            ..Self::default()
        };
        for line in &log.entries {
            if !deck.take(line) {
                deck.damaged_lines += 1;
            }
        }
        deck
    }

    /// Does what a line says; whether it could.
    fn take(&mut self, line: &Line) -> bool {
        match line {
            Line::Mistakes { .. } => false,
            Line::Added { game, .. } => match key_of(game) {
                Some(key) => {
                    self.cards.retain(|card| card.key != key);
                    self.cards.push(Card {
                        key,
                        game: game.clone(),
                    });
                    true
                }
                None => false,
            },
            Line::Removed { problem, .. } => match problem.parse() {
                Ok(key) => {
                    self.cards.retain(|card| card.key != key);
                    true
                }
                Err(_) => false,
            },
        }
    }

    /// Adds an exercise that [`super::Mistake::to_sgf`] made, on the disk when this
    /// returns. Whether it is new: a position that was there before, or was thrown
    /// away, is not added by itself again.
    ///
    /// # Errors
    ///
    /// [`LogError`], and the deck has what it had before.
    pub fn add(path: &Path, game: &str, at: u64, wanted: Wanted) -> Result<bool, LogError> {
        let Some(key) = key_of(game) else {
            return Ok(false);
        };
        LogEntries::add(path, |log| {
            let is_there = Self::of(log).has(key);
            let was_removed = log.entries.iter().any(|line| line.removes(key));
            let is_new = match wanted {
                Wanted::ByItself => !is_there && !was_removed,
                Wanted::ByHand => !is_there,
            };
            is_new.then(|| Line::Added {
                at,
                game: game.to_owned(),
            })
        })
    }

    /// Removes an exercise, on the disk when this returns; whether it was there.
    ///
    /// # Errors
    ///
    /// [`LogError`], and the deck has what it had before.
    pub fn remove(path: &Path, key: PuzzleKey, at: u64) -> Result<bool, LogError> {
        LogEntries::add(path, |log| {
            Self::of(log).has(key).then(|| Line::Removed {
                at,
                problem: key.to_string(),
            })
        })
    }

    /// Whether an exercise is in it.
    #[must_use]
    pub fn has(&self, key: PuzzleKey) -> bool {
        self.cards.iter().any(|card| card.key == key)
    }

    /// Which exercises are in it.
    pub fn keys(&self) -> impl Iterator<Item = PuzzleKey> + '_ {
        self.cards.iter().map(|card| card.key)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// How many lines could not be read.
    #[must_use]
    pub const fn damaged_lines(&self) -> usize {
        self.damaged_lines
    }

    /// The exercises as problems to be solved.
    #[must_use]
    pub fn collection(&self) -> Collection {
        let text: String = self.cards.iter().map(|card| card.game.as_str()).collect();
        let games = sgf::parse(&text).ok().map(|(games, _)| Source {
            name: Self::NAME.to_owned(),
            games: Games::Collection(games),
        });
        Collection::of_origin(Origin::Mistakes, Self::NAME, games)
    }

    /// What files and the command line call it.
    pub const NAME: &str = "mistakes";
}

/// Who wants an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A person asked for it.
    ByHand,
    /// It came of a review.
    ByItself,
}

/// The key of the one exercise that a text is.
fn key_of(game: &str) -> Option<PuzzleKey> {
    let (games, _) = sgf::parse(game).ok()?;
    match games.games() {
        &[root] => PuzzleKey::of_exercise(&games, root),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::append_to_log;

    const ONE: &str = "(;SZ[9]AB[aa]AW[bb]PL[B]JGLM[1.5](;B[cc]C[RIGHT])(;B[dd]BM[1]))";
    const OTHER: &str = "(;SZ[9]AB[aa]AW[bb]PL[W]JGLM[1.5](;W[cc]C[RIGHT])(;W[dd]BM[1]))";

    #[test]
    fn what_is_added_is_there_once_and_can_be_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/mistakes.log");
        assert!(Deck::read(&path).unwrap().is_empty());
        let add = |game, wanted| Deck::add(&path, game, 7, wanted).unwrap();
        assert!(add(ONE, Wanted::ByItself) && add(OTHER, Wanted::ByHand));
        let again = ONE.replace("cc", "ee");
        assert!(!add(&again, Wanted::ByItself) && !add(&again, Wanted::ByHand));
        let deck = Deck::read(&path).unwrap();
        assert_eq!((deck.len(), deck.damaged_lines()), (2, 0));
        let collection = deck.collection();
        assert_eq!(collection.origin(), Origin::Mistakes);
        assert_eq!(collection.entries().len(), 2);
        let key = collection.entries()[0].key;
        assert_eq!(deck.keys().next(), Some(key));
        assert!(Deck::remove(&path, key, 8).unwrap());
        assert!(!Deck::remove(&path, key, 9).unwrap());
        assert!(!Deck::read(&path).unwrap().has(key));
        assert!(!add(ONE, Wanted::ByItself), "it was thrown away");
        assert!(add(ONE, Wanted::ByHand));
        assert!(Deck::read(&path).unwrap().has(key));
    }

    #[test]
    fn only_exercises_are_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mistakes.log");
        for none in ["", "(;SZ[9]AB[aa];W[bb])", &format!("{ONE}{OTHER}")] {
            assert!(!Deck::add(&path, none, 1, Wanted::ByHand).unwrap());
        }
        assert!(!path.exists());
        Deck::add(&path, ONE, 1, Wanted::ByHand).unwrap();
        let line = "Added(at:1,game:\"(;\")".to_owned();
        append_to_log(&path, |_| Some(line.clone())).unwrap();
        let deck = Deck::read(&path).unwrap();
        assert_eq!((deck.len(), deck.damaged_lines()), (1, 1));
    }
}

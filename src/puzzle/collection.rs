//! Files as problems: which of their games are problems, and one of them when
//! it is asked for.

use std::collections::BTreeSet;

use super::Puzzle;
use super::key::PuzzleKey;
use super::of_record::{MOST_NODES, NotAPuzzle};
use crate::game::Rank;
use crate::record::Games;
use crate::record::sgf::{self, NodeId, SgfGame, sgf_game, simple_text};

/// The most characters of a theme or a grade.
const MOST_NAME: usize = 80;

/// Problems of one or more files. They are looked through when it is made, and
/// each becomes a [`Puzzle`] when it is shown: thousands are opened at once.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    origin: Origin,
    name: String,
    sources: Vec<Source>,
    entries: Vec<Entry>,
    skipped: Vec<Skipped>,
    unlisted: usize,
}

/// Where problems come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// Files.
    #[default]
    Files,
    /// The program.
    BuiltIn,
    /// One's own mistakes.
    Mistakes,
}

/// A file of a collection.
#[derive(Clone, Debug)]
pub struct Source {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub games: Games,
}

/// One problem of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub key: PuzzleKey,
    /// What it is about; empty where it does not say.
    pub theme: String,
    /// How difficult it is, in the words of its file.
    pub grade: String,
    /// Whether it is a mistake of someone's own.
    pub is_exercise: bool,
    source: usize,
    /// Which of the games of its file.
    game: usize,
}

/// A game of a file, or a whole file, that is no problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// The file.
    pub file: String,
    /// Which of its games, counted from 1.
    pub number: usize,
    /// Why it is none.
    pub why: NotAPuzzle,
}

impl Collection {
    /// How many of the games that are no problems are listed.
    const LISTED: usize = 200;

    /// The problems of these files, under a name.
    #[must_use]
    pub fn new(name: &str, sources: impl IntoIterator<Item = Source>) -> Self {
        Self::of_origin(Origin::Files, name, sources)
    }

    /// The same, where they come from elsewhere.
    pub(super) fn of_origin(
        origin: Origin,
        name: &str,
        sources: impl IntoIterator<Item = Source>,
    ) -> Self {
        let mut collection = Self {
            origin,
            name: name.to_owned(),
            ..Self::default()
        };
        for source in sources {
            collection.add(source);
        }
        collection
    }

    fn add(&mut self, source: Source) {
        let number = self.sources.len();
        match &source.games {
            Games::Saved(_) => self.skip(&source.name, 1, NotAPuzzle::Saved),
            Games::Collection(games) => {
                for (game, &root) in games.games().iter().enumerate() {
                    if let Err(why) = looks_like_problem(games, root) {
                        self.skip(&source.name, game + 1, why);
                        continue;
                    }
                    let exercise = PuzzleKey::of_exercise(games, root);
                    self.entries.push(Entry {
                        key: exercise.unwrap_or_else(|| PuzzleKey::of(games, root)),
                        is_exercise: exercise.is_some(),
                        theme: named(games, root, "GE"),
                        grade: named(games, root, "DI"),
                        source: number,
                        game,
                    });
                }
            }
        }
        self.sources.push(source);
    }

    /// Notes a file that cannot be read.
    pub fn note_unreadable(&mut self, file: &str) {
        self.skip(file, 1, NotAPuzzle::Unreadable);
    }

    fn skip(&mut self, file: &str, number: usize, why: NotAPuzzle) {
        if self.skipped.len() >= Self::LISTED {
            self.unlisted += 1;
            return;
        }
        self.skipped.push(Skipped {
            file: file.to_owned(),
            number,
            why,
        });
    }

    /// Where its problems come from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its problems, in the order of its files.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many problems it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is in its files and is no problem, as far as that is listed.
    #[must_use]
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// How many games of its files are no problems.
    #[must_use]
    pub const fn skipped_count(&self) -> usize {
        self.skipped.len() + self.unlisted
    }

    /// One of its problems, counted from 0.
    ///
    /// # Errors
    ///
    /// Why that game is no problem: what is wrong further down in its tree is
    /// seen only now.
    pub fn puzzle(&self, number: usize) -> Result<Puzzle, NotAPuzzle> {
        let entry = self.entries.get(number).ok_or(NotAPuzzle::NoStones)?;
        let source = self.sources.get(entry.source);
        let source = source.ok_or(NotAPuzzle::NoStones)?;
        let (record, _) = source.games.go(entry.game)?;
        Puzzle::of_record(&record, entry.key)
    }

    /// The file that a problem is in, and which of its games it is, counted
    /// from 1.
    #[must_use]
    pub fn place(&self, number: usize) -> Option<(&str, usize)> {
        let entry = self.entries.get(number)?;
        let source = self.sources.get(entry.source)?;
        Some((&source.name, entry.game + 1))
    }

    /// What its problems are about, by name.
    #[must_use]
    pub fn themes(&self) -> Vec<&str> {
        let themes = self.entries.iter().map(|entry| entry.theme.as_str());
        let themes: BTreeSet<&str> = themes.filter(|theme| !theme.is_empty()).collect();
        themes.into_iter().collect()
    }

    /// The grades of its problems, from the easiest, as far as they are ranks.
    #[must_use]
    pub fn grades(&self) -> Vec<&str> {
        let grades = self.entries.iter().map(|entry| entry.grade.as_str());
        let grades: BTreeSet<&str> = grades.filter(|grade| !grade.is_empty()).collect();
        let mut grades: Vec<&str> = grades.into_iter().collect();
        let rank = |grade: &str| grade.trim().parse::<Rank>().ok();
        grades.sort_by_key(|&grade| (rank(grade).is_none(), rank(grade)));
        grades
    }
}

/// Whether a game begins like a problem. Nothing is played for that.
fn looks_like_problem(games: &sgf::Collection, root: NodeId) -> Result<(), NotAPuzzle> {
    if sgf_game(games, root) != SgfGame::Go {
        return Err(NotAPuzzle::NotGo);
    }
    if games.descendants(root).take(MOST_NODES + 1).count() > MOST_NODES {
        return Err(NotAPuzzle::TooLarge);
    }
    // The first nodes may be without moves, and stones be put in a later one.
    let mut here = Some(root);
    let mut stones = [false; 2];
    let is_game = games.property(root, "HA").is_some();
    while let Some(node) = here {
        for (there, name) in stones.iter_mut().zip(["AB", "AW"]) {
            *there |= games.property(node, name).is_some();
        }
        let moves = ["B", "W"].map(|name| games.property(node, name).is_some());
        if stones.contains(&true) || moves.contains(&true) {
            break;
        }
        here = games.first_child(node).filter(|_| !games.branches(node));
    }
    match stones {
        [false, false] => Err(NotAPuzzle::NoStones),
        [true, false] if is_game => Err(NotAPuzzle::Handicap),
        [_, _] => Ok(()),
    }
}

fn named(games: &sgf::Collection, root: NodeId, name: &str) -> String {
    let property = games.property(root, name);
    let text = property.map(|property| simple_text(property.value().raw()).trim().to_owned());
    let text = text.unwrap_or_default();
    text.chars().take(MOST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::testing::collection;

    #[test]
    fn what_is_no_problem_is_skipped_and_said() {
        let problems = collection(
            "(;GM[2]B[dd])(;SZ[9];B[aa])(;SZ[9]AB[aa]AW[bb];B[cc])\
             (;SZ[9]HA[2]AB[cc][gg];W[ee])(;SZ[9];AB[aa];AW[ba];B[bb])(;)",
        );
        assert_eq!(problems.len(), 2);
        let why: Vec<_> = problems
            .skipped()
            .iter()
            .map(|skipped| (skipped.number, skipped.why.clone()))
            .collect();
        assert_eq!(
            why,
            [
                (1, NotAPuzzle::NotGo),
                (2, NotAPuzzle::NoStones),
                (4, NotAPuzzle::Handicap),
                (6, NotAPuzzle::NoStones),
            ]
        );
        assert_eq!(problems.place(1), Some(("test.sgf", 5)));
        assert!(problems.puzzle(0).is_ok() && problems.puzzle(1).is_ok());
        assert!(problems.puzzle(2).is_err());
    }

    #[test]
    fn grades_come_from_the_easiest() {
        let problems = ["3d", "10k", "hard", "1k"]
            .map(|grade| format!("(;SZ[9]AB[aa]AW[bb]DI[{grade}];B[cc])"));
        let problems = collection(&problems.concat());
        assert_eq!(problems.grades(), ["10k", "1k", "3d", "hard"]);
    }

    #[test]
    fn a_tree_without_end_is_no_problem() {
        let deep = format!("(;SZ[9]AB[aa]AW[bb]{})", ";B[cc];W[dd]".repeat(MOST_NODES));
        let problems = collection(&deep);
        assert!(problems.is_empty());
        assert_eq!(problems.skipped()[0].why, NotAPuzzle::TooLarge);
    }
}

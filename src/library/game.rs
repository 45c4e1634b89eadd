//! What a list of games knows of each: the lines of its head, and its main line.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use super::turns::Turns;
use crate::board::{ByColor, Color, Size};
use crate::game::{Outcome, Rank};
use crate::go;
use crate::othello;
use crate::record::{
    AnyRecord, FileError, GameKind, Games, Header, StampedFile, Unplayable, open_file, sgf,
};

/// Lines of a head that are longer than this are no names.
const LONGEST_TEXT: usize = 200;

/// A game of the library.
#[derive(Clone, Debug)]
pub struct GameEntry {
    /// Which game it is.
    pub kind: GameKind,
    /// The board it is played on; `None` where it cannot be put on one.
    pub size: Option<Size>,
    /// What its head says.
    pub head: Head,
    /// Its main line, where it is one of stones.
    pub turns: Option<Arc<Turns>>,
    /// How many turns its main line has.
    pub moves: u32,
    /// Whether something in it had to be repaired.
    pub repaired: bool,
    /// Why it cannot be put on a board.
    pub trouble: Option<Unplayable>,
}

/// The lines at the head of a game that lists show; empty where it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Who played.
    pub names: ByColor<Arc<str>>,
    /// How strong they were.
    pub ranks: ByColor<Arc<str>>,
    /// When.
    pub date: Arc<str>,
    /// How it ended.
    pub result: Arc<str>,
    /// The tournament, or what the game is called.
    pub event: Arc<str>,
}

/// A file of the library.
#[derive(Clone, Debug)]
pub struct FileEntry {
    /// Where it is, how long it is, and when it was written.
    pub file: StampedFile,
    /// The games in it, or why there are none.
    pub games: Result<Vec<GameEntry>, Arc<FileError>>,
}

impl Head {
    /// How it ended, if that can be read.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.result.trim().parse().ok()
    }

    /// How strong someone was, if that can be read.
    #[must_use]
    pub fn rank(&self, color: Color) -> Option<Rank> {
        self.ranks[color].trim().parse().ok()
    }

    /// All lines.
    pub(super) fn texts(&self) -> [&Arc<str>; 7] {
        let (names, ranks) = (&self.names, &self.ranks);
        let (date, result) = (&self.date, &self.result);
        [
            &names.black,
            &names.white,
            &ranks.black,
            &ranks.white,
            date,
            result,
            &self.event,
        ]
    }

    pub(super) fn of_texts(texts: [Arc<str>; 7]) -> Self {
        let [black, white, black_rank, white_rank, date, result, event] = texts;
        Self {
            names: ByColor { black, white },
            ranks: ByColor {
                black: black_rank,
                white: white_rank,
            },
            date,
            result,
            event,
        }
    }

    fn read(line: impl Fn(Header) -> String) -> Self {
        let text = |header| -> Arc<str> {
            let text = line(header);
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            text.chars().take(LONGEST_TEXT).collect::<String>().into()
        };
        let event = match text(Header::Event) {
            event if event.is_empty() => text(Header::Name),
            event => event,
        };
        Self {
            names: ByColor::from_fn(|color| text(Header::Player(color))),
            ranks: ByColor::from_fn(|color| text(Header::Rank(color))),
            date: text(Header::Date),
            result: text(Header::Result),
            event,
        }
    }
}

impl FileEntry {
    /// Reads a file.
    #[must_use]
    pub fn read(file: StampedFile) -> Self {
        let games = match open_file(&file.path) {
            Ok(opened) => {
                let repaired = opened.problems.repaired();
                let numbers = 0..opened.games.len();
                Ok(numbers
                    .map(|number| game(&opened.games, number, repaired))
                    .collect())
            }
            Err(error) => Err(Arc::new(error)),
        };
        Self { file, games }
    }

    /// The games in it.
    #[must_use]
    pub fn games(&self) -> &[GameEntry] {
        self.games.as_deref().unwrap_or_default()
    }

    /// Where it is.
    #[must_use]
    pub const fn path(&self) -> &PathBuf {
        &self.file.path
    }

    /// When it was last written, if the system can tell.
    #[must_use]
    pub const fn modified(&self) -> Option<SystemTime> {
        self.file.modified
    }

    /// Whether all that is in it can be read as games.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let games = self.games.as_ref();
        games.is_ok_and(|games| games.iter().all(|game| game.trouble.is_none()))
    }
}

/// One game of a file.
fn game(games: &Games, number: usize, repaired: bool) -> GameEntry {
    match games.game(number) {
        Ok((record, problems)) => entry_of(record, repaired || problems.repaired()),
        Err(why) => GameEntry {
            kind: match why {
                Unplayable::Board { .. } => GameKind::Othello,
                Unplayable::NotGo(kind) => kind,
                Unplayable::Number { .. }
                | Unplayable::TooLong
                | Unplayable::TooLarge
                | Unplayable::Start(_)
                | Unplayable::Setup(_)
                | Unplayable::Unknown(_) => GameKind::Go,
            },
            size: None,
            head: head_in_file(games, number),
            turns: None,
            moves: 0,
            repaired,
            trouble: Some(why),
        },
    }
}

/// What a list knows of a game.
fn entry_of(record: AnyRecord, repaired: bool) -> GameEntry {
    let head = Head::read(|header| record.header(header).unwrap_or_default().into_owned());
    let (kind, size) = (record.kind(), record.size());
    let (turns, moves) = turns_of(record);
    GameEntry {
        kind,
        size: Some(size),
        head,
        moves,
        turns: turns.map(Arc::new),
        repaired,
        trouble: None,
    }
}

/// The main line of a game, if it is one of stones, and how long it is.
fn turns_of(record: AnyRecord) -> (Option<Turns>, u32) {
    let turns = match record {
        AnyRecord::Go(mut record) => Turns::of(
            &mut *record,
            |position: &go::Position| *position.board().stones(),
            |mv| match mv {
                go::Move::Place(point) => Some(point),
                go::Move::Pass => None,
            },
        ),
        AnyRecord::Othello(mut record) => Turns::of(
            &mut *record,
            |position: &othello::Position| ByColor::from_fn(|color| position.discs(color)),
            |mv| match mv {
                othello::Move::Place(point) => Some(point),
                othello::Move::Pass => None,
            },
        ),
        AnyRecord::Aligne4(record) => {
            let turns = record.history().tree().ids().saturating_sub(1);
            return (None, u32::try_from(turns).unwrap_or(u32::MAX));
        }
    };
    let moves = turns.len().into();
    (Some(turns), moves)
}

/// The head of a game that cannot be put on a board.
fn head_in_file(games: &Games, number: usize) -> Head {
    let Games::Collection(collection) = games else {
        return Head::default();
    };
    let Some(&root) = collection.games().get(number) else {
        return Head::default();
    };
    Head::read(|header| {
        let property = collection.property(root, header.sgf_name());
        let text = property.map(|property| sgf::simple_text(property.value().raw()).into_owned());
        text.unwrap_or_default()
    })
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;

    /// The main line of a game.
    pub(in crate::library) fn turns_of(record: AnyRecord) -> Turns {
        super::turns_of(record).0.expect("a game of stones")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, text: &str) -> FileEntry {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        FileEntry::read(StampedFile {
            path,
            len: text.len() as u64,
            modified: None,
        })
    }

    #[test]
    fn every_game_of_a_collection_is_listed_even_one_that_is_on_no_board() {
        let text = "(;GM[1]SZ[9]PB[Ana]BR[3d]RE[B+2.5]EV[Cup];B[ee];W[cc])\
                    (;GM[3]PB[Bea]GN[Wide])(;GM[2]PW[Cleo];B[d3])";
        let file = read("three.sgf", text);
        let [first, second, third] = file.games() else {
            panic!("{file:?}");
        };
        assert_eq!((&*first.head.names.black, first.moves), ("Ana", 2));
        assert_eq!(first.head.rank(Color::Black), Some(Rank::dan(3)));
        assert_eq!(
            first.head.outcome().and_then(Outcome::winner),
            Some(Color::Black)
        );
        assert!(second.trouble.is_some() && second.size.is_none());
        assert_eq!(
            (&*second.head.names.black, &*second.head.event),
            ("Bea", "Wide")
        );
        assert_eq!(
            (third.kind, &*third.head.names.white),
            (GameKind::Othello, "Cleo")
        );
        assert!(!file.is_whole());
    }

    #[test]
    fn a_file_without_games_says_why() {
        let file = read("none.sgf", "nothing");
        assert!(file.games().is_empty());
        let why = file.games.unwrap_err().to_string();
        assert!(why.contains("none.sgf"), "{why}");
    }

    #[test]
    fn lines_of_a_head_are_one_line_each_and_not_too_long() {
        let long = "x".repeat(10_000);
        let file = read("long.sgf", &format!("(;GM[1]SZ[9]PB[a\nb]PW[{long}])"));
        let names = &file.games()[0].head.names;
        assert_eq!((&*names.black, names.white.len()), ("a b", LONGEST_TEXT));
    }
}

//! Which games are shown, and in which order.

use std::cmp::{Ordering, Reverse};

use super::catalogue::{Catalogue, GameId};
use super::duplicates::{Likeness, duplicates};
use super::filter::{Filter, date_key};
use super::game::GameEntry;
use super::search::{Continuations, Found, Query, Searched, search};
use crate::board::Color;

/// How a list is to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    /// Which games are wanted.
    pub filter: Filter,
    /// Only those in which something occurs.
    pub query: Option<Query>,
    /// Only those that are there more than once, side by side.
    pub duplicates: bool,
    /// In which order.
    pub order: Order,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// By what; `None` as the files lie in their folders.
    pub by: Option<Column>,
    /// From which end.
    pub direction: Direction,
}

/// From which end a list is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// The smallest first.
    #[default]
    Up,
    /// The largest first.
    Down,
}

/// What a list can be sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum Column {
    /// The name of whoever plays a color.
    Black,
    /// How strong they were.
    BlackRank,
    /// The other name.
    White,
    /// How strong they were.
    WhiteRank,
    /// When it was played.
    Date,
    /// How it ended.
    Result,
    /// The board.
    Size,
    /// How long it is.
    Moves,
    /// The tournament.
    Event,
}

/// One line of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A game.
    Game {
        /// Which one.
        id: GameId,
        /// The turn after which what was looked for stands there.
        turn: Option<u16>,
        /// What it has in common with those beside it.
        likeness: Option<Likeness>,
    },
    /// A file in which no game can be read, by its number.
    Damaged(u32),
}

/// A list as it is to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arranged {
    /// Its lines. Files that cannot be read are at the end.
    pub rows: Vec<Row>,
    /// How many games there are in it.
    pub games: usize,
    /// What was played next, where something was looked for.
    pub continuations: Option<Continuations>,
}

/// Puts the games of a catalogue into a list.
#[must_use]
pub fn arrange(catalogue: &Catalogue, wanted: &Arrangement, threads: usize) -> Arranged {
    let filter = wanted.filter.prepared();
    let names: Vec<String> = catalogue
        .files
        .iter()
        .map(|file| file.path().to_string_lossy().into_owned())
        .collect();
    let name = |file: u32| {
        let name = usize::try_from(file).ok().and_then(|file| names.get(file));
        name.map_or("", String::as_str)
    };
    let is_wanted = |id: &GameId| {
        let game = catalogue.game(*id);
        game.is_some_and(|game| filter.wants(game, name(id.file)))
    };
    let ids: Vec<GameId> = catalogue.ids().filter(is_wanted).collect();
    let (mut rows, continuations) = rows(catalogue, ids, wanted, threads);
    let games = rows.len();
    if wanted.query.is_none() && !wanted.duplicates && wanted.filter.wants_only_words() {
        let damaged = catalogue.damaged().map(|(file, _)| file);
        let damaged = damaged.filter(|&file| filter.names(name(file)));
        rows.extend(damaged.map(Row::Damaged));
    }
    Arranged {
        rows,
        games,
        continuations,
    }
}

/// The lines of wanted games, in order.
fn rows(
    catalogue: &Catalogue,
    ids: Vec<GameId>,
    wanted: &Arrangement,
    threads: usize,
) -> (Vec<Row>, Option<Continuations>) {
    let (found, continuations) = match &wanted.query {
        Some(query) => {
            let (found, next) = occurrences(catalogue, &ids, query, threads);
            (found, Some(next))
        }
        None => (ids.into_iter().map(|id| (id, None)).collect(), None),
    };
    if wanted.duplicates {
        let turn_of = |id: GameId| {
            let at = found.binary_search_by_key(&id, |&(known, _)| known).ok();
            at.and_then(|at| found[at].1)
        };
        let ids: Vec<GameId> = found.iter().map(|&(id, _)| id).collect();
        let groups = duplicates(catalogue, &ids).into_iter().flatten();
        let rows = groups.map(|(id, likeness)| Row::Game {
            id,
            turn: turn_of(id),
            likeness: Some(likeness),
        });
        return (rows.collect(), continuations);
    }
    let mut found = found;
    sort(catalogue, &mut found, wanted.order);
    let rows = found.into_iter().map(|(id, turn)| Row::Game {
        id,
        turn,
        likeness: None,
    });
    (rows.collect(), continuations)
}

type Occurrences = Vec<(GameId, Option<u16>)>;

fn occurrences(
    catalogue: &Catalogue,
    ids: &[GameId],
    query: &Query,
    threads: usize,
) -> (Occurrences, Continuations) {
    let games = ids
        .iter()
        .filter_map(|&id| Some((id, catalogue.searched(id)?)));
    let (ids, games): (Vec<GameId>, Vec<Searched<'_>>) = games.unzip();
    let findings = search(&games, query, threads);
    let id = |found: &Found| Some((*ids.get(found.game)?, Some(found.turn)));
    let found = findings.found.iter().filter_map(id).collect();
    (found, findings.continuations)
}

fn sort(catalogue: &Catalogue, rows: &mut Occurrences, order: Order) {
    let Some(column) = order.by else { return };
    match order.direction {
        Direction::Up => rows.sort_by_cached_key(|(id, _)| key(catalogue, *id, column)),
        Direction::Down => rows.sort_by_cached_key(|(id, _)| Reverse(key(catalogue, *id, column))),
    }
}

/// What a list is sorted by.
#[derive(Debug, PartialEq, Eq)]
enum SortKey {
    Text(String),
    Number(i64),
}

impl PartialOrd for SortKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SortKey {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Text(one), Self::Text(other)) => one.cmp(other),
            (Self::Number(one), Self::Number(other)) => one.cmp(other),
            (Self::Number(_), Self::Text(_)) => Ordering::Less,
            (Self::Text(_), Self::Number(_)) => Ordering::Greater,
        }
    }
}

fn key(catalogue: &Catalogue, id: GameId, column: Column) -> SortKey {
    catalogue
        .game(id)
        .map_or(SortKey::Number(0), |game| key_of(game, column))
}

fn key_of(game: &GameEntry, column: Column) -> SortKey {
    let head = &game.head;
    let rank = |color| {
        let rank = head.rank(color).map(crate::game::Rank::tenths);
        SortKey::Number(rank.map_or(i64::MIN, i64::from))
    };
    match column {
        Column::Black => SortKey::Text(head.names.black.to_lowercase()),
        Column::White => SortKey::Text(head.names.white.to_lowercase()),
        Column::BlackRank => rank(Color::Black),
        Column::WhiteRank => rank(Color::White),
        Column::Date => SortKey::Text(date_key(&head.date).to_owned()),
        Column::Result => SortKey::Text(head.result.to_lowercase()),
        Column::Size => SortKey::Number(game.size.map_or(0, |size| size.lines().into())),
        Column::Moves => SortKey::Number(game.moves.into()),
        Column::Event => SortKey::Text(head.event.to_lowercase()),
    }
}

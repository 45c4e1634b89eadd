//! Games that are there more than once.

use super::catalogue::{Catalogue, GameId};
use super::pattern::Turning;
use super::turns::{Happening, Turns, What, number_of, point_of};
use crate::board::{Color, Point, Size};

/// A game that is the beginning of another is nearly the same only if it is this
/// long; shorter ones are openings that many games have.
const LONG_BEGINNING: usize = 20;

/// What a game has in common with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Likeness {
    /// The same moves, perhaps seen from another side of the board.
    Same,
    /// It is the beginning of the other.
    Beginning,
    /// The other is its beginning.
    Longer,
}

/// Games that are the same or nearly so, group by group.
#[must_use]
pub fn duplicates(catalogue: &Catalogue, ids: &[GameId]) -> Vec<Vec<(GameId, Likeness)>> {
    let games = ids.iter().filter_map(|&id| {
        let turns = catalogue.game(id)?.turns.as_deref()?;
        let line = Line::of(turns);
        (!line.codes.is_empty()).then_some((line, id))
    });
    let mut games: Vec<(Line, GameId)> = games.collect();
    // A beginning comes right before all that go on from it.
    games.sort_unstable();
    let mut groups = groups(&games);
    groups.sort_by_key(|group| group.iter().map(|(id, _)| *id).min());
    groups
}

fn groups(games: &[(Line, GameId)]) -> Vec<Vec<(GameId, Likeness)>> {
    let mut groups = Vec::new();
    let mut rest = games;
    while let Some((head, _)) = rest.first() {
        let len = rest
            .iter()
            .take_while(|(line, _)| head.is_like(line))
            .count();
        let (group, after) = rest.split_at(len.max(1));
        if group.len() > 1 {
            groups.push(
                group
                    .iter()
                    .map(|(line, id)| (*id, line.likeness(group)))
                    .collect(),
            );
        }
        rest = after;
    }
    groups
}

/// The moves of a game as they look from the side of the board from which they
/// come first of all. A beginning of a game then is a beginning of its line.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    size: Size,
    codes: Vec<u16>,
}

impl Line {
    fn of(turns: &Turns) -> Self {
        let size = turns.size();
        let mut left: Vec<Turning> = Turning::symmetries().collect();
        let mut codes = Vec::with_capacity(turns.len().into());
        let happenings: Vec<Happening> = turns.happenings().collect();
        for turn in happenings.chunk_by(|one, next| one.turn == next.turn) {
            // After some moves there is one side left, for all the rest of the game.
            if let [turning] = *left {
                see(turn, turning, size, &mut codes);
                continue;
            }
            let seen = left.iter().map(|&turning| {
                let mut codes = Vec::new();
                see(turn, turning, size, &mut codes);
                (codes, turning)
            });
            let seen: Vec<(Vec<u16>, Turning)> = seen.collect();
            let Some(first) = seen.iter().map(|(codes, _)| codes).min().cloned() else {
                continue;
            };
            left = seen
                .into_iter()
                .filter(|(codes, _)| *codes == first)
                .map(|(_, turning)| turning)
                .collect();
            codes.extend(first);
        }
        Self { size, codes }
    }

    /// Whether another is the same or goes on from it.
    fn is_like(&self, other: &Self) -> bool {
        let goes_on = self.codes.len() >= LONG_BEGINNING && other.codes.starts_with(&self.codes);
        self.size == other.size && (goes_on || self.codes == other.codes)
    }

    fn likeness(&self, group: &[(Self, GameId)]) -> Likeness {
        let same = group.iter().filter(|(line, _)| line == self).count();
        let longest = group.iter().map(|(line, _)| line.codes.len()).max();
        match same {
            2.. => Likeness::Same,
            _ if longest > Some(self.codes.len()) => Likeness::Beginning,
            _ => Likeness::Longer,
        }
    }
}

/// What is neither a stone nor a point: a pass, and the beginning of what was
/// arranged by hand.
const PASS: u16 = u16::MAX;
const ARRANGED: u16 = u16::MAX - 1;

/// Adds a turn as it looks when the board is turned. Of a move, only the move; what
/// it takes follows from it.
fn see(turn: &[Happening], turning: Turning, size: Size, codes: &mut Vec<u16>) {
    let code = |what: What| {
        let (Some(number), color) = what.point_and_color() else {
            return PASS;
        };
        let Point { col, row } = point_of(size, number);
        let (col, row) = turning.forth(col, row, size.lines(), size.lines());
        let color = match color {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        4 * number_of(size, Point::new(col, row)) + color
    };
    if let Some(played) = turn.iter().find(|happening| happening.is_move) {
        codes.push(code(played.what));
        return;
    }
    let mut changes = turn.iter().filter(|it| it.what != What::Nothing).peekable();
    if changes.peek().is_some() {
        codes.push(ARRANGED);
        let first = codes.len();
        codes.extend(changes.map(|happening| code(happening.what)));
        codes[first..].sort_unstable();
    }
}

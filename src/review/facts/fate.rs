//! Groups that live or die by a move, read from the map of owners and, where they
//! are closed off, on the board; seki and ko in the lines that are expected.

use super::Fact;
use super::mistake::{Reading, Step, distance_to, place};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::go::Board;
use crate::reading::{Fate, Fates, enclosure};

/// From here on it is clear whose something is.
const CLEAR: f32 = 0.5;
/// How much a chain must change for a ko to be about it.
const SHAKEN: f32 = 0.4;
/// How early in a line a ko must come for the line to be about it.
const EARLY: usize = 6;

/// Groups of the player that die, groups of the other side that come to life.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    let owner = reading.by;
    let mut told = Vec::new();
    if let Some(stones) = turned(reading, owner, Turn::ToDeath) {
        told.push(threatened(reading, stones).unwrap_or(Fact::Dies { owner, stones }));
    }
    let owner = owner.other();
    if let Some(stones) = turned(reading, owner, Turn::ToLife) {
        told.push(seki(reading, stones).unwrap_or(Fact::Lives { owner, stones }));
    }
    told.extend(ko(reading));
    told
}

/// Which way the fate of stones turns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    ToDeath,
    ToLife,
}

/// The largest group of a side whose fate has turned.
fn turned(reading: &Reading<'_>, owner: Color, turn: Turn) -> Option<PointSet> {
    let owners = reading.owners?;
    let sign = match turn {
        Turn::ToDeath => 1.0,
        Turn::ToLife => -1.0,
    };
    let board = reading.before();
    let has_turned = |head: &Point| {
        let stones = board.chain(*head);
        stones.is_subset(&reading.after.stones()[owner])
            && sign * owners.before(owner, stones) >= CLEAR
            && sign * owners.after(owner, stones) <= -CLEAR
    };
    let heads = board.chain_heads(owner).filter(has_turned);
    let heads = heads.filter(|&head| !is_disproved(reading, head, turn));
    let chains: Vec<PointSet> = heads.map(|head| board.chain(head)).collect();
    groups(board, &chains).max_by_key(PointSet::len)
}

/// Whether reading everything out proves the opposite of what the map of owners says:
/// after the move the other side begins, and the chain lives all the same, or dies all
/// the same. What is not closed off, or takes too long, is left to the map.
fn is_disproved(reading: &Reading<'_>, head: Point, turn: Turn) -> bool {
    let board = &reading.after;
    let Some(part) = enclosure(board, head, MOST_EMPTY) else {
        return false;
    };
    let Ok(local) = part.local(board) else {
        return false;
    };
    let target = [head].into_iter().collect();
    let mut fates = Fates::new(&local, target, part.defender, MOST_READ);
    let fate = fates.after(reading.by, &[None]).ok().flatten();
    match turn {
        Turn::ToDeath => fate == Some(Fate::Alive),
        Turn::ToLife => fate == Some(Fate::Dead),
    }
}

/// The most empty points of a part of the board that is read.
const MOST_EMPTY: usize = 12;
/// How many positions each question may take: some hundredths of a second.
const MOST_READ: u64 = 20_000;

/// Chains put together that share a liberty or meet at a corner.
fn groups(board: &Board, chains: &[PointSet]) -> impl Iterator<Item = PointSet> + use<> {
    let size = board.size();
    let empty = board.empty_points();
    let mut groups: Vec<PointSet> = Vec::new();
    for &chain in chains {
        let reach = (chain.border(size) & empty).border(size) | corners(board, chain);
        let mut joined = chain;
        groups.retain(|group| {
            let apart = group.is_disjoint(&reach);
            if !apart {
                joined = joined | *group;
            }
            apart
        });
        groups.push(joined);
    }
    groups.into_iter()
}

fn corners(board: &Board, stones: PointSet) -> PointSet {
    let size = board.size();
    stones
        .iter()
        .flat_map(|stone| size.diagonals(stone))
        .collect()
}

/// The group died because the threat before was not answered: the threat touches
/// the group or one of its liberties, and the move was played far from it.
fn threatened(reading: &Reading<'_>, stones: PointSet) -> Option<Fact> {
    let threat = reading.last_point()?;
    let size = reading.size();
    let around = stones.border(size);
    let liberties = around & reading.before().empty_points();
    let near = (around | liberties.border(size)).contains(threat);
    let far = reading
        .played()
        .is_none_or(|at| distance_to(stones, at) >= reading.far().min(4));
    let answered = reading
        .better_point()
        .is_some_and(|at| distance_to(stones, at) <= 2);
    let (_, answer) = reading.answer()?;
    let taken_up = distance_to(stones, answer) <= 2;
    (near && far && answered && taken_up).then_some(Fact::IgnoredThreat {
        threat,
        owner: reading.by,
        stones,
    })
}

/// Whether stones that were lost live by a seki now.
fn seki(reading: &Reading<'_>, stones: PointSet) -> Option<Fact> {
    let saved = reading.by.other();
    let owners = reading.owners?;
    let boards =
        std::iter::once(&reading.after).chain(reading.punishment.iter().map(|step| &step.board));
    for board in boards {
        let chains = stones.iter().filter(|&at| board.stone(at) == Some(saved));
        for stone in chains {
            let beside = board.chain(stone).border(board.size()) & board.stones()[reading.by];
            let mut other = beside.iter().filter(|&near| is_seki(board, stone, near));
            if let Some(near) = other.next() {
                let (own, theirs) = (board.chain(near), board.chain(stone));
                let stood = own & reading.after.stones()[reading.by];
                if owners.after(reading.by, stood) < CLEAR {
                    continue;
                }
                let chains = match saved {
                    Color::Black => ByColor {
                        black: theirs,
                        white: own,
                    },
                    Color::White => ByColor {
                        black: own,
                        white: theirs,
                    },
                };
                return Some(Fact::Seki { chains, saved });
            }
        }
    }
    None
}

/// Whether two chains of different colors hold each other: both have two liberties
/// and share one or both; whoever plays on a shared one puts its own chain in
/// atari there, and what is not shared is closed to the other side.
fn is_seki(board: &Board, one: Point, two: Point) -> bool {
    let (first, second) = (board.liberty_points(one), board.liberty_points(two));
    let shared = first & second;
    let enough = first.len() == 2 && second.len() == 2;
    let holds = |stone: Point| {
        let color = board.stone(stone);
        shared.iter().all(|at| {
            color.is_some_and(|color| {
                if board.effect(color, at).suicide {
                    return true;
                }
                let mut after = board.clone();
                let captured = after.play(color, at);
                captured.is_empty() && after.liberties(at) <= 1
            })
        })
    };
    let is_closed = |stone: Point, liberties: PointSet| {
        let own = board.stone(stone);
        (liberties - shared)
            .iter()
            .all(|at| own.is_some_and(|own| board.effect(own.other(), at).suicide))
    };
    enough
        && !shared.is_empty()
        && [one, two].into_iter().all(holds)
        && is_closed(one, first)
        && is_closed(two, second)
}

/// A ko that the play after the move comes to, and that the better line does not.
fn ko(reading: &Reading<'_>) -> Option<Fact> {
    let owners = reading.owners?;
    if first_ko(&reading.better).is_some() {
        return None;
    }
    let (by, at) = first_ko(&reading.punishment)?;
    let board = &reading.after;
    let own = reading.by;
    let about = board.chain_heads(own).any(|head| {
        let stones = board.chain(head);
        let stood = stones & reading.before().stones()[own];
        let change = owners.before(own, stood) - owners.after(own, stood);
        stood.len() >= 2 && distance_to(stones, at) <= 2 && change >= SHAKEN
    });
    about.then_some(Fact::Ko { by, at })
}

fn first_ko(line: &[Step]) -> Option<(Color, Point)> {
    let mut early = line.iter().take(EARLY);
    let step = early.find(|step| step.takes_ko)?;
    Some((step.by, place(step.mv)?))
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;

    const CORNER: &str = "
        . b . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . p
        . . . . . . .
        . . . . . . .
    ";
    const ALIVE: &str = "
        X X X X O O O
        X X X X O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
    ";
    const DEAD: &str = "
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
        O O O O O O O
    ";

    #[test]
    fn a_group_whose_owner_changes_dies() {
        let case = Case::new(Color::Black, CORNER).owners(ALIVE, DEAD);
        let stones = case.chain(0, 1);
        let owner = Color::Black;
        assert_eq!(case.found(facts), [Fact::Dies { owner, stones }]);
        let same = Case::new(Color::Black, CORNER).owners(ALIVE, ALIVE);
        assert_eq!(same.found(facts), []);
        // Not White's fault.
        let white = Case::new(Color::White, CORNER).owners(ALIVE, DEAD);
        assert_eq!(white.found(facts), []);
    }

    /// The map says that the corner dies, and then lives; on the board it has two
    /// eyes, and then none.
    #[test]
    fn what_is_read_out_overrules_the_map() {
        let two_eyes = "
            . X . X O . .
            X X X X O . .
            O O O O O . p
            . . . . . . .
            . . . . . . .
            . . . . . . .
            b . . . . . .
        ";
        let alive = "
            X X X X O O O
            X X X X O O O
            O O O O O O O
            O O O O O O O
            O O O O O O O
            O O O O O O O
            O O O O O O O
        ";
        let dead = alive.replace('X', "O");
        let case = Case::new(Color::Black, two_eyes).owners(alive, &dead);
        assert_eq!(case.found(facts), []);
        let one_eye = "
            . X X X O . .
            X X X X O . .
            O O O O O . p
            . . . . . . .
            . . . . . . .
            . . . . . . .
            b . . . . . .
        ";
        let case = Case::new(Color::White, one_eye).owners(&dead, alive);
        assert_eq!(case.found(facts), []);
    }

    #[test]
    fn a_group_that_was_to_be_taken_lives() {
        let case = Case::new(Color::White, CORNER).owners(DEAD, ALIVE);
        let stones = case.chain(0, 1);
        let owner = Color::Black;
        assert_eq!(case.found(facts), [Fact::Lives { owner, stones }]);
    }

    const SEKI: &str = "
        O X a O c X O
        O X X O X X O
        O X X X X X O
        O O O O O O O
        . . . . . . p
        . . . . . . .
        b . . . . . .
    ";

    #[test]
    fn two_chains_that_hold_each_other_are_in_seki() {
        let killed = "
            O X X X X X O
            O X X X X X O
            O X X X X X O
            O O O O O O O
            O O O O O O O
            O O O O O O O
            O O O O O O O
        ";
        let held = "
            O X . O . X O
            O X X O X X O
            O X X X X X O
            O O O O O O O
            O O O O O O O
            O O O O O O O
            O O O O O O O
        ";
        let case = Case::new(Color::Black, SEKI).owners(killed, held);
        let seki = Fact::Seki {
            chains: ByColor {
                black: case.chain(1, 0),
                white: case.chain(3, 0),
            },
            saved: Color::White,
        };
        assert_eq!(case.found(facts), [seki]);
        // With a liberty of its own White can play on.
        let open = SEKI.replacen("O X X X X X O", "O X X . X X O", 1);
        let case = Case::new(Color::Black, &open).owners(killed, held);
        let stones = case.chain(3, 0);
        let owner = Color::White;
        assert_eq!(case.found(facts), [Fact::Lives { owner, stones }]);
    }

    #[test]
    fn chains_that_others_can_attack_are_not_in_seki() {
        // Black fills c from the right, and White is captured.
        let text = "
            O X a O c X O
            . X X O X X .
            O X X X O X O
            O O O O O O O
            . . . . . . p
            . . . . . . .
            b . . . . . .
        ";
        let case = Case::new(Color::Black, text);
        case.found(|reading| {
            let (white, black) = (Point::new(3, 0), Point::new(1, 0));
            assert!(!is_seki(&reading.after, white, black));
            assert!(!is_seki(&reading.after, black, white));
            Vec::new()
        });
    }

    #[test]
    fn a_ko_for_stones_in_doubt_is_told() {
        let text = "
            . X X O . . .
            . X a X O . .
            . . X O . . .
            . . . . . . .
            . . . . . . p
            . . . . . . .
            b . . . . . .
        ";
        let unsure = ALIVE.replace('X', ".");
        let case = |after: &str| {
            Case::new(Color::Black, text)
                .punished("a")
                .owners(ALIVE, after)
        };
        let at = case(ALIVE).at('a');
        let by = Color::White;
        assert_eq!(case(&unsure).found(facts), [Fact::Ko { by, at }]);
        assert_eq!(case(ALIVE).found(facts), []);
    }
}

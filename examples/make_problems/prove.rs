//! What is proved of a group: one first move is best.

use jego::board::{Color, Point, PointSet};
use jego::reading::{Fate, Fates};

use crate::candidate::Group;
use crate::problem::Problem;
use crate::proof::OfGroup;
use crate::snapback;
use crate::solution::{self, Extent};
use jego::puzzle::Theme;

/// How many states a question may take.
const MOST: u64 = 60_000;

/// How much of it is in the tree.
const EXTENT: Extent = Extent {
    longest: 4,
    refuted: 5,
};

/// More stones of one color than of the other look like no game.
const MOST_ODDS: usize = 8;

/// The problems that a group is, for either side to play.
pub(crate) fn problems(group: &Group) -> Vec<Problem> {
    let stones = group.board.stones();
    if stones.black.len().abs_diff(stones.white.len()) > MOST_ODDS {
        return Vec::new();
    }
    let Ok(local) = group.enclosure.local(&group.board) else {
        return Vec::new();
    };
    let target: PointSet = [group.enclosure.target].into_iter().collect();
    let mut fates = Fates::new(&local, target, group.enclosure.defender, MOST);
    let sides = Color::BOTH.into_iter();
    sides
        .filter_map(|to_play| problem(group, &mut fates, to_play))
        .collect()
}

fn problem(group: &Group, fates: &mut Fates<'_>, to_play: Color) -> Option<Problem> {
    let defends = to_play == group.enclosure.defender;
    let idle = fates.after(to_play, &[None]).ok()??;
    let legal = fates.legal_moves(to_play, &[]);
    if legal.len() < 3 || is_obvious(group, to_play) {
        return None;
    }
    let mut moves: Vec<(Point, Fate)> = Vec::new();
    for point in legal.iter() {
        let fate = fates.after(to_play, &[Some(point)]).ok()??;
        moves.push((point, fate));
    }
    // The best first.
    moves.sort_by_key(|&(_, fate)| fate);
    if defends {
        moves.reverse();
    }
    let (&(right, best), &(_, second)) = (moves.first()?, moves.get(1)?);
    let better = |fate: Fate| if defends { best > fate } else { best < fate };
    if !better(idle) || !better(second) || is_blurred(best, second, defends) {
        return None;
    }
    let mut proof = OfGroup {
        fates,
        to_play,
        defends,
    };
    let points: Vec<Point> = moves.iter().map(|of| of.0).collect();
    let first = solution::first_moves(&mut proof, &points, EXTENT)?;
    let theme = theme(group, to_play, best, right);
    Some(Problem {
        board: group.board.clone(),
        to_play,
        target: theme.names_its_target().then_some(group.enclosure.target),
        theme,
        part: group.enclosure.part.iter().collect(),
        points: None,
        first,
    })
}

/// Whether a player would call the second best move right, too: a seki is life,
/// and one ko is much like another.
fn is_blurred(best: Fate, second: Fate, defends: bool) -> bool {
    let lives = |fate: Fate| fate >= Fate::Seki;
    (best.is_ko() && second.is_ko()) || (defends && lives(best) && lives(second))
}

/// Whether the stones are simply taken, or saved by taking what is in atari.
fn is_obvious(group: &Group, to_play: Color) -> bool {
    let target = group.enclosure.target;
    let attacks = to_play != group.enclosure.defender;
    attacks && group.board.liberties(target) == 1
}

fn theme(group: &Group, to_play: Color, best: Fate, right: Point) -> Theme {
    let (board, enclosure) = (&group.board, &group.enclosure);
    let defends = to_play == enclosure.defender;
    let inside = |color: Color| enclosure.part & board.stones()[color];
    let friends = enclosure.part.border(board.size()) & board.stones()[enclosure.defender];
    match best {
        Fate::KoForAttacker | Fate::KoForDefender => Theme::Ko,
        Fate::Seki => Theme::Seki,
        _ if snapback::victim(board, to_play, right).is_some() => Theme::Snapback,
        _ if is_race(group) => Theme::Race,
        _ if !friends.is_empty() && defends => Theme::Connect,
        _ if !friends.is_empty() => Theme::Cut,
        _ if !defends && inside(enclosure.defender).len() <= 5 => Theme::Capture,
        Fate::Dead => Theme::Kill,
        Fate::Alive => Theme::Live,
    }
}

/// Whether stones of the attacker beside the target would be taken if it did
/// not hurry.
fn is_race(group: &Group) -> bool {
    let (board, enclosure) = (&group.board, &group.enclosure);
    let attacker = enclosure.defender.other();
    let Ok(local) = enclosure.local(board) else {
        return false;
    };
    let chain = board.chain(enclosure.target);
    let rivals = enclosure.part & chain.border(board.size()) & board.stones()[attacker];
    let mut rivals = rivals.iter().filter(|&stone| board.chain_len(stone) >= 3);
    rivals.any(|stone| {
        let rival: PointSet = [stone].into_iter().collect();
        let mut fates = Fates::new(&local, rival, attacker, MOST);
        fates.after(enclosure.defender, &[]) == Ok(Some(Fate::Dead))
    })
}

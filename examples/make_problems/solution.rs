//! The tree of a problem: the right line against what can be tried, and the
//! refutations of what is wrong.

use jego::board::{Color, Point, PointSet};
use jego::reading::{Fate, Fates};

use crate::problem::{Reply, Verdict};

/// How many wrong first moves are refuted in the tree.
const WRONG: usize = 5;
/// How many answers to the right move are in it, and how many further on.
const ANSWERS: usize = 3;
const FURTHER: usize = 1;
/// Where more moves than this are right, the rest is easy.
const MANY: usize = 2;
/// How many moves a solver has to find at most.
const LONGEST: usize = 4;

/// The first moves of a problem; `moves` are all there are, the right one first.
pub(crate) fn first_moves(
    fates: &mut Fates<'_>,
    to_play: Color,
    defends: bool,
    moves: &[(Point, Fate)],
) -> Option<Vec<Reply>> {
    let ((right, best), wrong) = moves.split_first()?;
    let mut tree = Tree {
        fates,
        to_play,
        defends,
        best: *best,
    };
    let then = tree.answers(&[Some(*right)], LONGEST - 1, ANSWERS)?;
    let mut first = vec![Reply {
        point: *right,
        verdict: Verdict::Right,
        then,
    }];
    let mut wrong = wrong.to_vec();
    wrong.sort_by_key(|&(point, _)| distance(point, *right));
    for (point, fate) in wrong.into_iter().take(WRONG) {
        let refutation = tree.refutation(point, fate, *right)?;
        first.push(Reply {
            point,
            verdict: Verdict::Wrong,
            then: refutation.into_iter().collect(),
        });
    }
    Some(first)
}

struct Tree<'a, 'b> {
    fates: &'a mut Fates<'b>,
    to_play: Color,
    defends: bool,
    best: Fate,
}

impl Tree<'_, '_> {
    /// What can be tried after a right move so that one must answer it, and the
    /// answers. `None` where something was not proved.
    fn answers(&mut self, line: &[Option<Point>], left: usize, most: usize) -> Option<Vec<Reply>> {
        if left == 0 {
            return Some(Vec::new());
        }
        let mut tries: Vec<(Point, PointSet)> = Vec::new();
        for point in self.fates.legal_moves(self.to_play, line).iter() {
            let after = [line, &[Some(point)]].concat();
            let elsewhere = [after.as_slice(), &[None]].concat();
            if self.keeps(&elsewhere)? {
                continue;
            }
            let mut good = PointSet::EMPTY;
            for reply in self.fates.legal_moves(self.to_play, &after).iter() {
                if self.keeps(&[after.as_slice(), &[Some(reply)]].concat())? {
                    good.insert(reply);
                }
            }
            if !good.is_empty() {
                tries.push((point, good));
            }
        }
        tries.sort_by_key(|(_, good)| good.len());
        let mut replies = Vec::new();
        for (point, good) in tries.into_iter().take(most) {
            if good.len() > MANY {
                break;
            }
            let mut then = Vec::new();
            for right in good.iter() {
                let on = [line, &[Some(point), Some(right)]].concat();
                then.push(Reply {
                    point: right,
                    verdict: Verdict::Right,
                    then: self.answers(&on, left - 1, FURTHER)?,
                });
            }
            replies.push(Reply {
                point,
                verdict: Verdict::Answer,
                then,
            });
        }
        Some(replies)
    }

    /// Whether the side that solves still gets the best there is.
    fn keeps(&mut self, line: &[Option<Point>]) -> Option<bool> {
        let fate = self.fates.after(self.to_play, line).ok()?;
        Some(fate.is_some_and(|fate| {
            if self.defends {
                fate >= self.best
            } else {
                fate <= self.best
            }
        }))
    }

    /// The answer to a wrong move; none where nothing need be done.
    fn refutation(&mut self, wrong: Point, fate: Fate, right: Point) -> Option<Option<Reply>> {
        let line = [Some(wrong)];
        let mut found: Vec<Point> = Vec::new();
        for point in self.fates.legal_moves(self.to_play, &line).iter() {
            let after = self.fates.after(self.to_play, &[Some(wrong), Some(point)]);
            if after.ok()? == Some(fate) {
                found.push(point);
            }
        }
        found.sort_by_key(|&point| (distance(point, right), distance(point, wrong)));
        let answer = |point: &Point| Reply {
            point: *point,
            verdict: Verdict::Answer,
            then: Vec::new(),
        };
        Some(found.first().map(answer))
    }
}

fn distance(one: Point, other: Point) -> u8 {
    one.col.abs_diff(other.col) + one.row.abs_diff(other.row)
}

//! The tree of a problem: the right line against what can be tried, and the
//! refutations of what is wrong.

use jego::board::{Point, PointSet};

use crate::problem::{Reply, Verdict};
use crate::proof::Proof;

/// How many answers to the right move are in it, and how many further on.
const ANSWERS: usize = 3;
const FURTHER: usize = 1;
/// Where more moves than this are right, the rest is easy.
const MANY: usize = 2;
/// How much of what was proved is in the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    /// How many moves a solver has to find at most.
    pub(crate) longest: usize,
    /// How many wrong first moves are refuted, those first that lie nearest to the
    /// right one.
    pub(crate) refuted: usize,
}

/// The first moves of a problem; `moves` are all there are, the right one first.
pub(crate) fn first_moves(
    proof: &mut dyn Proof,
    moves: &[Point],
    Extent { longest, refuted }: Extent,
) -> Option<Vec<Reply>> {
    let (&right, wrong) = moves.split_first()?;
    let best = proof.outcome(&[Some(right)])??;
    let mut tree = Tree { proof, best };
    let then = tree.answers(&[Some(right)], longest - 1, ANSWERS)?;
    let mut first = vec![Reply {
        point: right,
        verdict: Verdict::Right,
        then,
    }];
    let mut wrong = wrong.to_vec();
    wrong.sort_by_key(|&point| distance(point, right));
    for point in wrong.into_iter().take(refuted) {
        let refutation = tree.refutation(point, right)?;
        first.push(Reply {
            point,
            verdict: Verdict::Wrong,
            then: refutation.into_iter().collect(),
        });
    }
    Some(first)
}

struct Tree<'a> {
    proof: &'a mut dyn Proof,
    best: i32,
}

impl Tree<'_> {
    /// What can be tried after a right move so that one must answer it, and the
    /// answers. `None` where something was not proved.
    fn answers(&mut self, line: &[Option<Point>], left: usize, most: usize) -> Option<Vec<Reply>> {
        if left == 0 {
            return Some(Vec::new());
        }
        let mut tries: Vec<(Point, PointSet)> = Vec::new();
        for point in self.proof.legal_moves(line).iter() {
            let after = [line, &[Some(point)]].concat();
            let elsewhere = [after.as_slice(), &[None]].concat();
            if self.keeps(&elsewhere)? {
                continue;
            }
            let mut good = PointSet::EMPTY;
            for reply in self.proof.legal_moves(&after).iter() {
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
        let outcome = self.proof.outcome(line)?;
        Some(outcome.is_some_and(|outcome| outcome >= self.best))
    }

    /// The answer to a wrong move; none where nothing need be done.
    fn refutation(&mut self, wrong: Point, right: Point) -> Option<Option<Reply>> {
        let line = [Some(wrong)];
        let worst = self.proof.outcome(&line)?;
        let mut found: Vec<Point> = Vec::new();
        for point in self.proof.legal_moves(&line).iter() {
            if self.proof.outcome(&[Some(wrong), Some(point)])? == worst {
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

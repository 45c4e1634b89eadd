//! Every kind of fact checked once more, slowly and in another way than it was
//! found.

use jego::board::{Color, Grid, Point, PointSet};
use jego::game::{Game as _, HalfPoints};
use jego::go::Move;
use jego::review::facts::{Capture, Fact, Mistake, Region};

use super::plain::{Plain, PlainStep, Points, set};

/// How far lines are followed.
const FURTHEST: usize = 10;

/// A mistake with its boards, worked out anew.
pub(super) struct Checker<'a> {
    of: &'a Mistake<'a>,
    by: Color,
    before: Plain,
    after: Plain,
    punishment: Vec<PlainStep>,
    better: Vec<PlainStep>,
}

/// Why a fact is not true.
type Verdict = Result<(), String>;

fn ensure(holds: bool, wrong: &str) -> Verdict {
    if holds { Ok(()) } else { Err(wrong.to_owned()) }
}

fn place(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(at) => Some(at),
        Move::Pass => None,
    }
}

fn lines_between(one: Point, two: Point) -> u8 {
    let cols = one.col.max(two.col) - one.col.min(two.col);
    let rows = one.row.max(two.row) - one.row.min(two.row);
    cols.max(rows)
}

fn first(points: &Points) -> Result<&Point, String> {
    points.first().ok_or_else(|| "no stones".to_owned())
}

impl<'a> Checker<'a> {
    pub(super) fn new(of: &'a Mistake<'a>) -> Self {
        let position = of.before.position();
        let by = position.to_play();
        let before = Plain::of(position.board());
        let mut after = before.clone();
        if let Move::Place(at) = of.played {
            after.play(by, at);
        }
        let cut = |line: &'a [Move]| &line[..line.len().min(FURTHEST)];
        let answer = of.report_after.visited().next();
        let line = answer.map_or(&[][..], |answer| cut(&answer.variation));
        Self {
            of,
            by,
            punishment: after.line(by.other(), line),
            better: before.line(by, cut(&of.better.variation)),
            before,
            after,
        }
    }

    /// Whether a fact is true.
    #[expect(clippy::too_many_lines, reason = "one match, a check for each fact")]
    pub(super) fn check(&self, fact: &Fact) -> Verdict {
        match *fact {
            Fact::Passed { by, points } => {
                ensure(by == self.by && self.of.played == Move::Pass, "no pass")?;
                self.is_cost(points)
            }
            Fact::FilledEye { by, at } => self.eye(by, at),
            Fact::IgnoredThreat {
                threat,
                owner,
                stones,
            } => self.threat(threat, owner, &set(&stones)),
            Fact::SelfAtari { owner, stones } => {
                let played = place(self.of.played).ok_or("a pass")?;
                ensure(self.after.chain(played) == set(&stones), "another chain")?;
                self.taken_at_once(owner, &set(&stones))
            }
            Fact::LeftInAtari {
                owner,
                stones,
                saved_by,
            } => self.left(owner, &set(&stones), saved_by),
            Fact::Loses { owner, stones, how } => self.loses(owner, &set(&stones), how),
            Fact::Misses {
                by,
                at,
                stones,
                how,
            } => self.misses(by, at, &set(&stones), how),
            Fact::LadderFails { owner, stones } => {
                let stone = *first(&set(&stones))?;
                ensure(self.after.liberties(stone).len() == 1, "not in atari")?;
                ensure(self.after.stone(stone) == Some(owner), "whose?")?;
                ensure(!self.after.is_caught(stone, owner), "the ladder works")
            }
            Fact::Dies { owner, stones } => {
                ensure(owner == self.by, "whose?")?;
                self.turns(owner, &stones, 1.0)
            }
            Fact::Lives { owner, stones } => {
                ensure(owner != self.by, "whose?")?;
                self.turns(owner, &stones, -1.0)
            }
            Fact::Seki { chains, saved } => {
                self.seki(&set(&chains[saved]), &set(&chains[saved.other()]))
            }
            Fact::Ko { by, at } => self.ko(by, at),
            Fact::Cut { by, at, parts } => {
                ensure(by != self.by, "who cuts?")?;
                let answer = self.punishment.first().and_then(|step| step.at);
                ensure(answer == Some(at), "not the answer")?;
                self.cut(&self.after, by, at, &parts)
            }
            Fact::MissedCut { by, at, parts } => {
                ensure(by == self.by, "who cuts?")?;
                ensure(place(self.of.better.mv) == Some(at), "not the better move")?;
                self.cut(&self.before, by, at, &parts)?;
                let [one, two] = parts.map(|part| set(&part));
                let step = self.punishment.first().ok_or("no answer")?;
                let joined = step.after.chain(*first(&one)?);
                ensure(joined.contains(first(&two)?), "not connected")
            }
            Fact::Dame { by, at } => self.dame(by, at),
            Fact::OwnTerritory { by, at } => self.is_settled(by, by, at),
            Fact::Hopeless { by, at } => self.is_settled(by, by.other(), at),
            Fact::Territory {
                region,
                from,
                points,
            } => self.territory(region, from, points),
            Fact::Larger { at, points } => {
                let played = place(self.of.played).ok_or("a pass")?;
                ensure(lines_between(played, at) >= 4, "near")?;
                ensure(place(self.of.better.mv) == Some(at), "not the better move")?;
                self.is_cost(points)
            }
            Fact::Better { at, points } => {
                ensure(place(self.of.better.mv) == Some(at), "not the better move")?;
                self.is_cost(points)
            }
            Fact::Unanswered { by, at, elsewhere } => {
                ensure(by != self.by, "who?")?;
                ensure(place(self.of.played) == Some(at), "another move")?;
                let answer = self.punishment.first().and_then(|step| step.at);
                ensure(answer == Some(elsewhere), "another answer")?;
                ensure(lines_between(at, elsewhere) >= 4, "an answer nearby")?;
                ensure(self.of.loss >= 1.0, "nothing was lost by it")
            }
            Fact::KeepsSente { by, at, answer } => self.sente(by, at, answer),
        }
    }

    /// Whether this is what the move cost, by the values of the two reports.
    fn is_cost(&self, points: HalfPoints) -> Verdict {
        let told = points.halves() as f32 / 2.0;
        let (best, after) = (self.of.better, self.of.report_after);
        let cost = best.lead(self.by) - after.lead(self.by);
        ensure((told - self.of.loss).abs() <= 0.51, "not the loss")?;
        ensure((told - cost).abs() <= 0.51, &format!("it cost {cost}"))
    }

    fn eye(&self, by: Color, at: Point) -> Verdict {
        ensure(by == self.by && place(self.of.played) == Some(at), "who?")?;
        let own = |near: &Point| self.before.stone(*near) == Some(by);
        ensure(self.before.beside(at).iter().all(own), "not enclosed")?;
        let corners = self.before.corners(at);
        let enemies = corners
            .iter()
            .filter(|&&corner| self.before.stone(corner) == Some(by.other()));
        let most = usize::from(corners.len() == 4);
        ensure(enemies.count() <= most, "a false eye")
    }

    fn threat(&self, threat: Point, owner: Color, stones: &Points) -> Verdict {
        ensure(owner == self.by, "whose?")?;
        let last = self.of.before.last_move();
        let is_last = last == Some((owner.other(), Move::Place(threat)));
        ensure(is_last, "not the last move")?;
        let stood = stones
            .iter()
            .all(|&stone| self.before.stone(stone) == Some(owner));
        ensure(stood, "the stones did not stand")?;
        // It touches the stones or one of their liberties.
        let near = self.before.beside(threat).iter().any(|&near| {
            let liberty = self.before.stone(near).is_none();
            let beside = self.before.beside(near);
            stones.contains(&near) || (liberty && beside.iter().any(|at| stones.contains(at)))
        });
        ensure(near, "far from the threat")?;
        if let Move::Place(played) = self.of.played {
            let touches = |near: &Point| stones.contains(near);
            let away = !self.before.beside(played).iter().any(touches);
            ensure(away, "the move touches the stones")?;
        }
        let lost = lost(&self.after, &self.punishment, owner.other());
        let point_set: PointSet = stones.iter().copied().collect();
        ensure(
            stones.is_subset(&lost) || self.turns(owner, &point_set, 1.0).is_ok(),
            "not lost",
        )
    }

    /// Whether one move takes a chain that has one liberty.
    fn taken_at_once(&self, owner: Color, stones: &Points) -> Verdict {
        let stone = *first(stones)?;
        ensure(self.after.stone(stone) == Some(owner), "whose?")?;
        ensure(self.after.chain(stone) == *stones, "no chain")?;
        let liberties = self.after.liberties(stone);
        ensure(liberties.len() == 1, "not in atari")?;
        let mut board = self.after.clone();
        let captured = board.play(owner.other(), *first(&liberties)?);
        let takes = captured.is_some_and(|captured| stones.is_subset(&captured));
        ensure(takes, "cannot be taken")
    }

    fn left(&self, owner: Color, stones: &Points, saved_by: Option<Point>) -> Verdict {
        let stone = *first(stones)?;
        ensure(owner == self.by, "whose?")?;
        ensure(self.before.chain(stone) == *stones, "no chain before")?;
        ensure(self.before.liberties(stone).len() == 1, "no atari before")?;
        self.taken_at_once(owner, stones)?;
        let Some(at) = saved_by else {
            return Ok(());
        };
        ensure(place(self.of.better.mv) == Some(at), "not the better move")?;
        let saved = self.before.after(owner, at).ok_or("illegal")?;
        ensure(saved.stone(stone) == Some(owner), "not saved")?;
        ensure(
            !saved.is_caught(stone, owner.other()),
            "caught all the same",
        )
    }

    fn loses(&self, owner: Color, stones: &Points, how: Capture) -> Verdict {
        ensure(owner == self.by, "whose?")?;
        let line = match how {
            Capture::AtOnce => &self.punishment[..self.punishment.len().min(1)],
            Capture::InLine => &self.punishment[..],
            Capture::InLadder => {
                let stone = *first(stones)?;
                ensure(self.after.chain(stone) == *stones, "no chain")?;
                return ensure(self.after.is_caught(stone, owner.other()), "it escapes");
            }
        };
        let lost_here = lost(&self.after, line, owner.other());
        ensure(stones.is_subset(&lost_here), "not captured")?;
        let anyway = lost(&self.before, &self.better, owner.other());
        ensure(stones.is_disjoint(&anyway), "lost anyway")
    }

    fn misses(&self, by: Color, at: Point, stones: &Points, how: Capture) -> Verdict {
        ensure(by == self.by, "who?")?;
        ensure(place(self.of.better.mv) == Some(at), "not the better move")?;
        let owner = by.other();
        let still = self.after.stones(owner);
        ensure(stones.is_subset(&still), "the move took them, too")?;
        let line = match how {
            Capture::AtOnce => &self.better[..self.better.len().min(1)],
            Capture::InLine => &self.better[..],
            Capture::InLadder => {
                let stone = *first(stones)?;
                ensure(self.before.chain(stone) == *stones, "no chain")?;
                let after = self.before.after(by, at).ok_or("illegal")?;
                return ensure(after.is_caught(stone, owner), "it escapes");
            }
        };
        let won = lost(&self.before, line, by);
        ensure(stones.is_subset(&won), "not captured")?;
        let anyway = lost(&self.after, &self.punishment, by);
        ensure(stones.is_disjoint(&anyway), "won anyway")
    }

    fn maps(&self) -> Result<[&Grid<f32>; 2], String> {
        let before = self.of.report_before.ownership.as_ref();
        let after = self.of.report_after.ownership.as_ref();
        before
            .zip(after)
            .map(|(before, after)| [before, after])
            .ok_or_else(|| "no maps".to_owned())
    }

    /// Whether stones go from certainly owned (or lost) to the contrary.
    fn turns(&self, owner: Color, stones: &PointSet, sign: f32) -> Verdict {
        let [before, after] = self.maps()?;
        let side = if owner == Color::Black { sign } else { -sign };
        let mut sums = [0.0; 2];
        for stone in stones.iter() {
            ensure(self.before.stone(stone) == Some(owner), "whose?")?;
            ensure(self.after.stone(stone) == Some(owner), "gone already")?;
            sums[0] += side * before[stone];
            sums[1] += side * after[stone];
        }
        let number = stones.len() as f32;
        ensure(sums[0] / number >= 0.499, "not so before")?;
        ensure(sums[1] / number <= -0.499, "not so after")
    }

    /// Whether two chains hold each other on some board of the line.
    fn seki(&self, one: &Points, two: &Points) -> Verdict {
        let boards = self.punishment.iter().map(|step| &step.after);
        let mut boards = std::iter::once(&self.after).chain(boards);
        let holds = |board: &Plain| {
            let (Some(&first), Some(&second)) = (one.first(), two.first()) else {
                return false;
            };
            if board.chain(first) != *one || board.chain(second) != *two {
                return false;
            }
            let (liberties, others) = (board.liberties(first), board.liberties(second));
            // Whoever plays beside the other's chain can be captured at once, or may
            // not even play there.
            let is_bad = |color: Color, at: &Point| {
                let after = board.after(color, *at);
                after.is_none_or(|after| after.liberties(*at).len() == 1)
            };
            let (Some(color), Some(other)) = (board.stone(first), board.stone(second)) else {
                return false;
            };
            !liberties.is_disjoint(&others)
                && liberties.iter().all(|at| is_bad(other, at))
                && others.iter().all(|at| is_bad(color, at))
        };
        ensure(boards.any(holds), "no seki")
    }

    fn ko(&self, by: Color, at: Point) -> Verdict {
        let mut steps = self.punishment.iter();
        let step = steps
            .find(|step| step.by == by && step.at == Some(at))
            .ok_or("not in the line")?;
        ensure(step.captured.len() == 1, "not one stone")?;
        let mut back = step.after.clone();
        let retaken = back.play(by.other(), *first(&step.captured)?);
        ensure(retaken == Some(Points::from([at])), "cannot be taken back")?;
        ensure(back == step.before, "no ko")
    }

    fn cut(&self, board: &Plain, by: Color, at: Point, parts: &[PointSet; 2]) -> Verdict {
        let owner = by.other();
        let [one, two] = parts.map(|part| set(&part));
        let (first, second) = (*first(&one)?, *first(&two)?);
        ensure(
            board.chain(first) == one && board.chain(second) == two,
            "no chains",
        )?;
        let joined = board.after(owner, at).ok_or("could not be joined")?;
        ensure(joined.chain(first).contains(&second), "does not join them")?;
        let cut = board.after(by, at).ok_or("illegal")?;
        ensure(!cut.is_caught(at, owner), "the stone is captured")?;
        ensure(!cut.reached(first).contains(&second), "another way round")?;
        // No single stone joins them.
        let joins = |at: Point| {
            let after = cut.after(owner, at);
            after.is_some_and(|after| after.chain(first).contains(&second))
        };
        ensure(!cut.points().any(joins), "joined all the same")
    }

    fn dame(&self, by: Color, at: Point) -> Verdict {
        ensure(by == self.by && place(self.of.played) == Some(at), "who?")?;
        let [before, after] = self.maps()?;
        for color in Color::BOTH {
            let touches = |near: &Point| self.before.stone(*near) == Some(color);
            ensure(
                self.before.beside(at).iter().any(touches),
                "touches one side only",
            )?;
        }
        // From the point outward, until stones end the way.
        let gap = self.before.chain(at);
        for &point in &gap {
            ensure(before[point].abs() < 0.51, "takes territory")?;
            for near in self.before.beside(point) {
                let Some(color) = self.before.stone(near) else {
                    continue;
                };
                let sign = if color == Color::Black { 1.0 } else { -1.0 };
                let safe = sign * before[near] > 0.84 && sign * after[near] > 0.84;
                ensure(safe, "a stone in doubt")?;
                ensure(self.after.liberties(near).len() > 1, "an atari")?;
            }
        }
        let lost = self.after.stones(by.other()).len();
        ensure(lost == self.before.stones(by.other()).len(), "a capture")
    }

    /// Whether everything about a point is one side's.
    fn is_settled(&self, by: Color, owner: Color, at: Point) -> Verdict {
        ensure(by == self.by && place(self.of.played) == Some(at), "who?")?;
        let [before, after] = self.maps()?;
        let sign = if owner == Color::Black { 1.0 } else { -1.0 };
        let mut around = self.before.beside(at);
        around.push(at);
        let settled = around.iter().all(|&near| sign * before[near] > 0.84);
        ensure(settled, "not settled")?;
        ensure(owner == by || sign * after[at] > 0.84, "it lives")
    }

    fn territory(&self, region: Region, from: Color, points: HalfPoints) -> Verdict {
        ensure(from == self.by, "whose?")?;
        let [before, after] = self.maps()?;
        let lines = before.size().lines();
        let mut sums = [[0.0_f32; 3]; 3];
        for (at, &was) in before.iter() {
            let part = |line: u8| match (line < lines / 3, lines - 1 - line < lines / 3) {
                (true, _) => 0,
                (_, true) => 2,
                _ => 1,
            };
            let lost = was - after[at];
            let lost = if from == Color::Black { lost } else { -lost };
            sums[part(at.row)][part(at.col)] += lost;
        }
        let (row, col) = match region {
            Region::UpperLeft => (0, 0),
            Region::Upper => (0, 1),
            Region::UpperRight => (0, 2),
            Region::Left => (1, 0),
            Region::Center => (1, 1),
            Region::Right => (1, 2),
            Region::LowerLeft => (2, 0),
            Region::Lower => (2, 1),
            Region::LowerRight => (2, 2),
        };
        let told = points.halves() as f32 / 2.0;
        ensure((sums[row][col] - told).abs() <= 0.51, "another sum")?;
        let most = sums.iter().flatten().copied().fold(0.0, f32::max);
        ensure(most <= told + 0.51, "more elsewhere")
    }

    fn sente(&self, by: Color, at: Point, answer: Point) -> Verdict {
        ensure(by == self.by, "who?")?;
        let line: Vec<Option<Point>> = self.better.iter().map(|step| step.at).collect();
        let [one, two, Some(three), ..] = line[..] else {
            return Err("too short a line".to_owned());
        };
        ensure(one == Some(at) && two == Some(answer), "another line")?;
        ensure(lines_between(at, answer) <= 3, "no answer")?;
        let away = lines_between(three, at) >= 4 && lines_between(three, answer) >= 4;
        ensure(away, "goes on there")
    }
}

/// The stones of a board that a side takes in a line.
fn lost(board: &Plain, line: &[PlainStep], by: Color) -> Points {
    let mut standing = board.stones(by.other());
    let mut lost = Points::new();
    for step in line.iter().filter(|step| step.by == by) {
        lost.extend(step.captured.intersection(&standing));
        standing = standing.difference(&step.captured).copied().collect();
    }
    lost
}

//! Which position is looked at next.

use super::{Analyst, Depth, Loss, Reviewed};
use crate::ai::{Candidate, Report};
use crate::board::Color;

/// How many positions are evaluated together without a search.
const RAW_TOGETHER: usize = 8;
/// How many positions in a row are searched by one thread: each begins with what
/// the search of the one before found out about it.
const SHALLOW_TOGETHER: usize = 12;

/// A smaller loss is not looked at thoroughly, in points.
const THOROUGH_FROM: f32 = 1.0;
/// How many points less a move may be worth to be as good as the best.
const ABOUT_AS_GOOD: f32 = 0.5;
/// The same in win rate, where nobody says who leads by how much.
const ABOUT_AS_LIKELY: f32 = 0.02;

/// Positions to look at, in the order of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Work {
    pub(super) depth: Depth,
    pub(super) positions: Vec<usize>,
}

/// What a thread that has nothing to do does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// This.
    Work(Work),
    /// Reads what people would have played, now that every move was searched: told
    /// once, and more exactly at the end.
    People,
    /// Waits for what others find.
    Wait,
    /// Nothing more is to come.
    Done,
}

/// Which moves are looked at more closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Those that have cost something.
    Costly,
    /// First those, and then the others: a few visits overlook much.
    All,
}

/// What a line consists of and what is known of it; hands out work.
#[derive(Debug)]
pub(super) struct Schedule<M> {
    /// The move that led to each position.
    moves: Vec<Option<(Color, M)>>,
    positions: Vec<Reviewed<M>>,
    /// Groups of positions for the first two passes that nobody has taken yet.
    groups: [Vec<Work>; 2],
    /// The passes that only look at what matters.
    closer: [Closer; 2],
    scope: Scope,
    /// From which loss on a move has cost something.
    costs_from: (f32, f32),
    /// Groups that someone is at.
    under_way: usize,
    /// Whether someone reads what people would have played.
    people_read: bool,
}

/// A pass that only looks at what matters.
#[derive(Debug)]
struct Closer {
    depth: Depth,
    /// How many moves may still be looked at.
    left: usize,
    /// Positions that someone has taken, or that were looked at before.
    taken: Vec<bool>,
}

impl Closer {
    /// So many moves are looked at, less those that were; but for each that is new
    /// since then there is one.
    fn new<M: Copy + PartialEq>(depth: Depth, most: usize, positions: &[Reviewed<M>]) -> Self {
        let taken: Vec<bool> = positions.iter().map(|of| of.has(depth)).collect();
        let done = taken.windows(2).filter(|both| both[0] && both[1]).count();
        let new = positions
            .iter()
            .filter(|of| !of.has(Depth::Shallow))
            .count();
        Self {
            depth,
            left: most.saturating_sub(done).max(new.min(most)),
            taken,
        }
    }

    /// Whether a position before or after a move was not looked at.
    fn is_open(&self, index: usize) -> bool {
        !self.taken[index - 1] || !self.taken[index]
    }

    /// Takes the positions before and after a move.
    fn take(&mut self, index: usize) -> Work {
        self.left -= 1;
        let positions = [index - 1, index];
        let positions: Vec<usize> = positions
            .into_iter()
            .filter(|&at| !self.taken[at])
            .collect();
        for &at in &positions {
            self.taken[at] = true;
        }
        Work {
            depth: self.depth,
            positions,
        }
    }
}

impl<M: Copy + PartialEq> Schedule<M> {
    /// A line with what is known of it. So many moves are looked at closely, and so
    /// many thoroughly.
    pub(super) fn new(
        moves: Vec<Option<(Color, M)>>,
        positions: Vec<Reviewed<M>>,
        [deep_moves, thorough_moves]: [usize; 2],
        (scope, costs_from): (Scope, (f32, f32)),
    ) -> Self {
        let lacking = |depth: Depth| {
            let all = positions.iter().enumerate();
            all.filter(move |(_, of)| !of.has(depth))
                .map(|(index, _)| index)
                .collect::<Vec<_>>()
        };
        let groups = |depth, positions: Vec<usize>, together| {
            let same = |one: &usize, two: &usize| one / together == two / together;
            let groups = positions.chunk_by(same).map(|group| Work {
                depth,
                positions: group.to_vec(),
            });
            groups.collect::<Vec<_>>()
        };
        Self {
            groups: [
                groups(Depth::Raw, lacking(Depth::Raw), RAW_TOGETHER),
                groups(Depth::Shallow, lacking(Depth::Shallow), SHALLOW_TOGETHER),
            ],
            closer: [
                Closer::new(Depth::Deep, deep_moves, &positions),
                Closer::new(Depth::Thorough, thorough_moves, &positions),
            ],
            moves,
            positions,
            scope,
            costs_from,
            under_way: 0,
            people_read: false,
        }
    }

    /// What to do next, with someone looking at the position `focus`.
    pub(super) fn next(&mut self, focus: usize) -> Next {
        let group = self
            .next_group(Depth::Raw, focus)
            .or_else(|| self.next_group(Depth::Shallow, focus));
        if group.is_none() && self.is_time_for_people() {
            self.people_read = true;
            self.under_way += 1;
            return Next::People;
        }
        match group.or_else(|| self.deepest_need(focus)) {
            Some(work) => {
                self.under_way += 1;
                Next::Work(work)
            }
            None if self.under_way > 0 => Next::Wait,
            None => Next::Done,
        }
    }

    /// Whether every position was searched, more is to be searched, and nobody has
    /// read what people would have played.
    fn is_time_for_people(&self) -> bool {
        let searched = |of: &Reviewed<M>| of.has(Depth::Shallow);
        !self.people_read
            && self.positions.iter().all(searched)
            && (1..self.positions.len()).any(|index| self.closer[0].is_open(index))
    }

    /// What is left of the first pass.
    pub(super) fn next_raw(&mut self, focus: usize) -> Next {
        match self.next_group(Depth::Raw, focus) {
            Some(work) => {
                self.under_way += 1;
                Next::Work(work)
            }
            None => Next::Done,
        }
    }

    /// The nearest group of one of the first two passes.
    fn next_group(&mut self, depth: Depth, focus: usize) -> Option<Work> {
        let groups = self.groups.get_mut(depth.index())?;
        let nearest = groups
            .iter()
            .enumerate()
            .min_by_key(|(_, work)| distance(work, focus));
        let (place, _) = nearest?;
        Some(groups.remove(place))
    }

    /// The positions before and after the move that most needs a closer look.
    fn deepest_need(&mut self, focus: usize) -> Option<Work> {
        let chosen = self.closer.iter().enumerate().find_map(|(pass, closer)| {
            let need = |index: usize| {
                let need = self.need_of(closer.depth, index)?;
                // What someone looks at comes first.
                let near = index.abs_diff(focus) <= 1;
                closer.is_open(index).then_some((near, need))
            };
            let (index, _) = (1..self.positions.len())
                .filter(|_| closer.left > 0)
                .filter_map(|index| Some((index, need(index)?)))
                .max_by(|(_, one), (_, two)| one.0.cmp(&two.0).then(one.1.total_cmp(&two.1)))?;
            Some((pass, index))
        });
        let (pass, index) = chosen?;
        Some(self.closer[pass].take(index))
    }

    /// How much a move needs a look of this depth; `None` if it does not.
    fn need_of(&self, depth: Depth, index: usize) -> Option<f32> {
        match depth {
            Depth::Thorough => self.doubt(index),
            Depth::Raw | Depth::Shallow | Depth::Deep => self.need(index),
        }
    }

    /// By how many points two passes differ about a move; `None` if it is no mistake
    /// by either of them. What they agree on, more visits change least.
    fn doubt(&self, index: usize) -> Option<f32> {
        let (by, mv) = self.moves[index]?;
        let both = [&self.positions[index - 1], &self.positions[index]];
        let loss = |depth| Loss::at(depth, both, by, mv);
        let (shallow, deep) = (loss(Depth::Shallow)?, loss(Depth::Deep)?);
        let doubt = (shallow.points - deep.points).abs();
        let counts = shallow.points.max(deep.points) >= THOROUGH_FROM;
        counts.then_some(doubt)
    }

    /// How much a move needs a closer look: the more it seems to have cost, the more.
    /// `None` if it does not.
    fn need(&self, index: usize) -> Option<f32> {
        let loss = self.loss(index)?;
        let needs = self.scope == Scope::All || self.is_costly(index);
        needs.then_some(loss.points.min(50.0) + 40.0 * loss.win)
    }

    /// Whether a move has cost something.
    fn is_costly(&self, index: usize) -> bool {
        let (points, win) = self.costs_from;
        let costs = |loss: Loss| loss.points >= points || loss.win >= win;
        self.loss(index).is_some_and(costs)
    }

    fn loss(&self, index: usize) -> Option<Loss> {
        let (by, mv) = self.moves[index]?;
        Loss::of(&self.positions[index - 1], &self.positions[index], by, mv)
    }

    /// The moves that cost something, with those that were about as good as the best
    /// in their place.
    pub(super) fn better_moves(&self) -> Vec<(usize, Vec<M>)> {
        let mistakes = (1..self.positions.len()).filter(|&index| self.is_costly(index));
        let better = mistakes.filter_map(|index| {
            let (by, played) = self.moves[index]?;
            let before = &self.positions[index - 1];
            let report = before.deepest()?;
            let best = report.visited().next()?;
            let as_good = |of: &Candidate<M>| match before.tells_leads() {
                true => best.lead(by) - of.lead(by) <= ABOUT_AS_GOOD,
                false => best.win(by) - of.win(by) <= ABOUT_AS_LIKELY,
            };
            let good = report.visited().filter(|of| {
                of.mv != played && of.visits.saturating_mul(5) >= best.visits && as_good(of)
            });
            Some((index, good.map(|of| of.mv).collect()))
        });
        better.collect()
    }

    /// Takes note of what was found about a position.
    pub(super) fn add(
        &mut self,
        index: usize,
        analyst: Analyst,
        depth: Depth,
        report: Report<M>,
        is_over: bool,
    ) {
        let played = self.played(index);
        if let Some(position) = self.positions.get_mut(index) {
            position.add_by(analyst, depth, report, played, is_over);
        }
    }

    /// The move that was played in a position.
    pub(super) fn played(&self, index: usize) -> Option<M> {
        let (_, mv) = self.moves.get(index + 1).copied().flatten()?;
        Some(mv)
    }

    /// What is known of a position.
    pub(super) fn position(&self, index: usize) -> Option<&Reviewed<M>> {
        self.positions.get(index)
    }

    /// A group is finished, or was given up.
    pub(super) const fn finish(&mut self) {
        self.under_way -= 1;
    }

    /// How many positions each pass has behind it, and of how many.
    pub(super) fn progress(&self) -> [(usize, usize); Depth::COUNT] {
        let all = self.positions.len();
        let reached = |depth: Depth| self.positions.iter().filter(|of| of.has(depth)).count();
        let closer = |closer: &Closer| {
            let done = reached(closer.depth);
            let open = (1..all).filter(|&index| {
                self.need_of(closer.depth, index).is_some() && closer.is_open(index)
            });
            (done, done + 2 * open.count().min(closer.left))
        };
        let [deep, thorough] = self.closer.each_ref().map(closer);
        [
            (reached(Depth::Raw), all),
            (reached(Depth::Shallow), all),
            deep,
            thorough,
        ]
    }
}

/// How far a group is from a position.
fn distance(work: &Work, focus: usize) -> usize {
    let far = work.positions.iter().map(|at| at.abs_diff(focus));
    far.min().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(to_play: Color, black_lead: f32, best: Option<f32>) -> Report<u8> {
        let candidate = |black_lead| Candidate {
            mv: 1,
            visits: 40,
            black_win: 0.5,
            black_lead,
            win_error: 0.0,
            prior: 0.5,
            variation: vec![1],
        };
        Report {
            to_play,
            visits: 50,
            black_win: 0.5,
            black_lead,
            candidates: best.map(candidate).into_iter().collect(),
            ownership: None,
        }
    }

    /// A move of Black that lost so many points by each of three passes.
    fn schedule(losses: [f32; 3]) -> Schedule<u8> {
        let depths = [Depth::Raw, Depth::Shallow, Depth::Deep];
        let [mut before, mut after] = [Reviewed::default(), Reviewed::default()];
        for (depth, loss) in depths.into_iter().zip(losses) {
            before.add(depth, report(Color::Black, 0.0, Some(0.0)), Some(2), false);
            after.add(depth, report(Color::White, -loss, None), None, false);
        }
        let moves = vec![None, Some((Color::Black, 2))];
        Schedule::new(
            moves,
            vec![before, after],
            [5, 5],
            (Scope::Costly, (1.0, 0.1)),
        )
    }

    #[test]
    fn what_people_would_have_played_is_read_once_when_every_move_was_searched() {
        let [mut before, mut after] = [Reviewed::default(), Reviewed::default()];
        let candidate = Some(0.0);
        before.add(
            Depth::Raw,
            report(Color::Black, 0.0, candidate),
            Some(2),
            false,
        );
        after.add(Depth::Raw, report(Color::White, -5.0, None), None, false);
        before.add(
            Depth::Shallow,
            report(Color::Black, 0.0, candidate),
            Some(2),
            false,
        );
        let moves = vec![None, Some((Color::Black, 2))];
        let mut schedule = Schedule::new(
            moves,
            vec![before, after],
            [5, 5],
            (Scope::Costly, (1.0, 0.1)),
        );
        let search = |depth, positions: &[usize]| {
            Next::Work(Work {
                depth,
                positions: positions.to_vec(),
            })
        };
        assert_eq!(schedule.next(0), search(Depth::Shallow, &[1]));
        let found = report(Color::White, -5.0, None);
        schedule.add(1, Analyst::Jego, Depth::Shallow, found, false);
        schedule.finish();
        assert_eq!(schedule.next(0), Next::People);
        // Others go on meanwhile.
        assert_eq!(schedule.next(0), search(Depth::Deep, &[0, 1]));
        schedule.finish();
        schedule.finish();
        assert_eq!(schedule.next(0), Next::Done);
    }

    #[test]
    fn mistakes_are_looked_at_thoroughly_and_what_is_doubtful_first() {
        let thorough = Work {
            depth: Depth::Thorough,
            positions: vec![0, 1],
        };
        let mut mistake = schedule([0.0, 5.0, 2.0]);
        assert_eq!(mistake.next(0), Next::Work(thorough));
        assert_eq!(mistake.next(0), Next::Wait);
        mistake.finish();
        assert_eq!(mistake.next(0), Next::Done);
        let mut small = schedule([0.0, 0.8, 0.2]);
        assert_eq!(small.next(0), Next::Done);
        let doubt = |losses| schedule(losses).doubt(1);
        assert!(doubt([0.0, 5.0, 2.0]) > doubt([0.0, 9.0, 8.0]));
    }

    /// A review that was finished and kept is not gone on with when it is opened.
    #[test]
    fn so_many_moves_are_looked_at_and_no_more_the_next_time() {
        let searched = |depth: Depth| {
            let mut of = Reviewed::default();
            for at in [Depth::Raw, Depth::Shallow, Depth::Deep] {
                if at <= depth {
                    of.add(at, report(Color::Black, 0.0, None), None, false);
                }
            }
            of
        };
        let (deep, shallow, raw) = (Depth::Deep, Depth::Shallow, Depth::Raw);
        let left = |depths: [Depth; 5]| Closer::new(deep, 2, &depths.map(searched)).left;
        assert_eq!(left([shallow; 5]), 2);
        assert_eq!(left([deep, deep, shallow, shallow, shallow]), 1);
        assert_eq!(left([deep, deep, deep, shallow, shallow]), 0);
        // A branch that is new has its own.
        assert_eq!(left([deep, deep, deep, deep, raw]), 1);
    }
}

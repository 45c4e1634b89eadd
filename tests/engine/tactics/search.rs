//! Every way of playing in the unsettled part of a board, and who can force
//! what: slow and obvious.
//!
//! All positions that can arise are written down once, each with those that it
//! comes from. Then what one side can force is worked out backwards: it has
//! come about where it is to be seen on the board, and a position forces it
//! where one move of that side leads to such a position, or all moves of the
//! other side do. What goes round for ever never comes to anything, and so
//! needs no rule of its own.

use std::collections::{HashMap, VecDeque};

use jego::board::{Color, Point, PointSet};
use jego::game::Key;
use jego::go::{Board, unconditional_life};

/// The most positions a problem may have.
const MOST: usize = 100_000;

/// Who has ko threats elsewhere, as many as it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threats {
    Nobody,
    Of(Color),
}

/// What one side tries to force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The attacker takes one of the targets.
    Capture,
    /// The defender makes all of them live for good.
    TwoEyes,
}

/// What is at stake, and where it may be played for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake {
    /// Stones of the defender, one of each chain.
    pub(crate) targets: PointSet,
    pub(crate) defender: Color,
    /// The points that are not settled.
    pub(crate) region: PointSet,
    pub(crate) threats: Threats,
    pub(crate) aim: Aim,
}

impl Stake {
    /// The side whose aim it is.
    fn side(&self) -> Color {
        match self.aim {
            Aim::Capture => self.defender.other(),
            Aim::TwoEyes => self.defender,
        }
    }

    /// What has become of the targets.
    fn fate(&self, board: &Board) -> Fate {
        if !self.targets.is_subset(&board.stones()[self.defender]) {
            return Fate::Taken;
        }
        let alive = unconditional_life(board, self.defender).stones;
        if self.targets.is_subset(&alive) {
            return Fate::Alive;
        }
        Fate::Open
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Taken,
    Alive,
    Open,
}

/// The points of a board that nobody holds whatever happens.
pub(crate) fn unsettled(board: &Board) -> PointSet {
    let settled = Color::BOTH.map(|color| {
        let held = unconditional_life(board, color);
        held.stones | held.territory
    });
    PointSet::all(board.size()) - settled[0] - settled[1]
}

/// A move and the position it leads to; no point is a pass.
type Way = (Option<Point>, u32);

/// What can be forced in every position that can arise.
pub(crate) struct Solved {
    /// The first of them is the problem.
    forced: Vec<bool>,
    first: Vec<Way>,
    begins: Side,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Forcing,
    Hindering,
}

impl Solved {
    /// Whether the aim is reached against every defence.
    pub(crate) fn is_forced(&self) -> bool {
        self.forced.first() == Some(&true)
    }

    /// The first moves after which the side to play gets what it wants: the
    /// aim, or that it is never reached. No point is a pass.
    pub(crate) fn good(&self) -> Vec<Option<Point>> {
        let wanted = self.begins == Side::Forcing;
        let good = |way: &&Way| self.forced[way.1 as usize] == wanted;
        self.first.iter().filter(good).map(|way| way.0).collect()
    }
}

/// Tries everything; `None` where there is too much of it.
pub(crate) fn solve(board: &Board, to_play: Color, stake: &Stake) -> Option<Solved> {
    let mut graph = Graph {
        stake: *stake,
        known: HashMap::new(),
        nodes: Vec::new(),
        open: VecDeque::new(),
    };
    graph.meet(board.clone(), to_play, None);
    let mut first = Vec::new();
    while let Some((index, board, ko)) = graph.open.pop_front() {
        let ways = graph.grow(index, &board, ko);
        if index == 0 {
            first = ways;
        }
        if graph.nodes.len() > MOST {
            return None;
        }
    }
    graph.work_back();
    Some(Solved {
        forced: graph.nodes.iter().map(|node| node.forced).collect(),
        first,
        begins: if to_play == stake.side() {
            Side::Forcing
        } else {
            Side::Hindering
        },
    })
}

struct Node {
    to_play: Color,
    comes_from: Vec<u32>,
    ways_on: usize,
    forced: bool,
}

/// A position is told by its board, whose turn it is and where a ko may not be
/// taken back.
type Id = (Key, Color, Option<Point>);

struct Graph {
    stake: Stake,
    known: HashMap<Id, u32>,
    nodes: Vec<Node>,
    open: VecDeque<(u32, Board, Option<Point>)>,
}

impl Graph {
    /// The number of a position, be it new or met before.
    fn meet(&mut self, board: Board, to_play: Color, ko: Option<Point>) -> u32 {
        let fresh = self.nodes.len() as u32;
        let id = (board.key(), to_play, ko);
        let index = *self.known.entry(id).or_insert(fresh);
        if index < fresh {
            return index;
        }
        let fate = self.stake.fate(&board);
        let reached = match self.stake.aim {
            Aim::Capture => Fate::Taken,
            Aim::TwoEyes => Fate::Alive,
        };
        self.nodes.push(Node {
            to_play,
            comes_from: Vec::new(),
            ways_on: 0,
            forced: fate == reached,
        });
        if fate == Fate::Open {
            self.open.push_back((index, board, ko));
        }
        index
    }

    /// Writes down what can be played in a position, the pass included. A pass
    /// stands for any stone elsewhere and makes a ko right again.
    fn grow(&mut self, from: u32, board: &Board, ko: Option<Point>) -> Vec<Way> {
        let by = self.nodes[from as usize].to_play;
        let mut ways = Vec::new();
        for point in (self.stake.region & board.empty_points()).iter() {
            if ko == Some(point) || board.effect(by, point).suicide {
                continue;
            }
            let mut after = board.clone();
            let lifted = after.play(by, point);
            let ko = self.ko_after(&after, by, point, lifted);
            ways.push((Some(point), self.meet(after, by.other(), ko)));
        }
        ways.push((None, self.meet(board.clone(), by.other(), None)));
        for &(_, to) in &ways {
            self.nodes[to as usize].comes_from.push(from);
        }
        self.nodes[from as usize].ways_on = ways.len();
        ways
    }

    /// Where the other side may not take back at once.
    fn ko_after(&self, board: &Board, by: Color, point: Point, lifted: PointSet) -> Option<Point> {
        let alone = board.chain_len(point) == 1 && board.liberties(point) == 1;
        let banned = self.stake.threats != Threats::Of(by.other());
        let single = lifted.len() == 1 && alone && banned;
        lifted.iter().next().filter(|_| single)
    }

    fn work_back(&mut self) {
        let side = self.stake.side();
        let reached = |node: &(u32, &Node)| node.1.forced;
        let all = (0..).zip(&self.nodes);
        let mut found: Vec<u32> = all.filter(reached).map(|(index, _)| index).collect();
        while let Some(index) = found.pop() {
            for from in std::mem::take(&mut self.nodes[index as usize].comes_from) {
                let node = &mut self.nodes[from as usize];
                node.ways_on -= 1;
                if !node.forced && (node.to_play == side || node.ways_on == 0) {
                    node.forced = true;
                    found.push(from);
                }
            }
        }
    }
}

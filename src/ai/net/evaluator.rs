//! Judging positions for a search by the network.

use std::cmp::Ordering;

use crate::ai::Question;
use crate::ai::evaluator::{Evaluator, Fate, Leaf, OWNED, Verdicts, Weights};
use crate::board::{Color, Size};
use crate::game::Game as _;
use crate::go::Move;

use super::{Features, Net, Output, RECENT, Reader, Seen, Space};

/// How many moves of a position are looked at; the root keeps all.
const MOST_MOVES: usize = 40;
/// How many positions are judged at once.
const BATCH: usize = 8;

/// The network as a judge of positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Network {
    net: &'static Net,
}

/// What one thread needs to ask the network.
#[derive(Debug)]
pub(crate) struct Desk {
    reader: Reader,
    space: Space,
    boards: Vec<Features>,
    outputs: Vec<Output>,
    order: Vec<(f32, Move)>,
}

impl Network {
    /// The network, where it has learned the size of the board.
    pub(crate) fn for_size(size: Size) -> Option<Self> {
        let known = (7..=19).contains(&size.lines());
        let net = Net::built_in().filter(|_| known)?;
        Some(Self { net })
    }

    /// What it makes of one position at first sight.
    pub(crate) fn look(&self, question: &Question, legal: &[Move]) -> Output {
        let mut features = Features::default();
        let seen = Seen {
            position: question.position(),
            legal,
            recent: question.recent(),
            handed_to_white: question.handed_to_white(),
        };
        Reader::default().read(&seen, &mut features);
        let mut outputs = Vec::new();
        self.net.judge(&mut Space::new(), &[features], &mut outputs);
        outputs.pop().unwrap_or_default()
    }

    /// What it makes of the leaves that want a judgement, in their order.
    fn ask<'a>(
        &self,
        desk: &'a mut Desk,
        leaves: &mut [Leaf],
    ) -> impl Iterator<Item = &'a Output> + use<'a> {
        let open = leaves.iter().filter(|leaf| leaf.fate == Fate::Open);
        let mut number = 0;
        for leaf in open {
            if desk.boards.len() == number {
                desk.boards.push(Features::default());
            }
            let seen = Seen {
                position: &leaf.position,
                legal: &leaf.legal,
                // Where play has stopped, who passed says nothing about what
                // the stones are worth.
                recent: match leaf.position.is_over() {
                    true => [None; RECENT],
                    false => leaf.recent,
                },
                handed_to_white: leaf.handed_to_white - leaf.allowance,
            };
            desk.reader.read(&seen, &mut desk.boards[number]);
            number += 1;
        }
        let boards = &desk.boards[..number];
        self.net.judge(&mut desk.space, boards, &mut desk.outputs);
        desk.outputs[..number].iter()
    }
}

impl Desk {
    fn new() -> Self {
        Self {
            reader: Reader::default(),
            space: Space::new(),
            boards: Vec::new(),
            outputs: Vec::new(),
            order: Vec::new(),
        }
    }
}

impl Evaluator for Network {
    type Desk = Desk;

    const VERDICTS: Verdicts = Verdicts::Good;
    const WEIGHTS: Weights = Weights {
        curiosity: 0.5,
        late_curiosity: 0.2,
        amaf_half: 1.0,
        lead: 0.1,
        doubt: 0.0,
        late_doubt: 0.12,
    };

    /// Nothing is left to chance here.
    fn desk(&self, _: u64) -> Desk {
        Desk::new()
    }

    fn batch(&self) -> usize {
        BATCH
    }

    fn visits_before_growth(&self, _: usize) -> u32 {
        0
    }

    fn judge(&self, desk: &mut Desk, leaves: &mut [Leaf]) {
        let mut order = std::mem::take(&mut desk.order);
        let outputs = self.ask(desk, leaves);
        let open = leaves.iter_mut().filter(|leaf| leaf.fate == Fate::Open);
        for (leaf, output) in open.zip(outputs) {
            conclude(leaf, output);
            if !leaf.moves.is_empty() {
                weigh(leaf, output, &mut order);
            }
        }
        desk.order = order;
    }
}

/// Writes down who wins, by how much, and who owns what.
fn conclude(leaf: &mut Leaf, output: &Output) {
    let (sign, win) = match leaf.position.to_play() {
        Color::Black => (1.0, output.win),
        Color::White => (-1.0, 1.0 - output.win),
    };
    leaf.verdict.black_win = win.clamp(0.0, 1.0);
    leaf.verdict.black_lead = sign * output.lead * 2.0 - leaf.allowance as f32;
    let size = leaf.board.size();
    for (point, owner) in size.points().zip(&output.ownership) {
        let spot = leaf.board.spot(point);
        leaf.verdict.owners[spot.index()] = (sign * owner * OWNED as f32) as i32;
    }
}

/// Gives each move its prior, the likeliest first, and leaves out what is not
/// worth a thought.
fn weigh(leaf: &mut Leaf, output: &Output, order: &mut Vec<(f32, Move)>) {
    let size = leaf.board.size();
    order.clear();
    order.extend(leaf.moves.iter().map(|&mv| {
        let index = match mv {
            Move::Place(point) => Features::index(size, point),
            Move::Pass => size.area(),
        };
        (output.strong.get(index).copied().unwrap_or(f32::MIN), mv)
    }));
    order.sort_unstable_by(|one, two| two.0.partial_cmp(&one.0).unwrap_or(Ordering::Equal));
    if !leaf.keeps_all {
        order.truncate(MOST_MOVES);
    }
    let most = order.first().map_or(0.0, |&(logit, _)| logit);
    let sum: f32 = order.iter().map(|&(logit, _)| (logit - most).exp()).sum();
    leaf.moves.clear();
    leaf.priors.clear();
    for &(logit, mv) in order.iter() {
        leaf.moves.push(mv);
        leaf.priors.push((logit - most).exp() / sum);
    }
}

//! Judging positions for a search by the network.

use std::cmp::Ordering;

use crate::ai::Question;
use crate::ai::evaluator::{Evaluator, Fate, Leaf, OWNED, Verdicts, Weights};
use crate::board::{Color, Point, Size};
use crate::game::Game as _;
use crate::go::{Move, Position};

use super::chance::{consistent_win, deviation};
use super::features::plane;
use super::{Features, Net, Output, RECENT, Reader, Seen, Space};

/// How many moves of a position are looked at; the root keeps all.
const MOST_MOVES: usize = 40;
/// How likely a tactical move is at least taken to be, and all of them
/// together: enough to be tried once there are some dozens of visits.
const TACTICAL: f32 = 0.01;
const ALL_TACTICAL: f32 = 0.08;
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
    order: Vec<Weighed>,
}

/// A move and the logarithm of its odds.
#[derive(Clone, Copy, Debug)]
struct Weighed {
    odds: f32,
    mv: Move,
    /// Whether it captures, saves, or catches something.
    tactical: bool,
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
        let mut output = outputs.pop().unwrap_or_default();
        output.win = win_of(question.position(), &output);
        output
    }

    /// What it makes of the leaves that want a judgement, in their order, each
    /// with what it was shown.
    fn ask<'a>(
        &self,
        desk: &'a mut Desk,
        leaves: &mut [Leaf],
    ) -> impl Iterator<Item = (&'a Features, &'a Output)> + use<'a> {
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
        boards.iter().zip(&desk.outputs[..number])
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
        lead: 0.2,
        inertia: 4.0,
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
        for (leaf, (features, output)) in open.zip(outputs) {
            conclude(leaf, output);
            if !leaf.moves.is_empty() {
                weigh(leaf, features, output, &mut order);
            }
        }
        desk.order = order;
    }
}

/// The win rate of the side to play, as far as the lead allows it.
fn win_of(position: &Position, output: &Output) -> f32 {
    let spread = deviation(position.board(), &output.ownership);
    consistent_win(output.win.clamp(0.0, 1.0), output.lead, spread)
}

/// Writes down who wins, by how much, and who owns what.
fn conclude(leaf: &mut Leaf, output: &Output) {
    let win = win_of(&leaf.position, output);
    let (sign, black_win) = match leaf.position.to_play() {
        Color::Black => (1.0, win),
        Color::White => (-1.0, 1.0 - win),
    };
    leaf.verdict.black_win = black_win;
    let size = leaf.board.size();
    let lead = sign * output.lead * 2.0 - leaf.allowance as f32;
    // Nobody can have more than the whole board: beyond that, leads that differ
    // mean nothing and would be played for.
    let whole = 2.0 * size.area() as f32;
    let handed = leaf.handed_to_white as f32;
    leaf.verdict.black_lead = lead.min(whole - handed).max(-whole - handed);
    for (point, owner) in size.points().zip(&output.ownership) {
        let spot = leaf.board.spot(point);
        leaf.verdict.owners[spot.index()] = (sign * owner * OWNED as f32) as i32;
    }
}

/// Gives each move its prior, the likeliest first, and leaves out what is not
/// worth a thought.
fn weigh(leaf: &mut Leaf, features: &Features, output: &Output, order: &mut Vec<Weighed>) {
    let size = leaf.board.size();
    order.clear();
    order.extend(leaf.moves.iter().map(|&mv| {
        let (index, tactical) = match mv {
            Move::Place(point) => (
                Features::index(size, point),
                is_tactical(features, size, point),
            ),
            Move::Pass => (size.area(), false),
        };
        let odds = output.strong.get(index).copied().unwrap_or(f32::MIN);
        Weighed { odds, mv, tactical }
    }));
    raise_tactical(order);
    order.sort_unstable_by(|one, two| two.odds.partial_cmp(&one.odds).unwrap_or(Ordering::Equal));
    if !leaf.keeps_all {
        order.truncate(MOST_MOVES);
    }
    let most = order.first().map_or(0.0, |first| first.odds);
    let sum: f32 = order.iter().map(|of| (of.odds - most).exp()).sum();
    leaf.moves.clear();
    leaf.priors.clear();
    for of in order.iter() {
        leaf.moves.push(of.mv);
        leaf.priors.push((of.odds - most).exp() / sum);
    }
}

/// Makes tactical moves likely enough to be tried: the network overlooks some
/// that a board can simply be asked about.
fn raise_tactical(order: &mut [Weighed]) {
    let number = order.iter().filter(|of| of.tactical).count();
    let most = order.iter().map(|of| of.odds).fold(f32::MIN, f32::max);
    let sum: f32 = order.iter().map(|of| (of.odds - most).exp()).sum();
    let share = TACTICAL.min(ALL_TACTICAL / number.max(1) as f32);
    let least = most + (share * sum).ln();
    for of in order.iter_mut().filter(|of| of.tactical) {
        of.odds = of.odds.max(least);
    }
}

/// Whether a stone captures, saves a chain in atari that can get away, or
/// begins a ladder that works.
fn is_tactical(features: &Features, size: Size, point: Point) -> bool {
    let at = |point| {
        let place = Features::index(size, point);
        features.points.get(place).copied().unwrap_or(0)
    };
    let [atari, ..] = plane::LIBERTIES;
    let has = |bits: u16, wanted: u16| bits & wanted == wanted;
    let gains = |near: Point| {
        let bits = at(near);
        let captures = has(bits, plane::OTHER | atari);
        let saves = has(bits, plane::OWN | atari) && bits & plane::CAUGHT == 0;
        captures || saves
    };
    at(point) & plane::CATCHES != 0 || size.neighbours(point).into_iter().any(gains)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Vertex;
    use crate::game::History;
    use crate::go::testing::board;
    use crate::go::{Ruleset, Setup};

    /// The tactical moves of Black, by name.
    fn tactical(text: &str) -> Vec<String> {
        let board = board(text);
        let size = board.size();
        let mut history = History::new(Position::new(size, Ruleset::French.rules()));
        let setup = Setup {
            add: *board.stones(),
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        let question = Question::of(&history);
        let legal = question.position().legal_moves(question.past());
        let seen = Seen {
            position: question.position(),
            legal: &legal,
            recent: question.recent(),
            handed_to_white: 0,
        };
        let mut features = Features::default();
        Reader::default().read(&seen, &mut features);
        let empty = board.empty_points();
        let found = empty.iter().filter(|&of| is_tactical(&features, size, of));
        let names = found.map(|of| Vertex::new(of, size).unwrap().to_string());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn captures_escapes_and_ladders_are_tactical() {
        let text = "
            . . . . . . .
            . . . X O . .
            . . X O . . .
            . . . X . . .
            . . . . . O .
            . . . . O X .
            . . . . . O .
        ";
        // C5 and D6, D4 leave D5 one liberty: E5 takes it. G2 runs, in vain or
        // not; what cannot be saved is not tried.
        let found = tactical(text);
        assert!(found.contains(&"E5".to_owned()), "{found:?}");
        assert!(!found.contains(&"A1".to_owned()), "{found:?}");
    }

    #[test]
    fn a_tactical_move_is_tried_however_unlikely_it_seems() {
        let of = |odds, tactical| Weighed {
            odds,
            mv: Move::Pass,
            tactical,
        };
        let mut order = vec![of(5.0, false), of(-20.0, true), of(-20.0, false)];
        raise_tactical(&mut order);
        let share = |of: &Weighed| (of.odds - 5.0).exp();
        assert!((share(&order[1]) - TACTICAL).abs() < 1e-4);
        assert_eq!(order[2].odds, -20.0);
        // Many of them do not drown the rest.
        let mut many = vec![of(-20.0, true); 50];
        many.push(of(5.0, false));
        raise_tactical(&mut many);
        let sum: f32 = many[..50].iter().map(share).sum();
        assert!(sum <= ALL_TACTICAL + 1e-3, "{sum}");
    }
}

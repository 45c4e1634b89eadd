//! What was found, as the protocol has it.

use serde::Serialize;

use super::moves::written;
use super::query::Included;
use super::queue::Job;
use crate::ai::go::{Details, MoveDetails, Ownership, RawEvaluation, score_deviation_of};
use crate::ai::{Candidate, Question};
use crate::board::{Color, Grid, Point, Size};
use crate::game::{Game as _, Key};
use crate::go::{Board, Move, Position};

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    DuringSearch,
    End,
}

/// What is told of one position.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Answer<'a> {
    id: &'a str,
    turn_number: usize,
    is_during_search: bool,
    move_infos: Vec<MoveInfo>,
    root_info: RootInfo,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership_stdev: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    policy: Option<Vec<f64>>,
}

/// What is told of a position that nobody looked at.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct NoResults<'a> {
    id: &'a str,
    turn_number: usize,
    is_during_search: bool,
    no_results: bool,
}

impl<'a> NoResults<'a> {
    pub(super) fn of(job: &'a Job) -> Self {
        Self {
            id: &job.query.id,
            turn_number: job.turn,
            is_during_search: false,
            no_results: true,
        }
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveInfo {
    #[serde(rename = "move")]
    mv: String,
    visits: u32,
    edge_visits: u32,
    weight: f64,
    edge_weight: f64,
    winrate: f64,
    score_lead: f64,
    score_mean: f64,
    score_selfplay: f64,
    score_stdev: f64,
    prior: f64,
    utility: f64,
    lcb: f64,
    utility_lcb: f64,
    order: usize,
    play_selection_value: f64,
    pv: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_result_value: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv_visits: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv_edge_visits: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ownership_stdev: Option<Vec<f64>>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct RootInfo {
    current_player: &'static str,
    visits: u32,
    weight: f64,
    winrate: f64,
    score_lead: f64,
    score_selfplay: f64,
    score_stdev: f64,
    utility: f64,
    this_hash: String,
    sym_hash: String,
    raw_winrate: f64,
    raw_lead: f64,
    raw_score_selfplay: f64,
    raw_score_selfplay_stdev: f64,
    raw_no_result_prob: f64,
}

/// Writes down what was found; `raw` is the network alone, where it was asked.
pub(super) fn answer<'a>(
    job: &'a Job,
    question: &Question<Position>,
    details: &Details,
    raw: Option<&RawEvaluation>,
    moment: Moment,
) -> Answer<'a> {
    let (query, position) = (&job.query, question.position());
    let included = query.included;
    let view = View {
        position,
        side: query.settings.perspective.side(position.to_play()),
    };
    let most = details.report.visited().map(|of| of.visits).max();
    let moves = details.report.visited().zip(&details.moves).enumerate();
    let move_infos = moves.map(|(order, (candidate, more))| {
        let info = view.move_info(candidate, more, included);
        MoveInfo {
            order,
            // What is preferred is never told to be worth less than the rest.
            play_selection_value: match (order, most) {
                (0, Some(most)) => f64::from(most),
                _ => f64::from(candidate.visits),
            },
            ..info
        }
    });
    Answer {
        id: &query.id,
        turn_number: job.turn,
        is_during_search: moment == Moment::DuringSearch,
        move_infos: move_infos.collect(),
        root_info: view.root_info(details),
        ownership: included
            .ownership
            .then(|| view.owners(&details.ownership.mean)),
        ownership_stdev: included
            .ownership_deviation
            .then(|| numbers(&details.ownership.deviation)),
        policy: included.policy.then(|| policy(question, details, raw)),
    }
}

/// From which side a position is seen.
#[derive(Clone, Copy)]
struct View<'a> {
    position: &'a Position,
    side: Color,
}

impl View<'_> {
    fn win(self, black: f32) -> f64 {
        match self.side {
            Color::Black => rounded(black),
            Color::White => rounded(1.0 - black),
        }
    }

    fn lead(self, black: f32) -> f64 {
        match self.side {
            Color::Black => rounded(black),
            Color::White => rounded(0.0 - black),
        }
    }

    fn owners(self, black: &Grid<f32>) -> Vec<f64> {
        black.iter().map(|(_, &owner)| self.lead(owner)).collect()
    }

    fn move_info(
        self,
        candidate: &Candidate<Move>,
        more: &MoveDetails,
        included: Included,
    ) -> MoveInfo {
        let size = self.position.board().size();
        let by = self.position.to_play();
        let low = candidate.win_lcb(by).clamp(0.0, 1.0);
        let low = self.win(match by {
            Color::Black => low,
            Color::White => 1.0 - low,
        });
        let winrate = self.win(candidate.black_win);
        let lead = self.lead(candidate.black_lead);
        let visits = candidate.visits;
        let of_visits = || more.variation_visits.clone();
        let owned = more.ownership.as_ref();
        let deviation = |of: &Ownership| rounded(score_deviation_of(self.position, &of.mean));
        let shown = |wanted: bool| owned.filter(|_| wanted);
        MoveInfo {
            mv: written(candidate.mv, size),
            visits,
            edge_visits: visits,
            weight: f64::from(visits),
            edge_weight: f64::from(visits),
            winrate,
            score_lead: lead,
            score_mean: lead,
            score_selfplay: lead,
            score_stdev: owned.map_or(0.0, deviation),
            prior: rounded(candidate.prior),
            utility: utility(winrate),
            lcb: low,
            utility_lcb: utility(low),
            order: 0,
            play_selection_value: f64::from(visits),
            pv: more.variation.iter().map(|&mv| written(mv, size)).collect(),
            no_result_value: included.no_result.then_some(0.0),
            pv_visits: included.variation_visits.then(of_visits),
            pv_edge_visits: included.variation_visits.then(of_visits),
            ownership: shown(included.moves_ownership).map(|of| self.owners(&of.mean)),
            ownership_stdev: shown(included.moves_ownership_deviation)
                .map(|of| numbers(&of.deviation)),
        }
    }

    fn root_info(self, details: &Details) -> RootInfo {
        let report = &details.report;
        let winrate = self.win(report.black_win);
        let lead = self.lead(report.black_lead);
        let raw_lead = self.lead(details.raw_black_lead);
        let deviation = rounded(score_deviation_of(self.position, &details.ownership.mean));
        let [this_hash, sym_hash] = hashes(self.position);
        RootInfo {
            current_player: match self.position.to_play() {
                Color::Black => "B",
                Color::White => "W",
            },
            visits: report.visits,
            weight: f64::from(report.visits),
            winrate,
            score_lead: lead,
            score_selfplay: lead,
            score_stdev: deviation,
            utility: utility(winrate),
            this_hash,
            sym_hash,
            raw_winrate: self.win(details.raw_black_win),
            raw_lead,
            raw_score_selfplay: raw_lead,
            raw_score_selfplay_stdev: deviation,
            raw_no_result_prob: 0.0,
        }
    }
}

/// A win as 1 and a loss as −1.
fn utility(winrate: f64) -> f64 {
    ((winrate * 2.0 - 1.0) * 1e6).round() / 1e6
}

/// Six decimals: more would only be noise, and noise is long. Never minus zero.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e6).round() / 1e6 + 0.0
}

fn numbers(grid: &Grid<f32>) -> Vec<f64> {
    grid.iter().map(|(_, &number)| rounded(number)).collect()
}

/// The probability of each point and then of the pass; −1 where nothing may be
/// played.
fn policy(
    question: &Question<Position>,
    details: &Details,
    raw: Option<&RawEvaluation>,
) -> Vec<f64> {
    if let Some(raw) = raw {
        let points = raw.policy.iter();
        let points = points.map(|(_, share)| share.map_or(-1.0, rounded));
        return points.chain([rounded(raw.policy_pass)]).collect();
    }
    // Without a network it is what the search began with.
    let position = question.position();
    let size = position.board().size();
    let legal = position.legal_moves(question.past());
    let prior = |mv: Move| {
        let found = details.report.candidates.iter().find(|of| of.mv == mv);
        match (legal.contains(&mv), found) {
            (true, Some(candidate)) => rounded(candidate.prior),
            (true, None) => 0.0,
            (false, _) => -1.0,
        }
    };
    let moves = size.points().map(Move::Place).chain([Move::Pass]);
    moves.map(prior).collect()
}

/// Numbers that are the same for the same stones with the same side to play, and
/// for the same stones however they are turned.
fn hashes(position: &Position) -> [String; 2] {
    let side = match position.to_play() {
        Color::Black => 0,
        Color::White => 0x9E37_79B9_7F4A_7C15,
    };
    let board = position.board();
    let turned = (0..8).map(|turn| key_of(board, turn).bits());
    let least = turned.min().unwrap_or(0);
    [position.key().bits(), least].map(|bits| format!("{:016X}", bits ^ side))
}

fn key_of(board: &Board, turn: u8) -> Key {
    let size = board.size();
    let stones = board.stones();
    let mut key = Key::EMPTY;
    for color in Color::BOTH {
        for point in stones[color].iter() {
            key ^= Key::of_stone(color, turned(point, size, turn));
        }
    }
    key
}

/// A point under one of the eight symmetries of the board.
const fn turned(point: Point, size: Size, turn: u8) -> Point {
    let last = size.lines() - 1;
    let (col, row) = match turn & 1 {
        0 => (point.col, point.row),
        _ => (point.row, point.col),
    };
    let col = if turn & 2 == 0 { col } else { last - col };
    let row = if turn & 4 == 0 { row } else { last - row };
    Point::new(col, row)
}

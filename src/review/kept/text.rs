//! Reports as texts, one for each depth:
//!
//! ```text
//! deep W 412 47.31 -0.6;dp 201 47.9 -0.52 18.4 1.2 dd.qp;qf 88 …=12a3b…
//! ```
//!
//! A depth, whose turn it is, visits, Black's win rate in percent and Black's
//! lead, `?` where it is not known, and who says so if that is not Jego; then the moves, each with visits, win rate, lead, prior, the error of the
//! win rate, and how play goes on; then the map of owners.

use strum::VariantArray as _;

use super::notation::{hundredths, move_of_text, move_text, number, percent, share};
use super::trial::Trial;
use super::{author, owners};
use crate::ai::{Candidate, Report};
use crate::board::Color;
use crate::game::TurnId;
use crate::record::Recordable;
use crate::review::{Analyst, Depth, Figures, Reviewed};

/// How many moves a report may have, and a variation.
const MOST_MOVES: usize = 16;
const MOST_VARIATION: usize = 24;
/// How many moves are written of a pass that a deeper one has followed: what a
/// move cost is read off the best and the second.
const MOVES_BELOW: usize = 2;
/// No board has so many points.
pub(super) const MOST_LEAD: f32 = 10_000.0;
/// The error of a win rate that nothing is known of.
const MOST_ERROR: f32 = 10.0;

/// What stands for a lead that is not known.
const NO_LEAD: &str = "?";

/// What a report says of the position itself.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Root {
    depth: Depth,
    to_play: Color,
    visits: u32,
    pub(super) black_win: f32,
    pub(super) black_lead: Option<f32>,
    analyst: Analyst,
}

/// The reports of a position as texts, the deepest last.
pub(super) fn write<G: Recordable>(
    position: &Reviewed<G::Move>,
    turn: TurnId,
    trial: &mut Trial<G>,
) -> Vec<String> {
    let deepest = position.reports().map(|(depth, _)| depth).last();
    let reports = position.signed_reports();
    let reports = reports.filter(|(_, _, report)| is_sound(report));
    let texts = reports.map(|(depth, analyst, report)| {
        let most = match Some(depth) == deepest {
            true => (MOST_MOVES, MOST_VARIATION),
            false => (MOVES_BELOW, 1),
        };
        report_text(depth, analyst, report, most, turn, trial)
    });
    texts.collect()
}

/// A report with at most so many moves, and as many in their variations.
fn report_text<G: Recordable>(
    depth: Depth,
    analyst: &Analyst,
    report: &Report<G::Move>,
    (most_moves, most_variation): (usize, usize),
    turn: TurnId,
    trial: &mut Trial<G>,
) -> String {
    let mut text = root_text(depth, analyst, report);
    for of in candidates(report, most_moves) {
        let line = line_of(of);
        // Where the game is over there is nothing to play.
        let legal = trial.playable(turn, &line).min(most_variation);
        if legal > 0 {
            text += &candidate_text::<G>(of, analyst, &line[1..legal], trial);
        }
    }
    // What the moments that decided a game are told by; of every position it would
    // be most of the file.
    if depth >= Depth::Deep
        && let Some(map) = report.ownership.as_ref()
        && map.size() == trial.size()
    {
        text.push('=');
        text += &owners::write(map);
    }
    text
}

/// Whether a report is made of numbers.
fn is_sound<M>(report: &Report<M>) -> bool {
    let moves = report.candidates.iter();
    let mut numbers = moves
        .flat_map(|of| [of.black_win, of.black_lead, of.prior, of.win_error])
        .chain([report.black_win, report.black_lead]);
    !numbers.any(f32::is_nan)
}

/// The moves worth writing: those that were visited, or the likeliest where
/// nothing was searched.
fn candidates<M>(report: &Report<M>, most: usize) -> impl Iterator<Item = &Candidate<M>> {
    let searched = report.visited().next().is_some();
    let likeliest = report.candidates.iter().take(usize::from(!searched));
    report.visited().take(most).chain(likeliest)
}

/// How play is expected to go on, with the move itself first.
fn line_of<M: Copy + PartialEq>(of: &Candidate<M>) -> Vec<M> {
    match of.variation.first() {
        Some(first) if *first == of.mv => of.variation.clone(),
        Some(_) | None => vec![of.mv],
    }
}

/// A lead, where the analyst knows it.
fn lead_text(black_lead: f32, analyst: &Analyst) -> String {
    match analyst.tells_leads() {
        true => hundredths(black_lead, MOST_LEAD),
        false => NO_LEAD.to_owned(),
    }
}

/// The lead that a word says; `None` inside where it is not known.
fn lead_of(word: &str) -> Option<Option<f32>> {
    match word {
        NO_LEAD => Some(None),
        word => number(word, -MOST_LEAD, MOST_LEAD).map(Some),
    }
}

fn root_text<M>(depth: Depth, analyst: &Analyst, report: &Report<M>) -> String {
    format!(
        "{} {} {} {} {}{}",
        depth_word(depth),
        color_word(report.to_play),
        report.visits,
        percent(report.black_win, 1.0),
        lead_text(report.black_lead, analyst),
        author::write(analyst),
    )
}

fn candidate_text<G: Recordable>(
    of: &Candidate<G::Move>,
    analyst: &Analyst,
    rest: &[G::Move],
    trial: &Trial<G>,
) -> String {
    let word = |mv| move_text::<G>(mv, trial.size());
    let text = format!(
        ";{} {} {} {} {} {}",
        word(of.mv),
        of.visits,
        percent(of.black_win, 1.0),
        lead_text(of.black_lead, analyst),
        percent(of.prior, 1.0),
        percent(of.win_error, MOST_ERROR),
    );
    let rest: Vec<String> = rest.iter().map(|&mv| word(mv)).collect();
    if rest.is_empty() {
        return text;
    }
    format!("{text} {}", rest.join("."))
}

/// What is known of a position by these texts; `None` if none of them can be
/// read, or used there.
pub(super) fn read<G: Recordable>(
    texts: &[&str],
    is_over: bool,
    turn: TurnId,
    trial: &mut Trial<G>,
) -> Option<Reviewed<G::Move>> {
    let texts = texts.iter();
    let reports = texts.filter_map(|text| report_of(text, turn, trial));
    let reports: Vec<_> = reports.collect();
    (!reports.is_empty()).then(|| Reviewed::of_reports(reports, is_over))
}

/// The figures of the deepest of these reports.
pub(super) fn deepest(texts: &[impl AsRef<str>]) -> Option<Root> {
    let roots = texts.iter().filter_map(|text| root_of(text.as_ref()));
    roots.max_by_key(|root| root.depth)
}

fn root_of(text: &str) -> Option<Root> {
    let root = text.split([';', '=']).next()?;
    let words: Vec<&str> = root.split(' ').collect();
    let (depth, to_play, visits, win, lead, author) = match *words.as_slice() {
        [depth, to_play, visits, win, lead] => (depth, to_play, visits, win, lead, None),
        [depth, to_play, visits, win, lead, author] => {
            (depth, to_play, visits, win, lead, Some(author))
        }
        _ => return None,
    };
    let black_lead = lead_of(lead)?;
    let tells = match black_lead {
        Some(_) => Figures::Leads,
        None => Figures::WinRates,
    };
    Some(Root {
        depth: depth_of(depth)?,
        to_play: color_of(to_play)?,
        visits: visits.parse().ok()?,
        black_win: share(win)?,
        black_lead,
        analyst: author::read(author, tells)?,
    })
}

fn report_of<G: Recordable>(
    text: &str,
    turn: TurnId,
    trial: &mut Trial<G>,
) -> Option<(Depth, Analyst, Report<G::Move>)> {
    let root = root_of(text)?;
    let (moves, map) = match text.split_once('=') {
        Some((moves, map)) => (moves, Some(owners::read(map, trial.size())?)),
        None => (text, None),
    };
    let mut candidates = Vec::new();
    for text in moves.split(';').skip(1).take(MOST_MOVES + 1) {
        let candidate = candidate_of::<G>(text, trial)?;
        // One move that cannot be played, and it is not this position.
        if trial.playable(turn, &candidate.variation) < candidate.variation.len() {
            return None;
        }
        candidates.push(candidate);
    }
    Some((
        root.depth,
        root.analyst,
        Report {
            to_play: root.to_play,
            visits: root.visits,
            black_win: root.black_win,
            black_lead: root.black_lead.unwrap_or_default(),
            candidates,
            ownership: map,
        },
    ))
}

fn candidate_of<G: Recordable>(text: &str, trial: &Trial<G>) -> Option<Candidate<G::Move>> {
    let mut words = text.split(' ');
    let mv = move_of_text::<G>(words.next()?, trial.size())?;
    let visits = words.next()?.parse().ok()?;
    let (black_win, lead) = (share(words.next()?)?, words.next()?);
    let (prior, error) = (share(words.next()?)?, words.next()?);
    let rest = words.next().map(|rest| rest.split('.'));
    let rest = rest.into_iter().flatten().take(MOST_VARIATION);
    let rest = rest.map(|word| move_of_text::<G>(word, trial.size()));
    let variation: Option<Vec<G::Move>> = std::iter::once(Some(mv)).chain(rest).collect();
    Some(Candidate {
        mv,
        visits,
        black_win,
        black_lead: lead_of(lead)?.unwrap_or_default(),
        win_error: number(error, 0.0, MOST_ERROR * 100.0)? / 100.0,
        prior,
        variation: variation?,
    })
}

const fn depth_word(depth: Depth) -> &'static str {
    match depth {
        Depth::Raw => "raw",
        Depth::Shallow => "shallow",
        Depth::Deep => "deep",
        Depth::Thorough => "thorough",
    }
}

fn depth_of(word: &str) -> Option<Depth> {
    let depths = Depth::VARIANTS.iter().copied();
    depths.into_iter().find(|&depth| depth_word(depth) == word)
}

const fn color_word(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

fn color_of(word: &str) -> Option<Color> {
    Color::BOTH
        .into_iter()
        .find(|&color| color_word(color) == word)
}

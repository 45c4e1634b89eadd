//! What the bot thinks, as Leela Zero and KataGo print it.

use std::fmt::Write as _;

use crate::ai::go::{Details, MoveDetails};
use crate::ai::{Candidate, Report};
use crate::board::{Color, Grid, Size};
use crate::go::Move;

use super::analysis::{Analysis, Dialect};
use super::arguments::written;

impl Analysis {
    fn shows(&self, candidate: &Candidate<Move>) -> bool {
        let mv = &candidate.mv;
        let allowed = self.allowed.is_empty() || self.allowed.contains(mv);
        allowed && !self.avoided.contains(mv)
    }

    /// All that is told at one time, on one line.
    pub(super) fn line(&self, report: &Report<Move>, details: Option<&Details>) -> String {
        let Some(owners) = &report.ownership else {
            return String::new();
        };
        let more = |place: usize| details.and_then(|of| of.moves.get(place));
        let visited = report.visited().enumerate();
        let shown = visited.filter(|(_, one)| self.shows(one));
        let size = owners.size();
        let mut parts: Vec<String> = shown
            .take(self.most_moves)
            .enumerate()
            .map(|(order, (place, candidate))| {
                let mut part = self.part(order, candidate, report.to_play, size);
                if let Some(more) = more(place) {
                    self.more_of(&mut part, more, report.to_play);
                }
                part
            })
            .collect();
        if parts.is_empty() {
            // Nothing was looked at yet, and a line begins with a move.
            return String::new();
        }
        if self.root {
            parts.push(root(report));
        }
        if self.ownership {
            let owners = details.map_or(owners, |of| &of.ownership.mean);
            parts.push(ownership(owners, report.to_play));
        }
        if let Some(details) = details.filter(|_| self.more.ownership_deviation) {
            let mut text = String::new();
            grid(
                &mut text,
                "ownershipStdev",
                &details.ownership.deviation,
                |of| of,
            );
            parts.push(text);
        }
        parts.join(" ")
    }

    /// Adds what is asked of one move besides.
    fn more_of(&self, text: &mut String, more: &MoveDetails, by: Color) {
        let visits: Vec<String> = more.variation_visits.iter().map(u32::to_string).collect();
        let visits = visits.join(" ");
        // A text in memory takes whatever is written to it.
        if self.more.variation_visits {
            let _ = write!(text, " pvVisits {visits}");
        }
        if self.more.variation_edge_visits {
            let _ = write!(text, " pvEdgeVisits {visits}");
        }
        if self.more.no_result {
            let _ = write!(text, " noResultValue 0");
        }
        let Some(owned) = &more.ownership else {
            return;
        };
        if self.more.moves_ownership {
            grid(text, " movesOwnership", &owned.mean, |of| for_side(of, by));
        }
        if self.more.moves_ownership_deviation {
            grid(text, " movesOwnershipStdev", &owned.deviation, |of| of);
        }
    }

    fn part(&self, order: usize, candidate: &Candidate<Move>, by: Color, size: Size) -> String {
        let win = candidate.win(by);
        let low = candidate.win_lcb(by).max(0.0);
        let (visits, prior) = (candidate.visits, candidate.prior);
        let name = written(candidate.mv, size);
        let line: Vec<String> = candidate
            .variation
            .iter()
            .map(|&mv| written(mv, size))
            .collect();
        let line = line.join(" ");
        match self.dialect {
            Dialect::LeelaZero => format!(
                "info move {name} visits {visits} winrate {} prior {} lcb {} order {order} pv {line}",
                of_ten_thousand(win),
                of_ten_thousand(prior),
                of_ten_thousand(low),
            ),
            Dialect::KataGo => {
                let lead = for_side(candidate.black_lead, by);
                format!(
                    "info move {name} visits {visits} winrate {win:.6} scoreMean {lead:.3} \
                     scoreLead {lead:.3} prior {prior:.6} lcb {low:.6} order {order} pv {line}"
                )
            }
        }
    }
}

fn root(report: &Report<Move>) -> String {
    let by = report.to_play;
    let (win, lead) = (report.win(by), report.lead(by));
    format!(
        "rootInfo winrate {win:.6} scoreMean {lead:.3} scoreLead {lead:.3} visits {}",
        report.visits
    )
}

fn ownership(owners: &Grid<f32>, by: Color) -> String {
    let mut text = String::new();
    grid(&mut text, "ownership", owners, |owner| for_side(owner, by));
    text
}

/// A name, and a number for each point.
fn grid(text: &mut String, name: &str, values: &Grid<f32>, number: impl Fn(f32) -> f32) {
    text.push_str(name);
    for (_, &value) in values.iter() {
        // A text in memory takes whatever is written to it.
        let _ = write!(text, " {:.3}", number(value));
    }
}

const fn for_side(black: f32, color: Color) -> f32 {
    match color {
        Color::Black => black,
        // Negating zero must not make it minus zero.
        Color::White => 0.0 - black,
    }
}

fn of_ten_thousand(part: f32) -> u32 {
    (part.clamp(0.0, 1.0) * 10_000.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Vertex};
    use crate::go::Ruleset;
    use crate::gtp::GtpSettings;
    use crate::gtp::engine::Engine;

    fn place(name: &str) -> Move {
        let size = Size::new(2).unwrap();
        Move::Place(Vertex::parse(name, size).unwrap().point())
    }

    /// White is to play and thinks about two moves; a third was never tried.
    fn report() -> Report<Move> {
        let candidate = |mv, visits, black_win, variation: &[Move]| Candidate {
            mv,
            visits,
            black_win,
            black_lead: 1.5,
            win_error: 0.1,
            prior: 0.25,
            variation: variation.to_vec(),
        };
        let mut ownership = Grid::filled(Size::new(2).unwrap(), 0.0);
        ownership[Point::new(1, 0)] = 0.5;
        Report {
            to_play: Color::White,
            visits: 110,
            black_win: 0.625,
            black_lead: 1.25,
            candidates: vec![
                candidate(place("A1"), 100, 0.6, &[place("A1"), Move::Pass]),
                candidate(Move::Pass, 10, 1.0, &[Move::Pass]),
                candidate(place("B2"), 0, 0.0, &[]),
            ],
            ownership: Some(ownership),
        }
    }

    /// The line that is printed for these arguments.
    fn told(dialect: Dialect, arguments: &str) -> String {
        let mut engine = Engine::new(GtpSettings {
            level: crate::ai::go::Level::Chance.into(),
            threads: 1,
            seed: 1,
            resigns: true,
            time: None,
            visits: None,
            ruleset: Ruleset::Chinese,
        })
        .unwrap();
        engine.obey("boardsize", &["2".to_owned()]).unwrap();
        let words = arguments.split_whitespace().map(str::to_owned);
        let words: Vec<String> = words.collect();
        engine.asked(dialect, &words).unwrap().line(&report(), None)
    }

    #[test]
    fn moves_are_told_in_the_words_of_leela_zero() {
        assert_eq!(
            told(Dialect::LeelaZero, "w 10"),
            "info move A1 visits 100 winrate 4000 prior 2500 lcb 3000 order 0 pv A1 pass \
             info move pass visits 10 winrate 0 prior 2500 lcb 0 order 1 pv pass"
        );
    }

    #[test]
    fn moves_are_told_in_the_words_of_katago() {
        assert_eq!(
            told(
                Dialect::KataGo,
                "w 10 maxmoves 1 rootInfo true ownership true"
            ),
            "info move A1 visits 100 winrate 0.400000 scoreMean -1.500 scoreLead -1.500 \
             prior 0.250000 lcb 0.300000 order 0 pv A1 pass \
             rootInfo winrate 0.375000 scoreMean -1.250 scoreLead -1.250 visits 110 \
             ownership 0.000 -0.500 0.000 0.000"
        );
    }

    #[test]
    fn moves_to_avoid_are_not_told() {
        let only_pass = told(Dialect::LeelaZero, "w avoid w A1,A2 1");
        assert!(only_pass.starts_with("info move pass "), "{only_pass}");
        assert!(only_pass.contains("order 0") && !only_pass.contains("order 1"));
        assert_eq!(told(Dialect::LeelaZero, "w 5 allow w pass 3"), only_pass);
        let all = told(Dialect::LeelaZero, "w");
        assert_eq!(told(Dialect::LeelaZero, "w avoid b A1,A2 1"), all);
        assert_eq!(told(Dialect::LeelaZero, "w avoid w B1 1"), all);
    }
}

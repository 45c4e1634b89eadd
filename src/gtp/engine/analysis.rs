//! What the bot thinks, as Leela Zero and KataGo print it.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::ai::{Bot as _, Budget, Candidate, Purpose, Report, StopFlag};
use crate::board::{Color, Grid, Size};
use crate::game::Game as _;
use crate::go::Move;

use super::arguments::{color, mv, number, truth, written};
use super::{Engine, Failure, Reply};

/// How often it is told where nothing is said about it, in hundredths of a
/// second.
const USUAL_INTERVAL: u32 = 100;

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::gtp) struct Analysis {
    dialect: Dialect,
    color: Color,
    interval: Duration,
    /// At most so many moves are told.
    most_moves: usize,
    /// Moves that are not told.
    avoided: Vec<Move>,
    /// If anything is in here, no other moves are told.
    allowed: Vec<Move>,
    ownership: bool,
    root: bool,
}

/// Whose words are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dialect {
    LeelaZero,
    KataGo,
}

impl Engine {
    pub(super) fn lz_analyze(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let asked = self.asked(Dialect::LeelaZero, arguments)?;
        Ok(Reply::Analysis(asked))
    }

    pub(super) fn kata_analyze(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let asked = self.asked(Dialect::KataGo, arguments)?;
        Ok(Reply::Analysis(asked))
    }

    pub(super) fn lz_genmove_analyze(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let asked = self.asked(Dialect::LeelaZero, arguments)?;
        Ok(Reply::Thinking(asked))
    }

    pub(super) fn kata_genmove_analyze(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let asked = self.asked(Dialect::KataGo, arguments)?;
        Ok(Reply::Thinking(asked))
    }

    /// Thinks until the stop flag is raised, and prints a line now and then; at least
    /// one where there is anything to tell.
    pub(in crate::gtp) fn analyze(
        &mut self,
        asked: &Analysis,
        stop: &StopFlag,
        tell: &mut dyn FnMut(String),
    ) {
        let question = self.question(asked.color);
        let mut told = false;
        let last = self.bot.analyze(
            &question,
            &Budget::default(),
            stop,
            asked.interval,
            &mut |report| {
                told = true;
                tell(asked.line(&report));
            },
        );
        if let Some(report) = last.filter(|_| !told) {
            tell(asked.line(&report));
        }
    }

    /// Plays a move, tells what leads to it, and at the end the move.
    ///
    /// # Errors
    ///
    /// [`Failure`] if the move could not be played.
    pub(in crate::gtp) fn think_aloud(
        &mut self,
        asked: &Analysis,
        tell: &mut dyn FnMut(String),
    ) -> Result<String, Failure> {
        let mut last: Option<Instant> = None;
        self.move_of(asked.color, Purpose::Game, &mut |report| {
            if last.is_none_or(|last| last.elapsed() >= asked.interval) {
                last = Some(Instant::now());
                tell(asked.line(&report));
            }
        })
    }

    /// Reads `[color] [interval] key value …`.
    fn asked(&self, dialect: Dialect, arguments: &[String]) -> Result<Analysis, Failure> {
        let mut words = arguments.iter().map(String::as_str).peekable();
        let size = self.size();
        let mut asked = Analysis {
            dialect,
            color: self.position().to_play(),
            interval: hundredths(USUAL_INTERVAL),
            most_moves: usize::MAX,
            avoided: Vec::new(),
            allowed: Vec::new(),
            ownership: false,
            root: false,
        };
        if let Some(color) = words.peek().and_then(|word| color(word).ok()) {
            asked.color = color;
            words.next();
        }
        if let Some(interval) = words.peek().and_then(|word| number(word).ok()) {
            asked.interval = hundredths(interval);
            words.next();
        }
        while let Some(key) = words.next() {
            let mut next = || words.next().ok_or(Failure::Missing("a value"));
            match key {
                "interval" => asked.interval = hundredths(number(next()?)?),
                "minmoves" => drop(number(next()?)?),
                "maxmoves" => asked.most_moves = number(next()?)? as usize,
                "avoid" | "allow" => asked.restrict(key, [next()?, next()?, next()?], size)?,
                "ownership" => asked.ownership = truth(next()?)?,
                "rootInfo" => asked.root = truth(next()?)?,
                // What KataGo can print besides. Controllers probe for these and
                // take an answer for a promise, so what is not printed is refused.
                "movesOwnership"
                | "ownershipStdev"
                | "movesOwnershipStdev"
                | "pvVisits"
                | "pvEdgeVisits"
                | "noResultValue" => {
                    if truth(next()?)? {
                        return Err(Failure::Unsupported(key.to_owned()));
                    }
                }
                _ => return Err(Failure::argument(key, "an option of this command")),
            }
        }
        Ok(asked)
    }
}

/// An interval that leaves time to think.
fn hundredths(interval: u32) -> Duration {
    Duration::from_millis(u64::from(interval.max(1)) * 10)
}

impl Analysis {
    /// Reads `COLOR VERTEX,VERTEX,… DEPTH`. The search knows no forbidden
    /// moves; those of the side to play are left out of what is told.
    fn restrict(&mut self, key: &str, words: [&str; 3], size: Size) -> Result<(), Failure> {
        let [side, vertices, depth] = words;
        let moves: Result<Vec<Move>, Failure> =
            vertices.split(',').map(|text| mv(text, size)).collect();
        let (side, moves, depth) = (color(side)?, moves?, number(depth)?);
        if side == self.color && depth > 0 {
            match key {
                "avoid" => self.avoided.extend(moves),
                _ => self.allowed.extend(moves),
            }
        }
        Ok(())
    }

    fn shows(&self, candidate: &Candidate<Move>) -> bool {
        let mv = &candidate.mv;
        let allowed = self.allowed.is_empty() || self.allowed.contains(mv);
        allowed && !self.avoided.contains(mv)
    }

    /// All that is told at one time, on one line.
    fn line(&self, report: &Report<Move>) -> String {
        let Some(owners) = &report.ownership else {
            return String::new();
        };
        let shown = report.visited().filter(|one| self.shows(one));
        let size = owners.size();
        let mut parts: Vec<String> = shown
            .take(self.most_moves)
            .enumerate()
            .map(|(order, candidate)| self.part(order, candidate, report.to_play, size))
            .collect();
        if parts.is_empty() {
            // Nothing was looked at yet, and a line begins with a move.
            return String::new();
        }
        if self.root {
            parts.push(root(report));
        }
        if self.ownership {
            parts.push(ownership(owners, report.to_play));
        }
        parts.join(" ")
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
    let mut text = "ownership".to_owned();
    for (_, &owner) in owners.iter() {
        // A text in memory takes whatever is written to it.
        let _ = write!(text, " {:.3}", for_side(owner, by));
    }
    text
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
        engine.asked(dialect, &words).unwrap().line(&report())
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

    #[test]
    fn an_interval_leaves_time_to_think() {
        assert_eq!(hundredths(0), hundredths(1));
        assert_eq!(hundredths(50), Duration::from_millis(500));
    }
}

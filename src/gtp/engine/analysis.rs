//! What other programs ask about a position while the bot thinks.

use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use crate::ai::go::{AnalysisOptions, Restrictions};
use crate::ai::{Bot as _, Budget, Purpose, StopFlag};
use crate::board::{Color, Size};
use crate::game::Game as _;
use crate::go::Move;

use super::arguments::{color, mv, number, truth};
use super::{Engine, Failure, Reply};

/// How often it is told where nothing is said about it, in hundredths of a
/// second.
const USUAL_INTERVAL: u32 = 100;

/// How many moves of a principal variation are told at most.
const LONGEST_VARIATION: usize = 15;

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::gtp) struct Analysis {
    pub(super) dialect: Dialect,
    pub(super) color: Color,
    interval: Duration,
    /// At most so many moves are told.
    pub(super) most_moves: usize,
    /// Moves that are not looked at and not told.
    pub(super) avoided: Vec<Move>,
    /// If anything is in here, no other moves are told.
    pub(super) allowed: Vec<Move>,
    /// The same, for either side and any depth.
    restrictions: Restrictions,
    pub(super) ownership: bool,
    pub(super) root: bool,
    pub(super) more: More,
}

/// What only a search tells that keeps an account of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct More {
    pub(super) ownership_deviation: bool,
    pub(super) moves_ownership: bool,
    pub(super) moves_ownership_deviation: bool,
    pub(super) variation_visits: bool,
    pub(super) variation_edge_visits: bool,
    pub(super) no_result: bool,
}

/// Whose words are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
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

    /// Looks for a move without playing it; the next line cancels it.
    pub(super) fn kata_search_analyze(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let asked = self.asked(Dialect::KataGo, arguments)?;
        Ok(Reply::Search(asked))
    }

    /// Thinks until the stop flag is raised, and prints a line now and then; at least
    /// one where there is anything to tell.
    pub(in crate::gtp) fn analyze(
        &mut self,
        asked: &Analysis,
        stop: &StopFlag,
        tell: &mut dyn FnMut(String),
    ) {
        if !asked.restrictions.is_empty() || asked.more != More::default() {
            return self.analyze_closely(asked, stop, tell);
        }
        let question = self.question(asked.color);
        let mut told = false;
        let last = self.bot.analyze(
            &question,
            &Budget::default(),
            stop,
            asked.interval,
            &mut |report| {
                told = true;
                tell(asked.line(&report, None));
            },
        );
        if let Some(report) = last.filter(|_| !told) {
            tell(asked.line(&report, None));
        }
    }

    /// The same by a search of its own, which leaves moves out and tells all there
    /// is to know; what it finds does not help the next move.
    fn analyze_closely(&self, asked: &Analysis, stop: &StopFlag, tell: &mut dyn FnMut(String)) {
        let question = self.question(asked.color);
        if question.position().is_over() {
            return;
        }
        let options = AnalysisOptions {
            visits: u32::MAX,
            time: None,
            restrictions: asked.restrictions.clone(),
            temperature: 1.0,
            longest_variation: LONGEST_VARIATION,
            interval: Some(asked.interval),
        };
        let crew = AtomicUsize::new(self.settings.threads);
        let mut told = false;
        let last = options.analyze(&question, &crew, self.settings.seed, stop, &mut |found| {
            told = true;
            tell(asked.line(&found.report, Some(&found)));
        });
        if !told {
            tell(asked.line(&last.report, Some(&last)));
        }
    }

    /// Looks for a move without playing it, tells what leads to it, and at the end
    /// the move; nothing else once the flag is raised.
    pub(in crate::gtp) fn search_aloud(
        &mut self,
        asked: &Analysis,
        stop: &StopFlag,
        tell: &mut dyn FnMut(String),
    ) -> String {
        let mut last: Option<Instant> = None;
        self.search(asked.color, stop, &mut |report| {
            if last.is_none_or(|last| last.elapsed() >= asked.interval) {
                last = Some(Instant::now());
                tell(asked.line(&report, None));
            }
        })
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
                tell(asked.line(&report, None));
            }
        })
    }

    /// Reads `[color] [interval] key value …`.
    pub(super) fn asked(
        &self,
        dialect: Dialect,
        arguments: &[String],
    ) -> Result<Analysis, Failure> {
        let mut words = arguments.iter().map(String::as_str).peekable();
        let size = self.size();
        let mut asked = Analysis {
            dialect,
            color: self.position().to_play(),
            interval: hundredths(USUAL_INTERVAL),
            most_moves: usize::MAX,
            avoided: Vec::new(),
            allowed: Vec::new(),
            restrictions: Restrictions::default(),
            ownership: false,
            root: false,
            more: More::default(),
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
                "ownershipStdev" => asked.more.ownership_deviation = truth(next()?)?,
                "movesOwnership" => asked.more.moves_ownership = truth(next()?)?,
                "movesOwnershipStdev" => {
                    asked.more.moves_ownership_deviation = truth(next()?)?;
                }
                "pvVisits" => asked.more.variation_visits = truth(next()?)?,
                "pvEdgeVisits" => asked.more.variation_edge_visits = truth(next()?)?,
                "noResultValue" => asked.more.no_result = truth(next()?)?,
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
    /// Reads `COLOR VERTEX,VERTEX,… DEPTH`.
    fn restrict(&mut self, key: &str, words: [&str; 3], size: Size) -> Result<(), Failure> {
        let [side, vertices, depth] = words;
        let moves: Result<Vec<Move>, Failure> =
            vertices.split(',').map(|text| mv(text, size)).collect();
        let (side, moves, depth) = (color(side)?, moves?, number(depth)?);
        match key {
            "avoid" => self.restrictions.avoid(side, &moves, depth as usize),
            _ => self.restrictions.allow(side, &moves, depth as usize),
        }
        if side == self.color && depth > 0 {
            match key {
                "avoid" => self.avoided.extend(moves),
                _ => self.allowed.extend(moves),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_leaves_time_to_think() {
        assert_eq!(hundredths(0), hundredths(1));
        assert_eq!(hundredths(50), Duration::from_millis(500));
    }
}

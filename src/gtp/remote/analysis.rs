//! Asking an engine what it thinks of a position.

use std::time::{Duration, Instant};

use crate::ai::{Budget, Question, Report, StopFlag};
use crate::board::Color;
use crate::game::Game as _;
use crate::go::{Move, Position};

use super::info::{AnalysisKind, read_line, tells_leads};
use super::pipe::Followed;
use super::{EngineError, RemoteEngine};

/// The options of KataGo's command, the most telling first. Older programs refuse
/// what they do not know.
const OPTIONS: [&str; 3] = [" rootInfo true ownership true", " ownership true", ""];

/// How often the engine is to tell, in hundredths of a second: soon where visits
/// are counted, which are many in a second.
const INTERVAL: u32 = 5;
const LONGEST_INTERVAL: u32 = 50;

impl RemoteEngine {
    /// How it can be asked what it thinks; `None` if it cannot.
    #[must_use]
    pub fn analysis_kind(&self) -> Option<AnalysisKind> {
        let kinds = <AnalysisKind as strum::VariantArray>::VARIANTS;
        kinds
            .iter()
            .copied()
            .find(|kind| self.knows(kind.command()))
    }

    /// Whether the last analysis told by how many points a side leads. Where it did
    /// not, the leads of its reports are 0 and mean nothing.
    #[must_use]
    pub const fn told_leads(&self) -> bool {
        self.leads_told
    }

    /// What it thinks of a position, after as many visits or as much time as the
    /// budget says, or once it does not go on; `None` where play has stopped.
    /// What it thinks meanwhile is told.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it cannot analyze, fails to answer, says something that
    /// makes no sense, or was stopped. It can be asked again.
    pub fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        tell: &mut dyn FnMut(&Report<Move>),
    ) -> Result<Option<Report<Move>>, EngineError> {
        let position = question.position();
        if position.is_over() {
            return Ok(None);
        }
        self.get_ready(stop)?;
        let kind = self.analysis_kind();
        let kind = kind.ok_or(EngineError::Unknown(AnalysisKind::KataGo.command()))?;
        self.sync_position(question, stop)?;
        let mut refused = None;
        while let Some(command) = self.analysis_command(kind, position.to_play(), budget) {
            let mut thinking = Thinking::new(budget, self.timeouts.grace);
            let mut leads_told = true;
            let mut take = |line: &str| {
                let report = read_line(line, kind, question)?;
                leads_told = leads_told && tells_leads(line, kind);
                tell(&report);
                Ok(thinking.next_deadline(report))
            };
            let (first, grace) = (self.timeouts.answer, self.timeouts.grace);
            let followed = self.pipe.follow(&command, first, grace, stop, &mut take)?;
            self.leads_told = leads_told;
            match followed {
                Followed::Told => return thinking.report().map(Some),
                Followed::Refused(message) => {
                    refused = Some(EngineError::Refused { command, message });
                    self.refused_options += 1;
                }
            }
        }
        // It may have had a bad day: all of it is tried again the next time.
        self.refused_options = 0;
        Err(refused.unwrap_or(EngineError::Unknown(kind.command())))
    }

    /// What is asked next, if there is anything left that was not refused.
    fn analysis_command(
        &self,
        kind: AnalysisKind,
        color: Color,
        budget: &Budget,
    ) -> Option<String> {
        let options = match kind {
            AnalysisKind::KataGo => OPTIONS.get(self.refused_options)?,
            AnalysisKind::LeelaZero if self.refused_options == 0 => "",
            AnalysisKind::LeelaZero => return None,
        };
        let color = match color {
            Color::Black => "b",
            Color::White => "w",
        };
        let interval = interval(budget);
        Some(format!("{} {color} {interval}{options}", kind.command()))
    }
}

fn interval(budget: &Budget) -> u32 {
    match (budget.visits, budget.time) {
        (None, Some(time)) => {
            let quarter = u32::try_from(time.as_millis() / 40).unwrap_or(u32::MAX);
            quarter.clamp(INTERVAL, LONGEST_INTERVAL)
        }
        (Some(_), _) | (None, None) => INTERVAL,
    }
}

/// An analysis that goes on, and when it is enough.
struct Thinking {
    visits: Option<u32>,
    end: Option<Instant>,
    /// Who has no more visits after so long has come to an end of its own.
    patience: Duration,
    grown: Instant,
    last: Option<Report<Move>>,
}

impl Thinking {
    fn new(budget: &Budget, patience: Duration) -> Self {
        let now = Instant::now();
        let time = match (budget.visits, budget.time) {
            (None, None) => Some(Budget::DEFAULT_TIME),
            (_, time) => time,
        };
        Self {
            visits: budget.visits,
            end: time.and_then(|time| now.checked_add(time)),
            patience,
            grown: now,
            last: None,
        }
    }

    /// Takes note of a report, and says until when to wait for the next; `None`
    /// if this one will do.
    fn next_deadline(&mut self, report: Report<Move>) -> Option<Instant> {
        let now = Instant::now();
        let before = self.last.as_ref().map_or(0, |last| last.visits);
        if report.visits > before {
            self.grown = now;
        }
        let enough = self.visits.is_some_and(|most| report.visits >= most);
        self.last = Some(report);
        let until = self.grown + self.patience;
        let until = self.end.map_or(until, |end| until.min(end));
        (!enough && now < until).then_some(until)
    }

    fn report(self) -> Result<Report<Move>, EngineError> {
        let nothing = || EngineError::NotAnAnswer(String::new());
        self.last.ok_or_else(nothing)
    }
}

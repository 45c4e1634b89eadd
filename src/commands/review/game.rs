//! One game gone over: its report, and the game with its review in it.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use jego::ai::StopFlag;
use jego::document::{Document, ReviewReport, review_document};
use jego::record::{AnyRecord, Record, Refused, sgf};
use jego::review::{
    AnalystFailure, Depth, EngineAnalyst, Focus, GradeLimits, HumanReview, Line, Review,
    ReviewNews, ReviewOptions, ReviewTask, Reviewer, keep_review, kept_review, known_positions,
};
use jego::session::Playable;
use jego::settings::system_language;

use super::progress::Progress;
use crate::args::{ReportFormat, ReviewArgs};

/// How many times as many visits the positions get that matter.
const DEEPER: u32 = 8;

/// What came of going over a game.
pub(super) struct ReviewedGame {
    document: Document,
    /// The game with its review in it.
    record: AnyRecord,
    /// Why it is not a whole review.
    failure: Option<AnalystFailure>,
    /// Whether anything was searched.
    searched: bool,
}

impl ReviewedGame {
    /// Goes over a game. What it holds of a review already is not looked for again.
    ///
    /// # Errors
    ///
    /// [`Refused`] if the review cannot be put into the game.
    pub(super) fn new(
        record: &AnyRecord,
        asked: &ReviewArgs,
        engine: &mut Option<EngineAnalyst>,
        progress: &mut Progress,
    ) -> Result<Self, Refused> {
        match record {
            AnyRecord::Go(record) => reviewed(record, asked, engine, progress),
            AnyRecord::Othello(record) => reviewed(record, asked, engine, progress),
            AnyRecord::Aligne4(record) => reviewed(record, asked, engine, progress),
        }
    }

    /// Why it is not a whole review.
    pub(super) const fn take_failure(&mut self) -> Option<AnalystFailure> {
        self.failure.take()
    }

    /// Whether a review that is not whole has found anything.
    pub(super) const fn is_worth_telling(&self) -> bool {
        self.searched
    }

    /// The report in this format.
    pub(super) fn report(&self, format: ReportFormat) -> String {
        match format {
            ReportFormat::Text => self.document.to_text(),
            ReportFormat::Html => self.document.to_html(),
        }
    }

    /// The game with its review, as SGF; as a save where SGF does not know the game.
    pub(super) fn game(&self) -> String {
        match self.record.to_sgf() {
            Some(games) => sgf::write(&games),
            None => self.record.to_save(),
        }
    }
}

fn reviewed<G: Playable>(
    record: &Record<G>,
    asked: &ReviewArgs,
    engine: &mut Option<EngineAnalyst>,
    progress: &mut Progress,
) -> Result<ReviewedGame, Refused>
where
    AnyRecord: From<Record<G>>,
{
    let mut history = record.history().clone();
    while history.undo().is_some() {}
    history.forget_visits();
    let line = Line::of(&history);
    let mut reviewer = Reviewer::default();
    if G::HAS_ENGINES {
        reviewer.consult(engine.take());
    }
    let found = go_over(&mut reviewer, record, &line, asked, progress);
    if G::HAS_ENGINES {
        // It is started once for all games.
        *engine = reviewer.into_engine();
    }
    let of = ReviewReport {
        record,
        line: &line,
        review: &found.review,
        human: found.human.as_ref(),
        limits: asked
            .rank
            .map_or_else(GradeLimits::default, GradeLimits::for_rank),
    };
    let document = review_document(&of, asked.language.unwrap_or_else(system_language));
    let mut record = record.clone();
    for change in keep_review(&found.review, &record) {
        record.apply(&change)?;
    }
    Ok(ReviewedGame {
        document,
        record: record.into(),
        failure: found.failure,
        searched: found.searched,
    })
}

/// What going over a game has found so far.
struct Found<M> {
    review: Review<M>,
    human: Option<HumanReview>,
    failure: Option<AnalystFailure>,
    searched: bool,
}

fn go_over<G: Playable>(
    reviewer: &mut Reviewer<G>,
    record: &Record<G>,
    line: &Line<G>,
    asked: &ReviewArgs,
    progress: &mut Progress,
) -> Found<G::Move> {
    let default = ReviewOptions::default();
    let visits = asked.visits.unwrap_or(default.shallow_visits);
    let options = ReviewOptions {
        shallow_visits: visits,
        deep_visits: visits.saturating_mul(DEEPER),
        thorough_moves: match asked.thorough {
            true => default.thorough_moves,
            false => 0,
        },
        threads: asked.threads(),
        ..default
    };
    let kept = kept_review(record);
    let known = known_positions(&kept, line, &options);
    let mut review = Review::default();
    for (turn, position) in line.turns().zip(&known) {
        if let Some(position) = position {
            review.put(turn, position.clone());
        }
    }
    let task = ReviewTask {
        known,
        line: line.clone(),
        focus: Focus::default(),
        options,
    };
    let stop = StopFlag::new();
    let begun = Instant::now();
    let shown = Mutex::new(progress);
    let found = Mutex::new(Found {
        review,
        human: None,
        failure: None,
        searched: false,
    });
    let tell = |news: ReviewNews<G::Move>| {
        let Ok(mut found) = found.lock() else { return };
        match news {
            ReviewNews::Found(finding) => {
                if let Ok(mut shown) = shown.lock() {
                    shown.advance(&finding.progress);
                }
                let index = task.line.index_of(finding.turn).unwrap_or(0);
                let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
                found.searched = found.searched || finding.depth != Depth::Raw;
                found.review.add(finding, played);
            }
            // The report reads them itself, once everything is known.
            ReviewNews::Facts(..) => (),
            ReviewNews::Human(human) => found.human = Some(human),
        }
        if asked.time.is_some_and(|most| begun.elapsed() >= most) {
            stop.raise();
        }
    };
    let failure = reviewer.run(&task, &stop, &tell).err();
    // What a thread that has panicked told before is as good as the rest.
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.failure = failure;
    take_deeper(&mut found.review, &kept, line);
    found
}

/// Goes back to what is kept of positions that were looked at more closely then, as
/// where time was short.
fn take_deeper<G: Playable>(review: &mut Review<G::Move>, kept: &Review<G::Move>, line: &Line<G>) {
    let visits = |review: &Review<G::Move>, turn| review.report(turn).map(|of| of.visits);
    for turn in line.turns() {
        if visits(review, turn) < visits(kept, turn)
            && let Some(position) = kept.position(turn)
        {
            review.put(turn, position.clone());
        }
    }
}

//! Looking at positions.

use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use super::answer::{Moment, NoResults, answer};
use super::queue::{Job, Task};
use crate::ai::go::net::Symmetry;
use crate::ai::go::{AnalysisOptions, Details, RawEvaluation};
use crate::ai::{Question, StopFlag};
use crate::go::Position;

/// A result, as it is told.
pub(super) type Result<'a> = super::answer::Answer<'a>;

/// Does what a task asks for, and tells each result as it comes.
pub(super) fn work(task: &Task, seed: u64, tell: &mut dyn FnMut(&Result<'_>)) {
    let asked = task.jobs.iter();
    let questions: Vec<Question<Position>> =
        asked.map(|job| job.query.game.question(job.turn)).collect();
    if task.jobs.iter().all(|job| job.query.settings.visits <= 1)
        && let Some(found) = Details::of_one_visit(&questions)
    {
        for ((job, question), (details, raw)) in task.jobs.iter().zip(&questions).zip(&found) {
            tell(&answer(job, question, details, Some(raw), Moment::End));
        }
        return;
    }
    for (job, question) in task.jobs.iter().zip(&questions) {
        search(job, question, &task.crew, seed, &task.stop, tell);
    }
}

fn search(
    job: &Job,
    question: &Question<Position>,
    crew: &AtomicUsize,
    seed: u64,
    stop: &StopFlag,
    tell: &mut dyn FnMut(&Result<'_>),
) {
    let query = &job.query;
    // The policy is that of the network alone, which a search changes.
    let asked = query.included.policy;
    let raw = asked.then(|| RawEvaluation::of(question, Symmetry::ALL[0]));
    let raw = raw.flatten();
    let mut pace = query.partial.map(|partial| Pace {
        begun: Instant::now(),
        next: partial.first,
        every: partial.every,
    });
    // Whichever thread it is and whatever came before, the same is found.
    let seed = seed.wrapping_add(job.turn as u64);
    let options = AnalysisOptions {
        visits: query.settings.visits,
        time: query.settings.time,
        restrictions: query.restrictions.clone(),
        temperature: query.settings.root_temperature(),
        longest_variation: query.settings.variation + 1,
        interval: query.partial.map(|partial| {
            let every = partial.every.unwrap_or(partial.first);
            every.min(partial.first)
        }),
    };
    let found = options.analyze(question, crew, seed, stop, &mut |details| {
        if pace.as_mut().is_some_and(Pace::is_due) {
            let so_far = Moment::DuringSearch;
            tell(&answer(job, question, &details, raw.as_ref(), so_far));
        }
    });
    tell(&answer(job, question, &found, raw.as_ref(), Moment::End));
}

/// When the next partial result is told.
struct Pace {
    begun: Instant,
    next: Duration,
    every: Option<Duration>,
}

impl Pace {
    fn is_due(&mut self) -> bool {
        let spent = self.begun.elapsed();
        if spent < self.next {
            return false;
        }
        self.next = self.every.map_or(Duration::MAX, |every| spent + every);
        true
    }
}

/// What is told of a position that nobody looked at.
pub(super) fn no_results(job: &Job) -> NoResults<'_> {
    NoResults::of(job)
}

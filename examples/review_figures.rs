//! How long a review takes, and how far its losses are from those of a deep
//! search.
//!
//! ```text
//! cargo run --release --example review_figures -- [--deep VISITS [--truth FILE]] FILES
//! ```
//!
//! A deep search of whole games takes long. With `--truth`, its losses are added
//! to a file and read from there the next time; `--only-truth` reviews nothing
//! else.

#![expect(clippy::print_stdout, reason = "what it finds is for reading")]

use std::collections::HashMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use clap::Parser;
use jego::ai::StopFlag;
use jego::go::{Move, Position};
use jego::record::{AnyRecord, GoRecord, open_file};
use jego::review::{
    Depth, Focus, GradeLimits, Line, Review, ReviewNews, ReviewOptions, ReviewTask, ReviewedMove,
    Reviewer,
};

/// What is measured.
#[derive(Debug, Parser)]
struct Arguments {
    /// The games.
    files: Vec<PathBuf>,
    /// Compare with a search of so many visits for every position.
    #[arg(long)]
    deep: Option<u32>,
    /// Where the losses of deep searches are kept from one time to the next.
    #[arg(long, default_value = "")]
    truth: String,
    /// Only make deep searches.
    #[arg(long)]
    only_truth: bool,
    /// The visits of every position.
    #[arg(long, default_value_t = 50)]
    shallow: u32,
    /// The visits of those that matter.
    #[arg(long, default_value_t = 400)]
    visits: u32,
    /// How many moves matter at most.
    #[arg(long, default_value_t = 60)]
    deep_moves: usize,
    /// How many moves are looked at thoroughly at most.
    #[arg(long, default_value_t = 30)]
    thorough: usize,
    /// With how many visits.
    #[arg(long, default_value_t = 4_000)]
    thorough_visits: u32,
    /// Where the random numbers of the searches begin.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

impl Arguments {
    fn options(&self) -> ReviewOptions {
        ReviewOptions {
            shallow_visits: self.shallow,
            deep_visits: self.visits,
            deep_moves: self.deep_moves,
            thorough_moves: self.thorough,
            thorough_visits: self.thorough_visits,
            threads: self.threads,
            seed: self.seed,
        }
    }

    /// What a deep search says of a game, if it is asked for.
    fn real_losses(
        &self,
        record: &GoRecord,
        name: &str,
        truth: &Truth,
    ) -> std::io::Result<Option<Vec<f32>>> {
        let Some(visits) = self.deep else {
            return Ok(None);
        };
        if let Some(known) = truth.of(name) {
            return Ok(Some(known.clone()));
        }
        let options = ReviewOptions {
            shallow_visits: visits,
            deep_moves: 0,
            thorough_moves: 0,
            ..self.options()
        };
        let losses = losses(&review(record, options, "deep"));
        truth.add(name, &losses)?;
        Ok(Some(losses))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let truth = Truth::open(arguments.truth.clone());
    let mut total = Agreement::default();
    for file in &arguments.files {
        let (record, _) = open_file(file)?.games.game(0)?;
        let AnyRecord::Go(record) = record else {
            continue;
        };
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let real = arguments.real_losses(&record, &name, &truth)?;
        if arguments.only_truth {
            continue;
        }
        let reviewed = review(&record, arguments.options(), &name);
        let found = losses(&reviewed);
        if let Some(real) = real {
            let agreement = Agreement::of(&found, &real);
            println!("  {agreement:?}");
            tell_differences(&reviewed, &real);
            total.add(&agreement);
        }
    }
    if arguments.deep.is_some() {
        println!("all: {total:?}");
    }
    Ok(())
}

/// Tells the moves about which a review and a deep search do not agree.
fn tell_differences(found: &[ReviewedMove<Move>], real: &[f32]) {
    for (of, real) in found.iter().zip(real) {
        let Some(loss) = of.loss else { continue };
        let (one, depth, number) = (loss.points, loss.depth, of.number);
        if one.max(*real) >= 2.0 && (one - real).abs() > 1.0 {
            println!("  move {number}: {one:.1} ({depth:?}), and {real:.1} by the deep search");
        }
    }
}

/// Goes over a game and says how long each pass took.
fn review(record: &GoRecord, options: ReviewOptions, name: &str) -> Vec<ReviewedMove<Move>> {
    let mut history = record.history().clone();
    while history.undo().is_some() {}
    let line = Line::<Position>::of(&history);
    let positions = line.len();
    let task = ReviewTask {
        line,
        known: Vec::new(),
        focus: Focus::default(),
        options,
    };
    let begun = Instant::now();
    let passes = Mutex::new([None; Depth::COUNT]);
    let review = Mutex::new(Review::default());
    let tell = |news: ReviewNews<Move>| {
        let ReviewNews::Found(finding) = news else {
            return;
        };
        let (Ok(mut passes), Ok(mut review)) = (passes.lock(), review.lock()) else {
            return;
        };
        for (pass, (done, of)) in passes.iter_mut().zip(finding.progress) {
            if done == of && pass.is_none() {
                *pass = Some(begun.elapsed().as_secs_f32());
            }
        }
        let index = task.line.index_of(finding.turn).unwrap_or(0);
        let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
        review.add(finding, played);
    };
    // Jego itself does not fail.
    let done = Reviewer::default().run(&task, &StopFlag::new(), &tell);
    assert!(done.is_ok(), "no engine can fail");
    let all = begun.elapsed().as_secs_f32();
    let review = review.into_inner().unwrap_or_default();
    let deep = review.reached(&task.line, Depth::Deep);
    let passes = passes.into_inner().unwrap_or_default();
    println!("{name}: {positions} positions, {passes:?}, {deep} deep, {all:.2} s");
    review.moves(&task.line)
}

/// What each move cost, in points.
fn losses(moves: &[ReviewedMove<Move>]) -> Vec<f32> {
    let points = moves
        .iter()
        .map(|of| of.loss.map_or(0.0, |loss| loss.points));
    points.collect()
}

/// What deep searches found before: one game a line, its name and what each of
/// its moves cost.
#[derive(Debug, Default)]
struct Truth {
    file: String,
    games: HashMap<String, Vec<f32>>,
}

impl Truth {
    fn open(file: String) -> Self {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let games = text.lines().filter_map(|line| {
            let (name, losses) = line.split_once(':')?;
            let losses = losses.split_whitespace().map(str::parse);
            Some((name.to_owned(), losses.collect::<Result<_, _>>().ok()?))
        });
        Self {
            games: games.collect(),
            file,
        }
    }

    fn of(&self, name: &str) -> Option<&Vec<f32>> {
        self.games.get(name)
    }

    fn add(&self, name: &str, losses: &[f32]) -> std::io::Result<()> {
        if self.file.is_empty() {
            return Ok(());
        }
        let mut file = std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.file)?;
        let losses: Vec<String> = losses.iter().map(|loss| format!("{loss:.2}")).collect();
        writeln!(file, "{name}:{}", losses.join(" "))
    }
}

/// How far the losses of a review are from those of a deep search.
#[derive(Debug, Default)]
struct Agreement {
    /// Losses of two points or more that were found, and how many of them are
    /// right within one.
    claimed: usize,
    right: usize,
    /// The largest mistakes by the deep search, how many of them the review marks as
    /// mistakes of any kind, and how many are among its own largest.
    largest: usize,
    marked: usize,
    found: usize,
    /// Losses of two points or more by the deep search, and how many of them were
    /// found within one.
    real: usize,
    real_right: usize,
}

impl Agreement {
    fn of(found: &[f32], real: &[f32]) -> Self {
        let mut agreement = Self::default();
        let pairs: Vec<(f32, f32)> = found.iter().copied().zip(real.iter().copied()).collect();
        for &(claimed, real) in &pairs {
            let near = (claimed - real).abs() <= 1.0;
            agreement.claimed += usize::from(claimed >= 2.0);
            agreement.right += usize::from(claimed >= 2.0 && near);
            agreement.real += usize::from(real >= 2.0);
            agreement.real_right += usize::from(real >= 2.0 && near);
        }
        let largest = |of: &dyn Fn(&(f32, f32)) -> f32, number: usize| {
            let mut order: Vec<usize> = (0..pairs.len()).collect();
            order.sort_by(|&one, &two| of(&pairs[two]).total_cmp(&of(&pairs[one])));
            order.truncate(number);
            order
        };
        let claimed = largest(&|pair| pair.0, 5);
        let real = largest(&|pair| pair.1, 5);
        agreement.largest = real.len();
        let marks = GradeLimits::default().inaccuracy;
        agreement.marked = real.iter().filter(|&&of| pairs[of].0 >= marks).count();
        agreement.found = real.iter().filter(|of| claimed.contains(of)).count();
        agreement
    }

    fn add(&mut self, other: &Self) {
        self.claimed += other.claimed;
        self.right += other.right;
        self.largest += other.largest;
        self.marked += other.marked;
        self.found += other.found;
        self.real += other.real;
        self.real_right += other.real_right;
    }
}

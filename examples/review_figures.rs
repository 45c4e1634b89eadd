//! How long a review takes, and how far its losses are from those of a deep
//! search.
//!
//! ```text
//! cargo run --release --example review_figures -- [--deep VISITS] [--truth FILE] FILES
//! ```
//!
//! A deep search of whole games takes long. With `--truth`, its losses are added
//! to a file and read from there the next time; `--only-truth` reviews nothing
//! else.

#![expect(clippy::print_stdout, reason = "what it finds is for reading")]

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::Mutex;
use std::time::Instant;

use jego::ai::StopFlag;
use jego::go::{Move, Position};
use jego::record::{AnyRecord, GoRecord, open_file};
use jego::review::{
    Depth, Focus, Line, Review, ReviewNews, ReviewOptions, ReviewTask, ReviewedMove, Reviewer,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut deep = None;
    let mut options = ReviewOptions {
        threads: 2,
        ..ReviewOptions::default()
    };
    let mut files = Vec::new();
    let mut truth = Truth::default();
    let mut only_truth = false;
    let mut leads = false;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--deep" => deep = args.next().and_then(|visits| visits.parse().ok()),
            "--visits" => {
                options.deep_visits = args.next().and_then(|of| of.parse().ok()).unwrap_or(400);
            }
            "--shallow" => {
                options.shallow_visits = args.next().and_then(|of| of.parse().ok()).unwrap_or(50);
            }
            "--deep-moves" => {
                options.deep_moves = args.next().and_then(|of| of.parse().ok()).unwrap_or(40);
            }
            "--thorough" => {
                options.thorough_moves = args.next().and_then(|of| of.parse().ok()).unwrap_or(30);
            }
            "--threads" => {
                options.threads = args.next().and_then(|of| of.parse().ok()).unwrap_or(2);
            }
            "--truth" => truth = Truth::open(args.next().unwrap_or_default()),
            "--only-truth" => only_truth = true,
            "--leads" => leads = true,
            _ => files.push(arg),
        }
    }
    let mut total = Agreement::default();
    for file in files {
        let (record, _) = open_file(file.as_ref())?.games.game(0)?;
        let AnyRecord::Go(record) = record else {
            continue;
        };
        let name = file.rsplit('/').next().unwrap_or(&file);
        let real = match (deep, truth.of(name)) {
            (None, _) => None,
            (Some(_), Some(known)) => Some(known.clone()),
            (Some(visits), None) => {
                let options = ReviewOptions {
                    shallow_visits: visits,
                    deep_moves: 0,
                    thorough_moves: 0,
                    ..options
                };
                let losses = losses(&review(&record, options, "deep"));
                truth.add(name, &losses)?;
                Some(losses)
            }
        };
        if only_truth {
            continue;
        }
        let found = review(&record, options, &file);
        if leads {
            for of in &found {
                let loss = of.loss.map_or(0.0, |loss| loss.points);
                println!(
                    "    {} {:?} lead {:.1} win {:.2} lost {loss:.1}",
                    of.number, of.mv, of.black_lead, of.black_win
                );
            }
        }
        let found = losses(&found);
        if let Some(real) = real {
            let agreement = Agreement::of(&found, &real);
            println!("  {agreement:?}");
            for (number, (one, two)) in found.iter().zip(&real).enumerate() {
                if one.max(*two) >= 2.0 && (one - two).abs() > 1.0 {
                    println!(
                        "  move {}: {one:.1}, and {two:.1} by the deep search",
                        number + 1
                    );
                }
            }
            total.add(&agreement);
        }
    }
    if deep.is_some() {
        println!("all: {total:?}");
    }
    Ok(())
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
    /// The largest mistakes by the deep search, and how many were found.
    largest: usize,
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
        agreement.found = real.iter().filter(|of| claimed.contains(of)).count();
        agreement
    }

    fn add(&mut self, other: &Self) {
        self.claimed += other.claimed;
        self.right += other.right;
        self.largest += other.largest;
        self.found += other.found;
        self.real += other.real;
        self.real_right += other.real_right;
    }
}

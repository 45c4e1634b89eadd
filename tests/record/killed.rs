//! A program that is killed at any instant loses at most the move in flight.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use jego::game::TurnId;
use jego::go::Move;
use jego::record::{
    CannotRecover, Change, GoRecord, Journal, interrupted_journals, open_file, recover, replace,
    save,
};
use rand::RngExt as _;

use crate::random;

/// Tells the child that it is one, and where to write.
const FOLDER: &str = "JEGO_TEST_KILLED_FOLDER";
const SEED: &str = "JEGO_TEST_KILLED_SEED";

/// How often a child is killed.
const KILLS: u64 = 400;

/// After how many changes the game is saved too.
const SAVED_EVERY: usize = 5;

/// The game that a seed stands for, change by change.
struct Play {
    rng: rand::rngs::SmallRng,
    record: GoRecord,
    turns: Vec<TurnId>,
}

impl Play {
    fn new(seed: u64) -> Self {
        let mut rng = random::rng(seed);
        let (record, turns) = random::played(&mut rng, 60);
        Self { rng, record, turns }
    }

    fn next(&mut self) -> Change<Move> {
        loop {
            let change = random::change(&mut self.rng, &self.record, &self.turns);
            if random::apply(&mut self.record, &mut self.turns, &change) {
                return change;
            }
        }
    }
}

/// Plays and writes until it is killed, and says after each change that it is
/// written. In an ordinary run of the tests there is no folder, and no play.
#[test]
fn a_child_plays_until_it_is_killed() {
    let (Ok(folder), Ok(seed)) = (std::env::var(FOLDER), std::env::var(SEED)) else {
        return;
    };
    let folder = Path::new(&folder);
    let mut play = Play::new(seed.parse().unwrap());
    let mut journal = Journal::begin(&folder.join("journals"), &play.record, None).unwrap();
    let mut out = std::io::stdout().lock();
    for number in 0.. {
        if number > 0 {
            let change = play.next();
            journal.note(&play.record, &change);
        }
        while journal.pending() > 0 {
            thread::yield_now();
        }
        writeln!(out, "written {number}").unwrap();
        if number % SAVED_EVERY == 0 {
            replace(&folder.join("game.jego.ron"), &save::write(&play.record)).unwrap();
            writeln!(out, "saved {number}").unwrap();
        }
        out.flush().unwrap();
    }
}

/// What a child said before it was killed: the last change that was written,
/// and the last that was saved.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    written: Option<usize>,
    saved: Option<usize>,
}

impl Said {
    fn hear(&mut self, line: &str) {
        // The first line has words of the test harness before it.
        let words: Vec<&str> = line.split_whitespace().collect();
        if let [.., what, number] = words[..]
            && let Ok(number) = number.parse()
        {
            match what {
                "written" => self.written = Some(number),
                "saved" => self.saved = Some(number),
                _ => {}
            }
        }
    }
}

fn run_and_kill(folder: &Path, seed: u64) -> Said {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "killed::a_child_plays_until_it_is_killed",
            "--nocapture",
        ])
        .env(FOLDER, folder)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (send, receive) = channel();
    let reader = thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    let mut said = Said::default();
    // One in eight is killed while it begins, the others somewhere in the game:
    // after so many lines, and a moment that ends anywhere in the next.
    let mut rng = random::rng(seed ^ 0xdead);
    let lines = if seed.is_multiple_of(8) {
        0
    } else {
        rng.random_range(1..80)
    };
    let moment = Duration::from_micros(rng.random_range(0..3_000));
    for _ in 0..lines {
        said.hear(
            &receive
                .recv()
                .expect("the child goes on until it is killed"),
        );
    }
    let deadline = Instant::now() + moment;
    while let Ok(line) = receive.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        said.hear(&line);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    receive.try_iter().for_each(|line| said.hear(&line));
    said
}

#[test]
fn a_killed_program_loses_at_most_the_move_in_flight() {
    let mut furthest = 0;
    let mut killed_in_play = 0;
    for seed in 0..KILLS {
        let folder = tempfile::tempdir().unwrap();
        let said = run_and_kill(folder.path(), seed);
        let context = format!("seed {seed}, {said:?}");
        check_journal(&folder.path().join("journals"), seed, said, &context);
        check_save(&folder.path().join("game.jego.ron"), seed, said, &context);
        killed_in_play += u64::from(said.written.is_some());
        furthest = furthest.max(said.written.unwrap_or(0));
    }
    assert!(
        killed_in_play > KILLS / 2,
        "{killed_in_play} were killed in play"
    );
    assert!(furthest > 10, "they came to change {furthest}");
}

fn check_journal(folder: &Path, seed: u64, said: Said, context: &str) {
    let journal = interrupted_journals(folder).into_iter().next();
    let recovered = match (journal.as_deref().map(recover), said.written) {
        (Some(Ok(recovered)), _) => recovered,
        // Killed before there was anything to lose.
        (None | Some(Err(CannotRecover::Empty(_))), None) => return,
        (other, _) => panic!("{context}: {other:?}"),
    };
    assert!(recovered.dropped <= 1, "{context}");
    let state = recovered.record.to_save();
    let mut play = Play::new(seed);
    for _ in 0..said.written.unwrap_or(0) {
        play.next();
    }
    // What was in flight may have arrived or not.
    if state != save::write(&play.record) {
        play.next();
        assert_eq!(state, save::write(&play.record), "{context}");
    }
    // The game goes on from there, and is as safe as before.
    drop(Journal::begin(folder, &recovered.record.clone().go().unwrap(), journal).unwrap());
    let journals = interrupted_journals(folder);
    assert_eq!(journals.len(), 1, "{context}");
    let again = recover(&journals[0]).unwrap().record.go().unwrap();
    assert_eq!(save::write(&again), state, "{context}");
}

fn check_save(path: &Path, seed: u64, said: Said, context: &str) {
    let Some(saved) = said.saved else {
        return;
    };
    let opened = open_file(path).expect(context);
    let state = fs::read_to_string(path).unwrap();
    assert_eq!(opened.games.len(), 1);
    let mut play = Play::new(seed);
    for _ in 0..saved {
        play.next();
    }
    if state != save::write(&play.record) {
        for _ in 0..SAVED_EVERY {
            play.next();
        }
        assert_eq!(state, save::write(&play.record), "{context}");
    }
}

//! Problems in lines: a board is printed, a point is typed.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::line_mode::Echo;
use super::text::goban_lines;
use crate::ai::StopFlag;
use crate::board::{Color, Vertex};
use crate::go::Move;
use crate::lobby::{read_progress, seconds_now, tonight, write_tried};
use crate::puzzle::{Collection, Judge, Played, Progress, Round, RoundOptions, State, judge_by};
use crate::record::{AnyMove, Folders};
use crate::scene::StoneBoard;
use crate::session::judges;
use crate::words::{
    self, Aloud, Language, ProblemWords as Words, TypedProblem, collection_name, move_name,
    not_a_puzzle, progress_error, puzzle_marks, puzzle_state, puzzle_task, theme_name,
    typed_phrase,
};

/// How problems are tried in lines.
#[derive(Clone, Debug)]
pub struct ProblemLines {
    /// What someone wants to solve.
    pub collection: Arc<Collection>,
    /// Which of them, and in which order.
    pub options: RoundOptions,
    /// From which on, counted from 0.
    pub first: usize,
    /// What is random.
    pub seed: u64,
    /// Where it is written down what was tried.
    pub folders: Folders,
    /// The language.
    pub language: Language,
    /// Whether what is typed is written down again.
    pub echo: Echo,
}

/// What stands before a line that is read.
const PROMPT: &str = "> ";

/// What is typed: a move, or a command.
#[derive(Clone, Copy, Debug)]
enum Typed {
    Play(Move),
    Command(TypedProblem),
}

/// Has problems solved, line by line, until the input ends.
///
/// # Errors
///
/// If a line cannot be read or written.
pub fn solve_lines(asked: ProblemLines, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let (progress, trouble) = read_progress(&asked.folders);
    let language = asked.language;
    let mut round = Round::new(
        asked.collection,
        asked.options,
        &progress,
        tonight(),
        asked.seed,
    );
    round.go_to(asked.first);
    let mut lines = Lines {
        output,
        language,
        round,
        progress,
        folders: asked.folders,
        judges: judges(1),
        rng: SmallRng::seed_from_u64(asked.seed),
        begun: Instant::now(),
    };
    if let Some(error) = trouble {
        lines.say(&progress_error(language, &error))?;
    }
    lines.greet()?;
    let mut input = input.lines();
    loop {
        write!(lines.output, "{PROMPT}")?;
        lines.output.flush()?;
        let Some(line) = input.next().transpose()? else {
            lines.say("")?;
            break;
        };
        if asked.echo == Echo::On {
            lines.say(&line)?;
        }
        match lines.typed(line.trim()) {
            None if line.trim().is_empty() => {}
            None => lines.say(&language.fill(Words::UnknownCommand, &[&line.trim()]))?,
            Some(Typed::Play(mv)) => lines.play(mv)?,
            Some(Typed::Command(TypedProblem::Quit)) => break,
            Some(Typed::Command(command)) => lines.obey(command)?,
        }
    }
    lines.output.flush()
}

struct Lines<W> {
    output: W,
    language: Language,
    round: Round,
    progress: Progress,
    folders: Folders,
    judges: Vec<Box<dyn Judge>>,
    rng: SmallRng,
    begun: Instant,
}

impl<W: Write> Lines<W> {
    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn typed(&self, text: &str) -> Option<Typed> {
        if let Some(command) = typed_phrase(self.language, &text.to_lowercase()) {
            return Some(Typed::Command(command));
        }
        let size = self.round.attempt()?.puzzle().size();
        let vertex = Vertex::parse(text, size).ok()?;
        Some(Typed::Play(Move::Place(vertex.point())))
    }

    /// What is said first.
    fn greet(&mut self) -> io::Result<()> {
        let language = self.language;
        let collection = Arc::clone(self.round.collection());
        let name = collection_name(language, &collection);
        let problems = language.count(collection.len(), Words::Problems);
        let keys = collection.entries().iter().map(|entry| entry.key);
        let (solved, failed) = self.progress.count(keys);
        let solved = language.count(solved, Words::SolvedCount);
        let failed = language.count(failed, Words::FailedCount);
        self.say(&format!("{name} · {problems} · {solved} · {failed}"))?;
        if collection.skipped_count() > 0 {
            self.say(&language.count(collection.skipped_count(), Words::Left))?;
        }
        for skipped in collection.skipped().iter().take(5) {
            let why = not_a_puzzle(language, &skipped.why);
            let number = skipped.number;
            self.say(&language.fill(Words::LeftOut, &[&skipped.file, &number, &why]))?;
        }
        if self.progress.damaged_lines() > 0 {
            let damaged = self.progress.damaged_lines();
            self.say(&language.count(damaged, Words::DamagedLines))?;
        }
        self.say(language.say(Words::ConsoleHelp))?;
        self.show()
    }

    /// The problem from its head on.
    fn show(&mut self) -> io::Result<()> {
        let language = self.language;
        if self.round.is_empty() {
            return self.say(language.say(Words::NoneLeft));
        }
        let numbers = (self.round.place() + 1, self.round.len());
        let mut head = vec![language.fill(Words::Place, &[&numbers.0, &numbers.1])];
        if let Some(why) = self.round.trouble() {
            head.push(not_a_puzzle(language, why));
        }
        let mut remarks = Vec::new();
        if let Some(attempt) = self.round.attempt() {
            let puzzle = attempt.puzzle();
            let theme = theme_name(language, puzzle.theme());
            let about = [puzzle.title(), &theme, puzzle.grade()];
            let about = about.into_iter().filter(|text| !text.is_empty());
            head.extend(about.map(str::to_owned));
            if puzzle.turning().is_turned() {
                remarks.push(language.say(Words::Turned));
            }
            if puzzle.turning().is_swapped() {
                remarks.push(language.say(Words::Swapped));
            }
        }
        self.say("")?;
        self.say(&head.join(" · "))?;
        for remark in remarks {
            self.say(remark)?;
        }
        self.show_board()
    }

    /// The board, and what is said of it.
    fn show_board(&mut self) -> io::Result<()> {
        let Some(attempt) = self.round.attempt() else {
            return Ok(());
        };
        let board = goban_lines(&StoneBoard::from(attempt));
        let text = puzzle_task(self.language, attempt);
        let marks = puzzle_marks(self.language, attempt);
        let state = puzzle_state(self.language, attempt);
        for line in board {
            self.say(&line)?;
        }
        for text in [text, marks].iter().filter(|text| !text.is_empty()) {
            self.say(text)?;
        }
        self.say(&state)
    }

    fn obey(&mut self, command: TypedProblem) -> io::Result<()> {
        let language = self.language;
        match command {
            TypedProblem::Pass => self.play(Move::Pass),
            TypedProblem::Help => self.say(language.say(Words::ConsoleHelp)),
            TypedProblem::Board | TypedProblem::Quit => self.show_board(),
            TypedProblem::Back => {
                self.round.attempt_mut().map(|of| of.take_back());
                self.show_board()
            }
            TypedProblem::Again => {
                if let Some(attempt) = self.round.attempt_mut() {
                    attempt.restart();
                }
                self.show_board()
            }
            TypedProblem::Solution => self.show_solution(),
            TypedProblem::Next => {
                let gone = self.round.next_puzzle();
                self.arrive(gone)
            }
            TypedProblem::Previous => {
                let gone = self.round.previous_puzzle();
                self.arrive(gone)
            }
        }
    }

    /// Shows another problem, or says that there is none.
    fn arrive(&mut self, gone: bool) -> io::Result<()> {
        if !gone {
            return self.say(self.language.say(Words::RoundDone));
        }
        self.begun = Instant::now();
        self.show()
    }

    fn play(&mut self, mv: Move) -> io::Result<()> {
        let language = self.language;
        let Some(attempt) = self.round.attempt_mut() else {
            return Ok(());
        };
        match attempt.play(mv) {
            Played::Done => {}
            Played::Illegal(why) => {
                return self.say(&words::refusal(language, &why.into()));
            }
            Played::NotOffered => return self.say(language.say(Words::NotOffered)),
            Played::NotNow => return self.show_board(),
        }
        if let Some(case) = attempt.case() {
            let judgement = judge_by(&mut self.judges, &case, &StopFlag::new());
            attempt.take_judgement(judgement);
        }
        attempt.reply(&mut self.rng);
        let refuted = matches!(attempt.state(), State::Wrong(_)) && attempt.can_go_on();
        let line = attempt.line();
        self.note()?;
        self.show_board()?;
        match refuted {
            true => self.say(&language.fill(Words::Refutation, &[&self.moves(&line)])),
            false => Ok(()),
        }
    }

    fn show_solution(&mut self) -> io::Result<()> {
        let Some(attempt) = self.round.attempt_mut() else {
            return Ok(());
        };
        attempt.restart();
        attempt.show_solution();
        let line = attempt.line();
        while attempt.go_on() {}
        self.note()?;
        self.show_board()?;
        match line.is_empty() {
            true => Ok(()),
            false => {
                let moves = self.moves(&line);
                self.say(&self.language.fill(Words::SolutionMoves, &[&moves]))
            }
        }
    }

    /// Moves with their colors, one after the other.
    fn moves(&self, line: &[(Color, Move)]) -> String {
        let size = self.round.attempt().map(|of| of.puzzle().size());
        let names = line.iter().filter_map(|&(by, mv)| {
            let pass = || self.language.say(Words::Pass).to_owned();
            let name = move_name(self.language, &AnyMove::Go(mv, size?)).unwrap_or_else(pass);
            let by = words::color(self.language, by);
            Some(self.language.fill(Aloud::MoveOf, &[&by, &name]))
        });
        self.language.series(&names.collect::<Vec<String>>())
    }

    /// Writes down what became of the first try.
    fn note(&mut self) -> io::Result<()> {
        let seconds = u32::try_from(self.begun.elapsed().as_secs()).unwrap_or(u32::MAX);
        let Some(tried) = self.round.take_tried(seconds_now(), seconds) else {
            return Ok(());
        };
        self.progress.add(tried);
        match write_tried(&self.folders, tried) {
            Ok(()) => Ok(()),
            Err(error) => self.say(&progress_error(self.language, &error)),
        }
    }
}

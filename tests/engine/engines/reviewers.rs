//! Engines that go over games in place of our own search: those that do it well,
//! and those that die, hang, refuse and talk nonsense.

use std::fs;
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use jego::ai::StopFlag;
use jego::board::Color;
use jego::game::History;
use jego::go::{Move, Position};
use jego::gtp::EngineError;
use jego::othello;
use jego::record::{GoRecord, Start};
use jego::review::{
    Analyst, AnalystFailure, Depth, EngineAnalyst, Figures, Finding, Focus, Grade, GradeLimits,
    Line, Loss, Review, ReviewNews, ReviewOptions, ReviewTask, Reviewable, Reviewer,
};
use jego::session::{
    Action, ComputerError, ComputerOptions, EngineCommand, GoSession, Notice, ReviewSettings,
    ReviewState, ReviewerChoice, Session, Waker,
};
use jego::words::Language;

use crate::engines::analysts::conversation;
use crate::engines::fake::{Fake, game};

/// A quiet game, of which the engine says that its fourth move was bad.
const MOVES: &str = "E5 C5 E3 G5 E7 C3 C7";
const BAD: usize = 4;

const OPTIONS: ReviewOptions = ReviewOptions {
    shallow_visits: 20,
    deep_visits: 40,
    deep_moves: 4,
    thorough_visits: 400,
    thorough_moves: 0,
    threads: 2,
    seed: 0,
};

/// Counts the moves on its board; at `$n` moves, `says` is what an analysis says.
fn counting(says: &str) -> String {
    let counts = "clear_board) n=0; answer ;;
        play) n=$((n + 1)); answer ;;
        undo) n=$((n - 1)); answer ;;";
    format!("{counts}\n{}", conversation(says))
}

/// White's fourth move gives Black 8 points and 30% of the win rate. A pass can be
/// played anywhere.
const JUDGES: &str = r#"lead=0 win=0.5; [ $n -ge 4 ] && lead=8 win=0.8
    [ $2 = w ] && [ $lead = 8 ] && lead=-8 win=0.2
    figures="visits 500 winrate $win prior 0.5 order 0"
    "#;
const KATA: &str = r#"echo "info move pass $figures scoreLead $lead pv pass";"#;
const LEELA: &str = r#"echo "info move pass $figures pv pass";"#;

fn kata() -> Fake {
    Fake::listing(&counting(&format!("{JUDGES}{KATA}")), "kata-analyze")
}

fn task<G: Reviewable>(history: &History<G>) -> ReviewTask<G> {
    ReviewTask {
        line: Line::of(history),
        known: Vec::new(),
        focus: Focus::default(),
        options: OPTIONS,
    }
}

fn reviewer_with(fake: &Fake) -> Reviewer<Position> {
    let mut reviewer = Reviewer::default();
    let engine = EngineAnalyst::with(fake.command(), &fake.log, fake.timeouts);
    reviewer.consult(Some(engine));
    reviewer
}

/// Goes over a game, and adds what is found to a review.
fn run<G: Reviewable>(
    reviewer: &mut Reviewer<G>,
    task: &ReviewTask<G>,
    review: &mut Review<G::Move>,
) -> Result<Vec<Finding<G::Move>>, AnalystFailure> {
    let found = Mutex::new(Vec::new());
    let done = reviewer.run(task, &StopFlag::new(), &|news| {
        if let ReviewNews::Found(finding) = news {
            found.lock().unwrap().push(finding);
        }
    });
    let found = found.into_inner().unwrap();
    for finding in found.clone() {
        let index = task.line.index_of(finding.turn).unwrap();
        let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
        review.add(finding, played);
    }
    done.map(|()| found)
}

fn fake_analyst(tells: Figures) -> Analyst {
    Analyst::Engine {
        name: "fake".into(),
        tells,
    }
}

/// What the move with this number cost.
fn loss(review: &Review<Move>, line: &Line<Position>, number: usize) -> Loss {
    review.moves(line)[number - 1].loss.unwrap()
}

#[test]
fn an_engine_goes_over_a_game_in_place_of_our_own_search() {
    let fake = kata();
    let task = task(&game(MOVES));
    let mut review = Review::default();
    let found = run(&mut reviewer_with(&fake), &task, &mut review).unwrap();
    for finding in &found {
        let by = match finding.depth {
            Depth::Raw => Analyst::Jego,
            Depth::Shallow | Depth::Deep | Depth::Thorough => fake_analyst(Figures::Leads),
        };
        assert_eq!(finding.analyst, by, "{finding:?}");
    }
    let count = |depth| found.iter().filter(|of| of.depth == depth).count();
    assert_eq!(count(Depth::Raw), 8);
    assert_eq!(count(Depth::Shallow), 8);
    // The bad move is looked at again, with the positions before and after it.
    assert_eq!(count(Depth::Deep), 2);
    for number in 1..=7 {
        let points = if number == BAD { 8.0 } else { 0.0 };
        let loss = loss(&review, &task.line, number);
        assert_eq!((loss.points, loss.in_points), (points, true), "{number}");
        assert_ne!(loss.depth, Depth::Raw);
    }
    // It is told the game once, and then only how it goes on.
    let sent = fake.sent();
    let told = |word: &str| sent.iter().filter(|line| line.starts_with(word)).count();
    assert_eq!(told("clear_board"), 1);
    assert_eq!((told("play"), told("undo")), (8, 4), "{sent:?}");
}

/// Nothing is said about points, and so nothing about points lost.
#[test]
fn an_engine_that_tells_win_rates_alone_is_taken_at_its_word() {
    let fake = Fake::listing(&counting(&format!("{JUDGES}{LEELA}")), "lz-analyze");
    let task = task(&game(MOVES));
    let mut review = Review::default();
    let found = run(&mut reviewer_with(&fake), &task, &mut review).unwrap();
    let last = found.last().unwrap();
    assert_eq!(last.analyst, fake_analyst(Figures::WinRates));
    let limits = GradeLimits::default();
    for of in review.moves(&task.line) {
        let loss = of.loss.unwrap();
        assert_eq!((loss.points, loss.in_points), (0.0, false));
        let grade = limits.grade_in::<Position>(&loss);
        if of.number == BAD {
            assert!((loss.win - 0.3).abs() < 1e-6, "{loss:?}");
            assert_eq!(grade, Grade::Blunder);
        } else {
            assert_eq!((loss.win, grade), (0.0, Grade::Best));
        }
        assert!(!of.in_points);
    }
    let moves = review.moves(&task.line);
    let moments = jego::review::key_moments(&moves, &limits, true);
    assert_eq!(moments.len(), 1);
    assert_eq!(
        (moments[0].of.number, moments[0].of.by),
        (BAD, Color::White)
    );
}

/// Where an engine fails, what it and Jego have found so far stays, nothing of one
/// is compared with anything of the other, and Jego can go on.
#[track_caller]
fn fails(fake: &Fake, positions: usize, is: impl Fn(&EngineError) -> bool) {
    let task = task(&game(MOVES));
    let mut review = Review::default();
    let mut reviewer = reviewer_with(fake);
    let failure = run(&mut reviewer, &task, &mut review).unwrap_err();
    assert_eq!(failure.name, "fake");
    assert!(is(&failure.error), "{failure}");
    assert_eq!(review.reached(&task.line, Depth::Raw), 8);
    assert_eq!(review.reached(&task.line, Depth::Shallow), positions);
    let depths = |review: &Review<Move>| {
        let moves = review.moves(&task.line);
        let depths = moves.iter().map(|of| of.loss.unwrap().depth);
        depths.collect::<Vec<_>>()
    };
    for (index, depth) in depths(&review).into_iter().enumerate() {
        let searched = index + 1 < positions;
        assert_eq!(depth > Depth::Raw, searched, "{index}");
    }
    // It is no better the next time, and still nothing is lost.
    let known = task.line.turns().map(|turn| review.position(turn).cloned());
    let again = ReviewTask {
        known: known.collect(),
        line: task.line.clone(),
        ..self::task(&game(MOVES))
    };
    run(&mut reviewer, &again, &mut review).unwrap_err();
    assert_eq!(review.reached(&task.line, Depth::Shallow), positions);
    reviewer.consult(None);
    let known = again
        .known
        .iter()
        .map(|of| Some(of.as_ref()?.searched_by(None)));
    let rest = ReviewTask {
        known: known.collect(),
        line: task.line.clone(),
        ..self::task(&game(MOVES))
    };
    let found = run(&mut reviewer, &rest, &mut review).unwrap();
    assert!(found.iter().all(|of| of.analyst == Analyst::Jego));
    assert_eq!(review.reached(&task.line, Depth::Shallow), 8);
    assert!(depths(&review).iter().all(|&depth| depth > Depth::Raw));
    for turn in task.line.turns() {
        let position = review.position(turn).unwrap();
        assert_eq!(position.deepest_analyst(), Some(&Analyst::Jego));
    }
}

/// A fake that does this instead of an analysis once there are three moves.
fn fails_at_three(does: &str) -> Fake {
    let says = format!("if [ $n -ge 3 ]; then {does}; fi; {JUDGES}{KATA}");
    Fake::listing(&counting(&says), "kata-analyze")
}

#[test]
fn an_engine_that_dies_spoils_nothing() {
    let fake = fails_at_three("echo 'no memory' >&2; exit 3");
    fails(&fake, 3, |error| {
        error.to_string() == "the engine exited with code 3; its last output: no memory"
    });
}

#[test]
fn an_engine_that_never_answers_spoils_nothing() {
    let mut fake = fails_at_three("sleep 600");
    fake.timeouts.answer = Duration::from_secs(1);
    fake.timeouts.grace = Duration::from_millis(200);
    fails(&fake, 3, |error| {
        matches!(error, EngineError::TimedOut { .. })
    });
}

#[test]
fn an_engine_that_talks_nonsense_spoils_nothing() {
    let fake = fails_at_three("echo 'info move Q99 visits many winrate -7'");
    fails(&fake, 3, |error| {
        matches!(error, EngineError::NotAnAnswer(_))
    });
    // A move where a stone stands.
    let fake = fails_at_three("echo 'info move E5 visits 9 winrate 0.5 scoreLead 0'");
    fails(&fake, 3, |error| matches!(error, EngineError::Illegal(_)));
}

#[test]
fn an_engine_that_refuses_the_game_spoils_nothing() {
    let says = counting(&format!("{JUDGES}{KATA}"));
    let fake = Fake::listing(
        &format!("play) refuse 'not this one' ;; {says}"),
        "kata-analyze",
    );
    // There is nothing to refuse in an empty board.
    fails(&fake, 1, |error| {
        matches!(error, EngineError::Refused { .. })
    });
}

#[test]
fn an_engine_that_cannot_analyze_or_is_not_there_spoils_nothing() {
    fails(&Fake::new(""), 0, |error| {
        matches!(error, EngineError::Unknown("kata-analyze"))
    });
    let command = EngineCommand {
        name: "fake".to_owned(),
        command: "/nowhere/at/all".to_owned(),
        ..EngineCommand::default()
    };
    let mut reviewer = Reviewer::default();
    reviewer.consult(Some(EngineAnalyst::new(command)));
    let task = task(&game(MOVES));
    let mut review = Review::default();
    let failure = run(&mut reviewer, &task, &mut review).unwrap_err();
    assert_eq!(
        failure.to_string(),
        "fake: the program \"/nowhere/at/all\" does not exist"
    );
    assert_eq!(review.reached(&task.line, Depth::Raw), 8);
}

/// Someone who stops it has not been failed by anyone, and the engine is there for
/// the rest.
#[test]
fn a_stopped_review_goes_on_with_the_same_engine() {
    let fake = kata();
    let mut reviewer = reviewer_with(&fake);
    let stop = StopFlag::new();
    let found = Mutex::new(0);
    let task = task(&game(MOVES));
    let done = reviewer.run(&task, &stop, &|news| {
        if let ReviewNews::Found(finding) = news
            && finding.depth == Depth::Shallow
        {
            *found.lock().unwrap() += 1;
            stop.raise();
        }
    });
    done.unwrap();
    assert_eq!(found.into_inner().unwrap(), 1);
    let mut review = Review::default();
    run(&mut reviewer, &task, &mut review).unwrap();
    assert_eq!(review.reached(&task.line, Depth::Shallow), 8);
    let greeted = fake.log.text().matches("> list_commands").count();
    assert_eq!(greeted, 1);
    drop(reviewer);
    fake.is_gone();
}

#[test]
fn games_that_no_engine_knows_are_left_to_jego() {
    let mut history = History::new(othello::Position::default());
    for _ in 0..2 {
        let mv = history.legal_moves()[0];
        history.play(mv).unwrap();
    }
    let mut reviewer = Reviewer::default();
    reviewer.consult(Some(EngineAnalyst::new(Fake::new("").command())));
    let mut review = Review::default();
    let mut task = task(&history);
    task.options.deep_moves = 0;
    let found = run(&mut reviewer, &task, &mut review).unwrap();
    assert_eq!(found.len(), 6);
    assert!(found.iter().all(|of| of.analyst == Analyst::Jego));
}

fn jego_review(fake: &Fake, more: &[&str]) -> (Output, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let text = "(;GM[1]SZ[9]KM[7];B[ee];W[ce];B[eg];W[ge];B[ec];W[cg];B[cc])";
    fs::write(folder.path().join("a.sgf"), text).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(["review", "a.sgf", "--visits", "20", "--engine"])
        .arg(fake.line())
        .args(more)
        .current_dir(folder.path())
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .unwrap();
    (output, folder)
}

#[test]
fn the_command_line_takes_an_engine() {
    let (output, _folder) = jego_review(&kata(), &[]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(
        text.contains("Move 4, White G5: mistake, lost 8 points"),
        "{text}"
    );
    assert!(text.contains("mean loss a move"), "{text}");
    // Where nobody speaks of points, the report does not either.
    let leela = Fake::listing(&counting(&format!("{JUDGES}{LEELA}")), "lz-analyze");
    let (output, _folder) = jego_review(&leela, &[]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("blunder, lost 30% of the win rate"), "{text}");
    assert!(
        !text.contains("mean loss") && !text.contains("Who led"),
        "{text}"
    );
}

#[test]
fn the_command_line_says_which_engine_failed_and_keeps_what_was_found() {
    let fake = fails_at_three("exit 3");
    let (output, _folder) = jego_review(&fake, &[]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said, "jego: sh: the engine exited with code 3\n");
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .contains("Review:")
    );
    // What is unfinished does not stand in the way of going on.
    let (output, folder) = jego_review(&fake, &["--out", "reports"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        fs::read_dir(folder.path().join("reports")).unwrap().count(),
        0
    );
}

/// A match that is gone over, and what wakes whoever looks at it.
struct Looked {
    session: GoSession,
    woken: Receiver<()>,
    _folder: tempfile::TempDir,
}

impl Looked {
    fn new(fake: &Fake) -> Self {
        let start = Start::new(jego::board::Size::NINE, jego::go::Ruleset::Chinese);
        let mut record = GoRecord::new(start).unwrap();
        for mv in MOVES.split_whitespace() {
            let mv = crate::engines::fake::mv(mv);
            record.apply(&jego::record::Change::Play(mv)).unwrap();
        }
        let (wake, woken) = channel();
        let waker = Waker::new(move || {
            let _ = wake.send(());
        });
        let folder = tempfile::tempdir().unwrap();
        let mut session = Session::new(record, folder.path(), waker);
        session.set_computer_options(ComputerOptions {
            engines: vec![fake.command()],
            ..ComputerOptions::default()
        });
        Self {
            session,
            woken,
            _folder: folder,
        }
    }

    fn choose(&mut self, reviewer: ReviewerChoice) {
        self.session.set_review_settings(ReviewSettings {
            reviewer,
            visits: 20,
            deep_visits: 40,
            ..ReviewSettings::default()
        });
    }

    fn act(&mut self, action: Action) {
        self.session.apply(action, Duration::ZERO);
    }

    #[track_caller]
    fn until(&mut self, so: impl Fn(&GoSession) -> bool) {
        self.session.poll(Duration::ZERO);
        while !so(&self.session) {
            let woken = self.woken.recv_timeout(Duration::from_secs(60));
            assert!(woken.is_ok(), "{:?}", self.session.review_state());
            self.session.poll(Duration::ZERO);
        }
    }

    fn analysts(&self) -> Vec<Option<String>> {
        let line = self.session.reviewed_line().unwrap();
        let review = self.session.review();
        let by = |turn| review.position(turn)?.deepest_analyst()?.engine();
        line.turns()
            .map(|turn| by(turn).map(str::to_owned))
            .collect()
    }
}

fn is_done(session: &GoSession) -> bool {
    session.review_state() == Some(ReviewState::Done)
}

fn engine(name: &str) -> ReviewerChoice {
    ReviewerChoice::Engine(name.to_owned())
}

#[test]
fn a_match_is_gone_over_by_whoever_is_chosen() {
    let fake = kata();
    let mut looked = Looked::new(&fake);
    looked.choose(engine("fake"));
    looked.act(Action::Review);
    looked.until(is_done);
    let all = vec![Some("fake".to_owned()); 8];
    assert_eq!(looked.analysts(), all);
    let bad = looked.session.reviewed_moves()[BAD - 1].loss.unwrap();
    assert_eq!(bad.points, 8.0);
    // Another choice, and all of it is found anew; and back again.
    looked.choose(ReviewerChoice::Jego);
    looked.until(is_done);
    assert_eq!(looked.analysts(), vec![None; 8]);
    looked.choose(engine("fake"));
    looked.until(is_done);
    assert_eq!(looked.analysts(), all);
    if let Some(closing) = looked.session.close() {
        closing.finish().unwrap();
    }
    fake.is_gone();
}

#[test]
fn an_engine_that_fails_in_a_match_is_told_and_jego_takes_over() {
    let fake = fails_at_three("exit 3");
    let mut looked = Looked::new(&fake);
    looked.choose(engine("fake"));
    looked.act(Action::Review);
    looked.until(|session| session.notice().is_some());
    let notice = looked.session.notice().unwrap();
    let failed = |why: &ComputerError| matches!(why, ComputerError::Engine(_));
    assert!(matches!(notice, Notice::Reviewer { name, why } if name == "fake" && failed(why)));
    let kind = jego::record::GameKind::Go;
    assert_eq!(
        notice.text(Language::English, kind),
        "fake cannot go on with the review: the engine exited with code 3; what was found \
         stays, and Jego can take over"
    );
    assert_eq!(looked.session.review_state(), Some(ReviewState::Paused));
    let searched = looked.analysts().iter().filter(|of| of.is_some()).count();
    assert_eq!(searched, 3);
    // It is kept with the game, as every review.
    assert!(jego::review::has_kept_review(looked.session.record()));
    looked.choose(ReviewerChoice::Jego);
    looked.until(is_done);
    assert_eq!(looked.analysts(), vec![None; 8]);
    let moves = looked.session.reviewed_moves();
    assert!(moves.iter().all(|of| of.loss.unwrap().depth > Depth::Raw));
}

#[test]
fn an_engine_that_is_not_set_up_is_told() {
    let fake = kata();
    let mut looked = Looked::new(&fake);
    looked.choose(engine("someone else"));
    looked.act(Action::Review);
    looked.until(|session| session.notice().is_some());
    let notice = looked.session.notice().unwrap();
    let not_set_up = |why: &ComputerError| matches!(why, ComputerError::NotSetUp(_));
    assert!(matches!(notice, Notice::Reviewer { why, .. } if not_set_up(why)));
    looked.choose(engine("fake"));
    looked.until(is_done);
    assert_eq!(looked.analysts(), vec![Some("fake".to_owned()); 8]);
}

//! Engines that tell what they think, those that tell nonsense, and our own.

use std::thread;
use std::time::Duration;

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Config, Report, StopFlag, Strength as _};
use jego::board::Color;
use jego::go::Move;
use jego::gtp::{AnalysisKind, EngineCommand, EngineError, EngineLog, RemoteEngine};

use crate::engines::fake::{Fake, choice, mv, question};

/// Says one line and thinks on until something else is said, as engines do; the
/// shell goes on with whatever that was.
fn line(visits: u32) -> String {
    format!(
        "info move D4 visits {visits} winrate 0.25 scoreLead -1.5 prior 0.5 lcb 0.2 order 0 pv D4 \
         info move C3 visits 1 winrate 0.2 scoreLead -2 prior 0.1 lcb 0.1 order 1 pv C3"
    )
}

fn analyst(lines: &[String]) -> Fake {
    let says: String = lines
        .iter()
        .map(|line| format!("echo '{line}'; "))
        .collect();
    Fake::listing(&conversation(&says), "kata-analyze lz-analyze")
}

/// An analysis ends with an empty line once the next command is there. The next
/// command is read by the analysis itself and answered where it is known.
pub(super) fn conversation(says: &str) -> String {
    format!(
        r#"kata-analyze|lz-analyze) printf '=%s\n' "$id"; {says} read -r line; echo
        set -- $line; id=
        case $1 in [0-9]*) id=$1; shift ;; esac; answer 2 ;;"#
    )
}

fn ask(engine: &mut RemoteEngine, budget: &Budget) -> Result<Option<Report<Move>>, EngineError> {
    engine.analyze(&question("E5"), budget, &StopFlag::new(), &mut |_| ())
}

#[test]
fn an_engine_tells_what_it_thinks_until_it_has_enough_visits() {
    let fake = analyst(&[line(5), line(50), line(500)]);
    let mut engine = fake.start();
    assert_eq!(engine.analysis_kind(), Some(AnalysisKind::KataGo));
    let mut told = Vec::new();
    let report = engine
        .analyze(
            &question("E5"),
            &Budget::of_visits(40),
            &StopFlag::new(),
            &mut |report| told.push(report.visits),
        )
        .unwrap()
        .unwrap();
    assert_eq!(told, [6, 51]);
    assert_eq!((report.to_play, report.visits), (Color::White, 51));
    assert_eq!(report.candidates[0].mv, mv("D4"));
    assert_eq!(report.candidates[0].black_win, 0.75);
    assert_eq!(report.candidates[0].black_lead, 1.5);
    // Nothing has to be told anew, and the next answer is to the next question.
    let before = fake.sent().len();
    assert!(ask(&mut engine, &Budget::of_visits(5)).unwrap().is_some());
    let sent = fake.sent()[before..].join(", ");
    assert_eq!(
        sent,
        "kata-analyze w 5 rootInfo true ownership true, 2 protocol_version"
    );
    let chosen = engine.choose(&question("E5"), &Budget::default(), &StopFlag::new());
    assert_eq!(chosen.unwrap(), choice("D4"));
}

#[test]
fn an_engine_that_does_not_go_on_has_said_all() {
    let mut fake = analyst(&[line(5)]);
    fake.timeouts.grace = Duration::from_millis(200);
    let mut engine = fake.start();
    let report = ask(&mut engine, &Budget::of_visits(40)).unwrap().unwrap();
    assert_eq!(report.visits, 6);
    // With time it is the time that ends it.
    let short = Budget::of_time(Duration::from_millis(50));
    assert!(ask(&mut engine, &short).unwrap().is_some());
}

#[test]
fn options_that_are_refused_are_left_out() {
    let cases = format!(
        r#"kata-analyze) case $line in
        *rootInfo*|*ownership*) refuse 'what?' ;;
        *) set -- lz-analyze ;; esac ;; esac
        case $1 in kata-analyze) ;; {}"#,
        conversation(&format!("echo '{}'; ", line(9)))
    );
    let fake = Fake::listing(&cases, "kata-analyze");
    let mut engine = fake.start();
    assert_eq!(
        ask(&mut engine, &Budget::of_visits(9))
            .unwrap()
            .unwrap()
            .visits,
        10
    );
    let before = fake.sent().len();
    ask(&mut engine, &Budget::of_visits(9)).unwrap();
    // It is asked only once what it does not know.
    let sent = fake.sent()[before..].join(", ");
    assert_eq!(sent, "kata-analyze w 5, 2 protocol_version");
}

#[test]
fn an_engine_that_cannot_is_told_apart() {
    let fake = Fake::new("");
    let mut engine = fake.start();
    assert_eq!(engine.analysis_kind(), None);
    let error = ask(&mut engine, &Budget::of_visits(9)).unwrap_err();
    assert!(matches!(error, EngineError::Unknown(_)), "{error}");
    let fake = Fake::listing("lz-analyze) refuse 'not now' ;;", "lz-analyze");
    let mut engine = fake.start();
    assert_eq!(engine.analysis_kind(), Some(AnalysisKind::LeelaZero));
    let error = ask(&mut engine, &Budget::of_visits(9)).unwrap_err();
    assert!(error.to_string().contains("not now"), "{error}");
}

/// Where play has stopped there is nothing to think about.
#[test]
fn a_finished_game_is_not_asked_about() {
    let fake = analyst(&[line(5)]);
    let mut engine = fake.start();
    let over = question("E5 pass pass");
    let report = engine.analyze(&over, &Budget::default(), &StopFlag::new(), &mut |_| ());
    assert_eq!(report.unwrap(), None);
}

/// What makes no sense is an error, and the engine plays on.
#[track_caller]
fn spoils_nothing(says: &str, is: impl Fn(&EngineError) -> bool) {
    let mut fake = Fake::listing(&conversation(says), "kata-analyze");
    fake.timeouts.answer = Duration::from_secs(2);
    let mut engine = fake.start();
    let error = ask(&mut engine, &Budget::of_visits(40)).unwrap_err();
    assert!(is(&error), "{error:?}");
    let chosen = engine.choose(&question("E5"), &Budget::default(), &StopFlag::new());
    assert_eq!(chosen.unwrap(), choice("D4"));
}

#[test]
fn nonsense_spoils_nothing() {
    let not_an_answer = |error: &EngineError| matches!(error, EngineError::NotAnAnswer(_));
    spoils_nothing("echo 'thinking hard';", not_an_answer);
    spoils_nothing(
        "echo 'info move D4 visits 3 winrate nan scoreLead 0';",
        not_an_answer,
    );
    spoils_nothing(
        "echo 'info move Z99 visits 3 winrate 0.5 scoreLead 0';",
        not_an_answer,
    );
    spoils_nothing("echo 'info move D4 visits 3'; echo 'info';", not_an_answer);
    spoils_nothing(
        "echo 'info move E5 visits 3 winrate 0.5 scoreLead 0';",
        |error| matches!(error, EngineError::Illegal(_)),
    );
    spoils_nothing(r"printf 'info \377\n';", |error| {
        matches!(error, EngineError::NotText(_))
    });
    spoils_nothing("", |error| matches!(error, EngineError::TimedOut { .. }));
}

#[test]
fn a_line_without_end_ends_the_engine() {
    let fake = Fake::listing(
        "kata-analyze) printf '=\\n'; yes info | tr -d '\\n' ;;",
        "kata-analyze",
    );
    let mut engine = fake.start();
    let error = ask(&mut engine, &Budget::of_visits(40)).unwrap_err();
    assert!(matches!(error, EngineError::Flood), "{error}");
}

#[test]
fn an_engine_that_dies_while_it_thinks_is_started_anew() {
    let fake = Fake::listing(
        &format!("kata-analyze) printf '=\\n'; echo '{}'; exit 3 ;;", line(5)),
        "kata-analyze",
    );
    let mut engine = fake.start();
    let error = ask(&mut engine, &Budget::of_visits(40)).unwrap_err();
    let ended = matches!(error, EngineError::Ended { code: Some(3), .. });
    assert!(ended, "{error}");
    let chosen = engine.choose(&question("E5"), &Budget::default(), &StopFlag::new());
    assert_eq!(chosen.unwrap(), choice("D4"));
}

/// Someone who stops does not wait, and the engine hears of it.
#[test]
fn a_stopped_analysis_ends() {
    let fake = analyst(&[line(5)]);
    let mut engine = fake.start();
    let stop = StopFlag::new();
    let error = thread::scope(|scope| {
        let (told, heard) = std::sync::mpsc::channel();
        let raised = &stop;
        scope.spawn(move || {
            heard.recv().unwrap();
            raised.raise();
        });
        let budget = Budget::of_visits(1_000);
        engine.analyze(&question("E5"), &budget, &stop, &mut |_| {
            told.send(()).unwrap();
        })
    });
    assert!(matches!(error, Err(EngineError::Stopped)), "{error:?}");
    assert_eq!(fake.sent().last().unwrap(), "1 protocol_version");
    let chosen = engine.choose(&question("E5"), &Budget::default(), &StopFlag::new());
    assert_eq!(chosen.unwrap(), choice("D4"));
}

/// Our own engine thinks what our own bot thinks.
fn thinks_as_our_bot(engine: &mut RemoteEngine, kind: AnalysisKind) {
    assert_eq!(engine.analysis_kind(), Some(kind));
    let mut bot = GoBot::new(Config {
        level: Opponent::STRONGEST,
        threads: 1,
        seed: 1,
        resigns: false,
    });
    let stop = StopFlag::new();
    for moves in ["E5", "E5 C5 E3", "E5 G5 E7 C3 C4"] {
        let question = question(moves);
        let budget = Budget::of_visits(200);
        let theirs = engine.analyze(&question, &budget, &stop, &mut |_| ());
        let theirs = theirs.unwrap().unwrap();
        let budget = Budget::of_visits(theirs.visits);
        let never = Duration::from_secs(1 << 20);
        let ours = bot.analyze(&question, &budget, &stop, never, &mut |_| ());
        let ours = ours.unwrap();
        assert_eq!(theirs.to_play, ours.to_play, "{moves}");
        let win = theirs.black_win - ours.black_win;
        assert!(win.abs() < 0.1, "{moves}: {win}");
        // Several moves are as good as the best; ours sees that theirs is one.
        let best = &theirs.candidates[0];
        let same = ours.visited().find(|of| of.mv == best.mv);
        let less = same.map(|of| ours.candidates[0].win(ours.to_play) - of.win(ours.to_play));
        assert!(
            less.is_some_and(|less| less < 0.1),
            "{moves}: {best:?} is worse by {less:?}"
        );
        if kind == AnalysisKind::LeelaZero {
            assert_eq!((theirs.black_lead, theirs.ownership), (0.0, None));
            continue;
        }
        let lead = theirs.black_lead - ours.black_lead;
        assert!(lead.abs() < 2.0, "{moves}: {lead}");
        let (a, b) = (theirs.ownership.unwrap(), ours.ownership.unwrap());
        let apart = a.iter().map(|(point, owner)| (owner - b[point]).abs());
        let apart = apart.sum::<f32>() / 81.0;
        assert!(apart < 0.2, "{moves}: {apart}");
    }
}

#[test]
fn our_own_engine_is_understood_in_both_ways() {
    let gtp = format!("'{}' gtp --seed 1", env!("CARGO_BIN_EXE_jego"));
    // The same engine without the better command.
    let leela = format!("sh -c \"{gtp} | sed -u '/^kata-analyze$/d'\"");
    for (command, kind) in [
        (gtp, AnalysisKind::KataGo),
        (leela, AnalysisKind::LeelaZero),
    ] {
        let log = EngineLog::new();
        let command = EngineCommand {
            command,
            ..EngineCommand::default()
        };
        let mut engine = RemoteEngine::start(&command, &log).unwrap();
        thinks_as_our_bot(&mut engine, kind);
        assert!(!log.text().contains("< ?"), "{}", log.text());
    }
}

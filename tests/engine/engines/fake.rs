//! Engines of a few lines of shell, and games to ask them about.

use std::fs::{self, File, OpenOptions};
use std::io::Read as _;
use std::path::PathBuf;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use jego::ai::{Choice, Question, StopFlag};
use jego::board::{Point, Size, Vertex};
use jego::game::History;
use jego::go::{Move, Position, Ruleset};
use jego::gtp::{EngineCommand, EngineError, EngineLog, RemoteEngine, Timeouts};
use tempfile::TempDir;

/// What every script does that does not say otherwise. Its last line is what
/// happens at the end of input.
const SCRIPT: &str = r#"
exec 9<>"${0%/*}/alive"
echo >&9
answer() { printf '=%s %s\n\n' "$id" "$1"; }
refuse() { printf '?%s %s\n\n' "$id" "$1"; }
asked=0
while read -r line; do
    id=
    set -f
    set -- $line
    case $1 in [0-9]*) id=$1; shift ;; esac
    case $1 in genmove) asked=$((asked + 1)) ;; esac
    case $1 in
    @CASES@
    protocol_version) answer 2 ;;
    name) answer Fake ;;
    version) answer 1.0 ;;
    list_commands) printf '=%s play\nundo\n%s\n\n' "$id" "@LISTED@" ;;
    genmove) answer D4 ;;
    quit) answer; exit 0 ;;
    *) answer ;;
    esac
done
"#;

/// A script that plays an engine.
pub(crate) struct Fake {
    folder: TempDir,
    gone: Receiver<()>,
    pub(crate) log: EngineLog,
    pub(crate) timeouts: Timeouts,
}

impl Fake {
    /// One that answers some commands in its own way; these are branches of a
    /// shell's `case`, and `$asked` counts the moves that it was asked for.
    pub(crate) fn new(cases: &str) -> Self {
        Self::listing(cases, "")
    }

    /// One that also says that it knows these commands.
    pub(crate) fn listing(cases: &str, commands: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let script = SCRIPT.replace("@CASES@", cases);
        let listed = commands.replace(' ', "\n");
        let script = script.replace("@LISTED@", &listed);
        fs::write(folder.path().join("an engine"), script).unwrap();
        let gone = wait_for_end(folder.path().join("alive"));
        Self {
            folder,
            gone,
            log: EngineLog::new(),
            timeouts: Timeouts {
                start: Duration::from_secs(60),
                answer: Duration::from_secs(60),
                choose: Duration::from_secs(60),
                grace: Duration::from_secs(60),
            },
        }
    }

    /// How it is started, as a command line.
    pub(crate) fn line(&self) -> String {
        format!("sh '{}'", self.folder.path().join("an engine").display())
    }

    pub(crate) fn command(&self) -> EngineCommand {
        EngineCommand {
            name: "fake".to_owned(),
            command: self.line(),
            ..EngineCommand::default()
        }
    }

    pub(crate) fn try_start(&self) -> Result<RemoteEngine, EngineError> {
        RemoteEngine::start_with(&self.command(), &self.log, self.timeouts, &StopFlag::new())
    }

    #[track_caller]
    pub(crate) fn start(&self) -> RemoteEngine {
        self.try_start().unwrap()
    }

    /// What was sent since this was last asked, without the greeting.
    pub(crate) fn sent(&self) -> Vec<String> {
        let text = self.log.text();
        let sent = text.lines().filter_map(|line| line.strip_prefix("> "));
        let greeting = ["protocol_version", "name", "version", "list_commands"];
        sent.filter(|line| !greeting.contains(line))
            .map(str::to_owned)
            .collect()
    }

    /// Fails unless the program ends, and any that was started after it.
    #[track_caller]
    pub(crate) fn is_gone(&self) {
        let ended = self.gone.recv_timeout(Duration::from_secs(60));
        assert!(ended.is_ok(), "the program still runs");
    }
}

/// Tells when all programs that wrote to a pipe have ended, however they did:
/// then nobody holds the pipe open any more.
fn wait_for_end(pipe: PathBuf) -> Receiver<()> {
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    // Held until the program has it too, or the pipe would have no end to
    // wait for.
    let both_ends = OpenOptions::new().read(true).write(true).open(&pipe);
    let both_ends = both_ends.unwrap();
    let mut end = File::open(pipe).unwrap();
    let (gone, ended) = channel();
    thread::spawn(move || {
        end.read_exact(&mut [0]).unwrap();
        drop(both_ends);
        end.read_to_end(&mut Vec::new()).unwrap();
        let _ = gone.send(());
    });
    ended
}

/// A game on nine lines with these moves.
pub(crate) fn game(moves: &str) -> History<Position> {
    game_by(Ruleset::Chinese, moves)
}

pub(crate) fn game_by(rules: Ruleset, moves: &str) -> History<Position> {
    let mut history = History::new(Position::new(Size::NINE, rules.rules()));
    play(&mut history, moves);
    history
}

pub(crate) fn play(history: &mut History<Position>, moves: &str) {
    for name in moves.split_whitespace() {
        history.play(mv(name)).unwrap();
    }
}

pub(crate) fn mv(name: &str) -> Move {
    match name {
        "pass" => Move::Pass,
        name => Move::Place(point(name)),
    }
}

pub(crate) fn point(name: &str) -> Point {
    Vertex::parse(name, Size::NINE).unwrap().point()
}

pub(crate) fn choice(name: &str) -> Choice<Move> {
    Choice::Move(mv(name))
}

pub(crate) fn question(moves: &str) -> Question<Position> {
    Question::of(&game(moves))
}

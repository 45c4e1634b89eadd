//! Engines that are on this computer.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use super::Reporter;
use super::results::JobResult;
use crate::ai::StopFlag;
use crate::session::{EngineCommand, introduce};

/// Programs that are known to speak GTP, and with which arguments they do.
const KNOWN: [(&str, &str, &str); 3] = [
    ("GNU Go", "gnugo", "--mode gtp"),
    ("KataGo", "katago", "gtp"),
    ("Pachi", "pachi", ""),
];

/// Where games are installed on some systems, beside the usual places.
const GAMES: &str = "/usr/games";

/// The known engines that are in one of the folders of a search path.
pub(super) fn found(path: Option<&OsStr>) -> Vec<EngineCommand> {
    let folders: Vec<PathBuf> = path
        .map(|path| env::split_paths(path).collect())
        .unwrap_or_default();
    let found = KNOWN.into_iter().filter_map(|(name, program, arguments)| {
        let file = format!("{program}{}", env::consts::EXE_SUFFIX);
        let start = if folders.iter().any(|folder| folder.join(&file).is_file()) {
            program.to_owned()
        } else {
            let there = Path::new(GAMES).join(&file);
            there.is_file().then(|| there.display().to_string())?
        };
        Some(EngineCommand {
            name: name.to_owned(),
            command: format!("{start} {arguments}").trim_end().to_owned(),
            ..EngineCommand::default()
        })
    });
    found.collect()
}

/// An engine that is tried out. When this is dropped the engine ends, whether
/// it has answered or not, and nothing more is told of it.
pub(super) struct Trial {
    stop: StopFlag,
    thread: Option<JoinHandle<()>>,
}

impl Trial {
    /// Tries an engine out, on a thread of its own: it may take its time, and
    /// a game that is to be saved must not wait for that.
    pub(super) fn begin(engine: EngineCommand, reporter: Reporter) -> Self {
        let stop = StopFlag::new();
        let sign = stop.clone();
        let work = move || {
            reporter.work(Box::new(move || {
                let result = introduce(&engine, &sign);
                (!sign.is_raised()).then_some(JobResult::TriedEngine { engine, result })
            }));
        };
        // Without a thread no answer comes, which does no harm.
        let thread = thread::Builder::new().name("engine".to_owned()).spawn(work);
        Self {
            stop,
            thread: thread.ok(),
        }
    }

    /// Gives it up, without waiting for its end.
    pub(super) fn give_up(&self) {
        self.stop.raise();
    }

    /// Whether nothing is left of it.
    pub(super) fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

/// Waits until the program is gone; that takes a second at most.
impl Drop for Trial {
    fn drop(&mut self) {
        self.stop.raise();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The input of this one is read by nobody, so that only a signal ends it.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_program_that_does_not_answer_ends_with_its_trial() {
        let folder = tempfile::tempdir().unwrap();
        let trace = folder.path().join("number");
        let script = format!("echo $$ > {}; exec sleep 600", trace.display());
        let engine = EngineCommand {
            command: format!("sh -c \"{script}\""),
            ..EngineCommand::default()
        };
        let (results, done) = std::sync::mpsc::channel();
        let ctx = egui::Context::default();
        let trial = Trial::begin(engine, Reporter { ctx, results });
        let number = loop {
            let text = std::fs::read_to_string(&trace).unwrap_or_default();
            if text.ends_with('\n') {
                break text.trim().to_owned();
            }
            thread::yield_now();
        };
        assert!(!trial.is_over());
        drop(trial);
        assert!(!Path::new("/proc").join(number).exists());
        assert!(done.try_recv().is_err());
    }

    #[test]
    fn a_program_of_the_search_path_is_started_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = format!("pachi{}", env::consts::EXE_SUFFIX);
        std::fs::write(folder.path().join(file), "").unwrap();
        std::fs::create_dir(folder.path().join("katago")).unwrap();
        let path = env::join_paths([Path::new("/nowhere"), folder.path()]).unwrap();
        let commands = |path: Option<&OsStr>| {
            let found = found(path).into_iter();
            found.map(|it| it.command).collect::<Vec<_>>()
        };
        assert!(commands(Some(&path)).contains(&"pachi".to_owned()));
        assert!(!commands(Some(&path)).contains(&"katago gtp".to_owned()));
        assert!(!commands(None).contains(&"pachi".to_owned()));
    }
}

//! Engines that are on this computer.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::session::EngineCommand;

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

#[cfg(test)]
mod tests {
    use super::*;

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

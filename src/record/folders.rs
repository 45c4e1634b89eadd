//! Where things are kept.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of one user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    working: PathBuf,
}

impl Folders {
    /// Those of whoever runs the program, as the system has it; below the
    /// working folder where it knows no home.
    #[must_use]
    pub fn of_user(working: &Path) -> Self {
        let project = ProjectDirs::from("", "", "Jego");
        let data = project.map(|project| project.data_dir().to_owned());
        Self {
            data: data.unwrap_or_else(|| working.join(".jego")),
            working: working.to_owned(),
        }
    }

    /// Folders below ones that are given.
    #[must_use]
    pub const fn in_folder(data: PathBuf, working: PathBuf) -> Self {
        Self { data, working }
    }

    /// Where games are offered to be saved, the first choice first: `saves` in
    /// the working folder if there is one, then the user's own.
    #[must_use]
    pub fn saves(&self) -> Vec<PathBuf> {
        let here = Some(self.working.join("saves")).filter(|folder| folder.is_dir());
        here.into_iter().chain([self.own_saves()]).collect()
    }

    /// The user's own folder of games.
    #[must_use]
    pub fn own_saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Where games in progress are written down.
    #[must_use]
    pub fn journals(&self) -> PathBuf {
        self.data.join("journals")
    }

    /// What the user chose.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.ron")
    }

    /// The list of finished games.
    #[must_use]
    pub fn ledger(&self) -> PathBuf {
        self.data.join("ledger.ron")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_of_the_working_folder_are_offered_first_where_there_are_any() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let folders = Folders::in_folder(data.clone(), folder.path().to_owned());
        assert_eq!(folders.saves(), [data.join("saves")]);
        let here = folder.path().join("saves");
        std::fs::create_dir(&here).unwrap();
        assert_eq!(folders.saves(), [here, data.join("saves")]);
    }
}

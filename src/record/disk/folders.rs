//! Where things are kept.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

/// The folders of one user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    working: PathBuf,
    /// The folder of the user's documents, where the system has one.
    documents: Option<PathBuf>,
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
            documents: UserDirs::new().map(|user| {
                let documents = user.document_dir().filter(|folder| folder.is_dir());
                documents.unwrap_or_else(|| user.home_dir()).to_owned()
            }),
        }
    }

    /// Folders below ones that are given.
    #[must_use]
    pub const fn in_folder(data: PathBuf, working: PathBuf) -> Self {
        Self {
            data,
            working,
            documents: None,
        }
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

    /// A place outside the data folder, for when nothing can be written there:
    /// the user's documents, or else the working folder.
    #[must_use]
    pub fn elsewhere(&self) -> &Path {
        self.documents.as_deref().unwrap_or(&self.working)
    }

    /// The folder that all of the others are in.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
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

    /// The players of this machine.
    #[must_use]
    pub fn profiles(&self) -> PathBuf {
        self.data.join("profiles")
    }

    /// What was tried of problems.
    #[must_use]
    pub fn problems(&self) -> PathBuf {
        self.data.join("problems.log")
    }

    /// The exercises that came of one's own mistakes.
    #[must_use]
    pub fn mistakes(&self) -> PathBuf {
        self.data.join("mistakes.log")
    }

    /// What was done in the course for beginners.
    #[must_use]
    pub fn first_steps(&self) -> PathBuf {
        self.data.join("first-steps.log")
    }

    /// What the library has read of its files.
    #[must_use]
    pub fn library_index(&self) -> PathBuf {
        self.data.join("library.index")
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

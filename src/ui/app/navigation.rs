//! The pages one came through, and the one that is shown.

use std::collections::HashMap;

/// Something that fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// The first page.
    Home,
    /// Setting up a game.
    NewGame,
    /// Drawing for colors.
    Draw,
    /// A match.
    Match,
    /// The rules.
    Rules,
    /// The options.
    Options,
    /// Engines that can play.
    Engines,
    /// Other keys for commands.
    Shortcuts,
    /// Interrupted games.
    Interrupted,
    /// Finished games.
    Finished,
    /// The players of this machine.
    Profiles,
    /// The report of a review.
    Report,
    /// Problems to be solved.
    Problems,
    /// The course for beginners.
    FirstSteps,
    /// What was done and learned.
    Progress,
    /// Folders of games.
    Library,
    /// Guessing the moves of a game.
    Guess,
    /// Exporting a game.
    Export,
}

/// A stack of pages, with the first page always at its bottom.
#[derive(Debug, Default)]
pub(super) struct Navigation {
    above_home: Vec<Page>,
    /// How often each was opened: a page that is opened begins at its top, one
    /// that is returned to is as it was.
    visits: HashMap<Page, u64>,
}

impl Navigation {
    /// The page that is shown.
    pub(super) fn page(&self) -> Page {
        self.above_home.last().copied().unwrap_or(Page::Home)
    }

    /// How often a page was opened.
    pub(super) fn visits(&self, page: Page) -> u64 {
        self.visits.get(&page).copied().unwrap_or_default()
    }

    /// Shows a page; goes back to it if it is already on the stack.
    pub(super) fn open(&mut self, page: Page) {
        if page == Page::Home {
            return self.above_home.clear();
        }
        match self.above_home.iter().position(|&shown| shown == page) {
            Some(known) => self.above_home.truncate(known + 1),
            None => {
                self.above_home.push(page);
                *self.visits.entry(page).or_default() += 1;
            }
        }
    }

    /// Shows a match; the only way back leads to the first page.
    pub(super) fn open_match(&mut self) {
        self.above_home = vec![Page::Match];
    }

    /// Shows the page one came from.
    pub(super) fn back(&mut self) {
        self.above_home.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_open_already_is_come_back_to() {
        let mut navigation = Navigation::default();
        for page in [Page::NewGame, Page::Engines, Page::NewGame] {
            navigation.open(page);
        }
        assert_eq!(navigation.page(), Page::NewGame);
        assert_eq!(navigation.visits(Page::NewGame), 1);
        navigation.back();
        assert_eq!(navigation.page(), Page::Home);
        navigation.back();
        assert_eq!(navigation.page(), Page::Home);
        navigation.open(Page::NewGame);
        assert_eq!(navigation.visits(Page::NewGame), 2);
    }

    #[test]
    fn the_way_back_from_a_match_leads_to_the_first_page() {
        let mut navigation = Navigation::default();
        navigation.open(Page::NewGame);
        navigation.open_match();
        navigation.open(Page::Options);
        navigation.back();
        assert_eq!(navigation.page(), Page::Match);
        navigation.open(Page::Home);
        assert_eq!(navigation.page(), Page::Home);
    }
}

//! Who has the keyboard when a page or a dialog comes or goes.

use std::mem::{self, Discriminant};

use egui::{Context, Id};

use super::{App, Page};
use crate::lobby::MatchId;
use crate::ui::accessibility;
use crate::ui::board::Keys;
use crate::ui::dialog::Dialog;

/// A page, and the match that was open with it.
type PageOfMatch = (Page, Option<MatchId>);

/// What was shown in the last frame, and who gets the keyboard back.
#[derive(Debug, Default)]
pub(super) struct Focus {
    page: Option<PageOfMatch>,
    dialog: Option<Discriminant<Dialog>>,
    /// Whether something lies over the page.
    covered: bool,
    /// What had the keyboard before something came over it.
    before: Option<Owner>,
}

/// Something that can have the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// A board, and what the arrows do on it.
    Board(Keys),
    /// Anything else.
    Widget(Id),
}

impl Focus {
    /// Notes which page is shown; whether it has just been opened.
    fn opens_page(&mut self, shown: PageOfMatch) -> bool {
        if self.page == Some(shown) {
            return false;
        }
        self.page = Some(shown);
        self.before = None;
        true
    }

    /// Notes that something lies over the page, or nothing; `owner` says what
    /// has the keyboard.
    fn cover(&mut self, covered: bool, owner: impl FnOnce() -> Option<Owner>) {
        if covered && !self.covered {
            self.before = owner();
        }
        self.covered = covered;
    }

    /// Notes which dialog is shown; whether it has just been opened.
    fn opens_dialog(&mut self, dialog: Option<&Dialog>) -> bool {
        let dialog = dialog.map(mem::discriminant);
        let changed = self.dialog != dialog;
        self.dialog = dialog;
        changed && dialog.is_some()
    }

    /// Notes that nothing lies over the page any longer. Returns who gets the
    /// keyboard back, if that is still to be seen.
    fn uncover(&mut self, shown: PageOfMatch) -> Option<Owner> {
        self.covered = false;
        self.dialog = None;
        let before = self.before.take();
        before.filter(|_| self.page == Some(shown))
    }

    /// The answer to a dialog says who gets the keyboard next.
    pub(super) const fn forget_owner(&mut self) {
        self.before = None;
    }
}

impl App {
    fn shown_page(&self) -> PageOfMatch {
        (self.page(), self.playing.as_ref().map(|view| view.id))
    }

    /// Called before a page is painted: one that has just been opened gets the
    /// keyboard, unless a dialog has it.
    pub(super) fn focus_page(&mut self, ctx: &Context) {
        let shown = self.shown_page();
        if self.overlays.is_open() || !self.focus.opens_page(shown) {
            return;
        }
        if self.page() != Page::Match {
            return accessibility::begin(ctx);
        }
        if let Some(view) = &mut self.playing {
            let keys = view.begins.take().or(view.keys());
            view.take_keyboard(keys.unwrap_or(Keys::Game));
        }
    }

    /// Called before dialogs are shown: one that has just been opened gets the
    /// keyboard, and what had it before is remembered.
    pub(super) fn focus_dialog(&mut self, ctx: &Context) {
        let keys = self.board_keys();
        self.focus.cover(self.overlays.is_open(), || {
            let focused = ctx.memory(|memory| memory.focused());
            let widget = focused.map(Owner::Widget);
            keys.map(Owner::Board).or(widget)
        });
        if self.focus.opens_dialog(self.overlays.dialog()) {
            accessibility::begin(ctx);
        }
    }

    /// Called after dialogs were shown: once all are closed, the keyboard goes
    /// back to where it was.
    pub(super) fn focus_back(&mut self, ctx: &Context) {
        if !self.focus.covered || self.overlays.is_open() {
            return;
        }
        let shown = self.shown_page();
        match self.focus.uncover(shown) {
            Some(Owner::Board(keys)) => {
                if let Some(view) = &mut self.playing {
                    view.take_keyboard(keys);
                }
            }
            Some(Owner::Widget(id)) => ctx.memory_mut(|memory| memory.request_focus(id)),
            None => (),
        }
        ctx.request_repaint();
    }

    /// What the arrows do, while a board that is shown has the keyboard.
    fn board_keys(&self) -> Option<Keys> {
        let keys = self.playing.as_ref().and_then(|view| view.keys());
        keys.filter(|_| self.page() == Page::Match)
    }

    /// Whether the board has the keyboard but leaves the arrows to the game.
    pub(super) fn board_lends_arrows(&self) -> bool {
        self.board_keys() == Some(Keys::Game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keyboard_goes_back_to_where_it_was_unless_the_page_has_changed() {
        let owner = Owner::Board(Keys::Cursor);
        let mut focus = Focus::default();
        assert!(focus.opens_page((Page::Options, None)));
        assert!(!focus.opens_page((Page::Options, None)));
        focus.cover(true, || Some(owner));
        assert!(focus.opens_dialog(Some(&Dialog::Keys)));
        assert!(!focus.opens_dialog(Some(&Dialog::Keys)));
        focus.cover(true, || None);
        assert_eq!(focus.uncover((Page::Options, None)), Some(owner));

        focus.cover(true, || Some(owner));
        assert_eq!(focus.uncover((Page::Rules, None)), None);
    }
}

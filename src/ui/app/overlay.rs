//! What lies over the page: at most one dialog, which may be a file dialog,
//! and what waits until that is closed.

use std::collections::VecDeque;

use crate::document::Format;
use crate::ui::dialog::Dialog;
use crate::ui::files::{FileDialog, Request};

use crate::lobby::AfterLeaving;
use crate::lobby::MatchId;

/// Something that lies over the page.
#[derive(Debug)]
pub(super) enum Overlay {
    /// A dialog that is no file dialog.
    Dialog {
        dialog: Dialog,
        /// What happens to the match once this is answered, where that was
        /// asked for: it is left, or saved and then left.
        then: Option<AfterLeaving>,
    },
    /// A file dialog that is opened as soon as the window can be named to the
    /// system.
    FileRequest {
        request: Request,
        choosing: Choosing,
        then: Option<AfterLeaving>,
    },
    /// A file dialog.
    Files {
        dialog: FileDialog,
        choosing: Choosing,
        /// The match it was opened over.
        of: Option<MatchId>,
        then: Option<AfterLeaving>,
    },
}

/// What a file is being chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choosing {
    Open,
    Save,
    SaveElsewhere,
    ExportSgf,
    ExportPicture,
    SaveReport,
    Publish(Format),
    Folder,
    ProblemFile,
    ProblemFolder,
    LibraryFolder,
}

impl Choosing {
    /// Whether the file is for the match that is shown.
    pub(super) const fn is_about_match(self) -> bool {
        match self {
            // Their pages hold what is saved.
            Self::Open
            | Self::Folder
            | Self::SaveReport
            | Self::Publish(_)
            | Self::ProblemFile
            | Self::ProblemFolder
            | Self::LibraryFolder => false,
            Self::Save | Self::SaveElsewhere | Self::ExportSgf | Self::ExportPicture => true,
        }
    }
}

impl Overlay {
    /// Whether it has to be closed by the user: something is being written or
    /// looked for in it.
    const fn is_held(&self) -> bool {
        match self {
            Self::Dialog { dialog, .. } => dialog.is_form(),
            Self::FileRequest { .. } | Self::Files { .. } => true,
        }
    }

    /// Whether it goes with the match that is shown.
    const fn is_about_match(&self) -> bool {
        match self {
            Self::Dialog { dialog, .. } => dialog.is_form(),
            Self::FileRequest { choosing, .. } | Self::Files { choosing, .. } => {
                choosing.is_about_match()
            }
        }
    }
}

/// The overlay that is shown and those that wait for it to be closed.
#[derive(Debug, Default)]
pub(super) struct Overlays {
    shown: Option<Overlay>,
    waiting: VecDeque<Overlay>,
}

impl Overlays {
    /// Whether something lies over the page.
    pub(super) const fn is_open(&self) -> bool {
        self.shown.is_some()
    }

    /// Whether a file is being chosen.
    pub(super) const fn is_choosing_file(&self) -> bool {
        matches!(
            self.shown,
            Some(Overlay::FileRequest { .. } | Overlay::Files { .. })
        )
    }

    /// The dialog that is shown, if it is no file dialog.
    pub(super) const fn dialog(&self) -> Option<&Dialog> {
        match &self.shown {
            Some(Overlay::Dialog { dialog, .. }) => Some(dialog),
            Some(Overlay::FileRequest { .. } | Overlay::Files { .. }) | None => None,
        }
    }

    /// The same to be changed.
    pub(super) const fn dialog_mut(&mut self) -> Option<&mut Dialog> {
        match &mut self.shown {
            Some(Overlay::Dialog { dialog, .. }) => Some(dialog),
            Some(Overlay::FileRequest { .. } | Overlay::Files { .. }) | None => None,
        }
    }

    /// Shows a dialog in the place of one that is open. One in which something
    /// is written stays until it is closed.
    pub(super) fn open(&mut self, dialog: Dialog) {
        self.show(Overlay::Dialog { dialog, then: None });
    }

    /// Shows an overlay in the same way.
    pub(super) fn show(&mut self, overlay: Overlay) {
        if self.shown.as_ref().is_some_and(Overlay::is_held) {
            return self.waiting.push_back(overlay);
        }
        self.shown = Some(overlay);
    }

    /// Asks at once whether the match may be left. What is written in a dialog
    /// that is open comes back afterwards.
    pub(super) fn ask_to_leave(&mut self, dialog: Dialog, then: AfterLeaving) {
        let question = Overlay::Dialog {
            dialog,
            then: Some(then),
        };
        let covered = self.shown.replace(question).filter(Overlay::is_held);
        if let Some(covered) = covered {
            self.waiting.push_front(covered);
        }
    }

    /// Shows a file dialog in the place of whatever is open.
    pub(super) fn request_file(
        &mut self,
        request: Request,
        choosing: Choosing,
        then: Option<AfterLeaving>,
    ) {
        self.shown = Some(Overlay::FileRequest {
            request,
            choosing,
            then,
        });
    }

    /// Takes what is shown away, to be put back or answered.
    pub(super) const fn take(&mut self) -> Option<Overlay> {
        self.shown.take()
    }

    /// Puts back what was taken.
    pub(super) fn put_back(&mut self, overlay: Overlay) {
        self.shown = Some(overlay);
    }

    /// What has waited longest, once nothing is shown.
    pub(super) fn next_waiting(&mut self) -> Option<Overlay> {
        if self.is_open() {
            return None;
        }
        self.waiting.pop_front()
    }

    /// Forgets what waits to be shown, but for file dialogs that are not about
    /// the match.
    pub(super) fn forget_waiting(&mut self) {
        let files = |overlay: &Overlay| matches!(overlay, Overlay::Files { .. });
        self.waiting
            .retain(|overlay| files(overlay) && !overlay.is_about_match());
    }

    /// The match is left: what was being written was about it.
    pub(super) fn leave_match(&mut self) {
        self.forget_waiting();
        let form = |dialog: &Dialog| dialog.is_form();
        if self.dialog().is_some_and(form) {
            self.shown = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::scene::StoneBoard;
    use crate::ui::dialog::PointForm;

    fn form() -> Dialog {
        Dialog::Point(PointForm::of(&StoneBoard::empty(Size::NINE)))
    }

    fn question() -> Dialog {
        Dialog::Leave {
            title: "Leave?",
            unsaved: None,
            ask_no_more: false,
        }
    }

    #[test]
    fn news_replace_news_and_wait_for_forms() {
        let mut overlays = Overlays::default();
        overlays.open(Dialog::Keys);
        overlays.open(form());
        assert!(matches!(overlays.dialog(), Some(Dialog::Point(_))));
        overlays.open(Dialog::Keys);
        assert!(matches!(overlays.dialog(), Some(Dialog::Point(_))));
        assert!(overlays.next_waiting().is_none(), "the form is still open");
        overlays.take();
        let next = overlays.next_waiting();
        assert!(matches!(
            next,
            Some(Overlay::Dialog {
                dialog: Dialog::Keys,
                ..
            })
        ));
    }

    #[test]
    fn a_question_covers_a_form_which_comes_back_if_the_match_is_not_left() {
        let mut overlays = Overlays::default();
        overlays.open(form());
        overlays.ask_to_leave(question(), AfterLeaving::Home);
        let Some(Overlay::Dialog { then, .. }) = overlays.take() else {
            panic!("no question");
        };
        assert!(matches!(then, Some(AfterLeaving::Home)));
        let back = overlays.next_waiting();
        assert!(matches!(
            back,
            Some(Overlay::Dialog {
                dialog: Dialog::Point(_),
                ..
            })
        ));
    }

    #[test]
    fn a_match_that_is_left_takes_its_forms_along() {
        let mut overlays = Overlays::default();
        overlays.open(form());
        overlays.open(Dialog::Keys);
        overlays.leave_match();
        assert!(!overlays.is_open());
        assert!(overlays.next_waiting().is_none());
        overlays.open(Dialog::Keys);
        overlays.leave_match();
        assert!(overlays.is_open(), "the list of keys is about no match");
    }
}

//! The palette, the clipboard and the tree of moves: what the window does to
//! edit a game.

use egui::{Context, ViewportCommand};

use super::App;
use crate::board::Point;
use crate::scene::Scene;
use crate::session::{Action, Edit, Match, Severity};
use crate::ui::accessibility;
use crate::ui::board::{point_name, spoken_point};
use crate::ui::dialog::{AnnotationForm, Dialog};
use crate::ui::panel::tool::Tool;
use crate::words::EditWords;

impl App {
    /// Shows the palette, or puts it away.
    pub(super) fn toggle_palette(&mut self) {
        if let Some(view) = &mut self.playing {
            view.palette.toggle();
        }
    }

    /// Puts the palette away if it is shown; whether it was.
    pub(super) fn put_palette_away(&mut self) -> bool {
        let Some(view) = &mut self.playing else {
            return false;
        };
        let shown = view.palette.is_shown();
        view.palette.put_away();
        shown
    }

    /// Whether the palette is shown, and Escape puts it away.
    pub(super) fn has_palette(&self) -> bool {
        let view = self.playing.as_ref();
        self.page() == super::Page::Match && view.is_some_and(|view| view.palette.is_shown())
    }

    /// Takes a tool.
    pub(super) fn choose_tool(&mut self, tool: Tool) {
        if let Some(view) = &mut self.playing {
            view.palette.choose(tool);
        }
    }

    /// Uses a tool on a point, and reads aloud what is there then.
    pub(super) fn use_tool(&mut self, edit: Edit, point: Point, ctx: &Context) {
        self.act(Action::Edit(edit), ctx);
        let (shown, language) = (self.shown(), self.language());
        let scene = self.playing.as_mut().map(|view| view.scene(shown));
        if let Some(goban) = scene.as_deref().and_then(Scene::stone_board) {
            accessibility::announce(ctx, &spoken_point(goban, point, language));
        }
    }

    /// Says that a line begins at a point.
    pub(super) fn say_line_begins(&mut self, point: Point) {
        let (shown, language) = (self.shown(), self.language());
        let scene = self.playing.as_mut().map(|view| view.scene(shown));
        if let Some(goban) = scene.as_deref().and_then(Scene::stone_board) {
            let name = point_name(goban, point);
            let said = language.fill(EditWords::LineFrom, &[&name]);
            self.say(Severity::Quiet, said);
        }
    }

    /// Asks for the name of the turn and what is said of it in a word.
    pub(super) fn show_annotations(&mut self) {
        if let Some(view) = &self.playing {
            let form = AnnotationForm::of(&view.session);
            self.overlays.open(Dialog::Annotations(Box::new(form)));
        }
    }

    fn copied(&mut self, text: Option<String>, said: EditWords, ctx: &Context) {
        if let Some(text) = text {
            ctx.copy_text(text);
            let said = self.language().say(said).to_owned();
            self.say(Severity::Quiet, said);
        }
    }

    /// Copies the position that is shown as a game of SGF.
    pub(super) fn copy_position(&mut self, ctx: &Context) {
        let text = self
            .playing
            .as_ref()
            .and_then(|view| view.session.position_as_sgf());
        self.copied(text, EditWords::CopiedPosition, ctx);
    }

    /// Copies the position that is shown as a diagram.
    pub(super) fn copy_diagram(&mut self, ctx: &Context) {
        let go = self.playing.as_ref().and_then(|view| view.session.go());
        let text = go.map(|session| session.diagram().to_wiki());
        self.copied(text, EditWords::CopiedDiagram, ctx);
    }

    /// Copies the turn that is shown and what follows it.
    pub(super) fn copy_branch(&mut self, ctx: &Context) {
        let session = self.playing.as_ref().map(|view| &view.session);
        let text = session.and_then(|session| session.branch_as_sgf(session.cursor()));
        self.copied(text, EditWords::CopiedBranch, ctx);
    }

    /// The same, and takes them out of the game.
    pub(super) fn cut_branch(&mut self, ctx: &Context) {
        let session = self.playing.as_ref().map(|view| &view.session);
        let Some(turn) = session.map(Match::cursor) else {
            return;
        };
        let text = session.and_then(|session| session.branch_as_sgf(turn));
        if let Some(text) = text {
            self.act(Action::Delete(turn), ctx);
            self.copied(Some(text), EditWords::CutBranch, ctx);
        }
    }

    /// Asks the system for a game to open.
    pub(super) fn ask_for_game(&mut self, ctx: &Context) {
        if let Some(view) = &mut self.playing {
            view.wants_branch = false;
        }
        self.asked_to_paste = true;
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }

    /// Asks the system for what is to be put into the game.
    pub(super) fn ask_for_branch(&mut self, ctx: &Context) {
        if let Some(view) = &mut self.playing {
            view.wants_branch = true;
            self.asked_to_paste = true;
            ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        }
    }

    /// Puts a text into the game, below the turn that is shown.
    pub(super) fn paste_branch(&mut self, text: String, ctx: &Context) {
        self.act(Action::Edit(Edit::Paste(text)), ctx);
    }

    /// Hides what follows the turn that is shown in the tree, or shows it.
    pub(super) fn toggle_collapsed(&mut self) {
        if let Some(view) = &mut self.playing {
            let turn = view.session.cursor();
            view.toggle_collapsed(turn);
        }
    }

    /// Shows the whole tree again.
    pub(super) fn expand_all(&mut self) {
        if let Some(view) = &mut self.playing {
            view.expand_all();
        }
    }

    /// Goes to the next place at which the position is reached that is shown.
    pub(super) fn go_to_joint(&mut self, ctx: &Context) {
        let next = self.playing.as_ref().and_then(|view| view.next_joint());
        match next {
            Some(turn) => self.act(Action::GoTo(turn), ctx),
            None => {
                let only = self.language().say(EditWords::OnlyHere).to_owned();
                self.say(Severity::Refusal, only);
            }
        }
    }
}

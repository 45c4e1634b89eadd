//! Matches that are opened, saved, finished and left.

use std::time::Duration;

use egui::Context;

use super::leaving::PendingLeave;
use super::match_view::MatchView;
use super::overlay::{Choosing, Overlay};
use super::{App, Page};
use crate::board::ByColor;
use crate::lesson::first_steps::belongs_to_course;
use crate::lobby::{
    AfterLeaving, FinishedGame, IncomingGame, LeaveQuestion, LeaveStep, MatchId, NewGame, SaveStep,
    SaveTarget, leave, leave_once_kept, save,
};
use crate::record::{Certainty, save as save_file};
use crate::session::{GameFile, Match, Moment, Severity, Waker};
use crate::setup::{GameSetup, Player};
use crate::ui::board::Keys;
use crate::ui::dialog::{Dialog, ResultSheet};
use crate::ui::jobs::file_name;
use crate::words::{self, Dialog as Words, NewGameWords, file_stem, recovered_text};

/// How many problems of a file are listed at most.
const MOST_PROBLEMS: usize = 100;

impl App {
    /// Leaves the match, asking first where it is not finished or not saved.
    pub(super) fn leave_for(&mut self, then: AfterLeaving, ctx: &Context) {
        let step = leave(self.playing(), &self.preferences.settings, then);
        self.take_step(step, super::now(ctx), ctx);
    }

    /// Leaves the match as soon as it is surely kept, and asks if it cannot be.
    pub(super) fn proceed_once_kept(&mut self, then: AfterLeaving, ctx: &Context) {
        let step = leave_once_kept(self.playing(), then, Duration::ZERO);
        self.take_step(step, super::now(ctx), ctx);
    }

    /// Checks whether a match that is to be left is kept by now.
    pub(super) fn watch_leaving(&mut self, ctx: &Context) {
        match self.pending_leave.take() {
            Some(PendingLeave::Journal { since, then }) => {
                let waited = super::now(ctx).saturating_sub(since);
                let step = leave_once_kept(self.playing(), then, waited);
                self.take_step(step, since, ctx);
            }
            other => self.pending_leave = other,
        }
    }

    /// Leaves the match, asks, or waits for the disk as it has since this time.
    fn take_step(&mut self, step: LeaveStep, since: Moment, ctx: &Context) {
        let language = self.language();
        match step {
            LeaveStep::Leave(then) => self.proceed(then, ctx),
            LeaveStep::Wait(then) => {
                self.pending_leave = Some(PendingLeave::Journal { since, then });
                ctx.request_repaint();
            }
            LeaveStep::Ask(question, then) => {
                self.pending_leave = None;
                let title = then.question(language);
                let dialog = match question {
                    LeaveQuestion::Unsaved { file } => Dialog::Leave {
                        title,
                        unsaved: file.as_deref().map(file_name),
                        ask_no_more: false,
                    },
                    LeaveQuestion::Rated => Dialog::LeaveRated { title },
                    LeaveQuestion::Lost(why) => Dialog::Unkept {
                        title,
                        text: language.fill(Words::LeaveUnkept, &[&why.text(language)]),
                    },
                };
                self.overlays.ask_to_leave(dialog, then);
            }
        }
    }

    /// Leaves the match if that waited for this content to be in its file.
    pub(super) fn leave_if_saved(&mut self, saved: u64, ctx: &Context) {
        match self.pending_leave.take() {
            Some(PendingLeave::Save { content, then }) if content == saved => {
                self.proceed(then, ctx);
            }
            other => self.pending_leave = other,
        }
    }

    /// Leaves the match, unasked.
    pub(super) fn proceed(&mut self, then: AfterLeaving, ctx: &Context) {
        self.pending_leave = None;
        match then {
            AfterLeaving::Home => {
                self.close_match(Rescan::Journals);
                self.go(Page::Home);
            }
            AfterLeaving::Quit => {
                // Nobody will see the list of interrupted games any more.
                self.close_match(Rescan::Nothing);
                self.window.close(ctx);
            }
            AfterLeaving::Open(game) => {
                self.close_match(Rescan::Journals);
                self.open_match(*game, ctx);
            }
            AfterLeaving::Draw(game) => self.show_draw(*game),
        }
    }

    /// Takes the match off the screen; its journal is finished elsewhere.
    fn close_match(&mut self, rescan: Rescan) {
        self.overlays.leave_match();
        if let Some(view) = self.playing.take()
            && let Some(leaving) = view.session.close()
        {
            let folder = match rescan {
                Rescan::Journals => Some(self.preferences.folders().journals()),
                Rescan::Nothing => None,
            };
            self.jobs.leave(leaving, folder);
        }
    }

    fn open_match(&mut self, game: IncomingGame, ctx: &Context) {
        let (message, dialog) = self.news_of(&game);
        let (mut source, mut resumed) = (None, false);
        match &game {
            IncomingGame::New { .. } | IncomingGame::Again(_) => (),
            IncomingGame::Opened(game) => source = game.source.clone(),
            IncomingGame::Recovered(game) => {
                resumed = true;
                let interrupted = &mut self.pages.interrupted;
                interrupted.retain(|other| other.journal != game.journal);
            }
        }
        let begins = game.begins();
        let waker = ctx.clone();
        let waker = Waker::new(move || waker.request_repaint());
        let session = game.into_match(&mut self.preferences, waker, super::now(ctx));
        // Whoever opens a file with moves looks through it first.
        let keys = match begins || resumed || !session.has_begun() {
            true => Keys::Cursor,
            false => Keys::Game,
        };
        let id = self.match_ids.next();
        self.playing = Some(MatchView::new(id, session, source, keys));
        self.navigation.open_match();
        self.note_rated();
        self.message = None;
        if let Some(message) = message {
            self.say(Severity::Quiet, message);
        }
        if let Some(dialog) = dialog {
            self.overlays.open(dialog);
        }
    }

    /// What is said and shown of a game when it is open.
    fn news_of(&self, game: &IncomingGame) -> (Option<String>, Option<Dialog>) {
        let language = self.language();
        match game {
            IncomingGame::New { .. } => (game.beginning_text(language), None),
            IncomingGame::Again(_) => (None, None),
            IncomingGame::Opened(game) => {
                let name = &game.name;
                let message = match game.certainty {
                    Certainty::Doubtful => {
                        language.fill(Words::OpenedDoubtful, &[name, &game.charset])
                    }
                    Certainty::Certain | Certainty::Likely => language.fill(Words::Opened, &[name]),
                };
                let dialog = (!game.problems.is_empty()).then(|| Dialog::Repaired {
                    name: name.clone(),
                    lines: words::problems(language, &game.problems, MOST_PROBLEMS),
                });
                (Some(message), dialog)
            }
            IncomingGame::Recovered(game) => {
                let text = recovered_text(language, game.dropped, game.damaged.as_deref());
                (Some(text), None)
            }
        }
    }

    /// Begins a game that was set up, after a draw where one was asked for.
    /// Whether the game on the table may be left is asked before that.
    pub(super) fn start(&mut self, setup: GameSetup, chosen: Option<GameSetup>, ctx: &Context) {
        let game = NewGame::new(setup, chosen, self.preferences.player());
        match game.and_then(NewGame::next) {
            Ok(next) => self.leave_for(next, ctx),
            Err(why) => self.say(Severity::Refusal, why.text(self.language())),
        }
    }

    /// Begins a game whose colors were drawn: whether the present one may be
    /// left was asked before the draw.
    pub(super) fn begin_drawn(&mut self, game: NewGame, black: Player, ctx: &Context) {
        match game.begin(black) {
            Ok(game) => self.proceed(AfterLeaving::Open(Box::new(game)), ctx),
            Err(why) => self.say(Severity::Refusal, why.text(self.language())),
        }
    }

    /// Starts the game on the table once more.
    pub(super) fn play_again(&mut self, again: fn(&Match) -> Option<IncomingGame>, ctx: &Context) {
        let Some(session) = self.playing() else {
            return;
        };
        match again(session) {
            Some(game) => self.leave_for(AfterLeaving::Open(Box::new(game)), ctx),
            None => {
                let why = self.language().say(NewGameWords::CannotStart);
                self.say(Severity::Refusal, why.to_owned());
            }
        }
    }

    /// Writes a finished game into a file and into the list of such games.
    pub(super) fn keep_finished(&self) {
        let Some(view) = &self.playing else {
            return;
        };
        self.jobs.keep_finished(FinishedGame::of(
            view.id,
            &view.session,
            self.preferences.saves(),
            self.preferences.folders().ledger(),
            self.preferences.players(),
            self.language(),
        ));
    }

    /// Shows how the game ended.
    pub(super) fn show_result(&mut self) {
        let Some(view) = &self.playing else {
            return;
        };
        let session = &view.session;
        let Some(ending) = session.ending() else {
            return;
        };
        let file = session
            .file()
            .filter(|_| !session.is_changed())
            .map(|home| file_name(&home.path));
        let sheet = ResultSheet {
            kind: session.kind(),
            ending,
            names: ByColor::from_fn(|color| session.player(color)),
            course: belongs_to_course(session),
            file,
        };
        self.overlays.open(Dialog::Result(Box::new(sheet)));
    }

    /// Shows what has waited for a dialog to be closed.
    pub(super) fn show_waiting_overlay(&mut self) {
        match self.overlays.next_waiting() {
            // What is known of the result may have changed.
            Some(Overlay::Dialog {
                dialog: Dialog::Result(_),
                ..
            }) => self.show_result(),
            Some(overlay) => self.overlays.put_back(overlay),
            None => (),
        }
    }

    /// Saves into the file of the game, or asks for one.
    pub(super) fn save(&mut self, then: Option<AfterLeaving>, ctx: &Context) {
        let Some(view) = &self.playing else {
            return;
        };
        match save(&view.session) {
            SaveStep::AskRepaired(file) => {
                let name = file_name(&file.path);
                let dialog = Dialog::Replace { name };
                self.overlays.show(Overlay::Dialog { dialog, then });
            }
            SaveStep::Write(file) => self.save_to(file, then),
            SaveStep::NoFile => self.choose_file(Choosing::Save, then, ctx),
        }
    }

    /// Saves into a file.
    pub(super) fn save_to(&mut self, home: GameFile, then: Option<AfterLeaving>) {
        let Some(view) = &self.playing else {
            return;
        };
        let content = view.session.content_revision();
        let record = view.session.record();
        self.jobs
            .save(view.id, SaveTarget::Replace(home), record, content);
        if let Some(then) = then {
            self.pending_leave = Some(PendingLeave::Save { content, then });
        }
    }

    /// Saves into the file of the game, which was repaired when it was read.
    pub(super) fn save_over(&mut self, then: Option<AfterLeaving>) {
        let home = self.playing.as_ref().and_then(|view| view.session.file());
        if let Some(home) = home.cloned() {
            self.save_to(home, then);
        }
    }

    /// A name for the file of the match.
    pub(super) fn suggested_name(&self) -> String {
        let Some(view) = &self.playing else {
            return String::new();
        };
        match view.session.file() {
            Some(home) => {
                let name = file_name(&home.path);
                let stem = name.strip_suffix(&format!(".{}", save_file::EXTENSION));
                let stem = stem.or_else(|| name.strip_suffix(".sgf"));
                stem.unwrap_or(&name).to_owned()
            }
            None => file_stem(&view.session, self.language()),
        }
    }

    /// The match with this number, if it is still the one that is shown.
    pub(super) fn match_with(&mut self, id: MatchId) -> Option<&mut MatchView> {
        self.playing.as_mut().filter(|view| view.id == id)
    }
}

/// What is looked for once a match is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rescan {
    /// Interrupted games.
    Journals,
    Nothing,
}

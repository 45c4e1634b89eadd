//! What is answered in dialogs, and what comes of it.

use std::path::PathBuf;

use egui::Context;

use super::match_view::MatchView;
use super::overlay::Choosing;
use super::{App, Page};
use crate::board::{Color, Point};
use crate::lobby::{AfterLeaving, IncomingGame, PlayerTask};
use crate::record::Header;
use crate::session::{Action, Edit};
use crate::ui::board::Keys;
use crate::ui::dialog::{Answer, Dialog, Seating};

impl App {
    /// Does what was answered; `then` is what happens once the match is left,
    /// where the dialog was about that.
    #[expect(clippy::too_many_lines, reason = "one match, a line for each answer")]
    pub(super) fn answer_dialog(
        &mut self,
        dialog: Dialog,
        then: Option<AfterLeaving>,
        answer: Answer,
        ctx: &Context,
    ) {
        if then.is_some() && answer != Answer::Close {
            // Dialogs about the match are of no use once it is left.
            self.overlays.forget_waiting();
        }
        let settings = &mut self.preferences.settings;
        match (answer, dialog) {
            (Answer::Leave { ask_no_more }, _) => {
                settings.confirm_leaving &= !ask_no_more;
                if let Some(then) = then {
                    self.proceed_once_kept(then, ctx);
                }
            }
            (Answer::LeaveAndLose, _) => {
                if let Some(then) = then {
                    self.proceed(then, ctx);
                }
            }
            (Answer::SaveElsewhere, _) => self.choose_file(Choosing::SaveElsewhere, then, ctx),
            (Answer::SaveAndLeave { ask_no_more }, _) => {
                settings.confirm_leaving &= !ask_no_more;
                self.save(then, ctx);
            }
            (Answer::Resign, _) => self.act(Action::Resign, ctx),
            (Answer::Rematch, _) => self.play_again(IncomingGame::rematch, ctx),
            (Answer::Save, _) => self.save(None, ctx),
            (Answer::Review, _) => self.review(ctx),
            (Answer::Shortcuts, _) => self.visit(Page::Shortcuts, ctx),
            (Answer::FirstSteps, _) => self.visit(Page::FirstSteps, ctx),
            (Answer::Head(lines, terms), _) => {
                let lines = (!lines.is_empty()).then_some(Action::Head(lines));
                let actions = terms.map(Action::Rules).into_iter().chain(lines);
                actions.for_each(|action| self.act(action, ctx));
            }
            (Answer::Seats(seating), _) => self.seat_players(*seating, ctx),
            (Answer::Take(index), Dialog::Choose(choice)) => self.jobs.take(*choice, index),
            (Answer::AsProblems, Dialog::Choose(choice)) => self.take_problems(*choice, ctx),
            (Answer::Discard, Dialog::Discard(journal)) => self.discard(journal),
            (Answer::GoTo(point), _) => self.put_cursor(point),
            (Answer::PlayAt(point), _) => self.play_at(point, ctx),
            (Answer::Annotate(properties), _) => {
                self.act(Action::Edit(Edit::Properties(properties)), ctx);
            }
            (Answer::SaveOver, _) => self.save_over(then),
            (Answer::SaveAs, _) => self.choose_file(Choosing::Save, then, ctx),
            (Answer::ReadAs(charset), Dialog::ReadAs(charsets)) => {
                self.jobs.read_again(charsets.source, charset);
            }
            (Answer::DeletePlayer, Dialog::DeletePlayer(player)) => {
                self.jobs.player(PlayerTask::Delete(*player));
            }
            (Answer::Forfeit, Dialog::Forfeit(player)) => {
                self.jobs.player(PlayerTask::Forfeit(*player));
            }
            (
                Answer::Close
                | Answer::Take(_)
                | Answer::AsProblems
                | Answer::Discard
                | Answer::ReadAs(_)
                | Answer::DeletePlayer
                | Answer::Forfeit,
                _,
            ) => (),
        }
    }

    /// Puts the cursor of the board on a point.
    pub(super) fn put_cursor(&mut self, point: Point) {
        if let Some(view) = &mut self.playing {
            view.board.go_to(point);
            self.focus.forget_owner();
        }
    }

    /// Throws an interrupted game away.
    fn discard(&self, journal: PathBuf) {
        let journals = self.preferences.folders().journals();
        self.jobs.discard(journal, journals);
    }

    /// Plays on a point that was named.
    fn play_at(&mut self, point: Point, ctx: &Context) {
        self.put_cursor(point);
        if let Some(view) = &mut self.playing {
            view.chosen = Some(point);
        }
        self.act(Action::Choose(point), ctx);
    }

    /// Goes to the start of the game, from which the arrows lead through it; after a
    /// teaching game to the first move that the teacher spoke about.
    fn review(&mut self, ctx: &Context) {
        let view = self.playing.as_ref();
        let warned = view.and_then(|view| view.session.warned_moves().into_iter().next());
        self.act(
            warned.map_or(Action::ToStart, |of| Action::GoTo(of.turn)),
            ctx,
        );
        let shown = |view: &MatchView| view.session.is_reviewing() || !view.session.is_judged();
        if self.playing.as_ref().is_some_and(|view| !shown(view)) {
            self.act(Action::Review, ctx);
        }
        if let Some(view) = &mut self.playing {
            view.take_keyboard(Keys::Game);
        }
        self.focus.forget_owner();
    }

    /// Others play from now on, or under other names.
    fn seat_players(&mut self, seating: Seating, ctx: &Context) {
        let Some(view) = &self.playing else {
            return;
        };
        let before = Seating::of(&view.session);
        for color in Color::BOTH {
            let name = &seating.names[color];
            if *name != before.names[color] {
                self.act(Action::Header(Header::Player(color), name.clone()), ctx);
            }
        }
        if seating.seats != before.seats {
            self.act(Action::Seats(seating.seats), ctx);
        }
    }
}

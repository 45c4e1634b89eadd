//! What is answered in dialogs, and what comes of it.

use egui::Context;

use super::{App, Choosing};
use crate::board::{Color, Point};
use crate::record::Header;
use crate::session::Action;
use crate::ui::board::Keys;
use crate::ui::dialog::{Answer, Dialog, Seating};

impl App {
    /// Does what was answered.
    pub(super) fn answered(&mut self, dialog: Dialog, answer: Answer, ctx: &Context) {
        if self.next.is_some() && answer != Answer::Close {
            // Whoever leaves a game leaves what was to be written about it.
            self.later.clear();
        }
        match (answer, dialog) {
            (Answer::Leave { ask_no_more }, _) => {
                self.settings.confirm_leaving &= !ask_no_more;
                if let Some(next) = self.next.take() {
                    self.proceed_once_kept(next, ctx);
                }
            }
            (Answer::LeaveAndLose, _) => {
                if let Some(next) = self.next.take() {
                    self.proceed(next, ctx);
                }
            }
            (Answer::SaveElsewhere, _) => {
                self.after_save = self.next.take();
                self.choose_file(Choosing::SaveElsewhere, ctx);
            }
            (Answer::SaveAndLeave { ask_no_more }, _) => {
                self.settings.confirm_leaving &= !ask_no_more;
                self.after_save = self.next.take();
                self.save(ctx);
            }
            (Answer::Resign, _) => self.act(Action::Resign, ctx),
            (Answer::Rematch, _) => self.play_again(ctx),
            (Answer::Save, _) => self.save(ctx),
            (Answer::Review, _) => self.review(ctx),
            (Answer::Head(lines, terms), _) => {
                for (header, text) in lines {
                    self.act(Action::Header(header, text), ctx);
                }
                if let Some(terms) = terms {
                    self.act(Action::Rules(terms), ctx);
                }
            }
            (Answer::Seats(seating), _) => self.seat_players(*seating, ctx),
            (Answer::Take(index), Dialog::Choose(shelf)) => self.jobs.take(*shelf, index),
            (Answer::Discard, Dialog::Discard(journal)) => {
                self.jobs.discard(journal, self.folders.journals());
            }
            (Answer::GoTo(point), _) => self.put_cursor(point),
            (Answer::PlayAt(point), _) => {
                self.put_cursor(point);
                if let Some(table) = &mut self.table {
                    table.chosen = Some(point);
                }
                self.act(Action::Choose(point), ctx);
            }
            (Answer::SaveOver, _) => self.save_over(),
            (Answer::SaveAs, _) => self.choose_file(Choosing::Save, ctx),
            (Answer::ReadAs(charset), Dialog::ReadAs(readings)) => {
                self.jobs.read_again(readings.source, charset);
            }
            (Answer::Close, Dialog::Replace { .. }) => self.after_save = None,
            (Answer::Close | Answer::Take(_) | Answer::Discard | Answer::ReadAs(_), _) => {
                self.next = None;
            }
        }
    }

    /// Puts the cursor of the board on a point.
    fn put_cursor(&mut self, point: Point) {
        if let Some(table) = &mut self.table {
            table.board.go_to(point);
            self.focus_stays();
        }
    }

    /// Goes to the start of the game, from which the arrows lead through it.
    fn review(&mut self, ctx: &Context) {
        self.act(Action::ToStart, ctx);
        if let Some(table) = &mut self.table {
            table.take_keyboard(Keys::Game);
        }
        self.focus_stays();
    }

    /// Others play from now on, or under other names.
    fn seat_players(&mut self, seating: Seating, ctx: &Context) {
        let Some(table) = &self.table else {
            return;
        };
        let before = Seating::of(&table.session);
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

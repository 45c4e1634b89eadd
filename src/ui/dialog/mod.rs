//! Questions, and windows that are read and closed.

mod annotations;
mod information;
mod lists;
mod point;
mod questions;
mod result;
mod seats;

use std::mem;
use std::path::PathBuf;

use egui::{Align, Context, Frame, Id, Key, Layout, Margin, Modal, Rect, RichText, Stroke, Ui};

use crate::board::Point;
use crate::lobby::{CharsetChoice, GamesInFile};
use crate::profile::Profile;
use crate::record::{Charset, Header, Terms};
use crate::ui::accessibility;
use crate::ui::theme::{self, Colors, Style};
use crate::ui::widget::controls;
use crate::words::Dialog as Words;

pub(crate) use annotations::{AnnotationForm, Annotations};
pub(crate) use information::InformationForm;
pub(crate) use point::PointForm;
pub(crate) use result::ResultSheet;
pub(crate) use seats::{SeatForm, Seating};

/// A dialog that is open.
#[derive(Debug)]
pub(crate) enum Dialog {
    /// Leaving a game that is not finished or not saved.
    Leave {
        /// What is asked.
        title: &'static str,
        /// The file that lacks what was changed.
        unsaved: Option<String>,
        /// Whether not to ask the next time.
        ask_no_more: bool,
    },
    /// Leaving a rated game that is not finished.
    LeaveRated {
        /// What is asked.
        title: &'static str,
    },
    /// Deleting a player of this machine.
    DeletePlayer(Box<Profile>),
    /// Counting the unfinished game of one as lost.
    Forfeit(Box<Profile>),
    /// Leaving a game that cannot be kept.
    Unkept {
        /// What is asked.
        title: &'static str,
        /// Why not, and what that means.
        text: String,
    },
    /// A game was not saved.
    NotSaved {
        /// Why.
        text: String,
    },
    /// Giving up: who does, and who wins.
    Resign([String; 2]),
    /// How the game ended.
    Result(Box<ResultSheet>),
    /// The head of the game.
    Information(Box<InformationForm>),
    /// Who plays.
    Seats(Box<SeatForm>),
    /// All keys.
    Keys,
    /// What Jego is.
    About {
        /// Where games are kept.
        folder: PathBuf,
    },
    /// Something that failed.
    Message {
        /// What failed.
        title: String,
        /// Why.
        text: String,
    },
    /// What was mended in a file.
    Repaired {
        /// The file.
        name: String,
        /// What was wrong.
        lines: Vec<String>,
    },
    /// Saving over a file that was repaired when it was read.
    Replace {
        /// The file.
        name: String,
    },
    /// In which character set is a file to be read?
    ReadAs(Box<CharsetChoice>),
    /// What engines and we have said.
    Log(String),
    /// Which game of a file?
    Choose(Box<GamesInFile>),
    /// Throwing an interrupted game away.
    Discard(PathBuf),
    /// A point by name.
    Point(PointForm),
    /// What is said of a turn in a word.
    Annotations(Box<AnnotationForm>),
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing; it is closed.
    Close,
    /// Leave.
    Leave {
        /// And do not ask again.
        ask_no_more: bool,
    },
    /// Save, then leave.
    SaveAndLeave {
        /// And do not ask again.
        ask_no_more: bool,
    },
    /// Leave, and lose the game.
    LeaveAndLose,
    /// Choose another place to save in; then leave, if that was asked.
    SaveElsewhere,
    /// Give up.
    Resign,
    /// Play again.
    Rematch,
    /// Go on in the course for beginners.
    FirstSteps,
    /// Save.
    Save,
    /// Look at the game from its start.
    Review,
    /// These lines stand at the head now, and these rules hold, if others.
    Head(Vec<(Header, String)>, Option<Terms>),
    /// These play from now on.
    Seats(Box<Seating>),
    /// This game.
    Take(usize),
    /// The games are problems to be solved.
    AsProblems,
    /// Throw it away.
    Discard,
    /// Save, and keep the file that was there.
    SaveOver,
    /// Save into another file.
    SaveAs,
    /// Read the file again in this character set.
    ReadAs(Charset),
    /// Put the cursor there.
    GoTo(Point),
    /// Play there.
    PlayAt(Point),
    /// These properties of the turn are to say this.
    Annotate(Annotations),
    /// Delete the player.
    DeletePlayer,
    /// Count the game as lost.
    Forfeit,
    /// Give commands other keys.
    Shortcuts,
}

impl Dialog {
    /// Whether something is written in it, which is not to be lost by a click
    /// beside it or by news.
    pub(crate) const fn is_form(&self) -> bool {
        match self {
            Self::Information(_) | Self::Seats(_) | Self::Point(_) | Self::Annotations(_) => true,
            Self::Leave { .. }
            | Self::LeaveRated { .. }
            | Self::DeletePlayer(_)
            | Self::Forfeit(_)
            | Self::Unkept { .. }
            | Self::NotSaved { .. }
            | Self::Resign(_)
            | Self::Result(_)
            | Self::Keys
            | Self::About { .. }
            | Self::Message { .. }
            | Self::Repaired { .. }
            | Self::Replace { .. }
            | Self::ReadAs(_)
            | Self::Log(_)
            | Self::Choose(_)
            | Self::Discard(_) => false,
        }
    }
}

/// Shows a dialog over everything else.
#[expect(clippy::too_many_lines, reason = "one match, a line for each dialog")]
pub(crate) fn dialog_ui(ctx: &Context, dialog: &mut Dialog, style: Style) -> Option<Answer> {
    let width: f32 = match dialog {
        Dialog::Leave { .. } | Dialog::Resign(_) | Dialog::Discard(_) | Dialog::Point(_) => 400.0,
        Dialog::Message { .. }
        | Dialog::LeaveRated { .. }
        | Dialog::DeletePlayer(_)
        | Dialog::Forfeit(_)
        | Dialog::Unkept { .. }
        | Dialog::Replace { .. }
        | Dialog::NotSaved { .. }
        | Dialog::About { .. }
        | Dialog::Result(_)
        | Dialog::Annotations(_)
        | Dialog::Seats(_) => 460.0,
        Dialog::Information(_)
        | Dialog::Keys
        | Dialog::Repaired { .. }
        | Dialog::Choose(_)
        | Dialog::ReadAs(_)
        | Dialog::Log(_) => 600.0,
    };
    let left_field = leaves_field(ctx);
    let shown = Modal::new(Id::unique(("dialog", mem::discriminant(dialog))))
        .frame(frame(style.colors))
        .show(ctx, |ui| {
            ui.set_width(width.min(ctx.content_rect().width() - 64.0));
            accessibility::fall_back(ui);
            let answer = match dialog {
                Dialog::Leave {
                    title,
                    unsaved,
                    ask_no_more,
                } => questions::leave_ui(ui, title, unsaved.as_deref(), ask_no_more, style),
                Dialog::LeaveRated { title } => questions::leave_rated_ui(ui, title, style),
                Dialog::DeletePlayer(player) => questions::delete_player_ui(ui, player, style),
                Dialog::Forfeit(_) => questions::forfeit_ui(ui, style),
                Dialog::Unkept { title, text } => questions::unkept_ui(ui, title, text, style),
                Dialog::NotSaved { text } => questions::not_saved_ui(ui, text, style),
                Dialog::Resign(names) => questions::resign_ui(ui, names, style),
                Dialog::Discard(_) => questions::discard_ui(ui, style),
                Dialog::Message { title, text } => questions::message_ui(ui, title, text, style),
                Dialog::About { folder } => questions::about_ui(ui, folder, style),
                Dialog::Result(sheet) => result::result_ui(ui, sheet, style),
                Dialog::Information(form) => information::information_ui(ui, form, style),
                Dialog::Seats(form) => seats::seats_ui(ui, form, style),
                Dialog::Keys => lists::keys_ui(ui, style),
                Dialog::Repaired { name, lines } => lists::repaired_ui(ui, name, lines, style),
                Dialog::Replace { name } => questions::replace_ui(ui, name, style),
                Dialog::ReadAs(charsets) => lists::read_as_ui(ui, charsets, style),
                Dialog::Log(text) => lists::log_ui(ui, text, style),
                Dialog::Choose(choice) => lists::choose_ui(ui, choice, style),
                Dialog::Annotations(form) => annotations::annotations_ui(ui, form, style),
                Dialog::Point(form) => point::point_ui(ui, form, style),
            };
            accessibility::settle(ui);
            answer
        });
    settle(ctx, shown.response.rect);
    let beside = shown.backdrop_response.clicked() && dialog.is_form();
    note_writing(ctx);
    let closed = !beside && !left_field && shown.should_close();
    shown.inner.or(closed.then_some(Answer::Close))
}

fn writing() -> Id {
    Id::unique("something is written in a dialog")
}

/// Remembers whether a field has the keyboard.
fn note_writing(ctx: &Context) {
    let focused = ctx.text_edit_focused();
    ctx.data_mut(|data| data.insert_temp(writing(), focused));
}

/// Whether Escape was pressed in a field: that ends the writing, and no more.
fn leaves_field(ctx: &Context) -> bool {
    let wrote = ctx.data(|data| data.get_temp(writing())).unwrap_or(false);
    wrote && ctx.input(|input| input.key_pressed(Key::Escape))
}

/// Paints once more where a dialog did not lie like this in the last frame: it
/// finds its place only once its size is known.
fn settle(ctx: &Context, rect: Rect) {
    let id = Id::unique("dialog place");
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<Rect>(id);
        data.insert_temp(id, rect);
        before
    });
    if before != Some(rect) {
        ctx.request_repaint();
    }
}

/// What dialogs stand on.
pub(crate) fn frame(colors: &Colors) -> Frame {
    Frame::new()
        .fill(colors.panel)
        .stroke(Stroke::new(1.0, colors.line))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::same(24))
}

/// The title, which is the name of the dialog for screen readers too.
fn title_ui(ui: &mut Ui, title: &str, style: Style) {
    accessibility::dialog(ui, title);
    let text = RichText::new(title)
        .size(theme::TITLE)
        .color(style.colors.text);
    ui.add(egui::Label::new(text).wrap());
    ui.add_space(theme::GRID);
}

/// The buttons at the foot, the main one first in the code and last on the
/// screen.
fn buttons_ui<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(theme::GRID * 2.0);
    let size = egui::vec2(ui.available_width(), theme::MAIN_BUTTON);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), add)
        .inner
}

fn close_ui(ui: &mut Ui, style: Style) -> Option<Answer> {
    buttons_ui(ui, |ui| {
        let label = style.language.say(Words::Close);
        let close = controls::main_button(ui, style.colors, label);
        accessibility::first(&close);
        close.clicked().then_some(Answer::Close)
    })
}

//! Who plays from now on.

use egui::{Id, Ui};

use super::{Answer, buttons_ui, title_ui};
use crate::board::{ByColor, Color};
use crate::record::{GameKind, Seat};
use crate::session::{EngineCommand, Ladder, Match};
use crate::ui::accessibility;
use crate::ui::page::seat_list::{Listed, SeatList};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Dialog, Language, SeatWords as Words, seat_name};

/// The longest name that can be typed.
const LONGEST_NAME: usize = 60;

/// Who sits where, and what they are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    /// Whose levels they can be.
    pub(crate) ladder: Ladder,
    /// Who sits where.
    pub(crate) seats: ByColor<Seat>,
    /// What they are called; may be empty.
    pub(crate) names: ByColor<String>,
}

impl Seating {
    /// As it is in a game.
    pub(crate) fn of(session: &Match) -> Self {
        Self {
            ladder: session.ladder(),
            seats: session.seats().clone(),
            names: ByColor::from_fn(|color| session.player(color)),
        }
    }

    /// Seats someone else. A name that was only that of the level goes with it.
    fn change(&mut self, color: Color, seat: Seat, engines: &[EngineCommand], language: Language) {
        let before = &self.seats[color];
        let mut known = Language::ALL.iter().copied();
        let name = self.names[color].trim();
        let kind = self.ladder.kind();
        let called = |language, seat: &Seat| seat_name(language, kind, seat, engines);
        let given = known.any(|language| called(language, before).as_deref() == Some(name));
        if name.is_empty() || given {
            self.names[color] = called(language, &seat).unwrap_or_default();
        }
        self.seats[color] = seat;
    }
}

/// The dialog, with what is chosen in it.
#[derive(Clone, Debug)]
pub(crate) struct SeatForm {
    chosen: Seating,
    engines: Vec<EngineCommand>,
}

impl SeatForm {
    /// The players of a game; these engines can sit down too, where other
    /// programs play.
    pub(crate) fn of(session: &Match, engines: &[EngineCommand]) -> Self {
        Self {
            chosen: Seating::of(session),
            engines: match session.ladder().has_ranks_and_engines() {
                true => engines.to_vec(),
                false => Vec::new(),
            },
        }
    }
}

pub(super) fn seats_ui(ui: &mut Ui, form: &mut SeatForm, style: Style) -> Option<Answer> {
    let language = style.language;
    title_ui(ui, language.say(Words::Title), style);
    let mut entered = false;
    egui::Grid::new("seats")
        .num_columns(3)
        .spacing([theme::GRID * 2.0, theme::GRID * 1.5])
        .show(ui, |ui| {
            for color in Color::BOTH {
                entered |= seat_ui(ui, form, color, style);
                ui.end_row();
            }
        });
    buttons_ui(ui, |ui| {
        let main = controls::main_button(ui, style.colors, language.say(Words::Ok));
        let cancel = ui.button(language.say(Dialog::Cancel));
        if cancel.clicked() {
            return Some(Answer::Close);
        }
        (main.clicked() || entered).then(|| Answer::Seats(Box::new(form.chosen.clone())))
    })
}

/// One side; whether Enter was pressed in its name.
fn seat_ui(ui: &mut Ui, form: &mut SeatForm, color: Color, style: Style) -> bool {
    let language = style.language;
    let ladder = form.chosen.ladder;
    let kind = ladder.kind();
    let label = ui.label(words::side(language, kind, color)).id;
    let mut seat = form.chosen.seats[color].clone();
    let list = SeatList {
        listed: Listed::Everyone,
        ladder,
        engines: &form.engines,
        width: 190.0,
        my_rank: None,
    };
    let (response, _) = list.show(ui, Id::unique(("seat", color)), &mut seat, style);
    accessibility::first(&response.labelled_by(label));
    if seat != form.chosen.seats[color] {
        form.chosen.change(color, seat, &form.engines, language);
    }
    let edit = controls::line_edit(&mut form.chosen.names[color])
        .hint_text(language.say(Words::Name))
        .char_limit(LONGEST_NAME)
        .desired_width(ui.available_width().max(120.0));
    let name = match (kind, color) {
        (GameKind::Aligne4, Color::Black) => Words::FirstName,
        (GameKind::Aligne4, Color::White) => Words::SecondName,
        (GameKind::Go | GameKind::Othello, Color::Black) => Words::BlackName,
        (GameKind::Go | GameKind::Othello, Color::White) => Words::WhiteName,
    };
    let edit = ui.add(edit).accessible_name(language.say(name));
    edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::Level;
    use crate::session::{Waker, computer};
    use crate::setup::{GameSetup, Player};

    fn seating(name: &str, seat: Seat) -> Seating {
        let record = GameSetup::default().record(Player::First, "").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut seating = Seating::of(&Match::new(record, folder.path(), Waker::none()));
        seating.names.white = name.to_owned();
        seating.seats.white = seat;
        seating
    }

    #[test]
    fn a_name_that_came_with_the_seat_goes_with_it() {
        let french = Language::French;
        for (name, seat, next, wanted) in [
            ("", Seat::Person, computer(Level::Care), "Prudence"),
            ("Ada", Seat::Person, computer(Level::Care), "Ada"),
            (
                "Care",
                computer(Level::Care),
                computer(Level::Study),
                "Étude",
            ),
            ("Prudence", computer(Level::Care), Seat::Person, ""),
            ("Hal", computer(Level::Care), Seat::Person, "Hal"),
        ] {
            let mut seating = seating(name, seat);
            seating.change(Color::White, next.clone(), &[], french);
            assert_eq!(seating.names.white, wanted, "{name}");
            assert_eq!(seating.seats.white, next);
            assert_eq!(seating.names.black, "");
        }
    }
}

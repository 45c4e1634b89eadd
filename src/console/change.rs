//! Giving fields other values.

use std::path::PathBuf;

use super::choices::{
    BLACK, BONUS, CLOCKS, DEAD, FEWEST_STONES, HANDICAP_KOMI, KO, MODES, MOST_STONES, PASS_STONES,
    PASSES, RULESETS, SCORING, SUICIDE, languages, seats_at,
};
use super::clock_text::parse_clock;
use super::desk::Desk;
use super::field::Field;
use super::seats::computers;
use crate::aligne4::Variant;
use crate::board::{Color, Size};
use crate::go::Handicap;
use crate::record::GameKind;
use crate::session::Moment;
use crate::words::{self, ConsoleWords};

impl Desk {
    /// Gives a field one of its values.
    pub(super) fn choose(&mut self, field: Field, index: usize, now: Moment) {
        match field {
            Field::Seat(color) => self.seat(color, index, now),
            Field::Rules
            | Field::Ko
            | Field::Suicide
            | Field::Scoring
            | Field::DeadStones
            | Field::PassStones
            | Field::Passes
            | Field::HandicapKomi
            | Field::Bonus => self.choose_rule(field, index),
            Field::Language
            | Field::Coordinates
            | Field::Territory
            | Field::LegalMoves
            | Field::ConfirmLeaving
            | Field::Resigns
            | Field::Ponders => self.choose_option(field, index),
            _ => self.choose_setup(field, index),
        }
        self.remember();
    }

    fn choose_setup(&mut self, field: Field, index: usize) {
        let setup = &mut self.setup;
        match field {
            Field::Table => {
                let mut table = setup.table;
                pick(&GameKind::ALL, index, &mut table);
                setup.change_table(table);
            }
            Field::Variant => pick(&Variant::ALL, index, &mut setup.variant),
            Field::Mode => {
                if let Some((mode, _)) = MODES.get(index) {
                    setup.change_mode(*mode);
                }
            }
            Field::Opponent(player) => {
                let seats = computers(setup.table, &self.settings.engines);
                if let Some(seat) = seats.get(index) {
                    setup.seat_opponent(player, seat.clone());
                }
            }
            Field::Black => pick(&BLACK, index, &mut setup.black),
            Field::Size => {
                let lines = u8::try_from(index.saturating_add(2)).unwrap_or(0);
                setup.size = Size::new(lines).unwrap_or(setup.size);
            }
            Field::Clock => pick(&CLOCKS, index, &mut setup.control),
            Field::Handicap => {
                let stones = setup.handicap.stones().clamp(FEWEST_STONES, MOST_STONES);
                setup.handicap = match index {
                    0 => Handicap::None,
                    1 => Handicap::Fixed(stones),
                    _ => Handicap::Free(stones),
                };
            }
            Field::Stones => {
                let stones = u8::try_from(index).unwrap_or(MOST_STONES);
                let stones = stones.saturating_add(FEWEST_STONES).min(MOST_STONES);
                setup.handicap = match setup.handicap {
                    Handicap::Fixed(_) => Handicap::Fixed(stones),
                    Handicap::None | Handicap::Free(_) | Handicap::Given(_) => {
                        Handicap::Free(stones)
                    }
                };
            }
            _ => {}
        }
    }

    /// Rules of one's own begin as those that were chosen before.
    fn choose_rule(&mut self, field: Field, index: usize) {
        let setup = &mut self.setup;
        if field == Field::Rules {
            let before = setup.rules();
            pick(&RULESETS, index, &mut setup.ruleset);
            if setup.ruleset.is_none() {
                setup.custom = before;
            }
            return;
        }
        let rules = &mut setup.custom;
        match field {
            Field::Ko => pick(&KO, index, &mut rules.ko),
            Field::Suicide => pick(&SUICIDE, index, &mut rules.suicide),
            Field::Scoring => pick(&SCORING, index, &mut rules.scoring),
            Field::DeadStones => pick(&DEAD.map(first), index, &mut rules.dead_stones),
            Field::PassStones => pick(&PASS_STONES.map(first), index, &mut rules.pass_stones),
            Field::Passes => pick(&PASSES, index, &mut rules.passes),
            Field::HandicapKomi => {
                pick(&HANDICAP_KOMI.map(first), index, &mut rules.handicap_komi);
            }
            Field::Bonus => pick(&BONUS.map(first), index, &mut rules.handicap_bonus),
            _ => {}
        }
    }

    fn choose_option(&mut self, field: Field, index: usize) {
        let on = index == 1;
        match field {
            Field::Language => {
                pick(&languages(), index, &mut self.settings.language);
                self.forget_asked_language();
            }
            Field::Coordinates => self.settings.coordinates = on,
            Field::Territory => self.settings.territory = on,
            Field::LegalMoves => self.settings.legal_moves = on,
            Field::ConfirmLeaving => self.settings.confirm_leaving = on,
            Field::Resigns => self.settings.computer_resigns = on,
            Field::Ponders => self.settings.computer_ponders = on,
            _ => {}
        }
    }

    /// Seats a person or a computer at the table.
    fn seat(&mut self, color: Color, index: usize, now: Moment) {
        let Some(session) = &self.session else {
            return;
        };
        let seats = seats_at(self, session.table());
        let Some(seat) = seats.get(index) else {
            return;
        };
        let mut seated = session.seats().clone();
        seated[color] = seat.clone();
        self.reseat(seated, now);
    }

    /// Gives a field a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, in words; then nothing has changed.
    pub(super) fn write_field(&mut self, field: Field, text: &str) -> Result<(), String> {
        let language = self.language();
        let text = text.trim();
        match field {
            Field::Name(player) => {
                let plain = text.chars().filter(|letter| !letter.is_control());
                *self.setup.name_mut(player) = plain.take(LONGEST_NAME).collect();
            }
            Field::Komi if text.is_empty() => self.setup.komi = None,
            Field::Komi => {
                let komi = text.parse();
                let komi = komi.map_err(|why| words::invalid_points(language, &why))?;
                self.setup.komi = Some(komi);
            }
            Field::OwnClock => {
                let control = parse_clock(text);
                let control =
                    control.map_err(|_why| language.say(ConsoleWords::BadClock).to_owned())?;
                self.setup.control = control;
            }
            Field::Saves if text.is_empty() => self.settings.saves = None,
            Field::Saves => {
                let path = PathBuf::from(text);
                let path = std::path::absolute(&path).unwrap_or(path);
                self.settings.saves = Some(path);
            }
            _ => {}
        }
        self.remember();
        Ok(())
    }
}

/// The longest name that is kept, in characters.
const LONGEST_NAME: usize = 60;

fn pick<T: Clone>(all: &[T], index: usize, into: &mut T) {
    if let Some(value) = all.get(index) {
        *into = value.clone();
    }
}

fn first<A, B>((value, _): (A, B)) -> A {
    value
}

//! Giving fields other values.

use std::path::PathBuf;

use strum::VariantArray;

use super::choices::{
    BLACK, CLOCKS, HANDICAP_KOMI, HANDICAP_STONES, computers, handicaps, languages, my_rank,
    rulesets, seats_at, sizes,
};
use super::field::{ChoiceField, OptionField, RuleField, SetupField, TextField};
use crate::aligne4::Variant;
use crate::board::Color;
use crate::console::text::parse_clock;
use crate::console::workspace::Workspace;
use crate::game::Rank;
use crate::go::{Handicap, HandicapKomi};
use crate::lobby::PlayerTask;
use crate::profile::Said;
use crate::record::GameKind;
use crate::session::{Moment, Offers};
use crate::setup::{GoVariant, Mode, Player};
use crate::words::{self, ConsoleWords, RatingWords};

impl Workspace {
    /// Gives a field one of its values.
    pub(in crate::console) fn choose(&mut self, field: ChoiceField, index: usize, now: Moment) {
        match field {
            ChoiceField::Setup(field) => self.choose_setup(field, index),
            ChoiceField::Rule(field) => self.choose_rule(field, index),
            ChoiceField::Option(field) => self.choose_option(field, index),
            ChoiceField::Seat(color) => self.seat(color, index, now),
            ChoiceField::Profile => self.choose_profile(index),
        }
        self.write_settings();
    }

    fn choose_setup(&mut self, field: SetupField, index: usize) {
        let setup = &mut self.setup;
        match field {
            SetupField::Table => {
                let mut kind = setup.kind;
                pick(&GameKind::ALL[..], index, &mut kind);
                setup.change_kind(kind);
            }
            SetupField::Variant => pick(&Variant::ALL[..], index, &mut setup.variant),
            SetupField::GoVariant => {
                if let Some(variant) = GoVariant::VARIANTS.get(index) {
                    setup.change_go_variant(*variant);
                }
            }
            SetupField::AtariStart => pick_variant(index, &mut setup.atari_go.start),
            SetupField::Mode => {
                if let Some(mode) = Mode::ALL.get(index) {
                    setup.change_mode(*mode);
                }
            }
            SetupField::Opponent(player) => {
                let rank = my_rank(self);
                let setup = &mut self.setup;
                let index = match rank {
                    Some(rank) if index == 0 => return setup.choose_my_rank(rank),
                    Some(_) => index - 1,
                    None => index,
                };
                let seats = computers(setup.ladder(), &self.preferences.settings.engines);
                if let Some(seat) = seats.get(index) {
                    setup.seat_opponent(player, seat.clone());
                }
            }
            SetupField::Rated => setup.rated = index == 1,
            SetupField::Teaching => {
                setup.teaching = index > 0;
                if let Some(at) = index.checked_sub(1) {
                    pick(Offers::VARIANTS, at, &mut setup.offers);
                }
            }
            SetupField::Black => pick(&BLACK, index, &mut setup.black),
            SetupField::Size => pick(&sizes(setup), index, &mut setup.size),
            SetupField::Clock => pick(&CLOCKS, index, &mut setup.control),
            SetupField::Handicap => {
                let kinds = handicaps(setup.handicap);
                pick(&kinds, index, &mut setup.handicap);
            }
            SetupField::Stones => {
                let mut stones = setup.handicap.stones();
                pick(&HANDICAP_STONES, index, &mut stones);
                setup.handicap = match setup.handicap {
                    Handicap::Fixed(_) => Handicap::Fixed(stones),
                    Handicap::None | Handicap::Free(_) | Handicap::Given(_) => {
                        Handicap::Free(stones)
                    }
                };
            }
        }
    }

    /// Rules of one's own begin as those that were chosen before.
    fn choose_rule(&mut self, field: RuleField, index: usize) {
        let setup = &mut self.setup;
        let before = setup.rules();
        let rules = &mut setup.custom;
        match field {
            RuleField::Ruleset => {
                pick(&rulesets(), index, &mut setup.ruleset);
                if setup.ruleset.is_none() {
                    *rules = before;
                }
            }
            RuleField::Ko => pick_variant(index, &mut rules.ko),
            RuleField::Suicide => pick_variant(index, &mut rules.suicide),
            RuleField::Scoring => pick_variant(index, &mut rules.scoring),
            RuleField::DeadStones => pick_variant(index, &mut rules.dead_stones),
            RuleField::PassStones => pick_variant(index, &mut rules.pass_stones),
            RuleField::Passes => pick_variant(index, &mut rules.passes),
            RuleField::HandicapKomi => {
                let kinds = HandicapKomi::of_points(HANDICAP_KOMI);
                pick(&kinds, index, &mut rules.handicap_komi);
            }
            RuleField::Bonus => pick_variant(index, &mut rules.handicap_bonus),
        }
    }

    fn choose_option(&mut self, field: OptionField, index: usize) {
        let on = index == 1;
        match field {
            OptionField::Language => {
                pick(&languages(), index, &mut self.preferences.settings.language);
                self.preferences.forget_launch_language();
            }
            OptionField::Coordinates => self.preferences.settings.coordinates = on,
            OptionField::Territory => self.preferences.settings.territory = on,
            OptionField::LegalMoves => self.preferences.settings.legal_moves = on,
            OptionField::ConfirmLeaving => self.preferences.settings.confirm_leaving = on,
            OptionField::Resigns => self.preferences.settings.computer_resigns = on,
            OptionField::Ponders => self.preferences.settings.computer_ponders = on,
            OptionField::SaveFormat => {
                pick_variant(index, &mut self.preferences.settings.save_format);
            }
        }
    }

    /// Seats a person or a computer at the table.
    fn seat(&mut self, color: Color, index: usize, now: Moment) {
        let Some(session) = &self.session else {
            return;
        };
        let seats = seats_at(self, session.ladder());
        let Some(seat) = seats.get(index) else {
            return;
        };
        let mut seated = session.seats().clone();
        seated[color] = seat.clone();
        self.reseat(seated, now);
    }

    /// Has a player of this machine play.
    fn choose_profile(&mut self, index: usize) {
        if let Some(profile) = self.preferences.players().all().get(index) {
            self.preferences.settings.player = Some(profile.id().to_owned());
            self.setup.follow_rank(self.preferences.rank());
        }
    }

    /// The player says how strong they are. Where there is nobody yet, that is
    /// someone new.
    pub(in crate::console) fn say_strength(&mut self, said: Said) {
        let task = match self.preferences.player().cloned() {
            Some(player) => PlayerTask::SayStrength(player, said),
            None => self.new_player("", Some(said)),
        };
        if self.run_player_task(task) {
            self.preferences.settings.rank_asked = true;
        }
    }

    /// A new player, called by the name of the last game where none is given.
    fn new_player(&self, name: &str, said: Option<Said>) -> PlayerTask {
        let usual = self.setup.name(Player::First);
        let names = [name, usual, self.language().say(RatingWords::You)];
        let name = names.into_iter().find(|name| !name.is_empty());
        PlayerTask::Create {
            folder: self.preferences.folders().profiles(),
            name: name.unwrap_or_default().to_owned(),
            said,
        }
    }

    /// Gives a field a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, in words; then nothing has changed.
    pub(in crate::console) fn set_text(
        &mut self,
        field: TextField,
        text: &str,
    ) -> Result<(), String> {
        let language = self.language();
        let text = text.trim();
        match field {
            TextField::Name(player) => {
                let plain = text.chars().filter(|letter| !letter.is_control());
                *self.setup.name_mut(player) = plain.take(MAX_NAME_CHARS).collect();
            }
            TextField::Komi if text.is_empty() => self.setup.komi = None,
            TextField::Komi => {
                let komi = text.parse();
                let komi = komi.map_err(|why| words::invalid_points(language, &why))?;
                self.setup.komi = Some(komi);
            }
            TextField::OwnClock => {
                let control = parse_clock(text);
                let control =
                    control.map_err(|_why| language.say(ConsoleWords::BadClock).to_owned())?;
                self.setup.control = control;
            }
            TextField::Saves if text.is_empty() => self.preferences.settings.saves = None,
            TextField::Saves => {
                let path = PathBuf::from(text);
                let path = std::path::absolute(&path).unwrap_or(path);
                self.preferences.settings.saves = Some(path);
            }
            TextField::ProfileName => {
                if let Some(player) = self.preferences.player().cloned() {
                    self.run_player_task(PlayerTask::Rename(player, text.to_owned()));
                }
            }
            TextField::Rank => {
                let rank = text.parse::<Rank>();
                let rank = rank.map_err(|_why| language.fill(RatingWords::NotARank, &[&text]))?;
                self.say_strength(Said::Rank(rank));
            }
            TextField::NewProfile if text.is_empty() => (),
            TextField::NewProfile => {
                let task = self.new_player(text, None);
                self.run_player_task(task);
            }
        }
        self.write_settings();
        Ok(())
    }
}

/// The longest name that is kept, in characters.
const MAX_NAME_CHARS: usize = 60;

fn pick<T: Clone>(all: &[T], index: usize, into: &mut T) {
    if let Some(value) = all.get(index) {
        *into = value.clone();
    }
}

fn pick_variant<T: Clone + VariantArray>(index: usize, into: &mut T) {
    pick(T::VARIANTS, index, into);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::console::menu::{Page, RowKind, rows};
    use crate::console::{FirstScreen, Startup};
    use crate::record::Folders;
    use crate::session::Waker;
    use crate::settings::Settings;
    use crate::words::Language;

    fn workspace(folder: &tempfile::TempDir) -> Workspace {
        let startup = Startup {
            settings: Settings::default(),
            settings_trouble: None,
            folders: Folders::in_folder(folder.path().join("data"), folder.path().to_owned()),
            system_language: Language::English,
            language: None,
            first: FirstScreen::Menu,
        };
        Workspace::new(startup, Waker::new(|| {}), Duration::ZERO)
    }

    /// How many choices there are on a page, each tried with all its values.
    fn try_all(workspace: &mut Workspace, page: Page) -> usize {
        let mut tried = 0;
        for row in rows(workspace, page) {
            let RowKind::Choice(field, before) = row.kind else {
                continue;
            };
            for index in 0..before.names.len() {
                workspace.choose(field, index, Moment::ZERO);
                assert_eq!(field.choices(workspace).at, index, "{field:?}");
            }
            workspace.choose(field, before.at, Moment::ZERO);
            tried += 1;
        }
        tried
    }

    #[test]
    fn a_field_has_the_value_that_was_chosen() {
        let folder = tempfile::tempdir().unwrap();
        let mut workspace = workspace(&folder);
        for &kind in GameKind::ALL.iter() {
            workspace.setup.change_kind(kind);
            for &mode in Mode::ALL.iter() {
                workspace.setup.change_mode(mode);
                assert!(try_all(&mut workspace, Page::NewGame) > 2);
            }
        }
        workspace.setup.change_kind(GameKind::Go);
        workspace.setup.ruleset = None;
        workspace.setup.handicap = Handicap::Fixed(4);
        // Table, variant, players, opponents; size, ruleset and its eight parts,
        // both of the handicap, and the clock.
        assert_eq!(try_all(&mut workspace, Page::NewGame), 18);
        // Of these, atari go has neither rules nor a handicap, but a start.
        workspace.setup.change_go_variant(GoVariant::AtariGo);
        assert_eq!(try_all(&mut workspace, Page::NewGame), 8);
        assert_eq!(try_all(&mut workspace, Page::Options), 8);
    }
}

//! The terms of a game that counts for the player's rank.

use egui::Ui;

use super::fields::note_ui;
use crate::profile::Profile;
use crate::rating::Unratable;
use crate::setup::{BlackSeat, GameSetup, Player};
use crate::ui::theme::Style;
use crate::words::{self, RatingWords};

/// The terms of a rated game, where other games have a choice of handicap.
pub(super) fn terms_ui(ui: &mut Ui, setup: &GameSetup, player: Option<&Profile>, style: Style) {
    note_ui(ui, &terms_note(setup, player, style), style);
}

/// The terms of a rated game, or why there are none.
fn terms_note(setup: &GameSetup, player: Option<&Profile>, style: Style) -> String {
    let language = style.language;
    let fair = fair(setup, player);
    let fair = match fair {
        Ok(fair) => fair,
        Err(why) => return words::unratable(language, &why),
    };
    let komi = fair.komi();
    let stones = fair.handicap.stones();
    let terms = words::terms_text(language, stones, komi, fair.rules().komi);
    let name = player.map_or("", Profile::name);
    match fair.black {
        BlackSeat::Player(Player::First) => language.fill(RatingWords::FairTerms, &[&terms, &name]),
        BlackSeat::Player(Player::Second) => {
            language.fill(RatingWords::FairTerms, &[&terms, &"Jego"])
        }
        BlackSeat::Draw => language.fill(RatingWords::FairTermsDrawn, &[&terms]),
    }
}

fn fair(setup: &GameSetup, player: Option<&Profile>) -> Result<GameSetup, Unratable> {
    let player = player.ok_or(Unratable::NoPlayer)?;
    if let Some(game) = player.unfinished() {
        return Err(Unratable::Unfinished(game.date.clone()));
    }
    setup.with_fair_terms(player.rating().rank())
}

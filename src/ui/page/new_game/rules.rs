//! Rules, komi and handicap.

use egui::{DragValue, Ui};

use crate::game::HalfPoints;
use crate::go::{Handicap, HandicapKomi, Rules, Ruleset};
use crate::record::Start;
use crate::session::EngineCommand;
use crate::setup::GameSetup;
use crate::ui::accessibility;
use crate::ui::theme::Style;
use crate::words::{self, NewGameWords, ruleset_term};

use super::fields::{Field, choice_ui, note_ui, number_ui};
use super::players::helped;

/// The ruleset, and each of its rules where they are custom.
pub(super) fn rules_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    let before = setup.ruleset;
    let sets = Ruleset::ALL.into_iter().map(Some).chain([None]);
    let options: Vec<_> = sets.map(|set| (set, ruleset_term(set))).collect();
    Field::new(NewGameWords::Rules).choose(ui, style, &mut setup.ruleset, &options);
    if setup.ruleset.is_some() {
        return;
    }
    // Custom rules begin as the ruleset that was chosen before.
    if let Some(before) = before {
        setup.custom = before.rules();
    }
    custom_ui(ui, &mut setup.custom, style);
}

fn custom_ui(ui: &mut Ui, rules: &mut Rules, style: Style) {
    Field::new(NewGameWords::Ko).choose_variant(ui, style, &mut rules.ko, words::ko_rule);
    Field::new(NewGameWords::Suicide).choose_variant(ui, style, &mut rules.suicide, words::suicide);
    Field::new(NewGameWords::Scoring).choose_variant(ui, style, &mut rules.scoring, words::scoring);
    Field::new(NewGameWords::DeadStones).choose_variant(
        ui,
        style,
        &mut rules.dead_stones,
        words::dead_stones,
    );
    Field::new(NewGameWords::PassStones).choose_variant(
        ui,
        style,
        &mut rules.pass_stones,
        words::pass_stones,
    );
    Field::new(NewGameWords::Passes).choose_variant(
        ui,
        style,
        &mut rules.passes,
        words::passes_choice,
    );
    handicap_komi_ui(ui, &mut rules.handicap_komi, style);
    Field::new(NewGameWords::HandicapBonus).choose_variant(
        ui,
        style,
        &mut rules.handicap_bonus,
        words::handicap_bonus,
    );
}

fn handicap_komi_ui(ui: &mut Ui, komi: &mut HandicapKomi, style: Style) {
    let mut points = match *komi {
        HandicapKomi::Unchanged => HalfPoints::from_halves(1),
        HandicapKomi::Fixed(points) | HandicapKomi::PlusStones(points) => points,
    };
    Field::new(NewGameWords::HandicapKomi).show(ui, style, |ui, label| {
        let kinds = HandicapKomi::of_points(points);
        let named = |kind| (kind, words::handicap_komi(style.language, kind));
        choice_ui(ui, label, komi, &kinds.map(named));
        if *komi != HandicapKomi::Unchanged {
            points_ui(ui, label, &mut points, style);
        }
    });
    *komi = match *komi {
        HandicapKomi::Unchanged => HandicapKomi::Unchanged,
        HandicapKomi::Fixed(_) => HandicapKomi::Fixed(points),
        HandicapKomi::PlusStones(_) => HandicapKomi::PlusStones(points),
    };
}

/// Komi, which follows from rules and handicap until it is changed.
pub(super) fn komi_ui(ui: &mut Ui, setup: &mut GameSetup, style: Style) {
    Field::new(NewGameWords::Komi).show(ui, style, |ui, label| {
        let mut komi = setup.komi();
        points_ui(ui, label, &mut komi, style);
        if komi != setup.komi() {
            setup.komi = Some(komi);
        }
        let usual = style.language.say(NewGameWords::UsualKomi);
        if setup.komi.is_some() && ui.button(usual).clicked() {
            setup.komi = None;
        }
    });
}

/// The handicap: none, or how many stones and where.
pub(super) fn handicap_ui(
    ui: &mut Ui,
    setup: &mut GameSetup,
    engines: &[EngineCommand],
    style: Style,
) {
    let mut stones = setup.handicap.stones().max(2);
    Field::new(NewGameWords::Handicap).show(ui, style, |ui, label| {
        let options = [
            (Handicap::None, NewGameWords::NoHandicap),
            (Handicap::Fixed(stones), NewGameWords::FixedHandicap),
            (Handicap::Free(stones), NewGameWords::FreeHandicap),
        ];
        let named = options.map(|(kind, words)| (kind, style.language.say(words)));
        choice_ui(ui, label, &mut setup.handicap, &named);
    });
    if setup.handicap == Handicap::None {
        return;
    }
    Field::new(NewGameWords::Stones).show(ui, style, |ui, label| {
        number_ui(ui, label, &mut stones, 2..=9);
    });
    setup.handicap = match setup.handicap {
        Handicap::Free(_) => Handicap::Free(stones),
        Handicap::None | Handicap::Fixed(_) | Handicap::Given(_) => Handicap::Fixed(stones),
    };
    note_ui(ui, &helped(setup, engines, style.language), style);
}

/// A number of points in halves.
pub(crate) fn points_ui(ui: &mut Ui, label: egui::Id, points: &mut HalfPoints, style: Style) {
    let most = Start::MOST_KOMI.halves();
    let mut halves = points.halves();
    let drag = DragValue::new(&mut halves)
        .range(-most..=most)
        .speed(0.1)
        .custom_formatter(|halves, _| style.language.points(points_of(halves)))
        .custom_parser(|text| {
            let points: HalfPoints = text.trim().parse().ok()?;
            Some(f64::from(points.halves()))
        });
    accessibility::number(&ui.add(drag).labelled_by(label));
    *points = HalfPoints::from_halves(halves);
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the field has a range, and its values are whole"
)]
const fn points_of(halves: f64) -> HalfPoints {
    HalfPoints::from_halves(halves as i32)
}

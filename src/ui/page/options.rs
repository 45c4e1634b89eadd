//! The page of options.

use std::path::Path;

use egui::{Align, Frame, Layout, Margin, Response, RichText, Slider, Stroke, Ui};
use strum::VariantArray as _;

use crate::game::{HalfPoints, Rank};
use crate::settings::{BoardLook, OwnLimits, ReviewLimits, SaveFormat, Settings, Theme};
use crate::ui::accessibility;
use crate::ui::look::BoardStyle;
use crate::ui::sound::Device;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, column_ui, head_ui};
use crate::words::{
    ComputerWords, Dialog, Language, OptionsWords, Phrase, ReviewWords, ShortcutWords, rank_name,
};

/// What was asked for beyond changing a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OptionsEvent {
    /// Go back.
    Back,
    /// Choose the folder of games.
    ChooseFolder,
    /// Let this be heard.
    TrySound,
    /// Set up engines.
    Engines,
    /// Give commands other keys.
    Shortcuts,
}

/// What the page is told beside the settings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionsContext<'a> {
    pub(crate) system_language: Language,
    pub(crate) device: Device,
    pub(crate) saves: &'a Path,
    /// How many threads can work at once.
    pub(crate) cores: usize,
    /// On how many of them the computer thinks where nothing is chosen.
    pub(crate) usual_threads: usize,
    /// The rank of whoever plays, where it is known.
    pub(crate) rank: Option<Rank>,
}

/// The page of options; changes the settings as they are chosen.
pub(crate) fn options_ui(
    ui: &mut Ui,
    settings: &mut Settings,
    around: OptionsContext<'_>,
    style: Style,
) -> Option<OptionsEvent> {
    let title = style.language.say(OptionsWords::Title);
    let mut event = head_ui(ui, title, style).map(|Back| OptionsEvent::Back);
    column_ui(ui, |ui| {
        card_ui(ui, OptionsWords::Appearance, style, |ui| {
            appearance_ui(ui, settings, around, style);
        });
        card_ui(ui, OptionsWords::OnBoard, style, |ui| {
            switches_ui(ui, settings, style);
        });
        card_ui(ui, Dialog::Keys, style, |ui| {
            if ui
                .button(style.language.say(ShortcutWords::ToPage))
                .clicked()
            {
                event = Some(OptionsEvent::Shortcuts);
            }
        });
        card_ui(ui, ComputerWords::Title, style, |ui| {
            let asked = computer_ui(ui, settings, around, style);
            event = event.or(asked);
        });
        card_ui(ui, OptionsWords::ReviewTitle, style, |ui| {
            review_ui(ui, settings, around, style);
        });
        card_ui(ui, OptionsWords::SoundTitle, style, |ui| {
            let tried = sound_ui(ui, settings, around, style);
            event = event.or(tried);
        });
        card_ui(ui, OptionsWords::GamesTitle, style, |ui| {
            let asked = games_ui(ui, settings, around, style);
            event = event.or(asked);
        });
    });
    event
}

fn card_ui(ui: &mut Ui, title: impl Phrase, style: Style, add: impl FnOnce(&mut Ui)) {
    let heading = RichText::new(style.language.say(title))
        .size(theme::CONTROL)
        .color(style.colors.accent);
    Frame::new()
        .fill(style.colors.panel)
        .stroke(Stroke::new(1.0, style.colors.line))
        .corner_radius(theme::RADIUS)
        .inner_margin(Margin::same(16))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(heading);
            add(ui);
        });
    ui.add_space(theme::GRID);
}

/// A name at the left and the choices beside it.
fn row_ui(ui: &mut Ui, label: impl Phrase, style: Style, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        accessibility::group(ui, style.language.say(label));
        let size = egui::vec2(130.0, theme::BUTTON);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.label(style.language.say(label));
        });
        add(ui);
    });
}

/// One of several, as a button that stays down.
fn choice_ui<T: PartialEq>(ui: &mut Ui, chosen: &mut T, value: T, label: &str) {
    let button = egui::Button::selectable(*chosen == value, label)
        .frame_when_inactive(true)
        .min_size(egui::vec2(0.0, theme::BUTTON));
    if ui.add(button).clicked() {
        *chosen = value;
    }
}

fn appearance_ui(ui: &mut Ui, settings: &mut Settings, around: OptionsContext<'_>, style: Style) {
    let say = |phrase| style.language.say(phrase);
    row_ui(ui, OptionsWords::Language, style, |ui| {
        let system = around.system_language.name();
        let system = style
            .language
            .fill(OptionsWords::LanguageSystem, &[&system]);
        choice_ui(ui, &mut settings.language, None, &system);
        for &language in Language::ALL {
            choice_ui(ui, &mut settings.language, Some(language), language.name());
        }
    });
    row_ui(ui, OptionsWords::Theme, style, |ui| {
        for &theme in Theme::VARIANTS {
            choice_ui(ui, &mut settings.theme, theme, say(theme::name(theme)));
        }
    });
    row_ui(ui, OptionsWords::Look, style, |ui| {
        for &look in BoardLook::VARIANTS {
            let name = say(BoardStyle::of(look).name);
            choice_ui(ui, &mut settings.look, look, name);
        }
    });
    row_ui(ui, OptionsWords::TextSize, style, |ui| {
        for size in Settings::TEXT_SIZES {
            let percent = style.language.fill(OptionsWords::Percent, &[&size]);
            choice_ui(ui, &mut settings.text_size, size, &percent);
        }
    });
}

fn switches_ui(ui: &mut Ui, settings: &mut Settings, style: Style) {
    for (setting, phrase) in [
        (&mut settings.coordinates, OptionsWords::Coordinates),
        (&mut settings.numbers, OptionsWords::Numbers),
        (&mut settings.territory, OptionsWords::Territory),
        (&mut settings.next_moves, OptionsWords::NextMoves),
        (&mut settings.legal_moves, OptionsWords::LegalMoves),
        (&mut settings.animations, OptionsWords::Animations),
    ] {
        ui.checkbox(setting, style.language.say(phrase));
    }
}

fn computer_ui(
    ui: &mut Ui,
    settings: &mut Settings,
    around: OptionsContext<'_>,
    style: Style,
) -> Option<OptionsEvent> {
    let say = |phrase| style.language.say(phrase);
    ui.checkbox(&mut settings.computer_resigns, say(ComputerWords::Resigns));
    ui.checkbox(&mut settings.computer_ponders, say(ComputerWords::Ponders));
    if around.cores > 1 {
        cores_ui(ui, &mut settings.threads, around, style);
    }
    ui.horizontal(|ui| {
        let engines = ui.button(say(ComputerWords::Engines)).clicked();
        let hint = RichText::new(say(ComputerWords::EnginesHint));
        ui.label(hint.color(style.colors.quiet));
        engines.then_some(OptionsEvent::Engines)
    })
    .inner
}

/// On how many cores the computer thinks. All of them, and the usual number,
/// are stored as such, so that they hold on another computer too.
fn cores_ui(ui: &mut Ui, threads: &mut Option<usize>, around: OptionsContext<'_>, style: Style) {
    let language = style.language;
    let OptionsContext {
        cores,
        usual_threads,
        ..
    } = around;
    ui.horizontal(|ui| {
        let name = ui.label(language.say(ComputerWords::Cores));
        let mut used = threads.unwrap_or(usual_threads).min(cores);
        let written = |used: usize| match used >= cores {
            true => language.fill(ComputerWords::AllCores, &[&cores]),
            false => used.to_string(),
        };
        let before = written(used);
        let slider = slider_ui(ui, Slider::new(&mut used, 1..=cores), &before, style);
        if slider.labelled_by(name.id).changed() {
            *threads = chosen_threads(used, cores, usual_threads);
        }
    });
}

/// A slider with its value written beside it. egui's own field for the value
/// would be a second stop of the keyboard that screen readers read as "2.0".
fn slider_ui(ui: &mut Ui, slider: Slider<'_>, written: &str, style: Style) -> Response {
    let response = controls::slider(ui, style.colors, slider.show_value(false));
    accessibility::amount(&response, written);
    ui.label(written);
    response
}

/// The setting for so many cores.
const fn chosen_threads(used: usize, cores: usize, usual: usize) -> Option<usize> {
    if used >= cores {
        Some(Settings::ALL_THREADS)
    } else if used == usual {
        None
    } else {
        Some(used)
    }
}

/// By which limits moves are called mistakes, how thorough reviews are, and what of
/// them is shown.
fn review_ui(ui: &mut Ui, settings: &mut Settings, around: OptionsContext<'_>, style: Style) {
    let language = style.language;
    // One that has no name yet is still being set up.
    let engines = settings.engines.iter().map(|engine| engine.name.as_str());
    let engines: Vec<&str> = engines.filter(|name| !name.is_empty()).collect();
    if !engines.is_empty() {
        row_ui(ui, OptionsWords::Reviewer, style, |ui| {
            choice_ui(ui, &mut settings.reviewer, None, "Jego");
            for name in engines {
                choice_ui(ui, &mut settings.reviewer, Some(name.to_owned()), name);
            }
        });
    }
    row_ui(ui, OptionsWords::Limits, style, |ui| {
        for &limits in ReviewLimits::VARIANTS {
            let name = match (limits, around.rank) {
                (ReviewLimits::ByRank, Some(rank)) => {
                    let rank = rank_name(language, rank);
                    language.fill(OptionsWords::LimitsOfRank, &[&rank])
                }
                (other, _) => language.say(limits_name(other)).to_owned(),
            };
            choice_ui(ui, &mut settings.review_limits, limits, &name);
        }
    });
    match settings.review_limits {
        ReviewLimits::Own => own_limits_ui(ui, &mut settings.own_limits, style),
        ReviewLimits::ByRank
        | ReviewLimits::Beginner
        | ReviewLimits::DoubleDigitKyu
        | ReviewLimits::SingleDigitKyu
        | ReviewLimits::Dan => {
            let limits = settings
                .review_limits
                .limits(settings.own_limits, around.rank);
            let points = [limits.inaccuracy, limits.mistake, limits.blunder];
            let [one, two, three] =
                points.map(|of| language.points(HalfPoints::from_halves((of * 2.0) as i32)));
            let text = language.fill(OptionsWords::LimitsAre, &[&one, &two, &three]);
            ui.label(RichText::new(text).color(style.colors.quiet));
        }
    }
    row_ui(ui, OptionsWords::ReviewVisits, style, |ui| {
        for visits in Settings::REVIEW_VISITS {
            let name = language.number(visits as usize);
            choice_ui(ui, &mut settings.review_visits, visits, &name);
        }
    });
    let marks = language.say(OptionsWords::ReviewMarks);
    ui.checkbox(&mut settings.review_marks, marks);
    let collect = language.say(OptionsWords::CollectMistakes);
    ui.checkbox(&mut settings.collect_mistakes, collect);
}

const fn limits_name(limits: ReviewLimits) -> OptionsWords {
    match limits {
        ReviewLimits::ByRank => OptionsWords::LimitsByRank,
        ReviewLimits::Beginner => OptionsWords::LimitsBeginner,
        ReviewLimits::DoubleDigitKyu => OptionsWords::LimitsDoubleDigit,
        ReviewLimits::SingleDigitKyu => OptionsWords::LimitsSingleDigit,
        ReviewLimits::Dan => OptionsWords::LimitsDan,
        ReviewLimits::Own => OptionsWords::LimitsOwn,
    }
}

/// The user's own limits, each at least as large as the one before.
fn own_limits_ui(ui: &mut Ui, limits: &mut OwnLimits, style: Style) {
    let language = style.language;
    let rows = [
        (&mut limits.inaccuracy, ReviewWords::Inaccuracy),
        (&mut limits.mistake, ReviewWords::Mistake),
        (&mut limits.blunder, ReviewWords::Blunder),
    ];
    for (halves, name) in rows {
        ui.horizontal(|ui| {
            let name = ui.label(language.say(name));
            let points = HalfPoints::from_halves(i32::from(*halves));
            let written = language.fill_for(
                points,
                OptionsWords::FromPoints,
                &[&language.points(points)],
            );
            let slider = Slider::new(halves, 1..=OwnLimits::MOST);
            let _ = slider_ui(ui, slider, &written, style).labelled_by(name.id);
        });
    }
    *limits = limits.in_range();
}

fn sound_ui(
    ui: &mut Ui,
    settings: &mut Settings,
    around: OptionsContext<'_>,
    style: Style,
) -> Option<OptionsEvent> {
    let language = style.language;
    let mut changed = ui
        .checkbox(&mut settings.sound, language.say(OptionsWords::Sound))
        .changed();
    ui.horizontal(|ui| {
        let name = ui.label(language.say(OptionsWords::Volume));
        let written = format!("{} %", settings.volume);
        let slider = Slider::new(&mut settings.volume, 0..=100);
        let enabled = settings.sound;
        let response = ui.add_enabled_ui(enabled, |ui| slider_ui(ui, slider, &written, style));
        let response = response.inner.labelled_by(name.id);
        changed |= response.drag_stopped() || (response.changed() && !response.dragged());
    });
    if around.device == Device::Absent {
        let text = language.say(OptionsWords::NoDevice);
        ui.label(RichText::new(text).color(style.colors.caution));
    }
    (changed && settings.sound).then_some(OptionsEvent::TrySound)
}

fn games_ui(
    ui: &mut Ui,
    settings: &mut Settings,
    around: OptionsContext<'_>,
    style: Style,
) -> Option<OptionsEvent> {
    let language = style.language;
    ui.checkbox(
        &mut settings.confirm_leaving,
        language.say(OptionsWords::ConfirmLeaving),
    );
    ui.checkbox(
        &mut settings.own_file_list,
        language.say(OptionsWords::OwnFileList),
    );
    ui.horizontal_wrapped(|ui| {
        accessibility::group(ui, language.say(OptionsWords::SaveFormat));
        ui.label(language.say(OptionsWords::SaveFormat));
        for &format in SaveFormat::VARIANTS {
            let phrase = match format {
                SaveFormat::Sgf => OptionsWords::AsSgf,
                SaveFormat::Jego => OptionsWords::AsJego,
            };
            choice_ui(ui, &mut settings.save_format, format, language.say(phrase));
        }
    });
    ui.label(language.say(OptionsWords::Saves));
    let path = RichText::new(around.saves.display().to_string()).color(style.colors.quiet);
    ui.add(egui::Label::new(path).wrap());
    ui.horizontal(|ui| {
        let choose = ui
            .button(language.say(OptionsWords::ChooseFolder))
            .clicked();
        if settings.saves.is_some() && ui.button(language.say(OptionsWords::UsualFolder)).clicked()
        {
            settings.saves = None;
        }
        choose.then_some(OptionsEvent::ChooseFolder)
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cores_and_the_usual_ones_are_more_than_numbers() {
        assert_eq!(chosen_threads(2, 2, 1), Some(Settings::ALL_THREADS));
        assert_eq!(chosen_threads(1, 2, 1), None);
        assert_eq!(chosen_threads(3, 8, 7), Some(3));
    }
}

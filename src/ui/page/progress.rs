//! Progress: what there is to do today, games, rank and problems, with plots.

use egui::{
    Align2, Button, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::rank_graph::rank_graph_ui;
use crate::lobby::{Overview, ThemeProgress, Week};
use crate::profile::Profile;
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui};
use crate::words::{Dialog, Language, ProgressWords as Words, theme_name};

/// How high the plots of weeks are.
const HEIGHT: f32 = 96.0;
/// The room below them for dates.
const DATES: f32 = 18.0;
/// How high the line of a theme is.
const ROW: f32 = 24.0;
/// The room for its name, and for its numbers.
const NAME: f32 = 130.0;
const NUMBERS: f32 = 90.0;

/// What was asked for on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProgressEvent {
    /// Go back.
    Back,
    /// Go over the mistakes that are due.
    Mistakes,
    /// Try the problems that are due.
    Problems,
    /// Go on with the course for beginners.
    FirstSteps,
}

/// What the page is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgressView<'a> {
    /// What was done, once it is read.
    pub(crate) overview: Option<&'a Overview>,
    /// Who plays, if they have a profile.
    pub(crate) player: Option<&'a Profile>,
    /// How far someone is in the course for beginners, if it is not done.
    pub(crate) course: Option<&'a str>,
}

/// Shows the page.
pub(crate) fn progress_ui(
    ui: &mut Ui,
    view: ProgressView<'_>,
    style: Style,
) -> Option<ProgressEvent> {
    let language = style.language;
    let mut event = head_ui(ui, language.say(Words::Title), style).map(|Back| ProgressEvent::Back);
    column_ui(ui, |ui| {
        let Some(overview) = view.overview else {
            return controls::quiet_label(ui, style.colors, language.say(Words::Reading));
        };
        let asked = card_ui(ui, style, |ui| today_ui(ui, overview, view.course, style));
        event = event.or(asked);
        card_ui(ui, style, |ui| rank_ui(ui, view.player, style));
        card_ui(ui, style, |ui| games_ui(ui, overview, style));
        card_ui(ui, style, |ui| tries_ui(ui, overview, style));
        card_ui(ui, style, |ui| themes_ui(ui, overview, style));
        ui.add_space(theme::GRID);
    });
    event
}

/// What there is to do today.
fn today_ui(
    ui: &mut Ui,
    overview: &Overview,
    course: Option<&str>,
    style: Style,
) -> Option<ProgressEvent> {
    let language = style.language;
    title_ui(ui, language.say(Words::Today));
    let mut things: Vec<(String, ProgressEvent)> = Vec::new();
    if overview.mistakes_due > 0 {
        let text = language.count(overview.mistakes_due, Words::MistakesDue);
        things.push((text, ProgressEvent::Mistakes));
    }
    if overview.problems_due > 0 {
        let text = language.count(overview.problems_due, Words::ProblemsDue);
        things.push((text, ProgressEvent::Problems));
    }
    if let Some(course) = course {
        things.push((course.to_owned(), ProgressEvent::FirstSteps));
    }
    if overview.mistakes_due + overview.problems_due == 0 {
        controls::quiet_label(ui, style.colors, language.say(Words::NothingDue));
    }
    let mut event = None;
    ui.horizontal_wrapped(|ui| {
        for (text, asks) in things {
            let button = Button::new(text).min_size(vec2(0.0, theme::BUTTON));
            if ui.add(button).clicked() {
                event = Some(asks);
            }
        }
    });
    event
}

fn rank_ui(ui: &mut Ui, player: Option<&Profile>, style: Style) {
    let language = style.language;
    title_ui(ui, language.say(Words::Rank));
    match player.filter(|player| !player.games().is_empty()) {
        Some(player) => rank_graph_ui(ui, player.games(), style),
        None => controls::quiet_label(ui, style.colors, language.say(Words::NoRatedGames)),
    }
}

fn games_ui(ui: &mut Ui, overview: &Overview, style: Style) {
    let language = style.language;
    title_ui(ui, language.say(Words::Games));
    let games = language.count(overview.games, Words::GamesCount);
    controls::quiet_label(ui, style.colors, &games);
    let bars: Vec<[usize; 2]> = overview.weeks.iter().map(|week| [week.games, 0]).collect();
    let text = |week: &Week| language.count(week.games, Words::GamesCount);
    weeks_ui(
        ui,
        &overview.weeks,
        &bars,
        language.say(Words::GamesPlot),
        &text,
        style,
    );
}

fn tries_ui(ui: &mut Ui, overview: &Overview, style: Style) {
    let language = style.language;
    title_ui(ui, language.say(Words::Problems));
    let all = [
        language.count(overview.tried, Words::TriedCount),
        language.count(overview.solved, Words::SolvedCount),
        language.count(overview.mistakes, Words::OwnMistakes),
    ];
    controls::quiet_label(ui, style.colors, &all.join(" · "));
    let bars = overview.weeks.iter().map(|week| [week.solved, week.failed]);
    let bars: Vec<[usize; 2]> = bars.collect();
    let text = |week: &Week| {
        let solved = language.count(week.solved, Words::SolvedCount);
        let failed = language.count(week.failed, Words::FailedCount);
        format!("{solved} · {failed}")
    };
    weeks_ui(
        ui,
        &overview.weeks,
        &bars,
        language.say(Words::TriesPlot),
        &text,
        style,
    );
}

/// A bar for each week, of two parts; the pointer and a screen reader get the numbers.
fn weeks_ui(
    ui: &mut Ui,
    weeks: &[Week],
    bars: &[[usize; 2]],
    name: &str,
    text: &dyn Fn(&Week) -> String,
    style: Style,
) {
    let colors = style.colors;
    let size = vec2(ui.available_width(), HEIGHT + DATES);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
    let told: Vec<String> = weeks
        .iter()
        .zip(bars)
        .filter(|(_, parts)| parts.iter().sum::<usize>() > 0)
        .map(|(week, _)| in_week(style.language, week, text(week)))
        .collect();
    accessibility::value(&response, &style.language.clauses(&told));
    let ground = rect.bottom() - DATES;
    let painter = ui.painter();
    painter.hline(rect.x_range(), ground, egui::Stroke::new(1.0, colors.edge));
    let most = bars.iter().map(|parts| parts.iter().sum::<usize>()).max();
    let most = most.unwrap_or(0).max(1) as f32;
    let each = rect.width() / weeks.len().max(1) as f32;
    let font = FontId::proportional(theme::SMALL);
    for (number, (week, parts)) in weeks.iter().zip(bars).enumerate() {
        let left = rect.left() + each * number as f32;
        let mut foot = ground;
        for (&part, color) in parts.iter().zip([colors.good, colors.wrong]) {
            let height = part as f32 / most * (HEIGHT - DATES);
            let bar = Rect::from_min_max(
                pos2(left + each * 0.2, foot - height),
                pos2(left + each * 0.8, foot),
            );
            painter.rect_filled(bar, 2, color);
            foot -= height;
        }
        let sum: usize = parts.iter().sum();
        let center = left + each / 2.0;
        if sum > 0 {
            let at = pos2(center, foot - 2.0);
            painter.text(at, Align2::CENTER_BOTTOM, sum, font.clone(), colors.text);
        }
        // Every second date: they need room.
        if number % 2 == weeks.len() % 2 || each > 60.0 {
            let date = date_text(style.language, week);
            let at = pos2(center, ground + 3.0);
            painter.text(at, Align2::CENTER_TOP, date, font.clone(), colors.quiet);
        }
    }
    let pointed = response.hover_pos().and_then(|at| {
        let number = ((at.x - rect.left()) / each).max(0.0) as usize;
        weeks.get(number)
    });
    if let Some(week) = pointed {
        let tip = in_week(style.language, week, text(week));
        response.on_hover_text_at_pointer(tip);
    }
}

/// What was done in a week: its date, and what.
fn in_week(language: Language, week: &Week, what: String) -> String {
    language.fill(Dialog::OfFile, &[&date_text(language, week), &what])
}

/// The problems of the program by theme: solved, failed and not tried as parts of a
/// bar, with numbers.
fn themes_ui(ui: &mut Ui, overview: &Overview, style: Style) {
    title_ui(ui, style.language.say(Words::Themes));
    ui.spacing_mut().item_spacing.y = 0.0;
    for theme in &overview.themes {
        theme_ui(ui, theme, style);
    }
}

fn theme_ui(ui: &mut Ui, of: &ThemeProgress, style: Style) {
    let (language, colors) = (style.language, style.colors);
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = theme_name(language, &of.theme);
    let numbers = [of.solved, of.failed, of.all - of.solved - of.failed];
    let spoken = [
        language.count(numbers[0], Words::SolvedCount),
        language.count(numbers[1], Words::FailedCount),
        language.count(numbers[2], Words::NewCount),
    ];
    let spoken = language.fill(Dialog::OfFile, &[&name, &language.series(&spoken)]);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &spoken));
    let painter = ui.painter();
    let font = FontId::proportional(theme::BODY);
    let y = rect.center().y;
    painter.text(
        pos2(rect.left(), y),
        Align2::LEFT_CENTER,
        &name,
        font.clone(),
        colors.text,
    );
    let bar = Rect::from_min_max(
        pos2(rect.left() + NAME, y - 5.0),
        pos2(rect.right() - NUMBERS, y + 5.0),
    );
    // An empty frame: where lines are white, a filled one would look like all of it.
    let rim = Stroke::new(1.0, colors.line);
    painter.rect(bar, 2, colors.raised, rim, StrokeKind::Inside);
    let mut left = bar.left();
    for (part, color) in [(numbers[0], colors.good), (numbers[1], colors.wrong)] {
        let width = part as f32 / of.all.max(1) as f32 * bar.width();
        let part = Rect::from_min_size(pos2(left, bar.top()), vec2(width, bar.height()));
        painter.rect_filled(part, 2, color);
        left += width;
    }
    let text = language.fill(Words::SolvedOf, &[&numbers[0], &of.all]);
    painter.text(
        pos2(rect.right(), y),
        Align2::RIGHT_CENTER,
        text,
        font,
        colors.quiet,
    );
    accessibility::shown_name(response, &spoken);
}

/// The Monday of a week, short.
fn date_text(language: Language, week: &Week) -> String {
    week.begins.format(language.locale().day).to_string()
}

fn title_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(theme::NAME));
}

//! Games that were interrupted, and games that were finished.

use std::path::PathBuf;

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use crate::lobby::InterruptedGame;
use crate::record::{GameKind, Ledger, LedgerEntry};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{
    Back, card_ui, column_left, column_ui, head_ui, line_of_column_ui,
};
use crate::words::{self, Games as Words, HomeWords, Language};

/// What was asked for in a list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GamesEvent {
    /// Go back.
    Back,
    /// Go on with an interrupted game.
    Resume(PathBuf),
    /// Throw one away.
    Discard(PathBuf),
    /// Open a finished one.
    Open(PathBuf),
}

/// The games that were interrupted, the latest first.
pub(crate) fn interrupted_ui(
    ui: &mut Ui,
    games: &[InterruptedGame],
    style: Style,
) -> Option<GamesEvent> {
    let language = style.language;
    let title = language.say(Words::Interrupted);
    let mut event = head_ui(ui, title, style).map(|Back| GamesEvent::Back);
    let hint = if games.is_empty() {
        Words::NoneInterrupted
    } else {
        Words::InterruptedHint
    };
    line_of_column_ui(
        ui,
        RichText::new(language.say(hint)).color(style.colors.quiet),
    );
    column_ui(ui, |ui| {
        for game in games {
            let asked = card_ui(ui, style, |ui| interrupted_line_ui(ui, game, style));
            event = event.take().or(asked);
        }
    });
    event
}

/// What Resume on the first page brings back: the latest game, and how many
/// more there are.
pub(crate) fn resumable(language: Language, games: &[InterruptedGame]) -> Option<String> {
    let (latest, more) = games.split_first()?;
    let [black, white] = &latest.players;
    let date = latest.date.map(|date| date_text(language, date));
    let mut parts = vec![
        latest.title.clone(),
        names(language, latest.kind, black, white),
        language.fill(HomeWords::MoveNumber, &[&latest.moves]),
    ];
    parts.extend(date);
    if !more.is_empty() {
        parts.push(language.count(more.len(), HomeWords::MoreGames));
    }
    Some(parts.join(" · "))
}

fn interrupted_line_ui(ui: &mut Ui, game: &InterruptedGame, style: Style) -> Option<GamesEvent> {
    let language = style.language;
    let moves = language.count(game.moves, Words::Moves);
    let date = game.date.map(|date| date_text(language, date));
    let about = [Some(game.title.clone()), Some(moves), date];
    let about: Vec<String> = about.into_iter().flatten().collect();
    let [black, white] = &game.players;
    let names = names(language, game.kind, black, white);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut spoken = vec![names.clone()];
            spoken.extend_from_slice(&about);
            let spoken = language.series(&spoken);
            let named = |phrase| named(language, phrase, &spoken);
            let resume = controls::main_button(ui, style.colors, language.say(Words::Resume))
                .accessible_name(named(Words::Resume));
            let discard = ui
                .button(language.say(Words::Discard))
                .accessible_name(named(Words::Discard));
            if resume.clicked() {
                return Some(GamesEvent::Resume(game.journal.clone()));
            }
            if discard.clicked() {
                return Some(GamesEvent::Discard(game.journal.clone()));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let names = RichText::new(names).size(theme::CONTROL);
                ui.add(Label::new(names).truncate());
                let about = RichText::new(about.join(" · ")).color(style.colors.quiet);
                ui.add(Label::new(about).truncate());
            });
            None
        })
        .inner
    })
    .inner
}

/// The name of a button for those who do not see in which line it stands.
fn named(language: Language, button: Words, line: &str) -> String {
    let button = language.say(button).trim_end_matches('…');
    language.fill(words::Aloud::Named, &[&button, &line])
}

/// Both names, or the sides of those who have none.
pub(crate) fn names(language: Language, kind: GameKind, black: &str, white: &str) -> String {
    crate::words::players_text(language, kind, black, white)
}

/// A date of the list as the language writes it; as it stands if it is none.
fn written_date(language: Language, date: &str) -> String {
    use chrono::TimeZone as _;
    let known = chrono::NaiveDateTime::parse_from_str(date, "%Y-%m-%d %H:%M").ok();
    let local = known.and_then(|date| chrono::Local.from_local_datetime(&date).earliest());
    local.map_or_else(|| date.to_owned(), |date| date_text(language, date))
}

fn rules_name(language: Language, rules: &str) -> String {
    let known: Option<crate::go::Ruleset> = rules.parse().ok();
    known
        .map_or(rules, |set| words::ruleset(language, set))
        .to_owned()
}

fn date_text(language: Language, date: chrono::DateTime<chrono::Local>) -> String {
    let format = language.locale().date_time;
    date.format(format).to_string()
}

/// The games that were finished, the latest first.
pub(crate) fn finished_ui(
    ui: &mut Ui,
    ledger: Option<&Ledger>,
    trouble: Option<&str>,
    style: Style,
) -> Option<GamesEvent> {
    let language = style.language;
    let title = language.say(Words::Finished);
    let mut event = head_ui(ui, title, style).map(|Back| GamesEvent::Back);
    if let Some(trouble) = trouble {
        line_of_column_ui(ui, RichText::new(trouble).color(style.colors.wrong));
    }
    let Some(ledger) = ledger else {
        let reading = language.say(Words::Reading);
        if trouble.is_none() {
            line_of_column_ui(ui, RichText::new(reading).color(style.colors.quiet));
        }
        return event;
    };
    if ledger.entries.is_empty() {
        let text = language.say(Words::NoneFinished);
        line_of_column_ui(ui, RichText::new(text).color(style.colors.quiet));
    }
    if !ledger.damaged.is_empty() {
        let number = ledger.damaged.len();
        let text = language.count(number, Words::Damaged);
        line_of_column_ui(ui, RichText::new(text).color(style.colors.caution));
    }
    let rows = ledger.entries.len();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_rows(ui, 64.0, rows, |ui, shown| {
            for index in shown {
                let entry = rows
                    .checked_sub(index + 1)
                    .and_then(|i| ledger.entries.get(i));
                if let Some(entry) = entry {
                    let asked = finished_line_ui(ui, entry, style);
                    event = event.take().or(asked);
                }
            }
        });
    event
}

fn finished_line_ui(ui: &mut Ui, entry: &LedgerEntry, style: Style) -> Option<GamesEvent> {
    let language = style.language;
    let kind = entry.played_at();
    let names = names(language, kind, &entry.black, &entry.white);
    let result: Option<crate::game::Outcome> = entry.result.parse().ok();
    let result = result.map_or_else(
        || entry.result.clone(),
        |outcome| words::outcome(language, kind, &outcome),
    );
    let about = [
        written_date(language, &entry.date),
        words::game_title(language, &entry.table),
        rules_name(language, &entry.rules),
    ];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let about = about.join(" · ");
    let size = egui::vec2(ui.available_width().min(720.0), 64.0 - theme::GRID);
    let corner = ui.cursor().min + egui::vec2(column_left(ui), 0.0);
    let builder = egui::UiBuilder::new().max_rect(egui::Rect::from_min_size(corner, size));
    ui.push_id((&entry.date, &entry.file), |ui| {
        ui.scope_builder(builder, |ui| {
            ui.set_min_size(size);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let kept = !entry.file.is_empty();
                let open = ui.add_enabled(kept, egui::Button::new(language.say(Words::OpenGame)));
                let spoken = language.series(&[names.clone(), about.clone()]);
                let open = open.accessible_name(named(language, Words::OpenGame, &spoken));
                let tip = if kept {
                    entry.file.as_str()
                } else {
                    language.say(Words::NotKept)
                };
                let open = open.on_hover_text(tip).on_disabled_hover_text(tip);
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let line = language.fill(Words::Ended, &[&names, &result]);
                    let line = RichText::new(line).size(theme::CONTROL);
                    ui.add(Label::new(line).truncate());
                    let about = RichText::new(about).color(style.colors.quiet);
                    ui.add(Label::new(about).truncate());
                });
                open.clicked()
                    .then(|| GamesEvent::Open(PathBuf::from(&entry.file)))
            })
            .inner
        })
        .inner
    })
    .inner
}

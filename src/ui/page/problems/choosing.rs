//! Which problems are to be solved.

use std::path::PathBuf;

use egui::{Button, ComboBox, Label, RichText, ScrollArea, Ui, vec2};
use strum::VariantArray as _;

use super::{ProblemsEvent, ProblemsPage};
use crate::lobby::tonight;
use crate::puzzle::{BUILT_IN, Collection, Order, Origin, Progress, Standing};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui};
use crate::words::{ProblemWords as Words, collection_name, not_a_puzzle, order_name, theme_name};

/// How many of the games that are no problems are named.
const NAMED: usize = 5;
/// How high the list of problems is at least.
const LIST: f32 = 240.0;

impl ProblemsPage {
    pub(super) fn choosing_ui(
        &mut self,
        ui: &mut Ui,
        recent: &[PathBuf],
        style: Style,
    ) -> Option<ProblemsEvent> {
        let title = style.language.say(Words::Title);
        let mut event = head_ui(ui, title, style).map(|Back| ProblemsEvent::Back);
        column_ui(ui, |ui| {
            let asked = self.inside_ui(ui, recent, style);
            event = event.take().or(asked);
        });
        event
    }

    fn inside_ui(
        &mut self,
        ui: &mut Ui,
        recent: &[PathBuf],
        style: Style,
    ) -> Option<ProblemsEvent> {
        let language = style.language;
        let event = collections_ui(ui, style).or_else(|| recent_ui(ui, recent, style));
        controls::quiet_label(ui, style.colors, language.say(Words::ChooseHint));
        if self.is_reading {
            let reading = ui.label(language.say(Words::Reading));
            accessibility::alert(&reading);
            return event;
        }
        let (Some(collection), Some(_)) = (self.collection.clone(), &self.progress) else {
            return event;
        };
        ui.add_space(theme::GRID);
        if collection.origin() == Origin::Mistakes && collection.is_empty() {
            controls::quiet_label(ui, style.colors, language.say(Words::NoMistakes));
            return event;
        }
        let begins = card_ui(ui, style, |ui| {
            self.counts_ui(ui, &collection, style);
            ui.add_space(theme::GRID);
            self.options_ui(ui, &collection, style);
            ui.add_space(theme::GRID);
            controls::main_button(ui, style.colors, language.say(Words::Solve)).clicked()
        });
        ui.add_space(theme::GRID);
        let chosen = self.list_ui(ui, &collection, style);
        if begins || chosen.is_some() {
            let now = ui.input(|input| input.time);
            self.begin(chosen, now);
        }
        event
    }

    fn counts_ui(&self, ui: &mut Ui, collection: &Collection, style: Style) {
        let language = style.language;
        let name = collection_name(language, collection);
        ui.label(RichText::new(name).size(theme::NAME));
        let keys = collection.entries().iter().map(|entry| entry.key);
        let counts = self.progress.as_ref().map(|progress| progress.count(keys));
        let (solved, failed) = counts.unwrap_or_default();
        let counts = [
            language.count(collection.len(), Words::Problems),
            language.count(solved, Words::SolvedCount),
            language.count(failed, Words::FailedCount),
        ];
        controls::quiet_label(ui, style.colors, &counts.join(" · "));
        if collection.skipped_count() > 0 {
            let left = language.count(collection.skipped_count(), Words::Left);
            ui.add(Label::new(RichText::new(left).color(style.colors.caution)).wrap());
        }
        for skipped in collection.skipped().iter().take(NAMED) {
            let why = not_a_puzzle(language, &skipped.why);
            let parts: [&dyn std::fmt::Display; 3] = [&skipped.file, &skipped.number, &why];
            controls::quiet_label(ui, style.colors, &language.fill(Words::LeftOut, &parts));
        }
    }

    fn options_ui(&mut self, ui: &mut Ui, collection: &Collection, style: Style) {
        let language = style.language;
        let all = || (String::new(), language.say(Words::All).to_owned());
        ui.horizontal_wrapped(|ui| {
            let orders = Order::VARIANTS.iter();
            let orders = orders.map(|&of| (of, order_name(language, of).to_owned()));
            list_ui(
                ui,
                language.say(Words::Order),
                &mut self.options.order,
                orders.collect(),
            );
            let filter = &mut self.options.filter;
            let themes: Vec<(String, String)> = collection
                .themes()
                .into_iter()
                .map(|theme| (theme.to_owned(), theme_name(language, theme)))
                .collect();
            if !themes.is_empty() {
                let themes = std::iter::once(all()).chain(themes).collect();
                list_ui(ui, language.say(Words::Theme), &mut filter.theme, themes);
            }
            let grades = collection.grades();
            if !grades.is_empty() {
                let grades = grades.into_iter();
                let grades = grades.map(|grade| (grade.to_owned(), grade.to_owned()));
                let grades = std::iter::once(all()).chain(grades).collect();
                list_ui(ui, language.say(Words::Grade), &mut filter.grade, grades);
            }
        });
        let variety = &mut self.options.variety;
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut variety.turned, language.say(Words::Turn));
            ui.checkbox(&mut variety.swapped, language.say(Words::Swap));
            ui.checkbox(&mut self.shows_clock, language.say(Words::Clock));
        });
    }

    /// The problems that are asked for; which of them was pressed.
    fn list_ui(&self, ui: &mut Ui, collection: &Collection, style: Style) -> Option<usize> {
        let language = style.language;
        let progress = self.progress.as_ref()?;
        // In their own order: what is shuffled has none to show.
        let order = match self.options.order {
            Order::Shuffled => return None,
            order @ (Order::Given | Order::Failed | Order::Unsolved | Order::Due) => order,
        };
        let numbers = order.of(collection, &self.options.filter, progress, tonight(), 0);
        if numbers.is_empty() {
            let none = match order {
                Order::Due => Words::NoneDue,
                Order::Given | Order::Shuffled | Order::Failed | Order::Unsolved => Words::NoneLeft,
            };
            controls::quiet_label(ui, style.colors, language.say(none));
        }
        let mut chosen = None;
        // Down to the end of the page, which the page's own scrolling does not move.
        let above = ui.cursor().top() - ui.min_rect().top();
        let below = ui.clip_rect().height() - above - theme::GRID * 2.0;
        ScrollArea::vertical()
            .id_salt("problems")
            .max_height(below.max(LIST))
            .auto_shrink([false, true])
            .show_rows(ui, theme::BUTTON, numbers.len(), |ui, rows| {
                for row in rows {
                    let Some(&number) = numbers.get(row) else {
                        continue;
                    };
                    let text = line_of(collection, progress, number, style);
                    let width = ui.available_width() - theme::SCROLL_BAR;
                    let size = vec2(width, theme::BUTTON);
                    let button = Button::new(text).truncate().min_size(size);
                    if ui.add(button).clicked() {
                        chosen = Some(row);
                    }
                }
            });
        chosen
    }
}

/// The collections that are part of the program, and the ways to others.
fn collections_ui(ui: &mut Ui, style: Style) -> Option<ProblemsEvent> {
    let language = style.language;
    let mut event = None;
    ui.horizontal_wrapped(|ui| {
        accessibility::group(ui, language.say(Words::Collections));
        let mut button = |label: &str, asks: ProblemsEvent| {
            let button = Button::new(label).min_size(vec2(0.0, theme::BUTTON));
            if ui.add(button).clicked() {
                event = Some(asks);
            }
        };
        for number in 0..BUILT_IN.len() {
            button(
                language.say(Words::OwnCollection),
                ProblemsEvent::BuiltIn(number),
            );
        }
        button(language.say(Words::MyMistakes), ProblemsEvent::Mistakes);
        button(language.say(Words::OpenFile), ProblemsEvent::OpenFile);
        button(language.say(Words::OpenFolder), ProblemsEvent::OpenFolder);
    });
    event
}

/// The files and folders that were opened last.
fn recent_ui(ui: &mut Ui, recent: &[PathBuf], style: Style) -> Option<ProblemsEvent> {
    if recent.is_empty() {
        return None;
    }
    let language = style.language;
    let mut event = None;
    ui.horizontal_wrapped(|ui| {
        let title = language.say(Words::RecentProblems);
        accessibility::group(ui, title);
        ui.label(RichText::new(title).color(style.colors.quiet));
        for (number, path) in recent.iter().enumerate() {
            let name = path.file_name().unwrap_or(path.as_os_str());
            let button = ui.add(controls::plain_button(&name.to_string_lossy()));
            if controls::tip(button, &path.display().to_string()).clicked() {
                event = Some(ProblemsEvent::Recent(number));
            }
        }
    });
    event
}

/// A problem in a line: its number, what it is about, and whether it is solved.
fn line_of(collection: &Collection, progress: &Progress, number: usize, style: Style) -> String {
    let language = style.language;
    let mut parts = vec![(number + 1).to_string()];
    if let Some(entry) = collection.entries().get(number) {
        parts.push(theme_name(language, &entry.theme));
        parts.push(entry.grade.clone());
        if let Some((file, game)) = collection.place(number)
            && file != collection.name()
            && collection.origin() == Origin::Files
        {
            parts.push(match game {
                1 => file.to_owned(),
                game => language.with_remark(file, &game.to_string()),
            });
        }
        parts.push(match progress.standing(entry.key) {
            Standing::New => String::new(),
            Standing::Solved => format!("✔ {}", language.say(Words::Solved)),
            Standing::Failed => format!("× {}", language.say(Words::Failed)),
        });
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// A list that is folded up, with its name before it.
fn list_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    choices: Vec<(T, String)>,
) {
    ui.label(name);
    let shown = choices.iter().find(|(of, _)| of == chosen);
    let text = shown.map_or("", |(_, text)| text).to_owned();
    let list = ComboBox::from_id_salt(name)
        .selected_text(&text)
        .width(140.0);
    let list = list.show_ui(ui, |ui| {
        for (of, text) in &choices {
            ui.selectable_value(chosen, of.clone(), text);
        }
    });
    accessibility::value(&list.response, &text);
    list.response.accessible_name(name);
}

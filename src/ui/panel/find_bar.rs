//! The bar for finding something in the game.

use egui::{Id, Key, Modifiers, Response, RichText, Ui, WidgetInfo};

use crate::board::Point;
use crate::find::{Area, MoveQuery, NoStones, Placements, Query};
use crate::game::TurnId;
use crate::session::{Match, MatchSearch};
use crate::ui::accessibility;
use crate::ui::command::Command;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{FindWords as Words, Language, vocabulary};

/// How many turns are looked at in a frame: a few milliseconds of them.
const TURNS: usize = 20_000;
/// The same where a position has to be made of each.
const POSITIONS: usize = 3_000;

/// How high the bar is.
pub(crate) const HEIGHT: f32 = 40.0;
/// How wide its field is at most.
const FIELD: f32 = 260.0;

/// What is looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Words,
    Move,
    Position,
}

/// The bar while it is open: what is looked for, and what was found.
#[derive(Debug, Default)]
pub(crate) struct FindBar {
    kind: Kind,
    /// What stands in the field of each kind.
    texts: [String; 3],
    /// Whether its field is to get the keyboard.
    wants_keyboard: bool,
    /// The position that is looked for, as it was when that was asked for.
    pattern: Option<(String, Placements)>,
    search: Option<Running>,
    /// Why nothing can be looked for.
    trouble: Option<Words>,
}

/// A search, and what it is a search for.
#[derive(Debug)]
struct Running {
    search: MatchSearch,
    kind: Kind,
    text: String,
    revision: (u64, u64),
}

/// What was asked for in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FindEvent {
    Next,
    Previous,
    Close,
}

impl FindBar {
    /// Has the field take the keyboard.
    pub(crate) fn take_keyboard(&mut self) {
        self.wants_keyboard = true;
    }

    /// Whether a part of the board is being chosen.
    pub(crate) fn chooses_area(&self) -> bool {
        self.kind == Kind::Position
    }

    /// The part of the board that is chosen.
    pub(crate) fn area(&self, of: &Match) -> Option<Area> {
        let text = self.texts[Kind::Position as usize].as_str();
        area_named(text, of).filter(|_| self.chooses_area())
    }

    /// Chooses the part of the board between two points.
    pub(crate) fn choose_area(&mut self, of: &Match, [a, b]: [Point; 2]) {
        let corners = [of.point_name(a), of.point_name(b)];
        self.texts[Kind::Position as usize] = corners.join("–");
        // What stands there now is looked for.
        self.pattern = None;
        self.search = None;
    }

    /// Looks at some turns more; whether there are still others.
    pub(crate) fn work(&mut self, of: &Match) -> bool {
        let text = &self.texts[self.kind as usize];
        let known = self.search.as_ref().is_some_and(|running| {
            running.kind == self.kind
                && running.text == *text
                && running.revision == of.search_revision()
        });
        if !known {
            self.search = None;
            self.begin(of);
        }
        let Some(running) = &mut self.search else {
            return false;
        };
        let turns = match running.kind {
            Kind::Words | Kind::Move => TURNS,
            Kind::Position => POSITIONS,
        };
        if !running.search.is_done() {
            running.search.advance(of, turns);
        }
        !running.search.is_done()
    }

    fn begin(&mut self, of: &Match) {
        let text = self.texts[self.kind as usize].clone();
        let query = match self.kind {
            Kind::Words => Ok(Query::text(&text)),
            Kind::Move => move_query(&text, of),
            Kind::Position => self.position_query(&text, of).map(Some),
        };
        self.trouble = query.as_ref().err().copied();
        if let Ok(Some(query)) = query {
            self.search = Some(Running {
                search: of.search(query),
                kind: self.kind,
                text,
                revision: of.search_revision(),
            });
        }
    }

    /// The position that stood in this part of the board when it was chosen: going
    /// to a hit does not look for what stands there.
    fn position_query(&mut self, text: &str, of: &Match) -> Result<Query, Words> {
        if let Some((known, placements)) = &self.pattern
            && known == text
        {
            return Ok(Query::Position(Box::new(placements.clone())));
        }
        let area = match text.trim() {
            "" => None,
            text => Some(area_named(text, of).ok_or(Words::NoSuchArea)?),
        };
        let pattern = of.pattern(area).ok_or(Words::NoBoard)?;
        let pattern = pattern.map_err(|NoStones| Words::NoStones)?;
        let placements = Placements::of(&pattern);
        self.pattern = Some((text.to_owned(), placements.clone()));
        Ok(Query::Position(Box::new(placements)))
    }

    fn hits(&self) -> &[TurnId] {
        self.search
            .as_ref()
            .map_or(&[], |running| running.search.hits())
    }

    /// The hit after the turn that is shown, or before it.
    pub(crate) fn beside(&self, of: &Match, forward: bool) -> Option<TurnId> {
        let hits = self.hits();
        hits.get(of.turn_beside(hits, forward)?).copied()
    }

    /// What was found, in words.
    fn told(&self, of: &Match, language: Language) -> String {
        if let Some(trouble) = self.trouble {
            return language.say(trouble).to_owned();
        }
        let Some(running) = &self.search else {
            return String::new();
        };
        let hits = running.search.hits();
        let cursor = of.cursor();
        let place = hits.iter().position(|&turn| turn == cursor);
        match (place, running.search.is_done()) {
            (Some(place), _) => {
                let place = language.fill(Words::HitOf, &[&(place + 1), &hits.len()]);
                language.fill(Words::AtMove, &[&place, &of.number_of(cursor)])
            }
            (None, true) if hits.is_empty() => language.say(Words::NoHit).to_owned(),
            (None, false) if hits.is_empty() => language.say(Words::Searching).to_owned(),
            (None, true) => language.count(hits.len(), Words::Hits),
            (None, false) => language.count(hits.len(), Words::SoFar),
        }
    }

    /// Paints the bar.
    pub(crate) fn find_bar_ui(
        &mut self,
        ui: &mut Ui,
        of: &Match,
        style: Style,
    ) -> Option<FindEvent> {
        let language = style.language;
        accessibility::group(ui, language.say(Words::Title));
        // What was clicked in this frame gives the keyboard away in the next one.
        let wants_keyboard = std::mem::take(&mut self.wants_keyboard);
        for (kind, name) in [
            (Kind::Words, Words::Words),
            (Kind::Move, Words::Move),
            (Kind::Position, Words::Position),
        ] {
            let button = egui::Button::selectable(self.kind == kind, language.say(name));
            if ui.add(button).clicked() {
                self.kind = kind;
                self.pattern = None;
                self.search = None;
                self.wants_keyboard = true;
                ui.ctx().request_repaint();
            }
        }
        let field = self.field_ui(ui, style);
        if wants_keyboard {
            field.request_focus();
        }
        let mut event = field_event(ui, &field);
        let none = self.hits().is_empty();
        for (command, name, sign, asked) in [
            (
                Command::FindPrevious,
                Words::Previous,
                "⏶",
                FindEvent::Previous,
            ),
            (Command::FindNext, Words::Next, "⏷", FindEvent::Next),
        ] {
            let response = ui.add_enabled(!none, egui::Button::new(sign));
            if named(response, command, language.say(name), style).clicked() {
                event = Some(asked);
            }
        }
        let close = ui.button("×");
        if named(close, Command::Escape, language.say(Words::Close), style).clicked() {
            event = Some(FindEvent::Close);
        }
        let told = self.told(of, language);
        let color = match self.trouble {
            Some(_) => style.colors.wrong,
            None => style.colors.quiet,
        };
        if !told.is_empty() {
            let label = egui::Label::new(RichText::new(told).color(color)).truncate();
            accessibility::alert(&ui.add(label));
        }
        event
    }

    fn field_ui(&mut self, ui: &mut Ui, style: Style) -> Response {
        let language = style.language;
        let (name, hint) = match self.kind {
            Kind::Words => (Words::WordsField, Words::WordsHint),
            Kind::Move => (Words::MoveField, Words::MoveHint),
            Kind::Position => (Words::AreaField, Words::AreaHint),
        };
        let text = &mut self.texts[self.kind as usize];
        let hint = RichText::new(language.say(hint)).color(style.colors.quiet);
        // The buttons and what was found need room too.
        let width = (ui.available_width() - 300.0).clamp(90.0, FIELD);
        let field = controls::line_edit(text)
            .id(Id::unique("find"))
            .hint_text(hint)
            .desired_width(width)
            .min_size(egui::vec2(0.0, theme::BUTTON));
        let response = ui.add(field);
        let written = text.clone();
        let name = language.say(name);
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(true, written.clone(), written.clone(), "");
            info.label = Some(name.to_owned());
            info
        });
        response
    }
}

/// What the keys in the field ask for.
fn field_event(ui: &Ui, field: &Response) -> Option<FindEvent> {
    if !field.lost_focus() {
        return None;
    }
    let (enter, back, escape) = ui.input(|input| {
        let enter = input.key_pressed(Key::Enter);
        (enter, input.modifiers.shift, input.key_pressed(Key::Escape))
    });
    if enter {
        // One goes on pressing it from hit to hit.
        field.request_focus();
        return Some(if back {
            FindEvent::Previous
        } else {
            FindEvent::Next
        });
    }
    if escape {
        // It closes the bar, and nothing below it.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        return Some(FindEvent::Close);
    }
    None
}

fn named(response: Response, command: Command, name: &str, style: Style) -> Response {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, enabled, name));
    let tip = command
        .row()
        .map(|row| row.explained(&response.ctx, style.language));
    match tip {
        Some(tip) => response.on_hover_text(tip),
        None => response,
    }
}

/// A move to look for; nothing while nothing is written.
fn move_query(text: &str, of: &Match) -> Result<Option<Query>, Words> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let query = MoveQuery::parse(text, &vocabulary(), |name| of.point_named(name));
    query
        .map(|query| Some(Query::Move(query)))
        .ok_or(Words::NoSuchMove)
}

/// The part of the board between the two points that a text names, or one point.
fn area_named(text: &str, of: &Match) -> Option<Area> {
    let names = text.split(|c: char| c.is_whitespace() || "-–:,".contains(c));
    let names = names.filter(|name| !name.is_empty());
    let points: Option<Vec<Point>> = names.map(|name| of.point_named(name)).collect();
    match points?.as_slice() {
        [a] => Some(Area::between(*a, *a)),
        [a, b] => Some(Area::between(*a, *b)),
        _ => None,
    }
}

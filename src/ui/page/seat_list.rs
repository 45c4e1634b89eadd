//! A list of those who can sit in a place: the levels from the weakest to the
//! strongest, the engines that are set up, and every rank.

use egui::accesskit::Role;
use egui::{Align, Button, ComboBox, Id, IdSalt, Response, RichText, Ui, WidgetInfo};

use crate::game::Rank;
use crate::record::{GameKind, Seat};
use crate::session::{EngineCommand, Ladder, computer_of_rank, levels};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::words::{Language, RatingWords, SeatWords, level_sentence_named, rank_name, seat_title};

/// How high an entry is: all levels are seen at once, even in a small window.
const ENTRY: f32 = 21.0;
/// How wide the list is at least, so that what is said of a level fits.
const WIDTH: f32 = 460.0;
/// What the list leaves of the window's height.
const AROUND: f32 = 24.0;

/// Who is in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// Computers, and a way to set up more of them.
    Computers,
    /// Persons and computers.
    Everyone,
}

/// What someone wants beyond a seat of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatEvent {
    /// To set up engines.
    SetUpEngines,
    /// To play against a computer at their own rank, whatever that becomes.
    AtMyRank(Rank),
}

/// The opponent at the player's rank, where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MyRank {
    /// The rank.
    pub(crate) rank: Rank,
    /// Whether it is chosen.
    pub(crate) chosen: bool,
}

/// A list of seats between frames.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatList<'a> {
    /// Who is in it.
    pub(crate) listed: Listed,
    /// The game whose levels they are.
    pub(crate) ladder: Ladder,
    /// The engines that are set up.
    pub(crate) engines: &'a [EngineCommand],
    /// How wide it is.
    pub(crate) width: f32,
    /// The opponent at the player's rank, who comes first.
    pub(crate) my_rank: Option<MyRank>,
}

/// How the entries of a list are shown.
#[derive(Clone, Copy, Debug)]
struct Entries {
    style: Style,
    /// Whether they have just come up: then the chosen one is brought to sight.
    opening: bool,
}

impl SeatList<'_> {
    /// Shows the list; `salt` tells it from others.
    pub(crate) fn show(
        self,
        ui: &mut Ui,
        salt: Id,
        seat: &mut Seat,
        style: Style,
    ) -> (Response, Option<SeatEvent>) {
        let mut asked = None;
        let entries = Entries {
            style,
            opening: !ComboBox::is_open(ui.ctx(), ui.make_persistent_id(IdSalt::new(salt))),
        };
        let chosen = match self.my_rank {
            Some(mine) if mine.chosen => my_rank_text(style.language, mine.rank),
            Some(_) | None => self.name(style.language, seat),
        };
        let combo = ComboBox::from_id_salt(salt)
            .selected_text(&chosen)
            .width(self.width)
            .height(ui.ctx().content_rect().height() - AROUND)
            .truncate();
        let shown = combo.show_ui(ui, |ui| {
            ui.set_min_width(WIDTH.min(ui.ctx().content_rect().width() - AROUND));
            asked = self.entries_ui(ui, seat, entries);
        });
        accessibility::value(&shown.response, &chosen);
        (shown.response, asked)
    }

    fn entries_ui(self, ui: &mut Ui, seat: &mut Seat, entries: Entries) -> Option<SeatEvent> {
        let spacing = ui.spacing_mut();
        spacing.item_spacing.y = 1.0;
        spacing.interact_size.y = ENTRY;
        spacing.button_padding.y = 1.0;
        if self.listed == Listed::Everyone {
            self.entry_ui(ui, seat, Seat::Person, entries);
            ui.separator();
        }
        let mut event = self
            .my_rank
            .and_then(|mine| mine.entry_ui(ui, entries.style));
        for level in levels(self.ladder) {
            let level = level.to_owned();
            self.entry_ui(ui, seat, Seat::Computer { level }, entries);
        }
        if !self.ladder.has_ranks_and_engines() {
            return event;
        }
        if !self.engines.is_empty() {
            ui.separator();
        }
        for engine in self.engines {
            let command = engine.command.clone();
            self.entry_ui(ui, seat, Seat::Engine { command }, entries);
        }
        if self.listed == Listed::Computers {
            ui.separator();
            let set_up = ui.selectable_label(false, entries.style.language.say(SeatWords::SetUp));
            event = event.or(set_up.clicked().then_some(SeatEvent::SetUpEngines));
        }
        ui.separator();
        for rank in Rank::whole().rev() {
            self.entry_ui(ui, seat, computer_of_rank(rank), entries);
        }
        event
    }

    /// A line of the list: the rank and the name, and what is said of it.
    fn entry_ui(self, ui: &mut Ui, seat: &mut Seat, entry: Seat, entries: Entries) {
        let style = entries.style;
        let text = self.name(style.language, &entry);
        let about = seat_sentence(style.language, self.ladder.kind(), &entry);
        let mine = self.my_rank.is_some_and(|mine| mine.chosen);
        let chosen = *seat == entry && !mine;
        let color = if chosen {
            style.colors.on_accent
        } else {
            style.colors.quiet
        };
        let about = RichText::new(about).size(theme::SMALL).color(color);
        let button = Button::selectable(chosen, text.as_str()).right_text(about);
        let size = egui::vec2(ui.available_width(), ENTRY);
        let response = ui.add(button.min_size(size));
        let enabled = response.enabled();
        response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, &text));
        if entries.opening && chosen {
            response.scroll_to_me(Some(Align::Center));
        }
        if response.clicked() {
            *seat = entry;
        }
    }

    fn name(self, language: Language, seat: &Seat) -> String {
        let person = || language.say(SeatWords::Person).to_owned();
        seat_title(language, self.ladder.kind(), seat, self.engines).unwrap_or_else(person)
    }
}

impl MyRank {
    /// The first line of the list.
    fn entry_ui(self, ui: &mut Ui, style: Style) -> Option<SeatEvent> {
        let text = my_rank_text(style.language, self.rank);
        let button = Button::selectable(self.chosen, text);
        let size = egui::vec2(ui.available_width(), ENTRY);
        let clicked = ui.add(button.min_size(size)).clicked();
        ui.separator();
        clicked.then_some(SeatEvent::AtMyRank(self.rank))
    }
}

/// At my rank, and which one that is.
fn my_rank_text(language: Language, rank: Rank) -> String {
    let mine = language.say(RatingWords::AtMyRank);
    let rank = rank_name(language, rank);
    language.fill(RatingWords::AtMyRankNow, &[&mine, &rank])
}

/// A sentence about who sits there; nothing about persons.
pub(crate) fn seat_sentence(language: Language, kind: GameKind, seat: &Seat) -> String {
    match seat {
        Seat::Person => String::new(),
        Seat::Computer { level } => level_sentence_named(language, kind, level).to_owned(),
        Seat::Engine { command } => language.fill(SeatWords::EngineSays, &[command]),
    }
}

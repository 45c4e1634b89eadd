//! The players of this machine: who plays, how strong they are, and the rated
//! games that say so.

use egui::{Button, ComboBox, Key, Label, RichText, Ui, WidgetInfo, vec2};

use super::rank_graph::rank_graph_ui;
use crate::game::Rank;
use crate::profile::{Profile, RatedGame, Said};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::ui::widget::page_frame::{Back, card_ui, column_ui, head_ui};
use crate::words::{self, RatingWords as Words, rank_name, rating_aloud, rating_text};

/// What was asked for on the page of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProfilesEvent {
    /// Go back.
    Back,
    /// This player plays.
    Choose(String),
    /// There is a new player.
    Create(String, Option<Said>),
    /// The player is called otherwise.
    Rename(String),
    /// They say how strong they are.
    Say(Said),
    /// They are to be deleted, which is asked first.
    Delete,
    /// Their unfinished game is to count as lost, which is asked first.
    Forfeit,
    /// The question for a rank is not to be asked again.
    Skip,
}

/// What the page is told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProfilesView<'a> {
    /// All players.
    pub(crate) players: &'a [Profile],
    /// The one who plays.
    pub(crate) player: Option<&'a Profile>,
    /// Whether the question for a rank is still open.
    pub(crate) asks_rank: bool,
}

/// The page between frames.
#[derive(Debug)]
pub(crate) struct ProfilesPage {
    /// The rank that is chosen in the list.
    rank: Rank,
    /// What is being typed or chosen below the player's name.
    draft: Draft,
}

/// What is being typed or chosen.
#[derive(Debug)]
enum Draft {
    Nothing,
    /// The name of a new player.
    New(String),
    /// Another name.
    Name(String),
    /// Another rank.
    Rank,
}

impl Default for ProfilesPage {
    fn default() -> Self {
        Self {
            rank: Rank::kyu(15),
            draft: Draft::Nothing,
        }
    }
}

impl ProfilesPage {
    /// Paints the page and returns what someone wants.
    pub(crate) fn profiles_ui(
        &mut self,
        ui: &mut Ui,
        view: ProfilesView<'_>,
        style: Style,
    ) -> Option<ProfilesEvent> {
        let title = style.language.say(Words::Profiles);
        let mut event = head_ui(ui, title, style).map(|Back| ProfilesEvent::Back);
        column_ui(ui, |ui| {
            let asked = self.inside_ui(ui, view, style);
            event = event.take().or(asked);
        });
        event
    }

    fn inside_ui(
        &mut self,
        ui: &mut Ui,
        view: ProfilesView<'_>,
        style: Style,
    ) -> Option<ProfilesEvent> {
        let mut event = None;
        if view.asks_rank {
            event = card_ui(ui, style, |ui| self.question_ui(ui, style));
            ui.add_space(theme::GRID);
        }
        event = self.choice_ui(ui, view, style).or(event);
        if let Draft::New(_) = self.draft {
            event = card_ui(ui, style, |ui| self.name_ui(ui, style)).or(event);
        }
        let Some(player) = view.player else {
            if view.players.is_empty() && !view.asks_rank {
                controls::quiet_label(ui, style.colors, style.language.say(Words::NoPlayers));
            }
            return event;
        };
        ui.add_space(theme::GRID);
        event = card_ui(ui, style, |ui| self.player_ui(ui, player, style)).or(event);
        if player.unfinished().is_some() {
            ui.add_space(theme::GRID);
            event = card_ui(ui, style, |ui| unfinished_ui(ui, player, style)).or(event);
        }
        ui.add_space(theme::GRID);
        games_ui(ui, player, style);
        event
    }

    /// The first question, which can be skipped.
    fn question_ui(&mut self, ui: &mut Ui, style: Style) -> Option<ProfilesEvent> {
        let language = style.language;
        let title = RichText::new(language.say(Words::WhatRank)).size(theme::NAME);
        ui.label(title);
        controls::quiet_label(ui, style.colors, language.say(Words::WhatRankWhy));
        ui.add_space(theme::GRID / 2.0);
        let mut event = None;
        ui.horizontal_wrapped(|ui| {
            self.rank_list_ui(ui, style);
            let take = controls::main_button(ui, style.colors, language.say(Words::Take));
            if take.clicked() {
                event = Some(ProfilesEvent::Say(Said::Rank(self.rank)));
            }
            if button_ui(ui, language.say(Words::NeverPlayed)) {
                event = Some(ProfilesEvent::Say(Said::NeverPlayed));
            }
            if button_ui(ui, language.say(Words::SkipQuestion)) {
                event = Some(ProfilesEvent::Skip);
            }
        });
        event
    }

    /// All ranks, the strongest first.
    fn rank_list_ui(&mut self, ui: &mut Ui, style: Style) {
        let chosen = rank_name(style.language, self.rank);
        let combo = ComboBox::from_id_salt("rank")
            .selected_text(&chosen)
            .width(112.0);
        let shown = combo.show_ui(ui, |ui| {
            for rank in Rank::whole().rev() {
                let name = rank_name(style.language, rank);
                ui.selectable_value(&mut self.rank, rank, name);
            }
        });
        let name = style.language.say(Words::RankField);
        accessibility::value(&shown.response, &chosen);
        shown.response.accessible_name(name);
    }

    /// Everyone there is, as buttons of which one stays down.
    fn choice_ui(
        &mut self,
        ui: &mut Ui,
        view: ProfilesView<'_>,
        style: Style,
    ) -> Option<ProfilesEvent> {
        let mut event = None;
        ui.horizontal_wrapped(|ui| {
            accessibility::group(ui, style.language.say(Words::Profiles));
            for player in view.players {
                let chosen = view.player == Some(player);
                let text = match player.rank() {
                    Some(rank) => format!("{} · {}", player.name(), rank.nearest()),
                    None => player.name().to_owned(),
                };
                let button = Button::selectable(chosen, text)
                    .frame_when_inactive(true)
                    .min_size(vec2(0.0, theme::BUTTON));
                if ui.add(button).clicked() {
                    self.draft = Draft::Nothing;
                    event = Some(ProfilesEvent::Choose(player.id().to_owned()));
                }
            }
            if button_ui(ui, style.language.say(Words::NewPlayerDots)) {
                self.draft = Draft::New(String::new());
            }
        });
        event
    }

    /// A player: name, rank, and what can be changed.
    fn player_ui(&mut self, ui: &mut Ui, player: &Profile, style: Style) -> Option<ProfilesEvent> {
        let language = style.language;
        let mut event = None;
        ui.label(RichText::new(player.name()).size(theme::NAME));
        strength_ui(ui, player, style);
        ui.add_space(theme::GRID);
        ui.horizontal_wrapped(|ui| {
            if button_ui(ui, language.say(Words::RankDots)) {
                self.rank = player.rating().rank().nearest();
                self.draft = Draft::Rank;
            }
            if button_ui(ui, language.say(Words::RenameDots)) {
                self.draft = Draft::Name(player.name().to_owned());
            }
            if button_ui(ui, language.say(Words::DeleteDots)) {
                event = Some(ProfilesEvent::Delete);
            }
        });
        match self.draft {
            Draft::Nothing | Draft::New(_) => (),
            Draft::Name(_) => event = self.name_ui(ui, style).or(event),
            Draft::Rank => event = self.other_rank_ui(ui, style).or(event),
        }
        event
    }

    fn other_rank_ui(&mut self, ui: &mut Ui, style: Style) -> Option<ProfilesEvent> {
        let language = style.language;
        let mut said = None;
        ui.add_space(theme::GRID / 2.0);
        ui.horizontal_wrapped(|ui| {
            self.rank_list_ui(ui, style);
            if button_ui(ui, language.say(Words::Take)) {
                said = Some(Said::Rank(self.rank));
            }
            if button_ui(ui, language.say(Words::NeverPlayed)) {
                said = Some(Said::NeverPlayed);
            }
            if button_ui(ui, language.say(words::Dialog::Cancel)) {
                self.draft = Draft::Nothing;
            }
        });
        let said = said?;
        self.draft = Draft::Nothing;
        Some(ProfilesEvent::Say(said))
    }

    /// A name that is typed, for a new player or for the one who plays.
    fn name_ui(&mut self, ui: &mut Ui, style: Style) -> Option<ProfilesEvent> {
        let language = style.language;
        let (name, doing) = match &mut self.draft {
            Draft::New(name) => (name, Words::CreatePlayer),
            Draft::Name(name) => (name, Words::Rename),
            Draft::Nothing | Draft::Rank => return None,
        };
        let (mut done, mut cancelled) = (false, false);
        ui.add_space(theme::GRID / 2.0);
        ui.horizontal_wrapped(|ui| {
            let hint = language.say(Words::PlayerName);
            let edit = controls::line_edit(name)
                .hint_text(hint)
                .char_limit(Profile::LONGEST_NAME)
                .desired_width(220.0);
            let edit = ui.add(edit);
            done = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            edit.accessible_name(hint);
            done |= button_ui(ui, language.say(doing));
            cancelled = button_ui(ui, language.say(words::Dialog::Cancel));
        });
        let name = name.trim().to_owned();
        if cancelled {
            self.draft = Draft::Nothing;
        }
        if !done || name.is_empty() {
            return None;
        }
        let event = match self.draft {
            Draft::New(_) => ProfilesEvent::Create(name, None),
            Draft::Name(_) | Draft::Nothing | Draft::Rank => ProfilesEvent::Rename(name),
        };
        self.draft = Draft::Nothing;
        Some(event)
    }
}

/// How strong a player is, and how sure that is.
fn strength_ui(ui: &mut Ui, player: &Profile, style: Style) {
    let language = style.language;
    let rating = player.rating();
    if player.rank().is_none() {
        return controls::quiet_label(ui, style.colors, language.say(Words::NoRank));
    }
    let text = RichText::new(rating_text(language, rating)).size(theme::TITLE);
    let label = ui.label(text.color(style.colors.accent));
    label.widget_info(|| {
        let aloud = rating_aloud(language, rating);
        WidgetInfo::labeled(egui::Role::Label, true, aloud)
    });
    let numbers = [rating.rating, rating.deviation].map(|number| format!("{number:.0}"));
    let mut about = vec![language.fill(Words::RatingNumbers, &[&numbers[0], &numbers[1]])];
    let games = player.games().len();
    if games > 0 {
        about.push(language.count(games, Words::GamesPlayed));
        about.push(words::won_and_lost(language, player));
    }
    controls::quiet_label(ui, style.colors, &about.join(" · "));
    if rating.is_provisional() {
        controls::quiet_label(ui, style.colors, language.say(Words::Provisional));
    }
}

fn unfinished_ui(ui: &mut Ui, player: &Profile, style: Style) -> Option<ProfilesEvent> {
    let language = style.language;
    let text = words::unfinished_text(language, player.unfinished()?);
    ui.add(Label::new(RichText::new(text).color(style.colors.caution)).wrap());
    ui.add_space(theme::GRID / 2.0);
    button_ui(ui, language.say(Words::CountAsLost)).then_some(ProfilesEvent::Forfeit)
}

/// The graph of the rank, and the games, the latest first.
fn games_ui(ui: &mut Ui, player: &Profile, style: Style) {
    let language = style.language;
    if player.games().is_empty() {
        return controls::quiet_label(ui, style.colors, language.say(Words::NoGames));
    }
    card_ui(ui, style, |ui| rank_graph_ui(ui, player.games(), style));
    ui.add_space(theme::GRID);
    for ended in player.games().iter().rev() {
        game_ui(ui, ended, style);
    }
}

fn game_ui(ui: &mut Ui, ended: &RatedGame, style: Style) {
    let language = style.language;
    let opponent = rank_name(language, ended.game.opponent);
    let result = words::game_result(language, ended);
    let line = format!("{} · {opponent} · {result}", ended.ended);
    ui.add(Label::new(RichText::new(line).size(theme::CONTROL)).wrap());
    controls::quiet_label(ui, style.colors, &words::game_terms(language, &ended.game));
    ui.add_space(theme::GRID / 2.0);
}

fn button_ui(ui: &mut Ui, label: &str) -> bool {
    let button = Button::new(label).min_size(vec2(0.0, theme::BUTTON));
    ui.add(button).clicked()
}

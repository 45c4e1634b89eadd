//! The line of messages below the board: what there is to say.

use egui::text::LayoutJob;
use egui::{Align, FontId, Layout, Ui, vec2};

use crate::aligne4::Variant;
use crate::scene::{Board, Pieces, Scene};
use crate::session::{Picked, Severity, Stage};
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Language, TableWords, Thinking};

/// What stands in the line of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The words.
    pub(crate) text: String,
    /// How much they matter.
    pub(crate) weight: Severity,
    /// What can be done about it, the likeliest first.
    pub(crate) offers: Vec<Offer>,
}

impl Message {
    /// A message that offers nothing.
    pub(crate) const fn new(weight: Severity, text: String) -> Self {
        Self {
            text,
            weight,
            offers: Vec::new(),
        }
    }

    /// The color of its words.
    pub(crate) const fn color(&self, style: Style) -> egui::Color32 {
        match self.weight {
            Severity::Quiet => style.colors.text,
            Severity::Refusal => style.colors.caution,
            Severity::Trouble => style.colors.wrong,
        }
    }
}

/// Something that a message offers to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Show the position that would be repeated.
    ShowRepeated,
    /// Return to where the game is.
    Return,
    /// Go on with the game from the turn that is looked at.
    PlayHere,
    /// Bring back what was deleted.
    Restore,
    /// Let the computer go on.
    Continue,
    /// Ask an engine again.
    TryAgain,
    /// Seat someone else.
    Players,
}

impl Offer {
    fn label(self, style: Style) -> &'static str {
        let language = style.language;
        match self {
            Self::ShowRepeated => language.say(TableWords::ShowPosition),
            Self::Return => language.say(TableWords::ReturnToGame),
            Self::PlayHere => language.say(TableWords::PlayHere),
            Self::Restore => language.say(TableWords::UndoDelete),
            Self::Continue => language.say(Thinking::GoOn),
            Self::TryAgain => language.say(Thinking::TryAgain),
            Self::Players => language.say(Thinking::SeatOthers),
        }
    }
}

/// The line of messages: what there is to say, and what can be done about it.
/// It may take `rows` lines.
pub(crate) fn message_ui(
    ui: &mut Ui,
    scene: &Scene,
    message: Option<&Message>,
    rows: usize,
    style: Style,
) -> Option<Offer> {
    let mut asked = None;
    let mut offers: Vec<Offer> = message
        .map(|message| message.offers.clone())
        .unwrap_or_default();
    if scene.looking_back && !offers.contains(&Offer::Return) {
        offers.push(Offer::Return);
    }
    ui.spacing_mut().item_spacing.x = theme::GRID;
    let stacked = rows > 1 && offers.len() > 1;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().button_padding = vec2(8.0, 1.0);
        asked = match stacked {
            true => stacked_ui(ui, &offers, style),
            false => {
                ui.spacing_mut().interact_size.y = 24.0;
                let row = offers.iter().rev().copied();
                row.fold(None, |asked, offer| {
                    let clicked = ui.button(offer.label(style)).clicked();
                    clicked.then_some(offer).or(asked)
                })
            }
        };
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            words_ui(ui, scene, message, rows, style);
        });
    });
    asked
}

/// Offers one below the other: where the line is short and takes two rows, two
/// of them side by side would cover what stands before it.
fn stacked_ui(ui: &mut Ui, offers: &[Offer], style: Style) -> Option<Offer> {
    const TALLEST: f32 = 22.0;
    const GAP: f32 = 2.0;

    let width = |offer: &Offer| controls::button_width(ui, offer.label(style));
    let width = offers.iter().map(width).fold(0.0, f32::max);
    let number = offers.len() as f32;
    let room = ui.available_height() + GAP;
    let height = (room / number - GAP).min(TALLEST);
    let size = vec2(width, number * (height + GAP) - GAP);
    let mut asked = None;
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        ui.spacing_mut().interact_size.y = height;
        ui.spacing_mut().button_padding.y = 0.0;
        for &offer in offers {
            let button = egui::Button::new(offer.label(style)).min_size(vec2(width, height));
            if ui.add(button).clicked() {
                asked = Some(offer);
            }
        }
    });
    asked
}

fn words_ui(ui: &mut Ui, scene: &Scene, message: Option<&Message>, rows: usize, style: Style) {
    let (text, color) = match message {
        Some(message) => (message.text.clone(), message.color(style)),
        None => (standing(scene, style.language), style.colors.quiet),
    };
    let size = if rows > 1 { 13.0 } else { theme::BODY };
    let font = FontId::proportional(size);
    let mut job = LayoutJob::simple(text.clone(), font, color, ui.available_width());
    job.wrap.max_rows = rows;
    job.halign = Align::Min;
    let galley = ui.painter().layout_job(job);
    let elided = galley.elided;
    let response = ui.add(egui::Label::new(galley));
    if elided {
        response.on_hover_text(text);
    }
}

/// What is to be done when nothing else is to be said.
pub(crate) fn standing(scene: &Scene, language: Language) -> String {
    if let Some(breach) = &scene.breach {
        return language.fill(TableWords::Breach, &[&words::refusal(language, breach)]);
    }
    if scene.handicap_left > 0 {
        let left = usize::from(scene.handicap_left);
        return language.count(left, TableWords::PlaceHandicap);
    }
    if scene.paused && !scene.looking_back {
        return language.say(TableWords::ClockPausedHint).to_owned();
    }
    match &scene.stage {
        Stage::Over(outcome) => words::outcome(language, scene.kind, outcome),
        Stage::Playing if scene.ending.is_some() => language.say(TableWords::Analysis).to_owned(),
        Stage::Counting => language.say(TableWords::CountingHint).to_owned(),
        Stage::Playing => {
            let side = words::side(language, scene.kind, scene.to_play());
            match &scene.board {
                _ if scene.looking_back => language.fill(TableWords::LookingBack, &[&side]),
                Board::Stones(_) => language.fill(TableWords::ToMove, &[&side]),
                Board::Pieces(pieces) => next_part(pieces, side, language),
            }
        }
    }
}

/// What is to be done with pieces: a move of theirs may be half chosen, or be
/// made of two turns.
fn next_part(pieces: &Pieces, side: &str, language: Language) -> String {
    let name = |piece| words::piece_name(language, piece);
    match (pieces.variant, pieces.hand, pieces.picked) {
        (Variant::Quarto, Some(piece), _) => {
            language.fill(TableWords::Sets, &[&side, &name(piece)])
        }
        (Variant::Quarto, None, _) => language.fill(TableWords::Gives, &[&side]),
        (Variant::Aligne4, _, Picked::Nothing) => language.fill(TableWords::ToMove, &[&side]),
        (Variant::Aligne4, _, Picked::Piece(piece)) => {
            language.fill(TableWords::ChooseSquare, &[&name(piece)])
        }
        (Variant::Aligne4, _, Picked::Square(_)) => {
            language.say(TableWords::ChoosePiece).to_owned()
        }
    }
}

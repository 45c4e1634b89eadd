//! The line below the board: going back and forth, and what there is to say.

use egui::{Align, Button, Layout, RichText, Ui, vec2};

use crate::aligne4::Variant;
use crate::scene::{Board, Pieces, Scene};
use crate::session::{Picked, Stage, Weight};
use crate::ui::command::Command;
use crate::ui::theme::{self, Decor};
use crate::words::{self, Label, Language, Table, Thinking, Tip};

/// What stands in the line of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    /// The words.
    pub(crate) text: String,
    /// How much they matter.
    pub(crate) weight: Weight,
    /// What can be done about it, the likeliest first.
    pub(crate) offers: Vec<Offer>,
}

/// Something that a message offers to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Show the position that would be repeated.
    ShowRepeated,
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
    fn label(self, decor: Decor) -> &'static str {
        let language = decor.language;
        match self {
            Self::ShowRepeated => language.say(Table::ShowPosition),
            Self::Restore => language.say(Table::UndoDelete),
            Self::Continue => language.say(Thinking::GoOn),
            Self::TryAgain => language.say(Thinking::TryAgain),
            Self::Players => language.say(Thinking::SeatOthers),
        }
    }
}

/// What was asked for in the footer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FooterEvent {
    /// A command.
    Command(Command),
    /// What the message offers.
    Offer(Offer),
}

/// The footer of the table.
pub(crate) fn footer_ui(
    ui: &mut Ui,
    scene: &Scene,
    message: Option<&Message>,
    decor: Decor,
) -> Option<FooterEvent> {
    let mut event = None;
    ui.horizontal_centered(|ui| {
        event = travel_ui(ui, scene, decor);
        ui.add_space(theme::GRID);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let asked = buttons_ui(ui, scene, decor);
            event = event.or(asked.map(FooterEvent::Command));
            for &offer in message.iter().flat_map(|message| &message.offers).rev() {
                let label = offer.label(decor);
                if ui.button(label).clicked() {
                    event = Some(FooterEvent::Offer(offer));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                words_ui(ui, scene, message, decor);
            });
        });
    });
    event
}

fn travel_ui(ui: &mut Ui, scene: &Scene, decor: Decor) -> Option<FooterEvent> {
    let mut event = None;
    ui.spacing_mut().item_spacing.x = 4.0;
    for (command, sign, can) in [
        (Command::ToStart, "⏮", scene.can_go.back),
        (Command::Back, "◀", scene.can_go.back),
    ] {
        event = event.or(step_ui(ui, command, sign, can, decor));
    }
    let width = 128.0;
    ui.allocate_ui_with_layout(
        vec2(width, theme::BUTTON),
        Layout::centered_and_justified(egui::Direction::LeftToRight),
        |ui| ui.label(RichText::new(place(scene, decor)).color(decor.colors.text)),
    );
    for (command, sign, can) in [
        (Command::Forward, "▶", scene.can_go.forward),
        (Command::ToEnd, "⏭", scene.can_go.forward),
    ] {
        event = event.or(step_ui(ui, command, sign, can, decor));
    }
    event
}

fn step_ui(
    ui: &mut Ui,
    command: Command,
    sign: &str,
    can: bool,
    decor: Decor,
) -> Option<FooterEvent> {
    let row = command.row()?;
    let button = Button::new(sign).min_size(vec2(36.0, theme::BUTTON));
    let response = ui.add_enabled(can, button);
    let label = decor.language.say(row.label);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, can, label));
    let tip = decor.language.say(row.tip);
    let keys = row.keys_text(decor.language);
    let response = response.on_hover_text(format!("{tip} ({keys})"));
    response.clicked().then_some(FooterEvent::Command(command))
}

/// Where the game stands.
fn place(scene: &Scene, decor: Decor) -> String {
    let language = decor.language;
    if scene.moves == 0 && scene.moves_in_line == 0 {
        return language.say(Table::StartOfGame).to_owned();
    }
    if scene.moves == scene.moves_in_line {
        return language.fill(Table::Move, &[&scene.moves]);
    }
    language.fill(Table::MoveOf, &[&scene.moves, &scene.moves_in_line])
}

/// What can be done at this stage beside playing.
fn buttons_ui(ui: &mut Ui, scene: &Scene, decor: Decor) -> Option<Command> {
    let language = decor.language;
    if scene.counting {
        let accept = theme::main_button(ui, decor.colors, language.say(Table::Accept));
        let resume = ui.button(language.say(Table::Resume));
        let accept = accept.on_hover_text(language.say(Tip::Accept));
        let resume = resume.on_hover_text(language.say(Tip::Resume));
        return match (accept.clicked(), resume.clicked()) {
            (true, _) => Some(Command::Accept),
            (_, true) => Some(Command::Resume),
            _ => None,
        };
    }
    if scene.ending.is_some() {
        let label = language.say(Label::ShowResult);
        let result = ui
            .button(label)
            .on_hover_text(language.say(Tip::ShowResult));
        return result.clicked().then_some(Command::ShowResult);
    }
    None
}

fn words_ui(ui: &mut Ui, scene: &Scene, message: Option<&Message>, decor: Decor) {
    let (text, color) = match message {
        Some(message) => (message.text.clone(), color_of(message.weight, decor)),
        None => (standing(scene, decor.language), decor.colors.quiet),
    };
    let label = egui::Label::new(RichText::new(&text).color(color)).truncate();
    ui.add(label);
}

const fn color_of(weight: Weight, decor: Decor) -> egui::Color32 {
    match weight {
        Weight::Quiet => decor.colors.text,
        Weight::Refusal => decor.colors.caution,
        Weight::Trouble => decor.colors.wrong,
    }
}

/// What is to be done when nothing else is to be said.
pub(crate) fn standing(scene: &Scene, language: Language) -> String {
    if let Some(breach) = &scene.breach {
        return language.fill(Table::Breach, &[&words::refusal(language, breach)]);
    }
    if scene.handicap_left > 0 {
        let left = usize::from(scene.handicap_left);
        return language.count(left, Table::PlaceHandicap, Table::PlaceHandicaps);
    }
    if scene.paused {
        return language.say(Table::ClockPausedHint).to_owned();
    }
    match &scene.stage {
        Stage::Over(outcome) => words::outcome(language, scene.table, outcome),
        Stage::Playing if scene.ending.is_some() => language.say(Table::Analysis).to_owned(),
        Stage::Counting => language.say(Table::CountingHint).to_owned(),
        Stage::Playing => {
            let side = words::side(language, scene.table, scene.to_play());
            match &scene.board {
                Board::Stones(_) => language.fill(Table::ToMove, &[&side]),
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
        (Variant::Quarto, Some(piece), _) => language.fill(Table::Sets, &[&side, &name(piece)]),
        (Variant::Quarto, None, _) => language.fill(Table::Gives, &[&side]),
        (Variant::Aligne4, _, Picked::Nothing) => language.fill(Table::ToMove, &[&side]),
        (Variant::Aligne4, _, Picked::Piece(piece)) => {
            language.fill(Table::ChooseSquare, &[&name(piece)])
        }
        (Variant::Aligne4, _, Picked::Square(_)) => language.say(Table::ChoosePiece).to_owned(),
    }
}

//! What a search thinks of the position.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, FontId, Rect, RichText, Sense, Ui, vec2};

use crate::aligne4::{self, Piece};
use crate::board::Color;
use crate::record::{AnyMove, GameKind};
use crate::scene::{Candidate, Lead, Scene, Thoughts};
use crate::settings::BoardLook;
use crate::ui::accessibility;
use crate::ui::pieces::paint_piece;
use crate::ui::theme::{self, Style};
use crate::words::{self, Language, Thinking};

/// How high a row of the table is.
const ROW: f32 = 22.0;
/// How many rows there is room for, be there so many moves or not.
const ROWS: usize = 5;
/// What the chance of a move needs of its column.
const WIN_ROOM: f32 = 44.0;
/// How high the bar of chances is.
const BAR: f32 = 14.0;
/// Where the columns end, in shares of the width; the first begins at 0.
const COLUMNS: [f32; 3] = [0.44, 0.68, 1.0];
/// The same where one of the columns is absent.
const COLUMNS_WITHOUT_ONE: [f32; 2] = [0.64, 1.0];
/// The radius of a large piece in a row.
const REACH: f32 = 11.0;

/// The panel, while someone wants to see it. Returns the number of the move
/// that the pointer is on.
pub(crate) fn thoughts_ui(
    ui: &mut Ui,
    scene: &Scene,
    look: BoardLook,
    style: Style,
) -> Option<usize> {
    let mut pointed = None;
    ui.spacing_mut().item_spacing.y = 4.0;
    let title = style.language.say(Thinking::Analysis);
    ui.label(RichText::new(title).color(style.colors.quiet));
    line_ui(ui, &headline(scene, style), style);
    if scene.analyzing {
        match &scene.thoughts {
            Some(thoughts) => pointed = report_ui(ui, scene.kind, thoughts, look, style),
            None => {
                // The panel keeps its height when the search reports.
                let rest = BAR + ROW * (ROWS as f32 + 2.0) + 4.0 * (ROWS as f32 + 3.0);
                ui.add_space(rest);
            }
        }
    }
    ui.add_space(theme::GRID);
    pointed
}

/// The line above everything else: who is expected to win, or why that is not
/// known.
///
/// An estimate and a search answer the same question, the search better, so
/// one of them is told: two numbers would only say how far they differ.
fn headline(scene: &Scene, style: Style) -> String {
    let thoughts = scene.thoughts.as_ref().filter(|_| scene.analyzing);
    match (thoughts, scene.estimate) {
        (Some(thoughts), _) => match scene.kind {
            GameKind::Go | GameKind::Othello => lead_text(scene.kind, thoughts.lead, style),
            GameKind::Aligne4 => chances_text(scene.kind, thoughts, style),
        },
        (None, Some(lead)) => lead_text(scene.kind, lead, style),
        (None, None) => style.language.say(silence(scene)).to_owned(),
    }
}

/// Why there is nothing to tell yet.
fn silence(scene: &Scene) -> Thinking {
    match (scene.estimating, is_stopped(scene)) {
        (true, _) => Thinking::Estimating,
        (false, true) => Thinking::PlayStopped,
        (false, false) => Thinking::Waiting,
    }
}

/// Whether play was stopped by passes, so that no move is left to think about.
fn is_stopped(scene: &Scene) -> bool {
    let ending = scene.ending.as_ref();
    scene.counting || ending.is_some_and(|ending| ending.tally.is_some())
}

fn line_ui(ui: &mut Ui, text: &str, style: Style) {
    let size = vec2(ui.available_width(), ROW);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        let text = RichText::new(text).color(style.colors.text);
        ui.add(egui::Label::new(text).truncate());
    });
}

fn report_ui(
    ui: &mut Ui,
    kind: GameKind,
    thoughts: &Thoughts,
    look: BoardLook,
    style: Style,
) -> Option<usize> {
    bar_ui(ui, kind, thoughts, style);
    head_ui(ui, kind, style);
    let mut pointed = None;
    for row in 0..ROWS {
        let candidate = thoughts.candidates.get(row);
        if candidate_ui(ui, kind, candidate, look, style) {
            pointed = Some(row);
        }
    }
    let looked = style
        .language
        .count(thoughts.visits as usize, Thinking::Visits);
    // As high as the panel is without it.
    let size = vec2(ui.available_width(), ROW);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.label(RichText::new(looked).small().color(style.colors.quiet));
    });
    pointed
}

fn lead_text(kind: GameKind, lead: Lead, style: Style) -> String {
    let language = style.language;
    match (kind, lead.side()) {
        (GameKind::Go | GameKind::Aligne4, side) => words::expected_score(language, side),
        (GameKind::Othello, Some((side, by))) => {
            let side = words::side(language, kind, side);
            language.fill_for(by, Thinking::LeadsDiscs, &[&side, &language.points(by)])
        }
        (GameKind::Othello, None) => language.say(Thinking::Even).to_owned(),
    }
}

/// Both chances to win, in words.
fn chances_text(kind: GameKind, thoughts: &Thoughts, style: Style) -> String {
    let language = style.language;
    let [black, white] = Color::BOTH.map(|color| words::side(language, kind, color));
    let win = thoughts.black_win.min(100);
    language.fill(Thinking::WinOf, &[&black, &win, &white, &(100 - win)])
}

/// Both chances to win, side by side as the cards are.
fn bar_ui(ui: &mut Ui, kind: GameKind, thoughts: &Thoughts, style: Style) {
    let size = vec2(ui.available_width(), BAR);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let (black, white) = (thoughts.black_win, 100 - thoughts.black_win.min(100));
    let text = chances_text(kind, thoughts, style);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text.clone()));
    accessibility::shown_name(response, &text);
    let painter = ui.painter();
    painter.rect_filled(rect, 3, theme::WHITE_STONE);
    let mut dark = rect;
    dark.set_width(rect.width() * f32::from(black) / 100.0);
    painter.rect_filled(dark, 3, theme::BLACK_STONE);
    let rim = egui::Stroke::new(1.0, style.colors.quiet);
    painter.rect_stroke(rect, 3, rim, egui::StrokeKind::Inside);
    let font = FontId::proportional(11.0);
    let inset = vec2(5.0, 0.0);
    for (place, align, percent, color) in [
        (
            rect.left_center() + inset,
            Align2::LEFT_CENTER,
            black,
            theme::WHITE_STONE,
        ),
        (
            rect.right_center() - inset,
            Align2::RIGHT_CENTER,
            white,
            theme::BLACK_STONE,
        ),
    ] {
        // Where a side has no room for its number, the other has one.
        if percent >= 15 {
            let text = style.language.fill(Thinking::Percent, &[&percent]);
            painter.text(place, align, text, font.clone(), color);
        }
    }
}

fn head_ui(ui: &mut Ui, kind: GameKind, style: Style) {
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let row = CandidateRow {
        name: Thinking::MoveColumn,
        win: Thinking::WinColumn,
        lead: match kind {
            GameKind::Go => Some(Thinking::LeadColumn),
            GameKind::Othello => Some(Thinking::DiscColumn),
            GameKind::Aligne4 => None,
        },
        share: (kind != GameKind::Othello).then_some(Thinking::ShareColumn),
    };
    let row = row.map(|phrase| style.language.say(phrase).to_owned());
    columns(ui, rect, row, 0.0, (12.0, style.colors.quiet));
}

/// What stands in a row of the table.
struct CandidateRow<T> {
    name: T,
    win: T,
    /// Absent where nobody leads by anything.
    lead: Option<T>,
    /// Absent in Othello: a search with exact bounds spends the least time on
    /// what it knows best, so that its share says nothing.
    share: Option<T>,
}

impl<T> CandidateRow<T> {
    fn map<U>(self, with: impl Fn(T) -> U) -> CandidateRow<U> {
        CandidateRow {
            name: with(self.name),
            win: with(self.win),
            lead: self.lead.map(&with),
            share: self.share.map(&with),
        }
    }
}

/// The words of a row: the first at its left, the others at the ends of their
/// columns. The first leaves room for a picture before it.
fn columns(
    ui: &Ui,
    rect: Rect,
    row: CandidateRow<String>,
    indent: f32,
    (size, color): (f32, egui::Color32),
) {
    let ends: &[f32] = match (&row.lead, &row.share) {
        (Some(_), Some(_)) => &COLUMNS,
        _ => &COLUMNS_WITHOUT_ONE,
    };
    let font = FontId::proportional(size);
    let painter = ui.painter();
    let first = ends.first().copied().unwrap_or(1.0);
    let room = (rect.width() * first - WIN_ROOM - indent).max(0.0);
    let mut job = LayoutJob::simple_singleline(row.name, font.clone(), color);
    job.wrap = TextWrapping::truncate_at_width(room);
    let name = painter.layout_job(job);
    let left = rect.left_center() + vec2(4.0 + indent, -name.size().y / 2.0);
    painter.galley(left, name, color);
    let rest = [Some(row.win), row.lead, row.share];
    for (text, end) in rest.into_iter().flatten().zip(ends) {
        let place = rect.left_center() + vec2(rect.width() * end - 4.0, 0.0);
        painter.text(place, Align2::RIGHT_CENTER, text, font.clone(), color);
    }
}

/// One move; whether the pointer is on it.
fn candidate_ui(
    ui: &mut Ui,
    kind: GameKind,
    candidate: Option<&Candidate>,
    look: BoardLook,
    style: Style,
) -> bool {
    let room = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let Some(candidate) = candidate else {
        return false;
    };
    let language = style.language;
    let name = move_text(&candidate.mv, style);
    let lead = language.points(candidate.lead);
    let Candidate { win, share, .. } = candidate;
    let spoken = match kind {
        GameKind::Go => language.fill(Thinking::Candidate, &[&name, win, &lead, share]),
        GameKind::Othello => language.fill(Thinking::CandidateLead, &[&name, win, &lead]),
        GameKind::Aligne4 => language.fill(Thinking::CandidateOnly, &[&name, win, share]),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, spoken.clone()));
    let hovered = response.hovered();
    if hovered {
        ui.painter().rect_filled(rect, 4, style.colors.raised);
    }
    let (piece, name) = brief(&candidate.mv, name, language);
    if let Some(piece) = piece {
        let center = rect.left_center() + vec2(4.0 + REACH, 0.0);
        paint_piece(ui.painter(), piece, center, REACH, look);
    }
    let row = CandidateRow {
        name,
        win: language.fill(Thinking::Percent, &[win]),
        lead: (kind != GameKind::Aligne4).then_some(lead),
        share: (kind != GameKind::Othello).then(|| language.fill(Thinking::Percent, &[share])),
    };
    let indent = if piece.is_some() {
        2.0 * REACH + 6.0
    } else {
        0.0
    };
    columns(ui, rect, row, indent, (theme::BODY, style.colors.text));
    let line = line_text(kind, &candidate.variation, style);
    response.on_hover_text(language.fill(Thinking::Expected, &[&line]));
    hovered
}

/// A move as a row has room for it: a piece is seen, not named.
fn brief(mv: &AnyMove, name: String, language: Language) -> (Option<Piece>, String) {
    match *mv {
        AnyMove::Aligne4(aligne4::Move::Put { piece, at }) => {
            let square = AnyMove::Aligne4(aligne4::Move::Set(at));
            let square = words::move_name(language, &square);
            (Some(piece), square.unwrap_or_default())
        }
        AnyMove::Aligne4(aligne4::Move::Give(piece)) => (Some(piece), String::new()),
        AnyMove::Aligne4(aligne4::Move::Set(_)) | AnyMove::Go(..) | AnyMove::Othello(_) => {
            (None, name)
        }
    }
}

fn line_text(kind: GameKind, line: &[(Color, AnyMove)], style: Style) -> String {
    let moves = line.iter().map(|(_, mv)| move_text(mv, style));
    let between = match kind {
        GameKind::Go | GameKind::Othello => " ",
        // Names of pieces have spaces of their own.
        GameKind::Aligne4 => ", ",
    };
    moves.collect::<Vec<_>>().join(between)
}

fn move_text(mv: &AnyMove, style: Style) -> String {
    let name = words::move_name(style.language, mv);
    name.unwrap_or_else(|| style.language.say(Thinking::Pass).to_owned())
}

#[cfg(test)]
mod tests;

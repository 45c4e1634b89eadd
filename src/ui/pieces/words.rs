//! The line of words above the board: what is to be done, who has a piece in
//! the hand, and what the line that won has in common.

use egui::accesskit::Role;
use egui::{Align, Label, Layout, RichText, Sense, Ui, UiBuilder};

use crate::aligne4::Variant;
use crate::record::GameKind;
use crate::scene::Pieces;
use crate::session::Picked;
use crate::ui::accessibility;
use crate::ui::theme::{BODY, NAME, Style};
use crate::words::{Language, PieceBoardWords, piece_title, shared, side};

use super::layout::PiecesLayout;

/// With less height than this there is no room for words.
const LEAST_HEIGHT: f32 = 10.0;

/// Says what there is to say.
pub(super) fn words_ui(ui: &mut Ui, layout: &PiecesLayout, pieces: &Pieces, style: Style) {
    hand_ui(ui, layout, pieces, style.language);
    let room = layout.words();
    if room.height() < LEAST_HEIGHT || room.width() < LEAST_HEIGHT {
        return;
    }
    let text = said(pieces, style.language);
    if text.is_empty() {
        return;
    }
    let won = !pieces.lines.is_empty();
    let size = if won { NAME } else { BODY };
    let ink = if won {
        style.colors.accent
    } else {
        style.colors.quiet
    };
    // Beside the hand there is room for more than one line.
    let label = if layout.hand().is_some() {
        Label::wrap
    } else {
        Label::truncate
    };
    let text = RichText::new(text)
        .size(size.min(room.height() * 0.72))
        .color(ink);
    let text = if won { text.strong().color(ink) } else { text };
    let inside = UiBuilder::new()
        .id_salt("words above the pieces")
        .max_rect(room)
        .layout(Layout::left_to_right(Align::Center));
    let response = ui.new_child(inside).add(label(Label::new(text)));
    accessibility::alert(&response);
}

/// Names the piece in the hand to screen readers and to the pointer.
fn hand_ui(ui: &Ui, layout: &PiecesLayout, pieces: &Pieces, language: Language) {
    let (Some(rect), Some(piece)) = (layout.hand(), pieces.hand) else {
        return;
    };
    let piece = piece_title(language, piece);
    let owner = side(language, GameKind::Aligne4, pieces.to_play);
    let name = language.fill(PieceBoardWords::InHand, &[&piece, &owner]);
    let id = ui.scope_id().with("piece in the hand");
    let response = ui.interact(rect, id, Sense::hover());
    let response = accessibility::shown_name(response, &name);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Image);
        node.set_label(name);
    });
}

fn said(pieces: &Pieces, language: Language) -> String {
    if !pieces.lines.is_empty() {
        let mut all: Vec<String> = Vec::new();
        for line in &pieces.lines {
            let text = shared(language, line.values);
            // One piece can complete several lines with the same traits.
            if !all.contains(&text) {
                all.push(text);
            }
        }
        return all.join(" · ");
    }
    if pieces.is_over() {
        return language.say(PieceBoardWords::Draw).to_owned();
    }
    let [mover, other] = [pieces.to_play, pieces.to_play.other()]
        .map(|color| side(language, GameKind::Aligne4, color));
    match (pieces.variant, pieces.hand, pieces.picked) {
        (Variant::Quarto, Some(_), _) => language.fill(PieceBoardWords::HandOf, &[&mover]),
        (Variant::Quarto, None, _) => language.fill(PieceBoardWords::Give, &[&mover, &other]),
        (Variant::Aligne4, ..) if !pieces.is_live() => String::new(),
        (Variant::Aligne4, _, Picked::Piece(_)) => {
            language.say(PieceBoardWords::NowSquare).to_owned()
        }
        (Variant::Aligne4, _, Picked::Square(_)) => {
            language.say(PieceBoardWords::NowPiece).to_owned()
        }
        (Variant::Aligne4, _, Picked::Nothing) if pieces.tray.len() == 16 => {
            language.say(PieceBoardWords::NotQuarto).to_owned()
        }
        (Variant::Aligne4, _, Picked::Nothing) => language.say(PieceBoardWords::Both).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::{Line, Move, Piece, Position, Square, TraitValue};
    use crate::board::PointSet;
    use crate::game::History;

    fn start(variant: Variant) -> Pieces {
        Pieces::of(&Position::new(variant))
    }

    #[test]
    fn the_first_turn_says_that_this_is_not_quarto() {
        let mut pieces = start(Variant::Aligne4);
        assert!(said(&pieces, Language::English).contains("not Quarto"));
        assert!(said(&pieces, Language::French).contains("pas Quarto"));
        pieces.picked = Picked::Piece(Piece::ALL[4]);
        assert_eq!(
            said(&pieces, Language::English),
            "Now choose a square for this piece"
        );
        pieces.picked = Picked::Square(Square::ALL[4].point());
        assert_eq!(
            said(&pieces, Language::French),
            "Choisissez maintenant une pièce pour cette case"
        );
        pieces.choosing = false;
        pieces.free = PointSet::EMPTY;
        assert_eq!(said(&pieces, Language::English), "", "while others move");
    }

    #[test]
    fn in_quarto_it_is_said_who_gives_and_who_has_the_piece() {
        let mut game = History::new(Position::new(Variant::Quarto));
        let words =
            |game: &History<Position>| said(&Pieces::of(game.position()), Language::English);
        assert_eq!(words(&game), "Player 1 chooses a piece for Player 2");
        game.play(Move::Give(Piece::ALL[7])).unwrap();
        assert_eq!(words(&game), "In Player 2’s hand");
    }

    #[test]
    fn what_won_is_said_for_each_line_once() {
        let mut pieces = start(Variant::Aligne4);
        let line = |value: TraitValue| Line {
            squares: [0, 1, 2, 3].map(|index: usize| Square::ALL[index].point()),
            values: [value].into_iter().collect(),
        };
        pieces.lines = vec![line(TraitValue::Round), line(TraitValue::Round)];
        assert_eq!(said(&pieces, Language::English), "All four are round");
        pieces.lines = [TraitValue::Round, TraitValue::Plant, TraitValue::Round]
            .map(line)
            .into();
        assert_eq!(
            said(&pieces, Language::French),
            "Les quatre pièces sont rondes · Ce sont quatre plantes"
        );
    }
}

//! A point by its name, to go there or to play there.

use egui::{Key, Label, Modifiers, RichText, Ui};

use super::{Answer, buttons_ui, title_ui};
use crate::board::{Point, Size, Vertex};
use crate::othello::Square;
use crate::scene::{Ground, StoneBoard};
use crate::ui::accessibility;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{Aloud as Words, Dialog};

/// The longest text that can be typed.
const LONGEST: usize = 8;

/// What is being typed, and for which board.
#[derive(Clone, Debug)]
pub(crate) struct PointForm {
    text: String,
    ground: Ground,
    size: Size,
    /// What was typed and is no point.
    missed: Option<String>,
}

impl PointForm {
    /// An empty field for a board.
    pub(crate) fn of(goban: &StoneBoard) -> Self {
        Self {
            text: String::new(),
            ground: goban.ground,
            size: goban.size(),
            missed: None,
        }
    }

    /// The point that was typed, in capitals or small letters.
    fn point(&self) -> Option<Point> {
        let text: String = self.text.split_whitespace().collect();
        match self.ground {
            Ground::Lines => Some(Vertex::parse(&text, self.size).ok()?.point()),
            Ground::Squares => {
                let text = text.to_lowercase();
                let named = |&point: &Point| {
                    Square::new(point).is_some_and(|square| square.to_string() == text)
                };
                self.size.points().find(named)
            }
        }
    }
}

pub(super) fn point_ui(ui: &mut Ui, form: &mut PointForm, style: Style) -> Option<Answer> {
    let language = style.language;
    let [title, field, missing] = match form.ground {
        Ground::Lines => [Words::GoTitle, Words::GoField, Words::NoSuchPoint],
        Ground::Squares => [Words::SquareTitle, Words::SquareField, Words::NoSuchSquare],
    };
    title_ui(ui, language.say(title), style);
    let enter = |ui: &Ui, modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Enter));
    let plays = enter(ui, Modifiers::COMMAND);
    let entered = ui.horizontal(|ui| {
        let label = ui.label(language.say(field));
        let edit = controls::line_edit(&mut form.text)
            .char_limit(LONGEST)
            .desired_width(120.0);
        let edit = ui.add(edit).labelled_by(label.id);
        accessibility::value(&edit, language.say(Words::GoHint));
        accessibility::first(&edit);
        edit.lost_focus() && enter(ui, Modifiers::NONE)
    });
    let hint = match &form.missed {
        Some(text) => RichText::new(language.fill(missing, &[text])).color(style.colors.wrong),
        None => RichText::new(language.say(Words::GoHint)).color(style.colors.quiet),
    };
    ui.add_space(theme::GRID);
    accessibility::alert(&ui.add(Label::new(hint).wrap()));
    let pressed = buttons_ui(ui, |ui| {
        let go = controls::main_button(ui, style.colors, language.say(Words::GoThere));
        let play = ui.button(language.say(Words::PlayThere));
        let cancel = ui.button(language.say(Dialog::Cancel));
        (go.clicked(), play.clicked(), cancel.clicked())
    });
    let (goes, plays, cancelled) = (pressed.0 || entered.inner, pressed.1 || plays, pressed.2);
    if cancelled {
        return Some(Answer::Close);
    }
    if !goes && !plays {
        return None;
    }
    match form.point() {
        Some(point) if plays => Some(Answer::PlayAt(point)),
        Some(point) => Some(Answer::GoTo(point)),
        None => {
            form.missed = Some(form.text.trim().to_owned());
            // The field keeps the keyboard, for another try.
            accessibility::begin(ui.ctx());
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_each_board_names_them() {
        let go = |text: &str| PointForm {
            text: text.to_owned(),
            ..PointForm::of(&StoneBoard::empty(Size::NINE))
        };
        for (text, point) in [
            ("d4", Some(Point::new(3, 5))),
            (" D 4 ", Some(Point::new(3, 5))),
            ("j1", Some(Point::new(8, 8))),
            ("i1", None),
            ("d10", None),
            ("", None),
        ] {
            assert_eq!(go(text).point(), point, "{text}");
        }
        let othello = PointForm {
            text: "D3".to_owned(),
            ..PointForm::of(&StoneBoard {
                ground: Ground::Squares,
                ..StoneBoard::empty(crate::othello::SIZE)
            })
        };
        assert_eq!(othello.point(), Some(Point::new(3, 2)));
    }
}

//! The points of a board for screen readers.

use egui::{Id, Response, Sense, Ui, UiBuilder};

use crate::board::{Color, Point, Vertex};
use crate::othello::Square;
use crate::scene::{Ground, Mark, StoneBoard};
use crate::ui::layout::BoardLayout;
use crate::ui::widget::spoken::{self, Choosable};
use crate::words::{GobanWords, Language};

/// Names every point to screen readers, where there are any, and returns the
/// one that was chosen through them.
///
/// The points sense neither pointer nor keyboard: those are the board's.
pub(super) fn points_ui(
    ui: &mut Ui,
    board: &Response,
    layout: &BoardLayout,
    goban: &StoneBoard,
    language: Language,
) -> Option<Point> {
    // No screen reader: the accessibility tree is not even built.
    ui.accesskit_node_builder(board.id, |_| ())?;

    let inside = UiBuilder::new()
        .id_salt("points")
        .max_rect(layout.board())
        .accessibility_parent(board.id);
    let points = ui.new_child(inside);
    let mut chosen = None;
    for point in goban.size().points() {
        let place = layout.cell_rect(point);
        let response = points.interact(place, id(board.id, point), Sense::hover());
        if spoken::is_chosen(&points, response.id) {
            chosen = Some(point);
        }
        let name = spoken(goban, point, language);
        spoken::name_place(&points, response.id, place, name, Choosable::Yes);
    }
    chosen
}

/// The name of a point of the board in egui's tree.
pub(super) fn id(board: Id, point: Point) -> Id {
    board.with((point.col, point.row))
}

/// A point and all that is on it: "D4, black, last move". Squares have names
/// of their own: "d4" is in the fourth row from the top.
pub(in crate::ui) fn spoken(goban: &StoneBoard, point: Point, language: Language) -> String {
    let holds = match goban.stones[point] {
        None => GobanWords::Empty,
        Some(Color::Black) => GobanWords::Black,
        Some(Color::White) => GobanWords::White,
    };
    let mut said = called(goban, point);
    let mut add = |thing: &str| language.add_to_series(&mut said, thing);
    add(language.say(holds));
    let facts = [
        (goban.last == Some(point), GobanWords::LastMove),
        (goban.dead.contains(point), GobanWords::Dead),
        (goban.ko == Some(point), GobanWords::Ko),
        (
            goban.territory.black.contains(point),
            GobanWords::BlackTerritory,
        ),
        (
            goban.territory.white.contains(point),
            GobanWords::WhiteTerritory,
        ),
        (goban.dimmed.contains(point), GobanWords::Dimmed),
        (goban.hidden.contains(point), GobanWords::Hidden),
        (goban.dots.contains(point), GobanWords::Playable),
        (goban.next.contains(&point), GobanWords::NextMove),
        (goban.hint == Some(point), GobanWords::Hint),
        (
            goban.candidates.iter().any(|of| of.point == point),
            GobanWords::Candidate,
        ),
    ];
    for (_, words) in facts.into_iter().filter(|(holds, _)| *holds) {
        add(language.say(words));
    }
    for (_, number) in goban.numbers.iter().filter(|(at, _)| *at == point) {
        add(&language.fill(GobanWords::Move, &[number]));
    }
    for (_, mark) in goban.marks.iter().filter(|(at, _)| *at == point) {
        add(&marked(mark, language));
    }
    for (pairs, words) in [
        (&goban.arrows, GobanWords::ArrowTo),
        (&goban.lines, GobanWords::LineTo),
    ] {
        for (_, to) in pairs.iter().filter(|(from, _)| *from == point) {
            add(&language.fill(words, &[&called(goban, *to)]));
        }
    }
    said
}

/// What a point is called.
pub(in crate::ui) fn called(goban: &StoneBoard, point: Point) -> String {
    let name = match goban.ground {
        Ground::Lines => Vertex::new(point, goban.size()).map(|vertex| vertex.to_string()),
        Ground::Squares => Square::new(point).map(|square| square.to_string()),
    };
    name.unwrap_or_default()
}

fn marked(mark: &Mark, language: Language) -> String {
    match mark {
        Mark::Triangle => language.say(GobanWords::Triangle).to_owned(),
        Mark::Square => language.say(GobanWords::Square).to_owned(),
        Mark::Circle => language.say(GobanWords::Circle).to_owned(),
        Mark::Cross => language.say(GobanWords::Cross).to_owned(),
        Mark::Selected => language.say(GobanWords::Selected).to_owned(),
        Mark::Label(label) => language.fill(GobanWords::Label, &[label]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{PointSet, Size};

    #[test]
    fn a_point_is_named_with_all_that_is_on_it() {
        let mut goban = StoneBoard::empty(Size::NINE);
        let d4 = Point::new(3, 5);
        let name = |goban: &StoneBoard, language| spoken(goban, d4, language);
        assert_eq!(name(&goban, Language::English), "D4, empty");
        goban.stones[d4] = Some(Color::Black);
        goban.last = Some(d4);
        assert_eq!(name(&goban, Language::English), "D4, black, last move");
        assert_eq!(name(&goban, Language::French), "D4, noir, dernier coup");
        goban.stones[d4] = Some(Color::White);
        goban.last = None;
        goban.dead = PointSet::EMPTY;
        goban.dead.insert(d4);
        goban.marks.push((d4, Mark::Label("x".to_owned())));
        assert_eq!(name(&goban, Language::English), "D4, white, dead, label x");
        goban.arrows.push((d4, Point::new(4, 4)));
        goban.dimmed.insert(d4);
        assert_eq!(
            name(&goban, Language::French),
            "D4, blanc, mort, estompé, repère x, flèche vers E5"
        );
    }

    #[test]
    fn a_square_is_named_from_the_top_left() {
        let mut goban = StoneBoard {
            ground: Ground::Squares,
            ..StoneBoard::empty(crate::othello::SIZE)
        };
        goban.stones[Point::new(4, 3)] = Some(Color::Black);
        goban.dots.insert(Point::new(5, 4));
        for ((col, row), english, french) in [
            ((0, 0), "a1, empty", "a1, vide"),
            ((7, 0), "h1, empty", "h1, vide"),
            ((4, 3), "e4, black", "e4, noir"),
            ((5, 4), "f5, empty, legal move", "f5, vide, coup possible"),
        ] {
            let name = |language| spoken(&goban, Point::new(col, row), language);
            assert_eq!(name(Language::English), english);
            assert_eq!(name(Language::French), french);
        }
    }
}

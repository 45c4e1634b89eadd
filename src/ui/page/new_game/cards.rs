//! The usual boards as cards that start a game.

use egui::accesskit::Role;
use egui::emath::GuiRounding as _;
use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::board::{Point, Size};
use crate::session::GameSetup;
use crate::ui::theme::{self, Decor};
use crate::words::NewGameWords;

const CARDS: [(Size, NewGameWords); 3] = [
    (Size::NINE, NewGameWords::Short),
    (Size::THIRTEEN, NewGameWords::Medium),
    (Size::NINETEEN, NewGameWords::Full),
];

/// The height of a card.
const HEIGHT: f32 = theme::SMALL_BOARD + theme::GRID * 8.5;

/// Paints the cards and returns the board that was chosen.
pub(super) fn cards_ui(ui: &mut Ui, setup: &GameSetup, decor: Decor) -> Option<Size> {
    let width = (ui.available_width() - theme::GRID * 2.0) / 3.0;
    let mut chosen = None;
    ui.horizontal(|ui| {
        for (size, words) in CARDS {
            let there = GameSetup {
                size,
                ..setup.clone()
            };
            let rim = if size == setup.size {
                decor.colors.accent
            } else {
                decor.colors.line
            };
            let possible = there.obstacle().is_none();
            let card =
                ui.add_enabled_ui(possible, |ui| card_ui(ui, width, &there, rim, words, decor));
            if card.inner.clicked() {
                chosen = Some(size);
            }
        }
    });
    chosen
}

fn card_ui(
    ui: &mut Ui,
    width: f32,
    setup: &GameSetup,
    rim: Color32,
    words: NewGameWords,
    decor: Decor,
) -> Response {
    let (language, colors) = (decor.language, decor.colors);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    let board = super::board_name(language, setup.size);
    let name = language.fill(NewGameWords::PlayOn, &[&board]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));

    let lit = response.hovered() || response.has_focus();
    let rim = if lit {
        Stroke::new(2.0, colors.accent)
    } else {
        Stroke::new(1.0, rim)
    };
    let corners = CornerRadius::same(theme::RADIUS);
    let painter = ui.painter();
    painter.rect(rect, corners, colors.raised, rim, StrokeKind::Inside);
    let middle = rect.center().x;
    let top = rect.top() + theme::GRID * 1.5;
    let corner = pos2(middle - theme::SMALL_BOARD / 2.0, top);
    let picture = Rect::from_min_size(corner, vec2(theme::SMALL_BOARD, theme::SMALL_BOARD));
    Picture::new(painter, picture, setup.size).paint(setup);
    let text = |y: f32, text: &str, size: f32, color| {
        let at = pos2(middle, y);
        let font = FontId::proportional(size);
        painter.text(at, Align2::CENTER_TOP, text, font, color);
    };
    let below = picture.bottom() + theme::GRID;
    text(below, &board, theme::NAME, colors.text);
    let small = below + theme::GRID * 3.0;
    text(small, language.say(words), theme::BODY, colors.quiet);
    response
}

/// A board of a few pixels, with its handicap stones.
struct Picture<'a> {
    painter: &'a Painter,
    rect: Rect,
    size: Size,
    /// Where the first lines cross, and how far it is to the next.
    origin: Pos2,
    step: f32,
}

impl<'a> Picture<'a> {
    fn new(painter: &'a Painter, rect: Rect, size: Size) -> Self {
        let rect = rect.round_to_pixels(painter.pixels_per_point());
        let step = rect.width() / f32::from(size.lines());
        Self {
            painter,
            rect,
            size,
            origin: rect.min + vec2(step, step) / 2.0,
            step,
        }
    }

    fn screen_from_point(&self, point: Point) -> Pos2 {
        let place = vec2(f32::from(point.col), f32::from(point.row));
        let place = self.origin + place * self.step;
        place.round_to_pixel_center(self.painter.pixels_per_point())
    }

    fn paint(&self, setup: &GameSetup) {
        let painter = self.painter;
        painter.rect_filled(self.rect, 3.0, theme::PICTURE_WOOD);
        let line = Stroke::new(1.0 / painter.pixels_per_point(), theme::PICTURE_LINES);
        let last = self.size.lines() - 1;
        for index in 0..=last {
            let from = self.screen_from_point(Point::new(0, index));
            let to = self.screen_from_point(Point::new(last, index));
            painter.hline(from.x..=to.x, from.y, line);
            let from = self.screen_from_point(Point::new(index, 0));
            let to = self.screen_from_point(Point::new(index, last));
            painter.vline(from.x, from.y..=to.y, line);
        }
        for star in self.size.star_points() {
            let at = self.screen_from_point(star);
            painter.circle_filled(at, 1.5, theme::PICTURE_LINES);
        }
        for stone in setup.handicap.fixed_points(self.size) {
            let at = self.screen_from_point(stone);
            painter.circle_filled(at, self.step * 0.47, theme::BLACK_STONE);
        }
    }
}

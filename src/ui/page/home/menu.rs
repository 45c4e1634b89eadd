//! The lines of the first page, and what stands below some of them.

use egui::{Align2, FontId, Rect, RichText, Sense, Ui, pos2, vec2};

use super::{HomeEvent, HomePage, HomeView};
use crate::board::{Color, Size};
use crate::go::Handicap;
use crate::ui::accessibility;
use crate::ui::look::BoardTextures;
use crate::ui::page::board_picture::BoardPicture;
use crate::ui::paint::stones;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{
    FirstStepsWords, HomeWords, Label, NewGameWords, ProblemWords, RatingWords, Tip,
};

/// Where the words of the menu begin.
const LEFT: f32 = 16.0;

/// The size of one of the boards that begin a game.
const TILE: egui::Vec2 = vec2(80.0, 84.0);

/// How far below a line its words are: the frame of the keyboard does not cut them.
const BELOW: f32 = 4.0;

/// The height of one without a picture.
const FLAT_TILE: f32 = 30.0;

/// How the lines of the menu share the height of the window.
#[derive(Clone, Copy, Debug)]
struct MenuSpacing {
    /// How high a line is.
    height: f32,
    /// What lies between two of them.
    gap: f32,
    /// How high the boards are.
    tile: f32,
}

impl MenuSpacing {
    /// The least height of a line.
    const LEAST: f32 = 23.0;
    /// What everything else needs, before it has been seen.
    const REST: f32 = 190.0;

    /// Shares a height among so many lines, the boards and `rest`. Where there is
    /// little room the boards have no pictures.
    fn within(height: f32, lines: usize, rest: f32) -> Self {
        let lines = lines as f32;
        let roomy = height - rest - TILE.y >= lines * Self::LEAST;
        let tile = if roomy { TILE.y } else { FLAT_TILE };
        let each = (height - rest - tile) / lines;
        let gap = (each - 32.0).clamp(0.0, 8.0);
        Self {
            height: (each - gap).clamp(Self::LEAST, 40.0),
            gap,
            tile,
        }
    }

    /// The height of the lines and the boards.
    fn lines(self, lines: usize) -> f32 {
        self.tile + (self.height + self.gap) * lines as f32
    }
}

/// The lines of the menu: what each does, its name and its tip.
const LINES: [(HomeEvent, HomeWords, HomeWords); 9] = [
    (HomeEvent::Resume, HomeWords::Resume, HomeWords::ResumeTip),
    (HomeEvent::Play, HomeWords::Play, HomeWords::PlayTip),
    (HomeEvent::Load, HomeWords::Load, HomeWords::LoadTip),
    (
        HomeEvent::Finished,
        HomeWords::Finished,
        HomeWords::FinishedTip,
    ),
    (
        HomeEvent::Profiles,
        HomeWords::Profiles,
        HomeWords::ProfilesTip,
    ),
    (
        HomeEvent::Problems,
        HomeWords::Problems,
        HomeWords::ProblemsTip,
    ),
    (HomeEvent::Rules, HomeWords::Rules, HomeWords::RulesTip),
    (
        HomeEvent::Options,
        HomeWords::Options,
        HomeWords::OptionsTip,
    ),
    (HomeEvent::Exit, HomeWords::Exit, HomeWords::ExitTip),
];

pub(super) fn menu_ui(
    ui: &mut Ui,
    page: &mut HomePage,
    view: HomeView<'_>,
    textures: &BoardTextures,
    style: Style,
) -> Option<HomeEvent> {
    let shown = match view.resumable {
        Some(_) => &LINES[..],
        None => &LINES[1..],
    };
    let rest = page.rest.unwrap_or(MenuSpacing::REST);
    let size = MenuSpacing::within(ui.available_height(), LINES.len(), rest);
    let space = (ui.available_height() - size.lines(LINES.len()) - rest) * 0.42;
    ui.add_space(space.max(0.0));
    // What lies between lines is theirs: nothing else changes with it.
    ui.spacing_mut().item_spacing.y = 0.0;
    // A row of words is as high as they are, not as a button.
    ui.spacing_mut().interact_size.y = 0.0;
    let top = ui.cursor().top();
    if view.resumable.is_none() {
        // Games are looked for while the page is already there: when Resume comes
        // it moves the logo, and not what somebody is about to press.
        let words = ui.text_style_height(&egui::TextStyle::Small);
        ui.add_space(size.height + size.gap + BELOW + words);
    }
    logo_ui(ui, textures, style);
    ui.add_space(theme::GRID);
    let mut event = None;
    let mut first = true;
    for &(line, label, tip) in shown {
        let response = line_ui(ui, style.language.say(label), size.height, first, style);
        if first && !page.greeted {
            response.request_focus();
            page.greeted = true;
        }
        first = false;
        if controls::tip(response, style.language.say(tip)).clicked() {
            event = Some(line);
        }
        if line == HomeEvent::Problems {
            event = learning_ui(ui, view.mistakes, style).or(event);
        } else if line == HomeEvent::Rules && course_ui(ui, view.course, style) {
            event = Some(HomeEvent::FirstSteps);
        } else if line == HomeEvent::Resume {
            ui.add_space(BELOW);
            below_line_ui(ui, view.resumable.unwrap_or_default(), style);
        } else if line == HomeEvent::Play {
            let board = boards_ui(ui, size.tile, view.opponent, style);
            event = board.map(HomeEvent::PlayOn).or(event);
            if view.asks_rank && ask_rank_ui(ui, style) {
                event = Some(HomeEvent::SayRank);
            }
        }
        // Words stand closer to their own line than to the next one.
        ui.add_space(size.gap);
    }
    let seen = ui.cursor().top() - top - size.lines(LINES.len());
    if page.rest.is_none_or(|rest| (rest - seen).abs() > 1.0) {
        page.rest = Some(seen);
        ui.ctx()
            .request_discard("what stands between the lines has changed");
    }
    event
}

/// The next step of the course for beginners, where it is shown; whether it was
/// pressed.
fn course_ui(ui: &mut Ui, course: Option<&str>, style: Style) -> bool {
    let tip = style.language.say(FirstStepsWords::Tip);
    course.is_some_and(|course| link_ui(ui, course, tip, style))
}

/// The way to the mistakes that are due, where some are, and to the page of progress.
fn learning_ui(ui: &mut Ui, mistakes: usize, style: Style) -> Option<HomeEvent> {
    let language = style.language;
    let mut event = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(LEFT);
        if mistakes > 0 {
            let text = language.count(mistakes, ProblemWords::MistakesToday);
            if words_ui(ui, &text, language.say(ProblemWords::MistakesTip), style) {
                event = Some(HomeEvent::Mistakes);
            }
            ui.add_space(theme::GRID);
        }
        let links = [
            (Label::Progress, Tip::Progress, HomeEvent::Progress),
            (Label::Library, Tip::Library, HomeEvent::Library),
        ];
        for (name, tip, leads_to) in links {
            if words_ui(ui, language.say(name), language.say(tip), style) {
                event = Some(leads_to);
            }
            ui.add_space(theme::GRID);
        }
    });
    event
}

/// The question for a rank; whether it was pressed.
fn ask_rank_ui(ui: &mut Ui, style: Style) -> bool {
    let [ask, why] = [RatingWords::WhatRank, RatingWords::WhatRankWhy];
    let [ask, why] = [ask, why].map(|words| style.language.say(words));
    link_ui(ui, ask, why, style)
}

/// Quiet words that can be pressed or left alone, such as the question for a
/// rank; whether they were.
fn link_ui(ui: &mut Ui, words: &str, tip: &str, style: Style) -> bool {
    let asked = ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(LEFT);
        words_ui(ui, words, tip, style)
    });
    asked.inner
}

/// The same within a line.
fn words_ui(ui: &mut Ui, words: &str, tip: &str, style: Style) -> bool {
    // As high as its words and what a finger needs: there are many lines.
    ui.spacing_mut().button_padding.y = 4.0;
    let text = RichText::new(words)
        .size(theme::SMALL)
        .color(style.colors.accent);
    let link = ui.add(egui::Button::new(text).frame(false));
    controls::tip(link, tip).clicked()
}

/// Quiet words below a line of the menu, one row of them.
fn below_line_ui(ui: &mut Ui, text: &str, style: Style) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(LEFT);
        ui.spacing_mut().item_spacing.x = 0.0;
        let text = RichText::new(text)
            .size(theme::SMALL)
            .color(style.colors.quiet);
        ui.add(egui::Label::new(text).truncate());
    });
}

/// The usual boards: one click, and a game begins.
fn boards_ui(ui: &mut Ui, height: f32, opponent: &str, style: Style) -> Option<Size> {
    let language = style.language;
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        ui.add_space(LEFT);
        for size in [Size::NINE, Size::THIRTEEN, Size::NINETEEN] {
            let board = language.fill(NewGameWords::Board, &[&size.lines()]);
            let name = language.fill(HomeWords::PlayAtOnce, &[&board, &opponent]);
            let tile = board_ui_small(ui, size, height, [&board, &name], style);
            if accessibility::shown_name(tile, &name).clicked() {
                chosen = Some(size);
            }
        }
    });
    ui.add_space(theme::GRID / 2.0);
    let against = language.fill(HomeWords::Against, &[&opponent]);
    below_line_ui(ui, &against, style);
    ui.add_space(theme::GRID / 2.0);
    chosen
}

fn board_ui_small(
    ui: &mut Ui,
    size: Size,
    height: f32,
    [board, name]: [&str; 2],
    style: Style,
) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(vec2(TILE.x, height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    let marked = response.hovered() || response.has_focus();
    let rim = if marked {
        egui::Stroke::new(2.0, style.colors.accent)
    } else {
        egui::Stroke::new(1.0, style.colors.edge)
    };
    let painter = ui.painter();
    let inside = egui::StrokeKind::Inside;
    painter.rect(rect, theme::RADIUS, style.colors.raised, rim, inside);
    if height >= TILE.y {
        let side = TILE.y - 36.0;
        let corner = pos2(rect.center().x - side / 2.0, rect.top() + theme::GRID);
        let picture = Rect::from_min_size(corner, vec2(side, side));
        BoardPicture::new(painter, picture, size).paint(Handicap::None);
    }
    let at = pos2(rect.center().x, rect.bottom() - 5.0);
    let font = FontId::proportional(theme::BODY);
    painter.text(at, Align2::CENTER_BOTTOM, board, font, style.colors.text);
    response
}

/// A quiet line of the menu; the first one stands out.
fn line_ui(ui: &mut Ui, label: &str, height: f32, first: bool, style: Style) -> egui::Response {
    let font = FontId::proportional(if first { 26.0 } else { 22.0 });
    let size = vec2(ui.available_width().min(260.0), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, label));
    let marked = response.hovered() || response.has_focus();
    let color = if marked || first {
        style.colors.accent
    } else {
        style.colors.text
    };
    if marked {
        let mut bar = rect.shrink2(vec2(0.0, 8.0));
        bar.set_width(3.0);
        ui.painter().rect_filled(bar, 1, style.colors.accent);
    }
    let at = rect.left_center() + vec2(LEFT, 0.0);
    ui.painter()
        .text(at, Align2::LEFT_CENTER, label, font, color);
    response
}

/// The name of the program; its last letter is a stone.
fn logo_ui(ui: &mut Ui, textures: &BoardTextures, style: Style) {
    let font = FontId::proportional(theme::LOGO);
    let galley = ui
        .painter()
        .layout_no_wrap("Jeg".to_owned(), font, style.colors.text);
    let radius = theme::LOGO * 0.27;
    let size = vec2(galley.size().x + radius * 2.6 + 16.0, galley.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, "Jego"));
    let left = rect.left_top() + vec2(14.0, 0.0);
    let baseline = galley.rows.first().map_or(0.0, |row| row.max_y());
    let width = galley.size().x;
    ui.painter().galley(left, galley, style.colors.text);
    let center = left + vec2(width + radius * 1.1, baseline * 0.605);
    // A stone that stands out from the page.
    let stone = if style.colors.dark {
        Color::White
    } else {
        Color::Black
    };
    stones::stone(ui.painter(), textures, stone, center, radius);
    ui.horizontal(|ui| {
        ui.add_space(16.0);
        let text = RichText::new(style.language.say(HomeWords::Subtitle)).color(style.colors.quiet);
        ui.label(text);
    });
}

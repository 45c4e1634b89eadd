//! The list of games. Only the rows that are in sight are painted.

use egui::{
    Align, Align2, Button, Color32, FontId, Layout, Rect, RichText, ScrollArea, Sense,
    TextWrapMode, Ui, UiBuilder, WidgetInfo, WidgetText, pos2, vec2,
};

use super::{LibraryEvent, LibraryPage};
use crate::board::Color;
use crate::library::{Column, Direction, FileEntry, GameEntry, Likeness, Order, Row};
use crate::record::GameKind;
use crate::ui::page::board_picture::BoardPicture;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Language, LibraryWords as Words, outcome, players_text};

/// How high a row is, and how large its board.
const ROW: f32 = 52.0;
const BOARD: f32 = 44.0;
/// How high the names of the columns are.
const HEAD: f32 = 28.0;
/// What lies between columns.
const GAP: f32 = 8.0;

/// A column, and how wide it is.
type Columns = Vec<(Column, f32)>;

/// What there is to see of a row.
struct Line {
    cells: Vec<String>,
    below: String,
    spoken: String,
    color: Option<Color32>,
}

impl LibraryPage {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, style: Style) -> Option<LibraryEvent> {
        let columns = columns(ui.available_width() - theme::SCROLL_BAR);
        self.heads_ui(ui, &columns, style);
        let rows = self.shown.rows.len();
        if rows == 0 && self.reading.is_none() && self.asked.is_none() {
            let none = match self.wanted.duplicates {
                true => Words::NoneTwice,
                false => Words::NoneFit,
            };
            controls::quiet_label(ui, style.colors, style.language.say(none));
        }
        let mut event = None;
        let mut area = ScrollArea::vertical().auto_shrink([false, false]);
        let is_there = self.shown_as == self.wanted && !self.is_outdated;
        if self.scrolls_to_damaged && is_there {
            self.scrolls_to_damaged = false;
            area = area.vertical_scroll_offset(self.shown.games as f32 * ROW);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show_rows(ui, ROW, rows, |ui, range| {
            for index in range {
                if let Some(row) = self.shown.rows.get(index) {
                    event = event
                        .take()
                        .or(self.row_ui(ui, index, *row, &columns, style));
                }
            }
        });
        event
    }

    /// The names of the columns, which sort the list.
    fn heads_ui(&mut self, ui: &mut Ui, columns: &Columns, style: Style) {
        let language = style.language;
        let room = vec2(ui.available_width(), HEAD);
        let (row, _) = ui.allocate_exact_size(room, Sense::hover());
        let mut x = row.left() + BOARD + GAP;
        for &(column, width) in columns {
            let order = &mut self.wanted.order;
            let sort = language.fill(Words::SortBy, &[&language.say(column_name(column))]);
            let (sign, told) = match (order.by == Some(column), order.direction) {
                (false, _) => ("", None),
                (true, Direction::Up) => (" ▲", Some(Words::SortedUp)),
                (true, Direction::Down) => (" ▼", Some(Words::SortedDown)),
            };
            let shown = language.say(short_name(column));
            let text = RichText::new(format!("{shown}{sign}")).color(style.colors.quiet);
            let button = Button::new(text)
                .frame(false)
                .wrap_mode(TextWrapMode::Truncate);
            let place = Rect::from_min_size(pos2(x, row.top()), vec2(width, HEAD));
            let builder = UiBuilder::new()
                .max_rect(place)
                .layout(Layout::left_to_right(Align::Center));
            let head = ui.scope_builder(builder, |ui| ui.add(button)).inner;
            if head.clicked() {
                *order = turned(*order, column);
            }
            let told = told.map(|phrase| language.say(phrase).to_owned());
            let told = std::iter::once(sort).chain(told).collect::<Vec<_>>();
            head.accessible_name(language.series(&told));
            x += width + GAP;
        }
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        index: usize,
        row: Row,
        columns: &Columns,
        style: Style,
    ) -> Option<LibraryEvent> {
        let (file, game, number) = match row {
            Row::Game { id, .. } => (
                self.shown_of.file(id.file)?,
                self.shown_of.game(id),
                id.number,
            ),
            Row::Damaged(file) => (self.shown_of.file(file)?, None, 0),
        };
        let line = match (row, game) {
            (Row::Game { turn, likeness, .. }, Some(game)) => {
                game_line(file, game, (number, turn, likeness), columns, style)
            }
            (Row::Game { .. }, None) | (Row::Damaged(_), Some(_) | None) => {
                damaged_line(file, style)
            }
        };
        let response = ui.push_id(index, |ui| {
            let size = vec2(ui.available_width(), ROW);
            ui.allocate_exact_size(size, Sense::click())
        });
        let (rect, response) = response.inner;
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &line.spoken));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.hovered() || response.has_focus() {
            ui.painter()
                .rect_filled(rect, theme::RADIUS, style.colors.raised);
        }
        let turn = match row {
            Row::Game { turn, .. } => turn,
            Row::Damaged(_) => None,
        };
        if let Some(game) = game {
            board_ui(ui, rect, game, turn);
        }
        line_ui(ui, rect, &line, columns, style);
        let response = response.on_hover_text(file.path().display().to_string());
        response.clicked().then(|| match game {
            Some(_) => LibraryEvent::Open {
                path: file.path().clone(),
                number: usize::try_from(number).unwrap_or_default(),
                turn: turn.unwrap_or_default(),
            },
            None => LibraryEvent::OpenFile(file.path().clone()),
        })
    }
}

/// The game as it was at a turn, or at its end, on a board of a few pixels.
fn board_ui(ui: &Ui, row: Rect, game: &GameEntry, turn: Option<u16>) {
    let Some(turns) = &game.turns else { return };
    let corner = pos2(row.left(), row.center().y - BOARD / 2.0);
    let rect = Rect::from_min_size(corner, vec2(BOARD, BOARD));
    let picture = BoardPicture::new(ui.painter(), rect, turns.size());
    picture.paint(crate::go::Handicap::None);
    picture.paint_stones(&turns.stones_after(turn.unwrap_or(u16::MAX)));
}

fn line_ui(ui: &Ui, row: Rect, line: &Line, columns: &Columns, style: Style) {
    let font = FontId::proportional(theme::BODY);
    let left = row.left() + BOARD + GAP;
    let mut x = left;
    let below = match line.below.is_empty() {
        true => row.center().y,
        false => row.top() + ROW * 0.32,
    };
    for (text, &(_, width)) in line.cells.iter().zip(columns) {
        let color = style.colors.text;
        text_ui(
            ui,
            text,
            [pos2(x, below), pos2(x + width, below)],
            (&font, color),
        );
        x += width + GAP;
    }
    let color = line.color.unwrap_or(style.colors.quiet);
    let font = FontId::proportional(theme::SMALL);
    let y = row.top() + ROW * 0.7;
    let ends = [pos2(left, y), pos2(row.right() - GAP, y)];
    text_ui(ui, &line.below, ends, (&font, color));
}

/// A text from one place to another, cut where it is longer.
fn text_ui(ui: &Ui, text: &str, [from, to]: [egui::Pos2; 2], (font, color): (&FontId, Color32)) {
    let text = WidgetText::from(RichText::new(text).font(font.clone()));
    let mode = Some(TextWrapMode::Truncate);
    let galley = text.into_galley(ui, mode, (to.x - from.x).max(1.0), font.clone());
    let rect = Align2::LEFT_CENTER.anchor_size(from, galley.size());
    ui.painter().galley(rect.min, galley, color);
}

/// What of the columns there is room for.
fn columns(width: f32) -> Columns {
    let fixed = |column| match column {
        Column::Black | Column::White | Column::Event => None,
        Column::BlackRank | Column::WhiteRank => Some(44.0),
        Column::Date => Some(84.0),
        Column::Result => Some(64.0),
        Column::Size => Some(52.0),
        Column::Moves => Some(52.0),
    };
    let columns: &[Column] = match width {
        760.0.. => &[
            Column::Black,
            Column::BlackRank,
            Column::White,
            Column::WhiteRank,
            Column::Date,
            Column::Result,
            Column::Size,
            Column::Moves,
            Column::Event,
        ],
        600.0.. => &[
            Column::Black,
            Column::BlackRank,
            Column::White,
            Column::WhiteRank,
            Column::Date,
            Column::Result,
            Column::Moves,
        ],
        _ => &[Column::Black, Column::White, Column::Date, Column::Result],
    };
    let used: f32 = columns.iter().filter_map(|&column| fixed(column)).sum();
    let gaps = GAP * (columns.len() + 1) as f32;
    let free = columns
        .iter()
        .filter(|&&column| fixed(column).is_none())
        .count();
    let each = (width - BOARD - gaps - used) / free as f32;
    let width_of = |&column| (column, fixed(column).unwrap_or(each.max(48.0)));
    columns.iter().map(width_of).collect()
}

fn turned(order: Order, column: Column) -> Order {
    match (order.by == Some(column), order.direction) {
        (false, _) => Order {
            by: Some(column),
            direction: Direction::Up,
        },
        (true, Direction::Up) => Order {
            by: Some(column),
            direction: Direction::Down,
        },
        // The third time the list is as the files lie in their folders.
        (true, Direction::Down) => Order::default(),
    }
}

const fn column_name(column: Column) -> Words {
    match column {
        Column::Black => Words::Black,
        Column::BlackRank => Words::BlackRank,
        Column::White => Words::White,
        Column::WhiteRank => Words::WhiteRank,
        Column::Date => Words::Date,
        Column::Result => Words::Result,
        Column::Size => Words::Size,
        Column::Moves => Words::Moves,
        Column::Event => Words::Event,
    }
}

/// Its name where there is little room.
const fn short_name(column: Column) -> Words {
    match column {
        Column::BlackRank | Column::WhiteRank => Words::Rank,
        Column::Black
        | Column::White
        | Column::Date
        | Column::Result
        | Column::Size
        | Column::Moves
        | Column::Event => column_name(column),
    }
}

fn cell(game: &GameEntry, column: Column) -> String {
    let head = &game.head;
    match column {
        Column::Black => head.names.black.to_string(),
        Column::White => head.names.white.to_string(),
        Column::BlackRank => head.ranks.black.to_string(),
        Column::WhiteRank => head.ranks.white.to_string(),
        Column::Date => head.date.to_string(),
        Column::Result => head.result.to_string(),
        Column::Size => game.size.map_or_else(String::new, |size| size.to_string()),
        Column::Moves => game.moves.to_string(),
        Column::Event => head.event.to_string(),
    }
}

fn game_line(
    file: &FileEntry,
    game: &GameEntry,
    (number, turn, likeness): (u32, Option<u16>, Option<Likeness>),
    columns: &Columns,
    style: Style,
) -> Line {
    let language = style.language;
    let cells = columns
        .iter()
        .map(|&(column, _)| cell(game, column))
        .collect();
    let mut below = Vec::new();
    below.extend(turn.map(|turn| language.fill(Words::AtMove, &[&turn])));
    below.extend(likeness.map(|likeness| language.say(likeness_name(likeness)).to_owned()));
    if let Some(why) = game.trouble {
        let why = words::unplayable(language, why);
        below.push(language.fill(Words::Damaged, &[&why]));
    }
    if game.repaired {
        below.push(language.say(Words::Repaired).to_owned());
    }
    let shows_event = columns.iter().any(|&(column, _)| column == Column::Event);
    if !shows_event && !game.head.event.is_empty() {
        below.push(game.head.event.to_string());
    }
    let name = file
        .path()
        .file_name()
        .unwrap_or_default()
        .to_string_lossy();
    below.push(match file.games().len() {
        0 | 1 => name.into_owned(),
        _ => language.with_remark(&name, &(number + 1).to_string()),
    });
    let below = below.join(" · ");
    Line {
        spoken: spoken(language, game, &below),
        cells,
        below,
        color: game.trouble.map(|_| style.colors.wrong),
    }
}

/// A game as it is read aloud.
fn spoken(language: Language, game: &GameEntry, below: &str) -> String {
    let named = |color: Color| {
        let (name, rank) = (&game.head.names[color], &game.head.ranks[color]);
        match rank.is_empty() {
            true => name.to_string(),
            false => format!("{name} {rank}"),
        }
    };
    let [black, white] = Color::BOTH.map(named);
    let result = game.head.outcome();
    let result = result.map_or_else(
        || game.head.result.to_string(),
        |result| outcome(language, game.kind, &result),
    );
    let moves = match game.kind {
        GameKind::Go | GameKind::Othello | GameKind::Aligne4 => language.count(
            usize::try_from(game.moves).unwrap_or_default(),
            Words::MovesCount,
        ),
    };
    let size = game.size.map_or_else(String::new, |size| size.to_string());
    let mut parts = vec![
        players_text(language, game.kind, &black, &white),
        game.head.date.to_string(),
        result,
        size,
        moves,
        below.to_owned(),
    ];
    parts.retain(|part| !part.is_empty());
    language.series(&parts)
}

const fn likeness_name(likeness: Likeness) -> Words {
    match likeness {
        Likeness::Same => Words::Same,
        Likeness::Beginning => Words::Beginning,
        Likeness::Longer => Words::Longer,
    }
}

fn damaged_line(file: &FileEntry, style: Style) -> Line {
    let language = style.language;
    let name = file
        .path()
        .file_name()
        .unwrap_or_default()
        .to_string_lossy();
    let why = file.games.as_ref().err();
    let why = why.map_or_else(String::new, |error| words::trouble(language, &error.kind));
    Line {
        spoken: language.series(&[name.to_string(), why.clone()]),
        cells: vec![name.into_owned()],
        below: why,
        color: Some(style.colors.wrong),
    }
}

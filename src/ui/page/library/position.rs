//! The position that is looked for, drawn on a board, and what was played next.

use egui::{ScrollArea, Ui, UiBuilder, vec2};
use strum::VariantArray as _;

use super::Present;
use crate::board::{ByColor, Color, Grid, Point, PointSet, Size};
use crate::library::{Cell, Colors, Continuations, Frame, Freedom, Pattern, Query};
use crate::scene::{Mark, StoneBoard};
use crate::ui::accessibility;
use crate::ui::board::{BoardEvent, BoardState, BoardView, board_ui};
use crate::ui::look::BoardTextures;
use crate::ui::theme::{self, Style};
use crate::ui::widget::controls;
use crate::words::{self, Language, LibraryWords as Words};

const VIEW: BoardView = BoardView {
    coordinates: true,
    live: true,
};
/// How many of the next moves are shown.
const MOST_MOVES: usize = 26;

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
enum Tool {
    #[default]
    Black,
    White,
    Nothing,
    Anything,
    Area,
}

/// A position that is drawn, and what was found of it.
#[derive(Debug)]
pub(super) struct PositionPanel {
    size: Size,
    cells: Grid<Cell>,
    frame: Frame,
    /// The corner of an area of which the other is still to be chosen.
    corner: Option<Point>,
    tool: Tool,
    stays: bool,
    swapped: bool,
    board: BoardState,
    /// What is looked for, once that was asked for.
    query: Option<Query>,
    found: Option<Found>,
}

/// What was found.
#[derive(Debug)]
struct Found {
    games: usize,
    places: u32,
    /// The next moves, in the columns and rows of the board.
    moves: Vec<Next>,
}

#[derive(Debug)]
struct Next {
    /// Which letter stands at its point, counted from 0.
    letter: usize,
    point: Point,
    color: Color,
    times: u32,
    won: ByColor<u32>,
}

impl PositionPanel {
    pub(super) fn new(present: Option<&Present>) -> Self {
        let size = present.map_or(Size::NINETEEN, |(size, _)| *size);
        let mut panel = Self {
            size,
            cells: Grid::filled(size, Cell::Empty),
            frame: Frame::whole(size),
            corner: None,
            tool: Tool::default(),
            stays: false,
            swapped: true,
            board: BoardState::default(),
            query: None,
            found: None,
        };
        panel.take(present);
        panel
    }

    /// Takes the stones of the game on the table.
    fn take(&mut self, present: Option<&Present>) {
        let Some((size, stones)) = present else {
            return;
        };
        self.size = *size;
        self.cells = Grid::from_fn(*size, |point| {
            let mut colors = Color::BOTH.into_iter();
            let stone = colors.find(|&color| stones[color].contains(point));
            stone.map_or(Cell::Empty, Cell::Stone)
        });
        self.frame = Frame::whole(*size);
        self.changed();
    }

    fn empty(&mut self, size: Size) {
        self.size = size;
        self.cells = Grid::filled(size, Cell::Empty);
        self.frame = Frame::whole(size);
        self.changed();
    }

    /// What was found was something else.
    fn changed(&mut self) {
        self.query = None;
        self.found = None;
        self.corner = None;
    }

    /// Whether something is looked for.
    pub(super) const fn is_asked(&self) -> bool {
        self.query.is_some()
    }

    /// Nothing is looked for any more.
    pub(super) fn forget(&mut self) {
        self.changed();
    }

    /// What is looked for.
    pub(super) fn query(&self) -> Option<Query> {
        self.query.clone()
    }

    /// Shows what was found.
    pub(super) fn show_found(&mut self, found: &Continuations, games: usize) {
        if self.query.is_none() {
            return;
        }
        let mut points: Vec<Point> = Vec::new();
        let moves = found.moves().into_iter().map(|next| {
            let point = Point::new(self.frame.left + next.column, self.frame.top + next.row);
            let known = points.iter().position(|&known| known == point);
            let letter = known.unwrap_or_else(|| {
                points.push(point);
                points.len() - 1
            });
            Next {
                letter,
                point,
                color: next.color,
                times: next.won.times,
                won: next.won.by,
            }
        });
        let moves = moves.take_while(|next| next.letter < MOST_MOVES);
        self.found = Some(Found {
            games,
            places: found.all().times,
            moves: moves.collect(),
        });
    }

    fn find(&mut self) {
        self.corner = None;
        self.found = None;
        let freedom = match self.stays {
            true => Freedom::Stays,
            false => Freedom::Slides,
        };
        let pattern = Pattern::of_frame(self.size, self.frame, freedom, |point| self.cells[point]);
        self.query = Some(Query {
            pattern,
            colors: match self.swapped {
                true => Colors::Either,
                false => Colors::AsDrawn,
            },
        });
    }

    fn choose(&mut self, point: Point) {
        if !self.size.contains(point) {
            return;
        }
        match self.tool {
            Tool::Black => self.put(point, Cell::Stone(Color::Black)),
            Tool::White => self.put(point, Cell::Stone(Color::White)),
            Tool::Nothing => self.put(point, Cell::Empty),
            Tool::Anything => self.put(point, Cell::Any),
            Tool::Area => match self.corner.take() {
                Some(corner) => {
                    self.frame = Frame::between(corner, point);
                    self.changed();
                }
                None => {
                    self.changed();
                    self.corner = Some(point);
                }
            },
        }
    }

    /// Puts something on a point; the same a second time takes it away.
    fn put(&mut self, point: Point, cell: Cell) {
        self.cells[point] = match self.cells[point] == cell {
            true => Cell::Empty,
            false => cell,
        };
        self.changed();
    }

    fn goban(&self) -> StoneBoard {
        let mut goban = StoneBoard::empty(self.size);
        for point in self.size.points() {
            match self.cells[point] {
                Cell::Stone(color) => goban.stones[point] = Some(color),
                Cell::Any => goban.marks.push((point, Mark::Label("?".to_owned()))),
                Cell::Empty => (),
            }
            if !self.frame.contains(point) {
                goban.dimmed.insert(point);
            }
        }
        goban
            .marks
            .extend(self.corner.map(|corner| (corner, Mark::Square)));
        for next in self.moves() {
            let mark = Mark::Label(letter(next.letter).to_string());
            goban.marks.retain(|(point, _)| *point != next.point);
            goban.marks.push((next.point, mark));
        }
        match self.tool {
            Tool::Black => (goban.to_play, goban.legal) = (Color::Black, PointSet::all(self.size)),
            Tool::White => (goban.to_play, goban.legal) = (Color::White, PointSet::all(self.size)),
            Tool::Nothing | Tool::Anything | Tool::Area => (),
        }
        goban
    }

    /// The next moves, those that were played most often first.
    fn moves(&self) -> &[Next] {
        self.found.as_ref().map_or(&[], |found| &found.moves)
    }

    pub(super) fn position_ui(
        &mut self,
        ui: &mut Ui,
        present: Option<&Present>,
        textures: &mut BoardTextures,
        style: Style,
    ) {
        let language = style.language;
        accessibility::group(ui, language.say(Words::Position));
        let room = ui.available_rect_before_wrap();
        let side = room.width().min(room.height() * 0.55);
        let board = egui::Rect::from_min_size(room.min, vec2(side, side));
        let goban = self.goban();
        let state = &mut self.board;
        let builder = UiBuilder::new().max_rect(board);
        let chosen = ui.scope_builder(builder, |ui| {
            board_ui(ui, &goban, VIEW, textures, state, style)
        });
        if let Some(BoardEvent::Chose(point)) = chosen.inner {
            self.choose(point);
        }
        let mut below = room;
        below.set_top(board.bottom() + theme::GRID);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ScrollArea::vertical()
                .id_salt("position")
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.set_width((ui.available_width() - theme::SCROLL_BAR).max(1.0));
                    self.find_ui(ui, style);
                    self.found_ui(ui, language, style);
                    self.tools_ui(ui, present, style);
                });
        });
    }

    fn tools_ui(&mut self, ui: &mut Ui, present: Option<&Present>, style: Style) {
        let language = style.language;
        ui.horizontal_wrapped(|ui| {
            accessibility::group(ui, language.say(Words::Tool));
            for &tool in Tool::VARIANTS {
                let name = language.say(tool_name(tool));
                let is_chosen = self.tool == tool;
                let button = ui.selectable_label(is_chosen, name);
                let button = match tool {
                    Tool::Area => controls::tip(button, language.say(Words::AreaTip)),
                    Tool::Black | Tool::White | Tool::Nothing | Tool::Anything => button,
                };
                if button.clicked() {
                    self.tool = tool;
                    self.corner = None;
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            if present.is_some() {
                let button = ui.add(controls::plain_button(language.say(Words::FromGame)));
                if controls::tip(button, language.say(Words::FromGameTip)).clicked() {
                    self.take(present);
                }
            }
            for size in [Size::NINETEEN, Size::THIRTEEN, Size::NINE] {
                let name = format!("{} {size}", language.say(Words::EmptyBoard));
                let button = ui.add(controls::plain_button(&size.to_string()));
                let button = controls::tip(button, &name);
                if button.clicked() {
                    self.empty(size);
                }
                button.accessible_name(name);
            }
            if self.frame != Frame::whole(self.size) {
                let whole = controls::plain_button(language.say(Words::WholeBoard));
                if ui.add(whole).clicked() {
                    self.frame = Frame::whole(self.size);
                    self.changed();
                }
            }
        });
        let stays = ui.checkbox(&mut self.stays, language.say(Words::Stays));
        let stays = controls::tip(stays, language.say(Words::StaysTip));
        let swapped = ui.checkbox(&mut self.swapped, language.say(Words::Swapped));
        if stays.changed() || swapped.changed() {
            self.changed();
        }
    }

    fn find_ui(&mut self, ui: &mut Ui, style: Style) {
        let language = style.language;
        ui.horizontal_wrapped(|ui| {
            let find = language.say(Words::Find);
            if controls::main_button(ui, style.colors, find).clicked() {
                self.find();
            }
            let forget = controls::plain_button(language.say(Words::Forget));
            if self.query.is_some() && ui.add(forget).clicked() {
                self.changed();
            }
        });
    }

    fn found_ui(&self, ui: &mut Ui, language: Language, style: Style) {
        let Some(found) = &self.found else { return };
        if found.games == 0 {
            let none = ui.label(language.say(Words::NotFound));
            return accessibility::alert(&none);
        }
        let places = usize::try_from(found.places).unwrap_or(usize::MAX);
        let [games, places] = [
            language.count(found.games, Words::GamesCount),
            language.count(places, Words::PlacesCount),
        ];
        let told = ui.label(language.fill(Words::FoundIn, &[&games, &places]));
        accessibility::alert(&told);
        let next = match found.moves.is_empty() {
            true => Words::NoNextMove,
            false => Words::NextMoves,
        };
        controls::quiet_label(ui, style.colors, language.say(next));
        for next in &found.moves {
            let share = |color: Color| 100 * next.won[color] / next.times.max(1);
            let color = words::color(language, next.color);
            let times = usize::try_from(next.times).unwrap_or(usize::MAX);
            let times = language.count(times, Words::Times);
            let [black, white] = Color::BOTH.map(share);
            let line = [
                &letter(next.letter) as &dyn std::fmt::Display,
                &color,
                &times,
                &black,
                &white,
            ];
            ui.label(language.fill(Words::NextMove, &line));
        }
    }
}

fn letter(number: usize) -> char {
    char::from(b'A' + u8::try_from(number % MOST_MOVES).unwrap_or_default())
}

const fn tool_name(tool: Tool) -> Words {
    match tool {
        Tool::Black => Words::PutBlack,
        Tool::White => Words::PutWhite,
        Tool::Nothing => Words::PutNothing,
        Tool::Anything => Words::PutAnything,
        Tool::Area => Words::Area,
    }
}

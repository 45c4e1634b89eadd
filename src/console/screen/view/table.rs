//! The table: the board, the players beside it or above it, and the tray.

use ratatui::Frame;
use ratatui::layout::Rect;
use strum::VariantArray as _;

use super::board::{BoardOptions, Border, Spacing};
use super::{HitAreas, board, draw_str, panel, pieces, squares};
use crate::console::command::{Command, key_name};
use crate::console::screen::state::{Focus, ScreenState};
use crate::console::text::{moved_text, progress_text, standing_text, width, wrap};
use crate::record::GameKind;
use crate::scene::{Board, Ground, ReviewScene, Scene, StoneBoard};
use crate::session::{
    ComputerState, Match, Moment, Notice, ReviewState, Severity, Stage, file_name,
};
use crate::words::{self, ConsoleWords, Language, TeachingWords, Thinking};

/// The least width of what stands beside the board.
const SIDE: u16 = 28;
/// The title above; the message and the keys below.
const HEAD: u16 = 1;
const FOOT: u16 = 2;
/// The two lines about the players, where they stand above the board.
const PLAYERS: u16 = 2;

pub(super) fn draw(frame: &mut Frame<'_>, state: &ScreenState, now: Moment, areas: &mut HitAreas) {
    let (Some(scene), Some(session)) = (state.scene(), state.playing()) else {
        return;
    };
    let area = frame.area();
    let Some(layout) = layout(state, &scene, area) else {
        return draw_too_small(frame, state, &scene, area);
    };
    let language = state.controller.workspace.language();
    let title = title(session, language);
    draw_str(
        frame.buffer_mut(),
        (area.x, area.y),
        &title,
        state.colors.title(),
    );
    if let Some(error) = state.controller.workspace.keeping_error() {
        // Where no other message takes its place.
        let why = words::trouble(language, &error.kind);
        let text = language.fill(ConsoleWords::NotKeptSign, &[&why]);
        let after = u16::try_from(width(&title) + 2).unwrap_or(u16::MAX);
        let at = (area.x.saturating_add(after), area.y);
        draw_str(
            frame.buffer_mut(),
            at,
            &text,
            state.colors.weight(Severity::Trouble),
        );
    }
    match layout.side {
        Some(side) => {
            // The pieces have to be seen whatever else there is to tell.
            let (_, tray_height) = tray(&scene);
            let room = side.height.saturating_sub(tray_height);
            let above = Rect {
                height: room,
                ..side
            };
            let rows = panel::draw(frame.buffer_mut(), above, state, &scene, now);
            let below = Rect {
                y: side.y.saturating_add(room.min(rows.saturating_add(1))),
                ..side
            };
            draw_tray(frame, state, &scene, below, areas);
        }
        None => {
            let lines = panel::lines(state, &scene, now);
            for (line, y) in lines.iter().zip(area.y + HEAD..) {
                draw_str(frame.buffer_mut(), (area.x, y), line, Default::default());
            }
            let below = Rect {
                y: layout.board.bottom(),
                ..layout.board
            };
            draw_tray(frame, state, &scene, below, areas);
        }
    }
    draw_board(frame, state, &scene, layout, areas);
}

/// Where the parts of the table go.
#[derive(Clone, Copy)]
struct TableLayout {
    board: Rect,
    style: BoardStyle,
    side: Option<Rect>,
}

/// How roomy a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BoardStyle {
    /// Points with room between them.
    Points(Spacing),
    /// Squares with lines between them.
    Squares,
}

impl BoardStyle {
    /// Those that fit a board, the roomiest first.
    fn all(scene: &Scene) -> Vec<Self> {
        match &scene.board {
            Board::Stones(goban) if goban.ground == Ground::Squares => {
                vec![Self::Squares, Self::Points(Spacing::Dense)]
            }
            Board::Stones(_) => Spacing::VARIANTS
                .iter()
                .copied()
                .map(Self::Points)
                .collect(),
            Board::Pieces(_) => vec![Self::Squares],
        }
    }
}

/// The layout for a size, the roomiest that fits. Where there is something to read
/// beside the board, it is one with room for that, if any is.
fn layout(state: &ScreenState, scene: &Scene, area: Rect) -> Option<TableLayout> {
    let styles = BoardStyle::all(scene);
    let asked = scene
        .teaching
        .as_ref()
        .is_some_and(|of| of.warning.is_some());
    let reads = scene.analyzing || asked || scene.review.is_some();
    let mut readable = styles.iter().filter(|_| reads);
    let readable = readable.find_map(|&style| layout_beside(state, scene, style, area));
    readable.or_else(|| {
        styles.iter().find_map(|&style| {
            let beside = layout_beside(state, scene, style, area);
            beside.or_else(|| layout_below(state, scene, style, area))
        })
    })
}

/// The players beside the board, if they fit.
fn layout_beside(
    state: &ScreenState,
    scene: &Scene,
    style: BoardStyle,
    area: Rect,
) -> Option<TableLayout> {
    let (tray_width, _) = tray(scene);
    let (width, height) = board_size(state, scene, style);
    let left = width + 2;
    let fits = area.height >= height + HEAD + FOOT && area.width > width + SIDE.max(tray_width);
    fits.then(|| TableLayout {
        board: Rect::new(area.x, area.y + HEAD, width, height),
        style,
        side: Some(Rect::new(
            area.x + left,
            area.y + HEAD,
            area.width - left,
            area.height - HEAD - FOOT,
        )),
    })
}

/// The board below the players, if that fits.
fn layout_below(
    state: &ScreenState,
    scene: &Scene,
    style: BoardStyle,
    area: Rect,
) -> Option<TableLayout> {
    let (tray_width, tray_height) = tray(scene);
    let (width, height) = board_size(state, scene, style);
    let needed = height + HEAD + FOOT + PLAYERS + tray_height;
    let fits = area.height >= needed && area.width >= width.max(tray_width);
    fits.then(|| TableLayout {
        board: Rect::new(area.x, area.y + HEAD + PLAYERS, width, height),
        style,
        side: None,
    })
}

fn tray(scene: &Scene) -> (u16, u16) {
    match scene.board {
        Board::Pieces(_) => pieces::TRAY,
        Board::Stones(_) => (0, 0),
    }
}

/// How much room the board takes, with lines between squares or without.
fn board_size(state: &ScreenState, scene: &Scene, style: BoardStyle) -> (u16, u16) {
    let border = border_of(state);
    match &scene.board {
        Board::Stones(goban) => match style {
            BoardStyle::Squares => squares::outer_size(goban, border),
            BoardStyle::Points(spacing) => board::outer_size(goban, border, spacing),
        },
        Board::Pieces(_) => pieces::outer_size(),
    }
}

const fn border_of(state: &ScreenState) -> Border {
    if state.controller.workspace.preferences.settings.coordinates {
        Border::Coordinates
    } else {
        Border::Bare
    }
}

fn draw_board(
    frame: &mut Frame<'_>,
    state: &ScreenState,
    scene: &Scene,
    layout: TableLayout,
    areas: &mut HitAreas,
) {
    let cursor = (state.focus == Focus::Board).then_some(state.cursor);
    let buffer = frame.buffer_mut();
    let grid = match &scene.board {
        Board::Stones(goban) => {
            let (draw, spacing): (fn(&mut _, Rect, &StoneBoard, &BoardOptions) -> _, _) =
                match layout.style {
                    BoardStyle::Squares => (squares::draw, Spacing::Dense),
                    BoardStyle::Points(spacing) => (board::draw, spacing),
                };
            let options = BoardOptions {
                border: border_of(state),
                spacing,
                cursor,
                colors: state.colors,
            };
            draw(buffer, layout.board, goban, &options)
        }
        Board::Pieces(board) => pieces::draw(buffer, layout.board, board, cursor, state.colors),
    };
    areas.board = Some(grid);
    if let Some(cursor) = cursor {
        frame.set_cursor_position(grid.at(cursor));
    }
}

fn draw_tray(
    frame: &mut Frame<'_>,
    state: &ScreenState,
    scene: &Scene,
    area: Rect,
    areas: &mut HitAreas,
) {
    let Board::Pieces(board) = &scene.board else {
        return;
    };
    let cursor = (state.focus == Focus::Tray).then_some(state.tray);
    areas.tray = pieces::draw_tray(frame.buffer_mut(), area, board, cursor, state.colors);
    let chosen = areas
        .tray
        .iter()
        .find(|(_, piece)| cursor == Some(piece.number()));
    if let Some((rect, _)) = chosen
        && frame.area().contains(rect.as_position())
    {
        frame.set_cursor_position(rect.as_position());
    }
}

fn draw_too_small(frame: &mut Frame<'_>, state: &ScreenState, scene: &Scene, area: Rect) {
    let language = state.controller.workspace.language();
    let (tray_width, tray_height) = tray(scene);
    // The smallest stands last.
    let least = BoardStyle::all(scene).pop().unwrap_or(BoardStyle::Squares);
    let (width, height) = board_size(state, scene, least);
    let beside = (width + 1 + SIDE.max(tray_width), height + HEAD + FOOT);
    let below = (
        width.max(tray_width),
        height + HEAD + FOOT + PLAYERS + tray_height,
    );
    let text = language.fill(
        ConsoleWords::TooSmallEither,
        &[
            &beside.0,
            &beside.1,
            &below.0,
            &below.1,
            &area.width,
            &area.height,
        ],
    );
    for (line, y) in wrap(&text, area.width.into()).iter().zip(area.y..) {
        draw_str(frame.buffer_mut(), (area.x, y), line, state.colors.asking());
    }
}

fn title(session: &Match, language: Language) -> String {
    let mut parts = vec![words::game_title(language, &session.game_title())];
    if let Match::Go(go) = session {
        let ruleset = words::ruleset_term(go.record().start().ruleset);
        parts.push(language.say(ruleset).to_owned());
    }
    if let Some(home) = session.file() {
        let changed = if session.is_changed() { " *" } else { "" };
        parts.push(format!("{}{changed}", file_name(&home.path)));
    }
    parts.join(" · ")
}

/// What is said at the table when nothing else is: the latest message of the
/// match, who thinks, or who is to move.
pub(super) fn message(state: &ScreenState, session: &Match) -> (String, Severity) {
    let language = state.controller.workspace.language();
    match session.notice() {
        // The reasons stand beside the board.
        Some(Notice::Warned(warning)) => {
            let said = [warning.cost(language), answer_keys(language)];
            return (language.sentences(&said), Severity::Refusal);
        }
        Some(Notice::Passed(_) | Notice::NoMove(_)) | None => {}
        Some(notice) => return (notice.text(language, session.kind()), notice.severity()),
    }
    let passed = session
        .notice()
        .map(|notice| notice.text(language, session.kind()));
    let scene = state.scene();
    let review = scene.as_ref().and_then(|scene| scene.review.as_ref());
    let standing = match (session.computer(), &scene) {
        (Some((color, ComputerState::Thinking)), _) => language.fill(
            Thinking::Thinks,
            &[&words::side(language, session.kind(), color)],
        ),
        (Some((color, ComputerState::Waiting)), _) => language.fill(
            ConsoleWords::WaitsKey,
            &[&words::side(language, session.kind(), color)],
        ),
        (Some((_, ComputerState::Asking)), _) => answer_keys(language),
        (None, Some(scene)) => match review.and_then(ReviewScene::current) {
            // Also where there is no room beside the board.
            Some(of) => moved_text(scene.kind, of, language),
            None => standing_text(scene, session, language),
        },
        (None, None) => String::new(),
    };
    let goes_on = review.filter(|review| review.state != ReviewState::Done);
    let parts = [
        passed,
        Some(standing),
        goes_on.map(|review| progress_text(review, language)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (parts.join(" · "), Severity::Quiet)
}

/// The keys that answer a teacher.
fn answer_keys(language: Language) -> String {
    let key = |command: Command| key_name(language, command.key());
    let [back, leave] = [Command::TakeBack, Command::LeaveMove].map(key);
    language.fill(TeachingWords::AnswerBy, &[&back, &leave])
}

pub(super) fn keys_text(state: &ScreenState, language: Language) -> String {
    let Some(session) = state.playing() else {
        return String::new();
    };
    let keys = match (session.stage(), session.kind()) {
        (Stage::Counting, _) => ConsoleWords::CountingKeys,
        (Stage::Playing | Stage::Over(_), GameKind::Aligne4) => ConsoleWords::TrayKeys,
        (Stage::Playing | Stage::Over(_), GameKind::Go | GameKind::Othello) => {
            ConsoleWords::TableKeys
        }
    };
    language.say(keys).to_owned()
}

//! The table: the board, the players beside it or above it, and the tray.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::board::{Frame as Around, Rim, Spacing};
use super::{Places, board, panel, pieces, put, squares, wrap};
use crate::console::app::{App, Focus};
use crate::console::text::standing_text;
use crate::record::GameKind;
use crate::scene::{Board, Ground, Scene, StoneBoard};
use crate::session::{ComputerState, Match, Moment, Notice, Severity, Stage, file_name};
use crate::words::{self, ConsoleWords, Language, Thinking};

/// The least width of what stands beside the board.
const SIDE: u16 = 28;
/// The title above; the message and the keys below.
const HEAD: u16 = 1;
const FOOT: u16 = 2;
/// The two lines about the players, where they stand above the board.
const PLAYERS: u16 = 2;

pub(super) fn draw(frame: &mut Frame<'_>, app: &App, now: Moment, places: &mut Places) {
    let (Some(scene), Some(session)) = (app.scene(), app.playing()) else {
        return;
    };
    let area = frame.area();
    let Some(plan) = plan(app, &scene, area) else {
        return draw_too_small(frame, app, &scene, area);
    };
    let language = app.room.desk.language();
    let title = title(session, language);
    put(
        frame.buffer_mut(),
        (area.x, area.y),
        &title,
        app.colors.title(),
    );
    if let Some(error) = app.room.desk.unkept() {
        // Where no other message takes its place.
        let why = words::trouble(language, &error.kind);
        let sign = language.fill(ConsoleWords::NotKeptSign, &[&why]);
        let after = u16::try_from(title.chars().count() + 2).unwrap_or(u16::MAX);
        let at = (area.x.saturating_add(after), area.y);
        put(
            frame.buffer_mut(),
            at,
            &sign,
            app.colors.weight(Severity::Trouble),
        );
    }
    match plan.side {
        Some(side) => {
            // The pieces have to be seen whatever else there is to tell.
            let (_, tray_height) = tray(&scene);
            let room = side.height.saturating_sub(tray_height);
            let above = Rect {
                height: room,
                ..side
            };
            let rows = panel::draw(frame.buffer_mut(), above, app, &scene, now);
            let below = Rect {
                y: side.y.saturating_add(room.min(rows.saturating_add(1))),
                ..side
            };
            draw_tray(frame, app, &scene, below, places);
        }
        None => {
            let lines = panel::lines(app, &scene, now);
            for (line, y) in lines.iter().zip(area.y + HEAD..) {
                put(frame.buffer_mut(), (area.x, y), line, Default::default());
            }
            let below = Rect {
                y: plan.board.bottom(),
                ..plan.board
            };
            draw_tray(frame, app, &scene, below, places);
        }
    }
    draw_board(frame, app, &scene, plan, places);
}

/// Where the parts of the table go.
#[derive(Clone, Copy)]
struct Plan {
    board: Rect,
    ruling: Ruling,
    side: Option<Rect>,
}

/// How roomy a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ruling {
    /// Points with room between them.
    Points(Spacing),
    /// Squares with lines between them.
    Squares,
}

impl Ruling {
    /// Those that fit a board, the roomiest first.
    fn all(scene: &Scene) -> Vec<Self> {
        match &scene.board {
            Board::Stones(goban) if goban.ground == Ground::Squares => {
                vec![Self::Squares, Self::Points(Spacing::Dense)]
            }
            Board::Stones(_) => Spacing::ALL.map(Self::Points).to_vec(),
            Board::Pieces(_) => vec![Self::Squares],
        }
    }
}

/// The plan for a size, the roomiest that fits.
fn plan(app: &App, scene: &Scene, area: Rect) -> Option<Plan> {
    let (tray_width, tray_height) = tray(scene);
    for ruling in Ruling::all(scene) {
        let (width, height) = board_room(app, scene, ruling);
        let fits = area.height >= height + HEAD + FOOT;
        if fits && area.width >= width + 1 + SIDE.max(tray_width) {
            let left = width + 2;
            return Some(Plan {
                board: Rect::new(area.x, area.y + HEAD, width, height),
                ruling,
                side: Some(Rect::new(
                    area.x + left,
                    area.y + HEAD,
                    area.width - left,
                    area.height - HEAD - FOOT,
                )),
            });
        }
        let needed = height + HEAD + FOOT + PLAYERS + tray_height;
        if area.height >= needed && area.width >= width.max(tray_width) {
            return Some(Plan {
                board: Rect::new(area.x, area.y + HEAD + PLAYERS, width, height),
                ruling,
                side: None,
            });
        }
    }
    None
}

fn tray(scene: &Scene) -> (u16, u16) {
    match scene.board {
        Board::Pieces(_) => pieces::TRAY,
        Board::Stones(_) => (0, 0),
    }
}

/// How much room the board takes, with lines between squares or without.
fn board_room(app: &App, scene: &Scene, ruling: Ruling) -> (u16, u16) {
    let rim = rim(app);
    match &scene.board {
        Board::Stones(goban) => match ruling {
            Ruling::Squares => squares::room(goban, rim),
            Ruling::Points(spacing) => board::room(goban, rim, spacing),
        },
        Board::Pieces(_) => pieces::room(),
    }
}

const fn rim(app: &App) -> Rim {
    if app.room.desk.settings.coordinates {
        Rim::Coordinates
    } else {
        Rim::Bare
    }
}

fn draw_board(frame: &mut Frame<'_>, app: &App, scene: &Scene, plan: Plan, places: &mut Places) {
    let cursor = (app.focus == Focus::Board).then_some(app.cursor);
    let buffer = frame.buffer_mut();
    let lattice = match &scene.board {
        Board::Stones(goban) => {
            let (draw, spacing): (fn(&mut _, Rect, &StoneBoard, &Around) -> _, _) =
                match plan.ruling {
                    Ruling::Squares => (squares::draw, Spacing::Dense),
                    Ruling::Points(spacing) => (board::draw, spacing),
                };
            let around = Around {
                rim: rim(app),
                spacing,
                cursor,
                colors: app.colors,
            };
            draw(buffer, plan.board, goban, &around)
        }
        Board::Pieces(board) => pieces::draw(buffer, plan.board, board, cursor, app.colors),
    };
    places.board = Some(lattice);
    if let Some(cursor) = cursor {
        frame.set_cursor_position(lattice.at(cursor));
    }
}

fn draw_tray(frame: &mut Frame<'_>, app: &App, scene: &Scene, area: Rect, places: &mut Places) {
    let Board::Pieces(board) = &scene.board else {
        return;
    };
    let cursor = (app.focus == Focus::Tray).then_some(app.tray);
    places.tray = pieces::draw_tray(frame.buffer_mut(), area, board, cursor, app.colors);
    let chosen = places
        .tray
        .iter()
        .find(|(_, piece)| cursor == Some(piece.number()));
    if let Some((rect, _)) = chosen
        && frame.area().contains(rect.as_position())
    {
        frame.set_cursor_position(rect.as_position());
    }
}

fn draw_too_small(frame: &mut Frame<'_>, app: &App, scene: &Scene, area: Rect) {
    let language = app.room.desk.language();
    let (tray_width, tray_height) = tray(scene);
    // The smallest stands last.
    let least = Ruling::all(scene).pop().unwrap_or(Ruling::Squares);
    let (width, height) = board_room(app, scene, least);
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
        put(frame.buffer_mut(), (area.x, y), line, app.colors.asking());
    }
}

fn title(session: &Match, language: Language) -> String {
    let mut parts = vec![session.game_title()];
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
pub(super) fn said(app: &App, session: &Match, language: Language) -> (String, Severity) {
    match session.notice() {
        Some(Notice::Passed(_) | Notice::NoMove(_)) | None => {}
        Some(notice) => return (notice.text(language, session.table()), notice.severity()),
    }
    let passed = session
        .notice()
        .map(|notice| notice.text(language, session.table()));
    let standing = match session.computer() {
        Some((color, ComputerState::Thinking)) => language.fill(
            Thinking::Thinks,
            &[&words::side(language, session.table(), color)],
        ),
        Some((color, ComputerState::Waiting)) => language.fill(
            ConsoleWords::WaitsKey,
            &[&words::side(language, session.table(), color)],
        ),
        None => match app.scene() {
            Some(scene) => standing_text(&scene, session, language),
            None => String::new(),
        },
    };
    let text = match passed {
        Some(passed) => format!("{passed} · {standing}"),
        None => standing,
    };
    (text, Severity::Quiet)
}

pub(super) fn keys_text(app: &App, language: Language) -> String {
    let Some(session) = app.playing() else {
        return String::new();
    };
    let keys = match (session.stage(), session.table()) {
        (Stage::Counting, _) => ConsoleWords::CountingKeys,
        (_, GameKind::Aligne4) => ConsoleWords::TrayKeys,
        (_, GameKind::Go | GameKind::Othello) => ConsoleWords::TableKeys,
    };
    language.say(keys).to_owned()
}

//! The players beside the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::draw_str;
use crate::board::Color;
use crate::console::screen::colors::Colors;
use crate::console::screen::state::ScreenState;
use crate::console::text::{
    analysis_lines, clock_reading, holdings_text, moment_rows, player_name, progress_text,
    reason_lines, wrap,
};
use crate::go::Scoring;
use crate::scene::{Holdings, Scene};
use crate::session::{Match, Moment};
use crate::words::{self, Language, TableWords, Thinking};

/// One line about each side, for where there is no room beside the board.
pub(super) fn lines(state: &ScreenState, scene: &Scene, now: Moment) -> [String; 2] {
    let language = state.controller.workspace.language();
    Color::BOTH.map(|color| {
        let mut parts = vec![name(state, scene, color)];
        let session = state.playing();
        parts.extend(session.and_then(|session| clock_reading(session, color, now, language)));
        parts.extend(holdings_text(&scene.players[color].holdings, language));
        parts.join(" · ")
    })
}

fn name(state: &ScreenState, scene: &Scene, color: Color) -> String {
    let language = state.controller.workspace.language();
    let symbol = Colors::disc(color);
    let turn = if scene.players[color].to_move {
        ">"
    } else {
        "-"
    };
    let name = player_name(
        scene,
        color,
        &state.controller.workspace.preferences.settings.engines,
        language,
    );
    format!("{turn} {symbol} {name}")
}

/// How far what a side has stands in from its name.
const INDENT: u16 = 4;

/// Both sides with all that they have; how many rows that took.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    state: &ScreenState,
    scene: &Scene,
    now: Moment,
) -> u16 {
    let language = state.controller.workspace.language();
    let Some(session) = state.playing() else {
        return 0;
    };
    let mut y = area.y;
    let mut line = |indent: u16, text: &str, style: Style| {
        let width = area.width.saturating_sub(indent);
        for part in wrap(text, width.into()) {
            if y < area.bottom() {
                draw_str(buffer, (area.x.saturating_add(indent), y), &part, style);
                y = y.saturating_add(1);
            }
        }
    };
    for color in Color::BOTH {
        let style = if scene.players[color].to_move {
            state.colors.title()
        } else {
            Style::new()
        };
        line(0, &name(state, scene, color), style);
        if let Some(clock) = clock_reading(session, color, now, language) {
            line(INDENT, &clock, style);
        }
        for text in holdings(&scene.players[color].holdings, language) {
            line(INDENT, &text, Style::new());
        }
    }
    line(0, "", Style::new());
    for text in standing(scene, session, language) {
        line(0, &text, state.colors.quiet());
    }
    y.saturating_sub(area.y)
}

/// What a side has, part by part.
fn holdings(holdings: &Holdings, language: Language) -> Vec<String> {
    let Holdings::Go(parts, scoring) = holdings else {
        return holdings_text(holdings, language).into_iter().collect();
    };
    let number = |phrase: TableWords, number: u32| format!("{} {number}", language.say(phrase));
    let mut lines = vec![
        number(TableWords::Prisoners, parts.prisoners),
        number(TableWords::TerritoryPart, parts.territory),
    ];
    if *scoring == Scoring::Area {
        lines.push(number(TableWords::Stones, parts.stones));
    }
    let komi = language.points(parts.komi);
    if komi != "0" {
        lines.push(format!("{} {komi}", language.say(TableWords::Komi)));
    }
    let total = language.points(parts.total);
    lines.push(format!("{} {total}", language.say(TableWords::Total)));
    // Two to a row, so that both sides fit beside a small board.
    lines.chunks(2).map(|pair| language.series(pair)).collect()
}

fn standing(scene: &Scene, session: &Match, language: Language) -> Vec<String> {
    let mut lines = vec![match scene.moves {
        0 => language.say(TableWords::StartOfGame).to_owned(),
        moves if moves == scene.moves_in_line => language.fill(TableWords::Move, &[&moves]),
        moves => language.fill(TableWords::MoveOf, &[&moves, &scene.moves_in_line]),
    }];
    if scene.paused {
        lines.push(language.say(TableWords::ClockPaused).to_owned());
    }
    if let Some(warning) = session.warning() {
        lines.push(warning.cost(language));
        lines.extend(warning.reasons(language));
    }
    if scene.estimating {
        lines.push(match scene.estimate {
            None => language.say(Thinking::Estimating).to_owned(),
            Some(lead) => words::expected_score(language, lead.side()),
        });
    }
    if scene.analyzing {
        lines.extend(analysis_lines(scene, language));
    }
    if let Some(review) = &scene.review {
        lines.push(progress_text(review, language));
        if let Some(of) = review.current() {
            lines.extend(reason_lines(session, of, language));
        }
        lines.extend(moment_rows(review, language));
    }
    if let Some(ending) = session.ending() {
        lines.push(words::outcome(language, session.kind(), &ending.outcome));
    }
    lines
}

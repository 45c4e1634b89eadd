//! The kifu sheet: a game on paper, its moves as figures.

use std::ops::RangeInclusive;

use super::{Block, Document};
use crate::board::Color;
use crate::figure::{Coordinates, Figure, FigureBreaks, GameLine, Numbering};
use crate::game::TurnId;
use crate::record::{AnyStart, Header, Record};
use crate::session::Playable;
use crate::words::{
    Language, PublishingWords as Words, handicap, name_or_side, outcome, ruleset, side,
};

/// How a kifu sheet is made.
#[derive(Clone, Copy, Debug)]
pub struct KifuOptions {
    /// How the moves are divided.
    pub breaks: FigureBreaks,
    /// Which numbers they have.
    pub numbering: Numbering,
    /// Whether the lines are named.
    pub coordinates: Coordinates,
    /// Whether comments stand beside the figures.
    pub comments: bool,
    /// Whether what the file draws is shown.
    pub marks: bool,
}

/// A game as a page to be printed: who played it, where and how it ended, and
/// figures of all its moves.
#[must_use]
pub fn kifu_document<G: Playable>(
    line: &GameLine<'_, G>,
    options: KifuOptions,
    language: Language,
) -> Document {
    let record = line.record();
    let mut blocks = vec![Block::Titles(title_lines(record, language))];
    if options.comments {
        let told = [
            record.header(Header::Comment),
            record.comment(TurnId::START),
        ];
        let told = told.into_iter().flatten().map(|text| text.into_owned());
        blocks.extend(
            told.flat_map(|text| paragraphs(&text))
                .map(Block::Paragraph),
        );
    }
    let figures = line.figures(options.breaks);
    let several = figures.len() > 1;
    for (moves, number) in figures.into_iter().zip(1..) {
        let Ok(mut figure) = line.figure(moves.clone(), options.numbering) else {
            continue;
        };
        strip(&mut figure, options.coordinates, options.marks);
        let name = several.then(|| language.fill(Words::Figure, &[&number]));
        figure.caption = caption(line, &figure, &moves, name, language);
        if options.comments {
            figure.beside = comments(line, &moves, language);
        }
        blocks.push(Block::Board(Box::new(figure)));
    }
    if line.moves().is_empty() {
        let turn = line.turns().last().copied().unwrap_or(TurnId::START);
        let mut figure = line.position(turn, crate::figure::ShownNumbers::None);
        strip(&mut figure, options.coordinates, options.marks);
        blocks.push(Block::Board(Box::new(figure)));
    }
    Document {
        title: title(record, language),
        language,
        blocks,
    }
}

/// Takes what is not wanted from a figure.
pub(super) fn strip(figure: &mut Figure, coordinates: Coordinates, marks: bool) {
    if coordinates == Coordinates::Hidden {
        figure.coordinates = coordinates;
    }
    if !marks {
        figure.marks.clear();
        figure.arrows.clear();
        figure.lines.clear();
        figure.territory = crate::board::ByColor::default();
        figure.last = None;
        // Letters that notes speak of are no marks of the file.
        let noted = |label: &String| {
            let place = crate::figure::NotePlace::Letter(label.clone());
            figure.notes.iter().any(|note| note.place == place)
        };
        figure.labels.retain(|(_, label)| noted(label));
    }
}

/// Which figure it is, and of which moves.
pub(super) fn caption<G: Playable>(
    line: &GameLine<'_, G>,
    figure: &Figure,
    moves: &RangeInclusive<usize>,
    name: Option<String>,
    language: Language,
) -> String {
    let number = |of: usize| {
        let mv = of.checked_sub(1).and_then(|of| line.moves().get(of));
        mv.map_or(of as u32, |mv| mv.number)
    };
    let (from, to) = (number(*moves.start()), number(*moves.end()));
    let moves = match from == to {
        true => language.fill(Words::Move, &[&from]),
        false => language.fill(Words::Moves, &[&from, &to]),
    };
    let file = Some(figure.caption.clone()).filter(|caption| !caption.trim().is_empty());
    let parts = [name, file, Some(moves)].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

/// What is said of the moves of a figure.
fn comments<G: Playable>(
    line: &GameLine<'_, G>,
    moves: &RangeInclusive<usize>,
    language: Language,
) -> Vec<String> {
    let record = line.record();
    let of = line.moves().get(moves.start() - 1..*moves.end());
    let told = of.unwrap_or_default().iter().filter_map(|mv| {
        let text = record.comment(mv.turn)?;
        let mut parts = paragraphs(&text);
        let first = parts.first_mut()?;
        *first = language.fill(Words::CommentAt, &[&mv.number, first]);
        Some(parts)
    });
    told.flatten().collect()
}

fn paragraphs(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// What the game is called, or else who played it.
fn title<G: Playable>(record: &Record<G>, language: Language) -> String {
    let name = record.header(Header::Name).unwrap_or_default();
    match name.trim() {
        "" => {
            let [black, white] =
                Color::BOTH.map(|of| name_or_side(language, G::KIND, of, &record.player(of)));
            format!("{black} – {white}")
        }
        name => name.to_owned(),
    }
}

/// Who played, where and when, by which rules, and how it ended.
fn title_lines<G: Playable>(record: &Record<G>, language: Language) -> Vec<String> {
    let header = |header: Header| {
        let text = record.header(header).unwrap_or_default();
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    let players = Color::BOTH.into_iter().filter_map(|color| {
        let name = header(Header::Player(color))?;
        let rank = header(Header::Rank(color));
        let name = [Some(name), rank].into_iter().flatten();
        let name = name.collect::<Vec<_>>().join(", ");
        let side = side(language, G::KIND, color);
        Some(language.fill(Words::Player, &[&side, &name]))
    });
    let round = header(Header::Round).map(|round| match round.parse::<u32>() {
        Ok(number) => language.fill(Words::Round, &[&number]),
        // A file may say it in its own words.
        Err(_) => round,
    });
    let occasion = [header(Header::Event), round];
    let place = [header(Header::Place), header(Header::Date)];
    let result = match record.result() {
        Some(result) => Some(outcome(language, G::KIND, &result)),
        None => header(Header::Result),
    };
    let mut terms = start_terms(record, language);
    terms.extend(result);
    let lines = [
        players.collect::<Vec<_>>(),
        occasion.into_iter().flatten().collect(),
        place.into_iter().flatten().collect(),
        terms,
    ];
    let lines = lines.into_iter().filter(|parts| !parts.is_empty());
    lines.map(|parts| parts.join(" · ")).collect()
}

/// Komi, rules and handicap.
fn start_terms<G: Playable>(record: &Record<G>, language: Language) -> Vec<String> {
    match G::any_start(record.start()) {
        AnyStart::Go(start) => {
            let mut terms = Vec::new();
            if start.handicap.stones() > 0 {
                terms.push(handicap(language, start.handicap));
            }
            if !start.rules.is_atari_go() {
                let komi = language.points(start.komi());
                terms.push(language.fill(Words::Komi, &[&komi]));
            }
            if let Some(set) = start.ruleset {
                let name = ruleset(language, set);
                terms.push(language.fill(Words::RulesOf, &[&name]));
            }
            terms
        }
        AnyStart::Othello(_) | AnyStart::Aligne4(_) => vec![record.title()],
    }
}

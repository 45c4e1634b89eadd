//! What is said of a match: what happened in it, the move it stands at, and
//! answers to questions about the board.

use super::{Aloud, GobanWords, Language, TableWords};
use crate::aligne4::Square as PieceSquare;
use crate::board::{Color, Point, PointSet, Size, Vertex};
use crate::game::{Outcome, TurnId};
use crate::go;
use crate::othello;
use crate::record::GameKind;
use crate::session::{CurrentTurnKind, Event, Match, Stage, Tally};

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// What was played last?
    LastMove,
    /// Which stones hang together with this one, and how many liberties have
    /// they?
    Chain(Point),
    /// What stands on the row of this point?
    Row(Point),
    /// What stands on its column?
    Column(Point),
    /// Which chains are there, and how many liberties has each?
    Groups,
    /// Which chains have a single liberty?
    Atari,
    /// How does the match stand?
    Score,
}

impl Match {
    /// What is read aloud of something that happened; nothing of what the line
    /// of messages says anyway.
    #[must_use]
    pub fn event_text(&self, language: Language, event: &Event) -> Option<String> {
        let side = |color: Color| super::side(language, self.kind(), color);
        Some(match *event {
            Event::Placed {
                color,
                point,
                lifted,
            } => {
                let place = self.point_name(point);
                match lifted {
                    0 => language.fill(TableWords::Placed, &[&side(color), &place]),
                    _ => language.fill_for(
                        lifted,
                        Aloud::Capturing,
                        &[&side(color), &place, &lifted],
                    ),
                }
            }
            Event::Turned {
                color,
                point,
                discs,
            } => {
                let place = self.point_name(point);
                language.fill(TableWords::Turned, &[&side(color), &place, &discs])
            }
            Event::Put { color, piece, at } => {
                let piece = super::piece_name(language, piece);
                let (row, column) = (at.row + 1, at.col + 1);
                language.fill(TableWords::Put, &[&side(color), &piece, &row, &column])
            }
            Event::Gave { color, piece } => {
                let piece = super::piece_name(language, piece);
                language.fill(TableWords::Gave, &[&side(color), &piece])
            }
            Event::Passed(color) => language.fill(TableWords::Passed, &[&side(color)]),
            Event::Ended(outcome) => self.ended_text(language, &outcome),
            Event::Warned => {
                let reasons = self.warning()?.reasons(language);
                return (!reasons.is_empty()).then(|| language.sentences(&reasons));
            }
            Event::Refused | Event::LowTime(_) => return None,
        })
    }

    /// How a game ended, with the lines that won where there are such.
    fn ended_text(&self, language: Language, outcome: &Outcome) -> String {
        let mut said = vec![super::outcome(language, self.kind(), outcome)];
        match self.ending().and_then(|of| of.tally) {
            Some(Tally::Aligne4(lines)) => {
                said.extend(lines.iter().map(|line| super::line_text(language, line)));
            }
            Some(Tally::Capture { stones }) => {
                said = vec![super::captured(language, &said.concat(), stones)];
            }
            Some(Tally::Go(_) | Tally::Othello(_)) | None => (),
        }
        language.sentences(&said)
    }

    /// The turn that the match stands at, as it is read aloud to someone who
    /// steps through the game: "Move 42, White D4, 2 stones captured".
    #[must_use]
    pub fn step_text(&self, language: Language) -> String {
        let here = self.current_turn();
        let mut said = vec![match here.kind {
            CurrentTurnKind::Start => language.say(Aloud::Start).to_owned(),
            CurrentTurnKind::Setup => language.say(Aloud::SetUp).to_owned(),
            CurrentTurnKind::Note => language.say(Aloud::NoMoveHere).to_owned(),
            CurrentTurnKind::Move(event) => {
                let text = self.event_text(language, &event).unwrap_or_default();
                language.fill(Aloud::Step, &[&here.number, &text])
            }
        }];
        if here.variations > 1 {
            let place = language.fill(Aloud::Variation, &[&here.variation, &here.variations]);
            said.push(place);
        }
        if here.is_last && here.kind != CurrentTurnKind::Start {
            let end = match here.is_on_main_line {
                true => Aloud::Last,
                false => Aloud::End,
            };
            said.push(language.say(end).to_owned());
        }
        if here.is_commented {
            said.push(language.say(Aloud::Commented).to_owned());
        }
        language.series(&said)
    }

    /// The moves of these turns as they are read aloud when they are undone;
    /// `None` if there is no move among them.
    #[must_use]
    pub fn undone_text(&self, language: Language, turns: &[TurnId]) -> Option<String> {
        let named = turns.iter().filter_map(|&turn| {
            let (by, mv) = self.move_at(turn)?;
            let side = super::side(language, self.kind(), by);
            Some(match super::move_name(language, &mv) {
                Some(name) => language.fill(Aloud::MoveOf, &[&side, &name]),
                None => language.fill(Aloud::PassOf, &[&side]),
            })
        });
        let named: Vec<String> = named.collect();
        (!named.is_empty()).then(|| language.fill(Aloud::Undone, &[&language.series(&named)]))
    }

    /// The name of a point at this table.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        match self {
            Self::Go(session) => point_name(point, session.record().size()),
            Self::Othello(_) => square_name(point),
            Self::Aligne4(_) => PieceSquare::at(point)
                .map(|square| square.number().to_string())
                .unwrap_or_default(),
        }
    }

    /// Answers a question about the board, if it makes sense at this table.
    #[must_use]
    pub fn answer(&self, language: Language, inquiry: Inquiry) -> Option<String> {
        match inquiry {
            Inquiry::LastMove => Some(self.last_move_text(language)),
            Inquiry::Score => Some(self.score_text(language)),
            Inquiry::Chain(point) => {
                Some(chain_text(self.go()?.position().board(), point, language))
            }
            Inquiry::Groups => Some(groups_text(self.go()?.position().board(), language)),
            Inquiry::Atari => Some(atari_text(self.go()?.position().board(), language)),
            Inquiry::Row(point) => {
                let size = self.lines()?;
                let points = (0..size.lines()).map(|col| Point::new(col, point.row));
                let row = match self.kind() {
                    GameKind::Go => size.lines().saturating_sub(point.row),
                    GameKind::Othello | GameKind::Aligne4 => point.row + 1,
                };
                let said = self.line_text(language, points);
                Some(language.fill(Aloud::Row, &[&row, &said]))
            }
            Inquiry::Column(point) => {
                let size = self.lines()?;
                // Read upwards, as rows are numbered.
                let points = (0..size.lines()).map(|row| Point::new(point.col, row));
                let said = match self.kind() {
                    GameKind::Go => self.line_text(language, points.rev()),
                    GameKind::Othello | GameKind::Aligne4 => self.line_text(language, points),
                };
                let name = self.point_name(point);
                let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
                Some(language.fill(Aloud::Column, &[&letter, &said]))
            }
        }
    }

    fn last_move_text(&self, language: Language) -> String {
        let text = match self.current_turn().kind {
            CurrentTurnKind::Move(event) => self.event_text(language, &event),
            CurrentTurnKind::Setup => Some(language.say(Aloud::SetUp).to_owned()),
            CurrentTurnKind::Start | CurrentTurnKind::Note => None,
        };
        match text {
            Some(text) => language.fill(Aloud::LastMove, &[&text]),
            None => language.say(Aloud::NoLastMove).to_owned(),
        }
    }

    /// The size of a board on which stones or discs stand.
    fn lines(&self) -> Option<Size> {
        match self {
            Self::Go(session) => Some(session.record().size()),
            Self::Othello(_) => Some(othello::SIZE),
            Self::Aligne4(_) => None,
        }
    }

    fn stone(&self, point: Point) -> Option<Color> {
        match self {
            Self::Go(session) => session.position().board().stone(point),
            Self::Othello(session) => session.position().disc(point),
            Self::Aligne4(_) => None,
        }
    }

    /// What stands on some points in a line; neighbors of one color are named
    /// together, and what is empty is left out.
    fn line_text(&self, language: Language, points: impl Iterator<Item = Point>) -> String {
        let mut runs: Vec<(Color, Point, Point)> = Vec::new();
        let mut before = None;
        for point in points {
            let stone = self.stone(point);
            match (stone, runs.last_mut()) {
                (Some(color), Some((of, _, to))) if before == stone && *of == color => *to = point,
                (Some(color), _) => runs.push((color, point, point)),
                (None, _) => (),
            }
            before = stone;
        }
        if runs.is_empty() {
            return language.say(Aloud::AllEmpty).to_owned();
        }
        let said = runs.into_iter().map(|(color, from, to)| {
            let stone = stone_word(language, Some(color));
            let [first, last] = [from, to].map(|point| self.point_name(point));
            if from == to {
                language.fill(Aloud::OneOf, &[&first, &stone])
            } else {
                language.fill(Aloud::RunOf, &[&first, &last, &stone])
            }
        });
        language.series(&said.collect::<Vec<_>>())
    }

    fn score_text(&self, language: Language) -> String {
        if let Some(ending) = self.ending() {
            return ending.text(language, self.kind());
        }
        let side = |color| super::side(language, self.kind(), color);
        match self {
            Self::Go(session) if session.stage() == Stage::Counting => {
                let count = go::Count::of(session.position(), &session.dead());
                let outcome = super::outcome(language, GameKind::Go, &count.outcome());
                language.fill(Aloud::IfCounted, &[&outcome])
            }
            Self::Go(session) => {
                let position = session.position();
                let [black, white] = Color::BOTH.map(|color| {
                    let number = position.situation().prisoners[color];
                    language.fill(Aloud::Prisoners, &[&side(color), &number])
                });
                let komi = language.points(position.komi());
                let komi = language.fill(Aloud::Komi, &[&komi]);
                language.sentences(&[black, language.series(&[white, komi])])
            }
            Self::Othello(session) => {
                let count = session.position().count();
                let said = Color::BOTH.map(|color| {
                    language.fill(Aloud::DiscsOf, &[&side(color), &count.discs[color]])
                });
                language.series(&said)
            }
            Self::Aligne4(session) => {
                let left = session.position().unused().count();
                language.count(left, Aloud::PiecesLeft)
            }
        }
    }
}

fn point_name(point: Point, size: Size) -> String {
    Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string())
}

fn square_name(point: Point) -> String {
    othello::Square::new(point).map_or_else(String::new, |square| square.to_string())
}

fn stone_word(language: Language, stone: Option<Color>) -> &'static str {
    language.say(match stone {
        None => GobanWords::Empty,
        Some(Color::Black) => GobanWords::Black,
        Some(Color::White) => GobanWords::White,
    })
}

fn names(points: &PointSet, size: Size) -> String {
    let names = size.points().filter(|&point| points.contains(point));
    let names: Vec<String> = names.map(|point| point_name(point, size)).collect();
    names.join(" ")
}

fn chain_text(board: &go::Board, point: Point, language: Language) -> String {
    let size = board.size();
    let name = point_name(point, size);
    let Some(color) = board.stone(point) else {
        let around = size.neighbours(point).map(|near| {
            let stone = stone_word(language, board.stone(near));
            language.fill(Aloud::OneOf, &[&point_name(near, size), &stone])
        });
        let around: Vec<String> = around.collect();
        let empty = language.fill(Aloud::EmptyHere, &[&name]);
        let around = language.fill(Aloud::Neighbors, &[&language.series(&around)]);
        return language.series(&[empty, around]);
    };
    let stone = language.fill(Aloud::OneOf, &[&name, &stone_word(language, Some(color))]);
    let chain = board.chain(point);
    let stones = match usize::from(board.chain_len(point)) {
        1 => language.fill(Aloud::LoneStone, &[&stone]),
        number => {
            let points = names(&chain, size);
            language.fill_for(number, Aloud::Chain, &[&stone, &number, &points])
        }
    };
    let liberties = names(&board.liberty_points(point), size);
    let liberties = match usize::from(board.liberties(point)) {
        1 => language.fill(Aloud::LastLiberty, &[&liberties]),
        number => language.fill_for(number, Aloud::Liberties, &[&number, &liberties]),
    };
    language.clauses(&[stones, liberties])
}

/// Every chain by its first stone, those with the fewest liberties first.
fn groups_text(board: &go::Board, language: Language) -> String {
    let size = board.size();
    let mut said = Vec::new();
    for color in Color::BOTH {
        let mut heads: Vec<Point> = board.chain_heads(color).collect();
        heads.sort_by_key(|&head| (board.liberties(head), head));
        let chains = heads.into_iter().map(|head| {
            let stones = board.chain_len(head);
            let stones = language.count(stones.into(), Aloud::StoneCount);
            let liberties = language.count(board.liberties(head).into(), Aloud::LibertyCount);
            let name = point_name(head, size);
            language.fill(Aloud::Group, &[&name, &stones, &liberties])
        });
        let chains: Vec<String> = chains.collect();
        if !chains.is_empty() {
            let side = super::side(language, GameKind::Go, color);
            said.push(language.fill(Aloud::Named, &[&side, &language.clauses(&chains)]));
        }
    }
    match said.is_empty() {
        true => language.say(Aloud::NoStones).to_owned(),
        false => language.sentences(&said),
    }
}

fn atari_text(board: &go::Board, language: Language) -> String {
    let size = board.size();
    let mut said = Vec::new();
    for color in Color::BOTH {
        let side = super::side(language, GameKind::Go, color);
        let heads = board
            .chain_heads(color)
            .filter(|&head| board.liberties(head) == 1);
        for head in heads {
            let stones = usize::from(board.chain_len(head));
            let liberty = names(&board.liberty_points(head), size);
            let head = point_name(head, size);
            said.push(language.fill_for(
                stones,
                Aloud::ChainInAtari,
                &[&side, &head, &stones, &liberty],
            ));
        }
    }
    if said.is_empty() {
        return language.say(Aloud::NoAtari).to_owned();
    }
    language.fill(Aloud::InAtari, &[&language.clauses(&said)])
}

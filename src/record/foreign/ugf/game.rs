//! The header and the moves of a game in UGF.

use std::collections::HashMap;

use crate::board::{Color, Point, Size};
use crate::record::foreign::draft::{Draft, Play, Third};
use crate::record::foreign::fields::{date, points, rank};
use crate::record::property::Collection;

/// From which edge a file counts rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rows {
    FromTop,
    FromBottom,
}

/// A game being read.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) draft: Draft,
    rows: Rows,
    handicap: u8,
    /// The steps by the numbers that the file gives to moves.
    numbered: HashMap<u32, usize>,
}

impl Game {
    pub(super) fn new() -> Self {
        Self {
            draft: Draft::new(),
            rows: Rows::FromTop,
            handicap: 0,
            numbered: HashMap::from([(0, Draft::START)]),
        }
    }

    /// Puts a line of the header in its place; whether it was understood.
    pub(super) fn tell(&mut self, line: &str) -> bool {
        let Some((key, value)) = line.split_once('=') else {
            return false;
        };
        let draft = &mut self.draft;
        let mut parts = value.split(',').map(str::trim);
        let first = parts.next().unwrap_or_default();
        let kept = match key.trim().to_ascii_lowercase().as_str() {
            "title" => draft.put("EV", joined(value)),
            "place" => draft.put("PC", value),
            "copyright" => draft.put("CP", value),
            "date" => date(first).is_some_and(|date| draft.put("DT", date)),
            "rule" => draft.put("RU", rules(value.trim())),
            "playerb" => player(draft, value, "PB", "BR"),
            "playerw" => player(draft, value, "PW", "WR"),
            "winner" => {
                let result = result(first, parts.next().unwrap_or_default());
                result.is_some_and(|result| draft.put("RE", result))
            }
            "comment" => {
                draft.say(Draft::START, value);
                true
            }
            "size" => {
                let size = first.parse().ok().and_then(|lines| Size::new(lines).ok());
                return size.map(|size| draft.size = size).is_some();
            }
            "hdcp" => {
                self.handicap = first.parse().unwrap_or_default();
                let komi = points(parts.next().unwrap_or_default());
                komi.is_some_and(|komi| draft.put("KM", komi))
            }
            "coordinatetype" => {
                if first.eq_ignore_ascii_case("IGS") {
                    self.rows = Rows::FromBottom;
                }
                true
            }
            "ptime" => {
                if let Some(minutes) = minutes(value) {
                    draft.put("TM", (minutes * 60).to_string());
                }
                false
            }
            // The number of moves is seen from the moves.
            "moves" => true,
            _ => false,
        };
        if !kept {
            self.draft.note(key.trim(), value);
        }
        // Nothing below can be trusted, but some of it may be plain.
        let ciphered = key.eq_ignore_ascii_case("Crypt") && !value.contains("PLAIN");
        !ciphered
    }

    /// Plays the move of a line such as `QD,B1,1,0`: the point, the color and
    /// which of its players, the number of the move, the seconds it took. The
    /// number 0 is a stone that stands before the first move.
    pub(super) fn follow(&mut self, line: &str) -> bool {
        let mut fields = line.split(',').map(str::trim);
        let (Some(place), Some(color)) = (fields.next(), fields.next()) else {
            return false;
        };
        let number: Option<u32> = fields.next().and_then(|number| number.parse().ok());
        let Some(play) = self.play(place, color) else {
            return false;
        };
        if number == Some(0) {
            return matches!(play, (color, Some(point)) if self.draft.place(color, point));
        }
        let step = self.draft.play(play);
        let number = number.or_else(|| step.try_into().ok());
        if let Some(number) = number {
            self.numbered.entry(number).or_insert(step);
        }
        true
    }

    fn play(&self, place: &str, color: &str) -> Option<Play> {
        let &[col @ b'A'..=b'Z', row @ b'A'..=b'Z'] = place.as_bytes() else {
            return None;
        };
        let point = self.point(col - b'A' + 1, row - b'A' + 1);
        // Columns that hardly a board has stand for a pass: YA, YR, YZ, ZZ.
        let is_pass = point.is_none() && col >= b'Y';
        let color = match color.as_bytes() {
            [b'B', ..] => Color::Black,
            [b'W', ..] => Color::White,
            b"MK" if is_pass => self.draft.turn(),
            _ => return None,
        };
        (is_pass || point.is_some()).then_some((color, point))
    }

    /// A point by its column and row, both counted from 1.
    pub(super) fn point(&self, col: u8, row: u8) -> Option<Point> {
        let row = match self.rows {
            Rows::FromTop => row.checked_sub(1)?,
            Rows::FromBottom => self.draft.size.lines().checked_sub(row)?,
        };
        let point = Point::new(col.checked_sub(1)?, row);
        self.draft.size.contains(point).then_some(point)
    }

    /// The move with a number; 0 is the start of the game.
    pub(super) fn numbered(&self, number: &str) -> Option<usize> {
        self.numbered.get(&number.trim().parse().ok()?).copied()
    }

    pub(super) fn finish(mut self, text: &str) -> Collection {
        if self.draft.has_setup() {
            if self.handicap >= 2 {
                self.draft.put("HA", self.handicap.to_string());
            }
        } else if self.draft.first_color() != Some(Color::Black) {
            // The stones are told by their number alone.
            self.draft.give(self.handicap, Third::BottomRight);
        }
        self.draft.finish(text)
    }
}

/// The parts of a title, of which some are often missing.
fn joined(value: &str) -> String {
    let parts = value.split(',').map(str::trim);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn rules(value: &str) -> &str {
    match value {
        "JPN" => "Japanese",
        "CHN" | "CHI" => "Chinese",
        "KOR" => "Korean",
        other => other,
    }
}

/// `name,rank,…`; what stands behind is kept beside the game.
fn player(draft: &mut Draft, value: &str, name: &'static str, its_rank: &'static str) -> bool {
    let mut parts = value.splitn(3, ',').map(str::trim);
    let (player, shown) = (parts.next().unwrap_or_default(), parts.next());
    let shown = shown.unwrap_or_default();
    let kept = draft.put(its_rank, rank(shown).unwrap_or_else(|| shown.to_owned()));
    let kept = draft.put(name, player) && kept;
    let rest = parts.next().unwrap_or_default();
    kept && rest.trim_matches([',', '0', ' ']).is_empty()
}

/// `B,7.50`, `W,R`, `B,T`; a winner of neither color is a draw or none.
fn result(winner: &str, how: &str) -> Option<String> {
    let winner = match winner.to_ascii_uppercase().as_str() {
        "B" => 'B',
        "W" => 'W',
        "D" | "J" => return Some("0".to_owned()),
        "V" => return Some("Void".to_owned()),
        _ => return None,
    };
    let how = match how.to_ascii_uppercase().chars().next() {
        Some(letter @ ('R' | 'T' | 'F')) => letter.to_string(),
        _ => points(how)
            .filter(|margin| margin != "0")
            .unwrap_or_default(),
    };
    Some(format!("{winner}+{how}"))
}

/// `J;240;0;0,J;240;0;0,0,0`: four hours for each, if both have the same.
fn minutes(value: &str) -> Option<u64> {
    let mut players = value.split(',');
    let (black, white) = (players.next()?, players.next()?);
    let minutes = black.strip_prefix("J;")?.split(';').next()?;
    let minutes: u32 = minutes.trim().parse().ok()?;
    (black == white && minutes > 0).then_some(minutes.into())
}

//! UGF and UGI, the format of PandaNet and of Japanese newspapers.
//!
//! Sections under a name in brackets: `[Header]` has the game, `[Data]` the
//! moves. What people wrote beside them is read in [`super::remarks`].

use std::collections::HashMap;

use super::draft::{Draft, Play, Third};
use super::fields::{date, lines, points, rank};
use super::remarks::Remarks;
use crate::board::{Color, Point, Size};
use crate::record::problem::{Fault, Found};
use crate::record::sgf::Collection;

/// Whether a text looks like UGF: the first line that is no remark begins the
/// header.
pub(super) fn recognise(text: &str) -> bool {
    let mut lines = lines(text).map(|(_, line)| line.trim());
    lines
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .is_some_and(|line| line.eq_ignore_ascii_case("[Header]"))
}

/// Reads a game.
pub(super) fn read(text: &str, found: &mut Found) -> Collection {
    let mut game = Game {
        draft: Draft::new(),
        rows: Rows::FromTop,
        handicap: 0,
        numbered: HashMap::from([(0, Draft::START)]),
    };
    let mut note = |offset, line: &str| found.add(offset, || Fault::Line(line.to_owned()));
    // The size and the direction of the rows are needed for all the rest.
    for (offset, section, line) in sections(text) {
        if section == Section::Header && !game.tell(line) {
            note(offset, line);
        }
    }
    let mut remarks = Remarks::default();
    for (offset, section, line) in sections(text) {
        let read = match section {
            Section::Header => true,
            Section::Data => game.follow(line),
            Section::Figure => remarks.figure(&mut game, line),
            Section::Review => remarks.review(&mut game, line),
            Section::Comments => remarks.comment(&mut game, line),
            Section::Other => false,
        };
        if !read {
            note(offset, line);
        }
    }
    game.finish()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Header,
    Data,
    Figure,
    Review,
    Comments,
    Other,
}

impl Section {
    /// The section that a line begins. In a text that people wrote, brackets
    /// are nothing special.
    fn begun_by(line: &str, within: Self) -> Option<Self> {
        let name = line.strip_prefix('[')?.strip_suffix(']')?;
        match name.to_ascii_lowercase().as_str() {
            "header" => Some(Self::Header),
            "data" => Some(Self::Data),
            "figure" => Some(Self::Figure),
            "reviewnode" => Some(Self::Review),
            "reviewcomment" => Some(Self::Comments),
            "remote" | "files" | "messageline" => Some(Self::Other),
            _ => (!matches!(within, Self::Figure | Self::Comments)).then_some(Self::Other),
        }
    }
}

/// The lines to be read, each with its section. Of pictures, advertisements
/// and other sections there is only the name, so that it can be told that they
/// were left out.
fn sections(text: &str) -> impl Iterator<Item = (usize, Section, &str)> {
    // Only remarks can stand above the first section.
    let mut section = Section::Other;
    lines(text).filter_map(move |(offset, line)| {
        let line = line.trim();
        let begun = Section::begun_by(line, section);
        section = begun.unwrap_or(section);
        let named = begun.is_some() == (section == Section::Other);
        (named && !line.is_empty()).then_some((offset, section, line))
    })
}

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
    /// Puts a line of the header in its place; whether it was understood.
    fn tell(&mut self, line: &str) -> bool {
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
    fn follow(&mut self, line: &str) -> bool {
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

    fn finish(mut self) -> Collection {
        if self.draft.has_setup() {
            if self.handicap >= 2 {
                self.draft.put("HA", self.handicap.to_string());
            }
        } else if self.draft.first_color() != Some(Color::Black) {
            // The stones are told by their number alone.
            self.draft.give(self.handicap, Third::BottomRight);
        }
        self.draft.finish()
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

#[cfg(test)]
mod tests {
    use crate::record::foreign::testing::Told;

    fn game(header: &str, data: &str) -> Told {
        Told::of(&format!(
            "# remark\n[Header]\nVer=UGF3,200\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\n{header}\n[Data]\n{data}\n"
        ))
    }

    #[test]
    fn a_game_is_read_with_its_players_and_moves() {
        let told = game(
            "Title=3rd,Sora Cup,final\nPlace=PANDA-NET\nDate=2021/03/08,22:09:00,2021/03/09,01:00:00\n\
             Rule=JPN\nSize=19\nHdcp=0,6.50\nPtime=J;60;0;0,J;60;0;0,0,0\nWinner=W,2.50\nMoves=3\n\
             CoordinateType=IGS\nComment=\nPlayerB=umi,7d,,umi@example.org\nPlayerW=mori,2k?,,",
            "QP,B1,1,12\nDC,W1,2,0 '00:00:31\nYA,B1,3,0",
        );
        assert_eq!(
            told.root,
            "GM[1] SZ[19] EV[3rd Sora Cup final] PC[PANDA-NET] DT[2021-03-08] RU[Japanese] KM[6.5] \
             TM[3600] RE[W+2.5] BR[7d] PB[umi] WR[2k?] PW[mori] GC[Ver: UGF3,200\n\
             Crypt: 0,PLAIN_UGF_FILE,READ_WRITE\nPtime: J;60;0;0,J;60;0;0,0,0\n\
             PlayerB: umi,7d,,umi@example.org]"
        );
        assert_eq!(told.moves, "B[qd] W[dq] B[]");
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn rows_are_counted_from_the_top_unless_the_file_says_igs() {
        assert_eq!(
            game("Size=9\nCoordinateType=JPN", "BC,B1,1,0").moves,
            "B[bc]"
        );
        assert_eq!(
            game("Size=9\nCoordinateType=IGS", "BC,B1,1,0").moves,
            "B[bg]"
        );
    }

    #[test]
    fn handicap_stones_have_no_number_or_only_their_count_is_told() {
        let header = "Size=19\nHdcp=3,0.50";
        let told = game(
            header,
            "PD,B1,0,0\nDP,B1,0,0\nDD,B1,0,0\nDD,B1,0,0\nPP,W1,1,0",
        );
        assert!(
            told.root.contains("KM[0.5] HA[3] AB[pd][dp][dd] "),
            "{}",
            told.root
        );
        assert_eq!(told.problems, ["line 11: \"DD,B1,0,0\""]);
        let told = game(header, "CC,W1,1,0");
        assert!(told.root.contains("HA[3] AB[pd][dp][pp] "), "{}", told.root);
        let told = game(header, "CC,B1,1,0");
        assert!(!told.root.contains("AB["), "{}", told.root);
    }

    #[test]
    fn results_of_every_kind_are_read() {
        for (winner, expected) in [
            ("B,7.50", "RE[B+7.5]"),
            ("W,R", "RE[W+R]"),
            ("B,Time", "RE[B+T]"),
            ("W", "RE[W+]"),
            ("D,0", "RE[0]"),
            ("V", "RE[Void]"),
            ("N,", "Winner: N,"),
        ] {
            let told = game(&format!("Winner={winner}"), "");
            assert!(told.root.contains(expected), "{winner}: {}", told.root);
        }
    }

    #[test]
    fn a_broken_line_is_left_out_and_named() {
        let told = game(
            "Size=50\nnonsense",
            "AA,B1,1,0\nTA,W1,2,0\nAB\nA1,W1,3,0\nAB,X,3,0\nYZ,MK,4,0\n[Files]\nlots of it\n[Data]\nBB,B1,5,0",
        );
        assert_eq!(told.moves, "B[aa] W[] B[bb]");
        let expected = [
            "5: \"Size=50\"",
            "6: \"nonsense\"",
            "9: \"TA,W1,2,0\"",
            "10: \"AB\"",
            "11: \"A1,W1,3,0\"",
            "12: \"AB,X,3,0\"",
            "14: \"[Files]\"",
        ];
        assert_eq!(
            told.problems,
            expected.map(|problem| format!("line {problem}"))
        );
        let told = Told::of("[Header]\nCrypt=9666,X\n[Data]\n");
        assert_eq!(told.problems, ["line 2: \"Crypt=9666,X\""]);
    }
}

//! NGF, the format of WBaduk and Cyberoro.
//!
//! Twelve lines in a fixed order, each with a meaning that is nowhere written
//! in the file, then one line for each move. Older files mark the lines of the
//! header with `GI` and have them in another order.

use super::draft::{Draft, Play, Third};
use super::fields::{date, lines, points, rank};
use super::verdict::verdict;
use crate::board::{Color, Point, Size};
use crate::record::problem::{Fault, FaultLog};
use crate::record::property::{Collection, integer};

/// What a line of the header says.
#[derive(Clone, Copy, Debug)]
enum Field {
    Title,
    Size,
    White,
    Black,
    Place,
    Handicap,
    Unknown,
    Komi,
    Date,
    Minutes,
    Result,
    Moves,
}

const PLAIN: [Field; 12] = [
    Field::Title,
    Field::Size,
    Field::White,
    Field::Black,
    Field::Place,
    Field::Handicap,
    Field::Unknown,
    Field::Komi,
    Field::Date,
    Field::Minutes,
    Field::Result,
    Field::Moves,
];

/// Where each line begins with `GI`.
const MARKED: [Field; 11] = [
    Field::Title,
    Field::White,
    Field::Black,
    Field::Unknown,
    Field::Unknown,
    Field::Date,
    Field::Size,
    Field::Handicap,
    Field::Unknown,
    Field::Komi,
    Field::Moves,
];

/// Whether a text looks like NGF.
pub(super) fn recognise(text: &str) -> bool {
    layout(body(text)).is_some() && lines(text).any(|(_, line)| is_move(line))
}

/// Reads a game.
pub(super) fn read(text: &str, found: &mut FaultLog) -> Option<Collection> {
    let body = body(text);
    let fields = layout(body)?;
    let mut fields = fields.iter();
    let mut draft = Draft::new();
    let mut even = true;
    let mut in_header = true;
    let skipped = text.len() - body.len();
    for (offset, line) in lines(body) {
        draft.at = skipped + offset;
        in_header = in_header && !is_move(line);
        let read = if in_header {
            let line = line.strip_prefix("GI").unwrap_or(line).trim();
            match fields.next() {
                Some(&Field::Handicap) => {
                    even = line == "0";
                    handicap(&mut draft, line)
                }
                Some(&Field::Komi) if even => half_komi(&mut draft, line),
                Some(&field) => tell(&mut draft, field, line),
                None => line.is_empty(),
            }
        } else {
            follow(&mut draft, line.trim())
        };
        if !read {
            found.add(skipped + offset, || Fault::Line(line.trim().to_owned()));
        }
    }
    Some(draft.finish(text))
}

/// The text from its first line; some files begin with blank ones, and in some
/// the first line is a title that is blank.
fn body(text: &str) -> &str {
    let second = lines(text).nth(1).map_or("", |(_, line)| line);
    if size(second).is_some() {
        return text;
    }
    text.trim_start()
}

fn layout(body: &str) -> Option<&'static [Field]> {
    let mut lines = lines(body).map(|(_, line)| line);
    let (first, second) = (lines.next()?, lines.next()?);
    match size(second) {
        Some(_) => Some(&PLAIN),
        None if first.starts_with("GI") && second.starts_with("GI") => Some(&MARKED),
        None => None,
    }
}

fn size(text: &str) -> Option<Size> {
    Size::new(text.trim().parse().ok()?).ok()
}

/// Puts a line of the header in its place; whether it was understood.
fn tell(draft: &mut Draft, field: Field, line: &str) -> bool {
    let player = |draft: &mut Draft, name, its_rank| {
        let (player, rank) = player(line);
        draft.put(its_rank, rank.unwrap_or_default());
        draft.put(name, player)
    };
    match field {
        Field::Title => draft.put("EV", line),
        Field::White => player(draft, "PW", "WR"),
        Field::Black => player(draft, "PB", "BR"),
        Field::Place => draft.put("PC", line),
        Field::Size => size(line).map(|size| draft.size = size).is_some(),
        Field::Handicap => handicap(draft, line),
        Field::Komi => points(line).is_some_and(|komi| draft.put("KM", komi)),
        Field::Date => date(line).is_some_and(|date| draft.put("DT", date)),
        Field::Minutes => match line.parse::<u32>() {
            Ok(0) => true,
            Ok(minutes) => draft.put("TM", (u64::from(minutes) * 60).to_string()),
            Err(_) => false,
        },
        Field::Result => match verdict(line) {
            Some(result) => draft.put("RE", result),
            None => {
                draft.note("Result", line);
                true
            }
        },
        Field::Unknown => {
            if line != "0" {
                draft.note("Unknown", line);
            }
            true
        }
        // How many moves there are is seen from the moves.
        Field::Moves => integer(line).is_some(),
    }
}

fn handicap(draft: &mut Draft, line: &str) -> bool {
    match line.parse() {
        Ok(0 | 1) => true,
        Ok(stones) => draft.give(stones, Third::TopLeft),
        Err(_) => false,
    }
}

/// The komi of an even game, whose half point is not written.
fn half_komi(draft: &mut Draft, line: &str) -> bool {
    let komi = match line.parse::<u16>() {
        Ok(whole) => points(&format!("{whole}.5")),
        Err(_) => points(line),
    };
    komi.is_some_and(|komi| draft.put("KM", komi))
}

/// The name and the rank, which stands behind it.
fn player(line: &str) -> (&str, Option<String>) {
    let split = line.rsplit_once(char::is_whitespace);
    match split.and_then(|(name, last)| Some((name.trim_end(), rank(last)?))) {
        Some((name, rank)) => (name, Some(rank)),
        None => (line, None),
    }
}

/// Plays the move of a line, or keeps what else it says; whether it was
/// understood.
fn follow(draft: &mut Draft, line: &str) -> bool {
    if let Some(play) = play(line, draft.size) {
        draft.play(play);
        return true;
    }
    if let Some(more) = line.strip_prefix("GI") {
        draft.note("GI", more);
        return true;
    }
    // A comment at the end: IDB[211] …[EndTxt]
    let comment = line
        .strip_prefix("ID")
        .and_then(|rest| rest.split_once(']'))
        .map(|(_, comment)| comment.trim_end_matches("[EndTxt]").trim());
    if let Some(comment) = comment {
        let last = draft.last();
        draft.say(last, comment);
    }
    comment.is_some() || line.is_empty()
}

fn is_move(line: &str) -> bool {
    matches!(
        line.trim().as_bytes(),
        [b'P', b'M', b'A'..=b'Z', b'A'..=b'Z', b'B' | b'W', _, _, ..]
    )
}

/// `PMABBREER`: a counter, the color, column and row, and both once more the
/// other way round. Lines are counted from B; A and A is a pass.
fn play(line: &str, size: Size) -> Option<Play> {
    let (&[b'P', b'M', _, _, color, col, row], again) = line.as_bytes().split_first_chunk()? else {
        return None;
    };
    let color = match color {
        b'B' => Color::Black,
        b'W' => Color::White,
        _ => return None,
    };
    if !again.is_empty() && again != [row, col] {
        return None;
    }
    if (col, row) == (b'A', b'A') {
        return Some((color, None));
    }
    let point = Point::new(col.checked_sub(b'B')?, row.checked_sub(b'B')?);
    size.contains(point).then_some((color, Some(point)))
}

#[cfg(test)]
mod tests {
    use crate::record::foreign::testing::Told;

    fn game(handicap: &str, komi: &str, result: &str, moves: &str) -> Told {
        Told::of(&format!(
            "Rated game\r\n19\r\nLee S.D.    9DP\r\nmirae       7D*\r\nwww.cyberoro.com\r\n\
             {handicap}\r\n0\r\n{komi}\r\n20210704 [ 9: 7]\r\n30\r\n{result}\r\n3\r\n{moves}\r\n"
        ))
    }

    #[test]
    fn a_game_is_read_with_its_players_and_moves() {
        let told = game(
            "0",
            "6",
            "흑 1.5집 승",
            "PMABBREER\r\nPMACWEEEE\r\nPMADBAAAA",
        );
        assert_eq!(
            told.root,
            "GM[1] SZ[19] EV[Rated game] WR[9p] PW[Lee S.D.] BR[7d*] PB[mirae] \
             PC[www.cyberoro.com] KM[6.5] DT[2021-07-04] TM[1800] RE[B+1.5]"
        );
        assert_eq!(told.moves, "B[qd] W[dd] B[]");
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn handicap_stones_are_placed_and_take_the_half_point_away() {
        let told = game("2", "0", "White wins by resign!", "PMABWEEEE");
        assert!(told.root.contains(" KM[0] "), "{}", told.root);
        assert!(
            told.root.ends_with("RE[W+R] HA[2] AB[pd][dp]"),
            "{}",
            told.root
        );
        let told = game("12", "0", "", "PMABWEEEE");
        assert_eq!(told.problems, ["line 6: \"12\""]);
    }

    #[test]
    fn a_game_without_a_result_keeps_what_the_server_said() {
        let told = game("0", "6", "Progressing!", "PMABBREER");
        assert!(
            told.root.ends_with("GC[Result: Progressing!]"),
            "{}",
            told.root
        );
    }

    #[test]
    fn a_broken_line_is_left_out_and_named() {
        let told = game(
            "0",
            "six",
            "White loses on time",
            "PMABBREER\nPMACWZZZZ\nPMADBQRRX\n?\nPMAEWDPPD",
        );
        assert_eq!(told.moves, "B[qd] W[co]");
        let expected = [
            "8: \"six\"",
            "14: \"PMACWZZZZ\"",
            "15: \"PMADBQRRX\"",
            "16: \"?\"",
        ];
        assert_eq!(
            told.problems,
            expected.map(|problem| format!("line {problem}"))
        );
    }

    #[test]
    fn older_files_mark_each_line() {
        let told = Told::of(
            "GI韩国十段战\nGI朴某 初段\nGI李某 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI2\n\
             PMABBREER\nPMACWEEEE\nGI1\nIDB[2] 黑中盘胜[EndTxt]\n",
        );
        assert_eq!(
            told.root,
            "GM[1] SZ[19] EV[韩国十段战] WR[1d] PW[朴某] BR[5d] PB[李某] DT[2006-09-05] KM[6.5] GC[GI: 1]"
        );
        assert_eq!(told.moves, "B[qd] W[dd]C[黑中盘胜]");
        assert_eq!(told.problems, [""; 0]);
    }
}

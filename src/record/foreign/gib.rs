//! GIB, the format of Tygem.
//!
//! A header of `\[KEY=value\]` that says most things twice, once for people and
//! once for programs, then a list of moves. Boards have 19 lines.

use super::draft::{Draft, Play, Third};
use super::fields::{date, lines, rank, tenths};
use super::verdict::verdict;
use crate::board::{Color, Point};
use crate::record::problem::{Fault, FaultLog};
use crate::record::property::Collection;

/// Whether a text looks like GIB.
pub(super) fn recognise(text: &str) -> bool {
    text.trim_start().starts_with(r"\HS")
}

/// Reads a game.
pub(super) fn read(text: &str, found: &mut FaultLog) -> Collection {
    let mut reader = Reader {
        draft: Draft::new(),
        code: None,
        margin: None,
        sentence: None,
    };
    let mut lines = lines(text).peekable();
    while let Some((offset, line)) = lines.next() {
        reader.draft.at = offset;
        let line = line.trim();
        let read = if let Some(entry) = line.strip_prefix(r"\[") {
            let mut entry = entry.to_owned();
            while !entry.ends_with(r"\]")
                && let Some((_, more)) = lines.next_if(|&(_, line)| continues(line))
            {
                entry.extend(["\n", more.trim_end()]);
            }
            reader.tell(entry.trim_end_matches(r"\]"))
        } else {
            reader.follow(line)
        };
        if !read {
            found.add(offset, || Fault::Line(line.to_owned()));
        }
    }
    reader.finish(text)
}

/// Whether a line can be the rest of an entry above it: comments have several
/// lines, and a bracket that is missing must not swallow the game.
fn continues(line: &str) -> bool {
    !["\\", "STO ", "INI ", "SKI "]
        .iter()
        .any(|start| line.starts_with(start))
}

/// A game being read, and what is said of its result in three ways.
#[derive(Debug)]
struct Reader {
    draft: Draft,
    code: Option<u32>,
    margin: Option<String>,
    sentence: Option<String>,
}

impl Reader {
    /// Puts an entry of the header in its place; whether it was understood.
    fn tell(&mut self, entry: &str) -> bool {
        let Some((key, value)) = entry.split_once('=') else {
            return false;
        };
        let draft = &mut self.draft;
        let kept = match key.trim() {
            "GAMEBLACKNAME" => player(draft, value, "PB", "BR"),
            "GAMEWHITENAME" => player(draft, value, "PW", "WR"),
            "GAMENAME" => draft.put("GN", value),
            "GAMEPLACE" => draft.put("PC", value),
            "GAMEDATE" => date(value).is_some_and(|date| draft.put("DT", date)),
            "GAMEGONGJE" => tenths(value).is_some_and(|komi| draft.put("KM", komi)),
            "GAMERESULT" => {
                self.sentence.get_or_insert_with(|| value.to_owned());
                true
            }
            "GAMECOMMENT" => {
                draft.say(Draft::START, value);
                true
            }
            "GAMEINFOMAIN" => {
                self.tell_pairs(value);
                false
            }
            "GAMETAG" => {
                self.tell_tags(value);
                false
            }
            _ => false,
        };
        if !kept {
            self.draft.note(key.trim(), value);
        }
        true
    }

    /// `GRLT:7,ZIPSU:0,GONGJE:65,GTIME:1200-30-3`
    fn tell_pairs(&mut self, value: &str) {
        for (key, value) in value.split(',').filter_map(|pair| pair.split_once(':')) {
            match key.trim() {
                "GRLT" => self.result_code(value),
                "ZIPSU" => self.result_margin(value),
                "GONGJE" => self.komi(value),
                "GTIME" => {
                    if let [main, period, periods] = *numbers(value) {
                        self.time(main, period, periods);
                    }
                }
                _ => {}
            }
        }
    }

    /// `G65,W7,Z0,T30-3-1200,C2015:08:29:22:56`
    fn tell_tags(&mut self, value: &str) {
        for tag in value.split(',').map(str::trim) {
            let mut letters = tag.chars();
            let (letter, value) = (letters.next(), letters.as_str());
            match letter {
                Some('W') => self.result_code(value),
                Some('Z') => self.result_margin(value),
                Some('G') => self.komi(value),
                Some('C') => {
                    if let Some(date) = date(value) {
                        self.draft.put("DT", date);
                    }
                }
                Some('T') => {
                    if let [period, periods, main] = *numbers(value) {
                        self.time(main, period, periods);
                    }
                }
                _ => {}
            }
        }
    }

    fn result_code(&mut self, value: &str) {
        self.code = self.code.or_else(|| value.trim().parse().ok());
    }

    fn result_margin(&mut self, value: &str) {
        self.margin = self.margin.take().or_else(|| tenths(value));
    }

    fn komi(&mut self, value: &str) {
        if let Some(komi) = tenths(value) {
            self.draft.put("KM", komi);
        }
    }

    fn time(&mut self, main: u32, period: u32, periods: u32) {
        if main > 0 {
            self.draft.put("TM", main.to_string());
        }
        if period > 0 && periods > 0 {
            self.draft.put("OT", format!("{periods}x{period} byo-yomi"));
        }
    }

    /// Reads a line of the game itself; whether it was understood.
    fn follow(&mut self, line: &str) -> bool {
        let mut fields = line.split_whitespace();
        match fields.next() {
            Some("STO") => match self.play(fields.skip(2)) {
                Some(play) => {
                    self.draft.play(play);
                    true
                }
                None => false,
            },
            // Only the number of the move stands behind a pass.
            Some("SKI") => {
                let color = self.draft.turn();
                self.draft.play((color, None));
                true
            }
            Some("INI") => match fields.nth(2).map(str::parse) {
                Some(Ok(0 | 1)) => true,
                Some(Ok(stones)) => self.draft.give(stones, Third::TopLeft),
                _ => false,
            },
            // The marks between the parts, and counts of what follows.
            Some(word) => word.starts_with(|first: char| first == '\\' || first.is_ascii_digit()),
            None => true,
        }
    }

    /// `STO 0 21 2 13 15`: the color, then column and row from the top left.
    fn play<'a>(&self, mut fields: impl Iterator<Item = &'a str>) -> Option<Play> {
        let color = match fields.next()? {
            "1" => Color::Black,
            "2" => Color::White,
            _ => return None,
        };
        let point = Point::new(fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let on_board = self.draft.size.contains(point);
        on_board.then_some((color, Some(point)))
    }

    fn finish(mut self, text: &str) -> Collection {
        let sentence = self.sentence.take().unwrap_or_default();
        let margin = self.margin.filter(|margin| margin != "0");
        let counted = |winner| margin.as_ref().map(|margin| format!("{winner}+{margin}"));
        let coded = match self.code {
            Some(0) => counted('B'),
            Some(1) => counted('W'),
            Some(3) => Some("B+R".to_owned()),
            Some(4) => Some("W+R".to_owned()),
            Some(7) => Some("B+T".to_owned()),
            Some(8) => Some("W+T".to_owned()),
            _ => None,
        };
        match coded.or_else(|| verdict(&sentence)) {
            Some(result) => {
                self.draft.put("RE", result);
            }
            None => self.draft.note("GAMERESULT", &sentence),
        }
        self.draft.finish(text)
    }
}

/// `dongjik (1급)`, `harpmaster(3段)`: the rank in brackets behind the name.
fn player(draft: &mut Draft, value: &str, name: &'static str, its_rank: &'static str) -> bool {
    let value = value.trim();
    let split = value
        .strip_suffix(')')
        .and_then(|open| open.rsplit_once('('))
        .filter(|(name, _)| !name.trim().is_empty());
    let Some((player, shown)) = split else {
        return draft.put(name, value);
    };
    let kept = draft.put(its_rank, rank(shown).unwrap_or_else(|| shown.to_owned()));
    draft.put(name, player) && kept
}

fn numbers(value: &str) -> Box<[u32]> {
    let numbers = value.split('-').map_while(|part| part.trim().parse().ok());
    numbers.take(4).collect()
}

#[cfg(test)]
mod tests {
    use crate::record::foreign::testing::Told;

    const GAME: &str = "\\HS\n\\[GIBOKIND=Korea\\]\n\\[GAMECONDITION=호선\\]\n\\[GAMERESULT=RESULT\\]\n\
        \\[GAMENAME=승급 대국\\]\n\\[GAMEDATE=2021- 8- 9-22-56-58\\]\n\\[GAMEPLACE=타이젬\\]\n\
        \\[GAMEWHITENAME=haneul (3단)\\]\n\\[GAMEBLACKNAME=bada(10K)\\]\n\
        \\[GAMEINFOMAIN=GBKIND:0,GTIME:1200-30-3,GRLT:CODE,ZIPSU:MARGIN,DUM:0,GONGJE:65,TCNT:2\\]\n\
        \\HE\n\\GS\n2 1 0\n4 0 &4\nINI 0 1 STONES &4 \nMOVES\n\\GE\n";

    fn game(result: [&str; 3], stones: &str, moves: &str) -> Told {
        let [code, margin, sentence] = result;
        let text = GAME
            .replace("CODE", code)
            .replace("MARGIN", margin)
            .replace("=RESULT", &format!("={sentence}"))
            .replace("STONES", stones)
            .replace("MOVES", moves);
        Told::of(&text)
    }

    #[test]
    fn a_game_is_read_with_its_players_and_moves() {
        let told = game(
            ["7", "0", "흑 시간승"],
            "0",
            "STO 0 2 1 16 2 \nSTO 0 3 2 3 15 \nSKI 0 4",
        );
        assert_eq!(
            told.root,
            "GM[1] SZ[19] GN[승급 대국] DT[2021-08-09] PC[타이젬] WR[3d] PW[haneul] BR[10k] PB[bada] \
             TM[1200] OT[3x30 byo-yomi] KM[6.5] RE[B+T] GC[GIBOKIND: Korea\nGAMECONDITION: 호선\n\
             GAMEINFOMAIN: GBKIND:0,GTIME:1200-30-3,GRLT:7,ZIPSU:0,DUM:0,GONGJE:65,TCNT:2]"
        );
        assert_eq!(told.moves, "B[qc] W[dp] B[]");
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn results_are_told_by_number_and_else_by_sentence() {
        for (result, expected) in [
            (["0", "35", ""], "RE[B+3.5]"),
            (["1", "110", "白11目胜"], "RE[W+11]"),
            (["3", "0", ""], "RE[B+R]"),
            (["4", "0", ""], "RE[W+R]"),
            (["8", "0", ""], "RE[W+T]"),
            (["0", "0", "백 불계승"], "RE[W+R]"),
            (["2", "0", "무승부"], "RE[0]"),
            (["99", "0", "무효"], "RE[Void]"),
        ] {
            let told = game(result, "0", "");
            assert!(told.root.contains(expected), "{result:?}: {}", told.root);
        }
        let told = game(["255", "0", "대국 중"], "0", "");
        assert!(!told.root.contains(" RE["), "{}", told.root);
        assert!(told.root.contains("GAMERESULT: 대국 중"), "{}", told.root);
    }

    #[test]
    fn the_third_handicap_stone_is_at_the_top_left_and_white_moves() {
        let told = game(["255", "0", ""], "3", "SKI 0 2\nSTO 0 3 1 15 15");
        assert!(told.root.contains("HA[3] AB[pd][dp][dd]"), "{}", told.root);
        assert_eq!(told.moves, "W[] B[pp]");
    }

    #[test]
    fn a_comment_may_have_lines_and_lack_its_end() {
        let text = "\\HS\n\\[GAMECOMMENT=one\ntwo\\]\n\\[GAMETAG=S0,G75,W4,Z0,T20-1-0,C2020:01:02:03:04\n\
            \\[GAMENAME=a\nb\nINI 0 1 0\nSTO 0 2 1 3 3";
        let told = Told::of(text);
        assert_eq!(
            told.root,
            "GM[1] SZ[19] KM[7.5] OT[1x20 byo-yomi] DT[2020-01-02] GN[a\nb] RE[W+R] \
             GC[GAMETAG: S0,G75,W4,Z0,T20-1-0,C2020:01:02:03:04] C[one\ntwo]"
        );
        assert_eq!(told.moves, "B[dd]");
    }

    #[test]
    fn a_broken_line_is_left_out_and_named() {
        let told = game(
            ["3", "0", ""],
            "x",
            "STO 0 2 1 3 3\nSTO 0 3 2 19 3\nSTO 0 4\nwhat\nSTO 0 5 2 4 4",
        );
        assert_eq!(told.moves, "B[dd] W[ee]");
        let expected = [
            "15: \"INI 0 1 x &4\"",
            "17: \"STO 0 3 2 19 3\"",
            "18: \"STO 0 4\"",
            "19: \"what\"",
        ];
        assert_eq!(
            told.problems,
            expected.map(|problem| format!("line {problem}"))
        );
    }
}

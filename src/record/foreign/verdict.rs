//! Results that servers write as a sentence for their players.

use super::fields::decimal;
use crate::board::Color;
use crate::record::property::hundredths;

const BLACK: &[&str] = &["black", "흑", "黑", "黒", "ดำ"];
const WHITE: &[&str] = &["white", "백", "白", "ขาว"];
const WINS: &[&str] = &["win", "won", "승", "胜", "勝", "ชนะ"];
const LOSES: &[&str] = &["lose", "loss", "lost", "패", "负", "負", "敗", "败", "แพ้"];
const RESIGNATION: &[&str] = &[
    "resi", "불계", "기권", "中押", "中盘", "中盤", "投了", "认输", "認輸",
];
const TIME: &[&str] = &["time", "시간", "時間", "时间", "超时", "超時"];
const FORFEIT: &[&str] = &["forfeit", "반칙", "실격", "反則", "反则", "犯规"];
const DRAW: &[&str] = &[
    "draw",
    "jigo",
    "무승부",
    "和棋",
    "和局",
    "平局",
    "持碁",
    "ジゴ",
];
const VOID: &[&str] = &[
    "void",
    "no result",
    "무효",
    "无效",
    "無效",
    "無効",
    "无胜负",
    "無勝負",
];
const HALF_ALONE: &[&str] = &["반집", "半目", "半子"];

/// The result as SGF writes it; `None` if the sentence tells none, as while
/// the game goes on.
pub(super) fn verdict(sentence: &str) -> Option<String> {
    // Behind the arrow the server shows how it counted.
    let text = sentence.split(">>").next()?.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if says(VOID) {
        return Some("Void".to_owned());
    }
    if says(DRAW) {
        return Some("0".to_owned());
    }
    let (black, white) = (end_of_first(&text, BLACK), end_of_first(&text, WHITE));
    // The one that is named first is the one the sentence is about.
    let (named, after) = match (black, white) {
        (Some(black), Some(white)) if white < black => (Color::White, white),
        (Some(black), _) => (Color::Black, black),
        (None, Some(white)) => (Color::White, white),
        (None, None) => return None,
    };
    let margin = margin(text.get(after..)?);
    let lost = says(LOSES);
    if !lost && !says(WINS) && margin.is_none() {
        return None;
    }
    let winner = match if lost { named.other() } else { named } {
        Color::Black => 'B',
        Color::White => 'W',
    };
    let how = if says(RESIGNATION) {
        "R".to_owned()
    } else if says(TIME) {
        "T".to_owned()
    } else if says(FORFEIT) {
        "F".to_owned()
    } else {
        margin.unwrap_or_default()
    };
    Some(format!("{winner}+{how}"))
}

fn end_of_first(text: &str, words: &[&str]) -> Option<usize> {
    let ends = words
        .iter()
        .filter_map(|word| text.find(word).map(|at| at + word.len()));
    ends.min()
}

/// The number of points: `3.5`, `2目半`, `반집`. Fractions of stones such as
/// `1又3/4子` are none.
fn margin(text: &str) -> Option<String> {
    let is_part = |character: char| character.is_ascii_digit() || character == '.';
    let Some(start) = text.find(|character: char| character.is_ascii_digit()) else {
        let half = HALF_ALONE.iter().any(|word| text.contains(word));
        return half.then(|| "0.5".to_owned());
    };
    let rest = text.get(start..)?;
    let end = rest
        .find(|character| !is_part(character))
        .unwrap_or(rest.len());
    let (number, after) = rest.split_at(end);
    let number = hundredths(number.trim_end_matches('.'))?;
    let after = after.trim_start();
    if after.starts_with(['/', '又']) {
        return None;
    }
    let unit = after.trim_start_matches(['집', '目', '子']);
    let half = if unit.starts_with(['반', '半']) {
        50
    } else {
        0
    };
    (number + half > 0).then(|| decimal(number + half))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_of_any_server_tells_the_result() {
        for (sentence, expected) in [
            ("Black wins by 0.5!", "B+0.5"),
            ("White wins by  resign!", "W+R"),
            ("White Win by Resign!", "W+R"),
            ("White loses on time ", "B+T"),
            ("Black Win 6.5 >> White(50):Black(63)", "B+6.5"),
            ("White 19Win  >> White(83):Black(64)", "W+19"),
            ("Black forfeits the game: lost", "W+F"),
            ("흑 1.5집 승", "B+1.5"),
            ("백 3집반 승", "W+3.5"),
            ("흑 반집승", "B+0.5"),
            ("백 불계승", "W+R"),
            ("흑 시간승", "B+T"),
            ("백 시간패", "B+T"),
            ("白5.5目勝ち!", "W+5.5"),
            ("232手完、黒2目半勝ち", "B+2.5"),
            ("197手完、黒中押し勝ち", "B+R"),
            ("白時間切れ勝ち！", "W+T"),
            ("黑中盘胜", "B+R"),
            ("黑超时负", "W+T"),
            ("白11目胜", "W+11"),
            ("黑胜1又3/4子", "B+"),
            ("白棋12子 >> 白方(94):黑方(82)", "W+12"),
            ("ดำชนะด้วยแต้ม!7.5 >> ขาว(63):ดำ(77)", "B+7.5"),
            ("무승부", "0"),
            ("Draw", "0"),
            ("무효", "Void"),
            ("No result", "Void"),
        ] {
            assert_eq!(verdict(sentence).as_deref(), Some(expected), "{sentence}");
        }
    }

    #[test]
    fn a_game_that_goes_on_has_no_result() {
        for sentence in ["Progressing!", "", "Black to play", "7.5", "승"] {
            assert_eq!(verdict(sentence), None, "{sentence}");
        }
    }
}

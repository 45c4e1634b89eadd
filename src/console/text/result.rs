//! How a match ended, as lines of plain characters.

use super::columns::{pad_end, pad_start};
use crate::aligne4::{Line, Square};
use crate::board::{ByColor, Color};
use crate::game::HalfPoints;
use crate::go::{Parts, Scoring};
use crate::othello;
use crate::session::{Match, Tally};
use crate::words::{self, ConsoleWords, Language, TableWords};
/// How a match ended, line by line.
pub(in crate::console) fn result_lines(session: &Match, language: Language) -> Vec<String> {
    let Some(ending) = session.ending() else {
        return vec![language.say(ConsoleWords::NotOver).to_owned()];
    };
    let names = ByColor::from_fn(|color| session.player(color));
    let mut lines = vec![words::outcome_named(
        language,
        session.kind(),
        &ending.outcome,
        &names,
    )];
    match &ending.tally {
        Some(Tally::Go(count)) => {
            let parts = ByColor::from_fn(|color| *count.parts(color));
            lines.extend(count_lines(&parts, count.scoring(), language));
        }
        Some(Tally::Othello(count)) => {
            lines.extend(disc_lines(count, language));
        }
        Some(Tally::Aligne4(won)) => {
            lines.extend(won.iter().map(|line| line_text(line, language)));
        }
        Some(Tally::Capture { stones }) => {
            lines = vec![words::captured(language, &lines.concat(), *stones)];
        }
        None => {}
    }
    if let Some(home) = session.file().filter(|_| !session.is_changed()) {
        lines.push(language.fill(words::Dialog::KeptIn, &[&home.path.display()]));
    }
    lines
}

/// The discs of both sides, and what the empty squares bring the winner.
fn disc_lines(count: &othello::Count, language: Language) -> Vec<String> {
    let row = |word: TableWords, of: ByColor<u32>| {
        let name = language.say(word);
        columns(name, &of.black.to_string(), &of.white.to_string())
    };
    let scores = count.scores();
    let [black, white] = Color::BOTH.map(|color| words::color(language, color));
    let mut lines = vec![
        columns("", black, white),
        row(TableWords::Discs, count.discs),
    ];
    if count.empty > 0 && count.leader().is_some() {
        let empty = ByColor::from_fn(|color| scores[color].saturating_sub(count.discs[color]));
        lines.push(row(TableWords::EmptySquares, empty));
    }
    lines.push(row(TableWords::Total, scores));
    lines
}

fn line_text(line: &Line, language: Language) -> String {
    let squares: Vec<String> = line
        .squares
        .iter()
        .filter_map(|at| Some(Square::at(*at)?.number().to_string()))
        .collect();
    let shared = words::shared_traits(language, line);
    language.fill(ConsoleWords::WonLine, &[&squares.join(" "), &shared])
}

/// The count line by line, a column for each side. What the rules do not count
/// is left out.
fn count_lines(parts: &ByColor<Parts>, scoring: Scoring, language: Language) -> Vec<String> {
    let number = |of: fn(&Parts) -> u32| ByColor::from_fn(|color| of(&parts[color]).to_string());
    let points =
        |of: fn(&Parts) -> HalfPoints| ByColor::from_fn(|color| language.points(of(&parts[color])));
    let mut rows = match scoring {
        Scoring::Area => vec![
            (TableWords::Stones, number(|it| it.stones)),
            (TableWords::TerritoryPart, number(|it| it.territory)),
        ],
        Scoring::Territory => vec![
            (TableWords::TerritoryPart, number(|it| it.territory)),
            (TableWords::Prisoners, number(|it| it.prisoners)),
            (TableWords::Dead, number(|it| it.dead)),
            (TableWords::PassStones, number(|it| it.pass_stones)),
        ],
    };
    rows.push((TableWords::Komi, points(|it| it.komi)));
    rows.push((TableWords::Bonus, points(|it| it.bonus)));
    rows.retain(|(phrase, values)| {
        let none = values.black == "0" && values.white == "0";
        !(none && matches!(phrase, TableWords::PassStones | TableWords::Bonus))
    });
    rows.push((TableWords::Total, points(|it| it.total)));
    let [black, white] = Color::BOTH.map(|color| words::color(language, color));
    let mut lines = vec![columns("", black, white)];
    let rows = rows.iter();
    lines.extend(rows.map(|(phrase, of)| columns(language.say(*phrase), &of.black, &of.white)));
    lines
}

/// A label, and a value for each side in a column of its own.
fn columns(label: &str, black: &str, white: &str) -> String {
    let [black, white] = [black, white].map(|value| pad_start(value, 8));
    format!("{} {black} {white}", pad_end(label, 16))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::text::width;

    #[test]
    fn values_stand_below_each_other_in_every_script() {
        let table = [
            ("", "黒", "白"),
            ("アゲハマ", "0", "12"),
            ("territory", "9", "10"),
            ("따낸 돌", "1", "2"),
            ("komi", "0", "6.5"),
        ];
        for (label, black, white) in table {
            let line = columns(label, black, white);
            assert_eq!(width(&line), 34, "{line}");
            let before_white = line.strip_suffix(white).map(width);
            assert_eq!(before_white, Some(34 - width(white)), "{line}");
            let black_at = line.rfind(black).map(|at| width(&line[..at]));
            if label != "komi" {
                assert_eq!(black_at, Some(25 - width(black)), "{line}");
            }
        }
    }
}

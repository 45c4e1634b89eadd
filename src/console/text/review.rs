//! What a review has found, as lines: how it goes on, how each side played, and the
//! moves that decided the game with what was better and why.

use super::columns::{pad_end, pad_start, width};
use crate::ai::go::RankEstimate;
use crate::board::{ByColor, Color};
use crate::game::{HalfPoints, TurnId};
use crate::record::{AnyMove, GameKind};
use crate::review::{Depth, Grade, Summary};
use crate::scene::{JudgedMove, ReviewScene, Scene, Shown};
use crate::session::{Match, ReviewState};
use crate::words::{
    self, ConsoleWords, Language, ReviewWords, TeachingWords, Thinking, grade_name, move_name,
    name_or_side, rank_name, review_sentences, reviewed_move,
};

/// How much of an expected line is told.
const EXPECTED: usize = 9;
/// How far what is said of a move stands in from it.
const INDENT: &str = "   ";

/// Everything: how each side played, then the moves that decided the game.
pub(in crate::console) fn review_lines(session: &Match, language: Language) -> Vec<String> {
    let Some(review) = review_of(session) else {
        return vec![language.say(ReviewWords::NoMoments).to_owned()];
    };
    let mut lines = Vec::new();
    if review.state != ReviewState::Done {
        lines.extend([progress_text(&review, language), String::new()]);
    }
    if !review.warned.is_empty() {
        lines.push(language.say(TeachingWords::Spoken).to_owned());
        let warned = review.warned.iter().map(|of| of.text(language));
        lines.extend(warned.map(|line| format!("{INDENT}{line}")));
        lines.push(String::new());
    }
    lines.push(language.say(ReviewWords::HowPlayed).to_owned());
    lines.extend(summary_lines(session, language));
    lines.extend(rank_lines(session, language));
    lines.extend([
        String::new(),
        language.say(ReviewWords::KeyMoments).to_owned(),
    ]);
    let moments = review.moments.iter();
    let moments = moments.filter_map(|&place| review.moves.get(place));
    for (index, of) in moments.enumerate() {
        let mut told = move_lines(session, of, language).into_iter();
        let first = told.next().unwrap_or_default();
        lines.push(language.fill(ConsoleWords::Numbered, &[&(index + 1), &first]));
        lines.extend(told);
    }
    if review.moments.is_empty() {
        lines.push(language.say(ReviewWords::NoMoments).to_owned());
    }
    lines
}

/// What a move was and what it cost; of one that was not good also what was better,
/// and why.
pub(in crate::console) fn move_lines(
    session: &Match,
    of: &JudgedMove,
    language: Language,
) -> Vec<String> {
    let mut lines = vec![moved_text(session.kind(), of, language)];
    let reasons = reason_lines(session, of, language);
    lines.extend(reasons.into_iter().map(|line| format!("{INDENT}{line}")));
    lines
}

/// What was better than a move that was not good, how play was expected to go on, and
/// why it was better.
pub(in crate::console) fn reason_lines(
    session: &Match,
    of: &JudgedMove,
    language: Language,
) -> Vec<String> {
    let mut lines = Vec::new();
    if matches!(of.grade, Some(Grade::Best | Grade::Good) | None) {
        return lines;
    }
    let expected: Vec<String> = of
        .better
        .iter()
        .take(EXPECTED)
        .map(|(_, mv)| name(language, mv))
        .collect();
    if let Some(best) = expected.first() {
        lines.push(language.fill(ReviewWords::Better, &[best]));
    }
    if expected.len() > 1 {
        let told = match session.kind() {
            GameKind::Go | GameKind::Othello => expected.join(" "),
            // These names are several words each.
            GameKind::Aligne4 => language.series(&expected),
        };
        lines.push(language.fill(Thinking::Expected, &[&told]));
    }
    if let Some(go) = session.go() {
        let facts = go.explain(of.turn);
        lines.extend(review_sentences(language, &facts, go.record().size()));
    }
    lines
}

/// A move with how good it was and what it cost.
pub(in crate::console) fn moved_text(
    kind: GameKind,
    of: &JudgedMove,
    language: Language,
) -> String {
    let name = reviewed_move(language, kind, of.number, of.by, &of.mv);
    let Some(grade) = of.grade else {
        return name;
    };
    let graded = language.fill(
        ReviewWords::Graded,
        &[&name, &language.say(grade_name(grade))],
    );
    if is_free(of) {
        return graded;
    }
    let told = words::lost(
        language,
        kind,
        &graded,
        of.in_points.then_some(of.loss),
        of.win_loss,
    );
    match of.rough {
        true => language.with_remark(&told, language.say(ReviewWords::Rough)),
        false => told,
    }
}

/// The moves that decided the game in a few signs each, for where there is little
/// room.
pub(in crate::console) fn moment_rows(review: &ReviewScene, language: Language) -> Vec<String> {
    let moments = review.moments.iter();
    let moments = moments.filter_map(|&place| review.moves.get(place));
    let row = |of: &JudgedMove| {
        let lost = match of.in_points {
            true => language.points(of.loss),
            false => language.fill(Thinking::Percent, &[&of.win_loss]),
        };
        format!("{} {} −{lost}", of.number, name(language, &of.mv))
    };
    moments.map(row).collect()
}

/// How far a review is.
pub(in crate::console) fn progress_text(review: &ReviewScene, language: Language) -> String {
    let pass = match review.pass {
        Depth::Raw => ReviewWords::RawPass,
        Depth::Shallow => ReviewWords::ShallowPass,
        Depth::Deep | Depth::Thorough => ReviewWords::DeepPass,
    };
    match review.state {
        ReviewState::Running => language.fill(pass, &[&review.done]),
        ReviewState::Paused => language.fill(ReviewWords::PausedAt, &[&review.done]),
        ReviewState::Done => language.say(ReviewWords::Complete).to_owned(),
    }
}

/// The turn of a key moment by its number in the list; otherwise how many there are.
pub(in crate::console) fn key_moment(session: &Match, number: usize) -> Result<TurnId, usize> {
    let review = review_of(session).ok_or(0_usize)?;
    let place = number
        .checked_sub(1)
        .and_then(|index| review.moments.get(index));
    let of = place.and_then(|&place| review.moves.get(place));
    of.map(|of| of.turn).ok_or(review.moments.len())
}

fn review_of(session: &Match) -> Option<ReviewScene> {
    let shown = Shown {
        territory: false,
        numbers: false,
        next_moves: false,
        legal_moves: false,
        grades: false,
    };
    Scene::of(session, shown).review
}

fn is_free(of: &JudgedMove) -> bool {
    match of.in_points {
        true => of.loss == HalfPoints::ZERO,
        false => of.win_loss == 0,
    }
}

fn name(language: Language, mv: &AnyMove) -> String {
    let name = move_name(language, mv);
    name.unwrap_or_else(|| language.say(Thinking::Pass).to_owned())
}

/// The figures of both sides, a column for each.
fn summary_lines(session: &Match, language: Language) -> Vec<String> {
    let sides = session.review_summaries();
    let row = |name: ReviewWords, cell: &dyn Fn(&Summary) -> String| {
        let name = language.say(name).to_owned();
        [name, cell(&sides.black), cell(&sides.white)]
    };
    let [black, white] = Color::BOTH.map(|color| words::side(language, session.kind(), color));
    let mut rows = vec![
        [String::new(), black.to_owned(), white.to_owned()],
        row(ReviewWords::MovesColumn, &|side| side.moves.to_string()),
    ];
    if session.kind() != GameKind::Aligne4 {
        rows.push(row(ReviewWords::MeanLoss, &|side| {
            language.decimal(&format!("{:.1}", side.mean_loss))
        }));
    }
    rows.push(row(ReviewWords::GoodShare, &|side| {
        let percent = (side.good_share() * 100.0).round();
        language.fill(Thinking::Percent, &[&percent])
    }));
    for grade in [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder] {
        rows.push(row(grade_name(grade), &|side| {
            side.grades[grade as usize].to_string()
        }));
    }
    in_columns(&rows)
}

/// Rows of a label and two values, as wide as they have to be.
fn in_columns(rows: &[[String; 3]]) -> Vec<String> {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max();
    let widths = [0, 1, 2].map(|column| widest(column).unwrap_or(0));
    let line = |[label, black, white]: &[String; 3]| {
        let label = pad_end(label, widths[0]);
        let [black, white] =
            [(black, widths[1]), (white, widths[2])].map(|(value, width)| pad_start(value, width));
        format!("{label}  {black}  {white}")
    };
    rows.iter().map(line).collect()
}

/// At which rank each side seems to have played, and what that rests on.
fn rank_lines(session: &Match, language: Language) -> Vec<String> {
    let ranks: ByColor<Option<RankEstimate>> = session
        .human_review()
        .map(|human| human.ranks)
        .unwrap_or_default();
    let told = |color: Color| {
        let RankEstimate { rank, deviation } = ranks[color]?;
        let who = name_or_side(language, session.kind(), color, &session.player(color));
        let rank = rank_name(language, rank.nearest());
        let off = language.number(deviation.round().max(1.0) as usize);
        Some(language.fill(ReviewWords::PlayedAt, &[&who, &rank, &off]))
    };
    let mut lines: Vec<String> = Color::BOTH.into_iter().filter_map(told).collect();
    if !lines.is_empty() {
        lines.push(language.say(ReviewWords::PlayedAtBasis).to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_both_sides_stand_below_each_other_and_fit_sixty_columns() {
        for &language in Language::ALL {
            let say = |word: ReviewWords| language.say(word).to_owned();
            let row =
                |word, black: &str, white: &str| [say(word), black.to_owned(), white.to_owned()];
            let rows = [
                [String::new(), "Player 1".to_owned(), "Player 2".to_owned()],
                row(ReviewWords::MeanLoss, "12.5", "0.1"),
                row(ReviewWords::GoodShare, "100%", "7%"),
            ];
            let lines = in_columns(&rows);
            assert!(lines.iter().all(|line| width(line) == width(&lines[0])));
            assert!(width(&lines[0]) <= 60, "{lines:?}");
            assert!(lines[1].ends_with("  12.5       0.1"), "{lines:?}");
        }
    }
}

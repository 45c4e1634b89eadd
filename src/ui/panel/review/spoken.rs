//! What is said of a move of a review: beside the pointer, and to a screen
//! reader.

use crate::board::Color;
use crate::game::HalfPoints;
use crate::record::{AnyMove, GameKind};
use crate::scene::JudgedMove;
use crate::words::{self, Language, ReviewWords as Words, Thinking};

/// A move with what it cost, how good it was, and how the game stands after it.
pub(super) fn spoken_move(language: Language, kind: GameKind, of: &JudgedMove) -> String {
    let name = words::reviewed_move(language, kind, of.number, of.by, &of.mv);
    standing(language, kind, &judged(language, kind, of, name), of)
}

/// A move with what it cost and what would have been better.
pub(super) fn spoken_moment(language: Language, kind: GameKind, of: &JudgedMove) -> String {
    let name = words::reviewed_move(language, kind, of.number, of.by, &of.mv);
    let told = judged(language, kind, of, name);
    let told = match of.better.first() {
        Some((_, mv)) => {
            let better = language.fill(Words::Better, &[&move_text(language, mv)]);
            language.sentences(&[told, better])
        }
        None => told,
    };
    match of.to_learn {
        true => language.with_remark(&told, language.say(Words::ToLearn)),
        false => told,
    }
}

/// The name of a move, how good it was and what it cost.
fn judged(language: Language, kind: GameKind, of: &JudgedMove, name: String) -> String {
    let Some(grade) = of.grade else {
        return name;
    };
    let word = language.say(words::grade_name(grade));
    let told = language.fill(Words::Graded, &[&name, &word]);
    let nothing = match of.in_points {
        true => of.loss == HalfPoints::ZERO,
        false => of.win_loss == 0,
    };
    match nothing {
        true => told,
        false => {
            let points = of.in_points.then_some(of.loss);
            let lost = words::lost(language, kind, &told, points, of.win_loss);
            match of.rough {
                true => language.with_remark(&lost, language.say(Words::Rough)),
                false => lost,
            }
        }
    }
}

/// The same with how the game stands.
fn standing(language: Language, kind: GameKind, told: &str, of: &JudgedMove) -> String {
    let side = |color| words::side(language, kind, color);
    match of.in_points {
        true => {
            let lead = of.black_lead;
            let zero = HalfPoints::ZERO;
            match lead.cmp(&zero) {
                std::cmp::Ordering::Equal => language.fill(Words::Even, &[&told]),
                std::cmp::Ordering::Greater => {
                    let by = language.points(lead);
                    language.fill(Words::Lead, &[&told, &side(Color::Black), &by])
                }
                std::cmp::Ordering::Less => {
                    let by = language.points(-lead);
                    language.fill(Words::Lead, &[&told, &side(Color::White), &by])
                }
            }
        }
        false => {
            let (black, white) = (of.black_win, 100 - of.black_win.min(100));
            let [one, two] = Color::BOTH.map(side);
            language.fill(Words::Chances, &[&told, &one, &black, &two, &white])
        }
    }
}

/// The name of a move.
pub(super) fn move_text(language: Language, mv: &AnyMove) -> String {
    let name = words::move_name(language, mv);
    name.unwrap_or_else(|| language.say(Thinking::Pass).to_owned())
}

//! How a report begins: in a few sentences, as one would write to the players.

use std::fmt::Display;

use strum::VariantArray as _;

use super::{ReviewReport, half_points, has_points};
use crate::ai::go::RankEstimate;
use crate::board::{ByColor, Color, Size};
use crate::game::TurnId;
use crate::record::GameKind;
use crate::review::{Course, GamePhase, ReviewedMove, Summary, learning_moments, rank_of_side};
use crate::session::Playable;
use crate::words::{
    FactWords, Language, ReviewWords as Words, Thinking, move_name, outcome_named, rank_name, side,
};

/// The paragraphs: how the game went, how well both played, and what to learn from
/// it.
pub(super) fn letter<G: Playable>(
    of: &ReviewReport<'_, G>,
    moves: &[ReviewedMove<G::Move>],
    names: &ByColor<String>,
    language: Language,
) -> Vec<String> {
    let mut course: Vec<String> = Vec::new();
    if let Some(result) = of.record.result() {
        let players = ByColor::from_fn(|color| of.record.player(color));
        course.push(outcome_named(language, G::KIND, &result, &players));
    }
    if !moves.is_empty() {
        course.extend(course_sentences::<G>(
            moves,
            names,
            of.record.size(),
            language,
        ));
        course.extend(phase_sentence(of, moves, names, language));
    }
    let mut players = rank_sentences(of, names, language);
    players.extend(learning_sentences(of, moves, names, language));
    let paragraphs = [course, players].into_iter();
    let paragraphs = paragraphs.filter(|sentences| !sentences.is_empty());
    paragraphs
        .map(|sentences| format!("{}.", language.sentences(&sentences)))
        .collect()
}

/// Who was ahead, and what turned the game.
fn course_sentences<G: Playable>(
    moves: &[ReviewedMove<G::Move>],
    names: &ByColor<String>,
    size: Size,
    language: Language,
) -> Vec<String> {
    let course = Course::of(moves);
    let changes = course.changes;
    let told = match (course.ahead, changes) {
        (Some((color, since)), 0) => language.fill(Words::AheadFrom, &[&names[color], &since]),
        (Some((color, since)), 1) => {
            language.fill(Words::LeadChangedOnce, &[&names[color], &since])
        }
        (Some((color, since)), _) => {
            let values: [&dyn Display; 3] = [&changes, &names[color], &since];
            language.fill_for(changes, Words::LeadChanged, &values)
        }
        (None, _) => language.say(Words::OpenToTheEnd).to_owned(),
    };
    let turned = course.turning_point.and_then(|of| {
        let loss = of.loss?;
        let name = move_name(language, &G::any_move(of.mv, size));
        let name = name.unwrap_or_else(|| language.say(Thinking::Pass).to_owned());
        let cost = match G::KIND {
            GameKind::Go if loss.in_points && loss.points >= 0.5 => {
                let points = half_points(loss.points.round());
                language.fill_for(points, FactWords::About, &[&language.points(points)])
            }
            GameKind::Go | GameKind::Othello | GameKind::Aligne4 => {
                let percent = (loss.win * 100.0).round();
                language.fill(Words::ShareOfWinRate, &[&percent])
            }
        };
        let by = side(language, G::KIND, of.by);
        Some(language.fill(Words::TurnedAt, &[&of.number, &by, &name, &cost]))
    });
    std::iter::once(told).chain(turned).collect()
}

/// In which part of the game each side lost most.
fn phase_sentence<G: Playable>(
    of: &ReviewReport<'_, G>,
    moves: &[ReviewedMove<G::Move>],
    names: &ByColor<String>,
    language: Language,
) -> Option<String> {
    if G::KIND != GameKind::Go || !has_points::<G>(moves) {
        return None;
    }
    let worst = |color: Color| {
        let summary = Summary::of::<G>(moves, color, &of.limits, of.record.size());
        let lost = |phase: GamePhase| {
            let (mean, moves) = summary.phases[phase as usize];
            mean * moves as f32
        };
        let phases = GamePhase::VARIANTS.iter().copied();
        let worst = phases.max_by(|one, two| lost(*one).total_cmp(&lost(*two)))?;
        (lost(worst) >= of.limits.mistake).then_some(worst)
    };
    let named = |phase| language.say(in_phase(phase));
    match (worst(Color::Black), worst(Color::White)) {
        (Some(black), Some(white)) if black == white => {
            Some(language.fill(Words::BothLostMost, &[&named(black)]))
        }
        (black, white) => {
            let told = [(Color::Black, black), (Color::White, white)];
            let told = told.into_iter().filter_map(|(color, phase)| {
                let values: [&dyn Display; 2] = [&names[color], &named(phase?)];
                Some(language.fill(Words::LostMost, &values))
            });
            let told: Vec<String> = told.collect();
            (!told.is_empty()).then(|| language.sentences(&told))
        }
    }
}

const fn in_phase(phase: GamePhase) -> Words {
    match phase {
        GamePhase::Opening => Words::InOpening,
        GamePhase::MiddleGame => Words::InMiddleGame,
        GamePhase::Endgame => Words::InEndgame,
    }
}

/// At which rank each side seems to have played, and what that rests on.
fn rank_sentences<G: Playable>(
    of: &ReviewReport<'_, G>,
    names: &ByColor<String>,
    language: Language,
) -> Vec<String> {
    let estimates = of.human.map(|human| human.ranks).unwrap_or_default();
    let told = |color: Color| {
        let RankEstimate { rank, deviation } = estimates[color]?;
        let off = language.number(deviation.round().max(1.0) as usize);
        let rank = rank_name(language, rank.nearest());
        Some(language.fill(Words::PlayedAt, &[&names[color], &rank, &off]))
    };
    let sentences: Vec<String> = Color::BOTH.into_iter().filter_map(told).collect();
    let basis = (!sentences.is_empty()).then(|| language.say(Words::PlayedAtBasis).to_owned());
    sentences.into_iter().chain(basis).collect()
}

/// Which mistakes each side should look at next.
fn learning_sentences<G: Playable>(
    of: &ReviewReport<'_, G>,
    moves: &[ReviewedMove<G::Move>],
    names: &ByColor<String>,
    language: Language,
) -> Vec<String> {
    let Some(human) = of.human else {
        return Vec::new();
    };
    let ranks = ByColor::from_fn(|color| rank_of_side(of.record, Some(human), color));
    let chosen: Vec<TurnId> = learning_moments(moves, &of.limits, human, ranks);
    let told = Color::BOTH.into_iter().filter_map(|color| {
        let own = moves
            .iter()
            .filter(|of| of.by == color && chosen.contains(&of.turn));
        let numbers: Vec<String> = own.map(|of| of.number.to_string()).collect();
        let values: [&dyn Display; 2] = [&names[color], &language.series(&numbers)];
        let told = language.fill_for(numbers.len(), Words::LearnNext, &values);
        (!numbers.is_empty()).then_some(told)
    });
    told.collect()
}

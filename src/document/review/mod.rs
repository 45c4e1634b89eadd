//! The report of a review.

mod letter;

use strum::VariantArray as _;

use super::{Block, Document, Hundredths};
use crate::board::ByColor;
use crate::figure::{Figure, Sign};
use crate::game::HalfPoints;
use crate::record::{GameKind, Header, Record, Recordable};
use crate::review::{
    Finders, GamePhase, Grade, GradeLimits, HumanReview, Line, Loss, Moment, Review, ReviewedMove,
    Summary, key_moments, rank_of_side,
};
use crate::session::{Match, Playable, Session};
use crate::words::{
    Language, ReviewWords as Words, Thinking, found_by, grade_name, lost, move_name, name_or_side,
    review_sentences, reviewed_move,
};
use letter::letter;

/// How much of an expected line is shown.
const EXPECTED: usize = 9;
/// The lead that reaches the edge of the curve, in points.
const SPAN: f32 = 40.0;

/// What a report is made of.
#[derive(Debug)]
pub struct ReviewReport<'a, G: Playable> {
    /// The game.
    pub record: &'a Record<G>,
    /// The line that was gone over.
    pub line: &'a Line<G>,
    /// What was found.
    pub review: &'a Review<G::Move>,
    /// What people would have played, where that is known.
    pub human: Option<&'a HumanReview>,
    /// What moves are called by what they cost.
    pub limits: GradeLimits,
}

/// The report as a page: a letter about the game, the moves that decided it, and
/// how each side played in figures.
#[must_use]
pub fn review_document<G: Playable>(of: &ReviewReport<'_, G>, language: Language) -> Document {
    let moves = of.review.moves(of.line);
    let names =
        ByColor::from_fn(|color| name_or_side(language, G::KIND, color, &of.record.player(color)));
    let mut blocks = vec![Block::Paragraph(game_line(of.record, language))];
    let letter = letter(of, &moves, &names, language);
    blocks.extend(letter.into_iter().map(Block::Paragraph));
    blocks.push(curve::<G>(&moves, language));
    blocks.push(Block::Heading(language.say(Words::KeyMoments).to_owned()));
    let moments = key_moments(&moves, &of.limits, G::HAS_POINTS);
    if moments.is_empty() {
        let none = language.say(Words::NoMoments);
        blocks.push(Block::Paragraph(none.to_owned()));
    }
    for moment in &moments {
        blocks.extend(moment_blocks(of, moment, language));
    }
    blocks.push(Block::Heading(language.say(Words::HowPlayed).to_owned()));
    blocks.extend(figures(of, &moves, &names, language));
    Document {
        title: language.fill(Words::ReportOf, &[&names.black, &names.white]),
        language,
        blocks,
    }
}

/// The report of the review of a match, as far as it is; `None` where there is
/// none.
#[must_use]
pub fn match_report(of: &Match, language: Language) -> Option<Document> {
    match of {
        Match::Go(session) => session_report(session, language),
        Match::Othello(session) => session_report(session, language),
        Match::Aligne4(session) => session_report(session, language),
    }
}

fn session_report<G: Playable>(session: &Session<G>, language: Language) -> Option<Document> {
    let of = ReviewReport {
        record: session.record(),
        line: session.reviewed_line()?,
        review: session.review(),
        human: session.human_review(),
        limits: session.review_settings().limits,
    };
    Some(review_document(&of, language))
}

/// What was played, when, and how it ended.
fn game_line<G: Recordable>(record: &Record<G>, language: Language) -> String {
    let mut parts = vec![record.title()];
    for header in [Header::Event, Header::Date] {
        let text = record.header(header).unwrap_or_default().into_owned();
        parts.extend(Some(text).filter(|text| !text.is_empty()));
    }
    parts.extend(record.result().map(|result| result.to_string()));
    language.series(&parts)
}

/// Whether a report can speak of points: there are some in this game, and whoever
/// went over it has told them.
fn has_points<G: Playable>(moves: &[ReviewedMove<G::Move>]) -> bool {
    G::HAS_POINTS && moves.iter().all(|of| of.in_points)
}

/// Who led, move by move; without points, who was likely to win.
fn curve<G: Playable>(moves: &[ReviewedMove<G::Move>], language: Language) -> Block {
    let has_points = has_points::<G>(moves);
    let name = match has_points {
        true => Words::LeadCurve,
        false => Words::WinCurve,
    };
    let share = |of: &ReviewedMove<G::Move>| match has_points {
        true => of.black_lead / SPAN,
        false => 2.0 * of.black_win - 1.0,
    };
    let hundredths = |of| (share(of).clamp(-1.0, 1.0) * 100.0).round() as Hundredths;
    Block::Curve {
        name: language.say(name).to_owned(),
        values: moves.iter().map(hundredths).collect(),
    }
}

/// The figures of both sides, side by side, and how many moves of each had which
/// grade.
fn figures<G: Playable>(
    of: &ReviewReport<'_, G>,
    moves: &[ReviewedMove<G::Move>],
    names: &ByColor<String>,
    language: Language,
) -> [Block; 2] {
    let size = of.record.size();
    let sides = ByColor::from_fn(|color| Summary::of::<G>(moves, color, &of.limits, size));
    let row = |name: String, cell: &dyn Fn(&Summary) -> String| {
        vec![name, cell(&sides.black), cell(&sides.white)]
    };
    let say = |phrase: Words| language.say(phrase).to_owned();
    let mut rows = vec![
        vec![String::new(), names.black.clone(), names.white.clone()],
        row(say(Words::MovesColumn), &|side| side.moves.to_string()),
    ];
    let has_points = has_points::<G>(moves);
    if has_points {
        rows.push(row(say(Words::MeanLoss), &|side| {
            tenths(language, side.mean_loss)
        }));
    }
    rows.push(row(say(Words::GoodShare), &|side| {
        let percent = (side.good_share() * 100.0).round();
        language.fill(Thinking::Percent, &[&percent])
    }));
    if G::KIND == GameKind::Go && has_points {
        for &phase in GamePhase::VARIANTS {
            let name = language.fill(Words::MeanLossIn, &[&language.say(phase_name(phase))]);
            rows.push(row(name, &|side| match side.phases[phase as usize] {
                (_, 0) => "–".to_owned(),
                (mean, _) => tenths(language, mean),
            }));
        }
    }
    if G::KIND != GameKind::Aligne4 {
        rows.push(row(say(Words::LargestLosses), &|side| {
            let largest = side.largest.iter();
            let told: Vec<String> = largest.map(|&(_, loss)| tenths(language, loss)).collect();
            match told.is_empty() {
                true => "–".to_owned(),
                false => told.join(" · "),
            }
        }));
    }
    let grades = Grade::VARIANTS.iter().map(|&grade| {
        let counts = [&sides.black, &sides.white].map(|side| side.grades[grade as usize]);
        (language.say(grade_name(grade)).to_owned(), counts)
    });
    let bars = Block::Bars {
        sides: [names.black.clone(), names.white.clone()],
        rows: grades.collect(),
    };
    [Block::Table(rows), bars]
}

const fn phase_name(phase: GamePhase) -> Words {
    match phase {
        GamePhase::Opening => Words::Opening,
        GamePhase::MiddleGame => Words::MiddleGame,
        GamePhase::Endgame => Words::Endgame,
    }
}

fn moment_blocks<G: Playable>(
    of: &ReviewReport<'_, G>,
    moment: &Moment<G::Move>,
    language: Language,
) -> Vec<Block> {
    let played = &moment.of;
    let Some(loss) = played.loss else {
        return Vec::new();
    };
    let size = of.record.size();
    let any = |mv| G::any_move(mv, size);
    let name = reviewed_move(language, G::KIND, played.number, played.by, &any(played.mv));
    let grade = language.say(grade_name(of.limits.grade_in::<G>(&loss)));
    let name = language.fill(Words::Graded, &[&name, &grade]);
    let heading = lost(
        language,
        G::KIND,
        &name,
        loss.in_points.then(|| half_points(loss.points)),
        win(loss),
    );
    let mut blocks = vec![Block::Heading(heading)];
    let facts = of.review.facts(of.line, played.turn);
    let reasons = review_sentences(language, &facts, size);
    if !reasons.is_empty() {
        blocks.push(Block::Paragraph(format!(
            "{}.",
            language.sentences(&reasons)
        )));
    }
    let better = played.better.as_ref();
    let line: Vec<G::Move> = better
        .map(|best| best.variation.iter().copied().take(EXPECTED).collect())
        .unwrap_or_default();
    let names: Vec<String> = line
        .iter()
        .map(|&mv| {
            let name = move_name(language, &any(mv));
            name.unwrap_or_else(|| language.say(Thinking::Pass).to_owned())
        })
        .collect();
    if let Some(best) = names.first() {
        let mut text = vec![language.fill(Words::Better, &[best])];
        if names.len() > 1 {
            text.push(language.fill(Thinking::Expected, &[&names.join(" ")]));
        }
        text.extend(finders(of, played, language));
        let text = language.sentences(&text);
        blocks.push(Block::Paragraph(format!("{text}.")));
    }
    blocks.extend(picture(of, played, &line, language).map(|of| Block::Board(Box::new(of))));
    blocks
}

/// How many players of the rank of a side would have found something better, and
/// what that says to the player.
fn finders<G: Playable>(
    of: &ReviewReport<'_, G>,
    played: &ReviewedMove<G::Move>,
    language: Language,
) -> Option<String> {
    let human = of.human?;
    let rank = rank_of_side(of.record, Some(human), played.by)?;
    let finders = Finders::of(human, played.turn, rank)?;
    let percent = |share: f32| (share * 100.0).round() as u8;
    Some(found_by(
        language,
        [
            (finders.rank, percent(finders.share)),
            (finders.stronger, percent(finders.stronger_share)),
        ],
        finders.reach(),
    ))
}

/// The board before the move, with it and what was expected instead.
fn picture<G: Playable>(
    of: &ReviewReport<'_, G>,
    played: &ReviewedMove<G::Move>,
    line: &[G::Move],
    language: Language,
) -> Option<Figure> {
    let size = of.record.size();
    let index = of.line.index_of(played.turn)?;
    let mut history = of.line.replay();
    let before = *history.path().get(index.checked_sub(1)?)?;
    history.go_to(before);
    let stones = history.position().stones()?;
    let place = |mv| G::any_move(mv, size).point();
    let sides = std::iter::successors(Some(history.position().to_play()), |of| Some(of.other()));
    let expected = line.iter().zip(sides);
    let mut figure = Figure::new(G::KIND, stones);
    if let Some(point) = place(played.mv) {
        figure.stones[point] = Some(played.by);
        figure.marks.push((point, Sign::Circle));
    }
    for ((&mv, by), number) in expected.zip(1..) {
        if let Some(point) = place(mv).filter(|&point| figure.stones[point].is_none()) {
            figure.stones[point] = Some(by);
            figure.numbers.push((point, number));
        }
    }
    figure.caption = format!("{}.", language.say(Words::BoardCaption));
    Some(figure)
}

fn half_points(points: f32) -> HalfPoints {
    HalfPoints::from_halves((points.clamp(0.0, 10_000.0) * 2.0).round() as i32)
}

fn win(loss: Loss) -> u8 {
    (loss.win.clamp(0.0, 1.0) * 100.0).round() as u8
}

fn tenths(language: Language, number: f32) -> String {
    language.decimal(&format!("{number:.1}"))
}

//! The lines in which engines tell what they think.
//!
//! ```text
//! info move D4 visits 12 winrate 0.51 scoreLead 0.3 … order 0 pv D4 Q16 info … rootInfo … ownership …
//! ```
//!
//! Values are those of the side to move. Whatever an engine says, a report that
//! comes out of it has finite numbers in their bounds and moves that can be
//! played.

mod parts;
mod reader;

use crate::ai::{Candidate, Question, Report};
use crate::game::Game as _;
use crate::go::{IllegalMove, Move, Position};

use super::EngineError;
use parts::Parts;
use reader::Reader;

/// The command by which an engine tells what it thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum AnalysisKind {
    /// KataGo's: with leads, and with who owns what.
    KataGo,
    /// Leela Zero's: win rates alone. Its reports have leads of 0 unless the
    /// engine adds them.
    LeelaZero,
}

impl AnalysisKind {
    pub(super) const fn command(self) -> &'static str {
        match self {
            Self::KataGo => "kata-analyze",
            Self::LeelaZero => "lz-analyze",
        }
    }
}

/// How long a variation is kept.
const MOST_VARIATION: usize = 64;

/// What a line says about a position.
///
/// # Errors
///
/// [`EngineError`] for a line that makes no sense.
pub(super) fn read_line(
    line: &str,
    kind: AnalysisKind,
    question: &Question<Position>,
) -> Result<Report<Move>, EngineError> {
    let parts = Parts::of(line).ok_or_else(|| nonsense(line))?;
    let position = question.position();
    let reader = Reader {
        kind,
        size: position.board().size(),
        to_play: position.to_play(),
    };
    let mut moves = Vec::new();
    for (place, fields) in parts.moves.iter().enumerate() {
        let of = reader
            .candidate(fields, place)
            .ok_or_else(|| nonsense(line))?;
        moves.push(of);
    }
    moves.sort_by_key(|(order, _)| *order);
    let mut candidates: Vec<Candidate<Move>> = Vec::new();
    let mut illegal = None;
    for (_, mut of) in moves {
        match position.judge(reader.to_play, of.mv, question.past()) {
            Ok(()) if candidates.iter().any(|known| known.mv == of.mv) => {}
            Ok(()) => {
                of.variation = playable(&of.variation, question);
                candidates.push(of);
            }
            // It may play by other rules.
            Err(why @ (IllegalMove::Ko { .. } | IllegalMove::Suicide(_))) => illegal = Some(why),
            Err(why) => return Err(EngineError::Illegal(why)),
        }
    }
    if let (true, Some(why)) = (candidates.is_empty(), illegal) {
        return Err(EngineError::Illegal(why));
    }
    let report = reader.report(&parts, candidates);
    report.ok_or_else(|| nonsense(line))
}

/// Whether a line that was read says by how many points every move leads.
pub(super) fn tells_leads(line: &str, kind: AnalysisKind) -> bool {
    match kind {
        // It would not have been read without.
        AnalysisKind::KataGo => true,
        AnalysisKind::LeelaZero => {
            let parts = Parts::of(line).unwrap_or_default();
            parts.moves.iter().all(|of| of.lead().is_some())
        }
    }
}

fn nonsense(line: &str) -> EngineError {
    EngineError::NotAnAnswer(line.trim().chars().take(80).collect())
}

/// As many moves of a variation as can be played.
fn playable(variation: &[Move], question: &Question<Position>) -> Vec<Move> {
    let mut position = question.position().clone();
    let mut past = question.past().clone();
    let legal = variation.iter().take(MOST_VARIATION).take_while(|mv| {
        let played = position.play(**mv, &past).is_ok();
        past.push(&position);
        played
    });
    legal.copied().collect()
}

#[cfg(test)]
mod tests {
    use super::reader::MOST_LEAD;
    use super::*;
    use crate::board::{Color, Point, Size};
    use crate::game::History;
    use crate::go::Ruleset;

    /// A board of three lines after Black's move in the middle: White to play.
    fn question() -> Question<Position> {
        let size = Size::new(3).unwrap();
        let mut history = History::new(Position::new(size, Ruleset::Chinese.rules()));
        history.play(Move::Place(Point::new(1, 1))).unwrap();
        Question::of(&history)
    }

    fn kata(line: &str) -> Result<Report<Move>, EngineError> {
        read_line(line, AnalysisKind::KataGo, &question())
    }

    fn leela(line: &str) -> Result<Report<Move>, EngineError> {
        read_line(line, AnalysisKind::LeelaZero, &question())
    }

    /// As KataGo 1.15 writes it, on one line.
    const KATAGO: &str = "info move A1 visits 120 edgeVisits 120 utility -0.21 winrate 0.25 \
        scoreMean -2.5 scoreStdev 12.1 scoreLead -2.5 scoreSelfplay -3.1 prior 0.4 lcb 0.2 \
        utilityLcb -0.3 weight 110.2 order 1 pv A1 C3 pass pvVisits 120 40 3 \
        info move C3 visits 80 edgeVisits 80 utility -0.2 winrate 1 scoreMean -2.25 \
        scoreStdev 12.1 scoreLead -2.25 scoreSelfplay -3 prior 1.5e-05 lcb -0.4 order 0 \
        pv C3 B2 A1 \
        rootInfo winrate 0.375 visits 201 scoreLead -2.375 utility -0.2 thisHash 0F3A symHash 0F3B \
        ownership 1 -1 0.5 0 0 0 0 0 -0.25 ownershipStdev 0 0 0 0 0 0 0 0 0\n";

    #[test]
    fn katago_is_read_from_the_side_to_move() {
        let report = kata(KATAGO).unwrap();
        assert_eq!((report.to_play, report.visits), (Color::White, 201));
        assert_eq!((report.black_win, report.black_lead), (0.625, 2.375));
        let [best, second] = &report.candidates[..] else {
            panic!("{report:?}")
        };
        // The order is the engine's own, not that of the line.
        assert_eq!(best.mv, Move::Place(Point::new(2, 0)));
        assert_eq!((best.visits, best.black_win), (80, 0.0));
        assert_eq!((best.prior, best.win_error), (1.5e-05, 1.0));
        // B2 is taken: from there on nothing can be played.
        assert_eq!(best.variation, [best.mv]);
        assert_eq!((second.black_win, second.black_lead), (0.75, 2.5));
        assert!((second.win_error - 0.05).abs() < 1e-6);
        assert_eq!(second.variation.len(), 3);
        let owners = report.ownership.unwrap();
        assert_eq!(owners[Point::new(0, 0)], -1.0);
        assert_eq!(owners[Point::new(1, 0)], 1.0);
        assert_eq!(owners[Point::new(2, 2)], 0.25);
    }

    #[test]
    fn leela_zero_counts_in_ten_thousandths() {
        let line = "info move A1 visits 300 winrate 4200 prior 1500 lcb 4100 order 0 pv A1 C3 \
                    info move pass visits 100 winrate 200 prior 7 lcb 0 order 1 pv pass";
        let report = leela(line).unwrap();
        assert_eq!((report.visits, report.black_lead), (400, 0.0));
        let (best, pass) = (&report.candidates[0], &report.candidates[1]);
        assert!((best.black_win - 0.58).abs() < 1e-6);
        assert!((best.win_error - 0.01).abs() < 1e-6);
        assert_eq!((best.prior, pass.mv), (0.15, Move::Pass));
        assert!((report.black_win - (0.58 * 3.0 + 0.98) / 4.0).abs() < 1e-6);
        assert_eq!(report.ownership, None);
        assert!(!tells_leads(line, AnalysisKind::LeelaZero));
        let both = line.replace(" prior", " scoreLead 1.5 prior");
        assert!(tells_leads(&both, AnalysisKind::LeelaZero));
        let one = line.replacen(" prior", " scoreLead 1.5 prior", 1);
        assert!(!tells_leads(&one, AnalysisKind::LeelaZero));
        // Others that have its command write fractions.
        let fractions = leela("info move A1 visits 3 winrate 0.42 prior 0.15 pv A1").unwrap();
        assert!((fractions.candidates[0].black_win - 0.58).abs() < 1e-6);
    }

    #[test]
    fn a_line_may_lack_what_can_be_done_without() {
        let report = kata("info move A1 visits 0 winrate 0.5 scoreMean 1").unwrap();
        let only = &report.candidates[0];
        assert_eq!(only.variation, [only.mv]);
        assert_eq!((only.prior, only.win_error), (0.0, 0.0));
        assert_eq!((report.black_lead, report.visits), (-1.0, 0));
    }

    #[test]
    fn nonsense_is_told_as_such() {
        let whole = "info move A1 visits 3 winrate 0.5 scoreLead 0.5 prior 0.1 order 0 pv A1";
        assert!(kata(whole).is_ok());
        for (part, other) in [
            ("info ", ""),
            ("move A1 ", ""),
            ("visits 3 ", ""),
            ("winrate 0.5 ", ""),
            ("scoreLead 0.5 ", ""),
            ("visits 3", "visits -3"),
            ("visits 3", "visits 99999999999"),
            ("winrate 0.5", "winrate NaN"),
            ("winrate 0.5", "winrate 1.5"),
            ("winrate 0.5", "winrate"),
            ("scoreLead 0.5", "scoreLead inf"),
            ("scoreLead 0.5", "scoreLead 1e30"),
            ("prior 0.1", "prior nan"),
            ("order 0", "order first"),
            ("move A1", "move D4"),
            ("move A1", "move resign"),
            ("pv A1", "pv A1 D9"),
            ("pv A1", "pv A1 ownership 0 0 0"),
            ("pv A1", "pv A1 ownership 0 0 0 0 0 0 0 0 2"),
            ("pv A1", "pv A1 ownership 0 0 0 0 0 0 0 0 NaN"),
            ("pv A1", "pv A1 rootInfo visits 3"),
            ("pv A1", "pv A1 hm"),
        ] {
            let line = whole.replace(part, other);
            let error = kata(&line).unwrap_err();
            assert!(
                matches!(error, EngineError::NotAnAnswer(_)),
                "{line}: {error}"
            );
        }
        for line in ["", "hello", "=", "info", "info info", "info pv", "pv A1"] {
            assert!(kata(line).is_err(), "{line}");
            assert!(leela(line).is_err(), "{line}");
        }
    }

    #[test]
    fn moves_that_cannot_be_played_are_an_error() {
        let taken = kata("info move B2 visits 3 winrate 0.5 scoreLead 0 pv B2").unwrap_err();
        assert!(matches!(
            taken,
            EngineError::Illegal(IllegalMove::Occupied(_))
        ));
    }

    /// Whatever comes, a line is read or refused, and what is read makes sense.
    #[test]
    fn damaged_lines_are_read_or_refused() {
        use rand::rngs::SmallRng;
        use rand::{RngExt as _, SeedableRng as _};
        let words: Vec<&str> = KATAGO.split_whitespace().collect();
        let (mut read, mut refused) = (0, 0);
        for seed in 0..3_000 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut words = words.clone();
            for _ in 0..rng.random_range(1..4) {
                let at = rng.random_range(0..words.len());
                match rng.random_range(0..3) {
                    0 => drop(words.remove(at)),
                    1 => words[at] = words[rng.random_range(0..words.len())],
                    _ => words[at] = ["NaN", "-1", "1e99", "é", "pass"][rng.random_range(0..5)],
                }
            }
            let Ok(report) = kata(&words.join(" ")) else {
                refused += 1;
                continue;
            };
            read += 1;
            assert!((0.0..=1.0).contains(&report.black_win), "seed {seed}");
            assert!(report.black_lead.abs() <= MOST_LEAD, "seed {seed}");
            for of in &report.candidates {
                assert_eq!(of.variation.first(), Some(&of.mv), "seed {seed}");
                assert!((0.0..=1.0).contains(&of.black_win), "seed {seed}");
            }
        }
        assert!(read > 100 && refused > 100, "{read} and {refused}");
    }
}

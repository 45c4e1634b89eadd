//! What people would play.

use rand::{Rng, RngExt as _};

use crate::game::Game as _;
use crate::go::{Move, PlayoutBoard};

use super::Question;
use super::absurd::Scene;
use super::level::Mood;
use super::net::{Features, Network, Output};
use super::resigning::Standing;

/// How likely the likeliest move has to be for people to see that it has to be
/// played: then no mood makes them look elsewhere.
const FORCED: f32 = 0.6;

/// A move, and what it is played in view of.
#[derive(Clone, Debug)]
pub(super) struct Liked {
    /// The move: a pass only where nothing else can be played.
    pub(super) mv: Move,
    /// How the side to play stands.
    pub(super) standing: Standing,
    /// Whether most people would pass, or have nothing sensible to play.
    pub(super) wants_pass: bool,
    /// Every move that is not absurd, a pass left out.
    pub(super) sane: Vec<Move>,
}

/// A move that people might play; `None` on boards that nobody has learned.
pub(super) fn people_move(question: &Question, mood: Mood, rng: &mut impl Rng) -> Option<Liked> {
    let position = question.position();
    let size = position.board().size();
    let network = Network::for_size(size)?;
    let legal = position.legal_moves(question.past());
    let output = network.look(question, &legal);
    let (pass, stones): (Vec<Opinion>, Vec<Opinion>) = opinions(question, legal, &output, mood)
        .into_iter()
        .partition(|of| of.mv == Move::Pass);
    let likeliest = |of: &[Opinion]| of.iter().map(|of| of.odds).fold(f32::MIN, f32::max);
    let scene = Scene::of(question, &output);
    let sane: Vec<Opinion> = stones
        .iter()
        .copied()
        .filter(|of| match of.mv {
            Move::Place(point) => !scene.is_absurd(point),
            Move::Pass => false,
        })
        .collect();
    let wants_pass = sane.is_empty() || likeliest(&pass) > likeliest(&stones);
    let moves: Vec<Move> = sane.iter().map(|of| of.mv).collect();
    let considered = if sane.is_empty() { stones } else { sane };
    let mv = drawn(&shares(&considered, mood), rng).unwrap_or(Move::Pass);
    Some(Liked {
        mv,
        standing: Standing {
            win: output.win,
            lead: output.lead,
        },
        wants_pass,
        sane: moves,
    })
}

/// A move, and how good it looks in a mood, as the logarithm of odds.
#[derive(Clone, Copy, Debug)]
struct Opinion {
    mv: Move,
    odds: f32,
}

/// What people think of each move that does not fill an eye.
fn opinions(question: &Question, legal: Vec<Move>, output: &Output, mood: Mood) -> Vec<Opinion> {
    let position = question.position();
    let size = position.board().size();
    let board = PlayoutBoard::of(position);
    let by = position.to_play();
    let sensible = legal.into_iter().filter(|&mv| match mv {
        Move::Place(point) => board.is_sensible(by, board.spot(point)),
        Move::Pass => true,
    });
    let opinion = |mv| {
        let index = match mv {
            Move::Place(point) => Features::index(size, point),
            Move::Pass => size.area(),
        };
        let of = |logits: &[f32]| logits.get(index).copied().unwrap_or(f32::MIN);
        let odds = (1.0 - mood.skill) * of(&output.human) + mood.skill * of(&output.strong);
        Opinion { mv, odds }
    };
    sensible.map(opinion).collect()
}

/// How often each move is played: all that are likely enough, by the mood.
fn shares(considered: &[Opinion], mood: Mood) -> Vec<(Move, f32)> {
    let odds = || considered.iter().map(|of| of.odds);
    let most = odds().fold(f32::MIN, f32::max);
    let sum: f32 = odds().map(|odds| (odds - most).exp()).sum();
    let heat = match sum * FORCED <= 1.0 {
        true => mood.heat.min(1.0),
        false => mood.heat,
    };
    considered
        .iter()
        .filter(|of| of.odds - most >= mood.care.ln())
        .map(|of| (of.mv, ((of.odds - most) / heat).exp()))
        .collect()
}

/// One of some moves, each as often as its share says.
pub(super) fn drawn(shares: &[(Move, f32)], rng: &mut impl Rng) -> Option<Move> {
    let sum: f32 = shares.iter().map(|&(_, share)| share).sum();
    let mut left = rng.random::<f32>() * sum;
    let hit = shares.iter().find(|&&(_, share)| {
        left -= share;
        left <= 0.0
    });
    hit.or(shares.last()).map(|&(mv, _)| mv)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::*;
    use crate::board::Size;
    use crate::game::History;
    use crate::go::{Position, Ruleset};

    fn start() -> History<Position> {
        History::new(Position::new(Size::NINE, Ruleset::French.rules()))
    }

    /// Every move that is played in a mood.
    fn moves(game: &History<Position>, mood: Mood) -> Vec<Move> {
        let question = Question::of(game);
        let mut rng = SmallRng::seed_from_u64(3);
        let mut moves: Vec<Move> = (0..60)
            .map(|_| people_move(&question, mood, &mut rng).unwrap().mv)
            .collect();
        moves.sort();
        moves.dedup();
        moves
    }

    #[test]
    fn the_more_heat_and_the_less_care_the_more_different_moves() {
        let usual = moves(
            &start(),
            Mood {
                heat: 1.0,
                care: 1.0,
                skill: 0.0,
            },
        );
        assert_eq!(usual.len(), 1, "only the likeliest is considered");
        let some = moves(
            &start(),
            Mood {
                heat: 1.0,
                care: 0.05,
                skill: 0.0,
            },
        );
        let many = moves(
            &start(),
            Mood {
                heat: 3.0,
                care: 0.0001,
                skill: 0.0,
            },
        );
        assert!(some.contains(&usual[0]) && many.len() > some.len());
    }

    /// What people and what strong players would play most likely.
    fn likeliest(game: &History<Position>) -> [Move; 2] {
        let question = Question::of(game);
        let legal = question.position().legal_moves(question.past());
        let network = Network::for_size(Size::NINE).unwrap();
        let output = network.look(&question, &legal);
        [&output.human, &output.strong].map(|logits| {
            let of = |mv: &Move| match *mv {
                Move::Place(point) => logits[Features::index(Size::NINE, point)],
                Move::Pass => f32::MIN,
            };
            let best = legal.iter().max_by(|a, b| of(a).total_cmp(&of(b)));
            *best.unwrap()
        })
    }

    #[test]
    fn skill_leads_from_what_people_play_to_what_strong_players_would() {
        let mut game = start();
        let (people, strong) = loop {
            let [people, strong] = likeliest(&game);
            if people != strong {
                break (people, strong);
            }
            game.play(people).unwrap();
        };
        for (skill, wanted) in [(0.0, people), (1.0, strong)] {
            let (heat, care) = (1.0, 1.0);
            assert_eq!(moves(&game, Mood { heat, care, skill }), [wanted]);
        }
    }

    #[test]
    fn on_boards_that_nobody_has_learned_people_have_no_opinion() {
        let five = Size::new(5).unwrap();
        let game = History::new(Position::new(five, Ruleset::French.rules()));
        let mood = Mood {
            heat: 1.0,
            care: 0.1,
            skill: 0.0,
        };
        let mut rng = SmallRng::seed_from_u64(1);
        assert!(people_move(&Question::of(&game), mood, &mut rng).is_none());
    }
}

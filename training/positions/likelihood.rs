//! How well each rank explains the moves of people: what the estimate of a rank
//! is fitted to and measured by.

use std::path::PathBuf;
use std::sync::Mutex;

use jego::ai::Question;
use jego::ai::go::{MoveReader, RankLikelihood};
use jego::board::Color;
use jego::game::History;

use super::games::GameFile;
use super::in_parallel;

#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The file of games
    file: PathBuf,
}

/// Writes a line for each side of the held-out games: the number of the game, the
/// strength of the player, the moves, and the logarithm of the likelihood for
/// each rank.
pub(crate) fn run(task: &Arguments) -> Result<(), String> {
    let file = GameFile::read(&task.file)?;
    let size = file.size();
    let games = file.games(true)?;
    let lines = Mutex::new(Vec::new());
    in_parallel(games.len(), |number| {
        let game = &games[number];
        let Some(start) = game.start(size) else {
            return;
        };
        let Some(mut reader) = MoveReader::new(&start) else {
            return;
        };
        let mut history = History::new(start);
        let mut likelihoods = [RankLikelihood::default(), RankLikelihood::default()];
        for (by, mv) in game.turns(size) {
            let side = usize::from(by == Color::White);
            likelihoods[side].add(&mut reader, &Question::of(&history), mv);
            if history.record(by, mv).is_err() || history.position().is_over() {
                break;
            }
        }
        let Ok(mut lines) = lines.lock() else { return };
        for (likelihood, strength) in likelihoods.iter().zip(game.strength) {
            if strength > 0 {
                let sums: Vec<String> = likelihood.sums().iter().map(f32::to_string).collect();
                lines.push(format!(
                    "{number} {strength} {} {}",
                    likelihood.moves(),
                    sums.join(" ")
                ));
            }
        }
    });
    for line in lines.lock().map_err(|error| error.to_string())?.iter() {
        println!("{line}");
    }
    Ok(())
}

//! `jego match`: two engines against each other.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jego::board::{Color, InvalidSize, Size};
use jego::gtp::contest::{
    CannotContest as CannotPlay, Contest, ContestSettings, Entrant, InvalidClaims, InvalidEntrant,
    Limits, Pair, PlayedGame, Rate, Score, Side, Sprt, Tally, Verdict,
};
use jego::record::{FileError, Start, make_folder, replace, sgf};

use crate::args::MatchArgs;

/// Why a match was not played to its end.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotContest {
    #[error(transparent)]
    Entrant(#[from] InvalidEntrant),
    #[error(transparent)]
    Size(#[from] InvalidSize),
    #[error("--sprt: {0}")]
    Claims(#[from] InvalidClaims),
    #[error(transparent)]
    Play(#[from] CannotPlay),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: this folder already contains games of a match", .0.display())]
    Games(PathBuf),
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Plays a match, and tells each game as it ends and what they come to.
pub(crate) fn contest(asked: &MatchArgs, out: &mut impl Write) -> Result<(), CannotContest> {
    let limits = Limits {
        time: asked.time,
        visits: asked.visits,
        threads: usize::from(asked.threads),
    };
    let entrants = Pair {
        first: Entrant::parse(&asked.first, &limits)?,
        second: Entrant::parse(&asked.second, &limits)?,
    };
    let start = Start::new(Size::new(asked.size)?, asked.rules);
    let settings = ContestSettings {
        start: match asked.komi {
            Some(komi) => start.with_komi(komi),
            None => start,
        },
        seed: asked.seed,
        opening: asked.openings,
    };
    let sprt = match *asked.sprt {
        [low, high] => Some((Sprt::new(low, high)?, [low, high])),
        _ => None,
    };
    if let Some(folder) = &asked.sgf
        && game_path(folder, 0).symlink_metadata().is_ok()
    {
        return Err(CannotContest::Games(folder.clone()));
    }
    let mut contest = Contest::new(settings, entrants)?;
    if let Some(folder) = &asked.sgf {
        make_folder(folder)?;
    }
    let mut tally = Tally::default();
    for number in 0..asked.games {
        let game = contest.play(number)?;
        tally.add(&game);
        writeln!(out, "{}", game_line(number, &game, contest.names()))?;
        out.flush()?;
        if let Some(folder) = &asked.sgf {
            let text = sgf::write(&game.record.to_sgf());
            replace(&game_path(folder, number), &text)?;
        }
        // Whoever had Black first has White as often before it is over.
        let in_pairs = number % 2 == 1;
        if in_pairs && sprt.is_some_and(|(test, _)| test.verdict(tally.total()) != Verdict::Open) {
            break;
        }
    }
    write!(out, "\n{}", summary(&tally, contest.names()))?;
    if let Some((test, elo)) = sprt {
        writeln!(out, "{}", sprt_line(test, elo, tally.total()))?;
    }
    Ok(())
}

/// People count games from 1.
fn game_path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{:04}.sgf", number + 1))
}

fn game_line(number: u32, game: &PlayedGame, names: &Pair<String>) -> String {
    let (black, white) = (game.black, game.black.other());
    let time = |side: Side| format!("{:.3}", game.thought[side].secs_per_move());
    let mut line = format!(
        "{:>4}  {} – {}  {}  {} moves  {} – {} s per move",
        number + 1,
        names[black],
        names[white],
        game.outcome,
        game.moves,
        time(black),
        time(white),
    );
    if let Some((side, foul)) = &game.foul {
        line.push_str(&format!("  {}: {foul}", names[*side]));
    }
    line
}

/// What the games come to, seen from the first entrant.
fn summary(tally: &Tally, names: &Pair<String>) -> String {
    let total = tally.total();
    let mut lines = vec![
        format!("{} against {}", names.first, names.second),
        format!("{:<12}{}", "all games", score(total)),
    ];
    for (color, part) in [
        (Color::Black, tally.with_black),
        (Color::White, tally.with_white),
    ] {
        lines.push(format!("{:<12}{}", format!("with {color}"), score(part)));
    }
    if let Some(rate) = total.rate() {
        let elo = rate.elo();
        lines.push(format!(
            "{:<12}{} ({} to {}, 95%)",
            "Elo",
            elo_text(elo.share),
            elo_text(elo.low),
            elo_text(elo.high)
        ));
    }
    for side in Side::BOTH {
        let time = tally.thought[side].secs_per_move();
        let mut line = format!("{}: {time:.3} s per move", names[side]);
        for (count, what) in [
            (tally.illegal[side], "by an illegal move"),
            (tally.timed_out[side], "by time"),
            (tally.failed[side], "by failure"),
        ] {
            if count > 0 {
                line.push_str(&format!(", {count} lost {what}"));
            }
        }
        lines.push(line);
    }
    lines.join("\n") + "\n"
}

fn sprt_line(test: Sprt, elo: [f64; 2], score: Score) -> String {
    let [low, high] = elo.map(elo_text);
    let verdict = match test.verdict(score) {
        Verdict::Low => format!("{low} Elo rather than {high}"),
        Verdict::High => format!("{high} Elo rather than {low}"),
        Verdict::Open => format!("too few games to tell {low} Elo from {high}"),
    };
    let (ratio, bound) = (test.log_ratio(score), Sprt::bound());
    format!(
        "{:<12}{verdict} (log-likelihood ratio {ratio:+.2}, bounds ±{bound:.2})",
        "SPRT"
    )
}

fn score(score: Score) -> String {
    let Score {
        wins,
        losses,
        draws,
    } = score;
    let share = score.rate().map_or_else(String::new, |rate| {
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let Rate { share, low, high } = rate;
        format!(
            "  {}% ({} to {}, 95%)",
            percent(share),
            percent(low),
            percent(high)
        )
    });
    format!("{wins} won, {losses} lost, {draws} drawn{share}")
}

fn elo_text(elo: f64) -> String {
    if elo.is_infinite() {
        return if elo > 0.0 { "+∞" } else { "-∞" }.to_owned();
    }
    // No difference has no sign.
    format!("{:+.0}", elo.round() + 0.0)
}

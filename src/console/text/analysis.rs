//! What a search thinks of the position, as lines: who is ahead, and the best
//! moves.

use crate::record::GameKind;
use crate::scene::{Candidate, Scene, Thoughts};
use crate::words::{self, ConsoleWords, Language, Thinking, move_name};

/// Everything there is to say, or that there is nothing yet.
pub(in crate::console) fn analysis_lines(scene: &Scene, language: Language) -> Vec<String> {
    let Some(thoughts) = &scene.thoughts else {
        return vec![language.say(ConsoleWords::AnalysisWaits).to_owned()];
    };
    let mut lines = vec![summary(scene.kind, thoughts, language)];
    let moves = thoughts.candidates.iter();
    lines.extend(moves.map(|candidate| candidate_line(scene.kind, candidate, language)));
    lines
}

fn summary(kind: GameKind, thoughts: &Thoughts, language: Language) -> String {
    let side = words::side(language, kind, thoughts.to_play);
    let win = match thoughts.to_play {
        crate::board::Color::Black => thoughts.black_win.min(100),
        crate::board::Color::White => 100 - thoughts.black_win.min(100),
    };
    let visits = language.count(thoughts.visits as usize, Thinking::Visits);
    language.fill(ConsoleWords::AnalysisHead, &[&side, &win, &visits])
}

fn candidate_line(kind: GameKind, candidate: &Candidate, language: Language) -> String {
    let pass = || language.say(words::Label::Pass).to_owned();
    let name = move_name(language, &candidate.mv).unwrap_or_else(pass);
    let expected: Vec<String> = candidate
        .variation
        .iter()
        .skip(1)
        .map(|(_, mv)| move_name(language, mv).unwrap_or_else(pass))
        .collect();
    let mut text = match kind {
        GameKind::Go | GameKind::Othello => {
            let lead = language.points(candidate.lead);
            let sign = if lead.starts_with('-') { "" } else { "+" };
            let lead = format!("{sign}{lead}");
            language.fill(
                ConsoleWords::AnalysisMove,
                &[&name, &candidate.win, &lead, &candidate.share],
            )
        }
        GameKind::Aligne4 => language.fill(ConsoleWords::AnalysisChance, &[&name, &candidate.win]),
    };
    if !expected.is_empty() {
        text = language.fill(ConsoleWords::AnalysisLine, &[&text, &expected.join(" ")]);
    }
    text
}

//! Which commands make sense now.

use super::match_view::MatchView;
use crate::board::Color;
use crate::record::TimeControl;
use crate::scene::Scene;
use crate::session::{ComputerState, Match, ReviewState, Stage, Tally};
use crate::ui::command::Command;

/// Whether a command makes sense in a match now.
#[expect(
    clippy::too_many_lines,
    reason = "a table with a line for each command"
)]
pub(super) fn is_available(command: Command, view: &MatchView, scene: &Scene) -> bool {
    let session = &view.session;
    let playing = scene.stage == Stage::Playing;
    let over = matches!(scene.stage, Stage::Over(_));
    let does = scene.computer.map(|(_, does)| does);
    let thinking = does == Some(ComputerState::Thinking);
    let waiting = does == Some(ComputerState::Waiting);
    match command {
        Command::Undo => scene.can_go.back || session.undoable().is_some(),
        Command::Back | Command::TenBack | Command::ToStart | Command::DeleteBranch => {
            scene.can_go.back
        }
        Command::Redo => scene.can_go.forward || session.redoable().is_some(),
        Command::Forward | Command::TenForward | Command::ToEnd => scene.can_go.forward,
        Command::EditTools => view.palette.is_shown() || view.may_edit(),
        Command::Annotate | Command::PasteBranch => view.may_edit(),
        Command::Flatten | Command::CutBranch => view.may_edit() && scene.can_go.back,
        Command::CopyBranch => scene.can_go.back,
        Command::MainLine | Command::VariationUp | Command::VariationDown => {
            view.may_edit() && scene.can_go.aside
        }
        Command::Collapse => scene.can_go.forward || view.is_collapsed(scene.cursor),
        Command::ExpandAll => view.has_collapsed(),
        Command::ToolPlay
        | Command::ToolBlack
        | Command::ToolWhite
        | Command::ToolRemove
        | Command::ToolToPlay
        | Command::ToolTriangle
        | Command::ToolSquare
        | Command::ToolCircle
        | Command::ToolCross
        | Command::ToolSelected
        | Command::ToolLetter
        | Command::ToolNumber
        | Command::ToolLine
        | Command::ToolArrow
        | Command::ToolDim
        | Command::ToolShow
        | Command::ToolEraser => view.palette.is_shown(),
        Command::PreviousVariation | Command::NextVariation => scene.can_go.aside,
        Command::RestoreBranch => session.can_restore(),
        Command::Pass => {
            let by_hand = session.turn_of_computer().is_none() && !session.is_looking_back();
            playing && by_hand && scene.players[scene.to_play()].may_pass
        }
        Command::MoveNow => scene.computer.is_some() && !session.is_looking_back(),
        Command::EngineLog => has_engine_log(session),
        Command::StopThinking => thinking || session.is_hinting(),
        Command::Continue => waiting && !session.is_looking_back(),
        Command::Hint => playing && !thinking && does != Some(ComputerState::Asking),
        Command::TakeBack | Command::LeaveMove => does == Some(ComputerState::Asking),
        Command::Resign => playing && !session.is_finished(),
        Command::Accept => scene.counting,
        Command::Resume => scene.counting || over && !is_ended_by_rules(scene),
        Command::ExportSgf => scene.kind.sgf_number().is_some(),
        Command::Pause => playing && scene.control != TimeControl::None,
        Command::Restart => session.has_begun(),
        Command::ShowResult => scene.ending.is_some(),
        Command::ReadAs => view.source.is_some(),
        Command::NextMistake | Command::PreviousMistake => scene.review.is_some(),
        Command::ReviewReport => {
            let review = scene.review.as_ref();
            review.is_some_and(|review| !review.moves.is_empty())
        }
        Command::Guess => {
            let game = session.go().map(|game| game.record().start().rules);
            session.has_begun() && game.is_some_and(|rules| !rules.is_atari_go())
        }
        Command::AddMistake => {
            let current = scene.review.as_ref().and_then(|review| review.current());
            current.is_some_and(|current| current.best().is_some())
        }
        Command::Analyze | Command::Estimate | Command::Review => scene.judged,
        Command::RemoveReview => session.has_review(),
        Command::PauseReview => {
            let state = scene.review.as_ref().map(|review| review.state);
            matches!(state, Some(ReviewState::Running | ReviewState::Paused))
        }
        Command::New
        | Command::Open
        | Command::Save
        | Command::SaveAs
        | Command::ExportPicture
        | Command::Export
        | Command::Information
        | Command::Home
        | Command::Quit
        | Command::Copy
        | Command::Paste
        | Command::Comment
        | Command::Players
        | Command::Rematch
        | Command::ReviewMarks
        | Command::Coordinates
        | Command::Numbers
        | Command::Territory
        | Command::NextMoves
        | Command::LegalMoves
        | Command::SidePanel
        | Command::FullScreen
        | Command::LargerText
        | Command::SmallerText
        | Command::UsualText
        | Command::Sound
        | Command::Options
        | Command::Rules
        | Command::FirstSteps
        | Command::Find
        | Command::FindNext
        | Command::FindPrevious
        | Command::Keys
        | Command::Finished
        | Command::Profiles
        | Command::Problems
        | Command::Mistakes
        | Command::Progress
        | Command::Library
        | Command::About
        | Command::Escape
        | Command::GoToPoint
        | Command::LastMove
        | Command::ThisChain
        | Command::ThisRow
        | Command::ThisColumn
        | Command::InAtari
        | Command::Score
        | Command::CopyPosition
        | Command::CopyDiagram
        | Command::JointPosition => true,
    }
}

/// Whether the rules alone have ended the game, so that it cannot go on.
fn is_ended_by_rules(scene: &Scene) -> bool {
    match scene.ending.as_ref().and_then(|of| of.tally.as_ref()) {
        Some(Tally::Othello(_) | Tally::Aligne4(_) | Tally::Capture { .. }) => true,
        Some(Tally::Go(_)) | None => false,
    }
}

/// Whether an engine has played in this match.
fn has_engine_log(session: &Match) -> bool {
    let log = |color| session.engine_log(color);
    Color::BOTH.into_iter().any(|color| log(color).is_some())
}

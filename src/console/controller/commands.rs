//! Commands of the table, and what is chosen on its board.

use std::path::Path;

use super::{Confirmation, Controller, Prompt};
use crate::aligne4::{Move, Piece};
use crate::board::{ByColor, Color, Point};
use crate::console::command::Command;
use crate::console::menu::Page;
use crate::console::text::key_moment;
use crate::lobby::{AfterLeaving, IncomingGame};
use crate::record::{GameKind, Seat};
use crate::session::{Action, Match, Moment, Severity, level_of, levels};
use crate::words::{self, ConsoleWords, Dialog, ReviewWords, TableWords, TypedSide, typed_phrase};

impl Controller {
    /// Runs a command of the table; `rest` is what stood behind its word.
    #[expect(
        clippy::too_many_lines,
        reason = "a table with a line for each command"
    )]
    pub(in crate::console) fn run(&mut self, command: Command, rest: &str, now: Moment) {
        self.message = None;
        let session = self.workspace.session.as_ref();
        let kind = session.map(Match::kind);
        // The rules say why a pass is refused.
        let judged = command == Command::Pass && kind == Some(GameKind::Othello);
        if session.is_some() && !command.is_available(&self.workspace) && !judged {
            let text = self.workspace.language().say(ConsoleWords::NotNow);
            return self.refuse(text.to_owned());
        }
        let action = match command {
            Command::Pass => Action::Pass,
            Command::Undo => Action::Undo,
            Command::Redo => Action::Redo,
            Command::Back => Action::Step(-1),
            Command::Forward => Action::Step(1),
            Command::TenBack => Action::Step(-10),
            Command::TenForward => Action::Step(10),
            Command::ToStart => Action::ToStart,
            Command::ToEnd => Action::ToEnd,
            Command::PreviousVariation => Action::Variation(-1),
            Command::NextVariation => Action::Variation(1),
            Command::Hint => Action::Hint,
            Command::TakeBack => Action::TakeBack,
            Command::LeaveMove => Action::LeaveMove,
            Command::Analyze => Action::Analyze,
            Command::Estimate => Action::Estimate,
            Command::Review => Action::Review,
            Command::Moments if rest.is_empty() => return self.show(Page::Review),
            Command::Moments => return self.go_to_moment(rest, now),
            Command::NextMistake => Action::GoToMistake { forward: true },
            Command::PreviousMistake => Action::GoToMistake { forward: false },
            Command::MistakesOf => return self.choose_mistakes(rest, now),
            Command::PauseReview => Action::PauseReview,
            Command::RemoveReview => Action::ForgetReview,
            Command::ShowRepeated => Action::ShowRepeated,
            Command::Accept => Action::Accept,
            Command::Resume => Action::Resume,
            Command::MoveNow => Action::MoveNow,
            Command::StopThinking => Action::Cancel,
            // Whoever looks back continues from there.
            Command::Continue if session.is_some_and(Match::is_looking_back) => Action::PlayHere,
            Command::Continue => Action::Continue,
            Command::Pause => Action::Pause,
            Command::Resign => return self.ask_resign(),
            Command::Players if rest.is_empty() => return self.show(Page::Players),
            Command::Players => return self.set_level(rest, now),
            Command::ShowResult => return self.show(Page::Result),
            Command::Save => return self.save(rest, now),
            Command::SaveAs => {
                let suggestion = self.workspace.suggested_file();
                return self.ask_for_file_to_save(suggestion, None);
            }
            Command::Load if rest.is_empty() => return self.show(Page::Files),
            Command::Load => return self.open(Path::new(rest), now),
            Command::New => return self.show(Page::NewGame),
            Command::Restart => return self.start_again(IncomingGame::restart, now),
            Command::Rematch => return self.start_again(IncomingGame::rematch, now),
            Command::Rules => return self.show(kind.map_or(Page::RulesMenu, Page::Rules)),
            Command::Options => return self.show(Page::Options),
            Command::Help => return self.show(Page::Help),
            Command::Home => return self.leave_for(AfterLeaving::Home, now),
            Command::Quit => return self.leave_for(AfterLeaving::Quit, now),
        };
        self.workspace.apply(action, now);
    }

    /// Saves into the file of the game, or into one that was named.
    fn save(&mut self, name: &str, now: Moment) {
        let saved = match name {
            "" => self.workspace.save(),
            name => self.workspace.save_as(name),
        };
        self.report_saved(saved, None, now);
    }

    /// Goes to one of the moves that decided the game, by its number in the list.
    fn go_to_moment(&mut self, number: &str, now: Moment) {
        let Some(session) = &self.workspace.session else {
            return;
        };
        match key_moment(session, number.parse().unwrap_or(0)) {
            Ok(turn) => {
                self.workspace.apply(Action::GoTo(turn), now);
                self.show(Page::Table);
            }
            Err(0) => {
                let why = self.workspace.language().say(ReviewWords::NoMoments);
                self.refuse(why.to_owned());
            }
            Err(most) => {
                let language = self.workspace.language();
                self.refuse(language.fill(ConsoleWords::BadRow, &[&most]));
            }
        }
    }

    /// Whose mistakes are of interest: those of a side that was named, or of the next
    /// in turn.
    fn choose_mistakes(&mut self, side: &str, now: Moment) {
        let language = self.workspace.language();
        let Some(session) = &self.workspace.session else {
            return;
        };
        let side = match (
            typed_phrase(language, &side.to_lowercase()),
            session.mistakes_of(),
        ) {
            (Some(TypedSide::Black), _) => Some(Color::Black),
            (Some(TypedSide::White), _) => Some(Color::White),
            (Some(TypedSide::Both), _) => None,
            (None, _) if !side.is_empty() => {
                return self.refuse(language.say(ConsoleWords::BadSide).to_owned());
            }
            (None, None) => Some(Color::Black),
            (None, Some(Color::Black)) => Some(Color::White),
            (None, Some(Color::White)) => None,
        };
        let both = || language.say(ReviewWords::Both);
        let name = side.map_or_else(both, |of| words::side(language, session.kind(), of));
        let asked = language.say(ReviewWords::Side);
        self.workspace.apply(Action::MistakesOf(side), now);
        self.say(
            language.fill(Dialog::OfFile, &[&asked, &name]),
            Severity::Quiet,
        );
    }

    fn ask_resign(&mut self) {
        let language = self.workspace.language();
        let Some(session) = &self.workspace.session else {
            return;
        };
        let (loser, kind) = (session.resigner(), session.kind());
        let [loses, wins] = [loser, loser.other()].map(|color| words::side(language, kind, color));
        let title = language.say(Dialog::ResignTitle);
        let text = language.fill(Dialog::ResignText, &[&loses, &wins]);
        self.prompt = Some(Prompt::Confirm {
            question: format!("{title} {text}"),
            about: Confirmation::Resign,
        });
    }

    /// Gives the computers at the table another level, by name, by rank or by
    /// number from 1. Where there is none, one sits down across the board.
    fn set_level(&mut self, name: &str, now: Moment) {
        let language = self.workspace.language();
        let Some(session) = &self.workspace.session else {
            return;
        };
        let (kind, ladder) = (session.kind(), session.ladder());
        let levels = levels(ladder);
        let numbered = name.parse::<usize>().ok();
        let numbered = numbered.and_then(|number| levels.get(number.checked_sub(1)?));
        let named = levels.iter().find(|level| {
            let shown = words::level_named(language, kind, level);
            shown.to_lowercase() == name.to_lowercase()
        });
        let named = numbered.or(named).map(|level| (*level).to_owned());
        let Some(level) = named.or_else(|| level_of(ladder, name)) else {
            let shown = levels
                .iter()
                .map(|level| words::level_short(language, kind, level));
            let shown: Vec<String> = shown.collect();
            let why = language.fill(ConsoleWords::NoSuchLevel, &[&language.series(&shown)]);
            return self.refuse(why);
        };
        let shown = words::level_short(language, kind, &level);
        let seat = Seat::Computer { level };
        let alone = session.seats().black == Seat::Person && session.seats().white == Seat::Person;
        let across = session.to_play().other();
        let seats = ByColor::from_fn(|color| match &session.seats()[color] {
            Seat::Person if !alone || color != across => Seat::Person,
            Seat::Person | Seat::Computer { .. } | Seat::Engine { .. } => seat.clone(),
        });
        self.workspace.reseat(seats.clone(), now);
        if self.workspace.session.as_ref().map(Match::seats) != Some(&seats) {
            // The match says why not.
            return;
        }
        let text = language.fill(TableWords::Computer, &[&shown]);
        self.say(text, Severity::Quiet);
    }

    /// A point of the board was chosen.
    pub(in crate::console) fn choose_point(&mut self, point: Point, now: Moment) {
        self.message = None;
        self.workspace.apply(Action::Choose(point), now);
    }

    /// A piece was chosen.
    pub(in crate::console) fn choose_piece(&mut self, piece: Piece, now: Moment) {
        self.message = None;
        self.workspace.apply(Action::Pick(piece), now);
    }

    /// A piece and its square were chosen at once.
    pub(in crate::console) fn place_piece(&mut self, piece: Piece, at: Point, now: Moment) {
        self.message = None;
        match &mut self.workspace.session {
            Some(Match::Aligne4(session)) if session.position().hand() == Some(piece) => {
                session.play_by_hand(Move::Set(at), now);
            }
            Some(Match::Aligne4(session)) => session.play_by_hand(Move::Put { piece, at }, now),
            Some(Match::Go(_) | Match::Othello(_)) | None => {}
        }
    }
}

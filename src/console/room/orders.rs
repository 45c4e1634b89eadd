//! What can be ordered and chosen at the table.

use std::path::Path;

use super::{Asking, Doubt, Room, Writing};
use crate::ai::go::Level;
use crate::aligne4::{Move, Piece};
use crate::board::{ByColor, Point};
use crate::console::desk::Next;
use crate::console::order::Order;
use crate::console::page::Page;
use crate::console::rows::fits;
use crate::record::{GameKind, Seat};
use crate::session::{Action, Match, Moment, Severity, levels};
use crate::words::{self, ConsoleWords, Dialog, Table as TableWords};

impl Room {
    /// Does what was ordered at the table; `rest` is what stood behind the
    /// word.
    pub(in crate::console) fn order(&mut self, order: Order, rest: &str, now: Moment) {
        self.message = None;
        let table = self.desk.session.as_ref().map(Match::table);
        let language = self.desk.language();
        // The rules say why a pass is refused.
        let judged = order == Order::Pass && table == Some(GameKind::Othello);
        if table.is_some() && !fits(&self.desk, order) && !judged {
            return self.refuse(language.say(ConsoleWords::NotNow).to_owned());
        }
        if let Some(action) = order.action() {
            let session = self.desk.session.as_ref();
            let looking_back = session.is_some_and(Match::is_looking_back);
            // Whoever looks back goes on from there.
            let from_here = looking_back && order == Order::Continue;
            let action = if from_here { Action::PlayHere } else { action };
            return self.desk.apply(action, now);
        }
        match order {
            Order::Resign => self.ask_resign(),
            Order::Players if rest.is_empty() => self.go(Page::Players),
            Order::Players => self.set_level(rest, now),
            Order::ShowResult => self.go(Page::Result),
            Order::Save if rest.is_empty() => {
                let saving = self.desk.save();
                self.saved(saving);
            }
            Order::Save => {
                let saving = self.desk.save_as(rest);
                self.saved(saving);
            }
            Order::SaveAs => {
                self.asking = Some(Asking::Write {
                    title: language.say(ConsoleWords::FileToSave).to_owned(),
                    text: self.desk.suggested_file(),
                    what: Writing::SaveAs,
                });
            }
            Order::Load if rest.is_empty() => self.go(Page::Files),
            Order::Load => self.open(Path::new(rest), now),
            Order::New => self.go(Page::NewGame),
            Order::Restart => self.leave_for(Next::Restart, now),
            Order::Rematch => self.leave_for(Next::Rematch, now),
            Order::Rules => self.go(table.map_or(Page::RulesMenu, Page::Rules)),
            Order::Options => self.go(Page::Options),
            Order::Help => self.go(Page::Help),
            Order::Home => self.leave_for(Next::Home, now),
            Order::Quit => self.leave_for(Next::Quit, now),
            _ => {}
        }
    }

    fn ask_resign(&mut self) {
        let language = self.desk.language();
        let Some(session) = &self.desk.session else {
            return;
        };
        let (loser, table) = (session.resigner(), session.table());
        let [loses, wins] = [loser, loser.other()].map(|color| words::side(language, table, color));
        let title = language.say(Dialog::ResignTitle);
        let text = language.fill(Dialog::ResignText, &[&loses, &wins]);
        self.asking = Some(Asking::Sure {
            question: format!("{title} {text}"),
            doubt: Doubt::Resign,
        });
    }

    /// Gives the computers at the table another level, by name, by rank or by
    /// number from 1. Where there is none, one sits down across the board.
    fn set_level(&mut self, name: &str, now: Moment) {
        let language = self.desk.language();
        let Some(session) = &self.desk.session else {
            return;
        };
        let table = session.table();
        let levels = levels(table);
        let numbered = name.parse::<usize>().ok();
        let numbered = numbered.and_then(|number| levels.get(number.checked_sub(1)?));
        let named = levels.iter().find(|level| {
            let shown = words::level_named(language, table, level);
            let rank = go_level(table, level).map(Level::rank);
            level.eq_ignore_ascii_case(name)
                || shown.to_lowercase() == name.to_lowercase()
                || rank.is_some_and(|rank| rank.eq_ignore_ascii_case(name))
        });
        let Some(level) = numbered.or(named) else {
            let shown = levels
                .iter()
                .map(|level| words::level_short(language, table, level));
            let shown: Vec<String> = shown.collect();
            let why = language.fill(ConsoleWords::NoSuchLevel, &[&shown.join(", ")]);
            return self.refuse(why);
        };
        let seat = Seat::Computer {
            level: (*level).to_owned(),
        };
        let alone = session.seats().black == Seat::Person && session.seats().white == Seat::Person;
        let across = session.to_play().other();
        let seats = ByColor::from_fn(|color| match &session.seats()[color] {
            Seat::Person if !alone || color != across => Seat::Person,
            _ => seat.clone(),
        });
        let shown = words::level_short(language, table, level);
        self.desk.reseat(seats, now);
        let text = language.fill(TableWords::Computer, &[&shown]);
        self.say(text, Severity::Quiet);
    }

    /// A point of the board was chosen.
    pub(in crate::console) fn point(&mut self, point: Point, now: Moment) {
        self.message = None;
        self.desk.apply(Action::Choose(point), now);
    }

    /// A piece was chosen.
    pub(in crate::console) fn piece(&mut self, piece: Piece, now: Moment) {
        self.message = None;
        self.desk.apply(Action::Pick(piece), now);
    }

    /// A piece and its square were chosen at once.
    pub(in crate::console) fn put(&mut self, piece: Piece, at: Point, now: Moment) {
        self.message = None;
        match &mut self.desk.session {
            Some(Match::Aligne4(session)) if session.position().hand() == Some(piece) => {
                session.play_by_hand(Move::Set(at), now);
            }
            Some(Match::Aligne4(session)) => session.play_by_hand(Move::Put { piece, at }, now),
            Some(Match::Go(_) | Match::Othello(_)) | None => {}
        }
    }
}

/// The level of Go with this name; no other game has ranks.
fn go_level(table: GameKind, name: &str) -> Option<Level> {
    match table {
        GameKind::Go => name.parse().ok(),
        GameKind::Othello | GameKind::Aligne4 => None,
    }
}

//! Stones put and taken by hand, and whose turn it is.

use super::computer::seats;
use super::edit::EditKind;
use super::edits::Step;
use super::{Moment, Playable, Session};
use crate::board::{Color, Grid, PointSet};
use crate::game::{Setup, TurnId};
use crate::record::{Change, Refused};

impl<G: Playable> Session<G> {
    /// Puts stones of a color on points, or takes what stands there. Where all
    /// are as they are asked to be, they are emptied.
    ///
    /// A turn that puts stones by hand already gets these too, as does the
    /// start; after a move it is a turn of its own, as SGF wants it.
    pub(super) fn put_stones(&mut self, color: Option<Color>, points: &PointSet, now: Moment) {
        let Some(stones) = self.position().stones() else {
            return self.say_refused(Refused::Setup);
        };
        let have = |point| stones[point] == color;
        let color = match points.iter().all(have) {
            true => None,
            false => color,
        };
        if points.iter().all(have)
            && color.is_none()
            && points.iter().all(|at| stones[at].is_none())
        {
            return;
        }
        self.set_up(now, |setup, base| {
            for point in points.iter() {
                for side in Color::BOTH {
                    setup.add[side].remove(point);
                }
                setup.remove.remove(point);
                match color {
                    _ if base[point] == color => false,
                    Some(color) => setup.add[color].insert(point),
                    None => setup.remove.insert(point),
                };
            }
        });
    }

    /// Has this side play next.
    pub(super) fn set_to_play(&mut self, color: Color, now: Moment) {
        if self.position().stones().is_none() {
            return self.say_refused(Refused::Setup);
        }
        if self.position().to_play() != color {
            self.set_up(now, |setup, _| setup.to_play = Some(color));
        }
    }

    /// Changes what is put by hand where the match stands: `change` gets that
    /// and what stands there without it.
    pub(super) fn set_up(
        &mut self,
        now: Moment,
        change: impl FnOnce(&mut Setup, &Grid<Option<Color>>),
    ) {
        let here = self.cursor();
        let (mut setup, base) = match self.record.amendable(here) {
            Some(setup) => (Some(setup.clone()), self.stones_without(here)),
            None => (None, self.position().stones()),
        };
        let Some(base) = base else {
            return self.say_refused(Refused::Setup);
        };
        self.stand_by(now);
        let mut step = Step::at(EditKind::Setup, here);
        let made = match setup.take() {
            None => {
                let mut setup = Setup::default();
                change(&mut setup, &base);
                self.take_step(&mut step, Change::Arrange(setup))
            }
            Some(mut setup) => {
                change(&mut setup, &base);
                self.forget_thoughts();
                self.amend(&mut step, here, setup)
            }
        };
        if self.finish_step(step, made) {
            self.messages.clear();
        }
    }

    /// Gives a turn other stones. One that would say nothing any more goes,
    /// unless something is written there or follows.
    fn amend(
        &mut self,
        step: &mut Step<G::Move>,
        turn: TurnId,
        mut setup: Setup,
    ) -> Result<(), Refused> {
        if setup == Setup::default() && turn != TurnId::START {
            let follows = !self.is_last_turn();
            let is_written = |name: &str| !["AB", "AW", "AE", "PL"].contains(&name);
            let mut beside = self.record.properties(turn);
            if !follows && !beside.any(|property| is_written(property.name())) {
                drop(beside);
                return self.take_step(step, Change::Delete(turn));
            }
            drop(beside);
            setup.to_play = Some(self.position().to_play());
        }
        self.take_step(step, Change::Amend(turn, setup))
    }

    /// What would stand on the board if nothing were put by hand in the turn
    /// that the match stands at.
    fn stones_without(&self, turn: TurnId) -> Option<Grid<Option<Color>>> {
        if turn == TurnId::START {
            let bare = G::with_setup(self.record.start(), Setup::default())?;
            return G::begin(&bare).ok()?.stones();
        }
        let past = self.record.history().past();
        let mut before = self.position().clone();
        before.restore(past.after(past.turns().checked_sub(1)?)?);
        before.stones()
    }

    /// Computers wait while the position is edited: it goes on once someone
    /// plays or asks them to.
    pub(super) fn stand_by(&mut self, now: Moment) {
        self.stop_clock(now);
        if seats::has_computer(self.record.seats()) && !self.is_finished() {
            self.hold_computers(now);
        }
    }

    /// What was thought about a position that is another one now.
    pub(super) fn forget_thoughts(&mut self) {
        self.computers.forget();
        self.analyst.forget();
        self.reviewing.forget();
        self.teaching.forget();
    }

    /// Makes the position that is shown the start of the game. What led to it
    /// goes, what follows it stays.
    pub(super) fn flatten(&mut self, now: Moment) {
        let here = self.cursor();
        let Some(stones) = self.position().stones() else {
            return self.say_refused(Refused::Setup);
        };
        if here == TurnId::START {
            return self.say(super::Notice::AtStart);
        }
        let Some(base) = self.stones_without(TurnId::START) else {
            return self.say_refused(Refused::Setup);
        };
        let mut setup = Setup {
            to_play: Some(self.position().to_play()),
            ..Setup::default()
        };
        for (point, &stone) in stones.iter() {
            match stone {
                stone if stone == base[point] => false,
                Some(color) => setup.add[color].insert(point),
                None => setup.remove.insert(point),
            };
        }
        self.stand_by(now);
        self.forget_thoughts();
        let mut step = Step::at(EditKind::Flattening, here);
        let made = self.flatten_to(&mut step, here, setup);
        if self.finish_step(step, made) {
            self.navigation.look_at(TurnId::START, None);
            self.say(super::Notice::Flattened);
        }
    }

    fn flatten_to(
        &mut self,
        step: &mut Step<G::Move>,
        here: TurnId,
        setup: Setup,
    ) -> Result<(), Refused> {
        let start = TurnId::START;
        let kept = self.record.branches_after(here);
        let notes = self.record.plain_notes(here);
        let tree = self.record.history().tree();
        let tops: Vec<TurnId> = tree.children(start).collect();
        for top in tops {
            self.take_step(step, Change::Delete(top))?;
        }
        self.take_step(step, Change::Amend(start, setup))?;
        // What is drawn on the first board is about another position.
        let drawn = ["TR", "SQ", "CR", "MA", "SL", "LB", "AR", "LN", "TB", "TW"];
        for name in drawn {
            if self.record.property(start, name).is_none() {
                continue;
            }
            self.take_step(step, Change::Property(start, name.to_owned(), Vec::new()))?;
        }
        for (name, values) in notes {
            let change = match (name.as_str(), self.record.comment(start)) {
                ("C", Some(first)) => {
                    let said = self.record.comment(here).unwrap_or_default();
                    Change::Comment(start, format!("{first}\n\n{said}"))
                }
                _ => Change::Property(start, name, values),
            };
            self.take_step(step, change)?;
        }
        if kept.turns.is_empty() {
            return Ok(());
        }
        self.take_step(step, Change::Graft(start, kept))
    }
}

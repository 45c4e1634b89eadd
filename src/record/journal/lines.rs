//! What a line of a journal says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::Size;
use crate::game::TurnId;
use crate::record::disk::{checksum, sealed, unsealed};
use crate::record::model::{
    AnyRecord, Change, Header, Record, Recordable, Refused, TimeControl, WrittenNotes, each,
};
use crate::record::schema::{
    ClocksLine, ControlLine, Numbers, SeatsLine, SetupLine, data_of, options, point_names,
    points_named, record_of, setup_line, setup_of_line,
};

/// A change as it stands in a journal. Turns are told by their number: as in
/// the whole game that stands before, and new ones in the order in which they
/// came.
#[derive(Debug, Serialize, Deserialize)]
enum ChangeLine {
    Play(String),
    Arrange(SetupLine),
    GoTo(usize),
    Delete(usize),
    Comment(usize, String),
    Property(usize, String, Vec<String>),
    Notes(usize, bool, Vec<(String, Vec<String>)>),
    Header(String, String),
    Control(#[serde(with = "ControlLine")] TimeControl),
    Clocks(ClocksLine),
    Dead(Option<String>),
    Seats(SeatsLine),
    Options(BTreeMap<String, String>),
}

const WHOLE: &str = "whole ";
const CHANGE: &str = "change ";

/// Whether a change is told by the whole game. What changes what is there
/// already is: what it does hangs on turns that were deleted and on which
/// variation was looked at last.
pub(super) const fn is_told_by_whole<M>(change: &Change<M>) -> bool {
    match change {
        Change::Undelete(_)
        | Change::Rules(_)
        | Change::Amend(..)
        | Change::Reorder(..)
        | Change::Graft(..) => true,
        Change::Play(_)
        | Change::Arrange(_)
        | Change::GoTo(_)
        | Change::Delete(_)
        | Change::Comment(..)
        | Change::Property(..)
        | Change::Notes(..)
        | Change::Header(..)
        | Change::Result(_)
        | Change::Control(_)
        | Change::Clocks(_)
        | Change::Dead(_)
        | Change::Seats(_)
        | Change::Options(_) => false,
    }
}

/// Numbers turns for the lines of a journal.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    numbers: Numbers,
}

impl Numbering {
    /// The numbers that turns have in a line with the whole game.
    pub(super) fn of<G: Recordable>(record: &Record<G>) -> Self {
        Self {
            numbers: Numbers::in_save(record),
        }
    }

    /// A change that was made on a board of this size and led to this turn, as
    /// a line; `None` if it has to be told by the whole game.
    pub(super) fn line_of<G: Recordable>(
        &mut self,
        size: Size,
        here: TurnId,
        change: &Change<G::Move>,
    ) -> Option<String> {
        let number = |turn| self.numbers.of(turn);
        let line = match change {
            Change::Play(mv) => ChangeLine::Play(G::move_name(*mv, size)),
            Change::Arrange(setup) => ChangeLine::Arrange(setup_line::<G>(setup, size)),
            Change::GoTo(turn) => ChangeLine::GoTo(number(*turn)?),
            Change::Delete(turn) => ChangeLine::Delete(number(*turn)?),
            Change::Undelete(_)
            | Change::Rules(_)
            | Change::Amend(..)
            | Change::Reorder(..)
            | Change::Graft(..) => return None,
            Change::Comment(turn, text) => ChangeLine::Comment(number(*turn)?, text.clone()),
            Change::Property(turn, name, values) => {
                ChangeLine::Property(number(*turn)?, name.clone(), values.clone())
            }
            Change::Notes(turn, written) => {
                ChangeLine::Notes(number(*turn)?, written.whole, written.properties.clone())
            }
            Change::Header(header, text) => {
                ChangeLine::Header(header.sgf_name().to_owned(), text.clone())
            }
            // As a text: not every result that can be made can be read.
            Change::Result(result) => ChangeLine::Header(
                Header::Result.sgf_name().to_owned(),
                result.map(|result| result.to_string()).unwrap_or_default(),
            ),
            Change::Control(control) => ChangeLine::Control(*control),
            Change::Clocks(clocks) => ChangeLine::Clocks(clocks.into()),
            Change::Dead(dead) => ChangeLine::Dead(dead.map(|dead| point_names::<G>(&dead, size))),
            Change::Seats(seats) => ChangeLine::Seats(seats.into()),
            Change::Options(options) => ChangeLine::Options(options.clone()),
        };
        // A move that was played before has its number already.
        if matches!(change, Change::Play(_) | Change::Arrange(_)) {
            self.numbers.add(here);
        }
        let body = options().to_string(&line);
        debug_assert!(body.is_ok(), "plain data can be written: {body:?}");
        Some(format!("{CHANGE}{}", body.ok()?))
    }
}

/// The whole game as a line.
pub(super) fn whole<G: Recordable>(record: &Record<G>) -> String {
    let body = options().to_string(&data_of(record));
    debug_assert!(body.is_ok(), "plain data can be written: {body:?}");
    format!("{WHOLE}{}", body.unwrap_or_default())
}

/// Gives lines their checksums, each of which depends on the one before: a
/// line that is missing is noticed like one that is broken. A whole game stands
/// for itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Seal {
    last: u32,
}

impl Seal {
    /// A line as it stands in the file.
    pub(super) fn close(&mut self, body: &str) -> String {
        self.last = self.of(body);
        sealed(self.last, body)
    }

    /// What a line says, if it is as it was written and in its place.
    fn open<'a>(&mut self, line: &'a [u8]) -> Option<&'a str> {
        let (sum, body) = unsealed(line)?;
        if sum != self.of(body) {
            return None;
        }
        self.last = sum;
        Some(body)
    }

    fn of(self, body: &str) -> u32 {
        let before = if body.starts_with(WHOLE) {
            0
        } else {
            self.last
        };
        checksum(before, body)
    }
}

/// A game that is being made again, line by line.
#[derive(Debug, Default)]
pub(super) struct Replay {
    game: Option<(AnyRecord, Vec<TurnId>)>,
    seal: Seal,
}

impl Replay {
    /// Whether a line is whole and holds a whole game.
    pub(super) fn begins_at(line: &[u8]) -> bool {
        let body = Seal::default().open(line);
        body.is_some_and(|body| body.starts_with(WHOLE))
    }

    /// Does what a line says; whether it could.
    pub(super) fn take(&mut self, line: &[u8]) -> bool {
        let Some(body) = self.seal.open(line) else {
            return false;
        };
        if let Some(save) = body.strip_prefix(WHOLE) {
            let data = options().from_str(save).ok();
            let Some(record) = data.and_then(|data| record_of(data).ok()) else {
                return false;
            };
            let turns = each!(&record, game => game.turns_in_order());
            self.game = Some((record, turns));
            return true;
        }
        let line = body
            .strip_prefix(CHANGE)
            .map(|line| options().from_str(line));
        match (line, &mut self.game) {
            (Some(Ok(line)), Some((record, turns))) => {
                each!(record, game => change(game, turns, line)).is_some()
            }
            (Some(Ok(_)), None) | (Some(Err(_)) | None, _) => false,
        }
    }

    pub(super) fn game(self) -> Option<AnyRecord> {
        self.game.map(|(record, _)| record)
    }
}

fn change<G: Recordable>(
    record: &mut Record<G>,
    turns: &mut Vec<TurnId>,
    line: ChangeLine,
) -> Option<()> {
    let size = record.size();
    let change = change_of::<G>(line, turns, size)?;
    let before = record.history().tree().ids();
    let done: Result<TurnId, Refused> = record.apply(&change);
    let here = done.ok()?;
    if record.history().tree().ids() > before {
        turns.push(here);
    }
    Some(())
}

fn change_of<G: Recordable>(
    line: ChangeLine,
    turns: &[TurnId],
    size: Size,
) -> Option<Change<G::Move>> {
    let turn = |number: usize| turns.get(number).copied();
    Some(match line {
        ChangeLine::Play(name) => Change::Play(G::move_named(&name, size).ok()?),
        ChangeLine::Arrange(setup) => Change::Arrange(setup_of_line::<G>(&setup, size).ok()?),
        ChangeLine::GoTo(number) => Change::GoTo(turn(number)?),
        ChangeLine::Delete(number) => Change::Delete(turn(number)?),
        ChangeLine::Comment(number, text) => Change::Comment(turn(number)?, text),
        ChangeLine::Property(number, name, values) => Change::Property(turn(number)?, name, values),
        ChangeLine::Notes(number, whole, properties) => {
            Change::Notes(turn(number)?, WrittenNotes { whole, properties })
        }
        ChangeLine::Header(name, text) => Change::Header(Header::named(&name)?, text),
        ChangeLine::Control(control) => Change::Control(control),
        ChangeLine::Clocks(clocks) => Change::Clocks(clocks.into()),
        ChangeLine::Dead(dead) => Change::Dead(
            dead.map(|dead| points_named::<G>(&dead, size))
                .transpose()
                .ok()?,
        ),
        ChangeLine::Seats(seats) => Change::Seats(seats.into()),
        ChangeLine::Options(options) => Change::Options(options),
    })
}

//! A record ↔ a save.

use ron::ser::PrettyConfig;

use crate::board::{Color, PointSet, Size};
use crate::game::{Setup, Turn, TurnId};
use crate::record::game::{MOST_TURNS, Record, Recorded};
use crate::record::kept::{Kept, Table};
use crate::record::sgf::{Property, Value, escape, is_name, text};

use super::lines::{GameFile, Head, SetupLine, TurnLine, Values};
use super::{InvalidSave, VERSION, content, options};

/// What a reader who opens the file with an editor is told first.
const GREETING: &str = "// A game saved by Jego. Turns are counted from 1 in the order of their lines;\n\
    // a turn follows the one before it unless it says after which.\n";

/// The number that each turn has in a save, by its index; none for what was
/// deleted.
#[derive(Clone, Debug, Default)]
pub(in crate::record) struct Numbers {
    by_index: Vec<Option<u32>>,
    next: u32,
}

impl Numbers {
    /// The numbers that a save of this game gives.
    pub(in crate::record) fn in_save<G: Kept>(record: &Record<G>) -> Self {
        let mut numbers = Self::default();
        for turn in record.history().tree().below(TurnId::START) {
            numbers.add(turn);
        }
        numbers
    }

    pub(in crate::record) fn of(&self, turn: TurnId) -> Option<usize> {
        Some((*self.by_index.get(turn.index())?)? as usize)
    }

    /// Gives a turn the next number, unless it has one.
    pub(in crate::record) fn add(&mut self, turn: TurnId) {
        let index = turn.index();
        if self.by_index.len() <= index {
            self.by_index.resize(index + 1, None);
        }
        if self.by_index[index].is_none() {
            self.by_index[index] = Some(self.next);
            self.next += 1;
        }
    }
}

pub(super) fn write<G: Kept>(record: &Record<G>) -> String {
    let file = file_of(record);
    // Heads of lists are unfolded, and each turn stands on one line.
    let pretty = PrettyConfig::new()
        .depth_limit(2)
        .new_line("\n".to_owned())
        .escape_strings(true);
    let body = options().to_string_pretty(&file, pretty);
    debug_assert!(body.is_ok(), "plain data can be written: {body:?}");
    format!("{GREETING}{}\n", body.unwrap_or_default())
}

/// A save on one line.
pub(in crate::record) fn write_line<G: Kept>(record: &Record<G>) -> String {
    let line = options().to_string(&file_of(record));
    debug_assert!(line.is_ok(), "plain data can be written: {line:?}");
    line.unwrap_or_default()
}

fn file_of<G: Kept>(record: &Record<G>) -> GameFile {
    let tree = record.history().tree();
    let size = record.size();
    let numbers = Numbers::in_save(record);
    let turns = tree
        .below(TurnId::START)
        .enumerate()
        .skip(1)
        .map(|(number, turn)| turn_line(record, turn, number, &numbers))
        .collect();
    let number = |turn| numbers.of(turn).unwrap_or(0);
    let redo = tree
        .below(TurnId::START)
        .filter_map(|turn| Some((tree.favourite(turn)?, tree.children(turn).next()?)))
        .filter(|(favourite, first)| favourite != first)
        .map(|(favourite, _)| number(favourite))
        .collect();
    let sheet = record.sheet(TurnId::START);
    let head = G::head(record.start());
    GameFile {
        version: VERSION,
        game: G::TABLE,
        variant: head.variant,
        size: head.size,
        rules: head.rules,
        handicap: head.handicap.map(Into::into),
        setup: head.setup,
        whole: sheet.whole,
        info: notes(record, TurnId::START),
        seats: record.seats().into(),
        options: record.options().clone(),
        clock: record.control(),
        clocks: record.clocks().into(),
        turns,
        cursor: number(record.history().cursor()),
        redo,
        dead: record.dead().map(|dead| names::<G>(dead, size)),
    }
}

fn turn_line<G: Kept>(
    record: &Record<G>,
    turn: TurnId,
    number: usize,
    numbers: &Numbers,
) -> TurnLine {
    let tree = record.history().tree();
    let size = record.size();
    let parent = tree.parent(turn).and_then(|parent| numbers.of(parent));
    let sheet = record.sheet(turn);
    let mut line = TurnLine {
        after: parent.filter(|&parent| parent + 1 != number),
        breaks_rules: tree.breach(turn).is_some(),
        joined: sheet.joined,
        whole: sheet.whole,
        notes: notes(record, turn),
        ..TurnLine::default()
    };
    match tree.turn(turn) {
        Some(&Turn::Move { by, mv }) => {
            let name = Some(G::move_name(mv, size));
            match by {
                Color::Black => line.black = name,
                Color::White => line.white = name,
            }
        }
        Some(Turn::Setup(setup)) => line.setup = setup_line::<G>(setup, size),
        Some(Turn::Start | Turn::Note) | None => {}
    }
    line
}

pub(in crate::record) fn names<G: Kept>(points: &PointSet, size: Size) -> String {
    let on_board = points.iter().filter(|&point| size.contains(point));
    let names: Vec<String> = on_board.map(|point| G::point_name(point, size)).collect();
    names.join(" ")
}

pub(in crate::record) fn points<G: Kept>(names: &str, size: Size) -> Result<PointSet, String> {
    let mut points = PointSet::EMPTY;
    for name in names.split_whitespace() {
        points.insert(G::point_named(name, size)?);
    }
    Ok(points)
}

pub(in crate::record) fn setup_line<G: Kept>(setup: &Setup, size: Size) -> SetupLine {
    SetupLine {
        black: names::<G>(&setup.add.black, size),
        white: names::<G>(&setup.add.white, size),
        empty: names::<G>(&setup.remove, size),
        to_play: setup.to_play.map(Into::into),
    }
}

pub(in crate::record) fn setup_of_line<G: Kept>(
    line: &SetupLine,
    size: Size,
) -> Result<Setup, String> {
    let mut setup = Setup {
        remove: points::<G>(&line.empty, size)?,
        to_play: line.to_play.map(Into::into),
        ..Setup::default()
    };
    setup.add.black = points::<G>(&line.black, size)?;
    setup.add.white = points::<G>(&line.white, size)?;
    Ok(setup)
}

/// Names of SGF that a save tells in words.
const WORDS: [(&str, &str); 14] = [
    ("C", "comment"),
    ("PB", "black"),
    ("PW", "white"),
    ("BR", "black rank"),
    ("WR", "white rank"),
    ("DT", "date"),
    ("RE", "result"),
    ("EV", "event"),
    ("RO", "round"),
    ("PC", "place"),
    ("GN", "name"),
    ("GC", "about"),
    ("TM", "main time"),
    ("OT", "overtime"),
];

/// Before the name of a property that happens to be one of these words.
const NO_WORD: &str = "sgf ";

fn notes<G: Kept>(record: &Record<G>, turn: TurnId) -> Vec<(String, Values)> {
    record.own_properties(turn).map(note).collect()
}

/// A property in words, unless they would come back as other bytes.
fn note(property: Property<'_>) -> (String, Values) {
    let mut values = property.values().map(Value::raw);
    let known = WORDS.iter().find(|(name, _)| *name == property.name());
    if let (1, Some((_, word))) = (values.len(), known) {
        let raw = property.value().raw();
        let meant = text(raw);
        if escape(&meant) == raw {
            return ((*word).to_owned(), Values::One(meant.into_owned()));
        }
    }
    let values = match (values.len(), values.next()) {
        (1, Some(only)) => Values::One(only.to_owned()),
        _ => Values::Many(property.values().map(|v| v.raw().to_owned()).collect()),
    };
    let is_word = WORDS.iter().any(|(_, word)| *word == property.name());
    let mark = if is_word { NO_WORD } else { "" };
    (format!("{mark}{}", property.name()), values)
}

/// The SGF name and the raw values of a note.
fn unnote((name, values): &(String, Values)) -> Result<(String, Vec<String>), String> {
    if let Some((sgf, _)) = WORDS.iter().find(|(_, word)| word == name) {
        return match values {
            Values::One(meant) => Ok(((*sgf).to_owned(), vec![escape(meant).into_owned()])),
            Values::Many(_) => Err(format!("{name:?} has one value, not a list")),
        };
    }
    let name = name.strip_prefix(NO_WORD).unwrap_or(name);
    if !is_name(name) {
        return Err(format!("{name:?} is not the name of a note"));
    }
    let values = match values {
        Values::One(value) => vec![value.clone()],
        Values::Many(values) => values.clone(),
    };
    Ok((name.to_owned(), values))
}

/// Makes the game that a save tells of.
pub(super) fn read<G: Kept>(text: &str, file: GameFile) -> Result<Record<G>, InvalidSave> {
    record_of(file).map_err(|wrong| content(text, wrong.field, wrong.element, wrong.message))
}

/// What is wrong, and in which field.
struct Wrong {
    field: &'static str,
    element: Option<usize>,
    message: String,
}

fn wrong<E: ToString>(field: &'static str) -> impl Fn(E) -> Wrong {
    move |error| Wrong {
        field,
        element: None,
        message: error.to_string(),
    }
}

/// Makes the game that a save on one line tells of.
pub(super) fn read_line<G: Kept>(file: GameFile) -> Result<Record<G>, String> {
    record_of(file).map_err(|wrong| wrong.message)
}

fn record_of<G: Kept>(file: GameFile) -> Result<Record<G>, Wrong> {
    let start = G::start_of(Head {
        variant: file.variant,
        size: file.size,
        rules: file.rules,
        handicap: file.handicap.map(Into::into),
        setup: file.setup,
    });
    let start = start.map_err(|(field, message)| wrong(field)(message))?;
    let size = G::size(&start);
    let mut record = Record::<G>::new(start).map_err(|error| wrong(G::field_of(&error))(error))?;
    put_notes(&mut record, TurnId::START, file.whole, &file.info).map_err(wrong("info"))?;
    let mut ids = vec![TurnId::START];
    let mut jumped = 0;
    for (index, line) in file.turns.iter().enumerate() {
        let id = replay(&mut record, line, &ids, &mut jumped).map_err(|message| Wrong {
            field: "turns",
            element: Some(index),
            message: format!("turn {}: {message}", index + 1),
        })?;
        ids.push(id);
    }
    for (number, &id) in ids.iter().enumerate() {
        if !record.is_true_to_node(id) {
            return Err(Wrong {
                field: if number == 0 { "info" } else { "turns" },
                element: number.checked_sub(1),
                message: format!("turn {number}: its notes tell of another move"),
            });
        }
    }
    let turn = |field, number: usize| {
        let none = || wrong(field)(format!("there is no turn {number}"));
        ids.get(number).copied().ok_or_else(none)
    };
    let cursor = turn("cursor", file.cursor)?;
    let redo = file.redo.iter().map(|&number| turn("redo", number));
    record.put_cursor(cursor, &redo.collect::<Result<Vec<_>, _>>()?);
    if file.dead.is_some() && G::TABLE != Table::Go {
        let game = G::TABLE.name();
        return Err(wrong("dead")(format!("{game} has no field \"dead\"")));
    }
    let dead = file.dead.map(|dead| points::<G>(&dead, size)).transpose();
    record.put_table(
        file.clock,
        file.clocks.into(),
        dead.map_err(wrong("dead"))?,
        file.seats.into(),
        file.options,
    );
    Ok(record)
}

/// How many turns may be gone through besides those that are played.
const MOST_JUMPED: usize = 1_000_000;

/// Plays one turn of a save again.
fn replay<G: Kept>(
    record: &mut Record<G>,
    line: &TurnLine,
    ids: &[TurnId],
    jumped: &mut usize,
) -> Result<TurnId, String> {
    let after = line.after.unwrap_or(ids.len() - 1);
    let parent = *ids
        .get(after)
        .ok_or_else(|| format!("it comes after turn {after}, which is not before it"))?;
    // What Jego writes goes back along the line it is on. Going over to another
    // takes as long as that is.
    let depth = record.history().tree().depth(parent).unwrap_or(0);
    if record.history().way().get(depth) != Some(&parent) {
        *jumped += depth;
    }
    if *jumped > MOST_JUMPED {
        return Err("the turns go to and fro between lines too often".to_owned());
    }
    record.stand_at(parent);
    if record.history().way().len() > MOST_TURNS {
        return Err(format!("a line of play has more than {MOST_TURNS} turns"));
    }
    let size = record.size();
    let setup = setup_of_line::<G>(&line.setup, size)?;
    let has_setup = setup != Setup::default();
    let turn = match (&line.black, &line.white, has_setup) {
        (Some(name), None, false) => Recorded::Move(Color::Black, G::move_named(name, size)?),
        (None, Some(name), false) => Recorded::Move(Color::White, G::move_named(name, size)?),
        (None, None, true) => Recorded::Setup(Box::new(setup)),
        (None, None, false) => Recorded::Note,
        _ => return Err("it is more than one of black, white and setup".to_owned()),
    };
    let id = record.record(turn).map_err(|why| why.to_string())?;
    let breach = record.history().tree().breach(id);
    if let Some(breach) = breach.filter(|_| !line.breaks_rules) {
        return Err(breach.to_string());
    }
    if line.joined {
        record.join_to_parent(id)?;
    }
    if line.whole || !line.notes.is_empty() {
        put_notes(record, id, line.whole, &line.notes)?;
    }
    Ok(id)
}

fn put_notes<G: Kept>(
    record: &mut Record<G>,
    turn: TurnId,
    whole: bool,
    notes: &[(String, Values)],
) -> Result<(), String> {
    let notes: Vec<_> = notes.iter().map(unnote).collect::<Result<_, _>>()?;
    record.put_notes(turn, whole, &notes);
    Ok(())
}

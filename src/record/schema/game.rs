//! A record ↔ the data of a save.

use crate::board::Color;
use crate::game::{Setup, Turn, TurnId};
use crate::record::kind::GameKind;
use crate::record::model::{FileTurn, MOST_TURNS, Record, Recordable};

use super::lines::{GameData, TurnLine, Values};
use super::notes::{note, property_of};
use super::numbers::Numbers;
use super::points::{point_names, points_named, setup_line, setup_of_line};
use super::start::fields_of;
use super::{InvalidField, invalid, version_of};

/// What is saved of a record.
pub(super) fn data_of<G: Recordable>(record: &Record<G>) -> GameData {
    let tree = record.history().tree();
    let size = record.size();
    let numbers = Numbers::in_save(record);
    let turns = tree
        .descendants(TurnId::START)
        .enumerate()
        .skip(1)
        .map(|(number, turn)| turn_line(record, turn, number, &numbers))
        .collect();
    let number = |turn| numbers.of(turn).unwrap_or(0);
    let redo = tree
        .descendants(TurnId::START)
        .filter_map(|turn| Some((tree.preferred_child(turn)?, tree.children(turn).next()?)))
        .filter(|(preferred, first)| preferred != first)
        .map(|(preferred, _)| number(preferred))
        .collect();
    let start = fields_of(G::any_start(record.start()));
    GameData {
        version: version_of(&start),
        game: G::KIND,
        variant: start.variant,
        size: start.size,
        rules: start.rules,
        handicap: start.handicap,
        setup: start.setup,
        whole: record.node_notes(TurnId::START).whole,
        info: notes(record, TurnId::START),
        seats: record.seats().into(),
        options: record.options().clone(),
        clock: record.control(),
        clocks: record.clocks().into(),
        turns,
        cursor: number(record.history().cursor()),
        redo,
        dead: record.dead().map(|dead| point_names::<G>(dead, size)),
    }
}

fn turn_line<G: Recordable>(
    record: &Record<G>,
    turn: TurnId,
    number: usize,
    numbers: &Numbers,
) -> TurnLine {
    let tree = record.history().tree();
    let size = record.size();
    let parent = tree.parent(turn).and_then(|parent| numbers.of(parent));
    let node = record.node_notes(turn);
    let mut line = TurnLine {
        after: parent.filter(|&parent| parent + 1 != number),
        breaks_rules: tree.breach(turn).is_some(),
        joined: node.joined,
        whole: node.whole,
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

/// Plays a game again from its start, and puts everything in its place.
pub(super) fn fill<G: Recordable>(
    mut record: Record<G>,
    file: GameData,
) -> Result<Record<G>, InvalidField> {
    let size = record.size();
    put_notes(&mut record, TurnId::START, file.whole, &file.info).map_err(invalid("info"))?;
    let mut ids = vec![TurnId::START];
    let mut jumped = 0;
    for (index, line) in file.turns.iter().enumerate() {
        let id = replay(&mut record, line, &ids, &mut jumped).map_err(|message| InvalidField {
            field: "turns",
            element: Some(index),
            message: format!("turn {}: {message}", index + 1),
        })?;
        ids.push(id);
    }
    for (number, &id) in ids.iter().enumerate() {
        if !record.is_true_to_node(id) {
            return Err(InvalidField {
                field: if number == 0 { "info" } else { "turns" },
                element: number.checked_sub(1),
                message: format!("turn {number}: its notes tell of another move"),
            });
        }
    }
    let turn = |field, number: usize| {
        let none = || invalid(field)(format!("there is no turn {number}"));
        ids.get(number).copied().ok_or_else(none)
    };
    let cursor = turn("cursor", file.cursor)?;
    let redo = file.redo.iter().map(|&number| turn("redo", number));
    record.put_cursor(cursor, &redo.collect::<Result<Vec<_>, _>>()?);
    if file.dead.is_some() && G::KIND != GameKind::Go {
        let game = G::KIND.name();
        return Err(invalid("dead")(format!("{game} has no field \"dead\"")));
    }
    let dead = file
        .dead
        .map(|dead| points_named::<G>(&dead, size))
        .transpose();
    record.put_table(
        file.clock,
        file.clocks.into(),
        dead.map_err(invalid("dead"))?,
        file.seats.into(),
        file.options,
    );
    Ok(record)
}

/// How many turns may be gone through besides those that are played.
const MOST_JUMPED: usize = 1_000_000;

/// Plays one turn of a save again.
fn replay<G: Recordable>(
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
    if record.history().path().get(depth) != Some(&parent) {
        *jumped += depth;
    }
    if *jumped > MOST_JUMPED {
        return Err("the turns go to and fro between lines too often".to_owned());
    }
    record.stand_at(parent);
    if record.history().path().len() > MOST_TURNS {
        return Err(format!("a line of play has more than {MOST_TURNS} turns"));
    }
    let size = record.size();
    let setup = setup_of_line::<G>(&line.setup, size)?;
    let has_setup = setup != Setup::default();
    let turn = match (&line.black, &line.white, has_setup) {
        (Some(name), None, false) => FileTurn::Move(Color::Black, G::move_named(name, size)?),
        (None, Some(name), false) => FileTurn::Move(Color::White, G::move_named(name, size)?),
        (None, None, true) => FileTurn::Setup(Box::new(setup)),
        (None, None, false) => FileTurn::Note,
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

fn put_notes<G: Recordable>(
    record: &mut Record<G>,
    turn: TurnId,
    whole: bool,
    notes: &[(String, Values)],
) -> Result<(), String> {
    let notes: Vec<_> = notes.iter().map(property_of).collect::<Result<_, _>>()?;
    record.put_notes(turn, whole, &notes);
    Ok(())
}

fn notes<G: Recordable>(record: &Record<G>, turn: TurnId) -> Vec<(String, Values)> {
    record.own_properties(turn).map(note).collect()
}

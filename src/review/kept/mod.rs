//! A review inside the record of its game, as properties of the turns.
//!
//! Each turn that was looked at gets `JGRV`, which is ours and has all of it, and
//! beside it what other programs read: `V`, `SBKV` and `SBKS`. What someone else
//! wrote under these names stays as it is. `docs/FILES.md` describes the values.

mod author;
mod beside;
mod head;
mod notation;
mod owners;
mod text;
mod trial;

use super::{Review, Reviewed};
use crate::game::TurnId;
use crate::record::sgf::{Property, Value};
use crate::record::{Change, Record, Recordable};
use beside::Figure;
use head::Head;
use trial::Trial;

/// The property that holds a review. Nobody else has one of this name.
const NAME: &str = "JGRV";

/// The changes that put a review into a record, none where it has it already.
///
/// Turns that the review says nothing about keep what they have. Of every turn
/// `JGRV` comes first: whoever is interrupted leaves nothing that
/// [`forget_review`] would not take for ours.
#[must_use]
pub fn keep_review<G: Recordable>(
    review: &Review<G::Move>,
    record: &Record<G>,
) -> Vec<Change<G::Move>> {
    let turns = record.history().tree().descendants(TurnId::START);
    let reviewed = turns.filter_map(|turn| {
        let position = review.position(turn)?;
        record.ends_node(turn).then_some((turn, position))
    });
    let mut trial = Trial::of(record);
    let mut changes = Vec::new();
    for (turn, position) in reviewed {
        keep_turn(record, turn, position, &mut trial, &mut changes);
    }
    changes
}

fn keep_turn<G: Recordable>(
    record: &Record<G>,
    turn: TurnId,
    position: &Reviewed<G::Move>,
    trial: &mut Trial<G>,
    changes: &mut Vec<Change<G::Move>>,
) {
    let reports = text::write(position, turn, trial);
    let Some(root) = text::deepest(&reports) else {
        return;
    };
    let own = own_figures(record, turn);
    let is_free =
        |figure: &Figure| own.contains(figure) || record.property(turn, figure.name()).is_none();
    let says = |figure: &Figure| figure.text(&root).is_some();
    let beside = Figure::of_game::<G>().filter(|of| is_free(of) && says(of));
    let beside: Vec<Figure> = beside.collect();
    let stale = own.iter().filter(|of| !beside.contains(of));
    let stale: Vec<_> = stale.map(|of| of.name()).collect();
    let head = Head {
        fit: trial.fit(turn),
        is_over: position.is_over(),
        beside,
    };
    let mut set = |name: &str, values: Vec<String>| {
        let has = record.property(turn, name);
        if !has.is_some_and(|has| has.values().map(Value::raw).eq(&values)) {
            changes.push(Change::Property(turn, name.to_owned(), values));
        }
    };
    let figures = head.beside.iter();
    let figures: Vec<_> = figures
        .filter_map(|of| Some((of.name(), of.text(&root)?)))
        .collect();
    let mut values = vec![head.to_string()];
    values.extend(reports);
    set(NAME, values);
    for (name, text) in figures {
        set(name, vec![text]);
    }
    // What an analyst said who tells more than the one who came after.
    changes.extend(stale.into_iter().map(|name| without(turn, name)));
}

/// The review that a record holds, as far as it still fits: positions that came
/// about in another way or under other rules, and values that cannot be read,
/// are passed over.
#[must_use]
pub fn kept_review<G: Recordable>(record: &Record<G>) -> Review<G::Move> {
    let mut review = Review::default();
    if !has_kept_review(record) {
        return review;
    }
    let mut trial = Trial::of(record);
    for (turn, property) in kept(record) {
        if let Some((head, reports)) = parts(property)
            && head.fit == trial.fit(turn)
            && let Some(position) = text::read(&reports, head.is_over, turn, &mut trial)
        {
            review.put(turn, position);
        }
    }
    review
}

/// The changes that take a review out of a record again. What others wrote is
/// left: only what stands as we wrote it is taken.
#[must_use]
pub fn forget_review<G: Recordable>(record: &Record<G>) -> Vec<Change<G::Move>> {
    let mut changes = Vec::new();
    for (turn, _) in kept(record) {
        // Ours goes last, as it came first.
        let names = own_figures(record, turn);
        let names = names.iter().map(|figure| figure.name());
        let names = names.chain([NAME]);
        changes.extend(names.map(|name| without(turn, name)));
    }
    changes
}

/// Whether a record holds a review, of whatever version.
#[must_use]
pub fn has_kept_review<G: Recordable>(record: &Record<G>) -> bool {
    kept(record).next().is_some()
}

/// The turns with a review, and the property that holds it.
fn kept<G: Recordable>(record: &Record<G>) -> impl Iterator<Item = (TurnId, Property<'_>)> {
    let turns = record.history().tree().descendants(TurnId::START);
    turns.filter_map(|turn| {
        let property = record.property(turn, NAME)?;
        record.ends_node(turn).then_some((turn, property))
    })
}

/// What stands at the head of a review, and the reports behind it; `None` if it
/// is of a version that is not known.
fn parts(property: Property<'_>) -> Option<(Head, Vec<&str>)> {
    let mut values = property.values().map(Value::raw);
    let head = Head::of_text(values.next()?)?;
    Some((head, values.collect()))
}

/// Which of the properties beside a review are ours: the review says that it
/// wrote them, and nobody has changed them since.
fn own_figures<G: Recordable>(record: &Record<G>, turn: TurnId) -> Vec<Figure> {
    let read = record.property(turn, NAME).and_then(parts);
    let Some((head, reports)) = read else {
        return Vec::new();
    };
    let Some(root) = text::deepest(&reports) else {
        return Vec::new();
    };
    let stands = |figure: &Figure| {
        let has = record.property(turn, figure.name());
        has.is_some_and(|has| has.values().map(Value::raw).eq(figure.text(&root)))
    };
    head.beside.into_iter().filter(stands).collect()
}

fn without<M>(turn: TurnId, name: &str) -> Change<M> {
    Change::Property(turn, name.to_owned(), Vec::new())
}

//! Marks, labels and lines on the position that is shown, and what is said of it
//! in a word.

use super::edit::{EditKind, LabelKind, Link, Mark};
use super::edits::Step;
use super::{Playable, Session};
use crate::board::{Point, PointSet};
use crate::game::TurnId;
use crate::record::sgf::{escape, simple_text};
use crate::record::{Change, Refused};

/// The properties of marks, of which a point has one at most.
const MARKS: [&str; 5] = ["TR", "SQ", "CR", "MA", "SL"];

/// What a turn has of a property, and whether it has it.
type Values = Vec<String>;

impl<G: Playable> Session<G> {
    /// Marks points of the board, or takes the mark away where all have it.
    pub(super) fn mark(&mut self, mark: Mark, points: &PointSet) {
        let here = self.cursor();
        let all = points.is_subset(&self.record.points(here, mark.sgf_name()));
        self.edit_marks(|session, step| {
            for name in MARKS {
                let told = session.record.points(here, name);
                let wanted = if name == mark.sgf_name() && !all {
                    told | *points
                } else {
                    told - *points
                };
                session.set_points(step, name, &told, &wanted)?;
            }
            if all {
                return Ok(());
            }
            session.drop_labels(step, points)
        });
    }

    /// Puts the next labels on points; a single one loses the label it has.
    pub(super) fn label(&mut self, kind: LabelKind, points: &PointSet) {
        let here = self.cursor();
        let labels = self.record.labels(here);
        let single = points.iter().next().filter(|_| points.len() == 1);
        let has_one = |(at, label): &(Point, String)| single == Some(*at) && kind.knows(label);
        let takes_away = labels.iter().any(has_one);
        let kept = labels.iter().filter(|(at, _)| !points.contains(*at));
        let used: Vec<&str> = kept.map(|(_, label)| label.as_str()).collect();
        let mut next = kind
            .labels()
            .filter(|label| !used.contains(&label.as_str()));
        let new: Vec<String> = points
            .iter()
            .filter(|_| !takes_away)
            .filter_map(|at| Some(format!("{}:{}", G::point_value(at), next.next()?)))
            .collect();
        self.edit_marks(|session, step| {
            for name in MARKS {
                let told = session.record.points(here, name);
                session.set_points(step, name, &told, &(told - *points))?;
            }
            let mut values = session.labels_beside(points);
            values.extend(new);
            session.set_values(step, here, "LB", values)
        });
    }

    /// Draws a line or an arrow, or takes it away.
    pub(super) fn link(&mut self, link: Link, from: Point, to: Point) {
        if from == to {
            return;
        }
        let here = self.cursor();
        let name = link.sgf_name();
        let is_it =
            |pair: (Point, Point)| pair == (from, to) || link == Link::Line && pair == (to, from);
        let takes_away = self.record.pairs(here, name).into_iter().any(is_it);
        let mut values = self.values_but(here, name, |raw| {
            let ends = raw.split_once(':');
            ends.is_some_and(|(a, b)| {
                let size = self.record.size();
                let pair = (G::point_of_value(a, size), G::point_of_value(b, size));
                matches!(pair, (Some(a), Some(b)) if is_it((a, b)))
            })
        });
        if !takes_away {
            values.push(format!("{}:{}", G::point_value(from), G::point_value(to)));
        }
        self.edit_marks(|session, step| session.set_values(step, here, name, values));
    }

    /// Dims points, or shows them as before where all are dimmed.
    pub(super) fn dim(&mut self, points: &PointSet) {
        let told = self.record.inherited_points(self.cursor(), "DD");
        let wanted = match points.is_subset(&told) {
            true => told - *points,
            false => told | *points,
        };
        self.edit_marks(|session, step| session.set_inherited(step, "DD", &wanted));
    }

    /// Adds points to the part of the board that is shown, or takes them out.
    pub(super) fn show_only(&mut self, points: &PointSet) {
        let told = self.record.inherited_points(self.cursor(), "VW");
        let wanted = match points.is_subset(&told) {
            true => told - *points,
            false => told | *points,
        };
        self.edit_marks(|session, step| session.set_inherited(step, "VW", &wanted));
    }

    /// Takes away everything that is marked on points.
    pub(super) fn erase(&mut self, points: &PointSet) {
        let here = self.cursor();
        self.edit_marks(|session, step| {
            for name in MARKS {
                let told = session.record.points(here, name);
                session.set_points(step, name, &told, &(told - *points))?;
            }
            session.drop_labels(step, points)?;
            for name in ["AR", "LN"] {
                let size = session.record.size();
                let touches = |raw: &str| {
                    let ends = raw
                        .split(':')
                        .filter_map(|end| G::point_of_value(end, size));
                    ends.into_iter().any(|end| points.contains(end))
                };
                let values = session.values_but(here, name, touches);
                session.set_values(step, here, name, values)?;
            }
            let dimmed = session.record.inherited_points(here, "DD");
            if !(dimmed & *points).is_empty() {
                session.set_inherited(step, "DD", &(dimmed - *points))?;
            }
            let shown = session.record.inherited_points(here, "VW");
            if !shown.is_empty() && !points.is_subset(&shown) {
                session.set_inherited(step, "VW", &PointSet::EMPTY)?;
            }
            Ok(())
        });
    }

    /// Gives the turn its name and what is said of it in a word.
    pub(super) fn annotate(&mut self, properties: Vec<(&'static str, Vec<String>)>) {
        let here = self.cursor();
        let mut step = Step::at(EditKind::Annotation, here);
        let mut made = Ok(());
        for (name, values) in properties {
            made = made.and_then(|()| self.set_values(&mut step, here, name, values));
        }
        self.finish_step(step, made);
    }

    /// The values of a property of the turn that is shown, as they stand in a
    /// file.
    #[must_use]
    pub fn values_here(&self, name: &str) -> Vec<String> {
        self.values_but(self.cursor(), name, |_| false)
    }

    fn edit_marks(
        &mut self,
        change: impl FnOnce(&mut Self, &mut Step<G::Move>) -> Result<(), Refused>,
    ) {
        let mut step = Step::at(EditKind::Marks, self.cursor());
        let made = change(self, &mut step);
        if self.finish_step(step, made) {
            self.messages.clear();
        }
    }

    /// Gives a list of points other points, where they differ.
    fn set_points(
        &mut self,
        step: &mut Step<G::Move>,
        name: &'static str,
        told: &PointSet,
        wanted: &PointSet,
    ) -> Result<(), Refused> {
        if told == wanted {
            return Ok(());
        }
        let values = wanted.iter().map(G::point_value).collect();
        self.set_values(step, self.cursor(), name, values)
    }

    /// Gives a property that later turns inherit these points. An empty one
    /// says that there are none any more; where nothing says otherwise above,
    /// none is needed.
    fn set_inherited(
        &mut self,
        step: &mut Step<G::Move>,
        name: &'static str,
        wanted: &PointSet,
    ) -> Result<(), Refused> {
        let here = self.cursor();
        let parent = self.record.history().tree().parent(here);
        let above = parent.map(|parent| self.record.inherited_points(parent, name));
        let above = above.unwrap_or(PointSet::EMPTY);
        let values = match wanted {
            wanted if *wanted == above => Vec::new(),
            wanted if wanted.is_empty() => vec![String::new()],
            wanted => wanted.iter().map(G::point_value).collect(),
        };
        self.set_values(step, here, name, values)
    }

    /// Gives a property other values, where they differ.
    fn set_values(
        &mut self,
        step: &mut Step<G::Move>,
        turn: TurnId,
        name: &'static str,
        values: Values,
    ) -> Result<(), Refused> {
        if self.values_but(turn, name, |_| false) == values {
            return Ok(());
        }
        self.take_step(step, Change::Property(turn, name.to_owned(), values))
    }

    /// The values of a property, but for some.
    fn values_but(&self, turn: TurnId, name: &str, not: impl Fn(&str) -> bool) -> Values {
        let property = self.record.property(turn, name);
        let values = property.iter().flat_map(|property| property.values());
        let values = values.map(|value| value.raw()).filter(|raw| !not(raw));
        values.map(str::to_owned).collect()
    }

    /// The labels that are not on these points.
    fn labels_beside(&self, points: &PointSet) -> Values {
        let size = self.record.size();
        self.values_but(self.cursor(), "LB", |raw| {
            let place = raw.split_once(':').map_or(raw, |(place, _)| place);
            G::point_of_value(place, size).is_some_and(|at| points.contains(at))
        })
    }

    fn drop_labels(&mut self, step: &mut Step<G::Move>, points: &PointSet) -> Result<(), Refused> {
        let values = self.labels_beside(points);
        self.set_values(step, self.cursor(), "LB", values)
    }
}

/// The values of a text of one line; none where it is empty.
#[must_use]
pub fn text_values(text: &str) -> Vec<String> {
    let text = simple_text(text.trim());
    match text.is_empty() {
        true => Vec::new(),
        false => vec![escape(&text).into_owned()],
    }
}

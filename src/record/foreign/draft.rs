//! A game on its way from another format to SGF.
//!
//! The readers fill a [`Draft`] line by line, in whatever order their format
//! has; it is written in one go, so that nothing is copied again when a line
//! adds to an earlier move. It knows no format.

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::Handicap;
use crate::record::property::{Collection, NodeId, coordinates, escape};

/// What is known of a game so far.
#[derive(Debug)]
pub(super) struct Draft {
    /// The board.
    pub(super) size: Size,
    /// The byte at which the line begins that is being read.
    pub(super) at: usize,
    info: Vec<(&'static str, String)>,
    rest: String,
    setup: ByColor<Vec<Point>>,
    stones: Option<(u8, Third)>,
    steps: Vec<Step>,
    // What follows from the setup.
    occupied: PointSet,
}

/// Where the third of three handicap stones stands, as far as the moves do not
/// show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Third {
    /// On Korean servers.
    TopLeft,
    /// Elsewhere.
    BottomRight,
}

/// A move, or the start of the game.
#[derive(Debug, Default)]
struct Step {
    at: usize,
    after: usize,
    play: Option<Play>,
    comment: String,
    labels: Vec<(Point, String)>,
    first: Option<usize>,
}

/// Who plays, and where; `None` is a pass.
pub(super) type Play = (Color, Option<Point>);

impl Draft {
    /// The step before the first move.
    pub(super) const START: usize = 0;

    pub(super) fn new() -> Self {
        Self {
            size: Size::NINETEEN,
            at: 0,
            info: Vec::new(),
            rest: String::new(),
            setup: ByColor::default(),
            stones: None,
            steps: vec![Step::default()],
            occupied: PointSet::default(),
        }
    }

    /// Says something of the game. Files say much of it twice: the first word
    /// stands, and `false` tells that this was not it.
    pub(super) fn put(&mut self, name: &'static str, text: impl Into<String>) -> bool {
        let text = text.into();
        let text = text.trim();
        if self.has(name) || text.is_empty() {
            return text.is_empty();
        }
        self.info.push((name, text.to_owned()));
        true
    }

    /// Whether this was said already.
    pub(super) fn has(&self, name: &str) -> bool {
        self.info.iter().any(|&(known, _)| known == name)
    }

    /// Keeps what SGF has no property for.
    pub(super) fn note(&mut self, key: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() {
            self.rest.extend([key, ": ", text, "\n"]);
        }
    }

    /// A stone that stands before the first move; `false` where one does.
    pub(super) fn place(&mut self, color: Color, point: Point) -> bool {
        let free = self.occupied.insert(point);
        if free {
            self.setup[color].push(point);
        }
        free
    }

    /// Whether a stone stands before the first move.
    pub(super) fn has_setup(&self) -> bool {
        !self.occupied.is_empty()
    }

    /// Handicap stones in the usual places; `false` if there are none for so
    /// many. The board may become known later.
    pub(super) fn give(&mut self, stones: u8, third: Third) -> bool {
        let fits = (2..=9).contains(&stones);
        if fits {
            self.stones = Some((stones, third));
        }
        fits
    }

    /// Adds a move after a step.
    pub(super) fn add(&mut self, after: usize, play: Play) -> usize {
        let id = self.steps.len();
        if let Some(step) = self.steps.get_mut(after) {
            step.first.get_or_insert(id);
        }
        self.steps.push(Step {
            at: self.at,
            after,
            play: Some(play),
            ..Step::default()
        });
        id
    }

    /// Adds a move after the last one that was added.
    pub(super) fn play(&mut self, play: Play) -> usize {
        self.add(self.last(), play)
    }

    /// The move that continues a step, if it is this one; else a new one.
    pub(super) fn follow(&mut self, after: usize, play: Play) -> usize {
        let first = self.steps.get(after).and_then(|step| step.first);
        let known = first.filter(|&id| self.move_at(id) == Some(play));
        known.unwrap_or_else(|| self.add(after, play))
    }

    /// The step that was added last.
    pub(super) fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    fn move_at(&self, step: usize) -> Option<Play> {
        self.steps.get(step)?.play
    }

    /// Who moves after the last move, where a file does not say.
    pub(super) fn turn(&self) -> Color {
        match self.move_at(self.last()) {
            Some((color, _)) => color.other(),
            None if self.stones.is_some() || self.has_setup() => Color::White,
            None => Color::Black,
        }
    }

    /// Who made the first move.
    pub(super) fn first_color(&self) -> Option<Color> {
        self.move_at(1).map(|(color, _)| color)
    }

    /// Adds a line to the comment of a step.
    pub(super) fn say(&mut self, step: usize, line: &str) {
        if let Some(step) = self.steps.get_mut(step) {
            step.comment.extend([line, "\n"]);
        }
    }

    /// Writes on a point.
    pub(super) fn label(&mut self, step: usize, point: Point, text: &str) {
        if let Some(step) = self.steps.get_mut(step) {
            step.labels.push((point, text.to_owned()));
        }
    }

    /// The handicap stones, and the places where they stand.
    fn handicap(&self) -> Vec<Point> {
        let Some((stones, third)) = self.stones else {
            return Vec::new();
        };
        let mut points = Handicap::Fixed(stones).fixed_points(self.size);
        if let [_, _, last] = points.as_mut_slice() {
            let [near, _, far] = self.size.star_lines();
            let (top_left, bottom_right) = (Point::new(near, near), Point::new(far, far));
            // Nobody plays where a stone stands: the corner that is played
            // first was the empty one.
            let played = self.steps.iter().filter_map(|step| step.play?.1);
            let open = played
                .into_iter()
                .find(|&point| point == top_left || point == bottom_right);
            *last = match (open, third) {
                (Some(open), _) if open == top_left => bottom_right,
                (None, Third::BottomRight) => bottom_right,
                _ => top_left,
            };
        }
        points
    }

    /// The game as SGF, with the text it was read from.
    pub(super) fn finish(mut self, source: &str) -> Collection {
        for point in self.handicap() {
            self.place(Color::Black, point);
        }
        if let Some((stones, _)) = self.stones {
            self.put("HA", stones.to_string());
        }
        let mut games = Collection::new();
        games.drafted_from(source);
        let root = games.add_game();
        games.add_property(root, "GM", &["1"]);
        games.add_property(root, "SZ", &[&self.size.lines().to_string()]);
        for (name, text) in &self.info {
            games.add_property(root, name, &[&escape(text)]);
        }
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let points: Vec<String> = self.setup[color].iter().copied().map(coordinates).collect();
            if !points.is_empty() {
                let points: Vec<&str> = points.iter().map(String::as_str).collect();
                games.add_property(root, name, &points);
            }
        }
        if !self.rest.is_empty() {
            games.add_property(root, "GC", &[&escape(self.rest.trim_end())]);
        }
        let mut nodes: Vec<NodeId> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let node = match (step.play, nodes.get(step.after)) {
                (Some(_), Some(&parent)) => games.add_node(parent),
                _ => root,
            };
            games.mark(step.at);
            step.write(&mut games, node);
            nodes.push(node);
        }
        games
    }
}

impl Step {
    fn write(&self, games: &mut Collection, node: NodeId) {
        if let Some((color, point)) = self.play {
            let name = match color {
                Color::Black => "B",
                Color::White => "W",
            };
            games.add_property(node, name, &[&point.map(coordinates).unwrap_or_default()]);
        }
        let comment = self.comment.trim_end();
        if !comment.is_empty() {
            games.add_property(node, "C", &[&escape(comment)]);
        }
        if !self.labels.is_empty() {
            // The colon between point and text is the only one that is bare.
            let label = |&(point, ref text): &(Point, String)| {
                format!(
                    "{}:{}",
                    coordinates(point),
                    escape(text).replace(':', "\\:")
                )
            };
            let labels: Vec<String> = self.labels.iter().map(label).collect();
            let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
            games.add_property(node, "LB", &labels);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf;

    fn stones(count: u8, third: Third, moves: &[Point]) -> String {
        let mut draft = Draft::new();
        assert!(draft.give(count, third));
        for &point in moves {
            let color = draft.turn();
            draft.play((color, Some(point)));
        }
        let games = draft.finish("");
        let root = games.games()[0];
        format!("{:?}", games.property(root, "AB").unwrap())
    }

    #[test]
    fn three_stones_leave_the_corner_open_that_is_played_first() {
        let (top_left, bottom_right) = (Point::new(3, 3), Point::new(15, 15));
        for (third, moves, expected) in [
            (Third::TopLeft, [].as_slice(), "AB[pd][dp][dd]"),
            (Third::BottomRight, &[], "AB[pd][dp][pp]"),
            (Third::TopLeft, &[bottom_right, top_left], "AB[pd][dp][dd]"),
            (Third::TopLeft, &[top_left], "AB[pd][dp][pp]"),
            (Third::BottomRight, &[bottom_right], "AB[pd][dp][dd]"),
        ] {
            assert_eq!(stones(3, third, moves), expected, "{third:?} {moves:?}");
        }
        assert_eq!(stones(2, Third::TopLeft, &[]), "AB[pd][dp]");
        assert_eq!(stones(4, Third::TopLeft, &[]), "AB[pd][dp][pp][dd]");
    }

    #[test]
    fn text_of_any_kind_comes_back_from_the_sgf() {
        let mut draft = Draft::new();
        draft.note("KEY", r"a]b\c");
        draft.say(Draft::START, "one]");
        draft.say(Draft::START, "two");
        draft.label(Draft::START, Point::new(0, 1), "x:]");
        let games = draft.finish("");
        let root = games.games()[0];
        let value = |name| {
            let property = games.property(root, name).unwrap();
            format!("{property:?}")
        };
        assert_eq!(value("GC"), r"GC[KEY: a\]b\\c]");
        assert_eq!(value("C"), "C[one\\]\ntwo]");
        assert_eq!(value("LB"), r"LB[ab:x\:\]]");
        let written = sgf::write(&games);
        assert!(sgf::parse(&written).is_ok(), "{written}");
    }
}

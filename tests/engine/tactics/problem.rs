//! The positions of `tests/data/tactics` as they are written down.

use std::fs;
use std::path::Path;

use jego::board::{ByColor, Color, Diagram, Point, PointSet, Vertex};
use jego::game::{HalfPoints, History};
use jego::go::{Board, Position, Rules, Ruleset, Setup};

/// A position with known right moves.
#[derive(Debug)]
pub(crate) struct Problem {
    /// The name of its file, without the ending.
    pub(crate) theme: String,
    pub(crate) name: String,
    /// What is asked, in a line.
    pub(crate) asks: String,
    pub(crate) plays: Color,
    pub(crate) goal: Goal,
    /// A stone of each chain at stake.
    pub(crate) targets: PointSet,
    pub(crate) result: Outcome,
    pub(crate) proof: Proof,
    pub(crate) komi: HalfPoints,
    pub(crate) diagram: Diagram,
}

/// What the side to play wants of the targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To take one of them.
    Capture,
    /// To keep all of them.
    Save,
}

/// How a right move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The goal is reached whoever has ko threats.
    Clean,
    /// The goal is reached where the other side has no ko threat, and not
    /// where it has.
    Ko,
    /// The targets are kept, and never have two eyes.
    Seki,
}

/// How the right moves are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    /// Every way of playing in the unsettled part of the board was tried.
    Search,
    /// The chase was read until the target was taken or had three liberties.
    Chase,
}

/// Reads every problem, theme by theme.
pub(crate) fn all() -> Result<Vec<Problem>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tactics");
    let entries = fs::read_dir(&folder).map_err(|error| error.to_string())?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    paths.sort();
    let mut problems = Vec::new();
    for path in paths {
        let theme = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&path).map_err(|error| error.to_string())?;
        problems.extend(parse_all(&theme, &text)?);
    }
    Ok(problems)
}

/// The problems of one file. Lines that begin with `#` are comments, and each
/// problem begins with its name.
pub(crate) fn parse_all(theme: &str, text: &str) -> Result<Vec<Problem>, String> {
    let mut blocks: Vec<Vec<&str>> = Vec::new();
    for line in text.lines().map(str::trim) {
        match blocks.last_mut() {
            _ if line.is_empty() || line.starts_with('#') => {}
            _ if line.starts_with("name:") => blocks.push(vec![line]),
            Some(block) => block.push(line),
            None => return Err(format!("{theme}: {line:?} comes before any name")),
        }
    }
    let parsed = blocks.iter().map(|block| {
        Problem::parse(theme, block).map_err(|error| format!("{theme}: {}: {error}", block[0]))
    });
    parsed.collect()
}

impl Problem {
    fn parse(theme: &str, lines: &[&str]) -> Result<Self, String> {
        let (fields, rows): (Vec<&str>, Vec<&str>) =
            lines.iter().partition(|line| line.contains(':'));
        let field = |key: &str| {
            let found = fields.iter().find_map(|line| line.strip_prefix(key));
            let value = found.and_then(|rest| rest.strip_prefix(':'));
            value.map(str::trim).ok_or(format!("no {key}"))
        };
        let diagram = Diagram::parse(&rows.join("\n")).map_err(|error| error.to_string())?;
        let (goal, targets) = parse_goal(field("goal")?, &diagram)?;
        Ok(Self {
            theme: theme.to_owned(),
            name: field("name")?.to_owned(),
            asks: field("asks")?.to_owned(),
            plays: parse_color(field("plays")?)?,
            goal,
            targets,
            result: parse_result(field("result")?)?,
            proof: parse_proof(field("proof")?)?,
            komi: field("komi")?
                .parse()
                .map_err(|error: jego::game::InvalidPoints| error.to_string())?,
            diagram,
        })
    }

    /// The side whose stones are at stake.
    pub(crate) fn defender(&self) -> Color {
        match self.goal {
            Goal::Capture => self.plays.other(),
            Goal::Save => self.plays,
        }
    }

    /// The right first moves, marked `a`.
    pub(crate) fn answers(&self) -> PointSet {
        self.diagram.marked('a').collect()
    }

    pub(crate) fn stones(&self) -> ByColor<PointSet> {
        ByColor::from_fn(|color| {
            let stands = |point: &Point| self.diagram.stone(*point) == Some(color);
            self.diagram.size().points().filter(stands).collect()
        })
    }

    pub(crate) fn board(&self) -> Board {
        Board::of_stones(self.diagram.size(), &self.stones())
    }

    /// A game that begins with the problem.
    pub(crate) fn game(&self) -> Result<History<Position>, String> {
        let rules = Rules {
            komi: self.komi,
            ..Ruleset::Chinese.rules()
        };
        let mut game = History::new(Position::new(self.diagram.size(), rules));
        let setup = Setup {
            add: self.stones(),
            to_play: Some(self.plays),
            ..Setup::default()
        };
        game.arrange(setup).map_err(|error| error.to_string())?;
        Ok(game)
    }

    /// The points by name, as people write them.
    pub(crate) fn names(&self, points: PointSet) -> String {
        let size = self.diagram.size();
        let names = points.iter().filter_map(|point| Vertex::new(point, size));
        let names: Vec<String> = names.map(|vertex| vertex.to_string()).collect();
        names.join(" ")
    }
}

fn parse_goal(text: &str, diagram: &Diagram) -> Result<(Goal, PointSet), String> {
    let mut words = text.split_whitespace();
    let goal = match words.next() {
        Some("capture") => Goal::Capture,
        Some("save") => Goal::Save,
        _ => return Err(format!("{text:?} is no goal")),
    };
    let points = words.map(|word| {
        let vertex = Vertex::parse(word, diagram.size());
        vertex.map(Vertex::point).map_err(|error| error.to_string())
    });
    Ok((goal, points.collect::<Result<_, _>>()?))
}

fn parse_color(text: &str) -> Result<Color, String> {
    match text {
        "Black" => Ok(Color::Black),
        "White" => Ok(Color::White),
        _ => Err(format!("{text:?} is no side")),
    }
}

fn parse_result(text: &str) -> Result<Outcome, String> {
    match text {
        "clean" => Ok(Outcome::Clean),
        "ko" => Ok(Outcome::Ko),
        "seki" => Ok(Outcome::Seki),
        _ => Err(format!("{text:?} is no result")),
    }
}

fn parse_proof(text: &str) -> Result<Proof, String> {
    match text {
        "search" => Ok(Proof::Search),
        "chase" => Ok(Proof::Chase),
        _ => Err(format!("{text:?} is no proof")),
    }
}

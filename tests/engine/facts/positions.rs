//! The positions of `tests/data/facts/known.txt`, in which a move is bad for a known
//! reason.

use jego::board::{Color, Diagram};

const TEXT: &str = include_str!("../../data/facts/known.txt");

/// A position in which a move is bad for a known reason.
pub(super) struct Known {
    pub(super) name: String,
    pub(super) side: Color,
    /// A stone that the reason is about, if it is about stones.
    pub(super) about: Option<String>,
    /// The kinds of facts that name the reason.
    pub(super) reasons: Vec<String>,
    pub(super) board: Diagram,
}

/// All of them. `JEGO_FACT_POSITIONS` names another file.
pub(super) fn known() -> Vec<Known> {
    let file = std::env::var("JEGO_FACT_POSITIONS").ok();
    let text = file.map_or_else(
        || TEXT.to_owned(),
        |file| std::fs::read_to_string(file).unwrap(),
    );
    let mut blocks: Vec<Vec<&str>> = Vec::new();
    for line in text.lines().map(str::trim) {
        match blocks.last_mut() {
            _ if line.is_empty() || line.starts_with('#') => {}
            _ if line.starts_with("name:") => blocks.push(vec![line]),
            Some(block) => block.push(line),
            None => panic!("{line:?} comes before any name"),
        }
    }
    blocks.iter().map(|block| Known::of(block)).collect()
}

impl Known {
    fn of(lines: &[&str]) -> Self {
        let (fields, rows): (Vec<&str>, Vec<&str>) =
            lines.iter().partition(|line| line.contains(':'));
        let field = |key: &str| {
            let mut values = fields.iter().filter_map(|line| line.split_once(':'));
            let found = values.find(|(name, _)| *name == key);
            found.map(|(_, value)| value.trim().to_owned())
        };
        let side = match field("side").as_deref() {
            Some("Black") => Color::Black,
            Some("White") => Color::White,
            other => panic!("{other:?} is no side"),
        };
        let reasons = field("reasons").unwrap();
        Self {
            name: field("name").unwrap(),
            side,
            about: field("about"),
            reasons: reasons.split_whitespace().map(str::to_owned).collect(),
            board: Diagram::parse(&rows.join("\n")).unwrap(),
        }
    }
}

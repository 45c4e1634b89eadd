//! A line taken apart, without a thought of what its values mean.

/// A line taken apart: names and their values.
#[derive(Debug, Default)]
pub(super) struct Parts<'a> {
    pub(super) moves: Vec<Fields<'a>>,
    pub(super) root: Option<Fields<'a>>,
    pub(super) ownership: Option<Vec<&'a str>>,
}

/// One move, or the root: single values by name, and the variation.
#[derive(Debug, Default)]
pub(super) struct Fields<'a> {
    values: Vec<(&'a str, &'a str)>,
    pub(super) variation: Vec<&'a str>,
}

impl<'a> Fields<'a> {
    pub(super) fn value(&self, name: &str) -> Option<&'a str> {
        let mut values = self.values.iter();
        values
            .find(|(known, _)| *known == name)
            .map(|(_, value)| *value)
    }

    /// By how many points a move leads, under either of its names.
    pub(super) fn lead(&self) -> Option<&'a str> {
        self.value("scoreLead").or(self.value("scoreMean"))
    }
}

impl<'a> Parts<'a> {
    /// `None` if the line does not begin with a move, or ends behind a name.
    pub(super) fn of(line: &'a str) -> Option<Self> {
        let mut words = line.split_whitespace().peekable();
        if words.peek() != Some(&"info") {
            return None;
        }
        let mut parts = Self::default();
        while let Some(word) = words.next() {
            match word {
                "info" => parts.moves.push(Fields::default()),
                "rootInfo" => parts.root = Some(Fields::default()),
                // A list goes on as long as its words are what it lists.
                "ownership" => {
                    let list = std::iter::from_fn(|| words.next_if(|word| is_number(word)));
                    parts.ownership = Some(list.collect());
                }
                "ownershipStdev"
                | "movesOwnership"
                | "movesOwnershipStdev"
                | "pvVisits"
                | "pvEdgeVisits" => while words.next_if(|word| is_number(word)).is_some() {},
                "pv" => {
                    let list = std::iter::from_fn(|| words.next_if(|word| is_vertex(word)));
                    let variation: Vec<&str> = list.collect();
                    parts.moves.last_mut()?.variation = variation;
                }
                name => {
                    let value = words.next()?;
                    let fields = parts.root.as_mut().or(parts.moves.last_mut())?;
                    fields.values.push((name, value));
                }
            }
        }
        Some(parts)
    }
}

fn is_number(word: &str) -> bool {
    word.parse::<f32>().is_ok()
}

/// Whether a word could be a point of any board, or a pass.
fn is_vertex(word: &str) -> bool {
    let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let named = letters.len() == 1 && letters.len() < word.len();
    named || word.eq_ignore_ascii_case("pass")
}

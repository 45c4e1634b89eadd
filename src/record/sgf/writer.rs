//! Trees → text.

use crate::record::property::{Collection, NodeId, Property, Value};

/// The length at which a line is ended before the next property.
const LINE: usize = 72;

/// Writes all games, as other programs expect them: `FF[4]` in UTF-8.
///
/// Lines are broken between properties only, so that values come back byte for
/// byte. Nothing else is changed but what the file says about its own form
/// (FF and CA at the head of each game).
#[must_use]
pub fn write(games: &Collection) -> String {
    let mut writer = Writer {
        out: String::with_capacity(games.pool.text.len() + games.pool.text.len() / 16 + 64),
        line_start: 0,
    };
    for &game in games.games() {
        writer.game(games, game);
    }
    writer.out
}

struct Writer {
    out: String,
    line_start: usize,
}

impl Writer {
    /// Goes down first children, and back up along parents; no recursion.
    fn game(&mut self, games: &Collection, root: NodeId) {
        self.out.push('(');
        let mut node = root;
        loop {
            self.node(games, node, root);
            if let Some(child) = games.first_child(node) {
                if games.branches(node) {
                    self.end_line();
                    self.out.push('(');
                }
                node = child;
                continue;
            }
            match self.climb(games, node, root) {
                Some(next) => node = next,
                None => break,
            }
        }
        self.out.push(')');
        self.end_line();
    }

    /// Closes the trees that end with this node and opens the next variation.
    fn climb(&mut self, games: &Collection, mut node: NodeId, root: NodeId) -> Option<NodeId> {
        while node != root {
            let parent = games.parent(node)?;
            if games.branches(parent) {
                self.out.push(')');
                if let Some(next) = games.next_sibling(node) {
                    self.end_line();
                    self.out.push('(');
                    return Some(next);
                }
            }
            node = parent;
        }
        None
    }

    fn node(&mut self, games: &Collection, node: NodeId, root: NodeId) {
        if self.out.len() - self.line_start > LINE {
            self.end_line();
        }
        self.out.push(';');
        if node != root {
            for property in games.properties(node) {
                self.property(property);
            }
            return;
        }
        // The form comes first in an older file that does not tell it.
        for (name, value) in FORM {
            if games.property(node, name).is_none() {
                self.own_property(name, value);
            }
        }
        for property in games.properties(node) {
            match FORM.iter().find(|(name, _)| *name == property.name()) {
                Some((name, value)) => self.own_property(name, value),
                None => self.property(property),
            }
        }
    }

    fn own_property(&mut self, name: &str, value: &str) {
        self.out.push_str(name);
        self.value(value);
    }

    fn property(&mut self, property: Property<'_>) {
        if self.out.len() - self.line_start > LINE {
            self.end_line();
        }
        self.out.push_str(property.name());
        let mut values = property.values();
        if values.len() == 0 {
            self.value("");
        }
        // Long lists of points are wrapped too.
        if let Some(first) = values.next() {
            self.value(first.raw());
        }
        for value in values.map(Value::raw) {
            if self.out.len() - self.line_start > LINE {
                self.end_line();
            }
            self.value(value);
        }
    }

    fn value(&mut self, raw: &str) {
        self.out.push('[');
        self.out.push_str(raw);
        self.out.push(']');
    }

    fn end_line(&mut self) {
        self.out.push('\n');
        self.line_start = self.out.len();
    }
}

/// What a game says about the file it is in.
const FORM: [(&str, &str); 2] = [("FF", "4"), ("CA", "UTF-8")];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::sgf::parse;

    #[test]
    fn the_form_of_the_file_is_told_once_and_in_place() {
        let (games, _) = parse("(;GM[1]FF[3]CA[Shift_JIS]SZ[9];FF[x])").unwrap();
        assert_eq!(write(&games), "(;GM[1]FF[4]CA[UTF-8]SZ[9];FF[x])\n");
        let (games, _) = parse("(;SZ[9])").unwrap();
        assert_eq!(write(&games), "(;FF[4]CA[UTF-8]SZ[9])\n");
    }

    #[test]
    fn long_lines_are_broken_between_properties_nodes_and_values() {
        let text = format!("(;AB{};{})", "[aa]".repeat(100), "B[aa]".repeat(100));
        let (games, _) = parse(&text).unwrap();
        let written = write(&games);
        assert!(written.lines().count() > 8);
        assert!(written.lines().all(|line| line.len() < LINE + 20));
        let (again, _) = parse(&written).unwrap();
        let values = |games: &Collection| {
            let all = games.descendants(games.games()[0]);
            all.flat_map(|node| games.properties(node))
                .map(|p| p.values().len())
                .sum::<usize>()
        };
        assert_eq!(values(&again), values(&games) + 2);
    }
}

//! What people wrote beside a game in UGF: texts, letters on the board, and
//! the variations of a review.

use std::collections::HashMap;

use super::game::Game;
use crate::board::Color;
use crate::record::foreign::draft::Draft;

/// Where the sections that comment a game have come to.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    writing: Writing,
    /// The move that a diagram belongs to; `None` outside diagrams.
    diagram: Option<Option<usize>>,
    /// The node of the review that was read last, those to return to, and all
    /// of them by their numbers.
    node: usize,
    branches: Vec<usize>,
    nodes: HashMap<u32, usize>,
    commented: Option<usize>,
}

/// Whose text the lines are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Writing {
    #[default]
    Nothing,
    Beside(usize),
    /// The text of a move that is not there; its first line was named already.
    Lost,
}

impl Remarks {
    /// Reads a line of `[Figure]`; whether it was understood.
    ///
    /// `.Text,34` begins a text at move 34, `.#,6,16,A` in it is a letter on
    /// the board. `.Fig,34` begins a diagram: a board of its own, which is no
    /// part of the game and left out, but for its text.
    pub(super) fn figure(&mut self, game: &mut Game, line: &str) -> bool {
        let (word, rest) = line.split_once(',').unwrap_or((line, ""));
        match (word, self.writing) {
            (".EndText", _) => {
                self.writing = Writing::Nothing;
                true
            }
            (".Text", _) => {
                let number = rest.split(',').next().unwrap_or_default();
                let step = game.numbered(number).or(self.diagram.flatten());
                self.writing = step.map_or(Writing::Lost, Writing::Beside);
                step.is_some()
            }
            (".Fig", _) => {
                let number = rest.split(',').next().unwrap_or_default();
                self.diagram = Some(game.numbered(number));
                false
            }
            (".EndFig", _) => {
                self.diagram = None;
                true
            }
            (".#", Writing::Beside(step)) => label(game, step, rest),
            (_, Writing::Beside(step)) => {
                game.draft.say(step, line);
                true
            }
            (_, Writing::Lost) => true,
            (_, Writing::Nothing) => self.diagram.is_some(),
        }
    }

    /// Reads a line of `[ReviewNode]`; whether it was understood.
    ///
    /// `NODE,54,1,16,8` has its number, the color (0 is no move), column and
    /// row; the main line is the game once more. `VARIATION` begins a branch
    /// below the node above it, `VARIATIONEND` returns there.
    pub(super) fn review(&mut self, game: &mut Game, line: &str) -> bool {
        let mut fields = line.split(',').map(str::trim);
        match fields.next() {
            Some("VARIATION") => {
                self.branches.push(self.node);
                true
            }
            Some("VARIATIONEND") => match self.branches.pop() {
                Some(node) => {
                    self.node = node;
                    true
                }
                None => false,
            },
            Some("NODE") => {
                let mut numbers = fields.map_while(|field| field.parse::<u32>().ok());
                let [number, color, col, row] = std::array::from_fn(|_| numbers.next());
                let Some(number) = number else {
                    return false;
                };
                let read = self.step(game, [color, col, row]);
                self.nodes.entry(number).or_insert(self.node);
                read
            }
            _ => false,
        }
    }

    fn step(&mut self, game: &mut Game, [color, col, row]: [Option<u32>; 3]) -> bool {
        let color = match color {
            Some(0) => return true,
            Some(1) => Color::Black,
            Some(2) => Color::White,
            _ => return false,
        };
        let (Some(col), Some(row)) = (col, row) else {
            return false;
        };
        let beyond = u32::from(game.draft.size.lines()) + 1;
        let point = match (u8::try_from(col), u8::try_from(row)) {
            (Ok(col), Ok(row)) => game.point(col, row),
            _ => None,
        };
        let is_pass = (col, row) == (beyond, beyond);
        if point.is_none() && !is_pass {
            return false;
        }
        self.node = game.draft.follow(self.node, (color, point));
        true
    }

    /// Reads a line of `[ReviewComment]`; whether it was understood. A line
    /// `.Comment,55` begins what is said at node 55.
    pub(super) fn comment(&mut self, game: &mut Game, line: &str) -> bool {
        if let Some(number) = line.strip_prefix(".Comment,") {
            let number = number.trim().parse::<u32>().ok();
            let node = number.and_then(|number| self.nodes.get(&number));
            self.commented = node.copied();
            return self.commented.is_some();
        }
        // What is said at a node that is not there is kept at the start.
        game.draft.say(self.commented.unwrap_or(Draft::START), line);
        true
    }
}

/// `6,16,A`: column, row and what stands there.
fn label(game: &mut Game, step: usize, text: &str) -> bool {
    let mut parts = text.splitn(3, ',');
    let mut number = || parts.next()?.trim().parse::<u8>().ok();
    let place = number().zip(number());
    let point = place.and_then(|(col, row)| game.point(col, row));
    match (point, parts.next().map(str::trim)) {
        (Some(point), Some(letter)) if !letter.is_empty() => {
            game.draft.label(step, point, letter);
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::record::foreign::testing::Told;

    const GAME: &str =
        "[Header]\nSize=19\nCoordinateType=IGS\n[Data]\nQP,B1,1,0\nDC,W1,2,0\nYA,B1,3,0\n";

    #[test]
    fn texts_and_letters_stand_at_their_move() {
        let told = Told::of(&format!(
            "{GAME}[Figure]\n.Text,0\nabout the game\n.EndText\n.Text,2,1\nwell\nplayed\n.#,6,16,A\n.EndText\n"
        ));
        assert_eq!(told.root, "GM[1] SZ[19] C[about the game]");
        assert_eq!(told.moves, "B[qd] W[dq]C[well\nplayed]LB[fd:A] B[]");
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn a_diagram_is_named_and_only_its_text_is_kept() {
        let told = Told::of(&format!(
            "{GAME}[Figure]\nstray\n.Fig,2\nAA,B1,0,0\n.Text\nthe ladder\n.#,99,1,A\n.EndText\n.EndFig\n\
             .Text,77\nlost\n.EndText\n"
        ));
        assert_eq!(told.moves, "B[qd] W[dq]C[the ladder] B[]");
        let expected = [
            "9: \"stray\"",
            "10: \".Fig,2\"",
            "14: \".#,99,1,A\"",
            "17: \".Text,77\"",
        ];
        assert_eq!(
            told.problems,
            expected.map(|problem| format!("line {problem}"))
        );
    }

    #[test]
    fn a_review_adds_its_variations_to_the_game() {
        let told = Told::of(&format!(
            "{GAME}[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,17,16\n  VARIATION,\n    NODE,5,2,16,3\n    \
             NODE,6,1,20,20\n  VARIATIONEND,\nNODE,3,2,4,3\nNODE,4,1,20,20\nNODE,7,0,0,0\n\
             [ReviewComment]\n.Comment,1\nhello\n.Comment,5\nbetter\n.Comment,3\n so it went\n[sic]\n"
        ));
        assert_eq!(told.root, "GM[1] SZ[19] C[hello]");
        assert_eq!(
            told.moves,
            "B[qd] W[dq]C[so it went\n[sic\\]] B[] W[pq]C[better] B[]"
        );
        assert_eq!(told.branches, 1);
        assert_eq!(told.problems, [""; 0]);
    }

    #[test]
    fn a_broken_review_leaves_the_game_as_it_is() {
        let told = Told::of(&format!(
            "{GAME}[ReviewNode]\nVARIATIONEND,\nNODE,x\nNODE,1,3,1,1\nNODE,2,1,40,1\nNODE,3,1\nNODES\n\
             [ReviewComment]\n.Comment,99\nlost\n"
        ));
        assert_eq!(told.root, "GM[1] SZ[19] C[lost]");
        assert_eq!(told.moves, "B[qd] W[dq] B[]");
        assert_eq!(told.problems.len(), 7, "{:?}", told.problems);
    }
}

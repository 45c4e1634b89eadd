//! What is copied of a match: branches and positions as text.

use super::{GoSession, Match, Playable, Session};
use crate::board::{DiagramMark, TextDiagram};
use crate::game::{Game as _, Setup, TurnId};
use crate::record::{GameKind, sgf};

impl<G: Playable> Session<G> {
    /// A turn and what follows it as SGF; `None` for the start, and where SGF
    /// does not know the game.
    #[must_use]
    pub fn branch_as_sgf(&self, turn: TurnId) -> Option<String> {
        let known = G::KIND.sgf_number().is_some() && turn != TurnId::START;
        known.then(|| sgf::write_branch::<G>(&self.record.branch(turn)))
    }

    /// The position that is shown as a game of SGF.
    #[must_use]
    pub fn position_as_sgf(&self) -> Option<String> {
        G::KIND.sgf_number()?;
        let stones = self.position().stones()?;
        let mut setup = Setup {
            to_play: Some(self.position().to_play()),
            ..Setup::default()
        };
        for (point, stone) in stones.iter() {
            if let Some(color) = stone {
                setup.add[*color].insert(point);
            }
        }
        Some(sgf::write_position::<G>(self.record.start(), &setup))
    }
}

impl GoSession {
    /// The position that is shown as a diagram, with its marks and letters.
    #[must_use]
    pub fn diagram(&self) -> TextDiagram {
        let board = self.position().board();
        let stones = crate::board::Grid::from_fn(board.size(), |point| board.stone(point));
        let mut diagram = TextDiagram::of(stones, self.position().to_play());
        let here = self.cursor();
        for (name, mark) in [
            ("TR", DiagramMark::Triangle),
            ("SQ", DiagramMark::Square),
            ("CR", DiagramMark::Circle),
            ("MA", DiagramMark::Cross),
        ] {
            for point in self.record.points(here, name).iter() {
                diagram = diagram.with_mark(point, mark);
            }
        }
        for (point, label) in self.record.labels(here) {
            let mut signs = label.chars();
            if let (Some(letter), None) = (signs.next(), signs.next())
                && letter.is_ascii_alphabetic()
                && board.stone(point).is_none()
            {
                let letter = letter.to_ascii_lowercase();
                diagram = diagram.with_mark(point, DiagramMark::Label(letter));
            }
        }
        diagram
    }
}

impl Match {
    /// Whether branches and positions of its game can be copied as text.
    #[must_use]
    pub const fn is_known_to_sgf(&self) -> bool {
        match self.kind() {
            GameKind::Go | GameKind::Othello => true,
            GameKind::Aligne4 => false,
        }
    }
}

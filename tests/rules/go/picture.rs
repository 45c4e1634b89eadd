//! Rulings as pictures: a board, what is played on it, what it shows then.

use jego::board::{ByColor, Color, Diagram, Point, PointSet, Vertex};
use jego::game::{Game as _, History};
use jego::go::{IllegalMove, Move, Position, Rules, Setup};

/// A game set up from a diagram. Small letters name points for good.
#[derive(Clone)]
pub(crate) struct Picture {
    diagram: Diagram,
    pub(crate) game: History<Position>,
}

/// The stones of a diagram.
#[track_caller]
fn stones(diagram: &Diagram) -> ByColor<PointSet> {
    ByColor::from_fn(|color| {
        let stands = |point: &Point| diagram.stone(*point) == Some(color);
        diagram.size().points().filter(stands).collect()
    })
}

impl Picture {
    /// A game in which `first` plays on this board.
    #[track_caller]
    pub(crate) fn new(rules: Rules, first: Color, text: &str) -> Self {
        let diagram = Diagram::parse(text).unwrap();
        let mut game = History::new(Position::new(diagram.size(), rules));
        game.arrange(Setup {
            add: stones(&diagram),
            to_play: Some(first),
            ..Setup::default()
        })
        .unwrap();
        Self { diagram, game }
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The points marked with a letter.
    pub(crate) fn points(&self, mark: char) -> PointSet {
        self.diagram.marked(mark).collect()
    }

    /// The move a word stands for: `-` is a pass, a small letter the one point
    /// so marked, anything else a name such as D4.
    #[track_caller]
    fn mv(&self, word: &str) -> Move {
        let size = self.diagram.size();
        match word.as_bytes() {
            b"-" => Move::Pass,
            &[mark @ b'a'..=b'z'] => {
                let points = self.points(mark.into());
                assert_eq!(points.len(), 1, "one point is marked {word}");
                Move::Place(points.iter().next().unwrap())
            }
            _ => Move::Place(Vertex::parse(word, size).unwrap().point()),
        }
    }

    /// Plays some moves, the sides taking turns.
    #[track_caller]
    pub(crate) fn play(mut self, words: &str) -> Self {
        for word in words.split(' ') {
            if let Err(refusal) = self.game.play(self.mv(word)) {
                panic!("{word}: {refusal}\n{}", self.position().board());
            }
        }
        self
    }

    #[track_caller]
    pub(crate) fn shows(self, text: &str) -> Self {
        let wanted = Diagram::parse(text).unwrap();
        let wanted = Diagram::of(wanted.size(), |point| wanted.stone(point));
        assert_eq!(self.position().board().to_string(), wanted.to_string());
        self
    }

    /// Why the rules refuse a move to the side to play.
    #[track_caller]
    pub(crate) fn refusal(&self, word: &str) -> Option<IllegalMove> {
        let position = self.position();
        let verdict = position.judge(position.to_play(), self.mv(word), self.game.past());
        verdict.err()
    }

    /// A move is refused because it would bring back the position after this
    /// turn; the setup is turn 1.
    #[track_caller]
    pub(crate) fn refuses_to_repeat(self, word: &str, repeated: usize) -> Self {
        match self.refusal(word) {
            Some(IllegalMove::Ko { turn, .. }) => assert_eq!(turn, repeated),
            other => panic!("{word}: {other:?}"),
        }
        self
    }

    #[track_caller]
    pub(crate) fn refuses_suicide(self, word: &str) -> Self {
        let refusal = self.refusal(word);
        assert!(
            matches!(refusal, Some(IllegalMove::Suicide(_))),
            "{refusal:?}"
        );
        self
    }

    #[track_caller]
    pub(crate) fn allows(self, word: &str) -> Self {
        assert_eq!(self.refusal(word), None);
        self
    }

    /// How many stones Black and White have captured.
    #[track_caller]
    pub(crate) fn prisoners(self, black: u32, white: u32) -> Self {
        let prisoners = self.position().situation().prisoners;
        assert_eq!((prisoners.black, prisoners.white), (black, white));
        self
    }
}

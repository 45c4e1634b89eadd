//! A lesson that is being played.

use crate::board::{ByColor, Color, Diagram, Point, PointSet, Size};
use crate::game::{History, Setup, Turn};
use crate::session::{Event, MovePart, Stage};
use crate::words::Language;

use super::{Hand, Plan, Teachable};

/// A lesson's board, with what was done on it.
///
/// Whatever is tried goes through the rules of a real game. What was reached
/// stays reached until it is undone.
#[derive(Clone, Debug)]
pub struct Exercise<G: Teachable> {
    lesson: G::Lesson,
    size: Size,
    history: History<G>,
    state: State,
    /// What was before each step, the first one first.
    before: Vec<(usize, State)>,
    refusal: Option<G::Illegal>,
}

/// What an undo brings back, besides the board.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// Where the rules refused a stone for what it would do.
    refused: PointSet,
    dead: PointSet,
    done: bool,
    /// What came of the last move.
    heard: Option<Event>,
    /// Who had to pass after it.
    passed: Option<Color>,
}

impl<G: Teachable> Exercise<G> {
    /// A lesson from its start.
    #[must_use]
    pub fn new(lesson: G::Lesson) -> Self {
        let (position, size) = start::<G>(lesson);
        Self {
            lesson,
            size,
            history: History::new(position),
            state: State::default(),
            before: Vec::new(),
            refusal: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> G::Lesson {
        self.lesson
    }

    /// What the lesson sets up and asks for.
    #[must_use]
    pub fn plan(&self) -> &'static Plan<G::Goal> {
        G::plan(self.lesson)
    }

    /// What stands on the board.
    #[must_use]
    pub fn position(&self) -> &G {
        self.history.position()
    }

    /// How many steps were taken.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.before.len()
    }

    /// Where the rules refused a stone for what it would do.
    #[must_use]
    pub const fn refused(&self) -> PointSet {
        self.state.refused
    }

    /// The stones that were marked dead.
    #[must_use]
    pub const fn dead(&self) -> PointSet {
        self.state.dead
    }

    /// What came of the last move.
    #[must_use]
    pub const fn heard(&self) -> Option<Event> {
        self.state.heard
    }

    /// Who had to pass after the last move.
    #[must_use]
    pub const fn passed(&self) -> Option<Color> {
        self.state.passed
    }

    /// Why the last thing tried was refused, until something else is done.
    #[must_use]
    pub const fn refusal(&self) -> Option<&G::Illegal> {
        self.refusal.as_ref()
    }

    /// Whether what is asked for was reached.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.state.done
    }

    /// Whether there is a step to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether nobody can move any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position().stage() != Stage::Playing
    }

    /// Whether a click marks chains instead of playing.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.plan().hand == Hand::Counting
    }

    /// Whether passing is part of the lesson.
    #[must_use]
    pub fn has_passes(&self) -> bool {
        G::has_passes(self.lesson)
    }

    /// Where a stone may be set now.
    #[must_use]
    pub fn legal(&self) -> PointSet {
        if self.is_counting() {
            return PointSet::EMPTY;
        }
        let moves = self.history.legal_moves().into_iter();
        moves.filter_map(|mv| self.point_of(mv)).collect()
    }

    /// Where the last stone was set.
    #[must_use]
    pub fn last(&self) -> Option<Point> {
        let tree = self.history.tree();
        let mut turns = self.history.path().iter().rev();
        turns.find_map(|&turn| match tree.turn(turn) {
            Some(&Turn::Move { mv, .. }) => self.point_of(mv),
            Some(Turn::Setup(_) | Turn::Note | Turn::Start) | None => None,
        })
    }

    /// What can be said of the board as it is.
    #[must_use]
    pub fn remarks(&self, language: Language) -> Vec<String> {
        G::remarks(self, language)
    }

    /// What is said once the goal is reached.
    #[must_use]
    pub fn praise(&self, language: Language) -> Option<&'static str> {
        self.is_done().then(|| language.say(self.plan().praise()))
    }

    /// Sets a stone, or says whether a chain is dead.
    pub fn choose(&mut self, point: Point) {
        if self.is_counting() {
            self.mark(point);
            return;
        }
        let chosen = MovePart::Point(point);
        let picked = self.position().pick(&mut G::Picked::default(), chosen);
        match picked {
            Ok(Some(mv)) => self.play(mv),
            Ok(None) => (),
            Err(why) => self.refusal = Some(why),
        }
    }

    /// Passes, where the lesson is about it.
    pub fn pass(&mut self) {
        if self.has_passes()
            && let Some(mv) = G::pass()
        {
            self.play(mv);
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.refusal = None;
        let Some((depth, state)) = self.before.pop() else {
            return;
        };
        while self.history.path().len() > depth && self.history.undo().is_some() {}
        self.state = state;
    }

    /// Begins again.
    pub fn reset(&mut self) {
        *self = Self::new(self.lesson);
    }

    fn point_of(&self, mv: G::Move) -> Option<Point> {
        G::any_move(mv, self.size).point()
    }

    fn play(&mut self, mv: G::Move) {
        let step = (self.history.path().len(), self.state);
        let by = self.position().to_play();
        let before = G::material(&self.position().snapshot());
        match self.history.play(mv) {
            Ok(_) => {
                self.refusal = None;
                self.before.push(step);
                self.state.heard = Some(G::event(by, mv, before, self.position()));
                self.state.passed = None;
                self.hand_on();
            }
            Err(why) => {
                self.refusal = Some(why);
                self.state.refused.extend(G::refused_at(&why));
            }
        }
        self.look();
    }

    /// Where one color plays alone, it is its turn again. Otherwise whoever
    /// cannot move passes, as at the table.
    fn hand_on(&mut self) {
        let Hand::Only(color) = self.plan().hand else {
            let side = self.position().to_play();
            if let Some(pass) = self.position().forced()
                && self.history.play(pass).is_ok()
            {
                self.state.passed = Some(side);
            }
            return;
        };
        let setup = Setup {
            to_play: Some(color),
            ..Setup::default()
        };
        let arranged = self.history.arrange(setup);
        debug_assert!(arranged.is_ok(), "a turn can be given to anyone");
    }

    fn mark(&mut self, point: Point) {
        let chain = self.position().chain(point);
        if chain.is_empty() {
            return;
        }
        self.before.push((self.history.path().len(), self.state));
        self.state.dead = if self.state.dead.contains(point) {
            self.state.dead - chain
        } else {
            self.state.dead | chain
        };
        self.look();
    }

    fn look(&mut self) {
        self.state.done |= G::reached(self);
    }
}

/// The board of a lesson, and how large it is. A diagram that is none gives a
/// bare board; the tests see to it that there is no such diagram.
fn start<G: Teachable>(lesson: G::Lesson) -> (G, Size) {
    let plan = G::plan(lesson);
    let diagram = Diagram::parse(plan.diagram);
    let size = diagram.as_ref().map_or(Size::NINE, Diagram::size);
    let mut position = G::bare(lesson, size);
    let stands = |color| {
        let diagram = diagram.as_ref().ok();
        let here = move |point: &Point| diagram.and_then(|of| of.stone(*point)) == Some(color);
        size.points().filter(here).collect()
    };
    let setup = Setup {
        add: ByColor::from_fn(stands),
        remove: PointSet::EMPTY,
        to_play: (plan.hand == Hand::Only(Color::White)).then_some(Color::White),
    };
    let arranged = position.arrange(&setup);
    debug_assert!(arranged.is_ok(), "a diagram fits on a board of its size");
    (position, size)
}

//! A game in progress: its turns, its branches, and where it stands.

use crate::board::Color;

use super::{Arranged, Cut, Game, Past, Tree, Turn, TurnId};

/// Everything that was ever played in one game, and a cursor in it.
///
/// The turns form a tree. The path from its start to the cursor is the history
/// stack: it alone carries positions, undo steps back along it, and superko
/// looks along it. Redo goes down the line last gone through. Playing another
/// move after an undo adds a branch; nothing is lost unless it is deleted, and
/// even that can be taken back.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    tree: Tree<G>,
    /// The turns from the start to the cursor, both included.
    path: Vec<TurnId>,

    // What follows from the above.
    position: G,
    past: Past<G>,
}

impl<G: Game> History<G> {
    /// A game that begins with `start`.
    pub fn new(start: G) -> Self {
        Self {
            tree: Tree::new(start.joint_key()),
            path: vec![TurnId::START],
            past: Past::starting_from(&start),
            position: start,
        }
    }

    /// The position at the cursor.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The positions along the path to the cursor.
    pub const fn past(&self) -> &Past<G> {
        &self.past
    }

    /// All turns and their branches.
    pub const fn tree(&self) -> &Tree<G> {
        &self.tree
    }

    /// The turns from the start to the cursor, both included.
    pub fn path(&self) -> &[TurnId] {
        &self.path
    }

    /// The turn that led to the present position.
    pub fn cursor(&self) -> TurnId {
        self.path.last().copied().unwrap_or(TurnId::START)
    }

    /// The moves that [`History::play`] would accept.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        self.position.legal_moves(&self.past)
    }

    /// Plays a move for the side to play.
    ///
    /// A move that was played here before is followed, a new one becomes a
    /// branch.
    ///
    /// # Errors
    ///
    /// The rule that `mv` breaks; nothing has changed then.
    pub fn play(&mut self, mv: G::Move) -> Result<TurnId, G::Illegal> {
        if let Some(turn) = self.continuation(mv) {
            self.step_down(turn);
            self.tree.visit(turn);
            return Ok(turn);
        }
        let by = self.position.to_play();
        self.position.play(mv, &self.past)?;
        Ok(self.grow(Turn::Move { by, mv }, None, Arranged::Turn))
    }

    /// Adds a move as a file has it, even one that breaks the rules; such a
    /// turn is marked with the rule it broke ([`Tree::breach`]).
    ///
    /// Always a new branch: a file may have the same move twice.
    ///
    /// # Errors
    ///
    /// Only what cannot be done at all; nothing has changed then.
    pub fn record(&mut self, by: Color, mv: G::Move) -> Result<TurnId, G::Illegal> {
        let breach = self.position.judge_recorded(by, mv, &self.past).err();
        self.position.play_unchecked(by, mv, &self.past)?;
        Ok(self.grow(Turn::Move { by, mv }, breach, Arranged::Turn))
    }

    /// Changes the board by hand, as a file has it or an editor asks for.
    ///
    /// # Errors
    ///
    /// What cannot be done at all; nothing has changed then.
    pub fn arrange(&mut self, setup: G::Setup) -> Result<TurnId, G::Illegal> {
        let arranged = self.position.arrange(&setup)?;
        Ok(self.grow(Turn::Setup(Box::new(setup)), None, arranged))
    }

    /// Adds a turn in which nothing happens, such as a node of a file with a comment only.
    pub fn note(&mut self) -> TurnId {
        self.grow(Turn::Note, None, Arranged::Turn)
    }

    /// Takes back the last turn and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<TurnId> {
        let turn = self.cursor();
        self.rewind_to(self.path.len().checked_sub(2)?);
        Some(turn)
    }

    /// Plays again what was taken back, on the line last gone through;
    /// `None` at its end.
    pub fn redo(&mut self) -> Option<TurnId> {
        let turn = self.tree.preferred_child(self.cursor())?;
        self.step_down(turn);
        self.tree.visit(turn);
        Some(turn)
    }

    /// Puts the cursor on any turn; whether the tree has it.
    ///
    /// Takes as long as the two are apart, however long the game is.
    pub fn go_to(&mut self, turn: TurnId) -> bool {
        let Some(shared) = self.look_at(turn) else {
            return false;
        };
        for &turn in self.path.get(shared + 1..).unwrap_or_default() {
            self.tree.visit(turn);
        }
        true
    }

    /// Forgets which lines were gone through, as after reading a file: from the
    /// cursor, redo leads down the first line, wherever the reader came from.
    pub fn forget_visits(&mut self) {
        self.tree.forget_visits();
    }

    /// Makes redo lead to this turn from the one before it, as if it had been
    /// gone through.
    pub fn prefer(&mut self, turn: TurnId) {
        if !self.tree.is_cut(turn) {
            self.tree.visit(turn);
        }
    }

    /// Takes a turn and all that follows it out of the tree. If the cursor was
    /// in it, it goes to the turn before.
    ///
    /// `None`, and nothing changes, for the start and for what is cut already.
    pub fn delete(&mut self, branch: TurnId) -> Option<Cut> {
        let depth = self.path.iter().position(|&turn| turn == branch);
        let cut = self.tree.cut(branch)?;
        if let Some(above) = depth.and_then(|depth| depth.checked_sub(1)) {
            self.rewind_to(above);
        }
        Some(cut)
    }

    /// Puts back what was deleted, where it was; whether it was still cut.
    pub fn undelete(&mut self, cut: Cut) -> bool {
        self.tree.uncut(cut)
    }

    /// Begins from another position, as one does under other rules. Every turn
    /// stays, and is judged again by the rules that hold now.
    pub fn begin_again(&mut self, start: G) {
        let cursor = self.cursor();
        self.path = vec![TurnId::START];
        self.past = Past::starting_from(&start);
        self.position = start;
        self.go_through(TurnId::START);
        self.look_at(cursor);
    }

    /// Gives a change by hand other stones. What follows it stays, and is
    /// judged again. Returns the stones that it had; `None`, and nothing
    /// changes, where the turn is no change by hand or was cut.
    ///
    /// # Errors
    ///
    /// What cannot be done at all; nothing has changed then.
    pub fn amend(&mut self, turn: TurnId, setup: G::Setup) -> Result<Option<G::Setup>, G::Illegal> {
        let (Some(Turn::Setup(before)), Some(parent), true) = (
            self.tree.turn(turn),
            self.tree.parent(turn),
            self.tree.contains(turn),
        ) else {
            return Ok(None);
        };
        let before = before.as_ref().clone();
        let cursor = self.cursor();
        self.look_at(parent);
        let possible = self.position.clone().arrange(&setup);
        if possible.is_ok() {
            self.tree.set_setup(turn, setup);
            self.go_through(turn);
        }
        self.look_at(cursor);
        possible.map(|_| Some(before))
    }

    /// Judges a branch again by what leads to it now.
    pub fn judge_again(&mut self, branch: TurnId) {
        let cursor = self.cursor();
        if let Some(parent) = self.tree.parent(branch) {
            self.look_at(parent);
        }
        self.go_through(branch);
        self.look_at(cursor);
    }

    /// Puts a turn in this place among its siblings; whether that can be done.
    pub fn reorder(&mut self, turn: TurnId, place: usize) -> bool {
        self.tree.reorder(turn, place)
    }

    /// Goes to every turn from this one on, judges it and notes where it leads.
    fn go_through(&mut self, top: TurnId) {
        let turns: Vec<TurnId> = self.tree.descendants(top).collect();
        for turn in turns {
            if let Some(parent) = self.tree.parent(turn) {
                self.look_at(parent);
                if let Some(&Turn::Move { by, mv }) = self.tree.turn(turn) {
                    let breach = self.position.judge_recorded(by, mv, &self.past).err();
                    self.tree.judge(turn, breach);
                }
                self.step_down(turn);
            }
            self.tree.set_key(turn, self.position.joint_key());
        }
    }

    /// Puts the cursor on a turn, and leaves it as it is where redo leads. How
    /// much of the path stayed; `None` if the tree does not have the turn.
    fn look_at(&mut self, turn: TurnId) -> Option<usize> {
        let (shared, down) = self.route_to(turn)?;
        if shared + 1 < self.path.len() {
            self.rewind_to(shared);
        }
        for turn in down.into_iter().rev() {
            self.step_down(turn);
        }
        Some(shared)
    }

    /// How far to go back on the path, and which turns to take from there, the
    /// last one first; `None` if the tree does not have the turn.
    fn route_to(&self, mut turn: TurnId) -> Option<(usize, Vec<TurnId>)> {
        let mut down = Vec::new();
        loop {
            let depth = self.tree.depth(turn)?;
            if self.path.get(depth) == Some(&turn) {
                return Some((depth, down));
            }
            if self.tree.is_cut(turn) {
                return None;
            }
            down.push(turn);
            turn = self.tree.parent(turn)?;
        }
    }

    /// The child of the cursor that is this very move, played by the rules.
    fn continuation(&self, mv: G::Move) -> Option<TurnId> {
        let by = self.position.to_play();
        let wanted = Turn::Move { by, mv };
        self.tree.children(self.cursor()).find(|&child| {
            self.tree.turn(child) == Some(&wanted) && self.tree.breach(child).is_none()
        })
    }

    /// Adds a turn that the position has already taken, and arrives there.
    fn grow(
        &mut self,
        turn: Turn<G::Move, G::Setup>,
        breach: Option<G::Illegal>,
        arranged: Arranged,
    ) -> TurnId {
        let here = self.cursor();
        let key = self.position.joint_key();
        let Some(id) = self.tree.add(here, turn, breach, key) else {
            debug_assert!(false, "the cursor is in the tree, and ids are left");
            self.rewind_to(self.path.len().saturating_sub(1));
            return here;
        };
        self.arrive(id, arranged);
        self.tree.visit(id);
        id
    }

    /// Goes from the cursor to one of its children.
    fn step_down(&mut self, turn: TurnId) {
        let done = match self.tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => {
                let done = self.position.play_unchecked(by, mv, &self.past);
                done.map(|()| Arranged::Turn)
            }
            Some(Turn::Setup(setup)) => self.position.arrange(setup),
            Some(Turn::Note) => Ok(Arranged::Turn),
            Some(Turn::Start) | None => return,
        };
        debug_assert!(done.is_ok(), "what was done once can be done again");
        self.arrive(turn, done.unwrap_or(Arranged::Board));
    }

    fn arrive(&mut self, turn: TurnId, arranged: Arranged) {
        match arranged {
            Arranged::Board => self.past.begin_anew(&self.position),
            Arranged::Turn => self.past.push(&self.position),
        }
        self.path.push(turn);
    }

    /// Goes back to the turn at this depth of the path.
    fn rewind_to(&mut self, depth: usize) {
        if let Some(snapshot) = self.past.rewind(depth) {
            self.position.restore(snapshot);
            self.path.truncate(depth + 1);
        }
    }
}

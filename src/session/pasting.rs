//! Branches and positions out of texts, put into a game.

use super::edit::EditKind;
use super::not_pasted::NotPasted;
use super::{Moment, Notice, Playable, Session};
use crate::board::{Color, Grid, Point, TextDiagram};
use crate::game::{Setup, Turn};
use crate::record::{Branch, BranchTurn, Change, GameKind, sgf};

impl<G: Playable> Session<G> {
    /// Puts what a text holds below the turn that is shown, and goes there.
    pub(super) fn paste(&mut self, text: &str, now: Moment) {
        let branch = match self.branch_of(text) {
            Ok(branch) => branch,
            Err(why) => return self.say(Notice::NotPasted(why)),
        };
        if branch.turns.is_empty() {
            return self.say(Notice::NotPasted(NotPasted::Nothing));
        }
        let turns = branch.turns.len();
        let here = self.cursor();
        let ids = self.record.history().tree().ids();
        self.stand_by(now);
        if !self.edit_once(EditKind::Paste, Change::Graft(here, branch)) {
            return;
        }
        let tree = self.record.history().tree();
        let top = tree.children(here).find(|top| top.index() >= ids);
        if let Some(top) = top {
            self.navigation.look_at(top, None);
            self.change_or_say(Change::GoTo(top));
            self.edits.arrive_at(top);
        }
        self.say(Notice::Pasted { turns });
    }

    fn branch_of(&self, text: &str) -> Result<Branch<G::Move>, NotPasted> {
        if sgf::looks_like_sgf(text) {
            return sgf::read_branch::<G>(text, self.record.start()).map_err(NotPasted::Sgf);
        }
        if G::KIND != GameKind::Go {
            return Err(NotPasted::Neither);
        }
        let size = self.record.size();
        let diagram = match TextDiagram::parse(text, Some(size)) {
            Ok(Some(diagram)) => diagram,
            Ok(None) => return Err(NotPasted::Neither),
            Err(fault) => return Err(NotPasted::Diagram(fault)),
        };
        if diagram.size() != size {
            return Err(NotPasted::OtherBoard(diagram.size().lines()));
        }
        let stones = self.position().stones().ok_or(NotPasted::Neither)?;
        Ok(self.branch_of_diagram(&diagram, &stones))
    }

    /// The position of a diagram as a turn that makes it of the one that is
    /// shown, with its numbered moves below.
    fn branch_of_diagram(
        &self,
        diagram: &TextDiagram,
        stones: &Grid<Option<Color>>,
    ) -> Branch<G::Move> {
        let size = self.record.size();
        let mut setup = Setup {
            to_play: diagram.to_play(),
            ..Setup::default()
        };
        for point in size.points() {
            match diagram.stone(point) {
                stone if stone == stones[point] => false,
                Some(color) => setup.add[color].insert(point),
                None => setup.remove.insert(point),
            };
        }
        let mut turns = vec![BranchTurn {
            after: None,
            turn: Turn::Setup(Box::new(setup)),
            notes: sgf::marks_of_diagram(diagram),
        }];
        let named = |point: Point| G::move_named(&G::point_name(point, size), size).ok();
        for (by, point) in diagram.moves() {
            let Some(mv) = named(point) else { continue };
            turns.push(BranchTurn {
                after: Some(turns.len() - 1),
                turn: Turn::Move { by, mv },
                notes: Vec::new(),
            });
        }
        Branch { turns }
    }
}

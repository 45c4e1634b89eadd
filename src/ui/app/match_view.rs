//! The match on the screen: what of it is remembered between frames.

use std::rc::Rc;

use egui::Vec2;

use super::comment_links::CommentLinks;
use crate::board::{ByColor, Color, Point};
use crate::game::TurnId;
use crate::lobby::{HeldClocks, MatchId, Source};
use crate::record::GameKind;
use crate::scene::{Branches, Candidate, Joints, Scene, Shown, StoneBoard};
use crate::session::{Match, Moment, Notice, Severity};
use crate::ui::board::{BoardState, Keys};
use crate::ui::panel::card::ClockFace;
use crate::ui::panel::comment::CommentDraft;
use crate::ui::panel::find_bar::FindBar;
use crate::ui::panel::palette::Palette;
use crate::ui::pieces::PiecesState;
use crate::words::{self, Language};

/// A match and how it is shown.
#[derive(Debug)]
pub(super) struct MatchView {
    pub(super) id: MatchId,
    pub(super) session: Match,
    /// The file that the game was read from, if that could be read in another
    /// character set.
    pub(super) source: Option<Source>,
    pub(super) board: BoardState,
    pub(super) pieces: PiecesState,
    pub(super) draft: CommentDraft,
    /// The points and moves that the comment names.
    pub(super) links: CommentLinks,
    /// The bar for finding, while it is open.
    pub(super) find: Option<FindBar>,
    pub(super) palette: Palette,
    /// The point that was chosen last.
    pub(super) chosen: Option<Point>,
    /// The move that the pointer is on in the panel of thoughts.
    pub(super) looked_at: Option<usize>,
    /// Whether the line that would have been better is to be shown on the board.
    pub(super) previews_better: bool,
    /// Whether the field of the comment is to get the keyboard, if there is
    /// room for it.
    pub(super) wants_comment: bool,
    /// Whether what is pasted next is to be put into the game.
    pub(super) wants_branch: bool,
    /// What the arrows do when the match is shown first.
    pub(super) begins: Option<Keys>,
    /// Whether the mistakes of the game were taken from its review.
    pub(super) collected: bool,
    held_clocks: HeldClocks,
    /// The message that the board has shown a note about.
    noted: u64,

    // Derived from the match, and made anew when it has changed.
    scene: SceneCache,
    tree: TreeLayout,
    /// The computer that has been thinking for a while.
    pub(super) long: Option<Color>,
    /// How large the window is in which it is shown.
    pub(super) room: Vec2,
}

/// What there was to see of a match when it was last looked at.
#[derive(Debug, Default)]
struct SceneCache(Option<(u64, Shown, Rc<Scene>)>);

impl SceneCache {
    fn scene(&mut self, session: &Match, shown: Shown) -> Rc<Scene> {
        let revision = session.revision();
        let known = self
            .0
            .take()
            .filter(|(of, with, _)| *of == revision && *with == shown);
        let scene = known.unwrap_or_else(|| {
            let scene = Scene::of(session, shown);
            (revision, shown, Rc::new(scene))
        });
        Rc::clone(&self.0.insert(scene).2)
    }
}

/// The tree of moves as it was last laid out.
#[derive(Debug)]
struct TreeLayout {
    branches: Branches,
    joints: Joints,
    /// The revision of the match that it was laid out for.
    revision: u64,
    /// The shape of the tree that it was laid out for.
    shape: u64,
}

impl TreeLayout {
    fn of(session: &Match) -> Self {
        Self {
            branches: Branches::of_match(session),
            joints: Joints::default(),
            revision: session.revision(),
            shape: session.tree_revision(),
        }
    }

    /// Brings it up to date; whether something is left to be looked at.
    fn catch_up(&mut self, session: &Match) -> bool {
        let unfolded = self.branches.unfold(session.path());
        if unfolded {
            self.lay_anew(session);
        } else if self.revision != session.revision() {
            let reshaped = session.reshaped_since(self.shape);
            self.branches.catch_up(session, reshaped);
            self.revision = session.revision();
            self.shape = session.tree_revision();
        }
        self.joints.go_on(session)
    }

    fn lay_anew(&mut self, session: &Match) {
        self.branches = self.branches.relaid(session);
        self.revision = session.revision();
        self.shape = session.tree_revision();
    }
}

impl MatchView {
    pub(super) fn new(id: MatchId, session: Match, source: Option<Source>, begins: Keys) -> Self {
        Self {
            id,
            tree: TreeLayout::of(&session),
            session,
            source,
            board: BoardState::default(),
            pieces: PiecesState::default(),
            draft: CommentDraft::default(),
            links: CommentLinks::default(),
            find: None,
            palette: Palette::default(),
            chosen: None,
            looked_at: None,
            previews_better: false,
            wants_comment: false,
            wants_branch: false,
            begins: Some(begins),
            collected: false,
            held_clocks: HeldClocks::default(),
            noted: 0,
            scene: SceneCache::default(),
            long: None,
            room: Vec2::ZERO,
        }
    }

    /// Whether the game may be edited: a rated one once it is over.
    pub(super) fn may_edit(&self) -> bool {
        self.session.rated().is_none() || self.session.is_finished()
    }

    /// What there is to see.
    pub(super) fn scene(&mut self, shown: Shown) -> Rc<Scene> {
        self.scene.scene(&self.session, shown)
    }

    /// Lays the tree of moves out as it is now.
    /// Whether something is left to do in the next frame.
    pub(super) fn lay_out_tree(&mut self) -> bool {
        self.tree.catch_up(&self.session)
    }

    /// Hides in the tree what follows a turn, or shows it.
    pub(super) fn toggle_collapsed(&mut self, turn: TurnId) {
        self.tree.branches.toggle(turn);
        self.tree.lay_anew(&self.session);
    }

    /// Shows the whole tree.
    pub(super) fn expand_all(&mut self) {
        self.tree.branches.unfold_all();
        self.tree.lay_anew(&self.session);
    }

    /// Whether what follows a turn is hidden in the tree.
    pub(super) fn is_collapsed(&self, turn: TurnId) -> bool {
        self.tree.branches.is_folded(turn)
    }

    /// Whether anything is hidden in the tree.
    pub(super) fn has_collapsed(&self) -> bool {
        self.tree.branches.has_folded()
    }

    /// Turns of the tree that lead where this one does, itself included.
    pub(super) fn joined(&self, turn: TurnId) -> Vec<TurnId> {
        let all = self.tree.joints.of_match(&self.session, turn).iter();
        let there = all.copied().filter(|&turn| self.session.has_turn(turn));
        Some(there.collect::<Vec<_>>())
            .filter(|all| all.len() > 1)
            .unwrap_or_default()
    }

    /// The next turn that leads where the present one does.
    pub(super) fn next_joint(&self) -> Option<TurnId> {
        let here = self.session.cursor();
        let joined = self.joined(here);
        let place = joined.iter().position(|&turn| turn == here)?;
        joined.get((place + 1) % joined.len()).copied()
    }

    /// The tree of moves as it was last laid out.
    pub(super) const fn branches(&self) -> &Branches {
        &self.tree.branches
    }

    /// What the arrows do, while the board has the keyboard.
    pub(super) fn keys(&self) -> Option<Keys> {
        self.board.keys().or(self.pieces.keys())
    }

    /// Gives the board the keyboard.
    pub(super) const fn take_keyboard(&mut self, keys: Keys) {
        match self.session.kind() {
            GameKind::Go | GameKind::Othello => self.board.take_keyboard(keys),
            GameKind::Aligne4 => self.pieces.take_keyboard(keys),
        }
    }

    /// Stops the clocks while something covers the match.
    pub(super) fn hold_clocks(&mut self, now: Moment) {
        self.held_clocks.hold(&mut self.session, now);
    }

    /// Starts the clocks that were held.
    pub(super) fn release_clocks(&mut self, now: Moment) {
        self.held_clocks.release(&mut self.session, now);
    }

    /// The clocks as they read now.
    pub(super) fn faces(&self, now: Moment, language: Language) -> ByColor<Option<ClockFace>> {
        let control = self.session.control();
        ByColor::from_fn(|color| {
            let reading = self.session.clock_reading(color, now)?;
            let face = words::clock_face(language, reading, control);
            Some(ClockFace {
                text: face.time,
                overtime: face.beside.unwrap_or_default(),
                low: self.session.is_low_on_time(color, now),
            })
        })
    }

    /// Shows a note on the board, where the eye is: why a stone was refused, at
    /// its point, or that someone passed.
    pub(super) fn note(&mut self, language: Language) {
        let kind = self.session.kind();
        let Some(notice) = self.session.notice() else {
            self.chosen = None;
            return self.board.hush();
        };
        if self.noted == self.session.notice_revision() {
            return;
        }
        self.noted = self.session.notice_revision();
        match (notice, notice.severity()) {
            (Notice::Passed(_) | Notice::NoMove(_), _) => {
                self.board.say(notice.text(language, kind), None);
            }
            (Notice::Counting, _) => {
                let last = Notice::Passed(self.session.to_play().other());
                self.board.say(last.text(language, kind), None);
            }
            (_, Severity::Refusal) => {
                if let Some(point) = self.chosen.take() {
                    self.board.say(notice.text(language, kind), Some(point));
                }
            }
            (_, Severity::Quiet | Severity::Trouble) => self.board.hush(),
        }
    }

    /// The board with the variation of the candidate under the pointer, in the
    /// panel of thoughts or on the board itself.
    pub(super) fn board_with_line(&self, scene: &Scene) -> Option<StoneBoard> {
        if let Some(board) = self.better_board(scene) {
            return Some(board);
        }
        let candidates = &scene.thoughts.as_ref()?.candidates;
        let listed = self.looked_at.and_then(|row| candidates.get(row));
        let on_board = || {
            let point = self.board.pointed()?;
            let there = |of: &&Candidate| of.mv.point() == Some(point);
            candidates.iter().find(there)
        };
        let candidate = listed.or_else(on_board)?;
        let stones = candidate.variation.iter();
        let stones = stones.filter_map(|(color, mv)| Some((*color, mv.point()?)));
        Some(StoneBoard {
            expected: stones.collect(),
            ..scene.stone_board()?.clone()
        })
    }
}

impl MatchView {
    /// The board before the present move, with the line that would have been
    /// better.
    fn better_board(&self, scene: &Scene) -> Option<StoneBoard> {
        let review = scene.review.as_ref().filter(|_| self.previews_better)?;
        let line = review.current()?.better.iter();
        let stones = line.filter_map(|(color, mv)| Some((*color, mv.point()?)));
        Some(StoneBoard {
            stones: review.before.clone()?,
            expected: stones.collect(),
            last: None,
            ko: None,
            numbers: Vec::new(),
            marks: Vec::new(),
            ownership: Vec::new(),
            ..scene.stone_board()?.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::go::Ruleset;
    use crate::lobby::MatchIds;
    use crate::record::{Change, GoRecord, Start, TimeControl};
    use crate::session::{Action, Edit, Waker};

    const SHOWN: Shown = Shown {
        territory: false,
        numbers: false,
        next_moves: false,
        legal_moves: false,
        grades: false,
    };

    fn view(control: TimeControl) -> (tempfile::TempDir, MatchView) {
        let folder = tempfile::tempdir().unwrap();
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        record.apply(&Change::Control(control)).unwrap();
        let session = Match::new(record.into(), folder.path(), Waker::none());
        let id = MatchIds::default().next();
        (folder, MatchView::new(id, session, None, Keys::Cursor))
    }

    #[test]
    fn a_scene_is_made_anew_only_when_something_else_is_to_be_seen() {
        let (_folder, mut view) = view(TimeControl::None);
        let first = view.scene(SHOWN);
        assert!(Rc::ptr_eq(&first, &view.scene(SHOWN)));
        let numbers = Shown {
            numbers: true,
            ..SHOWN
        };
        let second = view.scene(numbers);
        assert!(!Rc::ptr_eq(&first, &second));
        view.session.apply(Action::Pass, Moment::ZERO);
        assert!(!Rc::ptr_eq(&second, &view.scene(numbers)));
    }

    #[test]
    fn a_stone_that_comes_back_is_in_the_tree_again() {
        let (_folder, mut view) = view(TimeControl::None);
        let edit = Edit::Stones(
            Some(Color::Black),
            std::iter::once(Point::new(2, 2)).collect(),
        );
        view.session.apply(Action::Pass, Moment::ZERO);
        view.session.apply(Action::Edit(edit), Moment::ZERO);
        view.lay_out_tree();
        let turns = view.session.path().to_vec();
        for (action, there) in [(Action::Undo, [true, false]), (Action::Redo, [true, true])] {
            view.session.apply(action, Moment::ZERO);
            view.lay_out_tree();
            let leaves = [turns[1], turns[2]].map(|turn| view.branches().leaf(turn).is_some());
            assert_eq!(leaves, there);
            assert_eq!(*view.branches(), Branches::of_match(&view.session));
        }
    }

    #[test]
    fn clocks_that_were_not_held_are_not_started() {
        let (_folder, mut view) = view(TimeControl::Absolute { main_secs: 60 });
        view.release_clocks(Moment::ZERO);
        assert!(view.session.running_clock().is_none());
        view.session.start_clock(Moment::ZERO);
        view.hold_clocks(Moment::ZERO);
        assert!(view.session.running_clock().is_none());
        view.release_clocks(Moment::ZERO);
        assert!(view.session.running_clock().is_some());
    }
}

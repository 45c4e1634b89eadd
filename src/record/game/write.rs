//! A record → a game of SGF.

use crate::game::{Turn, TurnId};
use crate::record::kept::Kept;
use crate::record::sgf::{Collection, NodeId, Property, Value};

use super::plain::plain_turn;
use super::read::{color_of, is_move, is_setup, turns_told};
use super::{MOST_JOINED, Record};

/// What a program says of itself in a file.
const APPLICATION: &str = concat!("Jego:", env!("CARGO_PKG_VERSION"));

impl<G: Kept> Record<G> {
    /// The game as SGF has it, with every branch and everything that was in
    /// the file it came from.
    #[must_use]
    pub fn to_sgf(&self) -> Collection {
        let mut games = Collection::new();
        self.add_to(&mut games);
        games
    }

    /// Adds the game behind others.
    pub fn add_to(&self, games: &mut Collection) {
        let tree = self.history.tree();
        let root = games.add_game();
        let mut node_of: Vec<Option<NodeId>> = vec![None; tree.ids()];
        for turn in tree.below(TurnId::START) {
            let parent = tree.parent(turn).and_then(|parent| node_of[parent.index()]);
            let node = match parent {
                None => root,
                Some(parent) if self.shares_node(turn) => parent,
                Some(parent) => games.add_node(parent),
            };
            if Some(node) != parent {
                self.write_node(games, node, turn);
            }
            node_of[turn.index()] = Some(node);
        }
    }

    /// Whether a turn is still in one node with the one before it.
    fn shares_node(&self, turn: TurnId) -> bool {
        self.notes.sheet(turn).joined && self.is_as_in_file(self.head_of(turn))
    }

    /// Whether the turns that a file has in one node still follow each other,
    /// with nothing in between and none deleted.
    fn is_as_in_file(&self, head: TurnId) -> bool {
        let tree = self.history.tree();
        let followers = usize::from(self.notes.sheet(head).followers);
        let mut turn = head;
        for _ in 0..followers {
            let mut children = tree.children(turn);
            match (children.next(), children.next()) {
                (Some(only), None) if self.notes.sheet(only).joined => turn = only,
                _ => return false,
            }
        }
        // A save does not have what was deleted, and so cannot count it.
        self.told_by_node(head) == followers + usize::from(head != TurnId::START)
    }

    /// Whether a node that is written in its own words says what its turns say.
    pub(in crate::record) fn is_true_to_node(&self, head: TurnId) -> bool {
        if !self.notes.sheet(head).whole || !self.is_as_in_file(head) {
            return true;
        }
        let tree = self.history.tree();
        let mut turns = vec![head];
        while let Some(&last) = turns.last()
            && let Some(next) = tree
                .children(last)
                .find(|&next| self.notes.sheet(next).joined)
        {
            turns.push(next);
        }
        let played = turns.into_iter().filter_map(|turn| match tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => Some((by, mv)),
            _ => None,
        });
        let size = self.size();
        let told = self.notes.properties(head).filter(|p| is_move(*p));
        let told = told
            .take(usize::from(MOST_JOINED))
            .filter_map(|p| Some((color_of(p.name()), G::sgf_move(p.value().raw(), size)?)));
        played.eq(told)
    }

    /// How many turns the node of a file was read as, the start not counted.
    fn told_by_node(&self, head: TurnId) -> usize {
        let size = self.size();
        let is_played = |value: Value<'_>| G::sgf_move(value.raw(), size).is_some();
        let (moves, setups) = turns_told(self.notes.properties(head), is_played);
        if head == TurnId::START {
            return moves;
        }
        (moves + setups).max(1)
    }

    fn write_node(&self, games: &mut Collection, node: NodeId, turn: TurnId) {
        let whole = self.notes.sheet(turn).whole;
        let as_in_file = whole && self.is_as_in_file(turn);
        let is_root = turn == TurnId::START;
        if is_root && self.notes.property(turn, "AP").is_none() {
            games.add_property(node, "AP", &[APPLICATION]);
        }
        // How a game begins never changes: of its node only moves can go.
        let says_itself = whole && is_root;
        if !as_in_file && !says_itself {
            self.write_plain(games, node, turn);
        }
        let mut moves = 0;
        for property in self.notes.properties(turn) {
            moves += usize::from(is_move(property));
            let became_turn = moves <= usize::from(MOST_JOINED);
            if is_root && property.name() == "AP" {
                games.add_property(node, "AP", &[APPLICATION]);
            } else if as_in_file
                || !whole
                || !became_turn
                || !self.is_told_again(property, says_itself)
            {
                let values: Vec<&str> = property.values().map(Value::raw).collect();
                games.add_property(node, property.name(), &values);
            }
        }
    }

    fn write_plain(&self, games: &mut Collection, node: NodeId, turn: TurnId) {
        let own = match self.history.tree().turn(turn) {
            _ if turn == TurnId::START => G::sgf_head(&self.start),
            Some(turn) => plain_turn::<G>(turn),
            None => Vec::new(),
        };
        for (name, values) in own {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            games.add_property(node, name, &values);
        }
    }

    /// Whether a property says what turns say that are written on their own.
    fn is_told_again(&self, property: Property<'_>, of_start: bool) -> bool {
        if is_move(property) {
            return G::sgf_move(property.value().raw(), self.size()).is_some();
        }
        !of_start && is_setup(property)
    }
}

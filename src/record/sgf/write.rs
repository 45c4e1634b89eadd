//! A record → a game of SGF.

use crate::game::TurnId;
use crate::record::model::{AnyRecord, MOST_JOINED, Record, Recordable, each, plain_turn};
use crate::record::property::{Collection, NodeId, Property, Value, is_move, is_setup};

/// What a program says of itself in a file.
const APPLICATION: &str = concat!("Jego:", env!("CARGO_PKG_VERSION"));

impl<G: Recordable> Record<G> {
    /// The game in the form of SGF, with every branch and everything that was
    /// in the file it came from.
    #[must_use]
    pub fn to_sgf(&self) -> Collection {
        let mut games = Collection::new();
        self.add_to(&mut games);
        games
    }

    /// One line of the game in the form of SGF: its turns from the start on, without
    /// what branches off.
    #[must_use]
    pub fn line_to_sgf(&self, turns: &[TurnId]) -> Collection {
        let mut games = Collection::new();
        self.add_turns(turns.iter().copied(), &mut games);
        games
    }

    /// Adds the game behind others.
    pub fn add_to(&self, games: &mut Collection) {
        let tree = self.history().tree();
        self.add_turns(tree.descendants(TurnId::START), games);
    }

    /// Adds turns as a game, each behind the one before it.
    fn add_turns(&self, turns: impl Iterator<Item = TurnId>, games: &mut Collection) {
        let tree = self.history().tree();
        let root = games.add_game();
        let mut node_of: Vec<Option<NodeId>> = vec![None; tree.ids()];
        for turn in turns {
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

    fn write_node(&self, games: &mut Collection, node: NodeId, turn: TurnId) {
        let whole = self.node_notes(turn).whole;
        let as_in_file = whole && self.is_as_in_file(turn);
        let is_root = turn == TurnId::START;
        if is_root && self.property(turn, "AP").is_none() {
            games.add_property(node, "AP", &[APPLICATION]);
        }
        // How a game begins never changes: of its node only moves can go.
        let says_itself = whole && is_root;
        if !as_in_file && !says_itself {
            self.write_plain(games, node, turn);
        }
        let mut moves = 0;
        for property in self.own_properties(turn) {
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
        let own = match self.history().tree().turn(turn) {
            Some(_) if turn == TurnId::START => G::start_properties(self.start()),
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
            return G::move_of_value(property.value().raw(), self.size()).is_some();
        }
        !of_start && is_setup(property)
    }
}

impl AnyRecord {
    /// The game in the form of SGF, if SGF knows it.
    #[must_use]
    pub fn to_sgf(&self) -> Option<Collection> {
        self.kind().sgf_number()?;
        Some(each!(self, game => game.to_sgf()))
    }
}

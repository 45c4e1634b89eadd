//! Which games of a list are wanted.

use super::game::GameEntry;
use crate::board::{Color, Size};
use crate::game::Outcome;

/// Which games of a list are wanted; the default wants all. What is typed is
/// looked for wherever it stands, in capitals or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words that stand in any line of the game or in the name of its file, each
    /// of them somewhere.
    pub text: String,
    /// Part of the name of one of the players.
    pub player: String,
    /// The board.
    pub size: Option<Size>,
    /// How it ended.
    pub result: ResultFilter,
    /// When it was played: a year, a date or its beginning, or two of them with
    /// `..` between.
    pub date: String,
}

/// How a wanted game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::VariantArray)]
pub enum ResultFilter {
    /// However it did.
    #[default]
    Any,
    /// Black won.
    Black,
    /// White won.
    White,
    /// Nobody did, or nobody says.
    Nobody,
}

impl Filter {
    /// Whether it wants every game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.wants_only_words() && self.text.trim().is_empty()
    }

    /// Whether it asks for nothing but words, which files without games have in
    /// their names too.
    pub(super) fn wants_only_words(&self) -> bool {
        let typed = [&self.player, &self.date];
        typed.iter().all(|typed| typed.trim().is_empty())
            && self.size.is_none()
            && self.result == ResultFilter::Any
    }

    /// The same, made ready for very many games.
    pub(super) fn prepared(&self) -> Prepared {
        Prepared {
            words: self
                .text
                .split_whitespace()
                .map(str::to_lowercase)
                .collect(),
            player: self.player.trim().to_lowercase(),
            dates: Dates::of(&self.date),
            size: self.size,
            result: self.result,
        }
    }
}

/// A filter made ready.
#[derive(Debug)]
pub(super) struct Prepared {
    words: Vec<String>,
    player: String,
    dates: Dates,
    size: Option<Size>,
    result: ResultFilter,
}

impl Prepared {
    /// Whether a game of a file of this name is wanted.
    pub(super) fn wants(&self, game: &GameEntry, file: &str) -> bool {
        let head = &game.head;
        if self.size.is_some() && self.size != game.size {
            return false;
        }
        let outcome_fits = match self.result {
            ResultFilter::Any => true,
            ResultFilter::Black => winner(game) == Some(Color::Black),
            ResultFilter::White => winner(game) == Some(Color::White),
            ResultFilter::Nobody => winner(game).is_none(),
        };
        if !outcome_fits || !self.dates.contain(&head.date) {
            return false;
        }
        let plays = |color: Color| contains(&head.names[color], &self.player);
        if !self.player.is_empty() && !plays(Color::Black) && !plays(Color::White) {
            return false;
        }
        self.words.iter().all(|word| {
            let mut texts = head.texts().into_iter();
            texts.any(|text| contains(text, word)) || contains(file, word)
        })
    }

    /// Whether all the words stand in the name of a file.
    pub(super) fn names(&self, file: &str) -> bool {
        self.words.iter().all(|word| contains(file, word))
    }
}

fn winner(game: &GameEntry) -> Option<Color> {
    game.head.outcome().and_then(Outcome::winner)
}

/// Whether a text has another in it, which is in small letters.
fn contains(text: &str, small: &str) -> bool {
    if text.is_ascii() && small.is_ascii() {
        let mut windows = text.as_bytes().windows(small.len().max(1));
        return small.is_empty() || windows.any(|part| part.eq_ignore_ascii_case(small.as_bytes()));
    }
    text.to_lowercase().contains(small)
}

/// Dates from one to another, by how they begin.
#[derive(Debug, Default)]
struct Dates {
    from: String,
    until: String,
}

impl Dates {
    fn of(typed: &str) -> Self {
        let typed = typed.trim();
        let (from, until) = match typed.split_once("..") {
            Some((from, until)) => (from, until),
            None => (typed, typed),
        };
        let [from, until] = [from, until].map(|text| text.trim().to_owned());
        Self { from, until }
    }

    fn contain(&self, date: &str) -> bool {
        if self.from.is_empty() && self.until.is_empty() {
            return true;
        }
        let date = date_key(date);
        let beginning = |len: usize| date.get(..len.min(date.len())).unwrap_or_default();
        !date.is_empty()
            && beginning(self.from.len()) >= self.from.as_str()
            && (self.until.is_empty() || beginning(self.until.len()) <= self.until.as_str())
    }
}

/// What of a date is in an order that can be sorted: from its first year on, as
/// SGF has it. People write dates in many ways.
pub(super) fn date_key(date: &str) -> &str {
    let bytes = date.as_bytes();
    let year = bytes
        .windows(4)
        .position(|four| four.iter().all(u8::is_ascii_digit));
    let Some(from) = year else { return "" };
    let len = bytes[from..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit() || **byte == b'-')
        .count();
    // Only digits and hyphens, so that no character is cut.
    date.get(from..from + len).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameKind;

    fn game(names: [&str; 2], date: &str, result: &str) -> GameEntry {
        let [black, white] = names.map(Into::into);
        let none = || "".into();
        let texts = [
            black,
            white,
            none(),
            none(),
            date.into(),
            result.into(),
            none(),
        ];
        GameEntry {
            kind: GameKind::Go,
            size: Some(Size::NINETEEN),
            head: super::super::game::Head::of_texts(texts),
            turns: None,
            moves: 0,
            repaired: false,
            trouble: None,
        }
    }

    #[test]
    fn games_are_wanted_by_words_players_dates_boards_and_results() {
        let game = game(["Honinbo Shusaku", "Ōta Yūzō"], "1852-05-03,04", "B+3");
        let wants = |filter: Filter| filter.prepared().wants(&game, "folder/Castle.sgf");
        let with = |change: fn(&mut Filter)| {
            let mut filter = Filter::default();
            change(&mut filter);
            wants(filter)
        };
        assert!(with(|_| ()));
        assert!(with(|filter| filter.text = "shusaku  CASTLE".into()));
        assert!(!with(|filter| filter.text = "shusaku other".into()));
        assert!(with(|filter| filter.player = "ŌTA".into()));
        assert!(!with(|filter| filter.player = "castle".into()));
        for (date, wanted) in [
            ("1852", true),
            ("1852-05", true),
            ("185", true),
            ("1852-06", false),
            ("1840..1851", false),
            ("1840..1852", true),
            ("1852-05-03..", true),
            ("..1850", false),
        ] {
            let filter = Filter {
                date: date.into(),
                ..Filter::default()
            };
            assert_eq!(wants(filter), wanted, "{date}");
        }
        assert!(with(|filter| filter.result = ResultFilter::Black));
        assert!(!with(|filter| filter.result = ResultFilter::Nobody));
        assert!(!with(|filter| filter.size = Some(Size::NINE)));
    }

    #[test]
    fn a_date_is_read_from_its_year_on() {
        for (date, key) in [
            ("1998-05-03", "1998-05-03"),
            ("May 3, 1998", "1998"),
            ("平成10年 1998年5月", "1998"),
            ("yesterday", ""),
        ] {
            assert_eq!(date_key(date), key);
        }
    }
}

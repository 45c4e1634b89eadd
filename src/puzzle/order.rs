//! In which order problems come, and which of them.

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use strum::VariantArray;

use super::collection::{Collection, Entry};
use super::progress::{Progress, Standing};

/// Which problems come, and in which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum Order {
    /// All, as the files have them.
    #[default]
    Given,
    /// All, by chance.
    Shuffled,
    /// Those that were failed when they were last tried.
    Failed,
    /// Those that were not solved yet.
    Unsolved,
    /// Those whose time has come to be tried again, and mistakes that were never
    /// tried; what is due the longest comes first.
    Due,
}

/// Which problems are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Those about this; all of them where it is empty.
    pub theme: String,
    /// Those of this grade.
    pub grade: String,
}

impl Order {
    /// The numbers of the problems of a collection, in this order. What is due
    /// before `tonight`, in seconds from 1970, is due.
    #[must_use]
    pub fn of(
        self,
        collection: &Collection,
        filter: &Filter,
        progress: &Progress,
        tonight: u64,
        seed: u64,
    ) -> Vec<usize> {
        let entries = collection.entries().iter().enumerate();
        let fits = |wanted: &str, has: &str| wanted.is_empty() || wanted == has;
        let mut numbers: Vec<usize> = entries
            .filter(|(_, entry)| fits(&filter.theme, &entry.theme))
            .filter(|(_, entry)| fits(&filter.grade, &entry.grade))
            .filter(|(_, entry)| self.takes(entry, progress, tonight))
            .map(|(number, _)| number)
            .collect();
        match self {
            Self::Shuffled => numbers.shuffle(&mut SmallRng::seed_from_u64(seed)),
            Self::Due => {
                let entry = |number: &usize| collection.entries().get(*number);
                // What was never tried comes after what was.
                let due = |number: &usize| progress.due(entry(number)?.key);
                numbers.sort_by_key(|number| due(number).unwrap_or(u64::MAX));
            }
            Self::Given | Self::Failed | Self::Unsolved => {}
        }
        numbers
    }

    fn takes(self, entry: &Entry, progress: &Progress, tonight: u64) -> bool {
        let standing = progress.standing(entry.key);
        match self {
            Self::Given | Self::Shuffled => true,
            Self::Failed => standing == Standing::Failed,
            Self::Unsolved => standing != Standing::Solved,
            Self::Due => match progress.due(entry.key) {
                Some(due) => due < tonight,
                None => entry.is_exercise,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::testing::collection;
    use crate::puzzle::{Outcome, Tried};

    const TONIGHT: u64 = 5 * 86_400;

    fn five() -> Collection {
        let problems = (0..5).map(|number| {
            let letter = char::from(b'a' + number);
            let theme = if number < 2 { "life" } else { "ko" };
            format!("(;SZ[9]AB[a{letter}]AW[b{letter}]GE[{theme}]DI[{number}k];B[cc])")
        });
        collection(&problems.collect::<String>())
    }

    #[test]
    fn problems_come_as_they_are_asked_for() {
        let five = five();
        let mut progress = Progress::default();
        let tried = |number: usize, outcome| Tried {
            key: five.entries()[number].key,
            at: 0,
            outcome,
            seconds: 1,
        };
        for (number, outcome) in [
            (0, Outcome::Failed),
            (0, Outcome::Solved),
            (1, Outcome::Solved),
            (1, Outcome::Failed),
            (2, Outcome::Shown),
            (3, Outcome::Solved),
        ] {
            progress.add(tried(number, outcome));
        }
        let of = |order: Order| order.of(&five, &Filter::default(), &progress, TONIGHT, 1);
        assert_eq!(of(Order::Given), [0, 1, 2, 3, 4]);
        assert_eq!(of(Order::Failed), [1, 2]);
        assert_eq!(of(Order::Unsolved), [1, 2, 4]);
        let mut shuffled = of(Order::Shuffled);
        assert_eq!(shuffled, of(Order::Shuffled), "by the seed");
        let orders = (0..9)
            .map(|seed| Order::Shuffled.of(&five, &Filter::default(), &progress, TONIGHT, seed));
        assert!(orders.collect::<std::collections::BTreeSet<_>>().len() > 3);
        shuffled.sort_unstable();
        assert_eq!(shuffled, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn only_what_is_wanted_comes() {
        let five = five();
        let filter = Filter {
            theme: "ko".to_owned(),
            grade: String::new(),
        };
        let progress = Progress::default();
        assert_eq!(
            Order::Given.of(&five, &filter, &progress, TONIGHT, 0),
            [2, 3, 4]
        );
        let filter = Filter {
            grade: "3k".to_owned(),
            ..filter
        };
        assert_eq!(Order::Given.of(&five, &filter, &progress, TONIGHT, 0), [3]);
        assert_eq!(five.themes(), ["ko", "life"]);
    }

    #[test]
    fn what_is_due_comes_back_the_longest_due_first() {
        let five = five();
        let mut progress = Progress::default();
        for (number, day, outcome) in [
            (0, 3, Outcome::Failed),
            (1, 1, Outcome::Failed),
            (2, 3, Outcome::Solved),
            (3, 1, Outcome::Solved),
            (4, 4, Outcome::Failed),
        ] {
            progress.add(Tried {
                key: five.entries()[number].key,
                at: day * 86_400,
                outcome,
                seconds: 1,
            });
        }
        let due = |day: u64| {
            let tonight = day * 86_400;
            Order::Due.of(&five, &Filter::default(), &progress, tonight, 0)
        };
        // What was failed comes back after a day, what was solved after three.
        assert!(due(2).is_empty());
        assert_eq!(due(3), [1]);
        assert_eq!(due(5), [1, 0, 3]);
        assert_eq!(due(9), [1, 0, 3, 4, 2]);
    }

    #[test]
    fn mistakes_are_due_before_they_were_ever_tried() {
        let text = "(;SZ[9]AB[aa]AW[bb];B[cc])(;SZ[9]AB[aa]AW[bb]PL[B]JGLM[1](;B[cc]C[RIGHT]))";
        let two = collection(text);
        let due = Order::Due.of(&two, &Filter::default(), &Progress::default(), 0, 0);
        assert_eq!(due, [1]);
    }
}

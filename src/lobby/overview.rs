//! What someone has done and learned, put together out of all that is kept.

use chrono::{DateTime, Datelike as _, Days, Local, NaiveDate, NaiveDateTime};

use super::mistakes::{mistakes_today, read_deck};
use super::problems::{read_progress, tonight};
use crate::puzzle::{BUILT_IN, Collection, Filter, Order, Outcome, Progress, Standing};
use crate::record::{Folders, Ledger, LedgerEntry};

/// How many weeks are shown.
pub const WEEKS: usize = 12;

/// What someone has done and learned.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Overview {
    /// How many games were played to their end.
    pub games: usize,
    /// The last weeks, the present one last.
    pub weeks: Vec<Week>,
    /// The problems of the program, by what they are about.
    pub themes: Vec<ThemeProgress>,
    /// How many problems were ever tried, each counted once.
    pub tried: usize,
    /// How many of those the last try solved.
    pub solved: usize,
    /// How many mistakes of one's own there are.
    pub mistakes: usize,
    /// How many of them are to be gone over today.
    pub mistakes_due: usize,
    /// How many problems of the program that were tried are to be tried again today.
    pub problems_due: usize,
}

/// What was done in a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    /// Its Monday.
    pub begins: NaiveDate,
    /// The games that ended in it.
    pub games: usize,
    /// The tries at problems that solved them.
    pub solved: usize,
    /// Those that did not.
    pub failed: usize,
}

/// How far someone is with the problems about one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThemeProgress {
    /// What they are about, in the words of their file.
    pub theme: String,
    /// How many there are.
    pub all: usize,
    /// How many the last try solved.
    pub solved: usize,
    /// How many it did not.
    pub failed: usize,
}

/// Reads and counts everything. What cannot be read counts as nothing here; the pages
/// that it belongs to say so.
#[must_use]
pub fn read_overview(folders: &Folders) -> Overview {
    let (progress, _) = read_progress(folders);
    let (deck, _) = read_deck(folders);
    let ledger = Ledger::read(&folders.ledger()).unwrap_or_default();
    let today = Local::now().date_naive();
    let own = BUILT_IN.first().map(|own| own.collection());
    let own = own.unwrap_or_default();
    let due = Order::Due.of(&own, &Filter::default(), &progress, tonight(), 0);
    let tried = tried_keys(&progress);
    Overview {
        games: ledger.entries.len(),
        weeks: weeks(today, &ledger.entries, &progress),
        themes: themes(&own, &progress),
        tried: tried.len(),
        solved: progress.count(tried).0,
        mistakes: deck.len(),
        mistakes_due: mistakes_today(&deck, &progress),
        problems_due: due.len(),
    }
}

/// The problems that were tried, each once.
fn tried_keys(progress: &Progress) -> Vec<crate::puzzle::PuzzleKey> {
    let mut keys: Vec<_> = progress.tried().iter().map(|tried| tried.key).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The last weeks up to a day.
fn weeks(today: NaiveDate, games: &[LedgerEntry], progress: &Progress) -> Vec<Week> {
    let monday = monday_of(today);
    let mut weeks: Vec<Week> = (0..WEEKS)
        .rev()
        .filter_map(|before| monday.checked_sub_days(Days::new(7 * before as u64)))
        .map(|begins| Week {
            begins,
            games: 0,
            solved: 0,
            failed: 0,
        })
        .collect();
    let mut add = |day: Option<NaiveDate>, what: fn(&mut Week) -> &mut usize| {
        let Some(begins) = day.map(monday_of) else {
            return;
        };
        if let Some(week) = weeks.iter_mut().find(|week| week.begins == begins) {
            *what(week) += 1;
        }
    };
    for game in games {
        let ended = NaiveDateTime::parse_from_str(&game.date, "%Y-%m-%d %H:%M");
        add(ended.ok().map(|ended| ended.date()), |week| &mut week.games);
    }
    for tried in progress.tried() {
        let at = i64::try_from(tried.at).ok();
        let at = at.and_then(|at| DateTime::from_timestamp(at, 0));
        let day = at.map(|at| at.with_timezone(&Local).date_naive());
        match tried.outcome {
            Outcome::Solved => add(day, |week| &mut week.solved),
            Outcome::Failed | Outcome::Shown => add(day, |week| &mut week.failed),
        }
    }
    weeks
}

fn monday_of(day: NaiveDate) -> NaiveDate {
    let since = Days::new(u64::from(day.weekday().num_days_from_monday()));
    day.checked_sub_days(since).unwrap_or(day)
}

/// How far someone is with the problems of a collection, by what they are about, in
/// the order of the collection.
fn themes(collection: &Collection, progress: &Progress) -> Vec<ThemeProgress> {
    let mut themes: Vec<ThemeProgress> = Vec::new();
    for entry in collection.entries() {
        let known = themes.iter().position(|of| of.theme == entry.theme);
        let place = known.unwrap_or_else(|| {
            themes.push(ThemeProgress {
                theme: entry.theme.clone(),
                all: 0,
                solved: 0,
                failed: 0,
            });
            themes.len() - 1
        });
        let Some(theme) = themes.get_mut(place) else {
            continue;
        };
        theme.all += 1;
        match progress.standing(entry.key) {
            Standing::New => {}
            Standing::Solved => theme.solved += 1,
            Standing::Failed => theme.failed += 1,
        }
    }
    themes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Tried;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn games_and_tries_are_counted_by_weeks() {
        let game = |date: &str| LedgerEntry {
            date: date.to_owned(),
            table: String::new(),
            black: String::new(),
            white: String::new(),
            black_level: String::new(),
            white_level: String::new(),
            rules: String::new(),
            result: String::new(),
            file: String::new(),
        };
        // A Wednesday.
        let today = day("2026-11-18");
        let games = [
            game("2026-11-16 00:01"),
            game("2026-11-15 23:59"),
            game("2026-08-31 10:00"),
            game("2026-08-30 10:00"),
            game("nonsense"),
        ];
        let mut progress = Progress::default();
        let noon = |text: &str| {
            let noon = day(text).and_hms_opt(12, 0, 0).unwrap();
            let noon = noon.and_local_timezone(Local).unwrap();
            u64::try_from(noon.timestamp()).unwrap()
        };
        for (at, outcome) in [
            (noon("2026-11-18"), Outcome::Solved),
            (noon("2026-11-09"), Outcome::Shown),
            (noon("2026-11-14"), Outcome::Failed),
            (u64::MAX, Outcome::Solved),
        ] {
            progress.add(Tried {
                key: "0000000000000001".parse().unwrap(),
                at,
                outcome,
                seconds: 1,
            });
        }
        let weeks = weeks(today, &games, &progress);
        assert_eq!(weeks.len(), WEEKS);
        assert_eq!(weeks[0].begins, day("2026-08-31"));
        assert_eq!(weeks[WEEKS - 1].begins, day("2026-11-16"));
        let games: Vec<usize> = weeks.iter().map(|week| week.games).collect();
        assert_eq!(games, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
        assert_eq!((weeks[11].solved, weeks[11].failed), (1, 0));
        assert_eq!((weeks[10].solved, weeks[10].failed), (0, 2));
    }

    #[test]
    fn the_own_problems_are_counted_by_theme() {
        let own = BUILT_IN[0].collection();
        let mut progress = Progress::default();
        let first = &own.entries()[0];
        progress.add(Tried {
            key: first.key,
            at: 0,
            outcome: Outcome::Solved,
            seconds: 1,
        });
        let themes = themes(&own, &progress);
        let all: usize = themes.iter().map(|theme| theme.all).sum();
        assert_eq!(all, own.len());
        assert!(themes.len() > 5);
        assert_eq!((themes[0].solved, themes[0].failed), (1, 0));
        assert_eq!(themes[0].theme, first.theme);
    }
}

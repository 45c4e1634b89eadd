//! What is in a folder: put in order, and only what was asked for.

use std::cmp::Ordering;
use std::ffi::OsString;
use std::time::SystemTime;

use super::names::shown;
use crate::lobby::has_ending;

/// One thing in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The name as the system has it.
    pub(super) name: OsString,
    /// The name as it is shown.
    pub(super) shown: String,
    /// The name as it is compared.
    folded: String,
    /// What it is.
    pub(super) kind: EntryKind,
    /// How many bytes, of a file.
    pub(super) size: Option<u64>,
    /// When it was changed last.
    pub(super) modified: Option<SystemTime>,
}

/// What a thing in a folder is, links followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum EntryKind {
    /// Something to go into.
    Folder,
    /// Something to open.
    File,
    /// A link that leads nowhere.
    Broken,
}

impl Entry {
    pub(super) fn new(
        name: OsString,
        kind: EntryKind,
        size: Option<u64>,
        modified: Option<SystemTime>,
    ) -> Self {
        let shown = shown(&name);
        let folded = shown.to_lowercase();
        Self {
            name,
            shown,
            folded,
            kind,
            size,
            modified,
        }
    }

    fn is_hidden(&self) -> bool {
        self.shown.starts_with('.')
    }
}

/// What a folder is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SortColumn {
    /// The name, with numbers in it by their value.
    Name,
    /// When it was changed last.
    Date,
    /// How large it is.
    Size,
}

/// How a folder is sorted; folders come first whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sorting {
    /// By what.
    pub(super) column: SortColumn,
    /// Whether the largest, latest or last name comes first.
    pub(super) descending: bool,
}

impl Sorting {
    /// By name, as lists begin.
    pub(super) const BY_NAME: Self = Self {
        column: SortColumn::Name,
        descending: false,
    };

    /// After a click on the head of a column. Dates and sizes begin with the
    /// latest and the largest, which people look for.
    pub(super) fn clicked(self, column: SortColumn) -> Self {
        let descending = if self.column == column {
            !self.descending
        } else {
            column != SortColumn::Name
        };
        Self { column, descending }
    }

    pub(super) fn sort(self, entries: &mut [Entry]) {
        entries.sort_by(|one, other| self.compare(one, other));
    }

    fn compare(self, one: &Entry, other: &Entry) -> Ordering {
        let is_folder = |entry: &Entry| entry.kind == EntryKind::Folder;
        let folders_first = is_folder(other).cmp(&is_folder(one));
        let by_name = || compare_names(&one.folded, &other.folded).then(one.name.cmp(&other.name));
        let by_column = match self.column {
            SortColumn::Name => by_name(),
            SortColumn::Date => one.modified.cmp(&other.modified),
            SortColumn::Size => one.size.cmp(&other.size),
        };
        let by_column = if self.descending {
            by_column.reverse()
        } else {
            by_column
        };
        folders_first.then(by_column).then_with(by_name)
    }
}

/// Compares text as people do: `game 9` before `game 10`.
fn compare_names(one: &str, other: &str) -> Ordering {
    let (mut one, mut other) = (one, other);
    loop {
        let (Some(a), Some(b)) = (one.chars().next(), other.chars().next()) else {
            return one.len().cmp(&other.len());
        };
        if a.is_ascii_digit() && b.is_ascii_digit() {
            let (number, rest) = leading_number(one);
            let (other_number, other_rest) = leading_number(other);
            // Without zeros in front, the longer number is the larger.
            let order = number.len().cmp(&other_number.len());
            let order = order.then(number.cmp(other_number));
            if order.is_ne() {
                return order;
            }
            (one, other) = (rest, other_rest);
        } else {
            if a != b {
                return a.cmp(&b);
            }
            (one, other) = (&one[a.len_utf8()..], &other[b.len_utf8()..]);
        }
    }
}

/// The digits at the start, less the zeros before them, and what follows.
fn leading_number(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit());
    let (digits, rest) = text.split_at(end.unwrap_or(text.len()));
    (digits.trim_start_matches('0'), rest)
}

/// What of a folder is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'a> {
    /// Part of the name; several words may stand anywhere in it.
    pub(super) words: &'a str,
    /// The endings of files; none for all of them.
    pub(super) endings: &'a [&'a str],
    /// Whether files are shown at all.
    pub(super) files: bool,
    /// Whether names that begin with a dot are shown.
    pub(super) hidden: bool,
}

impl Wanted<'_> {
    /// Which entries are shown, in their order.
    pub(super) fn among(&self, entries: &[Entry]) -> Vec<usize> {
        let words = self.words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let fits = |entry: &Entry| {
            (self.hidden || !entry.is_hidden())
                && self.kind_fits(entry)
                && words.iter().all(|word| entry.folded.contains(word))
        };
        let entries = entries.iter().enumerate();
        entries
            .filter(|(_, entry)| fits(entry))
            .map(|(index, _)| index)
            .collect()
    }

    fn kind_fits(&self, entry: &Entry) -> bool {
        if entry.kind == EntryKind::Folder {
            return true;
        }
        let mut endings = self.endings.iter();
        let mut ends = || endings.any(|ending| has_ending(&entry.folded, ending));
        self.files && (self.endings.is_empty() || ends())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn file(name: &str, size: u64) -> Entry {
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - size);
        Entry::new(name.into(), EntryKind::File, Some(size), Some(modified))
    }

    fn folder(name: &str) -> Entry {
        Entry::new(name.into(), EntryKind::Folder, None, None)
    }

    fn sorted(entries: &[Entry], sorting: Sorting) -> Vec<String> {
        let mut entries = entries.to_vec();
        sorting.sort(&mut entries);
        entries.into_iter().map(|entry| entry.shown).collect()
    }

    #[test]
    fn folders_come_first_and_numbers_go_by_their_value() {
        let entries = [
            file("game 10.sgf", 1),
            file("Game 9.sgf", 1),
            folder("zoo"),
            file("game 09.sgf", 1),
            file("été.sgf", 1),
            file("b", 1),
            folder("Attic"),
        ];
        let by_name = sorted(&entries, Sorting::BY_NAME);
        assert_eq!(
            by_name,
            [
                "Attic",
                "zoo",
                "b",
                "Game 9.sgf",
                "game 09.sgf",
                "game 10.sgf",
                "été.sgf"
            ]
        );
        let backwards = sorted(&entries, Sorting::BY_NAME.clicked(SortColumn::Name));
        assert_eq!(backwards[..3], ["zoo", "Attic", "été.sgf"]);
    }

    #[test]
    fn names_are_ordered_the_same_whichever_is_asked_first() {
        let names = [
            "a", "a1", "a01", "a1b", "a2", "a10", "", "1", "01", "b", "é",
        ];
        for one in names {
            for other in names {
                let order = compare_names(one, other);
                assert_eq!(order, compare_names(other, one).reverse());
                for third in names {
                    if order.is_le() && compare_names(other, third).is_le() {
                        assert!(compare_names(one, third).is_le(), "{one} {other} {third}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_column_sorts_the_latest_and_the_largest_first_and_then_the_other_way() {
        let entries = [file("a", 5), file("b", 7), file("c", 6), folder("d")];
        let size = Sorting::BY_NAME.clicked(SortColumn::Size);
        assert_eq!(sorted(&entries, size), ["d", "b", "c", "a"]);
        let size = size.clicked(SortColumn::Size);
        assert_eq!(sorted(&entries, size), ["d", "a", "c", "b"]);
        let date = size.clicked(SortColumn::Date);
        assert_eq!(sorted(&entries, date), ["d", "a", "c", "b"]);
        assert_eq!(date.clicked(SortColumn::Name), Sorting::BY_NAME);
    }

    #[test]
    fn only_what_is_wanted_is_shown() {
        let entries = [
            folder("Lee Changho"),
            folder(".git"),
            file("lee-gu.SGF", 1),
            file("notes.txt", 1),
            file(".old.sgf", 1),
            file("save.jego.ron", 1),
        ];
        let all = Wanted {
            words: "",
            endings: &["sgf", "ron"],
            files: true,
            hidden: false,
        };
        assert_eq!(all.among(&entries), [0, 2, 5]);
        let words = |words| Wanted { words, ..all }.among(&entries);
        assert_eq!(words("LEE"), [0, 2]);
        assert_eq!(words("gu lee"), [2]);
        assert_eq!(words("x"), [0; 0]);
        let wanted = Wanted {
            endings: &[],
            hidden: true,
            ..all
        };
        assert_eq!(wanted.among(&entries), [0, 1, 2, 3, 4, 5]);
        let folders = Wanted {
            files: false,
            ..all
        };
        assert_eq!(folders.among(&entries), [0]);
    }
}

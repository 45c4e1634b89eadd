//! Which rooms of a floor use which, read from the paths in the sources.
//!
//! A room is what lies in one folder side by side: its files and its folders,
//! each with all that is in it. What a name stands for is followed through
//! `pub use` to the file that defines it. A folder's `mod.rs` is its face: it
//! belongs to the folder and is no room in it.

use std::collections::{BTreeMap, BTreeSet};

use crate::paths::named_paths;
use crate::sources::Source;

/// One file names something of another.
#[derive(Debug)]
struct Arrow {
    from: usize,
    to: usize,
    line: usize,
    name: String,
}

/// The rooms that use each other in a circle, in words: the folder, the rooms,
/// and each file and line that ties one to another.
pub(crate) fn circles(sources: &[Source]) -> Vec<String> {
    let modules = Modules::new(sources);
    let arrows = modules.arrows(sources);
    let mut folders = BTreeSet::new();
    for module in &modules.paths {
        folders.extend((1..module.len()).map(|depth| module[..depth].to_vec()));
    }
    let found = folders.iter().flat_map(|folder| {
        let between = between_rooms(folder, &modules.paths, &arrows);
        let circles = strongly_connected(between.keys().copied());
        let told = circles
            .into_iter()
            .map(|rooms| told(folder, &rooms, &between, sources));
        told.collect::<Vec<_>>()
    });
    found.collect()
}

/// The arrows between the rooms of one folder, by the rooms at their ends.
type Between<'a> = BTreeMap<(&'a str, &'a str), Vec<&'a Arrow>>;

fn between_rooms<'a>(
    folder: &[String],
    modules: &'a [Vec<String>],
    arrows: &'a [Arrow],
) -> Between<'a> {
    let room = |file: usize| {
        let inside = modules[file].strip_prefix(folder)?;
        inside.first().map(String::as_str)
    };
    let mut between = Between::new();
    for arrow in arrows {
        if let (Some(from), Some(to)) = (room(arrow.from), room(arrow.to))
            && from != to
        {
            between.entry((from, to)).or_default().push(arrow);
        }
    }
    between
}

/// Sets of two rooms or more that can each be reached from each other.
fn strongly_connected<'a>(
    edges: impl Iterator<Item = (&'a str, &'a str)>,
) -> Vec<BTreeSet<&'a str>> {
    let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in edges {
        reached.entry(from).or_default().insert(to);
    }
    loop {
        let before = reached.clone();
        for further in reached.values_mut() {
            let next = further.iter().filter_map(|room| before.get(room));
            let next: Vec<&str> = next.flatten().copied().collect();
            further.extend(next);
        }
        if reached == before {
            break;
        }
    }
    let back = |from: &str, to: &str| reached.get(to).is_some_and(|rooms| rooms.contains(from));
    let sets = reached.iter().map(|(room, further)| {
        let circle = further.iter().filter(|other| back(room, other));
        circle.copied().collect::<BTreeSet<&str>>()
    });
    let sets: BTreeSet<BTreeSet<&str>> = sets.filter(|set| set.len() > 1).collect();
    sets.into_iter().collect()
}

fn told(
    folder: &[String],
    rooms: &BTreeSet<&str>,
    between: &Between<'_>,
    sources: &[Source],
) -> String {
    let names: Vec<&str> = rooms.iter().copied().collect();
    let mut text = format!("src/{}: {}\n", folder.join("/"), names.join(", "));
    for ((from, to), arrows) in between {
        if rooms.contains(from) && rooms.contains(to) {
            text.push_str(&format!("  {from} uses {to}\n"));
            for arrow in arrows {
                let (path, used) = (&sources[arrow.from].path, &sources[arrow.to].path);
                let (line, name) = (arrow.line, &arrow.name);
                text.push_str(&format!("    src/{path}:{line}: {name} of src/{used}\n"));
            }
        }
    }
    text
}

/// The modules of the crate, one a file.
struct Modules {
    /// The path of each, `["record", "sgf"]`; that of the crate is empty.
    paths: Vec<Vec<String>>,
    by_path: BTreeMap<Vec<String>, usize>,
    /// What each brings into its scope by `use`: the name, and its whole path.
    scopes: Vec<BTreeMap<String, Vec<String>>>,
}

impl Modules {
    fn new(sources: &[Source]) -> Self {
        let paths: Vec<Vec<String>> = sources
            .iter()
            .map(|source| module_path(&source.path))
            .collect();
        let by_path = paths.iter().cloned().zip(0..).collect();
        let mut modules = Self {
            paths,
            by_path,
            scopes: vec![BTreeMap::new(); sources.len()],
        };
        for (file, source) in sources.iter().enumerate() {
            for named in named_paths(source) {
                let whole = modules.whole(file, &named.segments);
                if let (Some(name), Some(whole)) = (named.imported_as, whole) {
                    modules.scopes[file].insert(name, whole);
                }
            }
        }
        modules
    }

    /// A path from the root of the crate; `None` if it begins elsewhere.
    fn whole(&self, file: usize, segments: &[String]) -> Option<Vec<String>> {
        let here = &self.paths[file];
        let (first, rest) = segments.split_first()?;
        let mut base = match first.as_str() {
            "crate" => Vec::new(),
            "self" => here.clone(),
            "super" => here[..here.len().checked_sub(1)?].to_vec(),
            name => {
                let child: Vec<String> = here.iter().cloned().chain([name.to_owned()]).collect();
                if self.by_path.contains_key(&child) {
                    child
                } else {
                    self.scopes[file].get(name)?.clone()
                }
            }
        };
        for segment in rest {
            if segment == "super" {
                base.pop();
            } else {
                base.push(segment.clone());
            }
        }
        Some(base)
    }

    /// The file that defines what a path from the root stands for, and the
    /// name of that there; of `Color::Black` it is `Color`.
    fn definition(&self, mut path: Vec<String>) -> Option<(usize, String)> {
        // A circle of re-exports does not compile; this only bounds the search.
        for _ in 0..16 {
            let deepest = (0..=path.len()).rev();
            let (depth, file) = deepest
                .filter_map(|depth| Some((depth, *self.by_path.get(&path[..depth])?)))
                .next()?;
            let through = path.get(depth).and_then(|name| self.scopes[file].get(name));
            match through {
                Some(whole) => {
                    let rest = path.split_off(depth + 1);
                    path = whole.iter().cloned().chain(rest).collect();
                }
                None => {
                    let name = path.get(depth).or(path.last());
                    return Some((file, name.cloned().unwrap_or_default()));
                }
            }
        }
        None
    }

    /// Each name that a file takes from another, at its first line.
    fn arrows(&self, sources: &[Source]) -> Vec<Arrow> {
        let mut first = BTreeMap::new();
        for (from, source) in sources.iter().enumerate() {
            for named in named_paths(source) {
                let whole = self.whole(from, &named.segments);
                let definition = whole.and_then(|whole| self.definition(whole));
                if let Some((to, name)) = definition.filter(|(to, _)| *to != from) {
                    first.entry((from, to, name)).or_insert(named.line);
                }
            }
        }
        let arrows = first.into_iter().map(|((from, to, name), line)| Arrow {
            from,
            to,
            line,
            name,
        });
        arrows.collect()
    }
}

fn module_path(file: &str) -> Vec<String> {
    let file = file.trim_end_matches(".rs");
    let file = match file {
        "lib" | "mod" => "",
        _ => file.trim_end_matches("/mod"),
    };
    let segments = file.split('/').filter(|segment| !segment.is_empty());
    segments.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::circles;
    use crate::sources::read;

    fn circles_of(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
            .collect();
        circles(&read(&files))
    }

    #[test]
    fn a_circle_is_told_with_the_lines_that_make_it() {
        let found = circles_of(&[
            ("lib.rs", "pub mod floor;\n"),
            (
                "floor/mod.rs",
                "mod a;\nmod b;\nmod c;\npub use b::inner::Deep;\n",
            ),
            (
                "floor/a.rs",
                "use std::fmt;\n\nuse super::Deep as D;\nfn f() { D::new(); }\n",
            ),
            ("floor/b/mod.rs", "pub mod inner;\n"),
            (
                "floor/b/inner.rs",
                "fn f() {\n    crate::floor::c::call();\n}\n",
            ),
            ("floor/c.rs", "use super::{\n    a::Thing,\n};\n"),
            (
                "floor/d.rs",
                "use super::a::Thing;\n// use super::c::call;\n",
            ),
        ]);
        let expected = "\
src/floor: a, b, c
  a uses b
    src/floor/a.rs:3: Deep of src/floor/b/inner.rs
  b uses c
    src/floor/b/inner.rs:2: call of src/floor/c.rs
  c uses a
    src/floor/c.rs:2: Thing of src/floor/a.rs
";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn a_folder_and_its_face_are_one_room() {
        let found = circles_of(&[
            (
                "floor/mod.rs",
                "mod a;\nmod b;\npub struct Whole;\nuse a::Part;\n",
            ),
            ("floor/a.rs", "use super::Whole;\n"),
            (
                "floor/b.rs",
                "use super::Whole;\nuse super::a;\nfn f() { a::g(); }\n",
            ),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }
}

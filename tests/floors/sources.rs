//! The sources as tests of the structure read them: every line that is neither
//! a comment nor in a unit test.

use std::fs;
use std::path::Path;

/// A file of the sources.
#[derive(Debug)]
pub(crate) struct Source {
    /// Its path below `src`, with `/` on every system.
    pub(crate) path: String,
    /// Its lines that are read.
    pub(crate) lines: Vec<Line>,
}

/// A line of a file.
#[derive(Debug)]
pub(crate) struct Line {
    /// Counted from 1.
    pub(crate) number: usize,
    /// Without its comment.
    pub(crate) code: String,
}

impl Source {
    /// The floor that a file is on, or its own name if it is on none.
    pub(crate) fn floor(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.trim_end_matches(".rs")
    }

    /// A line as it can be found.
    pub(crate) fn place(&self, line: &Line) -> String {
        format!("src/{}:{}", self.path, line.number)
    }
}

/// All sources of the crate.
pub(crate) fn crate_sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut open = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            open.extend(entries.map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|end| end == "rs") {
            let inside = path.strip_prefix(&root).unwrap().to_string_lossy();
            let text = fs::read_to_string(&path).unwrap();
            files.push((inside.replace('\\', "/"), text));
        }
    }
    files.sort();
    let sources = read(&files);
    let lines: usize = sources.iter().map(|source| source.lines.len()).sum();
    assert!(lines > 1_000, "the sources were found");
    sources
}

/// Reads files, each a path and a text, but for the modules of unit tests.
pub(crate) fn read(files: &[(String, String)]) -> Vec<Source> {
    let mut sources = Vec::new();
    let mut tests = Vec::new();
    for (path, text) in files {
        let (lines, modules) = read_lines(text);
        tests.extend(modules.iter().map(|module| child(path, module)));
        sources.push(Source {
            path: path.clone(),
            lines,
        });
    }
    let is_test = |path: &str| {
        tests.iter().any(|test| {
            let rest = path.strip_prefix(test.as_str());
            rest.is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
        })
    };
    sources.retain(|source| !is_test(&source.path));
    sources
}

/// Where the module that a file declares is, without its ending.
fn child(path: &str, module: &str) -> String {
    let folder = match path.rsplit_once('/') {
        Some((folder, "mod.rs")) => folder,
        _ => path.trim_end_matches(".rs"),
    };
    format!("{folder}/{module}")
}

/// The lines that are not in a unit test, and the modules of unit tests that
/// are in files of their own.
fn read_lines(text: &str) -> (Vec<Line>, Vec<String>) {
    let (mut lines, mut modules) = (Vec::new(), Vec::new());
    let mut numbered = text.lines().zip(1..);
    while let Some((line, number)) = numbered.next() {
        if line.trim_start().starts_with("#[cfg(test)]") {
            let indent = line.len() - line.trim_start().len();
            modules.extend(skip_item(&mut numbered, indent));
            continue;
        }
        let code = line.split("//").next().unwrap_or_default().to_owned();
        lines.push(Line { number, code });
    }
    (lines, modules)
}

/// Skips the item behind an attribute, which ends with a semicolon or with a
/// closing brace below its first letter. The name of a module in a file of its
/// own.
fn skip_item<'a>(
    lines: &mut impl Iterator<Item = (&'a str, usize)>,
    indent: usize,
) -> Option<String> {
    let mut first = true;
    for (line, _) in lines.by_ref() {
        let code = line.trim();
        if first && (code.starts_with("#[") || code.starts_with("//")) {
            continue;
        }
        let ends = code.ends_with(';') || code.ends_with('}') || code.ends_with("},");
        let outer = line.len() - line.trim_start().len() == indent;
        if outer && ends {
            let module = code.strip_suffix(';').and_then(|code| {
                let (_, name) = code.split_once("mod ")?;
                Some(name.to_owned())
            });
            return module.filter(|_| first);
        }
        first = false;
    }
    None
}

#[test]
fn what_stands_behind_a_unit_test_is_read() {
    let text = "\
use before::A;
#[cfg(test)]
mod tests {
    use hidden::B;
    fn f() {
    }
}
use after::C;
#[cfg(test)]
use hidden::D;
impl X {
    #[cfg(test)]
    fn only_in_tests() {
        hidden::e();
    }
    fn always() {} // hidden::f
}
#[cfg(test)]
mod slow;
";
    let files = [
        ("a/mod.rs".to_owned(), text.to_owned()),
        ("a/slow.rs".to_owned(), "use hidden::G;\n".to_owned()),
        ("a/slow_not.rs".to_owned(), "use after::H;\n".to_owned()),
    ];
    let sources = read(&files);
    let read: Vec<(&str, usize, &str)> = sources
        .iter()
        .flat_map(|source| {
            let lines = source.lines.iter();
            lines.map(|line| (source.path.as_str(), line.number, line.code.trim_end()))
        })
        .collect();
    let expected = [
        ("a/mod.rs", 1, "use before::A;"),
        ("a/mod.rs", 8, "use after::C;"),
        ("a/mod.rs", 11, "impl X {"),
        ("a/mod.rs", 16, "    fn always() {}"),
        ("a/mod.rs", 17, "}"),
        ("a/slow_not.rs", 1, "use after::H;"),
    ];
    assert_eq!(read, expected);
}

//! The words a player reads, held against `docs/GLOSSARY.md`: each of its terms
//! is in use, and a word that was retired does not come back.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;
use std::process::Command;

use jego::words::{self, Language};

/// A row of the glossary, in one language.
struct Term {
    name: String,
    retired: Vec<String>,
}

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join(path)).unwrap()
}

/// The rows of the table: a term in each language, then what each no longer
/// says, then a note.
fn glossary(language: Language) -> Vec<Term> {
    let column = match language {
        Language::English => 1,
        Language::French => 2,
    };
    let text = read("docs/GLOSSARY.md");
    let table = text.lines().filter(|line| line.starts_with("| "));
    let rows = table.skip(1).map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 7, "{line}");
        let retired = cells[column + 2].split(',').map(str::trim);
        Term {
            name: cells[column].to_owned(),
            retired: retired
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
                .collect(),
        }
    });
    rows.collect()
}

/// Whether a text has a word, whole. Case counts if the word begins with a
/// capital.
fn says(text: &str, word: &str) -> bool {
    let exact = word.starts_with(char::is_uppercase);
    let (text, word) = match exact {
        true => (text.to_owned(), word.to_owned()),
        false => (text.to_lowercase(), word.to_lowercase()),
    };
    text.match_indices(&word).any(|(start, found)| {
        let before = text[..start].chars().next_back();
        let after = text[start + found.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// Every phrase with its name, in one language.
fn phrases(language: Language) -> Vec<(String, &'static str)> {
    let text = |entry: words::Entry| match language {
        Language::English => (entry.name, entry.english),
        Language::French => (entry.name, entry.french),
    };
    words::all().into_iter().map(text).collect()
}

/// The retired words that a text says.
fn retired<'a>(terms: &'a [Term], text: &str) -> Vec<&'a str> {
    let words = terms.iter().flat_map(|term| &term.retired);
    let said = words.filter(|word| says(text, word));
    said.map(String::as_str).collect()
}

fn help(arguments: &[&str]) -> String {
    let program = Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(arguments)
        .arg("--help")
        .output()
        .unwrap();
    assert!(program.status.success(), "{arguments:?}");
    String::from_utf8(program.stdout).unwrap()
}

#[test]
fn no_phrase_says_a_retired_word() {
    for language in Language::ALL {
        let terms = glossary(language);
        let number: usize = terms.iter().map(|term| term.retired.len()).sum();
        assert!(number >= 20, "{number}");
        for (name, text) in phrases(language) {
            let said = retired(&terms, text);
            assert!(
                said.is_empty(),
                "{name}, {language:?}: {said:?} in {text:?}"
            );
        }
    }
}

#[test]
fn every_term_of_the_glossary_is_in_use() {
    for language in Language::ALL {
        let phrases = phrases(language);
        let phrases: Vec<String> = phrases
            .iter()
            .map(|(_, text)| text.to_lowercase())
            .collect();
        let terms = glossary(language);
        assert!(terms.len() >= 120, "{}", terms.len());
        for term in terms {
            let name = term.name.to_lowercase();
            assert!(!name.is_empty());
            let used = phrases.iter().any(|text| text.contains(&name));
            assert!(used, "{language:?}: {name}");
        }
    }
}

#[test]
fn help_texts_and_the_readme_say_no_retired_word() {
    let terms = glossary(Language::English);
    let commands = [
        &[][..],
        &["console"],
        &["info"],
        &["convert"],
        &["gtp"],
        &["match"],
        &["completions"],
        &["man"],
    ];
    for arguments in commands {
        let text = help(arguments);
        let said = retired(&terms, &text);
        assert!(said.is_empty(), "{arguments:?}: {said:?}");
    }
    for path in [
        "README.md",
        "docs/CONSOLE.md",
        "docs/GTP.md",
        "docs/RULES.md",
    ] {
        for line in read(path).lines() {
            let said = retired(&terms, line);
            assert!(said.is_empty(), "{path}: {said:?} in {line:?}");
        }
    }
}

#[test]
fn a_retired_word_is_found_whole_and_with_its_case() {
    assert!(says("On any empty crossing.", "crossing"));
    assert!(says("Crossing the board", "crossing"));
    assert!(!says("on the crossings", "crossing"));
    assert!(says("Keys", "Keys") && !says("the keys", "Keys"));
    assert!(says("l’aire du goban", "aire") && !says("faire", "aire"));
}

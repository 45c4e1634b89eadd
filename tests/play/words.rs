//! The texts of every language, held against their sources: each language has the
//! same files with the same phrases in the same order, translates what it can, and
//! keeps to its glossary.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jego::go::Ruleset;
use jego::words::{self, Entry, Language};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Where the texts of a language are: `simplified_chinese` for `SimplifiedChinese`.
fn folder(language: Language) -> PathBuf {
    let mut name = String::new();
    for letter in format!("{language:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    Path::new("src/words").join(name)
}

/// The languages that English is translated into.
fn translations() -> impl Iterator<Item = Language> {
    let all = Language::ALL.iter().copied();
    all.filter(|&language| language != Language::English)
}

/// The files below a folder whose names end so, in order.
fn files(below: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(below).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, end));
        } else if path.to_string_lossy().ends_with(end) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The names of the files of a language that hold phrases.
fn topics(language: Language) -> BTreeSet<String> {
    let name = |path: PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    let all = files(&root().join(folder(language)), ".rs");
    let all = all.into_iter().map(name);
    all.filter(|name| name != "mod.rs" && name != "locale.rs")
        .collect()
}

/// The phrases of a file as they follow each other: `Term::Black`.
fn keys(source: &str) -> Vec<String> {
    let mut catalogue = "";
    let mut keys = Vec::new();
    for line in source.lines() {
        let depth = line.len() - line.trim_start().len();
        let line = line.trim();
        match (depth, line.split_once(" =")) {
            (4, None) if line.ends_with(" {") => {
                let head = line.trim_end_matches(" {");
                catalogue = head.rsplit(' ').next().unwrap_or_default();
            }
            (8, Some((key, _))) if !key.starts_with("//") => {
                keys.push(format!("{catalogue}::{key}"));
            }
            _ => {}
        }
    }
    keys
}

#[test]
fn every_language_has_the_same_phrases_in_the_same_files_and_the_same_order() {
    for language in translations() {
        assert_eq!(topics(language), topics(Language::English), "{language:?}");
    }
    for topic in topics(Language::English) {
        let keys_in = |language| keys(&read(folder(language).join(&topic)));
        let english = keys_in(Language::English);
        assert!(!english.is_empty(), "{topic}");
        for language in translations() {
            let translated = keys_in(language);
            for (key, wanted) in translated.iter().zip(&english) {
                assert_eq!(key, wanted, "{topic}, {language:?}");
            }
            assert_eq!(translated.len(), english.len(), "{topic}, {language:?}");
        }
    }
}

#[test]
fn every_phrase_is_in_the_registry() {
    let topics = topics(Language::English).into_iter();
    let declared: BTreeSet<String> = topics
        .flat_map(|topic| keys(&read(folder(Language::English).join(topic))))
        .collect();
    let listed: BTreeSet<String> = words::all().into_iter().map(|entry| entry.name).collect();
    assert!(declared.len() > 900, "{}", declared.len());
    let missing: Vec<&String> = declared.symmetric_difference(&listed).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Whether a text has words that could be translated, beside what is filled in.
fn has_words(text: &str) -> bool {
    let outside = text.split('{').map(|part| match part.split_once('}') {
        Some((_, after)) => after,
        None => part,
    });
    outside.collect::<String>().contains(char::is_alphabetic)
}

#[test]
fn what_is_the_same_as_in_english_is_listed_as_such() {
    for language in translations() {
        let is_same = |entry: &Entry| {
            entry.texts(language).eq(entry.texts(Language::English))
                && entry.texts(language).any(has_words)
        };
        let all = words::all().into_iter().filter(is_same);
        let same: BTreeSet<String> = all.map(|entry| entry.name).collect();
        let list = read(folder(language).join("same_as_english.txt"));
        let listed: BTreeSet<String> = list.lines().map(str::to_owned).collect();
        let untranslated: Vec<&String> = same.difference(&listed).collect();
        assert!(untranslated.is_empty(), "{language:?}: {untranslated:#?}");
        let translated: Vec<&String> = listed.difference(&same).collect();
        assert!(translated.is_empty(), "{language:?}: {translated:#?}");
    }
}

/// The part of a source that is no test.
fn without_tests(source: &str) -> &str {
    let end = source.find("#[cfg(test)]\nmod tests {");
    &source[..end.unwrap_or(source.len())]
}

#[test]
fn only_the_languages_themselves_ask_which_language_it_is() {
    let own: Vec<PathBuf> = Language::ALL
        .iter()
        .map(|&language| root().join(folder(language)))
        .chain([root().join("src/words/mod.rs")])
        .collect();
    let mut asking = Vec::new();
    for path in files(&root().join("src"), ".rs") {
        let is_test = path.to_string_lossy().contains("tests");
        if is_test || own.iter().any(|own| path.starts_with(own)) {
            continue;
        }
        let source = read(&path);
        for language in translations() {
            if without_tests(&source).contains(&format!("Language::{language:?}")) {
                asking.push(path.clone());
            }
        }
    }
    assert!(asking.is_empty(), "{asking:#?}");
}

#[test]
fn a_word_that_is_typed_stands_in_the_folder_of_its_language_only() {
    let spellings = |entry: &Entry, language| -> Vec<&'static str> {
        let texts = entry.texts(language);
        texts.flat_map(|text| text.split('|')).collect()
    };
    let all = words::all().into_iter();
    let typed: Vec<Entry> = all
        .filter(|entry| entry.name.starts_with("Typed"))
        .collect();
    let english = typed
        .iter()
        .flat_map(|entry| spellings(entry, Language::English));
    let english: BTreeSet<&str> = english.collect();
    let mut astray = Vec::new();
    let folder = root().join("src/words");
    // The words that files have, whatever the language of who reads them.
    let of_files = ["src/record/foreign/verdict.rs", "src/puzzle/vocabulary.rs"];
    let of_files = of_files.map(|path| root().join(path));
    let outside = files(&root().join("src"), ".rs").into_iter();
    let is_test = |path: &PathBuf| path.ends_with("tests.rs");
    let outside = outside.filter(|path| !of_files.contains(path) && !is_test(path));
    for path in outside.filter(|path| !path.starts_with(&folder)) {
        let source = read(&path);
        for language in translations() {
            let words = typed.iter().flat_map(|entry| spellings(entry, language));
            // A letter alone may be a stone of a board in text.
            let own = |word: &&str| word.chars().count() > 1 && !english.contains(word);
            for word in words.filter(own) {
                if without_tests(&source).contains(&format!("\"{word}\"")) {
                    astray.push((path.clone(), word));
                }
            }
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
    assert!(typed.len() > 40, "{}", typed.len());
}

/// A row of a glossary.
struct Term {
    english: String,
    name: String,
    retired: Vec<String>,
}

/// The rows of a language's glossary. Its first column is the English term; then
/// comes the term of the language, if that is another; then what is no longer said,
/// and a note.
fn glossary(language: Language) -> Vec<Term> {
    let text = read(folder(language).join("glossary.md"));
    let table = text.lines().filter(|line| line.starts_with("| "));
    let rows = table.skip(1).map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let (english, name, retired) = match (language, cells.as_slice()) {
            (Language::English, [english, retired, _]) => (english, english, retired),
            (_, [english, name, retired, _]) => (english, name, retired),
            _ => panic!("{language:?}: {line}"),
        };
        let retired = retired.split(',').map(str::trim);
        Term {
            english: (*english).to_owned(),
            name: (*name).to_owned(),
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
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .unwrap();
    assert!(program.status.success(), "{arguments:?}");
    String::from_utf8(program.stdout).unwrap()
}

#[test]
fn every_glossary_has_the_terms_of_the_english_one_in_their_order() {
    let terms = |language| -> Vec<String> {
        let rows = glossary(language).into_iter();
        rows.map(|term| term.english).collect()
    };
    let english = terms(Language::English);
    assert!(english.len() >= 120, "{}", english.len());
    for language in translations() {
        let translated = terms(language);
        let missing = english.iter().filter(|term| !translated.contains(term));
        let missing: Vec<&String> = missing.collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert_eq!(translated, english, "{language:?}");
    }
}

/// The terms of all languages side by side, as the page of the manual has them.
fn side_by_side() -> String {
    let mut page = "# Glossary\n\nWhat things are called, in every language that Jego speaks. The \
        page is made from the tables beside the texts (`src/words/*/glossary.md`), which also say \
        what is no longer said and why; a test holds it to them and, with `JEGO_WRITE_GLOSSARY=1`, \
        writes it.\n\n"
        .to_owned();
    let columns: Vec<Vec<Term>> = Language::ALL.iter().copied().map(glossary).collect();
    let names: Vec<&str> = Language::ALL.iter().map(|of| of.name()).collect();
    page += &format!(
        "| {} |\n|{}\n",
        names.join(" | "),
        "---|".repeat(names.len())
    );
    for row in 0..columns.first().map_or(0, Vec::len) {
        let cells: Vec<&str> = columns.iter().map(|of| of[row].name.as_str()).collect();
        page += &format!("| {} |\n", cells.join(" | "));
    }
    page
}

#[test]
fn the_manual_has_the_terms_of_all_languages_side_by_side() {
    let path = root().join("docs/GLOSSARY.md");
    if std::env::var_os("JEGO_WRITE_GLOSSARY").is_some() {
        fs::write(&path, side_by_side()).unwrap();
    }
    let page = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        page == side_by_side(),
        "docs/GLOSSARY.md: run this test with JEGO_WRITE_GLOSSARY=1"
    );
}

#[test]
fn no_phrase_says_a_retired_word() {
    for &language in Language::ALL {
        let terms = glossary(language);
        for entry in words::all() {
            for text in entry.texts(language) {
                let said = retired(&terms, text);
                let name = &entry.name;
                assert!(
                    said.is_empty(),
                    "{name}, {language:?}: {said:?} in {text:?}"
                );
            }
        }
    }
    let number: usize = glossary(Language::English)
        .iter()
        .map(|term| term.retired.len())
        .sum();
    assert!(number >= 20, "{number}");
}

#[test]
fn every_term_of_the_glossary_is_in_use() {
    for &language in Language::ALL {
        let all = words::all();
        let texts = all.iter().flat_map(|entry| entry.texts(language));
        let texts: Vec<String> = texts.map(str::to_lowercase).collect();
        for term in glossary(language) {
            let name = term.name.to_lowercase();
            assert!(!name.is_empty(), "{language:?}: {}", term.english);
            let used = texts.iter().any(|text| text.contains(&name));
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

#[test]
fn a_text_without_words_is_the_same_everywhere() {
    assert!(has_words("{0} on {1}") && has_words("Ko"));
    assert!(!has_words("{0} × {1}") && !has_words("{0}: {1}"));
}

#[test]
fn the_page_about_rules_has_a_column_for_every_ruleset() {
    let page = read("docs/RULES.md");
    let head = page.lines().find(|line| line.starts_with("| |")).unwrap();
    for set in Ruleset::ALL {
        let name = words::ruleset(Language::English, set);
        assert!(head.contains(name), "{name} is not in {head}");
    }
}

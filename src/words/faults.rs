//! What is wrong with a file that can still be read.

use crate::record::{Fault, Place, Problem, Problems};

use super::breaches::breach;
use super::language::sentence;
use super::{FileFault, Language};

/// What is wrong, as a sentence.
#[must_use]
pub fn fault(language: Language, fault: &Fault) -> String {
    sentence(&clause(language, fault))
}

/// What is wrong and where, as a sentence.
#[must_use]
pub fn problem(language: Language, problem: &Problem) -> String {
    let clause = clause(language, &problem.fault);
    sentence(&placed(language, problem.place, &clause))
}

/// How many problems there are, then at most `most` of them, a line each, then
/// how many more there were. Nothing where all is well.
#[must_use]
pub fn problems(language: Language, problems: &Problems, most: usize) -> Vec<String> {
    if problems.is_empty() {
        return Vec::new();
    }
    let listed = problems.listed();
    let number = listed.len() + problems.unlisted();
    let head = language.count(number, FileFault::Problems);
    let first = listed.iter().take(most);
    let mut lines = vec![head];
    lines.extend(first.map(|one| problem(language, one)));
    let left = number - listed.len().min(most);
    if left > 0 {
        lines.push(language.count(left, FileFault::MoreProblems));
    }
    lines
}

/// A clause with its line and column before it.
pub(super) fn placed(language: Language, place: Place, clause: &str) -> String {
    let place = language.fill(FileFault::At, &[&place.line, &place.column]);
    language.fill(FileFault::Placed, &[&place, &clause])
}

fn clause(language: Language, fault: &Fault) -> String {
    let say = |phrase: FileFault| language.say(phrase).to_owned();
    match fault {
        Fault::Bytes { charset } => language.fill(FileFault::Bytes, &[charset]),
        Fault::WrongCharset { declared, used } => {
            language.fill(FileFault::WrongCharset, &[declared, used])
        }
        Fault::OpenValue => say(FileFault::OpenValue),
        Fault::BareBracket => say(FileFault::BareBracket),
        Fault::OpenTrees(number) => language.count(*number, FileFault::OpenTrees),
        Fault::NodeAfterVariation => say(FileFault::NodeAfterVariation),
        Fault::NodeAfterGame => say(FileFault::NodeAfterGame),
        Fault::NoSemicolon => say(FileFault::NoSemicolon),
        Fault::EmptyTree => say(FileFault::EmptyTree),
        Fault::NoValue(name) => language.fill(FileFault::NoValue, &[name]),
        Fault::NoName => say(FileFault::NoName),
        Fault::Stray(text) => language.fill(FileFault::Stray, &[text]),
        Fault::Outside(text) => language.fill(FileFault::Outside, &[text]),
        Fault::Game(text) => language.fill(FileFault::Game, &[text]),
        Fault::Size(text) => language.fill(FileFault::Size, &[text]),
        Fault::Rectangle {
            columns,
            rows,
            shown,
        } => language.fill(FileFault::Rectangle, &[columns, rows, shown]),
        Fault::Number { name, text, used } => language.fill(FileFault::Number, &[name, text, used]),
        Fault::Rules(text) => language.fill(FileFault::Rules, &[text]),
        Fault::Point { name, text, size } => language.fill(FileFault::Point, &[name, text, size]),
        Fault::OtherValue { name, text } => language.fill(FileFault::OtherValue, &[name, text]),
        Fault::Result(text) => language.fill(FileFault::Result, &[text]),
        Fault::Illegal(why) => language.fill(FileFault::Illegal, &[&breach(language, why)]),
        Fault::Line(text) => language.fill(FileFault::Line, &[text]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size as BoardSize;
    use crate::go::IllegalMove;
    use crate::record::sgf;

    fn every_fault() -> Vec<Fault> {
        let text = || "q{0}".to_owned();
        let size = BoardSize::NINE;
        vec![
            Fault::Bytes { charset: "UTF-8" },
            Fault::WrongCharset {
                declared: text(),
                used: "GB18030",
            },
            Fault::OpenValue,
            Fault::BareBracket,
            Fault::OpenTrees(1),
            Fault::OpenTrees(2),
            Fault::NodeAfterVariation,
            Fault::NodeAfterGame,
            Fault::NoSemicolon,
            Fault::EmptyTree,
            Fault::NoValue(text()),
            Fault::NoName,
            Fault::Stray(text()),
            Fault::Outside(text()),
            Fault::Game(text()),
            Fault::Size(text()),
            Fault::Rectangle {
                columns: 5,
                rows: 7,
                shown: size,
            },
            Fault::Number {
                name: "KM",
                text: text(),
                used: text(),
            },
            Fault::Rules(text()),
            Fault::Point {
                name: text(),
                text: text(),
                size,
            },
            Fault::OtherValue {
                name: text(),
                text: text(),
            },
            Fault::Result(text()),
            Fault::Illegal(IllegalMove::Stopped.into()),
            Fault::Line(text()),
        ]
    }

    #[test]
    fn every_fault_is_a_sentence_of_its_own_in_every_language() {
        let mut said: Vec<String> = Language::ALL
            .iter()
            .flat_map(|&language| every_fault().into_iter().map(move |one| (language, one)))
            .map(|(language, one)| fault(language, &one))
            .collect();
        let number = said.len();
        said.sort();
        said.dedup();
        assert_eq!(said.len(), number);
    }

    #[test]
    fn english_says_what_the_records_say() {
        // Differences are those of quotation marks and of a few longer words.
        let same = every_fault()
            .iter()
            .filter(|one| clause(Language::English, one) == one.to_string())
            .count();
        assert!(same >= 10, "{same}");
    }

    #[test]
    fn problems_are_listed_with_their_places_and_the_rest_is_counted() {
        let (_, found) = sgf::parse("(;GM[1]\n;B[aa]N;W[bb]X;B[cc]Y").unwrap();
        let lines = problems(Language::English, &found, 1);
        assert_eq!(lines.len(), 3, "{lines:?}");
        assert_eq!(lines[0], "4 problems in this file");
        assert!(lines[1].starts_with("Line "), "{lines:?}");
        assert!(lines[1].contains(", column "), "{lines:?}");
        assert_eq!(lines[2], "and 3 more");
        let all = problems(Language::French, &found, 10);
        assert_eq!(all.len(), 5);
        assert!(all[1].starts_with("Ligne ") && all[1].contains("\u{a0}: "));
        let (_, none) = sgf::parse("(;GM[1])").unwrap();
        assert!(problems(Language::English, &none, 10).is_empty());
    }
}

//! What is wrong with a file that can still be read.

use crate::record::{Fault, Place, Problem, Problems};

use super::breaches::breach;
use super::language::sentence;
use super::{Language, catalogue};

catalogue! {
    /// What had to be guessed, mended or left out.
    pub enum Mended {
        At {
            en: "line {0}, column {1}",
            fr: "ligne {0}, colonne {1}",
        }
        Placed {
            en: "{0}: {1}",
            fr: "{0}\u{a0}: {1}",
        }
        OneProblem {
            en: "{0} problem in this file",
            fr: "{0} problème dans ce fichier",
        }
        ManyProblems {
            en: "{0} problems in this file",
            fr: "{0} problèmes dans ce fichier",
        }
        OneMore {
            en: "and {0} more",
            fr: "et encore {0} autre",
        }
        ManyMore {
            en: "and {0} more",
            fr: "et encore {0} autres",
        }
        Bytes {
            en: "some bytes are not valid {0} and were replaced by a placeholder",
            fr: "des octets ne sont pas valides en {0} et ont été remplacés par un signe",
        }
        WrongCharset {
            en: "the text is not {0}, as the file says; it was read as {1}",
            fr: "le texte n’est pas en {0} comme le dit le fichier\u{a0}; il a été lu en {1}",
        }
        OpenValue {
            en: "a value has no closing ]; the rest of the file was read as part of it",
            fr: "une valeur n’a pas de ] final\u{a0}; tout le reste du fichier lui a été attribué",
        }
        BareBracket {
            en: "a ] in a text is not escaped; it was read as part of the text",
            fr: "un ] n’est pas échappé dans un texte\u{a0}; il a été lu comme du texte",
        }
        OneOpenTree {
            en: "{0} ( has no ); the file seems to be cut off",
            fr: "{0} ( n’a pas de )\u{a0}; le fichier semble tronqué",
        }
        OpenTrees {
            en: "{0} ( have no ); the file seems to be cut off",
            fr: "{0} ( n’ont pas de )\u{a0}; le fichier semble tronqué",
        }
        NodeAfterVariation {
            en: "a node comes after a variation; it was read as another variation",
            fr: "un nœud suit une variante\u{a0}; il a été lu comme une variante de plus",
        }
        NodeAfterGame {
            en: "a node comes after the end of its game; it was read as part of it",
            fr: "un nœud suit la fin de sa partie\u{a0}; il lui a été rattaché",
        }
        NoSemicolon {
            en: "a node does not begin with a semicolon",
            fr: "un nœud ne commence pas par un point-virgule",
        }
        EmptyTree {
            en: "a tree without nodes was left out",
            fr: "un arbre sans nœud a été ignoré",
        }
        NoValue {
            en: "{0} has no value and was left out",
            fr: "{0} n’a pas de valeur et a été ignoré",
        }
        NoName {
            en: "a value without a name was left out",
            fr: "une valeur sans nom a été ignorée",
        }
        Stray {
            en: "“{0}” means nothing here and was left out",
            fr: "«\u{a0}{0}\u{a0}» n’a pas de sens ici et a été ignoré",
        }
        Game {
            en: "GM[{0}] is not Go; the file was read as Go anyway",
            fr: "GM[{0}] n’est pas le go\u{a0}; le fichier a tout de même été lu comme du go",
        }
        Size {
            en: "SZ[{0}] is not a board size from 2 to 25; the game is shown on 19×19",
            fr: "SZ[{0}] n’est pas une taille de 2 à 25\u{a0}; la partie est montrée en 19×19",
        }
        Rectangle {
            en: "the board is {0} by {1}; the game is shown on {2}",
            fr: "le goban est de {0} sur {1}\u{a0}; la partie est montrée en {2}",
        }
        Number {
            en: "{0}[{1}] is not a valid number here; {2} is used",
            fr: "{0}[{1}] n’est pas un nombre valide ici\u{a0}; {2} est utilisé à la place",
        }
        Rules {
            en: "the rules “{0}” are unknown; Japanese rules are used",
            fr: "la règle «\u{a0}{0}\u{a0}» n’est pas connue\u{a0}; la règle japonaise est appliquée",
        }
        Point {
            en: "{0}[{1}] is not a point of a {2} board; it is kept in the file but not shown",
            fr: "{0}[{1}] n’est pas un point d’un goban {2}\u{a0}; il reste dans le fichier mais n’est pas affiché",
        }
        OtherValue {
            en: "{0} has another value, [{1}]; it is kept in the file but not played",
            fr: "{0} a une autre valeur, [{1}]\u{a0}; elle reste dans le fichier mais n’est pas jouée",
        }
        Result {
            en: "“{0}” is not a result such as B+3.5, W+R, 0 or Void",
            fr: "«\u{a0}{0}\u{a0}» n’est pas un résultat comme B+3.5, W+R, 0 ou Void",
        }
        Illegal {
            en: "a move is illegal: {0}",
            fr: "un coup est interdit\u{a0}: {0}",
        }
        Line {
            en: "“{0}” could not be read and was left out",
            fr: "«\u{a0}{0}\u{a0}» n’a pas pu être lu et a été ignoré",
        }

        Outside {
            en: "“{0}” stands outside of any game and was left out",
            fr: "«\u{a0}{0}\u{a0}» se trouve hors de toute partie et a été ignoré",
        }
    }
}

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
    let head = language.count(number, Mended::OneProblem, Mended::ManyProblems);
    let first = listed.iter().take(most);
    let mut lines = vec![head];
    lines.extend(first.map(|one| problem(language, one)));
    let left = number - listed.len().min(most);
    if left > 0 {
        lines.push(language.count(left, Mended::OneMore, Mended::ManyMore));
    }
    lines
}

/// A clause with its line and column before it.
pub(super) fn placed(language: Language, place: Place, clause: &str) -> String {
    let place = language.fill(Mended::At, &[&place.line, &place.column]);
    language.fill(Mended::Placed, &[&place, &clause])
}

fn clause(language: Language, fault: &Fault) -> String {
    let say = |phrase: Mended| language.say(phrase).to_owned();
    match fault {
        Fault::Bytes { charset } => language.fill(Mended::Bytes, &[charset]),
        Fault::WrongCharset { declared, used } => {
            language.fill(Mended::WrongCharset, &[declared, used])
        }
        Fault::OpenValue => say(Mended::OpenValue),
        Fault::BareBracket => say(Mended::BareBracket),
        Fault::OpenTrees(number) => language.count(*number, Mended::OneOpenTree, Mended::OpenTrees),
        Fault::NodeAfterVariation => say(Mended::NodeAfterVariation),
        Fault::NodeAfterGame => say(Mended::NodeAfterGame),
        Fault::NoSemicolon => say(Mended::NoSemicolon),
        Fault::EmptyTree => say(Mended::EmptyTree),
        Fault::NoValue(name) => language.fill(Mended::NoValue, &[name]),
        Fault::NoName => say(Mended::NoName),
        Fault::Stray(text) => language.fill(Mended::Stray, &[text]),
        Fault::Outside(text) => language.fill(Mended::Outside, &[text]),
        Fault::Game(text) => language.fill(Mended::Game, &[text]),
        Fault::Size(text) => language.fill(Mended::Size, &[text]),
        Fault::Rectangle {
            columns,
            rows,
            shown,
        } => language.fill(Mended::Rectangle, &[columns, rows, shown]),
        Fault::Number { name, text, used } => language.fill(Mended::Number, &[name, text, used]),
        Fault::Rules(text) => language.fill(Mended::Rules, &[text]),
        Fault::Point { name, text, size } => language.fill(Mended::Point, &[name, text, size]),
        Fault::OtherValue { name, text } => language.fill(Mended::OtherValue, &[name, text]),
        Fault::Result(text) => language.fill(Mended::Result, &[text]),
        Fault::Illegal(why) => language.fill(Mended::Illegal, &[&breach(language, why)]),
        Fault::Line(text) => language.fill(Mended::Line, &[text]),
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
    fn every_fault_is_a_sentence_of_its_own_in_both_languages() {
        let mut said: Vec<String> = Language::ALL
            .into_iter()
            .flat_map(|language| every_fault().into_iter().map(move |one| (language, one)))
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

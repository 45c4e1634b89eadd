//! What the comments of a problem say about a move: the words by which authors
//! and programs mark right and wrong.
//!
//! `docs/PROBLEMS.md` says where each of them comes from.

/// What a comment says of the line of play that it stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// It solves the problem.
    Right,
    /// It does not.
    Wrong,
}

/// A mark in capitals, as goproblems.com has it; it is no part of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Capital {
    /// The end of a solution.
    Right,
    /// The end of a line that fails.
    Wrong,
    /// A reply that is chosen among others of its kind.
    Choice,
    /// Only the moves of the tree can be played here.
    Force,
    /// A move that is not reached by playing.
    NotThis,
}

const CAPITALS: [(&str, Capital); 5] = [
    ("RIGHT", Capital::Right),
    ("WRONG", Capital::Wrong),
    ("CHOICE", Capital::Choice),
    ("FORCE", Capital::Force),
    ("NOTTHIS", Capital::NotThis),
];

/// What a sentence begins with, in small letters.
const BEGINNINGS: [(&str, Meaning); 19] = [
    ("correct", Meaning::Right),
    ("correcto", Meaning::Right),
    ("richtig", Meaning::Right),
    ("success", Meaning::Right),
    ("solved", Meaning::Right),
    ("réussi", Meaning::Right),
    ("wrong", Meaning::Wrong),
    ("incorrect", Meaning::Wrong),
    ("incorrecto", Meaning::Wrong),
    ("failure", Meaning::Wrong),
    ("failed", Meaning::Wrong),
    ("fails", Meaning::Wrong),
    ("fail", Meaning::Wrong),
    ("falsch", Meaning::Wrong),
    ("faux", Meaning::Wrong),
    ("échec", Meaning::Wrong),
    ("raté", Meaning::Wrong),
    ("not correct", Meaning::Wrong),
    ("mistake", Meaning::Wrong),
];

/// What a sentence says, in small letters, wherever it says it.
const STATEMENTS: [(&str, Meaning); 7] = [
    ("is correct", Meaning::Right),
    ("is also correct", Meaning::Right),
    ("is incorrect", Meaning::Wrong),
    ("is not correct", Meaning::Wrong),
    ("isn't correct", Meaning::Wrong),
    ("is wrong", Meaning::Wrong),
    ("est incorrect", Meaning::Wrong),
];

/// What is a whole sentence at the very beginning: `right` alone means more
/// often a side of the board.
const ALONE: [(&str, Meaning); 3] = [
    ("right", Meaning::Right),
    ("juste", Meaning::Right),
    ("bonne réponse", Meaning::Right),
];

/// What makes a word at the start of a sentence speak of another move:
/// "Correct is D4".
const OF_ANOTHER: [&str; 5] = ["is", "was", "would", "est", "ist"];

/// Words of scripts without blanks, wherever they stand.
const SIGNS: [(&str, Meaning); 18] = [
    ("正解", Meaning::Right),
    ("正确", Meaning::Right),
    ("正確", Meaning::Right),
    ("答对", Meaning::Right),
    ("答對", Meaning::Right),
    ("成功", Meaning::Right),
    ("정답", Meaning::Right),
    ("정해", Meaning::Right),
    ("失败", Meaning::Wrong),
    ("失敗", Meaning::Wrong),
    ("错误", Meaning::Wrong),
    ("錯誤", Meaning::Wrong),
    ("答错", Meaning::Wrong),
    ("答錯", Meaning::Wrong),
    ("不正解", Meaning::Wrong),
    ("間違い", Meaning::Wrong),
    ("실패", Meaning::Wrong),
    ("오답", Meaning::Wrong),
];

/// Signs that turn the one behind them into its opposite.
const NEGATIONS: [char; 5] = ['不', '非', '未', '沒', '没'];

/// What ends a sentence, for all that matters here.
const ENDS: [char; 12] = ['.', '!', '?', ',', ':', ';', '\n', '…', '。', '!', '?', '–'];

/// The marks in capitals of a comment, in their order.
pub(super) fn capitals(comment: &str) -> impl Iterator<Item = Capital> {
    comment.split(is_no_letter).filter_map(capital)
}

/// The same comment as people read it: without the marks.
pub(super) fn without_marks(comment: &str) -> String {
    let comment = comment.trim();
    let comment = comment.strip_prefix('+').unwrap_or(comment);
    if capitals(comment).next().is_none() {
        return comment.trim().to_owned();
    }
    let mut kept = String::with_capacity(comment.len());
    for piece in comment.split_inclusive(is_no_letter) {
        let word = piece.trim_end_matches(is_no_letter);
        match capital(word) {
            Some(_) => kept.push_str(&piece[word.len()..]),
            None => kept.push_str(piece),
        }
    }
    let lines = kept.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.join(" ")
    });
    let text = lines.collect::<Vec<String>>().join("\n");
    text.trim_matches(|c: char| c.is_whitespace()).to_owned()
}

/// What a comment says of its line, if anything: the first word that says it
/// counts, since what comes later may explain another move.
pub(super) fn meaning(comment: &str) -> Option<Meaning> {
    let marked = capitals(comment).find_map(|capital| match capital {
        Capital::Right => Some(Meaning::Right),
        Capital::Wrong => Some(Meaning::Wrong),
        Capital::Choice | Capital::Force | Capital::NotThis => None,
    });
    marked.or_else(|| {
        let comment = comment.trim();
        if comment.starts_with('+') {
            return Some(Meaning::Right);
        }
        in_sentences(comment).or_else(|| in_signs(comment))
    })
}

fn capital(word: &str) -> Option<Capital> {
    let known = CAPITALS.iter().find(|(name, _)| *name == word);
    known.map(|&(_, capital)| capital)
}

fn is_no_letter(character: char) -> bool {
    !character.is_alphanumeric()
}

/// How much of a comment is looked at: what marks a line stands near its
/// beginning.
const LOOKED_AT: usize = 2_000;

fn in_sentences(comment: &str) -> Option<Meaning> {
    let head: String = comment.chars().take(LOOKED_AT).collect();
    let head = head.to_lowercase().replace('’', "'");
    let mut sentences = head.split(ENDS).map(plain).filter(|of| !of.is_empty());
    let first = sentences.next()?;
    let alone = ALONE.iter().find(|(words, _)| *words == first);
    if let Some(&(_, meaning)) = alone {
        return Some(meaning);
    }
    std::iter::once(first)
        .chain(sentences)
        .find_map(|sentence| of_sentence(&sentence))
}

/// A sentence with one blank between its words, and nothing around them.
fn plain(sentence: &str) -> String {
    let inner = |c: char| c == '\'';
    let words = sentence.split(|c: char| is_no_letter(c) && !inner(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn of_sentence(sentence: &str) -> Option<Meaning> {
    let begins = BEGINNINGS.iter().find(|(words, _)| {
        let Some(rest) = sentence.strip_prefix(words) else {
            return false;
        };
        let next = rest.split_whitespace().next();
        (rest.is_empty() || rest.starts_with(' '))
            && !next.is_some_and(|next| OF_ANOTHER.contains(&next))
    });
    if let Some(&(_, meaning)) = begins {
        return Some(meaning);
    }
    let padded = format!(" {sentence} ");
    let said = STATEMENTS
        .iter()
        .filter_map(|&(words, meaning)| Some((padded.find(&format!(" {words} "))?, meaning)));
    said.min_by_key(|&(place, _)| place)
        .map(|(_, meaning)| meaning)
}

fn in_signs(comment: &str) -> Option<Meaning> {
    let found = SIGNS.iter().filter_map(|&(sign, meaning)| {
        let at = comment.find(sign)?;
        let before = comment[..at].chars().next_back();
        let negated = before.is_some_and(|sign| NEGATIONS.contains(&sign));
        let meaning = match (meaning, negated) {
            (Meaning::Right, true) => Meaning::Wrong,
            (meaning, _) => meaning,
        };
        Some((at, meaning))
    });
    let first = found.min_by_key(|&(at, _)| at);
    first.map(|(_, meaning)| meaning)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_mark_a_line_as_right() {
        for comment in [
            "RIGHT",
            "White is dead.RIGHT",
            "CHOICE\nRIGHT",
            "CORRECT",
            "Correct!",
            "correct. Black lives with two eyes.",
            "Well played. Correct.",
            "This is correct",
            "A ko is also correct, but worse",
            "+",
            "+ Black lives",
            "Right.",
            "right",
            "正解",
            "正解図",
            "黑活。正确",
            "答对了",
            "正確",
            "정답입니다",
            "정해",
            "Bonne réponse !",
            "Richtig!",
        ] {
            assert_eq!(meaning(comment), Some(Meaning::Right), "{comment}");
        }
    }

    #[test]
    fn words_mark_a_line_as_wrong() {
        for comment in [
            "WRONG",
            "Wrong",
            "Incorrect. The correct answer is D4.",
            "incorrect",
            "Not correct!",
            "This is not correct",
            "This is incorrect",
            "That isn’t correct.",
            "Black is dead. Fail",
            "失败",
            "失敗図",
            "错误。正解是A",
            "答错",
            "不正解",
            "不正确",
            "실패",
            "오답",
            "Faux : Blanc vit.",
        ] {
            assert_eq!(meaning(comment), Some(Meaning::Wrong), "{comment}");
        }
    }

    #[test]
    fn other_words_mark_nothing() {
        for comment in [
            "",
            "Black to play",
            "White to the right of it",
            "On the right side",
            "Correctness is proved elsewhere",
            "Correct is D4",
            "FORCE",
            "CHOICE",
            "NOTTHIS",
            "The bright move",
            "变化",
            "a-b+c",
            "COPYRIGHT 2001",
        ] {
            assert_eq!(meaning(comment), None, "{comment}");
        }
    }

    #[test]
    fn marks_are_no_part_of_the_text() {
        for (comment, text) in [
            ("White is dead.RIGHT", "White is dead."),
            ("RIGHT", ""),
            ("CHOICE White resists\nFORCE", "White resists"),
            ("+ Black lives", "Black lives"),
            ("Correct!", "Correct!"),
            ("COPYRIGHT RIGHTS", "COPYRIGHT RIGHTS"),
            ("Two\nlines RIGHT", "Two\nlines"),
        ] {
            assert_eq!(without_marks(comment), text, "{comment}");
        }
    }
}

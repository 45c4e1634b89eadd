//! What an engine says to a command, read from its bytes.

use super::EngineError;

/// What an engine says to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It has done so, and says this.
    Done(String),
    /// It cannot, and says why.
    Refused(String),
}

/// Whether a line has nothing on it, which ends an answer.
pub(super) fn is_blank(line: &[u8]) -> bool {
    line.iter().all(u8::is_ascii_whitespace)
}

/// Whether a line begins the answer to the command with this number.
pub(super) fn answers_number(line: &[u8], number: &str) -> bool {
    let rest = line
        .strip_prefix(b"=")
        .or_else(|| line.strip_prefix(b"?"))
        .and_then(|rest| rest.strip_prefix(number.as_bytes()));
    rest.is_some_and(|rest| !rest.first().is_some_and(u8::is_ascii_digit))
}

/// What is wrong with something that is no answer.
pub(super) fn not_an_answer(command: &str, bytes: &[u8]) -> EngineError {
    match str::from_utf8(bytes) {
        Ok(text) => EngineError::NotAnAnswer(text.trim().chars().take(80).collect()),
        Err(_) => EngineError::NotText(command.to_owned()),
    }
}

/// Reads an answer whose first byte has been looked at.
pub(super) fn read_answer(command: &str, bytes: Vec<u8>) -> Result<Answer, EngineError> {
    let Ok(text) = String::from_utf8(bytes) else {
        return Err(EngineError::NotText(command.to_owned()));
    };
    let refused = text.starts_with('?');
    // The protocol says so: tabs are blanks, other control characters nothing.
    let text: String = text
        .chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|&c| c == '\n' || !c.is_control())
        .skip(1)
        .skip_while(char::is_ascii_digit)
        .collect();
    let text = text.trim().to_owned();
    if refused {
        return Ok(Answer::Refused(text));
    }
    Ok(Answer::Done(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Answer {
        read_answer("x", bytes.to_vec()).unwrap()
    }

    #[test]
    fn an_answer_is_read_without_its_sign_its_number_and_its_blanks() {
        assert_eq!(read(b"= D4\n"), Answer::Done("D4".to_owned()));
        assert_eq!(read(b"=12 D4\r\n"), Answer::Done("D4".to_owned()));
        assert_eq!(read(b"=\r\n"), Answer::Done(String::new()));
        assert_eq!(read(b"= a\tb\x07\nc\n"), Answer::Done("a b\nc".to_owned()));
        assert_eq!(read(b"? no\n"), Answer::Refused("no".to_owned()));
        let error = read_answer("name", b"= \xff\n".to_vec()).unwrap_err();
        assert!(matches!(error, EngineError::NotText(_)), "{error}");
    }

    #[test]
    fn a_number_is_told_from_one_that_it_begins() {
        assert!(answers_number(b"=1 2\n", "1"));
        assert!(answers_number(b"?1\n", "1"));
        assert!(!answers_number(b"=12 2\n", "1"));
        assert!(!answers_number(b"= 1\n", "1"));
        assert!(!answers_number(b"1\n", "1"));
    }
}

//! How an engine is started.

use std::path::PathBuf;

use super::EngineError;

/// How an engine is started.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct EngineCommand {
    /// What it is called here.
    pub name: String,
    /// The program and its arguments, as in a shell: quotes and backslashes
    /// keep blanks together.
    pub command: String,
    /// The folder it is started in.
    pub folder: Option<PathBuf>,
    /// GTP commands that are sent once it has started, a line each.
    pub startup: Vec<String>,
}

impl EngineCommand {
    /// The program and its arguments.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if there is no program, or a quote is left open.
    pub fn words(&self) -> Result<Vec<String>, EngineError> {
        let words = split(&self.command)?;
        match words.first() {
            Some(program) if !program.is_empty() => Ok(words),
            Some(_) | None => Err(EngineError::NoCommand),
        }
    }

    /// The GTP commands to begin with, without what is none.
    pub(super) fn startup_lines(&self) -> impl Iterator<Item = String> {
        let lines = self.startup.iter().flat_map(|text| text.lines());
        lines.filter_map(|line| {
            let line = line.split('#').next().unwrap_or_default();
            let line: String = line
                .chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .collect();
            let line = line.trim();
            (!line.is_empty()).then(|| line.to_owned())
        })
    }
}

/// Splits a line into words as a shell does: single quotes keep everything as
/// it is, in double quotes a backslash protects a quote or itself, outside of
/// quotes it protects anything.
///
/// The crates that do this take `#` for the beginning of a comment and do not
/// say what is left open.
fn split(line: &str) -> Result<Vec<String>, EngineError> {
    let mut words = Vec::new();
    // Quotes with nothing between them are a word as well.
    let mut word: Option<String> = None;
    let mut chars = line.chars();
    while let Some(character) = chars.next() {
        match character {
            '\'' | '"' => quoted(character, &mut chars, word.get_or_insert_default())?,
            '\\' => {
                let next = chars.next().ok_or(EngineError::OpenBackslash)?;
                word.get_or_insert_default().push(next);
            }
            blank if blank.is_whitespace() => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    Ok(words)
}

/// Adds what comes before the closing quote to a word.
fn quoted(
    quote: char,
    chars: &mut impl Iterator<Item = char>,
    word: &mut String,
) -> Result<(), EngineError> {
    let open = || EngineError::OpenQuote(quote);
    loop {
        let character = chars.next().ok_or_else(open)?;
        if character == quote {
            return Ok(());
        }
        if character != '\\' || quote == '\'' {
            word.push(character);
            continue;
        }
        let next = chars.next().ok_or_else(open)?;
        if !matches!(next, '"' | '\\') {
            word.push('\\');
        }
        word.push(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        split(line).unwrap()
    }

    #[test]
    fn words_are_split_as_in_a_shell() {
        assert_eq!(words("gnugo --mode gtp"), ["gnugo", "--mode", "gtp"]);
        assert_eq!(words("  a \t b\n"), ["a", "b"]);
        assert_eq!(words("'/my engines/go' x"), ["/my engines/go", "x"]);
        assert_eq!(words("\"a b\"c' d'"), ["a bc d"]);
        assert_eq!(words(r"a\ b \' \\"), ["a b", "'", r"\"]);
        assert_eq!(words(r#""a\"b\\c\d" 'e\f'"#), [r#"a"b\c\d"#, r"e\f"]);
        assert_eq!(words("a '' \"\""), ["a", "", ""]);
        assert!(words("").is_empty());
    }

    #[test]
    fn what_is_left_open_is_named() {
        for (line, says) in [
            ("go 'x", "the quote ' is not closed"),
            ("go \"x\\", "the quote \" is not closed"),
            ("go \\", "nothing follows the last backslash"),
            ("", "there is no command"),
            ("  ", "there is no command"),
            ("'' x", "there is no command"),
        ] {
            let command = EngineCommand {
                command: line.to_owned(),
                ..EngineCommand::default()
            };
            let error = command.words().unwrap_err().to_string();
            assert!(error.contains(says), "{line}: {error}");
        }
    }

    #[test]
    fn a_startup_line_is_one_command_whatever_is_in_it() {
        let command = EngineCommand {
            startup: ["level 5", " # nothing", "", "a\nb\tc # d"]
                .map(str::to_owned)
                .to_vec(),
            ..EngineCommand::default()
        };
        let lines: Vec<String> = command.startup_lines().collect();
        assert_eq!(lines, ["level 5", "a", "b c"]);
    }
}

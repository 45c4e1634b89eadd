//! An answer → lines of GTP.

use std::fmt;

/// An answer to one command, as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Response<'a> {
    /// The number of the command, if it had one.
    pub(super) id: Option<u32>,
    /// What there is to say: an answer or why there is none.
    pub(super) said: Result<&'a str, &'a str>,
}

/// How an answer begins that says nothing else on its first line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening(pub(super) Option<u32>);

impl fmt::Display for Response<'_> {
    /// An empty line would end the answer, so one inside it gets a blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mark, text) = match self.said {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        write!(f, "{mark}")?;
        if let Some(id) = self.id {
            write!(f, "{id}")?;
        }
        let text = text.trim_end();
        if !text.is_empty() {
            write!(f, " ")?;
        }
        for (index, line) in text.lines().enumerate() {
            match (index, line) {
                (0, line) => write!(f, "{line}")?,
                (_, "") => write!(f, "\n ")?,
                (_, line) => write!(f, "\n{line}")?,
            }
        }
        write!(f, "\n\n")
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(id) => writeln!(f, "={id}"),
            None => writeln!(f, "="),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_ends_with_its_first_empty_line() {
        let sent = |id, said| Response { id, said }.to_string();
        assert_eq!(sent(None, Ok("")), "=\n\n");
        assert_eq!(sent(Some(3), Ok("")), "=3\n\n");
        assert_eq!(sent(None, Ok("2")), "= 2\n\n");
        assert_eq!(sent(Some(0), Err("illegal move")), "?0 illegal move\n\n");
        assert_eq!(sent(None, Ok("a\n\n\nb\n\n")), "= a\n \n \nb\n\n");
        assert_eq!(sent(None, Ok("\nboard")), "= \nboard\n\n");
        assert_eq!(sent(None, Ok("a\r\n\r\nb")), "= a\n \nb\n\n");
        assert_eq!(Opening(Some(4)).to_string(), "=4\n");
        assert_eq!(Opening(None).to_string(), "=\n");
    }
}

//! A line of GTP → a command.

/// A line as the controller sent it, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that the answer repeats.
    pub(super) id: Option<u32>,
    /// What is asked for; empty where a line has nothing but a number.
    pub(super) name: String,
    /// What follows the name, split at blanks.
    pub(super) arguments: Vec<String>,
}

impl Command {
    /// Reads a line as section 3.1 of the specification says: control
    /// characters mean nothing, a tab is a blank, `#` begins a comment. `None`
    /// where nothing is left, which is answered by nothing.
    pub(super) fn parse(line: &[u8]) -> Option<Self> {
        let kept: Vec<u8> = line
            .iter()
            .take_while(|&&byte| byte != b'#')
            .filter(|&&byte| byte == b'\t' || !byte.is_ascii_control())
            .map(|&byte| if byte == b'\t' { b' ' } else { byte })
            .collect();
        let text = String::from_utf8_lossy(&kept);
        let mut words = text.split(' ').filter(|word| !word.is_empty()).peekable();
        let first = words.peek()?;
        let digits = first.bytes().all(|byte| byte.is_ascii_digit());
        let id = first.parse().ok().filter(|_| digits);
        if id.is_some() {
            words.next();
        }
        let name = words.next().unwrap_or_default().to_owned();
        let arguments = words.map(str::to_owned).collect();
        Some(Self {
            id,
            name,
            arguments,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &[u8]) -> Option<(Option<u32>, String)> {
        let Command {
            id,
            name,
            arguments,
        } = Command::parse(line)?;
        Some((id, [&[name], &arguments[..]].concat().join("|")))
    }

    #[test]
    fn a_line_is_a_number_a_name_and_arguments() {
        let plain = |id, text: &str| Some((id, text.to_owned()));
        assert_eq!(told(b"play b D4\n"), plain(None, "play|b|D4"));
        assert_eq!(told(b"12 name\r\n"), plain(Some(12), "name"));
        assert_eq!(told(b" \t7\tplay  b\td4 "), plain(Some(7), "play|b|d4"));
        assert_eq!(told(b"na\x07me\x7f # what"), plain(None, "name"));
        assert_eq!(told(b"3"), plain(Some(3), ""));
        assert_eq!(told(b"3#name"), plain(Some(3), ""));
        assert_eq!(told(b"99999999999 name"), plain(None, "99999999999|name"));
        assert_eq!(told(b"-1 name"), plain(None, "-1|name"));
        assert_eq!(told(b"+1 name"), plain(None, "+1|name"));
        assert_eq!(told("échec\u{a0}1".as_bytes()), plain(None, "échec\u{a0}1"));
    }

    #[test]
    fn a_line_without_anything_is_no_command() {
        for line in [&b""[..], b"\r\n", b" \t ", b"# name", b"\x01\x02", b"  #"] {
            assert_eq!(Command::parse(line), None, "{line:?}");
        }
    }
}

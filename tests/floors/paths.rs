//! The paths that a file names, read from its tokens: enough of the language to
//! follow `use`, and no more.

use crate::sources::Source;

/// A path as it stands in a file.
#[derive(Debug)]
pub(crate) struct Named {
    pub(crate) segments: Vec<String>,
    pub(crate) line: usize,
    /// The name under which it is known in the file, if it stands in a `use`.
    pub(crate) imported_as: Option<String>,
}

/// Every path of two segments or more, and every path in a `use`.
pub(crate) fn named_paths(source: &Source) -> Vec<Named> {
    let mut reader = Reader::new(source);
    let mut named = Vec::new();
    while let Some((line, token)) = reader.next() {
        if token == "use" {
            reader.tree(Vec::new(), &mut named);
        } else if is_name(&token) {
            let mut segments = vec![token];
            while reader.peek() == Some("::") {
                reader.next();
                match reader.peek() {
                    Some(name) if is_name(name) => segments.extend(reader.next().map(|it| it.1)),
                    _ => break,
                }
            }
            if segments.len() > 1 {
                named.push(Named {
                    segments,
                    line,
                    imported_as: None,
                });
            }
        }
    }
    named
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The tokens of a file, as far as paths are made of them.
struct Reader {
    tokens: std::iter::Peekable<std::vec::IntoIter<(usize, String)>>,
}

impl Reader {
    fn new(source: &Source) -> Self {
        let mut tokens = Vec::new();
        for line in &source.lines {
            let mut rest = line.code.as_str();
            while let Some(first) = rest.chars().next() {
                let length = match first {
                    _ if rest.starts_with("::") => 2,
                    _ if is_name(rest) => rest
                        .find(|c: char| !c.is_alphanumeric() && c != '_')
                        .unwrap_or(rest.len()),
                    // The words of a string are no paths.
                    '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
                    _ => first.len_utf8(),
                };
                let (token, further) = rest.split_at(length);
                if !token.trim().is_empty() {
                    tokens.push((line.number, token.to_owned()));
                }
                rest = further;
            }
        }
        Self {
            tokens: tokens.into_iter().peekable(),
        }
    }

    fn next(&mut self) -> Option<(usize, String)> {
        self.tokens.next()
    }

    fn peek(&mut self) -> Option<&str> {
        self.tokens.peek().map(|(_, token)| token.as_str())
    }

    /// Reads what stands behind `use`, or behind `::` in one.
    fn tree(&mut self, prefix: Vec<String>, named: &mut Vec<Named>) {
        let mut segments = prefix.clone();
        while let Some((line, token)) = self.next() {
            match token.as_str() {
                "{" => {
                    while self.peek().is_some_and(|token| token != "}") {
                        self.tree(segments.clone(), named);
                        if self.peek() == Some(",") {
                            self.next();
                        }
                    }
                    self.next();
                    return;
                }
                "::" => {}
                "self" if segments.len() > 1 || !prefix.is_empty() => {}
                name if is_name(name) => segments.push(token),
                // `*`, which the lints do not allow.
                _ => return,
            }
            if self.peek() == Some("::") || self.peek() == Some("{") {
                continue;
            }
            let mut alias = segments.last().cloned().unwrap_or_default();
            if self.peek() == Some("as") {
                self.next();
                alias = self.next().map(|(_, name)| name).unwrap_or_default();
            }
            if self
                .peek()
                .is_some_and(|token| matches!(token, ";" | "," | "}"))
            {
                named.push(Named {
                    segments,
                    line,
                    imported_as: Some(alias),
                });
                return;
            }
        }
    }
}

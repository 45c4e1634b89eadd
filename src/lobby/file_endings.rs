//! How the names of files end.

/// Adds the first of these endings to a name that has none of them; one that is
/// begun is completed.
///
/// Other dots stay: `game.v2` is a name like any other.
#[must_use]
pub fn with_ending(name: &str, endings: &[&str]) -> String {
    let name = name.trim();
    if ends_in(name, endings) {
        return name.to_owned();
    }
    let begun = endings
        .iter()
        .find_map(|ending| rest_of_ending(name, ending));
    match (begun, endings.first()) {
        (Some(rest), _) => format!("{name}{rest}"),
        (None, Some(first)) if name.ends_with('.') => format!("{name}{first}"),
        (None, Some(first)) => format!("{name}.{first}"),
        (None, None) => name.to_owned(),
    }
}

/// What is missing of an ending of several parts that is begun: `.ron` after
/// `game.jego`.
fn rest_of_ending<'a>(name: &str, ending: &'a str) -> Option<&'a str> {
    let name = name.to_lowercase();
    let mut parts = ending
        .match_indices('.')
        .map(|(dot, _)| ending.split_at(dot));
    parts.find_map(|(begun, rest)| has_ending(&name, begun).then_some(rest))
}

/// Whether a name has one of these endings, in capitals or not. A name that is
/// nothing but the ending has none.
fn ends_in(name: &str, endings: &[&str]) -> bool {
    let name = name.to_lowercase();
    endings.iter().any(|ending| has_ending(&name, ending))
}

/// Whether a name in small letters has this ending.
#[must_use]
pub fn has_ending(lowercase: &str, ending: &str) -> bool {
    let stem = lowercase
        .strip_suffix(ending)
        .and_then(|stem| stem.strip_suffix('.'));
    stem.is_some_and(|stem| !stem.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAVE: [&str; 2] = ["jego.ron", "sgf"];

    #[test]
    fn an_ending_is_added_where_it_is_missing() {
        for (typed, whole) in [
            ("game", "game.jego.ron"),
            ("  game ", "game.jego.ron"),
            ("game.", "game.jego.ron"),
            ("game.v2", "game.v2.jego.ron"),
            ("game.jego", "game.jego.ron"),
            ("game.jego.ron", "game.jego.ron"),
            ("Game.JEGO.RON", "Game.JEGO.RON"),
            ("game.sgf", "game.sgf"),
            ("game.ron", "game.ron.jego.ron"),
            (".sgf", ".sgf.jego.ron"),
            ("été/partie", "été/partie.jego.ron"),
        ] {
            assert_eq!(with_ending(typed, &SAVE), whole);
        }
        assert_eq!(with_ending("board", &["png"]), "board.png");
        assert_eq!(with_ending("folder", &[]), "folder");
    }
}

//! Why something is not published, in words.

use super::CannotPublish;
use crate::drawing::CannotPaint;
use crate::words::{Language, PublishingWords as Words};

/// What is said of something that cannot be published.
#[must_use]
pub fn publish_trouble(language: Language, why: &CannotPublish) -> String {
    let phrase = match why {
        CannotPublish::Move(none) if none.moves == 0 => Words::NoMoves,
        CannotPublish::Move(none) => {
            let values: [&dyn std::fmt::Display; 2] = [&none.asked, &none.moves];
            return language.fill_for(none.moves, Words::NoSuchMove, &values);
        }
        CannotPublish::NoMoves => Words::NoMoves,
        CannotPublish::Picture(CannotPaint::Size { .. } | CannotPaint::Pack) => Words::TooLarge,
        CannotPublish::Pieces => Words::NoFigures,
        // The page does not offer these.
        CannotPublish::OnlyLine(_) | CannotPublish::NoLine(_) => return why.to_string(),
    };
    language.say(phrase).to_owned()
}

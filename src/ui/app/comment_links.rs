//! Points and moves in a comment, as links to what they name.

use crate::board::Point;
use crate::find::{Mentioned, mentions};
use crate::game::TurnId;
use crate::session::Match;
use crate::ui::panel::comment::CommentLink;
use crate::words::{FindWords, Language, vocabulary};

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LinkTarget {
    /// The point that lights up.
    pub(super) point: Option<Point>,
    /// The turn to go to.
    pub(super) turn: Option<TurnId>,
}

/// The links of the comment that was last shown.
#[derive(Debug, Default)]
pub(super) struct CommentLinks {
    /// What they were made for: the match as it was, and the comment.
    of: Option<(u64, String)>,
    pub(super) links: Vec<CommentLink>,
    pub(super) targets: Vec<LinkTarget>,
}

impl CommentLinks {
    /// Finds the links of a comment, if it is another one or the game has changed.
    pub(super) fn catch_up(&mut self, session: &Match, comment: &str, language: Language) {
        let revision = session.revision();
        if let Some((known, text)) = &self.of
            && *known == revision
            && text == comment
        {
            return;
        }
        self.of = Some((revision, comment.to_owned()));
        self.links.clear();
        self.targets.clear();
        let found = mentions(comment, &vocabulary(), |name| session.point_named(name));
        if found.is_empty() {
            return;
        }
        let line = session.line();
        for mention in found {
            let turn = line.turn_of(mention.what);
            let point = match mention.what {
                Mentioned::Point(point) => Some(point),
                // What the game does not have is no link.
                Mentioned::Move { .. } if turn.is_none() => continue,
                Mentioned::Move { .. } => turn.and_then(|(_, point)| point),
            };
            let phrase = match turn {
                Some(_) => FindWords::Link,
                None => FindWords::PointLink,
            };
            let said = comment.get(mention.range.clone()).unwrap_or_default();
            self.links.push(CommentLink {
                name: language.fill(phrase, &[&said]),
                range: mention.range,
            });
            self.targets.push(LinkTarget {
                point,
                turn: turn.map(|(turn, _)| turn),
            });
        }
    }
}

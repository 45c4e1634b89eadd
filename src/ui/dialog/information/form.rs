//! What the form about a game holds.

use crate::aligne4::Variant;
use crate::board::Color;
use crate::go::Rules;
use crate::record::{GameKind, Header, InvalidHeader, Start, Terms, TimeControl};
use crate::session::Match;
use crate::words::{Dialog as Words, InformationWords as Info, Language};

/// The lines that can be written, and what is fixed.
#[derive(Clone, Debug)]
pub(crate) struct InformationForm {
    pub(super) lines: Vec<Line>,
    /// Rules and komi, where there is a choice of them.
    pub(super) terms: Option<Terms>,
    pub(super) about: About,
    pub(super) control: TimeControl,
}

/// A line that can be written.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) header: Header,
    /// What it is called.
    pub(super) name: &'static str,
    pub(super) text: String,
    before: String,
}

/// What was agreed before the game.
#[derive(Clone, Debug)]
pub(super) enum About {
    Go(Box<Start>),
    Othello,
    Aligne4(Variant),
}

impl Line {
    /// What stands against it. What a file has had is left alone.
    pub(super) fn fault(&self) -> Option<InvalidHeader> {
        let written = self.text != self.before;
        self.header.typed(&self.text).err().filter(|_| written)
    }

    /// What it says from now on, if that is something else.
    fn change(&self) -> Option<(Header, String)> {
        let typed = self.header.typed(&self.text).ok()?;
        let written = self.text != self.before && typed != self.before;
        written.then_some((self.header, typed))
    }
}

impl InformationForm {
    /// Filled in as the record says.
    pub(crate) fn of(session: &Match, language: Language) -> Self {
        let line = |header| {
            let text = session.header(header).unwrap_or_default().into_owned();
            Line {
                header,
                name: name(header, session.kind(), language),
                before: text.clone(),
                text,
            }
        };
        let may_change = |header: &Header| match header {
            Header::MainTime | Header::Overtime => session.can_set_time(),
            // What is counted for a rating is not written by hand.
            Header::Result => session.rated().is_none(),
            Header::Player(_)
            | Header::Rank(_)
            | Header::Team(_)
            | Header::Date
            | Header::Place
            | Header::Event
            | Header::Round
            | Header::Name
            | Header::Opening
            | Header::Source
            | Header::Annotator
            | Header::User
            | Header::Copyright
            | Header::Comment => true,
        };
        Self {
            lines: Header::ALL
                .into_iter()
                .filter(may_change)
                .map(line)
                .collect(),
            terms: match session {
                // Atari go has neither komi nor a choice of rules.
                Match::Go(_) if session.is_atari_go() => None,
                Match::Go(session) => Some(session.record().start().terms()),
                Match::Othello(_) | Match::Aligne4(_) => None,
            },
            about: match session {
                Match::Go(session) => About::Go(Box::new(session.record().start().clone())),
                Match::Othello(_) => About::Othello,
                Match::Aligne4(session) => About::Aligne4(*session.record().start()),
            },
            control: session.control(),
        }
    }

    /// The line of a header, if it can be written.
    pub(super) fn line(&mut self, header: Header) -> Option<&mut Line> {
        self.lines.iter_mut().find(|line| line.header == header)
    }

    /// How much time the players have by what is written, if that says it.
    pub(super) fn time(&self) -> TimeControl {
        let line = |header| self.lines.iter().find(|line| line.header == header);
        let (Some(main), Some(overtime)) = (line(Header::MainTime), line(Header::Overtime)) else {
            return self.control;
        };
        let secs = main.header.typed(&main.text).unwrap_or_default();
        TimeControl::of_sgf(&secs, &overtime.text).unwrap_or_default()
    }

    /// Whether everything that was written can stand in a file.
    pub(super) fn is_sound(&self) -> bool {
        self.lines.iter().all(|line| line.fault().is_none())
    }

    /// The rules and komi, if they are not as they were.
    pub(super) fn new_terms(&self) -> Option<Terms> {
        let before = match &self.about {
            About::Go(start) => Some(start.terms()),
            About::Othello | About::Aligne4(_) => None,
        };
        self.terms.filter(|_| self.terms != before)
    }

    /// The lines that are not as they were.
    pub(super) fn changes(&self) -> Vec<(Header, String)> {
        self.lines.iter().filter_map(Line::change).collect()
    }
}

impl About {
    /// The rules that it was played by so far.
    pub(super) const fn own_rules(&self) -> Option<Rules> {
        match self {
            Self::Go(start) => Some(start.rules),
            Self::Othello | Self::Aligne4(_) => None,
        }
    }

    pub(super) fn has_own_rules(&self) -> bool {
        match self {
            Self::Go(start) => start.ruleset.is_none(),
            Self::Othello | Self::Aligne4(_) => false,
        }
    }
}

/// What a line is called, also in games whose sides have no colors.
fn name(header: Header, kind: GameKind, language: Language) -> &'static str {
    let colored = kind != GameKind::Aligne4;
    let by_side = |of: [Words; 4], color: Color| {
        let [black, white, first, second] = of;
        language.say(match (color, colored) {
            (Color::Black, true) => black,
            (Color::White, true) => white,
            (Color::Black, false) => first,
            (Color::White, false) => second,
        })
    };
    match header {
        Header::Player(color) => {
            let names = [
                Words::BlackName,
                Words::WhiteName,
                Words::FirstName,
                Words::SecondName,
            ];
            by_side(names, color)
        }
        Header::Rank(color) => {
            let ranks = [
                Words::BlackRank,
                Words::WhiteRank,
                Words::FirstRank,
                Words::SecondRank,
            ];
            by_side(ranks, color)
        }
        Header::Team(color) => language.say(match (color, colored) {
            (Color::Black, true) => Info::BlackTeam,
            (Color::White, true) => Info::WhiteTeam,
            (Color::Black, false) => Info::FirstTeam,
            (Color::White, false) => Info::SecondTeam,
        }),
        Header::Date => language.say(Words::Date),
        Header::Place => language.say(Words::Place),
        Header::Event => language.say(Words::Event),
        Header::Round => language.say(Words::Round),
        Header::Name => language.say(Words::Name),
        Header::Result => language.say(Info::Result),
        Header::MainTime => language.say(Info::MainTime),
        Header::Overtime => language.say(Info::Overtime),
        Header::Opening => language.say(Info::Opening),
        Header::Source => language.say(Info::Source),
        Header::Annotator => language.say(Info::Annotator),
        Header::User => language.say(Info::User),
        Header::Copyright => language.say(Info::Copyright),
        Header::Comment => language.say(Words::GameComment),
    }
}

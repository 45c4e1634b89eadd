//! What a file says of a move or a position with a single word.

use crate::board::Color;
use crate::game::TurnId;
use crate::record::{Record, Recordable};
use crate::session::Match;
use crate::words::{Language, RemarkWords};

/// An annotation of a turn in a file. Most can be plain or strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remark {
    /// SGF's TE.
    GoodMove(Strength),
    /// SGF's BM.
    BadMove(Strength),
    /// SGF's DO.
    Doubtful,
    /// SGF's IT.
    Interesting,
    /// SGF's GB and GW.
    GoodFor(Color, Strength),
    /// SGF's DM.
    Even(Strength),
    /// SGF's UC.
    Unclear(Strength),
    /// SGF's HO.
    Hotspot(Strength),
}

/// How strongly it is meant: SGF's double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// As it is.
    Plain,
    /// Very much so.
    Strong,
}

impl Remark {
    /// The annotation that books print after a move (!, ?!); nothing for positions.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::GoodMove(Strength::Plain) => "!",
            Self::GoodMove(Strength::Strong) => "!!",
            Self::BadMove(Strength::Plain) => "?",
            Self::BadMove(Strength::Strong) => "??",
            Self::Doubtful => "?!",
            Self::Interesting => "!?",
            Self::GoodFor(..) | Self::Even(_) | Self::Unclear(_) | Self::Hotspot(_) => "",
        }
    }
}

impl Remark {
    /// The name of its property.
    #[must_use]
    pub const fn sgf_name(self) -> &'static str {
        match self {
            Self::GoodMove(_) => "TE",
            Self::BadMove(_) => "BM",
            Self::Interesting => "IT",
            Self::Doubtful => "DO",
            Self::GoodFor(Color::Black, _) => "GB",
            Self::GoodFor(Color::White, _) => "GW",
            Self::Even(_) => "DM",
            Self::Unclear(_) => "UC",
            Self::Hotspot(_) => "HO",
        }
    }

    /// The value of its property.
    #[must_use]
    pub const fn sgf_value(self) -> &'static str {
        match self {
            Self::Doubtful | Self::Interesting => "",
            Self::GoodMove(strength)
            | Self::BadMove(strength)
            | Self::GoodFor(_, strength)
            | Self::Even(strength)
            | Self::Unclear(strength)
            | Self::Hotspot(strength) => match strength {
                Strength::Plain => "1",
                Strength::Strong => "2",
            },
        }
    }

    /// What it means, with its annotation where it has one.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        use Strength::{Plain, Strong};
        let words = match self {
            Self::GoodMove(Plain) => RemarkWords::GoodMove,
            Self::GoodMove(Strong) => RemarkWords::VeryGoodMove,
            Self::BadMove(Plain) => RemarkWords::BadMove,
            Self::BadMove(Strong) => RemarkWords::VeryBadMove,
            Self::Doubtful => RemarkWords::Doubtful,
            Self::Interesting => RemarkWords::Interesting,
            Self::GoodFor(Color::Black, Plain) => RemarkWords::GoodForBlack,
            Self::GoodFor(Color::Black, Strong) => RemarkWords::VeryGoodForBlack,
            Self::GoodFor(Color::White, Plain) => RemarkWords::GoodForWhite,
            Self::GoodFor(Color::White, Strong) => RemarkWords::VeryGoodForWhite,
            Self::Even(Plain) => RemarkWords::Even,
            Self::Even(Strong) => RemarkWords::VeryEven,
            Self::Unclear(Plain) => RemarkWords::Unclear,
            Self::Unclear(Strong) => RemarkWords::VeryUnclear,
            Self::Hotspot(Plain) => RemarkWords::Hotspot,
            Self::Hotspot(Strong) => RemarkWords::VeryHotspot,
        };
        match self.sign() {
            "" => language.say(words).to_owned(),
            sign => language.fill(RemarkWords::Signed, &[&language.say(words), &sign]),
        }
    }
}

type Made = fn(Strength) -> Remark;

/// The properties of files, in the order in which they are shown.
const PROPERTIES: [(&str, Made); 9] = [
    ("TE", Remark::GoodMove),
    ("BM", Remark::BadMove),
    ("IT", |_| Remark::Interesting),
    ("DO", |_| Remark::Doubtful),
    ("GB", |strength| Remark::GoodFor(Color::Black, strength)),
    ("GW", |strength| Remark::GoodFor(Color::White, strength)),
    ("DM", Remark::Even),
    ("UC", Remark::Unclear),
    ("HO", Remark::Hotspot),
];

/// What the file says of the present turn.
pub(super) fn remarks<G: Recordable>(record: &Record<G>) -> Vec<Remark> {
    remarks_at(record, record.history().cursor())
}

/// What the file says of a turn.
pub(super) fn remarks_at<G: Recordable>(record: &Record<G>, turn: TurnId) -> Vec<Remark> {
    let told = PROPERTIES.iter().filter_map(|(name, made)| {
        let property = record.property(turn, name)?;
        let strength = match property.value().raw().trim() {
            "2" => Strength::Strong,
            _ => Strength::Plain,
        };
        Some(made(strength))
    });
    told.collect()
}

impl Match {
    /// What the file says of the turn that is shown.
    #[must_use]
    pub fn remarks_here(&self) -> Vec<Remark> {
        match self {
            Self::Go(session) => remarks(session.record()),
            Self::Othello(session) => remarks(session.record()),
            Self::Aligne4(session) => remarks(session.record()),
        }
    }
}

/// The annotation of the first remark that has one.
pub(super) fn sign_of_move(remarks: &[Remark]) -> &'static str {
    let mut signs = remarks.iter().map(|remark| remark.sign());
    signs.find(|sign| !sign.is_empty()).unwrap_or_default()
}

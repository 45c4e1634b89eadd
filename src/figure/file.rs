//! What a file says of how it is to be printed: FG, PM, MN, VW.

use crate::board::PointSet;
use crate::game::TurnId;
use crate::record::sgf::simple_text;
use crate::record::{Record, Recordable};

use super::numbering::Numbering;
use super::{Coordinates, Figure, Part, Sign};

/// The marks of files, by the names of their properties. What comes later lies
/// over what comes before.
const SIGNS: [(&str, Sign); 5] = [
    ("TR", Sign::Triangle),
    ("SQ", Sign::Square),
    ("CR", Sign::Circle),
    ("MA", Sign::Cross),
    ("SL", Sign::Selected),
];

/// The number that a file gives a move (MN).
pub(super) fn stated_number<G: Recordable>(record: &Record<G>, turn: TurnId) -> Option<u32> {
    record
        .property(turn, "MN")?
        .value()
        .raw()
        .trim()
        .parse()
        .ok()
}

/// The numbering that holds for a turn, where it is left to the file (PM).
pub(super) fn numbering_of_file<G: Recordable>(
    record: &Record<G>,
    turn: TurnId,
    asked: Numbering,
) -> Numbering {
    if asked != Numbering::OfFile {
        return asked;
    }
    let tree = record.history().tree();
    let mut above = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
    let told = above.find_map(|turn| record.property(turn, "PM"));
    match told.map(|property| property.value().raw().trim()) {
        Some("0") => Numbering::Hidden,
        Some("2") => Numbering::LastDigits,
        Some(_) | None => Numbering::Whole,
    }
}

/// How a figure is to be printed, by its flags (FG).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FigureFlags {
    hides_coordinates: bool,
    hides_stars: bool,
    pub(super) lists_no_others: bool,
    pub(super) removes_captures: bool,
    caption: String,
}

impl FigureFlags {
    /// Those of the figure that begins with a turn.
    pub(super) fn of<G: Recordable>(record: &Record<G>, turn: TurnId) -> Self {
        let Some(property) = record.property(turn, "FG") else {
            return Self::default();
        };
        let Some((flags, name)) = property.value().raw().split_once(':') else {
            return Self::default();
        };
        let flags: u32 = flags.trim().parse().unwrap_or(0);
        let has = |flag: u32| flags & flag != 0;
        let caption = match has(2) {
            true => String::new(),
            false => simple_text(name).into_owned(),
        };
        if has(32_768) {
            return Self {
                caption,
                ..Self::default()
            };
        }
        Self {
            hides_coordinates: has(1),
            hides_stars: has(512),
            lists_no_others: has(4),
            removes_captures: has(256),
            caption,
        }
    }

    pub(super) fn apply(&self, figure: &mut Figure) {
        if self.hides_coordinates {
            figure.coordinates = Coordinates::Hidden;
        }
        if self.hides_stars {
            figure.stars = PointSet::EMPTY;
        }
        figure.caption.clone_from(&self.caption);
    }
}

/// Puts on a figure what the file draws at a turn.
pub(super) fn mark<G: Recordable>(record: &Record<G>, figure: &mut Figure, turn: TurnId) {
    for (name, sign) in SIGNS {
        let points = record.points(turn, name);
        figure
            .marks
            .extend(points.iter().map(|point| (point, sign)));
    }
    figure.labels = record.labels(turn);
    figure.arrows = record.pairs(turn, "AR");
    figure.lines = record.pairs(turn, "LN");
    figure.territory.black = record.points(turn, "TB");
    figure.territory.white = record.points(turn, "TW");
    figure.dimmed = record.inherited_points(turn, "DD");
    let shown = record.inherited_points(turn, "VW");
    if let Some(part) = Part::of(record.size(), &shown) {
        figure.part = part;
        let all = record.size().points();
        figure.hidden = all.filter(|&at| !shown.contains(at)).collect();
    }
}

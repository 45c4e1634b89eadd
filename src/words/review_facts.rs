//! Why a move was bad, in words.

use crate::board::{Color, Point, PointSet, Size, Vertex};
use crate::game::HalfPoints;
use crate::review::facts::{Capture, Fact, Region};

use super::{FactWords, Language, Term, color};

/// Facts about a move on a board of this size, each as a sentence without a full
/// stop.
#[must_use]
pub fn review_sentences(language: Language, facts: &[Fact], size: Size) -> Vec<String> {
    let teller = Teller { language, size };
    facts.iter().map(|fact| teller.sentence(fact)).collect()
}

struct Teller {
    language: Language,
    size: Size,
}

impl Teller {
    #[expect(clippy::too_many_lines, reason = "one match, a sentence for each fact")]
    fn sentence(&self, fact: &Fact) -> String {
        let fill = |phrase, values: &[&dyn std::fmt::Display]| self.language.fill(phrase, values);
        match *fact {
            Fact::Passed { by, points } => {
                fill(FactWords::Passed, &[&self.color(by), &self.about(points)])
            }
            Fact::FilledEye { by, at } => {
                fill(FactWords::FilledEye, &[&self.color(by), &self.point(at)])
            }
            Fact::IgnoredThreat {
                threat,
                owner,
                stones,
            } => fill(
                FactWords::IgnoredThreat,
                &[
                    &self.color(owner),
                    &self.color(owner.other()),
                    &self.point(threat),
                    &self.stones(&stones),
                ],
            ),
            Fact::SelfAtari { owner, stones } => fill(
                FactWords::SelfAtari,
                &[
                    &self.color(owner),
                    &self.color(owner.other()),
                    &self.stones(&stones),
                ],
            ),
            Fact::LeftInAtari {
                owner,
                stones,
                saved_by,
            } => self.left_in_atari(owner, &stones, saved_by),
            Fact::Loses { owner, stones, how } => self.loses(owner, &stones, how),
            Fact::Misses {
                by,
                at,
                stones,
                how,
            } => self.misses(by, at, &stones, how),
            Fact::LadderFails { owner, stones } => fill(
                FactWords::LadderFails,
                &[&self.place(&stones), &self.color(owner)],
            ),
            Fact::Dies { owner, stones } => {
                self.fate(owner, &stones, [FactWords::StoneDies, FactWords::GroupDies])
            }
            Fact::Lives { owner, stones } => self.fate(
                owner,
                &stones,
                [FactWords::StoneLives, FactWords::GroupLives],
            ),
            Fact::Seki { chains, saved } => self.group(FactWords::Seki, saved, &chains[saved]),
            Fact::Ko { by, at } => fill(FactWords::Ko, &[&self.color(by), &self.point(at)]),
            Fact::Cut { by, at, parts } => self.cut(FactWords::Cut, by, at, &parts),
            Fact::MissedCut { by, at, parts } => self.cut(FactWords::MissedCut, by, at, &parts),
            Fact::Dame { by: _, at } => fill(FactWords::Dame, &[&self.point(at)]),
            Fact::OwnTerritory { by, at } => {
                fill(FactWords::OwnTerritory, &[&self.point(at), &self.color(by)])
            }
            Fact::Hopeless { by, at } => fill(
                FactWords::Hopeless,
                &[&self.point(at), &self.color(by.other())],
            ),
            Fact::Territory {
                region,
                from,
                points,
            } => fill(
                FactWords::Territory,
                &[
                    &self.color(from),
                    &self.about(points),
                    &self.color(from.other()),
                    &self.language.say(region_phrase(region)),
                ],
            ),
            Fact::Larger { at, points } => {
                fill(FactWords::Larger, &[&self.point(at), &self.about(points)])
            }
            Fact::Better { at, points } => {
                fill(FactWords::Better, &[&self.point(at), &self.about(points)])
            }
            Fact::Unanswered { by, at, elsewhere } => fill(
                FactWords::Unanswered,
                &[&self.point(at), &self.color(by), &self.point(elsewhere)],
            ),
            Fact::KeepsSente { by, at, answer } => fill(
                FactWords::KeepsSente,
                &[
                    &self.point(at),
                    &self.color(by.other()),
                    &self.point(answer),
                    &self.color(by),
                ],
            ),
        }
    }

    fn left_in_atari(&self, owner: Color, stones: &PointSet, saved_by: Option<Point>) -> String {
        let named = self.stones(stones);
        match saved_by {
            Some(at) => self.language.fill_for(
                stones.len(),
                FactWords::LeftInAtariSaved,
                &[&self.color(owner), &named, &self.point(at)],
            ),
            None => self.language.fill(
                FactWords::LeftInAtari,
                &[&self.color(owner), &named, &self.color(owner.other())],
            ),
        }
    }

    fn loses(&self, owner: Color, stones: &PointSet, how: Capture) -> String {
        let phrase = match how {
            Capture::AtOnce => FactWords::CapturesAtOnce,
            Capture::InLadder => FactWords::CapturesInLadder,
            Capture::InLine => FactWords::CapturesInLine,
        };
        let values: [&dyn std::fmt::Display; 2] =
            [&self.color(owner.other()), &self.stones(stones)];
        self.language.fill(phrase, &values)
    }

    fn misses(&self, by: Color, at: Point, stones: &PointSet, how: Capture) -> String {
        let phrase = match how {
            Capture::AtOnce => FactWords::MissesAtOnce,
            Capture::InLadder => FactWords::MissesInLadder,
            Capture::InLine => FactWords::MissesInLine,
        };
        self.language.fill(
            phrase,
            &[&self.color(by), &self.stones(stones), &self.point(at)],
        )
    }

    /// What becomes of one stone, or of a group.
    fn fate(&self, owner: Color, stones: &PointSet, [one, group]: [FactWords; 2]) -> String {
        if stones.len() == 1 {
            let values: [&dyn std::fmt::Display; 2] = [&self.color(owner), &self.place(stones)];
            return self.language.fill(one, &values);
        }
        self.group(group, owner, stones)
    }

    fn group(&self, phrase: FactWords, owner: Color, stones: &PointSet) -> String {
        let number = self.language.count(stones.len(), Term::Stones);
        self.language
            .fill(phrase, &[&self.color(owner), &self.place(stones), &number])
    }

    fn cut(&self, phrase: FactWords, by: Color, at: Point, parts: &[PointSet; 2]) -> String {
        let [one, two] = parts.map(|part| self.point(nearest(&part, at)));
        self.language
            .fill(phrase, &[&self.color(by), &self.point(at), &one, &two])
    }

    fn color(&self, of: Color) -> &'static str {
        color(self.language, of)
    }

    fn point(&self, point: Point) -> String {
        Vertex::new(point, self.size).map_or_else(String::new, |vertex| vertex.to_string())
    }

    /// How many stones, and where.
    fn stones(&self, stones: &PointSet) -> String {
        let number = self.language.number(stones.len());
        self.language.fill_for(
            stones.len(),
            FactWords::StonesAt,
            &[&number, &self.place(stones)],
        )
    }

    /// The stone that a group is called by: the one nearest to its middle.
    fn place(&self, stones: &PointSet) -> String {
        let number = stones.len().max(1);
        let sum = |of: fn(Point) -> u8| stones.iter().map(|at| usize::from(of(at))).sum::<usize>();
        let (cols, rows) = (sum(|at| at.col), sum(|at| at.row));
        let off = |at: &Point| {
            let col = (usize::from(at.col) * number).abs_diff(cols);
            let row = (usize::from(at.row) * number).abs_diff(rows);
            col + row
        };
        let middle = stones.iter().min_by_key(off);
        middle.map_or_else(String::new, |at| self.point(at))
    }

    fn about(&self, points: HalfPoints) -> String {
        let number = self.language.points(points);
        self.language.fill_for(points, FactWords::About, &[&number])
    }
}

/// The point of a set that is nearest to another.
fn nearest(points: &PointSet, to: Point) -> Point {
    let far = |at: &Point| at.col.abs_diff(to.col) + at.row.abs_diff(to.row);
    points.iter().min_by_key(far).unwrap_or(to)
}

pub(super) const fn region_phrase(region: Region) -> FactWords {
    match region {
        Region::UpperLeft => FactWords::UpperLeft,
        Region::Upper => FactWords::Upper,
        Region::UpperRight => FactWords::UpperRight,
        Region::Left => FactWords::Left,
        Region::Center => FactWords::Center,
        Region::Right => FactWords::Right,
        Region::LowerLeft => FactWords::LowerLeft,
        Region::Lower => FactWords::Lower,
        Region::LowerRight => FactWords::LowerRight,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(language: Language, fact: Fact) -> String {
        review_sentences(language, &[fact], Size::NINETEEN).concat()
    }

    fn points<const N: usize>(names: [&str; N]) -> PointSet {
        let point = |name| Vertex::parse(name, Size::NINETEEN).unwrap().point();
        names.map(point).into_iter().collect()
    }

    fn point(name: &str) -> Point {
        points([name]).iter().next().unwrap()
    }

    #[test]
    fn stones_are_counted_and_placed() {
        let fact = |stones| Fact::Loses {
            owner: Color::White,
            stones,
            how: Capture::InLadder,
        };
        let (one, three) = (points(["D4"]), points(["D4", "D5", "D6"]));
        assert_eq!(
            say(Language::English, fact(one)),
            "Black can capture 1 stone at D4 in a ladder"
        );
        assert_eq!(
            say(Language::French, fact(three)),
            "Noir peut capturer 3 pierres en D5 par un shicho"
        );
    }

    #[test]
    fn a_group_is_one_stone_or_several() {
        let fact = |stones| Fact::Dies {
            owner: Color::Black,
            stones,
        };
        let said = |stones| say(Language::English, fact(stones));
        assert_eq!(said(points(["K3"])), "Black’s stone at K3 is lost");
        assert_eq!(
            said(points(["K3", "K4"])),
            "Black’s group at K4 (2 stones) dies"
        );
    }

    #[test]
    fn points_are_counted_in_the_plural_of_each_language() {
        let fact = |halves| Fact::Larger {
            at: point("F3"),
            points: HalfPoints::from_halves(halves),
        };
        let english = |halves| say(Language::English, fact(halves));
        let french = |halves| say(Language::French, fact(halves));
        assert_eq!(english(16), "F3 was larger: about 8 points more");
        assert_eq!(english(2), "F3 was larger: about 1 point more");
        assert_eq!(english(3), "F3 was larger: about 1.5 points more");
        assert_eq!(
            french(3),
            "F3 était plus gros\u{a0}: environ 1,5 point de plus"
        );
        assert_eq!(
            french(16),
            "F3 était plus gros\u{a0}: environ 8 points de plus"
        );
    }

    #[test]
    fn what_was_left_in_atari_is_it_or_them() {
        let fact = |stones| Fact::LeftInAtari {
            owner: Color::White,
            stones,
            saved_by: Some(point("E5")),
        };
        let one = say(Language::English, fact(points(["D5"])));
        assert_eq!(
            one,
            "White leaves 1 stone at D5 in atari; E5 would have saved it"
        );
        let two = say(Language::French, fact(points(["D5", "D6"])));
        assert_eq!(
            two,
            "Blanc laisse 2 pierres en D6 en atari\u{a0}; E5 les sauvait"
        );
    }

    #[test]
    fn a_cut_is_named_by_the_stones_beside_it() {
        let fact = Fact::Cut {
            by: Color::White,
            at: point("E5"),
            parts: [points(["D5", "C5"]), points(["F5", "G5"])],
        };
        assert_eq!(
            say(Language::English, fact),
            "White cuts at E5, between D5 and F5"
        );
    }

    #[test]
    fn a_part_of_the_board_goes_from_one_side_to_the_other() {
        let fact = Fact::Territory {
            region: Region::UpperLeft,
            from: Color::White,
            points: HalfPoints::from_points(12),
        };
        assert_eq!(
            say(Language::English, fact),
            "White loses about 12 points to Black in the upper left corner"
        );
        assert_eq!(
            say(Language::French, fact),
            "Blanc perd environ 12 points au profit de Noir dans le coin supérieur gauche"
        );
    }
}

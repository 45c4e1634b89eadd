//! How many points change hands, and where.

use strum::VariantArray as _;

use super::mistake::{Reading, rounded};
use super::{Fact, Region};
use crate::board::Color;

/// Fewer points are not worth telling.
const FEWEST: f32 = 3.0;

/// What a region may lose beyond the loss of the whole board.
const MOST_OF_LOSS: f32 = 2.0;

/// The part of the board where the player loses most.
pub(super) fn facts(reading: &Reading<'_>) -> Vec<Fact> {
    most_lost(reading).into_iter().collect()
}

fn most_lost(reading: &Reading<'_>) -> Option<Fact> {
    let owners = reading.owners?;
    let size = reading.size();
    let sign = match reading.by {
        Color::Black => -1.0,
        Color::White => 1.0,
    };
    let lost = |region: Region| -> f32 {
        let points = size.points().filter(|&at| Region::of(at, size) == region);
        points.map(|at| sign * owners.growth(at)).sum()
    };
    let regions = Region::VARIANTS
        .iter()
        .map(|&region| (region, lost(region)));
    let (region, points) = regions.max_by(|(_, one), (_, two)| one.total_cmp(two))?;
    // Otherwise as much was gained elsewhere.
    let counts = points >= FEWEST && points <= MOST_OF_LOSS * reading.of.loss;
    counts.then_some(Fact::Territory {
        region,
        from: reading.by,
        points: rounded(points),
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::Case;
    use super::*;
    use crate::board::{Point, PointSet};

    #[test]
    fn what_a_region_loses_is_the_sum_of_its_points() {
        let text = "
            . . . . . . . . .
            . p . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . b .
            . . . . . . . . .
        ";
        let corner: PointSet = (6..9)
            .flat_map(|col| (6..9).map(move |row| Point::new(col, row)))
            .collect();
        let owned = |sign: char| {
            let mut drawn = String::new();
            for row in 0..9 {
                for col in 0..9 {
                    let here = corner.contains(Point::new(col, row));
                    drawn.push(if here { sign } else { '.' });
                    drawn.push(' ');
                }
                drawn.push('\n');
            }
            drawn
        };
        let case = Case::new(Color::Black, text).owners(&owned('X'), &owned('O'));
        // Nine points, each from 0.9 to -0.9.
        assert_eq!(
            case.found(facts),
            [Fact::Territory {
                region: Region::LowerRight,
                from: Color::Black,
                points: rounded(16.2),
            }]
        );
        let gained = Case::new(Color::White, text).owners(&owned('X'), &owned('O'));
        assert_eq!(gained.found(facts), []);
    }
}

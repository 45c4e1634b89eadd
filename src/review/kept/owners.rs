//! The map of owners as a text: a letter a point, runs counted.

use crate::board::{Grid, Size};

/// From White for certain to Black for certain, in tenths.
const LETTERS: &[u8; 21] = b"abcdefghijklmnopqrstu";
const STEPS: f32 = 10.0;

/// Row by row from the top left; `12a` is twelve times `a`.
pub(super) fn write(owners: &Grid<f32>) -> String {
    let letters: Vec<u8> = owners.iter().map(|(_, &owner)| letter(owner)).collect();
    let runs = letters.chunk_by(|one, two| one == two);
    let runs = runs.map(|run| {
        let letter = char::from(run[0]);
        match run.len() {
            1 => letter.to_string(),
            times => format!("{times}{letter}"),
        }
    });
    runs.collect()
}

fn letter(owner: f32) -> u8 {
    let step = ((owner.clamp(-1.0, 1.0) + 1.0) * STEPS).round() as usize;
    LETTERS[step.min(LETTERS.len() - 1)]
}

/// The map that a text tells of, if it is one of this board.
pub(super) fn read(text: &str, size: Size) -> Option<Grid<f32>> {
    let mut owners = Vec::with_capacity(size.area());
    let mut digits = String::new();
    for character in text.chars() {
        if character.is_ascii_digit() {
            digits.push(character);
            continue;
        }
        let times = match digits.as_str() {
            "" => 1,
            digits => digits.parse().ok()?,
        };
        digits.clear();
        let step = LETTERS
            .iter()
            .position(|&letter| char::from(letter) == character)?;
        if times > size.area() - owners.len() {
            return None;
        }
        let owner = step as f32 / STEPS - 1.0;
        owners.extend(std::iter::repeat_n(owner, times));
    }
    if owners.len() != size.area() || !digits.is_empty() {
        return None;
    }
    let mut owners = owners.into_iter();
    Some(Grid::from_fn(size, |_| owners.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_comes_back_to_the_tenth() {
        let size = Size::NINE;
        let owners = Grid::from_fn(size, |point| {
            (f32::from(point.col) - 4.0) / 4.0 * f32::from(point.row) / 8.0
        });
        let again = read(&write(&owners), size).unwrap();
        for (point, &owner) in owners.iter() {
            assert!((again[point] - owner).abs() <= 0.0501, "{point:?}");
        }
        assert_eq!(write(&again), write(&owners));
    }

    #[test]
    fn what_is_no_map_of_the_board_is_none() {
        let size = Size::NINE;
        assert_eq!(write(&Grid::filled(size, 0.0)), "81k");
        for text in [
            "",
            "80k",
            "82k",
            "81z",
            "81",
            "81k1",
            "99999999999999999999k",
        ] {
            assert_eq!(read(text, size), None, "{text}");
        }
    }
}

//! Pictures of 256 colors: a third of the size, and as good to look at.

use std::collections::BTreeMap;

const MOST_COLORS: usize = 256;

/// Five bits of each part of a color, by which colors are told apart.
type Key = [u8; 3];

/// The colors of a picture, and which of them each pixel has.
pub(crate) struct Indexed {
    /// Three bytes for each color.
    pub(crate) palette: Vec<u8>,
    /// One byte for each pixel.
    pub(crate) pixels: Vec<u8>,
}

/// Median cut: colors are divided where half of the pixels lie to each side, until
/// there are enough groups; each group is shown by its mean.
pub(crate) fn indexed(pixels: &[[u8; 3]]) -> Indexed {
    let mut colors: BTreeMap<Key, Group> = BTreeMap::new();
    for pixel in pixels {
        let group = colors.entry(key(*pixel)).or_default();
        group.count += 1;
        for (sum, part) in group.sums.iter_mut().zip(pixel) {
            *sum += u64::from(*part);
        }
    }
    let mut boxes = vec![colors.keys().copied().collect::<Vec<Key>>()];
    while boxes.len() < MOST_COLORS {
        // What is largest and still has colors to tell apart.
        let worst = (0..boxes.len()).max_by_key(|&index| spread(&boxes[index], &colors).1);
        let Some(index) = worst.filter(|&index| boxes[index].len() > 1) else {
            break;
        };
        let (axis, _) = spread(&boxes[index], &colors);
        let mut all = boxes.swap_remove(index);
        all.sort_by_key(|key| key[axis]);
        let half = all.iter().map(|key| colors[key].count).sum::<u64>() / 2;
        let mut below = 0;
        let cut = all.iter().position(|key| {
            below += colors[key].count;
            below > half
        });
        let cut = cut.unwrap_or(1).clamp(1, all.len() - 1);
        boxes.push(all.split_off(cut));
        boxes.push(all);
    }
    let mut palette = Vec::new();
    let mut places = BTreeMap::new();
    for (index, keys) in (0_u8..=255).zip(&boxes) {
        let count: u64 = keys.iter().map(|key| colors[key].count).sum();
        for part in 0..3 {
            let sum: u64 = keys.iter().map(|key| colors[key].sums[part]).sum();
            palette.push((sum / count.max(1)) as u8);
        }
        places.extend(keys.iter().map(|key| (*key, index)));
    }
    Indexed {
        palette,
        pixels: pixels.iter().map(|pixel| places[&key(*pixel)]).collect(),
    }
}

/// How many pixels have a color, and the sums of its parts.
#[derive(Default)]
struct Group {
    count: u64,
    sums: [u64; 3],
}

fn key(pixel: [u8; 3]) -> Key {
    pixel.map(|part| part >> 3)
}

/// Along which part colors lie furthest apart, and how much that is seen.
fn spread(keys: &[Key], colors: &BTreeMap<Key, Group>) -> (usize, u64) {
    let length = |part: usize| {
        let parts = keys.iter().map(|key| key[part]);
        let (low, high) = parts.fold((u8::MAX, 0), |(low, high), part| {
            (low.min(part), high.max(part))
        });
        high.saturating_sub(low)
    };
    let (axis, length) = (0..3)
        .map(|part| (part, length(part)))
        .max_by_key(|of| of.1)
        .unwrap_or_default();
    let count: u64 = keys.iter().map(|key| colors[key].count).sum();
    (axis, u64::from(length).pow(2) * count.isqrt())
}

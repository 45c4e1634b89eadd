//! A collection out of what was made.

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use jego::board::{Color, PointSet};

use crate::canonical;
use crate::found_by::{FoundBy, found_by};
use crate::line::{Made, coordinates, letter};
use jego::puzzle::Theme;

/// As many of a theme are kept, spread over how many find them.
const MOST: usize = 170;

/// Reads what was made, leaves out what is nearly the same, and writes the rest.
pub(crate) fn collect(out: &PathBuf, files: &[PathBuf]) -> Result<(), Box<dyn Error>> {
    let mut seen = HashSet::new();
    let mut themes: BTreeMap<Theme, Vec<(Made, FoundBy)>> = BTreeMap::new();
    let mut unread = 0;
    for file in files {
        for line in fs::read_to_string(file)?.lines() {
            let Some(made) = Made::read(line) else {
                unread += 1;
                continue;
            };
            if !seen.insert(canonical::form(&made)) {
                continue;
            }
            if let Some(found) = found_by(&made) {
                themes.entry(made.theme).or_default().push((made, found));
            }
        }
    }
    let mut text = String::new();
    for (theme, found) in &mut themes {
        let all = found.len();
        found.sort_by(|one, other| order(&one.1).total_cmp(&order(&other.1)));
        let kept = spread(found);
        println!("{theme}: {} of {all}", kept.len());
        for (made, _) in kept {
            text.push_str(&written(made));
        }
    }
    println!("{} bytes, {unread} lines not read", text.len());
    fs::write(out, text)?;
    Ok(())
}

/// The easiest first; among those that nobody finds, those that more nearly do.
fn order(found: &FoundBy) -> f32 {
    let rank = found.rank.map_or(1000.0, |rank| rank.tenths() as f32);
    rank - found.share
}

/// Every so many of them, so that easy and hard ones are there.
fn spread(found: &[(Made, FoundBy)]) -> impl ExactSizeIterator<Item = &(Made, FoundBy)> {
    let kept = found.len().min(MOST);
    (0..kept).map(move |index| &found[index * found.len() / kept])
}

fn written(made: &Made) -> String {
    let set = |points: PointSet| {
        let points = points
            .iter()
            .map(|point| format!("[{}]", coordinates(point)));
        points.collect::<String>()
    };
    let stones = made.board.stones();
    let setup = Color::BOTH.map(|color| match stones[color].is_empty() {
        true => String::new(),
        false => format!("A{}{}", letter(color), set(stones[color])),
    });
    let marked = made.target.map(|target| made.board.chain(target));
    let marked = marked.map_or_else(String::new, |chain| format!("TR{}", set(chain)));
    let worth = made.points;
    let worth = worth.map_or_else(String::new, |points| format!("JGPT[{points}]"));
    format!(
        "(;GM[1]FF[4]SZ[{}]GE[{}]DI[]{worth}{}{marked}PL[{}]{})\n",
        made.board.size().lines(),
        made.theme,
        setup.concat(),
        letter(made.to_play),
        made.tree,
    )
}

//! Points, and changes of the board by hand, by the names of points.

use crate::board::{PointSet, Size};
use crate::game::Setup;
use crate::record::model::Recordable;

use super::lines::SetupLine;

pub(in crate::record) fn point_names<G: Recordable>(points: &PointSet, size: Size) -> String {
    let on_board = points.iter().filter(|&point| size.contains(point));
    let names: Vec<String> = on_board.map(|point| G::point_name(point, size)).collect();
    names.join(" ")
}

pub(in crate::record) fn points_named<G: Recordable>(
    names: &str,
    size: Size,
) -> Result<PointSet, String> {
    let mut points = PointSet::EMPTY;
    for name in names.split_whitespace() {
        points.insert(G::point_named(name, size)?);
    }
    Ok(points)
}

pub(in crate::record) fn setup_line<G: Recordable>(setup: &Setup, size: Size) -> SetupLine {
    SetupLine {
        black: point_names::<G>(&setup.add.black, size),
        white: point_names::<G>(&setup.add.white, size),
        empty: point_names::<G>(&setup.remove, size),
        to_play: setup.to_play.map(Into::into),
    }
}

pub(in crate::record) fn setup_of_line<G: Recordable>(
    line: &SetupLine,
    size: Size,
) -> Result<Setup, String> {
    let mut setup = Setup {
        remove: points_named::<G>(&line.empty, size)?,
        to_play: line.to_play.map(Into::into),
        ..Setup::default()
    };
    setup.add.black = points_named::<G>(&line.black, size)?;
    setup.add.white = points_named::<G>(&line.white, size)?;
    Ok(setup)
}

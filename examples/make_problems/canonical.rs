//! What makes two problems the same: the fight, however it is turned, shifted
//! or colored.

use jego::board::Point;

use crate::line::Made;
use jego::puzzle::Theme;

/// How far from the first move of a chase or an endgame stones are compared.
const NEAR: u8 = 2;

/// The fight of a problem: its part with what stands there and around it, the
/// same for all symmetries, shifts and colors.
pub(crate) fn form(made: &Made) -> Vec<(i16, i16, u8)> {
    let mut cells = cells(made);
    let forms = (0..8).map(|turn| normal(&cells, turn));
    let form = forms.min().unwrap_or_default();
    if made.theme != Theme::Endgame {
        return form;
    }
    // The largest move is often the same for both sides: one of the two is enough.
    for cell in &mut cells {
        cell.2 = match cell.2 {
            1 => 2,
            2 => 1,
            5 => 6,
            6 => 5,
            other => other,
        };
    }
    let forms = (0..8).map(|turn| normal(&cells, turn));
    forms.min().map_or(form.clone(), |other| other.min(form))
}

/// What stands where: 0 to 2 around the fight, 3 beyond the edge, 4 to 6 in it;
/// stones of the side to play before those of the other.
fn cells(made: &Made) -> Vec<(i16, i16, u8)> {
    let size = made.board.size();
    let whole = match made.theme {
        Theme::Ladder | Theme::Net | Theme::Endgame => true,
        Theme::Capture
        | Theme::Snapback
        | Theme::Connect
        | Theme::Cut
        | Theme::Kill
        | Theme::Live
        | Theme::Race
        | Theme::Ko
        | Theme::Seki => false,
    };
    let mut cells: Vec<(i16, i16, u8)> = Vec::new();
    let mut add = |col: i16, row: i16, kind: u8| {
        if !cells.contains(&(col, row, kind)) {
            cells.push((col, row, kind));
        }
    };
    let kind = |point: Point| match made.board.stone(point) {
        None => 0,
        Some(color) if color == made.to_play => 1,
        Some(_) => 2,
    };
    // Of a chase or an endgame only what is near the first move: the same one a
    // few moves later is the same problem.
    let near = |point: Point| {
        point
            .col
            .abs_diff(made.right.col)
            .max(point.row.abs_diff(made.right.row))
            <= NEAR
    };
    let points = size.points().filter(|&point| {
        if whole {
            near(point)
        } else {
            made.part.contains(point)
        }
    });
    for point in points {
        let (col, row) = (i16::from(point.col), i16::from(point.row));
        add(col, row, 4 + kind(point));
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let (col, row) = (col + dx, row + dy);
            let beside = u8::try_from(col).ok().zip(u8::try_from(row).ok());
            let beside = beside.map(|(col, row)| Point::new(col, row));
            match beside.filter(|&beside| size.contains(beside)) {
                None => add(col, row, 3),
                Some(beside) if !made.part.contains(beside) && !whole => {
                    add(col, row, kind(beside));
                }
                Some(_) => {}
            }
        }
    }
    cells
}

fn normal(cells: &[(i16, i16, u8)], turn: u8) -> Vec<(i16, i16, u8)> {
    let turned = |&(col, row, kind): &(i16, i16, u8)| {
        let (col, row) = if turn & 1 == 0 {
            (col, row)
        } else {
            (row, col)
        };
        let col = if turn & 2 == 0 { col } else { -col };
        let row = if turn & 4 == 0 { row } else { -row };
        (col, row, kind)
    };
    let mut cells: Vec<_> = cells.iter().map(turned).collect();
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or_default();
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or_default();
    for cell in &mut cells {
        *cell = (cell.0 - left, cell.1 - top, cell.2);
    }
    cells.sort_unstable();
    cells
}

//! Boards of every size, in rooms of every size, at every scale.

use super::*;

const SCALES: [f32; 6] = [1.0, 1.25, 1.5, 1.75, 2.0, 3.0];

fn each_layout(mut check: impl FnMut(BoardLayout)) {
    for lines in 2..=25 {
        let size = Size::new(lines).unwrap();
        for scale in SCALES {
            for side in [40.0, 137.3, 300.0, 655.5, 1200.0] {
                let room = Rect::from_min_size(pos2(13.7, 41.2), vec2(side + 90.0, side));
                for coordinates in [Coordinates::Shown, Coordinates::Hidden] {
                    for ground in [Ground::Lines, Ground::Squares] {
                        let shape = (ground, size);
                        check(BoardLayout::fit(shape, room, coordinates, scale));
                    }
                }
            }
        }
    }
}

#[test]
fn a_place_on_the_screen_leads_back_to_its_point() {
    each_layout(|layout| {
        for point in layout.size().points() {
            let place = layout.screen_from_point(point);
            assert_eq!(layout.point_from_screen(place), Some(point), "{layout:?}");
        }
    });
}

#[test]
fn a_click_goes_to_the_nearest_point_and_none_is_far_outside() {
    each_layout(|layout| {
        let reach = layout.cell() * 0.5 - layout.pixel();
        if reach <= 0.0 {
            return;
        }
        let last = layout.size().lines() - 1;
        for point in [Point::new(0, 0), Point::new(last, 1), Point::new(1, last)] {
            let place = layout.screen_from_point(point);
            for away in [vec2(reach, reach), vec2(-reach, 0.0), vec2(0.0, -reach)] {
                assert_eq!(layout.point_from_screen(place + away), Some(point));
            }
        }
        let corner = layout.screen_from_point(Point::new(0, 0));
        let outside = corner - Vec2::splat(layout.cell() * 0.6 + layout.pixel());
        assert_eq!(layout.point_from_screen(outside), None);
        assert_eq!(layout.point_from_screen(pos2(f32::NAN, 0.0)), None);
    });
}

#[test]
fn lines_fall_on_whole_pixels() {
    each_layout(|layout| {
        let scale = layout.pixel().recip();
        let whole = |length: f32| (length - length.round()).abs() < 0.02;
        assert!(whole(layout.line() * scale));
        for line in 0..layout.lines() {
            let edge = layout.crossing(line, line) - Vec2::splat(layout.line() / 2.0);
            assert!(whole(edge.x * scale) && whole(edge.y * scale), "{layout:?}");
        }
    });
}

#[test]
fn stones_stand_where_lines_cross_and_discs_lie_between_lines() {
    each_layout(|layout| {
        for point in layout.size().points() {
            let place = layout.screen_from_point(point);
            let before = layout.crossing(point.col, point.row);
            match layout.ground() {
                Ground::Lines => assert_eq!(place, before),
                Ground::Squares => {
                    let after = layout.crossing(point.col + 1, point.row + 1);
                    let square = Rect::from_min_max(before, after);
                    assert!(place.distance(square.center()) < 0.01, "{layout:?}");
                    let rim = square.shrink(layout.line() / 2.0);
                    let disc = Vec2::splat(2.0 * layout.stone_radius());
                    assert!(
                        layout.cell() < 12.0 * layout.pixel() || rim.size().min_elem() > disc.x
                    );
                }
            }
        }
    });
}

#[test]
fn squares_share_the_board_without_a_gap() {
    let room = Rect::from_min_size(pos2(5.0, 9.0), Vec2::splat(613.0));
    let shape = (Ground::Squares, crate::othello::SIZE);
    let layout = BoardLayout::fit(shape, room, Coordinates::Shown, 1.5);
    let field = Rect::from_min_max(layout.crossing(0, 0), layout.crossing(8, 8));
    let step = layout.cell() / 7.0;
    let mut found = Vec::new();
    for down in 0..56_u8 {
        for across in 0..56_u8 {
            let away = vec2(f32::from(across) + 0.5, f32::from(down) + 0.5) * step;
            let point = layout.point_from_screen(field.min + away);
            assert_eq!(point, Some(Point::new(across / 7, down / 7)));
            found.extend(point);
        }
    }
    assert_eq!(found.len(), 56 * 56);
    let margin = vec2(layout.cell() * 0.1, 0.0);
    assert_eq!(layout.point_from_screen(field.left_center() - margin), None);
}

#[test]
fn stones_and_coordinates_stay_on_the_board() {
    each_layout(|layout| {
        let last = layout.size().lines() - 1;
        let outer = Rect::from_two_pos(
            layout.screen_from_point(Point::new(0, 0)),
            layout.screen_from_point(Point::new(last, last)),
        );
        let slack = layout.pixel() * 1.5;
        assert!(
            layout
                .board()
                .expand(slack)
                .contains_rect(outer.expand(layout.stone_radius())),
            "{layout:?}"
        );
        if let Some(letters) = layout.letters() {
            let inner = layout.letters_away() - letters * 0.5;
            assert!(inner > layout.stone_radius(), "{layout:?}");
            let beyond = outer.expand(layout.letters_away() + letters * 0.6);
            assert!(layout.board().expand(slack).contains_rect(beyond));
        }
    });
}

#[test]
fn a_board_without_coordinates_has_larger_cells() {
    let room = Rect::from_min_size(Pos2::ZERO, Vec2::splat(700.0));
    for shape in [
        (Ground::Lines, Size::NINETEEN),
        (Ground::Squares, crate::othello::SIZE),
    ] {
        let cell = |coordinates| BoardLayout::fit(shape, room, coordinates, 1.0).cell();
        assert!(cell(Coordinates::Hidden) > cell(Coordinates::Shown));
    }
}

#[test]
fn rooms_without_end_or_without_space_harm_nothing() {
    for room in [Rect::EVERYTHING, Rect::NOTHING, Rect::NAN, Rect::ZERO] {
        for scale in [0.0, f32::NAN, -1.0, f32::INFINITY, 1.0] {
            for ground in [Ground::Lines, Ground::Squares] {
                let shape = (ground, Size::LARGEST);
                let layout = BoardLayout::fit(shape, room, Coordinates::Shown, scale);
                assert!(layout.board().is_finite());
                assert!(layout.cell() > 0.0);
            }
        }
    }
}

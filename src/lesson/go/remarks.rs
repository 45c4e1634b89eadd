//! What a lesson of Go says of its board.

use crate::board::{ByColor, Color};
use crate::game::Game as _;
use crate::go::{Parts, Position, Scoring, Territory};
use crate::lesson::Exercise;
use crate::words::{Language, LessonText, color};

pub(super) fn remarks(exercise: &Exercise<Position>, language: Language) -> Vec<String> {
    if exercise.is_counting() {
        return totals(exercise, language);
    }
    let mut remarks = Vec::new();
    remarks.extend(turn(exercise, language));
    remarks.extend(liberties(exercise, language));
    let position = exercise.position();
    if exercise.lesson().shows_territory() {
        let territory = Territory::in_play(position.board());
        let points = ByColor::from_fn(|color| territory.surrounded(color).len());
        let now = LessonText::TerritoryNow;
        remarks.push(language.fill(now, &[&points.black, &points.white]));
    }
    let prisoners = position.situation().prisoners;
    if prisoners != ByColor::default() {
        let said = LessonText::Prisoners;
        remarks.push(language.fill(said, &[&prisoners.black, &prisoners.white]));
    }
    remarks
}

fn turn(exercise: &Exercise<Position>, language: Language) -> Option<String> {
    let position = exercise.position();
    if position.is_over() {
        return None;
    }
    let left = usize::from(position.situation().handicap_left);
    if left > 0 {
        return Some(language.count(left, LessonText::StonesToPlace));
    }
    let side = color(language, position.to_play());
    Some(language.fill(LessonText::ToPlay, &[&side]))
}

fn liberties(exercise: &Exercise<Position>, language: Language) -> Option<String> {
    exercise.plan().watched?;
    let Some(stone) = exercise.watched() else {
        return Some(language.say(LessonText::Lifted).to_owned());
    };
    let liberties = usize::from(exercise.position().board().liberties(stone));
    Some(match liberties {
        1 => language.fill(LessonText::OneLiberty, &[&liberties]),
        _ => language.count(liberties, LessonText::ManyLiberties),
    })
}

fn totals(exercise: &Exercise<Position>, language: Language) -> Vec<String> {
    let line = |scoring, phrase, parts: fn(&Parts) -> [u32; 2]| {
        let count = exercise.count(scoring);
        let [black, white] = Color::BOTH.map(|color| *count.parts(color));
        let [[black_one, black_two], [white_one, white_two]] = [parts(&black), parts(&white)];
        let totals = [black.total, white.total].map(|total| language.points(total));
        let [black_total, white_total] = &totals;
        language.fill(
            phrase,
            &[
                &black_one,
                &black_two,
                black_total,
                &white_one,
                &white_two,
                white_total,
            ],
        )
    };
    vec![
        line(Scoring::Area, LessonText::ByArea, |of| {
            [of.stones, of.territory]
        }),
        line(Scoring::Territory, LessonText::ByTerritory, |of| {
            [of.territory, of.dead]
        }),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::lesson::go::Lesson;

    fn said(exercise: &Exercise<Position>) -> String {
        exercise.remarks(Language::English).join(" / ")
    }

    #[test]
    fn liberties_are_counted_down_to_the_capture() {
        let mut exercise = Exercise::<Position>::new(Lesson::Atari);
        assert_eq!(said(&exercise), "Black to play / 4 liberties");
        for (col, row) in [(2, 1), (1, 2), (3, 2)] {
            exercise.choose(Point::new(col, row));
        }
        assert_eq!(
            said(&exercise),
            "Black to play / 1 liberty left: the chain is in atari"
        );
        exercise.choose(Point::new(2, 3));
        assert_eq!(
            said(&exercise),
            "Black to play / The chain has been captured / Prisoners: Black 1, White 0"
        );
    }

    #[test]
    fn territory_comes_and_goes_with_the_stones() {
        let mut exercise = Exercise::<Position>::new(Lesson::Territory);
        let territory =
            |exercise: &Exercise<Position>| exercise.remarks(Language::English)[1].clone();
        assert_eq!(territory(&exercise), "Territory: Black 0, White 14");
        exercise.choose(Point::new(2, 4));
        assert_eq!(territory(&exercise), "Territory: Black 14, White 14");
        exercise.choose(Point::new(0, 0));
        assert_eq!(territory(&exercise), "Territory: Black 0, White 14");
    }

    #[test]
    fn totals_follow_the_marks_at_once() {
        let mut exercise = Exercise::<Position>::new(Lesson::Counting);
        assert_eq!(
            exercise.remarks(Language::English),
            [
                "By area: Black 8 stones + 0 points = 8, White 8 + 0 = 8",
                "By territory: Black 0 points + 0 dead = 0, White 0 + 0 = 0",
            ]
        );
        exercise.choose(Point::new(1, 2));
        exercise.choose(Point::new(5, 4));
        assert_eq!(
            exercise.remarks(Language::English),
            [
                "By area: Black 7 stones + 21 points = 28, White 7 + 14 = 21",
                "By territory: Black 21 points + 1 dead = 22, White 14 + 1 = 15",
            ]
        );
        assert_eq!(
            exercise.praise(Language::French),
            Some("Compté\u{a0}: Noir mène de sept points dans les deux cas")
        );
    }

    #[test]
    fn handicap_stones_are_counted_before_white_begins() {
        let mut exercise = Exercise::<Position>::new(Lesson::Handicap);
        assert_eq!(said(&exercise), "3 handicap stones to place");
        for col in 2..5 {
            exercise.choose(Point::new(col, 2));
        }
        assert_eq!(said(&exercise), "White to play");
    }
}

//! Who sits at a table: persons, computers, or both.

use crate::ai::Strength as _;
use crate::board::{ByColor, Color};
use crate::record::Seat;
use crate::session::playable::{LevelOf, Playable};

/// The only person at the table.
pub(in crate::session) const fn lone_person(seats: &ByColor<Seat>) -> Option<Color> {
    match (&seats.black, &seats.white) {
        (Seat::Person, Seat::Computer { .. } | Seat::Engine { .. }) => Some(Color::Black),
        (Seat::Computer { .. } | Seat::Engine { .. }, Seat::Person) => Some(Color::White),
        (Seat::Person, Seat::Person)
        | (
            Seat::Computer { .. } | Seat::Engine { .. },
            Seat::Computer { .. } | Seat::Engine { .. },
        ) => None,
    }
}

/// Whether nobody at the table is a person.
pub(in crate::session) fn has_no_person(seats: &ByColor<Seat>) -> bool {
    seats.black != Seat::Person && seats.white != Seat::Person
}

/// Whether a computer sits at the table.
pub(in crate::session) fn has_computer(seats: &ByColor<Seat>) -> bool {
    seats.black != Seat::Person || seats.white != Seat::Person
}

/// Whether a seat is that of a level which searches, and tells what it thinks
/// while it chooses its move.
pub(in crate::session) fn searches<G: Playable>(seat: &Seat) -> bool {
    match seat {
        Seat::Computer { level } => {
            LevelOf::<G>::from_name(level).is_ok_and(|level| level.searches())
        }
        Seat::Person | Seat::Engine { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go;

    fn computer(level: &str) -> Seat {
        Seat::Computer {
            level: level.to_owned(),
        }
    }

    #[test]
    fn a_person_is_alone_only_opposite_a_computer() {
        let engine = Seat::Engine {
            command: "gnugo".to_owned(),
        };
        let seats = |black: &Seat, white: &Seat| ByColor {
            black: black.clone(),
            white: white.clone(),
        };
        let person = &Seat::Person;
        assert_eq!(lone_person(&seats(person, person)), None);
        assert_eq!(lone_person(&seats(person, &engine)), Some(Color::Black));
        assert_eq!(
            lone_person(&seats(&computer("Whim"), person)),
            Some(Color::White)
        );
        let watched = seats(&engine, &engine);
        assert_eq!(lone_person(&watched), None);
        assert!(has_no_person(&watched) && has_computer(&watched));
        assert!(!has_computer(&seats(person, person)));
    }

    #[test]
    fn only_levels_that_are_known_search() {
        assert!(searches::<go::Position>(&computer("Mastery")));
        assert!(!searches::<go::Position>(&computer("Chance")));
        assert!(!searches::<go::Position>(&computer("nobody")));
        assert!(!searches::<go::Position>(&Seat::Person));
    }
}

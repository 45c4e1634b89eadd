//! The names of the levels, which files and the command line know.

use jego::ai::{BotLevel, aligne4, go, othello};

/// Holds the levels of a game to their names, the weakest first.
#[track_caller]
fn are_called<L: BotLevel>(names: &str) {
    let called: Vec<&str> = L::ALL.iter().map(|level| level.name()).collect();
    assert_eq!(called.join(" "), names);
    for &level in L::ALL {
        assert_eq!(L::from_name(level.name()), Ok(level));
        assert_eq!(L::from_name(&level.name().to_uppercase()), Ok(level));
    }
    let unknown = L::from_name("genius").unwrap_err().to_string();
    let listed = names.to_lowercase().replace(' ', ", ");
    assert!(unknown.ends_with(&listed), "{unknown}");
}

#[test]
fn a_name_leads_back_to_its_level() {
    are_called::<go::Level>(
        "Chance Greed Care Whim Fancy Habit Taste Sense Instinct Glance Thought Plan Study \
         Insight Vision Mastery",
    );
    are_called::<othello::Level>("Chance Greed Minimax Glance Thought Plan Study Mastery");
    are_called::<aligne4::Level>("Chance Greed Hinder Care Mastery");
}

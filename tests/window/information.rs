//! The form about the whole game: what it takes, what it refuses, and undo.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Color;
use jego::record::{Header, TimeControl};

use super::{Jego, LARGE, quiet};

impl Jego {
    /// A game that is pasted.
    pub(crate) fn pasted(sgf: &str) -> Self {
        let mut jego = Self::new(quiet(), LARGE);
        jego.harness.event(egui::Event::Paste(sgf.to_owned()));
        jego.until("the game", |jego| jego.page() == jego::ui::Page::Match);
        jego
    }

    pub(crate) fn header(&self, header: Header) -> String {
        let told = self.session().record().header(header);
        told.unwrap_or_default().into_owned()
    }

    fn can_apply(&self) -> bool {
        let apply = self.harness.get_by_label("Apply");
        !apply.accesskit_node().is_disabled()
    }
}

#[test]
fn everything_that_a_game_is_known_by_is_written_and_undone_in_one_step() {
    let mut jego = Jego::pasted("(;GM[1]SZ[9]PB[Ada]XX[kept];B[dd];W[ee])");
    jego.ctrl(Key::I);
    for (field, text) in [
        ("Black", "Ada Lovelace"),
        ("Black’s rank", "3k"),
        ("Black’s team", "London"),
        ("White", "Bo"),
        ("White’s team", "Lund"),
        ("Event", "Cup"),
        ("Round", "2"),
        ("Place", "Paris"),
        ("Date", "1996/12/27, 28"),
        ("Result", "w+resign"),
        ("Main time", "1:00:00"),
        ("Overtime", "5x30 byo-yomi"),
        ("Opening", "san-ren-sei"),
        ("Source", "a book"),
        ("Annotator", "Cid"),
        ("Recorded by", "Dee"),
        ("Copyright", "none"),
    ] {
        jego.rewrite(field, text);
    }
    let told = jego.told_all();
    jego.click("Apply");
    for (header, written) in [
        (Header::Player(Color::Black), "Ada Lovelace"),
        (Header::Rank(Color::Black), "3k"),
        (Header::Team(Color::Black), "London"),
        (Header::Team(Color::White), "Lund"),
        (Header::Date, "1996-12-27,28"),
        (Header::Result, "W+R"),
        (Header::MainTime, "3600"),
        (Header::Overtime, "5x30 byo-yomi"),
        (Header::Opening, "san-ren-sei"),
        (Header::Source, "a book"),
        (Header::Annotator, "Cid"),
        (Header::User, "Dee"),
        (Header::Copyright, "none"),
    ] {
        assert_eq!(jego.header(header), written, "{header:?}\n{told}");
    }
    let record = jego.session().record();
    assert!(matches!(
        record.control(),
        TimeControl::ByoYomi { periods: 5, .. }
    ));
    let sgf = jego::record::sgf::write(&record.to_sgf());
    assert!(
        sgf.contains("XX[kept]") && sgf.contains("DT[1996-12-27,28]"),
        "{sgf}"
    );
    assert!(jego.sees("Game information changed. Undo takes this back."));

    jego.ctrl(Key::Z);
    assert_eq!(jego.header(Header::Player(Color::Black)), "Ada");
    assert_eq!(jego.header(Header::Date), "");
    assert_eq!(jego.session().record().control(), TimeControl::None);
    assert!(!jego.session().is_finished());
    let sgf = jego::record::sgf::write(&jego.session().record().to_sgf());
    assert!(sgf.contains("XX[kept]"), "{sgf}");
}

#[test]
fn what_a_field_cannot_say_is_told_beside_it_and_nothing_is_changed() {
    let mut jego = Jego::with_moves("D4");
    for (field, wrong, why, right) in [
        (
            "Date",
            "27/12/1996",
            "“27/12/1996” is not a date such as 1996-12-27, 1996-12 or 1996",
            "1996",
        ),
        (
            "Date",
            "1996-02-30",
            "“1996-02-30”: the month has no such day",
            "1996-02-29",
        ),
        (
            "Result",
            "Black won",
            "“Black won” is not a result such as B+3.5, W+R, 0 or Void",
            "B+",
        ),
        (
            "Main time",
            "long",
            "“long” is not a time such as 3600, 60 min or 1:00:00",
            "60 min",
        ),
    ] {
        jego.ctrl(Key::I);
        jego.rewrite(field, wrong);
        assert!(jego.sees(why), "{}", jego.told_all());
        assert!(!jego.can_apply(), "{wrong}");
        jego.ctrl(Key::Enter);
        assert!(jego.sees(why), "the form stays open");
        jego.rewrite(field, right);
        assert!(jego.can_apply() && !jego.sees(why), "{right}");
        jego.click("Cancel");
    }
    assert_eq!(jego.header(Header::Result), "");
}

#[test]
fn what_a_file_has_had_is_left_as_it_is() {
    let jego = &mut Jego::pasted("(;GM[1]SZ[9]DT[last summer]RE[Black won];B[dd])");
    if jego.dialog().is_some() {
        jego.click("Close");
    }
    jego.ctrl(Key::I);
    assert!(jego.can_apply());
    jego.rewrite("Event", "Cup");
    jego.click("Apply");
    assert_eq!(jego.header(Header::Date), "last summer");
    assert_eq!(jego.header(Header::Result), "Black won");
    assert_eq!(jego.header(Header::Event), "Cup");
}

#[test]
fn today_is_one_click_away_and_the_time_of_a_running_game_is_not_written() {
    let mut jego = Jego::at_table(super::clocks::timed(60));
    jego.play("D4");
    jego.ctrl(Key::I);
    jego.rewrite("Date", "");
    jego.click("Today");
    let field = jego
        .harness
        .query_by_role_and_label(Role::TextInput, "Main time");
    assert!(field.is_none());
    jego.click("Apply");
    assert_eq!(jego.header(Header::Date), jego::session::today());
}

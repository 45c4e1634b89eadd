//! Editing: marks, stones put by hand, branches, and undo of all of it.

use jego::board::{Color, Point, PointSet, Size, Vertex};
use jego::game::{Game as _, Turn, TurnId};
use jego::go::Ruleset;
use jego::record::{GoRecord, open, recover, save, sgf};
use jego::session::{
    Action, Edit, EditKind, LabelKind, Link, Mark, NotPasted, Notice, RatedRefusal, Session, Waker,
};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::{START, choose, new, of_record};

fn points(vertices: &str) -> PointSet {
    let names = vertices.split_whitespace();
    names
        .map(|name| Vertex::parse(name, Size::NINE).unwrap().point())
        .collect()
}

fn point(vertex: &str) -> Point {
    Vertex::parse(vertex, Size::NINE).unwrap().point()
}

fn record(text: &str) -> GoRecord {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    opened.games.go(0).unwrap().0
}

impl super::Match {
    fn edit(&mut self, edit: Edit) {
        self.act(Action::Edit(edit));
    }

    fn put(&mut self, color: Option<Color>, vertices: &str) {
        self.edit(Edit::Stones(color, points(vertices)));
    }

    fn at(&mut self, turn: TurnId) {
        self.act(Action::GoTo(turn));
    }

    /// The nodes of the game, without its first.
    fn nodes(&self) -> String {
        let text = self.written();
        text.split_once(';')
            .unwrap()
            .1
            .split_once(';')
            .map_or_else(String::new, |(_, rest)| {
                let rest = rest.replace('\n', "");
                rest.strip_suffix(')').unwrap_or(&rest).to_owned()
            })
    }
}

#[test]
fn a_mark_is_toggled_and_a_point_has_one_at_most() {
    let mut game = new(Ruleset::French).with("E5");
    game.edit(Edit::Mark(Mark::Triangle, points("E5 D4")));
    game.edit(Edit::Mark(Mark::Square, points("D4")));
    assert_eq!(game.nodes(), "B[ee]TR[ee]SQ[df]");
    game.edit(Edit::Mark(Mark::Square, points("D4")));
    assert_eq!(game.nodes(), "B[ee]TR[ee]");
    // Where only some have it, all get it.
    game.edit(Edit::Mark(Mark::Triangle, points("E5 F5")));
    assert_eq!(game.nodes(), "B[ee]TR[ee][fe]");
    for _ in 0..4 {
        game.act(Action::Undo);
    }
    assert_eq!(game.nodes(), "B[ee]");
    assert_eq!(
        game.stone("E5"),
        Some(Color::Black),
        "only the marks are undone"
    );
}

#[test]
fn labels_count_on_and_fill_gaps() {
    let mut game = new(Ruleset::French);
    for vertex in ["A9", "B9", "C9"] {
        game.edit(Edit::Label(LabelKind::Letter, points(vertex)));
    }
    game.edit(Edit::Label(LabelKind::Letter, points("B9")));
    game.edit(Edit::Label(LabelKind::Letter, points("D9")));
    game.edit(Edit::Label(LabelKind::Number, points("A8 B8")));
    game.edit(Edit::Label(LabelKind::Number, points("D9")));
    let labels = game.session.record().labels(TurnId::START);
    let texts: Vec<&str> = labels.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["A", "C", "1", "2", "3"]);
}

#[test]
fn lines_and_arrows_are_drawn_and_taken_away() {
    let mut game = new(Ruleset::French).with("E5");
    let (a, b) = (point("A9"), point("C7"));
    game.edit(Edit::Link(Link::Line, a, b));
    game.edit(Edit::Link(Link::Arrow, a, b));
    assert_eq!(game.nodes(), "B[ee]LN[aa:cc]AR[aa:cc]");
    game.edit(Edit::Link(Link::Line, b, a));
    assert_eq!(game.nodes(), "B[ee]AR[aa:cc]", "a line has no direction");
    game.edit(Edit::Link(Link::Arrow, b, a));
    assert_eq!(game.nodes(), "B[ee]AR[aa:cc][cc:aa]", "an arrow has");
    game.edit(Edit::Erase(points("C7")));
    assert_eq!(game.nodes(), "B[ee]");
}

#[test]
fn what_is_dimmed_holds_until_it_is_taken_back() {
    let mut game = new(Ruleset::French).with("E5 D4");
    let turn = game.session.cursor();
    game.act(Action::ToStart);
    game.edit(Edit::Dim(points("A9 B9")));
    game.at(turn);
    game.edit(Edit::Dim(points("A9 B9")));
    assert_eq!(game.nodes(), "B[ee];W[df]DD[]");
    game.edit(Edit::Dim(points("A9 B9")));
    assert_eq!(game.nodes(), "B[ee];W[df]", "as above again");
    game.edit(Edit::Show(points("C3")));
    game.edit(Edit::Erase(points("A1")));
    assert!(!game.written().contains("VW"), "all of the board again");
}

#[test]
fn stones_after_a_move_are_a_turn_of_their_own() {
    let mut game = new(Ruleset::French).with("E5");
    game.put(Some(Color::Black), "A9");
    game.put(Some(Color::White), "B9");
    game.put(None, "E5");
    assert_eq!(game.nodes(), "B[ee];AB[aa]AW[ba]AE[ee]");
    assert_eq!(
        (game.stone("E5"), game.stone("B9")),
        (None, Some(Color::White))
    );
    // The same tool once more takes a stone away again.
    game.put(Some(Color::White), "B9");
    assert_eq!(game.nodes(), "B[ee];AB[aa]AE[ee]");
    game.edit(Edit::ToPlay(Color::Black));
    assert_eq!(game.nodes(), "B[ee];AB[aa]AE[ee]PL[B]");
    assert_eq!(game.session.position().to_play(), Color::Black);
}

#[test]
fn a_setup_that_says_nothing_any_more_goes() {
    let mut game = new(Ruleset::French).with("E5");
    game.put(Some(Color::Black), "A9");
    game.put(Some(Color::Black), "A9");
    assert_eq!(game.nodes(), "B[ee]");
    game.act(Action::Undo);
    assert_eq!(game.stone("A9"), Some(Color::Black));
    game.act(Action::Undo);
    game.act(Action::Redo);
    assert_eq!(game.stone("A9"), Some(Color::Black));
    // One with a comment or with moves after it stays.
    game.play("D4");
    game.act(Action::Step(-1));
    game.put(Some(Color::Black), "A9");
    assert_eq!(game.nodes(), "B[ee];PL[W];W[df]");
}

#[test]
fn the_start_of_a_game_is_edited_in_place() {
    let text = "(;GM[1]FF[4]SZ[9]AB[aa][bb]AW[ab]C[white];W[ba])";
    let mut game = of_record(record(text));
    game.act(Action::ToStart);
    game.put(Some(Color::White), "A9");
    let written = game.written();
    assert!(written.contains("AB[bb]AW[aa][ab]C[white]"), "{written}");
    assert!(written.ends_with(";W[ba])\n"), "{written}");
    game.act(Action::Undo);
    assert!(game.written().contains("AB[aa][bb]AW[ab]C[white]"));
}

/// The rules go on from the edited position: the ko there is none any more, and
/// what was played before it cannot be repeated.
#[test]
fn superko_begins_anew_after_an_edit() {
    // A ko: Black takes at C8, and White may not take back at once.
    let text = "(;GM[1]SZ[9]RU[French]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb])";
    let mut game = of_record(record(text));
    game.act(Action::ToEnd);
    assert_eq!(game.session.record().start().ruleset, Some(Ruleset::French));
    assert!(game.session.judge(point("B8")).is_some(), "ko");
    game.put(Some(Color::Black), "J1");
    assert!(
        game.session.judge(point("B8")).is_none(),
        "another position"
    );
    game.play("B8");
    assert_eq!(game.stone("C8"), None);
    assert!(
        game.session.judge(point("C8")).is_some(),
        "and a ko of its own"
    );
}

/// Turns that follow an edited setup are judged by the new stones.
#[test]
fn what_follows_an_edited_setup_is_judged_again() {
    let text = "(;GM[1]SZ[9];AB[aa];W[bb];B[cc])";
    let mut game = of_record(record(text));
    let tree = game.session.record().history().tree();
    let turns: Vec<TurnId> = tree.descendants(TurnId::START).collect();
    game.at(turns[1]);
    game.put(Some(Color::Black), "B8");
    assert!(
        game.session.record().breach(turns[2]).is_some(),
        "on a stone"
    );
    game.act(Action::Undo);
    assert!(game.session.record().breach(turns[2]).is_none());
}

#[test]
fn undo_takes_back_the_last_thing_be_it_what_it_may() {
    let mut game = new(Ruleset::French).with("E5");
    game.edit(Edit::Mark(Mark::Circle, points("E5")));
    game.play("D4");
    game.put(Some(Color::Black), "A9");
    let before = game.written();
    game.act(Action::Comment("a".to_owned()));
    game.act(Action::Comment("ab".to_owned()));
    assert_eq!(
        game.session.undoable(),
        Some(EditKind::Comment(game.session.cursor()))
    );
    game.act(Action::Undo);
    assert_eq!(game.written(), before, "a comment is one thing");
    game.act(Action::Undo);
    assert_eq!(game.stone("A9"), None);
    assert_eq!(game.session.undoable(), None, "a move comes next");
    game.act(Action::Undo);
    assert_eq!(game.stone("D4"), None);
    assert_eq!(game.session.undoable(), Some(EditKind::Marks));
    game.act(Action::Undo);
    assert!(!game.written().contains("CR"));
    game.act(Action::Undo);
    assert_eq!(game.stone("E5"), None);
    // And all of it again.
    for _ in 0..5 {
        game.act(Action::Redo);
    }
    assert_eq!(
        (game.stone("D4"), game.stone("A9")),
        (Some(Color::White), Some(Color::Black))
    );
    assert!(game.written().contains("CR[ee]") && game.written().contains("C[ab]"));
}

#[test]
fn undo_goes_to_where_the_edit_was() {
    let mut game = new(Ruleset::French).with("E5 D4");
    let turn = game.session.cursor();
    game.edit(Edit::Mark(Mark::Cross, points("D4")));
    game.act(Action::ToStart);
    game.act(Action::Undo);
    assert_eq!(game.session.cursor(), turn);
    assert!(!game.written().contains("MA"));
    assert!(matches!(
        game.session.notice(),
        Some(Notice::EditUndone(EditKind::Marks))
    ));
}

#[test]
fn variations_change_places() {
    let text = "(;GM[1]SZ[9];B[aa](;W[bb])(;W[cc];B[dd](;W[ee])(;W[ff])))";
    let mut game = of_record(record(text));
    let before = game.written();
    let tree = game.session.record().history().tree();
    let last = tree.descendants(TurnId::START).last().unwrap();
    game.at(last);
    game.edit(Edit::MainLine(last));
    let nodes = game.nodes();
    assert_eq!(nodes, "B[aa](;W[cc];B[dd](;W[ff])(;W[ee]))(;W[bb])");
    game.edit(Edit::MainLine(last));
    assert!(matches!(game.session.notice(), Some(Notice::OnMainLine)));
    game.edit(Edit::Later(last));
    assert!(game.nodes().contains("(;W[ee])(;W[ff])"));
    game.edit(Edit::Later(last));
    assert!(
        game.nodes().starts_with("B[aa](;W[bb])(;W[cc]"),
        "the one above it"
    );
    for _ in 0..3 {
        game.act(Action::Undo);
    }
    assert_eq!(game.written(), before);
}

#[test]
fn branches_are_pasted_from_text() {
    let mut game = new(Ruleset::French).with("E5");
    let other = of_record(record("(;GM[1]SZ[9];B[aa];W[bb]C[here](;B[cc])(;B[dd]))"));
    let tree = other.session.record().history().tree();
    let branch = tree.descendants(TurnId::START).nth(2).unwrap();
    let text = other.session.branch_as_sgf(branch).unwrap();
    let before = game.written();
    game.edit(Edit::Paste(text));
    assert!(matches!(
        game.session.notice(),
        Some(Notice::Pasted { turns: 3 })
    ));
    assert_eq!(game.nodes(), "B[ee];W[bb]C[here](;B[cc])(;B[dd])");
    assert_eq!(game.stone("B8"), Some(Color::White), "one is there");
    game.act(Action::Undo);
    assert_eq!(game.written(), before);
    game.act(Action::Redo);
    assert_eq!(game.stone("B8"), Some(Color::White));
}

#[test]
fn diagrams_are_pasted_as_positions() {
    let mut game = new(Ruleset::French).with("E5");
    let text = "$$Bc9\n$$ | . 1 X\n$$ | O 2 .\n";
    game.edit(Edit::Paste(text.to_owned()));
    assert!(matches!(
        game.session.notice(),
        Some(Notice::Pasted { turns: 3 })
    ));
    game.act(Action::ToEnd);
    let moves = game.session.record().history().path().len();
    assert_eq!(moves, 5, "the start, a move, the position and two more");
    assert_eq!(game.stone("E5"), None);
    let copied = game.session.diagram().to_wiki();
    let mut again = new(Ruleset::French);
    again.edit(Edit::Paste(copied));
    let boards = [&game, &again].map(|game| game.session.position().board().clone());
    assert_eq!(boards[0], boards[1]);
}

#[test]
fn what_cannot_be_pasted_says_why_and_changes_nothing() {
    let mut game = new(Ruleset::French).with("E5");
    let before = game.written();
    for (text, says) in [
        ("milk, bread", "neither SGF nor a diagram"),
        ("(;GM[1]SZ[13];B[aa])", "13×13"),
        ("(;GM[2]SZ[8];B[d3])", "another game"),
        ("$$\n$$ | . & .\n", "line 2"),
        (". X .\n. . .\n", "2 rows and 3 columns"),
        (". X\n. .\n", "2×2"),
        ("(;GM[1]SZ[9])", "no move"),
    ] {
        game.edit(Edit::Paste(text.to_owned()));
        let Some(notice @ Notice::NotPasted(_)) = game.session.notice() else {
            panic!("{text}: {:?}", game.session.notice());
        };
        let said = notice.text(jego::words::Language::English, jego::record::GameKind::Go);
        assert!(said.contains(says), "{text}: {said}");
        assert_eq!(game.written(), before);
    }
    assert_eq!(game.session.undoable(), None);
    let nothing = Notice::NotPasted(NotPasted::Neither);
    assert!(nothing.severity() == jego::session::Severity::Refusal);
}

#[test]
fn a_position_becomes_the_start_of_the_game() {
    let text = "(;GM[1]FF[4]SZ[9]PB[Ada]C[head];B[aa];W[bb]C[there]LB[cc:A](;B[cc])(;B[dd];W[ee]))";
    let mut game = of_record(record(text));
    let before = game.written();
    let tree = game.session.record().history().tree();
    let turn = tree.descendants(TurnId::START).nth(2).unwrap();
    game.at(turn);
    let stones = game.session.position().board().clone();
    game.edit(Edit::Flatten);
    assert_eq!(game.session.cursor(), TurnId::START);
    assert_eq!(*game.session.position().board(), stones);
    assert_eq!(game.session.position().to_play(), Color::Black);
    let written = game.written();
    assert!(written.contains("PB[Ada]C[head\n\nthere]"), "{written}");
    assert!(
        written.contains("AB[aa]") && written.contains("AW[bb]"),
        "{written}"
    );
    assert!(written.ends_with("(;B[cc])\n(;B[dd];W[ee]))\n") || written.contains("(;B[dd];W[ee])"));
    let again = record(&written);
    assert_eq!(*again.history().position().board(), stones);
    game.act(Action::Undo);
    assert_eq!(game.written(), before);
    assert_eq!(game.session.cursor(), turn);
}

#[test]
fn names_and_annotations_are_written_and_taken_back() {
    let mut game = new(Ruleset::French).with("E5");
    let before = game.written();
    let one = |value: &str| vec![value.to_owned()];
    game.edit(Edit::Properties(vec![
        ("N", one("Joseki")),
        ("TE", one("2")),
        ("FG", one("")),
    ]));
    assert_eq!(game.nodes(), "B[ee]N[Joseki]TE[2]FG[]");
    game.edit(Edit::Properties(vec![
        ("N", one("Joseki")),
        ("TE", Vec::new()),
    ]));
    assert_eq!(game.nodes(), "B[ee]N[Joseki]FG[]");
    game.act(Action::Undo);
    game.act(Action::Undo);
    assert_eq!(game.written(), before);
}

#[test]
fn nothing_is_edited_in_a_rated_game_that_is_played() {
    use jego::record::Change;
    use jego::session::RatedMark;
    let mut record = GoRecord::new(jego::record::Start::new(Size::NINE, Ruleset::French)).unwrap();
    let mark = RatedMark {
        profile: "ada".to_owned(),
        game: "1".to_owned(),
    };
    let options = mark.options(record.options().clone());
    record.apply(&Change::Options(options)).unwrap();
    let mut game = of_record(record);
    if game.session.rated().is_none() {
        panic!("the game is rated");
    }
    game.edit(Edit::Mark(Mark::Circle, points("E5")));
    assert!(matches!(
        game.session.notice(),
        Some(Notice::Rated(RatedRefusal::Edit))
    ));
    assert!(!game.written().contains("CR"));
}

fn any(rng: &mut SmallRng) -> PointSet {
    let count = rng.random_range(1..4);
    let point = |rng: &mut SmallRng| Point::new(rng.random_range(0..9), rng.random_range(0..9));
    (0..count).map(|_| point(rng)).collect()
}

fn one_of<T: Copy>(rng: &mut SmallRng, all: &[T]) -> T {
    all[rng.random_range(0..all.len())]
}

/// Something that someone could do to a game now.
fn random_action(rng: &mut SmallRng, game: &super::Match, copied: &mut Vec<String>) -> Action {
    let tree = game.session.record().history().tree();
    let turns: Vec<TurnId> = tree.descendants(TurnId::START).collect();
    let turn = one_of(rng, &turns);
    let all = any(rng);
    let at = |rng: &mut SmallRng| any(rng).iter().next().unwrap();
    let marks = [
        Mark::Triangle,
        Mark::Square,
        Mark::Circle,
        Mark::Cross,
        Mark::Selected,
    ];
    let edit = match rng.random_range(0..24) {
        0..4 => return Action::Choose(at(rng)),
        4 => return Action::Pass,
        5..7 => return Action::GoTo(turn),
        7 => return Action::Delete(turn),
        8 => return Action::Comment(format!("said {}\\]", rng.random_range(0..9))),
        9 => return Action::Restore,
        10 => {
            copied.extend(game.session.branch_as_sgf(turn));
            return Action::GoTo(turn);
        }
        11 => {
            return if rng.random_ratio(1, 2) {
                Action::Undo
            } else {
                Action::Redo
            };
        }
        12 => Edit::Mark(one_of(rng, &marks), all),
        13 => Edit::Label(one_of(rng, &[LabelKind::Letter, LabelKind::Number]), all),
        14 => Edit::Link(one_of(rng, &[Link::Line, Link::Arrow]), at(rng), at(rng)),
        15 => Edit::Dim(all),
        16 => Edit::Show(all),
        17 => Edit::Erase(all),
        18 => Edit::Stones(
            one_of(rng, &[Some(Color::Black), Some(Color::White), None]),
            all,
        ),
        19 => Edit::ToPlay(one_of(rng, &Color::BOTH)),
        20 => Edit::MainLine(turn),
        21 if rng.random_ratio(1, 2) => Edit::Earlier(turn),
        21 => Edit::Later(turn),
        22 => Edit::Paste(copied.last().cloned().unwrap_or_default()),
        _ if rng.random_ratio(1, 4) => Edit::Flatten,
        _ => Edit::Properties(vec![
            ("N", vec!["name".to_owned()]),
            ("HO", vec!["1".to_owned()]),
        ]),
    };
    Action::Edit(edit)
}

/// What the tree is, whatever the cursor: turns, notes and their order.
fn shape(record: &GoRecord) -> Vec<String> {
    let tree = record.history().tree();
    let turns = tree.descendants(TurnId::START);
    turns
        .map(|turn| {
            let notes: Vec<String> = record.properties(turn).map(|p| format!("{p:?}")).collect();
            let what = match tree.turn(turn) {
                Some(Turn::Setup(setup)) => format!("{setup:?}"),
                other => format!("{other:?}"),
            };
            format!(
                "{:?} {what} {notes:?} {:?}",
                tree.depth(turn),
                tree.breach(turn)
            )
        })
        .collect()
}

/// The games that random editing begins with.
const BEGINNINGS: [&str; 4] = [
    "(;GM[1]FF[4]SZ[9])",
    "(;GM[1]FF[4]SZ[9]HA[2]KM[0.5]AB[cc][gg]PB[Ada]XX[kept];W[ee](;B[dd]LB[dd:1]C[x])(;B[df]))",
    "(;GM[1]FF[4]SZ[9]RU[Japanese]C[head]AB[aa:cc]PL[W];AW[dd]AE[aa]TR[bb]TR[cc];B[ff]W[gg])",
    "(;FF[4]GM[1]SZ[9];B[aa]N[a]C[b];W[bb];AB[cc]B[dd]CR[dd];W[])",
];

#[test]
fn after_any_editing_files_and_journals_have_the_same_tree() {
    for seed in 0..80 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut game = of_record(record(one_of(&mut rng, &BEGINNINGS)));
        let mut copied = Vec::new();
        for _ in 0..60 {
            let action = random_action(&mut rng, &game, &mut copied);
            game.act(action);
        }
        let held = game.session.record().clone();
        let text = sgf::write(&held.to_sgf());
        let read = record(&text);
        assert_eq!(sgf::write(&read.to_sgf()), text, "seed {seed}");
        assert_eq!(
            shape(&read).len(),
            shape(&held).len(),
            "seed {seed}\n{text}"
        );
        let saved = save::read(&save::write(&held)).unwrap().go().unwrap();
        assert_eq!(shape(&saved), shape(&held), "seed {seed}");
        game.session.sync();
        let (folder, journals) = game.left();
        let Some(journal) = journals.first() else {
            continue;
        };
        let recovered = recover(journal).unwrap();
        assert_eq!(recovered.dropped, 0, "seed {seed}");
        assert_eq!(
            shape(&recovered.record.go().unwrap()),
            shape(&held),
            "seed {seed}"
        );
        drop(folder);
    }
}

#[test]
fn undoing_everything_gives_the_game_that_was_and_redoing_the_one_that_is() {
    for seed in 100..180 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut game = of_record(record(one_of(&mut rng, &BEGINNINGS)));
        let first = shape(game.session.record());
        let mut copied = Vec::new();
        for _ in 0..40 {
            let action = random_action(&mut rng, &game, &mut copied);
            // Moves are no edits: undo leaves them in the tree.
            let moves = matches!(
                action,
                Action::Choose(_) | Action::Pass | Action::Undo | Action::Redo
            );
            if !moves {
                game.act(action);
            }
        }
        let last = shape(game.session.record());
        let mut steps = 0;
        while game.session.undoable().is_some() {
            game.act(Action::Undo);
            steps += 1;
        }
        assert_eq!(shape(game.session.record()), first, "seed {seed}");
        for _ in 0..steps {
            game.act(Action::Redo);
        }
        assert_eq!(shape(game.session.record()), last, "seed {seed}");
    }
}

#[test]
fn othello_is_edited_by_the_same_tools() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = Session::new(
        jego::record::OthelloRecord::standard(),
        folder.path(),
        Waker::none(),
    );
    let corner = PointSet::from_iter([Point::new(0, 0)]);
    session.apply(
        Action::Edit(Edit::Stones(Some(Color::White), corner)),
        START,
    );
    session.apply(Action::Edit(Edit::Mark(Mark::Circle, corner)), START);
    let written = sgf::write(&session.record().to_sgf());
    let again = open(written.clone().into_bytes(), None)
        .unwrap()
        .games
        .game(0)
        .unwrap()
        .0;
    assert_eq!(sgf::write(&again.to_sgf().unwrap()), written);
    assert!(written.contains("CR[a1]"), "{written}");
    session.apply(Action::Undo, START);
    session.apply(Action::Undo, START);
    assert_eq!(session.position().discs(Color::White).len(), 2);
}

#[test]
fn a_computer_waits_while_the_position_is_edited() {
    use super::opponent::against;
    let mut game = against(jego::ai::go::Level::Care);
    game.act(choose("E5"));
    game.answer();
    let corner = points("A9");
    game.act(Action::Edit(Edit::Mark(Mark::Circle, corner)));
    assert_eq!(game.to_play(), Color::Black);
    game.act(Action::Edit(Edit::Stones(Some(Color::Black), corner)));
    game.act(Action::Edit(Edit::ToPlay(Color::White)));
    assert!(
        game.session().waits_for_computer().is_none(),
        "it waits to be asked"
    );
    let turns = game.session().record().history().path().len();
    game.act(Action::Continue);
    game.answer();
    assert_eq!(game.session().record().history().path().len(), turns + 1);
    assert_eq!(game.to_play(), Color::Black);
}

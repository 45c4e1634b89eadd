//! Reviews inside records: kept, read again, and taken out without a trace.

use std::fs;

use jego::ai::{Candidate, Report};
use jego::aligne4::Variant;
use jego::board::{Grid, Size};
use jego::game::{Game as _, HalfPoints, TurnId};
use jego::go::{Move, Ruleset};
use jego::record::{
    Aligne4Record, AnyRecord, Change, GoRecord, Journal, OthelloRecord, Record, Recordable, Start,
    Terms, interrupted_journals, open, recover, save, sgf,
};
use jego::review::{
    Analyst, Depth, Figures, Finding, Review, forget_review, has_kept_review, keep_review,
    kept_review,
};
use rand::RngExt as _;
use rand::rngs::SmallRng;

use crate::random;

const DEPTHS: [Depth; 3] = [Depth::Raw, Depth::Shallow, Depth::Deep];

fn turns<G: Recordable>(record: &Record<G>) -> Vec<TurnId> {
    let tree = record.history().tree();
    tree.descendants(TurnId::START).collect()
}

/// A review that says something of most turns.
fn random_review<G: Recordable>(rng: &mut SmallRng, record: &Record<G>) -> Review<G::Move> {
    let mut review = Review::default();
    let mut history = record.history().clone();
    for turn in turns(record) {
        for depth in DEPTHS {
            if rng.random_ratio(2, 3) {
                history.go_to(turn);
                let mut report = random_report(rng, &mut history.clone(), record, depth);
                let analyst = random_analyst(rng);
                if !analyst.tells_leads() {
                    report.black_lead = 0.0;
                    let moves = report.candidates.iter_mut();
                    moves.for_each(|of| of.black_lead = 0.0);
                }
                let finding = Finding {
                    turn,
                    analyst,
                    depth,
                    report,
                    is_over: rng.random_ratio(1, 8),
                    progress: [(0, 0); Depth::COUNT],
                };
                review.add(finding, None);
            }
        }
    }
    review
}

fn random_analyst(rng: &mut SmallRng) -> Analyst {
    let tells = match rng.random_range(0..4) {
        0 => Figures::WinRates,
        1 => Figures::Leads,
        _ => return Analyst::Jego,
    };
    Analyst::Engine {
        name: random::one_of(rng, &["KataGo", "Leela Zero", "é=;]\\"]).into(),
        tells,
    }
}

fn random_report<G: Recordable>(
    rng: &mut SmallRng,
    history: &mut jego::game::History<G>,
    record: &Record<G>,
    depth: Depth,
) -> Report<G::Move> {
    let here = history.cursor();
    let mut candidates = Vec::new();
    for mv in history.legal_moves().into_iter().take(12) {
        history.go_to(here);
        let mut variation = vec![mv];
        history.play(mv).unwrap();
        for _ in 0..rng.random_range(0..6) {
            let legal = history.legal_moves();
            if legal.is_empty() {
                break;
            }
            let next = random::one_of(rng, &legal);
            history.play(next).unwrap();
            variation.push(next);
        }
        candidates.push(Candidate {
            mv,
            visits: rng.random_range(0..500),
            black_win: rng.random(),
            black_lead: rng.random_range(-200.0..200.0),
            win_error: rng.random(),
            prior: rng.random(),
            variation,
        });
    }
    history.go_to(here);
    let map = Grid::from_fn(record.size(), |_| rng.random_range(-1.0_f32..=1.0).round());
    Report {
        to_play: history.position().to_play(),
        visits: rng.random(),
        black_win: rng.random(),
        black_lead: rng.random_range(-200.0..200.0),
        candidates,
        ownership: (depth == Depth::Deep).then_some(map),
    }
}

fn apply_all<G: Recordable>(record: &mut Record<G>, changes: &[Change<G::Move>]) {
    for change in changes {
        record.apply(change).unwrap();
    }
}

/// The same review, of two records with the same tree.
#[track_caller]
fn assert_same_review<G: Recordable>(a: &Record<G>, b: &Record<G>, context: &str) {
    let (ours, theirs) = (kept_review(a), kept_review(b));
    let (a, b) = (turns(a), turns(b));
    assert_eq!(a.len(), b.len(), "{context}");
    for (a, b) in a.into_iter().zip(b) {
        assert_eq!(ours.position(a), theirs.position(b), "{context}: {a:?}");
    }
}

fn close(a: f32, b: f32, within: f32) -> bool {
    (a - b).abs() <= within
}

/// What was kept is what was found, to the precision that is written.
#[track_caller]
fn assert_kept<G: Recordable>(record: &Record<G>, review: &Review<G::Move>, context: &str) {
    let kept = kept_review(record);
    for turn in turns(record) {
        let Some(found) = review.position(turn) else {
            continue;
        };
        if !record.ends_node(turn) {
            continue;
        }
        let kept = kept
            .position(turn)
            .unwrap_or_else(|| panic!("{context}: {turn:?}"));
        assert_eq!(kept.depth(), found.depth(), "{context}");
        assert_eq!(kept.is_over(), found.is_over(), "{context}");
        let both = found.signed_reports().zip(kept.signed_reports());
        for ((depth, by, a), (other, kept_by, b)) in both {
            assert_eq!((depth, by), (other, kept_by), "{context}");
            assert_eq!((a.to_play, a.visits), (b.to_play, b.visits), "{context}");
            assert!(close(a.black_win, b.black_win, 0.00006), "{context}");
            assert!(close(a.black_lead, b.black_lead, 0.006), "{context}");
            assert_eq!(a.ownership.is_some(), b.ownership.is_some(), "{context}");
            let is_deepest = found
                .reports()
                .last()
                .is_some_and(|(last, _)| last == depth);
            for (place, a) in a.visited().enumerate() {
                let Some(b) = b.candidates.get(place) else {
                    assert!(!is_deepest && place >= 2, "{context}");
                    continue;
                };
                assert_eq!((a.mv, a.visits), (b.mv, b.visits), "{context}");
                assert!(close(a.black_win, b.black_win, 0.00006), "{context}");
                assert!(close(a.black_lead, b.black_lead, 0.006), "{context}");
                assert!(close(a.prior, b.prior, 0.00006), "{context}");
                assert!(close(a.win_error, b.win_error, 0.00006), "{context}");
                let expected = if is_deepest { a.variation.len() } else { 1 };
                assert_eq!(a.variation[..expected], b.variation, "{context}");
            }
        }
    }
}

fn text_of<G: Recordable>(record: &Record<G>) -> String {
    sgf::write(&record.to_sgf())
}

/// Keeps a random review in a record, takes it through every format, and takes
/// it out again.
fn through_everything<G: Recordable>(
    mut record: Record<G>,
    rng: &mut SmallRng,
    again: impl Fn(AnyRecord) -> Option<Record<G>>,
    context: &str,
) {
    let before = (text_of(&record), save::write(&record));
    let review = random_review(rng, &record);
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    for change in keep_review(&review, &record) {
        record.apply(&change).unwrap();
        journal.note(&record, &change);
    }
    drop(journal);
    assert_kept(&record, &review, context);
    assert!(keep_review(&review, &record).is_empty(), "{context}");
    let kept = kept_review(&record);
    assert!(keep_review(&kept, &record).is_empty(), "{context}");

    let saved = again(save::read(&save::write(&record)).unwrap()).unwrap();
    assert_same_review(&record, &saved, context);
    let journals = interrupted_journals(folder.path());
    let recovered = again(recover(&journals[0]).unwrap().record).unwrap();
    assert_same_review(&record, &recovered, context);
    assert_eq!(save::write(&recovered), save::write(&record), "{context}");
    if G::KIND.sgf_number().is_some() {
        let opened = open(text_of(&record).into_bytes(), None).unwrap();
        let mut opened = again(opened.games.game(0).unwrap().0).unwrap();
        // Rules without a name are other rules in SGF.
        if G::terms(opened.start()) == G::terms(record.start()) {
            assert_same_review(&record, &opened, context);
        }
        let plain = open(before.0.clone().into_bytes(), None).unwrap();
        let plain = again(plain.games.game(0).unwrap().0).unwrap();
        let changes = forget_review(&opened);
        apply_all(&mut opened, &changes);
        assert_eq!(text_of(&opened), text_of(&plain), "{context}");
        assert_eq!(save::write(&opened), save::write(&plain), "{context}");
    }

    let changes = forget_review(&record);
    apply_all(&mut record, &changes);
    assert!(!has_kept_review(&record), "{context}");
    let after = (text_of(&record), save::write(&record));
    assert_eq!(before, after, "{context}");
}

#[test]
fn random_reviews_are_kept_read_and_taken_out_of_random_games() {
    for seed in 0..120 {
        let mut rng = random::rng(seed);
        let changes = rng.random_range(0..80);
        let (record, _) = random::played(&mut rng, changes);
        through_everything(
            record,
            &mut rng,
            |any| any.go().ok(),
            &format!("seed {seed}"),
        );
    }
}

#[test]
fn random_reviews_are_kept_in_files_of_others() {
    for seed in 0..80 {
        let mut rng = random::rng(seed);
        let games = random::collection(&mut rng);
        let opened = open(sgf::write(&games).into_bytes(), None).unwrap();
        let (record, _) = opened.games.go(0).unwrap();
        through_everything(
            record,
            &mut rng,
            |any| any.go().ok(),
            &format!("seed {seed}"),
        );
    }
}

fn play_on<G: Recordable>(record: &mut Record<G>, rng: &mut SmallRng, most: usize) {
    for _ in 0..rng.random_range(0..most) {
        let legal = record.history().legal_moves();
        if legal.is_empty() {
            return;
        }
        let mv = random::one_of(rng, &legal);
        record.apply(&Change::Play(mv)).unwrap();
    }
}

#[test]
fn the_other_games_keep_their_reviews_too() {
    for seed in 0..40 {
        let mut rng = random::rng(seed);
        let mut record = OthelloRecord::standard();
        play_on(&mut record, &mut rng, 60);
        let othello = |any| match any {
            AnyRecord::Othello(record) => Some(*record),
            AnyRecord::Go(_) | AnyRecord::Aligne4(_) => None,
        };
        through_everything(record, &mut rng, othello, &format!("Othello, seed {seed}"));
        for variant in [Variant::Aligne4, Variant::Quarto] {
            let mut record = Aligne4Record::of(variant);
            play_on(&mut record, &mut rng, 16);
            let aligne4 = |any| match any {
                AnyRecord::Aligne4(record) => Some(*record),
                AnyRecord::Go(_) | AnyRecord::Othello(_) => None,
            };
            let context = format!("{variant}, seed {seed}");
            through_everything(record, &mut rng, aligne4, &context);
        }
    }
}

fn go_record(text: &str) -> GoRecord {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    opened.games.go(0).unwrap().0
}

/// A report with one move, all that a short test needs.
fn report(record: &GoRecord, turn: TurnId, black_win: f32, black_lead: f32) -> Report<Move> {
    let mut history = record.history().clone();
    history.go_to(turn);
    let mv = history.legal_moves()[0];
    Report {
        to_play: history.position().to_play(),
        visits: 50,
        black_win,
        black_lead,
        candidates: vec![Candidate {
            mv,
            visits: 30,
            black_win,
            black_lead,
            win_error: 0.02,
            prior: 0.25,
            variation: vec![mv],
        }],
        ownership: None,
    }
}

fn reviewed(record: &GoRecord, black_win: f32, black_lead: f32) -> Review<Move> {
    let mut review = Review::default();
    for turn in turns(record) {
        let finding = Finding {
            turn,
            analyst: Analyst::Jego,
            depth: Depth::Shallow,
            report: report(record, turn, black_win, black_lead),
            is_over: false,
            progress: [(0, 0); Depth::COUNT],
        };
        review.add(finding, None);
    }
    review
}

const HEAD: &str = "(;FF[4]CA[UTF-8]GM[1]SZ[9]KM[7]";

#[test]
fn sabaki_reads_what_is_written() {
    let mut record = go_record(&format!("{HEAD};B[dd]C[mine])"));
    let changes = keep_review(&reviewed(&record, 0.48125, -0.5), &record);
    apply_all(&mut record, &changes);
    let text = text_of(&record);
    assert!(text.contains("C[mine]"), "{text}");
    assert!(text.contains("V[-0.5]SBKV[48.13]SBKS[-0.5]"), "{text}");
    assert!(
        text.contains("[shallow W 50 48.13 -0.5;aa 30 48.13 -0.5 25 2]"),
        "{text}"
    );
}

/// A lead that an engine does not tell is nobody's, and a lead that another told
/// before is not its.
#[test]
fn an_engine_is_kept_with_its_name_and_without_what_it_does_not_say() {
    let mut record = go_record(&format!("{HEAD};B[dd])"));
    let jego = reviewed(&record, 0.48125, -0.5);
    let changes = keep_review(&jego, &record);
    apply_all(&mut record, &changes);
    let mut leela = Review::default();
    for turn in turns(&record) {
        let finding = Finding {
            turn,
            analyst: Analyst::Engine {
                name: "Leela Zero".into(),
                tells: Figures::WinRates,
            },
            depth: Depth::Shallow,
            report: report(&record, turn, 0.25, 0.0),
            is_over: false,
            progress: [(0, 0); Depth::COUNT],
        };
        leela.add(finding, None);
    }
    let changes = keep_review(&leela, &record);
    apply_all(&mut record, &changes);
    let text = text_of(&record);
    assert!(
        text.contains("[shallow W 50 25 ? @Leela%20Zero;aa 30 25 ? 25 2]"),
        "{text}"
    );
    assert!(text.contains("SBKV[25]"), "{text}");
    assert!(!text.contains("SBKS[") && !text.contains("]V["), "{text}");
    assert_eq!(kept_review(&record), leela);
}

#[test]
fn what_others_wrote_stays_and_ours_goes() {
    let theirs = format!("{HEAD};B[dd]SBKV[61.02]C[mine];W[ff]V[3])");
    let mut record = go_record(&theirs);
    let before = text_of(&record);
    let changes = keep_review(&reviewed(&record, 0.5, 1.0), &record);
    apply_all(&mut record, &changes);
    let text = text_of(&record);
    assert!(text.contains("SBKV[61.02]"), "{text}");
    assert!(text.contains("V[3]"), "{text}");
    assert_eq!(text.matches("SBKS[1]").count(), 3, "{text}");
    // A second review replaces the first, and still nothing of theirs.
    let changes = keep_review(&reviewed(&record, 0.25, -2.0), &record);
    apply_all(&mut record, &changes);
    let text = text_of(&record);
    assert!(text.contains("SBKV[61.02]"), "{text}");
    assert_eq!(text.matches("SBKS[-2]").count(), 3, "{text}");
    let changes = forget_review(&record);
    apply_all(&mut record, &changes);
    assert_eq!(text_of(&record), before);
}

#[test]
fn what_others_changed_since_is_theirs() {
    let mut record = go_record(&format!("{HEAD};B[dd])"));
    let changes = keep_review(&reviewed(&record, 0.5, 1.0), &record);
    apply_all(&mut record, &changes);
    let text = text_of(&record).replace("SBKV[50]", "SBKV[71]");
    let mut record = go_record(&text);
    let changes = forget_review(&record);
    apply_all(&mut record, &changes);
    let text = text_of(&record);
    assert_eq!(text.matches("SBKV[71]").count(), 2, "{text}");
    assert!(!text.contains("SBKS") && !text.contains("JGRV"), "{text}");
    assert!(!text.contains("V[1]"), "{text}");
}

#[test]
fn a_review_is_used_only_where_it_fits() {
    let text = format!("{HEAD};B[dd];W[ff];B[fd])");
    let mut record = go_record(&text);
    let changes = keep_review(&reviewed(&record, 0.5, 1.0), &record);
    apply_all(&mut record, &changes);
    let known = |record: &GoRecord| {
        let review = kept_review(record);
        let turns = turns(record).into_iter();
        turns
            .map(|turn| review.position(turn).is_some())
            .collect::<Vec<_>>()
    };
    assert_eq!(known(&record), [true; 4]);
    // Someone edits the file: from the other move on nothing is known.
    let edited = go_record(&text_of(&record).replace("W[ff]", "W[fe]"));
    assert_eq!(known(&edited), [true, true, false, false]);
    let other_komi = go_record(&text_of(&record).replace("KM[7]", "KM[0]"));
    assert_eq!(known(&other_komi), [false; 4]);
    let rules = Terms::new(
        Some(Ruleset::Chinese),
        Ruleset::Chinese.rules(),
        HalfPoints::from_points(7),
    );
    record.apply(&Change::Rules(rules)).unwrap();
    assert_eq!(known(&record), [false; 4]);
    // It can be taken out all the same.
    assert!(has_kept_review(&record));
    let changes = forget_review(&record);
    apply_all(&mut record, &changes);
    assert!(!text_of(&record).contains("SBK"));
}

/// A node with two moves has one review, that of the position after both.
#[test]
fn a_node_of_several_turns_is_about_the_last_of_them() {
    let mut record = go_record(&format!("{HEAD};B[dd]W[ff];B[fd])"));
    assert_eq!(turns(&record).len(), 4);
    let review = reviewed(&record, 0.5, 1.0);
    let changes = keep_review(&review, &record);
    apply_all(&mut record, &changes);
    let kept = kept_review(&record);
    let known = turns(&record).into_iter().map(|turn| kept.position(turn));
    let known: Vec<bool> = known.map(|of| of.is_some()).collect();
    assert_eq!(known, [true, false, true, true]);
    let again = go_record(&text_of(&record));
    assert_same_review(&record, &again, "joined");
}

/// Whatever happens to the values, the file opens and what is read can be played.
#[test]
fn damaged_values_are_not_read() {
    let mut rng = random::rng(7);
    let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::Chinese)).unwrap();
    play_on(&mut record, &mut rng, 30);
    let changes = keep_review(&random_review(&mut rng, &record), &record);
    apply_all(&mut record, &changes);
    let mut fewer = 0;
    for seed in 0..2_000 {
        let mut rng = random::rng(seed);
        let mut damaged = record.clone();
        let turn = random::one_of(&mut rng, &turns(&record));
        let Some(property) = record.property(turn, "JGRV") else {
            continue;
        };
        let mut values: Vec<String> = property.values().map(|of| of.raw().to_owned()).collect();
        for _ in 0..rng.random_range(1..4) {
            damage(&mut rng, &mut values);
        }
        let change = Change::Property(turn, "JGRV".to_owned(), values);
        damaged.apply(&change).unwrap();
        let review = kept_review(&damaged);
        fewer += usize::from(review.position(turn).is_none());
        for (_, report) in review.position(turn).iter().flat_map(|of| of.reports()) {
            assert!((0.0..=1.0).contains(&report.black_win), "seed {seed}");
            assert!(report.black_lead.is_finite(), "seed {seed}");
            for of in &report.candidates {
                let mut history = damaged.history().clone();
                history.go_to(turn);
                for &mv in &of.variation {
                    history.play(mv).unwrap();
                }
            }
        }
        // It can be taken out, or written again.
        let changes = keep_review(&review, &damaged);
        apply_all(&mut damaged, &changes);
        let changes = forget_review(&damaged);
        apply_all(&mut damaged, &changes);
        assert!(!has_kept_review(&damaged), "seed {seed}");
    }
    assert!(fewer > 100, "{fewer}");
}

fn damage(rng: &mut SmallRng, values: &mut Vec<String>) {
    let at = rng.random_range(0..values.len());
    let mut text: Vec<char> = values[at].chars().collect();
    let place = rng.random_range(0..=text.len());
    match rng.random_range(0..5) {
        0 => text.truncate(place),
        1 => text.insert(
            place,
            random::one_of(rng, &['9', ' ', ';', '=', '.', 'é', '-', 'z']),
        ),
        2 if place < text.len() => text[place] = random::one_of(rng, &['0', ' ', ';', 'a', 'N']),
        3 if values.len() > 1 => {
            values.swap_remove(at);
            return;
        }
        _ => text.extend("99999999999999999999999999".chars()),
    }
    values[at] = text.into_iter().collect();
}

/// What a review of a long game costs in a file and in a journal.
#[test]
fn a_review_of_a_long_game_stays_small() {
    let mut record = GoRecord::new(Start::new(Size::NINETEEN, Ruleset::Chinese)).unwrap();
    let mut rng = random::rng(1);
    for _ in 0..300 {
        let legal = record.history().legal_moves();
        let mv = random::one_of(&mut rng, &legal);
        if record.apply(&Change::Play(mv)).is_err() {
            break;
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    journal.sync();
    let path = fs::read_dir(folder.path())
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let (file, lines) = (text_of(&record).len(), fs::metadata(&path).unwrap().len());
    for change in keep_review(&random_review(&mut rng, &record), &record) {
        record.apply(&change).unwrap();
        journal.note(&record, &change);
    }
    journal.sync();
    let file = text_of(&record).len() - file;
    let lines = fs::metadata(&path).unwrap().len() - lines;
    assert!(file < 300_000, "{file} bytes in the file");
    assert!(lines < 350_000, "{lines} bytes in the journal");
}

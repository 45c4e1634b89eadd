//! What stands on each page.

use super::desk::Desk;
use super::field::Field;
use super::order::{ORDERS, Order, key_name};
use super::page::{Deed, Kind, Page, Row};
use super::rules;
use super::text::result_lines;
use crate::board::Color;
use crate::record::GameKind;
use crate::session::{Match, Stage, file_name};
use crate::setup::{Mode, Player};
use crate::words::{
    self, ConsoleWords, Dialog, Games, Home, Label, NewGameWords, Options, players_text,
};

/// What a page is called.
pub(super) fn title(desk: &Desk, page: Page) -> String {
    let language = desk.language();
    match page {
        Page::Home => "Jego".to_owned(),
        Page::NewGame => language.say(NewGameWords::Title).to_owned(),
        Page::Options => language.say(Options::Title).to_owned(),
        Page::Players => language.say(words::SeatWords::Title).to_owned(),
        Page::Files => language.say(Home::Load).to_owned(),
        Page::Shelf => language.say(Dialog::ChooseGame).to_owned(),
        Page::Interrupted => language.say(Games::Interrupted).to_owned(),
        Page::Finished => language.say(Games::Finished).to_owned(),
        Page::RulesMenu => language.say(Home::Rules).to_owned(),
        Page::Rules(table) => language.fill(ConsoleWords::RulesOf, &[&table.name()]),
        Page::Orders => language.say(words::Menu::Game).to_owned(),
        Page::Help => language.say(ConsoleWords::Help).to_owned(),
        Page::Result | Page::Table => match &desk.session {
            Some(session) => session.game_title(),
            None => String::new(),
        },
    }
}

/// The lines of a page that is only read.
pub(super) fn lines(desk: &Desk, page: Page) -> Option<Vec<String>> {
    let language = desk.language();
    match page {
        Page::Rules(table) => Some(rules::paragraphs(language, table)),
        Page::Result => desk.session.as_ref().map(|it| result_lines(it, language)),
        _ => None,
    }
}

/// The lines of a page that can be chosen.
pub(super) fn rows(desk: &Desk, page: Page) -> Vec<Row> {
    let language = desk.language();
    let mut rows = match page {
        Page::Home => return home(desk),
        Page::NewGame => new_game(desk),
        Page::Options => fields(desk, &OPTIONS),
        Page::Players => fields(desk, &Color::BOTH.map(Field::Seat)),
        Page::Files => files(desk),
        Page::Shelf => shelf(desk),
        Page::Interrupted => {
            let games = desk.lists.interrupted.iter();
            let resume = |journal| Deed::Resume(journal);
            games
                .map(|game| deed(game.text(language), resume(game.journal.clone())))
                .collect()
        }
        Page::Finished => finished(desk),
        Page::RulesMenu => {
            let tables = GameKind::ALL.iter();
            tables
                .map(|table| deed(table.name().to_owned(), Deed::Go(Page::Rules(*table))))
                .collect()
        }
        Page::Orders => orders(desk),
        Page::Rules(_) | Page::Help | Page::Result | Page::Table => return Vec::new(),
    };
    rows.push(deed(language.say(Home::Back).to_owned(), Deed::Back));
    rows
}

const OPTIONS: [Field; 8] = [
    Field::Language,
    Field::Coordinates,
    Field::Territory,
    Field::LegalMoves,
    Field::ConfirmLeaving,
    Field::Resigns,
    Field::Ponders,
    Field::Saves,
];

fn deed(label: String, deed: Deed) -> Row {
    Row {
        label,
        kind: Kind::Do(deed),
    }
}

fn home(desk: &Desk) -> Vec<Row> {
    let language = desk.language();
    let say = |word: Home| language.say(word).to_owned();
    let mut rows = Vec::new();
    match desk.lists.interrupted.as_slice() {
        [] => {}
        [game] => {
            let label = format!("{} – {}", say(Home::Resume), game.text(language));
            rows.push(deed(label, Deed::Resume(game.journal.clone())));
        }
        [_, ..] => rows.push(deed(say(Home::Resume), Deed::Go(Page::Interrupted))),
    }
    rows.extend([
        deed(say(Home::Play), Deed::Go(Page::NewGame)),
        deed(say(Home::Load), Deed::Go(Page::Files)),
        deed(say(Home::Rules), Deed::Go(Page::RulesMenu)),
        deed(say(Home::Options), Deed::Go(Page::Options)),
        deed(
            language.say(Label::Finished).to_owned(),
            Deed::Go(Page::Finished),
        ),
        deed(say(Home::Exit), Deed::Quit),
    ]);
    rows
}

fn new_game(desk: &Desk) -> Vec<Row> {
    let setup = &desk.setup;
    let mut shown = vec![Field::Table];
    if setup.table == GameKind::Aligne4 {
        shown.push(Field::Variant);
    }
    shown.push(Field::Mode);
    match setup.mode() {
        Mode::OnePlayer => shown.extend([
            Field::Name(Player::First),
            Field::Opponent(Player::Second),
            Field::Black,
        ]),
        Mode::TwoPlayers => shown.extend([
            Field::Name(Player::First),
            Field::Name(Player::Second),
            Field::Black,
        ]),
        Mode::Watch => shown.extend(Player::BOTH.map(Field::Opponent)),
    }
    if setup.table == GameKind::Go {
        shown.extend([Field::Size, Field::Rules]);
        if setup.ruleset.is_none() {
            shown.extend([
                Field::Ko,
                Field::Suicide,
                Field::Scoring,
                Field::DeadStones,
                Field::PassStones,
                Field::Passes,
                Field::HandicapKomi,
                Field::Bonus,
            ]);
        }
        shown.extend([Field::Komi, Field::Handicap]);
        if setup.handicap.stones() > 0 {
            shown.push(Field::Stones);
        }
    }
    shown.extend([Field::Clock, Field::OwnClock]);
    let begin = desk.language().say(NewGameWords::Begin).to_owned();
    let mut rows = vec![deed(begin, Deed::Begin)];
    rows.extend(fields(desk, &shown));
    rows
}

fn fields(desk: &Desk, fields: &[Field]) -> Vec<Row> {
    let row = |field: &Field| Row {
        label: field.label(desk).to_owned(),
        kind: match field.choices(desk) {
            Some(choices) => Kind::Choice(*field, choices),
            None => Kind::Text(*field, field.text(desk)),
        },
    };
    fields.iter().map(row).collect()
}

fn files(desk: &Desk) -> Vec<Row> {
    let named = desk.language().say(ConsoleWords::OpenNamed).to_owned();
    let mut rows = vec![deed(named, Deed::OpenNamed)];
    let files = desk.lists.files.iter();
    rows.extend(files.map(|path| deed(file_name(path), Deed::Open(path.clone()))));
    rows
}

fn shelf(desk: &Desk) -> Vec<Row> {
    let language = desk.language();
    let lines = desk.lists.shelf.iter().flat_map(|shelf| &shelf.lines);
    let rows = lines.enumerate().map(|(index, line)| {
        let number = language.fill(Dialog::GameNumber, &[&(index + 1)]);
        let label = match line.as_str() {
            "" => number,
            line => format!("{number} · {line}"),
        };
        deed(label, Deed::Take(index))
    });
    rows.collect()
}

fn finished(desk: &Desk) -> Vec<Row> {
    let language = desk.language();
    let kept = desk.lists.finished.iter();
    let rows = kept.filter(|entry| !entry.file.is_empty()).map(|entry| {
        let players = players_text(language, entry.played_at(), &entry.black, &entry.white);
        let label = format!(
            "{} · {} · {players} · {}",
            entry.date, entry.table, entry.result
        );
        deed(label, Deed::Open((&entry.file).into()))
    });
    rows.collect()
}

/// What can be done at the table now, each with its key.
fn orders(desk: &Desk) -> Vec<Row> {
    let language = desk.language();
    let fit = ORDERS.iter().filter(|entry| fits(desk, entry.order));
    let rows = fit.map(|entry| {
        let label = entry.order.label(language);
        let key = key_name(language, entry.key);
        deed(format!("{label} ({key})"), Deed::Order(entry.order))
    });
    rows.collect()
}

/// Whether play can go on: the players may think again, but where the rules of
/// a game without counting have ended it there is nothing left to play.
fn can_resume(session: &Match) -> bool {
    match session.stage() {
        Stage::Playing => false,
        Stage::Counting => true,
        Stage::Over(_) => {
            let tally = session.ending().and_then(|ending| ending.tally);
            session.table() == GameKind::Go || tally.is_none()
        }
    }
}

/// Whether an order makes sense at the table now.
pub(super) fn fits(desk: &Desk, order: Order) -> bool {
    let Some(session) = &desk.session else {
        return false;
    };
    let go = session.table() == GameKind::Go;
    let stage = session.stage();
    let playing = stage == Stage::Playing;
    match order {
        Order::Pass | Order::Estimate | Order::ShowRepeated => go && playing,
        Order::Hint | Order::Resign => playing && !session.is_finished(),
        Order::Analyze => playing,
        Order::Accept => stage == Stage::Counting,
        Order::Resume => can_resume(session),
        Order::MoveNow | Order::StopThinking => session.computer().is_some(),
        Order::Continue => session.computer().is_some() || session.is_looking_back(),
        Order::Pause => session.control() != crate::record::TimeControl::None,
        Order::ShowResult => session.ending().is_some(),
        _ => true,
    }
}

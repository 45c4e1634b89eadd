//! What stands on each page.

use std::path::PathBuf;

use strum::VariantArray as _;

use super::field::{ChoiceField, OptionField, RuleField, SetupField, TextField};
use super::{Page, Row, RowAction, RowKind};
use crate::board::Color;
use crate::console::command::{Command, key_name};
use crate::console::text::{profile_lines, result_lines, review_lines, rules_lines, step_lines};
use crate::console::workspace::{Workspace, interrupted_text};
use crate::lesson::first_steps::Step;
use crate::record::GameKind;
use crate::session::{Ladder, file_name};
use crate::setup::{Mode, Player};
use crate::words::{
    self, ConsoleWords, Dialog, FirstStepsWords, Games, HomeWords, Label, Language, NewGameWords,
    OptionsWords, RatingWords, ReviewWords, players_text,
};

/// What a page is called.
pub(in crate::console) fn title(workspace: &Workspace, page: Page) -> String {
    let language = workspace.language();
    match page {
        Page::Home => "Jego".to_owned(),
        Page::NewGame => language.say(NewGameWords::Title).to_owned(),
        Page::Options => language.say(OptionsWords::Title).to_owned(),
        Page::Players => language.say(words::SeatWords::Title).to_owned(),
        Page::Profiles | Page::RatedGames => language.say(RatingWords::Profiles).to_owned(),
        Page::AskRank => language.say(RatingWords::WhatRank).to_owned(),
        Page::Files => language.say(HomeWords::Load).to_owned(),
        Page::GamesInFile => language.say(Dialog::ChooseGame).to_owned(),
        Page::Interrupted => language.say(Games::Interrupted).to_owned(),
        Page::DeleteInterrupted => language.say(Games::Discard).to_owned(),
        Page::Finished => language.say(Games::Finished).to_owned(),
        Page::RulesMenu => language.say(HomeWords::Rules).to_owned(),
        Page::Rules(kind) => {
            language.fill(ConsoleWords::RulesOf, &[&words::game_name(language, kind)])
        }
        Page::Commands => language.say(words::Menu::Game).to_owned(),
        Page::Help => language.say(ConsoleWords::Help).to_owned(),
        Page::FirstSteps => workspace.preferences.course().text(language),
        Page::StepLessons(step) => step_title(language, step),
        Page::Review => language.say(ReviewWords::Title).to_owned(),
        Page::Result | Page::Table => match &workspace.session {
            Some(session) => words::game_title(language, &session.game_title()),
            None => String::new(),
        },
    }
}

/// The lines of a page that is only read.
pub(in crate::console) fn lines(workspace: &Workspace, page: Page) -> Option<Vec<String>> {
    let language = workspace.language();
    match page {
        Page::Rules(kind) => Some(rules_lines(language, kind)),
        Page::StepLessons(step) => Some(step_lines(language, step)),
        Page::Result => workspace
            .session
            .as_ref()
            .map(|it| result_lines(it, language)),
        Page::Review => workspace
            .session
            .as_ref()
            .map(|it| review_lines(it, language)),
        Page::RatedGames => workspace
            .preferences
            .player()
            .map(|player| profile_lines(player, language)),
        Page::Home
        | Page::NewGame
        | Page::Options
        | Page::Players
        | Page::Profiles
        | Page::AskRank
        | Page::Files
        | Page::GamesInFile
        | Page::Interrupted
        | Page::DeleteInterrupted
        | Page::Finished
        | Page::RulesMenu
        | Page::Commands
        | Page::FirstSteps
        | Page::Help
        | Page::Table => None,
    }
}

/// The lines of a page that can be chosen.
pub(in crate::console) fn rows(workspace: &Workspace, page: Page) -> Vec<Row> {
    let language = workspace.language();
    let mut rows = match page {
        Page::Home => return home(workspace),
        Page::NewGame => new_game(workspace),
        Page::Options => options(workspace),
        Page::Players => {
            let seats = Color::BOTH.map(ChoiceField::Seat);
            seats.map(|field| choice(workspace, field)).to_vec()
        }
        Page::Files => files(workspace),
        Page::GamesInFile => games_in_file(workspace),
        Page::Interrupted => {
            let mut rows = interrupted(workspace, RowAction::Resume);
            if !rows.is_empty() {
                let delete = language.say(Games::Discard).to_owned();
                rows.push(action(delete, RowAction::Show(Page::DeleteInterrupted)));
            }
            rows
        }
        Page::DeleteInterrupted => interrupted(workspace, RowAction::Discard),
        Page::Finished => finished(workspace),
        Page::RulesMenu => {
            let tables = GameKind::ALL.iter();
            tables
                .map(|kind| {
                    action(
                        words::game_name(language, *kind).to_owned(),
                        RowAction::Show(Page::Rules(*kind)),
                    )
                })
                .collect()
        }
        Page::Commands => commands(workspace),
        Page::FirstSteps => first_steps(workspace),
        Page::Profiles => profiles(workspace),
        Page::AskRank => ask_rank(workspace),
        Page::Rules(_)
        | Page::StepLessons(_)
        | Page::Help
        | Page::Result
        | Page::Review
        | Page::RatedGames
        | Page::Table => {
            return Vec::new();
        }
    };
    rows.push(action(
        language.say(HomeWords::Back).to_owned(),
        RowAction::Back,
    ));
    rows
}

fn action(label: String, action: RowAction) -> Row {
    Row {
        label,
        kind: RowKind::Action(action),
    }
}

fn choice(workspace: &Workspace, field: ChoiceField) -> Row {
    Row {
        label: field.label(workspace).to_owned(),
        kind: RowKind::Choice(field, field.choices(workspace)),
    }
}

fn text(workspace: &Workspace, field: TextField) -> Row {
    Row {
        label: field.label(workspace).to_owned(),
        kind: RowKind::Text(field, field.text(workspace)),
    }
}

/// The interrupted games, and what becomes of the one that is chosen.
fn interrupted(workspace: &Workspace, does: fn(PathBuf) -> RowAction) -> Vec<Row> {
    let language = workspace.language();
    let games = workspace.listings.interrupted.iter();
    games
        .map(|game| action(interrupted_text(language, game), does(game.journal.clone())))
        .collect()
}

fn options(workspace: &Workspace) -> Vec<Row> {
    let fields = OptionField::VARIANTS.iter().copied();
    let mut rows: Vec<Row> = fields
        .map(|field| choice(workspace, ChoiceField::Option(field)))
        .collect();
    rows.push(text(workspace, TextField::Saves));
    rows
}

fn home(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let say = |word: HomeWords| language.say(word).to_owned();
    let mut rows = Vec::new();
    match workspace.listings.interrupted.as_slice() {
        [] => {}
        [game] => {
            let label = format!(
                "{} – {}",
                say(HomeWords::Resume),
                interrupted_text(language, game)
            );
            rows.push(action(label, RowAction::Resume(game.journal.clone())));
        }
        [_, ..] => rows.push(action(
            say(HomeWords::Resume),
            RowAction::Show(Page::Interrupted),
        )),
    }
    rows.extend([
        action(say(HomeWords::Play), RowAction::Show(Page::NewGame)),
        action(say(HomeWords::Load), RowAction::Show(Page::Files)),
        action(say(HomeWords::Rules), RowAction::Show(Page::RulesMenu)),
        action(say(HomeWords::Options), RowAction::Show(Page::Options)),
        action(
            language.say(Label::Finished).to_owned(),
            RowAction::Show(Page::Finished),
        ),
    ]);
    if workspace.asks_rank() {
        let question = language.say(RatingWords::WhatRank).to_owned();
        rows.push(action(question, RowAction::Show(Page::AskRank)));
    }
    rows.extend([
        action(
            language.say(RatingWords::Profiles).to_owned(),
            RowAction::Show(Page::Profiles),
        ),
        action(
            workspace.preferences.course().text(language),
            RowAction::Show(Page::FirstSteps),
        ),
        action(say(HomeWords::Exit), RowAction::Quit),
    ]);
    rows
}

/// The players of this machine: who plays, and what can be done with them.
fn profiles(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let say = |word: RatingWords| language.say(word).to_owned();
    let mut rows = Vec::new();
    if !workspace.preferences.players().all().is_empty() {
        rows.push(choice(workspace, ChoiceField::Profile));
    }
    let player = workspace.preferences.player();
    if let Some(player) = player {
        let games = language.count(player.games().len(), RatingWords::GamesPlayed);
        rows.push(action(games, RowAction::Show(Page::RatedGames)));
        rows.push(text(workspace, TextField::ProfileName));
    }
    rows.push(text(workspace, TextField::Rank));
    rows.push(action(
        say(RatingWords::NeverPlayed),
        RowAction::SayNeverPlayed,
    ));
    rows.push(text(workspace, TextField::NewProfile));
    if let Some(player) = player {
        if player.unfinished().is_some() {
            rows.push(action(say(RatingWords::CountAsLost), RowAction::Forfeit));
        }
        rows.push(action(
            say(RatingWords::DeleteDots),
            RowAction::DeletePlayer,
        ));
    }
    rows
}

/// The steps of the course for beginners, and which of them can be skipped.
fn first_steps(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let course = workspace.preferences.course();
    let take = |&step: &Step| {
        let [_, goal] = step.words();
        let (reached, goals) = course.parts(step);
        let state = match (course.is_done(step), course.is_skipped(step)) {
            (true, _) => language.say(FirstStepsWords::Done).to_owned(),
            (false, true) => language.say(FirstStepsWords::Skipped).to_owned(),
            (false, false) if goals > 1 => {
                language.fill(FirstStepsWords::Parts, &[&reached, &goals])
            }
            (false, false) => String::new(),
        };
        let mut parts = vec![step_title(language, step), language.say(goal).to_owned()];
        parts.extend(Some(state).filter(|state| !state.is_empty()));
        action(parts.join(" · "), RowAction::TakeStep(step))
    };
    let mut rows: Vec<Row> = Step::ALL.iter().map(take).collect();
    let left = Step::ALL.iter().filter(|&&step| !course.is_done(step));
    rows.extend(left.map(|&step| {
        let words = match course.is_skipped(step) {
            true => FirstStepsWords::UnskipStep,
            false => FirstStepsWords::SkipStep,
        };
        let label = language.fill(words, &[&step.number()]);
        action(label, RowAction::SkipStep(step))
    }));
    rows
}

fn step_title(language: Language, step: Step) -> String {
    let [name, _] = step.words();
    language.fill(
        FirstStepsWords::Numbered,
        &[&step.number(), &language.say(name)],
    )
}

/// The question for a rank, which can be skipped.
fn ask_rank(workspace: &Workspace) -> Vec<Row> {
    let say = |word: RatingWords| workspace.language().say(word).to_owned();
    vec![
        text(workspace, TextField::Rank),
        action(say(RatingWords::NeverPlayed), RowAction::SayNeverPlayed),
        action(say(RatingWords::SkipQuestion), RowAction::SkipRank),
    ]
}

fn new_game(workspace: &Workspace) -> Vec<Row> {
    let setup = &workspace.setup;
    let set = |field| choice(workspace, ChoiceField::Setup(field));
    let rule = |field| choice(workspace, ChoiceField::Rule(field));
    let name = |player| text(workspace, TextField::Name(player));
    let start = workspace.language().say(NewGameWords::Begin).to_owned();
    let mut rows = vec![action(start, RowAction::StartGame), set(SetupField::Table)];
    if setup.kind == GameKind::Aligne4 {
        rows.push(set(SetupField::Variant));
    }
    if setup.kind == GameKind::Go {
        rows.push(set(SetupField::GoVariant));
    }
    rows.push(set(SetupField::Mode));
    match setup.mode() {
        Mode::OnePlayer => rows.extend([
            name(Player::First),
            set(SetupField::Opponent(Player::Second)),
            set(SetupField::Black),
        ]),
        Mode::TwoPlayers => rows.extend([
            name(Player::First),
            name(Player::Second),
            set(SetupField::Black),
        ]),
        Mode::Watch => rows.extend(Player::BOTH.map(|player| set(SetupField::Opponent(player)))),
    }
    if setup.can_be_asked_to_rate() {
        rows.push(set(SetupField::Rated));
    }
    if setup.can_be_asked_to_teach() && !setup.is_rated() {
        rows.push(set(SetupField::Teaching));
    }
    if setup.is_atari_go() {
        rows.extend([set(SetupField::Size), set(SetupField::AtariStart)]);
    } else if setup.kind == GameKind::Go {
        rows.extend([set(SetupField::Size), rule(RuleField::Ruleset)]);
        if setup.ruleset.is_none() {
            rows.extend(RuleField::parts().map(rule));
        }
    }
    // The terms of a rated game follow from the ranks.
    if setup.ladder() == Ladder::Go && !setup.is_rated() {
        rows.push(text(workspace, TextField::Komi));
        rows.push(set(SetupField::Handicap));
        if setup.handicap.stones() > 0 {
            rows.push(set(SetupField::Stones));
        }
    }
    rows.push(set(SetupField::Clock));
    rows.push(text(workspace, TextField::OwnClock));
    rows
}

fn files(workspace: &Workspace) -> Vec<Row> {
    let named = workspace.language().say(ConsoleWords::OpenNamed).to_owned();
    let mut rows = vec![action(named, RowAction::AskForFile)];
    let files = workspace.listings.files.iter();
    rows.extend(files.map(|path| action(file_name(path), RowAction::OpenFile(path.clone()))));
    rows
}

fn games_in_file(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let lines = workspace
        .listings
        .games_in_file
        .iter()
        .flat_map(|file| &file.lines);
    let rows = lines.enumerate().map(|(index, line)| {
        let number = language.fill(Dialog::GameNumber, &[&(index + 1)]);
        let label = match line.as_str() {
            "" => number,
            line => format!("{number} · {line}"),
        };
        action(label, RowAction::OpenNth(index))
    });
    rows.collect()
}

fn finished(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let kept = workspace.listings.finished.iter();
    let rows = kept.filter(|entry| !entry.file.is_empty()).map(|entry| {
        let players = players_text(language, entry.played_at(), &entry.black, &entry.white);
        let game = words::game_title(language, &entry.table);
        let result = entry.result.parse().map_or_else(
            |_| entry.result.clone(),
            |outcome| words::outcome(language, entry.played_at(), &outcome),
        );
        let label = format!("{} · {game} · {players} · {result}", entry.date);
        action(label, RowAction::OpenFile((&entry.file).into()))
    });
    rows.collect()
}

/// What can be done at the table now, each with its key.
fn commands(workspace: &Workspace) -> Vec<Row> {
    let language = workspace.language();
    let all = Command::VARIANTS.iter().copied();
    let available = all.filter(|command| command.is_available(workspace));
    let rows = available.map(|command| {
        let label = command.label(language);
        let key = key_name(language, command.key());
        let text = language.with_remark(label, &key);
        action(text, RowAction::Command(command))
    });
    rows.collect()
}

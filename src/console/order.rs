//! Everything that can be asked for at the table: its key, its words, its name.

use ratatui::crossterm::event::KeyCode;

use crate::session::Action;
use crate::words::{ConsoleWords, KeyName, Label, Language};

/// Something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Pass,
    Undo,
    Redo,
    Back,
    Forward,
    TenBack,
    TenForward,
    ToStart,
    ToEnd,
    PreviousVariation,
    NextVariation,
    Hint,
    Analyze,
    Estimate,
    ShowRepeated,
    Accept,
    Resume,
    Resign,
    MoveNow,
    StopThinking,
    Continue,
    Pause,
    Players,
    ShowResult,
    Save,
    SaveAs,
    Load,
    New,
    Restart,
    Rematch,
    Rules,
    Options,
    Help,
    Home,
    Quit,
}

/// An order with how it is given.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) order: Order,
    /// The key of the full screen.
    pub(super) key: KeyCode,
    /// The words of the lines: the English one, the French one if it is
    /// another, and other spellings.
    pub(super) words: &'static [&'static str],
}

const fn entry(order: Order, key: KeyCode, words: &'static [&'static str]) -> Entry {
    Entry { order, key, words }
}

const fn letter(order: Order, key: char, words: &'static [&'static str]) -> Entry {
    entry(order, KeyCode::Char(key), words)
}

/// All orders, in the order of menus.
pub(super) const ORDERS: [Entry; 35] = [
    letter(Order::Pass, 'p', &["pass", "passer", "passe"]),
    letter(Order::Undo, 'u', &["undo", "annuler", "reprendre"]),
    letter(
        Order::Redo,
        'r',
        &["redo", "rétablir", "retablir", "refaire"],
    ),
    letter(Order::Hint, 'i', &["hint", "conseil"]),
    letter(Order::Analyze, 'A', &["analysis", "analyse", "analyze"]),
    letter(Order::Estimate, 'e', &["estimate", "estimation", "estimer"]),
    letter(
        Order::ShowRepeated,
        'y',
        &["repeated", "répétition", "repetition"],
    ),
    letter(Order::Accept, 'a', &["accept", "accepter"]),
    letter(Order::Resume, 'c', &["resume", "poursuivre"]),
    letter(Order::Resign, 'x', &["resign", "abandonner", "abandon"]),
    letter(Order::MoveNow, 'f', &["now", "maintenant"]),
    letter(Order::StopThinking, 'z', &["stop", "arrêter", "arreter"]),
    letter(Order::Continue, 'g', &["continue", "continuer"]),
    letter(Order::Pause, 't', &["pause"]),
    letter(
        Order::Players,
        'd',
        &["level", "niveau", "levels", "players", "niveaux", "joueurs"],
    ),
    letter(
        Order::ShowResult,
        'm',
        &["result", "résultat", "score", "resultat"],
    ),
    letter(Order::Back, '[', &["back", "reculer"]),
    letter(Order::Forward, ']', &["forward", "avancer"]),
    entry(Order::TenBack, KeyCode::PageUp, &["back10", "reculer10"]),
    entry(
        Order::TenForward,
        KeyCode::PageDown,
        &["forward10", "avancer10"],
    ),
    entry(Order::ToStart, KeyCode::Home, &["start", "début", "debut"]),
    entry(Order::ToEnd, KeyCode::End, &["end", "fin"]),
    letter(
        Order::PreviousVariation,
        '{',
        &["previous", "précédente", "precedente"],
    ),
    letter(Order::NextVariation, '}', &["next", "suivante"]),
    letter(Order::Save, 's', &["save", "enregistrer", "sauver"]),
    letter(Order::SaveAs, 'w', &["saveas"]),
    letter(Order::Load, 'o', &["load", "charger", "open", "ouvrir"]),
    letter(Order::New, 'n', &["new", "nouvelle", "nouveau"]),
    letter(Order::Restart, 'b', &["restart", "recommencer"]),
    letter(Order::Rematch, 'v', &["rematch", "revanche"]),
    entry(Order::Rules, KeyCode::F(2), &["rules", "règles", "regles"]),
    letter(Order::Options, ',', &["options"]),
    letter(Order::Help, '?', &["help", "aide", "?"]),
    entry(
        Order::Home,
        KeyCode::F(10),
        &["menu", "accueil", "home", "leave"],
    ),
    letter(Order::Quit, 'q', &["quit", "quitter", "exit"]),
];

impl Order {
    /// The order for a key of the full screen.
    pub(super) fn of_key(key: KeyCode) -> Option<Self> {
        let found = ORDERS.iter().find(|entry| entry.key == key);
        found.map(|entry| entry.order)
    }

    /// The order with this name, whatever the language.
    pub(super) fn named(word: &str) -> Option<Self> {
        let found = ORDERS.iter().find(|entry| entry.words.contains(&word));
        found.map(|entry| entry.order)
    }

    /// What it asks of a match, where that is all there is to it.
    pub(super) const fn action(self) -> Option<Action> {
        Some(match self {
            Self::Pass => Action::Pass,
            Self::Undo => Action::Undo,
            Self::Redo => Action::Redo,
            Self::Back => Action::Step(-1),
            Self::Forward => Action::Step(1),
            Self::TenBack => Action::Step(-10),
            Self::TenForward => Action::Step(10),
            Self::ToStart => Action::ToStart,
            Self::ToEnd => Action::ToEnd,
            Self::PreviousVariation => Action::Variation(-1),
            Self::NextVariation => Action::Variation(1),
            Self::Hint => Action::Hint,
            Self::Analyze => Action::Analyze,
            Self::Estimate => Action::Estimate,
            Self::ShowRepeated => Action::ShowRepeated,
            Self::Accept => Action::Accept,
            Self::Resume => Action::Resume,
            Self::MoveNow => Action::MoveNow,
            Self::StopThinking => Action::Cancel,
            Self::Continue => Action::Continue,
            Self::Pause => Action::Pause,
            Self::Resign
            | Self::Players
            | Self::ShowResult
            | Self::Save
            | Self::SaveAs
            | Self::Load
            | Self::New
            | Self::Restart
            | Self::Rematch
            | Self::Rules
            | Self::Options
            | Self::Help
            | Self::Home
            | Self::Quit => return None,
        })
    }

    /// What it is called.
    pub(super) fn label(self, language: Language) -> &'static str {
        language.say(match self {
            Self::Pass => Label::Pass,
            Self::Undo => Label::Undo,
            Self::Redo => Label::Redo,
            Self::Back => Label::Back,
            Self::Forward => Label::Forward,
            Self::TenBack => Label::TenBack,
            Self::TenForward => Label::TenForward,
            Self::ToStart => Label::ToStart,
            Self::ToEnd => Label::ToEnd,
            Self::PreviousVariation => Label::PreviousVariation,
            Self::NextVariation => Label::NextVariation,
            Self::Hint => Label::Hint,
            Self::Analyze => Label::Analyze,
            Self::Estimate => Label::Estimate,
            Self::ShowRepeated => return language.say(ConsoleWords::ShowRepeated),
            Self::Accept => Label::Accept,
            Self::Resume => Label::Resume,
            Self::Resign => Label::Resign,
            Self::MoveNow => Label::MoveNow,
            Self::StopThinking => Label::StopThinking,
            Self::Continue => Label::Continue,
            Self::Pause => Label::Pause,
            Self::Players => Label::Players,
            Self::ShowResult => Label::ShowResult,
            Self::Save => Label::Save,
            Self::SaveAs => Label::SaveAs,
            Self::Load => Label::Open,
            Self::New => Label::New,
            Self::Restart => return language.say(ConsoleWords::Restart),
            Self::Rematch => Label::Rematch,
            Self::Rules => return language.say(ConsoleWords::Rules),
            Self::Options => Label::Options,
            Self::Help => return language.say(ConsoleWords::Help),
            Self::Home => Label::Home,
            Self::Quit => Label::Quit,
        })
    }
}

/// What stands on a key.
pub(super) fn key_name(language: Language, key: KeyCode) -> String {
    match key {
        KeyCode::Char(letter) => letter.to_string(),
        KeyCode::F(number) => format!("F{number}"),
        KeyCode::PageUp => language.say(KeyName::PageUp).to_owned(),
        KeyCode::PageDown => language.say(KeyName::PageDown).to_owned(),
        KeyCode::Home => language.say(KeyName::Home).to_owned(),
        KeyCode::End => language.say(KeyName::End).to_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_orders_share_a_key_or_a_word() {
        for (index, entry) in ORDERS.iter().enumerate() {
            let others = ORDERS.iter().skip(index + 1);
            for other in others {
                assert_ne!(entry.order, other.order);
                assert_ne!(entry.key, other.key, "{:?} {:?}", entry.order, other.order);
                let shared = entry.words.iter().find(|word| other.words.contains(word));
                assert_eq!(shared, None, "{:?} {:?}", entry.order, other.order);
            }
            assert!(!entry.words.is_empty());
            assert!(!key_name(Language::English, entry.key).is_empty());
            assert!(!"hjkl".contains(&key_name(Language::English, entry.key)));
        }
    }
}

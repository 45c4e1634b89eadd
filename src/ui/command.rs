//! Everything that can be asked for by menu or key, in one table.
//!
//! The table binds the keys, fills the menus and is what the page of keys
//! shows, so that the three cannot disagree.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::record::GameKind;
use crate::words::{KeyName, Label, Language, Tip};

/// Something to ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Command {
    New,
    Open,
    ReadAs,
    Save,
    SaveAs,
    ExportSgf,
    ExportPicture,
    Information,
    Home,
    Quit,
    Undo,
    Redo,
    Copy,
    Paste,
    DeleteBranch,
    RestoreBranch,
    Comment,
    Back,
    Forward,
    TenBack,
    TenForward,
    ToStart,
    ToEnd,
    PreviousVariation,
    NextVariation,
    Pass,
    Resign,
    Accept,
    Resume,
    Pause,
    Players,
    Rematch,
    ShowResult,
    MoveNow,
    EngineLog,
    StopThinking,
    Continue,
    Hint,
    Analyze,
    Estimate,
    Coordinates,
    Numbers,
    Territory,
    NextMoves,
    LegalMoves,
    SidePanel,
    FullScreen,
    LargerText,
    SmallerText,
    UsualText,
    Sound,
    Options,
    Rules,
    Keys,
    Finished,
    About,
    Escape,
    GoToPoint,
    LastMove,
    ThisChain,
    ThisRow,
    ThisColumn,
    InAtari,
    Score,
}

/// A menu of the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MenuName {
    /// Games and files.
    File,
    /// Changes.
    Edit,
    /// What is shown.
    View,
    /// The match.
    Game,
    /// Explanations.
    Help,
    /// Questions about the board whose answers are read aloud.
    Aloud,
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// What it does.
    pub(crate) command: Command,
    /// Where it stands.
    pub(crate) menu: MenuName,
    /// Its name.
    pub(crate) label: Label,
    /// What is said about it.
    pub(crate) tip: Tip,
    /// The keys that do it, the one to show first.
    pub(crate) keys: &'static [KeyboardShortcut],
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

macro_rules! rows {
    ($( $menu:ident $name:ident [ $( $modifiers:ident $key:ident ),* ] )*) => {
        &[ $( Row {
            command: Command::$name,
            menu: MenuName::$menu,
            label: Label::$name,
            tip: Tip::$name,
            keys: &[ $( key($modifiers, Key::$key) ),* ],
        } ),* ]
    };
}

/// The table, in the order of the menus.
pub(crate) const TABLE: &[Row] = rows! {
    File New [CTRL N]
    File Open [CTRL O]
    File ReadAs [CTRL_SHIFT O]
    File Finished [CTRL L]
    File Save [CTRL S]
    File SaveAs [CTRL_SHIFT S]
    File ExportSgf [CTRL E]
    File ExportPicture [CTRL_SHIFT E]
    File Information [CTRL I]
    File Home [CTRL W]
    File Quit [CTRL Q]
    Edit Undo [CTRL Z]
    Edit Redo [CTRL Y, CTRL_SHIFT Z]
    Edit Copy [CTRL C]
    Edit Paste [CTRL V]
    Edit Comment [CTRL M]
    Edit DeleteBranch [PLAIN Delete]
    Edit RestoreBranch [CTRL Delete]
    View Coordinates [PLAIN C]
    View Numbers [PLAIN N]
    View Territory [PLAIN T]
    View NextMoves [PLAIN V]
    View LegalMoves [PLAIN L]
    View Hint [PLAIN H]
    View Analyze [PLAIN A]
    View Estimate [PLAIN E]
    View SidePanel [PLAIN F9]
    View FullScreen [PLAIN F11]
    View LargerText [CTRL Plus, CTRL Equals]
    View SmallerText [CTRL Minus]
    View UsualText [CTRL Num0]
    View Sound [PLAIN M]
    View Options [CTRL Comma]
    Aloud LastMove [PLAIN D]
    Aloud ThisChain [PLAIN B]
    Aloud ThisRow [PLAIN J]
    Aloud ThisColumn [PLAIN K]
    Aloud InAtari [PLAIN X]
    Aloud Score [PLAIN S]
    Game Back [PLAIN ArrowLeft, CTRL ArrowLeft]
    Game Forward [PLAIN ArrowRight, CTRL ArrowRight]
    Game TenBack [PLAIN PageUp]
    Game TenForward [PLAIN PageDown]
    Game ToStart [PLAIN Home]
    Game ToEnd [PLAIN End]
    Game PreviousVariation [PLAIN ArrowUp, CTRL ArrowUp]
    Game NextVariation [PLAIN ArrowDown, CTRL ArrowDown]
    Game GoToPoint [PLAIN G]
    Game Pass [PLAIN P]
    Game Resign [CTRL R]
    Game Accept [CTRL Enter]
    Game Resume [CTRL G]
    Game Pause [CTRL P]
    Game Players [CTRL J]
    Game EngineLog [CTRL_SHIFT L]
    Game Rematch [CTRL_SHIFT N]
    Game ShowResult [PLAIN R]
    Game MoveNow [PLAIN F5]
    Game StopThinking [PLAIN F6]
    Game Continue [PLAIN F7]
    Help Keys [PLAIN F1]
    Help Rules [PLAIN F2]
    Help About [PLAIN F3]
    Help Escape [PLAIN Escape]
};

impl Command {
    /// Its row.
    #[must_use]
    pub(crate) fn row(self) -> Option<&'static Row> {
        TABLE.iter().find(|row| row.command == self)
    }

    /// Whether there is such a thing at a table.
    #[must_use]
    pub(crate) fn belongs_to(self, table: GameKind) -> bool {
        match self {
            Self::Territory
            | Self::Estimate
            | Self::Accept
            | Self::EngineLog
            | Self::ThisChain
            | Self::InAtari => table == GameKind::Go,
            Self::LegalMoves => table == GameKind::Othello,
            Self::Coordinates
            | Self::Numbers
            | Self::NextMoves
            | Self::Pass
            | Self::GoToPoint
            | Self::ThisRow
            | Self::ThisColumn => table != GameKind::Aligne4,
            _ => true,
        }
    }
}

/// How keys are written, such as `Ctrl+S` or `Maj+F1`.
pub(crate) fn key_text(language: Language, shortcut: &KeyboardShortcut) -> String {
    let held = [
        (shortcut.modifiers.command, KeyName::Ctrl),
        (shortcut.modifiers.shift, KeyName::Shift),
        (shortcut.modifiers.alt, KeyName::Alt),
    ];
    let mut parts: Vec<&str> = held
        .into_iter()
        .filter(|(down, _)| *down)
        .map(|(_, name)| language.say(name))
        .collect();
    let named = match shortcut.logical_key {
        Key::ArrowLeft => Some(KeyName::Left),
        Key::ArrowRight => Some(KeyName::Right),
        Key::ArrowUp => Some(KeyName::Up),
        Key::ArrowDown => Some(KeyName::Down),
        Key::Home => Some(KeyName::Home),
        Key::End => Some(KeyName::End),
        Key::PageUp => Some(KeyName::PageUp),
        Key::PageDown => Some(KeyName::PageDown),
        Key::Delete => Some(KeyName::Delete),
        Key::Enter => Some(KeyName::Enter),
        Key::Escape => Some(KeyName::Escape),
        _ => None,
    };
    let letter = match shortcut.logical_key {
        Key::Comma => ",",
        Key::Plus => "+",
        Key::Equals => "=",
        Key::Minus => "-",
        key => key.name(),
    };
    parts.push(named.map_or(letter, |name| language.say(name)));
    parts.join("+")
}

impl Row {
    /// All its keys in words.
    pub(crate) fn keys_text(&self, language: Language) -> String {
        let keys = self.keys.iter();
        let keys: Vec<String> = keys.map(|key| key_text(language, key)).collect();
        keys.join(", ")
    }

    /// Whether its keys mean something else while a text is written.
    #[must_use]
    pub(crate) fn yields_to_text(&self) -> bool {
        let text_keys = [
            Key::Z,
            Key::Y,
            Key::C,
            Key::V,
            Key::W,
            Key::P,
            Key::R,
            Key::G,
            Key::Delete,
            Key::Enter,
        ];
        self.keys.iter().any(|shortcut| {
            let function_key = matches!(
                shortcut.logical_key,
                Key::F1
                    | Key::F2
                    | Key::F3
                    | Key::F5
                    | Key::F6
                    | Key::F7
                    | Key::F9
                    | Key::F11
                    | Key::Escape
            );
            let plain = shortcut.modifiers.is_none() && !function_key;
            plain || text_keys.contains(&shortcut.logical_key)
        })
    }
}

/// Whether keys move the focus, or a cursor, while something has it.
#[must_use]
pub(crate) const fn moves_focus(shortcut: &KeyboardShortcut) -> bool {
    let arrow = matches!(
        shortcut.logical_key,
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown
    );
    arrow && !shortcut.modifiers.command
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_key_does_two_things_and_each_command_has_one() {
        let mut keys = HashSet::new();
        let mut commands = HashSet::new();
        for row in TABLE {
            assert!(!row.keys.is_empty(), "{:?}", row.command);
            assert!(commands.insert(row.command), "{:?}", row.command);
            for shortcut in row.keys {
                assert!(keys.insert(*shortcut), "{shortcut:?}");
            }
        }
    }
}

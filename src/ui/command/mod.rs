//! Everything that can be asked for by menu or key, in one table.
//!
//! The table binds the keys, fills the menus and is what the dialog of keys
//! shows, so that the three cannot disagree.

mod key_map;

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::record::GameKind;
use crate::words::{KeyName, Label, Language, Tip};

pub(crate) use key_map::{
    Ignored, KeyMap, give_keys, pressed_shortcut, reset_all_keys, reset_keys,
};

/// Something to ask for. The settings know it by the name of its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
pub(crate) enum Command {
    New,
    Open,
    ReadAs,
    Save,
    SaveAs,
    ExportSgf,
    ExportPicture,
    Export,
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
    Restart,
    ShowResult,
    MoveNow,
    EngineLog,
    StopThinking,
    Continue,
    Hint,
    TakeBack,
    LeaveMove,
    Analyze,
    Estimate,
    Review,
    PauseReview,
    RemoveReview,
    AddMistake,
    Guess,
    NextMistake,
    PreviousMistake,
    ReviewReport,
    ReviewMarks,
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
    FirstSteps,
    Find,
    FindNext,
    FindPrevious,
    Keys,
    Finished,
    Profiles,
    Problems,
    Mistakes,
    Progress,
    Library,
    About,
    Escape,
    GoToPoint,
    LastMove,
    ThisChain,
    ThisRow,
    ThisColumn,
    InAtari,
    Score,
    EditTools,
    ToolPlay,
    ToolBlack,
    ToolWhite,
    ToolRemove,
    ToolToPlay,
    ToolTriangle,
    ToolSquare,
    ToolCircle,
    ToolCross,
    ToolSelected,
    ToolLetter,
    ToolNumber,
    ToolLine,
    ToolArrow,
    ToolDim,
    ToolShow,
    ToolEraser,
    Annotate,
    CopyPosition,
    CopyDiagram,
    CutBranch,
    CopyBranch,
    PasteBranch,
    MainLine,
    VariationUp,
    VariationDown,
    Collapse,
    ExpandAll,
    JointPosition,
    Flatten,
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
    /// Going over the game.
    Review,
    /// Explanations.
    Help,
    /// Questions about the board whose answers are read aloud.
    Aloud,
    /// The tools of the palette.
    Tools,
    /// Branches and their order.
    Branches,
}

/// The games that know a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Games {
    /// All of them.
    All,
    /// Those with stones or discs on points.
    Stones,
    Go,
    Othello,
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// What it does.
    pub(crate) command: Command,
    /// Where it stands.
    pub(crate) menu: MenuName,
    /// Which games know it.
    pub(crate) games: Games,
    /// Its name.
    pub(crate) label: Label,
    /// What is said about it.
    pub(crate) tip: Tip,
    /// The keys that do it where the user has not chosen others, the one to show
    /// first.
    pub(crate) keys: &'static [KeyboardShortcut],
}

const PLAIN: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

macro_rules! rows {
    ($( $menu:ident $games:ident $name:ident [ $( $modifiers:ident $key:ident ),* ] )*) => {
        &[ $( Row {
            command: Command::$name,
            menu: MenuName::$menu,
            games: Games::$games,
            label: Label::$name,
            tip: Tip::$name,
            keys: &[ $( key($modifiers, Key::$key) ),* ],
        } ),* ]
    };
}

/// The table, in the order of the menus.
pub(crate) const TABLE: &[Row] = rows! {
    File All New [CTRL N]
    File All Open [CTRL O]
    File All ReadAs [CTRL_SHIFT O]
    File All Finished [CTRL L]
    File All Library [CTRL_SHIFT G]
    File All Profiles [CTRL K]
    File All Problems [CTRL B]
    File All Mistakes [CTRL_SHIFT B]
    File All Progress [CTRL_SHIFT K]
    File All Save [CTRL S]
    File All SaveAs [CTRL_SHIFT S]
    File All ExportSgf [CTRL E]
    File All ExportPicture [CTRL_SHIFT E]
    File Stones Export [CTRL_SHIFT P]
    File All Information [CTRL I]
    File All Home [CTRL W]
    File All Quit [CTRL Q]
    Edit All Undo [CTRL Z]
    Edit All Redo [CTRL Y, CTRL_SHIFT Z]
    Edit Go TakeBack [PLAIN U]
    Edit Go LeaveMove [PLAIN Y]
    Edit All Copy [CTRL C]
    Edit All Paste [CTRL V]
    Edit Stones CopyPosition [CTRL_SHIFT I]
    Edit Go CopyDiagram [CTRL_SHIFT D]
    Edit Stones EditTools [CTRL T]
    Tools Stones ToolPlay [PLAIN Num1]
    Tools Stones ToolBlack [PLAIN Num2]
    Tools Stones ToolWhite [PLAIN Num3]
    Tools Stones ToolRemove [PLAIN Num4]
    Tools Stones ToolToPlay [CTRL Num1]
    Tools Stones ToolTriangle [PLAIN Num5]
    Tools Stones ToolSquare [PLAIN Num6]
    Tools Stones ToolCircle [PLAIN Num7]
    Tools Stones ToolCross [CTRL Num2]
    Tools Stones ToolSelected [CTRL Num3]
    Tools Stones ToolLetter [PLAIN Num8]
    Tools Stones ToolNumber [PLAIN Num9]
    Tools Stones ToolLine [CTRL Num4]
    Tools Stones ToolArrow [CTRL Num5]
    Tools Stones ToolDim [CTRL Num6]
    Tools Stones ToolShow [CTRL Num7]
    Tools Stones ToolEraser [PLAIN Num0]
    Edit All Annotate [CTRL D]
    Edit All Comment [CTRL M]
    Edit All Find [CTRL F]
    Edit All FindNext [PLAIN F3]
    Edit All FindPrevious [SHIFT F3]
    Edit All DeleteBranch [PLAIN Delete]
    Edit All RestoreBranch [CTRL Delete]
    Branches Stones CutBranch [CTRL X]
    Branches Stones CopyBranch [CTRL_SHIFT C]
    Branches Stones PasteBranch [CTRL_SHIFT V]
    Branches All MainLine [CTRL_SHIFT M]
    Branches All VariationUp [CTRL_SHIFT ArrowUp]
    Branches All VariationDown [CTRL_SHIFT ArrowDown]
    Branches All Collapse [PLAIN Minus]
    Branches All ExpandAll [PLAIN Plus, PLAIN Equals]
    Branches Stones JointPosition [PLAIN O]
    Branches Stones Flatten [CTRL_SHIFT T]
    View Stones Coordinates [PLAIN C]
    View Stones Numbers [PLAIN N]
    View Go Territory [PLAIN T]
    View Stones NextMoves [PLAIN V]
    View Othello LegalMoves [PLAIN L]
    View All Hint [PLAIN H]
    View All Analyze [PLAIN A]
    View Go Estimate [PLAIN E]
    View All SidePanel [PLAIN F9]
    View All FullScreen [PLAIN F11]
    View All LargerText [CTRL Plus, CTRL Equals]
    View All SmallerText [CTRL Minus]
    View All UsualText [CTRL Num0]
    View All Sound [PLAIN M]
    View All Options [CTRL Comma]
    Aloud All LastMove [PLAIN D]
    Aloud Go ThisChain [PLAIN B]
    Aloud Stones ThisRow [PLAIN J]
    Aloud Stones ThisColumn [PLAIN K]
    Aloud Go InAtari [PLAIN X]
    Aloud All Score [PLAIN S]
    Game All Back [PLAIN ArrowLeft, CTRL ArrowLeft]
    Game All Forward [PLAIN ArrowRight, CTRL ArrowRight]
    Game All TenBack [PLAIN PageUp]
    Game All TenForward [PLAIN PageDown]
    Game All ToStart [PLAIN Home]
    Game All ToEnd [PLAIN End]
    Game All PreviousVariation [PLAIN ArrowUp, CTRL ArrowUp]
    Game All NextVariation [PLAIN ArrowDown, CTRL ArrowDown]
    Game Stones GoToPoint [PLAIN G]
    Game Stones Pass [PLAIN P]
    Game All Resign [CTRL R]
    Game Go Accept [CTRL Enter]
    Game All Resume [CTRL G]
    Game All Pause [CTRL P]
    Game All Players [CTRL J]
    Game Go EngineLog [CTRL_SHIFT L]
    Game All Rematch [CTRL_SHIFT N]
    Game All Restart [CTRL_SHIFT R]
    Game All ShowResult [PLAIN R]
    Game All MoveNow [PLAIN F5]
    Game All StopThinking [PLAIN F6]
    Game All Continue [PLAIN F7]
    Review All Review [PLAIN F4]
    Review All PauseReview [PLAIN F8]
    Review All NextMistake [PLAIN F]
    Review All PreviousMistake [SHIFT F]
    Review All ReviewReport [SHIFT F4]
    Review Stones ReviewMarks [SHIFT F8]
    Review Go AddMistake [SHIFT L]
    Review Go Guess [SHIFT G]
    Review All RemoveReview [CTRL_SHIFT F]
    Help All Keys [PLAIN F1]
    Help All Rules [PLAIN F2]
    Help All FirstSteps [SHIFT F2]
    Help All About [SHIFT F1]
    Help All Escape [PLAIN Escape]
};

impl Command {
    /// Its row.
    #[must_use]
    pub(crate) fn row(self) -> Option<&'static Row> {
        TABLE.iter().find(|row| row.command == self)
    }

    /// Whether a game has this command.
    #[must_use]
    pub(crate) fn belongs_to(self, kind: GameKind) -> bool {
        self.row().is_some_and(|row| row.games.include(kind))
    }

    /// Its name in the settings.
    #[must_use]
    pub(crate) fn name(self) -> &'static str {
        self.into()
    }

    /// The command that settings call like this.
    #[must_use]
    pub(crate) fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// The keys that do it where the user has not chosen others.
    #[must_use]
    pub(crate) fn usual_keys(self) -> &'static [KeyboardShortcut] {
        self.row().map_or(&[], |row| row.keys)
    }

    /// A button's name with the key of this command behind it. Of several keys it
    /// is the last, which works while the plain arrows move about on a board.
    pub(crate) fn with_key(self, name: &str, ctx: &Context, language: Language) -> String {
        match KeyMap::present(ctx).keys(self).last() {
            Some(shortcut) => format!("{name} ({})", key_text(language, shortcut)),
            None => name.to_owned(),
        }
    }
}

impl Games {
    const fn include(self, kind: GameKind) -> bool {
        match (self, kind) {
            (Self::All, _) => true,
            (Self::Stones, GameKind::Go | GameKind::Othello) => true,
            (Self::Go, GameKind::Go) => true,
            (Self::Othello, GameKind::Othello) => true,
            (Self::Stones, GameKind::Aligne4)
            | (Self::Go, GameKind::Othello | GameKind::Aligne4)
            | (Self::Othello, GameKind::Go | GameKind::Aligne4) => false,
        }
    }
}

/// How keys are written, such as `Ctrl+S` or `Maj+F1`.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "egui has a hundred keys, and those without a word of ours are called by their letter"
)]
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
    /// All its present keys in words.
    pub(crate) fn keys_text(&self, ctx: &Context, language: Language) -> String {
        let map = KeyMap::present(ctx);
        let keys = map.keys(self.command).iter();
        let keys: Vec<String> = keys.map(|key| key_text(language, key)).collect();
        language.series(&keys)
    }

    /// What it does, with its keys behind it.
    pub(crate) fn explained(&self, ctx: &Context, language: Language) -> String {
        let tip = language.say(self.tip);
        match self.keys_text(ctx, language).as_str() {
            "" => tip.to_owned(),
            keys => format!("{tip} ({keys})"),
        }
    }
}

/// Whether keys mean something else while a text is written: they write, move
/// about in it, or change it.
#[must_use]
pub(crate) fn yields_to_text(shortcut: &KeyboardShortcut) -> bool {
    const TEXT_KEYS: [Key; 21] = [
        Key::A,
        Key::Z,
        Key::Y,
        Key::C,
        Key::X,
        Key::V,
        Key::W,
        Key::P,
        Key::R,
        Key::G,
        Key::Delete,
        Key::Backspace,
        Key::Enter,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::PageDown,
    ];
    let key = shortcut.logical_key;
    let writes = !shortcut.modifiers.command && !shortcut.modifiers.alt;
    (writes && key != Key::Escape && !is_function_key(key)) || TEXT_KEYS.contains(&key)
}

/// F1 and those after it.
pub(crate) fn is_function_key(key: Key) -> bool {
    let number = key.name().strip_prefix('F');
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The key, held with Ctrl, whose press the system tells of by this event.
pub(crate) const fn clipboard_key(event: &egui::Event) -> Option<Key> {
    if matches!(event, egui::Event::Copy) {
        Some(Key::C)
    } else if matches!(event, egui::Event::Cut) {
        Some(Key::X)
    } else if matches!(event, egui::Event::Paste(_)) {
        Some(Key::V)
    } else {
        None
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
    fn letters_write_while_a_text_is_written_and_function_keys_do_not() {
        let yields = |modifiers, key| yields_to_text(&super::key(modifiers, key));
        assert!(yields(PLAIN, Key::F) && yields(SHIFT, Key::F) && yields(CTRL, Key::Z));
        assert!(yields(CTRL, Key::ArrowLeft) && yields(PLAIN, Key::Delete));
        assert!(!yields(PLAIN, Key::F3) && !yields(SHIFT, Key::F3) && !yields(CTRL, Key::F));
        assert!(!yields(PLAIN, Key::Escape));
    }

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
        for command in Command::VARIANTS {
            assert!(commands.contains(command), "{command:?} has no row");
        }
    }
}

//! The table: where each command stands, which games know it, and its keys.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::record::GameKind;
use crate::words::{Label, Tip};

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

impl Games {
    pub(super) const fn include(self, kind: GameKind) -> bool {
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use strum::VariantArray as _;

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
        for command in Command::VARIANTS {
            assert!(commands.contains(command), "{command:?} has no row");
        }
    }
}

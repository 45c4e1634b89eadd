//! Everything that can be asked for by menu or key, in one table.
//!
//! The table binds the keys, fills the menus and is what the dialog of keys
//! shows, so that the three cannot disagree.

mod key_map;
mod keys;
mod table;

use egui::{Context, KeyboardShortcut};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::record::GameKind;
use crate::words::Language;

pub(crate) use key_map::{
    Ignored, KeyMap, give_keys, pressed_shortcut, reset_all_keys, reset_keys,
};
pub(crate) use keys::{clipboard_key, key_text, moves_focus, yields_to_text};
pub(crate) use table::{MenuName, Row, TABLE};

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
            Some(shortcut) => language.with_remark(name, &key_text(language, shortcut)),
            None => name.to_owned(),
        }
    }
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
            keys => language.with_remark(tip, keys),
        }
    }
}

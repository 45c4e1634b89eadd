//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, ShortcutWords {
        Title = "變更快速鍵"
        ToPage = "變更快速鍵…"
        About = "在命令旁按「變更」，再按下新的按鍵。選單和提示會立刻更新。"
        ResetAll = "全部重設"
        Change = "變更"
        Add = "新增"
        Reset = "重設"
        Cancel = "取消"
        ChangeOf = "變更快速鍵：{0}"
        AddOf = "新增快速鍵：{0}"
        ResetOf = "重設快速鍵：{0}"
        NoKeys = "無"
        Press = "請按下「{0}」的新按鍵；Esc 保留原來的"
        Reserved = "{0} 用於操作視窗：請按其他按鍵"
        Taken = "{0} 是「{1}」的快速鍵。要改給「{2}」嗎？"
        Give = "改給"

        Ignored = "設定檔中有些快速鍵無效，已略過：{0}"
        NoCommand = "這個版本沒有「{0}」這個命令"
        NoList = "「{0}」沒有按鍵清單"
        NoKey = "「{0}」：沒有「{1}」這個按鍵"
        TakenInFile = "「{0}」：{1} 已屬於「{2}」"
    }
}

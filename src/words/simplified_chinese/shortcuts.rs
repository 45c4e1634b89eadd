//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, ShortcutWords {
        Title = "更改快捷键"
        ToPage = "更改快捷键…"
        About = "先在命令旁选“更改”，再按新的按键。菜单和提示会立即显示。"
        ResetAll = "全部还原"
        Change = "更改"
        Add = "添加"
        Reset = "还原"
        Cancel = "取消"
        ChangeOf = "更改快捷键：{0}"
        AddOf = "添加快捷键：{0}"
        ResetOf = "还原快捷键：{0}"
        NoKeys = "无"
        Press = "请按“{0}”的新按键；Esc 保持原样"
        Reserved = "{0} 用于在窗口中移动：请按其他键"
        Taken = "{0} 是“{1}”的快捷键。要改给“{2}”吗？"
        Give = "改给它"

        Ignored = "设置文件中有些快捷键未采用：{0}"
        NoCommand = "“{0}”不是此版本的命令"
        NoList = "“{0}”没有按键列表"
        NoKey = "“{0}”：没有“{1}”这个键"
        TakenInFile = "“{0}”：{1} 已属于“{2}”"
    }
}

//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FileTrouble {
        Missing = "文件不存在"
        OnlyBackup = "文件不存在，但它的上一个版本保留为 {0}"
        Folder = "这是文件夹，不是文件"
        NotAFile = "这不是普通文件"
        NoFolder = "所在的文件夹不存在"
        BrokenLink = "这是失效的链接"
        ReadOnly = "文件为只读"
        Permission = "没有权限"
        Full = "磁盘已满"
        Name = "名称太长或含有无效字符"
        TooLarge = "文件大于1 GB"
        Exists = "同名文件已存在"
        Other = "系统报告错误：{0}"
        NotUtf8 = "存档应为 UTF-8 文本，而这个文件不是"
        NoGame = "文件中没有对局：找不到左括号加分号的开头"
        TooLong = "文本大于4 GB"
        NewerSave =
            "此存档为版本{0}，当前 Jego 最高能读版本{1}；较新的 Jego 可以打开"
        SaveForm = "存档格式有误：{0}"
        SaveContent = "存档内容不可能成立：{0}"
        NoSuchGame = "文件中有{0}盘对局，没有第{1}盘"
        LineTooLong = "变化太长，无法继续下；只能照原样保留"
        NotGo = "这是{0}对局，不是围棋"
        OthelloBoard = "这盘黑白棋的棋盘是{0}×{1}；只支持8×8"
        UnknownGame = "这是 SGF 的第{0}类棋，Jego 不会下"
        InUse = "这盘对局已在另一个窗口中打开"
        NewerJournal = "此对局日志由较新的 Jego 写成，较新的 Jego 可以打开"
        EmptyJournal = "这盘对局还没有落子"
        DamagedJournal = "第{0}行已损坏，此前没有完整的对局"

        Unproved = "写入的内容无法读回"
        TooMany =
            "文件中的着手和分支太多，内存放不下；拆成几个文件后再打开"
        GameTooLarge =
            "这盘对局的各分支超过四百万手；只能照原样保留"
    }
}

//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FileTrouble {
        Missing = "沒有這個檔案"
        OnlyBackup = "沒有這個檔案，但前一版保留為 {0}"
        Folder = "這是資料夾，不是檔案"
        NotAFile = "這不是一般檔案"
        NoFolder = "所在的資料夾不存在"
        BrokenLink = "這是失效的連結"
        ReadOnly = "檔案是唯讀的"
        Permission = "沒有權限"
        Full = "磁碟已滿"
        Name = "名稱太長，或含有無效字元"
        TooLarge = "檔案超過 1 GB"
        Exists = "已有同名的檔案"
        Other = "系統回報錯誤：{0}"
        NotUtf8 = "存檔應為 UTF-8 文字，這個檔案不是"
        NoGame = "檔案裡沒有棋譜：找不到 SGF 棋譜的開頭"
        TooLong = "文字超過 4 GB"
        NewerSave = "這份存檔是第 {0} 版，這個 Jego 最多讀到第 {1} 版；請用新版開啟"
        SaveForm = "存檔格式有誤：{0}"
        SaveContent = "存檔含有不可能的內容：{0}"
        NoSuchGame = "檔案裡有 {0} 局，沒有第 {1} 局"
        LineTooLong = "有個變化太長，無法下出；只能照原樣保留"
        NotGo = "這是 {0} 的對局，不是圍棋"
        OthelloBoard = "這局黑白棋的棋盤是 {0}×{1}；只支援 8×8"
        UnknownGame = "這是 SGF 的第 {0} 種棋，Jego 不支援"
        InUse = "這局棋已在另一個視窗開啟"
        NewerJournal = "這份日誌由較新的 Jego 寫成，請用新版開啟"
        EmptyJournal = "這局棋還沒下任何一手"
        DamagedJournal = "第 {0} 行已損壞，之前沒有完整的對局"

        Unproved = "寫入的內容無法讀回"
        TooMany = "檔案的著手和分支超出記憶體所能容納；請分成幾個檔案再開啟"
        GameTooLarge = "這局棋的各分支合計超過四百萬手；只能照原樣保留"
    }
}

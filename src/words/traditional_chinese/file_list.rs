//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FileWords {
        OpenGame = "開啟棋譜"
        SaveGame = "儲存對局"
        ExportSgf = "匯出為 SGF"
        SaveReport = "儲存報告"
        ExportPicture = "匯出圖片"
        Publish = "匯出棋圖或棋譜頁"
        ChooseFolder = "選擇資料夾"

        Open = "開啟"
        Save = "儲存"
        Export = "匯出"
        Choose = "選擇這個資料夾"
        Cancel = "取消"

        Games = "棋譜"
        Saves = "存檔"
        SgfFiles = "SGF 檔案"
        Reports = "報告"
        Pictures = "圖片"
        Published = "匯出的檔案"
        AllFiles = "所有檔案"
        Hidden = "隱藏的檔案"

        Places = "位置"
        SavedGames = "已儲存的對局"
        Home = "家目錄"
        Documents = "文件"
        Desktop = "桌面"
        Up = "上一層資料夾"

        Name = "名稱"
        Date = "日期"
        Size = "大小"
        SortedUp = "{0}，遞增排序"
        SortedDown = "{0}，遞減排序"
        FileName = "檔案名稱"
        Filter = "篩選"
        FilterHint = "名稱的一部分，或路徑"
        Folder = "資料夾 {0}"
        BrokenLink = "{0}，失效的連結"

        Reading = "正在讀取資料夾…"
        Empty = "這個資料夾是空的"
        NoneShown = "沒有符合的項目"
        Shown = "{0} 個項目"

        FolderMissing = "這個資料夾不存在"
        FolderForbidden = "你沒有讀取這個資料夾的權限"
        NotAFolder = "這不是資料夾"
        FolderUnreadable = "無法讀取這個資料夾：{0}"
        FileMissing = "這裡沒有 {0}"
        NotAFile = "{0} 不是一般檔案"
        NoSuchFolder = "資料夾 {0} 不存在"
        FolderUnwritable = "無法寫入這個資料夾。請另選一個。"
        FileReadOnly = "{0} 是唯讀檔案。請換一個名稱。"
        BadName = "這不是有效的檔案名稱"
        Failed = "失敗：{0}"

        Overwrite = "{0} 已經存在。要取代嗎？"
        Replace = "取代"
        Keep = "保留原檔"

        NewFolder = "新增資料夾…"
        NewFolderName = "新資料夾的名稱"
        Create = "建立"
        FolderExists = "{0} 已經存在"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = "存為 .jego.ron：{0}"
        LossRules = "SGF 無法記錄這套規則"
        LossPlayers = "SGF 不會記錄由電腦續下"
        LossClocks = "SGF 不會保留未完成對局的計時"
        LossCount = "SGF 不會保留尚未同意的計分"
    }
}

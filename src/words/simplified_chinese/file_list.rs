//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FileWords {
        OpenGame = "打开对局"
        SaveGame = "保存对局"
        ExportSgf = "导出为 SGF"
        SaveReport = "保存报告"
        ExportPicture = "导出图片"
        Publish = "导出棋图或棋谱纸"
        ChooseFolder = "选择文件夹"

        Open = "打开"
        Save = "保存"
        Export = "导出"
        Choose = "选择此文件夹"
        Cancel = "取消"

        Games = "对局"
        Saves = "存档"
        SgfFiles = "SGF 文件"
        Reports = "报告"
        Pictures = "图片"
        Published = "导出的文件"
        AllFiles = "所有文件"
        Hidden = "隐藏文件"

        Places = "位置"
        SavedGames = "已保存的对局"
        Home = "主目录"
        Documents = "文档"
        Desktop = "桌面"
        Up = "上一级文件夹"

        Name = "名称"
        Date = "日期"
        Size = "大小"
        SortedUp = "{0}，升序"
        SortedDown = "{0}，降序"
        FileName = "文件名"
        Filter = "筛选"
        FilterHint = "名称的一部分，或路径"
        Folder = "文件夹 {0}"
        BrokenLink = "{0}，失效的链接"

        Reading = "正在读取文件夹…"
        Empty = "此文件夹为空"
        NoneShown = "没有符合的项目"
        Shown = "{0}个项目"

        FolderMissing = "此文件夹不存在"
        FolderForbidden = "没有读取此文件夹的权限"
        NotAFolder = "这不是文件夹"
        FolderUnreadable = "无法读取此文件夹：{0}"
        FileMissing = "这里没有 {0}"
        NotAFile = "{0} 不是普通文件"
        NoSuchFolder = "文件夹 {0} 不存在"
        FolderUnwritable = "此文件夹不可写入。请另选一个。"
        FileReadOnly = "{0} 是只读文件。请另取一个名称。"
        BadName = "这不是有效的文件名"
        Failed = "失败：{0}"

        Overwrite = "{0} 已存在，要替换吗？"
        Replace = "替换"
        Keep = "保留原文件"

        NewFolder = "新建文件夹…"
        NewFolderName = "新文件夹的名称"
        Create = "新建"
        FolderExists = "{0} 已存在"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = "存为 .jego.ron：{0}"
        LossRules = "SGF 无法表示这种规则"
        LossPlayers = "SGF 不会记录由电脑继续对局"
        LossClocks = "SGF 不保存未完对局的棋钟"
        LossCount = "SGF 不保存尚未接受的计分"
    }
}

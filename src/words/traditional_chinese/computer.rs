//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, ComputerWords {
        Title = "電腦"
        Resigns = "敗局已定時認輸"
        Ponders = "在你思考時也思考：更強，但更耗電"
        Cores = "處理器核心"
        AllCores = "全部 {0} 個"
        Engines = "引擎…"
        EnginesHint = "以其他圍棋程式為對手"
    }
}

translation! {
    TraditionalChinese, EngineWords {
        Title = "引擎"
        About = "任何支援 GTP（Go Text Protocol）的程式都能下棋"
        None = "尚未設定引擎"
        Add = "新增引擎"
        AddFound = "新增 {0}"
        Found = "在這台電腦上找到的"
        Edit = "編輯"
        EditNamed = "編輯 {0}"
        Test = "測試"
        TestNamed = "測試 {0}"
        Remove = "移除"
        RemoveNamed = "移除 {0}"
        Removed = "已移除 {0}"
        Undo = "復原"
        Keep = "儲存"
        Name = "名稱"
        Command = "命令列"
        CommandHint = "例如：gnugo --mode gtp"
        Folder = "工作資料夾"
        FolderHint = "需要時，指定從哪裡啟動"
        Startup = "啟動命令"
        StartupHint = "最先送出的 GTP 命令，一行一個"
        NoCommand = "請輸入要執行的程式"
        Twice = "{0} 已經使用這個命令列"
        TooMany = "引擎清單已滿"
        Starting = "正在啟動 {0}…"
        Answers = "有回應：{0}"
    }
}

translation! {
    TraditionalChinese, SeatWords {
        Title = "棋手"
        BlackName = "黑棋名字"
        WhiteName = "白棋名字"
        FirstName = "先手名字"
        SecondName = "後手名字"
        Person = "真人"
        Name = "名字"
        Ok = "確定"
        SetUp = "設定引擎…"
        EngineSays = "外部引擎：{0}"
    }
}

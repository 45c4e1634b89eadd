//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, ComputerWords {
        Title = "电脑"
        Resigns = "败局已定时认输"
        Ponders = "轮到你时也思考：更强，但更耗电"
        Cores = "处理器核心"
        AllCores = "全部{0}个"
        Engines = "引擎…"
        EnginesHint = "以其他围棋程序为对手"
    }
}

translation! {
    SimplifiedChinese, EngineWords {
        Title = "引擎"
        About = "任何支持 GTP（Go Text Protocol）的程序都能对弈"
        None = "还没有配置引擎"
        Add = "添加引擎"
        AddFound = "添加 {0}"
        Found = "在本机找到"
        Edit = "编辑"
        EditNamed = "编辑 {0}"
        Test = "测试"
        TestNamed = "测试 {0}"
        Remove = "移除"
        RemoveNamed = "移除 {0}"
        Removed = "已移除 {0}"
        Undo = "撤销"
        Keep = "保存"
        Name = "名称"
        Command = "命令行"
        CommandHint = "例如：gnugo --mode gtp"
        Folder = "工作文件夹"
        FolderHint = "在哪里启动，如有必要"
        Startup = "启动命令"
        StartupHint = "启动后先发送的 GTP 命令，每行一条"
        NoCommand = "请输入要运行的程序"
        Twice = "{0} 已经使用这个命令行"
        TooMany = "引擎列表已满"
        Starting = "正在启动 {0}…"
        Answers = "引擎回答：{0}"
    }
}

translation! {
    SimplifiedChinese, SeatWords {
        Title = "棋手"
        BlackName = "黑方名字"
        WhiteName = "白方名字"
        FirstName = "棋手1名字"
        SecondName = "棋手2名字"
        Person = "真人"
        Name = "名字"
        Ok = "确定"
        SetUp = "配置引擎…"
        EngineSays = "外部引擎：{0}"
    }
}

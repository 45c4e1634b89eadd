//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::Japanese;

translation! {
    Japanese, ComputerWords {
        Title = "コンピューター"
        Resigns = "負けと判断したら投了する"
        Ponders = "相手の番にも考える：強くなるが、電力を使う"
        Cores = "CPUコア"
        AllCores = "全{0}"
        Engines = "エンジン…"
        EnginesHint = "ほかの囲碁プログラムと対局"
    }
}

translation! {
    Japanese, EngineWords {
        Title = "エンジン"
        About = "GTP（Go Text Protocol）に対応したプログラムなら対局できます"
        None = "エンジンはまだ登録されていません"
        Add = "エンジンを追加"
        AddFound = "{0}を追加"
        Found = "このパソコンで見つかったもの"
        Edit = "編集"
        EditNamed = "{0}を編集"
        Test = "テスト"
        TestNamed = "{0}をテスト"
        Remove = "外す"
        RemoveNamed = "{0}を外す"
        Removed = "{0}を外しました"
        Undo = "元に戻す"
        Keep = "保存"
        Name = "名前"
        Command = "コマンドライン"
        CommandHint = "例：gnugo --mode gtp"
        Folder = "作業フォルダー"
        FolderHint = "必要なら起動する場所"
        Startup = "起動時のコマンド"
        StartupHint = "最初に送るGTPコマンド、1行に1つ"
        NoCommand = "実行するプログラムを入力してください"
        Twice = "{0}が同じコマンドラインを使っています"
        TooMany = "エンジンの一覧がいっぱいです"
        Starting = "{0}を起動しています…"
        Answers = "応答：{0}"
    }
}

translation! {
    Japanese, SeatWords {
        Title = "対局者"
        BlackName = "黒の名前"
        WhiteName = "白の名前"
        FirstName = "先手の名前"
        SecondName = "後手の名前"
        Person = "人間"
        Name = "名前"
        Ok = "OK"
        SetUp = "エンジンを登録…"
        EngineSays = "外部エンジン：{0}"
    }
}

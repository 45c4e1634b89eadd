//! What is typed in line mode, where commands are words, and what answers a
//! question. What is written in kana or kanji can also be typed in Latin letters.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::Japanese;

translation! {
    Japanese, TypedCommand {
        Pass = "パス|pasu"
        Undo = "待った|matta|元に戻す"
        Redo = "やり直す|yarinaosu"
        Hint = "ヒント|hinto"
        TakeBack = "打ち直す|uchinaosu"
        LeaveMove = "このまま|konomama"
        Analyze = "解析|kaiseki"
        Estimate = "形勢判断|形勢|keisei"
        Review = "検討|kento"
        Moments = "勝負所|shobudokoro"
        NextMistake = "次の悪手|tsuginoakushu"
        PreviousMistake = "前の悪手|maenoakushu"
        MistakesOf = "悪手|akushu"
        PauseReview = "検討停止|kentoteishi"
        RemoveReview = "検討消去|kentoshokyo"
        ShowRepeated = "同形|dokei"
        Accept = "承認|shonin"
        Resume = "続きを打つ|続き|tsuzuki"
        Resign = "投了|toryo"
        MoveNow = "すぐ打つ|sugu"
        StopThinking = "止める|tomeru"
        Continue = "続行|zokko"
        Pause = "一時停止|ichijiteishi"
        Players = "対局者|レベル|taikyokusha|reberu"
        ShowResult = "結果|kekka"
        Back = "戻る|modoru"
        Forward = "進む|susumu"
        TenBack = "戻る10|modoru10"
        TenForward = "進む10|susumu10"
        ToStart = "初め|hajime"
        ToEnd = "終わり|owari"
        PreviousVariation = "前の変化図|maenohenka"
        NextVariation = "次の変化図|tsuginohenka"
        Save = "保存|hozon"
        SaveAs = "別名保存|betsumei"
        Load = "開く|hiraku"
        New = "新しい対局|新規|shinki"
        Restart = "最初から|saishokara"
        Rematch = "再戦|saisen"
        Rules = "ルール|ruru"
        Options = "設定|settei"
        Help = "ヘルプ|herupu"
        Home = "ホーム|homu|閉じる|tojiru"
        Quit = "終了|shuryo"
    }
}

translation! {
    Japanese, TypedQuestion {
        LastMove = "直前|chokuzen"
        Chain = "石|呼吸点|ishi|kokyuten"
        Row = "行|gyo"
        Column = "列|retsu"
        Groups = "連|ren"
        Atari = "アタリ|atari"
        Score = "スコア|sukoa"
    }
}

translation! {
    Japanese, TypedSide {
        Black = "黒|kuro|1"
        White = "白|shiro|2"
        Both = "両方|ryoho"
    }
}

translation! {
    Japanese, TypedBoard {
        Show = "盤|ban|盤面"
        On = "オン|on"
        Off = "オフ|off"
    }
}

translation! {
    Japanese, TypedAnswer {
        Yes = "はい|y|hai"
        No = "いいえ|n|iie"
        Save = "保存|s|hozon"
    }
}

translation! {
    Japanese, TypedWord {
        NoClock = "なし|nashi"
        PreviousPage = "前のページ|戻る|modoru"
    }
}

translation! {
    Japanese, TypedMention {
        Move = "手|手目"
        Moves = "手順"
        And = "と|から|や"
        Number = "第|番"
        Unit = "目|子|手|手目|級|段|分|秒|時間|回|個"
    }
}

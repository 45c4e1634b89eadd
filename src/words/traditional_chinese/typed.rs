//! What is typed in line mode, where commands are words, and what answers a
//! question. Chinese words come first, then their pinyin without tones, for terminals
//! without an input method.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, TypedCommand {
        Pass = "虛手|停一手|xushou"
        Undo = "悔棋|huiqi"
        Redo = "重做|chongzuo"
        Hint = "提示|tishi"
        TakeBack = "收回|shouhui"
        LeaveMove = "保留|baoliu"
        Analyze = "分析|fenxi"
        Estimate = "形勢判斷|形勢|xingshi"
        Review = "覆盤|復盤|fupan"
        Moments = "關鍵手|guanjianshou"
        NextMistake = "下個失誤|下一個失誤|xiageshiwu"
        PreviousMistake = "上個失誤|上一個失誤|shanggeshiwu"
        MistakesOf = "失誤|shiwu"
        PauseReview = "暫停覆盤|zantingfupan"
        RemoveReview = "移除覆盤|yichufupan"
        ShowRepeated = "重複|chongfu"
        Accept = "同意|tongyi"
        Resume = "續下|xuxia"
        Resign = "認輸|renshu"
        MoveNow = "立即|立即落子|liji"
        StopThinking = "停止|停下|tingzhi"
        Continue = "繼續|jixu"
        Pause = "暫停|zanting"
        Players = "難度|棋手|nandu"
        ShowResult = "結果|jieguo"
        Back = "上一手|後退|houtui"
        Forward = "下一手|前進|qianjin"
        TenBack = "後退10|houtui10"
        TenForward = "前進10|qianjin10"
        ToStart = "開頭|kaitou"
        ToEnd = "結尾|jiewei"
        PreviousVariation = "上個變化|上一個變化|shanggebianhua"
        NextVariation = "下個變化|下一個變化|xiagebianhua"
        Save = "儲存|存檔|chucun"
        SaveAs = "另存|lingcun"
        Load = "開啟|載入|kaiqi"
        New = "新對局|新局|xinju"
        Restart = "重新開始|重來|chonglai"
        Rematch = "再戰|zaizhan"
        Rules = "規則|guize"
        Options = "選項|xuanxiang"
        Help = "說明|？|shuoming"
        Home = "首頁|選單|shouye"
        Quit = "結束|離開|jieshu"
    }
}

translation! {
    TraditionalChinese, TypedQuestion {
        LastMove = "最後|最後一手|zuihou"
        Chain = "棋串|氣|qichuan|qi"
        Row = "橫列|列|henglie"
        Column = "直欄|欄|zhilan"
        Groups = "各塊|各串|gekuai"
        Atari = "打吃|叫吃|dachi"
        Score = "比分|bifen"
    }
}

translation! {
    TraditionalChinese, TypedSide {
        Black = "黑|黑棋|hei|1"
        White = "白|白棋|bai|2"
        Both = "雙方|shuangfang"
    }
}

translation! {
    TraditionalChinese, TypedBoard {
        Show = "顯示|棋盤|qipan"
        On = "開|kai"
        Off = "關|guan"
    }
}

translation! {
    TraditionalChinese, TypedAnswer {
        Yes = "好的|y|好|是"
        No = "不要|n|不|否"
        Save = "儲存|s"
    }
}

translation! {
    TraditionalChinese, TypedWord {
        NoClock = "不計時|無|wu"
        PreviousPage = "返回|fanhui"
    }
}

translation! {
    TraditionalChinese, TypedMention {
        Move = "手|第"
        Moves = "手"
        And = "和|與|到|至|或"
        Number = "第"
        Unit = "目|子|級|段|分|秒|手|次|塊|氣"
    }
}

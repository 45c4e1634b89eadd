//! What is typed in line mode, where commands are words, and what answers a
//! question. Chinese words are also understood as pinyin without tones, since many
//! terminals have no input method.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, TypedCommand {
        Pass = "停一手|停|tingyishou|ting"
        Undo = "悔棋|撤销|huiqi|chexiao"
        Redo = "重做|chongzuo"
        Hint = "提示|tishi"
        TakeBack = "收回这手|shouhuizheshou"
        LeaveMove = "保留这手|baoliuzheshou"
        Analyze = "分析|fenxi"
        Estimate = "形势判断|形势|xingshi"
        Review = "复盘|fupan"
        Moments = "关键|guanjian"
        NextMistake = "下一失误|xiayishiwu"
        PreviousMistake = "上一失误|shangyishiwu"
        MistakesOf = "失误|shiwu"
        PauseReview = "暂停复盘|zantingfupan"
        RemoveReview = "移除复盘|yichufupan"
        ShowRepeated = "重复|chongfu"
        Accept = "接受|jieshou"
        Resume = "继续下|jixuxia"
        Resign = "认输|renshu"
        MoveNow = "立即|liji"
        StopThinking = "停下|tingxia"
        Continue = "继续|jixu"
        Pause = "暂停|zanting"
        Players = "棋手|难度|qishou|nandu"
        ShowResult = "结果|jieguo"
        Back = "后退|houtui"
        Forward = "前进|qianjin"
        TenBack = "后退10|houtui10"
        TenForward = "前进10|qianjin10"
        ToStart = "开头|kaitou"
        ToEnd = "末尾|mowei"
        PreviousVariation = "上一变化|shangyibianhua"
        NextVariation = "下一变化|xiayibianhua"
        Save = "保存|baocun"
        SaveAs = "另存为|另存|lingcun"
        Load = "打开|dakai"
        New = "新对局|xinduiju"
        Restart = "重新开始|重来|chonglai"
        Rematch = "再来一局|再来|zailai"
        Rules = "规则|guize"
        Options = "选项|xuanxiang"
        Help = "帮助|bangzhu|？"
        Home = "首页|菜单|shouye|caidan"
        Quit = "退出|tuichu"
    }
}

translation! {
    SimplifiedChinese, TypedQuestion {
        LastMove = "最后|最后一手|zuihou"
        Chain = "棋串|气|qichuan|qi"
        Row = "行|hang"
        Column = "列|lie"
        Groups = "棋块|qikuai"
        Atari = "打吃|dachi"
        Score = "得分|defen"
    }
}

translation! {
    SimplifiedChinese, TypedSide {
        Black = "黑|黑方|黑棋|hei|1"
        White = "白|白方|白棋|bai|2"
        Both = "双方|shuangfang"
    }
}

translation! {
    SimplifiedChinese, TypedBoard {
        Show = "棋盘|显示|qipan|xianshi"
        On = "开|kai"
        Off = "关|guan"
    }
}

translation! {
    SimplifiedChinese, TypedAnswer {
        Yes = "确定|y|是|queding|shi"
        No = "取消|n|否|quxiao|fou"
        Save = "保存|s|baocun"
    }
}

translation! {
    SimplifiedChinese, TypedWord {
        NoClock = "无|wu"
        PreviousPage = "返回|fanhui"
    }
}

translation! {
    SimplifiedChinese, TypedMention {
        Move = "手"
        Moves = "手"
        And = "和|与|至|到|或"
        Number = "第"
        Unit = "目|子|级|段|分|分钟|秒|次|块|气|手|颗|路|盘|局"
    }
}

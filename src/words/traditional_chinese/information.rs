//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, InformationWords {
        Players = "棋手"
        Occasion = "場合"
        Game = "對局"
        Record = "棋譜"
        BlackTeam = "黑棋隊伍"
        WhiteTeam = "白棋隊伍"
        FirstTeam = "先手隊伍"
        SecondTeam = "後手隊伍"
        RankHint = "棋力"
        TeamHint = "隊伍"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5、W+R、0"
        TimeHint = "60 min 或 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "今天"
        Result = "結果"
        MainTime = "基本時間"
        Overtime = "讀秒方式"
        Opening = "布局"
        Source = "出處"
        Annotator = "講評者"
        User = "記錄者"
        Copyright = "著作權"

        NoDate = "「{0}」不是 1996-12-27、1996-12 或 1996 這樣的日期"
        NoYear = "「{0}」缺少年份：請寫成 1996-12-27"
        NoMonth = "「{0}」：沒有這個月份"
        NoDay = "「{0}」：這個月沒有這一天"
        NoResult = "「{0}」不是 B+3.5、W+R、0 或 Void 這樣的結果"
        NoTime = "「{0}」不是 3600、60 min 或 1:00:00 這樣的時間"

        HeadNow = "對局資訊已變更。按「悔棋」可復原。"
        HeadAsBefore = "已復原。對局資訊恢復原狀。"
    }
}

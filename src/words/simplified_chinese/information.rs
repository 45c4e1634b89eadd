//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, InformationWords {
        Players = "棋手"
        Occasion = "赛事"
        Game = "对局"
        Record = "棋谱"
        BlackTeam = "黑方队伍"
        WhiteTeam = "白方队伍"
        FirstTeam = "棋手1队伍"
        SecondTeam = "棋手2队伍"
        RankHint = "棋力"
        TeamHint = "队伍"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5、W+R、0"
        TimeHint = "60 min 或1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "今天"
        Result = "结果"
        MainTime = "基本用时"
        Overtime = "读秒"
        Opening = "布局"
        Source = "出处"
        Annotator = "讲解"
        User = "记录者"
        Copyright = "版权"

        NoDate = "“{0}”不是1996-12-27、1996-12或1996这样的日期"
        NoYear = "“{0}”缺少年份：请写1996-12-27"
        NoMonth = "“{0}”：没有这个月份"
        NoDay = "“{0}”：该月没有这一天"
        NoResult = "“{0}”不是 B+3.5、W+R、0 或 Void 这样的结果"
        NoTime = "“{0}”不是3600、60 min 或1:00:00这样的时间"

        HeadNow = "对局信息已更改。“撤销”可以恢复。"
        HeadAsBefore = "已撤销。对局信息已恢复原样。"
    }
}

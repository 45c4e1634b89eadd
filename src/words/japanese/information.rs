//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::Japanese;

translation! {
    Japanese, InformationWords {
        Players = "対局者"
        Occasion = "棋戦"
        Game = "対局"
        Record = "棋譜"
        BlackTeam = "黒のチーム"
        WhiteTeam = "白のチーム"
        FirstTeam = "先手のチーム"
        SecondTeam = "後手のチーム"
        RankHint = "棋力"
        TeamHint = "チーム"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5、W+R、0"
        TimeHint = "60 min、1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "今日"
        Result = "結果"
        MainTime = "持ち時間"
        Overtime = "秒読み"
        Opening = "布石"
        Source = "出典"
        Annotator = "解説"
        User = "記録"
        Copyright = "著作権"

        NoDate = "「{0}」は1996-12-27、1996-12、1996のような日付ではありません"
        NoYear = "「{0}」に年がありません（1996-12-27のように書きます）"
        NoMonth = "「{0}」：その月はありません"
        NoDay = "「{0}」：その月にその日はありません"
        NoResult = "「{0}」はB+3.5、W+R、0、Voidのような結果ではありません"
        NoTime = "「{0}」は3600、60 min、1:00:00のような時間ではありません"

        HeadNow = "対局情報を変更しました。「元に戻す」で取り消せます。"
        HeadAsBefore = "元に戻しました。対局情報は変更前のとおりです。"
    }
}

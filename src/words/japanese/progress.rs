//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::Japanese;

translation! {
    Japanese, ProgressWords {
        Title = "上達の記録"
        Reading = "記録を読み込んでいます…"
        Today = "今日"
        MistakesDue = "自分の悪手{0}個"
        ProblemsDue = "もう一度解く問題{0}問"
        NothingDue = "今日の課題はありません。対局するか、新しい問題を解いてみましょう。"
        Rank = "棋力"
        NoRatedGames = "最初のレート戦の後、ここに棋力のグラフが出ます"
        Games = "対局"
        GamesCount = "終局した対局{0}局"
        GamesPlot = "過去12週の週ごとの終局数"
        Problems = "問題"
        TriedCount = "挑戦{0}"
        SolvedCount = "正解{0}"
        FailedCount = "失敗{0}"
        NewCount = "未挑戦{0}"
        OwnMistakes = "覚えたい自分の悪手{0}個"
        TriesPlot = "過去12週の週ごとの問題：正解と失敗"
        Themes = "Jegoの問題のテーマ別成績"
        SolvedOf = "{0}/{1}"
    }
}

//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, ProgressWords {
        Title = "學習進度"
        Reading = "正在讀取你的記錄…"
        Today = "今天"
        MistakesDue = "你的 {0} 個失誤"
        ProblemsDue = "{0} 題要再做"
        NothingDue = "今天沒有要複習的：下一局棋，或做些新題目"
        Rank = "棋力"
        NoRatedGames = "下完第一局積分對局後，這裡會畫出你的棋力"
        Games = "對局"
        GamesCount = "{0} 局已完成對局"
        GamesPlot = "最近十二週每週下完的對局"
        Problems = "題目"
        TriedCount = "做過 {0} 題"
        SolvedCount = "解出 {0} 題"
        FailedCount = "做錯 {0} 題"
        NewCount = "還沒做 {0} 題"
        OwnMistakes = "還要學會自己的 {0} 個失誤"
        TriesPlot = "最近十二週每週做過的題目：解出與做錯"
        Themes = "Jego 的題目，依主題"
        SolvedOf = "{0}/{1}"
    }
}

//! First steps: the course for those who have never played.

use crate::words::{FirstStepsWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FirstStepsWords {
        Title = "圍棋入門"
        About = "從第一顆棋子到贏得一局，照自己的步調學。每一步都可以重做或跳過。"
        Tip = "給從沒下過圍棋的人的課程"
        NextOf = "圍棋入門：第 {0}/{1} 步"
        AllDone = "圍棋入門：全部完成"
        Numbered = "{0}. {1}"
        Liberties = "棋子與氣"
        LibertiesGoal = "完成「規則」中的兩個棋盤"
        Capture = "吃子"
        CaptureGoal = "完成吃子、打吃、自殺和劫的六個棋盤"
        Exercises = "吃子練習"
        ExercisesGoal = "在六個局面中先吃子；電腦負責防守"
        AtariGoFive = "5×5 吃子棋"
        AtariGoFiveGoal = "贏一局：先吃子的一方獲勝"
        AtariGoSeven = "7×7 吃子棋"
        AtariGoSevenGoal = "在大一點的棋盤上贏一局"
        Territory = "領地與終局"
        TerritoryGoal = "完成眼、領地和計分的四個棋盤"
        FirstGame = "第一局圍棋"
        FirstGameGoal = "在 9×9 下到雙方虛手，並同意計分"
        FirstWin = "第一次獲勝"
        FirstWinGoal = "在 9×9 贏一局"
        Begin = "開始"
        Continue = "繼續"
        Again = "重做"
        Skip = "跳過"
        Unskip = "不跳過"
        Done = "完成"
        Skipped = "已跳過"
        Parts = "{0}/{1}"
        OnStep = "{0}：{1}"
        OfferAtHome = "在首頁顯示下一步"
        Reached = "圍棋入門：「{0}」完成"
        ExerciseNumber = "練習 {0}/{1}：黑棋先吃子"
        SkipStep = "跳過第 {0} 步"
        UnskipStep = "不跳過第 {0} 步"
        Trouble = "無法保留圍棋入門的進度：{0}"
        Newer = "檔案由較新的 Jego 寫成"
        DamagedLines = "圍棋入門的記錄有 {0} 行損壞，已略過"
    }
}

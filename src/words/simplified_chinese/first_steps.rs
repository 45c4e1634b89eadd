//! First steps: the course for those who have never played.

use crate::words::{FirstStepsWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FirstStepsWords {
        Title = "入门教程"
        About = "从第一颗子到第一盘胜局，进度由你自己掌握。每一步都可以重做或跳过。"
        Tip = "给从未下过围棋的人的课程"
        NextOf = "入门教程：第{0}步，共{1}步"
        AllDone = "入门教程：全部完成"
        Numbered = "{0}. {1}"
        Liberties = "棋子和气"
        LibertiesGoal = "完成规则中的两个棋盘"
        Capture = "提子"
        CaptureGoal = "完成关于提子、打吃、自杀和劫的六个棋盘"
        Exercises = "吃子练习"
        ExercisesGoal = "在六个局面中先吃到子；电脑负责防守"
        AtariGoFive = "5×5吃子棋"
        AtariGoFiveGoal = "赢一局：先吃到子者胜"
        AtariGoSeven = "7×7吃子棋"
        AtariGoSevenGoal = "在更大的棋盘上赢一局"
        Territory = "领地和终局"
        TerritoryGoal = "完成关于眼、领地和计分的四个棋盘"
        FirstGame = "第一盘围棋"
        FirstGameGoal = "在9×9上下到双方都停一手，并接受计分"
        FirstWin = "第一场胜利"
        FirstWinGoal = "在9×9上赢一局"
        Begin = "开始"
        Continue = "继续"
        Again = "重做"
        Skip = "跳过"
        Unskip = "不跳过"
        Done = "已完成"
        Skipped = "已跳过"
        Parts = "{0}/{1}"
        OnStep = "{0}：{1}"
        OfferAtHome = "在首页显示下一步"
        Reached = "入门教程：“{0}”已完成"
        ExerciseNumber = "第{0}题，共{1}题：黑方要先吃到子"
        SkipStep = "跳过第{0}步"
        UnskipStep = "不跳过第{0}步"
        Trouble = "入门教程的进度无法保留：{0}"
        Newer = "文件由较新的 Jego 写成"
        DamagedLines = "入门教程的记录有{0}行损坏，已略过"
    }
}

//! Guess the move.

use crate::words::{GuessWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, GuessWords {
        Title = "猜下一手"
        About = "点击你想下的地方。不论实战是否这样下，损失越少得分越高。"
        Back = "回到对局"
        Side = "猜哪一方"
        BothSides = "双方"
        Place = "第{0}手，共{1}手"
        ToGuess = "{0}下在哪里？"
        Asked = "正在看你的着手…"
        Over = "对局到此结束"
        PassOver = "显示着手"
        GoOn = "下一手"
        Again = "从头开始"
        Points = "{0}/{1}分"
        Hits = "{0}/{1}与实战相同"
        OwnPoints = "{0}分"
        Hit = "{0}，与实战相同：{1}"
        Miss = "× {0}（−{1}）：{2}，○ 实战{3}（−{4}）"
        Best = "△ 最佳：{0}"
        HitUnjudged = "{0}，与实战相同"
        MissUnjudged = "× {0}，○ 实战{1}"
    }
}

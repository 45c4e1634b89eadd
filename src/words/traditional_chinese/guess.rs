//! Guess the move.

use crate::words::{GuessWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, GuessWords {
        Title = "猜下一手"
        About = "點選你想下的位置。得分看你的著手損失多小，與實戰是否相同無關。"
        Back = "回到對局"
        Side = "猜哪方"
        BothSides = "雙方"
        Place = "第 {0}/{1} 手"
        ToGuess = "{0}下在哪裡？"
        Asked = "正在評估你的著手…"
        Over = "對局到此結束"
        PassOver = "顯示這一手"
        GoOn = "下一手"
        Again = "從頭開始"
        Points = "{1} 分得 {0} 分"
        Hits = "{1} 手中 {0} 手與實戰相同"
        OwnPoints = "{0} 分"
        Hit = "{0}，與實戰相同：{1}"
        Miss = "× {0}（−{1}）：{2}，○ 實戰 {3}（−{4}）"
        Best = "△ 最佳：{0}"
        HitUnjudged = "{0}，與實戰相同"
        MissUnjudged = "× {0}，○ 實戰 {1}"
    }
}

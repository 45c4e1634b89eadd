//! Atari go: the first capture wins.

use crate::words::{AtariGoWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, AtariGoWords {
        AtariGo = "吃子棋"
        AboutGo = "圍住較多地盤的一方獲勝"
        AboutAtariGo = "先吃子的一方獲勝：不計分，也不虛手"
        Start = "開局局面"
        EmptyBoard = "空棋盤"
        Crosscut = "中央扭十字"
        Captured = "{0}：提 {1} 子"
        AlreadyCaptured = "對局已結束：{0}已經提子"
        MustPlay = "吃子棋中，還有地方可下就不能虛手"
        NotJudged = "吃子棋沒有分析、形勢判斷和覆盤：神經網路只懂圍棋"

        Wonder = "好奇"
        Grasp = "擒拿"
        Guard = "守護"
        Chase = "追擊"
        Craft = "巧手"
        Proof = "神算"
        AboutWonder = "剛學會規則，常常看漏"
        AboutGrasp = "能吃就吃，有時忘了逃跑"
        AboutGuard = "不漏看打吃，但不會往後算"
        AboutChase = "會往後算一點，偶爾出錯"
        AboutCraft = "看得懂征子，能算好幾手"
        AboutProof = "能算多深就算多深，5×5 常能算到終局"
    }
}

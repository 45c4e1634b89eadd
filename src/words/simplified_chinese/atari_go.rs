//! Atari go: the first capture wins.

use crate::words::{AtariGoWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, AtariGoWords {
        AtariGo = "吃子棋"
        AboutGo = "围得多的一方获胜"
        AboutAtariGo = "先吃到子者胜：不数目，也不能停一手"
        Start = "开局局面"
        EmptyBoard = "空棋盘"
        Crosscut = "中央扭十字"
        Captured = "{0}：提{1}子"
        AlreadyCaptured = "对局已结束：{0}吃到了子"
        MustPlay = "吃子棋中，还能落子就不能停一手"
        NotJudged = "吃子棋没有分析、形势判断和复盘：神经网络只会下围棋"

        Wonder = "好奇"
        Grasp = "擒拿"
        Guard = "守护"
        Chase = "追击"
        Craft = "技巧"
        Proof = "实证"
        AboutWonder = "刚学会规则，漏看很多"
        AboutGrasp = "能吃就吃，有时忘了逃"
        AboutGuard = "不漏看打吃，但不往后算"
        AboutChase = "往后算几步，偶尔失手"
        AboutCraft = "会算征子，能往后看好几手"
        AboutProof = "能算多远算多远，5×5上往往算到底"
    }
}

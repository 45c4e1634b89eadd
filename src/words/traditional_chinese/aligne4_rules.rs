//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Aligne4Text {
        Pieces = "棋盤與棋子"
        PiecesTraits = "4×4 格的棋盤旁放著十六枚棋子。每枚有四個特徵：黑或白、大或小、動物或植物、圓或方。沒有兩枚完全相同。"
        PiecesNobody = "棋子不屬於任何一方。不論顏色，雙方都從同一個棋盒取子。"
        Tone = "黑或白"
        Size = "大或小"
        Kind = "動物或植物"
        Shape = "圓或方"
        Turn = "一手棋"
        TurnHow = "輪到你時，從棋盒任選一枚棋子，再選一個空格放下，先後順序不拘。接著輪到對手。棋子放下後就不再移動。"
        TurnTask = "選一枚棋子，放到一個格子上"
        TurnDone = "這就是完整的一手：{0}放在第 {1} 格"
        Line = "連線"
        LineHow = "橫列、直欄或對角線上的四枚棋子，只要至少有一個共同特徵就獲勝。勝者是完成連線的一方，不論另外三枚是誰放的。"
        LineTask = "找出能獲勝的棋子和格子"
        LineMissed = "沒有完成連線：請悔棋再看一次"
        NoLine = "不算獲勝的一排"
        NoLineHow = "四枚毫無共同特徵的棋子不算獲勝。這樣的一排已經沒有機會，其中的棋子只能用在別的連線上。"
        NoLineTask = "填滿最上面一列：不論放哪一枚都不會獲勝"
        NoLineDone = "這一列已滿，對局繼續"
        Safe = "要避開什麼"
        SafeHow = "三枚有共同特徵的棋子對雙方都是威脅：只要棋盒裡還有帶這個特徵的棋子，下一個下的人就能完成連線。別親手放下第三枚。"
        SafeTask = "放一枚棋子，讓對手下一手無法獲勝"
        SafeDone = "現在沒有棋子能完成連線"
        SafeMissed = "現在有棋子能完成連線：請悔棋"
        Drawn = "平手"
        DrawHow = "棋盤放滿而沒有連線時就是平手。雙方都很謹慎時，平手相當常見。"
        DrawTask = "只剩一枚棋子和一個格子：把它放下"
        DrawDone = "棋盤已滿：這局平手"
        Quarto = "Quarto"
        QuartoHow = "Quarto 玩法相同，只有一點不同：你要放的棋子由對手選。你把它放在喜歡的位置，再交出下一枚。連線的規則完全一樣。"
        QuartoTask = "交出一枚對手無法靠它獲勝的棋子"
        QuartoDone = "這枚棋子誰也贏不了：放下它，繼續下"
        QuartoMissed = "這枚棋子能完成連線：請悔棋"
    }
}

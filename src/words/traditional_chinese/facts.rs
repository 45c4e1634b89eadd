//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FactWords {
        StonesAt = "{1} 的 {0} 子"
        About = "約 {0} 目"
        Passed = "{0}虛手，但盤上還有一手值{1}"
        FilledEye = "{0}在 {1} 填了自己的眼"
        IgnoredThreat = "{0}沒有應{1}在 {2} 的威脅，損失 {3}"
        SelfAtari = "{0}自己送入打吃：{1}可提掉 {2}"
        LeftInAtari = "{0}不顧 {1}被打吃，讓{2}提掉"
        LeftInAtariSaved = "{0}不顧 {1}被打吃；下在 {2} 就能救回"
        CapturesAtOnce = "{0}可以立刻提掉 {1}"
        CapturesInLadder = "{0}可以征吃 {1}"
        CapturesInLine = "依預期變化，{0}可吃掉 {1}"
        MissesAtOnce = "{0}下在 {2} 本可提掉 {1}"
        MissesInLadder = "{0}從 {2} 開始征子，本可吃掉 {1}"
        MissesInLine = "{0}從 {2} 開始的變化，本可吃掉 {1}"
        LadderFails = "{0} 的征子不成立：{1}可以逃出"
        GroupDies = "{0} {1} 這塊棋（{2}）被殺"
        StoneDies = "{0} {1} 這一子被吃"
        GroupLives = "{0} {1} 這塊棋（{2}）活了"
        StoneLives = "{0} {1} 這一子得救"
        Seki = "{0} {1} 這塊棋（{2}）成雙活"
        Ko = "形成劫爭，{0}在 {1} 先提"
        Cut = "{0}在 {1} 切斷 {2} 與 {3}"
        MissedCut = "{0}本可在 {1} 切斷 {2} 與 {3}"
        Dame = "{0} 只是單官，盤上還有目可圍"
        OwnTerritory = "{0} 本來就是{1}的領地"
        Hopeless = "{0} 這一子已死：這一帶是{1}的地盤"
        Territory = "{0}在{3}損失{1}，歸{2}所得"
        Larger = "{0} 更大：多{1}"
        Better = "{0} 更好：多{1}"
        Unanswered = "{0} 是後手：{1}不應，轉而下在 {2}"
        KeepsSente = "{0} 是先手：{1}在 {2} 應，{3}再轉往別處"
        UpperLeft = "左上角"
        Upper = "上邊"
        UpperRight = "右上角"
        Left = "左邊"
        Center = "中央"
        Right = "右邊"
        LowerLeft = "左下角"
        Lower = "下邊"
        LowerRight = "右下角"
    }
}

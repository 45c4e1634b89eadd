//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FactWords {
        StonesAt = "{1}的{0}子"
        About = "约{0}目"
        Passed = "{0}停一手，但盘上还有价值{1}的着手"
        FilledEye = "{0}在{1}填了自己的眼"
        IgnoredThreat = "{0}不应{1}在{2}的威胁，丢掉{3}"
        SelfAtari = "{0}自己送吃，{1}提掉{2}"
        LeftInAtari = "{0}不顾{1}正被打吃，{2}提子"
        LeftInAtariSaved = "{0}不顾{1}正被打吃，走{2}本可救出"
        CapturesAtOnce = "{0}可以立即提掉{1}"
        CapturesInLadder = "{0}可以征吃{1}"
        CapturesInLine = "按预计变化，{0}提掉{1}"
        MissesAtOnce = "{0}走{2}本可提掉{1}"
        MissesInLadder = "{0}从{2}开始征子，本可吃掉{1}"
        MissesInLine = "{0}从{2}开始的变化本可提掉{1}"
        LadderFails = "{0}的征子不成立：{1}逃脱"
        GroupDies = "{0}在{1}的一块棋（{2}）死了"
        StoneDies = "{0}在{1}的一子丢了"
        GroupLives = "{0}在{1}的一块棋（{2}）活了"
        StoneLives = "{0}在{1}的一子得救"
        Seki = "{0}在{1}的一块棋（{2}）成为双活"
        Ko = "形成打劫，{0}在{1}先提"
        Cut = "{0}在{1}切断了{2}和{3}"
        MissedCut = "{0}本可在{1}切断{2}和{3}"
        Dame = "{0}只是单官，盘上还有目可收"
        OwnTerritory = "{0}本来就是{1}的领地"
        Hopeless = "{0}的子是死子：这一带属于{1}"
        Territory = "{0}在{3}被{2}夺走{1}"
        Larger = "{0}更大，可多得{1}"
        Better = "{0}更好，可多得{1}"
        Unanswered = "{0}是后手：{1}不应，转而走{2}"
        KeepsSente = "{0}是先手：{1}应在{2}，{3}可以脱先"
        UpperLeft = "左上角"
        Upper = "上边"
        UpperRight = "右上角"
        Left = "左边"
        Center = "中腹"
        Right = "右边"
        LowerLeft = "左下角"
        Lower = "下边"
        LowerRight = "右下角"
    }
}

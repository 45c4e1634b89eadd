//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, TeachingWords {
        Option = "指导棋"
        OptionTip = "损失超过你的标准的一手可以收回"
        NotWhenRated = "升降级对局不能是指导棋"
        Warnings = "提醒"
        Off = "关"
        Three = "最多提醒3次"
        Ten = "最多提醒10次"
        Always = "每次都提醒"
        Begins = "指导棋：电脑在应对坏棋之前会先提醒你"
        Costs = "{0}损失{1}"
        PassCosts = "停一手损失{0}"
        Question = "收回，还是保留？"
        TakenBack = "已收回：请下另一手。收回的那手留在棋谱树中。"
        Look = "请看{0}"
        OneOf = "好棋：{0}"
        MoreHints = "再点可得更多提示"
        Spoken = "收回的或保留的"
        ShortTakenBack = "收回"
        ShortLeft = "保留"
        RowTakenBack = "{0}：已收回，损失{1}"
        RowLeft = "{0}：保留原样，损失{1}"
        AnswerBy = "收回：{0}；保留：{1}"
    }
}

translation! {
    SimplifiedChinese, TypedTeaching {
        TakeBack = "收回|shouhui"
        Leave = "保留|baoliu"
    }
}

//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, TeachingWords {
        Option = "指導棋"
        OptionTip = "損失超過標準的一手可以收回"
        NotWhenRated = "積分對局不能下指導棋"
        Warnings = "提醒"
        Off = "關閉"
        Three = "最多提醒 3 次"
        Ten = "最多提醒 10 次"
        Always = "每次都提醒"
        Begins = "指導棋：電腦在回應壞棋之前會先提醒"
        Costs = "{0} 損失{1}"
        PassCosts = "虛手損失{0}"
        Question = "要收回，還是保留？"
        TakenBack = "已收回：請另下一手。收回的一手留在變化樹裡。"
        Look = "注意{0}"
        OneOf = "好手：{0}"
        MoreHints = "再要一次提示會說更多"
        Spoken = "收回或保留"
        ShortTakenBack = "已收回"
        ShortLeft = "已保留"
        RowTakenBack = "{0}：已收回，損失{1}"
        RowLeft = "{0}：已保留，損失{1}"
        AnswerBy = "收回：{0}；保留：{1}"
    }
}

translation! {
    TraditionalChinese, TypedTeaching {
        TakeBack = "收|shou"
        Leave = "留|liu"
    }
}

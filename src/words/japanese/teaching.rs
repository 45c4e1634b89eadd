//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::Japanese;

translation! {
    Japanese, TeachingWords {
        Option = "指導碁"
        OptionTip = "基準より損な手を打ち直せます"
        NotWhenRated = "レート戦は指導碁にできません"
        Warnings = "指摘"
        Off = "なし"
        Three = "3回まで"
        Ten = "10回まで"
        Always = "毎回"
        Begins = "指導碁：悪い手には、応じる前にコンピューターが指摘します"
        Costs = "{0}は{1}の損です"
        PassCosts = "パスは{0}の損です"
        Question = "打ち直しますか、このままにしますか？"
        TakenBack = "打ち直し：別の手を打ってください。取り消した手はツリーに残ります。"
        Look = "{0}に注目"
        OneOf = "良い手：{0}"
        MoreHints = "続きはもう一度「ヒント」で"
        Spoken = "指摘された手"
        ShortTakenBack = "打ち直し"
        ShortLeft = "このまま"
        RowTakenBack = "{0}：打ち直し、{1}の損"
        RowLeft = "{0}：このまま、{1}の損"
        AnswerBy = "打ち直す：{0}、このまま：{1}"
    }
}

translation! {
    Japanese, TypedTeaching {
        TakeBack = "戻す|modosu"
        Leave = "残す|nokosu"
    }
}

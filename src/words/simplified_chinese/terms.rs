//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Term {
        Black = "黑方"
        White = "白方"
        First = "棋手1"
        Second = "棋手2"
        French = "法国"
        Chinese = "中国"
        Japanese = "日本"
        Korean = "韩国"
        Aga = "AGA"
        NewZealand = "新西兰"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "吃子棋"
        Custom = "自定"
        SimpleKo = "简单劫"
        PositionalSuperko = "局面禁全同"
        SituationalSuperko = "情景禁全同"
        NaturalSuperko = "自然情景禁全同"
        SuicideForbidden = "禁止"
        SuicideAllowed = "允许"
        Area = "数子"
        Territory = "数目"
        TwoPasses = "连续两次"
        WhitePassesLast = "连续两次，白方最后"
        HandicapKomiUnchanged = "贴目不变"
        HandicapKomiFixed = "贴{0}目"
        HandicapKomiPlusStones = "贴{0}目 + 让子数"
        WithBonus = "{0}，另加{1}"
        BonusPerStone = "每让一子一目"
        BonusPerStoneButOne = "每让一子一目，减一目"
        NoHandicap = "不让子"
        Stones = "{0}子"
        FixedHandicap = "{0}，摆在星位"
        FreeHandicap = "{0}，自由摆放"
        GivenHandicap = "{0}，已在棋盘上"
    }
}

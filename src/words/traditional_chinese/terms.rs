//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Term {
        Black = "黑棋"
        White = "白棋"
        First = "玩家一"
        Second = "玩家二"
        French = "法國"
        Chinese = "中國"
        Japanese = "日本"
        Korean = "韓國"
        Aga = "AGA"
        NewZealand = "紐西蘭"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "吃子棋"
        Custom = "自訂"
        SimpleKo = "普通劫"
        PositionalSuperko = "盤面禁全同"
        SituationalSuperko = "情境禁全同"
        NaturalSuperko = "自然情境禁全同"
        SuicideForbidden = "禁止"
        SuicideAllowed = "允許"
        Area = "數子法"
        Territory = "數目法"
        TwoPasses = "連續兩次"
        WhitePassesLast = "連續兩次，白棋在後"
        HandicapKomiUnchanged = "貼目不變"
        HandicapKomiFixed = "貼目 {0}"
        HandicapKomiPlusStones = "貼目 {0} + 讓子數"
        WithBonus = "{0}，另得{1}"
        BonusPerStone = "每讓一子一目"
        BonusPerStoneButOne = "每讓一子一目，減一目"
        NoHandicap = "不讓子"
        Stones = "{0} 子"
        FixedHandicap = "{0}，置於星位"
        FreeHandicap = "{0}，自由擺放"
        GivenHandicap = "{0}，已在盤上"
    }
}

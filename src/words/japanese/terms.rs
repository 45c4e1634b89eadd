//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::Japanese;

translation! {
    Japanese, Term {
        Black = "黒"
        White = "白"
        First = "先手"
        Second = "後手"
        French = "フランス"
        Chinese = "中国"
        Japanese = "日本"
        Korean = "韓国"
        Aga = "AGA"
        NewZealand = "ニュージーランド"
        TrompTaylor = "Tromp–Taylor"
        AtariGo = "石取りゲーム"
        Custom = "カスタム"
        SimpleKo = "単純コウ"
        PositionalSuperko = "スーパーコウ（盤面）"
        SituationalSuperko = "スーパーコウ（手番込み）"
        NaturalSuperko = "スーパーコウ（着手者込み）"
        SuicideForbidden = "禁止"
        SuicideAllowed = "可"
        Area = "地と石"
        Territory = "地とアゲハマ"
        TwoPasses = "連続2回"
        WhitePassesLast = "連続2回、最後は白"
        HandicapKomiUnchanged = "コミは同じ"
        HandicapKomiFixed = "コミ{0}"
        HandicapKomiPlusStones = "コミ{0}＋置き石の数"
        WithBonus = "{0}、さらに{1}"
        BonusPerStone = "1子につき1目"
        BonusPerStoneButOne = "1子につき1目、1目少なく"
        NoHandicap = "互先"
        Stones = "{0}子"
        FixedHandicap = "星に{0}"
        FreeHandicap = "自由配置で{0}"
        GivenHandicap = "盤上に{0}"
    }
}

//! The names of what is agreed before a game: rules and handicap.

use crate::words::{Term, translation};

use super::Korean;

translation! {
    Korean, Term {
        Black = "흑"
        White = "백"
        First = "플레이어 1"
        Second = "플레이어 2"
        French = "프랑스"
        Chinese = "중국"
        Japanese = "일본"
        Korean = "한국"
        Aga = "AGA"
        NewZealand = "뉴질랜드"
        TrompTaylor = "트롬프–테일러"
        AtariGo = "따내기 바둑"
        Custom = "직접 설정"
        SimpleKo = "단순 패"
        PositionalSuperko = "위치 동형반복 금지"
        SituationalSuperko = "상황 동형반복 금지"
        NaturalSuperko = "자연 상황 동형반복 금지"
        SuicideForbidden = "금지"
        SuicideAllowed = "허용"
        Area = "영역"
        Territory = "집"
        TwoPasses = "연속 두 번"
        WhitePassesLast = "연속 두 번, 마지막은 백"
        HandicapKomiUnchanged = "덤 그대로"
        HandicapKomiFixed = "덤 {0}집"
        HandicapKomiPlusStones = "덤 {0}집 + 치석 수"
        WithBonus = "{0}, {1}"
        BonusPerStone = "치석마다 한 집"
        BonusPerStoneButOne = "치석 수보다 한 집 적게"
        NoHandicap = "맞바둑"
        Stones = "{0}점"
        FixedHandicap = "화점에 {0}"
        FreeHandicap = "자유 배치 {0}"
        GivenHandicap = "이미 놓인 {0}"
    }
}

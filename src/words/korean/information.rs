//! The head of a game: what stands on it, and what cannot.

use crate::words::{InformationWords, translation};

use super::Korean;

translation! {
    Korean, InformationWords {
        Players = "대국자"
        Occasion = "대회"
        Game = "대국"
        Record = "기록"
        BlackTeam = "흑 소속"
        WhiteTeam = "백 소속"
        FirstTeam = "플레이어 1 소속"
        SecondTeam = "플레이어 2 소속"
        RankHint = "기력"
        TeamHint = "소속"
        DateHint = "1996-12-27,28"
        ResultHint = "B+3.5, W+R, 0"
        TimeHint = "60 min 또는 1:00:00"
        OvertimeHint = "5x30 byo-yomi"
        Today = "오늘"
        Result = "결과"
        MainTime = "기본 시간"
        Overtime = "초읽기"
        Opening = "포석"
        Source = "출처"
        Annotator = "해설자"
        User = "기록자"
        Copyright = "저작권"

        NoDate = "“{0}”은(는) 1996-12-27, 1996-12, 1996 같은 날짜가 아닙니다"
        NoYear = "“{0}”에 연도가 없습니다: 1996-12-27처럼 쓰세요"
        NoMonth = "“{0}”: 그런 달은 없습니다"
        NoDay = "“{0}”: 그 달에 그런 날은 없습니다"
        NoResult = "“{0}”은(는) B+3.5, W+R, 0, Void 같은 결과가 아닙니다"
        NoTime = "“{0}”은(는) 3600, 60 min, 1:00:00 같은 시간이 아닙니다"

        HeadNow = "대국 정보를 바꿨습니다. 무르기로 되돌릴 수 있습니다."
        HeadAsBefore = "되돌렸습니다. 대국 정보가 이전과 같습니다."
    }
}

//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::Korean;

translation! {
    Korean, Thinking {
        Thinks = "{0} 생각 중…"
        EngineThinks = "생각 중…"
        Waits = "{0} 대기 중"
        EngineWaits = "대기 중"
        NotYourTurn = "컴퓨터({0}) 차례입니다"
        Stopped = "컴퓨터가 기다립니다; 대신 두거나 계속 두게 하세요"
        CannotHurry = "이 엔진은 바로 두게 할 수 없습니다"
        Hinting = "좋은 수를 찾는 중…"
        HintAt = "좋은 수: {0}"
        HintPass = "더 둘 곳이 없습니다: 통과하세요"
        NoHint = "여기서는 힌트를 줄 수 없습니다"
        CannotPlay = "컴퓨터({0})가 둘 수 없습니다: {1}"
        NoLevel = "“{0}” 레벨이 없습니다"
        NotSetUp = "“{0}” 엔진이 여기에 등록되어 있지 않습니다"
        NoEngines = "외부 엔진은 여기서 바둑만 둡니다"
        Gone = "응답하지 않고 멈췄습니다"
        TryAgain = "다시 시도"
        SeatOthers = "대국자 바꾸기…"
        GoOn = "계속"
        LogTitle = "엔진 로그"
        CopyLog = "모두 복사"
        MoveNow = "바로 두기"
        Stop = "멈춤"
        Analysis = "분석"
        Estimating = "형세를 판단하는 중…"
        Waiting = "아직 분석 없음"
        PlayStopped = "여기서 대국이 끝났습니다"
        WinOf = "{0} {1}%, {2} {3}%"
        Percent = "{0}%"
        LeadsDiscs = "{0} {1}개 우세"
        Even = "호각"
        Visits = "탐색 {0}회"
        MoveColumn = "수"
        WinColumn = "승률"
        LeadColumn = "집 차이"
        DiscColumn = "돌"
        ShareColumn = "탐색"
        Candidate = "{0}: 승률 {1}%, 집 차이 {2}, 탐색의 {3}%"
        CandidateOnly = "{0}: 승률 {1}%, 탐색의 {2}%"
        Pass = "통과"
        Expected = "예상 수순: {0}"

        ExpectedScore = "예상 집 차이: {0} +{1}"
        ExpectedEven = "예상 집 차이: 호각"
        CandidateLead = "{0}: 승률 {1}%, 집 차이 {2}"
    }
}

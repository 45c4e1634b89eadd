//! First steps: the course for those who have never played.

use crate::words::{FirstStepsWords, translation};

use super::Korean;

translation! {
    Korean, FirstStepsWords {
        Title = "첫걸음"
        About = "첫 돌부터 첫 승리까지, 내 속도로 배웁니다. 단계는 되풀이하거나 건너뛸 수 있습니다."
        Tip = "바둑을 한 번도 두어 보지 않은 사람을 위한 강좌"
        NextOf = "첫걸음: {0}/{1}단계"
        AllDone = "첫걸음: 모두 마침"
        Numbered = "{0}. {1}"
        Liberties = "돌과 활로"
        LibertiesGoal = "규칙의 연습판 두 개를 풉니다"
        Capture = "따내기"
        CaptureGoal = "따내기, 단수, 자살수, 패의 연습판 여섯 개를 풉니다"
        Exercises = "따내기 연습"
        ExercisesGoal = "여섯 국면에서 먼저 따냅니다. 수비는 컴퓨터가 합니다."
        AtariGoFive = "5×5 따내기 바둑"
        AtariGoFiveGoal = "한 판을 이깁니다: 먼저 따내면 이깁니다"
        AtariGoSeven = "7×7 따내기 바둑"
        AtariGoSevenGoal = "더 큰 판에서 한 판을 이깁니다"
        Territory = "집과 마무리"
        TerritoryGoal = "눈, 집, 계가의 연습판 네 개를 풉니다"
        FirstGame = "첫 바둑"
        FirstGameGoal = "9×9에서 둘 다 통과할 때까지 두고 계가에 동의합니다"
        FirstWin = "첫 승리"
        FirstWinGoal = "9×9에서 한 판을 이깁니다"
        Begin = "시작"
        Continue = "계속"
        Again = "다시 하기"
        Skip = "건너뛰기"
        Unskip = "건너뛰지 않기"
        Done = "마침"
        Skipped = "건너뜀"
        Parts = "{0}/{1}"
        OnStep = "{0}: {1}"
        OfferAtHome = "첫 화면에 다음 단계 표시"
        Reached = "첫걸음: “{0}” 단계를 마쳤습니다"
        ExerciseNumber = "연습 {0}/{1}: 흑이 먼저 따내기"
        SkipStep = "{0}단계 건너뛰기"
        UnskipStep = "{0}단계 건너뛰지 않기"
        Trouble = "첫걸음에서 마친 단계를 저장할 수 없습니다: {0}"
        Newer = "더 새로운 Jego가 쓴 파일입니다"
        DamagedLines = "첫걸음 기록에서 손상된 {0}줄을 건너뛰었습니다"
    }
}

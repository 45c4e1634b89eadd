//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::Korean;

translation! {
    Korean, ProgressWords {
        Title = "학습 현황"
        Reading = "기록을 읽는 중…"
        Today = "오늘"
        MistakesDue = "내 실수 {0}개"
        ProblemsDue = "다시 풀 문제 {0}개"
        NothingDue = "오늘 할 것은 없습니다: 한 판 두거나 새 문제를 풀어 보세요"
        Rank = "기력"
        NoRatedGames = "첫 레이팅 대국을 두면 여기에 기력이 그려집니다"
        Games = "대국"
        GamesCount = "끝난 대국 {0}판"
        GamesPlot = "최근 12주 동안 주마다 끝낸 대국"
        Problems = "문제"
        TriedCount = "{0}개 시도"
        SolvedCount = "{0}개 정답"
        FailedCount = "{0}개 오답"
        NewCount = "{0}개 안 풂"
        OwnMistakes = "익힐 내 실수 {0}개"
        TriesPlot = "최근 12주 동안 주마다 푼 문제: 정답과 오답"
        Themes = "유형별 Jego 문제"
        SolvedOf = "{0}/{1}"
    }
}

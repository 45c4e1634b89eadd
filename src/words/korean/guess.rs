//! Guess the move.

use crate::words::{GuessWords, translation};

use super::Korean;

translation! {
    Korean, GuessWords {
        Title = "다음 수 맞히기"
        About = "둘 곳을 클릭하세요. 실전의 수와 같든 다르든 손해가 적을수록 점수가 높습니다."
        Back = "대국으로 돌아가기"
        Side = "맞힐 쪽"
        BothSides = "모두"
        Place = "{0}/{1}수"
        ToGuess = "{0}은(는) 어디에 두었을까요?"
        Asked = "고른 수를 살펴보는 중…"
        Over = "대국이 여기서 끝났습니다"
        PassOver = "수 보기"
        GoOn = "다음 수"
        Again = "처음부터"
        Points = "{1}점 중 {0}점"
        Hits = "{1}수 중 {0}수가 실전과 같음"
        OwnPoints = "{0}점"
        Hit = "{0}, 실전과 같음: {1}"
        Miss = "× {0} (−{1}): {2}, ○ 실전 {3} (−{4})"
        Best = "△ 최선: {0}"
        HitUnjudged = "{0}, 실전과 같음"
        MissUnjudged = "× {0}, ○ 실전 {1}"
    }
}

//! Looking for something in a game, and links in comments.

use crate::words::{FindWords, translation};

use super::Korean;

translation! {
    Korean, FindWords {
        Title = "찾기"
        Words = "낱말"
        Move = "수"
        Position = "국면"
        WordsHint = "해설과 이름에서"
        MoveHint = "D4, 백 D4, 42, 통과"
        AreaHint = "판의 일부: A1–E5; 비우면 전체"
        WordsField = "찾을 낱말"
        MoveField = "찾을 수"
        AreaField = "판의 일부"
        Next = "다음 찾기"
        Previous = "이전 찾기"
        Close = "찾기 닫기"
        HitOf = "{0}/{1}"
        Hits = "{0}곳"
        SoFar = "지금까지 {0}곳"
        NoHit = "찾지 못했습니다"
        Searching = "찾는 중…"
        NoSuchMove = "점, 수의 번호 또는 통과를 입력하세요"
        NoSuchArea = "A1–E5처럼 두 모서리를 입력하세요"
        NoStones = "판의 이 부분에는 돌이 없습니다"
        NoBoard = "국면은 돌을 놓는 판에서만 찾을 수 있습니다"
        AtMove = "{0}: {1}번째 수"

        Link = "{0}: 이 수로 이동"
        PointLink = "{0}: 판에 표시"
    }
}

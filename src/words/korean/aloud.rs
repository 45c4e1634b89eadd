//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::Korean;

translation! {
    Korean, Aloud {
        Step = "{0}번째 수, {1}"
        Start = "대국 시작"
        Last = "마지막 수"
        End = "변화도 끝"
        Variation = "변화도 {1}개 중 {0}번째"
        Commented = "해설 있음"
        SetUp = "직접 배치한 돌"
        NoMoveHere = "여기에는 수가 없습니다"
        Undone = "무름: {0}"
        MoveOf = "{0} {1}"
        PassOf = "{0} 통과"
        Capturing = "{0} {1}, 돌 {2}개 따냄"

        LastMove = "마지막 수: {0}"
        NoLastMove = "아직 둔 수가 없습니다"
        LoneStone = "{0}, 돌 1개"
        Chain = "{0}, {1}개로 이어진 덩어리: {2}"
        LastLiberty = "단수, 활로 1개: {0}"
        Liberties = "활로 {0}개: {1}"
        EmptyHere = "{0}은(는) 비어 있습니다"
        Neighbors = "주변: {0}"
        Row = "가로줄 {0}: {1}"
        Column = "세로줄 {0}: {1}"
        AllEmpty = "비어 있음"
        OneOf = "{0} {1}"
        RunOf = "{0}~{1} {2}"
        NoAtari = "단수인 돌이 없습니다"
        InAtari = "단수: {0}"
        ChainInAtari = "{0} {1}, 돌 {2}개, 마지막 활로 {3}"
        Prisoners = "{0}의 사석 {1}개"
        Komi = "덤 {0}집"
        IfCounted = "계가 결과: {0}"
        DiscsOf = "{0} {1}개"
        PiecesLeft = "남은 말 {0}개"

        Named = "{0}: {1}"

        StoneCount = "돌 {0}개"
        LibertyCount = "활로 {0}개"
        Group = "{0}, {1}, {2}"
        NoStones = "판 위에 돌이 없습니다"

        GoTitle = "교차점으로 이동"
        GoField = "교차점"
        SquareTitle = "칸으로 이동"
        SquareField = "칸"
        NoSuchSquare = "이 판에는 {0} 칸이 없습니다"
        GoHint = "예: D4. Enter를 누르면 커서가 그곳으로 가고, Ctrl+Enter를 누르면 그곳에 둡니다."
        GoThere = "이동"
        PlayThere = "그곳에 두기"
        NoSuchPoint = "이 판에는 {0} 교차점이 없습니다"
    }
}

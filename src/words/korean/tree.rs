//! What is said in and about the tree of moves.

use crate::words::{TreeWords, translation};

use super::Korean;

translation! {
    Korean, TreeWords {
        Title = "수순 트리"
        Start = "대국 시작"
        Move = "{0}수, {1} {2}"
        Pass = "통과"
        Setup = "배치"
        Note = "메모"
        Current = "{0}, 현재"
        Commented = "{0}, 해설 있음"
        GoHere = "여기로 이동"
        Delete = "분기 삭제"
    }
}

//! How games end, in words.

use crate::words::{Ending, translation};

use super::Korean;

translation! {
    Korean, Ending {
        Named = "{0}({1})"
        ByPoints = "{0} {1}집 승"
        ByDiscs = "{0} {1}개 차 승"
        ByResignation = "{0} 불계승"
        OnTime = "{0} 시간승"
        ByForfeit = "{0} 몰수승"
        Wins = "{0} 승"
        Aligned = "{0}: {1}"
        Draw = "무승부"
        Jigo = "무승부"
        NoResult = "무효"
    }
}

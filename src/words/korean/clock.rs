//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::Korean;

translation! {
    Korean, ClockWords {
        Clock = "시계"
        NoClock = "시계 없음"
        Absolute = "기본 시간만"
        ByoYomi = "초읽기"
        Canadian = "캐나다식 초읽기"
        Fischer = "피셔"
        Hours = "{0}시간"
        Minutes = "{0}분"
        Seconds = "{0}초"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{1} {0}회"
        LastPeriod = "마지막 초읽기"
        CanadianPeriod = "{1}에 {0}수"
        MovesLeft = "{0}/{1}수"
        Increment = "한 수마다 {0}"
    }
}

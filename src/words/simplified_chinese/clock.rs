//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, ClockWords {
        Clock = "棋钟"
        NoClock = "不计时"
        Absolute = "包干制"
        ByoYomi = "读秒"
        Canadian = "加拿大读秒"
        Fischer = "费舍尔加秒"
        Hours = "{0}小时"
        Minutes = "{0}分"
        Seconds = "{0}秒"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{0}次×{1}"
        LastPeriod = "最后一次读秒"
        CanadianPeriod = "{1}内{0}手"
        MovesLeft = "{0}/{1}手"
        Increment = "每手加{0}"
    }
}

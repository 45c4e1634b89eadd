//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, ClockWords {
        Clock = "棋鐘"
        NoClock = "不計時"
        Absolute = "無讀秒"
        ByoYomi = "讀秒"
        Canadian = "加拿大讀秒"
        Fischer = "費雪制"
        Hours = "{0} 小時"
        Minutes = "{0} 分"
        Seconds = "{0} 秒"
        Then = "{0} + {1}"
        Ahead = "+ {0}"
        Periods = "{0} × {1}"
        LastPeriod = "最後讀秒"
        CanadianPeriod = "{1}內 {0} 手"
        MovesLeft = "{0}/{1} 手"
        Increment = "每手加 {0}"
    }
}

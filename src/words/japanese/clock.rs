//! The face of a clock, and the names of what was agreed about time.

use crate::words::{ClockWords, translation};

use super::Japanese;

translation! {
    Japanese, ClockWords {
        Clock = "時計"
        NoClock = "時計なし"
        Absolute = "切れ負け"
        ByoYomi = "秒読み"
        Canadian = "カナダ式秒読み"
        Fischer = "フィッシャー"
        Hours = "{0}時間"
        Minutes = "{0}分"
        Seconds = "{0}秒"
        Then = "{0}＋{1}"
        Ahead = "＋{0}"
        Periods = "{1}×{0}回"
        LastPeriod = "最後の1回"
        CanadianPeriod = "{1}で{0}手"
        MovesLeft = "{0}/{1}手"
        Increment = "1手ごとに{0}"
    }
}

//! How games end, in words.

use crate::words::{Ending, translation};

use super::Japanese;

translation! {
    Japanese, Ending {
        Named = "{0}（{1}）"
        ByPoints = "{0}の{1}目勝ち"
        ByDiscs = "{0}の{1}石勝ち"
        ByResignation = "{0}の中押し勝ち"
        OnTime = "{0}の時間切れ勝ち"
        ByForfeit = "{0}の勝ち（相手の棄権）"
        Wins = "{0}の勝ち"
        Aligned = "{0}：{1}"
        Draw = "引き分け"
        Jigo = "持碁（引き分け）"
        NoResult = "無勝負"
    }
}

//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, EngineTrouble {
        NoCommand = "沒有啟動引擎的命令"
        OpenQuote = "引擎命令列中的引號 {0} 沒有成對"
        OpenBackslash = "引擎命令列最後的反斜線之後沒有內容"
        NoFolder = "資料夾 {0} 不存在"
        NoProgram = "程式「{0}」不存在"
        CannotStart = "無法啟動「{0}」：{1}"
        Version = "引擎使用 GTP 第「{0}」版，不是第 2 版"
        TimedOut = "引擎在 {1} 秒內沒有回應「{0}」"
        Stopped = "引擎已被停止"
        Ended = "引擎已結束，代碼 {0}"
        EndedSaying = "引擎已結束，代碼 {0}；最後的輸出：{1}"
        Killed = "引擎被訊號終止"
        KilledSaying = "引擎被訊號終止；最後的輸出：{0}"
        NotText = "引擎對「{0}」的回應不是文字"
        NotAnAnswer = "引擎的回應不是有效的 GTP：「{0}」"
        Refused = "引擎拒絕「{0}」：{1}"
        NotAMove = "引擎回應「{0}」，這不是這個棋盤上的著手"
        Illegal = "引擎的著手不合規則：{0}"
        NotAStone = "引擎回報「{0}」為死子，但那裡沒有棋子"
        NoLiberties = "這個局面有無氣的棋串，無法交給任何引擎"
        UnknownCommand = "引擎不認得命令 {0}"

        Flood = "引擎不停地輸出"
    }
}

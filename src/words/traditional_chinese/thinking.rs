//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Thinking {
        Thinks = "{0}思考中…"
        EngineThinks = "思考中…"
        Waits = "{0}等待中"
        EngineWaits = "等待中"
        NotYourTurn = "現在輪到電腦（{0}）"
        Stopped = "電腦正在等待；可以替它下，或讓它繼續"
        CannotHurry = "無法要求這個引擎立即落子"
        Hinting = "正在找好手…"
        HintAt = "好手：{0}"
        HintPass = "已經沒有可下的：虛手"
        NoHint = "這裡沒有提示"
        CannotPlay = "電腦（{0}）無法下：{1}"
        NoLevel = "沒有「{0}」這個難度"
        NotSetUp = "這裡沒有設定引擎「{0}」"
        NoEngines = "外部引擎在這裡只能下圍棋"
        Gone = "它沒有回應就停止了"
        TryAgain = "再試一次"
        SeatOthers = "更換棋手…"
        GoOn = "繼續"
        LogTitle = "引擎記錄"
        CopyLog = "全部複製"
        MoveNow = "立即落子"
        Stop = "停止"
        Analysis = "分析"
        Estimating = "正在判斷形勢…"
        Waiting = "還沒有分析"
        PlayStopped = "這裡已經終局"
        WinOf = "{0} {1}%，{2} {3}%"
        Percent = "{0}%"
        LeadsDiscs = "{0}領先 {1} 子"
        Even = "均勢"
        Visits = "計算量 {0}"
        MoveColumn = "著手"
        WinColumn = "勝率"
        LeadColumn = "領先"
        DiscColumn = "棋子"
        ShareColumn = "計算量"
        Candidate = "{0}：勝率 {1}%，領先 {2}，計算量占 {3}%"
        CandidateOnly = "{0}：勝率 {1}%，計算量占 {2}%"
        Pass = "虛手"
        Expected = "預期變化：{0}"

        ExpectedScore = "預期比分：{0} +{1}"
        ExpectedEven = "預期比分：均勢"
        CandidateLead = "{0}：勝率 {1}%，領先 {2}"
    }
}

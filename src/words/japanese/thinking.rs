//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::Japanese;

translation! {
    Japanese, Thinking {
        Thinks = "{0}が考えています…"
        EngineThinks = "考慮中…"
        Waits = "{0}は待機中です"
        EngineWaits = "待機中"
        NotYourTurn = "コンピューター（{0}）の番です"
        Stopped = "コンピューターは待機中です。代わりに打つか、続行させてください。"
        CannotHurry = "このエンジンにすぐ打たせることはできません"
        Hinting = "良い手を探しています…"
        HintAt = "良い手：{0}"
        HintPass = "もう打つところがありません：パス"
        NoHint = "ここではヒントを出せません"
        CannotPlay = "コンピューター（{0}）が打てません：{1}"
        NoLevel = "レベル「{0}」はありません"
        NotSetUp = "エンジン「{0}」は登録されていません"
        NoEngines = "外部エンジンが打てるのは囲碁だけです"
        Gone = "応答しないまま終了しました"
        TryAgain = "もう一度"
        SeatOthers = "対局者を変更…"
        GoOn = "続行"
        LogTitle = "エンジンログ"
        CopyLog = "すべてコピー"
        MoveNow = "すぐ打つ"
        Stop = "停止"
        Analysis = "解析"
        Estimating = "形勢を判断しています…"
        Waiting = "まだ解析がありません"
        PlayStopped = "ここで終局しています"
        WinOf = "{0}{1}%、{2}{3}%"
        Percent = "{0}%"
        LeadsDiscs = "{0}が{1}石リード"
        Even = "互角"
        Visits = "探索数{0}"
        MoveColumn = "手"
        WinColumn = "勝率"
        LeadColumn = "リード"
        DiscColumn = "石差"
        ShareColumn = "探索"
        Candidate = "{0}：勝率{1}%、リード{2}、探索{3}%"
        CandidateOnly = "{0}：勝率{1}%、探索{2}%"
        Pass = "パス"
        Expected = "読み筋：{0}"

        ExpectedScore = "予想目差：{0}+{1}"
        ExpectedEven = "予想目差：互角"
        CandidateLead = "{0}：勝率{1}%、リード{2}"
    }
}

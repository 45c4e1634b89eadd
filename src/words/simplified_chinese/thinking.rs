//! What is said of computers that think, and of what they think.

use crate::words::{Thinking, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Thinking {
        Thinks = "{0}正在思考…"
        EngineThinks = "正在思考…"
        Waits = "{0}在等待"
        EngineWaits = "等待中"
        NotYourTurn = "现在轮到电脑（{0}）"
        Stopped = "电脑在等待；可以替它走，或让它继续"
        CannotHurry = "无法让这个引擎立即落子"
        Hinting = "正在找好棋…"
        HintAt = "好棋：{0}"
        HintPass = "已无处可下：停一手吧"
        NoHint = "这里没有提示"
        CannotPlay = "电脑（{0}）无法对弈：{1}"
        NoLevel = "没有“{0}”这个难度"
        NotSetUp = "这里没有配置引擎“{0}”"
        NoEngines = "外部引擎在这里只能下围棋"
        Gone = "它没有回答就停止了"
        TryAgain = "重试"
        SeatOthers = "更换棋手…"
        GoOn = "继续"
        LogTitle = "引擎日志"
        CopyLog = "全部复制"
        MoveNow = "立即落子"
        Stop = "停下"
        Analysis = "分析"
        Estimating = "正在判断形势…"
        Waiting = "还没有分析"
        PlayStopped = "对局在此结束"
        WinOf = "{0}{1}%，{2}{3}%"
        Percent = "{0}%"
        LeadsDiscs = "{0}领先{1}子"
        Even = "均势"
        Visits = "计算量{0}"
        MoveColumn = "着手"
        WinColumn = "胜率"
        LeadColumn = "领先"
        DiscColumn = "子数"
        ShareColumn = "计算量"
        Candidate = "{0}：胜率{1}%，领先{2}，占计算量{3}%"
        CandidateOnly = "{0}：胜率{1}%，占计算量{2}%"
        Pass = "停一手"
        Expected = "预计变化：{0}"

        ExpectedScore = "预计得分：{0}+{1}"
        ExpectedEven = "预计得分：均势"
        CandidateLead = "{0}：胜率{1}%，领先{2}"
    }
}

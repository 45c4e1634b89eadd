//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, EngineTrouble {
        NoCommand = "没有启动引擎的命令"
        OpenQuote = "引擎命令行中的引号 {0} 没有配对"
        OpenBackslash = "引擎命令行末尾的反斜杠之后没有内容"
        NoFolder = "文件夹 {0} 不存在"
        NoProgram = "程序“{0}”不存在"
        CannotStart = "无法启动“{0}”：{1}"
        Version = "引擎使用的是 GTP 第“{0}”版，而不是第2版"
        TimedOut = "引擎在{1}秒内没有回答“{0}”"
        Stopped = "引擎已停止"
        Ended = "引擎已退出，退出码 {0}"
        EndedSaying = "引擎已退出，退出码 {0}；最后的输出：{1}"
        Killed = "引擎被信号终止"
        KilledSaying = "引擎被信号终止；最后的输出：{0}"
        NotText = "引擎对“{0}”的回答不是文本"
        NotAnAnswer = "引擎的回答不是有效的 GTP：“{0}”"
        Refused = "引擎拒绝了“{0}”：{1}"
        NotAMove = "引擎回答“{0}”，这不是本棋盘上的着手"
        Illegal = "引擎的着手不合规则：{0}"
        NotAStone = "引擎报告“{0}”是死子，但那里没有棋子"
        NoLiberties = "这个局面无法交给任何引擎：其中有无气的棋串"
        UnknownCommand = "引擎不认识命令 {0}"

        Flood = "引擎不停地输出"
    }
}

//! The page of progress.

use crate::words::{ProgressWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, ProgressWords {
        Title = "进步"
        Reading = "正在读取记录…"
        Today = "今天"
        MistakesDue = "{0}道错题"
        ProblemsDue = "{0}题要重做"
        NothingDue = "今天没有要复习的：下一局，或做些新题"
        Rank = "棋力"
        NoRatedGames = "下完第一盘升降级对局后，这里会画出你的棋力"
        Games = "对局"
        GamesCount = "{0}盘已结束的对局"
        GamesPlot = "最近十二周每周下完的对局"
        Problems = "习题"
        TriedCount = "做过{0}题"
        SolvedCount = "做对{0}题"
        FailedCount = "做错{0}题"
        NewCount = "没做{0}题"
        OwnMistakes = "错题本有{0}题待掌握"
        TriesPlot = "最近十二周每周的做题数：做对和做错"
        Themes = "Jego 题库按主题"
        SolvedOf = "{0}/{1}"
    }
}

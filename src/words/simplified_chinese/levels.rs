//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, LevelWords {
        Chance = "偶然"
        Greed = "贪心"
        Care = "谨慎"
        Minimax = "极小极大"
        Hinder = "阻挠"
        Whim = "随性"
        Fancy = "遐想"
        Habit = "习惯"
        Taste = "品味"
        Sense = "棋感"
        Instinct = "直觉"
        Glance = "一瞥"
        Thought = "思考"
        Plan = "谋划"
        Study = "钻研"
        Insight = "洞察"
        Vision = "远见"
        Mastery = "化境"

        AboutRank = "约{0}"
        Title = "{0} · {1}"
        Kyu = "{0}级"
        Dan = "{0}段"

        AboutHumanRank = "像这一棋力的棋手那样下"
        AboutSearchRank = "计算深度与这一棋力相当"

        AboutChance = "随便下：适合人生第一局"
        AboutGreed = "能吃就吃，不再多算"
        AboutCare = "也吃子，但先救自己的子"
        AboutWhim = "像学了几星期的新手"
        AboutFancy = "下得像真人，昏招不少"
        AboutHabit = "下得像真人，时好时坏"
        AboutTaste = "像普通的业余爱好者"
        AboutSense = "像较强的业余爱好者"
        AboutInstinct = "凭老手的直觉立即落子"
        AboutGlance = "凭业余段位的直觉立即落子"
        AboutThought = "比较最可能的几手再落子"
        AboutPlan = "计算约二十个局面：适合强手"
        AboutStudy = "计算五十多个局面：适合业余段位"
        AboutInsight = "计算约二百个局面：适合业余高段"
        AboutVision = "计算几百个局面：适合顶尖业余强手"
        AboutMastery = "Jego 的全部实力，用足时间"

        OthelloGreed = "占角，或尽量多翻子"
        OthelloMinimax = "往后看三手：适合懂得占角的人"
        OthelloGlance = "看得稍远：适合偶尔下棋的人"
        OthelloThought = "每手都思考：适合常下棋的人"
        OthelloPlan = "看得很远：适合强手"
        OthelloStudy = "看得更远，并早早算清终局"

        AligneGreed = "能连成一线就连：适合新手"
        AligneHinder = "还会拆散有共同特征的一对棋子"
        AligneCare = "还会避免送出致胜的一手"
        AligneMastery = "有多少时间算多深；临近终局毫无差错"
    }
}

//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, LevelWords {
        Chance = "隨機"
        Greed = "貪心"
        Care = "謹慎"
        Minimax = "極小極大"
        Hinder = "阻撓"
        Whim = "隨性"
        Fancy = "異想"
        Habit = "習慣"
        Taste = "品味"
        Sense = "棋感"
        Instinct = "直覺"
        Glance = "一瞥"
        Thought = "思考"
        Plan = "構想"
        Study = "鑽研"
        Insight = "洞察"
        Vision = "遠見"
        Mastery = "化境"

        AboutRank = "約 {0}"
        Title = "{0} · {1}"
        Kyu = "{0} 級"
        Dan = "{0} 段"

        AboutHumanRank = "下這個棋力的人會下的棋"
        AboutSearchRank = "計算深度與這個棋力相當"

        AboutChance = "隨機落子：適合生平第一局"
        AboutGreed = "能吃就吃，不往後算"
        AboutCare = "也會吃子，但先救自己的棋"
        AboutWhim = "像學了幾個星期的初學者"
        AboutFancy = "下得像人，但昏著不少"
        AboutHabit = "下得像人，狀況時好時壞"
        AboutTaste = "像棋社裡的一般棋友"
        AboutSense = "像棋社裡的強手"
        AboutInstinct = "憑直覺立刻下出老手的棋"
        AboutGlance = "憑直覺立刻下出有段者的棋"
        AboutThought = "比較最可能的幾手再下"
        AboutPlan = "計算約二十個局面：適合強手"
        AboutStudy = "計算五十多個局面：適合有段者"
        AboutInsight = "計算約兩百個局面：適合高段者"
        AboutVision = "計算數百個局面：適合頂尖棋手"
        AboutMastery = "Jego 全力以赴，用盡所有時間"

        OthelloGreed = "占角，否則盡量多翻子"
        OthelloMinimax = "往後看三手：適合懂得占角的人"
        OthelloGlance = "看得再遠一點：適合偶爾下的人"
        OthelloThought = "每一手都會思考：適合常下的人"
        OthelloPlan = "看得很遠：適合強手"
        OthelloStudy = "看得更遠，並提早算清終盤"

        AligneGreed = "能連線就連線：適合初學者"
        AligneHinder = "還會拆散有共同特徵的兩枚"
        AligneCare = "還會避免送出致勝的一手"
        AligneMastery = "時間允許就往下搜尋；終盤毫無破綻"
    }
}

//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::Japanese;

translation! {
    Japanese, LevelWords {
        Chance = "運任せ"
        Greed = "欲張り"
        Care = "用心"
        Minimax = "ミニマックス"
        Hinder = "邪魔"
        Whim = "気まぐれ"
        Fancy = "思いつき"
        Habit = "手癖"
        Taste = "好み"
        Sense = "感覚"
        Instinct = "直感"
        Glance = "ひと目"
        Thought = "思案"
        Plan = "構想"
        Study = "研究"
        Insight = "洞察"
        Vision = "大局観"
        Mastery = "極意"

        AboutRank = "約{0}"
        Title = "{0} · {1}"
        Kyu = "{0}級"
        Dan = "{0}段"

        AboutHumanRank = "この棋力の人が打つ手を打ちます"
        AboutSearchRank = "この棋力に必要なだけ先を読みます"

        AboutChance = "でたらめに打ちます：生まれて初めての対局に"
        AboutGreed = "取れる石は何でも取り、先は読みません"
        AboutCare = "石を取りますが、自分の石を助けるのが先です"
        AboutWhim = "始めて数週間の初心者のように打ちます"
        AboutFancy = "人間らしく、大悪手もたくさん打ちます"
        AboutHabit = "人間らしく、好不調の波があります"
        AboutTaste = "碁会所の平均的な人のように打ちます"
        AboutSense = "碁会所の強い人のように打ちます"
        AboutInstinct = "経験豊かな人の第一感で打ちます"
        AboutGlance = "有段者の第一感で打ちます"
        AboutThought = "有力な手を比べてから打ちます"
        AboutPlan = "約20の局面を読みます：上級者向け"
        AboutStudy = "50以上の局面を読みます：有段者向け"
        AboutInsight = "約200の局面を読みます：高段者向け"
        AboutVision = "数百の局面を読みます：最強クラスの人向け"
        AboutMastery = "時間のかぎり考える、全力のJego"

        OthelloGreed = "隅を取るか、できるだけ多くの石を返します"
        OthelloMinimax = "3手先を読みます：隅の大切さを知る人向け"
        OthelloGlance = "もう少し先を読みます：たまに打つ人向け"
        OthelloThought = "一手ごとに考えます：よく打つ人向け"
        OthelloPlan = "遠くまで読みます：強い人向け"
        OthelloStudy = "さらに遠くまで読み、早くから終盤を読み切ります"

        AligneGreed = "できればラインを完成させます：初心者向け"
        AligneHinder = "同じ特徴を持つ2つの駒の邪魔もします"
        AligneCare = "相手に勝ちの手を与えないようにもします"
        AligneMastery = "時間のかぎり読み、終盤は間違えません"
    }
}

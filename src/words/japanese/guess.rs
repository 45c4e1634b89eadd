//! Guess the move.

use crate::words::{GuessWords, translation};

use super::Japanese;

translation! {
    Japanese, GuessWords {
        Title = "次の一手"
        About = "打ちたいところをクリックしてください。実際の手と同じかどうかに関係なく、損の少ない手ほど点が高くなります。"
        Back = "対局に戻る"
        Side = "どちらの手"
        BothSides = "両方"
        Place = "{0}/{1}手目"
        ToGuess = "{0}の手は？"
        Asked = "あなたの手を調べています…"
        Over = "対局はここで終わりです"
        PassOver = "手を見る"
        GoOn = "次の手"
        Again = "最初から"
        Points = "{0}/{1}点"
        Hits = "{1}手中{0}手が実戦と一致"
        OwnPoints = "{0}点"
        Hit = "{0}、実戦と一致：{1}"
        Miss = "×{0}（−{1}）：{2}、○実戦{3}（−{4}）"
        Best = "△最善：{0}"
        HitUnjudged = "{0}、実戦と一致"
        MissUnjudged = "×{0}、○実戦{1}"
    }
}

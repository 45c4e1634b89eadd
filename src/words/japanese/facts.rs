//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::Japanese;

translation! {
    Japanese, FactWords {
        StonesAt = "{1}の{0}子"
        About = "約{0}目"
        Passed = "{0}はパスしましたが、まだ{1}の手が残っています"
        FilledEye = "{0}は{1}に打ち、自分の眼を埋めています"
        IgnoredThreat = "{0}は{1}の{2}の狙いを放置し、{3}を失います"
        SelfAtari = "{0}は自分からアタリになり、{1}に{2}を取られます"
        LeftInAtari = "{0}は{1}のアタリを放置し、{2}に取られます"
        LeftInAtariSaved = "{0}は{1}のアタリを放置していますが、{2}なら助かりました"
        CapturesAtOnce = "{0}はすぐに{1}を取れます"
        CapturesInLadder = "{0}はシチョウで{1}を取れます"
        CapturesInLine = "読み筋では{0}が{1}を取ります"
        MissesAtOnce = "{0}は{2}に打てば{1}を取れました"
        MissesInLadder = "{0}は{2}からのシチョウで{1}を取れました"
        MissesInLine = "{0}は{2}からの手順で{1}を取れました"
        LadderFails = "{0}のシチョウは成立せず、{1}に逃げられます"
        GroupDies = "{0}の{1}の一団（{2}）は死にます"
        StoneDies = "{0}の{1}の石は助かりません"
        GroupLives = "{0}の{1}の一団（{2}）は生きます"
        StoneLives = "{0}の{1}の石は助かります"
        Seki = "{0}の{1}の一団（{2}）はセキで生きます"
        Ko = "コウになり、{0}が{1}で先に取ります"
        Cut = "{0}は{1}に切り、{2}と{3}を分断しています"
        MissedCut = "{0}は{1}に切って、{2}と{3}を分断できました"
        Dame = "{0}はダメです：ほかに得な手が残っていました"
        OwnTerritory = "{0}はもともと{1}の地でした"
        Hopeless = "{0}の石は死んでいます：一帯は{1}のものです"
        Territory = "{0}は{3}で{2}に{1}の得を許します"
        Larger = "{0}の方が{1}大きい手でした"
        Better = "{0}の方が{1}まさる手でした"
        Unanswered = "{0}は後手です：{1}は受けずに{2}へ回ります"
        KeepsSente = "{0}なら先手でした：{1}が{2}に受け、{3}は他へ回れます"
        UpperLeft = "左上隅"
        Upper = "上辺"
        UpperRight = "右上隅"
        Left = "左辺"
        Center = "中央"
        Right = "右辺"
        LowerLeft = "左下隅"
        Lower = "下辺"
        LowerRight = "右下隅"
    }
}

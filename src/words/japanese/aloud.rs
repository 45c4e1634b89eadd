//! What is read aloud: moves that are stepped through or undone, and answers
//! to questions about the board.

use crate::words::{Aloud, translation};

use super::Japanese;

translation! {
    Japanese, Aloud {
        Step = "{0}手目、{1}"
        Start = "開始局面"
        Last = "最後の手"
        End = "変化図の終わり"
        Variation = "変化図{1}のうち{0}"
        Commented = "コメントあり"
        SetUp = "石を配置した局面"
        NoMoveHere = "ここに手はありません"
        Undone = "元に戻しました：{0}"
        MoveOf = "{0}{1}"
        PassOf = "{0}パス"
        Capturing = "{0}{1}、{2}子取り"

        LastMove = "直前の手：{0}"
        NoLastMove = "まだ一手も打たれていません"
        LoneStone = "{0}、1子"
        Chain = "{0}、{1}子の連：{2}"
        LastLiberty = "アタリ、呼吸点1：{0}"
        Liberties = "呼吸点{0}：{1}"
        EmptyHere = "{0}は空点"
        Neighbors = "周り：{0}"
        Row = "{0}行：{1}"
        Column = "{0}列：{1}"
        AllEmpty = "空き"
        OneOf = "{0}{1}"
        RunOf = "{0}から{1}まで{2}"
        NoAtari = "アタリの連はありません"
        InAtari = "アタリ：{0}"
        ChainInAtari = "{0}{1}、{2}子、最後の呼吸点{3}"
        Prisoners = "{0}のアゲハマ{1}"
        Komi = "コミ{0}"
        IfCounted = "スコア：{0}"
        DiscsOf = "{0}{1}"
        PiecesLeft = "残り{0}駒"

        Named = "{0}：{1}"

        StoneCount = "{0}子"
        LibertyCount = "呼吸点{0}"
        Group = "{0}、{1}、{2}"
        NoStones = "盤上に石がありません"

        GoTitle = "交点へ移動"
        GoField = "交点"
        SquareTitle = "マスへ移動"
        SquareField = "マス"
        NoSuchSquare = "この盤にマス{0}はありません"
        GoHint = "例：D4。Enterで移動し、Ctrl+Enterで打ちます。"
        GoThere = "移動"
        PlayThere = "打つ"
        NoSuchPoint = "この盤に交点{0}はありません"
    }
}

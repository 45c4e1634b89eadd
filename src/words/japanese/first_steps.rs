//! Premiers pas : le cours de celles et ceux qui n’ont jamais joué.

use crate::words::{FirstStepsWords, translation};

use super::Japanese;

translation! {
    Japanese, FirstStepsWords {
        Title = "はじめての囲碁"
        About = "最初の一手から初勝利まで、自分のペースで進めます。繰り返すことも飛ばすこともできます。"
        Tip = "囲碁を打ったことのない人のための入門講座"
        NextOf = "はじめての囲碁：{0}/{1}"
        AllDone = "はじめての囲碁：すべて完了"
        Numbered = "{0}. {1}"
        Liberties = "石と呼吸点"
        LibertiesGoal = "ルールの盤2つを解く"
        Capture = "石を取る"
        CaptureGoal = "石取り、アタリ、自殺手、コウの盤6つを解く"
        Exercises = "石取りの練習"
        ExercisesGoal = "6つの局面で先に石を取る（コンピューターが守る）"
        AtariGoFive = "5路の石取りゲーム"
        AtariGoFiveGoal = "1局勝つ：先に石を取った方が勝ち"
        AtariGoSeven = "7路の石取りゲーム"
        AtariGoSevenGoal = "広い盤で1局勝つ"
        Territory = "地と終局"
        TerritoryGoal = "眼、地、計算の盤4つを解く"
        FirstGame = "初めての対局"
        FirstGameGoal = "9路盤で両者がパスするまで打ち、計算を承認する"
        FirstWin = "初勝利"
        FirstWinGoal = "9路盤で1局勝つ"
        Begin = "始める"
        Continue = "続ける"
        Again = "もう一度"
        Skip = "飛ばす"
        Unskip = "飛ばさない"
        Done = "完了"
        Skipped = "飛ばした"
        Parts = "{0}/{1}"
        OnStep = "{0}：{1}"
        OfferAtHome = "次の段階をホーム画面に表示"
        Reached = "はじめての囲碁：「{0}」を完了しました"
        ExerciseNumber = "練習{0}/{1}：黒が先に取る"
        SkipStep = "第{0}段階を飛ばす"
        UnskipStep = "第{0}段階を飛ばさない"
        Trouble = "「はじめての囲碁」の記録を保存できません：{0}"
        Newer = "新しいJegoが書いたファイルです"
        DamagedLines = "「はじめての囲碁」の記録のうち破損した{0}行を読み飛ばしました"
    }
}

//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::Japanese;

translation! {
    Japanese, EngineTrouble {
        NoCommand = "エンジンを起動するコマンドがありません"
        OpenQuote = "エンジンのコマンドラインで引用符{0}が閉じていません"
        OpenBackslash = "エンジンのコマンドラインで最後のバックスラッシュの後に何もありません"
        NoFolder = "フォルダー{0}がありません"
        NoProgram = "プログラム「{0}」がありません"
        CannotStart = "「{0}」を起動できません：{1}"
        Version = "エンジンのGTPはバージョン「{0}」で、バージョン2ではありません"
        TimedOut = "エンジンが{1}秒以内に「{0}」に応答しませんでした"
        Stopped = "エンジンを停止しました"
        Ended = "エンジンがコード{0}で終了しました"
        EndedSaying = "エンジンがコード{0}で終了しました（最後の出力：{1}）"
        Killed = "エンジンがシグナルで強制終了されました"
        KilledSaying = "エンジンがシグナルで強制終了されました（最後の出力：{0}）"
        NotText = "「{0}」に対するエンジンの応答がテキストではありません"
        NotAnAnswer = "エンジンの応答が正しいGTPではありません：「{0}」"
        Refused = "エンジンが「{0}」を拒否しました：{1}"
        NotAMove = "エンジンの応答「{0}」は、この盤の手ではありません"
        Illegal = "エンジンの手はルール違反です：{0}"
        NotAStone = "エンジンは「{0}」を死に石としましたが、そこに石はありません"
        NoLiberties = "呼吸点のない連があるため、この局面はエンジンに渡せません"
        UnknownCommand = "エンジンはコマンド{0}に対応していません"

        Flood = "エンジンの出力が止まりません"
    }
}

//! L’atari-go : la première capture gagne.

use crate::words::{AtariGoWords, translation};

use super::Japanese;

translation! {
    Japanese, AtariGoWords {
        AtariGo = "石取りゲーム"
        AboutGo = "盤を広く囲った方が勝ち"
        AboutAtariGo = "先に石を取った方が勝ち：地は数えず、パスもありません"
        Start = "開始局面"
        EmptyBoard = "何もない盤"
        Crosscut = "中央に切り違い"
        Captured = "{0}：{1}子取り"
        AlreadyCaptured = "{0}が石を取ったため、終局しています"
        MustPlay = "石取りゲームでは、打てるかぎりパスできません"
        NotJudged = "石取りゲームでは、解析、形勢判断、検討はできません：ネットワークが知っているのは囲碁だけです"

        Wonder = "好奇心"
        Grasp = "つかみ取り"
        Guard = "守り"
        Chase = "追いかけ"
        Craft = "手筋"
        Proof = "読み切り"
        AboutWonder = "ルールを覚えたばかりで、見落としがたくさんあります"
        AboutGrasp = "取れる石は取りますが、逃げ忘れることもあります"
        AboutGuard = "アタリは見逃しませんが、先は読みません"
        AboutChase = "少し先を読みますが、たまに間違えます"
        AboutCraft = "シチョウを読み、数手先まで考えます"
        AboutProof = "読めるかぎり読み、5路盤ならよく最後まで読み切ります"
    }
}

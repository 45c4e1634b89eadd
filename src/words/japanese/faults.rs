//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::Japanese;

translation! {
    Japanese, FileFault {
        At = "{0}行目、{1}文字目"
        Placed = "{0}：{1}"
        Problems = "このファイルの問題点{0}件"
        MoreProblems = "ほか{0}件"
        Bytes = "一部のバイトが{0}として正しくないため、代替文字に置き換えました"
        WrongCharset = "ファイルの指定は{0}ですが、実際は異なるため、{1}として読みました"
        OpenValue = "値に閉じる]がないため、以降をすべて値の一部として読みました"
        BareBracket = "文中の]がエスケープされていないため、文の一部として読みました"
        OpenTrees = "{0}個の「(」に対応する「)」がありません。ファイルが途中で切れているようです。"
        NodeAfterVariation = "変化図の後にノードがあるため、別の変化図として読みました"
        NodeAfterGame = "対局の終わりの後にノードがあるため、対局の一部として読みました"
        NoSemicolon = "ノードがセミコロンで始まっていません"
        EmptyTree = "ノードのないツリーを省きました"
        NoValue = "{0}は値がないため省きました"
        NoName = "名前のない値を省きました"
        Stray = "「{0}」はここでは意味がないため省きました"
        Game = "GM[{0}]は囲碁ではありませんが、囲碁として読みました"
        Size = "SZ[{0}]は2～25路ではないため、19路盤で表示します"
        Rectangle = "{0}×{1}の盤なので、{2}で表示します"
        Number = "{0}[{1}]はここでは正しい数ではないため、{2}を使います"
        Rules = "ルール「{0}」は不明なため、日本ルールを使います"
        Point = "{0}[{1}]は{2}の盤の点ではないため、ファイルには残しますが表示しません"
        OtherValue = "{0}には別の値[{1}]もあります。ファイルには残しますが打ちません。"
        Result = "「{0}」はB+3.5、W+R、0、Voidのような結果ではありません"
        Illegal = "ルール違反の手があります：{0}"
        Line = "「{0}」は読めないため省きました"

        Outside = "「{0}」は対局の外にあるため省きました"
    }
}

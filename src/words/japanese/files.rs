//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::Japanese;

translation! {
    Japanese, FileTrouble {
        Missing = "ファイルがありません"
        OnlyBackup = "ファイルがありませんが、以前の内容が{0}に残っています"
        Folder = "ファイルではなくフォルダーです"
        NotAFile = "通常のファイルではありません"
        NoFolder = "保存先のフォルダーがありません"
        BrokenLink = "リンクが切れています"
        ReadOnly = "ファイルが読み取り専用です"
        Permission = "アクセス権がありません"
        Full = "ディスクがいっぱいです"
        Name = "名前が長すぎるか、使えない文字があります"
        TooLarge = "ファイルが1GBを超えています"
        Exists = "同じ名前のファイルがあります"
        Other = "システムのエラーです：{0}"
        NotUtf8 = "保存した対局はUTF-8のはずですが、そうではありません"
        NoGame = "このファイルに対局がありません：SGFの始まりが見つかりません"
        TooLong = "テキストが4GBを超えています"
        NewerSave = "このファイルはバージョン{0}で、このJegoが読めるのはバージョン{1}までです。新しいJegoなら開けます。"
        SaveForm = "ファイルの形式が正しくありません：{0}"
        SaveContent = "ファイルにありえない内容があります：{0}"
        NoSuchGame = "このファイルの対局は{0}局で、{1}局目はありません"
        LineTooLong = "変化図が長すぎて打てません。そのまま保管することだけできます。"
        NotGo = "囲碁ではなく{0}の対局です"
        OthelloBoard = "{0}×{1}のオセロの対局です。対応しているのは8×8だけです。"
        UnknownGame = "SGFのゲーム種別{0}で、Jegoは対応していません"
        InUse = "この対局は別のウィンドウで開いています"
        NewerJournal = "この復元用ファイルは新しいJegoのもので、そのJegoなら開けます"
        EmptyJournal = "この対局ではまだ一手も打たれていません"
        DamagedJournal = "{0}行目が破損していて、その前に完全な対局がありません"

        Unproved = "書き込んだ内容を読み直せません"
        TooMany = "ファイルの手と分岐が多すぎてメモリに収まりません。複数のファイルに分けると開けます。"
        GameTooLarge = "対局の手が全分岐で400万手を超えています。そのまま保管することだけできます。"
    }
}

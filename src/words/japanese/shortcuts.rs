//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::Japanese;

translation! {
    Japanese, ShortcutWords {
        Title = "ショートカットキーの変更"
        ToPage = "ショートカットキーの変更…"
        About = "コマンドの「変更」を選び、新しいキーを押してください。メニューと説明にすぐ反映されます。"
        ResetAll = "すべて既定に戻す"
        Change = "変更"
        Add = "追加"
        Reset = "既定に戻す"
        Cancel = "キャンセル"
        ChangeOf = "キーを変更：{0}"
        AddOf = "キーを追加：{0}"
        ResetOf = "キーを既定に戻す：{0}"
        NoKeys = "なし"
        Press = "「{0}」の新しいキーを押してください。Escで今のままにします。"
        Reserved = "{0}はウィンドウの操作に必要です。別のキーを押してください。"
        Taken = "{0}は「{1}」に使われています。そちらから外して「{2}」に割り当てますか？"
        Give = "割り当てる"

        Ignored = "設定ファイルの一部のショートカットキーを無視しました：{0}"
        NoCommand = "「{0}」はこのバージョンのコマンドではありません"
        NoList = "「{0}」にキーの一覧がありません"
        NoKey = "「{0}」：「{1}」というキーはありません"
        TakenInFile = "「{0}」：{1}はすでに「{2}」のキーです"
    }
}

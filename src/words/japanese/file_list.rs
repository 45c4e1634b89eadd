//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::Japanese;

translation! {
    Japanese, FileWords {
        OpenGame = "対局を開く"
        SaveGame = "対局を保存"
        ExportSgf = "SGFの書き出し"
        SaveReport = "レポートを保存"
        ExportPicture = "画像の書き出し"
        Publish = "図・棋譜用紙の書き出し"
        ChooseFolder = "フォルダーを選択"

        Open = "開く"
        Save = "保存"
        Export = "書き出す"
        Choose = "このフォルダーにする"
        Cancel = "キャンセル"

        Games = "対局"
        Saves = "保存した対局"
        SgfFiles = "SGFファイル"
        Reports = "レポート"
        Pictures = "画像"
        Published = "書き出したファイル"
        AllFiles = "すべてのファイル"
        Hidden = "隠しファイル"

        Places = "場所"
        SavedGames = "保存した対局"
        Home = "ホーム"
        Documents = "ドキュメント"
        Desktop = "デスクトップ"
        Up = "1つ上のフォルダー"

        Name = "名前"
        Date = "日付"
        Size = "サイズ"
        SortedUp = "{0}、昇順"
        SortedDown = "{0}、降順"
        FileName = "ファイル名"
        Filter = "絞り込み"
        FilterHint = "名前の一部、またはパス"
        Folder = "フォルダー{0}"
        BrokenLink = "{0}、リンク切れ"

        Reading = "フォルダーを読み込んでいます…"
        Empty = "このフォルダーは空です"
        NoneShown = "当てはまるものがありません"
        Shown = "{0}項目"

        FolderMissing = "このフォルダーはありません"
        FolderForbidden = "このフォルダーを読む権限がありません"
        NotAFolder = "フォルダーではありません"
        FolderUnreadable = "このフォルダーを読めません：{0}"
        FileMissing = "ここに{0}はありません"
        NotAFile = "{0}は通常のファイルではありません"
        NoSuchFolder = "フォルダー{0}はありません"
        FolderUnwritable = "このフォルダーには書き込めません。別のフォルダーを選んでください。"
        FileReadOnly = "{0}は読み取り専用です。別の名前を選んでください。"
        BadName = "ファイル名として使えません"
        Failed = "失敗しました：{0}"

        Overwrite = "{0}はすでにあります。置き換えますか？"
        Replace = "置き換える"
        Keep = "やめる"

        NewFolder = "新しいフォルダー…"
        NewFolderName = "新しいフォルダーの名前"
        Create = "作成"
        FolderExists = "{0}はすでにあります"

        Bytes = "{0} B"
        Kilobytes = "{0} kB"
        Megabytes = "{0} MB"
        Gigabytes = "{0} GB"

        AsJego = ".jego.ronで保存：{0}"
        LossRules = "SGFではこのルールを表せません"
        LossPlayers = "SGFにはコンピューターの対局者が残りません"
        LossClocks = "SGFには打ちかけの対局の時計が残りません"
        LossCount = "SGFには承認前の計算が残りません"
    }
}

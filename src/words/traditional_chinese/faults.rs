//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, FileFault {
        At = "第 {0} 行，第 {1} 字"
        Placed = "{0}：{1}"
        Problems = "這個檔案有 {0} 個問題"
        MoreProblems = "還有 {0} 個"
        Bytes = "有些位元組不是有效的 {0}，已用替代字元取代"
        WrongCharset = "文字不是檔案所稱的 {0}；已依 {1} 解讀"
        OpenValue = "有一個值缺少結尾的 ]；檔案其餘部分都當作它的內容"
        BareBracket = "文字中的 ] 沒有跳脫；已當作文字的一部分"
        OpenTrees = "有 {0} 個 ( 沒有對應的 )；檔案似乎不完整"
        NodeAfterVariation = "有節點出現在變化之後；已當作另一個變化"
        NodeAfterGame = "有節點出現在對局結束之後；已當作對局的一部分"
        NoSemicolon = "有節點不是以分號開頭"
        EmptyTree = "已略過沒有節點的樹"
        NoValue = "{0} 沒有值，已略過"
        NoName = "已略過沒有名稱的值"
        Stray = "「{0}」在這裡沒有意義，已略過"
        Game = "GM[{0}] 不是圍棋；檔案仍當作圍棋讀取"
        Size = "SZ[{0}] 不是 2 至 25 路的棋盤大小；對局以 19×19 顯示"
        Rectangle = "棋盤是 {0}×{1}；對局以 {2} 顯示"
        Number = "{0}[{1}] 在這裡不是有效的數字；改用 {2}"
        Rules = "不認得「{0}」這套規則；改用日本規則"
        Point = "{0}[{1}] 不是 {2} 棋盤上的位置；保留在檔案中但不顯示"
        OtherValue = "{0} 另有一個值 [{1}]；保留在檔案中但不下出"
        Result = "「{0}」不是 B+3.5、W+R、0 或 Void 這樣的結果"
        Illegal = "有一手不合規則：{0}"
        Line = "無法讀取「{0}」，已略過"

        Outside = "「{0}」不屬於任何對局，已略過"
    }
}

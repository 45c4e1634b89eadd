//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::TraditionalChinese;

translation! {
    TraditionalChinese, Refusal {
        OffBoard = "{0} 棋盤上沒有從左上角數來第 {1} 欄第 {2} 列的點"
        Occupied = "{0} 已經有棋子"
        Suicide = "{0} 是自殺：棋串會沒有氣"
        KoAfterMove = "劫：下在 {0} 會重複第 {1} 手後的局面"
        KoAtTheStart = "劫：下在 {0} 會重複開局的局面"
        NotTheirTurn = "現在輪到{0}"
        HandicapStonesFirst = "要先擺讓子：還有 {0} 顆"
        Stopped = "對局已結束：雙方都虛手了"
        Void = "對局已結束：長循環，判為無勝負"
        NoSuchSquare = "棋盤上沒有第 {0} 欄第 {1} 列的格子"
        SquareTaken = "第 {0} 格已經有棋子"
        FlipsNothing = "{0} 翻不了任何棋子：必須夾住對方的棋子"
        MustMove = "{0}還有地方可下，不能虛手"
        NeitherCanMove = "對局已結束：雙方都無處可下"
        UsedAnimal = "{0}已經在棋盤上"
        UsedPlant = "{0}已經在棋盤上"
        PieceAndSquare = "Aligne 4 不用交出棋子：請選一枚棋子和一個格子"
        GiveFirst = "Quarto 要先交出棋子：請為對手選一枚"
        SetAnimalFirst = "已交出{0}：請先選它的格子"
        SetPlantFirst = "已交出{0}：請先選它的格子"
        NoSetup = "不能手動擺放棋子"
        Over = "對局已結束"
        NoSuchTurn = "這局沒有這一手，或已經不存在"
        LineTooLong = "這個變化太長，檔案放不下；不能再增加"
        NotAName = "「{0}」不是有效的 SGF 屬性名稱"
        PartOfGame = "{0} 是對局本身的一部分，不能當作註記編輯"

        NoSetupHere = "這裡不能手動擺放棋子"
        NotesDisagree = "著手旁的記載說的是另一手"
        OtherRules = "這局棋不能用這套規則來下"
    }
}

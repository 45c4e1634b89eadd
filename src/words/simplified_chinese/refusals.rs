//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Refusal {
        OffBoard = "{0}棋盘上没有左起第{1}列、上起第{2}行的点"
        Occupied = "{0}已有棋子"
        Suicide = "{0}是自杀：棋串将没有气"
        KoAfterMove = "劫：下在{0}会重复第{1}手后的局面"
        KoAtTheStart = "劫：下在{0}会重复开局局面"
        NotTheirTurn = "现在轮到{0}"
        HandicapStonesFirst = "先放让子：还剩{0}颗"
        Stopped = "对局已结束：双方都停一手"
        Void = "对局已结束：长循环，无胜负"
        NoSuchSquare = "棋盘上没有第{0}列第{1}行的格子"
        SquareTaken = "{0}格已有棋子"
        FlipsNothing = "{0}翻不了子：必须夹住对方的棋子"
        MustMove = "{0}有可落子处，不能停一手"
        NeitherCanMove = "对局已结束：双方都无处可下"
        UsedAnimal = "{0}已在棋盘上"
        UsedPlant = "{0}已在棋盘上"
        PieceAndSquare = "Aligne 4 不用交出棋子：请选一枚棋子和一个格子"
        GiveFirst = "Quarto 要先交出棋子：请为对方选一枚"
        SetAnimalFirst = "已交出{0}：请先选它的格子"
        SetPlantFirst = "已交出{0}：请先选它的格子"
        NoSetup = "这种棋不能手动摆子"
        Over = "对局已结束"
        NoSuchTurn = "对局中没有这一手，或已不存在"
        LineTooLong = "这个变化太长，文件容不下；不能再添加"
        NotAName = "“{0}”不是有效的 SGF 属性名"
        PartOfGame = "{0} 是对局本身的内容，不能当作附注编辑"

        NoSetupHere = "这里不能手动摆子"
        NotesDisagree = "这一手的附注说的是另一手"
        OtherRules = "这盘对局不能按这种规则下"
    }
}

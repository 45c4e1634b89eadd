//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, Aligne4Text {
        Pieces = "棋盘和棋子"
        PiecesTraits =
            "四乘四的棋盘旁放着十六枚棋子。每枚有四个特征：黑或白、大或小、动物或植物、圆或方。没有两枚是相同的。"
        PiecesNobody =
            "棋子不属于任何一方。不论颜色，双方都从同一个棋盒里取子。"
        Tone = "黑或白"
        Size = "大或小"
        Kind = "动物或植物"
        Shape = "圆或方"
        Turn = "怎样走一手"
        TurnHow =
            "轮到你时，从棋盒里任选一枚棋子，再选一个空格放下，先选哪个都可以。然后轮到对手。棋子放下后不再移动。"
        TurnTask = "选一枚棋子，放到一个格子里"
        TurnDone = "这就是完整的一手：{0}放在{1}格"
        Line = "获胜连线"
        LineHow =
            "一行、一列或一条对角线上的四枚棋子只要有一个共同特征，就算连成一线。放下最后一枚的一方获胜，另外三枚是谁放的都无所谓。"
        LineTask = "找出能获胜的棋子和格子"
        LineMissed = "还没有连成一线：请撤销再看看"
        NoLine = "连不成的线"
        NoLineHow =
            "四枚棋子没有任何共同特征，就不算连成一线。这条线已经作废，其中的棋子只能在别的线上起作用。"
        NoLineTask = "填满最上面一行：放哪枚都赢不了"
        NoLineDone = "这一行满了，对局继续"
        Safe = "要避免什么"
        SafeHow =
            "一条线上有三枚棋子特征相同，对双方都是威胁：只要棋盒里还有这种棋子，下一个走的人就能连成一线。所以第三枚不要由你来放。"
        SafeTask = "放一枚棋子，让对手下一手赢不了"
        SafeDone = "现在没有棋子能连成一线"
        SafeMissed = "现在有棋子能连成一线：请撤销这一手"
        Drawn = "平局"
        DrawHow =
            "棋盘放满而无人连成一线，就是平局。双方都小心时，这很常见。"
        DrawTask = "只剩一枚棋子和一个格子：把它走完"
        DrawDone = "棋盘已满：平局"
        Quarto = "Quarto"
        QuartoHow =
            "Quarto 是同样的游戏，只有一点不同：你要放的棋子由对手挑选。你把它放在想放的地方，再把下一枚交给对手。获胜连线的规则不变。"
        QuartoTask = "交出一枚对手赢不了的棋子"
        QuartoDone = "这枚棋子谁也赢不了：放下它，继续走"
        QuartoMissed = "这枚棋子能连成一线：请撤销这一手"
    }
}

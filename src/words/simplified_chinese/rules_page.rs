//! The page that teaches the rules.

use crate::words::{RulesLabel, RulesText, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, RulesLabel {
        Title = "规则"
        Go = "围棋"
        Othello = "黑白棋"
        Aligne4 = "Aligne 4"
        Back = "返回"
        BackHint = "离开规则页（Esc）"
        Contents = "目录"
        Undo = "撤销"
        UndoOn = "撤销：{0}"
        Reset = "重来"
        ResetOn = "重来：{0}"
        Pass = "停一手"
        PassOn = "停一手：{0}"
        TableRules = "规则"
        TableKo = "劫"
        TableSuicide = "自杀"
        TableScoring = "计分"
        TableKomi = "贴目"
        TableHandicap = "让子棋"
        TablePasses = "终局停一手"
    }
}

translation! {
    SimplifiedChinese, RulesText {
        Turns = "棋盘和棋子"
        TurnsHow =
            "围棋下在线的交叉点上。黑方先走，双方轮流，每次在任意一个空交叉点放一颗子。"
        TurnsWhy =
            "棋子落下后不再移动，只有被提掉才离开棋盘。终局时，占据棋盘较多的一方获胜。"
        Liberties = "棋串和气"
        LibertiesHow =
            "棋子沿线相邻的空交叉点是它的气。在中间有四气，边上三气，角上两气；斜向的不算。"
        LibertiesChain =
            "同色棋子沿线相连，就成为棋串。棋串的气是共有的，每口气只算一次，其中的棋子同生共死。"
        Capture = "提子"
        CaptureHow =
            "棋串的最后一气被对手填掉，就被提掉。它的棋子全部从棋盘上拿走，成为对手的提子。"
        Atari = "打吃"
        AtariHow =
            "只剩一气的棋串就是被打吃。除非长出气来，或吃掉来打的棋子，否则下一手就会被提掉。"
        Suicide = "自杀"
        SuicideHow =
            "不能填掉自己棋串的最后一气。这样的一手叫自杀，大多数规则都禁止。新西兰规则和 Tromp–Taylor 规则允许自杀，但棋子会被拿走。"
        SuicideCapture =
            "不过提子优先。看似无气的一手，只要能提子就可以下，因为提掉的棋子腾出了气。"
        Ko = "劫"
        KoHow =
            "有时双方可以你提一子、我提一子，永无休止。这种形状叫劫。被提劫后不能马上提回，因为棋盘会变回原来的样子。"
        KoThreat =
            "所以要先下在别处，最好是找劫材，也就是对方必须应的一手。等棋盘别处有了变化，就可以把劫提回来。"
        KoSuper =
            "更长的循环也有，但很少见。禁全同规则禁止重现棋盘上出现过的任何局面。在简单劫规则下，这样的循环以无胜负告终。"
        Life = "死活"
        LifeTwo =
            "眼是一块棋围住的空处。有两只独立的眼就永远提不掉：对手必须把两只眼都填上，而每一手都是自杀。"
        LifeOne =
            "只有一只眼的棋一旦被包围就是死棋。最后一子下在眼里，因为能提子，所以不算自杀。"
        Seki = "双活"
        SekiHow =
            "两块棋都没有两只眼，却可能共有最后的气。谁先填公气谁就被提，所以双方都不去动它。这叫双活：两块棋就这样都活着。"
        Territory = "领地"
        TerritoryHow =
            "只被一种颜色围住的空点是这一方的领地。同时挨着两种颜色的空处不属于任何一方，其中的点叫单官。里面只要有一颗对方的棋子，在它被提掉之前，就还没有围成。"
        Ending = "停一手和终局"
        EndingHow =
            "轮到时可以不落子，停一手。双方都觉得无处可下时，先后停一手；连续两次停一手，对局终止。"
        EndingDisagree =
            "接着计分。如果双方对某个棋串的死活有分歧，就继续下，在棋盘上解决。"
        Counting = "计分"
        CountingDead =
            "逃不脱被提的棋子是死子。双方同意后，不必真的去提，直接拿掉即可。"
        CountingWays =
            "数子法是活子加上它们围住的点。数目法是围住的点、提子和对方的死子相加。两种方法得出的胜者几乎总是相同。"
        Handicap = "贴目和让子"
        HandicapKomi =
            "先走占有几目便宜。作为补偿，黑方要贴目给白方，常见的是7.5目；有了半目，就不会出现和棋。"
        HandicapStones =
            "棋力较高的一方可以让子。黑方先在星位上摆二到九子，或自由摆放，然后由白方先走。"
        Rulesets = "各种规则的比较"
        RulesetsHow =
            "各国的规则几乎完全一致。Jego 按你选的规则进行，差别如下。"
        Discs = "棋盘和棋子"
        DiscsHow =
            "黑白棋的棋盘是八乘八的格子，棋子一面黑一面白。开局时中央有四颗子，黑白各二。"
        DiscsWhy =
            "黑方先走，然后双方轮流。终局时，自己颜色的棋子较多的一方获胜。"
        Bracket = "可以下在哪里"
        BracketHow =
            "新放的子必须夹住对方的棋子：在一条直线上，新子与自己的另一颗子之间全是对方的棋子，没有空格。横、竖、斜都算。"
        BracketTurn =
            "夹住的棋子要翻转，变成自己的颜色。一子也翻不了的地方不能下。"
        Directions = "各个方向同时翻转"
        DirectionsHow =
            "一颗子最多能在八个方向上夹住对方。所有夹住的子都要翻转，一个也不能少。"
        Chain = "没有连锁反应"
        ChainHow =
            "只有刚放下的子能夹住对方。翻转过来的子即使夹住了对方，也不再引起翻转。"
        Pass = "停一手"
        PassHow =
            "翻不了子的一方停一手，由对手接着走。能走的一方必须走。必须停一手时，Jego 会替你停，并告诉你。"
        DiscCount = "终局和计分"
        DiscCountHow =
            "双方都无处可下时对局结束，通常是棋盘已满。然后数双方的子数，空格归胜方。"
        DiscCountDraw = "子数相同则为平局"
    }
}

//! What is said in a terminal only.

use crate::words::{ConsoleWords, TableRules, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, ConsoleWords {
        Game = "棋种"
        Variant = "玩法"
        OwnClock = "自定义棋钟，如 10m+5x30s"
        BadClock = "请输入“无”、10m、10m+5x30s、20m+25/10m 或 5m+5s"
        On = "开"
        Off = "关"
        ShowRepeated = "显示重复的局面"
        Rules = "规则"
        RulesOf = "{0}规则"
        Help = "帮助"
        OpenNamed = "其他文件…"
        FileToOpen = "要打开的文件"
        FileToSave = "要保存到的文件"
        AskReplace = "{0} 已存在，要替换吗？"
        Kept = "对局已保留，可以继续"
        YesNo = "确定或取消"
        YesNoKeys = "y：确定，n：取消"
        YesNoSave = "确定、取消，或输入“保存”先保存"
        YesNoSaveKeys = "y：确定，n：取消，s：先保存"
        WriteKeys = "Enter：确定，Esc：取消"
        NoGame = "没有打开的对局"
        NoSgf = "SGF 不支持这种对局；请存为 .jego.ron"
        NotNow = "现在不能这样做"
        NoSuchLevel = "可选难度：{0}"
        NotOver = "对局还没有结束"
        BadPoint = "请输入0到{0}的数字，或 D4 这样的交叉点"
        BadSquare = "请输入 f5 这样的格子，或以56表示第5行第6列"
        BadMove = "请输入0到15的格子，再输入棋子的编号或特征"
        BadQuarto = "请输入要交出的棋子编号，或要放子的格子编号，0到15"
        NoSuchPiece = "剩下的棋子中没有符合的"
        ManyPieces = "有{0}枚棋子符合"
        BadRow = "请输入1到{0}的数字"
        KeepAsIs = "{0}，现为{1}：空行则不变，- 则清空"
        Nothing = "空"
        Hand = "手里：{0}"
        Tray = "剩下的棋子："
        SquareFor = "{0}为这枚棋子选格子：{1}"
        PieceFor = "{0}为{1}格选棋子"
        WaitsWord = "{0}在等待；输入“继续”让它走"
        WaitsKey = "{0}在等待，g：继续"
        GivePiece = "{0}选一枚棋子交出"
        Turned = "{0}{1}，翻转{2}子"
        Put = "{0}：{1}放在{2}格"
        Gave = "{0}交出：{1}"
        WonLine = "获胜连线{0}：{1}"
        Discs = "{0}子"
        Counting =
            "已标出可能的死子。输入交叉点可改标该棋串的死活；“接受”结束对局，“继续下”回到对局。"
        CountingKeys = "Enter：标死活，a：接受，c：继续下"
        TableKeys = "Enter：落子，u：悔棋，Esc：菜单，F1：帮助"
        TrayKeys = "Tab：棋盘和棋子，Enter：选择，Esc：菜单，F1：帮助"
        PageKeys = "↑↓：移动，Enter：选择，Esc：返回"
        FieldKeys = "←→：更改"
        ReadKeys = "↑↓：滚动，Esc：返回"
        TooSmallEither = "终端太小：需要{0}×{1}或{2}×{3}，现为{4}×{5}"
        Numbered = "{0}. {1}"
        ReviewOff = "不再显示复盘"
        BadSide = "请输入“黑”、“白”或“双方”"
        MomentWords = "“关键 1”转到第一处，“下一失误”和“上一失误”逐处移动；“关键”再次显示这里"
        MomentKeys = "1到9：转到那一手，↑↓：滚动，Esc：返回"
        AnalysisWaits = "正在分析…"
        AnalysisHead = "{0}：胜率{1}%，{2}"
        AnalysisMove = "{0}：胜率{1}%，{2}目，占计算量{3}%"
        AnalysisChance = "{0}：胜率{1}%"
        AnalysisLine = "{0}；预计变化{1}"
        BadAsk = "请在“{0}”之后写交叉点，如 D4"
        BadRowNumber = "请输入1到{0}的行"
        BadColumn = "请输入{0}到{1}的列"
        BoardOff = "只在输入“棋盘”时显示棋盘"
        BoardOn = "每手之后显示棋盘"
        AskWords =
            "最后、棋串 D4、气 D4、行 4、列 D、棋块、打吃、得分：询问棋盘；棋盘 关：只显示着手，不显示棋盘"
        ProposedKeys = "Enter：确定，直接输入：替换，End：修改，Esc：取消"
        HelpMove = "方向键或 h、j、k、l 移动光标，Enter 或空格落子；单击也可落子"
        HelpTab = "Tab 在棋盘和棋子之间切换"
        HelpEscape = "Esc 打开对局菜单，或返回"
        HelpPoint = "着手写作0到{0}的数字，从左上角起逐行计数，或写作 D4 这样的交叉点"
        HelpOld = "88为停一手，99为退出"
        FileWord = "文件"
        NameWord = "名字"
        NumberWord = "数字"
        SideWord = "一方"
        HelpShow = "再次显示棋盘"

        Unkept = "此局没有保留下来：{0}；输入“保存 文件”存到别处"
        KeptAgain = "此局又能保留了"
        AskUnkept =
            "此局无法保留：{0}。仍要离开并丢失它吗？“取消”后可以存到别处。"
        Lost = "此局没有保留：{0}"
        NotKeptSign = "未保留：{0}"
        AskRepaired =
            "{0} 是修复后才读出的，将以修复后的形式写入。要替换吗？原文件会改名保留在旁边。"
        NotSaved = "什么也没有保存：{0} 保持原样"
        GuessedCharset =
            "文字按 {0} 读取，这只是猜测；可用 jego console --charset 名称 改用其他编码"
    }
}

translation! {
    SimplifiedChinese, TableRules {
        GoInput =
            "在逐行模式中，交叉点写作从左上角起由0逐行计数的数字，或 D4 这样的名称。X 是黑子，O 是白子。"
        OthelloInput =
            "在逐行模式中，格子写作 f5 这样的名称，或先行后列的两位数字：56"
        AligneBoard =
            "Aligne 4 有四乘四的格子和十六枚各不相同的棋子。每枚或黑或白、或大或小、或动物或植物、或圆或方。棋子不属于任何一方。"
        AligneMove =
            "轮到你时，任选一枚未用的棋子和一个格子放下。这不是 Quarto，Quarto 的棋子由对手交给你。"
        AligneWin =
            "一行、一列或一条对角线上的四枚棋子有共同特征时，放下最后一枚的一方获胜。棋盘放满而没有这样的线，就是平局。"
        AligneQuarto = "Quarto 是一种变体：每方把下一枚要放的棋子交给对方"
        AligneSigns =
            "棋子用字母表示。A 是动物，P 是植物，大写为大，圆括号为圆，方括号为方。"
        AligneInput =
            "在逐行模式中，一手写作0到15的格子，再加棋子的编号或特征。例如 11 7 中，前面的是格子。黑色棋子前面有 # 号。"
    }
}

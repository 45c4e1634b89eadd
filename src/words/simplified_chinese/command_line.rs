//! The help of the command line, as far as players use it.

use crate::words::{CommandLineWords, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, CommandLineWords {
        Program = "下围棋、黑白棋和 Aligne 4"
        ProgramMore =
            "不带命令时打开窗口；给出文件则显示其中的对局。没有显示器时，会用一行文字说明原因，并在终端中开始对局。"
        UsageHead = "用法"
        CommandsHead = "命令"
        ArgumentsHead = "参数"
        OptionsHead = "选项"
        ExitCodesHead = "退出码"
        ExitSuccess = "成功；管道的读取方提前退出也算成功"
        ExitFailure = "失败，标准错误中有一行说明原因"
        ExitInvalid = "命令行无效，标准错误中说明如何改正"
        HelpOption = "显示帮助"
        VersionOption = "显示版本"
        HelpCommand = "显示本帮助，或某个命令的帮助"
        File = "要打开的对局：存档、SGF、NGF、GIB 或 UGF"
        NewGame = "从新对局页面开始"
        Resume = "继续中断的对局；有多盘时列出"
        Stats = "显示打开窗口用了多久、窗口有多大，然后关闭"

        Console = "在当前终端中下围棋、黑白棋或 Aligne 4"
        ConsoleMore =
            "给出棋种就立即开局，不另行指定则与电脑对弈；给出文件就打开其中的对局；都不给则显示菜单。在终端上使用整个屏幕。输入或输出不是终端时，对局逐行进行，便于脚本控制和朗读。对局、设置和未完对局都与窗口共用。"
        Info = "显示棋谱文件的内容：存档、SGF、NGF、GIB 或 UGF"
        Convert = "读取棋谱文件，并以另一种格式写出"
        Gtp = "作为引擎供其他程序使用（Go Text Protocol）"
        Analysis = "以 KataGo 的 JSON 协议为 KaTrain 等程序分析局面"
        Match = "让两个引擎对弈，报告哪个更强"
        Review = "给对局复盘：每一手损失多少，哪几手决定胜负"
        Render = "发布对局：棋图、棋谱纸、动图"
        Problems = "在当前终端中逐行做围棋习题"
        ProblemsMore =
            "任何 SGF 文件、棋谱集或文件夹都可作为习题打开；不给出则使用 Jego 自带的习题。对错依据作者所用的标记判断，对方自动应手；正解之外的着手由神经网络判断，并会说明。做过的题都会记住。"
        Library = "列出文件夹和文件中的对局，并在其中查找局面"
        Completions = "输出 shell 补全脚本"
        DesktopFiles = "把桌面环境和 shell 需要的文件写入文件夹，供打包使用"
        Man = "输出程序或某个命令的手册页"

        ConsoleWhat = "go、othello、aligne4 或棋谱文件；默认显示菜单"
        Size = "围棋棋盘大小，2到25路（默认9路）"
        Rules = "围棋规则（默认为法国规则）"
        Komi = "贴目；默认按规则而定"
        Handicap = "让子数，摆在星位上：2到9"
        Free = "让子自由摆放"
        PlayBlack = "你执黑（默认）"
        PlayWhite = "你执白"
        Draw = "随机决定颜色（猜先）"
        Teach = "电脑指导：应对坏棋之前先指出问题，每局3次、10次或每次都说（默认10次）"
        TwoPlayers = "双人对弈"
        Watch = "两台电脑对弈"
        Level = "电脑难度；与 --watch 同用时，黑白各给一次"
        Rank = "电脑的围棋棋力，30k 到 9d；与 --watch 同用时，黑白各给一次"
        Name = "你的名字；给两次则第二个是另一位棋手的名字"
        Clock = "棋钟：10m；10m+5x30s 为读秒，20m+25/10m 为加拿大读秒，5m+5s 为费舍尔加秒（默认不计时）"
        AtariGo = "下吃子棋：先吃到子者胜"
        Crosscut = "吃子棋开局时，中央双方各摆两子"
        Quarto = "用 Aligne 4 的棋子下 Quarto"
        Charset = "文件的字符编码，如 GBK、Big5、Shift_JIS、EUC-JP、EUC-KR 或 windows-1252；不给出则按文件的声明或内容判断"
        Language = "本次使用的语言"
        Plain = "即使在终端上也逐行进行"

        ProblemsWhat = "文件或文件夹；默认为 Jego 自带的习题"
        Mistakes = "由你自己对局中的失误变成的习题；不另行指定顺序时，只出今天该复习的"
        Order = "出哪些题、按什么顺序（默认按原顺序）"
        OrderGiven = "按文件中的顺序"
        OrderShuffled = "随机顺序"
        OrderFailed = "上次做错的"
        OrderUnsolved = "还没做对的"
        OrderDue = "今天该复习的，逾期最久的在前"
        Theme = "只做这一主题的习题（文件中的 GE）"
        Grade = "只做这一等级的习题（文件中的 DI）"
        Turn = "随机旋转和翻转棋盘"
        Swap = "随机交换黑白"
        First = "从第几题开始，由1数起"
        Seed = "一切随机之事的种子"
    }
}

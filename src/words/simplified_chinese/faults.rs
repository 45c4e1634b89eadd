//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::SimplifiedChinese;

translation! {
    SimplifiedChinese, FileFault {
        At = "第{0}行第{1}列"
        Placed = "{0}：{1}"
        Problems = "此文件有{0}处问题"
        MoreProblems = "另有{0}处"
        Bytes = "有些字节不是有效的 {0}，已用占位符代替"
        WrongCharset = "文字并非文件所称的 {0}；已按 {1} 读取"
        OpenValue = "某个值缺少结尾的 ]；文件的其余部分都当作该值读取"
        BareBracket = "文字中的 ] 没有转义；已当作文字读取"
        OpenTrees = "有{0}个 ( 缺少对应的 )；文件似乎不完整"
        NodeAfterVariation = "变化之后还有节点；已当作另一个变化读取"
        NodeAfterGame = "对局结束之后还有节点；已当作该对局的一部分读取"
        NoSemicolon = "某个节点没有以分号开头"
        EmptyTree = "已略去没有节点的树"
        NoValue = "{0} 没有值，已略去"
        NoName = "已略去没有名称的值"
        Stray = "“{0}”在此处没有意义，已略去"
        Game = "GM[{0}] 不是围棋；仍按围棋读取"
        Size = "SZ[{0}] 不是2到25的棋盘大小；按19×19显示"
        Rectangle = "棋盘为{0}×{1}；按{2}显示"
        Number = "{0}[{1}] 在此处不是有效数字；改用{2}"
        Rules = "规则“{0}”未知；改用日本规则"
        Point = "{0}[{1}] 不在{2}棋盘上；保留在文件中，但不显示"
        OtherValue = "{0} 还有另一个值 [{1}]；保留在文件中，但不执行"
        Result = "“{0}”不是 B+3.5、W+R、0 或 Void 这样的结果"
        Illegal = "有一手不合规则：{0}"
        Line = "“{0}”无法读取，已略去"

        Outside = "“{0}”不属于任何对局，已略去"
    }
}

//! What is wrong with a file that can still be read.

use crate::words::{FileFault, translation};

use super::Korean;

translation! {
    Korean, FileFault {
        At = "{0}행 {1}열"
        Placed = "{0}: {1}"
        Problems = "이 파일에 문제가 {0}개 있습니다"
        MoreProblems = "그 밖에 {0}개"
        Bytes = "{0}에 맞지 않는 바이트를 대체 문자로 바꿨습니다"
        WrongCharset = "텍스트가 파일에 적힌 {0}이(가) 아니어서 {1}(으)로 읽었습니다"
        OpenValue = "값이 ]로 닫히지 않아 파일의 나머지를 그 값으로 읽었습니다"
        BareBracket = "이스케이프되지 않은 ] 기호를 텍스트의 일부로 읽었습니다"
        OpenTrees = "( {0}개가 )로 닫히지 않았습니다; 파일이 잘린 것 같습니다"
        NodeAfterVariation = "변화도 뒤에 노드가 있어 다른 변화도로 읽었습니다"
        NodeAfterGame = "대국이 끝난 뒤에 노드가 있어 대국의 일부로 읽었습니다"
        NoSemicolon = "세미콜론으로 시작하지 않는 노드가 있습니다"
        EmptyTree = "노드가 없는 트리를 뺐습니다"
        NoValue = "값이 없는 {0}을(를) 뺐습니다"
        NoName = "이름이 없는 값을 뺐습니다"
        Stray = "여기서 뜻이 없는 “{0}”을(를) 뺐습니다"
        Game = "GM[{0}]은(는) 바둑이 아니지만 바둑으로 읽었습니다"
        Size = "SZ[{0}]은(는) 2부터 25까지의 판 크기가 아니어서 19×19로 보여 줍니다"
        Rectangle = "판의 크기 {0}×{1} 대신 {2}(으)로 보여 줍니다"
        Number = "{0}[{1}]은(는) 여기에 맞는 숫자가 아니어서 {2}을(를) 씁니다"
        Rules = "“{0}” 규칙을 알 수 없어 일본 규칙을 씁니다"
        Point = "{0}[{1}]은(는) {2} 판의 점이 아니어서 파일에는 두되 보여 주지 않습니다"
        OtherValue = "{0}에 다른 값 [{1}]이(가) 있어 파일에는 두되 쓰지 않습니다"
        Result = "“{0}”은(는) B+3.5, W+R, 0, Void 같은 결과가 아닙니다"
        Illegal = "규칙에 어긋나는 수가 있습니다: {0}"
        Line = "읽을 수 없는 “{0}”을(를) 뺐습니다"

        Outside = "대국 바깥에 있는 “{0}”을(를) 뺐습니다"
    }
}

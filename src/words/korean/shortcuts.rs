//! Other keys for commands.

use crate::words::{ShortcutWords, translation};

use super::Korean;

translation! {
    Korean, ShortcutWords {
        Title = "단축키 변경"
        ToPage = "단축키 변경…"
        About = "명령 옆의 변경을 누른 다음 새 키를 누르세요. 메뉴와 도움말에 바로 나타납니다."
        ResetAll = "모두 초기화"
        Change = "변경"
        Add = "추가"
        Reset = "초기화"
        Cancel = "취소"
        ChangeOf = "키 변경: {0}"
        AddOf = "키 추가: {0}"
        ResetOf = "키 초기화: {0}"
        NoKeys = "없음"
        Press = "“{0}”의 새 키를 누르세요; Esc를 누르면 그대로 둡니다"
        Reserved = "{0}은(는) 창을 다루는 데 필요합니다: 다른 키를 누르세요"
        Taken = "{0}은(는) “{1}”의 단축키입니다. “{2}”(으)로 옮길까요?"
        Give = "옮기기"

        Ignored = "설정 파일의 일부 단축키를 무시합니다: {0}"
        NoCommand = "“{0}”은(는) 이 버전에 없는 명령입니다"
        NoList = "“{0}”에 키 목록이 없습니다"
        NoKey = "“{0}”: “{1}” 키가 없습니다"
        TakenInFile = "“{0}”: {1}은(는) 이미 “{2}”의 단축키입니다"
    }
}

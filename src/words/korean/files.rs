//! What went wrong with a file.

use crate::words::{FileTrouble, translation};

use super::Korean;

translation! {
    Korean, FileTrouble {
        Missing = "파일이 없습니다"
        OnlyBackup = "파일이 없지만 이전 버전이 {0}(으)로 보관되어 있습니다"
        Folder = "파일이 아니라 폴더입니다"
        NotAFile = "일반 파일이 아닙니다"
        NoFolder = "파일이 들어갈 폴더가 없습니다"
        BrokenLink = "끊어진 링크입니다"
        ReadOnly = "읽기 전용 파일입니다"
        Permission = "권한이 없습니다"
        Full = "디스크가 가득 찼습니다"
        Name = "이름이 너무 길거나 쓸 수 없는 문자가 있습니다"
        TooLarge = "파일이 1기가바이트보다 큽니다"
        Exists = "같은 이름의 파일이 이미 있습니다"
        Other = "시스템 오류입니다: {0}"
        NotUtf8 = "저장 파일은 UTF-8 텍스트여야 하는데 아닙니다"
        NoGame = "이 파일에는 기보가 없습니다: (;로 시작하는 곳이 없습니다"
        TooLong = "텍스트가 4기가바이트보다 깁니다"
        NewerSave =
            "저장 파일의 버전은 {0}인데 이 Jego는 버전 {1}까지 읽습니다; 더 새로운 Jego로 열 수 있습니다"
        SaveForm = "저장 파일의 형식이 잘못되었습니다: {0}"
        SaveContent = "저장 파일에 있을 수 없는 내용이 있습니다: {0}"
        NoSuchGame = "파일에 기보가 {0}개뿐이어서 {1}번 기보가 없습니다"
        LineTooLong = "변화도가 너무 길어 둘 수 없습니다; 그대로 보관만 할 수 있습니다"
        NotGo = "바둑이 아니라 {0} 대국입니다"
        OthelloBoard = "{0}×{1} 판의 오셀로 대국입니다; 8×8만 지원합니다"
        UnknownGame = "SGF 게임 종류 {0}은(는) Jego에서 둘 수 없습니다"
        InUse = "이 대국은 다른 창에서 열려 있습니다"
        NewerJournal = "더 새로운 Jego가 쓴 자동 저장 기록입니다; 그 Jego로 열 수 있습니다"
        EmptyJournal = "이 대국에서는 아직 한 수도 두지 않았습니다"
        DamagedJournal = "{0}번째 줄이 손상되었고 그 앞에 온전한 대국이 없습니다"

        Unproved = "기록한 내용을 다시 읽을 수 없습니다"
        TooMany =
            "파일의 수와 분기가 메모리에 담기에 너무 많습니다; 여러 파일로 나누면 열 수 있습니다"
        GameTooLarge =
            "대국의 모든 분기를 합쳐 400만 수가 넘습니다; 그대로 보관만 할 수 있습니다"
    }
}

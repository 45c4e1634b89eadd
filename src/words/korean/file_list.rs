//! What is said where files are chosen.

use crate::words::{FileWords, translation};

use super::Korean;

translation! {
    Korean, FileWords {
        OpenGame = "기보 열기"
        SaveGame = "기보 저장"
        ExportSgf = "SGF로 내보내기"
        SaveReport = "보고서 저장"
        ExportPicture = "그림으로 내보내기"
        Publish = "기보 그림이나 용지 내보내기"
        ChooseFolder = "폴더 선택"

        Open = "열기"
        Save = "저장"
        Export = "내보내기"
        Choose = "이 폴더 선택"
        Cancel = "취소"

        Games = "기보"
        Saves = "저장 파일"
        SgfFiles = "SGF 파일"
        Reports = "보고서"
        Pictures = "그림"
        Published = "내보낸 파일"
        AllFiles = "모든 파일"
        Hidden = "숨긴 파일"

        Places = "위치"
        SavedGames = "저장한 대국"
        Home = "홈"
        Documents = "문서"
        Desktop = "바탕 화면"
        Up = "상위 폴더"

        Name = "이름"
        Date = "날짜"
        Size = "크기"
        SortedUp = "{0}, 오름차순"
        SortedDown = "{0}, 내림차순"
        FileName = "파일 이름"
        Filter = "필터"
        FilterHint = "이름의 일부 또는 경로"
        Folder = "{0} 폴더"
        BrokenLink = "{0}, 끊어진 링크"

        Reading = "폴더를 읽는 중…"
        Empty = "빈 폴더입니다"
        NoneShown = "맞는 항목이 없습니다"
        Shown = "항목 {0}개"

        FolderMissing = "폴더가 없습니다"
        FolderForbidden = "이 폴더를 읽을 권한이 없습니다"
        NotAFolder = "폴더가 아닙니다"
        FolderUnreadable = "폴더를 읽을 수 없습니다: {0}"
        FileMissing = "여기에는 {0}이(가) 없습니다"
        NotAFile = "{0}은(는) 일반 파일이 아닙니다"
        NoSuchFolder = "{0} 폴더가 없습니다"
        FolderUnwritable = "이 폴더에는 쓸 수 없습니다. 다른 폴더를 고르세요."
        FileReadOnly = "{0}은(는) 읽기 전용입니다. 다른 이름을 고르세요."
        BadName = "올바른 파일 이름이 아닙니다"
        Failed = "실패했습니다: {0}"

        Overwrite = "{0}이(가) 이미 있습니다. 바꿀까요?"
        Replace = "바꾸기"
        Keep = "그대로 두기"

        NewFolder = "새 폴더…"
        NewFolderName = "새 폴더의 이름"
        Create = "만들기"
        FolderExists = "{0}이(가) 이미 있습니다"

        Bytes = "{0}B"
        Kilobytes = "{0}KB"
        Megabytes = "{0}MB"
        Gigabytes = "{0}GB"

        AsJego = ".jego.ron으로: {0}"
        LossRules = "SGF로는 이 규칙을 나타낼 수 없습니다"
        LossPlayers = "SGF에는 컴퓨터가 이어서 둔다는 정보가 없습니다"
        LossClocks = "SGF는 끝나지 않은 대국의 시계를 담지 못합니다"
        LossCount = "SGF는 아직 동의하지 않은 계가를 담지 못합니다"
    }
}

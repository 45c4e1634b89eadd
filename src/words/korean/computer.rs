//! The words about computers as players: engines, seats, and how they think.

use crate::words::{ComputerWords, EngineWords, SeatWords, translation};

use super::Korean;

translation! {
    Korean, ComputerWords {
        Title = "컴퓨터"
        Resigns = "가망이 없으면 기권"
        Ponders = "내 차례에도 생각: 더 강하지만 전력을 더 씁니다"
        Cores = "프로세서 코어"
        AllCores = "모두({0})"
        Engines = "엔진…"
        EnginesHint = "다른 바둑 프로그램과 두기"
    }
}

translation! {
    Korean, EngineWords {
        Title = "엔진"
        About = "GTP(Go Text Protocol)를 쓰는 프로그램이면 무엇이든 둘 수 있습니다"
        None = "아직 등록한 엔진이 없습니다"
        Add = "엔진 추가"
        AddFound = "{0} 추가"
        Found = "이 컴퓨터에서 찾음"
        Edit = "편집"
        EditNamed = "{0} 편집"
        Test = "테스트"
        TestNamed = "{0} 테스트"
        Remove = "제거"
        RemoveNamed = "{0} 제거"
        Removed = "{0}을(를) 제거했습니다"
        Undo = "실행 취소"
        Keep = "저장"
        Name = "이름"
        Command = "명령줄"
        CommandHint = "예: gnugo --mode gtp"
        Folder = "작업 폴더"
        FolderHint = "시작할 위치가 중요할 때만"
        Startup = "시작 명령"
        StartupHint = "먼저 보낼 GTP 명령, 한 줄에 하나씩"
        NoCommand = "실행할 프로그램을 입력하세요"
        Twice = "이 명령줄은 {0}에 이미 있습니다"
        TooMany = "엔진 목록이 가득 찼습니다"
        Starting = "{0} 시작 중…"
        Answers = "응답: {0}"
    }
}

translation! {
    Korean, SeatWords {
        Title = "대국자"
        BlackName = "흑 이름"
        WhiteName = "백 이름"
        FirstName = "플레이어 1 이름"
        SecondName = "플레이어 2 이름"
        Person = "사람"
        Name = "이름"
        Ok = "확인"
        SetUp = "엔진 등록…"
        EngineSays = "외부 엔진: {0}"
    }
}

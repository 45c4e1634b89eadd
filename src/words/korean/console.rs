//! What is said in a terminal only.

use crate::words::{ConsoleWords, TableRules, translation};

use super::Korean;

translation! {
    Korean, ConsoleWords {
        Game = "게임"
        Variant = "종류"
        OwnClock = "직접 정한 시계, 예: 10m+5x30s"
        BadClock = "없음, 10m, 10m+5x30s, 20m+25/10m, 5m+5s 중 하나로 입력하세요"
        On = "켬"
        Off = "끔"
        ShowRepeated = "반복된 국면 보기"
        Rules = "규칙"
        RulesOf = "{0} 규칙"
        Help = "도움말"
        OpenNamed = "다른 파일…"
        FileToOpen = "열 파일"
        FileToSave = "저장할 파일"
        AskReplace = "{0}이(가) 이미 있습니다: 바꿀까요?"
        Kept = "대국은 보관되며 이어둘 수 있습니다"
        YesNo = "예(y) 또는 아니요(n)"
        YesNoKeys = "y: 예, n: 아니요"
        YesNoSave = "예(y), 아니요(n), 먼저 저장하려면 저장(s)"
        YesNoSaveKeys = "y: 예, n: 아니요, s: 먼저 저장"
        WriteKeys = "Enter: 확인, Esc: 취소"
        NoGame = "열린 대국이 없습니다"
        NoSgf = "SGF는 이 게임을 지원하지 않습니다; .jego.ron으로 저장하세요"
        NotNow = "지금은 할 수 없습니다"
        NoSuchLevel = "레벨은 {0} 중에서 고릅니다"
        NotOver = "대국이 아직 끝나지 않았습니다"
        BadPoint = "0부터 {0}까지의 숫자나 D4 같은 점을 입력하세요"
        BadSquare = "f5 같은 칸을 입력하거나, 5행 6열이면 56처럼 입력하세요"
        BadMove = "0부터 15까지의 칸과, 번호나 속성으로 말을 입력하세요"
        BadQuarto = "건네줄 말의 번호나 말을 놓을 칸의 번호를 0부터 15까지로 입력하세요"
        NoSuchPiece = "남은 말 중에 맞는 것이 없습니다"
        ManyPieces = "맞는 말이 {0}개입니다"
        BadRow = "1부터 {0}까지의 숫자를 입력하세요"
        KeepAsIs = "{0}, 현재 {1}: 빈 줄은 그대로, -는 지우기"
        Nothing = "없음"
        Hand = "손에 든 말: {0}"
        Tray = "남은 말:"
        SquareFor = "{0}이(가) 놓을 칸을 고릅니다: {1}"
        PieceFor = "{0}이(가) {1}번 칸에 놓을 말을 고릅니다"
        WaitsWord = "{0}이(가) 기다립니다. 계속 두게 하려면 “계속”을 입력하세요."
        WaitsKey = "{0} 대기 중, g: 계속"
        GivePiece = "{0}이(가) 건네줄 말을 고릅니다"
        Turned = "{0} {1}, {2}개 뒤집기"
        Put = "{0}: {2}번 칸에 {1}"
        Gave = "{0}이(가) 건네준 말: {1}"
        WonLine = "이기는 줄 {0}: {1}"
        Discs = "돌 {0}개"
        Counting =
            "죽은 돌을 제안합니다. 점을 입력하면 그 덩어리의 생사가 바뀝니다. “동의”는 대국을 끝내고 “재개”는 계속 둡니다."
        CountingKeys = "Enter: 생사, a: 동의, c: 재개"
        TableKeys = "Enter: 두기, u: 무르기, Esc: 메뉴, F1: 도움말"
        TrayKeys = "Tab: 판과 말, Enter: 선택, Esc: 메뉴, F1: 도움말"
        PageKeys = "↑↓: 이동, Enter: 선택, Esc: 뒤로"
        FieldKeys = "←→: 변경"
        ReadKeys = "↑↓: 스크롤, Esc: 뒤로"
        TooSmallEither = "터미널이 너무 작습니다: {0}×{1} 또는 {2}×{3}이어야 하는데 {4}×{5}입니다"
        Numbered = "{0}. {1}"
        ReviewOff = "복기를 더 보여 주지 않습니다"
        BadSide = "흑, 백, 모두 중 하나를 입력하세요"
        MomentWords = "“승부처 1”은 첫 번째 승부처로, “다음 실수”와 “이전 실수”는 실수에서 실수로 이동합니다. “승부처”는 이 목록을 다시 보여 줍니다."
        MomentKeys = "1~9: 그 수로 이동, ↑↓: 스크롤, Esc: 뒤로"
        AnalysisWaits = "분석 중…"
        AnalysisHead = "{0}: 승률 {1}%, {2}"
        AnalysisMove = "{0}: 승률 {1}%, {2}집, 탐색의 {3}%"
        AnalysisChance = "{0}: 승률 {1}%"
        AnalysisLine = "{0}; 예상 수순 {1}"
        BadAsk = "{0} 뒤에 D4 같은 점을 쓰세요"
        BadRowNumber = "1부터 {0}까지의 가로줄을 입력하세요"
        BadColumn = "{0}부터 {1}까지의 세로줄을 입력하세요"
        BoardOff = "“판”을 입력할 때만 판을 그립니다"
        BoardOn = "한 수마다 판을 그립니다"
        AskWords =
            "마지막, 활로 D4, 가로 4, 세로 D, 무리, 단수, 점수: 판에 대한 질문; 판 끄기: 판 없이 수만"
        ProposedKeys = "Enter: 확인, 입력하면 바뀜, End: 고치기, Esc: 취소"
        HelpMove = "화살표나 h, j, k, l은 커서를 옮기고 Enter나 스페이스는 둡니다. 클릭하면 한 번에 됩니다."
        HelpTab = "Tab은 판과 말 사이를 오갑니다"
        HelpEscape = "Esc는 대국 메뉴를 열거나 뒤로 갑니다"
        HelpPoint = "수는 왼쪽 위부터 한 줄씩 센 0부터 {0}까지의 숫자나 D4 같은 점입니다"
        HelpOld = "88은 통과, 99는 종료입니다"
        FileWord = "파일"
        NameWord = "이름"
        NumberWord = "번호"
        SideWord = "편"
        HelpShow = "판을 다시 보여 줍니다"

        Unkept = "이 대국은 보관되지 않습니다: {0}. “저장 파일”을 입력하면 다른 곳에 저장합니다."
        KeptAgain = "대국이 다시 보관됩니다"
        AskUnkept =
            "이 대국은 보관할 수 없습니다: {0}. 그래도 나가서 대국을 버릴까요? “아니요”를 고르면 다른 곳에 저장할 수 있습니다."
        Lost = "대국이 보관되지 않았습니다: {0}"
        NotKeptSign = "보관 안 됨: {0}"
        AskRepaired =
            "{0}은(는) 복구해야 읽을 수 있었고, 복구된 형태로 기록됩니다. 바꿀까요? 원본은 그 옆에 다른 이름으로 보관됩니다."
        NotSaved = "저장하지 않았습니다: {0}은(는) 그대로입니다"
        GuessedCharset =
            "문자 집합을 {0}(으)로 짐작해 읽었습니다. “jego console --charset 이름”을 쓰면 다르게 읽습니다."
    }
}

translation! {
    Korean, TableRules {
        GoInput =
            "줄 모드에서 점은 왼쪽 위를 0으로 하여 한 줄씩 센 숫자나 D4 같은 이름입니다. X는 흑, O는 백입니다."
        OthelloInput =
            "줄 모드에서 칸은 f5 같은 이름이나 두 자리 숫자입니다. 가로줄이 먼저이며, 예는 56입니다."
        AligneBoard =
            "Aligne 4는 4×4칸 판과 서로 다른 말 열여섯 개로 둡니다. 말은 검거나 희고, 크거나 작고, 동물이거나 식물이고, 둥글거나 네모납니다. 말에는 주인이 없습니다."
        AligneMove =
            "차례가 되면 남은 말 중 하나와 그 말을 놓을 칸을 고릅니다. 상대가 말을 건네주는 Quarto와는 다릅니다."
        AligneWin =
            "가로, 세로, 대각선의 네 말이 속성을 공유하면 마지막 말을 놓은 사람이 이깁니다. 그런 줄 없이 판이 다 차면 무승부입니다."
        AligneQuarto = "Quarto는 다음에 놓을 말을 서로 건네주는 변형입니다"
        AligneSigns =
            "말은 문자로 그립니다. A는 동물, P는 식물이고, 대문자는 큰 말이며, 둥근 괄호는 둥근 말, 대괄호는 네모난 말입니다."
        AligneInput =
            "줄 모드에서 수는 0부터 15까지의 칸과, 번호나 속성으로 나타낸 말입니다. 11 7에서는 칸이 먼저입니다. 검은 말 앞에는 #이 붙습니다."
    }
}

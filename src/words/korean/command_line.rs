//! The help of the command line, as far as players use it.

use crate::words::{CommandLineWords, translation};

use super::Korean;

translation! {
    Korean, CommandLineWords {
        Program = "바둑, 오셀로, Aligne 4를 둡니다"
        ProgramMore =
            "명령을 주지 않으면 창이 열리고, 파일을 주면 그 기보를 보여 줍니다. 화면이 없는 곳에서는 그 까닭을 한 줄로 알리고 터미널에서 시작합니다."
        UsageHead = "사용법"
        CommandsHead = "명령"
        ArgumentsHead = "인수"
        OptionsHead = "옵션"
        ExitCodesHead = "종료 코드"
        ExitSuccess = "성공; 파이프를 읽는 쪽이 사라진 때도 포함"
        ExitFailure = "실패; 표준 오류의 한 줄이 까닭을 알립니다"
        ExitInvalid = "잘못된 명령줄; 표준 오류가 고칠 방법을 알립니다"
        HelpOption = "도움말을 출력합니다"
        VersionOption = "버전을 출력합니다"
        HelpCommand = "이 도움말 또는 명령의 도움말을 출력합니다"
        File = "열 기보: 저장 파일, SGF, NGF, GIB, UGF"
        NewGame = "새 대국 화면으로 시작합니다"
        Resume = "중단한 대국을 이어서 둡니다. 여러 개면 목록을 보여 줍니다."
        Stats = "창을 여는 데 걸린 시간과 창의 크기를 출력한 다음 닫습니다"

        Console = "이 터미널에서 바둑, 오셀로, Aligne 4를 둡니다"
        ConsoleMore =
            "게임을 주면 바로 시작하며, 따로 정하지 않으면 상대는 컴퓨터입니다. 파일을 주면 그 기보를 열고, 둘 다 주지 않으면 메뉴가 나옵니다. 터미널에서는 화면 전체를 씁니다. 입력이나 출력이 터미널이 아니면 한 줄씩 진행하므로 스크립트로 다루거나 소리 내어 읽을 수 있습니다. 대국, 설정, 중단된 대국은 창과 함께 씁니다."
        Info = "기보 파일의 내용을 보여 줍니다: 저장 파일, SGF, NGF, GIB, UGF"
        Convert = "기보 파일을 읽어 다른 형식으로 씁니다"
        Gtp = "다른 프로그램의 엔진으로 실행합니다(Go Text Protocol)"
        Analysis = "KaTrain 같은 프로그램을 위해 KataGo의 JSON 프로토콜로 국면을 분석합니다"
        Match = "두 엔진을 겨루게 하고 어느 쪽이 강한지 알립니다"
        Review = "대국을 복기합니다: 수마다 입은 손해와 승부를 가른 수"
        Render = "기보를 출판합니다: 기보 그림, 기보 용지, 움직이는 그림"
        Problems = "이 터미널에서 바둑 문제를 한 줄씩 풉니다"
        ProblemsMore =
            "어떤 SGF 파일, 모음, 폴더든 문제로 열 수 있으며, 주지 않으면 Jego에 들어 있는 문제를 엽니다. 정답과 오답은 만든 이가 쓴 표시에서 읽고, 응수는 자동으로 나옵니다. 정답에 없는 수는 신경망이 판단하며 그 사실을 알립니다. 풀어 본 문제는 기억해 둡니다."
        Library = "폴더와 파일에 있는 기보를 나열하고 그 안에서 국면을 찾습니다"
        Completions = "셸 자동 완성을 출력합니다"
        DesktopFiles = "데스크톱과 셸이 찾는 파일을 폴더에 씁니다(패키지용)"
        Man = "프로그램 또는 명령의 설명서를 출력합니다"

        ConsoleWhat = "go, othello, aligne4 또는 기보 파일; 기본값은 메뉴"
        Size = "바둑판 크기, 2줄부터 25줄까지 (기본 9)"
        Rules = "바둑 규칙 (기본은 프랑스 규칙)"
        Komi = "덤; 기본은 규칙이 정한 값"
        Handicap = "화점에 놓을 치석 수: 2~9"
        Free = "치석을 자유 배치합니다"
        PlayBlack = "흑으로 둡니다 (기본)"
        PlayWhite = "백으로 둡니다"
        Draw = "흑백을 무작위로 정합니다 (돌 가리기)"
        Teach = "컴퓨터가 가르칩니다: 나쁜 수를 두면 응수하기 전에 잘못을 알려 줍니다. 한 판에 3번, 10번 또는 항상 (기본 10번)."
        TwoPlayers = "두 사람이 둡니다"
        Watch = "컴퓨터끼리 둡니다"
        Level = "컴퓨터의 레벨; --watch와 함께 쓰면 흑, 백에 한 번씩"
        Rank = "바둑 컴퓨터의 기력, 30k부터 9d까지; --watch와 함께 쓰면 흑, 백에 한 번씩"
        Name = "내 이름; 두 번 주면 상대 이름도 정합니다"
        Clock = "시계: 10m, 초읽기 10m+5x30s, 캐나다식 초읽기 20m+25/10m, 피셔 5m+5s (기본은 없음)"
        AtariGo = "따내기 바둑을 둡니다: 먼저 따내면 이깁니다"
        Crosscut = "따내기 바둑을 가운데에 흑백 두 점씩 놓고 시작합니다"
        Quarto = "Aligne 4의 말로 Quarto를 둡니다"
        Charset = "파일의 문자 집합: GBK, Big5, Shift_JIS, EUC-JP, EUC-KR, windows-1252 등; 주지 않으면 파일에 적혀 있거나 보이는 대로"
        Language = "이번 실행에 쓸 언어"
        Plain = "터미널에서도 한 줄씩 진행합니다"

        ProblemsWhat = "파일 또는 폴더; 기본은 Jego의 문제"
        Mistakes = "내 대국의 실수로 만든 연습 문제; 다른 순서를 주지 않으면 오늘 풀 것"
        Order = "낼 문제와 그 순서 (기본은 파일 순서)"
        OrderGiven = "파일에 있는 순서대로"
        OrderShuffled = "무작위 순서"
        OrderFailed = "지난번에 틀린 문제"
        OrderUnsolved = "아직 풀지 못한 문제"
        OrderDue = "오늘 다시 풀 문제, 오래 기다린 것부터"
        Theme = "이 유형의 문제만 (파일의 GE)"
        Grade = "이 난이도의 문제만 (파일의 DI)"
        Turn = "판을 무작위로 돌리거나 뒤집습니다"
        Swap = "흑백을 무작위로 바꿉니다"
        First = "시작할 문제의 번호, 1부터"
        Seed = "모든 무작위의 시드"
    }
}

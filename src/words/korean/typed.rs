//! What is typed in line mode, where commands are words, and what answers a
//! question. Each is also understood in Latin letters: a terminal often has no
//! input method.

use crate::words::{
    TypedAnswer, TypedBoard, TypedCommand, TypedMention, TypedQuestion, TypedSide, TypedWord,
    translation,
};

use super::Korean;

translation! {
    Korean, TypedCommand {
        Pass = "통과|패스|tonggwa"
        Undo = "무르기|mureugi"
        Redo = "다시두기|다시 두기|dasidugi"
        Hint = "힌트|hinteu"
        TakeBack = "이 수 무르기|i su mureugi"
        LeaveMove = "그대로 두기|geudaero dugi"
        Analyze = "분석|bunseok"
        Estimate = "형세|형세판단|형세 판단|hyeongse"
        Review = "복기|bokgi"
        Moments = "승부처|seungbucheo"
        NextMistake = "다음 실수|daeum silsu"
        PreviousMistake = "이전 실수|ijeon silsu"
        MistakesOf = "실수|silsu"
        PauseReview = "복기 멈춤|bokgi meomchum"
        RemoveReview = "복기 제거|bokgi jegeo"
        ShowRepeated = "반복|banbok"
        Accept = "동의|dongui"
        Resume = "재개|jaegae"
        Resign = "기권|gigwon"
        MoveNow = "지금|바로|jigeum"
        StopThinking = "중지|jungji"
        Continue = "계속|gyesok"
        Pause = "멈춤|meomchum"
        Players = "레벨|대국자|daegukja"
        ShowResult = "결과|gyeolgwa"
        Back = "뒤로|dwiro"
        Forward = "앞으로|apeuro"
        TenBack = "뒤로10|dwiro10"
        TenForward = "앞으로10|apeuro10"
        ToStart = "처음|cheoeum"
        ToEnd = "끝|kkeut"
        PreviousVariation = "이전|ijeon"
        NextVariation = "다음|daeum"
        Save = "저장|jeojang"
        SaveAs = "다른이름|dareunireum"
        Load = "열기|불러오기|yeolgi"
        New = "새대국|새 대국|saedaeguk"
        Restart = "다시시작|재시작|jaesijak"
        Rematch = "재대국|jaedaeguk"
        Rules = "규칙|gyuchik"
        Options = "설정|seoljeong"
        Help = "도움말|도움|doummal"
        Home = "메뉴|나가기|menyu"
        Quit = "종료|jongnyo"
    }
}

translation! {
    Korean, TypedQuestion {
        LastMove = "마지막|majimak"
        Chain = "활로|hwallo"
        Row = "가로|가로줄|garo"
        Column = "세로|세로줄|sero"
        Groups = "무리|muri"
        Atari = "단수|dansu"
        Score = "점수|jeomsu"
    }
}

translation! {
    Korean, TypedSide {
        Black = "흑|heuk|1"
        White = "백|baek|2"
        Both = "모두|modu"
    }
}

translation! {
    Korean, TypedBoard {
        Show = "판|보기|pan"
        On = "켜기|켬|kyeogi"
        Off = "끄기|끔|kkeugi"
    }
}

translation! {
    Korean, TypedAnswer {
        Yes = "y|예|네|ye"
        No = "n|아니요|아니오|aniyo"
        Save = "저장|s|jeojang"
    }
}

translation! {
    Korean, TypedWord {
        NoClock = "없음|eopseum"
        PreviousPage = "뒤로|dwiro"
    }
}

translation! {
    Korean, TypedMention {
        Move = "수"
        Moves = "수"
        And = "과|와|및"
        Number = "제|번"
        Unit = "집|점|급|단|분|초|수|번|개|회"
    }
}

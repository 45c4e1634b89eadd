//! What goes wrong with an engine from outside, said to a player.

use crate::words::{EngineTrouble, translation};

use super::Korean;

translation! {
    Korean, EngineTrouble {
        NoCommand = "엔진을 시작할 명령이 없습니다"
        OpenQuote = "엔진 명령줄의 따옴표 {0}이(가) 닫히지 않았습니다"
        OpenBackslash = "엔진 명령줄의 마지막 백슬래시 뒤에 아무것도 없습니다"
        NoFolder = "{0} 폴더가 없습니다"
        NoProgram = "“{0}” 프로그램이 없습니다"
        CannotStart = "“{0}”을(를) 시작할 수 없습니다: {1}"
        Version = "엔진이 GTP 버전 2가 아니라 “{0}”을(를) 씁니다"
        TimedOut = "엔진이 “{0}”에 {1}초 안에 응답하지 않았습니다"
        Stopped = "엔진을 멈췄습니다"
        Ended = "엔진이 코드 {0}(으)로 끝났습니다"
        EndedSaying = "엔진이 코드 {0}(으)로 끝났습니다; 마지막 출력: {1}"
        Killed = "엔진이 신호를 받아 강제 종료되었습니다"
        KilledSaying = "엔진이 신호를 받아 강제 종료되었습니다; 마지막 출력: {0}"
        NotText = "“{0}”에 대한 엔진의 응답이 텍스트가 아닙니다"
        NotAnAnswer = "엔진의 응답이 올바른 GTP가 아닙니다: “{0}”"
        Refused = "엔진이 “{0}”을(를) 거부합니다: {1}"
        NotAMove = "엔진이 응답한 “{0}”은(는) 이 판의 수가 아닙니다"
        Illegal = "엔진이 둘 수 없는 수를 두었습니다: {0}"
        NotAStone = "엔진이 “{0}”을(를) 죽은 돌이라고 하지만 그곳에는 돌이 없습니다"
        NoLiberties = "이 국면은 어떤 엔진에도 줄 수 없습니다: 활로 없는 덩어리가 있습니다"
        UnknownCommand = "엔진이 {0} 명령을 모릅니다"

        Flood = "엔진이 끝없이 출력합니다"
    }
}

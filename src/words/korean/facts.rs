//! Why a move was bad, in sentences.

use crate::words::{FactWords, translation};

use super::Korean;

translation! {
    Korean, FactWords {
        StonesAt = "{1}의 {0}점"
        About = "약 {0}집"
        Passed = "아직 {1}짜리 수가 있는데 {0}이(가) 통과합니다"
        FilledEye = "{0}이(가) {1}의 자기 눈을 메웁니다"
        IgnoredThreat = "{1}이(가) {2}에서 노리는데 {0}이(가) 받지 않아 {3}을(를) 잃습니다"
        SelfAtari = "{0}이(가) 스스로 단수에 들어가 {1}이(가) {2}을(를) 따냅니다"
        LeftInAtari = "{0}이(가) 단수에 몰린 {1}을(를) 내버려 두어 {2}이(가) 따냅니다"
        LeftInAtariSaved = "{0}이(가) 단수에 몰린 {1}을(를) 내버려 둡니다; {2}에 두면 살릴 수 있었습니다"
        CapturesAtOnce = "{0}이(가) {1}을(를) 바로 따낼 수 있습니다"
        CapturesInLadder = "{0}이(가) {1}을(를) 축으로 잡을 수 있습니다"
        CapturesInLine = "예상 수순에서 {0}이(가) {1}을(를) 따냅니다"
        MissesAtOnce = "{0}은(는) {2}에 두어 {1}을(를) 따낼 수 있었습니다"
        MissesInLadder = "{0}은(는) {2}부터 축으로 {1}을(를) 잡을 수 있었습니다"
        MissesInLine = "{0}은(는) {2}부터 시작하는 수순으로 {1}을(를) 따낼 수 있었습니다"
        LadderFails = "{0}의 축은 성립하지 않습니다: {1}이(가) 달아납니다"
        GroupDies = "{1}의 {0} {2}이(가) 죽습니다"
        StoneDies = "{1}의 {0} 한 점이 잡힙니다"
        GroupLives = "{1}의 {0} {2}이(가) 삽니다"
        StoneLives = "{1}의 {0} 한 점이 살아납니다"
        Seki = "{1}의 {0} {2}이(가) 빅으로 삽니다"
        Ko = "패가 나며 {0}이(가) {1}에서 먼저 따냅니다"
        Cut = "{0}이(가) {1}에서 {2}과(와) {3} 사이를 끊습니다"
        MissedCut = "{0}은(는) {1}에서 {2}과(와) {3} 사이를 끊을 수 있었습니다"
        Dame = "{0}은(는) 공배일 뿐이고 아직 차지할 집이 남아 있었습니다"
        OwnTerritory = "{0}은(는) 이미 {1}집이었습니다"
        Hopeless = "{0}의 돌은 죽은 돌입니다: 그 일대는 {1}의 것입니다"
        Territory = "{3}에서 {0}이(가) {2}에게 {1}을(를) 내줍니다"
        Larger = "{0}이(가) 더 컸습니다: {1} 차이"
        Better = "{0}이(가) 더 좋았습니다: {1} 차이"
        Unanswered = "{0}은(는) 후수입니다: {1}이(가) 받지 않고 {2}에 둡니다"
        KeepsSente = "{0}은(는) 선수였습니다: {1}이(가) {2}에 받으면 {3}이(가) 손을 돌립니다"
        UpperLeft = "좌상귀"
        Upper = "상변"
        UpperRight = "우상귀"
        Left = "좌변"
        Center = "중앙"
        Right = "우변"
        LowerLeft = "좌하귀"
        Lower = "하변"
        LowerRight = "우하귀"
    }
}

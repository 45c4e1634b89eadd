//! Atari go: the first capture wins.

use crate::words::{AtariGoWords, translation};

use super::Korean;

translation! {
    Korean, AtariGoWords {
        AtariGo = "따내기 바둑"
        AboutGo = "판을 더 많이 차지한 쪽이 이깁니다"
        AboutAtariGo = "먼저 따내는 쪽이 이깁니다: 계가도 통과도 없습니다"
        Start = "시작 모양"
        EmptyBoard = "빈 판"
        Crosscut = "가운데 맞끊음"
        Captured = "{0}: 돌 {1}개 따냄"
        AlreadyCaptured = "대국이 끝났습니다: {0}이(가) 돌을 따냈습니다"
        MustPlay = "따내기 바둑에서는 둘 곳이 있으면 통과할 수 없습니다"
        NotJudged = "따내기 바둑에는 분석, 형세 판단, 복기가 없습니다: 신경망은 바둑만 압니다"

        Wonder = "호기심"
        Grasp = "포획"
        Guard = "수비"
        Chase = "추격"
        Craft = "솜씨"
        Proof = "증명"
        AboutWonder = "규칙을 갓 배워 놓치는 것이 많습니다"
        AboutGrasp = "잡을 수 있으면 잡지만 달아나기를 잊곤 합니다"
        AboutGuard = "단수는 놓치지 않지만 수를 내다보지 않습니다"
        AboutChase = "조금 내다보지만 가끔 실수합니다"
        AboutCraft = "축을 읽고 몇 수 앞을 내다봅니다"
        AboutProof = "읽을 수 있는 데까지 읽고, 5×5에서는 대개 끝까지 읽습니다"
    }
}

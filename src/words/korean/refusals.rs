//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::Korean;

translation! {
    Korean, Refusal {
        OffBoard = "{0} 판에는 왼쪽 위에서 센 {1}열 {2}행의 점이 없습니다"
        Occupied = "{0}에는 이미 돌이 있습니다"
        Suicide = "{0}은(는) 자살수입니다: 덩어리의 활로가 없어집니다"
        KoAfterMove = "패: {0}에 두면 {1}번째 수 뒤의 국면이 반복됩니다"
        KoAtTheStart = "패: {0}에 두면 시작 국면이 반복됩니다"
        NotTheirTurn = "{0} 차례입니다"
        HandicapStonesFirst = "치석을 먼저 놓아야 합니다: {0}개 남음"
        Stopped = "대국이 끝났습니다: 둘 다 통과했습니다"
        Void = "대국이 끝났습니다: 긴 반복으로 무효가 되었습니다"
        NoSuchSquare = "판에는 {0}열 {1}행의 칸이 없습니다"
        SquareTaken = "{0}번 칸은 이미 차 있습니다"
        FlipsNothing = "{0}에 두면 뒤집을 돌이 없습니다: 상대 돌을 사이에 끼워야 합니다"
        MustMove = "{0}은(는) 둘 곳이 있으므로 통과할 수 없습니다"
        NeitherCanMove = "대국이 끝났습니다: 둘 다 둘 곳이 없습니다"
        UsedAnimal = "{0}은(는) 이미 판에 있습니다"
        UsedPlant = "{0}은(는) 이미 판에 있습니다"
        PieceAndSquare = "Aligne 4에서는 말을 건네지 않습니다: 말과 칸을 고르세요"
        GiveFirst = "Quarto에서는 말을 먼저 건넵니다: 상대에게 줄 말을 고르세요"
        SetAnimalFirst = "{0}을(를) 건네받았습니다: 놓을 칸부터 고르세요"
        SetPlantFirst = "{0}을(를) 건네받았습니다: 놓을 칸부터 고르세요"
        NoSetup = "말을 직접 배치할 수 없습니다"
        Over = "대국이 끝났습니다"
        NoSuchTurn = "대국에 이 수가 없거나 이제 없습니다"
        LineTooLong = "이 변화도는 파일에 담기에 너무 길어 더 이어 둘 수 없습니다"
        NotAName = "“{0}”은(는) 올바른 SGF 속성 이름이 아닙니다"
        PartOfGame = "{0}은(는) 대국 자체에 속하므로 주석으로 편집할 수 없습니다"

        NoSetupHere = "여기서는 돌을 직접 배치할 수 없습니다"
        NotesDisagree = "수에 딸린 기록이 다른 수에 대한 것입니다"
        OtherRules = "이 규칙으로는 이 대국을 둘 수 없습니다"
    }
}

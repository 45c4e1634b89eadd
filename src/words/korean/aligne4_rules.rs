//! The rules of Aligne 4 and of Quarto, told on their page.

use crate::words::{Aligne4Text, translation};

use super::Korean;

translation! {
    Korean, Aligne4Text {
        Pieces = "판과 말"
        PiecesTraits =
            "4×4칸 판 옆에 말 열여섯 개가 있습니다. 말마다 네 가지 속성이 있습니다: 검거나 희고, 크거나 작고, 동물이거나 식물이고, 둥글거나 네모납니다. 똑같은 말은 하나도 없습니다."
        PiecesNobody =
            "말에는 주인이 없습니다. 색에 관계없이 두 사람 모두 남은 말 중에서 고릅니다."
        Tone = "검은색 또는 흰색"
        Size = "큼 또는 작음"
        Kind = "동물 또는 식물"
        Shape = "둥긂 또는 네모남"
        Turn = "한 수"
        TurnHow =
            "차례가 되면 남은 말 중 하나와 그 말을 놓을 빈칸을 고릅니다. 무엇을 먼저 골라도 됩니다. 그러면 상대 차례가 됩니다. 한번 놓은 말은 움직이지 않습니다."
        TurnTask = "말을 하나 골라 칸에 놓으세요"
        TurnDone = "이것으로 한 수가 끝났습니다: {1}번 칸에 {0}"
        Line = "이기는 줄"
        LineHow =
            "가로, 세로, 대각선으로 나란한 네 말이 속성을 하나라도 공유하면 이깁니다. 나머지 세 개를 누가 놓았든 줄을 완성한 사람이 이깁니다."
        LineTask = "이기는 말과 칸을 찾으세요"
        LineMissed = "완성된 줄이 없습니다: 수를 무르고 다시 찾아보세요"
        NoLine = "이기지 못하는 줄"
        NoLineHow =
            "공통점이 없는 네 말로는 이기지 못합니다. 그런 줄은 죽은 줄이며, 그 말들은 다른 줄에서만 쓸모가 있습니다."
        NoLineTask = "맨 윗줄을 채우세요: 어떤 말을 놓아도 이기지 못합니다"
        NoLineDone = "줄이 다 찼지만 대국은 계속됩니다"
        Safe = "피해야 할 것"
        SafeHow =
            "속성을 공유하는 말 세 개가 나란히 있으면 두 사람 모두에게 위협입니다. 그 속성을 가진 말이 남아 있는 한, 다음에 두는 사람이 줄을 완성합니다. 세 번째 말을 스스로 놓지 마세요."
        SafeTask = "상대가 다음 수에 이기지 못하도록 말을 놓으세요"
        SafeDone = "이제 어떤 말로도 줄을 완성할 수 없습니다"
        SafeMissed = "이제 줄을 완성할 수 있는 말이 있습니다: 수를 무르세요"
        Drawn = "무승부"
        DrawHow =
            "이기는 줄 없이 판이 다 차면 무승부입니다. 신중한 사람끼리 두면 흔한 일입니다."
        DrawTask = "말 하나와 칸 하나가 남았습니다: 두어 보세요"
        DrawDone = "판이 다 찼습니다: 무승부입니다"
        Quarto = "Quarto"
        QuartoHow =
            "Quarto는 한 가지만 다릅니다: 내가 놓을 말을 상대가 고릅니다. 그 말을 원하는 칸에 놓은 다음, 상대가 놓을 말을 골라 건네줍니다. 이기는 줄은 같습니다."
        QuartoTask = "상대가 이길 수 없는 말을 건네주세요"
        QuartoDone = "이 말로는 아무도 이길 수 없습니다: 놓고 계속하세요"
        QuartoMissed = "이 말로 줄을 완성할 수 있습니다: 수를 무르세요"
    }
}

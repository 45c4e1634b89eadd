//! Teaching games: what the teacher says, and hints step by step.

use crate::words::{TeachingWords, TypedTeaching, translation};

use super::Korean;

translation! {
    Korean, TeachingWords {
        Option = "지도 대국"
        OptionTip = "정한 기준보다 손해가 큰 수를 무를 수 있습니다"
        NotWhenRated = "레이팅 대국은 지도 대국이 될 수 없습니다"
        Warnings = "지적"
        Off = "끔"
        Three = "최대 3번"
        Ten = "최대 10번"
        Always = "매번"
        Begins = "지도 대국: 컴퓨터가 나쁜 수에 응수하기 전에 알려 줍니다"
        Costs = "{0}은(는) {1} 손해입니다"
        PassCosts = "통과하면 {0} 손해입니다"
        Question = "이 수를 무를까요, 그대로 둘까요?"
        TakenBack = "물렀습니다: 다른 수를 두세요. 무른 수는 트리에 남습니다."
        Look = "{0}을(를) 살펴보세요"
        OneOf = "좋은 수: {0}"
        MoreHints = "다시 누르면 더 알려 줍니다"
        Spoken = "무르거나 그대로 둔 수"
        ShortTakenBack = "무름"
        ShortLeft = "그대로"
        RowTakenBack = "{0}: 무름, {1} 손해"
        RowLeft = "{0}: 그대로 둠, {1} 손해"
        AnswerBy = "무르기: {0}; 그대로 두기: {1}"
    }
}

translation! {
    Korean, TypedTeaching {
        TakeBack = "무르기|mureugi"
        Leave = "그대로|geudaero"
    }
}

//! The levels of the opponent.

use crate::words::{LevelWords, translation};

use super::Korean;

translation! {
    Korean, LevelWords {
        Chance = "우연"
        Greed = "욕심"
        Care = "조심"
        Minimax = "미니맥스"
        Hinder = "방해"
        Whim = "변덕"
        Fancy = "공상"
        Habit = "습관"
        Taste = "취향"
        Sense = "감각"
        Instinct = "본능"
        Glance = "직관"
        Thought = "생각"
        Plan = "계획"
        Study = "연구"
        Insight = "통찰"
        Vision = "혜안"
        Mastery = "통달"

        AboutRank = "약 {0}"
        Title = "{0} · {1}"
        Kyu = "{0}급"
        Dan = "{0}단"

        AboutHumanRank = "이 기력의 사람들이 두는 대로 둡니다"
        AboutSearchRank = "이 기력만큼 수를 읽습니다"

        AboutChance = "아무 데나 둡니다: 생애 첫 대국에 어울립니다"
        AboutGreed = "따낼 수 있으면 따내고 더 읽지 않습니다"
        AboutCare = "따내기도 하지만 자기 돌부터 살립니다"
        AboutWhim = "배운 지 몇 주 된 초보자처럼 둡니다"
        AboutFancy = "사람처럼 두지만 실착이 많습니다"
        AboutHabit = "사람처럼 둡니다: 잘 두는 날도, 못 두는 날도 있습니다"
        AboutTaste = "기원에서 만나는 보통 실력의 손님처럼 둡니다"
        AboutSense = "기원에서 만나는 센 손님처럼 둡니다"
        AboutInstinct = "노련한 사람이 둘 만한 수를 바로 둡니다"
        AboutGlance = "유단자가 둘 만한 수를 바로 둡니다"
        AboutThought = "가장 그럴듯한 수들을 견주어 보고 둡니다"
        AboutPlan = "스무 국면쯤 읽습니다: 센 사람에게 어울립니다"
        AboutStudy = "쉰 국면 넘게 읽습니다: 유단자에게 어울립니다"
        AboutInsight = "이백 국면쯤 읽습니다: 강한 유단자에게 어울립니다"
        AboutVision = "수백 국면을 읽습니다: 아주 강한 사람에게 어울립니다"
        AboutMastery = "주어진 시간을 모두 쓰는, Jego의 최고 실력입니다"

        OthelloGreed = "귀를 차지하거나 돌을 가장 많이 뒤집습니다"
        OthelloMinimax = "세 수 앞을 봅니다: 귀의 가치를 아는 사람에게 어울립니다"
        OthelloGlance = "조금 더 봅니다: 가끔 두는 사람에게 어울립니다"
        OthelloThought = "수마다 생각합니다: 자주 두는 사람에게 어울립니다"
        OthelloPlan = "멀리 내다봅니다: 센 사람에게 어울립니다"
        OthelloStudy = "더 멀리 내다보고 끝내기를 일찍 다 읽습니다"

        AligneGreed = "줄을 완성할 수 있으면 완성합니다: 초보자에게 어울립니다"
        AligneHinder = "속성을 공유하는 두 말도 갈라놓습니다"
        AligneCare = "이기는 수를 내주지도 않습니다"
        AligneMastery = "시간이 되는 만큼 읽으며 막판에는 빈틈이 없습니다"
    }
}

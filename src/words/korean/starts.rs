//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::Korean;

translation! {
    Korean, BadStart {
        Size = "판은 2줄부터 25줄까지이며 {0}줄은 안 됩니다"
        Points = "집은 7이나 7.5처럼 반집 단위입니다"
        Komi = "덤 {0}집은 너무 큽니다: {1}집까지입니다"
        HandicapStones = "치석은 2개부터 9개까지이며 {0}개는 안 됩니다"
        NoStarPoints = "{0} 판에는 치석을 놓을 화점이 없습니다"
        StarPoints = "{0} 판의 화점에는 치석을 {1}개까지 놓을 수 있으며 {2}개는 안 됩니다"
        Room = "{0} 판은 치석 {1}개를 놓기에 너무 작습니다"
    }
}

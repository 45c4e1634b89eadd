//! Why a game cannot begin as it was asked to.

use crate::words::{BadStart, translation};

use super::Japanese;

translation! {
    Japanese, BadStart {
        Size = "盤は2～25路です（{0}は不可）"
        Points = "目数は7や7.5のような整数か半目です"
        Komi = "コミ{0}は大きすぎます：最大は{1}です"
        HandicapStones = "置き石は2～9子です（{0}は不可）"
        NoStarPoints = "{0}の盤には置き石を置く星がありません"
        StarPoints = "{0}の盤の星に置けるのは{1}子までです（{2}は不可）"
        Room = "{0}の盤は置き石{1}子には小さすぎます"
    }
}

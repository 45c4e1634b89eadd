//! Why a move or a change is refused, said to a player.

use crate::words::{Refusal, translation};

use super::Japanese;

translation! {
    Japanese, Refusal {
        OffBoard = "{0}の盤に、左上から{1}列{2}行の点はありません"
        Occupied = "{0}にはすでに石があります"
        Suicide = "{0}は自殺手です：呼吸点がなくなります"
        KoAfterMove = "コウ：{0}は{1}手目の局面を繰り返します"
        KoAtTheStart = "コウ：{0}は開始局面を繰り返します"
        NotTheirTurn = "{0}の番です"
        HandicapStonesFirst = "置き石が先です：残り{0}子"
        Stopped = "すでに終局しています：両者がパスしました"
        Void = "すでに終局しています：循環により無勝負です"
        NoSuchSquare = "盤に{0}列{1}行のマスはありません"
        SquareTaken = "マス{0}にはすでに駒があります"
        FlipsNothing = "{0}では1つも返せません：相手の石をはさむ必要があります"
        MustMove = "{0}は打てる場所があるのでパスできません"
        NeitherCanMove = "終局しています：両者とも打てません"
        UsedAnimal = "{0}はすでに盤上にあります"
        UsedPlant = "{0}はすでに盤上にあります"
        PieceAndSquare = "Aligne 4では駒を渡しません：駒とマスを選んでください"
        GiveFirst = "Quartoではまず駒を渡します：相手に渡す駒を選んでください"
        SetAnimalFirst = "{0}を渡されています：先に置くマスを選んでください"
        SetPlantFirst = "{0}を渡されています：先に置くマスを選んでください"
        NoSetup = "駒を手で配置することはできません"
        Over = "すでに終局しています"
        NoSuchTurn = "対局にこの手がないか、もうありません"
        LineTooLong = "この変化図はファイルには長すぎるため、何も追加できません"
        NotAName = "「{0}」はSGFのプロパティ名ではありません"
        PartOfGame = "{0}は対局そのものの一部なので、注記として編集できません"

        NoSetupHere = "ここでは石を配置できません"
        NotesDisagree = "手に付いた記録が別の手のものです"
        OtherRules = "このルールではこの対局を打てません"
    }
}

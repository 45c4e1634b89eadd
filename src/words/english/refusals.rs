//! Why a move or a change is refused, said to a player.

use crate::words::catalogue;

catalogue! {
    /// The rules, saying no.
    Refusal {
        // {0}: a size such as 9×9.
        OffBoard = "the {0} board has no point in column {1} and row {2} from the top left"
        Occupied = "{0} is already occupied"
        Suicide = "{0} is suicide: the chain would have no liberty"
        KoAfterMove = "ko: {0} would repeat the position after move {1}"
        KoAtTheStart = "ko: {0} would repeat the starting position"
        NotTheirTurn = "it is {0}’s turn"
        HandicapStonesFirst = "handicap stones come first: {0} left to place"
        Stopped = "the game is over: both players have passed"
        Void = "the game is over: a long cycle ended it with no result"
        NoSuchSquare = "the board has no square in column {0} and row {1}"
        SquareTaken = "square {0} is already occupied"
        FlipsNothing = "{0} flips nothing: a disc must bracket discs of the other color"
        MustMove = "{0} has a legal move and may not pass"
        NeitherCanMove = "the game is over: neither player can move"
        // {0}: the name of a piece that is an animal.
        UsedAnimal = "the {0} is already on the board"
        // {0}: the name of a piece that is a plant.
        UsedPlant = "the {0} is already on the board"
        PieceAndSquare = "in Aligne 4 nobody hands over a piece: choose a piece and a square"
        GiveFirst = "in Quarto a piece is handed over first: choose one for the other player"
        SetAnimalFirst = "the {0} was handed over: choose its square first"
        SetPlantFirst = "the {0} was handed over: choose its square first"
        NoSetup = "pieces cannot be set up by hand"
        Over = "the game is over"
        NoSuchTurn = "the game does not have this move, or no longer has it"
        LineTooLong = "this variation is too long for a file; nothing can be added to it"
        NotAName = "“{0}” is not a valid SGF property name"
        PartOfGame = "{0} is part of the game itself and cannot be edited as a note"

        NoSetupHere = "stones cannot be set up by hand here"
        NotesDisagree = "what is written beside the move tells of another move"
        OtherRules = "the game cannot be played by these rules"
    }
}

//! Why a move was bad, in sentences.

use crate::words::catalogue;

catalogue! {
    /// Reasons, and what they are made of.
    FactWords {
        // {1}: a point, such as D4.
        StonesAt = { one: "{0} stone at {1}", other: "{0} stones at {1}" }
        About = { one: "about {0} point", other: "about {0} points" }
        // {1}: a number of points; so wherever points are counted below.
        Passed = "{0} passes, although a move is still worth {1}"
        FilledEye = "{0} fills an eye of its own at {1}"
        // {2}: the point of the threat; {3}: so many stones.
        IgnoredThreat = "{0} does not answer {1}’s threat at {2} and loses {3}"
        SelfAtari = "{0} plays into atari: {1} captures {2}"
        LeftInAtari = "{0} leaves {1} in atari, and {2} captures"
        LeftInAtariSaved = {
            one: "{0} leaves {1} in atari; {2} would have saved it",
            other: "{0} leaves {1} in atari; {2} would have saved them"
        }
        CapturesAtOnce = "{0} can capture {1} at once"
        CapturesInLadder = "{0} can capture {1} in a ladder"
        CapturesInLine = "In the expected line {0} captures {1}"
        MissesAtOnce = "{0} could have captured {1} by playing {2}"
        MissesInLadder = "{0} could have captured {1} in a ladder that begins at {2}"
        MissesInLine = "{0} could have captured {1} in the line that begins at {2}"
        // {0}: a point; {1}: who gets away.
        LadderFails = "The ladder at {0} does not work: {1} escapes"
        // {1}: a point; {2}: so many stones.
        GroupDies = "{0}’s group at {1} ({2}) dies"
        StoneDies = "{0}’s stone at {1} is lost"
        GroupLives = "{0}’s group at {1} ({2}) lives"
        StoneLives = "{0}’s stone at {1} is saved"
        Seki = "{0}’s group at {1} ({2}) lives in seki"
        Ko = "It comes to a ko, which {0} takes first at {1}"
        // {1}: where; {2} and {3}: the chains on both sides of it.
        Cut = "{0} cuts at {1}, between {2} and {3}"
        MissedCut = "{0} could have cut at {1}, between {2} and {3}"
        Dame = "{0} is only a dame, while points were left to take"
        OwnTerritory = "{0} was {1}’s territory already"
        Hopeless = "The stone at {0} is dead: the area is {1}’s"
        // {3}: where on the board.
        Territory = "{0} loses {1} to {2} {3}"
        Larger = "{0} was larger: {1} more"
        Better = "{0} was better: {1} more"
        Unanswered = "{0} is gote: {1} does not answer and plays {2}"
        KeepsSente = "{0} was sente: {1} answers at {2} and {3} plays elsewhere"
        UpperLeft = "in the upper left corner"
        Upper = "on the upper side"
        UpperRight = "in the upper right corner"
        Left = "on the left side"
        Center = "in the center"
        Right = "on the right side"
        LowerLeft = "in the lower left corner"
        Lower = "on the lower side"
        LowerRight = "in the lower right corner"
    }
}

//! Atari go: the first capture wins.

use crate::words::catalogue;

catalogue! {
    /// What is said of atari go.
    AtariGoWords {
        AtariGo = "Atari go"
        AboutGo = "Whoever surrounds more of the board wins"
        AboutAtariGo = "The first capture wins: nothing is counted, and nobody passes"
        Start = "Starting position"
        EmptyBoard = "Empty board"
        // Four stones in the middle, two of each color, that cut each other.
        Crosscut = "Crosscut in the middle"
        // {0}: the result; {1}: how many stones.
        Captured = { one: "{0}: {1} stone captured", other: "{0}: {1} stones captured" }
        AlreadyCaptured = "the game is over: {0} has captured"
        MustPlay = "in atari go nobody passes who can place a stone"
        NotJudged = "Atari go has no analysis, estimate or review: the network knows only Go"

        // The levels are nouns, as those of Go.
        Wonder = "Wonder"
        Grasp = "Grasp"
        Guard = "Guard"
        Chase = "Chase"
        Craft = "Craft"
        Proof = "Proof"
        AboutWonder = "Has just learned the rules and overlooks a lot"
        AboutGrasp = "Captures what it can, and sometimes forgets to escape"
        AboutGuard = "Overlooks no atari, but does not look ahead"
        AboutChase = "Looks a little ahead, with a slip now and then"
        AboutCraft = "Reads ladders and looks several moves ahead"
        AboutProof = "Reads as far as it can, on 5×5 often to the end"
    }
}

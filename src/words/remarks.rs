//! What a file says of a move or a position, in words.

super::catalogue! {
    /// Remarks about moves and positions.
    pub enum RemarkWords {
        GoodMove { en: "Good move", fr: "Bon coup" }
        VeryGoodMove { en: "Very good move", fr: "Très bon coup" }
        BadMove { en: "Bad move", fr: "Mauvais coup" }
        VeryBadMove { en: "Very bad move", fr: "Très mauvais coup" }
        Doubtful { en: "Doubtful move", fr: "Coup douteux" }
        Interesting { en: "Interesting move", fr: "Coup intéressant" }
        GoodForBlack { en: "Good for Black", fr: "Favorable à Noir" }
        VeryGoodForBlack { en: "Very good for Black", fr: "Très favorable à Noir" }
        GoodForWhite { en: "Good for White", fr: "Favorable à Blanc" }
        VeryGoodForWhite { en: "Very good for White", fr: "Très favorable à Blanc" }
        Even { en: "Even position", fr: "Position égale" }
        VeryEven { en: "Completely even position", fr: "Position parfaitement égale" }
        Unclear { en: "Unclear position", fr: "Position confuse" }
        VeryUnclear { en: "Very unclear position", fr: "Position très confuse" }
        Hotspot { en: "Key moment", fr: "Moment clé" }
        VeryHotspot { en: "Decisive moment", fr: "Moment décisif" }
        Signed { en: "{0} ({1})", fr: "{0} ({1})" }
    }
}

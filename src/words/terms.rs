//! The names of what is agreed before a game: rules, clock, handicap.

use crate::board::Color;
use crate::go::{
    Handicap, HandicapBonus, HandicapKomi, KoRule, Passes, Rules, Ruleset, Scoring, Suicide,
};
use crate::record::TimeControl;

use super::{Language, catalogue};

catalogue! {
    /// What things are called.
    pub enum Term {
        Black { en: "Black", fr: "Noir" }
        White { en: "White", fr: "Blanc" }
        French { en: "French", fr: "Française" }
        Chinese { en: "Chinese", fr: "Chinoise" }
        Japanese { en: "Japanese", fr: "Japonaise" }
        Korean { en: "Korean", fr: "Coréenne" }
        Aga { en: "AGA", fr: "AGA" }
        NewZealand { en: "New Zealand", fr: "Néo-zélandaise" }
        TrompTaylor { en: "Tromp–Taylor", fr: "Tromp-Taylor" }
        SimpleKo { en: "Simple ko", fr: "Ko simple" }
        PositionalSuperko { en: "Positional superko", fr: "Superko positionnel" }
        SituationalSuperko { en: "Situational superko", fr: "Superko situationnel" }
        NaturalSuperko {
            en: "Natural situational superko",
            fr: "Superko situationnel naturel",
        }
        SuicideForbidden { en: "Forbidden", fr: "Interdit" }
        SuicideAllowed { en: "Allowed", fr: "Permis" }
        Area { en: "Area", fr: "Aire" }
        Territory { en: "Territory", fr: "Territoire" }
        TwoPasses { en: "Two in a row", fr: "Deux de suite" }
        WhitePassesLast { en: "Two in a row, White last", fr: "Deux de suite, Blanc en dernier" }
        HandicapKomiUnchanged { en: "Komi unchanged", fr: "Komi inchangé" }
        HandicapKomiFixed { en: "Komi {0}", fr: "Komi {0}" }
        HandicapKomiPlusStones {
            en: "Komi {0} + number of stones",
            fr: "Komi {0} + nombre de pierres",
        }
        WithBonus { en: "{0}, and {1}", fr: "{0}, et {1}" }
        BonusPerStone { en: "a point a stone", fr: "un point par pierre" }
        BonusPerStoneButOne {
            en: "a point a stone but one",
            fr: "un point par pierre sauf une",
        }
        NoHandicap { en: "No handicap", fr: "Sans handicap" }
        OneStone { en: "{0} stone", fr: "{0} pierre" }
        ManyStones { en: "{0} stones", fr: "{0} pierres" }
        FixedHandicap { en: "{0} on the star points", fr: "{0} sur les hoshis" }
        FreeHandicap { en: "{0} placed freely", fr: "{0} à placer librement" }
        GivenHandicap { en: "{0} on the board already", fr: "{0} déjà sur le goban" }
        NoClock { en: "No clock", fr: "Sans pendule" }
        Hours { en: "{0} h", fr: "{0}\u{a0}h" }
        Minutes { en: "{0} min", fr: "{0}\u{a0}min" }
        Seconds { en: "{0} s", fr: "{0}\u{a0}s" }
        Plus { en: "{0} + {1}", fr: "{0} + {1}" }
        Periods { en: "{0} × {1}", fr: "{0} × {1}" }
        Stretch { en: "{0} moves in {1}", fr: "{0} coups en {1}" }
        Increment { en: "{0} a move", fr: "{0} par coup" }
    }
}

/// What a side is called.
#[must_use]
pub fn color(language: Language, color: Color) -> &'static str {
    language.say(match color {
        Color::Black => Term::Black,
        Color::White => Term::White,
    })
}

/// What a ruleset is called.
#[must_use]
pub fn ruleset(language: Language, ruleset: Ruleset) -> &'static str {
    language.say(match ruleset {
        Ruleset::French => Term::French,
        Ruleset::Chinese => Term::Chinese,
        Ruleset::Japanese => Term::Japanese,
        Ruleset::Korean => Term::Korean,
        Ruleset::Aga => Term::Aga,
        Ruleset::NewZealand => Term::NewZealand,
        Ruleset::TrompTaylor => Term::TrompTaylor,
    })
}

/// What a ko rule is called.
#[must_use]
pub fn ko_rule(language: Language, rule: KoRule) -> &'static str {
    language.say(match rule {
        KoRule::Simple => Term::SimpleKo,
        KoRule::PositionalSuperko => Term::PositionalSuperko,
        KoRule::SituationalSuperko => Term::SituationalSuperko,
        KoRule::NaturalSituationalSuperko => Term::NaturalSuperko,
    })
}

/// Whether suicide may be played.
#[must_use]
pub fn suicide(language: Language, suicide: Suicide) -> &'static str {
    language.say(match suicide {
        Suicide::Forbidden => Term::SuicideForbidden,
        Suicide::Allowed => Term::SuicideAllowed,
    })
}

/// What is counted.
#[must_use]
pub fn scoring(language: Language, scoring: Scoring) -> &'static str {
    language.say(match scoring {
        Scoring::Area => Term::Area,
        Scoring::Territory => Term::Territory,
    })
}

/// Which passes end play.
#[must_use]
pub fn passes(language: Language, passes: Passes) -> &'static str {
    language.say(match passes {
        Passes::Two => Term::TwoPasses,
        Passes::WhiteLast => Term::WhitePassesLast,
    })
}

/// What White gets in a handicap game.
#[must_use]
pub fn handicap_pay(language: Language, rules: &Rules) -> String {
    let komi = match rules.handicap_komi {
        HandicapKomi::Unchanged => language.say(Term::HandicapKomiUnchanged).to_owned(),
        HandicapKomi::Fixed(komi) => {
            language.fill(Term::HandicapKomiFixed, &[&language.points(komi)])
        }
        HandicapKomi::PlusStones(komi) => {
            language.fill(Term::HandicapKomiPlusStones, &[&language.points(komi)])
        }
    };
    let bonus = match rules.handicap_bonus {
        HandicapBonus::None => return komi,
        HandicapBonus::PerStone => Term::BonusPerStone,
        HandicapBonus::PerStoneButOne => Term::BonusPerStoneButOne,
    };
    language.fill(Term::WithBonus, &[&komi, &language.say(bonus)])
}

/// How Black is helped.
#[must_use]
pub fn handicap(language: Language, handicap: Handicap) -> String {
    let stones = || {
        let number = usize::from(handicap.stones());
        language.count(number, Term::OneStone, Term::ManyStones)
    };
    match handicap {
        Handicap::None => language.say(Term::NoHandicap).to_owned(),
        Handicap::Fixed(_) => language.fill(Term::FixedHandicap, &[&stones()]),
        Handicap::Free(_) => language.fill(Term::FreeHandicap, &[&stones()]),
        Handicap::Given(_) => language.fill(Term::GivenHandicap, &[&stones()]),
    }
}

/// How much time the players have.
#[must_use]
pub fn time_control(language: Language, control: TimeControl) -> String {
    let (main_secs, overtime) = match control {
        TimeControl::None => return language.say(Term::NoClock).to_owned(),
        TimeControl::Absolute { main_secs } => return duration(language, main_secs),
        TimeControl::ByoYomi {
            main_secs,
            periods,
            period_secs,
        } => {
            let period = duration(language, period_secs);
            (
                main_secs,
                language.fill(Term::Periods, &[&periods, &period]),
            )
        }
        TimeControl::Canadian {
            main_secs,
            moves,
            stretch_secs,
        } => {
            let stretch = duration(language, stretch_secs);
            (main_secs, language.fill(Term::Stretch, &[&moves, &stretch]))
        }
        TimeControl::Fischer {
            main_secs,
            increment_secs,
        } => {
            let increment = duration(language, increment_secs);
            (main_secs, language.fill(Term::Increment, &[&increment]))
        }
    };
    if main_secs == 0 {
        return overtime;
    }
    language.fill(Term::Plus, &[&duration(language, main_secs), &overtime])
}

/// A stretch of time without parts that are nothing: 1 h 30 min, 45 s.
#[must_use]
pub fn duration(language: Language, secs: u32) -> String {
    let parts = [
        (secs / 3600, Term::Hours),
        (secs / 60 % 60, Term::Minutes),
        (secs % 60, Term::Seconds),
    ];
    let said: Vec<String> = parts
        .into_iter()
        .filter(|&(number, _)| number > 0)
        .map(|(number, unit)| language.fill(unit, &[&number]))
        .collect();
    if said.is_empty() {
        return language.fill(Term::Seconds, &[&0]);
    }
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_at_a_glance() {
        let main_secs = 600;
        for (control, english, french) in [
            (TimeControl::None, "No clock", "Sans pendule"),
            (
                TimeControl::Absolute { main_secs: 5400 },
                "1 h 30 min",
                "1\u{a0}h 30\u{a0}min",
            ),
            (
                TimeControl::ByoYomi {
                    main_secs,
                    periods: 5,
                    period_secs: 30,
                },
                "10 min + 5 × 30 s",
                "10\u{a0}min + 5 × 30\u{a0}s",
            ),
            (
                TimeControl::Canadian {
                    main_secs: 0,
                    moves: 25,
                    stretch_secs: 300,
                },
                "25 moves in 5 min",
                "25 coups en 5\u{a0}min",
            ),
            (
                TimeControl::Fischer {
                    main_secs,
                    increment_secs: 10,
                },
                "10 min + 10 s a move",
                "10\u{a0}min + 10\u{a0}s par coup",
            ),
            (TimeControl::Absolute { main_secs: 0 }, "0 s", "0\u{a0}s"),
        ] {
            assert_eq!(time_control(Language::English, control), english);
            assert_eq!(time_control(Language::French, control), french);
        }
    }

    #[test]
    fn handicaps_are_said_with_their_stones() {
        let say = |of| handicap(Language::English, of);
        assert_eq!(say(Handicap::None), "No handicap");
        assert_eq!(say(Handicap::Fixed(4)), "4 stones on the star points");
        assert_eq!(say(Handicap::Free(2)), "2 stones placed freely");
        assert_eq!(say(Handicap::Given(1)), "1 stone on the board already");
        assert_eq!(
            handicap(Language::French, Handicap::Fixed(4)),
            "4 pierres sur les hoshis"
        );
    }

    #[test]
    fn what_white_gets_follows_the_ruleset() {
        let pay = |set: Ruleset| handicap_pay(Language::English, &set.rules());
        assert_eq!(pay(Ruleset::French), "Komi 0.5 + number of stones");
        assert_eq!(pay(Ruleset::Chinese), "Komi 0.5, and a point a stone");
        assert_eq!(pay(Ruleset::Japanese), "Komi 0.5");
        assert_eq!(pay(Ruleset::Aga), "Komi 0.5, and a point a stone but one");
        assert_eq!(pay(Ruleset::TrompTaylor), "Komi unchanged");
        assert_eq!(
            handicap_pay(Language::French, &Ruleset::French.rules()),
            "Komi 0,5 + nombre de pierres"
        );
    }
}

//! The names of what is agreed before a game: rules and handicap.

use crate::board::Color;
use crate::go::{
    DeadStones, Handicap, HandicapBonus, HandicapKomi, KoRule, PassStones, Passes, Rules, Ruleset,
    Scoring, Suicide,
};

use super::{Language, NewGameWords, Term};

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
    language.say(ruleset_term(Some(ruleset)))
}

/// The name of a ruleset; `None` is one of the players' own making.
#[must_use]
pub const fn ruleset_term(ruleset: Option<Ruleset>) -> Term {
    match ruleset {
        Some(Ruleset::French) => Term::French,
        Some(Ruleset::Chinese) => Term::Chinese,
        Some(Ruleset::Japanese) => Term::Japanese,
        Some(Ruleset::Korean) => Term::Korean,
        Some(Ruleset::Aga) => Term::Aga,
        Some(Ruleset::NewZealand) => Term::NewZealand,
        Some(Ruleset::TrompTaylor) => Term::TrompTaylor,
        Some(Ruleset::AtariGo) => Term::AtariGo,
        None => Term::Custom,
    }
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

/// Which passes end play, as a choice.
#[must_use]
pub fn passes_choice(language: Language, passes: Passes) -> &'static str {
    language.say(match passes {
        Passes::Two => NewGameWords::TwoPasses,
        Passes::WhiteLast => NewGameWords::WhiteLast,
    })
}

/// Who says which stones are dead.
#[must_use]
pub fn dead_stones(language: Language, dead: DeadStones) -> &'static str {
    language.say(match dead {
        DeadStones::Agreed => NewGameWords::Agreed,
        DeadStones::None => NewGameWords::AllAlive,
    })
}

/// What a pass costs.
#[must_use]
pub fn pass_stones(language: Language, stones: PassStones) -> &'static str {
    language.say(match stones {
        PassStones::None => NewGameWords::Nothing,
        PassStones::Given => NewGameWords::AStone,
    })
}

/// What White gets for handicap stones besides komi.
#[must_use]
pub fn handicap_bonus(language: Language, bonus: HandicapBonus) -> &'static str {
    language.say(match bonus {
        HandicapBonus::None => NewGameWords::Nothing,
        HandicapBonus::PerStone => NewGameWords::PerStone,
        HandicapBonus::PerStoneButOne => NewGameWords::PerStoneButOne,
    })
}

/// What becomes of komi in a handicap game, whatever the points.
#[must_use]
pub fn handicap_komi(language: Language, komi: HandicapKomi) -> &'static str {
    language.say(match komi {
        HandicapKomi::Unchanged => NewGameWords::Unchanged,
        HandicapKomi::Fixed(_) => NewGameWords::Fixed,
        HandicapKomi::PlusStones(_) => NewGameWords::PlusStones,
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
        language.count(number, Term::Stones)
    };
    match handicap {
        Handicap::None => language.say(Term::NoHandicap).to_owned(),
        Handicap::Fixed(_) => language.fill(Term::FixedHandicap, &[&stones()]),
        Handicap::Free(_) => language.fill(Term::FreeHandicap, &[&stones()]),
        Handicap::Given(_) => language.fill(Term::GivenHandicap, &[&stones()]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn handicaps_are_said_with_their_stones() {
        let say = |of| handicap(Language::English, of);
        assert_eq!(say(Handicap::None), "No handicap");
        assert_eq!(say(Handicap::Fixed(4)), "4 stones on the star points");
        assert_eq!(say(Handicap::Free(2)), "2 stones in free placement");
        assert_eq!(say(Handicap::Given(1)), "1 stone already on the board");
        assert_eq!(
            handicap(Language::French, Handicap::Fixed(4)),
            "4 pierres sur les hoshi"
        );
    }

    #[test]
    fn every_ruleset_has_a_name_of_its_own() {
        for &language in Language::ALL {
            let mut known = HashSet::from([language.say(ruleset_term(None))]);
            for set in Ruleset::ALL {
                assert!(known.insert(ruleset(language, set)), "{language:?}: {set}");
            }
        }
    }

    #[test]
    fn what_white_gets_follows_the_ruleset() {
        let pay = |set: Ruleset| handicap_pay(Language::English, &set.rules());
        assert_eq!(pay(Ruleset::French), "Komi 0.5 + number of stones");
        assert_eq!(pay(Ruleset::Chinese), "Komi 0.5, and one point per stone");
        assert_eq!(pay(Ruleset::Japanese), "Komi 0.5");
        assert_eq!(
            pay(Ruleset::Aga),
            "Komi 0.5, and one point per stone, less one"
        );
        assert_eq!(pay(Ruleset::TrompTaylor), "Komi unchanged");
        assert_eq!(
            handicap_pay(Language::French, &Ruleset::French.rules()),
            "Komi 0,5 + nombre de pierres"
        );
    }
}

//! How a game begins ↔ the fields of a save. Each game has fields of its own.

use crate::aligne4::Variant;
use crate::board::Size;
use crate::go;
use crate::othello;
use crate::record::kind::GameKind;
use crate::record::model::{AnyStart, InvalidStart, OthelloStart, Start};

use super::lines::{HandicapLine, SetupLine};
use super::points::{setup_line, setup_of_line};
use super::rules::RulesLine;
use super::{InvalidField, invalid};

/// The word for a variant.
const fn variant_word(variant: Variant) -> &'static str {
    match variant {
        Variant::Aligne4 => "Aligne 4",
        Variant::Quarto => "Quarto",
    }
}

/// The fields that tell how a game begins.
#[derive(Clone, Debug, Default)]
pub(super) struct StartFields {
    pub(super) variant: Option<String>,
    pub(super) size: Option<u8>,
    pub(super) rules: Option<RulesLine>,
    pub(super) handicap: Option<HandicapLine>,
    pub(super) setup: SetupLine,
}

/// What a save says of the start.
pub(super) fn fields_of(start: AnyStart<'_>) -> StartFields {
    match start {
        AnyStart::Go(start) => {
            let name = start.ruleset.map(|set| set.name().to_owned());
            StartFields {
                variant: None,
                size: Some(start.size.lines()),
                rules: Some(RulesLine::of(&start.rules, name)),
                handicap: Some(start.handicap.into()),
                setup: setup_line::<go::Position>(&start.setup, start.size),
            }
        }
        AnyStart::Othello(start) => StartFields {
            setup: setup_line::<othello::Position>(&start.setup, othello::SIZE),
            ..StartFields::default()
        },
        AnyStart::Aligne4(variant) => StartFields {
            variant: Some(variant_word(variant).to_owned()),
            ..StartFields::default()
        },
    }
}

impl StartFields {
    /// The start of a game of Go.
    pub(super) fn go(self) -> Result<Start, InvalidField> {
        let missing = |field| move || invalid(field)(format!("a game of Go has a field {field:?}"));
        let size = self.size.ok_or_else(missing("size"))?;
        let size = Size::new(size).map_err(invalid("size"))?;
        let rules = self.rules.ok_or_else(missing("rules"))?;
        let ruleset = match &rules.name {
            Some(name) => Some(name.parse().map_err(invalid("rules"))?),
            None => None,
        };
        if self.variant.is_some() {
            return Err(invalid("variant")("Go has no variant"));
        }
        Ok(Start {
            size,
            ruleset,
            rules: rules.rules(),
            handicap: self.handicap.ok_or_else(missing("handicap"))?.into(),
            setup: setup_of_line::<go::Position>(&self.setup, size).map_err(invalid("setup"))?,
        })
    }

    /// The start of a game of Othello.
    pub(super) fn othello(self) -> Result<OthelloStart, InvalidField> {
        self.only(GameKind::Othello, &["setup"])?;
        let setup = setup_of_line::<othello::Position>(&self.setup, othello::SIZE);
        let setup = setup.map_err(invalid("setup"))?;
        Ok(OthelloStart { setup })
    }

    /// Which game of Aligne 4's board it is.
    pub(super) fn aligne4(self) -> Result<Variant, InvalidField> {
        self.only(GameKind::Aligne4, &["variant"])?;
        let Some(name) = self.variant else {
            return Ok(Variant::Aligne4);
        };
        let mut known = Variant::ALL.into_iter();
        let variant = known.find(|&variant| variant_word(variant) == name);
        let unknown = || invalid("variant")(format!("{name:?} is neither Aligne 4 nor Quarto"));
        variant.ok_or_else(unknown)
    }

    /// Refuses a field that is filled in and is none of these.
    fn only(&self, kind: GameKind, fields: &[&str]) -> Result<(), InvalidField> {
        let all = [
            ("variant", self.variant.is_some()),
            ("size", self.size.is_some()),
            ("rules", self.rules.is_some()),
            ("handicap", self.handicap.is_some()),
            ("setup", !self.setup.is_empty()),
        ];
        let mut filled = all.into_iter().filter(|(_, filled)| *filled);
        match filled.find(|(name, _)| !fields.contains(name)) {
            Some((field, _)) => {
                let name = kind.name();
                Err(invalid(field)(format!("{name} has no field {field:?}")))
            }
            None => Ok(()),
        }
    }
}

/// The field that says what makes a start of Go impossible.
pub(super) const fn field_of(error: &InvalidStart) -> &'static str {
    match error {
        InvalidStart::Komi(_) => "rules",
        InvalidStart::Handicap(_) => "handicap",
        InvalidStart::Setup(_) => "setup",
    }
}

//! How positions are searched and results are told: what `overrideSettings` can
//! change.

use std::time::Duration;

use crate::board::Color;

/// Whose results win rates, leads and owners are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Always the same side's.
    Of(Color),
    /// Those of whoever is to play.
    SideToMove,
}

impl Perspective {
    /// The side in question, where this side is to play.
    pub(super) const fn side(self, to_play: Color) -> Color {
        match self {
            Self::Of(color) => color,
            Self::SideToMove => to_play,
        }
    }
}

/// How a position is searched, and how it is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// At most so many visits.
    pub visits: u32,
    /// At most this long.
    pub time: Option<Duration>,
    /// Whose results they are.
    pub perspective: Perspective,
    /// How many moves of a principal variation are told after the first.
    pub variation: usize,
    /// The temperature of the root's policy.
    pub temperature: f32,
    /// How far improbable moves at the root are looked at besides.
    pub wide_root_noise: f32,
}

/// A setting that cannot be set so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSetting {
    /// There is none of this name here.
    #[error("{0:?} has no counterpart here")]
    Unknown(String),
    /// It cannot be this.
    #[error("{value:?} is not a value of {name}: {wanted}")]
    Value {
        /// The setting.
        name: String,
        /// What was asked for.
        value: String,
        /// What it can be.
        wanted: &'static str,
    },
}

/// More than a search ever makes.
pub(super) const MOST_VISITS: u32 = 1 << 30;
/// Longer than anyone waits, in seconds.
const LONGEST: f64 = 1e9;
/// The longest principal variation.
pub(super) const MOST_VARIATION: i64 = 1_000;

impl Settings {
    /// Results of Black's, and so many visits.
    #[must_use]
    pub const fn of_visits(visits: u32) -> Self {
        Self {
            visits,
            time: None,
            perspective: Perspective::Of(Color::Black),
            variation: 15,
            temperature: 1.0,
            wide_root_noise: 0.0,
        }
    }

    /// Sets one by the name that KataGo has for it.
    ///
    /// # Errors
    ///
    /// [`InvalidSetting`] if there is none of this name, or not with this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), InvalidSetting> {
        let wrong = |wanted| InvalidSetting::Value {
            name: name.to_owned(),
            value: value.chars().take(100).collect(),
            wanted,
        };
        let number = |least: f64, most: f64, wanted| {
            let number = value.trim().parse::<f64>().ok();
            let number = number.filter(|of| (least..=most).contains(of));
            number.ok_or_else(|| wrong(wanted))
        };
        let most = (1_u64 << 50) as f64;
        match name {
            "reportAnalysisWinratesAs" => {
                self.perspective = match value.to_ascii_uppercase().as_str() {
                    "BLACK" | "B" => Perspective::Of(Color::Black),
                    "WHITE" | "W" => Perspective::Of(Color::White),
                    "SIDETOMOVE" => Perspective::SideToMove,
                    _ => return Err(wrong("BLACK, WHITE or SIDETOMOVE")),
                };
            }
            "maxVisits" | "maxPlayouts" => {
                let visits = number(1.0, most, "a number from 1 to 2^50")?;
                self.visits = visits.min(f64::from(MOST_VISITS)) as u32;
            }
            "maxTime" => {
                let seconds = number(0.0, f64::MAX, "a number of seconds")?;
                let bounded = seconds <= LONGEST;
                self.time = bounded.then(|| Duration::from_secs_f64(seconds));
            }
            "analysisPVLen" => {
                let longest = MOST_VARIATION as f64;
                let moves = number(1.0, longest, "a number of moves from 1 to 1000")?;
                self.variation = moves as usize;
            }
            "rootPolicyTemperature" | "rootPolicyTemperatureEarly" => {
                self.temperature = number(0.01, 100.0, "a number from 0.01 to 100")? as f32;
            }
            "wideRootNoise" => {
                self.wide_root_noise = number(0.0, 5.0, "a number from 0 to 5")? as f32;
            }
            _ => return Err(InvalidSetting::Unknown(name.to_owned())),
        }
        Ok(())
    }

    /// The temperature of the root's policy, all told.
    pub(super) fn root_temperature(&self) -> f32 {
        (self.temperature * (1.0 + 4.0 * self.wide_root_noise)).clamp(0.01, 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_counterpart_is_set_and_the_rest_is_named() {
        let mut settings = Settings::of_visits(500);
        settings.set("reportAnalysisWinratesAs", "white").unwrap();
        settings.set("maxVisits", "10000000").unwrap();
        settings.set("maxTime", "8.5").unwrap();
        settings.set("analysisPVLen", "30").unwrap();
        assert_eq!(settings.perspective, Perspective::Of(Color::White));
        assert_eq!(settings.visits, 10_000_000);
        assert_eq!(settings.time, Some(Duration::from_millis(8_500)));
        assert_eq!(settings.variation, 30);
        settings.set("maxTime", "1e20").unwrap();
        assert_eq!(settings.time, None);
        let before = settings;
        for (name, value) in [
            ("reportAnalysisWinratesAs", "RED"),
            ("maxVisits", "0"),
            ("maxVisits", "many"),
            ("maxTime", "-1"),
            ("maxTime", "NaN"),
            ("analysisPVLen", "1001"),
            ("wideRootNoise", "inf"),
            ("rootPolicyTemperature", "0"),
        ] {
            let refused = settings.set(name, value).unwrap_err();
            assert!(matches!(refused, InvalidSetting::Value { .. }), "{refused}");
        }
        let refused = settings.set("nnCacheSizePowerOfTwo", "20").unwrap_err();
        assert!(matches!(refused, InvalidSetting::Unknown(_)));
        assert_eq!(settings, before);
    }

    #[test]
    fn a_wider_root_has_a_higher_temperature() {
        let mut settings = Settings::of_visits(1);
        assert_eq!(settings.root_temperature(), 1.0);
        settings.set("wideRootNoise", "0.04").unwrap();
        assert!((settings.root_temperature() - 1.16).abs() < 1e-6);
    }
}

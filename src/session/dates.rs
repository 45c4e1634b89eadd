//! Times of the system as the user's clock has them.

use std::time::SystemTime;

use chrono::{DateTime, Local};

/// Today, as SGF writes it.
#[must_use]
pub fn today() -> String {
    date_of(SystemTime::now(), "%Y-%m-%d")
}

/// The furthest from 1970 that a time is believed, in seconds: some three
/// thousand years. Clocks and files can claim any.
const FURTHEST: i64 = 100_000_000_000;

/// A time of the system as the user's clock has it; `None` if it is nonsense.
#[must_use]
pub fn local_time(time: SystemTime) -> Option<DateTime<Local>> {
    let secs = match time.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).ok()?,
        // The clock was set to a time before 1970.
        Err(before) => i64::try_from(before.duration().as_secs())
            .ok()?
            .checked_neg()?,
    };
    let known = Some(secs).filter(|secs| secs.abs() <= FURTHEST)?;
    let time = DateTime::from_timestamp(known, 0)?;
    Some(time.with_timezone(&Local))
}

pub(super) fn date_of(time: SystemTime, format: &str) -> String {
    let time = local_time(time).unwrap_or_default();
    time.format(format).to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_clock_before_1970_has_dates_too() {
        let day = Duration::from_secs(86_400);
        let before = SystemTime::UNIX_EPOCH - 400 * day;
        assert!(date_of(before, "%Y-%m-%d").starts_with("1968-11-2"));
        let after = SystemTime::UNIX_EPOCH + 400 * day;
        assert!(date_of(after, "%Y-%m-%d").starts_with("1971-02-0"));
        let nonsense = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(1 << 60));
        assert_eq!(nonsense.and_then(local_time), None);
    }
}

//! Dates and sizes as they are shown.

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Datelike as _, Local, TimeZone};

use crate::words::{FileWords, Language};

/// When a file was changed, by the user's clock; nothing for times that no
/// calendar has.
pub(super) fn date(time: SystemTime, language: Language) -> String {
    date_in(time, language, &Local)
}

fn date_in<Z: TimeZone>(time: SystemTime, language: Language, zone: &Z) -> String {
    let Some(time) = moment(time) else {
        return String::new();
    };
    let local = time.with_timezone(zone).naive_local();
    let format = language.locale().date_time;
    local.format(format).to_string()
}

/// A file may carry any time at all, and chrono panics on the wildest.
fn moment(time: SystemTime) -> Option<DateTime<chrono::Utc>> {
    let seconds = match time.duration_since(UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).ok()?,
        Err(before) => -i64::try_from(before.duration().as_secs()).ok()?,
    };
    let moment = DateTime::from_timestamp(seconds, 0)?;
    (2..9_999).contains(&moment.year()).then_some(moment)
}

/// A size in few digits.
pub(super) fn size(bytes: u64, language: Language) -> String {
    let (unit, phrase) = match bytes {
        0..1_000 => return language.fill(FileWords::Bytes, &[&bytes]),
        1_000..1_000_000 => (1_000, FileWords::Kilobytes),
        1_000_000..1_000_000_000 => (1_000_000, FileWords::Megabytes),
        _ => (1_000_000_000, FileWords::Gigabytes),
    };
    let tenths = bytes / (unit / 10);
    let mark = language.locale().decimal_mark;
    let number = if tenths < 100 {
        format!("{}{mark}{}", tenths / 10, tenths % 10)
    } else {
        (tenths / 10).to_string()
    };
    language.fill(phrase, &[&number])
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::FixedOffset;

    use super::*;

    #[test]
    fn sizes_have_the_units_and_the_comma_of_their_language() {
        let english = |bytes| size(bytes, Language::English).replace('\u{a0}', " ");
        assert_eq!(english(0), "0 B");
        assert_eq!(english(999), "999 B");
        assert_eq!(english(1_000), "1.0 kB");
        assert_eq!(english(9_999), "9.9 kB");
        assert_eq!(english(10_000), "10 kB");
        assert_eq!(english(12_345_678), "12 MB");
        assert_eq!(english(u64::MAX), "18446744073 GB");
        assert_eq!(size(1_500_000, Language::French), "1,5\u{a0}Mo");
    }

    #[test]
    fn dates_are_told_by_the_users_clock() {
        let time = UNIX_EPOCH + Duration::from_secs(1_000_000_000);
        let two_hours_east = FixedOffset::east_opt(7_200).unwrap();
        let date = |language| date_in(time, language, &two_hours_east);
        assert_eq!(date(Language::English), "2001-09-09 03:46");
        assert_eq!(date(Language::French), "09/09/2001 03:46");
    }

    #[test]
    fn times_that_no_calendar_has_are_not_shown() {
        for seconds in [i64::MAX as u64, 1 << 55, 1 << 40] {
            if let Some(time) = UNIX_EPOCH.checked_add(Duration::from_secs(seconds)) {
                assert_eq!(date(time, Language::English), "");
            }
            if let Some(time) = UNIX_EPOCH.checked_sub(Duration::from_secs(seconds)) {
                assert_eq!(date(time, Language::French), "");
            }
        }
        let before = UNIX_EPOCH - Duration::from_secs(86_400);
        let utc = FixedOffset::east_opt(0).unwrap();
        assert_eq!(date_in(before, Language::English, &utc), "1969-12-31 00:00");
    }
}

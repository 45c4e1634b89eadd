//! Clocks, in the three ways in which controllers tell of them.

use std::time::Duration;

use crate::gtp::clock::Control;

use super::arguments::{color, exactly, number, seconds};
use super::{Engine, Failure, Reply};

impl Engine {
    /// Stones without time are absolute time; time without stones is, by the
    /// specification, no limit. Nothing at all cannot be played in, and is
    /// taken for no limit as well.
    pub(super) fn time_settings(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [main, period, moves] = exactly(arguments)?;
        let (main, period) = (seconds(main)?, seconds(period)?);
        let moves = number(moves)?;
        self.clocks.set(match (main, period, moves) {
            (Duration::ZERO, Duration::ZERO, _) => Control::Unlimited,
            (main, Duration::ZERO, _) => Control::Absolute(main),
            (_, _, 0) => Control::Unlimited,
            (main, period, moves) => Control::Canadian {
                main,
                period,
                moves,
            },
        });
        Ok(Reply::done())
    }

    /// What a side has left. Some controllers count below zero.
    pub(super) fn time_left(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by, time, stones] = exactly(arguments)?;
        let by = color(by)?;
        let left = match time.strip_prefix('-') {
            Some(beyond) => seconds(beyond).map(|_| Duration::ZERO)?,
            None => seconds(time)?,
        };
        self.clocks.told(by, left, number(stones)?);
        Ok(Reply::done())
    }

    pub(super) fn kgs_time_settings(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        self.clocks.set(kgs_control(arguments)?);
        Ok(Reply::done())
    }

    /// As KGS has them, and Fischer's besides.
    pub(super) fn kata_time_settings(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let control = match arguments {
            [kind, main, increment] if kind == "fischer" => Control::Fischer {
                main: seconds(main)?,
                increment: seconds(increment)?,
            },
            others => kgs_control(others)?,
        };
        self.clocks.set(control);
        Ok(Reply::done())
    }
}

fn kgs_control(arguments: &[String]) -> Result<Control, Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *words.as_slice() {
        ["none"] => Ok(Control::Unlimited),
        ["absolute", main] => Ok(Control::Absolute(seconds(main)?)),
        ["byoyomi", main, period, periods] => Ok(Control::ByoYomi {
            main: seconds(main)?,
            period: seconds(period)?,
            periods: at_least_one(periods)?,
        }),
        ["canadian", main, period, moves] => Ok(Control::Canadian {
            main: seconds(main)?,
            period: seconds(period)?,
            moves: at_least_one(moves)?,
        }),
        [] => Err(Failure::Missing("the kind of clock")),
        ["none" | "absolute" | "byoyomi" | "canadian", ..] => {
            Err(Failure::argument(&words.join(" "), "a complete clock"))
        }
        [kind, ..] => Err(Failure::argument(kind, "a kind of clock")),
    }
}

fn at_least_one(text: &str) -> Result<u32, Failure> {
    match number(text)? {
        0 => Err(Failure::argument(text, "at least one")),
        number => Ok(number),
    }
}

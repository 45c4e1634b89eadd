//! The options of `jego analysis`, and those that are KataGo's.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use jego::analysis::AtEnd;

use super::values::time;

/// What KataGo spells with one dash.
const SPELLED_WITH_ONE_DASH: [&str; 6] = [
    "-model",
    "-human-model",
    "-config",
    "-override-config",
    "-analysis-threads",
    "-quit-without-waiting",
];

/// How positions are analyzed for other programs.
#[derive(Debug, clap::Args)]
pub(crate) struct AnalysisArgs {
    /// Number of positions analyzed at a time; by default one per core
    #[arg(long, visible_alias = "analysis-threads", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Visits per position where a query does not say
    #[arg(long, value_name = "NUMBER", default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=1 << 30))]
    pub(crate) visits: u32,
    /// Maximum time per position where a query does not say
    #[arg(long, value_name = "SECONDS", value_parser = time, allow_negative_numbers = true)]
    pub(crate) time: Option<Duration>,
    /// Random seed; with --threads 1 the same queries get the same results
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Settings for all queries, as KataGo names them: reportAnalysisWinratesAs=SIDETOMOVE
    #[arg(long, value_name = "NAME=VALUE,…")]
    pub(crate) override_config: Vec<String>,
    /// Drop what is still to be answered when the input ends
    #[arg(long)]
    pub(crate) quit_without_waiting: bool,
    /// Accepted for KataGo's clients and not needed: the networks are built in
    #[arg(long, value_name = "FILE")]
    pub(crate) model: Option<PathBuf>,
    /// Accepted for KataGo's clients and not needed
    #[arg(long, value_name = "FILE")]
    pub(crate) human_model: Option<PathBuf>,
    /// Accepted for KataGo's clients and not read
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Vec<PathBuf>,
}

impl AnalysisArgs {
    /// What happens when the input has ended.
    pub(crate) const fn at_end(&self) -> AtEnd {
        match self.quit_without_waiting {
            true => AtEnd::Stop,
            false => AtEnd::Finish,
        }
    }
}

/// The command line with KataGo's options spelled as all others are.
pub(crate) fn as_katago_spells(line: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut line: Vec<OsString> = line.collect();
    let is_analysis = line.get(1).is_some_and(|word| word == "analysis");
    for word in line.iter_mut().skip(2).filter(|_| is_analysis) {
        let name = word.to_str().and_then(|text| text.split('=').next());
        if name.is_some_and(|name| SPELLED_WITH_ONE_DASH.contains(&name)) {
            let mut spelled = OsString::from("-");
            spelled.push(&*word);
            *word = spelled;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(line: &str) -> String {
        let words = line.split(' ').map(OsString::from);
        let words = as_katago_spells(words);
        let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
        words.join(" ")
    }

    #[test]
    fn only_what_katago_spells_so_gets_a_second_dash() {
        assert_eq!(
            spelled("jego analysis -model a -config=b -override-config x=y --threads 2"),
            "jego analysis --model a --config=b --override-config x=y --threads 2"
        );
        assert_eq!(spelled("jego gtp -model a"), "jego gtp -model a");
        assert_eq!(spelled("jego analysis -v"), "jego analysis -v");
    }
}

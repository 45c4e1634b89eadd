//! `jego analysis`: positions analyzed for other programs.

use std::io::{self, Write};

use jego::analysis::{AnalysisSettings, Settings, serve};
use jego::gtp::default_threads;

use crate::args::AnalysisArgs;

/// Answers queries from standard input until it ends, and says on standard error
/// what of the command line has no meaning here.
pub(crate) fn analysis(args: &AnalysisArgs) -> io::Result<()> {
    let mut defaults = Settings {
        time: args.time,
        ..Settings::of_visits(args.visits)
    };
    let mut threads = args.threads.map(usize::from);
    let mut said = ignored(args);
    for pair in args.override_config.iter().flat_map(|of| of.split(',')) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let (name, value) = (name.trim(), value.trim());
        if name == "numAnalysisThreads" {
            let number = value.parse().ok().filter(|of| (1..=1024).contains(of));
            threads = threads.or(number);
        } else if let Err(why) = defaults.set(name, value) {
            said.push(format!("-override-config {pair}: {why}; ignored"));
        }
    }
    let threads = threads.unwrap_or_else(default_threads);
    let version = env!("CARGO_PKG_VERSION");
    said.push(format!(
        "Jego {version} analyzes up to {threads} positions at a time"
    ));
    said.push("Started, ready to begin handling requests".to_owned());
    // Where nobody can be told, queries are answered all the same.
    let mut log = io::stderr();
    for line in said {
        let _ = writeln!(log, "{line}");
    }
    serve(
        io::stdin(),
        io::stdout(),
        AnalysisSettings {
            threads,
            defaults,
            seed: args.seed.unwrap_or_else(rand::random),
            at_end: args.at_end(),
        },
    )
}

/// What KataGo needs and Jego does not.
fn ignored(args: &AnalysisArgs) -> Vec<String> {
    let models = args.model.iter().map(|file| ("-model", file));
    let human = args.human_model.iter().map(|file| ("-human-model", file));
    let configs = args.config.iter().map(|file| ("-config", file));
    let files = models.chain(human).chain(configs);
    let lines = files.map(|(name, file)| {
        let why = match name {
            "-config" => "settings come with the queries",
            _ => "the networks are built in",
        };
        format!("{name} {}: {why}; ignored", file.display())
    });
    lines.collect()
}

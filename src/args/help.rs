//! The help of the command line in the language of whoever reads it.
//!
//! What players use is translated: the program, its commands, the options of the
//! terminal and of problems. The options of commands for other programs are told in
//! English.

use clap::builder::PossibleValue;
use clap::{Arg, Command, ValueEnum as _};
use jego::words::{CommandLineWords as Words, Language};

use super::problems::OrderArg;
use super::values::about_level;

/// The command line with its help in a language.
pub(crate) fn in_language(mut command: Command, language: Language) -> Command {
    // What clap adds itself, `--help` and `help`, is there only then.
    command.build();
    let say = |words| language.say(words);
    let exit_codes = exit_codes(language);
    command = headed(command, language)
        .about(say(Words::Program))
        .long_about(long(language, Words::Program, Words::ProgramMore))
        .after_long_help(exit_codes.clone())
        .mut_args(|arg| {
            told(arg, language, |id| match id {
                "file" => Some(Words::File),
                "new_game" => Some(Words::NewGame),
                "resume" => Some(Words::Resume),
                "stats" => Some(Words::Stats),
                "version" => Some(Words::VersionOption),
                _ => None,
            })
        });
    command.mut_subcommands(|of| {
        let name = of.get_name().to_owned();
        let of = match command_words(&name) {
            Some(about) => of.about(say(about)),
            None => of,
        };
        match name.as_str() {
            "console" => headed(of, language)
                .long_about(long(language, Words::Console, Words::ConsoleMore))
                .after_long_help(exit_codes.clone())
                .mut_args(|arg| told(arg, language, console_words)),
            "problems" => headed(of, language)
                .long_about(long(language, Words::Problems, Words::ProblemsMore))
                .mut_args(|arg| told(arg, language, problems_words)),
            _ => of,
        }
    })
}

/// A command whose headings are in the language.
fn headed(command: Command, language: Language) -> Command {
    let head = language.say(Words::UsageHead);
    let usage = command.clone().render_usage().to_string();
    let usage = usage
        .trim_start_matches("Usage: ")
        .replace("OPTIONS", language.say(Words::AnyOptions))
        .replace("COMMAND", language.say(Words::AnyCommand));
    command
        .override_usage(usage)
        .subcommand_help_heading(language.say(Words::CommandsHead))
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{head}: {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
}

/// One sentence, and the others below it.
fn long(language: Language, first: Words, more: Words) -> String {
    format!("{}\n\n{}", language.say(first), language.say(more))
}

/// An argument with its heading and its help.
fn told(arg: Arg, language: Language, words: impl Fn(&str) -> Option<Words>) -> Arg {
    let words = match arg.get_id().as_str() {
        "help" => Some(Words::HelpOption),
        id => words(id),
    };
    let heading = match arg.is_positional() {
        true => Words::ArgumentsHead,
        false => Words::OptionsHead,
    };
    let arg = arg.help_heading(language.say(heading));
    match words {
        Some(words) => with_values(arg, language, language.say(words)),
        None => arg,
    }
}

/// An argument with its help and, where everything is told, the values that it
/// takes. What clap would say of these is English.
fn with_values(arg: Arg, language: Language, help: &'static str) -> Arg {
    let values = match arg.get_action().takes_values() {
        true => arg.get_possible_values(),
        false => Vec::new(),
    };
    if values.is_empty() {
        return arg.help(help).long_help(None);
    }
    let about = |value: &PossibleValue| match arg.get_id().as_str() {
        "level" => Some(about_level(language, value.get_name())),
        "order" => order_words(value.get_name()).map(|words| language.say(words).to_owned()),
        _ => value.get_help().map(ToString::to_string),
    };
    let told: Vec<(&str, Option<String>)> = values
        .iter()
        .map(|value| (value.get_name(), about(value)))
        .collect();
    let mut long = format!("{help}\n\n{}:", language.say(Words::ValuesHead));
    if told.iter().all(|(_, about)| about.is_none()) {
        let names = told.iter().map(|&(name, _)| name);
        long.push_str(&format!(" {}", names.collect::<Vec<_>>().join(", ")));
    } else {
        for (name, about) in told {
            long.push_str(&format!("\n- {name}: {}", about.unwrap_or_default()));
        }
    }
    arg.help(help).long_help(long).hide_possible_values(true)
}

fn order_words(name: &str) -> Option<Words> {
    Some(match OrderArg::from_str(name, true).ok()? {
        OrderArg::Given => Words::OrderGiven,
        OrderArg::Shuffled => Words::OrderShuffled,
        OrderArg::Failed => Words::OrderFailed,
        OrderArg::Unsolved => Words::OrderUnsolved,
        OrderArg::Due => Words::OrderDue,
    })
}

fn exit_codes(language: Language) -> String {
    let codes = [
        (0, Words::ExitSuccess),
        (1, Words::ExitFailure),
        (2, Words::ExitInvalid),
    ];
    let mut text = format!("{}:", language.say(Words::ExitCodesHead));
    for (code, words) in codes {
        text.push_str(&format!("\n  {code}  {}", language.say(words)));
    }
    text
}

fn command_words(name: &str) -> Option<Words> {
    Some(match name {
        "console" => Words::Console,
        "info" => Words::Info,
        "convert" => Words::Convert,
        "gtp" => Words::Gtp,
        "analysis" => Words::Analysis,
        "match" => Words::Match,
        "review" => Words::Review,
        "render" => Words::Render,
        "problems" => Words::Problems,
        "library" => Words::Library,
        "completions" => Words::Completions,
        "desktop-files" => Words::DesktopFiles,
        "man" => Words::Man,
        "help" => Words::HelpCommand,
        _ => return None,
    })
}

fn console_words(id: &str) -> Option<Words> {
    Some(match id {
        "what" => Words::ConsoleWhat,
        "size" => Words::Size,
        "rules" => Words::Rules,
        "komi" => Words::Komi,
        "handicap" => Words::Handicap,
        "free" => Words::Free,
        "black" => Words::PlayBlack,
        "white" => Words::PlayWhite,
        "draw" => Words::Draw,
        "teach" => Words::Teach,
        "two_players" => Words::TwoPlayers,
        "watch" => Words::Watch,
        "level" => Words::Level,
        "rank" => Words::Rank,
        "name" => Words::Name,
        "clock" => Words::Clock,
        "atari_go" => Words::AtariGo,
        "crosscut" => Words::Crosscut,
        "quarto" => Words::Quarto,
        "charset" => Words::Charset,
        "language" => Words::Language,
        "plain" => Words::Plain,
        _ => return None,
    })
}

fn problems_words(id: &str) -> Option<Words> {
    Some(match id {
        "what" => Words::ProblemsWhat,
        "mistakes" => Words::Mistakes,
        "order" => Words::Order,
        "theme" => Words::Theme,
        "grade" => Words::Grade,
        "turn" => Words::Turn,
        "swap" => Words::Swap,
        "first" => Words::First,
        "seed" => Words::Seed,
        "language" => Words::Language,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::args::Args;

    #[test]
    fn nothing_that_players_use_is_left_in_english() {
        let command = in_language(Args::command(), Language::English);
        for of in command.get_subcommands() {
            assert!(command_words(of.get_name()).is_some(), "{}", of.get_name());
        }
        for (name, words) in [
            ("console", console_words as fn(&str) -> Option<Words>),
            ("problems", problems_words),
        ] {
            let of = command.find_subcommand(name).unwrap();
            for arg in of.get_arguments().filter(|arg| arg.get_id() != "help") {
                assert!(words(arg.get_id().as_str()).is_some(), "{name} {arg}");
            }
        }
    }

    #[test]
    fn help_is_in_the_language() {
        for &language in Language::ALL {
            let mut command = in_language(Args::command(), language);
            let text = command.render_long_help().to_string();
            for words in [Words::ProgramMore, Words::Console, Words::UsageHead] {
                let first = language.say(words).chars().take(8).collect::<String>();
                assert!(text.contains(&first), "{language:?}: {first} in {text}");
            }
            let console = command.find_subcommand_mut("console").unwrap();
            let text = console.render_long_help().to_string();
            assert!(text.contains(language.say(Words::TwoPlayers)), "{text}");
            if language != Language::English {
                for english in ["[possible", "Possible", "about 30k", "OPTIONS"] {
                    let same = [Words::ValuesHead, Words::AnyOptions]
                        .map(|words| language.say(words))
                        .into_iter()
                        .any(|said| english == said);
                    assert!(same || !text.contains(english), "{language:?}: {english}");
                }
            }
            let problems = command.find_subcommand_mut("problems").unwrap();
            let text = problems.render_long_help().to_string();
            assert!(text.contains(language.say(Words::OrderDue)), "{text}");
        }
    }
}

//! `jego completions` and `jego man`: what shells and readers of manuals need,
//! out of the definitions of the command line.

use std::io::{self, Write};

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotExplain {
    /// There is no such command.
    #[error("there is no command {0:?}; `jego --help` lists them")]
    Unknown(String),
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Writes what a shell needs to complete the command line.
pub(crate) fn completions(
    shell: Shell,
    mut command: Command,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "jego", &mut script);
    out.write_all(&script)
}

/// Writes the manual page of the program, or that of one of its commands.
pub(crate) fn manual(
    of: Option<&str>,
    mut command: Command,
    out: &mut impl Write,
) -> Result<(), CannotExplain> {
    command.build();
    let command = match of {
        None => command,
        Some(name) => {
            let found = command.find_subcommand(name).cloned();
            found.ok_or_else(|| CannotExplain::Unknown(name.to_owned()))?
        }
    };
    Ok(Man::new(command).render(out)?)
}

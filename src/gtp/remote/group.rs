//! Process groups: a program together with all that it has started.
//!
//! Engines are often started by a script, and what a script has started
//! outlives it. Where a system has no such groups, the program ends alone.

use std::process::{Child, Command};

/// Gives a program a group of its own.
#[cfg(unix)]
pub(super) fn begin(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;

    command.process_group(0);
}

#[cfg(not(unix))]
pub(super) fn begin(_: &mut Command) {}

/// Ends all processes of a program's group.
#[cfg(unix)]
pub(super) fn kill(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};

    // One without any process is gone already.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
pub(super) fn kill(_: &Child) {}

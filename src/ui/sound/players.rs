//! Programs of the system that play a file: for systems without a sound server
//! that we can talk to.

use std::io::{self, Write as _};
use std::process::{Child, Command, Stdio};

use tempfile::NamedTempFile;

use super::synth::RATE;

/// How many play at once at most: each is a process.
const MOST_AT_ONCE: usize = 4;

/// A program, and what it is told before the name of the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    program: &'static str,
    arguments: &'static [&'static str],
}

/// Those that systems have, the most direct first.
pub(super) const PROGRAMS: [Player; 3] = [
    Player {
        program: "pw-play",
        arguments: &[],
    },
    Player {
        program: "paplay",
        arguments: &[],
    },
    Player {
        program: "aplay",
        arguments: &["-q"],
    },
];

/// The programs that may work, and those that run.
pub(super) struct Players {
    /// The first is used; one that failed is gone for good.
    left: Vec<Player>,
    running: Vec<Running>,
}

struct Running {
    program: &'static str,
    child: Child,
    /// Deleted once it was played.
    _file: NamedTempFile,
}

impl Players {
    pub(super) const fn new(left: Vec<Player>) -> Self {
        Self {
            left,
            running: Vec::new(),
        }
    }

    /// Whether one is left that may work.
    pub(super) const fn any(&self) -> bool {
        !self.left.is_empty()
    }

    /// Starts the first program that starts.
    pub(super) fn play(&mut self, sound: &[f32]) {
        self.reap();
        if self.running.len() >= MOST_AT_ONCE {
            return;
        }
        while let Some(player) = self.left.first() {
            match start(*player, sound) {
                Ok(running) => {
                    self.running.push(running);
                    return;
                }
                Err(_) => drop(self.left.remove(0)),
            }
        }
    }

    /// Forgets the programs that the system does not have.
    pub(super) fn seek(&mut self) {
        self.left.retain(|player| {
            let started = quiet(player.program).arg("--version").spawn();
            started.is_ok_and(|mut child| child.wait().is_ok())
        });
    }

    /// Forgets those that have ended, and the program of one that failed.
    pub(super) fn reap(&mut self) {
        let left = &mut self.left;
        self.running
            .retain_mut(|running| match running.child.try_wait() {
                Ok(None) => true,
                Ok(Some(status)) => {
                    if !status.success() {
                        left.retain(|player| player.program != running.program);
                    }
                    false
                }
                Err(_) => false,
            });
    }
}

fn start(player: Player, sound: &[f32]) -> io::Result<Running> {
    let mut file = tempfile::Builder::new()
        .prefix("jego-")
        .suffix(".wav")
        .tempfile()?;
    file.write_all(&wav(sound))?;
    let mut command = quiet(player.program);
    let child = command
        .args(player.arguments)
        .arg(file.path().as_os_str())
        .spawn()?;
    Ok(Running {
        program: player.program,
        child,
        _file: file,
    })
}

/// A program whose output is discarded.
fn quiet(program: &str) -> Command {
    let mut command = Command::new(program);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// A sample as sixteen bits.
pub(super) fn sixteen_bits(sample: f32) -> i16 {
    // The clamp makes the conversion exact.
    (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16
}

/// The file: a header of 44 bytes and the samples.
fn wav(sound: &[f32]) -> Vec<u8> {
    const BYTES: u16 = 2;
    let length = u32::try_from(sound.len() * usize::from(BYTES)).unwrap_or(u32::MAX - 36);
    let mut file = Vec::with_capacity(44 + sound.len() * usize::from(BYTES));
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain samples, one channel.
    file.extend([1_u16, 1].map(u16::to_le_bytes).concat());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(BYTES)).to_le_bytes());
    file.extend([BYTES, 8 * BYTES].map(u16::to_le_bytes).concat());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    let samples = sound
        .iter()
        .flat_map(|&sample| sixteen_bits(sample).to_le_bytes());
    file.extend(samples);
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_how_long_it_is() {
        let file = wav(&[0.0, 1.0, -1.0]);
        assert_eq!(file.len(), 44 + 6);
        assert_eq!(&file[..4], b"RIFF");
        assert_eq!(file[4..8], (file.len() as u32 - 8).to_le_bytes());
        assert_eq!(file[24..28], RATE.to_le_bytes());
        assert_eq!(file[40..44], 6_u32.to_le_bytes());
        assert_eq!(file[44..], [0, 0, 0xff, 0x7f, 0x01, 0x80]);
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_is_not_there_or_fails_is_given_up() {
        let player = |program| Player {
            program,
            arguments: &[],
        };
        let mut players = Players::new(vec![player("/no/such/program"), player("false")]);
        players.play(&[0.0]);
        assert_eq!(players.left.len(), 1);
        players.running[0].child.wait().unwrap();
        players.reap();
        assert!(!players.any());
    }

    #[cfg(unix)]
    #[test]
    fn a_crowd_is_not_let_in() {
        let player = Player {
            program: "true",
            arguments: &[],
        };
        let mut players = Players::new(vec![player]);
        for _ in 0..3 * MOST_AT_ONCE {
            players.play(&[0.0]);
            assert!(players.running.len() <= MOST_AT_ONCE);
        }
        assert!(players.any());
    }
}

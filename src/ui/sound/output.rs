//! The thread that owns the device.

#[cfg(unix)]
use std::env;
#[cfg(unix)]
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::players::{PROGRAMS, Player, Players};
#[cfg(unix)]
use super::pulse::Server;
use super::synth::samples;
use super::{Cue, Device};

/// After this long without an order everything has been heard: no sound takes
/// a second.
const REST_AFTER: Duration = Duration::from_millis(1_500);

/// What the thread is asked to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// Play this, as loud as that.
    Play(Cue, u8),
    /// Find out whether anything can be played.
    Seek,
}

/// Where to look for a way to the loudspeaker, the best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Where a sound server may listen.
    #[cfg(unix)]
    pub(super) sockets: Vec<PathBuf>,
    /// Programs that play a file.
    pub(super) programs: Vec<Player>,
}

impl Places {
    /// What the system's surroundings name.
    pub(super) fn of_system() -> Self {
        Self {
            #[cfg(unix)]
            sockets: sockets(),
            programs: PROGRAMS.to_vec(),
        }
    }
}

/// Where PulseAudio, and PipeWire in its place, says that it listens.
#[cfg(unix)]
fn sockets() -> Vec<PathBuf> {
    if let Some(server) = env::var_os("PULSE_SERVER") {
        let server = server.to_string_lossy();
        let path = server.strip_prefix("unix:").unwrap_or(&server);
        // Elsewhere on the network: its own programs know the way.
        let local = path.starts_with('/').then(|| PathBuf::from(path));
        return local.into_iter().collect();
    }
    let of = |variable, inside| env::var_os(variable).map(|path| PathBuf::from(path).join(inside));
    let own = of("PULSE_RUNTIME_PATH", "native");
    own.into_iter()
        .chain(of("XDG_RUNTIME_DIR", "pulse/native"))
        .collect()
}

/// Carries out orders until nobody can give any.
pub(super) fn run(orders: &Receiver<Order>, places: Places, tell: impl Fn(Device)) {
    let mut output = Output::new(places);
    let mut random = rand::rng();
    let mut resting = true;
    loop {
        let order = if resting {
            orders.recv().map_err(RecvTimeoutError::from)
        } else {
            orders.recv_timeout(REST_AFTER)
        };
        match order {
            Ok(Order::Play(cue, volume)) => {
                let mut sound = samples(cue, &mut random);
                let gain = gain_of(volume);
                sound.iter_mut().for_each(|sample| *sample *= gain);
                output.play(&sound);
                resting = false;
            }
            Ok(Order::Seek) => output.seek(),
            Err(RecvTimeoutError::Timeout) => {
                output.rest();
                resting = true;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
        tell(output.device());
    }
}

/// Ears hear ratios, so that half the slider is a quarter of the swing.
fn gain_of(volume: u8) -> f32 {
    let share = f32::from(volume) / 100.0;
    share * share
}

/// The ways to the loudspeaker.
struct Output {
    #[cfg(unix)]
    sockets: Vec<PathBuf>,
    #[cfg(unix)]
    server: Option<Server>,
    players: Players,
}

#[cfg(unix)]
impl Output {
    fn new(places: Places) -> Self {
        Self {
            sockets: places.sockets,
            server: None,
            players: Players::new(places.programs),
        }
    }

    fn play(&mut self, sound: &[f32]) {
        // A connection may have died unnoticed; a new one is tried once.
        for _ in 0..2 {
            self.connect();
            let Some(server) = &self.server else {
                break;
            };
            if server.play(sound).is_some() {
                return;
            }
            self.server = None;
        }
        self.players.play(sound);
    }

    fn seek(&mut self) {
        self.connect();
        if self.server.is_none() {
            self.players.seek();
        }
    }

    /// Looking for a server that is not there takes no time, so that one that
    /// comes later is found by the next sound.
    fn connect(&mut self) {
        if self.server.is_none() {
            let mut sockets = self.sockets.iter();
            self.server = sockets.find_map(|socket| Server::connect(socket));
        }
    }

    fn rest(&mut self) {
        if let Some(server) = &self.server
            && server.rest().is_none()
        {
            self.server = None;
        }
        self.players.reap();
    }

    fn device(&self) -> Device {
        if self.server.is_some() || self.players.any() {
            Device::Found
        } else {
            Device::Absent
        }
    }
}

#[cfg(not(unix))]
impl Output {
    fn new(places: Places) -> Self {
        Self {
            players: Players::new(places.programs),
        }
    }

    fn play(&mut self, sound: &[f32]) {
        self.players.play(sound);
    }

    fn seek(&mut self) {
        self.players.seek();
    }

    fn rest(&mut self) {
        self.players.reap();
    }

    fn device(&self) -> Device {
        if self.players.any() {
            Device::Found
        } else {
            Device::Absent
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_volume_is_silence_and_all_of_it_changes_nothing() {
        assert_eq!(gain_of(0), 0.0);
        assert_eq!(gain_of(100), 1.0);
        assert!((1..=100).all(|volume| gain_of(volume) > gain_of(volume - 1)));
    }
}

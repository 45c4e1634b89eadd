//! The thread that owns the device.

#[cfg(not(any(windows, target_os = "macos")))]
use std::env;
#[cfg(not(any(windows, target_os = "macos")))]
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

#[cfg(any(windows, target_os = "macos"))]
use super::native::Server;
use super::players::{PROGRAMS, Player, Players};
#[cfg(not(any(windows, target_os = "macos")))]
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
    #[cfg(not(any(windows, target_os = "macos")))]
    pub(super) sockets: Vec<PathBuf>,
    /// Whether the system's own output is used.
    #[cfg(any(windows, target_os = "macos"))]
    pub(super) native: bool,
    /// Programs that play a file.
    pub(super) programs: Vec<Player>,
}

#[cfg(not(any(windows, target_os = "macos")))]
impl Places {
    /// What the environment names.
    pub(super) fn of_system() -> Self {
        Self {
            sockets: sockets(),
            programs: PROGRAMS.to_vec(),
        }
    }

    fn connect(&self) -> Option<Server> {
        let mut sockets = self.sockets.iter();
        sockets.find_map(|socket| Server::connect(socket))
    }
}

#[cfg(any(windows, target_os = "macos"))]
impl Places {
    /// The system's own output.
    pub(super) fn of_system() -> Self {
        Self {
            native: true,
            programs: PROGRAMS.to_vec(),
        }
    }

    fn connect(&self) -> Option<Server> {
        self.native.then(Server::connect).flatten()
    }
}

/// Where PulseAudio, and PipeWire in its place, says that it listens.
#[cfg(not(any(windows, target_os = "macos")))]
fn sockets() -> Vec<PathBuf> {
    if let Some(server) = env::var_os("PULSE_SERVER") {
        let server = server.to_string_lossy();
        let path = server.strip_prefix("unix:").unwrap_or(&server);
        // A server on the network is left to the programs that play files.
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

/// Loudness is heard in ratios, so half the slider is a quarter of the
/// amplitude.
fn gain_of(volume: u8) -> f32 {
    let share = f32::from(volume) / 100.0;
    share * share
}

/// The ways to the loudspeaker.
struct Output {
    places: Places,
    server: Option<Server>,
    players: Players,
}

impl Output {
    fn new(places: Places) -> Self {
        Self {
            server: None,
            players: Players::new(places.programs.clone()),
            places,
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
            self.server = self.places.connect();
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
